extension PreparedCurve {
  /// Greatest error of the value, relative to the curve's height.
  private static let tolerance = 2e-13

  /// Pieces to begin with.
  private static let firstPieceCount = 8

  /// Prepares a curve; some 5 µs, for steep ones more.
  init(_ curve: CubicCurve) {
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: Self.rowOffset + Self.largestRowCount * Self.rowBytes, alignment: 16)
    defer { scratch.deallocate() }
    scratch.storeBytes(of: curve, toByteOffset: Self.curveOffset, as: CubicCurve.self)
    var writer = Writer(scratch, curve)
    // Rounding to cells moves every border half a cell down; the last cell is a piece of its own.
    let cells = (Self.cellCount - 1) / Self.firstPieceCount
    for piece in 0..<Self.firstPieceCount {
      writer.cover(cells: piece * cells..<(piece + 1) * cells)
    }
    writer.cover(cells: Self.cellCount - 1..<Self.cellCount)
    let byteCount = Self.rowOffset + writer.rowCount * Self.rowBytes
    storage = .allocate(byteCount: byteCount, alignment: 16)
    storage.copyMemory(from: scratch, byteCount: byteCount)
  }

  /// Fills rows and the cells that name them.
  private struct Writer {
    let storage: UnsafeMutableRawPointer
    let curve: CubicCurve
    let bound: Double
    var rowCount = 0

    init(_ storage: UnsafeMutableRawPointer, _ curve: CubicCurve) {
      self.storage = storage
      self.curve = curve
      bound = tolerance * max(1, max(curve.y1.magnitude, curve.y2.magnitude))
      _ = appendRow(middle: 0, Piece())
    }

    /// Covers cells by one piece, or by its two halves if it is too wide.
    mutating func cover(cells: Range<Int>) {
      let middle = Double(cells.lowerBound + cells.upperBound - 1) / 2 * cellWidth
      let piece = Piece(curve, around: middle, halfWidth: Double(cells.count) / 2 * cellWidth)
      if piece.error > bound, cells.count > 1 {
        let half = cells.lowerBound + cells.count / 2
        cover(cells: cells.lowerBound..<half)
        cover(cells: half..<cells.upperBound)
        return
      }
      let isGap = piece.error > bound || rowCount == largestRowCount
      let row = isGap ? 0 : appendRow(middle: middle, piece)
      for cell in cells { storage.storeBytes(of: row, toByteOffset: cell, as: UInt8.self) }
    }

    private mutating func appendRow(middle: Double, _ piece: Piece) -> UInt8 {
      let row = storage + (rowOffset + rowCount * rowBytes)
      row.storeBytes(of: middle, as: Double.self)
      row.storeBytes(of: 0, toByteOffset: 8, as: Double.self)
      for k in 0..<PowerSeries.keptCount {
        row.storeBytes(
          of: piece.series.coefficients[k], toByteOffset: firstCoefficient + 8 * k, as: Double.self)
      }
      rowCount += 1
      return UInt8(truncatingIfNeeded: rowCount - 1)
    }
  }

  /// 1 − value around a time, as a polynomial of the distance from there.
  private struct Piece {
    var series: PowerSeries
    /// Greatest error by cutting the series; infinite if there is none.
    var error = Double.infinity

    /// A piece without numbers.
    init() { series = PowerSeries(repeating: .nan) }

    init(_ curve: CubicCurve, around center: Double, halfWidth: Double) {
      series = PowerSeries(repeating: 0)
      // The later half is solved from its end, where the remaining of the one is the value of the
      // other and distances change sign.
      let isLate = center > 0.5
      let near = isLate ? curve.mirrored : curve
      let time = isLate ? 1 - center : center
      let s = time > 0 ? near.parameter(at: time) : 0
      let x1 = CubicCurve.bernsteinSlope(s, near.x1, near.x2)
      guard x1 > 0 else { return }
      let x2 = CubicCurve.bernsteinBend(s, near.x1, near.x2)
      let x3 = 1 + 3 * near.x1 - 3 * near.x2
      let y1 = CubicCurve.bernsteinSlope(s, near.y1, near.y2)
      let y2 = CubicCurve.bernsteinBend(s, near.y1, near.y2)
      let y3 = 1 + 3 * near.y1 - 3 * near.y2

      // The series of u, u² and u³, term by term.
      var u: [11 of Double] = .init(repeating: 0)
      var square: [11 of Double] = .init(repeating: 0)
      var cube: [11 of Double] = .init(repeating: 0)
      let value = near.ordinate(at: s)
      series.coefficients[0] = isLate ? value : 1 - value
      u[1] = (isLate ? -halfWidth : halfWidth) / x1
      for k in 1..<PowerSeries.termCount {
        if k > 1 {
          for i in 1..<k { square[k] += u[i] * u[k - i] }
          for i in 1..<k { cube[k] += square[i] * u[k - i] }
          u[k] = -(x2 * square[k] + x3 * cube[k]) / x1
        }
        let term = y1 * u[k] + y2 * square[k] + y3 * cube[k]
        series.coefficients[k] = isLate ? term : -term
      }
      error = series.economize()
      // Widths are 2ⁿ cells.
      series.stretch(toHalfWidth: halfWidth)
    }
  }
}
