/// Constants of scrolling. Speeds in points per second, frequencies in radians per second.
enum ScrollFigures {
  /// √120: frequency of the spring that returns content to its edge (measured).
  static let bounceFrequency = 120.0.squareRoot()
  /// √(1000/3): frequency of the spring of pages, snap positions and zoom.
  static let settleFrequency = (1000.0 / 3).squareRoot()
  /// Highest frequency of a spring that is stiffened so as not to overshoot.
  static let stiffestSettling = 100.0
  static let wheelFrequency = 30.0
  /// A bounce is over within this distance of its edge, in points; settling within
  /// `settledDistance`. Both have to be slower than `Decay.stoppingSpeed`.
  static let bouncedDistance = 0.5
  static let settledDistance = 0.1
  /// Least speed of a release that turns a page.
  static let flickSpeed = 200.0
  static let fastestRelease = 20_000.0
  /// Seconds after a catch in which a flick adds to the caught velocity.
  static let carryTime = 0.3
  /// Seconds for which a finger is kept from views in the content (SC-18).
  static let touchDelay = 0.15
  /// Zone along an edge in which what is dragged scrolls: so many points, and at most one of so many
  /// parts of what is visible; the speed at its inner end is 0, at its outer one this; it begins after so
  /// many seconds (AU-1).
  static let autoscrollZone = 80.0
  static let autoscrollShare = 6.0
  static let autoscrollSpeed = 900.0
  static let autoscrollDelay = 0.25
  /// Seconds of an animation by the program.
  static let animationTime = 0.3
}
