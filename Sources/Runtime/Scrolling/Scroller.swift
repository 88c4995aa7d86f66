/// Scrolls a view by setting the origin of its bounds (SC).
///
/// A scroller has two axes, each with its own motion, and a finger, and notifies the host. Its state
/// stands in stores: each owns its numbers, and others change them by its functions alone.
final class Scroller: Entity {
  let scrollers: Scrollers
  let view: Handle
  let pan: ScrollPan
  private(set) var options: ScrollerOptions
  private(set) var delegate: ScrollerDelegate?
  /// The container that owns its pages; none for a host's scroller.
  private(set) var follower: ScrollFollower?
  /// Whether its view exists: a drag or motion is reported as ended after its view.
  private(set) var isAttached = true
  /// The direction of the content for which the offset stands: see `adoptDirection`.
  private(set) var flow = LayoutDirection.leftToRight
  /// Both axes, behind a pointer: they are read in part, and changed in place.
  private let axes = UnsafeMutablePointer<ScrollAxis>.allocate(capacity: 2)
  var content = ScrollContent()
  var fingers = ScrollFingers()
  var goals = ScrollGoals()
  var zoom = ScrollZoom()
  var news = ScrollNews()
  var indicators = ScrollIndicators()
  /// Changed by `Scrollers` alone.
  var listing = ScrollListing()

  /// Makes the scroller of a view, at the offset that its bounds show. The pan drags it from then on.
  init(_ scrollers: Scrollers, _ view: Handle, _ pan: ScrollPan, _ options: ScrollerOptions) {
    self.scrollers = scrollers
    self.view = view
    self.pan = pan
    self.options = options
    axes.initialize(repeating: ScrollAxis(), count: 2)
    super.init()
    pan.setScroller(self)
    let bounds = scrollers.views.bounds(view.index)
    x.offset = bounds.minX
    y.offset = bounds.minY
    flow = direction
    applyOptions()
    findEdges()
  }

  /// Whether neither it nor its view has ended.
  var isAlive: Bool { scrollers.entities.contains(handle) && isAttached }
  var isRefreshing: Bool {
    if case .running = content.refresh { return true }
    return false
  }
  /// Whether a container follows the block that moves it.
  var isFollowedInBlock: Bool { isLedByBlock && follower != nil }
  /// Whether a block moves it: it is then followed after animations have been sampled.
  var isLedByBlock: Bool { listing.isLedByBlock }
  /// Whether fingers are on it, of its pan or of its pinch.
  var isTouched: Bool { fingers.isDown || zoom.pinch != nil }
  var isDragging: Bool { fingers.isDragging }
  var reported: ScrollNews.Reported { news.reported }
  /// Number of the latest request or finger.
  var serial: UInt64 { news.serial }
  /// Whether further sizes may follow, before it settles short of its page.
  var isWaiting: Bool { scrollers.frame.number < goals.settlesFrom }
  var pinch: ScrollPinch? { zoom.gesture }
  var isMoving: Bool { x.isMoving || y.isMoving || zoom.motion != nil }
  /// Whether it moves, is about to, or has something to report.
  var hasNews: Bool {
    isMoving || news.hasScrolled || isFading || isFollowedInBlock || owesEnd || goals.settlesLater
  }
  /// Whether it is at rest with an end to report or an excess to undo: the next frame does that.
  var owesEnd: Bool {
    guard !isMoving, !isDragging, !isTouched else { return false }
    return news.owesEnd || zoom.isReported || x.excess != 0 || y.excess != 0
  }
  var offset: Point { Point(x: x.offset, y: y.offset) }
  /// The shown offset of the view, whatever moves it.
  var shownOffset: Point { Point(x: shownOffset(0), y: shownOffset(1)) }
  /// The offset at which it will come to rest.
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

  /// Notes the direction of the content for which the offset stands.
  func setFlow(_ direction: LayoutDirection) { flow = direction }

