/// A container of pages, shown one at a time, turned by a finger, a wheel or the program (LC-13).
///
/// The pages are side by side in the content of a scroller, the selected one at offset 0. When the
/// offset leaves 0 towards a neighbour a transition begins, and from then on the offset leads it,
/// whatever moves that. When the neighbour fills the view the transition completes, and offsets are
/// counted from that page; when the old page fills it again, the transition is cancelled.
///
///     rest ── leaves its place ──▶ turning ── the next page's place ──▶ completed ─┐
///      ▲                              └────── its own place ──▶ cancelled ─────────┤
///      └───────────────────────────────────────────────────────────────────────────┘
final class PageViewController: OrderedContainer {
  struct Settings {
    /// The axis along which pages follow each other: 0 horizontal, 1 vertical.
    var axis = 0
    var spacing = 0.0
    /// None inherits.
    var direction: LayoutDirection?
  }

  /// A transition between two pages.
  struct Turn {
    /// 1 to the following page, −1 to the one before.
    let direction: Int
    let page: ViewController
    /// Whether the offset began it or a finger has caught it, not a request for a page alone.
    var isByOffset: Bool
    /// Number of the delegate that has been notified of its beginning, and will be of its end; none if
    /// nobody has.
    var notified: Int?
    /// The page after the arriving one, known when a finger has caught the motion and may go on to
    /// it.
    var beyond: ViewController?
  }

  let scrollers: Scrollers
  let settings: Settings
  private(set) var source: PageSource?
  private(set) var pageDelegate: PageDelegate?
  /// How many delegates there have been: what an earlier one has heard of is not told another.
  private var delegateNumber = 0
  private(set) var turn: Turn?
  private(set) var before: ViewController?
  private(set) var behind: ViewController?
  /// The scroller's offset from the selected page, in pages; positive towards the following one.
  private(set) var position = 0.0
  /// Distance from one page to the next in points, as last laid out; 0 before the first layout.
  private(set) var pitch = 0.0
  private lazy var animator = PageTransition(self)
  /// The interactor of the turns.
  private lazy var pageInteraction = PageInteraction()
  lazy private(set) var follower = PageFollower(self)
  /// The scroller that this controller follows.
  private var adopted: Scroller?
  private var isFollowing = false
  /// The direction in which pages follow one another: see `adoptDirection`.
  private var flow = LayoutDirection.leftToRight
  /// Whether the transition ends because the offset has reached a page.
  private(set) var isArriving = false
  /// Counts searches for neighbours: one that a callback begins replaces the one before.
  private var searches: UInt64 = 0

  init(transitions: Transitions, scrollers: Scrollers, _ settings: Settings) {
    self.scrollers = scrollers
    self.settings = settings
    super.init(transitions: transitions, delegate: ViewControllerDelegate())
    controllers.views.noteDirection(settings.direction)
  }

  func setDelegate(_ delegate: PageDelegate?) {
    pageDelegate = delegate
    delegateNumber += 1
  }

  var axis: Int { settings.axis }

  /// The scroller; none until the view is loaded.
  var scroller: Scroller? {
    isViewLoaded ? scrollers.scroller(of: viewIfLoaded.index) : nil
  }

  /// Sign of the offset as pages follow: −1 for horizontal pages from right to left.
  var sign: Double { axis == 0 ? flow.forward : 1 }

  override var optionalDirection: LayoutDirection? { settings.direction }

  /// Lets pages follow one another in the direction of layout, if the selected one is in its place,
  /// so that nothing of what is seen moves. Returns whether their order has changed.
  func adoptDirection() -> Bool {
    guard turn == nil, position == 0 else { return false }
    let old = flow
    flow = controllers.layoutDirection(of: self)
    return flow != old
  }

  // MARK: The scroller

  /// Returns the scroller of the view, and follows it; makes it now if there is none yet.
  func loadScroller() throws(Fault) -> Scroller {
    let view = try view()
    if let scroller = scrollers.scroller(of: view.index) {
      adopt(scroller)
      return scroller
    }
    let scroller = try scrollers.make(view, ScrollerOptions())
    adopt(scroller)
    return scroller
  }

