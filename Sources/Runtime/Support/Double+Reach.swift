extension Double {
  /// Whether the number is one that hosts may hand over: what comes of a few of them is finite.
  @inline(__always)
  var isInReach: Bool { magnitude <= .greatestInReach }

  @inline(__always)
  static var greatestInReach: Double { 1e60 }

  /// What can be divided by: less counts as nothing.
  @inline(__always)
  static var leastInReach: Double { 1e-60 }
}
