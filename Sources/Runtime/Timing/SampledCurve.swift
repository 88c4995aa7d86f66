/// A curve known at even fractions of time, with smooth pieces between them.
///
/// Between two samples it is the cubic with the right values and slopes at both (Hermite); slopes
/// come from the polynomial of the fourth degree through the five samples around. So progress and
/// velocity are continuous, and a smooth function is met to some h⁴ / 384 of its fourth derivative:
/// about 1e-11 with 256 pieces.
///
/// A jump or a kink is no such function: slopes from both of its sides would carry the curve beyond
/// its samples. A piece that goes further beyond its two samples than a smooth function would gets
/// slopes with which it is monotonic (Fritsch & Carlson, *Monotone Piecewise Cubic Interpolation*,
/// 1980). How far a smooth function goes beyond is, with the second differences D at both, |D| / 8,
/// the height of a parabola over its chord; of the two the smaller one counts, twice, and none
/// where they have different signs.
final class SampledCurve: Equatable, Sendable {
  static let count = 257
  let samples: [Double]
  /// Progress per piece.
  private let slopes: [Double]

  /// Samples a function at 0, 1/256, … 1, in this order; none if it answers something that is no
  /// progress.
  static func sampling(_ function: (Double) -> Double) -> SampledCurve? {
    var samples: [Double] = []
    samples.reserveCapacity(count)
    for index in 0..<count {
      let value = function(Double(index) / Double(count - 1))
      guard value.magnitude <= 1e6 else { return nil }
      samples.append(value)
    }
    return SampledCurve(samples)
  }

  private init(_ samples: [Double]) {
    self.samples = samples
    let last = Self.count - 1
    var slopes = (0..<Self.count).map { index in
      // Weights of the five samples, in twelfths, by how far from an end their middle one is.
      let middle = min(max(2, index), last - 2)
      let f: (Int) -> Double = { samples[middle + (index <= last / 2 ? $0 : -$0)] }
      let slope =
        switch min(index, last - index) {
        case 0: -25 * f(-2) + 48 * f(-1) - 36 * f(0) + 16 * f(1) - 3 * f(2)
        case 1: -3 * f(-2) - 10 * f(-1) + 18 * f(0) - 6 * f(1) + f(2)
        default: f(-2) - 8 * f(-1) + 8 * f(1) - f(2)
        }
      return (index <= last / 2 ? slope : -slope) / 12
    }
    for index in 0..<last where Self.overshoots(index, samples, slopes) {
      let chord = samples[index + 1] - samples[index]
      slopes[index] = Self.monotonic(slopes[index], chord)
      slopes[index + 1] = Self.monotonic(slopes[index + 1], chord)
    }
    self.slopes = slopes
  }

  /// The nearest slope with which a piece with a chord has no extremum: of its sign, at most three
  /// times as steep.
  private static func monotonic(_ slope: Double, _ chord: Double) -> Double {
    guard slope * chord > 0 else { return 0 }
    let most = 3 * chord.magnitude
    return slope.magnitude <= most ? slope : Double(signOf: chord, magnitudeOf: most)
  }

  /// Whether a piece leaves its limits: looked at in eight places, since it bends once or twice.
  private static func overshoots(_ index: Int, _ samples: [Double], _ slopes: [Double]) -> Bool {
    let (low, high) = limits(index, samples)
    let cubic = cubic(samples[index], samples[index + 1], slopes[index], slopes[index + 1])
    for step in 1..<8 {
      let value = value(of: cubic, at: Double(step) / 8)
      if value < low || value > high { return true }
    }
    return false
  }

  static func == (a: SampledCurve, b: SampledCurve) -> Bool { a === b || a.samples == b.samples }

  func value(at time: Double) -> Double {
    let (index, u) = piece(at: time)
    return Self.value(of: cubic(index), at: u)
  }

  /// Progress per unit of time.
  func slope(at time: Double) -> Double {
    let (index, u) = piece(at: time)
    let (_, c1, c2, c3) = cubic(index)
    return (c1 + u * (2 * c2 + u * (3 * c3))) * Double(Self.count - 1)
  }

  /// The earliest time at which this progress is reached; what is never reached answers an end.
  func inverse(of progress: Double) -> Double {
    let first = samples[0]
    if first == progress { return 0 }
    for index in 0..<Self.count - 1 {
      let from = samples[index]
      let to = samples[index + 1]
      guard (from < progress && progress <= to) || (to <= progress && progress < from) else {
        continue
      }
      // Within a piece, by halving: 53 steps leave nothing between.
      var low = Double(index) / Double(Self.count - 1)
      var high = Double(index + 1) / Double(Self.count - 1)
      while true {
        let middle = (low + high) / 2
        guard low < middle, middle < high else { return high }
        if (value(at: middle) < progress) == (from < progress) {
          low = middle
        } else {
          high = middle
        }
      }
    }
    return progress < first ? 0 : 1
  }

  private func piece(at time: Double) -> (Int, Double) {
    let scaled = min(max(0, time), 1) * Double(Self.count - 1)
    let index = min(Int(scaled), Self.count - 2)
    return (index, scaled - Double(index))
  }

  /// Between which values a piece of a smooth function stays, rounding included.
  private static func limits(_ index: Int, _ samples: [Double]) -> (low: Double, high: Double) {
    let from = samples[index]
    let to = samples[index + 1]
    let first = secondDifference(index, samples)
    let second = secondDifference(index + 1, samples)
    let rounding = 1e-12 * (1 + from.magnitude + to.magnitude)
    let bend = first * second > 0 ? min(first.magnitude, second.magnitude) : 0
    let room = 2 * bend / 8 + rounding
    return (min(from, to) - room, max(from, to) + room)
  }

  private static func secondDifference(_ index: Int, _ samples: [Double]) -> Double {
    let middle = min(max(1, index), count - 2)
    return samples[middle - 1] - 2 * samples[middle] + samples[middle + 1]
  }

  private typealias Cubic = (Double, Double, Double, Double)

  private func cubic(_ index: Int) -> Cubic {
    Self.cubic(samples[index], samples[index + 1], slopes[index], slopes[index + 1])
  }

  private static func cubic(
    _ from: Double, _ to: Double, _ start: Double, _ end: Double
  ) -> Cubic {
    (from, start, 3 * (to - from) - 2 * start - end, start + end - 2 * (to - from))
  }

  private static func value(of cubic: Cubic, at u: Double) -> Double {
    cubic.0 + u * (cubic.1 + u * (cubic.2 + u * cubic.3))
  }
}
