/// Arithmetic on four numbers at once, each lane spelled out, which becomes one instruction.
///
/// The standard library's operators are loops over the lanes. In a library that is compiled for
/// size as a whole they stay loops in functions as long as a contact pass, fifty times slower.
extension SIMD4<Float> {
  @_transparent init(all number: Float) { self.init(number, number, number, number) }

  @_transparent static var none: Self { Self(all: 0) }

  @_transparent static func + (a: Self, b: Self) -> Self {
    Self(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w)
  }

  @_transparent static func - (a: Self, b: Self) -> Self {
    Self(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w)
  }

  @_transparent static func * (a: Self, b: Self) -> Self {
    Self(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w)
  }

  @_transparent static prefix func - (a: Self) -> Self { Self(-a.x, -a.y, -a.z, -a.w) }

  @_transparent static func += (a: inout Self, b: Self) { a = a + b }

  @_transparent static func -= (a: inout Self, b: Self) { a = a - b }
}

/// Lane-wise choices in the few forms that become one or three instructions each.
extension SIMD4<Float> {
  @_transparent init(bits: SIMD4<Int32>) { self = unsafeBitCast(bits, to: SIMD4<Float>.self) }

  @_transparent var bits: SIMD4<Int32> { unsafeBitCast(self, to: SIMD4<Int32>.self) }

  /// All bits set where the sign is.
  @_transparent var negative: SIMD4<Int32> {
    SIMD4<Int32>(bits.x &>> 31, bits.y &>> 31, bits.z &>> 31, bits.w &>> 31)
  }

  @_transparent var greatestLane: Float {
    let upper = x > y ? x : y
    let lower = z > w ? z : w
    return upper > lower ? upper : lower
  }

  /// The value where it is positive, 0 elsewhere.
  @_transparent var positivePart: SIMD4<Float> { raised(to: Self.none) }

  @_transparent var negativePart: SIMD4<Float> { limited(to: Self.none) }

  /// The value where the mask is set, 0 elsewhere.
  @_transparent func kept(where mask: SIMD4<Int32>) -> SIMD4<Float> { SIMD4(bits: bits & mask) }

  /// `other` where the mask is set, the value elsewhere.
  @_transparent func taking(_ other: SIMD4<Float>, where mask: SIMD4<Int32>) -> SIMD4<Float> {
    SIMD4(bits: bits ^ ((bits ^ other.bits) & mask))
  }

  @_transparent func limited(to other: SIMD4<Float>) -> SIMD4<Float> {
    Self(
      other.x < x ? other.x : x, other.y < y ? other.y : y,
      other.z < z ? other.z : z, other.w < w ? other.w : w)
  }

  @_transparent func raised(to other: SIMD4<Float>) -> SIMD4<Float> {
    Self(
      other.x > x ? other.x : x, other.y > y ? other.y : y,
      other.z > z ? other.z : z, other.w > w ? other.w : w)
  }

  /// Whether no lane is greater than the same of another, nor any of them not a number. Without
  /// `&&`, which would be four branches, it is one comparison.
  @_transparent func isNowhereAbove(_ other: SIMD4<Float>) -> Bool {
    let first: UInt8 = (x <= other.x ? 1 : 0) & (y <= other.y ? 1 : 0)
    let last: UInt8 = (z <= other.z ? 1 : 0) & (w <= other.w ? 1 : 0)
    return first & last != 0
  }

  @_transparent var magnitudes: SIMD4<Float> {
    SIMD4(x.magnitude, y.magnitude, z.magnitude, w.magnitude)
  }
}

/// Masks: all bits of a lane are set, or none.
extension SIMD4<Int32> {
  @_transparent static func & (a: Self, b: Self) -> Self {
    Self(a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w)
  }

  @_transparent static func ^ (a: Self, b: Self) -> Self {
    Self(a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w)
  }

  @_transparent static var none: Self { Self(0, 0, 0, 0) }

  @_transparent static var all: Self { Self(-1, -1, -1, -1) }

  @_transparent var hasAny: Bool { x | y | z | w != 0 }

  /// One bit for each lane, the first one lowest.
  @_transparent var lanes: Int {
    Int(x & 1) | Int(y & 2) | Int(z & 4) | Int(w & 8)
  }
}
