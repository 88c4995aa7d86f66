/// The last samples of a finger, and where the finger is shown at a moment between or after them
/// (RS-1). The figures are those of Android (`InputConsumer`, touch resampling).
struct TouchTrail: ~Copyable {
  struct Sample: BitwiseCopyable {
    let time: Double
    let point: Point
  }

  /// How long before a frame fingers are shown, in seconds: so that most frames lie between samples.
  static let latency = 0.005
  /// The error that differences of times may have, in seconds.
  private static let rounding = 1e-6
  /// Samples nearer in time than this, in seconds, are not far enough apart for a direction.
  private static let shortestInterval = 0.002 - rounding
  /// Samples further apart than this, in seconds, say nothing about what comes after them.
  private static let longestInterval = 0.020 + rounding
  /// How far beyond the last sample a finger is shown, in seconds, and in intervals.
  private static let longestReach = 0.008
  private static let reach = 0.5
  /// Samples that are kept: those of the latency at 12,000 a second.
  private static let capacity = 64

  /// A ring once it is full, whose oldest sample is at `first`.
  private var samples = Buffer<Sample>()
  private var first = 0

  var isEmpty: Bool { samples.isEmpty }

  mutating func removeAll() {
    samples.removeAll()
    first = 0
  }

  /// Adds a sample; the oldest one is dropped if there is no room.
  mutating func add(_ point: Point, at time: Double) {
    let sample = Sample(time: time, point: point)
    if samples.count > 0, time <= self[samples.count - 1].time {
      samples[place(samples.count - 1)] = sample
    } else if samples.count < Self.capacity {
      samples.append(sample)
    } else {
      samples[first] = sample
      first = (first + 1) % Self.capacity
    }
  }

  /// Returns where the finger is at a moment; nil where the last sample counts.
  func point(at moment: Double) -> Point? {
    let count = samples.count
    guard count >= 2 else { return nil }
    var next = count - 1
    while next > 0, self[next - 1].time > moment { next -= 1 }
    guard next > 0 else { return nil }
    let (before, after) = (self[next - 1], self[next])
    let interval = after.time - before.time
    guard interval >= Self.shortestInterval else { return nil }
    var time = moment
    if time > after.time {
      guard interval <= Self.longestInterval, time - after.time <= Self.longestInterval else {
        return nil
      }
      time = min(time, after.time + min(Self.longestReach, Self.reach * interval))
    }
    let fraction = (time - before.time).divided(by: interval)
    return before.point + fraction * (after.point - before.point)
  }

  private subscript(index: Int) -> Sample { samples[place(index)] }

  private func place(_ index: Int) -> Int {
    samples.count < Self.capacity ? index : (first + index) % Self.capacity
  }
}
