/// A container with its children in an order of its own, one of which is shown: the base of
/// navigation, tab bar and page view controllers.
///
/// Every request gives a new arrangement of members, and one function, `arrange`, carries it out.
class OrderedContainer: ViewController {
  final let transitions: Transitions
  final private(set) var members: [ViewController] = []
  /// The member that is shown.
  final private(set) var selected: ViewController?
  /// Controllers that will be members when the transition under way has completed, or been
  /// cancelled.
  private var promised: [ViewController] = []
  final private(set) var bars: Bars?
  /// The members between which a transition takes place, as far as bars are concerned.
  final private(set) var passing: [Passing] = []

  typealias Completion = (_ completed: Bool) -> Void

  init(transitions: Transitions, delegate: ViewControllerDelegate) {
    self.transitions = transitions
    super.init(controllers: transitions.controllers, delegate: delegate)
  }

  final func contains(_ controller: ViewController) -> Bool {
    members.contains { $0 === controller }
  }

  final var isShown: Bool { isOnScreen }

  /// The transition between two members that is under way; a change of size does not count.
  final var session: TransitionSession? {
    guard let session = transitions.session(of: handle),
      session.request.from != nil || session.request.to != nil
    else { return nil }
    return session
  }

  // MARK: What the kinds of container differ in

  /// Whether a controller can be a member of this kind of container.
  func takes(_ controller: ViewController) -> Bool { true }

  /// The policy of the transition by which `removeFromParent` takes away the selected member.
  var removal: TransitionPolicy { .pop }

  /// Returns the member to show among new ones, when `wanted` has been asked for.
  func selection(in members: [ViewController], wanting wanted: ViewController?) -> ViewController? {
    nil
  }

  /// Asks the delegate for animator and interaction controller; can set that nothing is animated.
  func askDelegate(_ request: inout TransitionRequest, _ from: ViewController, _ to: ViewController)
  {}

  /// Returns the edges at which members below a member hide the bars around it.
  func barsHidden(below member: ViewController, in members: [ViewController]) -> BarEdges { [] }

  /// Called when the arrangement is the new one, or, after a cancel, the old one again.
  func hasSettled(completed: Bool) {}

  /// Called when members have been replaced without a transition.
  func membersWereReplaced() {}

  /// Returns the frame of a member's view in the container's view.
  func frame(of member: ViewController) -> Rect { controllers.views.bounds(viewIfLoaded.index) }

  func notifyWillShow(_ controller: ViewController, animated: Bool) {}

  func notifyDidShow(_ controller: ViewController, animated: Bool) {}

  // MARK: The view

  override var contentChild: ViewController? { selected }

  override func noteRoom() { bars?.noteRoom() }

  override var allHiddenBars: BarEdges { hiddenBars.union(barsHiddenByContents) }

  override func safeArea(
    inside child: ViewController, hiding edges: BarEdges, over window: Insets, for scroller: Handle
  ) -> Insets {
    keeps(child)
      ? safeAreaWithBars(inside: child, hiding: edges, over: window, for: scroller)
      : super.safeArea(inside: child, hiding: edges, over: window, for: scroller)
  }

  override func barProgress(_ edge: BarEdges) -> Double? { bars?.progress(edge) }

  override func layOutContents() {
    bars?.layOut()
    transitions.followAfterimages(in: viewIfLoaded)
    guard let session else {
      if let selected { place(selected) }
      return
    }
    if session.isPreparing, let from = session.request.from { place(from) }
    session.followContainer()
  }

  /// Puts bars at rest, and adds the view of the selected member, if the arrangement has changed
  /// while nothing was shown.
  override func willAppearBeforeChildren() {
    bars?.settle()
    // Loading calls the host, which may request something else: that request adds its view by
    // itself.
    guard let present = memberInPlace, (try? present.loadViewIfNeeded()) != nil,
      present === memberInPlace,
      present.standIn.isNone, isViewLoaded, present.isViewLoaded, appearance == .appearing,
      !controllers.views.isDescendant(present.viewIfLoaded.index, of: viewIfLoaded.index)
    else { return }
    controllers.placeAlong(present, in: viewIfLoaded.index)
    // Its layout calls the host.
    guard present === memberInPlace, present.isViewLoaded, isViewLoaded else { return }
    try? controllers.views.add(present.viewIfLoaded.index, to: viewIfLoaded.index)
  }

