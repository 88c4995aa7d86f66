/// Lines know on which side an item is.
extension World {
  /// The manifold of a contact, where A may be a line, in world axes as seen from A's origin. There
  /// may be points that are further apart than that.
  ///
  /// A line has no inside: an item that something heavy presses halfway through it would be
  /// nearest to the other side and be helped across. So an item is on the side where its centre
  /// is, which the guard never lets cross; beyond the ends of the line, on the side where the
  /// contact found it first. If the normal says otherwise, the line is taken as the edge of a
  /// block behind it.
  @inline(__always) func manifold(
    _ c: UnsafeMutablePointer<Contact>, poseA: Pose, poseB: Pose, within distance: Double
  ) -> Manifold {
    let between = poseB.position - poseA.position
    let geometryA = shapes.geometries.base + Int(shapes.base[Int(c.pointee.shapeA)].geometry)
    let geometryB = shapes.geometries.base + Int(shapes.base[Int(c.pointee.shapeB)].geometry)
    guard geometryA.pointee.isRectangle & geometryB.pointee.isRectangle == 0 else {
      let corners = shapes.geometries.vertices.base + 2
      return .rectangles(
        corners + Int(geometryA.pointee.vertexStart), corners + Int(geometryB.pointee.vertexStart),
        turnA: poseA.rotation.pair, turnB: poseB.rotation.pair, between: between.pair,
        within: distance)
    }
    return manifoldOfAny(
      c, turnA: poseA.rotation, turnB: poseB.rotation, between: between, within: distance)
  }

  @_optimize(speed)
  @inline(never) private func manifoldOfAny(
    _ c: UnsafeMutablePointer<Contact>, turnA: Rotation, turnB: Rotation, between: Vector,
    within distance: Double
  ) -> Manifold {
    let offset = turnA.undo(between)
    let turn = turnA.relative(turnB)
    var found = manifoldOfAny(c, turnA, offset: offset, turn: turn, within: distance)
    found.turn(by: turnA)
    return found
  }

  /// The manifold of any two shapes, in the axes of A.
  @inline(__always) private func manifoldOfAny(
    _ c: UnsafeMutablePointer<Contact>, _ turnA: Rotation, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    let outlineA = outline(of: c.pointee.shapeA)
    let outlineB = outline(of: c.pointee.shapeB)
    let geometryB = shapes.geometries.base + Int(shapes.base[Int(c.pointee.shapeB)].geometry)
    var found: Manifold
    if outlineB.isRectangle, let view = LineView(outlineA) {
      found = Manifold.line(
        view, outlineB.vertices + 2, offset: offset, turn: turn, within: distance)
    } else if outlineA.count > 1 && outlineB.count > 1 {
      var faces = c.pointee.faces
      faces.areApart = c.pointee.pointCount == 0
      // Only items know how large they are.
      if outlineA.count == 2 || outlineB.count == 2 { faces.room = -1 }
      found = Manifold.polygons(
        outlineA, outlineB, offset: offset, turn: turn, within: distance, &faces)
      c.pointee.faces = faces
      if outlineA.count == 2 || outlineB.count == 2 { c.pointee.faceMargin = -1 }
    } else {
      found = Manifold.between(
        outlineA, outlineB, offset: offset, turn: turn, within: distance)
    }
    guard outlineA.count == 2, found.count > 0 else { return found }
    let center = offset + turn.apply(geometryB.pointee.centroid)
    let edge = outlineA.vertices[1] - outlineA.vertices[0]
    let along = edge.dot(center - outlineA.vertices[0])
    var side = outlineA.normals[0].dot(center - outlineA.vertices[0]) >= 0 ? 0 : 1
    if along < 0 || along > edge.lengthSquared, c.pointee.pointCount > 0 {
      let old = turnA.undo(
        Vector(dx: Double(c.pointee.normalX), dy: Double(c.pointee.normalY)))
      let isFlipped = found.normal.dot(old) < -0.5
      if isFlipped { side = outlineA.normals[0].dot(old) > 0 ? 0 : 1 }
    }
    if found.normal.dot(outlineA.normals[side]) < -0.5 {
      let depth = 4 * Double(bodies[c.pointee.bodyB].extent)
      found = blockManifold(outlineA, outlineB, side, depth, offset, turn, distance)
    }
    removeGhostCollisions(&found, c, side, center, offset, turn, distance)
    return found
  }

  @inline(never) private func blockManifold(
    _ outlineA: Outline, _ outlineB: Outline, _ side: Int, _ depth: Double, _ offset: Vector,
    _ turn: Rotation, _ distance: Double
  ) -> Manifold {
    let block = segmentBlock.outline(behind: outlineA, side: side, depth: depth)
    return Manifold.between(block, outlineB, offset: offset, turn: turn, within: distance)
  }
}
