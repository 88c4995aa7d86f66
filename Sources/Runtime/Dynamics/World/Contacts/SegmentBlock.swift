/// The solid behind a one-sided segment: what has got to its wrong side is pushed out through its
/// face.
struct SegmentBlock: ~Copyable {
  private var vertices = Buffer<Vector>()
  private var normals = Buffer<Vector>()

  init() {
    vertices.resize(to: 4, filling: .zero)
    normals.resize(to: 4, filling: .zero)
  }

  func checkInvariants() { assert(vertices.count == 4 && normals.count == 4) }

  /// The block of a depth behind one side of a segment; lent until the next one.
  func outline(behind segment: Outline, side: Int, depth: Double) -> Outline {
    let start = segment.vertices[side]
    let end = segment.vertices[1 - side]
    let normal = segment.normals[side]
    let tangent = Vector(dx: -normal.dy, dy: normal.dx)
    let back = normal * -depth
    vertices[0] = start
    vertices[1] = end
    vertices[2] = end + back
    vertices[3] = start + back
    normals[0] = normal
    normals[1] = tangent
    normals[2] = -normal
    normals[3] = -tangent
    return Outline(
      vertices: vertices.base, normals: normals.base, count: 4, radius: 0, isRectangle: false)
  }
}
