/// The last word: nothing passes what is fixed.
///
/// Contacts keep items out of walls as long as forces are such as a solver can answer. A joint that
/// was stretched across the world, a pile that is shot at, two items that a host puts into one
/// another ask for more. So the centre of every shape is watched: the straight line from where it
/// was last looked at to where it is now may not cross a fixed shape that it collides with. If it
/// would, the body stops there and loses the speed that leads across. A contact then sees its item
/// on the side where it belongs, and brings it out again.
///
/// A look measures the room around the centre as well, so that the next look is due only when the
/// body has gone as far as that: bodies at rest pay for one comparison a sub-step.
extension World {
  @_optimize(speed)
  func checkTunnelling() {
    let (list, count) = members
    var index = 0
    while index < count {
      checkCenter(Int(list[index]))
      index &+= 1
    }
  }

  @inline(__always) func checkCenter(_ index: Int) {
    let state = states.base + index
    let watch = tunnellingChecks.base + index
    let moved =
      (state.pointee.movedX - watch.pointee.movedX).magnitude
      + (state.pointee.movedY - watch.pointee.movedY).magnitude
      + (state.pointee.turned - watch.pointee.turned).magnitude * watch.pointee.arm
    if !(moved <= watch.pointee.room) { sweepCenter(index) }
  }

  /// Takes the present place for granted: the host put the body there.
  func resetTunnellingCheck(of index: Int32) {
    let pose = pose(of: index)
    let body = bodies.base + Int(index)
    var arm = 0.0
    var shape = body.pointee.firstShape
    while shape >= 0 {
      let far = (shapes.geometries[shapes[shape].geometry].centroid - body.pointee.localCenter)
        .length
      if far > arm { arm = far }
      shape = shapes[shape].nextShape
    }
    tunnellingChecks[index] = TunnellingCheck(
      x: pose.position.x, y: pose.position.y, room: -1, arm: Float(arm))
    if arm > 0 { storeCheckedAngle(of: index) }
  }

  private func sweepCenter(_ index: Int) {
    let body = bodies.base + index
    let watch = tunnellingChecks.base + index
    guard body.pointee.kind == .dynamic, states.base[index].speculativeMargin < BodyState.unwatched,
      body.pointee.firstShape >= 0
    else {
      watch.pointee.room = .greatestFiniteMagnitude
      return
    }
    let before = Pose(
      position: Point(x: watch.pointee.x, y: watch.pointee.y),
      rotation: watch.pointee.arm > 0
        ? Rotation(angle: tunnellingChecks.angle(at: index)) : .identity)
    var after = pose(of: Int32(truncatingIfNeeded: index))
    var clearance = 4 * body.pointee.extent
    let crossing = firstCrossing(index, before, after, &clearance)
    if crossing.time < 1 {
      stopAtCrossing(index, crossing, before, &after)
      clearance = 0
    }
    watch.pointee.x = after.position.x
    watch.pointee.y = after.position.y
    if watch.pointee.arm > 0 { storeCheckedAngle(of: Int32(truncatingIfNeeded: index)) }
    let state = states.base + index
    watch.pointee.movedX = state.pointee.movedX
    watch.pointee.movedY = state.pointee.movedY
    watch.pointee.turned = state.pointee.turned
    watch.pointee.room = clearance
  }

  private func storeCheckedAngle(of index: Int32) {
    tunnellingChecks.storeAngle(angle(of: index), at: index)
  }

  struct Crossing {
    /// The part of the line that is free; 1 for all of it.
    var time = 1.0
    var normal = Vector.zero
  }

  /// More than a box of single precision loses of places.
  private static func rounding(_ low: Vector, _ high: Vector) -> Double {
    let x = low.dx.magnitude > high.dx.magnitude ? low.dx.magnitude : high.dx.magnitude
    let y = low.dy.magnitude > high.dy.magnitude ? low.dy.magnitude : high.dy.magnitude
    return 2.4e-7 * (x + y)
  }

