/// From motion to candidate pairs.
extension World {
  /// Seconds between two searches for contacts.
  static let groupSpan: Float = subStep * Float(groupLength)

  /// How far a body can get off a straight path before contacts are sought again, from above (the
  /// 1-norm is never less than the length), pt.
  @inline(__always) private func foreseenBend(_ index: Int) -> Float {
    let state = states.base + index
    let start = starts.base + index
    let drive = drives.base + index
    let t = World.groupSpan
    // What the last sub-step added to the velocity of a body that only smooth forces move, springs
    // included, may go on.
    let steps = state.pointee.smooth * Float(World.groupLength)
    let gainedX = steps * (state.pointee.velocityX - start.pointee.velocityX).magnitude
    let gainedY = steps * (state.pointee.velocityY - start.pointee.velocityY).magnitude
    let drivenX = t * drive.pointee.accelerationX.magnitude
    let drivenY = t * drive.pointee.accelerationY.magnitude
    let x = gainedX > drivenX ? gainedX : drivenX
    let y = gainedY > drivenY ? gainedY : drivenY
    let turn = state.pointee.spin.magnitude + t * drive.pointee.spinAcceleration.magnitude
    return t * (x + y + turn * bodies.base[index].turningExtent)
  }

  /// Gives every body that left the neighbourhood of its reference pose, or is about to, a new
  /// reference pose, and marks what depends on it.
  @_optimize(speed)
  func renewReferences() {
    isSettling = true
    var place = 0
    while place < awake.count {
      let index = Int(awake[place])
      place &+= 1
      let state = states.base + index
      let body = bodies.base + index
      let extent = body.pointee.extent
      let velocity = state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
      if velocity + state.pointee.spin.magnitude * extent > extent { isSettling = false }
      let moved =
        state.pointee.movedX.magnitude + state.pointee.movedY.magnitude
        + state.pointee.turned.magnitude * body.pointee.turningExtent
      let foreseen = velocity * World.groupSpan + foreseenBend(index)
      let reach = state.pointee.reach
      let isNear = state.pointee.turned.magnitude < 0.5
      if isNear && reach > 0 && moved <= 0.003 * extent && moved + foreseen <= reach {
        continue
      }
      renewReference(index)
    }
  }

  @_optimize(speed)
  private func renewReference(_ index: Int) {
    settleReference(Int32(truncatingIfNeeded: index))
    let state = states.base + index
    let path = paths.base + index
    let extent = bodies.base[index].extent
    let bend = foreseenBend(index)
    let travel =
      World.groupSpan * (state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude)
    if travel > 0.01 * extent {
      path.pointee.velocityX = state.pointee.velocityX
      path.pointee.velocityY = state.pointee.velocityY
      state.pointee.reach = 1.25 * bend + 0.1 * travel + 0.01 * extent
    } else {
      path.pointee.velocityX = 0
      path.pointee.velocityY = 0
      state.pointee.reach = 1.25 * (bend + travel) + 0.01 * extent
    }
    refreshProxies(of: Int32(truncatingIfNeeded: index))
    markContactsDirty(of: Int32(truncatingIfNeeded: index))
  }

  /// Seeks contacts for the bodies that left their path, and for them alone.
  @_optimize(speed)
  func followStrays() {
    guard strays.count > 0 else { return }
    var place = 0
    while place < strays.count {
      let index = strays[place]
      place &+= 1
      paths[index].isStray = 0
      if bodies[index].isAlive && bodies[index].awakeIndex >= 0 { renewReference(Int(index)) }
    }
    strays.removeAll()
    findPairs()
    renewDirtyContacts()
  }

  @_optimize(speed)
  func tightBox(of shape: Int32, at pose: Pose) -> BoundingBox {
    let outline = outline(of: shape)
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    for index in 0..<outline.count {
      let corner = pose.position + pose.rotation.apply(outline.vertices[index])
      if corner.x < minX { minX = corner.x }
      if corner.x > maxX { maxX = corner.x }
      if corner.y < minY { minY = corner.y }
      if corner.y > maxY { maxY = corner.y }
    }
    let r = outline.radius
    return BoundingBox(
      minX: Float(minX - r), minY: Float(minY - r), maxX: Float(maxX + r), maxY: Float(maxY + r))
  }

