/// Bodies that the host moves: nothing turns them aside, and what they meet is woken, pushed,
/// carried.
extension World {
  /// Gives an anchored body a velocity, with which it goes on until it gets another.
  func setKinematicVelocity(_ index: Int32, velocity: Vector, angularVelocity: Double) {
    let goes = velocity != .zero || angularVelocity != 0
    if bodies[index].kind == .fixed {
      guard goes else { return }
      makeKinematic(index)
    }
    guard bodies[index].kind == .kinematic else { return }
    let x = Float(velocity.dx)
    let y = Float(velocity.dy)
    let turn = Float(angularVelocity)
    let state = states[index]
    if state.velocityX == x && state.velocityY == y && state.angularVelocity == turn { return }
    states[index].velocityX = x
    states[index].velocityY = y
    states[index].angularVelocity = turn
    starts[index].velocityX = x
    starts[index].velocityY = y
    starts[index].angularVelocity = turn
    wakeNeighbors(of: index)
    wake(index)
    broadPhase.requestSearch()
  }

  /// Turns a fixed body into one that may move. It keeps its contacts.
  private func makeKinematic(_ index: Int32) {
    dropProxies(of: index)
    bodies[index].kind = .kinematic
    setAcceleration(.zero, angular: 0, of: index)
    setDrag(0, angular: 0, of: index)
    makeProxies(of: index)
    markContactsStale(of: index)
    addToAwake(index)
  }

  /// Corrects where a driven body has got to by what rounding has left undone.
  func placeKinematic(_ index: Int32, at origin: Point, angle: Double) {
    resetReferencePose(index)
    let rotation = Rotation(angle: angle)
    bodies[index].angle = angle
    bodies[index].rotation = rotation
    bodies[index].position = origin + rotation.apply(bodies[index].localCenter)
    // The manifolds of its contacts are relative to the old reference pose.
    markContactsStale(of: index)
    broadPhase.requestSearch()
  }

  /// Wakes what sleeps where an anchored body has been put.
  func wakeBeneath(_ index: Int32) {
    var shape = bodies[index].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 {
        var hits = Buffer<Int32>()
        broadPhase.findMoving(proxyBox(of: shape), into: &hits)
        var found: [Int32] = []
        for place in 0..<hits.count where shouldCollide(shape, hits[place]) {
          found.append(shapes[hits[place]].body)
        }
        for body in found where bodies[body].kind == .dynamic { wake(body) }
      }
      shape = shapes[shape].nextShape
    }
  }
}
