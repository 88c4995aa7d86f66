/// The islands, with lists of their bodies, and the search for them.
///
/// Labels stand in the bodies (`Body.island`). An island keeps its row from search to search: where
/// islands have met the largest one's, where one has come apart the largest part; so little has to
/// be carried from one row to another.
struct IslandTable: ~Copyable {
  private var rows = Buffer<Island>()
  private var free = Buffer<Int32>()
  private var memberList = Buffer<Int32>()
  /// The rows that have bodies, by their eldest one; what is loose comes first.
  private var rowOrder = Buffer<Int32>()
  /// The island that the stages see.
  private var currentIndex = 0
  /// Something has come or gone since islands were sought.
  private(set) var areStale = true
  /// Scratch of the search, by body: sets that touch or are joined, how many bodies a set has, and
  /// the row that it gets.
  private var sets = DisjointSets()
  private var sizes = Buffer<Int32>()
  /// By body: its contacts with what does not move.
  private var holds = Buffer<Int32>()
  /// Of each awake body, in their order: the set that it belongs to.
  private var roots = Buffer<Int32>()
  private var choices = Buffer<Int32>()
  /// By row: the set that has claimed it.
  private var claims = Buffer<Int32>()
  /// By row: where a list of it ends, while what belongs to rows is listed by these.
  private var listEnds = Buffer<Int32>()

  init() {
    rows.append(Island())
    rows[0].isUsed = true
  }

