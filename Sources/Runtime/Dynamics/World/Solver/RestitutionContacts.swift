/// The contacts that are solved one by one, and in a sub-step the places of those that are near.
struct RestitutionContacts: ~Copyable {
  private var rows = Buffer<RestitutionContact>()
  private var nearSlots = Buffer<Int32>()
  private var stiff = Buffer<StiffBody>()
  /// The slots of all, island by island, in the order in which the contacts were made; -1 where one
  /// has gone since. Behind them those that have come while the flights of an island are followed.
  private var listedSlots = Buffer<Int32>()
  /// Of each, by its slot: its place in that list, or -1.
  private var places = Buffer<Int32>()
  /// Scratch of the list: the serial numbers of contacts, and their slots.
  private var names = Buffer<UInt64>()

  @inline(__always) var base: UnsafeMutablePointer<RestitutionContact> { rows.base }
  @inline(__always) var count: Int { rows.count }
  @inline(__always) var near: Rows<Int32> { nearSlots.rows }

  subscript(slot: Int) -> RestitutionContact {
    @inline(__always) get { rows[slot] }
    @inline(__always) nonmutating _modify { yield &rows[slot] }
  }

  subscript(slot: Int32) -> RestitutionContact {
    @inline(__always) get { rows[slot] }
    @inline(__always) nonmutating _modify { yield &rows[slot] }
  }

  @inline(__always) mutating func append(_ contact: RestitutionContact) {
    rows.append(contact)
    places.append(-1)
  }

  /// The last one moves into the place of the removed one.
  @inline(__always) mutating func removeSwapping(at slot: Int) {
    if places[slot] >= 0 { listedSlots[places[slot]] = -1 }
    rows.removeSwapping(at: slot)
    places.removeSwapping(at: slot)
    if slot < places.count && places[slot] >= 0 {
      listedSlots[places[slot]] = Int32(truncatingIfNeeded: slot)
    }
  }

  // MARK: Bodies that are harder to turn

  /// A body that counts as harder to turn in the running sub-step, and the share that is left of its
  /// inverse inertia.
  struct StiffBody: BitwiseCopyable {
    let body: Int32
    var share: Float
  }

  @inline(__always) var stiffBodies: Rows<StiffBody> { stiff.rows }

  mutating func stiffen(_ body: Int32, by share: Float) {
    for place in 0..<stiff.count where stiff[place].body == body {
      stiff[place].share *= share
      return
    }
    stiff.append(StiffBody(body: body, share: share))
  }

  /// The share that is left of a body's inverse inertia.
  func stiffness(of body: Int32) -> Float {
    for place in 0..<stiff.count where stiff[place].body == body { return stiff[place].share }
    return 1
  }

  /// Returns one that is as easy to turn as before from now on.
  mutating func loosen() -> Int32? { stiff.isEmpty ? nil : stiff.removeLast().body }

  // MARK: The list

  @inline(__always) var listed: Rows<Int32> { listedSlots.rows }

  /// Adds the contact that has come last to the end of the list.
  @inline(__always) mutating func noteFound() {
    places[places.count &- 1] = Int32(truncatingIfNeeded: listedSlots.count)
    listedSlots.append(Int32(truncatingIfNeeded: places.count &- 1))
  }

  /// Moves so many that have been found to the end of the list, where others may join them.
  mutating func moveFound(from first: Int32, count: Int32) {
    var place = first
    while place < first &+ count {
      let slot = listedSlots[place]
      if slot >= 0 {
        places[slot] = Int32(truncatingIfNeeded: listedSlots.count)
        listedSlots[place] = -1
        listedSlots.append(slot)
      }
      place &+= 1
    }
  }

  /// Room for the names of all, and as much again to sort them.
  mutating func beginList() -> UnsafeMutablePointer<UInt64> {
    names.makeRoom(for: 2 &* rows.count)
    return names.base
  }

  /// Lists those whose names have been brought into order.
  @_optimize(speed)
  mutating func endList() {
    listedSlots.makeRoom(for: rows.count)
    var place = 0
    while place < rows.count {
      let slot = Int32(truncatingIfNeeded: names[place])
      listedSlots[place] = slot
      places[slot] = Int32(truncatingIfNeeded: place)
      place &+= 1
    }
  }

