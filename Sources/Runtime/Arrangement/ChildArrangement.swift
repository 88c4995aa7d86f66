/// The keyed children of one view: the listed ones, and those that leave.
///
/// The index of a child is its slot in `children`, which it keeps as long as it is a child. Its
/// position is its number in the host's list.
final class ChildArrangement {
  let parent: Handle
  private(set) var options: ArrangementOptions
  /// The last list that the host has given, until it is resolved.
  private(set) var pending = Buffer<ChildEntry>()
  private(set) var pendingOptions: ArrangementOptions?
  /// Presences that entries of this list name by index.
  private var pendingPresences: [Presence] = []
  /// Whether that list was given while animations were off: its children move without motion.
  private(set) var pendingJumps = false

  /// The last list, and its parameters, as long as some of its children wait for others.
  private(set) var plan = Buffer<ChildEntry>()
  private(set) var planned: ArrangementCall?
  /// The order of which its children are a part; none when they are all there is.
  private(set) var order: ChildOrder?
  /// The drag of a child of this list by a reordering finger.
  private(set) var drag: ReorderDrag?

  private(set) var children = Buffer<ArrangedChild>()
  private var freeSlots = Buffer<Int32>()
  /// Presences of single children; `ArrangedChild.presence` is an index into these.
  private var presences: [Presence] = []
  private var freePresences = Buffer<Int32>()
  /// Children of the last list, in the host's order.
  private(set) var listed = Buffer<Int32>()
  /// Children that leave, in the order in which they began to.
  private(set) var leavers = Buffer<Int32>()
  /// Children that are looked at each frame.
  private(set) var active = Buffer<Int32>()
  /// Children by key; a leaver too, until its key is given to another view.
  private(set) var keys = KeyMap()
  /// Serial of the last list; one that undoes another has a serial of its own.
  private(set) var stamp: UInt32 = 0
  /// Serial of the list in force: an earlier one again after a later one has been undone.
  private(set) var stampInForce: UInt32 = 0
  /// The parent's size at the last list, and when leavers were last placed.
  private(set) var size: Size
  private var sizeOfLeavers: Size
  private var isFirst = true
  /// Whether some children are in front of the others.
  private(set) var hasFront = false
  /// Whether an exit was cut off, or a child taken away, since the arrangement last rested.
  private(set) var wasCut = false
  private(set) var isSettling = false
  private(set) var summary = ArrangementDelegate.Summary()
  /// Children that have come from other lists of the group for the list that waits.
  private var arrivals = 0
  private(set) var delegate: ArrangementDelegate?
  /// Old model values of leavers whose delegate has changed them.
  private(set) var looks: [Arrangements.Look] = []
  /// How many animated blocks move children.
  private var blocks = 0
  /// Children that have been taken away: their slots are freed when no list is being worked
  /// through.
  private var gone = Buffer<Int32>()

  init(parent: Handle, size: Size, options: ArrangementOptions) {
    self.parent = parent
    self.size = size
    sizeOfLeavers = size
    self.options = options
  }

  func setOrder(_ order: ChildOrder) { self.order = order }

  func setDelegate(_ delegate: ArrangementDelegate?) { self.delegate = delegate }

  /// Group whose arrangements share keys, 0 for none, as of the last call.
  var group: UInt64 { pendingOptions?.group ?? options.group }

  /// Whether the next frame can change something here.
  var needsFrame: Bool {
    if planned != nil { return true }
    guard blocks > 0 else { return active.count > 0 }
    // The end of a child that a block moves is infinite until the block ends.
    for position in 0..<active.count {
      let child = children[Int(active[position])]
      if max(child.presenceEnd, child.moveEnd) < .infinity { return true }
    }
    return false
  }

  // MARK: Lists

