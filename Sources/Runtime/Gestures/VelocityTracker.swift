/// The velocity of something that a finger moves, at its last sample, in units per second.
///
/// A parabola is laid through the recent samples by least squares, for each axis, and its slope at
/// the newest one is the answer: exact for steady and for evenly accelerated movement, and little
/// moved by the jitter of a touch screen. Recent is what is at most 100 ms old, at most 20 samples,
/// back to the last pause of more than 40 ms: the figures that Android (`VelocityTracker`, strategy
/// lsq2) and Flutter use.
///
/// With times t less their mean and the polynomials, orthogonal over the samples,
///
///     p₁ = t,   p₂ = t² − a·t − b,   a = Σt³ / Σt²,   b = Σt² / n,
///
/// the slope is c₁ + c₂·(2t − a) with cₖ = Σpₖx / Σpₖ². Orthogonality spares a system of equations
/// and keeps the precision.
struct VelocityTracker: ~Copyable {
  private struct Sample: BitwiseCopyable {
    var time: Double
    var position: Point
  }

  private static let capacity = 20
  /// Seconds. The slack lets a sample in that is just as old as the window but for rounding.
  private static let window = 0.1 + 1e-6
  private static let longestPause = 0.04 + 1e-6
  /// Two samples nearer in time count as one: no device reports as fast, so it is one reading.
  private static let shortestStep = 1e-5
  /// The same place again so soon is the echo of a reading and no rest.
  private static let echo = 0.005

  /// Oldest first.
  private let samples: UnsafeMutablePointer<Sample>
  private var count = 0
  /// When the last word came; later than the last sample when the pointer was lifted at rest.
  private var now = -Double.infinity

  init() { samples = .allocate(capacity: Self.capacity) }

  deinit { samples.deallocate() }

  mutating func reset() {
    count = 0
    now = -.infinity
  }

  /// Takes a position. Times before the last one count as the same time.
  mutating func add(_ position: Point, at time: Double) {
    now = max(now, time)
    guard count > 0 else { return append(Sample(time: time, position: position)) }
    let last = samples[count - 1]
    let isFirst = count == 1
    if time - last.time < Self.shortestStep,
      isFirst || last.time - samples[count - 2].time >= Self.shortestStep
    {
      samples[count - 1].position = position
    } else if time > last.time, position != last.position || time - last.time >= Self.echo {
      append(Sample(time: time, position: position))
    }
  }

  /// The pointer is lifted. Lifting moves nothing: the same place again is no sample.
  mutating func lift(_ position: Point, at time: Double) {
    if count > 0, samples[count - 1].position == position {
      now = max(now, time)
    } else {
      add(position, at: time)
    }
  }

  /// Zero while less than two samples say anything, and after a rest of more than 40 ms.
  var velocity: Vector {
    guard count >= 2, now - samples[count - 1].time <= Self.longestPause else { return .zero }
    let newest = samples[count - 1].time
    var first = count - 1
    while first > 0, newest - samples[first - 1].time <= Self.window,
      samples[first].time - samples[first - 1].time <= Self.longestPause
    {
      first -= 1
    }
    // Right after a pause the way since it is all that is known.
    if first == count - 1 { first -= 1 }
    let velocity = slope(from: first)
    return velocity.isFinite ? velocity : .zero
  }

  private mutating func append(_ sample: Sample) {
    if count == Self.capacity {
      for index in 1..<count { samples[index - 1] = samples[index] }
      count -= 1
    }
    samples[count] = sample
    count += 1
  }

  private func slope(from first: Int) -> Vector {
    let last = samples[count - 1]
    let n = Double(count - first)
    var mean = 0.0
    for index in first..<count { mean += (samples[index].time - last.time) / n }
    var (second, third) = (0.0, 0.0)
    var line = Vector.zero
    for index in first..<count {
      let t = samples[index].time - last.time - mean
      second += t * t
      third += t * t * t
      line = line + t * (samples[index].position - last.position)
    }
    line = (1 / second) * line
    guard count - first >= 3 else { return line }
    let (a, b) = (third / second, second / n)
    var norm = 0.0
    var bend = Vector.zero
    for index in first..<count {
      let t = samples[index].time - last.time - mean
      let p = t * t - a * t - b
      norm += p * p
      bend = bend + p * (samples[index].position - last.position)
    }
    guard norm > 0 else { return line }
    let parabola = line + ((2 * -mean - a) / norm) * bend
    let before = samples[count - 2]
    let step = last.position - before.position
    return Vector(
      dx: Self.unlessThrownBack(parabola.dx, line.dx, step.dx),
      dy: Self.unlessThrownBack(parabola.dy, line.dy, step.dy))
  }

  /// A parabola through a movement that slows down, or has come to rest, can turn before its end
  /// though no sample has: against the straight line, and without a step that says the same, it says
  /// no more than that the pointer has stopped.
  private static func unlessThrownBack(_ slope: Double, _ line: Double, _ step: Double) -> Double {
    slope < 0 && line > 0 && step >= 0 || slope > 0 && line < 0 && step <= 0 ? 0 : slope
  }
}
