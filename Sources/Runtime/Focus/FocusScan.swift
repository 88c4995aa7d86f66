/// The views among which the focus moves, as the model has them at one moment: where they stand in the
/// window, their groups, and the order in which they are read.
struct FocusScan: ~Copyable {
  struct Entry: BitwiseCopyable {
    let view: Handle.Bits
    let options: FocusOptions
    let turn: UInt64
    let frame: Rect
    /// Whether it takes the focus: it is focusable, and nothing around it is disabled.
    let isFocusable: Bool
    /// The innermost view of a controller that it is, or stands in; −1 for none.
    let screen: Int32
    /// The place of the group in which it stands; −1 for none.
    var group: Int32 = -1
    /// The next one on its level, and the first one in it: while they are put in order.
    fileprivate var next: Int32 = -1
    fileprivate var first: Int32 = -1

    init(
      _ item: FocusItems.Item, frame: Rect, isFocusable: Bool, screen: Int32
    ) {
      view = item.view
      options = item.options
      turn = item.turn
      self.frame = frame
      self.isFocusable = isFocusable
      self.screen = screen
    }

    var handle: Handle { Handle(bits: view) }
    var row: Int { handle.index }
  }

  let views: Views
  private(set) var entries = Buffer<Entry>()
  /// Their places in the order in which they are read, groups before what is in them.
  private(set) var order = Buffer<Int32>()
  /// Places by view.
  private var places = KeyMap()
  private var level = Buffer<Int32>()
  private var waiting = Buffer<Int32>()

  init(views: Views) { self.views = views }

  mutating func removeAll() {
    entries.removeAll()
    order.removeAll()
    places.removeAll()
  }

  mutating func append(_ entry: Entry) {
    _ = places.insert(UInt64(entry.view), Int32(truncatingIfNeeded: entries.count))
    entries.append(entry)
  }

  func find(_ view: Handle) -> Int? {
    guard !view.isNone else { return nil }
    let place = places.find(UInt64(view.bits))
    return place < 0 ? nil : Int(place)
  }

  /// Finds out who stands in which group.
  mutating func findGroups() {
    for place in 0..<entries.count {
      var current = entries[place].row
      while let parent = views.parent(current) {
        let group = places.find(UInt64(views.rows[parent].name))
        if group >= 0, entries[group].options.flags.contains(.group) {
          entries[place].group = group
          break
        }
        current = parent
      }
    }
  }

  /// Whether an entry stands in a group, by itself or by groups in it; in none means anywhere.
  func isWithin(_ place: Int, _ group: Int32) -> Bool {
    var current = entries[place].group
    while current != group {
      guard current >= 0 else { return false }
      current = entries[current].group
    }
    return true
  }

  // MARK: Order

  /// Puts all into the order in which they are read (FO-6): each level by the hints of the host, then by
  /// lines, and a group where it stands among the others.
  mutating func sort(_ directionOf: (Int) -> LayoutDirection) {
    for place in 0..<entries.count { entries[place].first = -1 }
    var roots: Int32 = -1
    for place in 0..<entries.count {
      let group = entries[place].group
      entries[place].next = group < 0 ? roots : entries[group].first
      if group < 0 { roots = Int32(place) } else { entries[group].first = Int32(place) }
    }
    order.removeAll()
    // Levels wait on a stack of our own, first ones on top: groups can be deep.
    waiting.removeAll()
    pushLevel(roots, directionOf)
    while waiting.count > 0 {
      let place = waiting.removeLast()
      order.append(place)
      pushLevel(entries[place].first, directionOf)
    }
  }

  /// Puts what stands on one level onto a stack, the first one on top.
  private mutating func pushLevel(_ first: Int32, _ directionOf: (Int) -> LayoutDirection) {
    level.removeAll()
    var current = first
    while current >= 0 {
      level.append(current)
      current = entries[current].next
    }
    guard level.count > 0 else { return }
    let list = level.base
    HeapSort.sort(level.count) {
      isAbove(Int(list[$0]), Int(list[$1]))
    } exchange: {
      level.exchange($0, $1)
    }
    var start = 0
    while start < level.count {
      let end = endOfLine(from: start)
      let direction = directionOf(row(readFor: Int(list[start])))
      HeapSort.sort(end - start) {
        isBefore(Int(list[start + $0]), Int(list[start + $1]), direction)
      } exchange: {
        level.exchange(start + $0, start + $1)
      }
      start = end
    }
    for index in stride(from: level.count - 1, through: 0, by: -1) { waiting.append(level[index]) }
  }

  /// The row whose direction says how the line of an entry is read: that of the group in which it
  /// stands, or its own.
  private func row(readFor place: Int) -> Int {
    let group = entries[place].group
    return entries[group < 0 ? place : Int(group)].row
  }

  /// The end of a line: what has its middle above the lower edge of the first one.
  private func endOfLine(from start: Int) -> Int {
    let first = entries[level[start]]
    var end = start + 1
    while end < level.count {
      let entry = entries[level[end]]
      guard entry.options.order == first.options.order,
        entry.frame.center.y < first.frame.maxY
      else { break }
      end += 1
    }
    return end
  }

  private func isAbove(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (entries[one], entries[other])
    if a.options.order != b.options.order { return a.options.order < b.options.order }
    if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
    return views.precedes(a.row, b.row)
  }

  private func isBefore(_ one: Int, _ other: Int, _ direction: LayoutDirection) -> Bool {
    let (a, b) = (entries[one], entries[other])
    switch direction {
    case .leftToRight:
      if a.frame.minX != b.frame.minX { return a.frame.minX < b.frame.minX }
    case .rightToLeft:
      if a.frame.maxX != b.frame.maxX { return a.frame.maxX > b.frame.maxX }
    }
    if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
    return views.precedes(a.row, b.row)
  }

  func checkInvariants() {
    assert(places.count == entries.count)
    assert(order.count == 0 || order.count == entries.count)
    for place in 0..<entries.count { assert(entries[place].group != Int32(place)) }
  }
}
