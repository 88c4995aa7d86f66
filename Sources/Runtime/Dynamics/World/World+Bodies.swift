/// Bodies: making, removing, reading and writing them.
extension World {
  func makeBody(kind: BodyKind, at origin: Point, angle: Double) -> Int32 {
    let body = Body(kind: kind, origin: origin, angle: angle)
    let drive = BodyDrive(model: models.take(BodyModel()))
    let index: Int32
    if freeBodies.isEmpty {
      index = Int32(truncatingIfNeeded: bodies.count)
      bodies.append(body)
      states.append(BodyState())
      starts.append(BodyStart())
      carried.append(.none)
      paths.append(BodyPath())
      guards.append(BodyGuard())
      drives.append(drive)
    } else {
      index = freeBodies.removeLast()
      bodies[index] = body
      states[index] = BodyState()
      starts[index] = BodyStart()
      carried[index] = .none
      paths[index] = BodyPath()
      guards[index] = BodyGuard()
      drives[index] = drive
    }
    if kind != .fixed { enlist(index) }
    return index
  }

  func removeBody(_ index: Int32) {
    wakeNeighbors(of: index)
    while bodies[index].firstJoint >= 0 { removeJoint(bodies[index].firstJoint >> 1) }
    while bodies[index].firstShape >= 0 { removeShape(bodies[index].firstShape) }
    delist(index)
    bodies[index].isAlive = false
    // What still reads the slot sees something that nothing moves.
    bodies[index].kind = .fixed
    states[index] = BodyState()
    models.leave(drives[index].model)
    freeBodies.append(index)
    isStale = true
  }

  /// Puts a body into the list of awake ones.
  func enlist(_ index: Int32) {
    guard bodies[index].awakeIndex < 0 else { return }
    bodies[index].awakeIndex = Int32(truncatingIfNeeded: awake.count)
    bodies[index].restingTime = 0
    bodies[index].confinedTime = 0
    carried[index] = .none
    awake.append(index)
  }

  func delist(_ index: Int32) {
    let place = bodies[index].awakeIndex
    guard place >= 0 else { return }
    awake.removeSwapping(at: Int(place))
    if Int(place) < awake.count { bodies[awake[place]].awakeIndex = place }
    bodies[index].awakeIndex = -1
  }

  /// Changes what moves a body. Contacts and proxies are made anew.
  func setKind(_ kind: BodyKind, of index: Int32) {
    guard bodies[index].kind != kind else { return }
    wakeNeighbors(of: index)
    releaseContacts(of: index)
    dropProxies(of: index)
    if kind == .fixed {
      settleReference(index)
      states[index] = BodyState()
      starts[index] = BodyStart()
      carried[index] = .none
      delist(index)
    }
    bodies[index].kind = kind
    jointTreesAreStale = true
    updateMass(of: index)
    makeProxies(of: index)
    if kind != .fixed { enlist(index) }
    isStale = true
  }

  /// Mass, centre and extent out of the shapes; the body's origin stays where it is.
  func updateMass(of index: Int32) {
    settleReference(index)
    let body = bodies[index]
    let origin = body.position - body.rotation.apply(body.localCenter)
    var mass = 0.0
    var weighted = Vector.zero
    var inradius = Double.infinity
    var shape = body.firstShape
    while shape >= 0 {
      let figure = figures[shapes[shape].figure]
      let part = figure.area * surface(of: shape).density
      mass += part
      weighted += figure.centroid * part
      if figure.inradius < inradius { inradius = figure.inradius }
      shape = shapes[shape].nextShape
    }
    let center = mass > 0 ? weighted * (1 / mass) : .zero
    var inertia = 0.0
    var extent = 0.0
    shape = body.firstShape
    while shape >= 0 {
      let figure = figures[shapes[shape].figure]
      inertia +=
        figure.area * surface(of: shape).density
        * (figure.gyration + (figure.centroid - center).lengthSquared)
      let outline = outline(of: shape)
      for vertex in 0..<outline.count {
        let far = (outline.vertices[vertex] - center).length + outline.radius
        if far > extent { extent = far }
      }
      shape = shapes[shape].nextShape
    }
    bodies[index].localCenter = center
    bodies[index].position = origin + body.rotation.apply(center)
    setModel(of: index) {
      $0.mass = mass
      $0.inertia = inertia
    }
    bodies[index].extent = Float(extent)
    let first = body.firstShape
    let isDisc =
      first >= 0 && shapes[first].nextShape < 0 && shapes[first].vertexCount == 1
      && figures[shapes[first].figure].centroid == center
    bodies[index].turningExtent = isDisc ? 0 : Float(extent)
    bodies[index].inradius = inradius.isFinite ? Float(inradius) : 0
    let moves = body.kind == .dynamic
    bodies[index].inverseMass = moves && mass > 0 ? Float(1 / mass) : 0
    bodies[index].inverseInertia =
      moves && body.allowsRotation && inertia > 0 ? Float(1 / inertia) : 0
    if body.kind == .dynamic && !body.allowsRotation { states[index].spin = 0 }
    resetGuard(of: index)
    markContactsDirty(of: index)
    if bodies[index].firstJoint >= 0 { jointTreesAreStale = true }
    isStale = true
  }

