/// A cubic curve as pieces of polynomials of time, for the batches: no root is sought in a frame.
///
/// Around a time c the value is a power series in t − c: with x(s + u) − c = p₁u + p₂u² + p₃u³
/// reverted term by term into u, and u put into y. Ten terms of it, for a piece of half-width r,
/// are cut to seven by Chebyshev polynomials, which spread the error evenly over the piece. Pieces
/// are halved until what is cut off stays below 2e-13 of the larger of 1, |y1|, |y2|, down to
/// 1/1024 of the duration. Where a tangent is nearly vertical even those are too wide; they hold no
/// numbers and send the asker to the definition. That is less than 1 % of the time of the steepest
/// curves, 0.1 % of the common ones that start or end flat, nothing else.
///
/// Time is rounded to cells of 1/1024. A byte for each cell names the row of its piece: the piece's
/// middle, and the coefficients of what remains, 1 − value, by powers of the distance from there.
/// Between 1.5 and 5 KB in all.
struct PreparedCurve {
  /// Owned by whoever prepared it.
  let storage: UnsafeMutableRawPointer

  /// One for each multiple of 1/1024 in 0 … 1.
  static let cellCount = 1025
  static let cellWidth = 0x1p-10
  /// Adding this rounds a time to cells and leaves the cell's number in the low bits.
  static let cellShift = 0x1.8p42
  static let curveOffset = 1040
  static let rowOffset = 1072
  /// Middle, a gap, eight coefficients.
  static let rowBytes = 80
  static let firstCoefficient = 16
  /// Rows are numbered by a byte; number 0 is the one without numbers.
  static let largestRowCount = 256

  /// The curve that was prepared.
  var curve: CubicCurve {
    storage.load(fromByteOffset: Self.curveOffset, as: CubicCurve.self)
  }

  /// 1 − value at a fraction of time, 0 … 1; others count as the nearer end.
  func remaining(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    guard time < 1 else { return 0 }
    let result = Self.remaining(storage, at: time)
    return result == result ? result : exactRemaining(at: time)
  }

  /// 1 − value at a fraction of time within 0 … 1; not a number where there is no piece.
  @inline(__always)
  static func remaining(_ storage: UnsafeRawPointer, at time: Double) -> Double {
    let cell = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: (time + cellShift).bitPattern))
    let number = Int(truncatingIfNeeded: storage.load(fromByteOffset: cell, as: UInt8.self))
    let row = storage + (rowOffset &+ number &* rowBytes)
    let g = time - row.load(as: Double.self)
    let c = (row + firstCoefficient).assumingMemoryBound(to: SIMD2<Double>.self)
    // Even and odd powers side by side.
    let w = SIMD2<Double>(repeating: g * g)
    let both: SIMD2<Double> = ((c[3] * w + c[2]) * w + c[1]) * w + c[0]
    return both.x + g * both.y
  }

  /// 1 − value by the curve's definition.
  @inline(never)
  func exactRemaining(at time: Double) -> Double { 1 - curve.value(at: time) }

  func deallocate() { storage.deallocate() }
}
