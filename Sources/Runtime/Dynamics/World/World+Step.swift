/// The sub-step.
extension World {
  /// Advances by whole sub-steps of 1/240 s.
  func advance(subSteps: Int) {
    var remaining = subSteps
    while remaining > 0 {
      remaining -= 1
      advance()
    }
    finishGroupEarly()
  }

  private func advance() {
    subStepCount &+= 1
    if awake.isEmpty && !isStale { return }
    if groupRemaining == 0 || isStale { beginGroup() }
    integrateVelocities()
    prepareJoints()
    warmStartLanes()
    prepareImpacts()
    solveJoints(pushing: true)
    solveLanes(pushing: true)
    solveImpacts(pushing: true)
    integratePositions()
    placeAfterImpacts()
    solveJoints(pushing: false)
    solveLanes(pushing: false)
    solveImpacts(pushing: false)
    groupRemaining -= 1
    if groupRemaining == 0 { finishGroup() }
  }

  private func beginGroup() {
    isStale = false
    groupRemaining = World.groupLength
    renewReferences()
    findPairs()
    renewDirtyContacts()
  }

  private func finishGroup() {
    noticeTouching()
    noticeImpacts()
    letRestingIslandsSleep(after: World.groupSpan)
  }

  /// What touched is told at the end of a call even if the group is not over.
  private func finishGroupEarly() {
    guard groupRemaining > 0, groupRemaining < World.groupLength else { return }
    noticeTouching()
    noticeImpacts()
  }

  func clearEvents() {
    beginEvents.removeAll()
    endEvents.removeAll()
  }

  private func integrateVelocities() {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let drives = drives.base
    let list = awake.base
    let count = awake.count
    var place = 0
    while place < count {
      let index = Int(list[place])
      let state = states + index
      let drive = drives + index
      let vx = state.pointee.velocityX
      let vy = state.pointee.velocityY
      let spin = state.pointee.spin
      starts[index] = BodyStart(velocityX: vx, velocityY: vy, spin: spin)
      let decay = drive.pointee.linearDecay
      let gain = drive.pointee.linearGain
      state.pointee.velocityX = vx * decay + drive.pointee.accelerationX * gain
      state.pointee.velocityY = vy * decay + drive.pointee.accelerationY * gain
      state.pointee.spin =
        spin * drive.pointee.spinDecay + drive.pointee.spinAcceleration * drive.pointee.spinGain
      state.pointee.smooth = bodies[index].holds == 0 ? 1 : 0
      place &+= 1
    }
  }

  /// x ← x + h·v. Under smooth forces the mean of the old and the new velocity makes it the
  /// trapezoid rule, which is exact for a constant acceleration.
  private func integratePositions() {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let list = awake.base
    let count = awake.count
    let h = World.subStep
    var place = 0
    while place < count {
      let index = Int(list[place])
      let state = states + index
      let start = starts + index
      let half = 0.5 * state.pointee.smooth
      let vx = state.pointee.velocityX
      let vy = state.pointee.velocityY
      var spin = state.pointee.spin
      if spin.magnitude > World.greatestSpin {
        spin = spin > 0 ? World.greatestSpin : -World.greatestSpin
        state.pointee.spin = spin
      }
      var x = state.pointee.movedX
      var y = state.pointee.movedY
      var turned = state.pointee.turned
      let met = start.pointee.meeting
      if met < 1 {
        // A fast body goes to where it met something; of the rest of the sub-step it uses only
        // what cannot take it through the next thing.
        let speed = vx.magnitude + vy.magnitude + spin.magnitude * bodies[index].extent
        let room = 0.25 * bodies[index].inradius
        var rest = (1 - met) * h
        if speed * rest > room { rest = room / speed }
        x += met * h * start.pointee.velocityX + rest * vx
        y += met * h * start.pointee.velocityY + rest * vy
        turned += met * h * start.pointee.spin + rest * spin
      } else {
        x += h * (vx + half * (start.pointee.velocityX - vx))
        y += h * (vy + half * (start.pointee.velocityY - vy))
        turned += h * (spin + half * (start.pointee.spin - spin))
      }
      let reach = state.pointee.reach
      let distance = x * x + y * y
      if distance > reach * reach {
        // Nobody has looked for contacts that far out. A little more is harmless, because it is
        // less than the body is thick; then it has to wait for the search that comes now.
        isStale = true
        let limit = reach + 0.25 * bodies[index].inradius
        if distance > limit * limit {
          let scale = limit / distance.squareRoot()
          x *= scale
          y *= scale
        }
      }
      state.pointee.movedX = x
      state.pointee.movedY = y
      state.pointee.turned = turned
      place &+= 1
    }
  }

  private func warmStartLanes() {
    let states = states.base
    for color in 0..<World.colorCount {
      let count = colors[color].blocks.count
      if count > 0 { ContactLanes.warmStart(colors[color].blocks.base, count: count, states) }
    }
  }

  private func solveLanes(pushing: Bool) {
    let states = states.base
    for color in 0..<World.colorCount {
      let count = colors[color].blocks.count
      guard count > 0 else { continue }
      let blocks = colors[color].blocks.base
      if pushing {
        _ = ContactLanes.solve(blocks, count: count, states, pushing: true, excess: 0)
      } else {
        _ = ContactLanes.solve(blocks, count: count, states, pushing: false, excess: 0)
      }
    }
    if isSettling { settle(pushing: pushing) }
  }

  /// More passes while everything is slow, until nothing changes any more.
  ///
  /// One pass a sub-step is enough for what moves. A pile that is just being put down, or that
  /// carries something heavy, would give way before its impulses have grown to carry the load;
  /// here they grow at once. Over-relaxation makes the number of passes go with the height of the
  /// pile instead of its square.
  private func settle(pushing: Bool) {
    let states = states.base
    var blockCount = 0
    for color in 0..<World.colorCount { blockCount &+= colors[color].blocks.count }
    guard blockCount > 0 else { return }
    let affordable = World.settlingBudget / blockCount
    var pass = affordable < World.settlingPasses ? affordable : World.settlingPasses
    while pass > 0 {
      pass -= 1
      var greatest: Float = 0
      for color in 0..<World.colorCount {
        let count = colors[color].blocks.count
        guard count > 0 else { continue }
        let blocks = colors[color].blocks.base
        let change =
          pushing
          ? ContactLanes.solve(
            blocks, count: count, states, pushing: true, excess: World.settlingExcess)
          : ContactLanes.solve(
            blocks, count: count, states, pushing: false, excess: World.settlingExcess)
        if change > greatest { greatest = change }
      }
      if greatest < World.settledSpeed { break }
    }
  }

  /// An eighth of a turn in a sub-step: beyond that no sweep can be followed, rad/s.
  static let greatestSpin = Float(Double.pi / 4) * inverseSubStep
  static let settlingBudget = 12_000
  static let settlingPasses = 200
  static let settlingExcess: Float = 0.7
  /// A pass that changes no speed by more than this ends the settling, pt/s.
  static let settledSpeed: Float = 0.01
}