  func setAllowsRotation(_ allows: Bool, of index: Int32) {
    guard bodies[index].allowsRotation != allows else { return }
    bodies[index].allowsRotation = allows
    updateMass(of: index)
    wake(index)
  }

  /// Makes the current pose the reference pose.
  @inline(__always) func settleReference(_ index: Int32) {
    let state = states[index]
    bodies[index].position.x += Double(state.movedX)
    bodies[index].position.y += Double(state.movedY)
    if state.turned != 0 {
      bodies[index].angle += Double(state.turned)
      bodies[index].rotation = bodies[index].rotation.turned(by: Double(state.turned))
    }
    states[index].movedX = 0
    states[index].movedY = 0
    states[index].turned = 0
    paths[index].elapsed = 0
    paths[index].startX = 0
    paths[index].startY = 0
    paths[index].startTurned = 0
    if bodies[index].firstJoint >= 0 { laneOffsetsAreStale = true }
    paths[index].boxTurned -= state.turned
    paths[index].lowX -= state.movedX
    paths[index].lowY -= state.movedY
    paths[index].highX -= state.movedX
    paths[index].highY -= state.movedY
    guards[index].movedX -= state.movedX
    guards[index].movedY -= state.movedY
    guards[index].turned -= state.turned
  }

  /// The pose of the centre of mass.
  @inline(__always) func pose(of index: Int32) -> Pose {
    let body = bodies.base + Int(index)
    let state = states.base + Int(index)
    let turned = Double(state.pointee.turned)
    return Pose(
      position: Point(
        x: body.pointee.position.x + Double(state.pointee.movedX),
        y: body.pointee.position.y + Double(state.pointee.movedY)),
      rotation: turned == 0 ? body.pointee.rotation : body.pointee.rotation.turned(by: turned))
  }

  /// The centre of mass.
  @inline(__always) func center(of index: Int32) -> Point {
    World.center(bodies.base + Int(index), states.base + Int(index))
  }

  @inline(__always) static func center(
    _ body: UnsafeMutablePointer<Body>, _ state: UnsafeMutablePointer<BodyState>
  ) -> Point {
    Point(
      x: body.pointee.position.x + Double(state.pointee.movedX),
      y: body.pointee.position.y + Double(state.pointee.movedY))
  }

  /// The pose of the body's origin, in which shapes are given.
  @inline(__always) func originPose(of index: Int32) -> Pose {
    var pose = pose(of: index)
    let center = bodies[index].localCenter
    if center != .zero { pose.position = pose.position - pose.rotation.apply(center) }
    return pose
  }

  @inline(__always) func origin(of index: Int32) -> Point {
    bodies.base[Int(index)].isCentered ? center(of: index) : turnedOrigin(of: index)
  }

  @inline(never) private func turnedOrigin(of index: Int32) -> Point {
    originPose(of: index).position
  }

  @inline(__always) func angle(of index: Int32) -> Double {
    World.angle(bodies.base + Int(index), states.base + Int(index))
  }

