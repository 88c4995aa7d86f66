/// A bar whose height answers to the content of the screen in front (BA).
///
/// Its height is no state: it follows from the offset of the screen's scroller, and from the length
/// that is minimized away (`BarMinimizing`). At the start of the content the bar has its expanded
/// height, which gets lower as the content scrolls, until the standard height is reached, and
/// higher as the content is pulled beyond its start. During a transition between two screens the
/// height lies between those that the bar has with each, in proportion of what is seen of the
/// transition.
final class AnsweringBar: BarAnswer {
  /// A screen that has been in front, and the scroller in it.
  private struct Screen {
    let controller: Handle
    var scroller = Handle.none
    /// `edgesVersion` of the scrollers at the last search: one in vain is repeated when that changes.
    var searched: UInt64?
    var minimizing = BarMinimizing()
    /// Number of the last lift of the scroller's fingers that has been counted; none before the
    /// first frame.
    var lift: UInt64?
    /// Whether a finger or a motion moved the content in the last frame.
    var wasMoving = false
  }

  /// What the bar is with a screen.
  private struct Extent: Equatable {
    /// Its height.
    var shown: Double
    /// The height that limits the scroller's offsets.
    var reach: Double
    /// 0 expanded, 1 standard, 2 minimized.
    var progress: Double
  }

  /// Screens in front: one, or two with a transition between them.
  private enum Front {
    case none
    case one(ViewController)
    case between(ViewController, ViewController, TransitionSession)
  }

  /// The difference between the height that was shown when a transition was completed ahead of its
  /// time and the height that the bar then has: it moves to 0, so that nothing jumps.
  private struct Carry {
    /// Points of height, to 0.
    let motion: ScrollMotion
    /// Progress for a point of height.
    let slope: Double
  }

  /// The values as of the last layout.
  private struct Shown: Equatable {
    var height = 0.0
    var progress = 0.0
    var first: Extent?
    var second: Extent?
  }

  /// The container, whose bars own this, and end it when they end.
  private let name: Handle
  private let controllers: Controllers
  private let edge: BarEdges
  private(set) var options: BarOptions
  private(set) var hasEnded = false
  private var screens: [Screen] = []
  /// The transition of the last frame.
  private var followed: TransitionSession?
  private var carry: Carry?
  private var shown = Shown()
  /// Time of the last frame, and how fast the height changed in it, in points per second.
  private var time = 0.0
  private var speed = 0.0
  /// Whether heights have changed since the last layout.
  private var isDue = false
  /// The tap that brings a minimized bar back.
  private var tap: TapGesture?

  init(_ container: OrderedContainer, _ edge: BarEdges, _ options: BarOptions) {
    name = container.handle
    controllers = container.controllers
    self.edge = edge
    self.options = options
  }

  private var container: OrderedContainer? { controllers.find(name) as? OrderedContainer }
  private var now: Double { controllers.animations.now }

  /// Sets other options. With another direction of minimizing the bar is whole and counts anew.
  func set(_ new: BarOptions) {
    if new.minimizing.direction != options.minimizing.direction {
      for index in screens.indices { screens[index].lift = nil }
    }
    options = new
    isDue = true
    if let bar = container?.bars?[edge] { viewIs(bar.view) }
  }

  /// Attaches the tap that brings a minimized bar back to the bar's view.
  override func viewIs(_ view: Handle) {
    guard options.minimizing != .never else { return endTap() }
    let gestures = controllers.gestures
    if tap == nil {
      tap = try? controllers.entities.insertOwn(TapGesture(gestures: gestures), as: .gesture)
      tap?.handler = BarTap(self)
    }
    if let tap { gestures.attach(tap, to: view) }
  }

  /// Ends the tap, for a bar that is never minimized, or ends.
  private func endTap() {
    guard let tap else { return }
    self.tap = nil
    tap.handler = nil
    controllers.entities.release(tap.handle)
  }

  override func end() {
    endTap()
    for index in screens.indices { scroller(of: screens[index])?.setBar(nil) }
    screens = []
    followed = nil
    hasEnded = true
  }

  /// Whether it moves by itself.
  var isMoving: Bool {
    carry != nil || isDue || screens.contains { $0.minimizing.isSettling }
  }

  // MARK: Heights

  // Heights may be asked for before the bar goes on to the frame: what is carried on is found first.
  override func height(_ standard: Double) -> Double {
    findCarry(standard)
    return max(0, mixed(standard) { $0.shown } + carriedHeight)
  }

  override func progress(_ standard: Double) -> Double {
    findCarry(standard)
    let progress = mixed(standard) { $0.progress } + carriedHeight * (carry?.slope ?? 0)
    return min(max(0, progress), 2)
  }

