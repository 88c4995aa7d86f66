/// Lines know on which side an item is.
extension World {
  /// The manifold of a contact, where A may be a line.
  ///
  /// A line has no inside: an item that something heavy presses halfway through it would be
  /// nearest to the other side and be helped across. So an item is on the side where its centre
  /// is, which the guard never lets cross; beyond the ends of the line, on the side where the
  /// contact found it first. If the normal says otherwise, the line is taken as the edge of a
  /// block behind it.
  @_optimize(speed)
  func manifold(
    _ c: UnsafeMutablePointer<Contact>, poseA: Pose, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    let outlineA = outline(of: c.pointee.shapeA)
    let outlineB = outline(of: c.pointee.shapeB)
    if outlineA.count > 2 && outlineB.count > 2 {
      var faces = Manifold.Faces(
        a: Int(c.pointee.faceA), b: Int(c.pointee.faceB), room: Double(c.pointee.faceRoom))
      let found = Manifold.polygons(
        outlineA, outlineB, offset: offset, turn: turn, within: distance, &faces)
      c.pointee.faceA = UInt8(truncatingIfNeeded: faces.a)
      c.pointee.faceB = UInt8(truncatingIfNeeded: faces.b)
      c.pointee.faceRoom = Float(faces.room)
      return found
    }
    let found = Manifold.between(
      outlineA, outlineB, offset: offset, turn: turn, within: distance)
    guard outlineA.count == 2, found.count > 0 else { return found }
    let center = offset + turn.apply(shapes.base[Int(c.pointee.shapeB)].centroid)
    let edge = outlineA.vertices[1] - outlineA.vertices[0]
    let along = edge.dot(center - outlineA.vertices[0])
    var side = outlineA.normals[0].dot(center - outlineA.vertices[0]) >= 0 ? 0 : 1
    if along < 0 || along > edge.lengthSquared, c.pointee.pointCount > 0 {
      let old = poseA.rotation.undo(
        Vector(dx: Double(c.pointee.normalX), dy: Double(c.pointee.normalY)))
      let isFlipped = found.normal.dot(old) < -0.5
      if isFlipped { side = outlineA.normals[0].dot(old) > 0 ? 0 : 1 }
    }
    if found.normal.dot(outlineA.normals[side]) >= -0.5 {
      return isNeighborsConcern(c, found.normal, side) ? .none : found
    }
    return blockManifold(
      outlineA, outlineB, side, 4 * Double(bodies[c.pointee.bodyB].extent), offset, turn, distance)
  }

  private func blockManifold(
    _ outlineA: Outline, _ outlineB: Outline, _ side: Int, _ depth: Double, _ offset: Vector,
    _ turn: Rotation, _ distance: Double
  ) -> Manifold {
    let start = outlineA.vertices[side]
    let end = outlineA.vertices[1 - side]
    let normal = outlineA.normals[side]
    let tangent = Vector(dx: -normal.dy, dy: normal.dx)
    let back = normal * -depth
    blockVertices[0] = start
    blockVertices[1] = end
    blockVertices[2] = end + back
    blockVertices[3] = start + back
    blockNormals[0] = normal
    blockNormals[1] = tangent
    blockNormals[2] = -normal
    blockNormals[3] = -tangent
    let block = Outline(
      vertices: blockVertices.base, normals: blockNormals.base, count: 4, radius: 0)
    return Manifold.between(block, outlineB, offset: offset, turn: turn, within: distance)
  }

  /// Whether a contact at the end of a line is to be left to the line that goes on there.
  ///
  /// Along a chain of lines the ends are no corners: an item that slides over them must not feel
  /// them. With n and n′ the normals of a line and of the one that goes on, on the side of the
  /// item, a contact at their joint may have a normal between n and n′ where the joint sticks
  /// out, and none but n and n′ where it is flat or hollow. What n or n′ does not explain is an
  /// overlap with the end of the line, and the neighbour has a better contact.
  private func isNeighborsConcern(
    _ c: UnsafeMutablePointer<Contact>, _ normal: Vector, _ side: Int
  ) -> Bool {
    let line = shapes.base + Int(c.pointee.shapeA)
    let own = outline(of: c.pointee.shapeA)
    let lean = normal.dot(own.normals[side].turned) * (side == 0 ? 1 : -1)
    guard lean.magnitude > 0.01 else { return false }
    let isAtEnd = lean > 0
    let neighbor = isAtEnd ? line.pointee.linkAtEnd : line.pointee.linkAtStart
    guard neighbor >= 0, shapes[neighbor].meets(shapes[c.pointee.shapeB]) else { return false }
    let other = outline(of: neighbor)
    // Both seen as running the same way through the joint.
    let joint = own.vertices[isAtEnd ? 1 : 0]
    let near = (other.vertices[isAtEnd ? 0 : 1] - joint).lengthSquared
    let runsOn = near <= (other.vertices[isAtEnd ? 1 : 0] - joint).lengthSquared
    let n = own.normals[side]
    let m = other.normals[runsOn ? side : 1 - side]
    let outward = isAtEnd ? own.vertices[1] - own.vertices[0] : own.vertices[0] - own.vertices[1]
    guard m.dot(outward) > 1e-3 * outward.length else { return true }
    // Between n and m, or hardly beyond m.
    let turning = n.cross(m)
    return (turning > 0 ? normal.cross(m) : m.cross(normal)) < -0.02
  }

  /// Finds the lines of the same body that go on where this one ends.
  func linkSegment(_ index: Int32) {
    let body = shapes[index].body
    let pose = originPose(of: body)
    let own = outline(of: index)
    // Ends that were computed in two ways are the same all the same.
    let tolerance = 1e-12 * (own.vertices[1] - own.vertices[0]).lengthSquared
    for end in 0..<2 {
      let corner = own.vertices[end]
      let place = pose.position + pose.rotation.apply(corner)
      let point = BoundingBox(
        minX: Float(place.x), minY: Float(place.y), maxX: Float(place.x), maxY: Float(place.y))
      hits.removeAll()
      fixedTree.query(point.grown(by: rounding(point)), into: &hits)
      var hit = 0
      while hit < hits.count {
        let other = hits[hit]
        hit += 1
        guard other != index, shapes[other].body == body, shapes[other].vertexCount == 2 else {
          continue
        }
        let far = outline(of: other)
        if (far.vertices[0] - corner).lengthSquared <= tolerance && shapes[other].linkAtStart < 0 {
          shapes[other].linkAtStart = index
        } else if (far.vertices[1] - corner).lengthSquared <= tolerance
          && shapes[other].linkAtEnd < 0
        {
          shapes[other].linkAtEnd = index
        } else {
          continue
        }
        if end == 0 { shapes[index].linkAtStart = other } else { shapes[index].linkAtEnd = other }
        break
      }
    }
  }

  func unlinkSegment(_ index: Int32) {
    for neighbor in [shapes[index].linkAtStart, shapes[index].linkAtEnd] where neighbor >= 0 {
      if shapes[neighbor].linkAtStart == index { shapes[neighbor].linkAtStart = -1 }
      if shapes[neighbor].linkAtEnd == index { shapes[neighbor].linkAtEnd = -1 }
    }
  }
}