  /// The member whose view belongs in the container now: the selected one, or the old one until the
  /// transition starts, which then adds and removes views itself.
  private var memberInPlace: ViewController? {
    guard let session else { return selected }
    return session.isPreparing ? session.request.from : nil
  }

  override func willAppearWithChildren(animated: Bool) {
    if let selected, session == nil { notifyWillShow(selected, animated: animated) }
  }

  override func didAppearWithChildren(animated: Bool) {
    if let selected, session == nil { notifyDidShow(selected, animated: animated) }
  }

  // MARK: Children

  override func keeps(_ child: ViewController) -> Bool {
    contains(child) || promised.contains { $0 === child }
  }

  override func dismissKept(_ child: ViewController) {
    transitions.perform(for: self, naming: [child]) { [self] in
      guard contains(child) else { return }
      arrange(
        members.filter { $0 !== child }, showing: selected, removal, isImmediate: true,
        animated: false, nil)
    }
  }

  override func dispose() {
    members = []
    selected = nil
    promised = []
    bars?.end()
    bars = nil
    super.dispose()
  }

  /// Throws if a controller cannot become a member.
  final func checkNewcomer(_ controller: ViewController) throws(Fault) {
    guard takes(controller) else {
      throw Fault(
        .invalidArgument,
        "\(controllers.name(controller)) shows tabs: it cannot stand in a navigation stack")
    }
    try checkMember(controller)
  }

  /// Throws if the controllers cannot all become members, or if one is given twice.
  final func checkNewcomers(_ new: [ViewController]) throws(Fault) {
    var known = KeyMap()
    for controller in new {
      try checkNewcomer(controller)
      guard known.insert(UInt64(controller.handle.bits), 0) < 0 else {
        throw Fault(.invalidArgument, "\(controllers.name(controller)) is given twice")
      }
    }
  }

  /// Returns the controllers of a list that are not in another one, both from an index on.
  private func those(
    of list: [ViewController], notIn other: [ViewController], from first: Int = 0
  ) -> [ViewController] {
    var known = KeyMap()
    for index in first..<max(first, other.count) {
      _ = known.insert(UInt64(other[index].handle.bits), 0)
    }
    var found: [ViewController] = []
    for index in first..<max(first, list.count)
    where known.find(UInt64(list[index].handle.bits)) < 0 { found.append(list[index]) }
    return found
  }
}

extension OrderedContainer {
  /// Replaces the members at once, without transition and callbacks: another container takes the
  /// old ones, or has given up the new ones, in the same turn. Views stay where they are; the last
  /// member is selected.
  final func replaceMembers(_ new: [ViewController]) {
    let old = members
    members = new
    selected = new.last
    for member in those(of: old, notIn: new) { detach(member) }
    for member in new { appendChild(member) }
    membersWereReplaced()
  }

  /// Carries out a new arrangement by one transition from the old selected member to the new one.
  ///
  /// If `isImmediate` the arrangement holds from now on (NV-6), else when the transition has
  /// completed (NV-3). A cancel restores the old one, with every member at its old index (NV-4).
  final func arrange(
    _ wanted: [ViewController], showing choice: ViewController?, _ policy: TransitionPolicy,
    isImmediate: Bool, animated: Bool, _ completion: Completion?
  ) {
    let old = members
    let from = selected
    // The common beginning of both lists stays as it is: a push onto a long stack looks at one
    // controller.
    var shared = 0
    while shared < min(old.count, wanted.count), old[shared] === wanted[shared] { shared += 1 }
    // Loops, as operations on slices would add kilobytes to the library.
    promised = []
    for index in shared..<old.count { promised.append(old[index]) }
    for index in shared..<wanted.count { promised.append(wanted[index]) }
    let new = takeIn(wanted, from: shared)
    let added = those(of: new, notIn: old, from: shared)
    let removed = those(of: old, notIn: new, from: shared)
    for controller in removed { controllers.willMove(controller, to: nil) }
    let to = selection(in: new, wanting: choice)
    // Before the members are others: the old side keeps the bars that it has.
    let passing = passing(from: from, to: to, in: new)
    if isImmediate {
      members = new
      selected = to
    }
    var request = TransitionRequest(
      policy: policy, container: self, from: from, to: to,
      isAnimated: animated && from != nil && to != nil && from !== to && isShown,
      containerView: { [self] () throws(Fault) in try view() })
    if added.contains(where: { $0 === to }) { request.parentChanges.insert(.toJoins) }
    if removed.contains(where: { $0 === from }) { request.parentChanges.insert(.fromLeaves) }
    request.settle = { [self] completed in
      members = completed ? new : old
      selected = completed ? to : from
      promised = []
      hasSettled(completed: completed)
      for side in [from, to] { if let side { place(side) } }
    }
    request.moved = { [self] completed in
      announce(completed ? added : removed, gone: completed ? removed : added)
      settleBars()
    }
    request.completion = completion
    // The member that is shown stays: no transition.
    guard from !== to else {
      request.settle(true)
      request.moved(true)
      completion?(new.count == wanted.count)
      return
    }
    if let to {
      request.willShow = { [self] in notifyWillShow(to, animated: animated) }
      request.didShow = { [self] in notifyDidShow(to, animated: animated) }
    }
    if request.isAnimated, let from, let to { askDelegate(&request, from, to) }
    transitions.begin(request)
    takeBarsAlong(request, passing)
  }

