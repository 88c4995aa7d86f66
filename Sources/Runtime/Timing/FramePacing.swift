/// The grid on which a display shows frames, found from the times at which it has shown some (WF-2).
struct FramePacing {
  static let maximumCount = 1 << 16

  /// How far from a whole number of intervals a step may mean that or the next one.
  private static let doubt = 0.65

  private let interval: Double
  /// A point of the grid, and how many intervals after it the last present was; NaN before the first.
  private var origin = Double.nan
  private var steps = 0.0
  private var last = 0.0

  init(interval: Double) { self.interval = interval }

  /// Adds a present. Its step from the one before is a whole number of intervals, 0 for one that is
  /// told twice, more than one where frames were dropped.
  mutating func add(_ present: Double) {
    defer { last = present }
    guard !origin.isNaN else { return origin = present }
    let passed = (present - last).divided(by: interval)
    // Which number is meant half-way between two, the grid says.
    let fewest = steps + Elementary.floor(passed + 1 - Self.doubt)
    let most = steps + Elementary.ceil(passed - 1 + Self.doubt)
    let place = (present - origin).divided(by: interval)
    let step = abs(place - fewest) <= abs(place - most) ? fewest : most
    guard abs(place - step) <= 0.5 else {
      (origin, steps) = (present, 0)
      return
    }
    steps = step
  }

  /// Returns the next time on the grid that is at least half an interval after a tick.
  func next(after tick: Double) -> Double {
    guard !origin.isNaN else { return tick + interval }
    let step = max(
      steps + 1, Elementary.ceil((tick + interval / 2 - origin).divided(by: interval)))
    return origin + step * interval
  }
}
