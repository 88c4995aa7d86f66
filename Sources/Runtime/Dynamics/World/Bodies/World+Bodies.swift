/// Bodies: making, removing, reading and writing them.
extension World {
  func makeBody(kind: BodyKind, at origin: Point, angle: Double) -> Int32 {
    let body = Body(kind: kind, origin: origin, angle: angle)
    let count = bodies.count
    let index = bodies.insert(body)
    if bodies.count > count {
      warmStartCache.addBody()
      tunnellingChecks.addBody()
      islands.reserve(bodies.count)
    } else {
      warmStartCache.resetBody(index)
      tunnellingChecks.resetBody(index)
    }
    if kind != .fixed { addToAwake(index) }
    return index
  }

  func removeBody(_ index: Int32) {
    wakeNeighbors(of: index)
    while bodies[index].firstJoint >= 0 { removeJoint(bodies[index].firstJoint >> 1) }
    while bodies[index].firstShape >= 0 { removeShape(bodies[index].firstShape) }
    bodies.remove(index)
    islands.invalidate()
    broadPhase.requestSearch()
  }

  /// Puts a body into the list of awake ones.
  func addToAwake(_ index: Int32) {
    guard bodies[index].awakeIndex < 0 else { return }
    warmStartCache.resetBody(index)
    bodies.addToAwake(index)
    islands.invalidate()
    // Its contacts are sought with the next sub-step.
    bodies.noteMarginViolation(index)
  }

  /// Changes what moves a body. Contacts and proxies are made anew.
  func setKind(_ kind: BodyKind, of index: Int32) {
    guard bodies[index].kind != kind else { return }
    wakeNeighbors(of: index)
    releaseContacts(of: index)
    dropProxies(of: index)
    if kind == .fixed {
      resetReferencePose(index)
      states[index] = .fixed
      starts[index] = BodyStart()
      warmStartCache.resetBody(index)
      bodies.removeFromAwake(index)
      islands.invalidate()
    }
    bodies[index].kind = kind
    joints.invalidateTrees()
    updateMass(of: index)
    makeProxies(of: index)
    if kind != .fixed { addToAwake(index) }
    broadPhase.requestSearch()
  }