  /// Makes children of the wanted members from an index on that are none yet. Returns the wanted list
  /// without those that callbacks have put elsewhere.
  private func takeIn(_ wanted: [ViewController], from shared: Int) -> [ViewController] {
    var taken: [ViewController] = []
    for index in shared..<wanted.count where contains(wanted[index]) || takeIn(wanted[index]) {
      taken.append(wanted[index])
    }
    guard taken.count < wanted.count - shared else { return wanted }
    var new: [ViewController] = []
    for index in 0..<shared { new.append(wanted[index]) }
    new += taken
    return new
  }

  /// Makes a controller a child; false if its `willMove` callback has put it elsewhere.
  private func takeIn(_ controller: ViewController) -> Bool {
    guard controller.parent.isNone || controller.parent == handle else { return false }
    controllers.willMove(controller, to: self)
    guard (try? checkNewcomer(controller)) != nil else {
      controllers.endMove(of: controller)
      return false
    }
    appendChild(controller)
    return true
  }

  /// Makes the `didMove` calls, one for each `willMove`: children that are here move to this
  /// parent, also after a cancelled pop; those that are gone have no parent, also after a cancelled
  /// push, and are released.
  private func announce(_ here: [ViewController], gone: [ViewController]) {
    for controller in here where controller.parent == handle {
      controllers.didMove(controller, to: self)
    }
    for controller in gone where controller.parent == handle {
      controllers.entities.retain(controller)
      detach(controller)
      controllers.completeAppearance(of: controller, leaving: self)
      controllers.didMove(controller, to: nil)
      controllers.entities.release(controller.handle)
    }
  }

  /// Gives a child's view its frame, if its superview is this container's view or none.
  final func place(_ child: ViewController) {
    guard child.isViewLoaded, isViewLoaded else { return }
    let superview = controllers.views.parent(child.viewIfLoaded.index)
    guard superview == nil || superview == viewIfLoaded.index else { return }
    controllers.place(child.viewIfLoaded.index, at: frame(of: child))
  }
}

/// Bars around the contents of a container: its own, and those of the containers around it.
extension OrderedContainer {
  /// A member that comes or leaves in a transition, and the bars that are hidden with it.
  struct Passing {
    let member: Handle
    /// Edges at which members below it hide bars.
    let below: BarEdges
    /// Edges at which the container's own bars were hidden at the beginning, which the leaving
    /// member keeps; none for one that arrives.
    let own: BarEdges?
  }

