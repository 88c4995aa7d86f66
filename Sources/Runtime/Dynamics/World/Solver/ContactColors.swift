/// The colours of the contact solver: blocks of four contacts each, of one island and one colour,
/// and one list of all blocks, island by island, in the order in which they are solved.
///
/// The blocks of a colour of an island are a chain, of which the first alone may have empty lanes.
/// Which lane a contact has changes nothing: lanes do not know of each other.
struct ContactColors: ~Copyable {
  static let count = 24
  /// In an island and colour, so that every block counts.
  private static let fewBlocks = 16

  private var rows = Pool<ContactBlock>()
  /// Of each block: where it belongs.
  private var links = Buffer<BlockLink>()
  /// By island and colour: the first block of the chain, or -1.
  private var heads = Buffer<Int32>()
  /// By island: the colours that have a contact.
  private var used = Buffer<UInt32>()
  private var blockList = Buffer<ContactBlock.Pointer>()
  /// Names of contacts that may stand in blocks of another island than their own: until islands are
  /// found again those that are new.
  private var movedNames = Buffer<UInt64>()
  /// A chain has got or lost a block.
  private(set) var listIsStale = true

  /// All blocks, as they were when the list was last made.
  @inline(__always) var list: Rows<ContactBlock.Pointer> { blockList.rows }

  // MARK: Lanes

  /// Where a contact stands, by its slot.
  @inline(__always) func block(at slot: Int32) -> ContactBlock.Pointer {
    rows.base + Int(slot &>> 2)
  }

  @inline(__always) func lane(at slot: Int32) -> ContactBlock.Lane {
    ContactBlock.Lane(block(at: slot), Int(slot & 3))
  }

  /// The island of a slot's block.
  @inline(__always) func island(at slot: Int32) -> Int32 { links[slot &>> 2].island }

  /// The lowest colour that is not among some; while an island has few blocks, one with an empty
  /// lane: a block costs the same with one contact in it as with four. `count` or more when there
  /// is none.
  func colorWithRoom(except taken: UInt32, island: Int32) -> Int {
    let lowest = (~taken).trailingZeroBitCount
    guard island != Body.loose, Int(island) < used.count else { return lowest }
    var left = used[island] & ~taken
    guard left >> UInt32(truncatingIfNeeded: lowest) & 1 == 1 else { return lowest }
    while left != 0 {
      let color = left.trailingZeroBitCount
      left &= left &- 1
      let head = heads[Int(island) &* ContactColors.count &+ color]
      if links[head].laneCount < 4 { return color }
      if links[head].depth >= Int32(ContactColors.fewBlocks) { return lowest }
    }
    return lowest
  }

  /// Gives a colour of an island one contact more, and returns its slot; its lane is to be written.
  @inline(__always) mutating func append(to color: Int, of island: Int32) -> Int32 {
    let chain = chain(color, island)
    var head = heads[chain]
    if head < 0 || links[head].laneCount == 4 {
      let depth = head < 0 ? 1 : links[head].depth &+ 1
      head = makeBlock(
        BlockLink(
          island: island, color: Int32(truncatingIfNeeded: color), next: head, laneCount: 0,
          depth: depth))
      heads[chain] = head
      used[island] |= 1 << UInt32(truncatingIfNeeded: color)
    }
    let lane = links[head].laneCount
    links[head].laneCount = lane &+ 1
    return head &<< 2 | lane
  }

  private mutating func makeBlock(_ link: BlockLink) -> Int32 {
    listIsStale = true
    let index = rows.insert(ContactBlock())
    if Int(index) == links.count { links.append(link) } else { links[index] = link }
    return index
  }

  @inline(__always) private mutating func chain(_ color: Int, _ island: Int32) -> Int {
    if used.count <= Int(island) {
      used.resize(to: Int(island) + 1, filling: 0)
      heads.resize(to: used.count * ContactColors.count, filling: -1)
    }
    return Int(island) &* ContactColors.count &+ color
  }

