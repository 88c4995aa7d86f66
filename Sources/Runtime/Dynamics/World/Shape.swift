/// A convex outline that belongs to a body.
///
/// A circle has one vertex (its centre) and a radius, a segment is a polygon with two vertices and
/// two opposite faces, everything else a convex polygon.
struct Shape {
  static let maxVertexCount = 32

  var body: Int32
  var isAlive = true
  /// Boundaries take friction and elasticity of what meets them.
  var isBoundary = false
  private let gap: UInt16 = 0
  var radius = 0.0
  /// Vertices and face normals, relative to the body's origin; normal i belongs to edge i → i+1.
  var vertexStart: Int32 = 0
  var vertexCount: Int32 = 0
  /// Of a line: the lines of the same body that it meets at its start and at its end, -1 for none:
  /// the next one on the side of its first face, and the next one on the other side.
  var linkAtStart: Int32 = -1
  var linkAtEnd: Int32 = -1
  var backLinkAtStart: Int32 = -1
  var backLinkAtEnd: Int32 = -1
  /// Centre of area, and the radius of the largest circle around it that stays inside.
  var centroid = Vector.zero
  var inradius = 0.0
  /// In units of 100 × 100 pt, and the second moment about the centroid per unit of mass, pt².
  var area = 0.0
  var gyration = 0.0

  var density = 1.0
  var friction: Float = 0
  var elasticity: Float = 0
  /// Two items meet if they share an item bit; an item and a boundary if they share a boundary bit.
  var itemBits: UInt64 = .max
  var boundaryBits: UInt64 = .max
  /// An index of the owner; -1 for none.
  var tag: Int32 = -1

  var proxy: Int32 = -1
  var nextShape: Int32 = -1
  private let endGap: UInt32 = 0

  @inline(__always) func link(atEnd: Bool, side: Int) -> Int32 {
    side == 0 ? atEnd ? linkAtEnd : linkAtStart : atEnd ? backLinkAtEnd : backLinkAtStart
  }

  @inline(__always) func meets(_ other: Shape) -> Bool {
    isBoundary || other.isBoundary
      ? boundaryBits & other.boundaryBits != 0 : itemBits & other.itemBits != 0
  }
}

/// A shape's outline, lent for a computation.
struct Outline {
  let vertices: UnsafeMutablePointer<Vector>
  let normals: UnsafeMutablePointer<Vector>
  let count: Int
  let radius: Double

  var isCircle: Bool { count == 1 }

  /// Whether corners, and with them faces, are opposite in pairs about the origin.
  @inline(__always) var isBox: Bool {
    count == 4 && vertices[0] + vertices[2] == .zero && vertices[1] + vertices[3] == .zero
  }
}