  /// Takes a scroller over: sets its options for pages, and follows it.
  private func adopt(_ scroller: Scroller) {
    guard adopted !== scroller else { return }
    adopted?.setFollower(nil)
    adopted = scroller
    scroller.setFollower(follower)
    let axes = axis == 0 ? Axes.horizontal : .vertical
    var options = scroller.options
    options.axes = axes
    options.paging = axes
    options.alwaysBounces = axes
    // Pages say by themselves where they begin.
    options.direction = .leftToRight
    options.maximumPages = 1
    scroller.take(options)
    scroller.applyOptions()
    pitch = 0
    layOutPages()
  }

  // MARK: Places

  /// Length of the view along the axis, in points.
  var dimension: Double {
    let size = controllers.views.bounds(viewIfLoaded.index).size
    return axis == 0 ? size.width : size.height
  }

  /// The pages between which the scroller moves: their size, and how many there are before and
  /// behind the selected one, at offset 0. A turn under way adds its page, and a second one where a
  /// finger may go on beyond that.
  var pageStrip: Scroller.PageStrip {
    var (low, high) = (before == nil ? 0.0 : 1, behind == nil ? 0.0 : 1)
    if let turn {
      if turn.direction > 0 { high = max(high, 1) } else { low = max(low, 1) }
      if turn.beyond != nil { if turn.direction > 0 { high = 2 } else { low = 2 } }
    }
    return Scroller.PageStrip(
      dimension: dimension, spacing: settings.spacing, before: sign > 0 ? low : high,
      behind: sign > 0 ? high : low)
  }

  override func frame(of member: ViewController) -> Rect {
    let size = controllers.views.bounds(viewIfLoaded.index).size
    var place = 0.0
    if let turn, turn.page === member, member !== selected {
      place = sign * Double(turn.direction) * (dimension + settings.spacing)
    }
    return Rect(
      x: axis == 0 ? place : 0, y: axis == 0 ? 0 : place, width: size.width, height: size.height)
  }

  override func layOutContents() { layOutPages() }

  /// Lays out the pages, and maps offset and target of the scroller to the size of its pages.
  private func layOutPages() {
    guard let scroller else { return }
    _ = adoptDirection()
    let new = dimension + settings.spacing
    let before = offset(scroller)
    if new != pitch {
      // The page to which the scroller moves, as a number of pages.
      let goal = pitch > 0 ? Elementary.round(scroller[axis].target.divided(by: pitch)) : 0
      pitch = new
      scroller.setPages(
        axis, pageStrip, offset: sign * position * new, target: goal * new)
      // The scroller reports its offset once more, which the layout may have brought to a page.
      if turn != nil { scrollers.enlist(scroller) }
    } else {
      scroller.setPages(axis, pageStrip)
    }
    for page in [selected, turn?.page] { if let page { place(page) } }
    if controllers.animatesLayout { keepInSight(offset(scroller) - before) }
  }

  private func offset(_ scroller: Scroller) -> Double { scroller[axis].offset }

  /// Lets pages stay where they are seen although the offset has changed with their size, and go
  /// over to where that shows them with the block that is open. The offset itself is the scroller's,
  /// which may be in motion or in a hand.
  private func keepInSight(_ shift: Double) {
    guard shift != 0 else { return }
    var pages: [Handle] = []
    for page in [selected, turn?.page] {
      if let page, page.isViewLoaded,
        controllers.views.parent(page.viewIfLoaded.index) == viewIfLoaded.index
      {
        pages.append(page.viewIfLoaded)
      }
    }
    controllers.shift(pages, by: Vector(dx: axis == 0 ? shift : 0, dy: axis == 0 ? 0 : shift))
  }

  override func willAppearBeforeChildren() {
    if let scroller = try? loadScroller() { adopt(scroller) }
    super.willAppearBeforeChildren()
  }

  // MARK: Neighbours

  /// Asks the source for the pages beside the selected one, and lets the scroller reach them.
  func reload() {
    searches &+= 1
    let own = searches
    let first = ask(-1, from: selected)
    guard searches == own else { return }
    let last = ask(1, from: selected)
    guard searches == own, turn == nil else { return }
    setNeighbors(first, last)
    if pitch > 0 { scroller?.setPages(axis, pageStrip) }
  }

