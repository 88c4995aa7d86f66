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
  /// Of its figure, at hand for the search for contacts.
  var vertexCount: UInt16 = 0
  var radius = 0.0
  var vertexStart: Int32 = 0
  /// In the table of figures.
  var figure: Int32 = -1

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
  /// Of a line: where its links are; -1 for anything else.
  var line: Int32 = -1

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