  override func extent(
    _ standard: Double, of member: ViewController, for scroller: Handle
  ) -> Double {
    let leaf = member.leaf
    let index = index(of: leaf)
    if !scroller.isNone, screens[index].scroller == scroller {
      return extent(screens[index], standard).reach
    }
    // Either side of a transition keeps the safe area that it has by itself.
    if case .between(let from, let to, _) = front, leaf === from || leaf === to {
      return extent(screens[index], standard).shown
    }
    return leaf === container?.leaf ? height(standard) : extent(screens[index], standard).shown
  }

  /// Returns a number of what the bar is with the screen in front, or one between those of two; a
  /// screen that hides the bar does not count.
  private func mixed(_ standard: Double, _ number: (Extent) -> Double) -> Double {
    switch front {
    case .none: return number(Extent(shown: standard, reach: standard, progress: 1))
    case .one(let controller): return number(extent(screens[index(of: controller)], standard))
    case .between(let from, let to, let session):
      let first = index(of: from)
      let second = index(of: to)
      let (a, b) = (extent(screens[first], standard), extent(screens[second], standard))
      if isHidden(with: from) { return number(b) }
      if isHidden(with: to) { return number(a) }
      let part = min(max(0, session.motion.driver.progress), 1)
      return number(a) + (number(b) - number(a)) * part
    }
  }

  /// The height that is carried on from a transition completed ahead, at present.
  private var carriedHeight: Double { carry?.motion.offset(at: now) ?? 0 }

  /// Lets the height go on from the last frame's, if the transition that was in front then has been
  /// completed ahead of its time.
  private func findCarry(_ standard: Double) {
    guard let session = followed, session.hasEnded else { return }
    followed = nil
    guard session.isAhead else { return }
    let height = shown.height - mixed(standard) { $0.shown }
    let progress = shown.progress - mixed(standard) { $0.progress }
    guard height != 0 else { return }
    // So slow that it does not pass its end; what a jump has brought in one frame is no speed.
    let velocity = speed.limited(to: height.magnitude * ScrollFigures.settleFrequency)
    carry = Carry(
      motion: ScrollMotion(settling: nil, from: height, velocity: velocity, to: 0, at: now),
      slope: progress / height)
  }

  /// Returns what the bar is with a screen now; without a scroller it is expanded.
  ///
  /// Offsets are limited by the expanded height all the time (BA-2). A bar at the bottom that may be
  /// minimized at the end of the content limits them by the height that is left of it, so that the
  /// content ends where the bar begins; one that comes back at the end by its full height.
  private func extent(_ screen: Screen, _ standard: Double) -> Extent {
    let (more, less) = (options.expansion(standard), options.reduction(standard))
    let away = min(screen.minimizing.away, less)
    var height = standard + more
    if let scroller = scroller(of: screen) {
      let beyond = scroller.shownOffset(1) - scroller.top
      height = more > 0 ? max(standard, standard + more - beyond) : standard
    }
    let above = more > 0 ? min(1, max(0, (height - standard) / more)) : 0
    return Extent(
      shown: height - away,
      reach: standard + more
        - (edge == .bottom && !options.returnsAtEnd ? away : 0),
      progress: 1 - above + (less > 0 ? away / less : 0))
  }

  // MARK: Screens

  /// The innermost screens in front, through all containers inside this one. Before a transition
  /// begins the old screen is in front.
  private var front: Front {
    guard let container else { return .none }
    var current: ViewController = container
    while let inner = current as? OrderedContainer {
      guard let session = inner.session, !session.hasEnded, let from = session.request.from,
        let to = session.request.to
      else {
        guard let next = inner.selected else { return inner === container ? .none : .one(inner) }
        current = next
        continue
      }
      if session.hasBegun { return .between(from.leaf, to.leaf, session) }
      current = from
    }
    return .one(current)
  }

  /// Whether the bar is hidden while a screen is in front.
  private func isHidden(with screen: ViewController) -> Bool {
    container?.hidesBar(edge, with: member(of: screen)) ?? false
  }

  /// The member of the container in which a screen stands.
  private func member(of screen: ViewController) -> ViewController {
    var current = screen
    while current.parent != name, let parent = controllers.find(current.parent) {
      current = parent
    }
    return current
  }

  /// Returns the index of a screen, which is noted if it is new, and looks for its scroller.
  private func index(of controller: ViewController) -> Int {
    var index = 0
    while index < screens.count, screens[index].controller != controller.handle { index += 1 }
    if index == screens.count { screens.append(Screen(controller: controller.handle)) }
    findScroller(&screens[index], controller)
    return index
  }

  /// Returns the scroller to which the bar answers with a screen; nil without one, or if it has
  /// ended.
  private func scroller(of screen: Screen) -> Scroller? {
    guard !screen.scroller.isNone,
      let scroller = controllers.entities[screen.scroller] as? Scroller, scroller.isAlive
    else { return nil }
    return scroller
  }

