/// The outline of shapes, and what follows from it, in a body's coordinates.
struct ShapeGeometry {
  /// A circle has one vertex, its centre, and a radius.
  var radius = 0.0
  /// Centre of area, and the radius of the largest circle around it that stays inside.
  var centroid = Vector.zero
  var inradius = 0.0
  /// In units of 100 × 100 pt, and the second moment about the centroid per unit of mass, pt².
  var area = 0.0
  var gyration = 0.0
  /// Where its vertices and face normals are, and how many; set by the table.
  var vertexStart: Int32 = 0
  var vertexCount: Int32 = 0
  /// How many shapes have it.
  var useCount: Int32 = 0
  /// 1 for an upright rectangle about the body's origin, 0 for anything else; set by the table.
  var isRectangle: UInt32 = 0

  /// Whether all numbers that belong to the outline are those of another one, bit for bit.
  func hasMeasures(of other: ShapeGeometry) -> Bool {
    radius.bitPattern == other.radius.bitPattern
      && centroid.dx.bitPattern == other.centroid.dx.bitPattern
      && centroid.dy.bitPattern == other.centroid.dy.bitPattern
      && inradius.bitPattern == other.inradius.bitPattern
      && area.bitPattern == other.area.bitPattern
      && gyration.bitPattern == other.gyration.bitPattern
      && vertexCount == other.vertexCount
  }
}
