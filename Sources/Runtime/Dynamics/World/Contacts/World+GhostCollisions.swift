/// Where lines meet: along a chain of lines the ends are no corners, and an item that slides over
/// them must not feel them.
///
/// Around a point where lines meet there is one sector between each line and the next. What is in a
/// sector meets at that point only the two lines that bound it, and feels a corner only if the
/// sector is wider than half a turn.
extension World {
  /// One line as another sees it from the point where they meet.
  private struct GhostSegment {
    /// From the point along the line, unit, and how far.
    var direction: Vector
    var length: Double
    /// Normal of the line on the side of the sector between the two.
    var normal: Vector
  }

  /// Takes out of a manifold of a line what its neighbours have a better contact for.
  @inline(never) func removeGhostCollisions(
    _ result: inout Manifold, _ c: UnsafeMutablePointer<Contact>, _ side: Int, _ center: Vector,
    _ offset: Vector, _ turn: Rotation, _ distance: Double
  ) {
    let links = shapes.segmentGhosts.base + Int(shapes.base[Int(c.pointee.shapeA)].segment)
    let own = outline(of: c.pointee.shapeA)
    let edge = own.vertices[1] - own.vertices[0]
    let lengthSquared = edge.lengthSquared
    var end = 0
    while end < 2 && result.count > 0 {
      let isAtEnd = end == 1
      end &+= 1
      let link = links.pointee.link(atEnd: isAtEnd, side: side)
      guard link >= 0, shouldCollide(link, c.pointee.shapeB) else { continue }
      let corner = own.vertices[isAtEnd ? 1 : 0]
      let outward = isAtEnd ? edge : -edge
      let way = way(
        of: outline(of: link), from: corner, outward, own.normals[side],
        tolerance: 1e-12 * lengthSquared)
      // A normal is its line turned by a quarter, for the two lines in opposite senses.
      let isFirst = (side == 0) == isAtEnd
      let across = isFirst ? -way.turned : way.turned
      let lean = result.normal.dot(outward)
      let isAtCorner = lean > 0 && lean * lean > 1e-4 * lengthSquared
      // Most often the item is before both lines, and not at this end.
      if !isAtCorner && across.dot(center - corner) >= 0 { continue }
      let wayLength = way.length
      guard wayLength > 0 else { continue }
      let neighbor = GhostSegment(
        direction: way * (1 / wayLength), length: wayLength, normal: across * (1 / wayLength))
      let length = lengthSquared.squareRoot()
      let isCorner = neighbor.normal.dot(outward) > 1e-3 * length
      if isAtCorner {
        // With n and n′ the normals of the two lines, a normal lies between n and n′
        // where the corner sticks out, or hardly beyond n′; elsewhere it is n or n′.
        let turned = isFirst ? result.normal.turned : -result.normal.turned
        let isHollow = neighbor.normal.dot(outward) < -0.02 * length
        if isHollow && neighbor.normal.dot(center - corner) > 0 {
          result = faceManifold(c, side, corner, outward, offset, turn, distance)
          return
        }
        if !isCorner || turned.dot(neighbor.normal) < -0.02 {
          result = .none
          return
        }
      }
      if !isCorner { dropHiddenPoints(&result, neighbor, corner, outward, center) }
    }
  }

  /// Points that are behind the neighbour as seen from the centre of the item: a part of the item
  /// that has sunk into the neighbour by a hair touches the line there.
  private func dropHiddenPoints(
    _ manifold: inout Manifold, _ neighbor: GhostSegment, _ corner: Vector, _ outward: Vector,
    _ center: Vector
  ) {
    let height = neighbor.normal.dot(center - corner)
    guard height < 0 else { return }
    func isHidden(_ point: Manifold.Point) -> Bool {
      // On the line itself: a point of a manifold is halfway between two surfaces.
      let share = outward.dot(point.position - corner) / outward.lengthSquared
      let place = outward * (share < 0 ? share : 0)
      let depth = neighbor.normal.dot(place)
      guard depth >= 0 else { return false }
      // Where the line from the centre to the point crosses the neighbour.
      let part = height / (height - depth)
      let crossing = (center - corner) * (1 - part) + place * part
      let along = neighbor.direction.dot(crossing)
      return along >= -1e-9 * neighbor.length && along <= neighbor.length
    }
    if manifold.count > 1 && isHidden(manifold.second) { manifold.dropSecond() }
    if isHidden(manifold.first) { manifold.dropFirst() }
  }

  /// The manifold with the face of a line in a hollow corner, where an item cannot get round the
  /// end of the line: the face goes on behind the neighbour, and an item that was pressed into the
  /// corner is brought out by both faces.
  private func faceManifold(
    _ c: UnsafeMutablePointer<Contact>, _ side: Int, _ corner: Vector, _ outward: Vector,
    _ offset: Vector, _ turn: Rotation, _ distance: Double
  ) -> Manifold {
    let item = outline(of: c.pointee.shapeB)
    var manifold = Manifold()
    // A disc in a hollow is always nearest to a face.
    guard !item.isCircle else { return manifold }
    let normal = outline(of: c.pointee.shapeA).normals[side]
    let sought = turn.undo(normal)
    var facing = 0
    var least = Double.infinity
    for index in 0..<item.count {
      let value = item.normals[index].dot(sought)
      if value < least {
        least = value
        facing = index
      }
    }
    manifold.normal = normal
    func addVertex(_ vertex: Int, _ manifold: inout Manifold) {
      let place = offset + turn.apply(item.vertices[vertex])
      let height = normal.dot(place - corner)
      guard height <= distance, outward.dot(place - corner) >= -outward.lengthSquared else {
        return
      }
      let point = Manifold.Point(
        position: place - normal * (0.5 * height), separation: height,
        feature: 0x2000_0000 | UInt32(truncatingIfNeeded: vertex))
      if manifold.count == 0 { manifold.first = point } else { manifold.second = point }
      manifold.count += 1
    }
    addVertex(facing, &manifold)
    addVertex(facing + 1 < item.count ? facing + 1 : 0, &manifold)
    return manifold
  }