  /// Sets a screen's scroller to the one that the host has named, or to the first one in the order
  /// of the tree that scrolls vertically. Looks for one only where the scroller is gone or another
  /// one is named, or edges have changed since a search in vain. With another scroller the bar is
  /// whole.
  private func findScroller(_ screen: inout Screen, _ controller: ViewController) {
    guard controller.isViewLoaded else { return }
    let (views, root) = (controllers.views, controller.viewIfLoaded.index)
    let named = controller.contentScroller
    if let scroller = scroller(of: screen), views.isDescendant(scroller.view.index, of: root),
      named.isNone || named == screen.scroller
    {
      return
    }
    let version = controllers.scrollers.edgesVersion
    guard !screen.scroller.isNone || screen.searched != version else { return }
    screen.searched = version
    // The old one has no bar any more.
    scroller(of: screen)?.setBar(nil)
    var found = controllers.entities[named] as? Scroller
    if let scroller = found,
      !scroller.isAlive || !views.isDescendant(scroller.view.index, of: root)
    {
      found = nil
    }
    if found == nil, named.isNone { found = firstScroller(root) }
    screen.scroller = found?.handle ?? .none
    screen.minimizing.reset(at: 0)
    (screen.lift, screen.wasMoving) = (nil, false)
  }

  /// Returns the first scroller in a view that scrolls vertically and does not turn pages.
  private func firstScroller(_ view: Int) -> Scroller? {
    let views = controllers.views
    if let scroller = controllers.scrollers.scroller(of: view), scroller.follower == nil,
      scroller.options.axes.has(1)
    {
      return scroller
    }
    var child = views.rows[view].firstChild
    while child >= 0 {
      if !views.rows[Int(child)].flags.contains(.hidden),
        let found = firstScroller(Int(child))
      {
        return found
      }
      child = views.rows[Int(child)].next
    }
    return nil
  }

  // MARK: The frame

  /// Goes on to the time of the frame: finds the screens in front, lets the bar follow their
  /// contents, and notes whether it has to be laid out.
  func advance(_ standard: Double) {
    let front = self.front
    findCarry(standard)
    if case .between(_, _, let session) = front { followed = session } else { followed = nil }
    var new = Shown()
    switch front {
    case .none: screens = []
    case .one(let controller):
      forgetScreens(but: controller)
      new.first = advance(controller, standard)
    case .between(let from, let to, _):
      forgetScreens(but: from, to)
      new.first = advance(from, standard)
      new.second = advance(to, standard)
    }
    if let carry, carry.motion.restTime(by: now) != nil { self.carry = nil }
    (new.height, new.progress) = (height(standard), progress(standard))
    if new != shown { isDue = true }
    speed = now > time ? (new.height - shown.height).divided(by: now - time) : 0
    (shown, time) = (new, now)
    assert(checkInvariants(standard))
  }

  /// Forgets screens that are not in front any more; no bar answers to their scrollers.
  private func forgetScreens(but one: ViewController, _ other: ViewController? = nil) {
    var index = 0
    while index < screens.count {
      let controller = screens[index].controller
      if controller == one.handle || controller == other?.handle {
        index += 1
      } else {
        scroller(of: screens[index])?.setBar(nil)
        screens.remove(at: index)
      }
    }
  }

  /// Goes on to the time of the frame with one of the screens in front, and tells its scroller what
  /// the bar does. Returns what the bar is with that screen.
  private func advance(_ controller: ViewController, _ standard: Double) -> Extent {
    let index = index(of: controller)
    let length = options.reduction(standard)
    guard let scroller = scroller(of: screens[index]) else {
      screens[index].minimizing.reset(at: 0)
      return extent(screens[index], standard)
    }
    let isHidden = self.isHidden(with: controller)
    if isHidden {
      screens[index].minimizing.reset(at: 0)
      (screens[index].lift, screens[index].wasMoving) = (nil, false)
    } else {
      follow(scroller, &screens[index], length, standard)
    }
    let extent = extent(screens[index], standard)
    var bar = ScrollContent.Bar()
    if edge == .top, !isHidden {
      bar.expansion = options.expansion(standard)
      bar.spare = extent.reach - extent.shown
    } else if let known = scroller.content.bar {
      // A scroller notes the bar at its top: one at the bottom leaves that as it is.
      bar = known
    }
    scroller.setBar(bar)
    return extent
  }