  /// Returns both sides of a transition to new members, as far as bars are concerned.
  private func passing(
    from: ViewController?, to: ViewController?, in new: [ViewController]
  ) -> [Passing] {
    var passing: [Passing] = []
    if let from {
      passing.append(
        Passing(member: from.handle, below: barsHidden(below: from), own: bars?.hidden ?? []))
    }
    if let to {
      passing.append(
        Passing(member: to.handle, below: barsHidden(below: to, in: new), own: nil))
    }
    return passing
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

  /// Returns the edges at which bars are hidden below a member: as a transition that it takes part
  /// in says, else as among the members at rest.
  func barsHidden(below member: ViewController) -> BarEdges {
    guard controllers.insetState.hidesBars else { return [] }
    for side in passing where side.member == member.handle { return side.below }
    return barsHidden(below: member, in: members)
  }

  /// Returns the safe area of a member: that of the container and the container's own bars, with
  /// all bars hidden that `edges`, the members below it, or the host want hidden.
  func safeAreaWithBars(
    inside member: ViewController, hiding edges: BarEdges, over window: Insets, for scroller: Handle
  ) -> Insets {
    let hidden = edges.union(barsHidden(below: member))
    let around = hidden.union(hiddenBars)
    let area = controllers.safeArea(of: self, hiding: around, over: window, for: scroller)
    guard let bars else { return area }
    // Bars lie on the insets of the device: a keyboard covers them, and does not lift them.
    let ofDevice = controllers.insetState.device
    let device =
      window == ofDevice
      ? area : controllers.safeArea(of: self, hiding: around, over: ofDevice, for: scroller)
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

  /// Lets the bars move with a transition that has just been begun, unless it is over already, or
  /// callbacks have begun another one.
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

  /// Moves the bars in the block of a transition, with a slide to the side where the screens go.
  /// Scrollers of the arriving screen get their safe areas first, at once: they come with them.
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
    moveBars(toSide: side)
  }

  /// Puts the bars at rest, after a transition or a change without one, and brings safe areas up to
  /// date with them.
  func settleBars() {
    passing = []
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.settle() }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// Moves the bars of all containers concerned, with the block that is open: to the left, −1, to the
  /// right, 1, or over their edges, 0.
  private func moveBars(toSide side: Double) {
    let all = withThoseAround
    guard all.contains(where: { $0.bars != nil }) else { return }
    for container in all { container.bars?.move(toSide: side) }
    controllers.insetsChanged(in: all[all.count - 1])
  }

  /// Moves the bars after a change of one, or of the edges at which they are hidden: at once, or
  /// with the block that is open. While a transition of the contents is being set up or ended the
  /// change is part of that; while one is under way it takes the rest of its time.
  func barsChanged(_ options: AnimationOptions? = nil, completion: Completion? = nil) {
    controllers.insetState.noteUse()
    if let session = sessionBeingTold { return join(session, completion) }
    // Hidden bars linger for the time in which the others move.
    var rest = controllers.animations.inheritedDuration
    var completion = completion
    if options == nil, let done = completion, let session = sessionUnderWay {
      // The end of the transition puts the bars in place, which ends their motion: that counts as
      // completed.
      completion = { done($0 || session.hasEnded && !session.isCancelled) }
    }
    let options = options ?? optionsUnderWay
    if let options {
      _ = controllers.animations.animate(options, completion: completion) { moveBars(toSide: 0) }
      rest = options.total
    } else {
      moveBars(toSide: 0)
    }
    for container in withThoseAround { container.bars?.settle(lingeringFor: rest) }
    if options == nil { completion?(true) }
  }

  /// Leaves a change of bars to a transition that is being set up or ended, which moves all bars or
  /// puts them at rest; the completion is one of its own, or called at once if nothing can be added
  /// to it.
  private func join(_ session: TransitionSession, _ completion: Completion?) {
    let joins = session.coordinator.animateAlongside(
      .init(
        animation: nil,
        completion: completion.map { done in
          { coordinator in done(!(coordinator.session?.isCancelled ?? true)) }
        }, view: .none))
    if !joins { completion?(true) }
  }

  /// The transition of this container, or of one in its contents, that is being set up or ended and
  /// makes its calls.
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
  private var optionsUnderWay: AnimationOptions? {
    guard let session = sessionUnderWay else { return nil }
    let rest = (1 - session.motion.driver.fraction) * session.duration
    var options = AnimationOptions(duration: max(rest, TransitionSession.shortestCarry))
    options.curve = .cubic(.easeInOut)
    return options
  }

  /// The transition that moves the bars; none if a block is open, whose motion they take then.
  private var sessionUnderWay: TransitionSession? {
    guard controllers.animations.contexts.isEmpty else { return nil }
    for session in transitions.sessions where session.hasBegun && moves(with: session) {
      return session
    }
    return nil
  }

  /// Whether a transition is one of this container, or of one in its contents, which can hide its
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
    guard noteHiddenBars(at: edges) else { return }
    controllers.insetState.noteHiddenBars()
    let container = self as? OrderedContainer ?? controllers.find(parent) as? OrderedContainer
    container?.barsChanged()
  }
}
