/// How far two rectangles are apart, in closed form.
extension Separation {
  /// The same as `between`, of two upright rectangles about the origins of their bodies. They are
  /// given by their half extents; how far a turned one reaches is told at `Manifold.rectangles`.
  ///
  /// - Parameter faces: of either, the one that looks at the other most.
  @_optimize(speed)
  static func rectangles(
    _ a: UnsafePointer<Vector>, _ b: UnsafePointer<Vector>, offset: Vector, turn: Rotation,
    _ faces: inout Manifold.Faces
  ) -> (distance: Double, normal: Vector, isOfB: Bool) {
    let c = turn.cosine.magnitude
    let s = turn.sine.magnitude
    let (a, b) = (a.pointee, b.pointee)
    let ofA = face(
      toward: offset, x: a.dx + c * b.dx + s * b.dy, y: a.dy + s * b.dx + c * b.dy)
    let ofB = face(
      toward: -turn.undo(offset), x: b.dx + c * a.dx + s * a.dy, y: b.dy + s * a.dx + c * a.dy)
    faces.a = ofA.index
    faces.b = ofB.index
    return ofB.separation > ofA.separation
      ? (ofB.separation, -turn.apply(ofB.normal), true) : (ofA.separation, ofA.normal, false)
  }

  /// Of the faces of a rectangle, which look up, right, down and left, the one that keeps something
  /// away furthest that nears it to less than (x, y) only where they overlap.
  @inline(__always) private static func face(
    toward: Vector, x: Double, y: Double
  ) -> (index: Int, separation: Double, normal: Vector) {
    let aside = toward.dx.magnitude - x
    let up = toward.dy.magnitude - y
    if aside > up {
      return toward.dx < 0
        ? (3, aside, Vector(dx: -1, dy: 0)) : (1, aside, Vector(dx: 1, dy: 0))
    }
    return toward.dy > 0 ? (2, up, Vector(dx: 0, dy: 1)) : (0, up, Vector(dx: 0, dy: -1))
  }
}