  /// Keeps a list until it is resolved; no other one waits. `opened` is the buffer of entries that
  /// are given one by one: if the list is all that it contains, buffers are exchanged, not copied.
  func wait(
    for entries: UnsafeBufferPointer<ChildEntry>, opened: inout Buffer<ChildEntry>,
    _ options: ArrangementOptions, _ presences: [Presence], jumps: Bool
  ) {
    if let base = entries.baseAddress {
      if base == UnsafePointer(opened.base) {
        swap(&pending, &opened)
      } else {
        pending.append(contentsOf: base, count: entries.count)
      }
    }
    pendingOptions = options
    pendingPresences = presences
    pendingJumps = jumps
  }

  /// Empties the list that waits.
  func forgetPending() {
    pending.removeAll()
    pendingOptions = nil
    if !pendingPresences.isEmpty { pendingPresences = [] }
  }

  /// Puts the options of a list that is being resolved into force, notes the parent's size, and
  /// begins a new summary. Returns whether it is the first list.
  func beginList(_ options: ArrangementOptions, parentSize size: Size) -> Bool {
    defer { isFirst = false }
    self.size = size
    self.options = options
    summary = .init()
    summary.came = arrivals
    arrivals = 0
    return isFirst
  }

  /// Moves the children of the list to `former`, and empties the list for those of the next one.
  func closeList(into former: inout Buffer<Int32>) {
    swap(&former, &listed)
    listed.removeAll()
  }

  /// Puts the next list into force.
  func stampList() {
    stamp &+= 1
    stampInForce = stamp
  }

  /// Puts a former list into force again, under its old serial. Its children are marked with a new
  /// serial, so that those of the list that is undone can be told from them.
  func stampList(again former: UInt32) {
    stamp &+= 1
    stampInForce = former
  }

  /// Puts the options of a former list into force.
  func restore(_ former: ArrangementOptions) { options = former }

  /// Appends a child to the list; `ArrangedChild.none` keeps the room of one that is found later.
  @inline(__always)
  func enlist(_ index: Int32) { listed.append(index) }

  /// Puts a child where the list has kept its room.
  func enlist(_ index: Int32, at position: Int) { listed[position] = index }

  /// Moves the last child of the list to an earlier index.
  func moveLast(to position: Int) {
    let index = listed.last
    var last = listed.count - 1
    while last > position {
      listed[last] = listed[last - 1]
      last -= 1
    }
    listed[last] = index
  }

  /// Closes the rooms of children that have not come, notes each child's index in the list, and
  /// whether some are in front of the others.
  func numberList() {
    var kept = 0
    hasFront = false
    for position in 0..<listed.count where listed[position] >= 0 {
      let index = listed[position]
      listed[kept] = index
      children.base[Int(index)].position = Int32(truncatingIfNeeded: kept)
      if children[Int(index)].isInFront { hasFront = true }
      kept += 1
    }
    listed.shorten(to: kept)
  }

  func count(_ change: ArrangementDelegate.Summary.Change) { summary.count(change) }
  /// Counts a child that comes from another list of the group for the list that waits.
  func countArrival() { arrivals += 1 }

  // MARK: Children that wait for others

  /// Keeps the entries of the list that is being resolved, some of whose children wait.
  func plan(_ call: ArrangementCall) {
    plan.append(contentsOf: pending.base, count: pending.count)
    planned = call
    // Children have been shifted with the origin already.
    planned?.shift = .zero
    isSettling = true
  }

  /// Keeps the plan, whose moves have begun, as long as its enters wait; else forgets it.
  func goOnWithPlan(_ call: ArrangementCall, entersWait: Bool) {
    guard entersWait else { return forgetPlan() }
    planned = call
  }

  func forgetPlan() {
    plan.removeAll()
    planned = nil
  }

  // MARK: Drags

  /// A finger takes a child.
  func beginDrag(_ drag: ReorderDrag) { self.drag = drag }

  /// Moves the drag to a finger's point in the parent's coordinates. Returns where the middle of
  /// the child belongs then.
  func moveDrag(to point: Point) -> Point {
    drag?.follow(point)
    return drag?.place ?? point
  }

  /// Notes the index, and the view of the list, that the finger means.
  func aimDrag(at index: Int, in list: Handle) {
    drag?.index = index
    drag?.over = list
  }

