/// The bars around what a container shows: its own, and those of the containers that it stands in.
extension OrderedContainer {
  /// What a member brings into a transition: what stands below it hides bars, too, and one that leaves
  /// keeps those that it has had.
  struct Passing {
    let member: Handle
    let below: BarEdges
    /// Of the container's own, those that were hidden; none for what comes.
    let own: BarEdges?
  }

  /// What is shown, or will be when the transition under way has completed.
  private var shownNext: ViewController? {
    guard let session, !session.hasEnded, let to = session.request.to else { return selected }
    return to
  }

  /// The edges at which what is shown hides bars.
  var barsHiddenByContents: BarEdges {
    guard controllers.hidesBars, let shown = shownNext else { return [] }
    return shown.allHiddenBars.union(barsHidden(below: shown))
  }

  /// The edges at which its own bars are not to be seen.
  var hiddenBarsNow: BarEdges { (bars?.hidden ?? []).union(barsHiddenByContents) }

  func barsHidden(below member: ViewController) -> BarEdges {
    guard controllers.hidesBars else { return [] }
    for passing in passing where passing.member == member.handle { return passing.below }
    return barsHidden(below: member, in: members)
  }

  /// The safe area of a member: that of the container as it is with the member's wishes, and its bars.
  func safeAreaWithBars(
    inside member: ViewController, hiding edges: BarEdges, over window: Insets
  ) -> Insets {
    let hidden = edges.union(barsHidden(below: member))
    let around = hidden.union(hiddenBars)
    let area = controllers.safeArea(of: self, hiding: around, over: window)
    guard let bars else { return area }
    let always = controllers.deviceInsets
    let device =
      window == always ? area : controllers.safeArea(of: self, hiding: around, over: always)
    var own = bars.hidden
    for passing in passing where passing.member == member.handle { own = passing.own ?? own }
    return bars.cover(area, over: device, hiding: hidden.union(own))
  }

  /// This and those around it whose bars what it shows can hide, from the inside out.
  private var withThoseAround: [OrderedContainer] {
    var found = [self]
    while let next = controllers.find(found[found.count - 1].parent) as? OrderedContainer {
      found.append(next)
    }
    return found
  }

  /// A transition begins: the bars move with it.
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

  private func moveBars(with session: TransitionSession) {
    var side = 0.0
    if session.animator is SlideTransition {
      side = session.request.policy.operation == .pop ? 1 : -1
    }
    if let to = session.request.to, to.isViewLoaded {
      controllers.animations.performWithoutAnimation {
        controllers.adjustScrollers(below: to.viewIfLoaded.index)
      }
    }
    moveBars(side)
  }

  /// The transition is over, or the arrangement has changed without one.
  func settleBars() {
    passing = []
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.settle() }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// All that are concerned go to where they belong, with the block that is open.
  private func moveBars(_ side: Double) {
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.move(side) }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// A bar has changed, or what hides it: at once, or with the block that is open. While a transition
  /// of what it holds is being set up or taken down, it is part of that; while one is under way, it
  /// takes the time that is left of that.
  func barsChanged(_ options: AnimationOptions? = nil, completion: Completion? = nil) {
    controllers.usesInsets = true
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
      // Its end puts the bars where they go, which ends what moves them.
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

  /// The transition here, or in what is shown here, that has not begun to move or moves no more.
  private var sessionBeingTold: TransitionSession? {
    for session in [transitions.telling, self.session] {
      guard let session, session.isPreparing || session.hasEnded,
        moves(with: session)
      else { continue }
      return session
    }
    return nil
  }

  /// How bars go that nobody has said a word about, while those of a transition are on their way; none
  /// when there is none, or a block is open.
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

  /// Whether a transition is one of what stands here.
  private func moves(with session: TransitionSession) -> Bool {
    guard session.request.policy.kind == .contents,
      let inner = session.request.container as? OrderedContainer
    else { return false }
    return inner.withThoseAround.contains { $0 === self }
  }

  /// Takes a bar, or none, at an edge.
  func setBar(_ edge: BarEdges, _ view: Handle, height: Double) throws(Fault) {
    let views = controllers.views
    if !view.isNone {
      guard view != views.window, views.rows[view.index].controller == 0,
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
  /// At which edges the bars around it are hidden while it is shown.
  final func setHiddenBars(_ edges: BarEdges) {
    guard edges != hiddenBars else { return }
    hiddenBars = edges
    controllers.hidesBars = true
    let container = self as? OrderedContainer ?? controllers.find(parent) as? OrderedContainer
    container?.barsChanged()
  }
}
