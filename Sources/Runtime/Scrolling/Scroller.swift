/// Moves what a view shows by the origin of the view's bounds (SC).
///
/// Two axes, each with its own motion; a finger; and what the host is told. Whatever begins is told
/// to end once: `session` says what has begun.
final class Scroller: Entity {
  /// What the host has been told to have begun, besides a drag.
  enum Session {
    case none
    case decelerating
    case animating(completion: Int32)
    /// It has ended for what comes instead, and its end is being told.
    case replaced
  }

  /// A drag, from recognition to lift (SC-7), and as far as the host knows of it.
  enum Drag {
    case none
    /// A finger has it; the beginning is still to be told.
    case begun
    case told
    /// The finger has gone; the end is still to be told.
    case released
  }

  /// What a pull has asked for (SC-78).
  enum Refresh {
    case none
    case running
    /// It has ended under a finger, whose pull asks for no other one.
    case endedInHand
  }

  let scrollers: Scrollers
  let view: Handle
  let pan: ScrollPan
  var options: ScrollerOptions
  var contentSize = Size(width: 0, height: 0)
  var contentInset = Insets.zero
  /// What covers the view's edges, and on which axes that counts.
  var safeArea = Insets.zero
  var adjustment = Adjustment.scrollable
  /// Both, behind a pointer: they are read part by part, and changed where they are.
  private let axes = UnsafeMutablePointer<ScrollAxis>.allocate(capacity: 2)
  var snapAreas: ([SnapArea], [SnapArea]) = ([], [])
  var delegate: ScrollerDelegate?
  /// The container that stands on it; none for the host's own.
  var follower: ScrollFollower? {
    didSet { if follower != nil { scrollers.hasFollowers = true } }
  }
  /// Whether it stands among those that a block moves: they are told after animations are sampled.
  var isLed = false
  /// What was shown when a block was seen to move it last.
  var ledOffset = Point.zero
  var session = Session.none
  /// Counts requests and fingers: a callback that has led to another one leaves nothing to go on with.
  var serial: UInt64 = 0
  var dragState = Drag.none
  /// Whether a finger is down inside.
  var isTouched = false
  /// Whether what is shown has changed since the host was told, and whether by the content alone.
  var hasScrolled = false
  var isAdjusted = false
  /// The frame in which it was.
  var toldFrame: UInt64 = 0
  /// Whether the host has set the bounds under a motion.
  var isInterrupted = false
  /// Whether it stands among those that move, or have news.
  var isListed = false
  /// Who shares the drag of its own finger on each axis, from the inside out.
  var chains: ([Scroller], [Scroller]) = ([], [])
  /// The finger's translation as far as it has been used, in the window.
  var used = Vector.zero
  /// On each axis, who has moved last with the finger.
  var lastMoved: (Handle, Handle) = (.none, .none)
  /// Where a drag began, or was caught on its way to: what pages and stops count from (SC-36).
  var dragBegin = Point.zero
  var caughtTarget: (Double?, Double?) = (nil, nil)
  /// What the axes go to, in other terms than offsets.
  var goals: (ScrollGoal?, ScrollGoal?) = (nil, nil)
  /// The frame from which on it settles where it is, when its page has no place in the sizes that it
  /// has been given so far; 0 while it has.
  var settlesFrom: UInt64 = 0
  var settlesLater: Bool { settlesFrom > 0 }
  var isWaiting: Bool { scrollers.frame.number < settlesFrom }
  /// The page of the target, by axis; none before there was one.
  var pages: (Double?, Double?) = (nil, nil)
  var refresh = Refresh.none
  /// The pan that drags it instead of its own; none while none does.
  var handedPan = Handle.none
  /// None before a view is zoomed.
  var pinch: ScrollPinch?
  var zoom = ScrollZoom()
  var fade = IndicatorFade()
  /// When it came to rest, or its fingers left it.
  var stillSince = -Double.infinity
  /// Whether it is on its way to its top, of which somebody is told.
  var isToTop = false
  /// When a finger has caught it last, and how fast it was.
  var caught: (time: Double, velocity: Vector) = (-.infinity, .zero)

  init(_ scrollers: Scrollers, _ view: Handle, _ pan: ScrollPan, _ options: ScrollerOptions) {
    self.scrollers = scrollers
    self.view = view
    self.pan = pan
    self.options = options
    axes.initialize(repeating: ScrollAxis(), count: 2)
    super.init()
    pan.scroller = self
    let bounds = scrollers.views.bounds(view.index)
    x.offset = bounds.minX
    y.offset = bounds.minY
    applyOptions()
    findEdges()
  }

  /// Whether its view is there.
  var isAttached = true
  var isAlive: Bool { scrollers.entities.contains(handle) && isAttached }
  var isRefreshing: Bool {
    if case .running = refresh { return true }
    return false
  }
  /// Whether a container goes along with a block that moves it.
  var isFollowedInBlock: Bool { isLed && follower != nil }
  var isMoving: Bool { x.isMoving || y.isMoving || zoom.motion != nil }
  /// Whether it moves, or is about to, or the host has not been told everything.
  var hasNews: Bool {
    isMoving || hasScrolled || isFading || isFollowedInBlock || owesEnd || settlesLater
  }
  var isDragging: Bool { dragState == .begun || dragState == .told }
  /// Whether it stands still and has something to bring to an end: the next frame does.
  var owesEnd: Bool {
    guard !isMoving, !isDragging, !isTouched, zoom.pinch == nil else { return false }
    if case .none = session {} else { return true }
    return zoom.isTold || x.excess != 0 || y.excess != 0
  }
  var offset: Point { Point(x: x.offset, y: y.offset) }
  /// What the view shows, whoever moves it.
  var shownOffset: Point { Point(x: shownOffset(0), y: shownOffset(1)) }
  var target: Point { zoom.motion?.to.offset ?? Point(x: x.target, y: y.target) }

