/// Two upright rectangles about the origins of their bodies: how far their faces keep them apart.
///
/// Turned by an angle of cosine c and sine s, a rectangle of half extents (x, y) reaches |c|·x +
/// |s|·y sideways and |s|·x + |c|·y upwards. So the faces of one that look along one of its axes
/// keep the other away by |offset along it| less their distance from the origin and less the reach
/// of the other.
struct RectanglePair {
  private typealias Pair = SIMD2<Double>

  /// Magnitudes of sine and cosine, and of cosine and sine.
  private let one: Pair
  private let two: Pair
  /// Half extents: upright first, sideways second.
  private let a: Pair
  private let b: Pair

  /// - Parameters:
  ///   - a, b: the half extents, which are the third corners.
  @inline(__always) init(_ a: Vector, _ b: Vector, turn: Rotation) {
    one = Pair(turn.sine, turn.cosine).magnitudes
    two = Pair(one.y, one.x)
    self.a = Pair(a.dy, a.dx)
    self.b = Pair(b.dy, b.dx)
  }

  /// What keeps a rectangle and another one apart, and whether faces at its sides do.
  struct Gap {
    let separation: Double
    let isSide: Bool
  }

  /// - Parameters:
  ///   - offset: where the second is, as seen from the first.
  ///   - hasSides: not a line.
  @inline(__always) func gap(ofFirst offset: Vector, hasSides: Bool = true) -> Gap {
    gap(a, b, offset, hasSides)
  }

  /// - Parameter offset: where the first is, as seen from the second, or where that is not.
  @inline(__always) func gap(ofSecond offset: Vector) -> Gap { gap(b, a, offset, true) }

  @inline(__always) private func gap(
    _ own: Pair, _ other: Pair, _ offset: Vector, _ hasSides: Bool
  ) -> Gap {
    let reach: Pair = one * Pair(all: other.y) + two * Pair(all: other.x)
    let size: Pair = own + reach
    let apart: Pair = Pair(offset.dy, offset.dx).magnitudes - size
    let isSide = apart.y > apart.x && hasSides
    return Gap(separation: isSide ? apart.y : apart.x, isSide: isSide)
  }
}

/// One face of a rectangle about the origin, and what it looks at.
struct RectangleFace {
  /// 0 to 3 look up, right, down and left, as the corners are numbered.
  let index: UInt32
  let normal: Vector
  /// How far the face is from the origin, and how far it goes to either side.
  let height: Double
  let reach: Double
  /// The centre of the other rectangle.
  let toward: Vector

  /// The one of two opposite faces that looks towards a place.
  @inline(__always) init(of half: Vector, isSide: Bool, toward: Vector) {
    self.toward = toward
    if isSide {
      index = toward.dx < 0 ? 3 : 1
      normal = Vector(dx: toward.dx < 0 ? -1 : 1, dy: 0)
      height = half.dx
      reach = half.dy
    } else {
      index = toward.dy > 0 ? 2 : 0
      normal = Vector(dx: 0, dy: toward.dy > 0 ? 1 : -1)
      height = half.dy
      reach = half.dx
    }
  }
}

/// How things look from the middle of a line, along it: there it is a rectangle without height.
struct LineView {
  /// How the line is turned: its first face looks up.
  let way: Rotation
  let middle: Vector
  let half: Vector

  /// nil for what is no line, or has no length.
  @inline(__always) init?(_ outline: Outline) {
    guard outline.count == 2, outline.normals[0] != .zero else { return nil }
    way = Rotation(cosine: -outline.normals[0].dy, sine: outline.normals[0].dx)
    middle = (outline.vertices[0] + outline.vertices[1]) * 0.5
    half = Vector(dx: way.undo(outline.vertices[1] - middle).dx, dy: 0)
  }

  @inline(__always) func seen(_ place: Vector) -> Vector { way.undo(place - middle) }
}