  /// Takes a contact out of its lane. The last one of the chain moves into it: returns which one,
  /// or -1 when it was that one itself.
  @inline(__always) mutating func remove(at slot: Int32) -> Int32 {
    let link = links[slot &>> 2]
    let chain = Int(link.island) &* ContactColors.count &+ Int(link.color)
    let head = heads[chain]
    let last = links[head].laneCount &- 1
    links[head].laneCount = last
    let lastSlot = head &<< 2 | last
    let freed = lane(at: lastSlot)
    var moved: Int32 = -1
    if slot != lastSlot {
      let kept = lane(at: slot)
      kept.copy(freed, count: ContactBlock.fieldCount)
      moved = kept[integer: .contact]
    }
    freed.clear(count: ContactBlock.fieldCount)
    freed[integer: .contact] = -1
    if last == 0 {
      let next = links[head].next
      heads[chain] = next
      if next < 0 { used[link.island] &= ~(1 << UInt32(truncatingIfNeeded: link.color)) }
      links[head].island = -1
      rows.remove(head)
      listIsStale = true
    }
    return moved
  }

  // MARK: Contacts whose island has changed

  @inline(__always) var moves: Rows<UInt64> { movedNames.rows }
  @inline(__always) mutating func noteMove(_ name: UInt64) { movedNames.append(name) }
  mutating func clearMoves() { movedNames.removeAll() }

  /// Tells of each contact in a block its two bodies.
  @inline(__always) func forEachPair(_ body: (Int32, Int32) -> Void) {
    var index = 0
    while index < rows.count {
      if links[index].island >= 0 {
        let block = UnsafeMutableRawPointer(rows.base + index)
        var place = 0
        while place < Int(links[index].laneCount) {
          let lane = ContactBlock.Lane(block, place)
          body(
            BodyOffsets.body(at: lane[integer: .bodyA]),
            BodyOffsets.body(at: lane[integer: .bodyB]))
          place &+= 1
        }
      }
      index &+= 1
    }
  }

  // MARK: The list

  /// Lists the blocks of all islands in one row, and notes which of them are whose: that is walked
  /// faster than many short ones, whose ends no processor foretells.
  @_optimize(speed)
  mutating func listBlocks(_ islands: UnsafeMutablePointer<Island>, count: Int) {
    listIsStale = false
    blockList.removeAll()
    var island = 0
    while island < count {
      let first = Int32(truncatingIfNeeded: blockList.count)
      var left = island < used.count ? used[island] : 0
      while left != 0 {
        let color = left.trailingZeroBitCount
        left &= left &- 1
        var block = heads[island &* ContactColors.count &+ color]
        while block >= 0 {
          blockList.append(rows.base + Int(block))
          block = links[block].next
        }
      }
      islands[island].firstBlock = first
      islands[island].blockCount = Int32(truncatingIfNeeded: blockList.count) &- first
      island &+= 1
    }
  }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    rows.code(&coder)
    coder.code(&links)
    coder.code(&heads)
    coder.code(&used)
    coder.code(&movedNames)
    if coder.isReading { listIsStale = true }
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(
    _ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable,
    _ islands: borrowing IslandTable
  ) -> Bool {
    guard links.count == rows.count, heads.count == used.count * ContactColors.count,
      used.count <= islands.count
    else { return false }
    for place in 0..<movedNames.count {
      let index = Contact.index(of: movedNames[place])
      guard index >= 0, Int(index) < contacts.count else { return false }
    }
    var listed = Marks(rows.count)
    var placed = Marks(contacts.count)
    for island in 0..<used.count {
      guard used[island] >> UInt32(ContactColors.count) == 0 else { return false }
      for color in 0..<ContactColors.count {
        let head = heads[island * ContactColors.count + color]
        guard (head >= 0) == (used[island] >> UInt32(color) & 1 == 1), head >= -1,
          isSoundChain(head, island, color, &listed, &placed, contacts, bodies)
        else { return false }
      }
    }
    guard rows.isSound({ listed.isTaken($0) }) else { return false }
    for index in 0..<Int32(truncatingIfNeeded: rows.count)
    where !listed.isTaken(index) && links[index].island != -1 { return false }
    for index in 0..<Int32(truncatingIfNeeded: contacts.count) where contacts[index].isAlive {
      let color = contacts[index].color
      guard color >= Contact.Place.restitutionContacts, Int(color) < ContactColors.count,
        (color >= 0) == placed.isTaken(index)
      else { return false }
    }
    return haveOwnColors(contacts, bodies)
  }

