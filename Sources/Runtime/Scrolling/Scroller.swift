/// Scrolls a view by setting the origin of its bounds (SC).
///
/// A scroller has two axes, each with its own motion, and a finger, and notifies the host. Every
/// beginning that is reported has one end that is reported: `session` says what has begun.
final class Scroller: Entity {
  /// The motion whose beginning has been reported, besides a drag.
  enum Session {
    case none
    case decelerating
    case animating(completion: Int32)
    /// A motion has been replaced by another one, and its end is being reported.
    case replaced
  }

  /// A drag, from recognition to lift (SC-7), and how much of it has been reported.
  enum Drag {
    case none
    /// A finger drags; the beginning has yet to be reported.
    case begun
    case told
    /// The finger has left; the end has yet to be reported.
    case released
  }

  /// State of pull-to-refresh (SC-78).
  enum Refresh {
    case none
    case running
    /// Refreshing has ended under a finger, whose pull does not start it again.
    case endedInHand
  }

  let scrollers: Scrollers
  let view: Handle
  let pan: ScrollPan
  var options: ScrollerOptions
  var contentSize = Size(width: 0, height: 0)
  var contentInset = Insets.zero
  /// Safe area of the view, and the axes on which it counts.
  var safeArea = Insets.zero
  var adjustment = Adjustment.scrollable
  /// Both axes, behind a pointer: they are read in part, and changed in place.
  private let axes = UnsafeMutablePointer<ScrollAxis>.allocate(capacity: 2)
  var snapAreas: ([SnapArea], [SnapArea]) = ([], [])
  var delegate: ScrollerDelegate?
  /// The container that owns its pages; none for a host's scroller.
  var follower: ScrollFollower? {
    didSet { if follower != nil { scrollers.hasFollowers = true } }
  }
  /// Whether a block moves it: it is then followed after animations have been sampled.
  var isLed = false
  /// Shown offset when a block was last seen to move it.
  var ledOffset = Point.zero
  var session = Session.none
  /// Counts requests and fingers: a callback that leads to another one ends what was to follow it.
  var serial: UInt64 = 0
  var dragState = Drag.none
  /// Whether a finger is down inside.
  var isTouched = false
  /// Whether the shown offset has changed since the host was notified, and if by the content alone.
  var hasScrolled = false
  var isAdjusted = false
  /// Number of the frame in which the host was last notified.
  var toldFrame: UInt64 = 0
  /// Whether the host has set the bounds during a motion.
  var isInterrupted = false
  /// Whether it is in the list of scrollers that move, or have news.
  var isListed = false
  /// For each axis the scrollers that share a drag of its own finger, from the inside out.
  var chains: ([Scroller], [Scroller]) = ([], [])
  /// The finger's translation as far as it has been applied, in the window.
  var used = Vector.zero
  /// For each axis the scroller that the finger has moved last.
  var lastMoved: (Handle, Handle) = (.none, .none)
  /// Offset at which a drag began, and the target of the motion that it caught: pages and snap
  /// positions count from these (SC-36).
  var dragBegin = Point.zero
  var caughtTarget: (Double?, Double?) = (nil, nil)
  /// The goals of the axes, in other terms than offsets.
  var goals: (ScrollGoal?, ScrollGoal?) = (nil, nil)
  /// Number of the frame from which it may settle short of its page, because the sizes given so far
  /// have no room for that; 0 if they have.
  var settlesFrom: UInt64 = 0
  var settlesLater: Bool { settlesFrom > 0 }
  var isWaiting: Bool { scrollers.frame.number < settlesFrom }
  /// The page of the target, by axis; none if there has not been one.
  var pages: (Double?, Double?) = (nil, nil)
  var refresh = Refresh.none
  /// The pan that drags it in place of its own, or none.
  var handedPan = Handle.none
  /// None until a view is zoomed.
  var pinch: ScrollPinch?
  var zoom = ScrollZoom()
  var fade = IndicatorFade()
  /// Time at which it came to rest, or its fingers left it.
  var stillSince = -Double.infinity
  /// Whether it scrolls to its top, which will be reported.
  var isToTop = false
  /// Time at which a finger last caught it, and the velocity that it had.
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