  /// Room beyond the rounding of single-precision coordinates.
  func rounding(_ box: BoundingBox) -> Float {
    let x = box.minX.magnitude > box.maxX.magnitude ? box.minX.magnitude : box.maxX.magnitude
    let y = box.minY.magnitude > box.maxY.magnitude ? box.minY.magnitude : box.maxY.magnitude
    return 2.4e-7 * (x + y)
  }

  func makeProxy(of shape: Int32) {
    let body = shapes[shape].body
    let tight = tightBox(of: shape, at: originPose(of: body))
    let margin = states[body].reach + 0.1 * bodies[body].extent + rounding(tight)
    let box = tight.grown(by: margin)
    shapes[shape].proxy =
      bodies[body].kind == .fixed
      ? fixedTree.insert(box, payload: shape) : movingTree.insert(box, payload: shape)
    movedShapes.append(shape)
  }

  func dropProxy(of shape: Int32) {
    let proxy = shapes[shape].proxy
    guard proxy >= 0 else { return }
    if bodies[shapes[shape].body].kind == .fixed {
      fixedTree.remove(proxy)
    } else {
      movingTree.remove(proxy)
    }
    shapes[shape].proxy = -1
  }

  func makeProxies(of body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      makeProxy(of: shape)
      shape = shapes[shape].nextShape
    }
  }

  func dropProxies(of body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      dropProxy(of: shape)
      shape = shapes[shape].nextShape
    }
  }

  @inline(__always) func proxyBox(of shape: Int32) -> BoundingBox {
    let s = shapes.base + Int(shape)
    return bodies.base[Int(s.pointee.body)].kind == .fixed
      ? fixedTree.box(of: s.pointee.proxy) : movingTree.box(of: s.pointee.proxy)
  }

  /// Moves the broad-phase boxes of a body that left them.
  @_optimize(speed)
  func refreshProxies(of body: Int32) {
    let pose = originPose(of: body)
    let reach = states[body].reach
    let isFixed = bodies[body].kind == .fixed
    let travelX = paths[body].velocityX * World.groupSpan
    let travelY = paths[body].velocityY * World.groupSpan
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let tight = tightBox(of: shape, at: pose)
      var needed = tight.grown(by: reach + rounding(tight))
      if travelX < 0 { needed.minX += travelX } else { needed.maxX += travelX }
      if travelY < 0 { needed.minY += travelY } else { needed.maxY += travelY }
      let proxy = shapes[shape].proxy
      if !(isFixed ? fixedTree.box(of: proxy) : movingTree.box(of: proxy)).contains(needed) {
        // Room for the next search or two, so that the tree is not touched every time.
        var room = needed.grown(by: 0.1 * bodies[body].extent)
        if travelX < 0 { room.minX += travelX } else { room.maxX += travelX }
        if travelY < 0 { room.minY += travelY } else { room.maxY += travelY }
        if isFixed {
          fixedTree.move(proxy, to: room)
        } else {
          movingTree.move(proxy, to: room)
        }
        movedShapes.append(shape)
      }
      shape = shapes[shape].nextShape
    }
  }

  /// Makes a contact for every new pair of overlapping boxes.
  @_optimize(speed)
  func findPairs() {
    var place = 0
    while place < movedShapes.count {
      let shape = movedShapes[place]
      place &+= 1
      guard shapes[shape].isAlive, shapes[shape].proxy >= 0 else { continue }
      let box = proxyBox(of: shape)
      hits.removeAll()
      movingTree.query(box, into: &hits)
      if bodies[shapes[shape].body].kind != .fixed { fixedTree.query(box, into: &hits) }
      var index = 0
      while index < hits.count {
        let other = hits[index]
        index &+= 1
        considerPair(shape, other)
      }
    }
    movedShapes.removeAll()
  }

  @_optimize(speed)
  private func considerPair(_ a: Int32, _ b: Int32) {
    let bodyA = shapes[a].body
    let bodyB = shapes[b].body
    guard bodyA != bodyB, shapes[a].meets(shapes[b]) else { return }
    guard bodies[bodyA].kind == .dynamic || bodies[bodyB].kind == .dynamic else { return }
    let key = PairTable.key(a, b)
    guard !pairs.contains(key) else { return }
    pairs.insert(key)
    // The fixed one first, else the older one: the order must not depend on who moved.
    let swaps =
      bodies[bodyA].kind == .dynamic && bodies[bodyB].kind != .dynamic
      || (bodies[bodyA].kind == .dynamic) == (bodies[bodyB].kind == .dynamic) && b < a
    if swaps { makeContact(b, a) } else { makeContact(a, b) }
  }
}
