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
  /// It is in the list of those for which contacts are to be sought.
  var isMoved = false
  /// Of its figure.
  var vertexCount: UInt8 = 0
  /// In the tables of figures and of surfaces.
  var figure: Int32
  var surface: Int32
  var proxy: Int32 = -1
  var nextShape: Int32 = -1
  /// Where the links of a line are; -1 for anything else.
  var line: Int32 = -1
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