  /// Notes the finger's point in the window; nil if the list under it has no map to the window.
  func noteDrag(seenAt finger: Point?) { drag?.finger = finger }

  func endDrag() { drag = nil }

  /// Hands the drag of a child to another list, with the map to its coordinates if there is one.
  func handDrag(to other: ChildArrangement, by map: AffineTransform?) {
    if let map { drag?.carry(by: map) }
    other.drag = drag
    drag = nil
  }

  // MARK: Blocks

  /// A block begins to move children.
  func beginBlock() { blocks += 1 }

  /// Notes that a block is over, and removes children that have been taken away.
  func endBlock() {
    blocks -= 1
    closeGaps()
  }

  /// Gives motions that a block has led their end, which was infinite until then. Does nothing to
  /// them while another block moves children here, as either may have led them.
  func endMotionsOfBlocks(at time: Double) {
    isSettling = true
    guard blocks == 0 else { return }
    for position in 0..<active.count {
      let child = children.base + Int(active[position])
      if child.pointee.presenceEnd == .infinity { child.pointee.presenceEnd = time }
      if child.pointee.moveEnd == .infinity { child.pointee.moveEnd = time }
    }
  }

  // MARK: Leavers

  /// Adds a child to those that leave.
  func addLeaver(_ index: Int32) { leavers.append(index) }

  /// Notes the parent's size in which leavers are placed; returns the size before.
  func noteLeaversPlaced(in size: Size) -> Size {
    defer { sizeOfLeavers = size }
    return sizeOfLeavers
  }

  /// Removes leavers for which `goes` is true, in one pass.
  @inline(__always)
  func dropLeavers(where goes: (ArrangedChild) -> Bool) {
    leavers.removeAll { goes(children[Int($0)]) }
  }

  /// Removes all leavers from the children that are looked at, and returns them.
  func takeLeavers() -> Buffer<Int32> {
    var taken = Buffer<Int32>()
    swap(&taken, &leavers)
    active.removeAll { index in
      guard children[Int(index)].state == .leaving else { return false }
      children.base[Int(index)].isActive = false
      return true
    }
    return taken
  }

  /// Keeps the values that a view had before its exit.
  func keep(_ look: Arrangements.Look) { looks.append(look) }

  /// Forgets the values that a view had before its exit.
  func forgetLook(of view: Handle) { looks.removeAll { $0.view == view } }

  // MARK: Rest

  /// Lets children rest whose motions are over at `horizon`: they are not active any more, nor do
  /// they fall or travel. Collects in `over` those whose enter or exit is over, for the caller to
  /// end. Returns whether a child that rests was drawn in front of the others.
  func rest(until horizon: Double, collecting over: inout RestOrder) -> Bool {
    var kept = 0
    var hadFront = false
    for position in 0..<active.count {
      let index = active[position]
      let child = children.base + Int(index)
      let isOver = child.pointee.presenceEnd <= horizon
      if isOver && (child.pointee.state == .leaving || child.pointee.state == .entering) {
        over.append(index)
      }
      let rests = isOver && (child.pointee.state == .leaving || child.pointee.moveEnd <= horizon)
      guard rests else {
        active[kept] = index
        kept += 1
        continue
      }
      hadFront = hadFront || child.pointee.isInFront
      child.pointee.isActive = false
      child.pointee.isFalling = false
      child.pointee.isTravelling = false
      if child.pointee.state == .moving { child.pointee.state = .resting }
    }
    active.shorten(to: kept)
    return hadFront
  }

  /// Notes that nothing moves or waits. Returns whether all exits since the last rest have run to
  /// their ends.
  func settle() -> Bool {
    defer { wasCut = false }
    isSettling = false
    return !wasCut
  }

  // MARK: Slots

