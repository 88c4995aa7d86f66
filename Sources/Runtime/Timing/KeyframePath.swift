/// Contribution of one keyframe to a property, over the time of the whole motion, 0 to 1: from 0
/// before the keyframe begins to 1 once it has ended.
///
/// A motion through values v₀ … vₙ is v₀ plus the contributions of its keyframes, (vᵢ − vᵢ₋₁) times
/// the path of each. Every calculation mode is linear in the values, so it is all in the paths:
///
///   - a line from `begin` to `end`, or a jump where the two are one;
///   - for smooth ones the Hermite cubic between the two, with the slopes of a Kochanek–Bartels
///     spline (*Interpolating Splines with Local Tension, Continuity, and Bias Control*, SIGGRAPH
///     1984), and the effect of these slopes on the neighbours: from `lead` to `begin` and from
///     `end` to `trail` the path leaves 0 and 1 and comes back.
struct KeyframePath: Equatable {
  /// Begin of the keyframe before, or `begin` where this one does not touch it.
  var lead: Double
  var begin: Double
  var end: Double
  /// End of the keyframe after, or `end`.
  var trail: Double
  /// Slopes: into `begin` and out of it, into `end` and out of it.
  var entry = 0.0
  var departure: Double
  var arrival: Double
  var exit = 0.0

  /// Away and back instead: from 1 to 0 in the first half, to 1 in the second.
  var isDip = false
  /// The map of time that makes the speed of the property even, over all its keyframes.
  var pace: KeyframePace?

  static var dip: KeyframePath {
    var path = KeyframePath(from: 0, to: 1)
    path.isDip = true
    return path
  }

  /// For looking it up: few have the same. Not 0.
  var key: UInt64 {
    var hash = TraceHash()
    hash.add(begin.bitPattern)
    hash.add(end.bitPattern)
    hash.add(departure.bitPattern)
    hash.add(arrival.bitPattern)
    return max(1, hash.value)
  }

  /// An even motion.
  init(from begin: Double, to end: Double) {
    lead = begin
    self.begin = begin
    self.end = end
    trail = end
    departure = end > begin ? 1.0.divided(by: end - begin) : 0
    arrival = departure
  }

  func value(at time: Double) -> Double {
    guard let pace else { return course(at: time) }
    return course(at: pace.time(at: time))
  }

  func slope(at time: Double) -> Double {
    guard let pace else { return courseSlope(at: time) }
    return courseSlope(at: pace.time(at: time)) * pace.rate(at: time)
  }

  /// Beyond either end of the whole it goes on as it has moved there, if not too fast: a spring
  /// carries it along.
  private func course(at time: Double) -> Double {
    if isDip { return min(1, (2 * time - 1).magnitude) }
    if time < 0 { return begin <= 0 ? min(departure, Self.limit) * time : 0 }
    if time > 1 { return end >= 1 ? 1 + min(arrival, Self.limit) * (time - 1) : 1 }
    if time >= end {
      return time < trail ? Segment(end, trail, 1, 1, exit, 0).value(at: time) : 1
    }
    if time >= begin { return Segment(begin, end, 0, 1, departure, arrival).value(at: time) }
    return time > lead ? Segment(lead, begin, 0, 0, 0, entry).value(at: time) : 0
  }

  func courseSlope(at time: Double) -> Double {
    if isDip { return time < 0 || time > 1 ? 0 : time < 0.5 ? -2 : 2 }
    if time < 0 { return begin <= 0 ? min(departure, Self.limit) : 0 }
    if time > 1 { return end >= 1 ? min(arrival, Self.limit) : 0 }
    if time >= end {
      return time < trail ? Segment(end, trail, 1, 1, exit, 0).slope(at: time) : 0
    }
    if time >= begin { return Segment(begin, end, 0, 1, departure, arrival).slope(at: time) }
    return time > lead ? Segment(lead, begin, 0, 0, 0, entry).slope(at: time) : 0
  }

  private static var limit: Double { 4 }

  /// A cubic by its values and slopes at two times.
  ///
  /// With u = (t − t₀)/h and the chord d = y₁ − y₀ it is
  /// y₀ + u (h m₀ + u (3d − h (2m₀ + m₁) + u (h (m₀ + m₁) − 2d))).
  private struct Segment {
    let start: Double
    let length: Double
    let c0: Double
    let c1: Double
    let c2: Double
    let c3: Double

    init(
      _ start: Double, _ end: Double, _ from: Double, _ to: Double, _ slope: Double,
      _ endSlope: Double
    ) {
      self.start = start
      length = end - start
      let chord = to - from
      c0 = from
      c1 = length * slope
      c2 = 3 * chord - length * (2 * slope + endSlope)
      c3 = length * (slope + endSlope) - 2 * chord
    }

    func value(at time: Double) -> Double {
      let u = (time - start) / length
      return c0 + u * (c1 + u * (c2 + u * c3))
    }

    func slope(at time: Double) -> Double {
      let u = (time - start) / length
      return (c1 + u * (2 * c2 + u * (3 * c3))) / length
    }
  }
}

/// A keyframe as a timing curve: its path, travelled in the timing of the whole motion.
final class KeyframeCurve: Equatable, Sendable {
  let whole: TimingCurve
  let path: KeyframePath

  init(_ path: KeyframePath, in whole: TimingCurve) {
    self.path = path
    self.whole = whole
  }

  static func == (a: KeyframeCurve, b: KeyframeCurve) -> Bool {
    a === b || (a.path == b.path && a.whole == b.whole)
  }
}