  /// Begins a sub-step, in which no contact has been found near yet.
  @inline(__always) mutating func clearNear() { nearSlots.removeAll() }
  @inline(__always) mutating func noteNear(_ slot: Int32) { nearSlots.append(slot) }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&rows)
    guard coder.isReading else { return }
    listedSlots.removeAll()
    places.removeAll()
    places.resize(to: rows.count, filling: -1)
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(_ contacts: borrowing ContactTable) -> Bool {
    var placed = Marks(contacts.count)
    for slot in 0..<rows.count {
      let row = rows.base + slot
      guard placed.take(row.pointee.contact) else { return false }
      let contact = contacts[row.pointee.contact]
      guard contact.isAlive, contact.color == Contact.Place.restitutionContacts,
        Int(contact.slot) == slot, row.pointee.bodyA == contact.bodyA,
        row.pointee.bodyB == contact.bodyB, row.pointee.count >= 0, row.pointee.count <= 2,
        Soundness.isFlag(&row.pointee.isFast), Soundness.isFlag(&row.pointee.hasBounced),
        row.pointee.hasBlow(), Soundness.isFlag(&row.pointee.hadImpulseBefore),
        Self.hasNumbers(row.pointee)
      else { return false }
    }
    for index in 0..<Int32(truncatingIfNeeded: contacts.count)
    where contacts[index].isAlive && contacts[index].color == Contact.Place.restitutionContacts {
      guard placed.isTaken(index) else { return false }
    }
    return true
  }

  private static func hasNumbers(_ row: RestitutionContact) -> Bool {
    Soundness.areNumbers(in: row.first) && Soundness.areNumbers(in: row.second)
      && Soundness.areNumbers(in: row.impulses) && Soundness.areNumbers(in: row.softness)
      && Soundness.areNumbers(
        in: SIMD8(
          row.inverseMassA, row.inverseInertiaA, row.inverseMassB, row.inverseInertiaB,
          row.normalX, row.normalY, row.friction, row.restitution))
      && Soundness.areNumbers(
        in: SIMD8(
          row.slop, row.pushOutSpeed, row.nextTime, row.rebound1, row.rebound2, 0, 0, 0))
  }

  /// Each names a contact that names it.
  func checkInvariants(_ contacts: borrowing ContactTable) {
    assert(places.count == rows.count)
    for slot in 0..<rows.count {
      let contact = contacts[rows[slot].contact]
      assert(contact.isAlive && contact.color == Contact.Place.restitutionContacts)
      assert(Int(contact.slot) == slot)
    }
  }
}

/// The contacts of the island at hand, for the stages.
extension World {
  @inline(__always) var nearRestitutionContacts: Rows<Int32> {
    Rows(
      base: restitutionContacts.near.base + Int(island.firstNear), count: Int(island.nearCount))
  }

  /// How many restitution contacts the island at hand has, those included that are found while its
  /// flights are followed.
  @inline(__always) var impactCount: Int {
    Int(island.impactCount &+ island.foundCount)
  }

  /// Where one of them stands, by its place among them; nil where it has gone.
  @inline(__always) func impactSlot(_ place: Int) -> Int? {
    let known = Int(island.impactCount)
    let first = place < known ? Int(island.firstImpact) : Int(island.firstFound) &- known
    let slot = restitutionContacts.listed[first &+ place]
    return slot >= 0 ? Int(slot) : nil
  }

  /// Lists the restitution contacts of each island.
  @_optimize(speed)
  func listImpacts() {
    let count = restitutionContacts.count
    let list = restitutionContacts.beginList()
    CountingSort.sort(count, into: islands.ends) {
      island(of: restitutionContacts[$0].contact)
    } note: { row, first, count in
      islands[row].firstImpact = first
      islands[row].impactCount = count
      islands[row].foundCount = 0
    } put: { slot, place in
      let contact = restitutionContacts[slot].contact
      list[Int(place)] =
        UInt64(contacts[contact].serial) &<< 32 | UInt64(truncatingIfNeeded: slot)
    }
    var row = 0
    while row < islands.count {
      RadixSort.sort(
        list + Int(islands[row].firstImpact), list + count, count: Int(islands[row].impactCount))
      row &+= 1
    }
    restitutionContacts.endList()
  }
}
