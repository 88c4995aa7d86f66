/// The bodies of a world: a row in each of several tables, so that a stage walks only what it
/// needs, and the list of those that are awake.
struct BodyTable: ~Copyable {
  private var rows = Buffer<Body>()
  private var stateRows = Buffer<BodyState>()
  private var startRows = Buffer<BodyStart>()
  private var accelerationRows = Buffer<BodyAcceleration>()
  private var flagRows = Buffer<BodyFlags>()
  private var pathRows = Buffer<PredictedPath>()
  /// Numbers of bodies that are no more; the last one is taken first.
  private var free = Buffer<Int32>()
  private var awakeBodies = Buffer<Int32>()
  /// How many of them stand in the order in which they were made.
  private var orderedCount = 0
  /// Places of the list whose bodies have left it since gaps were closed: they know another place.
  private var gapCount = 0
  /// Scratch of bringing the others into order.
  private var awakeNames = Buffer<UInt64>()
  private var nextSerial: UInt32 = 0
  private var violations = Buffer<Int32>()
  private var scratchRows = Buffer<Int32>()
  private(set) var models = SharedTable<BodyModel>()

  @inline(__always) var base: UnsafeMutablePointer<Body> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }
  @inline(__always) var states: Rows<BodyState> { stateRows.rows }
  @inline(__always) var starts: Rows<BodyStart> { startRows.rows }
  @inline(__always) var accelerations: Rows<BodyAcceleration> { accelerationRows.rows }
  @inline(__always) var flags: Rows<BodyFlags> { flagRows.rows }
  @inline(__always) var predictedPaths: Rows<PredictedPath> { pathRows.rows }
  /// Without gaps while a sub-step runs.
  @inline(__always) var awake: Rows<Int32> { awakeBodies.rows }
  @inline(__always) var awakeCount: Int { awakeBodies.count &- gapCount }

  subscript(index: Int32) -> Body {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  subscript(index: Int) -> Body {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  // MARK: Coming and going

  /// Makes a body that sleeps.
  mutating func insert(_ body: Body) -> Int32 {
    let acceleration = BodyAcceleration(model: models.take(BodyModel()))
    var body = body
    body.serial = nextSerial
    nextSerial &+= 1
    let state = body.kind == .fixed ? BodyState.fixed : BodyState()
    guard free.isEmpty else {
      let index = free.removeLast()
      rows[index] = body
      stateRows[index] = state
      startRows[index] = BodyStart()
      pathRows[index] = PredictedPath()
      accelerationRows[index] = acceleration
      return index
    }
    rows.append(body)
    stateRows.append(state)
    startRows.append(BodyStart())
    flagRows.append([])
    pathRows.append(PredictedPath())
    accelerationRows.append(acceleration)
    return Int32(truncatingIfNeeded: rows.count - 1)
  }

  mutating func remove(_ index: Int32) {
    removeFromAwake(index)
    rows[index].isAlive = false
    // Whoever still reads the row sees a fixed body at rest.
    rows[index].kind = .fixed
    stateRows[index] = .fixed
    models.leave(accelerationRows[index].model)
    free.append(index)
  }

  func model(of index: Int32) -> BodyModel { models[accelerationRows[index].model] }

  mutating func setModel(_ model: BodyModel, of index: Int32) {
    accelerationRows[index].model = models.exchange(accelerationRows[index].model, for: model)
  }

  // MARK: Waking and sleeping

  /// Puts a sleeping body at the end of the list of those awake.
  mutating func addToAwake(_ index: Int32) {
    rows[index].awakeIndex = Int32(truncatingIfNeeded: awakeBodies.count)
    rows[index].sleepTime = 0
    rows[index].tremblingTime = 0
    let isLast = orderedCount == awakeBodies.count
    if isLast && (awakeBodies.isEmpty || rows[awakeBodies.last].serial < rows[index].serial) {
      orderedCount &+= 1
    }
    awakeBodies.append(index)
  }

  /// Takes a body out of the list of those awake. It leaves a gap: closing one moves all behind it.
  mutating func removeFromAwake(_ index: Int32) {
    guard rows[index].awakeIndex >= 0 else { return }
    fallAsleep(index)
    if 2 * gapCount > awakeBodies.count { closeGaps() }
  }

  /// Marks a body as asleep; its gap is to be closed before the next stage.
  @inline(__always) mutating func fallAsleep(_ index: Int32) {
    rows[index].awakeIndex = -1
    rows[index].island = Body.loose
    gapCount &+= 1
  }

  /// Takes those out of the list of awake bodies that have fallen asleep or gone.
  @_optimize(speed)
  mutating func closeGaps() {
    guard gapCount > 0 else { return }
    var kept = 0
    var ordered = 0
    var place = 0
    while place < awakeBodies.count {
      let body = awakeBodies[place]
      // (Its row may be that of another body by now.)
      if Int(rows[body].awakeIndex) == place {
        rows[body].awakeIndex = Int32(truncatingIfNeeded: kept)
        awakeBodies[kept] = body
        kept &+= 1
      }
      place &+= 1
      if place == orderedCount { ordered = kept }
    }
    orderedCount = ordered
    gapCount = 0
    awakeBodies.shorten(to: kept)
  }

  /// Brings the awake bodies into the order in which they were made.
  @_optimize(speed)
  mutating func orderAwake() {
    guard orderedCount < awakeBodies.count else { return }
    let count = awakeBodies.count
    awakeNames.makeRoom(for: 2 &* count)
    var place = 0
    while place < count {
      let body = awakeBodies[place]
      awakeNames[place] = UInt64(rows[body].serial) &<< 32 | UInt64(UInt32(bitPattern: body))
      place &+= 1
    }
    RadixSort.sort(
      awakeNames.base + orderedCount, awakeNames.base + count, count: count - orderedCount)
    // Two rows in order become one.
    var low = 0
    var high = orderedCount
    place = 0
    while place < count {
      let takesLow =
        low < orderedCount && (high == count || awakeNames[low] < awakeNames[high])
      let body = Int32(truncatingIfNeeded: takesLow ? awakeNames[low] : awakeNames[high])
      if takesLow { low &+= 1 } else { high &+= 1 }
      rows[body].awakeIndex = Int32(truncatingIfNeeded: place)
      awakeBodies[place] = body
      place &+= 1
    }
    orderedCount = count
  }

  // MARK: Margins

  /// The bodies that have violated their speculative margins since contacts were sought: each once,
  /// by its flag.
  @inline(__always) var marginViolations: Rows<Int32> { violations.rows }

  mutating func noteMarginViolation(_ index: Int32) {
    guard !flagRows[index].contains(.violatesMargin) else { return }
    flagRows[index].insert(.violatesMargin)
    violations.append(index)
  }

  /// Takes the list of margin violations: returns the bodies that are awake, lent until the next
  /// violation.
  @_optimize(speed)
  mutating func takeMarginViolations() -> Rows<Int32> {
    let list = violations.rows
    clearMarginViolations()
    var kept = 0
    var place = 0
    while place < list.count {
      let index = list[place]
      place &+= 1
      guard rows[index].awakeIndex >= 0 else { continue }
      list[kept] = index
      kept &+= 1
    }
    return Rows(base: list.base, count: kept)
  }

  @_optimize(speed)
  mutating func clearMarginViolations() {
    var index = 0
    while index < violations.count {
      flagRows[violations[index]].remove(.violatesMargin)
      index &+= 1
    }
    violations.removeAll()
  }

  // MARK: For one stage

  /// Room for so many numbers of bodies, until another stage asks for it.
  @inline(__always)
  mutating func scratch(for count: Int) -> UnsafeMutablePointer<Int32> {
    scratchRows.removeAll()
    return scratchRows.room(for: count)
  }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    closeGaps()
    coder.code(&rows)
    coder.code(&stateRows)
    coder.code(&accelerationRows)
    coder.code(&startRows)
    coder.code(&flagRows)
    coder.code(&pathRows)
    coder.code(&violations)
    coder.code(&free)
    coder.code(&awakeBodies)
    coder.code(&orderedCount)
    coder.code(&nextSerial)
    models.code(&coder)
  }

  /// Whether the state, which came from outside, keeps the invariants and none of its numbers is
  /// NaN.
  func isSound(shapeCount: Int, contactCount: Int, jointCount: Int) -> Bool {
    guard count > 0, stateRows.count == count, startRows.count == count, flagRows.count == count,
      accelerationRows.count == count, pathRows.count == count
    else { return false }
    var isFree = Marks(count)
    for place in 0..<free.count where !isFree.take(free[place]) { return false }
    var isAwake = Marks(count)
    for place in 0..<awakeBodies.count {
      guard isAwake.take(awakeBodies[place]), Int(rows[awakeBodies[place]].awakeIndex) == place
      else { return false }
    }
    guard orderedCount >= 0, orderedCount <= awakeBodies.count else { return false }
    for place in 1..<max(orderedCount, 1)
    where rows[awakeBodies[place - 1]].serial >= rows[awakeBodies[place]].serial { return false }
    var violates = Marks(count)
    for place in 0..<violations.count where !violates.take(violations[place]) { return false }
    var uses = Buffer<Int32>()
    uses.resize(to: models.roomCount, filling: 0)
    for index in 0..<Int32(truncatingIfNeeded: count) {
      let body = rows.base + Int(index)
      guard Soundness.isCase(&body.pointee.kind, below: 3), Soundness.isFlag(&body.pointee.isAlive),
        Soundness.isFlag(&body.pointee.allowsRotation),
        body.pointee.isAlive != isFree.isTaken(index),
        (body.pointee.awakeIndex >= 0) == isAwake.isTaken(index),
        body.pointee.awakeIndex < 0 || body.pointee.kind != .fixed && body.pointee.isAlive,
        flagRows[index] == (violates.isTaken(index) ? .violatesMargin : []),
        Soundness.isPlace(body.pointee.firstShape, below: shapeCount),
        Soundness.isPlace(body.pointee.firstContact, below: 2 * contactCount),
        Soundness.isPlace(body.pointee.firstJoint, below: 2 * jointCount),
        Self.hasNumbers(body.pointee), Soundness.areInReach(in: stateRows[index], first: 8),
        Soundness.areInReach(in: startRows[index], first: 4),
        // Behind the way stand bounds, which may be none.
        Soundness.areInReach(in: pathRows[index], first: 8),
        Soundness.areNumbers(in: pathRows[index])
      else { return false }
      let acceleration = accelerationRows[index]
      guard
        Soundness.areNumbers(
          in: SIMD4(
            acceleration.accelerationX, acceleration.accelerationY,
            acceleration.angularAcceleration, acceleration.unconstrained))
      else { return false }
      guard acceleration.model >= 0, Int(acceleration.model) < uses.count else { return false }
      guard body.pointee.isAlive else { continue }
      uses[acceleration.model] += 1
    }
    guard rows[World.ground].isAlive, rows[World.ground].kind == .fixed, models.isSound(uses) else {
      return false
    }
    for number in 0..<models.roomCount {
      let model = models[Int32(truncatingIfNeeded: number)]
      // The lanes; behind them stand numbers of double precision.
      let lanes = UnsafeRawPointer(models.base + number)
      guard Soundness.areNumbers(lanes, count: 16), Soundness.isMeasure(model.mass),
        Soundness.isMeasure(model.inertia), Soundness.isMeasure(model.drag),
        Soundness.isMeasure(model.angularDrag)
      else { return false }
    }
    return true
  }

  private static func hasNumbers(_ body: Body) -> Bool {
    Soundness.isInReach(body.position) && Soundness.isInReach(body.angle)
      && Soundness.isInReach(Vector(dx: body.rotation.cosine, dy: body.rotation.sine))
      && Soundness.isInReach(body.localCenter)
      && Soundness.isInReach(Vector(dx: body.restingX, dy: body.restingY))
      && Soundness.isInReach(Vector(dx: body.tremblingX, dy: body.tremblingY))
      && Soundness.isInReach(body.restingAngle)
      && Soundness.areNumbers(
        in: SIMD8(
          body.inverseMass, body.inverseInertia, body.sleepTime, body.tremblingTime, 0, 0, 0, 0))
      && Soundness.areInReach(
        in: SIMD4(body.extent, body.turningExtent, body.inradius, 0), first: 4)
  }

  /// Traps in debug unless every table has a row for each body, and the lists and the bodies know
  /// each other.
  func checkInvariants() {
    assert(stateRows.count == count && startRows.count == count && flagRows.count == count)
    assert(accelerationRows.count == count && pathRows.count == count)
    var living = 0
    var awakeCount = 0
    var violationCount = 0
    for index in 0..<count {
      if rows[index].isAlive { living += 1 }
      if rows[index].awakeIndex >= 0 { awakeCount += 1 }
      if flagRows[index].contains(.violatesMargin) { violationCount += 1 }
      assert(!flagRows[index].contains(.hasNewPath))
    }
    assert(living == count - free.count && awakeCount == self.awakeCount)
    assert(violationCount == violations.count)
    for place in 0..<free.count { assert(!rows[free[place]].isAlive) }
    for place in 0..<awakeBodies.count {
      let body = rows[awakeBodies[place]]
      guard Int(body.awakeIndex) == place else { continue }
      assert(body.isAlive && body.kind != .fixed)
    }
    models.checkInvariants(useCount: living)
  }
}

/// Rows of the bodies under short names, for the stages.
extension World {
  @inline(__always) var states: Rows<BodyState> { bodies.states }
  @inline(__always) var starts: Rows<BodyStart> { bodies.starts }
  @inline(__always) var accelerations: Rows<BodyAcceleration> { bodies.accelerations }
  @inline(__always) var bodyFlags: Rows<BodyFlags> { bodies.flags }
  @inline(__always) var predictedPaths: Rows<PredictedPath> { bodies.predictedPaths }
  @inline(__always) var awake: Rows<Int32> { bodies.awake }
}
