/// A bar whose height answers to the content of the screen in front (BA).
///
/// Its height is no state: it follows from the offset of the screen's scroller and from what is away
/// (`BarMinimizing`). At the start of the content it is as much higher as the content is from where
/// the standard extent leads, and beyond the start as the content is pulled. During a transition
/// between two screens it lies between the heights that it has with each, in proportion of what is
/// seen of the transition.
final class AnsweringBar: BarAnswer {
  /// A screen that has been in front, and the scroller in it.
  private struct Screen {
    let controller: Handle
    var scroller = Handle.none
    /// Version of all scrollers' edges when none was found last.
    var searched: UInt64?
    var minimizing = BarMinimizing()
    /// Number of the last lift that counts, and whether somebody moved the content in the frame
    /// before.
    var lift: UInt64?
    var wasMoving = false
  }

  /// What the bar is with a screen.
  private struct Extent: Equatable {
    /// Its height.
    var shown: Double
    /// The height with which the scroller's range is found.
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

  /// The rest of the height of a transition that was completed ahead of its time.
  private struct Seam {
    /// Points of height, to 0.
    let motion: ScrollMotion
    /// Progress for each of them.
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
  private var seam: Seam?
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

  func set(_ new: BarOptions) {
    if new.minimizing.direction != options.minimizing.direction {
      for index in screens.indices { screens[index].lift = nil }
    }
    options = new
    isDue = true
    if let bar = container?.bars?[edge] { viewIs(bar.view) }
  }

  override func viewIs(_ view: Handle) {
    guard options.minimizing != .never else { return endTap() }
    let gestures = controllers.gestures
    if tap == nil {
      tap = try? controllers.entities.insertOwn(TapGesture(gestures: gestures), as: .gesture)
      tap?.handler = BarTap(self)
    }
    if let tap { gestures.attach(tap, to: view) }
  }

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
    seam != nil || isDue || screens.contains { $0.minimizing.isSettling }
  }

  // MARK: Heights

  override func height(_ standard: Double) -> Double {
    joinSeam(standard)
    return max(0, mixed(standard) { $0.shown } + remainder)
  }

  override func progress(_ standard: Double) -> Double {
    joinSeam(standard)
    let progress = mixed(standard) { $0.progress } + remainder * (seam?.slope ?? 0)
    return min(max(0, progress), 2)
  }

  override func extent(
    _ standard: Double, of member: ViewController, for scroller: Handle
  ) -> Double {
    let screen = self.screen(member.leaf)
    if !scroller.isNone, screens[screen].scroller == scroller {
      return extent(screens[screen], standard).reach
    }
    if case .between(let from, let to, _) = front, member.leaf === from || member.leaf === to {
      return extent(screens[screen], standard).shown
    }
    return member.leaf === container?.leaf
      ? height(standard) : extent(screens[screen], standard).shown
  }

  /// A number of the screen in front, or between those of two.
  private func mixed(_ standard: Double, _ number: (Extent) -> Double) -> Double {
    switch front {
    case .none: return number(Extent(shown: standard, reach: standard, progress: 1))
    case .one(let controller): return number(extent(screens[screen(controller)], standard))
    case .between(let from, let to, let session):
      let first = screen(from)
      let second = screen(to)
      let (a, b) = (extent(screens[first], standard), extent(screens[second], standard))
      if isHidden(with: from) { return number(b) }
      if isHidden(with: to) { return number(a) }
      let part = min(max(0, session.motion.driver.progress), 1)
      return number(a) + (number(b) - number(a)) * part
    }
  }

  /// The present rest of the height of a transition that was completed ahead.
  private var remainder: Double { seam?.motion.offset(at: now) ?? 0 }

  /// Lets the height go on from the last frame's when the transition in front has been completed
  /// ahead of its time.
  private func joinSeam(_ standard: Double) {
    guard let session = followed, session.hasEnded else { return }
    followed = nil
    guard session.isAhead else { return }
    let height = shown.height - mixed(standard) { $0.shown }
    let progress = shown.progress - mixed(standard) { $0.progress }
    guard height != 0 else { return }
    // So slow that it does not pass its end; what a jump has brought in one frame is no speed.
    let velocity = speed.limited(to: height.magnitude * ScrollFigures.settleFrequency)
    seam = Seam(
      motion: ScrollMotion(settling: nil, from: height, velocity: velocity, to: 0, at: now),
      slope: progress / height)
  }

  /// What the bar is with a screen now; one without a scroller has it expanded. The range of offsets
  /// reaches to the expanded height all the time (BA-2), at the bottom less what is away, unless the
  /// bar is whole at the end of the content.
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

  /// The screens in front, through all containers inside.
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

  /// Whether the bar is away while a screen is in front.
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

