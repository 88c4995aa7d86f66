/// A cubic Bézier from (0, 0) to (1, 1) that maps a fraction of time to progress.
///
/// With the parameter s in 0…1,
///
///     x(s) = 3 s (1 − s)² x1 + 3 s² (1 − s) x2 + s³,   y(s) likewise,
///
/// and the value at time t is y(s) where x(s) = t. The control points' x lie in 0…1, so x(s) never
/// falls and s is unique; their y are free, and curves may leave 0…1 (TM-2).
struct CubicCurve: Equatable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The system's default curve.
  static let standard = CubicCurve(0.25, 0.1, 0.25, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  static let linear = CubicCurve(0, 0, 1, 1)

  /// Slopes are cut off here, so that a vertical tangent does not become an infinite velocity.
  static let largestSlope = 1e6

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// In the order in which curves are usually written down.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Whether these control points define a curve: all finite, x within 0…1.
  static func isValid(x1: Double, y1: Double, x2: Double, y2: Double) -> Bool {
    x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && y1.isFinite && y2.isFinite
  }

  /// The progress at a fraction of time; times outside 0…1 count as the nearer end.
  ///
  /// The error against the definition is below 1e-12 times the larger of 1, |y1|, |y2|.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if time <= 0.5 { return ordinate(at: parameter(at: time)) }
    let back = mirrored
    return 1 - back.ordinate(at: back.parameter(at: 1 - time))
  }

  /// Progress per unit of time; 0 outside 0…1, ±`largestSlope` at a vertical tangent.
  func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    if time <= 0.5 { return slope(atParameter: time == 0 ? 0 : parameter(at: time)) }
    // Turning the curve about its middle keeps its slopes.
    let back = mirrored
    return back.slope(atParameter: time == 1 ? 0 : back.parameter(at: 1 - time))
  }

  /// The earliest time at which this progress is reached (TM-3): a curve that overshoots
  /// passes some values more than once. What is never reached answers the nearer end.
  func inverse(of progress: Double) -> Double {
    let turns = turningParameters
    var low = 0.0
    var lowValue = 0.0
    for index in 0..<3 {
      let high = index == 0 ? turns.first : index == 1 ? turns.second : 1
      guard high > low || index == 2 else { continue }
      let highValue = index == 2 ? 1 : ordinate(at: high)
      if (lowValue <= progress && progress <= highValue)
        || (highValue <= progress && progress <= lowValue)
      {
        if progress == lowValue { return abscissa(at: low) }
        let s = Self.root(of: progress, y1, y2, low, high, isRising: highValue > lowValue)
        return abscissa(at: s)
      }
      low = high
      lowValue = highValue
    }
    return progress < 0 ? 0 : 1
  }

  /// This curve traversed from its end: turned by half a circle about (½, ½).
  var mirrored: CubicCurve { CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// x(s).
  func abscissa(at s: Double) -> Double { Self.bernstein(s, x1, x2) }

  /// y(s).
  func ordinate(at s: Double) -> Double { Self.bernstein(s, y1, y2) }

  /// Bernstein's form keeps the relative precision of small results.
  @inline(__always)
  static func bernstein(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * p1 + s * p2) + s * s)
  }

  /// The derivative of the above by s.
  @inline(__always)
  static func bernsteinSlope(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }

  /// Half the second derivative by s.
  @inline(__always)
  static func bernsteinBend(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    3 * ((1 - s) * (p2 - 2 * p1) + s * (1 - 2 * p2 + p1))
  }
}