  /// Asks the source for a neighbour of a page, −1 for the one before, 1 for the one behind; one that
  /// cannot be a member is reported as a warning.
  func ask(_ direction: Int, from page: ViewController?) -> ViewController? {
    guard let page, let source else { return nil }
    let answer = controllers.host.call {
      direction < 0 ? source.page(before: page, in: self) : source.page(after: page, in: self)
    }
    guard let answer, answer !== page else { return nil }
    do throws(Fault) {
      try checkNewcomer(answer)
      return answer
    } catch {
      controllers.host.warn(error.code, "motus_page_data_source", error.message)
      return nil
    }
  }

  /// Sets the neighbours, which are held while they are that; one that has ended meanwhile is none.
  private func setNeighbors(_ first: ViewController?, _ last: ViewController?) {
    let entities = controllers.entities
    let old = [before, behind]
    before = first.flatMap { entities.contains($0.handle) ? $0 : nil }
    behind = last.flatMap { entities.contains($0.handle) ? $0 : nil }
    for page in [before, behind] { if let page { entities.retain(page) } }
    for page in old { if let page { entities.release(page.handle) } }
  }

  // MARK: Requests

  /// Turns to a page, which becomes the neighbour behind, 1, or before, −1.
  func show(
    _ page: ViewController, _ direction: Int, animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    try checkNewcomer(page)
    transitions.perform(for: self, naming: [page]) { [self] in
      guard page !== selected, (try? checkNewcomer(page)) != nil else {
        completion?(page === selected)
        return
      }
      perform(page, direction, isByOffset: false, nil, animated: animated, completion)
    }
  }

  /// Sets a list of pages. The selected page stays if it is in the list, else the first is shown.
  func setPages(_ list: [ViewController], isCircular: Bool) throws(Fault) {
    try checkNewcomers(list)
    setSource(PageList(list, isCircular: isCircular, controllers.entities))
    if let selected, list.contains(where: { $0 === selected }) { return reloadLater() }
    if let first = list.first { return try show(first, 1, animated: false) }
    transitions.perform(for: self) { [self] in
      arrange([], showing: nil, .page, isImmediate: true, animated: false) { _ in self.reload() }
    }
  }

  func setSource(_ new: PageSource?) {
    let old = source
    source = new
    old?.letGo()
  }

  /// Asks for neighbours if no transition is under way; at its end a transition does so itself.
  func reloadLater() { if turn == nil { reload() } }

  /// Begins the transition to a page, once no other one is under way. Its end asks for the
  /// neighbours of the page shown then, and notifies the delegate that has heard of its beginning.
  func perform(
    _ page: ViewController, _ direction: Int, isByOffset: Bool, _ notified: Int?, animated: Bool,
    _ completion: Completion?
  ) {
    let from = selected
    controllers.entities.retain(page)
    turn = Turn(
      direction: direction, page: page, isByOffset: isByOffset, notified: notified, beyond: nil)
    if pitch > 0 { scroller?.setPages(axis, pageStrip) }
    pageInteraction.beginTurn(isByOffset: isByOffset)
    arrange([page], showing: page, .page, isImmediate: false, animated: animated) {
      [self] completed in
      let notified = lastNotified
      lastNotified = nil
      controllers.entities.release(page.handle)
      reloadLater()
      if let notified { notifyOfEnd(notified, from: from, completed: completed) }
      completion?(completed)
    }
  }

  /// The delegate that heard of the beginning of the turn that has just ended, for its completion.
  private var lastNotified: Int?

  /// Notifies the delegate that heard of the beginning of a turn of its end; one that has been
  /// replaced hears nothing more.
  private func notifyOfEnd(_ notified: Int, from: ViewController?, completed: Bool) {
    guard notified == delegateNumber, let pageDelegate else { return }
    controllers.host.call { pageDelegate.didTurn(from: from, in: self, completed: completed) }
  }

  /// Notifies the delegate, if there is one, that a page begins to come under a hand. Returns its
  /// number.
  private func notifyOfBeginning(_ page: ViewController) -> Int? {
    guard let pageDelegate else { return nil }
    let number = delegateNumber
    controllers.host.call { pageDelegate.willTurn(to: page, in: self) }
    return number
  }

  /// Notifies the delegate of a turn by request that a finger has caught: that leads it from here on.
  private func notifyOfCatch() {
    guard let turn, turn.notified == nil else { return }
    // Before the call, in which the turn may end.
    if pageDelegate != nil { self.turn?.notified = delegateNumber }
    _ = notifyOfBeginning(turn.page)
  }

