/// Lines know on which side an item is.
extension World {
  /// The manifold of a contact, where A may be a line.
  ///
  /// A line has no inside: an item that something heavy presses halfway through it would be
  /// nearest to the other side and be helped across. So a contact that was on one side of a line
  /// stays there: if the normal flips, the line is taken as the edge of a block behind it.
  @_optimize(speed)
  func manifold(
    _ c: UnsafeMutablePointer<Contact>, poseA: Pose, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    let outlineA = outline(of: c.pointee.shapeA)
    let outlineB = outline(of: c.pointee.shapeB)
    let found = Manifold.between(
      outlineA, outlineB, offset: offset, turn: turn, within: distance)
    guard outlineA.count == 2, c.pointee.pointCount > 0, found.count > 0 else { return found }
    let old = poseA.rotation.undo(
      Vector(dx: Double(c.pointee.normalX), dy: Double(c.pointee.normalY)))
    guard found.normal.dot(old) < -0.5 else { return found }
    let depth = 4 * Double(bodies[c.pointee.bodyB].extent)
    let side = outlineA.normals[0].dot(old) > 0 ? 0 : 1
    let start = outlineA.vertices[side]
    let end = outlineA.vertices[1 - side]
    let normal = outlineA.normals[side]
    let along = Vector(dx: -normal.dy, dy: normal.dx)
    let back = normal * -depth
    blockVertices[0] = start
    blockVertices[1] = end
    blockVertices[2] = end + back
    blockVertices[3] = start + back
    blockNormals[0] = normal
    blockNormals[1] = along
    blockNormals[2] = -normal
    blockNormals[3] = -along
    let block = Outline(
      vertices: blockVertices.base, normals: blockNormals.base, count: 4, radius: 0)
    return Manifold.between(block, outlineB, offset: offset, turn: turn, within: distance)
  }
}
