/// A rectangle and the direction to another one, for `RectangleFacing`.
struct RectangleSight {
  typealias Pair = SIMD2<Double>

  let half: Pair
  /// The centre of the other one in its own axes, the second number with the other sign: so the
  /// sign of either says which of two opposite faces looks there. (Adding 0 takes the sign off
  /// zeros.)
  let toward: Pair
  /// First axis and centre of the rectangle, in the axes of the manifold.
  let axis: Pair
  let origin: Pair

  @inline(__always) init(half: Pair, toward: Pair, axis: Pair, origin: Pair) {
    self.half = half
    self.toward = Pair(toward.x, -toward.y) + Pair(all: 0)
    self.axis = axis
    self.origin = origin
  }
}

/// The face that keeps two upright rectangles apart furthest, and the edge of the other one that
/// looks at it most: that edge is clipped to the sides of the face.
///
/// Which rectangle's and which of its faces it is changes from pair to pair, and a branch that the
/// processor guesses wrong costs a tenth of the whole: everything is chosen by index and by sign.
/// Of the indices 0 is x and 1 is y: a face at a side looks along x and goes along y, one above or
/// below looks along y and goes along x. Faces 0 to 3 look up, right, down and left, as the corners
/// are numbered.
///
/// Of the other one, turned by an angle of cosine c and sine s as seen from the face, the edge that
/// looks at it most is of the same kind if |c| is not less than |s|, else of the other kind. With
/// its normal m, n the normal of the face and q the component along n of the edge's tangent, m·n is
/// then −|c| and q is s·sign(c), or −|s| and −c·sign(s).
struct RectangleFacing {
  private typealias Pair = SIMD2<Double>

  /// The normal of the face and where its rectangle is, in the axes of the manifold.
  private let normal: Pair
  private let origin: Pair
  /// How far the face is from the centre of its rectangle, and how far it goes to either side.
  private let height: Double
  private let reach: Double
  /// The ends of the edge: along the face from its middle, and above it.
  private let ends: Pair
  private let heights: Pair
  /// How fast the edge rises.
  private let slope: Double
  private let face: UInt32
  private let edge: UInt32

  /// - Parameters:
  ///   - sights: what both see.
  ///   - turn: how the second is turned as seen from the first.
  ///   - ofB: 1 if the face is one of the second, else 0.
  ///   - side: 1 for a face at a side, else 0.
  ///   - crossed: 1 if the edge is of the other kind, else 0.
  @inline(__always) init(
    _ sights: UnsafePointer<RectangleSight>, turn: SIMD2<Double>, ofB: Int, side: Int, crossed: Int
  ) {
    let own = sights + ofB
    let half = UnsafeRawPointer(own).assumingMemoryBound(to: Double.self)
    let toward = half + 2
    let axis = half + 4
    let otherHalf =
      UnsafeRawPointer(sights + (1 &- ofB)).assumingMemoryBound(to: Double.self)
    let up = 1 ^ side
    let along = toward[up]
    // Whether the face is the one below or to the left.
    let isBehind = along.negativeBit
    let sign = Double(signOf: along, magnitudeOf: 1)
    let signAcross = sign.negated(if: up)
    height = half[up]
    reach = half[side]
    normal = Pair(axis[up] * sign, axis[side] * signAcross)
    origin = own.pointee.origin

    // As seen from the second rectangle the sine, and so q, has the other sign.
    let main = turn.number(crossed)
    let isBack = main.negativeBit
    let p = main.magnitude
    let q = turn.number(1 ^ crossed).negated(if: isBack ^ crossed ^ ofB)
    let far = otherHalf[up ^ crossed]
    let middle = -(toward[side] * signAcross) - far * q
    let middleHeight = along.magnitude - far * p - height
    // The edge runs against the face: its end comes first along the tangent.
    let run = otherHalf[side ^ crossed] * p
    let rise = otherHalf[side ^ crossed] * q
    ends = Pair(middle - run, middle + run)
    heights = Pair(middleHeight + rise, middleHeight - rise)
    // Only a line may stand on its end.
    slope = ends.y > ends.x ? -q.divided(by: p) : 0
    face = UInt32(truncatingIfNeeded: side | isBehind << 1)
    let isAhead = isBack ^ isBehind ^ (up ^ ofB) & crossed
    edge = UInt32(truncatingIfNeeded: side ^ crossed | (isAhead ^ 1) << 1)
  }

  /// - Parameters:
  ///   - distance: Two corners further apart than that have no points. A face has two, at any
  ///     distance.
  ///   - ofB: 1 if the face is one of the second rectangle, away from which the normal points then.
  @inline(__always) func manifold(within distance: Double, ofB: Int) -> Manifold {
    if ends.y < -reach || ends.x > reach { return corners(within: distance, ofB: ofB) }
    let at = ends.raised(to: Pair(all: -reach)).limited(to: Pair(all: reach))
    let separations: Pair = Pair(all: heights.x) + Pair(all: slope) * (at - Pair(all: ends.x))
    let rise: Pair = Pair(all: height) + Pair(all: 0.5) * separations
    var manifold = Manifold()
    manifold.normal = Vector(dx: normal.x.negated(if: ofB), dy: normal.y.negated(if: ofB))
    manifold.x = Pair(all: origin.x) + Pair(all: normal.x) * rise - Pair(all: normal.y) * at
    manifold.y = Pair(all: origin.y) + Pair(all: normal.y) * rise + Pair(all: normal.x) * at
    manifold.separations = separations
    let base = face << 8 | UInt32(truncatingIfNeeded: ofB) << 31
    manifold.feature1 = base | ((edge &+ 1) & 3) << 1 | 1
    manifold.feature2 = base | edge << 1
    manifold.count = 2
    return manifold
  }

  /// Two corners that look at each other across a gap.
  @inline(__always) private func corners(within distance: Double, ofB: Int) -> Manifold {
    let isLow = ends.y < 0
    let corner = isLow ? -reach : reach
    let x = (isLow ? ends.y : ends.x) - corner
    let y = isLow ? heights.y : heights.x
    let length = (x * x + y * y).squareRoot()
    let normal = Vector(dx: normal.x, dy: normal.y)
    let tangent = normal.turned
    guard length > 0, length <= distance, y > 0 else { return .none }
    var manifold = Manifold()
    manifold.normal = (tangent * x + normal * y) * (1 / length).negated(if: ofB)
    manifold.count = 1
    manifold.first = Manifold.Point(
      position: Vector(dx: origin.x, dy: origin.y) + tangent * (corner + 0.5 * x) + normal
        * (height + 0.5 * y),
      separation: length,
      feature: Manifold.betweenCorners | face | UInt32(truncatingIfNeeded: ofB) << 31)
    return manifold
  }
}
