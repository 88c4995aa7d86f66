/// The rows of a list in their order: a key and an extent each, and where each begins.
///
/// A row keeps its slot as long as it is there. The order is kept in blocks of slots, each with its
/// count and the sum of its extents; sums over blocks are brought up to date when somebody asks. So
/// a change costs what its rows cost, moves within a block, and one pass over the blocks behind it.
///
///     ordered   block 0: 7 3 12 …   block 1: 5 0 …       slots
///     slots     keys, extents, block, whether a heading   found by key through `table`
struct RowOrder: ~Copyable {
  /// A row on a walk through the order.
  struct Cursor: BitwiseCopyable {
    /// The rank of its block in the order of blocks, and its position in that.
    fileprivate var rank: Int
    fileprivate var within: Int
    var index: Int
    /// The sum of the extents before it.
    var start: Double
  }

  /// Slots of a block.
  private static let slotsPerBlock = 512
  /// Rows with which blocks are filled at first, so that some can be added.
  private static let filled = 384

  private var keys = Buffer<UInt64>()
  private var extents = Buffer<Double>()
  private var headings = Buffer<Bool>()
  private var blockOf = Buffer<Int32>()
  private var freeSlots = Buffer<Int32>()
  /// Slots by their keys: open addressing, at most half full. An entry is 0, or a slot from 1 in 20
  /// bits and as many of the key's hash as there is room for: others are told apart without their keys,
  /// which stand elsewhere in memory.
  private var table = Buffer<UInt32>()
  /// Slots of the rows in their order: block after block, each with room for 512.
  private var ordered = Buffer<Int32>()
  private var counts = Buffer<Int32>()
  /// How many headings each block has.
  private var headingCounts = Buffer<Int32>()
  private var freeBlocks = Buffer<Int32>()
  /// Blocks in their order, and the rank of each.
  private var blocks = Buffer<Int32>()
  private var ranks = Buffer<Int32>()
  private var sums = Buffer<Double>()
  /// Counts and sums before each block, by rank; those from `summedBlocks` on are to be found out.
  private var countsBefore = Buffer<Int32>()
  private var sumsBefore = Buffer<Double>()
  private var summedBlocks = 0
  private(set) var count = 0
  private var headingCount = 0
  var hasHeadings: Bool { headingCount > 0 }

  // MARK: Rows

  /// The slot of a key; −1 when no row has it.
  func find(_ key: UInt64) -> Int {
    guard count > 0 else { return -1 }
    return Self.slot(table[entryIndex(of: key)])
  }

  func key(_ slot: Int) -> UInt64 { keys[slot] }
  func extent(_ slot: Int) -> Double { extents[slot] }
  func isHeading(_ slot: Int) -> Bool { headings[slot] }

  /// The sum of all extents.
  mutating func total() -> Double {
    settle()
    guard blocks.count > 0 else { return 0 }
    return sumsBefore[blocks.count - 1] + sums[Int(blocks[blocks.count - 1])]
  }

  /// Gives the row of a slot another extent; what is behind it begins elsewhere.
  mutating func setExtent(_ slot: Int, _ extent: Double) {
    extents[slot] = extent
    let block = Int(blockOf[slot])
    addUp(block)
    summedBlocks = min(summedBlocks, Int(ranks[block]) + 1)
  }

  // MARK: Positions

  /// Returns a cursor at the row of a slot.
  mutating func cursor(ofSlot slot: Int) -> Cursor {
    settle()
    let block = Int(blockOf[slot])
    let rank = Int(ranks[block])
    var cursor = Cursor(
      rank: rank, within: 0, index: Int(countsBefore[rank]), start: sumsBefore[rank])
    let first = block * Self.slotsPerBlock
    while ordered[first + cursor.within] != Int32(truncatingIfNeeded: slot) { step(&cursor, first) }
    return cursor
  }

  /// Returns a cursor at the row with an index, which is below the count.
  mutating func cursor(at index: Int) -> Cursor {
    // A change leaves what is before it known, and the next one is mostly there.
    if summedBlocks == 0
      || index >= Int(countsBefore[summedBlocks - 1] + counts[Int(blocks[summedBlocks - 1])])
    {
      settle()
    }
    var (low, high) = (0, summedBlocks - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(countsBefore[middle]) <= index { low = middle } else { high = middle - 1 }
    }
    var cursor = Cursor(
      rank: low, within: 0, index: Int(countsBefore[low]), start: sumsBefore[low])
    let first = Int(blocks[low]) * Self.slotsPerBlock
    while cursor.index < index { step(&cursor, first) }
    return cursor
  }

