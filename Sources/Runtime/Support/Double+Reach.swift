extension Double {
  /// Whether the number is one that hosts may hand over: what comes of a few of them is finite.
  @inline(__always)
  var isInReach: Bool { magnitude <= .greatestInReach }

  /// The nearest number that is in reach; 0 for none.
  @inline(__always)
  var inReach: Double { isInReach ? self : limited(to: .greatestInReach) }

  @inline(__always)
  static var greatestInReach: Double { 1e60 }

  /// Least magnitude that can be divided by: less counts as nothing.
  @inline(__always)
  static var leastInReach: Double { 1e-60 }

  /// Greatest magnitude of the parts of a value: products of three such parts, and sums of those,
  /// are finite.
  @inline(__always)
  static var greatestPart: Double { 1e100 }

  /// The nearest number that is no larger than a bound; 0 for none.
  func limited(to bound: Double) -> Double {
    if magnitude <= bound { return self }
    return self > 0 ? bound : self < 0 ? -bound : 0
  }
}

extension UnsafeMutablePointer<Double> {
  /// Brings numbers that have been computed into reach.
  @inline(never)
  func limitToReach(_ count: Int) {
    for index in 0..<count { self[index] = self[index].inReach }
  }
}
