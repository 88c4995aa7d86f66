/// A pan downwards, which leaves to scrolled contents what is theirs.
final class ZoomPan: PanGesture {
  init(gestures: Gestures) {
    super.init(gestures: gestures, minimumTouches: 1, maximumTouches: 1)
  }

  override var letsFingersJoin: Bool { true }

  /// A pan downwards comes before scrolled content that is at its start (SC-56).
  override func wantsDrag(ofContentAtStart travel: Vector) -> Bool { accepts(travel) }

  override func accepts(_ travel: Vector) -> Bool {
    travel.dy > 0 && travel.dy >= travel.dx.magnitude
  }
}

/// A pinch that measures how the fingers turn, too, and how fast their middle moves.
final class ZoomPinch: PinchGesture {
  /// Radians, clockwise, from where it was recognized.
  private(set) var turn = 0.0
  /// From one finger to the other, at the last sample.
  private var last = Vector.zero
  private var turns = VelocityTracker()
  private var focus = VelocityTracker()

  /// Radians per second, and points per second of the middle between the fingers.
  var turnVelocity: Double { turns.velocity.dx }
  var focusVelocity: Vector { focus.velocity }

  override func begin() {
    super.begin()
    (turn, last) = (0, spread)
    turns.reset()
    focus.reset()
  }

  /// Adds the angle by which the fingers have turned since the last sample; returns the scale.
  override func measure() -> Double {
    let spread = spread
    let cross = last.dx * spread.dy - last.dy * spread.dx
    let along = last.dx * spread.dx + last.dy * spread.dy
    if cross != 0 || along != 0 { turn += Elementary.atan2(cross, along) }
    last = spread
    return super.measure()
  }

  override func touchMoved(_ touch: Touch) {
    super.touchMoved(touch)
    track(at: touch.time)
  }

  /// Adds a sample of the angle and of the middle between two fingers.
  private func track(at time: Double) {
    guard touches.count == 2 else { return }
    turns.add(Point(x: turn, y: 0), at: time)
    focus.add(centroid(), at: time)
  }

  /// The angle counts from the recognition on.
  override func willRecognize() {
    super.willRecognize()
    turn = 0
  }
}

/// Asks whether a finger may take the screen.
final class ZoomGate: GestureDelegate {
  /// Ends with the zoom's hand, which the controller ends before it ends.
  private unowned(unsafe) let zoom: Zoom
  private unowned(unsafe) let controller: ViewController

  init(_ zoom: Zoom, _ controller: ViewController) {
    self.zoom = zoom
    self.controller = controller
  }

  /// Asks the host, with the finger's place and velocity and whether the innermost scroller under it
  /// that scrolls vertically is at its start.
  override func shouldBegin(_ gesture: Gesture) -> Bool {
    var isAtEdge = true
    var velocity = Vector.zero
    var finger = Zoom.Fingers.pinch
    if let pan = gesture as? PanGesture {
      finger = gesture is ZoomPan ? .pan : .edge
      velocity = pan.velocity
      for rival in gesture.touches.first?.receivers ?? [] {
        guard let scroller = (rival as? ScrollPan)?.scroller, scroller.moves(1) else { continue }
        isAtEdge = scroller.y.offset <= scroller.y.minimum
        break
      }
    }
    return zoom.delegate.shouldBegin(
      Zoom.Interaction(
        finger: finger, point: gesture.location, velocity: velocity, isAtEdge: isAtEdge),
      controller)
  }
}