  private func isSoundChain(
    _ head: Int32, _ island: Int, _ color: Int, _ listed: inout Marks, _ placed: inout Marks,
    _ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable
  ) -> Bool {
    var block = head
    while block >= 0 {
      guard listed.take(block) else { return false }
      let link = links[block]
      guard Int(link.island) == island, Int(link.color) == color, link.laneCount > 0,
        link.laneCount <= 4, block == head || link.laneCount == 4, link.next >= -1,
        link.depth >= 1, link.next < 0 ? link.depth == 1 : Int(link.next) < links.count
      else { return false }
      if link.next >= 0 && links[link.next].depth != link.depth - 1 { return false }
      for place in 0..<Int32(4) {
        let slot = block << 2 | place
        let lane = lane(at: slot)
        let index = lane[integer: .contact]
        guard Self.isBody(lane[integer: .bodyA], bodies), Self.isBody(lane[integer: .bodyB], bodies)
        else { return false }
        guard place < link.laneCount else {
          guard index == -1 else { return false }
          continue
        }
        guard placed.take(index), contacts[index].isAlive, Int(contacts[index].color) == color,
          contacts[index].slot == slot
        else { return false }
      }
      // Behind the numbers of bodies and contacts, and what touches.
      let size = MemoryLayout<ContactBlock>.stride
      let start = UnsafeRawPointer(rows.base + Int(block)) + 64
      guard Soundness.areNumbers(start, count: (size - 64) / 4) else { return false }
      block = link.next
    }
    return true
  }

  /// Whether no two contacts of a colour share a moving body, and each body knows its colours.
  private func haveOwnColors(
    _ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable
  ) -> Bool {
    var seen = Buffer<UInt32>()
    seen.resize(to: bodies.count, filling: 0)
    for index in 0..<Int32(truncatingIfNeeded: contacts.count)
    where contacts[index].isAlive && contacts[index].color >= 0 {
      let bit = UInt32(1) << UInt32(contacts[index].color)
      for body in [contacts[index].bodyA, contacts[index].bodyB]
      where bodies[body].kind == .dynamic {
        guard seen[body] & bit == 0, bodies[body].colors & bit != 0 else { return false }
        seen[body] |= bit
      }
    }
    return true
  }

  private static func isBody(_ offset: Int32, _ bodies: borrowing BodyTable) -> Bool {
    let body = BodyOffsets.body(at: offset)
    return body >= 0 && Int(body) < bodies.count && BodyOffsets.offset(of: body) == offset
  }

  /// A block names contacts that name it, and no two of a colour share a moving body.
  func checkInvariants(_ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable) {
    rows.checkInvariants()
    var blockCount = 0
    for island in 0..<used.count {
      for color in 0..<ContactColors.count {
        var block = heads[island * ContactColors.count + color]
        assert((block >= 0) == (used[island] >> UInt32(color) & 1 == 1))
        while block >= 0 {
          let link = links[block]
          blockCount += 1
          assert(Int(link.island) == island && Int(link.color) == color && link.laneCount > 0)
          for place in 0..<link.laneCount {
            let index = lane(at: block << 2 | place)[integer: .contact]
            assert(index >= 0 && contacts[index].isAlive && Int(contacts[index].color) == color)
            assert(contacts[index].slot == block << 2 | place)
          }
          block = link.next
        }
      }
    }
    assert(blockCount == rows.usedCount && haveOwnColors(contacts, bodies))
    if !listIsStale { assert(blockList.count == blockCount) }
  }
}

/// Where a block belongs.
struct BlockLink {
  var island: Int32
  var color: Int32
  /// The next block of the chain, or -1; all behind the first are full.
  var next: Int32
  var laneCount: Int32
  /// Blocks of the chain from here on.
  var depth: Int32
}

/// The blocks of the island at hand, under a short name for the stages.
extension World {
  @inline(__always) var blocks: Rows<ContactBlock.Pointer> {
    Rows(base: colors.list.base + Int(island.firstBlock), count: Int(island.blockCount))
  }
}
