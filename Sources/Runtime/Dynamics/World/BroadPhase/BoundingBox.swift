/// An axis-parallel box of the broad phase, in points.
///
/// Single precision halves the tree; boxes are always taken larger than what they hold by more
/// than the rounding.
struct BoundingBox {
  var minX: Float
  var minY: Float
  var maxX: Float
  var maxY: Float

  static let zero = BoundingBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Meets nothing.
  static let nowhere = BoundingBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  var isNowhere: Bool { minX > maxX }

  /// The lower sides, then the upper ones.
  @inline(__always) var sides: SIMD4<Float> { SIMD4(minX, minY, maxX, maxY) }

  // Both tests are one comparison of four lanes.

  @inline(__always) func overlaps(_ other: BoundingBox) -> Bool {
    SIMD4(minX, minY, other.minX, other.minY)
      .isNowhereAbove(SIMD4(other.maxX, other.maxY, maxX, maxY))
  }

  @inline(__always) func contains(_ other: BoundingBox) -> Bool {
    SIMD4(minX, minY, other.maxX, other.maxY)
      .isNowhereAbove(SIMD4(other.minX, other.minY, maxX, maxY))
  }

  @inline(__always) func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      minX: minX < other.minX ? minX : other.minX, minY: minY < other.minY ? minY : other.minY,
      maxX: maxX > other.maxX ? maxX : other.maxX, maxY: maxY > other.maxY ? maxY : other.maxY)
  }

  /// Half the perimeter: in the plane, the chance that a line meets the box goes with it.
  @inline(__always) var cost: Float { (maxX - minX) + (maxY - minY) }

  @inline(__always) func grown(by margin: Float) -> BoundingBox {
    // All four lanes of a register: of two the others would be whatever stands there.
    BoundingBox(sides + SIMD4(-margin, -margin, margin, margin))
  }
}

extension BoundingBox {
  @inline(__always) init(_ sides: SIMD4<Float>) {
    self.init(minX: sides.x, minY: sides.y, maxX: sides.z, maxY: sides.w)
  }
}
