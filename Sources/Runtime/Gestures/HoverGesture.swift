/// A pointer above a view that touches nothing: a mouse without a pressed button, a pen (GR-10).
///
/// The recognizer follows no fingers, and neither prevents others nor is prevented.
final class HoverGesture: Gesture {
  override var noun: StaticString { "hover" }
  override var isFingerless: Bool { true }

  override func canTake(_ touch: Touch) -> Bool { false }
  override func prevents(_ other: Gesture) -> Bool { false }

  func enter(at point: Point) {
    location = point
    guard state == .possible, isEnabled, isAlive else { return note() }
    recognize()
  }

  func exit(at point: Point) {
    location = point
    finish()
    if isAlive { lifted() }
  }
}

/// A sample of such a pointer.
struct HoverSample: BitwiseCopyable {
  let point: Point
  let time: Double
  /// Whether the pointer is in the window.
  let isInside: Bool
}

extension Gestures {
  /// Takes a sample of the pointer for the next frame.
  func feed(_ sample: HoverSample) throws(Fault) {
    guard hovers.count < 1 << 16 else {
      throw Fault(.limit, "\(hovers.count) places of the pointer wait for a tick already")
    }
    guard abs(sample.point.x) <= 1e9, abs(sample.point.y) <= 1e9 else {
      throw Fault(.invalidArgument, "the pointer's point is not finite or beyond 1e9 points")
    }
    try checkTime(
      sample.time, after: hovers.count > 0 ? hovers.last.time : nil, of: "the pointer")
    hovers.append(sample)
  }

  /// Delivers samples up to a time; returns the index of the next one.
  func deliverHovers(_ first: Int, of count: Int, until limit: Double) -> Int {
    var next = first
    while next < count, hovers[next].time <= limit {
      let sample = hovers[next]
      next += 1
      deliver(sample)
    }
    return next
  }

  /// Delivers a sample: recognizers above whose views the pointer is enter or move, others exit.
  private func deliver(_ sample: HoverSample) {
    pointer = sample.isInside ? sample.point : nil
    var under: [HoverGesture] = []
    var chain: [Int] = []
    if sample.isInside {
      var current = views.hitTest(views.window.index, sample.point)
      while let index = current {
        chain.append(index)
        for gesture in gestures(of: index) {
          if let hover = gesture as? HoverGesture { under.append(hover) }
        }
        current = views.parent(index)
      }
    }
    showHovered(chain)
    let left = hovering.filter { hover in !under.contains { $0 === hover } }
    for hover in left where hover.isAlive { hover.exit(at: sample.point) }
    for hover in under where hover.isAlive && !hover.view.isNone { hover.enter(at: sample.point) }
    hovering = under.filter { $0.isAlive && $0.isActive }
  }
}
