/// The colours of the contact solver: blocks of four contacts each, and one list of all blocks in the order in
/// which they are solved.
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

  /// The lowest colour that is not among some; while colours have few contacts, one with an empty lane:
  /// a block costs the same with one contact in it as with four. `count` or more when there is none.
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

  /// Takes a contact out of a colour. The last one moves into its lane: the answer is its number, or -1
  /// when it was that one itself.
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

  /// One row is walked faster than many short ones, whose ends no processor foretells.
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

/// What the stages call by itself.
extension World {
  @inline(__always) var blocks: Rows<ContactBlock.Pointer> { colors.blocks }
}