  /// Index of a screen, which is known from now on.
  private func screen(_ controller: ViewController) -> Int {
    var index = 0
    while index < screens.count, screens[index].controller != controller.handle { index += 1 }
    if index == screens.count { screens.append(Screen(controller: controller.handle)) }
    findScroller(&screens[index], controller)
    return index
  }

  private func scroller(of screen: Screen) -> Scroller? {
    guard !screen.scroller.isNone,
      let scroller = controllers.entities[screen.scroller] as? Scroller, scroller.isAlive
    else { return nil }
    return scroller
  }

  /// The scroller that the host has named, or the first one in the order of the tree that scrolls
  /// down.
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

  /// Goes on to the time of the frame: finds the screens in front, lets the bar follow their contents,
  /// and notes whether it has to be laid out.
  func advance(_ standard: Double) {
    let front = self.front
    joinSeam(standard)
    if case .between(_, _, let session) = front { followed = session } else { followed = nil }
    var new = Shown()
    switch front {
    case .none: screens = []
    case .one(let controller):
      forget(but: controller, controller)
      new.first = advance(controller, standard)
    case .between(let from, let to, _):
      forget(but: from, to)
      new.first = advance(from, standard)
      new.second = advance(to, standard)
    }
    if let seam, seam.motion.rests(by: now) != nil { self.seam = nil }
    (new.height, new.progress) = (height(standard), progress(standard))
    if new != shown { isDue = true }
    speed = now > time ? (new.height - shown.height).divided(by: now - time) : 0
    (shown, time) = (new, now)
    assert(checkInvariants(standard))
  }

  /// Forgets screens that are gone from the front.
  private func forget(but one: ViewController, _ other: ViewController) {
    var index = 0
    while index < screens.count {
      let controller = screens[index].controller
      if controller == one.handle || controller == other.handle {
        index += 1
      } else {
        scroller(of: screens[index])?.setBar(nil)
        screens.remove(at: index)
      }
    }
  }

  private func advance(_ controller: ViewController, _ standard: Double) -> Extent {
    let index = screen(controller)
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
      bar = known
    }
    scroller.setBar(bar)
    return extent
  }

  /// Lets what is away follow the content of a screen, by who or what moves that.
  private func follow(
    _ scroller: Scroller, _ screen: inout Screen, _ length: Double, _ standard: Double
  ) {
    let now = self.now
    let isMoving = scroller.y.isMoving || scroller.isLed
    let lift = scroller.fingers.lift
    let place = place(scroller, standard)
    if screen.lift == nil { screen.minimizing.reset(at: place.travel) }
    screen.minimizing.setLength(length, from: place.travel, at: now)
    let hasLifted = screen.lift.map { $0 != lift.number } ?? false
    if hasLifted {
      screen.minimizing.take(
        BarMinimizing.Lift(
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
      // Content that has been stopped has no time of its own.
      let rested = max(scroller.y.rested, lift.time)
      mover = .rest(since: rested > time && rested < now ? rested : now)
    }
    screen.minimizing.advance(to: place, by: mover, now: now)
    (screen.lift, screen.wasMoving) = (lift.number, isMoving || scroller.isDragging)
  }

  private func place(_ scroller: Scroller, _ standard: Double) -> BarMinimizing.Place {
    place(scroller, at: scroller.shownOffset(1), scroller.content.shift, standard)
  }

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
    container.bars?.follow(edge)
    controllers.insetsChanged(in: container)
  }

  // MARK: Requests

  /// Minimizes the bar, or brings it back.
  func setMinimized(_ isMinimized: Bool, _ standard: Double) throws(Fault) {
    let length = options.reduction(standard)
    guard case .one(let controller) = front, length > 0 else {
      if isMinimized {
        throw Fault(.invalidState, "the bar has no minimized height, or a transition moves it")
      }
      return
    }
    let index = screen(controller)
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
    screens[index].minimizing.settle(isAway: isMinimized, 0, from: place.travel, at: now)
  }

  /// Brings the bar back where it is away.
  fileprivate func comeBack() {
    guard let bar = container?.bars?[edge] else { return }
    try? setMinimized(false, bar.height)
  }

  /// Whether a part of the bar is away.
  var isPartlyAway: Bool {
    guard case .one(let controller) = front else { return false }
    return screens[screen(controller)].minimizing.away > 0
  }

  private func checkInvariants(_ standard: Double) -> Bool {
    for screen in screens { screen.minimizing.checkInvariants() }
    assert(shown.height >= 0 && shown.height.isFinite, "the height of a bar is no height")
    return true
  }
}

/// The tap on a bar that is minimized.
private final class BarTap: GestureHandler {
  /// Which lets go of this with its tap.
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
