/// A drag by one or more fingers (GR-3, GR-5).
class PanGesture: Gesture {
  /// Distance in points beyond which a pan begins; the distance beyond it is applied at once
  /// (GR-9).
  static let threshold = 10.0

  /// Kinds of wheels that move it.
  struct WheelTypes: OptionSet {
    let rawValue: UInt32
    /// A wheel without phases: a sequence of notches.
    static let notches = WheelTypes(rawValue: 1)
    /// Fingers on a trackpad.
    static let continuous = WheelTypes(rawValue: 2)
    static let all: WheelTypes = [.notches, .continuous]
  }

  final private(set) var wheels = WheelTypes()
  final let minimumTouches: Int
  final let maximumTouches: Int
  /// Displacement of the fingers' center since they came down. Fingers that join or leave later do
  /// not change it.
  final private(set) var travel = Vector.zero
  /// The travel by samples, while its fingers are shown between them.
  private var sampledTravel = Vector.zero
  /// The center without travel.
  private var anchor = Point.zero
  /// The part of the travel that is not translation: from the start to the recognition.
  private var base = Vector.zero
  private var tracker = VelocityTracker()

  final func setWheels(_ wheels: WheelTypes) { self.wheels = wheels }

  init(gestures: Gestures, minimumTouches: Int = 1, maximumTouches: Int = .max) {
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    super.init(gestures: gestures)
  }

  override var noun: StaticString { "pan" }

  /// Displacement in the window since it was recognized, in points.
  final var translation: Vector { hasRecognized || state == .cancelled ? travel - base : .zero }
  /// Velocity in the window, in points per second.
  final var velocity: Vector { tracker.velocity }

  final override var lastMove: Double { tracker.lastTime }

  /// Sets the translation; the velocity is measured anew (GR-3).
  final func setTranslation(_ translation: Vector) {
    base = travel - translation
    tracker.reset()
  }

  /// Distance of the fingers before it begins, in points.
  var slack: Double {
    let isWheel = touches.first?.isWheel ?? false
    return isWheel && handler?.movesByWheelAtOnce ?? false ? 0 : Self.threshold
  }

  /// Whether fingers beyond the greatest number share a drag that has begun (GR-14).
  var letsFingersJoin: Bool { false }

  /// Whether it accepts a movement; called once, when that passes the threshold.
  func accepts(_ travel: Vector) -> Bool { true }

  /// Whether it takes precedence over scrolled content at its start (SC-56).
  func wantsDrag(ofContentAtStart travel: Vector) -> Bool { false }

  /// Whether it takes precedence for a trackpad's drag for which content has no room but a rubber
  /// band (SC-66).
  func wantsDrag(ofContentWithoutRoom travel: Vector) -> Bool { false }

  /// Whether a recognizer of its view, or of what stands in it, gets no finger that this one has taken.
  func keepsFromContent(_ other: Gesture) -> Bool { false }

  /// Recognizers inside have seen a finger first, and do not get it (SC-26).
  final func keepFromContent(_ touch: Touch) {
    let views = gestures.views
    for other in touch.receivers
    where other !== self && other.state == .possible && keepsFromContent(other) {
      guard other.isAlive, views.names.contains(other.view),
        views.isDescendant(other.view.index, of: view.index)
      else { continue }
      other.fail()
    }
  }

  override func touchBegan(_ touch: Touch) {
    guard touches.count <= maximumTouches || isActive && letsFingersJoin else {
      return isActive ? cancel() : fail()
    }
    if state == .possible, touches.count <= minimumTouches {
      travel = .zero
      sampledTravel = .zero
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

  override func fingersShown(haveMoved: Bool) {
    travel = centroid() - anchor
    if haveMoved { note() }
  }

  override func fingersSampled() { travel = sampledTravel }

  override func touchEnded(_ touch: Touch) {
    follow()
    tracker.lift(.zero + travel, at: touch.time)
    guard touches.count == 1 else {
      goOn()
      anchor = centroid(without: touch) - travel
      return
    }
    // The last sample can pass the threshold.
    goOn()
    isActive ? finish() : fail()
  }

  override func willRecognize() {
    let length = travel.length
    base = length > 0 ? min(1, slack.divided(by: length)) * travel : .zero
  }

  override func didReset() {
    travel = .zero
    sampledTravel = .zero
    base = .zero
    tracker.reset()
  }

  private func follow() {
    travel = centroid() - anchor
    sampledTravel = travel
  }

  /// Notes a movement, and recognizes once that is beyond the slack and accepted.
  private func goOn() {
    note()
    guard state == .possible, !isWaiting, touches.count >= minimumTouches,
      travel.lengthSquared > slack * slack
    else { return }
    accepts(travel) ? recognize() : fail()
  }
}
