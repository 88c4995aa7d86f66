/// The colours of the contact solver: blocks of four contacts each, and one list of all blocks in
/// the order in which they are solved.
struct ContactColors: ~Copyable {
  static let count = 24
  /// In a colour, so that every block counts.
  private static let fewContacts = 64

  private let colors: UnsafeMutablePointer<ContactColor>
  /// Colours up to the last one that has a contact.
  private var usedCount = 0
  private var blockList = Buffer<ContactBlock.Pointer>()
  /// A colour has got or lost a block.
  private(set) var listIsStale = true

  init() {
    colors = .allocate(capacity: ContactColors.count)
    for color in 0..<ContactColors.count { (colors + color).initialize(to: ContactColor()) }
  }

  deinit {
    colors.deinitialize(count: ContactColors.count)
    colors.deallocate()
  }

  /// How many contacts a colour has.
  func contactCount(of color: Int) -> Int { colors[color].count }

  /// All blocks, as they were when the list was last made.
  @inline(__always) var blocks: Rows<ContactBlock.Pointer> { blockList.rows }

  /// Where a contact of a colour stands.
  @inline(__always) func block(color: Int, slot: Int) -> ContactBlock.Pointer {
    colors[color].blocks.base + slot >> 2
  }

  @inline(__always) func lane(color: Int, slot: Int) -> ContactBlock.Lane {
    ContactBlock.Lane(block(color: color, slot: slot), slot & 3)
  }

  /// The lowest colour that is not among some; while colours have few contacts, one with an empty
  /// lane: a block costs the same with one contact in it as with four. `count` or more when there
  /// is none.
  func colorWithRoom(except used: UInt32) -> Int {
    let lowest = (~used).trailingZeroBitCount
    guard lowest < usedCount, colors[lowest].count < ContactColors.fewContacts else {
      return lowest
    }
    var color = lowest
    while color < usedCount {
      if used >> UInt32(color) & 1 == 0 && colors[color].count & 3 != 0 { return color }
      color &+= 1
    }
    return lowest
  }

  /// Gives a colour one contact more, and answers where it stands; its lane is to be written.
  @inline(__always) mutating func append(to color: Int) -> Int {
    let slot = colors[color].count
    colors[color].count += 1
    if color >= usedCount { usedCount = color &+ 1 }
    if slot & 3 == 0 {
      colors[color].blocks.append(ContactBlock())
      listIsStale = true
    }
    return slot
  }

  /// Takes a contact out of a colour. The last one moves into its lane: the answer is its number,
  /// or -1 when it was that one itself.
  @inline(__always) mutating func remove(color: Int, slot: Int) -> Int32 {
    let last = colors[color].count - 1
    colors[color].count = last
    let freed = lane(color: color, slot: last)
    var moved: Int32 = -1
    if slot != last {
      let kept = lane(color: color, slot: slot)
      kept.copy(freed, count: ContactBlock.fieldCount)
      moved = kept[integer: .contact]
    }
    freed.clear(count: ContactBlock.fieldCount)
    freed[integer: .contact] = -1
    if last & 3 == 0 {
      _ = colors[color].blocks.removeLast()
      listIsStale = true
    }
    if last == 0 { forgetUnused() }
    return moved
  }

  /// Lists the blocks of all colours in one row: that is walked faster than many short ones, whose
  /// ends no processor foretells.
  @_optimize(speed)
  mutating func listBlocks() {
    listIsStale = false
    blockList.removeAll()
    for color in 0..<usedCount {
      let count = colors[color].blocks.count
      let base = colors[color].blocks.base
      for index in 0..<count { blockList.append(base + index) }
    }
  }

  private mutating func forgetUnused() {
    while usedCount > 0 && colors[usedCount &- 1].count == 0 { usedCount &-= 1 }
  }

  mutating func code(_ coder: inout StateCoder) {
    for color in 0..<ContactColors.count {
      coder.code(&colors[color].blocks)
      coder.code(&colors[color].count)
    }
    guard coder.isReading else { return }
    usedCount = ContactColors.count
    forgetUnused()
    listIsStale = true
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(_ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable) -> Bool {
    var placed = Marks(contacts.count)
    for color in 0..<ContactColors.count {
      let count = colors[color].count
      guard count >= 0, count <= contacts.count, colors[color].blocks.count == (count + 3) / 4
      else { return false }
      var movers = Marks(bodies.count)
      for slot in 0..<4 * colors[color].blocks.count {
        let lane = lane(color: color, slot: slot)
        let index = lane[integer: .contact]
        guard Self.isBody(lane[integer: .bodyA], bodies), Self.isBody(lane[integer: .bodyB], bodies)
        else { return false }
        guard slot < count else {
          guard index == -1 else { return false }
          continue
        }
        guard placed.take(index), contacts[index].isAlive, Int(contacts[index].color) == color,
          Int(contacts[index].slot) == slot
        else { return false }
        for body in [contacts[index].bodyA, contacts[index].bodyB]
        where bodies[body].kind == .dynamic {
          guard movers.take(body), bodies[body].colors >> UInt32(color) & 1 == 1 else {
            return false
          }
        }
      }
      let size = MemoryLayout<ContactBlock>.stride
      for block in 0..<colors[color].blocks.count {
        // Behind the numbers of bodies and contacts, and what touches.
        let start = UnsafeRawPointer(colors[color].blocks.base + block) + 64
        guard Soundness.areNumbers(start, count: (size - 64) / 4) else { return false }
      }
    }
    for index in 0..<Int32(truncatingIfNeeded: contacts.count) where contacts[index].isAlive {
      let color = contacts[index].color
      guard color >= Contact.Place.restitutionContacts, Int(color) < ContactColors.count,
        (color >= 0) == placed.isTaken(index)
      else { return false }
    }
    return true
  }

  private static func isBody(_ offset: Int32, _ bodies: borrowing BodyTable) -> Bool {
    let body = BodyOffsets.body(at: offset)
    return body >= 0 && Int(body) < bodies.count && BodyOffsets.offset(of: body) == offset
  }

  /// A block of a colour names contacts that name it, and no two of a colour share a moving body.
  func checkInvariants(_ contacts: borrowing ContactTable, _ bodies: borrowing BodyTable) {
    for color in 0..<ContactColors.count {
      assert(colors[color].blocks.count == (colors[color].count + 3) / 4)
      assert(color < usedCount || colors[color].count == 0)
      var movers: [Int32] = []
      for slot in 0..<colors[color].count {
        let index = lane(color: color, slot: slot)[integer: .contact]
        assert(index >= 0 && contacts[index].isAlive && Int(contacts[index].color) == color)
        assert(Int(contacts[index].slot) == slot)
        for body in [contacts[index].bodyA, contacts[index].bodyB]
        where bodies[body].kind == .dynamic {
          assert(bodies[body].colors >> UInt32(color) & 1 == 1)
          movers.append(body)
        }
      }
      movers.sort()
      for place in 1..<max(movers.count, 1) { assert(movers[place - 1] != movers[place]) }
    }
    guard !listIsStale else { return }
    var listed = 0
    for color in 0..<usedCount { listed += colors[color].blocks.count }
    assert(listed == blockList.count)
  }
}

/// The blocks under a short name, for the stages.
extension World {
  @inline(__always) var blocks: Rows<ContactBlock.Pointer> { colors.blocks }
}
