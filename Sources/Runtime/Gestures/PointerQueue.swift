/// An event of a pointer that the host has fed.
protocol PointerSample: BitwiseCopyable {
  /// Where the pointer is, in the window.
  var point: Point { get }
  var delta: Vector { get }
  /// Seconds of the host's clock.
  var time: Double { get }
}

/// Events that wait for a frame, in the order of time. What comes while a frame delivers belongs to
/// the next one.
struct PointerQueue<Sample: PointerSample>: ~Copyable {
  private var waiting = Buffer<Sample>()
  /// How many are the present frame's, and how many of these have been taken.
  private var due = 0
  private var taken = 0

  private static var most: Int { 1 << 16 }
  /// Greatest coordinate in points, as for touches.
  private static var farthest: Double { 1e9 }

  var isEmpty: Bool { waiting.isEmpty }
  /// Time of the next event of this frame; none if there is none.
  var nextTime: Double? { taken < due ? waiting[taken].time : nil }

  /// Refuses an event that does not fit behind those that wait, or has numbers out of reach.
  func check(_ sample: Sample, of devices: StaticString) throws(Fault) {
    guard waiting.count < Self.most else {
      throw Fault(.limit, "\(waiting.count) events of \(devices) wait for a tick already")
    }
    guard abs(sample.point.x) <= Self.farthest, abs(sample.point.y) <= Self.farthest,
      abs(sample.delta.dx) <= Self.farthest, abs(sample.delta.dy) <= Self.farthest
    else {
      throw Fault(
        .invalidArgument, "the event's point or delta is not finite or beyond 1e9 points")
    }
    try checkTime(sample.time, after: isEmpty ? nil : waiting.last.time, of: "the event")
  }

  /// Adds an event that has been checked.
  mutating func append(_ sample: Sample) { waiting.append(sample) }

  mutating func beginFrame() {
    due = waiting.count
    taken = 0
  }

  /// Takes the next event of the frame up to a time.
  mutating func take(until limit: Double) -> Sample? {
    guard let time = nextTime, time <= limit else { return nil }
    defer { taken += 1 }
    return waiting[taken]
  }

  /// Forgets the frame's events, once all have been taken.
  mutating func close() {
    guard due > 0, taken == due else { return }
    waiting.removeFirst(due)
    (due, taken) = (0, 0)
  }
}
