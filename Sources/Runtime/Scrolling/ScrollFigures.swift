/// The numbers of scrolling. Speeds in points per second, frequencies in radians per second.
enum ScrollFigures {
  /// √120: the spring that takes content back to its edge (measured).
  static let bounceFrequency = 120.0.squareRoot()
  /// √(1000/3): the spring of pages, snaps and zoom.
  static let settleFrequency = (1000.0 / 3).squareRoot()
  /// The stiffest spring that keeps a velocity from overshooting.
  static let stiffestSettling = 100.0
  static let wheelFrequency = 30.0
  /// A bounce is over when it is nearer than this, in points; what settles when it is nearer than
  /// `settledDistance`. Both when they are slower than `Decay.stoppingSpeed`.
  static let bouncedDistance = 0.5
  static let settledDistance = 0.1
  /// From here on a release turns a page.
  static let flickSpeed = 200.0
  static let fastestRelease = 20_000.0
  /// Seconds after a catch in which a flick builds on what was caught.
  static let carryTime = 0.3
  /// Seconds for which a finger is kept from what is scrolled (SC-18).
  static let touchDelay = 0.15
  /// Seconds of an animation that the program asks for.
  static let animationTime = 0.3
}
