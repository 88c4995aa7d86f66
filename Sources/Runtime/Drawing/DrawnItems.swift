/// What a draw list holds: items, back to front, and what belongs to them.
struct DrawnItems: ~Copyable {
  private(set) var items = Buffer<DrawList.Item>()
  /// In the order of their items.
  private(set) var effects = Buffer<DrawList.Effect>()
  /// One for each item, and the groups that they name, once somebody has asked for them.
  private(set) var details = Buffer<DrawList.Detail>()
  private(set) var groups = Buffer<DrawList.OpacityGroup>()
  private(set) var hasDetails = false
  /// The innermost group of the view that is visited, −1 for none.
  private(set) var openGroup: Int32 = -1

  /// How long the parts were before an item was added.
  struct Mark: BitwiseCopyable {
    var items = 0
    var effects = 0
    var groups = 0
    var openGroup: Int32 = -1
  }

  /// Each item has details from now on.
  mutating func keepDetails() { hasDetails = true }

  mutating func removeAll() {
    items.removeAll()
    effects.removeAll()
    details.removeAll()
    groups.removeAll()
    openGroup = -1
  }

  // MARK: Adding

  @inline(__always)
  mutating func append(_ item: DrawList.Item) { items.append(item) }

  mutating func append(_ effect: DrawList.Effect) { effects.append(effect) }

  /// Adds the details of the item that was added last.
  @inline(__always)
  mutating func append(_ detail: DrawList.Detail) { details.append(detail) }

  /// Adds a group that begins with the item that was added last. Returns its number.
  mutating func open(_ group: DrawList.OpacityGroup) -> Int32 {
    groups.append(group)
    openGroup = Int32(truncatingIfNeeded: groups.count - 1)
    return openGroup
  }

  /// Adds a group whose items are known.
  mutating func append(_ group: DrawList.OpacityGroup) { groups.append(group) }

  /// Ends the groups of views at a depth and below; `item` is the first that is in them no more.
  mutating func closeGroups(to depth: Int32, at item: Int32) {
    while openGroup >= 0, groups[Int(openGroup)].depth >= depth {
      groups.base[Int(openGroup)].end = item
      openGroup = groups[Int(openGroup)].parent
    }
  }

  // MARK: Taking back

  var mark: Mark {
    Mark(
      items: items.count, effects: effects.count, groups: groups.count, openGroup: openGroup)
  }

  /// Takes back what has been added since.
  mutating func take(backTo mark: Mark) {
    items.shorten(to: mark.items)
    effects.shorten(to: mark.effects)
    groups.shorten(to: mark.groups)
    openGroup = mark.openGroup
    if hasDetails { details.shorten(to: mark.items) }
  }

  /// Drops all, and gives back more room than for so many items.
  mutating func giveBack(allBut room: Int) {
    items.giveBack()
    items.reserve(room)
    details.giveBack()
  }

  // MARK: Splices

  /// Drops flat items that nothing else depends on. `clips` says whether one of those behind them
  /// clips others.
  mutating func remove(_ range: Range<Int>, clips: Bool) {
    items.remove(range)
    if hasDetails { details.remove(range) }
    guard clips else { return }
    let (end, length) = (Int32(range.upperBound), Int32(range.count))
    for index in range.lowerBound..<items.count {
      let clip = items[index].clip
      if clip >= end { items[index].clip = clip - length }
    }
  }

  /// Moves the flat items from `start` on to a place before. `clips` says whether one of those
  /// between clips others.
  mutating func moveTail(from start: Int, to place: Int, clips: Bool) {
    let length = items.count - start
    items.moveTail(from: start, to: place)
    if hasDetails { details.moveTail(from: start, to: place) }
    for index in place..<place + length where Int(items[index].clip) >= start {
      items[index].clip -= Int32(start - place)
    }
    guard clips else { return }
    for index in place + length..<items.count where Int(items[index].clip) >= place {
      items[index].clip += Int32(length)
    }
  }

  // MARK: Numbers that are none

  /// Gives items and effects whose transform is not finite an empty one: they are drawn as nothing.
  @inline(never)
  func flattenWhatIsBeyondNumbers(from first: Int = 0) {
    for index in first..<items.count where !items[index].transform.isFinite {
      items[index].transform = .scale(x: 0, y: 0)
    }
    for index in 0..<effects.count where !effects[index].transform.isFinite {
      effects[index].transform = .scale(x: 0, y: 0, z: 0)
    }
  }

  /// Traps in debug where a complete list contradicts itself.
  func checkInvariants() {
    assert(openGroup < 0, "a group has no end")
    assert(!hasDetails || details.count == items.count, "an item has no details")
    assert(effects.count <= items.count, "two effects of one item")
    assert(
      (0..<items.count).allSatisfy { Int(items[$0].clip) < items.count },
      "an item is clipped by none that is drawn")
  }
}
