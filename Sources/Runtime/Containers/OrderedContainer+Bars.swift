/// Bars around the contents of a container: its own, and those of the containers around it.
extension OrderedContainer {
  /// A member of a transition, as far as bars are concerned: members below it hide bars too, and
  /// one that leaves keeps the bars that it has had.
  struct Passing {
    let member: Handle
    let below: BarEdges
    /// The container's own bars that were hidden; none for a member that arrives.
    let own: BarEdges?
  }

  /// The member that is shown, or will be when the transition under way has completed.
  private var shownNext: ViewController? {
    guard let session, !session.hasEnded, let to = session.request.to else { return selected }
    return to
  }

  /// Edges at which the shown contents hide bars.
  var barsHiddenByContents: BarEdges {
    guard controllers.insetState.hidesBars, let shown = shownNext else { return [] }
    return shown.allHiddenBars.union(barsHidden(below: shown))
  }

  /// Edges at which the container's own bars are hidden, by the host or by the contents.
  var hiddenBarsNow: BarEdges { (bars?.hidden ?? []).union(barsHiddenByContents) }

  func barsHidden(below member: ViewController) -> BarEdges {
    guard controllers.insetState.hidesBars else { return [] }
    for passing in passing where passing.member == member.handle { return passing.below }
    return barsHidden(below: member, in: members)
  }

  /// Returns the safe area of a member: that of the container, with the member's wishes for bars,
  /// and the bars.
  func safeAreaWithBars(
    inside member: ViewController, hiding edges: BarEdges, over window: Insets, for scroller: Handle
  ) -> Insets {
    let hidden = edges.union(barsHidden(below: member))
    let around = hidden.union(hiddenBars)
    let area = controllers.safeArea(of: self, hiding: around, over: window, for: scroller)
    guard let bars else { return area }
    let always = controllers.insetState.device
    let device =
      window == always
      ? area : controllers.safeArea(of: self, hiding: around, over: always, for: scroller)
    var own = bars.hidden
    for passing in passing where passing.member == member.handle { own = passing.own ?? own }
    return bars.cover(
      area, over: device, hiding: hidden.union(own), of: member, for: scroller)
  }

  /// Whether the bar of an edge is away while a member is shown.
  func hidesBar(_ edge: BarEdges, with member: ViewController) -> Bool {
    var hidden = member.allHiddenBars.union(barsHidden(below: member))
    hidden.formUnion(bars?.hidden ?? [])
    return hidden.contains(edge)
  }

  /// This container and those around it whose bars its contents can hide, from the inside out.
  private var withThoseAround: [OrderedContainer] {
    var found = [self]
    while let next = controllers.find(found[found.count - 1].parent) as? OrderedContainer {
      found.append(next)
    }
    return found
  }

  /// Moves the bars with a transition that begins.
  func takeBarsAlong(_ request: TransitionRequest, _ passing: [Passing]) {
    guard let session, session.request.from === request.from, session.request.to === request.to
    else { return }
    self.passing = passing
    guard withThoseAround.contains(where: { $0.bars != nil }) else { return }
    _ = session.coordinator.animateAlongside(
      .init(
        animation: { [self] coordinator in
          if let session = coordinator.session { moveBars(with: session) }
        }, completion: nil, view: .none))
  }

  /// Moves the bars in the block of a transition: in a slide to the side where the screens go.
  private func moveBars(with session: TransitionSession) {
    var side = 0.0
    if session.animator is SlideTransition {
      side = session.direction.forward * (session.request.policy.operation == .pop ? 1 : -1)
    }
    if let to = session.request.to, to.isViewLoaded {
      controllers.animations.performWithoutAnimation {
        controllers.adjustScrollers(below: to.viewIfLoaded.index)
      }
    }
    moveBars(side)
  }

  /// Puts the bars at rest, after a transition or a change without one.
  func settleBars() {
    passing = []
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.settle() }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// Moves the bars of all containers concerned, with the block that is open.
  private func moveBars(_ side: Double) {
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.move(side) }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// Moves the bars after a change of one, or of the edges at which they are hidden: at once, or
  /// with the block that is open. While a transition of the contents is being set up or ended the
  /// change is part of that; while one is under way it takes the rest of its time.
  func barsChanged(_ options: AnimationOptions? = nil, completion: Completion? = nil) {
    controllers.insetState.use()
    if let session = sessionBeingTold {
      let joins = session.coordinator.animateAlongside(
        .init(
          animation: nil,
          completion: completion.map { done in
            { coordinator in done(!(coordinator.session?.isCancelled ?? true)) }
          }, view: .none))
      if !joins { completion?(true) }
      return
    }
    var rest = controllers.animations.inheritedDuration
    var completion = completion
    if options == nil, let done = completion, let session = sessionOnTheWay {
      // The end of the transition puts the bars in place, which ends their motion: that counts as
      // completed.
      completion = { done($0 || session.hasEnded && !session.isCancelled) }
    }
    let options = options ?? optionsOnTheWay
    if let options {
      _ = controllers.animations.animate(options, completion: completion) { moveBars(0) }
      rest = options.total
    } else {
      moveBars(0)
    }
    for container in withThoseAround { container.bars?.settle(rest) }
    if options == nil { completion?(true) }
  }

  /// The transition here, or inside the contents, that is being set up or ended and makes its
  /// calls.
  private var sessionBeingTold: TransitionSession? {
    for session in [transitions.notifying, self.session] {
      guard let session, session.isPreparing || session.hasEnded,
        moves(with: session)
      else { continue }
      return session
    }
    return nil
  }

  /// Options for bars that move without given ones while a transition is under way; none if there
  /// is no such transition, or a block is open.
  private var optionsOnTheWay: AnimationOptions? {
    guard let session = sessionOnTheWay else { return nil }
    let rest = (1 - session.motion.driver.fraction) * session.duration
    var options = AnimationOptions(duration: max(rest, TransitionSession.shortestCarry))
    options.curve = .cubic(.easeInOut)
    return options
  }

  private var sessionOnTheWay: TransitionSession? {
    guard controllers.animations.contexts.isEmpty else { return nil }
    for session in transitions.sessions where session.hasBegun && moves(with: session) {
      return session
    }
    return nil
  }

  /// Whether a transition is one of this container, or of one inside it whose contents can hide its
  /// bars.
  private func moves(with session: TransitionSession) -> Bool {
    guard session.request.policy.kind == .contents,
      let inner = session.request.container as? OrderedContainer
    else { return false }
    return inner.withThoseAround.contains { $0 === self }
  }

  /// Sets or removes the bar of an edge.
  func setBar(_ edge: BarEdges, _ view: Handle, height: Double) throws(Fault) {
    let views = controllers.views
    if !view.isNone {
      guard view != views.window, views.rows[view.index].owner == 0,
        !isViewLoaded || !views.isDescendant(viewIfLoaded.index, of: view.index)
      else {
        throw Fault(
          .invalidState, "the view is the window, a controller's, or around the container")
      }
    }
    if bars == nil { bars = Bars(self) }
    try bars?.set(edge, view, height)
    barsChanged()
  }
}

extension ViewController {
  /// Sets the edges at which the bars around this controller are hidden while it is shown.
  final func setHiddenBars(_ edges: BarEdges) {
    guard edges != hiddenBars else { return }
    hiddenBars = edges
    controllers.insetState.hideBars()
    let container = self as? OrderedContainer ?? controllers.find(parent) as? OrderedContainer
    container?.barsChanged()
  }
}