  /// Minimizes the bar, or brings it back, with the content of a screen, by what has moved that
  /// since the last frame.
  private func follow(
    _ scroller: Scroller, _ screen: inout Screen, _ length: Double, _ standard: Double
  ) {
    let now = self.now
    let isMoving = scroller.y.isMoving || scroller.isLedByBlock
    let lift = scroller.fingers.lift
    let place = place(scroller, standard)
    // The first frame with this scroller, or with another direction: travel counts from here.
    if screen.lift == nil { screen.minimizing.reset(at: place.travel) }
    screen.minimizing.setLength(length, from: place.travel, at: now)
    let hasLifted = screen.lift.map { $0 != lift.number } ?? false
    if hasLifted {
      screen.minimizing.settle(
        by: BarMinimizing.Lift(
          place: self.place(scroller, at: lift.offset, lift.shift, standard),
          target: self.place(scroller, at: lift.target, lift.shift, standard),
          velocity: lift.velocity * options.minimizing.direction, time: lift.time))
    }
    var mover = BarMinimizing.Mover.nobody
    if scroller.isDragging {
      mover = .finger
    } else if isMoving {
      mover = .motion
    } else if screen.wasMoving || hasLifted {
      // Content that has come to rest did so at a time between the frames; one that was stopped has
      // none.
      let rested = max(scroller.y.rested, lift.time)
      mover = .rest(since: rested > time && rested < now ? rested : now)
    }
    screen.minimizing.advance(to: place, by: mover, now: now)
    (screen.lift, screen.wasMoving) = (lift.number, isMoving || scroller.isDragging)
  }

  /// Returns where the content of a scroller is, as minimizing counts.
  private func place(_ scroller: Scroller, _ standard: Double) -> BarMinimizing.Place {
    place(scroller, at: scroller.shownOffset(1), scroller.content.shift, standard)
  }

  /// Returns where the content would be at an offset, as minimizing counts. What is pulled beyond
  /// an edge counts as at the edge, and so does all of the range in which the bar is expanded.
  private func place(
    _ scroller: Scroller, at offset: Double, _ shift: Double, _ standard: Double
  ) -> BarMinimizing.Place {
    let first = scroller.top + options.expansion(standard)
    let offset = max(first, scroller.y.inRange(offset))
    var room = offset - first
    if options.returnsAtEnd { room = min(room, scroller.y.maximum - offset) }
    return BarMinimizing.Place(
      travel: (offset - shift) * options.minimizing.direction, room: room)
  }

  /// Lays out the bar and what is below it, if heights have changed.
  func layOut() {
    guard isDue, let container else { return }
    isDue = false
    container.bars?.adoptHeight(edge)
    controllers.insetsChanged(in: container)
  }

  // MARK: Requests

  /// Minimizes the bar, or brings it back, with the screen in front. Throws if it cannot be
  /// minimized there.
  func setMinimized(_ isMinimized: Bool, _ standard: Double) throws(Fault) {
    let length = options.reduction(standard)
    guard case .one(let controller) = front, length > 0 else {
      if isMinimized {
        throw Fault(.invalidState, "the bar has no minimized height, or a transition moves it")
      }
      return
    }
    let index = index(of: controller)
    guard let scroller = scroller(of: screens[index]) else {
      guard !isMinimized else {
        throw Fault(.invalidState, "the screen has no scroller to which the bar answers")
      }
      return
    }
    let place = place(scroller, standard)
    guard !isMinimized || place.room >= length else {
      throw Fault(.invalidState, "the content is at an end where the bar is whole")
    }
    screens[index].minimizing.setLength(length, from: place.travel, at: now)
    screens[index].minimizing.settle(
      isAway: isMinimized, velocity: 0, from: place.travel, at: now)
  }

  /// Brings the bar back, after a tap on it.
  fileprivate func comeBack() {
    guard let bar = container?.bars?[edge] else { return }
    try? setMinimized(false, bar.height)
  }

  /// Whether a part of the bar is minimized away; never during a transition.
  var isPartlyAway: Bool {
    guard case .one(let controller) = front else { return false }
    return screens[index(of: controller)].minimizing.away > 0
  }

  private func checkInvariants(_ standard: Double) -> Bool {
    for screen in screens { screen.minimizing.checkInvariants() }
    assert(shown.height >= 0 && shown.height.isFinite, "the height of a bar is no height")
    return true
  }
}

/// The tap on a bar that is minimized.
private final class BarTap: GestureHandler {
  /// The owner, which drops this handler with the tap.
  private let bar: AnsweringBar

  init(_ bar: AnsweringBar) { self.bar = bar }

  override func wantsTouches(_ gesture: Gesture) -> Bool { bar.isPartlyAway }

  override func gestureDidChange(_ gesture: Gesture) {
    if gesture.state == .ended { bar.comeBack() }
  }
}

extension ViewController {
  /// The innermost of the screens that containers show here.
  var leaf: ViewController {
    var current = self
    while let next = current.contentChild { current = next }
    return current
  }
}
