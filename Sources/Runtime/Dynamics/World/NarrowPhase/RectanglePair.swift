/// Two upright rectangles about the origins of their bodies: how far their faces keep them apart.
///
/// Turned by an angle of cosine c and sine s, a rectangle of half extents (x, y) reaches |c|·x +
/// |s|·y sideways and |s|·x + |c|·y upwards. So the faces of one that look along one of its axes
/// keep the other away by |offset along it| less their distance from the origin and less the reach
/// of the other.
struct RectanglePair {
  private typealias Pair = SIMD2<Double>

  /// Magnitudes of cosine and sine, and of sine and cosine.
  private let one: Pair
  private let two: Pair
  /// Half extents.
  let a: SIMD2<Double>
  let b: SIMD2<Double>

  /// - Parameters:
  ///   - a, b: the half extents, which are the third corners.
  ///   - turn: cosine and sine.
  @inline(__always) init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, turn: SIMD2<Double>) {
    one = turn.magnitudes
    two = Pair(one.y, one.x)
    self.a = a
    self.b = b
  }

  /// Separation of a rectangle from another one along the normals of its own faces: the greater of
  /// the two axes.
  struct Gap {
    let separation: Double
    /// 1 if it is the faces at its sides, else 0.
    let side: Int

    var isSide: Bool { side != 0 }
  }

  /// - Parameters:
  ///   - offset: where the second is, as seen from the first.
  ///   - hasSides: not a line.
  @inline(__always) func gap(ofFirst offset: SIMD2<Double>, hasSides: Bool = true) -> Gap {
    gap(a, b, offset, hasSides)
  }

  /// - Parameter offset: where the first is, as seen from the second, or where that is not.
  @inline(__always) func gap(ofSecond offset: SIMD2<Double>) -> Gap { gap(b, a, offset, true) }

  /// 1 if the faces of one that look sideways look up or down as seen from the other, else 0.
  @inline(__always) var crossed: Int { (one.x - one.y).negativeBit }

  @inline(__always) private func gap(
    _ own: Pair, _ other: Pair, _ offset: Pair, _ hasSides: Bool
  ) -> Gap {
    let reach: Pair = one * Pair(all: other.x) + two * Pair(all: other.y)
    let size: Pair = own + reach
    let missing: Double = hasSides ? 0 : .infinity
    let apart: Pair = offset.magnitudes - size - Pair(missing, 0)
    return Gap(
      separation: apart.x > apart.y ? apart.x : apart.y, side: (apart.y - apart.x).negativeBit)
  }
}

extension Double {
  /// 1 where the sign is, else 0. What is chosen by it is chosen without a branch.
  @_transparent var negativeBit: Int { Int(truncatingIfNeeded: bitPattern >> 63) }

  /// The other sign for 1, the same for 0.
  @_transparent func negated(if bit: Int) -> Double {
    Double(bitPattern: bitPattern ^ UInt64(truncatingIfNeeded: bit) << 63)
  }
}

/// One face of a rectangle about the origin.
struct RectangleFace {
  /// 0 to 3 look up, right, down and left, as the corners are numbered.
  let index: UInt32
  let normal: Vector

  /// The one of two opposite faces that looks towards a place.
  @inline(__always) init(isSide: Bool, toward: Vector) {
    if isSide {
      index = toward.dx < 0 ? 3 : 1
      normal = Vector(dx: toward.dx < 0 ? -1 : 1, dy: 0)
    } else {
      index = toward.dy > 0 ? 2 : 0
      normal = Vector(dx: 0, dy: toward.dy > 0 ? 1 : -1)
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
