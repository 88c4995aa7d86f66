/// The keyed children of one view: the listed ones, and those that leave.
final class ChildArrangement {
  let parent: Handle
  var options: ArrangementOptions
  /// The last list that the host has given, until it is resolved.
  var pending = Buffer<ChildEntry>()
  var pendingOptions: ArrangementOptions?
  /// Presences that entries of this list name by index.
  var pendingPresences: [Presence] = []
  /// Whether the last list was given while nothing was animated.
  var pendingJumps = false

  /// The last list, and its parameters, as long as some of its children wait for others.
  var plan = Buffer<ChildEntry>()
  var planned: ArrangementCall?
  /// The order of which its children are a part; none when they are all there is.
  private(set) var order: ChildOrder?
  /// The drag of a child of this list by a reordering finger.
  var drag: ReorderDrag?

  private(set) var children = Buffer<ArrangedChild>()
  private var free = Buffer<Int32>()
  /// Presences of single children; `ArrangedChild.presence` is an index into these.
  private var presences: [Presence] = []
  private var freePresences = Buffer<Int32>()
  /// Children of the last list, in the host's order.
  var listed = Buffer<Int32>()
  /// Children that leave, in the order in which they began to.
  var leavers = Buffer<Int32>()
  /// Children that are looked at each frame.
  var active = Buffer<Int32>()
  /// Children by key; a leaver too, until its key is given to another view.
  var keys = KeyMap()
  var stamp: UInt32 = 0
  /// Serial of the list in force: an earlier one again after a later one has been undone.
  var stampInForce: UInt32 = 0
  /// The parent's size at the last list, and when leavers were last placed.
  var size: Size
  var sizeOfLeavers: Size
  var isFirst = true
  /// Whether some children are in front of the others.
  var hasFront = false
  /// Whether an exit was cut off since the arrangement last rested.
  var wasCut = false
  var isSettling = false
  var summary = ArrangementDelegate.Summary()
  var delegate: ArrangementDelegate?
  /// Old model values of leavers whose delegate has changed them.
  var looks: [Arrangements.Look] = []
  /// How many animated blocks move children.
  var blocks = 0
  /// Children that have been taken away: their slots are freed when no list is being worked
  /// through.
  private(set) var gone = Buffer<Int32>()

  init(parent: Handle, size: Size, options: ArrangementOptions) {
    self.parent = parent
    self.size = size
    sizeOfLeavers = size
    self.options = options
  }

  func setOrder(_ order: ChildOrder) { self.order = order }

  /// Group whose arrangements share keys, 0 for none, as of the last call.
  var group: UInt64 { pendingOptions?.group ?? options.group }

  /// Whether the next frame can change something here.
  var needsFrame: Bool {
    if planned != nil { return true }
    guard blocks > 0 else { return active.count > 0 }
    // Children moved by a block wait for that.
    for place in 0..<active.count {
      let child = children[Int(active[place])]
      if max(child.presenceEnd, child.moveEnd) < .infinity { return true }
    }
    return false
  }

  /// Adds a child in a free slot; returns its index.
  func insert(_ child: ArrangedChild) -> Int32 {
    if free.count > 0 {
      let index = free[free.count - 1]
      free.removeLast()
      children[Int(index)] = child
      return index
    }
    children.append(child)
    return Int32(truncatingIfNeeded: children.count - 1)
  }

  func remove(_ index: Int32) {
    setPresence(nil, of: index)
    children[Int(index)].state = .none
    free.append(index)
  }

  /// Returns the child with a key; −1 if there is none. `next` is the index at which the search
  /// starts, so that going through a list in its order needs no map.
  @inline(__always)
  func find(_ key: UInt64, _ next: inout Int) -> Int32 {
    find(key, in: listed, &next)
  }

  /// Returns the child with a key; `next` is the index in the list at which the search starts.
  @inline(__always)
  func find(_ key: UInt64, in list: borrowing Buffer<Int32>, _ next: inout Int) -> Int32 {
    if next < list.count {
      let index = list[next]
      if index >= 0, children[Int(index)].key == key {
        next += 1
        return index
      }
    }
    let index = keys.find(key)
    if index >= 0 {
      let place = Int(children[Int(index)].place)
      if place >= 0 { next = place + 1 }
    }
    return index
  }

  /// Whether any child has a presence of its own, or will have one.
  var hasPresences: Bool { presences.count > freePresences.count || !pendingPresences.isEmpty }

  /// Returns the child's own presence; nil if it has none.
  func presence(of index: Int32) -> Presence? {
    let number = children[Int(index)].presence
    return number >= 0 ? presences[Int(number)] : nil
  }

  /// Takes over the presence that the last list gives a child.
  func takePresence(_ entry: ChildEntry, for index: Int32) {
    setPresence(entry.presence >= 0 ? pendingPresences[Int(entry.presence)] : nil, of: index)
  }

  /// Sets or removes a child's own presence.
  private func setPresence(_ presence: Presence?, of index: Int32) {
    let number = children[Int(index)].presence
    guard let presence else {
      if number >= 0 { freePresences.append(number) }
      children.base[Int(index)].presence = -1
      return
    }
    if number >= 0 {
      presences[Int(number)] = presence
    } else if freePresences.count > 0 {
      children.base[Int(index)].presence = freePresences.removeLast()
      presences[Int(children[Int(index)].presence)] = presence
    } else {
      children.base[Int(index)].presence = Int32(truncatingIfNeeded: presences.count)
      presences.append(presence)
    }
  }

  /// Empties all lists when the parent has ended, so that nothing is left to do here.
  func forgetChildren() {
    active.removeAll()
    leavers.removeAll()
    listed.removeAll()
    planned = nil
    isSettling = false
  }

  /// Puts a child among those that are looked at each frame.
  func activate(_ index: Int32) {
    isSettling = true
    guard !children[Int(index)].isActive else { return }
    children.base[Int(index)].isActive = true
    active.append(index)
  }

  /// Drops a child that has been taken away. Its slot is freed later, with all others, by
  /// `closeGaps`.
  func cut(_ index: Int32) {
    children.base[Int(index)].state = .none
    children.base[Int(index)].key = 0
    gone.append(index)
  }

  /// Removes dropped children from all lists, and frees their slots.
  func closeGaps() {
    guard gone.count > 0 else { return }
    keep(&listed)
    keep(&leavers)
    keep(&active)
    for place in 0..<gone.count { remove(gone[place]) }
    gone.removeAll()
  }

  /// Keeps the children of a list that have not been taken away.
  private func keep(_ list: inout Buffer<Int32>) {
    var kept = 0
    for place in 0..<list.count where children[Int(list[place])].state != .none {
      list[kept] = list[place]
      kept += 1
    }
    list.shorten(to: kept)
  }

  /// Removes a child from a list, keeping the order.
  static func take(_ index: Int32, from list: inout Buffer<Int32>) {
    var kept = 0
    for place in 0..<list.count where list[place] != index {
      list[kept] = list[place]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }
}