  /// From the point where two lines meet along the other one.
  @inline(__always) private func way(
    of other: Outline, from corner: Vector, _ outward: Vector, _ normal: Vector, tolerance: Double
  ) -> Vector {
    let toStart = other.vertices[0] - corner
    let toEnd = other.vertices[1] - corner
    if toEnd.lengthSquared <= tolerance { return toStart }
    guard toStart.lengthSquared > tolerance else { return toEnd }
    // The line goes on in both directions; one of them bounds the sector.
    let height = toEnd.dot(normal)
    let isFlat = height * height <= tolerance
    return (isFlat ? toEnd.dot(outward) < 0 : height < 0) ? toStart : toEnd
  }

  /// Two ends whose squared distance is less count as one point, however they were computed, pt².
  private func touchTolerance(_ own: Outline) -> Double {
    1e-12 * (own.vertices[1] - own.vertices[0]).lengthSquared
  }

  /// Finds the lines that meet a new one, and lets those that end on it know.
  func linkSegment(_ index: Int32) {
    relink(index, without: -1)
    for other in segments(around: index) { relink(other, without: -1) }
  }

  func unlinkSegment(_ index: Int32) {
    for other in segments(around: index) { relink(other, without: index) }
  }

  /// The other lines of the same body whose boxes meet that of a line.
  private func segments(around index: Int32) -> [Int32] {
    guard shapes[index].vertexCount == 2, bodies[shapes[index].body].kind == .fixed else {
      return []
    }
    let body = shapes[index].body
    let pose = originPose(of: body)
    let own = outline(of: index)
    let a = pose.position + pose.rotation.apply(own.vertices[0])
    let b = pose.position + pose.rotation.apply(own.vertices[1])
    return segments(
      in: BoundingBox(
        minX: Float(a.x < b.x ? a.x : b.x), minY: Float(a.y < b.y ? a.y : b.y),
        maxX: Float(a.x > b.x ? a.x : b.x), maxY: Float(a.y > b.y ? a.y : b.y)),
      of: body, besides: index)
  }

  private func segments(in box: BoundingBox, of body: Int32, besides index: Int32) -> [Int32] {
    var found: [Int32] = []
    var hits = Buffer<Int32>()
    broadPhase.findFixed(box.grown(by: rounding(box)), into: &hits)
    var hit = 0
    while hit < hits.count {
      let other = hits[hit]
      hit += 1
      if other != index, shapes[other].body == body, shapes[other].vertexCount == 2 {
        found.append(other)
      }
    }
    return found
  }

  /// Finds the neighbours of a line at both ends: on either side the first line that one comes
  /// upon when the line is turned about its end to that side.
  private func relink(_ index: Int32, without gone: Int32) {
    let body = shapes[index].body
    let pose = originPose(of: body)
    let own = outline(of: index)
    let tolerance = touchTolerance(own)
    for end in 0..<2 {
      let corner = own.vertices[end]
      let place = pose.position + pose.rotation.apply(corner)
      let point = BoundingBox(
        minX: Float(place.x), minY: Float(place.y), maxX: Float(place.x), maxY: Float(place.y))
      let direction = own.vertices[1 - end] - corner
      var first: (segment: Int32, angle: Double) = (-1, 2 * .pi - 1e-6)
      var last: (segment: Int32, angle: Double) = (-1, 1e-6)
      for other in segments(in: point, of: body, besides: index) where other != gone {
        let far = outline(of: other)
        let toStart = far.vertices[0] - corner
        let toEnd = far.vertices[1] - corner
        let isAtStart = toStart.lengthSquared <= tolerance
        let isAtEnd = toEnd.lengthSquared <= tolerance
        if !isAtStart && !isAtEnd {
          let height = far.normals[0].dot(toStart)
          guard height * height <= tolerance, toStart.dot(toEnd) < 0 else { continue }
        }
        for (way, isUsed) in [(toStart, !isAtStart), (toEnd, !isAtEnd)] where isUsed {
          var angle = Elementary.atan2(
            own.normals[0].dot(way) * direction.length, way.dot(direction))
          if angle < 0 { angle += 2 * .pi }
          if angle > 1e-6 && angle < first.angle { first = (other, angle) }
          if angle < 2 * .pi - 1e-6 && angle > last.angle { last = (other, angle) }
        }
      }
      if end == 0 {
        shapes.segmentGhosts[shapes[index].segment].atStart = first.segment
        shapes.segmentGhosts[shapes[index].segment].backAtStart = last.segment
      } else {
        shapes.segmentGhosts[shapes[index].segment].atEnd = first.segment
        shapes.segmentGhosts[shapes[index].segment].backAtEnd = last.segment
      }
    }
  }
}