  /// Velocity in points per second, of its own motion or by a finger.
  var velocity: Vector {
    let now = scrollers.now
    if let motion = zoom.motion { return motion.state(at: now).velocity }
    if isDragging, let dragVelocity = scrollers.wheels.velocity(dragging: self) {
      return Vector(dx: dragVelocity.dx * x.slope, dy: dragVelocity.dy * y.slope)
    }
    if isDragging, let dragger = scrollers.dragger(of: self) {
      let dragVelocity = dragger.isFingerMoving ? dragger.fingerVelocity : .zero
      return Vector(
        dx: dragger.fingers.lastMoved.x == handle
          ? dragVelocity.dx * x.slope * dragger.factor(0, self) : 0,
        dy: dragger.fingers.lastMoved.y == handle
          ? dragVelocity.dy * y.slope * dragger.factor(1, self) : 0)
    }
    return Vector(dx: x.velocity(at: now), dy: y.velocity(at: now))
  }

  /// The state of the livelier of the two axes, as the C enumerators number it.
  var stateNumber: Int32 {
    let (a, b) = (stateNumber(of: 0), stateNumber(of: 1))
    return Self.rank(a) < Self.rank(b) ? a : b
  }

  /// Returns the state of an axis, as the C enumerators number it; a zoom moves both axes.
  func stateNumber(of axis: Int) -> Int32 {
    if let motion = zoom.motion { return motion.kind.rawValue }
    if case .idle = self[axis].state { return isTouched ? Self.tracking : 0 }
    return self[axis].stateNumber
  }

  /// `MOTUS_SCROLLER_TRACKING`.
  private static let tracking: Int32 = 1

