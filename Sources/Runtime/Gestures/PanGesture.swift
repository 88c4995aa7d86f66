/// Fingers that drag (GR-3, GR-5).
class PanGesture: Gesture {
  /// A pan begins beyond this travel, in points, and what is beyond is applied at once
  /// (GR-9).
  static let threshold = 10.0

  /// Which wheels move it.
  struct WheelTypes: OptionSet {
    let rawValue: UInt32
    /// Without phases, a sequence of notches.
    static let notches = WheelTypes(rawValue: 1)
    /// A trackpad's fingers.
    static let continuous = WheelTypes(rawValue: 2)
    static let all: WheelTypes = [.notches, .continuous]
  }

  final var wheels = WheelTypes()
  final let minimumTouches: Int
  final let maximumTouches: Int
  /// How the middle of the fingers has moved since they came down. Fingers that come and go later do
  /// not move it.
  final private(set) var travel = Vector.zero
  /// Where the middle would be without travel.
  private var anchor = Point.zero
  /// The part of the travel that is no translation.
  private var base = Vector.zero
  private var tracker = VelocityTracker()

  init(gestures: Gestures, minimumTouches: Int = 1, maximumTouches: Int = .max) {
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    super.init(gestures: gestures)
  }

  override var noun: StaticString { "pan" }

  /// In the window, from where it was recognized.
  final var translation: Vector { hasRecognized || state == .cancelled ? travel - base : .zero }
  /// In the window, per second.
  final var velocity: Vector { tracker.velocity }

  /// Sets the translation; the velocity begins anew (GR-3).
  final func setTranslation(_ translation: Vector) {
    base = travel - translation
    tracker.reset()
  }

  /// How far its fingers go before it begins, in points.
  var slack: Double { Self.threshold }

  /// Whether fingers beyond the greatest number share a drag that has begun (GR-14).
  var letsFingersJoin: Bool { false }

  /// Whether a movement is one that it looks for; asked once, when it is beyond the threshold.
  func accepts(_ travel: Vector) -> Bool { true }

  /// Whether it would rather have a drag of scrolled content that stands at its start (SC-56).
  func wantsDrag(ofContentAtStart travel: Vector) -> Bool { false }

  /// Whether it would rather have a trackpad's drag that content can only answer by giving way (SC-66).
  func wantsDrag(ofContentWithoutRoom travel: Vector) -> Bool { false }

  override func touchBegan(_ touch: Touch) {
    guard touches.count <= maximumTouches || isActive && letsFingersJoin else {
      return isActive ? cancel() : fail()
    }
    if state == .possible, touches.count <= minimumTouches {
      travel = .zero
      tracker.reset()
    }
    anchor = centroid() - travel
    tracker.add(.zero + travel, at: touch.time)
  }

  override func touchMoved(_ touch: Touch) {
    follow()
    tracker.add(.zero + travel, at: touch.time)
    goOn()
  }

  override func touchEnded(_ touch: Touch) {
    follow()
    tracker.lift(.zero + travel, at: touch.time)
    guard touches.count == 1 else {
      goOn()
      anchor = centroid(without: touch) - travel
      return
    }
    // A last sample can carry it beyond the threshold.
    goOn()
    isActive ? finish() : fail()
  }

  override func willRecognize() {
    let length = travel.length
    base = length > 0 ? min(1, slack.divided(by: length)) * travel : .zero
  }

  override func didReset() {
    travel = .zero
    base = .zero
    tracker.reset()
  }

  private func follow() { travel = centroid() - anchor }

  private func goOn() {
    note()
    guard state == .possible, !isWaiting, touches.count >= minimumTouches,
      travel.lengthSquared > slack * slack
    else { return }
    accepts(travel) ? recognize() : fail()
  }
}
