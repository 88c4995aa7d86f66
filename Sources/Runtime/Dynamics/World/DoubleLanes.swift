/// Arithmetic on two numbers at once, for the reasons told at `SIMD4<Float>`.
extension SIMD2<Double> {
  @_transparent init(all number: Double) { self.init(number, number) }

  @_transparent static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }

  @_transparent static func * (a: Self, b: Self) -> Self { Self(a.x * b.x, a.y * b.y) }

  @_transparent func limited(to other: Self) -> Self {
    Self(other.x < x ? other.x : x, other.y < y ? other.y : y)
  }

  @_transparent func raised(to other: Self) -> Self {
    Self(other.x > x ? other.x : x, other.y > y ? other.y : y)
  }
}

/// The corners of an outline that has four, sorted by coordinate: two at once are looked at.
struct FourCorners {
  private let x1: SIMD2<Double>
  private let x2: SIMD2<Double>
  private let y1: SIMD2<Double>
  private let y2: SIMD2<Double>

  @_transparent init(_ corners: UnsafeMutablePointer<Vector>) {
    x1 = SIMD2(corners[0].dx, corners[1].dx)
    x2 = SIMD2(corners[2].dx, corners[3].dx)
    y1 = SIMD2(corners[0].dy, corners[1].dy)
    y2 = SIMD2(corners[2].dy, corners[3].dy)
  }

  /// The least and the greatest of what the corners are along a direction.
  @_transparent func range(along direction: Vector) -> (least: Double, greatest: Double) {
    let dx = SIMD2<Double>(all: direction.dx)
    let dy = SIMD2<Double>(all: direction.dy)
    let one: SIMD2<Double> = dx * x1 + dy * y1
    let two: SIMD2<Double> = dx * x2 + dy * y2
    let least: SIMD2<Double> = one.limited(to: two)
    let greatest: SIMD2<Double> = one.raised(to: two)
    return (
      least.x < least.y ? least.x : least.y, greatest.x > greatest.y ? greatest.x : greatest.y
    )
  }
}