  override var removal: TransitionPolicy { .page }

  override func selection(
    in members: [ViewController], wanting wanted: ViewController?
  ) -> ViewController? { members.last }

  override func askDelegate(
    _ request: inout TransitionRequest, _ from: ViewController, _ to: ViewController
  ) {
    request.animator = animator
    request.interactor = pageInteraction
  }

  /// Sets up the transition: adds the arriving page beside the selected one, and, for a request,
  /// scrolls to it.
  func beginTurn() {
    guard let turn, let scroller, turn.page.isViewLoaded else { return }
    // It has its place once it is a subview: until then it may be one of another view.
    try? controllers.views.add(turn.page.viewIfLoaded.index, to: viewIfLoaded.index)
    place(turn.page)
    // The offset may have reached the page before the transition has begun.
    scrollers.enlist(scroller)
    guard !turn.isByOffset else { return }
    if scroller.isDragging { scroller.pan.cancel() }
    var goal = scroller.offset
    let place = sign * Double(turn.direction) * pitch
    if axis == 0 { goal.x = place } else { goal.y = place }
    scroller.scroll(to: ScrollPlace(offset: goal), isAnimated: true, completion: Completions.none)
  }

  /// Ends the turn: offsets are counted from the page that is selected then.
  override func hasSettled(completed: Bool) {
    let (ended, arrives) = (turn, isArriving)
    turn = nil
    // Requests that have waited begin inside the end of this transition, before `arrive` resets this.
    isArriving = false
    lastNotified = ended?.notified
    guard let scroller, pitch > 0 else {
      position = 0
      return
    }
    guard arrives, let ended else {
      // The transition has ended before the offset reached a page: the content jumps to the
      // selected one.
      shiftNeighbors(ended, completed)
      position = 0
      _ = adoptDirection()
      scroller.setPages(axis, pageStrip)
      scroller.jump(axis, to: 0)
      return
    }
    shiftNeighbors(ended, completed)
    let shift = completed ? -sign * Double(ended.direction) * pitch : 0
    scroller.setPages(axis, pageStrip, shift: shift)
    // The sum makes 0 of −0.
    position = sign * scroller[axis].offset / pitch + 0
    if adoptDirection() { scroller.setPages(axis, pageStrip) }
  }

  /// Makes the old page a neighbour of the new one after a completed turn, and the page beyond the
  /// other one, until the source has been asked again.
  private func shiftNeighbors(_ ended: Turn?, _ completed: Bool) {
    guard completed else { return }
    let (old, beyond) = (ended == nil ? nil : leaving, ended?.beyond)
    if ended?.direction == -1 { setNeighbors(beyond, old) } else { setNeighbors(old, beyond) }
  }

  /// The page that the transition under way leaves.
  private var leaving: ViewController? { session?.request.from }

  override func dispose() {
    setSource(nil)
    pageDelegate = nil
    setNeighbors(nil, nil)
    adopted?.setFollower(nil)
    adopted = nil
    super.dispose()
  }
}

/// The scroller's offset, and the transitions that follow from it.
extension PageViewController {
  /// Follows the offset of a frame: begins a transition where it has left the selected page, leads
  /// the one under way, and ends that at a page.
  func scrollerHasMoved() {
    guard !isFollowing, let scroller, pitch > 0, pitch == dimension + settings.spacing else {
      return
    }
    isFollowing = true
    controllers.entities.retain(self)
    // Fast content may leave one page and come to the next in one frame: several turns, but not
    // without end.
    var remaining = 4
    while remaining > 0, scroller.isAlive, scroller.follower === follower {
      remaining -= 1
      // The sum makes 0 of −0.
      position = sign * scroller.shownOffset(axis) / pitch + 0
      if position == 0, adoptDirection() { scroller.setPages(axis, pageStrip) }
      guard let session, let turn else {
        beginByOffset(scroller)
        break
      }
      guard lead(session, turn, scroller) else { break }
    }
    isFollowing = false
    controllers.entities.release(handle)
  }

