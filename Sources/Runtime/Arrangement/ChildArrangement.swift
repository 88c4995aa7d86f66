/// The keyed children of one view: those that the host lists, and those that are on their way out.
final class ChildArrangement {
  let parent: Handle
  var options: ArrangementOptions
  /// The last list that the host has given, until the next frame.
  var pending = Buffer<ChildEntry>()
  var pendingOptions: ArrangementOptions?
  /// Those that its children bring.
  var pendingPresences: [Presence] = []
  /// Whether the last list was given where nothing is animated.
  var pendingJumps = false

  /// The last list, and what it does, as long as some of it waits for others.
  var plan = Buffer<ChildEntry>()
  var planned: ArrangementCall?
  /// The child under a finger.
  var drag: ReorderDrag?

  var children = Buffer<ArrangedChild>()
  private var free = Buffer<Int32>()
  /// The presences of single children, by their numbers there.
  private var presences: [Presence] = []
  private var freePresences = Buffer<Int32>()
  /// In the host's order.
  var listed = Buffer<Int32>()
  /// In the order in which they have left.
  var leavers = Buffer<Int32>()
  /// Those that are looked at each frame.
  var active = Buffer<Int32>()
  /// Children by key; leavers too, as long as the key has not been given to another view.
  var keys = KeyMap()
  var stamp: UInt32 = 0
  /// That of the list that counts: an earlier one again, once the later one has been undone.
  var stampInForce: UInt32 = 0
  /// The parent's size when its leavers were placed last.
  var size: Size
  var isFirst = true
  /// Whether some children stand in front of the others.
  var hasFront = false
  /// Whether something was cut off since it rested last.
  var wasCut = false
  var isSettling = false
  var summary = ArrangementDelegate.Summary()
  var delegate: ArrangementDelegate?
  /// What its delegate has changed of those that leave.
  var looks: [Arrangements.Look] = []
  /// How many animated blocks move children.
  var blocks = 0
  /// Children that somebody has taken away: their places are given back when nobody goes through them.
  var gone = Buffer<Int32>()

  init(parent: Handle, size: Size, options: ArrangementOptions) {
    self.parent = parent
    self.size = size
    self.options = options
  }

  /// With which others it shares its keys, 0 with none: as the last call says.
  var group: UInt64 { pendingOptions?.group ?? options.group }

  /// Whether something of it can happen with the next frame.
  var needsFrame: Bool {
    if planned != nil { return true }
    guard blocks > 0 else { return active.count > 0 }
    // What a block moves waits for that.
    for place in 0..<active.count {
      let child = children[Int(active[place])]
      if max(child.presenceEnd, child.moveEnd) < .infinity { return true }
    }
    return false
  }

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

  /// The child that has a key; −1 when there is none. `next` is where in the list it is looked for
  /// first: who goes through one in its order needs no map.
  @inline(__always)
  func find(_ key: UInt64, _ next: inout Int) -> Int32 {
    find(key, in: listed, &next)
  }

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

  /// Whether some children have presences of their own, or are to have them.
  var hasPresences: Bool { presences.count > freePresences.count || !pendingPresences.isEmpty }

  /// The presence of a child itself.
  func presence(of index: Int32) -> Presence? {
    let number = children[Int(index)].presence
    return number >= 0 ? presences[Int(number)] : nil
  }

  /// Takes over what the last list says of it.
  func takePresence(_ entry: ChildEntry, for index: Int32) {
    setPresence(entry.presence >= 0 ? pendingPresences[Int(entry.presence)] : nil, of: index)
  }

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

  /// Its parent has ended: whoever goes through all lists finds nothing to do here.
  func forgetChildren() {
    active.removeAll()
    leavers.removeAll()
    listed.removeAll()
    planned = nil
    isSettling = false
  }

  /// Lets a child be looked at in the frames to come.
  func activate(_ index: Int32) {
    isSettling = true
    guard !children[Int(index)].isActive else { return }
    children.base[Int(index)].isActive = true
    active.append(index)
  }

  /// Forgets a child that somebody has taken away. Its place is given back later, for all of them at
  /// once.
  func cut(_ index: Int32) {
    children.base[Int(index)].state = .none
    children.base[Int(index)].key = 0
    gone.append(index)
  }

  /// Closes the gaps of children that have been taken away.
  func closeGaps() {
    guard gone.count > 0 else { return }
    keep(&listed)
    keep(&leavers)
    keep(&active)
    for place in 0..<gone.count { remove(gone[place]) }
    gone.removeAll()
  }

  private func keep(_ list: inout Buffer<Int32>) {
    var kept = 0
    for place in 0..<list.count where children[Int(list[place])].state != .none {
      list[kept] = list[place]
      kept += 1
    }
    list.shorten(to: kept)
  }

  /// Takes a child out of a list, whose order stays.
  static func take(_ index: Int32, from list: inout Buffer<Int32>) {
    var kept = 0
    for place in 0..<list.count where list[place] != index {
      list[kept] = list[place]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }
}
