/// Estimates the velocity of a dragged point at its last sample, in units per second.
///
/// A parabola is fitted to the recent samples by least squares, for each axis, and its slope at the
/// newest sample is the velocity: exact for uniform and for uniformly accelerated movement, and
/// little affected by the jitter of a touch screen. Recent are samples at most 100 ms old, at most
/// 20, back to the last pause of more than 40 ms. These figures are those of Android
/// (`VelocityTracker`, strategy lsq2) and Flutter.
///
/// With times t from their mean, and polynomials that are orthogonal over the samples (Forsythe,
/// Generation and use of orthogonal polynomials for data-fitting, 1957),
///
///     p₁ = t,   p₂ = t² − a·t − b,   a = Σt³ / Σt²,   b = Σt² / n,
///
/// the slope is c₁ + c₂·(2t − a) with cₖ = Σpₖx / Σpₖ². Orthogonality makes a system of equations
/// unnecessary and keeps the precision.
struct VelocityTracker: ~Copyable {
  private struct Sample: BitwiseCopyable {
    var time: Double
    var position: Point
  }

  private static let capacity = 20
  /// Windows in seconds, a microsecond longer so that rounding excludes no sample of that very age.
  private static let window = 0.1 + 1e-6
  static let longestPause = 0.04 + 1e-6
  /// Two samples nearer in time than this count as one reading, as no device reports so fast.
  private static let shortestStep = 1e-5
  /// The same position again within this time is the echo of a reading, not a rest.
  private static let echo = 0.005

  /// Samples, oldest first.
  private let samples: UnsafeMutablePointer<Sample>
  private var count = 0
  /// Time of the last call; later than the last sample if the pointer was lifted at rest.
  private var now = -Double.infinity

  init() { samples = .allocate(capacity: Self.capacity) }

  deinit { samples.deallocate() }

  mutating func reset() {
    count = 0
    now = -.infinity
  }

  /// Adds a position. A time before the last one counts as the last one.
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

  /// Notes that the pointer is lifted. A lift moves nothing: the same position again is no sample.
  mutating func lift(_ position: Point, at time: Double) {
    if count > 0, samples[count - 1].position == position {
      now = max(now, time)
    } else {
      add(position, at: time)
    }
  }

  /// Time of the last sample.
  var lastTime: Double { count > 0 ? samples[count - 1].time : -.infinity }

  /// The velocity; zero with fewer than two samples, and after a rest of more than 40 ms.
  var velocity: Vector {
    guard count >= 2, now - samples[count - 1].time <= Self.longestPause else { return .zero }
    let newest = samples[count - 1].time
    var first = count - 1
    while first > 0, newest - samples[first - 1].time <= Self.window,
      samples[first].time - samples[first - 1].time <= Self.longestPause
    {
      first -= 1
    }
    // Right after a pause only the step since then is known.
    if first == count - 1 { first -= 1 }
    let velocity = slope(from: first)
    return velocity.isFinite ? velocity : .zero
  }

  /// Appends a sample; the oldest one is dropped if there is no room.
  private mutating func append(_ sample: Sample) {
    if count == Self.capacity {
      for index in 1..<count { samples[index - 1] = samples[index] }
      count -= 1
    }
    samples[count] = sample
    count += 1
  }

  /// Returns the slope at the newest sample of the parabola through the samples from `first` on.
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

  /// Returns 0 for a slope whose sign contradicts both the straight line through the samples and
  /// the last step: a parabola through a movement that slows down can turn before its end although
  /// no sample has. All that it says then is that the pointer has stopped.
  private static func unlessThrownBack(_ slope: Double, _ line: Double, _ step: Double) -> Double {
    slope < 0 && line > 0 && step >= 0 || slope > 0 && line < 0 && step <= 0 ? 0 : slope
  }
}
