/// Transitions between views (UA-13). One that runs already is no reason to wait: the new one
/// starts from what is shown.
extension Animations {
  /// Lets one view take another's place. It comes into the superview of the old one, which is
  /// removed at the end; or both stay and are shown and hidden. When an animator brings it back to
  /// its start, the old one stays.
  func transition(
    from: Int, to: Int, _ options: AnimationOptions, _ keepCompletion: () -> Int32
  ) throws(Fault) -> Handle {
    guard from != to else { throw Fault(.invalidArgument, "the old and the new view are the same") }
    guard let superview = views.parent(from) else {
      throw Fault(.invalidState, "the old view has no superview")
    }
    let style = options.flags.transition
    let staysInTree = options.flags.contains(.showHideTransitionViews)
    if staysInTree {
      guard views.parent(to) != nil else {
        throw Fault(.invalidState, "the new view has no superview to be shown in")
      }
      views.setHidden(to, false)
    } else if style == .curlUp {
      try views.insert(to, into: superview, below: from)
    } else {
      try views.insert(to, into: superview, above: from)
    }
    let old = views.rows[from].handle
    let new = views.rows[to].handle
    return run(options, style, from: from, to: to, keepCompletion(), {}) {
      [self] id, hasArrived in
      let gone = hasArrived ? old : new
      guard owns(gone, id) else { return }
      if staysInTree {
        views.setHidden(gone.index, true)
      } else {
        views.removeFromSuperview(gone.index)
      }
    }
  }

  /// Lets a view show something else: what a body has made of it and its subviews. Until then a
  /// snapshot shows it as it was. The body's changes are made at once, or in the timing of the
  /// transition if `allowAnimatedContent` says so.
  func transition(
    with view: Int, _ options: AnimationOptions, _ keepCompletion: () -> Int32,
    _ body: () -> Void
  ) throws(Fault) -> Handle {
    let style = options.flags.transition
    guard style != .none, let superview = views.parent(view) else {
      run(resolve(options), body)
      return commit(keeping: keepCompletion())
    }
    let picture = try tracks.makeSnapshot(of: view)
    // Now its superview holds it.
    if style == .curlDown {
      try views.insert(picture.index, into: superview, below: view)
    } else {
      try views.insert(picture.index, into: superview, above: view)
    }
    views.release(picture)
    let completion = keepCompletion()
    let handle = views.rows[view].handle
    let isAnimated = options.flags.contains(.allowAnimatedContent)
    if !isAnimated { performWithoutAnimation(body) }
    guard views.names.contains(handle), views.names.contains(picture) else {
      completions.fire(completion, finished: true)
      return .none
    }
    return run(
      options, style, from: picture.index, to: view, completion, { if isAnimated { body() } }
    ) { [self] _, _ in
      if views.names.contains(picture) { views.removeFromSuperview(picture.index) }
    }
  }

  /// Takes views away: they fade while a body does what it likes, and leave their superviews at the
  /// end, with the alpha that they had. One whose alpha is another by then stays.
  func remove(
    _ gone: [Handle], _ options: AnimationOptions, _ completion: Int32, _ body: () -> Void
  ) -> Handle {
    let context = resolve(options)
    var driver: Driver?
    if case .driver(let owner, _) = context.target { driver = owner }
    var alphas: [Double] = []
    for view in gone { alphas.append(views.look(view.index)[0]) }
    let rest: Completions.Handler = { [self] finished in
      for index in gone.indices where views.names.contains(gone[index]) {
        let view = gone[index].index
        guard views.look(view)[0] == 0 else { continue }
        views.removeFromSuperview(view)
        guard views.names.contains(gone[index]) else { continue }
        put(view, .alpha, [alphas[index]])
      }
      completions.settle(completion, finished: finished)
    }
    let end = { [self] (finished: Bool) in
      // An animator that has come back to its start brings values back after this.
      if let driver, driver.fraction <= 0 { return completions.post(finished: finished, rest) }
      rest(finished)
    }
    return animate(context, completion: end) {
      for view in gone where views.names.contains(view) { move(view.index, .alpha, [0]) }
      body()
    }
  }

  private func run(
    _ options: AnimationOptions, _ style: ViewTransitionStyle, from: Int, to: Int,
    _ completion: Int32, _ body: () -> Void,
    _ tidyUp: @escaping (_ id: Int32, _ hasArrived: Bool) -> Void
  ) -> Handle {
    let id = beginViewTransition(style, from: from, to: to)
    let context = resolve(options)
    var driver: Driver?
    if case .driver(let owner, _) = context.target { driver = owner }
    let end = { [self] (finished: Bool) in
      let isBack = driver.map { $0.fraction <= 0 || !hasArrived(id) } ?? false
      let rest: Completions.Handler = { [self] finished in
        tidyUp(id, !isBack)
        endViewTransition(id)
        completions.settle(completion, finished: finished)
      }
      // A driver that has come back to its start rolls its members back after this.
      if isBack { completions.post(finished: finished, rest) } else { rest(finished) }
    }
    return animate(context, completion: end) {
      applyViewTransition(id)
      body()
    }
  }
}