  /// Adds a child in a free slot, and its key; returns its index.
  func insert(_ child: ArrangedChild) -> Int32 {
    let index: Int32
    if freeSlots.count > 0 {
      index = freeSlots[freeSlots.count - 1]
      freeSlots.removeLast()
      children[Int(index)] = child
    } else {
      children.append(child)
      index = Int32(truncatingIfNeeded: children.count - 1)
    }
    _ = keys.insert(child.key, index)
    return index
  }

  /// Removes a child whose exit has ended from the active ones and, if it is still among them, from
  /// the leavers; frees its key and its slot. `isWhole` says whether the exit has run to its end.
  func remove(_ index: Int32, isAmongLeavers: Bool, isWhole: Bool) {
    if isAmongLeavers { Self.remove(index, from: &leavers) }
    if children[Int(index)].isActive { Self.remove(index, from: &active) }
    freeKey(of: index)
    if !isWhole { wasCut = true }
    freeSlot(index)
  }

  /// Frees a child's slot for another one.
  private func freeSlot(_ index: Int32) {
    setPresence(nil, of: index)
    children[Int(index)].state = .none
    freeSlots.append(index)
  }

  /// Frees a child's key, unless another child has it by now.
  private func freeKey(of index: Int32) {
    let key = children[Int(index)].key
    if keys.find(key) == index { keys.remove(key) }
  }

  /// Takes a key from the child that has it, which leaves: another view gets the key.
  func freeKey(_ key: UInt64) { keys.remove(key) }

  /// Gives a key to a child, and takes it from any other one.
  func giveKey(_ key: UInt64, to index: Int32) {
    guard keys.find(key) != index else { return }
    keys.remove(key)
    _ = keys.insert(key, index)
  }

  /// Returns the child with a key, or `ArrangedChild.none`. The position `next` is looked at first, and
  /// becomes the one behind the child: so going through a list in its order needs no map.
  @inline(__always)
  func find(_ key: UInt64, _ next: inout Int) -> Int32 {
    find(key, in: listed, &next)
  }

  /// Returns the child with a key, as above, in a list that need not be in force.
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
      let position = Int(children[Int(index)].position)
      if position >= 0 { next = position + 1 }
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

  /// Gives a child the presence that its entry in the waiting list names, or none.
  func takePresence(_ entry: ChildEntry, for index: Int32) {
    setPresence(entry.presence >= 0 ? pendingPresences[Int(entry.presence)] : nil, of: index)
  }

  /// Sets or removes a child's own presence.
  private func setPresence(_ presence: Presence?, of index: Int32) {
    let number = children[Int(index)].presence
    guard let presence else {
      if number >= 0 { freePresences.append(number) }
      children.base[Int(index)].presence = ArrangedChild.none
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

  /// Drops a child that the host has taken away: its motion is cut off, which `settle` reports.
  func cutOff(_ index: Int32) {
    if children[Int(index)].state == .leaving { Self.remove(index, from: &leavers) }
    wasCut = true
    drop(index)
  }

  /// Drops a child that has been taken away, by the host or another list. Its key is free from then
  /// on; `closeGaps` frees its slot, as lists may be worked through.
  func drop(_ index: Int32) {
    freeKey(of: index)
    children.base[Int(index)].state = .none
    children.base[Int(index)].key = 0
    gone.append(index)
  }

  /// Removes dropped children from all lists, and frees their slots.
  func closeGaps() {
    guard gone.count > 0 else { return }
    dropGone(from: &listed)
    dropGone(from: &leavers)
    dropGone(from: &active)
    for position in 0..<gone.count { freeSlot(gone[position]) }
    gone.removeAll()
  }

  /// Removes the children from a list that have been taken away.
  private func dropGone(from list: inout Buffer<Int32>) {
    var kept = 0
    for position in 0..<list.count where children[Int(list[position])].state != .none {
      list[kept] = list[position]
      kept += 1
    }
    list.shorten(to: kept)
  }

  /// Removes a child from a list, keeping the order.
  private static func remove(_ index: Int32, from list: inout Buffer<Int32>) {
    var kept = 0
    for position in 0..<list.count where list[position] != index {
      list[kept] = list[position]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }
}