  @inline(__always) var base: UnsafeMutablePointer<Island> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }
  @inline(__always) var members: Rows<Int32> { memberList.rows }
  @inline(__always) var order: Rows<Int32> { rowOrder.rows }
  /// Scratch of a `CountingSort`, for the stages that list what belongs to islands.
  @inline(__always) var ends: Rows<Int32> { listEnds.rows }

  subscript(index: Int32) -> Island {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  subscript(index: Int) -> Island {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  @inline(__always) mutating func invalidate() { areStale = true }

  // MARK: The island at hand

  @inline(__always) var current: Int32 { Int32(truncatingIfNeeded: currentIndex) }
  @inline(__always) var atHand: UnsafeMutablePointer<Island> { rows.base + currentIndex }
  @inline(__always) mutating func enter(_ index: Int) { currentIndex = index }

  mutating func reserve(_ bodyCount: Int) { sets.reserve(bodyCount) }

  // MARK: Search

  /// Begins a search, in which each awake body is a set of its own.
  @_optimize(speed)
  mutating func beginSearch(_ awake: Rows<Int32>, bodyCount: Int) {
    sets.reserve(bodyCount)
    sizes.resize(to: bodyCount, filling: 0)
    holds.resize(to: bodyCount, filling: 0)
    choices.resize(to: bodyCount, filling: -1)
    var place = 0
    while place < awake.count {
      let body = awake[place]
      place &+= 1
      sets.add(body, weight: 0)
      sizes[body] = 0
      holds[body] = 0
      choices[body] = -1
    }
  }

  @inline(__always) func join(_ a: Int32, _ b: Int32) { sets.join(a, b) }
  @inline(__always) func noteHold(_ body: Int32) { holds[body] &+= 1 }

  /// Gives each set a row: see `label(at:)`.
  ///
  /// - Parameter awake: in the order in which they were made.
  @_optimize(speed)
  mutating func chooseRows(_ awake: Rows<Int32>, _ bodies: UnsafeMutablePointer<Body>) {
    roots.makeRoom(for: awake.count)
    var place = 0
    while place < awake.count {
      let body = awake[place]
      let root = sets.root(of: body)
      roots[place] = root
      place &+= 1
      // One with a joint, or two contacts that have to agree, is never loose.
      sizes[root] &+= bodies[Int(body)].firstJoint >= 0 || holds[body] > 1 ? 2 : 1
    }
    place = 0
    while place < awake.count {
      let root = roots[place]
      let known = bodies[Int(awake[place])].island
      place &+= 1
      guard sizes[root] > 1, known > 0 else { continue }
      let choice = choices[root]
      if choice < 0 || rows[known].memberCount > rows[choice].memberCount { choices[root] = known }
    }
    claims.resize(to: rows.count, filling: -1)
    place = 0
    while place < rows.count {
      claims[place] = -1
      place &+= 1
    }
    place = 0
    while place < awake.count {
      // The roots in the order in which their sets are met: their numbers say nothing.
      let root = roots[place]
      place &+= 1
      guard sizes[root] > 1 else { continue }
      let choice = choices[root]
      if choice < 0 || claims[choice] != root { claimRow(for: root) }
    }
  }

  /// Gives a set the row that it has chosen. Of two that have come apart the larger one gets it,
  /// the other one a copy.
  private mutating func claimRow(for root: Int32) {
    let choice = choices[root]
    guard choice >= 0 else { return makeRow(Island(), for: root) }
    let other = claims[choice]
    if other < 0 {
      claims[choice] = root
    } else if sizes[root] > sizes[other] {
      claims[choice] = root
      makeRow(rows[choice], for: other)
    } else {
      makeRow(rows[choice], for: root)
    }
  }

  private mutating func makeRow(_ island: Island, for root: Int32) {
    let island = island.part
    guard free.isEmpty else {
      let row = free.removeLast()
      rows[row] = island
      claims[row] = root
      choices[root] = row
      return
    }
    choices[root] = Int32(truncatingIfNeeded: rows.count)
    rows.append(island)
    claims.append(root)
  }

  /// The row of a body after `chooseRows`, by its place among those awake.
  @inline(__always) func label(at place: Int) -> Int32 {
    let choice = choices[roots[place]]
    return choice < 0 ? Body.loose : choice
  }

  /// Lists the bodies of each row, in the order in which they were made, and frees rows without
  /// any.
  @_optimize(speed)
  mutating func listMembers(_ awake: Rows<Int32>, _ bodies: UnsafeMutablePointer<Body>) {
    areStale = false
    memberList.makeRoom(for: awake.count)
    listEnds.makeRoom(for: rows.count)
    rowOrder.removeAll()
    rowOrder.append(Body.loose)
    CountingSort.sort(awake.count, into: listEnds.rows) {
      bodies[Int(awake[$0])].island
    } note: { row, first, count in
      let island = rows.base + row
      if island.pointee.memberCount != count { island.pointee.hasChanged = true }
      island.pointee.firstMember = first
      island.pointee.memberCount = count
      if count == 0 && island.pointee.isUsed && row > 0 {
        island.pointee.isUsed = false
        free.append(Int32(truncatingIfNeeded: row))
      }
    } put: { number, place in
      let body = awake[number]
      let row = bodies[Int(body)].island
      if place == rows[row].firstMember && row != Body.loose { rowOrder.append(row) }
      memberList[place] = body
    }
  }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&rows)
    coder.code(&free)
    guard coder.isReading else { return }
    areStale = true
    currentIndex = 0
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(_ bodies: borrowing BodyTable) -> Bool {
    guard rows.count > 0, rows[0].isUsed else { return false }
    var isFree = Marks(rows.count)
    for place in 0..<free.count where !isFree.take(free[place]) { return false }
    for index in 0..<Int32(truncatingIfNeeded: rows.count) {
      let row = rows.base + Int(index)
      guard Soundness.isFlag(&row.pointee.isUsed), Soundness.isFlag(&row.pointee.isFine),
        Soundness.isFlag(&row.pointee.isSteep), Soundness.isFlag(&row.pointee.hadExtraRelaxation),
        Soundness.isFlag(&row.pointee.isWarm), Soundness.isFlag(&row.pointee.isUndisturbed),
        Soundness.isFlag(&row.pointee.hasCurrentRows), Soundness.isFlag(&row.pointee.hasChanged),
        row.pointee.isUsed != isFree.isTaken(index), row.pointee.fineIntervals >= 0,
        row.pointee.fineIntervals < 1 << 30, row.pointee.wantedFineIntervals >= 0,
        row.pointee.wantedFineIntervals < 1 << 30, row.pointee.extraRelaxationSpeed >= 0,
        row.pointee.softening >= 0, row.pointee.jointCorrection >= 0,
        row.pointee.lostEnergy >= Island.uncut, row.pointee.lostEnergy < .infinity,
        row.pointee.memberCount >= 0
      else { return false }
    }
    for index in 0..<Int32(truncatingIfNeeded: bodies.count) where bodies[index].isAlive {
      let island = bodies[index].island
      guard island >= 0, Int(island) < rows.count, rows[island].isUsed else { return false }
    }
    return true
  }

  func checkInvariants() {
    sets.checkInvariants()
    assert(rows[0].isUsed)
    for place in 0..<free.count { assert(!rows[free[place]].isUsed) }
  }
}