  /// Whether its view exists.
  var isAttached = true
  var isAlive: Bool { scrollers.entities.contains(handle) && isAttached }
  var isRefreshing: Bool {
    if case .running = refresh { return true }
    return false
  }
  /// Whether a container follows the block that moves it.
  var isFollowedInBlock: Bool { isLed && follower != nil }
  var isMoving: Bool { x.isMoving || y.isMoving || zoom.motion != nil }
  /// Whether it moves, is about to, or has something to report.
  var hasNews: Bool {
    isMoving || hasScrolled || isFading || isFollowedInBlock || owesEnd || settlesLater
  }
  var isDragging: Bool { dragState == .begun || dragState == .told }
  /// Whether it is at rest with an end to report or an excess to undo: the next frame does that.
  var owesEnd: Bool {
    guard !isMoving, !isDragging, !isTouched, zoom.pinch == nil else { return false }
    if case .none = session {} else { return true }
    return zoom.isTold || x.excess != 0 || y.excess != 0
  }
  var offset: Point { Point(x: x.offset, y: y.offset) }
  /// The shown offset of the view, whatever moves it.
  var shownOffset: Point { Point(x: shownOffset(0), y: shownOffset(1)) }
  var target: Point { zoom.motion?.to.offset ?? Point(x: x.target, y: y.target) }

  /// The horizontal axis for 0, the vertical one for 1.
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

  /// Velocity in points per second, of its own motion or by a finger.
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

  /// The state of the livelier of the two axes, in the order of the header.
  var stateNumber: Int32 {
    let (a, b) = (number(0), number(1))
    return Self.rank(a) < Self.rank(b) ? a : b
  }

  /// Returns the state of an axis; a zoom moves both.
  func number(_ axis: Int) -> Int32 {
    if let motion = zoom.motion { return motion.kind.rawValue }
    if case .idle = self[axis].state { return isTouched ? Self.tracking : 0 }
    return self[axis].number
  }

  /// `MOTUS_SCROLLER_TRACKING`.
  private static let tracking: Int32 = 1

  /// Rank of a state in the header's order, the liveliest first: dragging, tracking, bouncing,
  /// decelerating, settling, animating, wheel, idle.
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

  /// Whether an axis has room to scroll, or always bounces (SC-14).
  func moves(_ axis: Int) -> Bool {
    guard options.isEnabled, options.axes.has(axis) else { return false }
    return self[axis].maximum > self[axis].minimum || options.alwaysBounces.has(axis)
  }

  /// Whether an axis can move in a direction without a rubber band, or has one to undo.
  func canMove(_ axis: Int, _ direction: Double) -> Bool {
    guard moves(axis) else { return false }
    let place = self[axis]
    if place.excess != 0 { return true }
    return direction > 0 ? place.offset < place.maximum : place.offset > place.minimum
  }

  func canPull(_ axis: Int) -> Bool { moves(axis) && self[axis].bounces }

  /// Applies the options to both axes.
  func applyOptions() {
    for axis in 0..<2 {
      self[axis].bounces = options.bounces.has(axis)
      self[axis].decay = options.decay
      self[axis].passesOn = options.chainsMomentum && options.chaining(axis) != .none
    }
    zoomLimitsChanged()
  }

  /// Writes the offsets to the view's bounds.
  func show() {
    let views = scrollers.views
    let model = views.geometry(view.index)
    guard model[Component.boundsX] != x.offset || model[Component.boundsY] != y.offset else {
      return
    }
    let kind = PropertyKind(
      componentCount: 4, interpolation: .linear, offset: Component.bounds)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let values = room.baseAddress else { return }
      values[0] = x.offset
      values[1] = y.offset
      values[2] = model[Component.width]
      values[3] = model[Component.height]
      scrollers.tracks.setModel(view.index, .bounds, kind, to: values)
    }
    note()
  }

  /// Notes that the host is to be notified in this frame.
  func note() {
    hasScrolled = true
    scrollers.list(self)
  }

  /// Takes over bounds that the host has set, and values that a block shows. Returns whether the
  /// host has set any.
  @discardableResult
  func adoptView() -> Bool {
    let views = scrollers.views
    if !views.rows[view.index].firstTrack.isNone { adoptAnimation() }
    let model = views.geometry(view.index)
    guard model[Component.boundsX] != x.offset || model[Component.boundsY] != y.offset else {
      return false
    }
    x.offset = model[Component.boundsX]
    y.offset = model[Component.boundsY]
    return true
  }

  /// Ends an animation of the bounds by a block: the offset that it shows is the scroller's.
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
      guard values[0] != model[Component.boundsX] || values[1] != model[Component.boundsY] else {
        return
      }
      let (x, y) = (values[0], values[1])
      values[2] = model[Component.width]
      values[3] = model[Component.height]
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
