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
    // What the last sub-step added to the velocity, springs included, may go on.
    let steps = Float(World.groupLength)
    let gainedX = steps * (state.pointee.velocityX - start.pointee.velocityX).magnitude
    let gainedY = steps * (state.pointee.velocityY - start.pointee.velocityY).magnitude
    let drivenX = t * drive.pointee.accelerationX.magnitude
    let drivenY = t * drive.pointee.accelerationY.magnitude
    // What is held will most likely be held on: the lesser of both, else the greater.
    let isFree = state.pointee.smooth != 0
    let x = (gainedX > drivenX) == isFree ? gainedX : drivenX
    let y = (gainedY > drivenY) == isFree ? gainedY : drivenY
    let turn = state.pointee.spin.magnitude + t * drive.pointee.spinAcceleration.magnitude
    return t * (x + y + turn * bodies.base[index].turningExtent)
  }

  /// Gives every body that left its path, or is about to, a new one, and looks at its contacts.
  @_optimize(speed)
  func renewPaths() {
    var greatest: Float = 0
    let bodies = bodies.base
    let states = states.base
    let paths = paths.base
    let list = awake.base
    let count = awake.count
    renewed.removeAll()
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let state = states + index
      let body = bodies + index
      let path = paths + index
      let extent = body.pointee.extent
      let velocity = state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
      let reach = state.pointee.reach
      let speed = velocity + state.pointee.spin.magnitude * extent
      if speed > 0.5 * extent { greatest = .infinity }
      if speed > greatest { greatest = speed }
      if reach == .infinity && !isFarFromReference(index) { continue }
      if path.pointee.velocityX == 0 && path.pointee.velocityY == 0 && reach > 0 {
        let moved = moved(state, since: path, extent: body.pointee.turningExtent)
        let foreseen = velocity * World.groupSpan + foreseenBend(index)
        if moved <= 0.003 * extent && moved + foreseen <= reach { continue }
      }
      renewPath(index)
    }
    settlingSpeed = greatest
    lookAtContacts()
  }

  /// How far a body is from where its path began, from above, pt.
  @inline(__always) private func moved(
    _ state: UnsafeMutablePointer<BodyState>, since path: UnsafeMutablePointer<BodyPath>,
    extent: Float
  ) -> Float {
    (state.pointee.movedX - path.pointee.startX).magnitude
      + (state.pointee.movedY - path.pointee.startY).magnitude
      + (state.pointee.turned - path.pointee.startTurned).magnitude * extent
  }

  /// Displacements have to stay small enough for single precision.
  @inline(__always) private func isFarFromReference(_ index: Int) -> Bool {
    let state = states.base + index
    let gone = state.pointee.movedX.magnitude + state.pointee.movedY.magnitude
    return gone > 8 * bodies.base[index].extent || state.pointee.turned.magnitude > 0.5
  }

  /// A path from where the body is now, and broad-phase boxes around it.
  @_optimize(speed)
  private func renewPath(_ index: Int) {
    let body = Int32(truncatingIfNeeded: index)
    let state = states.base + index
    let path = paths.base + index
    let extent = bodies.base[index].extent
    if isFarFromReference(index) {
      settleReference(body)
      markContactsDirty(of: body)
    }
    path.pointee.startX = state.pointee.movedX
    path.pointee.startY = state.pointee.movedY
    path.pointee.startTurned = state.pointee.turned
    path.pointee.elapsed = 0
    if bodies.base[index].firstContact < 0 && meetsNothing(body) {
      // Nobody cares where it goes.
      path.pointee.velocityX = 0
      path.pointee.velocityY = 0
      state.pointee.reach = .infinity
      return
    }
    let bend = foreseenBend(index)
    let travel =
      World.groupSpan * (state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude)
    if travel > 0.01 * extent {
      path.pointee.velocityX = state.pointee.velocityX
      path.pointee.velocityY = state.pointee.velocityY
      state.pointee.reach = 1.25 * bend + 0.03 * travel + 0.005 * extent
    } else {
      path.pointee.velocityX = 0
      path.pointee.velocityY = 0
      state.pointee.reach = 1.25 * (bend + travel) + 0.005 * extent
    }
    if !staysInBoxes(index) { refreshProxies(of: body) }
    path.pointee.mark = 1
    renewed.append(body)
  }

  /// Whether a body's boxes hold it all the way along its new path.
  @inline(__always) private func staysInBoxes(_ index: Int) -> Bool {
    let state = states.base + index
    let path = paths.base + index
    let turned = (state.pointee.turned - path.pointee.boxTurned).magnitude
    let margin = turned * bodies.base[index].turningExtent + state.pointee.reach
    let travelX = path.pointee.velocityX * World.groupSpan
    let travelY = path.pointee.velocityY * World.groupSpan
    let x = state.pointee.movedX
    let y = state.pointee.movedY
    return x + (travelX < 0 ? travelX : 0) - margin >= path.pointee.lowX
      && x + (travelX > 0 ? travelX : 0) + margin <= path.pointee.highX
      && y + (travelY < 0 ? travelY : 0) - margin >= path.pointee.lowY
      && y + (travelY > 0 ? travelY : 0) + margin <= path.pointee.highY
  }

  /// Finds the contacts of the bodies with new paths that hold no longer.
  @_optimize(speed)
  private func lookAtContacts() {
    let contacts = contacts.base
    let bodies = bodies.base
    let paths = paths.base
    var place = 0
    while place < renewed.count {
      var edge = bodies[Int(renewed[place])].firstContact
      place &+= 1
      while edge >= 0 {
        let c = contacts + Int(edge >> 1)
        let side = edge & 1
        // A look from one end is enough.
        if side == 0 || paths[Int(c.pointee.bodyA)].mark == 0, !holds(c) { markDirty(edge >> 1) }
        edge = c.pointee.next(side)
      }
    }
    place = 0
    while place < renewed.count {
      paths[Int(renewed[place])].mark = 0
      place &+= 1
    }
  }

  /// Whether what was found out about a pair is still good enough: neither has it moved within
  /// itself so far that normals and arms are wrong, nor can it close further than was looked.
  @inline(__always) private func holds(_ c: UnsafeMutablePointer<Contact>) -> Bool {
    // What bounces or is fast is looked at closely.
    if c.pointee.isDirty { return true }
    if c.pointee.color == Contact.Place.impacts || c.pointee.elasticity > 0 { return false }
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let a = states.base + indexA
    let b = states.base + indexB
    let turnedA = (a.pointee.turned - c.pointee.turnedA).magnitude
    let turnedB = (b.pointee.turned - c.pointee.turnedB).magnitude
    let change =
      (b.pointee.movedX - a.pointee.movedX - c.pointee.offsetX).magnitude
      + (b.pointee.movedY - a.pointee.movedY - c.pointee.offsetY).magnitude
      + turnedA * bodies.base[indexA].turningExtent + turnedB * bodies.base[indexB].turningExtent
    if c.pointee.pointCount > 0 && change > c.pointee.tolerance { return false }
    return change + distanceOfInterest(c.pointee.bodyA, c.pointee.bodyB) <= c.pointee.room
  }

  /// Seeks contacts for the bodies that left their path, and for them alone.
  @_optimize(speed)
  func followStrays() {
    renewed.removeAll()
    var place = 0
    while place < strays.count {
      let index = strays[place]
      place &+= 1
      paths[index].mark = 0
      if bodies[index].isAlive && bodies[index].awakeIndex >= 0 { renewPath(Int(index)) }
    }
    strays.removeAll()
    lookAtContacts()
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
    let reach = states[body].reach < .infinity ? states[body].reach : 0
    let margin = reach + 0.1 * bodies[body].extent + rounding(tight)
    let box = tight.grown(by: margin)
    shapes[shape].proxy =
      bodies[body].kind == .fixed
      ? fixedTree.insert(box, payload: shape) : movingTree.insert(box, payload: shape)
    noteMoved(shape)
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

  /// Contacts of a shape are to be sought.
  @inline(__always) func noteMoved(_ shape: Int32) {
    guard !shapes[shape].isMoved else { return }
    shapes[shape].isMoved = true
    movedShapes.append(shape)
  }

  /// Moves the broad-phase boxes of a body that left them.
  @_optimize(speed)
  func refreshProxies(of body: Int32) {
    let pose = originPose(of: body)
    let reach = states[body].reach
    // What meets nothing gets its boxes when that changes.
    guard reach < .infinity else { return }
    let isFixed = bodies[body].kind == .fixed
    let path = paths.base + Int(body)
    let travelX = path.pointee.velocityX * World.groupSpan
    let travelY = path.pointee.velocityY * World.groupSpan
    let x = states[body].movedX
    let y = states[body].movedY
    path.pointee.boxTurned = states[body].turned
    path.pointee.lowX = -.greatestFiniteMagnitude
    path.pointee.lowY = -.greatestFiniteMagnitude
    path.pointee.highX = .greatestFiniteMagnitude
    path.pointee.highY = .greatestFiniteMagnitude
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let tight = tightBox(of: shape, at: pose)
      let rounded = tight.grown(by: rounding(tight))
      var needed = rounded.grown(by: reach)
      if travelX < 0 { needed.minX += travelX } else { needed.maxX += travelX }
      if travelY < 0 { needed.minY += travelY } else { needed.maxY += travelY }
      let proxy = shapes[shape].proxy
      var box = isFixed ? fixedTree.box(of: proxy) : movingTree.box(of: proxy)
      if !box.contains(needed) {
        // Room for the next searches, so that the tree is not touched every time.
        let extent = bodies[body].extent
        box = needed.grown(by: 0.1 * extent)
        let aheadX = room(ahead: travelX, extent)
        let aheadY = room(ahead: travelY, extent)
        if travelX < 0 { box.minX -= aheadX } else { box.maxX += aheadX }
        if travelY < 0 { box.minY -= aheadY } else { box.maxY += aheadY }
        if isFixed {
          fixedTree.move(proxy, to: box)
        } else {
          movingTree.move(proxy, to: box)
        }
        noteMoved(shape)
      }
      let lowX = x + box.minX - rounded.minX
      let lowY = y + box.minY - rounded.minY
      let highX = x + box.maxX - rounded.maxX
      let highY = y + box.maxY - rounded.maxY
      if lowX > path.pointee.lowX { path.pointee.lowX = lowX }
      if lowY > path.pointee.lowY { path.pointee.lowY = lowY }
      if highX < path.pointee.highX { path.pointee.highX = highX }
      if highY < path.pointee.highY { path.pointee.highY = highY }
      shape = shapes[shape].nextShape
    }
  }

  /// Three more searches, but no more than the body's own size if that is good for one.
  @inline(__always) private func room(ahead travel: Float, _ extent: Float) -> Float {
    let one = travel.magnitude
    let most = extent > one ? extent : one
    return 3 * one < most ? 3 * one : most
  }

  /// Makes a contact for every new pair of overlapping boxes.
  @_optimize(speed)
  func findPairs() {
    guard !movedShapes.isEmpty else { return }
    movingTree.tidy()
    fixedTree.tidy()
    var place = 0
    while place < movedShapes.count {
      let shape = movedShapes[place]
      place &+= 1
      shapes[shape].isMoved = false
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
    guard bodyA != bodyB, meet(a, b) else { return }
    guard bodies[bodyA].kind == .dynamic || bodies[bodyB].kind == .dynamic else { return }
    // The fixed one first, else the older one: the order must not depend on who moved.
    let swaps =
      bodies[bodyA].kind == .dynamic && bodies[bodyB].kind != .dynamic
      || (bodies[bodyA].kind == .dynamic) == (bodies[bodyB].kind == .dynamic) && b < a
    let first = swaps ? b : a
    let second = swaps ? a : b
    guard !pairs.contains(first, second, contacts.base), !areJoinedWithin(bodyA, bodyB) else {
      return
    }
    makeContact(first, second)
  }
}