  private func firstCrossing(
    _ index: Int, _ before: Pose, _ after: Pose, _ clearance: inout Float
  ) -> Crossing {
    var first = Crossing()
    let body = bodies.base + index
    var shape = body.pointee.firstShape
    while shape >= 0 {
      let own = shape
      let s = shapes.base + Int(own)
      shape = s.pointee.nextShape
      var start = before.position
      var end = after.position
      if tunnellingChecks.base[index].arm > 0 {
        let arm = shapes.geometries[s.pointee.geometry].centroid - body.pointee.localCenter
        start = start + before.rotation.apply(arm)
        end = end + after.rotation.apply(arm)
      }
      let margin = 0.02 * shapes.geometries[s.pointee.geometry].inradius + 1e-4
      let low = Vector(
        dx: start.x < end.x ? start.x : end.x, dy: start.y < end.y ? start.y : end.y)
      let high = Vector(
        dx: start.x > end.x ? start.x : end.x, dy: start.y > end.y ? start.y : end.y)
      let reach = Double(clearance) + Self.rounding(low, high)
      let hits = tunnellingChecks.findFixed(
        BoundingBox(
          minX: Float(low.dx - reach), minY: Float(low.dy - reach), maxX: Float(high.dx + reach),
          maxY: Float(high.dy + reach)), in: &broadPhase)
      var place = 0
      while place < hits.count {
        let other = shapes.base + Int(hits[place])
        let outline = outline(of: hits[place])
        place &+= 1
        guard shouldCollide(own, hits[place &- 1]) else { continue }
        let pose = originPose(of: other.pointee.body)
        let a = pose.rotation.undo(start - pose.position)
        let b = pose.rotation.undo(end - pose.position)
        let crossing = outline.crossing(from: a, to: b, margin: margin)
        if crossing.time < first.time {
          first = crossing
          first.normal = pose.rotation.apply(crossing.normal)
        }
        let room = Float(outline.distance(to: b) - margin)
        if room < clearance { clearance = room }
      }
    }
    return first
  }

  /// Sets the body back to where it may be, and takes away the speed that led across.
  private func stopAtCrossing(
    _ index: Int, _ crossing: Crossing, _ before: Pose, _ after: inout Pose
  ) {
    let state = states.base + index
    let body = bodies.base + index
    let isCompound = tunnellingChecks.base[index].arm > 0
    let time = isCompound ? 0 : crossing.time
    let place = before.position + (after.position - before.position) * time
    state.pointee.movedX = Float(place.x - body.pointee.position.x)
    state.pointee.movedY = Float(place.y - body.pointee.position.y)
    if isCompound {
      state.pointee.turned = Float(tunnellingChecks.angle(at: index) - body.pointee.angle)
      state.pointee.angularVelocity = 0
    }
    let nx = Float(crossing.normal.dx)
    let ny = Float(crossing.normal.dy)
    let speed = state.pointee.velocityX * nx + state.pointee.velocityY * ny
    if speed < 0 {
      state.pointee.velocityX -= speed * nx
      state.pointee.velocityY -= speed * ny
    }
    disturb(Int32(truncatingIfNeeded: index))
    after = pose(of: Int32(truncatingIfNeeded: index))
  }
}

extension Outline {
  /// Where a point on its way from outside meets the outline, less a margin, and the normal there.
  func crossing(from a: Vector, to b: Vector, margin: Double) -> World.Crossing {
    var result = World.Crossing()
    let way = b - a
    if isCircle {
      let from = a - vertices[0]
      let c = from.lengthSquared - radius * radius
      let half = from.dot(way)
      let square = way.lengthSquared
      let root = half * half - square * c
      guard c > 0, half < 0, root >= 0 else { return result }
      let time = (-half - root.squareRoot()) / square
      guard time < 1 else { return result }
      let normal = (from + way * time) * (1 / radius)
      result.normal = normal
      result.time = less(margin, time, -way.dot(normal))
      return result
    }
    // A line is met from either side, within its length; a polygon from outside.
    if count == 2 {
      let height = normals[0].dot(a - vertices[0])
      let drop = normals[0].dot(b - vertices[0])
      guard height != 0, height > 0 ? drop <= 0 : drop >= 0 else { return result }
      let time = height / (height - drop)
      let edge = vertices[1] - vertices[0]
      let length = edge.length
      let along = edge.dot(a + way * time - vertices[0])
      guard along >= -margin * length, along <= (length + margin) * length else { return result }
      result.normal = normals[height > 0 ? 0 : 1]
      result.time = less(margin, time, height > 0 ? height - drop : drop - height)
      return result
    }
    var enter = -1.0
    var leave = 1.0
    var face = 0
    for index in 0..<count {
      let height = normals[index].dot(a - vertices[index])
      let drop = normals[index].dot(b - vertices[index])
      if height <= 0 && drop <= 0 { continue }
      if height > 0 && drop > 0 { return result }
      let time = height / (height - drop)
      if height > 0 {
        if time > enter {
          enter = time
          face = index
        }
      } else if time < leave {
        leave = time
      }
    }
    guard enter >= 0, enter <= leave else { return result }
    result.normal = normals[face]
    result.time = less(margin, enter, -way.dot(normals[face]))
    return result
  }

  /// The time at which a point that sinks by `depth` in all is still `margin` short of `time`.
  private func less(_ margin: Double, _ time: Double, _ depth: Double) -> Double {
    let early = depth > 0 ? time - margin.divided(by: depth) : 0
    return early > 0 ? early : 0
  }

  /// How far outside a point is; a great distance for a point inside, which is not kept in.
  func distance(to point: Vector) -> Double {
    let distance: Double
    if isCircle {
      distance = (point - vertices[0]).length - radius
    } else {
      distance = Separation.polygonAndPoint(self, point).distance
    }
    return distance < 0 && count != 2 ? Double(PredictedPath.far) : distance
  }
}