  /// Returns a cursor at the first row that ends beyond a place, with `gap` between two rows; at the
  /// last one if none does. The order is not empty.
  mutating func cursor(beyond place: Double, gap: Double) -> Cursor {
    settle()
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = sumsBefore[middle] + gap * Double(countsBefore[middle])
      if start <= place { low = middle } else { high = middle - 1 }
    }
    var cursor = Cursor(
      rank: low, within: 0, index: Int(countsBefore[low]), start: sumsBefore[low])
    while cursor.index < count - 1 {
      let end = cursor.start + extents[slot(cursor)] + gap * Double(cursor.index)
      if end > place { break }
      advance(&cursor)
    }
    return cursor
  }

  /// Returns the slot of the row at a cursor.
  func slot(_ cursor: Cursor) -> Int {
    Int(ordered[Int(blocks[cursor.rank]) * Self.slotsPerBlock + cursor.within])
  }

  /// The last heading up to an index, which exists; nil when there is none.
  mutating func heading(upTo index: Int) -> Cursor? {
    guard hasHeadings else { return nil }
    settle()
    let cursor = cursor(at: index)
    var (rank, within) = (cursor.rank, cursor.within)
    while true {
      let first = Int(blocks[rank]) * Self.slotsPerBlock
      // Blocks without headings are passed over.
      while within >= 0, headingCounts[Int(blocks[rank])] > 0 {
        let slot = Int(ordered[first + within])
        if headings[slot] { return self.cursor(ofSlot: slot) }
        within -= 1
      }
      guard rank > 0 else { return nil }
      rank -= 1
      within = Int(counts[Int(blocks[rank])]) - 1
    }
  }

  /// The first heading behind a row; nil when there is none.
  mutating func heading(behind cursor: Cursor) -> Cursor? {
    settle()
    var (rank, within) = (cursor.rank, cursor.within + 1)
    while rank < blocks.count {
      let block = Int(blocks[rank])
      while within < Int(counts[block]), headingCounts[block] > 0 {
        let slot = Int(ordered[block * Self.slotsPerBlock + within])
        if headings[slot] { return self.cursor(ofSlot: slot) }
        within += 1
      }
      rank += 1
      within = 0
    }
    return nil
  }

  /// Moves a cursor to the next row; from the last one, behind all rows.
  func advance(_ cursor: inout Cursor) {
    let block = Int(blocks[cursor.rank])
    step(&cursor, block * Self.slotsPerBlock)
    if cursor.within == Int(counts[block]) {
      cursor.rank += 1
      cursor.within = 0
    }
  }

  /// Moves a cursor by one row within its block, whose positions begin at `first`.
  private func step(_ cursor: inout Cursor, _ first: Int) {
    cursor.start += extents[Int(ordered[first + cursor.within])]
    cursor.index += 1
    cursor.within += 1
  }

  /// Brings the sums over blocks up to date.
  private mutating func settle() {
    guard summedBlocks < blocks.count else { return }
    countsBefore.append(repeating: 0, count: max(0, blocks.count - countsBefore.count))
    sumsBefore.append(repeating: 0, count: max(0, blocks.count - sumsBefore.count))
    for rank in summedBlocks..<blocks.count {
      let before = rank > 0 ? Int(blocks[rank - 1]) : -1
      countsBefore[rank] = before < 0 ? 0 : countsBefore[rank - 1] + counts[before]
      sumsBefore[rank] = before < 0 ? 0 : sumsBefore[rank - 1] + sums[before]
    }
    summedBlocks = blocks.count
  }

  /// Adds a block's extents and headings up anew, so that rounding does not depend on what was there before.
  private func addUp(_ block: Int) {
    var sum = 0.0
    var headingCount: Int32 = 0
    let first = block * Self.slotsPerBlock
    for position in first..<first + Int(counts[block]) {
      sum += extents[Int(ordered[position])]
      if headings[Int(ordered[position])] { headingCount += 1 }
    }
    sums[block] = sum
    headingCounts[block] = headingCount
  }

  // MARK: Changes

  /// Takes all rows away; rooms are kept.
  mutating func removeAll() {
    keys.removeAll()
    extents.removeAll()
    headings.removeAll()
    blockOf.removeAll()
    freeSlots.removeAll()
    for index in 0..<table.count { table[index] = 0 }
    ordered.removeAll()
    counts.removeAll()
    headingCounts.removeAll()
    freeBlocks.removeAll()
    blocks.removeAll()
    ranks.removeAll()
    sums.removeAll()
    summedBlocks = 0
    count = 0
    headingCount = 0
  }

  /// Adds a row at the end of an order that is being made. Answers false when its key is there
  /// already.
  mutating func append(_ key: UInt64, _ extent: Double, isHeading: Bool = false) -> Bool {
    guard let slot = makeSlot(key, extent, isHeading) else { return false }
    var block = blocks.count > 0 ? Int(blocks[blocks.count - 1]) : -1
    if block < 0 || Int(counts[block]) >= Self.filled { block = makeBlock(at: blocks.count) }
    put(slot, block, Int(counts[block]))
    sums[block] += extent
    if isHeading { headingCounts[block] += 1 }
    return true
  }

  /// Adds a row at an index. Answers false when its key is there already.
  mutating func insert(
    _ key: UInt64, _ extent: Double, isHeading: Bool = false, at index: Int
  ) -> Bool {
    guard index < count else {
      guard append(key, extent, isHeading: isHeading) else { return false }
      summedBlocks = min(summedBlocks, blocks.count - 1)
      return true
    }
    let cursor = cursor(at: index)
    guard let slot = makeSlot(key, extent, isHeading) else { return false }
    var (block, within) = (Int(blocks[cursor.rank]), cursor.within)
    if Int(counts[block]) == Self.slotsPerBlock {
      // The row goes to the half in which its position is.
      split(cursor.rank)
      if within > Int(counts[block]) {
        within -= Int(counts[block])
        block = Int(blocks[cursor.rank + 1])
      }
    }
    put(slot, block, within)
    addUp(block)
    summedBlocks = min(summedBlocks, cursor.rank + 1)
    return true
  }

  /// Takes away the row at an index.
  mutating func remove(at index: Int) {
    let cursor = cursor(at: index)
    let block = Int(blocks[cursor.rank])
    let slot = slot(cursor)
    let first = block * Self.slotsPerBlock
    for position in first + cursor.within..<first + Int(counts[block]) - 1 {
      ordered[position] = ordered[position + 1]
    }
    counts[block] -= 1
    count -= 1
    freeSlot(slot)
    if counts[block] == 0 { freeBlock(at: cursor.rank) } else { addUp(block) }
    summedBlocks = min(summedBlocks, cursor.rank + 1, blocks.count)
  }

  /// Puts a slot at a position within a block that has room, and counts it; the block's sums are not
  /// brought up to date.
  private mutating func put(_ slot: Int, _ block: Int, _ within: Int) {
    let first = block * Self.slotsPerBlock
    var position = first + Int(counts[block])
    while position > first + within {
      ordered[position] = ordered[position - 1]
      position -= 1
    }
    ordered[position] = Int32(truncatingIfNeeded: slot)
    blockOf[slot] = Int32(truncatingIfNeeded: block)
    counts[block] += 1
    count += 1
  }

  /// Puts an empty block, a freed one or a new one, at a rank in the order of blocks.
  private mutating func makeBlock(at rank: Int) -> Int {
    var block = counts.count
    if freeBlocks.count > 0 {
      block = Int(freeBlocks[freeBlocks.count - 1])
      freeBlocks.removeLast()
    } else {
      counts.append(0)
      headingCounts.append(0)
      sums.append(0)
      ranks.append(0)
      ordered.append(repeating: 0, count: Self.slotsPerBlock)
    }
    counts[block] = 0
    headingCounts[block] = 0
    sums[block] = 0
    blocks.append(0)
    var at = blocks.count - 1
    while at > rank {
      blocks[at] = blocks[at - 1]
      at -= 1
    }
    blocks[rank] = Int32(truncatingIfNeeded: block)
    for at in rank..<blocks.count { ranks[Int(blocks[at])] = Int32(truncatingIfNeeded: at) }
    return block
  }

  /// Moves the second half of a full block to a new one behind it.
  private mutating func split(_ rank: Int) {
    let old = Int(blocks[rank])
    let new = makeBlock(at: rank + 1)
    let half = Self.slotsPerBlock / 2
    for within in half..<Int(counts[old]) {
      let slot = ordered[old * Self.slotsPerBlock + within]
      ordered[new * Self.slotsPerBlock + within - half] = slot
      blockOf[Int(slot)] = Int32(truncatingIfNeeded: new)
    }
    counts[new] = counts[old] - Int32(truncatingIfNeeded: half)
    counts[old] = Int32(truncatingIfNeeded: half)
    addUp(old)
    addUp(new)
  }

  /// Takes the empty block at a rank out of the order of blocks, for another use.
  private mutating func freeBlock(at rank: Int) {
    freeBlocks.append(blocks[rank])
    for at in rank..<blocks.count - 1 {
      blocks[at] = blocks[at + 1]
      ranks[Int(blocks[at])] = Int32(truncatingIfNeeded: at)
    }
    blocks.removeLast()
  }

  // MARK: Keys

  /// Makes a slot for a new row, and enters its key; nil if the key is there already.
  private mutating func makeSlot(_ key: UInt64, _ extent: Double, _ isHeading: Bool) -> Int? {
    if 2 * (count + 1) > table.count { growTable() }
    let entry = entryIndex(of: key)
    guard table[entry] == 0 else { return nil }
    var slot = keys.count
    if freeSlots.count > 0 {
      slot = Int(freeSlots[freeSlots.count - 1])
      freeSlots.removeLast()
      keys[slot] = key
      extents[slot] = extent
      headings[slot] = isHeading
    } else {
      keys.append(key)
      extents.append(extent)
      headings.append(isHeading)
      blockOf.append(0)
    }
    table[entry] = Self.entry(slot, Self.hash(key))
    if isHeading { headingCount += 1 }
    return slot
  }

  /// Frees a slot: takes its key out of the table, where it closes the gap so that keys behind are still
  /// found (see `KeyMap`), and counts a heading less.
  private mutating func freeSlot(_ slot: Int) {
    let mask = table.count - 1
    var gap = entryIndex(of: keys[slot])
    var next = (gap + 1) & mask
    while table[next] != 0 {
      let wanted = Self.hash(keys[Self.slot(table[next])]) & mask
      if (next - wanted) & mask >= (next - gap) & mask {
        table[gap] = table[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    table[gap] = 0
    if headings[slot] { headingCount -= 1 }
    freeSlots.append(Int32(truncatingIfNeeded: slot))
  }

  /// Makes room for so many rows in one go.
  mutating func reserve(_ rows: Int) {
    var wanted = 16
    while wanted < 2 * (rows + 1) { wanted *= 2 }
    if wanted > table.count { setTable(wanted) }
    keys.reserve(rows)
    extents.reserve(rows)
    headings.reserve(rows)
    blockOf.reserve(rows)
    ordered.reserve((rows / Self.filled + 1) * Self.slotsPerBlock)
  }

  private mutating func growTable() { setTable(max(16, 2 * table.count)) }

  /// Makes the table of keys anew with another size, from all slots in use.
  private mutating func setTable(_ size: Int) {
    table = Buffer(capacity: size)
    table.append(repeating: 0, count: size)
    for rank in 0..<blocks.count {
      let first = Int(blocks[rank]) * Self.slotsPerBlock
      for position in first..<first + Int(counts[Int(blocks[rank])]) {
        let slot = Int(ordered[position])
        table[entryIndex(of: keys[slot])] = Self.entry(slot, Self.hash(keys[slot]))
      }
    }
  }

  /// Returns where a key stands in the table, or the free entry that it would get.
  private func entryIndex(of key: UInt64) -> Int {
    let mask = table.count - 1
    let hash = Self.hash(key)
    var index = hash & mask
    while table[index] != 0 {
      let entry = table[index]
      if entry >> Self.slotBits == Self.tag(hash), keys[Self.slot(entry)] == key { break }
      index = (index + 1) & mask
    }
    return index
  }

  /// Bits of an entry for the slot: enough for the most rows of a list.
  private static let slotBits: UInt32 = 20

  /// Returns the bits of a hash that an entry keeps.
  private static func tag(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 40) & (1 << (32 - slotBits) - 1)
  }

  /// Returns the entry of a slot, which is not 0, as slots count from 1 in it.
  private static func entry(_ slot: Int, _ hash: Int) -> UInt32 {
    tag(hash) << slotBits | UInt32(truncatingIfNeeded: slot + 1)
  }

  /// Returns the slot of an entry; −1 for a free one.
  private static func slot(_ entry: UInt32) -> Int {
    Int(entry & (1 << slotBits - 1)) - 1
  }

  private static func hash(_ key: UInt64) -> Int { KeyMap.hash(key) }
}