  /// Rank of a state in the order that the header documents, the liveliest first: dragging, tracking, bouncing,
  /// decelerating, settling, animating, wheel, autoscrolling, idle.
  private static func rank(_ state: Int32) -> Int {
    switch state {
    case 2: 0  // dragging
    case 1: 1  // tracking
    case 4: 2  // bouncing
    case 3: 3  // decelerating
    case 5: 4  // settling
    case 6: 5  // animating
    case 7: 6  // wheel
    case 8: 7  // autoscrolling
    default: 8
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
    let scrollAxis = self[axis]
    if scrollAxis.excess != 0 { return true }
    return direction > 0
      ? scrollAxis.offset < scrollAxis.maximum : scrollAxis.offset > scrollAxis.minimum
  }

  /// Whether a finger can pull an axis beyond its edges.
  func canPull(_ axis: Int) -> Bool { moves(axis) && self[axis].bounces }

  /// Takes options, which `setOptions` applies.
  func take(_ options: ScrollerOptions) { self.options = options }

  /// Stores the pages of its container as options.
  func storePages(_ strip: PageStrip) {
    options.pageSize = strip.dimension
    options.pageSpacing = strip.spacing
    options.pageOrigin = -strip.before * strip.pitch
  }

  func setDelegate(_ delegate: ScrollerDelegate?) { self.delegate = delegate }

  func setFollower(_ follower: ScrollFollower?) {
    self.follower = follower
    if follower != nil { scrollers.noteFollower() }
  }

  /// Notes that its view has ended.
  func detach() { isAttached = false }

  /// Applies the options to both axes and to the limits of the zoom.
  func applyOptions() {
    for axis in 0..<2 {
      self[axis].bounces = options.bounces.has(axis)
      self[axis].decay = options.decay
      self[axis].passesOn = options.chainsMomentum && options.chaining(axis) != .none
    }
    zoomLimitsChanged()
  }

  /// Writes the offsets to the view's bounds without motion; the host hears of a change in this frame.
  func show() {
    let views = scrollers.views
    let model = views.geometry(view.index)
    guard model[Component.boundsX] != x.offset || model[Component.boundsY] != y.offset else {
      return
    }
    let kind = PropertyKind(
      componentCount: 4, interpolation: .linear, offset: Component.bounds)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return }
      values[0] = x.offset
      values[1] = y.offset
      values[2] = model[Component.width]
      values[3] = model[Component.height]
      scrollers.tracks.setModel(view.index, .bounds, kind, to: values)
    }
    noteShownChange()
  }

  /// Notes that what is shown has changed, of which the host is notified in this frame.
  func noteShownChange() {
    news.noteScroll()
    scrollers.enlist(self)
  }

  /// Takes over an origin of the bounds that the host has set, and the one that a block shows, whose
  /// motion of the origin ends. Returns whether the offset has another value.
  ///
  /// `due` is a shift that the offset gets as a motion of the width has just begun.
  @discardableResult
  func adoptView(due: Double = 0) -> Bool {
    let isDue =
      !scrollers.views.rows[view.index].firstTrack.isNone && adoptAnimation(due: due)
    guard adoptModel(due: isDue ? due : 0) else { return false }
    // A block that was to bring it into its range is over: the next frame does that.
    if owesEnd { scrollers.enlist(self) }
    return true
  }

  /// Takes over an origin that the host has set. A block goes on that moves content at rest; where the
  /// scroller or a finger moves content, the block's motion of the origin ends.
  func adoptAtRest(due: Double = 0) {
    if isMoving || isInHand { adoptView(due: due) } else { adoptModel() }
  }

  /// Takes over an origin that the host has set; a block that moves the bounds goes on. Returns whether
  /// the offset has another value. `due` is a shift that the origin contains and the offset gets later.
  @discardableResult
  func adoptModel(due: Double = 0) -> Bool {
    let model = scrollers.views.geometry(view.index)
    let horizontal = model[Component.boundsX] - due
    guard horizontal != x.offset || model[Component.boundsY] != y.offset else { return false }
    x.offset = horizontal
    y.offset = model[Component.boundsY]
    return true
  }

  /// Ends a block's motion of the origin where it is shown, and makes that the model. A motion of the
  /// size goes on; the origin goes with content that a block moves, and with the right edge where content
  /// begins there. Returns whether the model origin contains the shift `due`.
  @inline(never)
  private func adoptAnimation(due: Double) -> Bool {
    let (tracks, animations) = (scrollers.tracks, scrollers.animations)
    guard isAnimatedByBlock, let kind = PropertyKind.builtIn(.bounds) else { return false }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return false }
      tracks.readShown(view.index, .bounds, kind, into: values)
      let model = scrollers.views.geometry(view.index)
      let (x, y) = (model[Component.boundsX], model[Component.boundsY])
      let (width, height) = (model[Component.width], model[Component.height])
      let goesWithWidth = forward(0) < 0 && values[2] != width
      let goesWithContent = !tracks.find(view.index, .contentShift).isNone
      let carried = tracks.originCarried(of: view.index, withRightEdge: goesWithWidth)
      let isScrolled =
        if goesWithWidth || goesWithContent {
          // Its distance from what it goes with counts, which that alone does not change.
          !isSame(values[0] - carried.dx - due, x) || !isSame(values[1] - carried.dy, y)
        } else {
          values[0] != x || values[1] != y
        }
      guard isScrolled else { return false }
      if goesWithWidth || goesWithContent {
        tracks.tieOrigin(of: view.index, toRightEdge: goesWithWidth, kind)
        return goesWithWidth
      }
      if values[2] != width || values[3] != height {
        // Only the size goes on.
        tracks.freeze(0..<2, of: view.index, .bounds)
        return false
      }
      // The size has come to rest: nothing is left of the animation.
      values[2] = width
      values[3] = height
      animations.remove(.bounds, from: view.index)
      tracks.setModel(view.index, .bounds, kind, to: values)
      return false
    }
  }

  /// Traps in debug where a store contradicts itself.
  func checkInvariants() {
    content.checkInvariants()
    fingers.checkInvariants()
    goals.checkInvariants()
    zoom.checkInvariants()
  }

  /// Lets go what it refers to, as it has ended.
  override func dispose() {
    delegate = nil
    follower = nil
    fingers.leaveChains()
  }
}
