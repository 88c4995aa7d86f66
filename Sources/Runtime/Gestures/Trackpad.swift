/// Gestures that a trackpad recognizes itself: fingers of the library's own represent them, so that
/// the same recognizers see them that see fingers on a screen (TP-1).
///
///     none ── began ──▶ fingers ── ended, cancelled ──▶ none
final class Trackpad: PointerFeed {
  /// Distance of two fingers that pinch at scale 1, in points.
  private static let spread = 256.0

  private var queue = PointerQueue<TrackpadSample>()
  /// The gesture under way according to the fed events; none if there is none.
  private var fed: TrackpadSample.Kind?
  /// Fingers that are down, the first ones of `touches`.
  private var down = 0
  private var touches: [Touch] = []
  private var middle = Point.zero
  private var scale = 1.0
  private var angle = 0.0

  override var isWaiting: Bool { !queue.isEmpty }
  override var nextTime: Double? { queue.nextTime }

  override var receivers: [Gesture] {
    var found: [Gesture] = []
    for touch in touches[..<down] { found += touch.receivers }
    return found
  }

  /// Takes an event for the next frame.
  func feed(_ sample: TrackpadSample) throws(Fault) {
    try queue.check(sample, of: "trackpads")
    if sample.kind != .smartZoom { try checkOrder(sample) }
    queue.append(sample)
  }

  /// Throws if a gesture begins while another is under way, or goes on without having begun; else notes it.
  private func checkOrder(_ sample: TrackpadSample) throws(Fault) {
    if sample.phase == .began {
      guard fed == nil else {
        throw Fault(.invalidState, "a gesture of the trackpad is under way: it has to end first")
      }
      fed = sample.kind
      return
    }
    guard fed == sample.kind else {
      throw Fault(.invalidState, "this gesture of the trackpad is not under way: it has to begin")
    }
    if sample.phase != .moved { fed = nil }
  }

  override func beginFrame() { queue.beginFrame() }

  override func deliver(until limit: Double, now: Double, to gestures: Gestures) {
    while let sample = queue.take(until: limit) { deliver(sample, to: gestures) }
    queue.close()
  }

  private func deliver(_ sample: TrackpadSample, to gestures: Gestures) {
    guard sample.kind != .smartZoom else {
      gestures.wheels?.zoomByItself(at: sample.point, time: sample.time)
      return
    }
    switch sample.phase {
    case .began: begin(sample, in: gestures)
    case .moved:
      middle = middle + sample.delta
      if sample.kind == .pinch {
        scale = sample.scale
        angle += sample.rotation
      }
      move(sample, .moved, in: gestures)
    case .ended, .cancelled:
      move(sample, sample.phase, in: gestures)
      for touch in touches[..<down] { touch.forget() }
      down = 0
    }
  }

  /// Lets fingers come down at the pointer, on the view there and on those above it.
  private func begin(_ sample: TrackpadSample, in gestures: Gestures) {
    (middle, scale, angle) = (sample.point, 1, 0)
    let views = gestures.views
    guard let hit = views.hitTest(views.window.index, sample.point) else { return }
    let view = views.rows[hit].handle
    let candidates = gestures.recognizers(from: hit)
    let fingers = sample.kind == .pinch ? 2 : sample.kind == .hold ? 1 : sample.fingers
    while touches.count < fingers { touches.append(Touch()) }
    for index in 0..<fingers {
      touches[index].begin(self.sample(index, sample, .began), of: sample.kind)
      down = index + 1
      _ = gestures.begin(touches[index], on: view, candidates)
    }
  }

  /// Moves all fingers, and then tells who follows them.
  private func move(
    _ sample: TrackpadSample, _ phase: TouchSample.Phase, in gestures: Gestures
  ) {
    for index in 0..<down { touches[index].move(self.sample(index, sample, phase)) }
    for index in 0..<down {
      gestures.deliver(self.sample(index, sample, phase), to: touches[index])
    }
  }

  private func sample(
    _ index: Int, _ sample: TrackpadSample, _ phase: TouchSample.Phase
  ) -> TouchSample {
    TouchSample(id: .max, phase: phase, point: place(of: index, sample), time: sample.time)
  }

  /// Fingers that pinch stand on both sides of their middle, others in it.
  private func place(of index: Int, _ sample: TrackpadSample) -> Point {
    guard sample.kind == .pinch else { return middle }
    let half = (index == 0 ? -0.5 : 0.5) * Self.spread * scale
    let (sin, cos) = Elementary.sincos(angle)
    return middle + Vector(dx: half * cos, dy: half * sin)
  }
}
