/// How long arrays become that have to grow.
enum Growth {
  /// Four lengths to an octave: 16, 20, 24, 28, 32, 40 … On average a twelfth is spare, and every
  /// element has been copied five times when an array is full.
  static func capacity(atLeast minimum: Int) -> Int {
    guard minimum > 16 else { return 16 }
    let step = 1 << (Int.bitWidth - 3 - (minimum - 1).leadingZeroBitCount)
    return (minimum + step - 1) & ~(step - 1)
  }
}