  /// 0 for the horizontal one, 1 for the vertical one.
  subscript(axis: Int) -> ScrollAxis {
    @inline(__always) get { axes[axis] }
    @inline(__always) _modify { yield &axes[axis] }
  }
  var x: ScrollAxis {
    @inline(__always) get { axes[0] }
    @inline(__always) _modify { yield &axes[0] }
  }
  var y: ScrollAxis {
    @inline(__always) get { axes[1] }
    @inline(__always) _modify { yield &axes[1] }
  }

  deinit { axes.deallocate() }

  /// Points per second, of what moves by itself or by a finger.
  var velocity: Vector {
    let now = scrollers.now
    if let motion = zoom.motion { return motion.state(at: now).velocity }
    if isDragging, let hand = scrollers.wheels.velocity(dragging: self) {
      return Vector(dx: hand.dx * x.slope, dy: hand.dy * y.slope)
    }
    if isDragging, let dragger = scrollers.dragger(of: self) {
      let hand = dragger.fingerVelocity
      return Vector(
        dx: dragger.lastMoved.0 == handle ? hand.dx * x.slope * dragger.factor(0, self) : 0,
        dy: dragger.lastMoved.1 == handle ? hand.dy * y.slope * dragger.factor(1, self) : 0)
    }
    return Vector(dx: x.velocity(at: now), dy: y.velocity(at: now))
  }

  /// The liveliest of the two axes, in the order that the header gives.
  var stateNumber: Int32 {
    let (a, b) = (number(0), number(1))
    return Self.rank(a) < Self.rank(b) ? a : b
  }

  /// What an axis does: the scale moves both.
  func number(_ axis: Int) -> Int32 { zoom.motion?.kind.rawValue ?? self[axis].number }

  private static func rank(_ state: Int32) -> Int {
    switch state {
    case 2: 0
    case 1: 1
    case 4: 2
    case 3: 3
    case 5: 4
    case 6: 5
    case 7: 6
    default: 7
    }
  }

  /// Whether there is anywhere to go on an axis, or it pretends to (SC-14).
  func moves(_ axis: Int) -> Bool {
    guard options.isEnabled, options.axes.has(axis) else { return false }
    return self[axis].maximum > self[axis].minimum || options.alwaysBounces.has(axis)
  }

  /// Whether it can go on in a direction without a rubber band, or has one to unwind.
  func canMove(_ axis: Int, _ direction: Double) -> Bool {
    guard moves(axis) else { return false }
    let place = self[axis]
    if place.excess != 0 { return true }
    return direction > 0 ? place.offset < place.maximum : place.offset > place.minimum
  }

  func canPull(_ axis: Int) -> Bool { moves(axis) && self[axis].bounces }

  func applyOptions() {
    for axis in 0..<2 {
      self[axis].bounces = options.bounces.has(axis)
      self[axis].decay = options.decay
      self[axis].passesOn = options.chainsMomentum && options.chaining(axis) != .none
    }
    zoomLimitsChanged()
  }

  /// Writes the offsets to the view.
  func show() {
    let views = scrollers.views
    let model = views.geometry(view.index)
    guard model[2] != x.offset || model[3] != y.offset else { return }
    let kind = PropertyKind(componentCount: 4, interpolation: .linear, offset: 2)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let values = room.baseAddress else { return }
      values[0] = x.offset
      values[1] = y.offset
      values[2] = model[4]
      values[3] = model[5]
      scrollers.tracks.setModel(view.index, .bounds, kind, to: values)
    }
    note()
  }

  /// The host is to be told with the frame.
  func note() {
    hasScrolled = true
    scrollers.list(self)
  }

  /// Whether the host has moved the bounds itself; takes over what it has set, and what a block
  /// animation shows.
  @discardableResult
  func adoptView() -> Bool {
    let views = scrollers.views
    if !views.rows[view.index].firstTrack.isNone { adoptAnimation() }
    let model = views.geometry(view.index)
    guard model[2] != x.offset || model[3] != y.offset else { return false }
    x.offset = model[2]
    y.offset = model[3]
    return true
  }

  @inline(never)
  private func adoptAnimation() {
    let (tracks, animations) = (scrollers.tracks, scrollers.animations)
    guard !tracks.find(view.index, .bounds).isNone,
      let kind = PropertyKind.builtIn(.bounds)
    else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let values = room.baseAddress else { return }
      tracks.readShown(view.index, .bounds, kind, into: values)
      let model = scrollers.views.geometry(view.index)
      guard values[0] != model[2] || values[1] != model[3] else { return }
      let (x, y) = (values[0], values[1])
      values[2] = model[4]
      values[3] = model[5]
      animations.remove(.bounds, from: view.index)
      values[0] = x
      values[1] = y
      tracks.setModel(view.index, .bounds, kind, to: values)
    }
  }

  override func dispose() {
    delegate = nil
    follower = nil
    chains = ([], [])
  }
}
