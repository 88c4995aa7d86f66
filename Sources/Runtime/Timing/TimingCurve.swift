/// TEMPORARY: replaced by the timing branch.
struct CubicCurve: Equatable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double
  static let easeInOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let standard = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  func value(at t: Double) -> Double {
    var lo = 0.0
    var hi = 1.0
    for _ in 0..<60 {
      let m = (lo + hi) / 2
      if 3 * (1 - m) * (1 - m) * m * x1 + 3 * (1 - m) * m * m * x2 + m * m * m < t { lo = m } else { hi = m }
    }
    return t <= 0 ? 0 : t >= 1 ? 1 : 3 * (1 - lo) * (1 - lo) * lo * y1 + 3 * (1 - lo) * lo * lo * y2 + lo * lo * lo
  }
}
struct SpringParameters: Equatable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var allowsOverdamping = false
  init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }
  init(duration: Double, bounce: Double) { self.init(mass: 1, stiffness: 100, damping: 20) }
  init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
    self.init(mass: 1, stiffness: 100, damping: 20)
  }
  func settlingDuration(initialVelocity: Double) -> Double { 1 }
}
struct Spring {
  init(_ p: SpringParameters) {}
}
enum TimingCurve: Equatable {
  case linear
  case cubic(CubicCurve)
  case spring(SpringParameters, initialVelocity: Double)
  func value(at time: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let c): return c.value(at: time / duration)
    default: return min(1, time / duration)
    }
  }
  func slope(at time: Double, duration: Double) -> Double {
    (value(at: time + 1e-6, duration: duration) - value(at: time - 1e-6, duration: duration)) / 2e-6
  }
  func inverse(of p: Double, duration: Double) -> Double {
    var lo = 0.0
    var hi = 1.0
    for _ in 0..<60 {
      let m = (lo + hi) / 2
      if value(at: m * duration, duration: duration) < p { lo = m } else { hi = m }
    }
    return lo
  }
}
