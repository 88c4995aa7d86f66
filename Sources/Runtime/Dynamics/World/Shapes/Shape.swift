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
  /// Whether it is in the list of shapes for which contacts are to be sought.
  var isMoved = false
  /// Number of vertices of its geometry.
  var vertexCount: UInt8 = 0
  /// In the tables of figures and of surfaces.
  var geometry: Int32
  var surface: Int32
  var proxy: Int32 = -1
  var nextShape: Int32 = -1
  /// Where the links of a line are; -1 for anything else.
  var segment: Int32 = -1
  /// How many shapes were made before it.
  var serial: UInt32 = 0
}

/// A shape's outline, lent for a computation.
struct Outline {
  let vertices: UnsafeMutablePointer<Vector>
  let normals: UnsafeMutablePointer<Vector>
  let count: Int
  let radius: Double
  /// Whether it is an upright rectangle about the body's origin: its third corner is the half
  /// extents.
  let isRectangle: Bool

  var isCircle: Bool { count == 1 }
}
