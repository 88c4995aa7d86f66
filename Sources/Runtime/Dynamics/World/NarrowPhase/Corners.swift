/// The corners of an outline that has two or four, sorted by coordinate: two at once are looked at.
struct Corners {
  private let x1: SIMD2<Double>
  private let x2: SIMD2<Double>
  private let y1: SIMD2<Double>
  private let y2: SIMD2<Double>
  /// The others are two of the first two, or opposite to them.
  private let hasTwo: Bool
  private let isSymmetric: Bool

  @inline(__always) init(_ outline: Outline) {
    let corners = outline.vertices
    hasTwo = outline.count == 2
    let third = corners[hasTwo ? 0 : 2]
    let fourth = corners[hasTwo ? 1 : 3]
    isSymmetric = !hasTwo && corners[0] + third == .zero && corners[1] + fourth == .zero
    x1 = SIMD2(corners[0].dx, corners[1].dx)
    y1 = SIMD2(corners[0].dy, corners[1].dy)
    x2 = SIMD2(third.dx, fourth.dx)
    y2 = SIMD2(third.dy, fourth.dy)
  }

  /// The least and the greatest of what the corners are along a direction.
  @inline(__always) func range(along direction: Vector) -> (least: Double, greatest: Double) {
    let dx = SIMD2<Double>(all: direction.dx)
    let dy = SIMD2<Double>(all: direction.dy)
    let one: SIMD2<Double> = dx * x1 + dy * y1
    if isSymmetric {
      let far = one.x.magnitude > one.y.magnitude ? one.x.magnitude : one.y.magnitude
      return (-far, far)
    }
    if hasTwo { return one.x < one.y ? (one.x, one.y) : (one.y, one.x) }
    let two: SIMD2<Double> = dx * x2 + dy * y2
    let least: SIMD2<Double> = one.limited(to: two)
    let greatest: SIMD2<Double> = one.raised(to: two)
    return (
      least.x < least.y ? least.x : least.y, greatest.x > greatest.y ? greatest.x : greatest.y
    )
  }
}