  /// Mass, centre and extent out of the shapes; the body's origin stays where it is.
  func updateMass(of index: Int32) {
    resetReferencePose(index)
    let body = bodies[index]
    let origin = body.position - body.rotation.apply(body.localCenter)
    var mass = 0.0
    var weighted = Vector.zero
    var inradius = Double.infinity
    var shape = body.firstShape
    while shape >= 0 {
      let geometry = shapes.geometries[shapes[shape].geometry]
      let part = geometry.area * surface(of: shape).density
      mass += part
      weighted += geometry.centroid * part
      if geometry.inradius < inradius { inradius = geometry.inradius }
      shape = shapes[shape].nextShape
    }
    let center = mass > 0 ? weighted * 1.0.divided(by: mass) : .zero
    var inertia = 0.0
    var extent = 0.0
    shape = body.firstShape
    while shape >= 0 {
      let geometry = shapes.geometries[shapes[shape].geometry]
      inertia +=
        geometry.area * surface(of: shape).density
        * (geometry.gyration + (geometry.centroid - center).lengthSquared)
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
      && shapes.geometries[shapes[first].geometry].centroid == center
    bodies[index].turningExtent = isDisc ? 0 : Float(extent)
    bodies[index].inradius = inradius.isFinite ? Float(inradius) : 0
    let moves = body.kind == .dynamic
    bodies[index].inverseMass = moves && mass > 0 ? Float(1.0.divided(by: mass)) : 0
    bodies[index].inverseInertia =
      moves && body.allowsRotation && inertia > 0 ? Float(1.0.divided(by: inertia)) : 0
    if body.kind == .dynamic && !body.allowsRotation { states[index].angularVelocity = 0 }
    resetTunnellingCheck(of: index)
    markContactsStale(of: index)
    if bodies[index].firstJoint >= 0 { joints.invalidateTrees() }
    broadPhase.requestSearch()
  }

  func setAllowsRotation(_ allows: Bool, of index: Int32) {
    guard bodies[index].allowsRotation != allows else { return }
    bodies[index].allowsRotation = allows
    updateMass(of: index)
    wake(index)
  }

  /// Makes the current pose the reference pose.
  @inline(__always) func resetReferencePose(_ index: Int32) {
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
    predictedPaths[index].elapsed = 0
    predictedPaths[index].startX = 0
    predictedPaths[index].startY = 0
    predictedPaths[index].startTurned = 0
    if bodies[index].firstJoint >= 0 { invalidateRows(of: index) }
    predictedPaths[index].boxTurned -= state.turned
    predictedPaths[index].lowX -= state.movedX
    predictedPaths[index].lowY -= state.movedY
    predictedPaths[index].highX -= state.movedX
    predictedPaths[index].highY -= state.movedY
    tunnellingChecks.rebase(index, by: state)
  }

  /// Notes that what joints know of a body's reference pose does not hold any more.
  private func invalidateRows(of index: Int32) {
    joints.invalidateBlockOffsets()
    islands[bodies[index].island].hasCurrentRows = false
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
    predictedPaths[index] = PredictedPath()
    if bodies[index].firstJoint >= 0 { invalidateRows(of: index) }
    let rotation = Rotation(angle: angle)
    bodies[index].angle = angle
    bodies[index].rotation = rotation
    bodies[index].position = origin + rotation.apply(bodies[index].localCenter)
    resetTunnellingCheck(of: index)
    refreshProxies(of: index)
    markContactsStale(of: index)
    wake(index)
    broadPhase.requestSearch()
  }

  func velocity(of index: Int32) -> Vector {
    Vector(dx: Double(states[index].velocityX), dy: Double(states[index].velocityY))
  }

  func angularVelocity(of index: Int32) -> Double { Double(states[index].angularVelocity) }

  func setVelocity(_ velocity: Vector, angularVelocity: Double, of index: Int32) {
    guard bodies[index].kind != .fixed else { return }
    let canTurn = bodies[index].kind == .kinematic || bodies[index].inverseInertia > 0
    states[index].velocityX = Float(velocity.dx)
    states[index].velocityY = Float(velocity.dy)
    states[index].angularVelocity = canTurn ? Float(angularVelocity) : 0
    // No force has done that, which would go on.
    starts[index].velocityX = states[index].velocityX
    starts[index].velocityY = states[index].velocityY
    starts[index].angularVelocity = states[index].angularVelocity
    wake(index)
    // The foreseen reach may not hold any more.
    broadPhase.requestSearch()
  }

  /// A change of acceleration by less than this, in extents/s², leaves what rests at rest.
  private static let restingChange: Float = 0.4

  /// Sets the accelerations that last until they are set again.
  func setAcceleration(_ acceleration: Vector, angular: Double, of index: Int32) {
    let drive = accelerations[index]
    let acceleration = bodies[index].kind == .kinematic ? .zero : acceleration
    let x = Float(acceleration.dx)
    let y = Float(acceleration.dy)
    let turn = bodies[index].inverseInertia > 0 ? Float(angular) : 0
    if drive.accelerationX == x && drive.accelerationY == y && drive.angularAcceleration == turn {
      return
    }
    accelerations[index].accelerationX = x
    accelerations[index].accelerationY = y
    accelerations[index].angularAcceleration = turn
    // A field that follows the body changes it in every step.
    let extent = bodies[index].extent
    let change =
      (x - drive.accelerationX).magnitude + (y - drive.accelerationY).magnitude
      + (turn - drive.angularAcceleration).magnitude * extent
    if bodies[index].awakeIndex < 0 || change > World.restingChange * extent { wake(index) }
  }

  /// Sets the linear drags dv/dt = −c·v and dω/dt = −c·ω, 1/s.
  func setDrag(_ drag: Double, angular: Double, of index: Int32) {
    let model = bodies.model(of: index)
    guard model.drag != drag || model.angularDrag != angular else { return }
    let (gain, decay) = World.step(drag, World.jointStep)
    let (angularGain, angularDecay) = World.step(angular, World.jointStep)
    let (fineGain, fineDecay) = World.step(drag, 0.5 * World.jointStep)
    let (fineAngularGain, fineAngularDecay) = World.step(angular, 0.5 * World.jointStep)
    setModel(of: index) {
      $0.drag = drag
      $0.angularDrag = angular
      $0.linearDecay = decay
      $0.linearDecayAgain = decay
      $0.linearGain = gain
      $0.linearGainAgain = gain
      $0.angularDecay = angularDecay
      $0.angularGain = angularGain
      $0.fineLinearDecay = fineDecay
      $0.fineLinearDecayAgain = fineDecay
      $0.fineLinearGain = fineGain
      $0.fineLinearGainAgain = fineGain
      $0.fineAngularDecay = fineAngularDecay
      $0.fineAngularGain = fineAngularGain
    }
    wake(index)
  }

  /// The factors of a step of length h under a drag c: v ← v·decay + a·gain, see `BodyModel`.
  private static func step(_ drag: Double, _ h: Double) -> (gain: Float, decay: Float) {
    let decay = Elementary.exp(-drag * h)
    return (Float(drag > 1e-6 ? (1 - decay).divided(by: drag) : h), Float(decay))
  }

  /// In units of a 100 × 100 pt item of density 1.
  func mass(of index: Int32) -> Double { bodies.model(of: index).mass }

  /// In the same units · pt².
  func inertia(of index: Int32) -> Double { bodies.model(of: index).inertia }

  private func setModel(of index: Int32, _ change: (inout BodyModel) -> Void) {
    var model = bodies.model(of: index)
    change(&model)
    bodies.setModel(model, of: index)
  }
}