  /// Leads the transition by the offset: takes it with the finger, lets it go, and ends it at a page.
  /// Returns whether it has ended, so that the offset has to be looked at anew.
  private func lead(
    _ session: TransitionSession, _ turn: Turn, _ scroller: Scroller
  ) -> Bool {
    let passed = position * Double(turn.direction)
    let isHeld = scroller.isInHand
    switch session.state {
    case .preparing:
      session.lead(to: min(max(0, passed), 1))
      return false
    case .ended: return false
    case .running, .settling:
      if isHeld {
        self.turn?.isByOffset = true
        notifyOfCatch()
        guard self.session === session, !session.hasEnded else { return true }
        if scroller.isDragging { findBeyond() }
        _ = session.pause()
      } else if turn.isByOffset {
        session.redirectLed(to: outcome(turn, scroller))
      }
    case .interactive:
      if isHeld {
        if scroller.isDragging { findBeyond() }
      } else {
        session.letGoLed(outcome(turn, scroller))
      }
    }
    guard self.session === session, !session.hasEnded else { return true }
    let isIdle = !isHeld && !scroller.isMoving && !scroller.isLedByBlock
    if passed >= 1 - Self.touching {
      return arrive(session, .finished)
    }
    // A turn by request begins at the old page, too: it is over there only if nothing moves.
    if passed <= Self.touching, isIdle || self.turn?.isByOffset == true {
      return arrive(session, .cancelled)
    }
    session.lead(to: max(0, passed))
    if isIdle { scroller.settleAtRest() }
    return false
  }

  /// Lets content that something has stopped between two pages go to one of them: the turn under way
  /// has no other end.
  func settleBetweenPages() {
    guard let session, !session.hasEnded, turn != nil, let scroller, scroller.follower === follower
    else { return }
    scroller.settleAtRest()
  }

  /// Distance from a page at which that counts as reached; in pages, and less than any screen shows.
  private static let touching = 1e-9

  /// Returns the outcome to which a turn moves: the other page, if the offset comes to rest at half
  /// of the way or beyond.
  private func outcome(_ turn: Turn, _ scroller: Scroller) -> TransitionOutcome {
    // A block leads to the view's model value.
    let target =
      scroller.isLedByBlock
      ? controllers.views.geometry(viewIfLoaded.index)[Component.bounds + axis]
      : scroller[axis].target
    return sign * target / pitch * Double(turn.direction) < 0.5 ? .cancelled : .finished
  }

  /// Ends the transition at a page; returns whether it has ended.
  private func arrive(_ session: TransitionSession, _ outcome: TransitionOutcome) -> Bool {
    isArriving = true
    let hasEnded = session.arriveLed(outcome)
    isArriving = false
    return hasEnded
  }

  /// Asks for the transition to the page that comes into sight, once the content has left its place,
  /// whatever has moved it: a finger, a wheel or the program. Notifies the delegate before.
  private func beginByOffset(_ scroller: Scroller) {
    guard position.magnitude > Self.touching, turn == nil, !transitions.isBusy(self), isOnScreen,
      selected != nil
    else { return }
    let direction = position > 0 ? 1 : -1
    guard let page = direction > 0 ? behind : before else { return }
    let mark = selected
    let notified = notifyOfBeginning(page)
    // The delegate may have made a request, to which the turn gives way.
    guard turn == nil, selected === mark, !transitions.isBusy(self), isOnScreen,
      (direction > 0 ? behind : before) === page, (try? checkNewcomer(page)) != nil
    else {
      if let notified { notifyOfEnd(notified, from: mark, completed: false) }
      return
    }
    transitions.perform(for: self, naming: [page]) { [self] in
      perform(page, direction, isByOffset: true, notified, animated: true, nil)
    }
    // It begins where the offset is.
    session?.lead(to: min(position.magnitude, 1))
  }

  /// Asks for the page after the one that comes, where a finger has caught that on its way in and
  /// may go on.
  private func findBeyond() {
    guard let turn, turn.beyond == nil, turn.page.isViewLoaded, let scroller,
      let caught = scroller.fingers.caughtTarget[axis],
      sign * caught / pitch * Double(turn.direction) > 0.5
    else { return }
    let beyond = ask(turn.direction, from: turn.page)
    guard let beyond, self.turn?.page === turn.page else { return }
    self.turn?.beyond = beyond
    scroller.setPages(axis, pageStrip)
  }
}
