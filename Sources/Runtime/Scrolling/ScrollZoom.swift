/// The scale of what a scroller shows, and what changes it (SC-73 to SC-77).
struct ScrollZoom: ~Copyable {
  /// Two fingers.
  struct Pinch {
    /// The point of the content, at scale 1, that stays under their middle.
    let point: Point
    /// The scale that they ask for at the pinch's scale 1.
    let start: Double
  }

  /// The view whose transform carries the scale.
  private(set) var view = Handle.none
  /// None until a view is zoomed.
  private(set) var gesture: ScrollPinch?
  private(set) var scale = 1.0
  private(set) var minimum = 1.0
  private(set) var maximum = 1.0
  private var bounces = true
  private(set) var pinch: Pinch?
  private(set) var motion: ScrollZoomMotion?
  /// Position of the middle of the last pinch, in the view and in the content at scale 1.
  private(set) var anchor = Point.zero
  private(set) var point = Point.zero
  /// Velocity of the scale's logarithm at the end of the last pinch.
  private(set) var rate = 0.0
  /// Whether the host has been told of a beginning, and of no end.
  private(set) var isReported = false
  /// Whether the scale has changed since the host was told.
  private(set) var hasChanged = false

  /// Greatest velocity of the scale's logarithm per second; fingers that meet have no end to it.
  private static let fastest = 20.0

  /// Whether a pinch or a motion changes the scale.
  var isActive: Bool { pinch != nil || motion != nil }
  /// The scale brought between the limits.
  var inRange: Double { min(max(scale, minimum), maximum) }

  /// Zooms another view, or none, from a scale within the limits.
  mutating func setView(_ view: Handle) {
    self.view = view
    scale = inRange
  }

  /// Takes the gesture whose fingers zoom.
  mutating func setPinch(_ gesture: ScrollPinch) { self.gesture = gesture }

  /// Returns the gesture to the caller, as its view has ended.
  mutating func detach() -> ScrollPinch? {
    defer { gesture = nil }
    return gesture
  }

  /// Sets the limits; the scale stays.
  mutating func setLimits(_ minimum: Double, _ maximum: Double, bounces: Bool) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.bounces = bounces
  }

  /// Sets the scale. Returns whether it is another one, of which the host will be notified.
  mutating func setScale(_ scale: Double) -> Bool {
    guard scale != self.scale else { return false }
    self.scale = scale
    hasChanged = true
    return true
  }

  /// Brings the scale between the limits without a notification.
  mutating func correctScale() { scale = inRange }

  // MARK: Fingers

  /// Begins a pinch with the point of the content under the middle of two fingers; a motion ends.
  mutating func hold(_ middle: Point, offset: Point) {
    motion = nil
    pinch = Pinch(
      point: Point(x: (offset.x + middle.x) / scale, y: (offset.y + middle.y) / scale),
      start: asked)
  }

  /// Notes the middle of the fingers, and the point of the content that is there.
  mutating func follow(_ middle: Point, _ point: Point) {
    anchor = middle
    self.point = point
  }

  /// Lets the scale settle about the middle of the view in place of that of fingers.
  mutating func center(_ middle: Point, offset: Point) {
    follow(
      middle, Point(x: (offset.x + middle.x) / scale, y: (offset.y + middle.y) / scale))
  }

  /// Ends a pinch that began at the scale `start`, with its own scale and the velocity of that, with which
  /// the zoom settles.
  mutating func letGo(at scale: Double, velocity: Double, from start: Double) {
    pinch = nil
    // Fingers that meet have scale 0, by which the velocity cannot be divided.
    let scale = max(scale, 1e-6)
    let rate = velocity / scale * slope(start * scale)
    self.rate = min(max(rate, -Self.fastest), Self.fastest)
  }

  /// Ends the pinch without a velocity.
  mutating func letGo() {
    pinch = nil
    rate = 0
  }

  // MARK: Motion

  /// Starts the motion of a request.
  mutating func start(_ motion: ScrollZoomMotion) { self.motion = motion }

  /// Starts the motion back to a limit, which has taken the velocity of the fingers.
  mutating func settle(_ motion: ScrollZoomMotion) {
    self.motion = motion
    rate = 0
  }

  /// Ends the motion, at whatever scale it is.
  mutating func stop() { motion = nil }

  /// Ends a pinch and a motion, at whatever scale they are.
  mutating func drop() {
    pinch = nil
    motion = nil
  }

  // MARK: Reports

  /// Notes that the host is told of a beginning.
  mutating func noteBegin() { isReported = true }

  /// Notes that the host is told of the end.
  mutating func noteEnd() { isReported = false }

  /// Returns whether a change of the scale is to be reported, and counts it as reported.
  mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  // MARK: Limits

  /// Beyond a limit a rubber band in the logarithm: nothing is shown beyond twice or half a limit.
  private var resistance: Resistance {
    Resistance(
      lowest: minimum, highest: maximum,
      form: bounces ? .scaleBand(RubberBand(dimension: Elementary.ln2)) : .stop)
  }

  /// Returns the shown scale for one that is asked for.
  func shown(_ asked: Double) -> Double { resistance.shown(ofRaw: asked) }

  /// The scale to ask for, so that the present one is shown.
  var asked: Double { resistance.raw(ofShown: scale) }

  /// Returns the ratio of a shown step of the logarithm to the step that is asked for.
  func slope(_ asked: Double) -> Double { resistance.slopeOfLogarithm(atRaw: asked) }

  func checkInvariants() {
    assert(minimum <= maximum && scale > 0, "the scale has no range")
    assert(gesture != nil || pinch == nil, "a pinch without fingers")
  }
}