  @inline(__always) static func angle(
    _ body: UnsafeMutablePointer<Body>, _ state: UnsafeMutablePointer<BodyState>
  ) -> Double {
    body.pointee.angle + Double(state.pointee.turned)
  }

  /// Puts a body somewhere else without giving it speed.
  func setPose(of index: Int32, origin: Point, angle: Double) {
    wakeNeighbors(of: index)
    states[index].movedX = 0
    states[index].movedY = 0
    states[index].turned = 0
    paths[index] = BodyPath()
    if bodies[index].firstJoint >= 0 { laneOffsetsAreStale = true }
    let rotation = Rotation(angle: angle)
    bodies[index].angle = angle
    bodies[index].rotation = rotation
    bodies[index].position = origin + rotation.apply(bodies[index].localCenter)
    resetGuard(of: index)
    refreshProxies(of: index)
    markContactsDirty(of: index)
    wake(index)
    isStale = true
  }

  func velocity(of index: Int32) -> Vector {
    Vector(dx: Double(states[index].velocityX), dy: Double(states[index].velocityY))
  }

  func spin(of index: Int32) -> Double { Double(states[index].spin) }

  func setVelocity(_ velocity: Vector, spin: Double, of index: Int32) {
    guard bodies[index].kind != .fixed else { return }
    let spins = bodies[index].kind == .driven || bodies[index].inverseInertia > 0
    states[index].velocityX = Float(velocity.dx)
    states[index].velocityY = Float(velocity.dy)
    states[index].spin = spins ? Float(spin) : 0
    wake(index)
    // The foreseen reach may not hold any more.
    isStale = true
  }

  /// A change of acceleration by less than this, in extents/s², leaves what rests at rest.
  private static let restingChange: Float = 0.4

  /// Sets the accelerations that last until they are set again.
  func setAcceleration(_ acceleration: Vector, spin: Double, of index: Int32) {
    let drive = drives[index]
    let acceleration = bodies[index].kind == .driven ? .zero : acceleration
    let x = Float(acceleration.dx)
    let y = Float(acceleration.dy)
    let turn = bodies[index].inverseInertia > 0 ? Float(spin) : 0
    if drive.accelerationX == x && drive.accelerationY == y && drive.spinAcceleration == turn {
      return
    }
    drives[index].accelerationX = x
    drives[index].accelerationY = y
    drives[index].spinAcceleration = turn
    // A field that follows the body changes it in every step.
    let extent = bodies[index].extent
    let change =
      (x - drive.accelerationX).magnitude + (y - drive.accelerationY).magnitude
      + (turn - drive.spinAcceleration).magnitude * extent
    if bodies[index].awakeIndex < 0 || change > World.restingChange * extent { wake(index) }
  }

  /// Sets the linear drags dv/dt = −c·v and dω/dt = −c·ω, 1/s.
  func setDrag(_ drag: Double, spin: Double, of index: Int32) {
    let model = models[drives[index].model]
    guard model.drag != drag || model.spinDrag != spin else { return }
    let h = 1.0 / Double(World.stepsPerSecond)
    let decay = Elementary.exp(-drag * h)
    let spinDecay = Elementary.exp(-spin * h)
    setModel(of: index) {
      $0.drag = drag
      $0.spinDrag = spin
      $0.linearDecay = Float(decay)
      $0.linearDecayAgain = Float(decay)
      $0.linearGain = Float(drag > 1e-6 ? (1 - decay) / drag : h)
      $0.linearGainAgain = $0.linearGain
      $0.spinDecay = Float(spinDecay)
      $0.spinGain = Float(spin > 1e-6 ? (1 - spinDecay) / spin : h)
    }
    wake(index)
  }

  /// In units of a 100 × 100 pt item of density 1.
  func mass(of index: Int32) -> Double { models[drives[index].model].mass }

  /// In the same units · pt².
  func inertia(of index: Int32) -> Double { models[drives[index].model].inertia }

  private func setModel(of index: Int32, _ change: (inout BodyModel) -> Void) {
    var model = models[drives[index].model]
    change(&model)
    drives[index].model = models.exchange(drives[index].model, for: model)
  }
}
