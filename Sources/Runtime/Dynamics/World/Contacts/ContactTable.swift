/// The contacts of a world, found by their bodies and by their pairs of shapes; which of them are
/// stale, and the impulses of those whose bodies sleep.
struct ContactTable: ~Copyable {
  private var rows = Pool<Contact>()
  private var pairs = PairTable()
  /// For the day they wake.
  private var cachedImpulses = Pool<ContactImpulses>()
  private var staleContacts = Buffer<Int32>()
  /// Scratch of their renewal: their names.
  private var orderedNames = Buffer<UInt64>()
  private var nextSerial: UInt32 = 0

  @inline(__always) var base: UnsafeMutablePointer<Contact> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }

  subscript(index: Int32) -> Contact {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  /// Whether there is a contact of two shapes, in this order.
  @inline(__always) func contains(_ a: Int32, _ b: Int32) -> Bool {
    pairs.contains(a, b, rows.base)
  }

  // MARK: Coming and going

  /// Makes a contact of two shapes, the first one in the lists of their bodies.
  @_optimize(speed)
  mutating func insert(
    shapeA: Int32, shapeB: Int32, bodyA: Int32, bodyB: Int32, _ bodies: UnsafeMutablePointer<Body>
  ) -> Int32 {
    var contact = Contact(shapeA: shapeA, shapeB: shapeB, bodyA: bodyA, bodyB: bodyB)
    let a = bodies + Int(bodyA)
    let b = bodies + Int(bodyB)
    contact.serial = nextSerial
    nextSerial &+= 1
    contact.nextA = a.pointee.firstContact
    contact.nextB = b.pointee.firstContact
    let index = rows.insert(contact)
    setPrevious(of: a.pointee.firstContact, to: index << 1)
    setPrevious(of: b.pointee.firstContact, to: index << 1 | 1)
    a.pointee.firstContact = index << 1
    b.pointee.firstContact = index << 1 | 1
    pairs.insert(index, rows.base)
    return index
  }

  /// Removes a contact that neither the solver nor the cache holds any longer.
  @_optimize(speed)
  mutating func remove(_ index: Int32, _ bodies: UnsafeMutablePointer<Body>) {
    let contact = rows.base + Int(index)
    unlink(
      contact.pointee.previousA, contact.pointee.nextA,
      from: bodies + Int(contact.pointee.bodyA))
    unlink(
      contact.pointee.previousB, contact.pointee.nextB,
      from: bodies + Int(contact.pointee.bodyB))
    pairs.remove(index, rows.base)
    contact.pointee.shapeA = -1
    rows.remove(index)
  }

  @inline(__always) private func setPrevious(of edge: Int32, to previous: Int32) {
    guard edge >= 0 else { return }
    if edge & 1 == 0 {
      rows[edge >> 1].previousA = previous
    } else {
      rows[edge >> 1].previousB = previous
    }
  }

  @inline(__always) private func unlink(
    _ previous: Int32, _ next: Int32, from body: UnsafeMutablePointer<Body>
  ) {
    if previous < 0 {
      body.pointee.firstContact = next
    } else if previous & 1 == 0 {
      rows[previous >> 1].nextA = next
    } else {
      rows[previous >> 1].nextB = next
    }
    setPrevious(of: next, to: previous)
  }

  // MARK: Stale contacts

  /// Each once, by its flag; some may be gone by now.
  @inline(__always) var stale: Rows<Int32> { staleContacts.rows }

  @inline(__always) mutating func markStale(_ index: Int32) {
    guard !rows[index].needsManifoldUpdate else { return }
    rows[index].needsManifoldUpdate = true
    staleContacts.append(index)
  }

  /// Marks a contact stale if `condition` is 1, without a branch.
  @inline(__always)
  mutating func markStale(
    _ index: Int32, _ contact: UnsafeMutablePointer<Contact>, when condition: UInt8
  ) {
    let wasStale: UInt8 = contact.pointee.needsManifoldUpdate ? 1 : 0
    contact.pointee.needsManifoldUpdate = condition | wasStale != 0
    staleContacts.append(index, when: condition & ~wasStale != 0)
  }

  /// Moves the stale contacts into a list of their own, in the order in which they were made.
  /// Returns whether there are any.
  @_optimize(speed)
  mutating func orderStale() -> Bool {
    let count = staleContacts.count
    orderedNames.makeRoom(for: 2 &* count)
    var place = 0
    while place < count {
      let index = staleContacts[place]
      orderedNames[place] = rows[index].name(index)
      place &+= 1
    }
    RadixSort.sort(orderedNames.base, orderedNames.base + count, count: count)
    orderedNames.shorten(to: count)
    staleContacts.removeAll()
    return count > 0
  }

  /// The names of those that `orderStale` has listed.
  @inline(__always) var ordered: Rows<UInt64> { orderedNames.rows }

  // MARK: Cached impulses

  /// The cached impulses of a contact outside the solver.
  func impulses(of contact: Contact) -> ContactImpulses {
    contact.slot >= 0 ? cachedImpulses[contact.slot] : ContactImpulses()
  }

  /// Caches the impulses of a contact that has just left the solver.
  mutating func cacheImpulses(_ impulses: ContactImpulses, of index: Int32) {
    guard !impulses.isNone else { return }
    rows[index].slot = cachedImpulses.insert(impulses)
  }

  mutating func dropImpulses(of index: Int32) {
    if rows[index].slot >= 0 { cachedImpulses.remove(rows[index].slot) }
  }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    rows.code(&coder)
    cachedImpulses.code(&coder)
    coder.code(&staleContacts)
    coder.code(&nextSerial)
    guard coder.isReading else { return }
    pairs = PairTable()
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where rows[index].isAlive {
      pairs.insert(index, rows.base)
    }
  }

  /// Whether the state, which came from outside, keeps the invariants. Where the solver keeps a
  /// contact is checked by `ContactColors` and `RestitutionContacts`.
  func isSound(_ bodies: borrowing BodyTable, _ shapes: borrowing ShapeTable) -> Bool {
    var isCached = Marks(cachedImpulses.count)
    // Loops over all rows ask who is alive when they have read the bodies.
    for index in 0..<rows.count {
      let contact = rows.base + index
      guard contact.pointee.bodyA >= 0, Int(contact.pointee.bodyA) < bodies.count,
        contact.pointee.bodyB >= 0, Int(contact.pointee.bodyB) < bodies.count
      else { return false }
    }
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where rows[index].isAlive {
      let contact = rows.base + Int(index)
      guard Soundness.isFlag(&contact.pointee.needsManifoldUpdate),
        Soundness.isFlag(&contact.pointee.hasMaterial),
        Soundness.isFlag(&contact.pointee.isTouching), Soundness.isFlag(&contact.pointee.isFast),
        Self.hasNumbers(contact.pointee), contact.pointee.pointCount <= 2,
        Self.joins(contact.pointee, shapes)
      else { return false }
      guard contact.pointee.color == Contact.Place.none, contact.pointee.slot != -1 else {
        continue
      }
      guard isCached.take(contact.pointee.slot),
        Soundness.areNumbers(in: cachedImpulses[contact.pointee.slot])
      else { return false }
    }
    guard rows.isSound({ rows[$0].isAlive }), cachedImpulses.isSound({ isCached.isTaken($0) })
    else { return false }
    for place in 0..<staleContacts.count {
      guard staleContacts[place] >= 0, Int(staleContacts[place]) < rows.count else { return false }
    }
    return standInLists(bodies)
  }

  /// Whether no floating-point field of a contact is NaN.
  private static func hasNumbers(_ contact: Contact) -> Bool {
    Soundness.areNumbers(
      in: SIMD16(
        contact.faceMargin, contact.friction, contact.restitution, contact.size,
        contact.cachedOffsetX, contact.cachedOffsetY, contact.cachedTurnA, contact.cachedTurnB,
        contact.validDistance, contact.normalX, contact.normalY, contact.arm1X, contact.arm1Y,
        contact.arm2X, contact.arm2Y, 0))
  }

  /// Whether a contact joins two living shapes, each of the body that it names, at faces that these
  /// have.
  private static func joins(_ contact: Contact, _ shapes: borrowing ShapeTable) -> Bool {
    guard Int(contact.shapeA) < shapes.count, contact.shapeB >= 0,
      Int(contact.shapeB) < shapes.count, contact.shapeA != contact.shapeB,
      shapes[contact.shapeA].isAlive, shapes[contact.shapeB].isAlive,
      shapes[contact.shapeA].body == contact.bodyA, shapes[contact.shapeB].body == contact.bodyB
    else { return false }
    return contact.faceA < shapes[contact.shapeA].vertexCount
      && contact.faceB < shapes[contact.shapeB].vertexCount && contact.bodyA != contact.bodyB
  }

  /// Whether every contact stands in the lists of its two bodies, once in each.
  private func standInLists(_ bodies: borrowing BodyTable) -> Bool {
    var listed = Marks(2 * rows.count)
    for index in 0..<Int32(truncatingIfNeeded: bodies.count) where bodies[index].isAlive {
      var edge = bodies[index].firstContact
      var previous: Int32 = -1
      while edge >= 0 {
        guard listed.take(edge), rows[edge >> 1].isAlive else { return false }
        let contact = rows[edge >> 1]
        let isFirst = edge & 1 == 0
        guard (isFirst ? contact.bodyA : contact.bodyB) == index,
          (isFirst ? contact.previousA : contact.previousB) == previous
        else { return false }
        previous = edge
        edge = contact.next(edge & 1)
      }
      guard edge == -1 else { return false }
    }
    return listed.count == 2 * rows.usedCount
  }

  /// The two lists of a contact lead to it, the pair table knows it, and what has cached impulses
  /// has them for itself.
  func checkInvariants(_ bodies: UnsafeMutablePointer<Body>) {
    rows.checkInvariants()
    cachedImpulses.checkInvariants()
    var living = 0
    var cached = 0
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where rows[index].isAlive {
      let contact = rows[index]
      living += 1
      if contact.color == Contact.Place.none && contact.slot >= 0 { cached += 1 }
      assert(contains(contact.shapeA, contact.shapeB))
      for side: Int32 in 0...1 {
        let previous = side == 0 ? contact.previousA : contact.previousB
        let body = Int(side == 0 ? contact.bodyA : contact.bodyB)
        let edge = index << 1 | side
        assert(
          previous < 0
            ? bodies[body].firstContact == edge : rows[previous >> 1].next(previous & 1) == edge)
      }
    }
    assert(living == rows.usedCount && cached == cachedImpulses.usedCount)
  }
}
