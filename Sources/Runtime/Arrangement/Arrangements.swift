/// All arrangements: views whose children are listed by key.
///
/// A list names the children and their frames. The next frame resolves it against the list before:
/// which children have come, moved, left or returned. They move by additive offsets, so that an
/// interrupted motion keeps its value and its velocity.
final class Arrangements: FramePart {
  /// A list that is being given child by child, between `begin` and `commit`.
  private struct Open {
    let parent: Handle
    let options: ArrangementOptions
    /// Indices of its first entry and its first presence among those of all open lists.
    let first: Int
    let firstPresence: Int
  }

  let views: Views
  let tracks: Tracks
  let animations: Animations
  let events: EventQueue
  /// All arrangements, in the order in which their views were first arranged.
  private(set) var all: [ChildArrangement] = []
  /// Arrangements with a list to resolve, in the order of the last calls.
  private(set) var pending: [ChildArrangement] = []
  /// Arrangements that are being resolved.
  private(set) var taken: [ChildArrangement] = []
  /// By row of a view: number of the arrangement of its children, from 1; 0 for none.
  private var ofParent = Buffer<Int32>()
  /// By row of a view: number of the arrangement that it is in, from 1, in the high half, and its
  /// index there in the low half; 0 for none.
  private var ofChild = Buffer<UInt64>()
  /// Arrangements by their numbers, from 0; those of ended ones are free.
  private var numbers: [ChildArrangement?] = []
  private var freeNumbers: [Int] = []
  /// Counts the lists that have been given.
  private var callNumber: UInt32 = 0
  private var open: [Open] = []
  private var openEntries = Buffer<ChildEntry>()
  private var openPresences: [Presence] = []
  /// Keys and views of the list that is being checked.
  private var seen = KeyMap()
  private var seenViews = KeyMap()
  /// Views whose references are to be released.
  var releases = DueReleases()
  /// The animated block to which the list being resolved belongs.
  private(set) var block: ArrangementBlock?
  /// Warnings, and calls to delegates, that wait until no buffer is worked through.
  private(set) var warnings: [Fault] = []
  private(set) var notes: [ArrangementDelegate.Note] = []
  /// Whether any list may propagate exits, or be in a group.
  private(set) var takesAlong = false
  private(set) var hasGroups = false
  /// Children that move to other lists in this frame.
  var claims = ArrangementClaims()
  /// Memory for the numbers of one property, between a function that fills it and the next call.
  let scratch = UnsafeMutablePointer<Double>.allocate(capacity: PropertyID.maximumComponents)
  /// Changes in the list that is being resolved.
  var changes = ListChanges()
  /// Ranks of children that begin from a point outwards.
  let ranks = StaggerRanks()
  /// Children whose presences have come to rest in this frame.
  var over = RestOrder()

  static let mostChildren = 1_000_000
  private static let mostOpen = 64

  init(views: Views, tracks: Tracks, animations: Animations, events: EventQueue) {
    self.views = views
    self.tracks = tracks
    self.animations = animations
    self.events = events
    super.init()
    views.observe(self, as: .arrangements)
  }

  deinit { scratch.deallocate() }

  /// Whether a list is being given child by child.
  var isOpen: Bool { !open.isEmpty }

  override var answers: FrameQuestions { [.needsFrame] }

  override var needsFrame: Bool {
    if !pending.isEmpty || !releases.isEmpty || !notes.isEmpty { return true }
    for arrangement in all
    where arrangement.needsFrame { return true }
    return false
  }

  override func begin() {
    followFingers()
    resolve()
  }

  override func finish() { reportEnds() }

  // MARK: Lists

  /// Sets the children of a view: from the next frame on, in an animated block at once.
  func arrange(
    _ parent: Handle, _ entries: UnsafeBufferPointer<ChildEntry>, _ options: ArrangementOptions,
    _ presences: [Presence]
  ) throws(Fault) {
    let list = try enqueue(parent, entries, options, presences)
    if isInAnimatedBlock { resolveNow(list) }
  }

  /// Whether the innermost open block animates lists that are given in it. Keyframes take none.
  var isInAnimatedBlock: Bool {
    guard let context = animations.contexts.innermost else { return false }
    switch context.pointee.target {
    case .keyframe, .keyframes: return false
    default: return context.pointee.isAnimated
    }
  }

  /// Resolves a waiting list as a part of the open block. The calls for views that come are made first:
  /// in them the host may replace the list, end the view or the block, so both are looked at again.
  private func resolveNow(_ list: ChildArrangement) {
    announceArrivals(of: list)
    guard pending.contains(where: { $0 === list }), isInAnimatedBlock else { return }
    pending.removeOne { $0 === list }
    resolveInBlock(list)
  }

  /// Checks a list and lets it wait for the next frame, with references to its views, in place of one
  /// that waits already.
  private func enqueue(
    _ parent: Handle, _ entries: UnsafeBufferPointer<ChildEntry>, _ options: ArrangementOptions,
    _ presences: [Presence]
  ) throws(Fault) -> ChildArrangement {
    try check(entries, in: parent)
    var jumps = !animations.isEnabled
    if let context = animations.contexts.innermost {
      switch context.pointee.target {
      case .keyframe, .keyframes:
        throw Fault(.invalidState, "keyframes are open: they cannot arrange children")
      default: jumps = !context.pointee.isAnimated
      }
    }
    guard !isLeaving(parent.index) else {
      throw Fault(.invalidState, "the view is, or stands in, a child that is leaving")
    }
    let arrangement = arrangement(of: parent, options)
    for entry in entries where entry.view != 0 { try views.retain(Handle(bits: entry.view)) }
    if arrangement.pendingOptions != nil { pending.removeOne { $0 === arrangement } }
    forgetPending(arrangement)
    arrangement.wait(for: entries, opened: &openEntries, options, presences, jumps: jumps)
    takesAlong = takesAlong || options.flags.contains(.propagatesExits)
    hasGroups = hasGroups || options.group != 0
    pending.append(arrangement)
    return arrangement
  }

  /// Opens a list that is given child by child.
  func begin(_ parent: Handle, _ options: ArrangementOptions) throws(Fault) {
    guard open.count < Self.mostOpen else { throw Fault(.limit, "64 arrangements are open") }
    open.append(
      Open(
        parent: parent, options: options, first: openEntries.count,
        firstPresence: openPresences.count))
  }

  /// Returns the flags of the innermost open list.
  func openFlags() throws(Fault) -> ArrangementOptions.Flags {
    guard let last = open.last else { throw Fault(.invalidState, "no arrangement is open") }
    return last.options.flags
  }

  /// Adds an entry to the innermost open list, which exists.
  func add(_ entry: ChildEntry) { openEntries.append(entry) }

  /// Adds an entry with a presence of its own.
  func add(_ entry: ChildEntry, _ presence: Presence) {
    guard let last = open.last else { return }
    var entry = entry
    entry.presence = Int32(truncatingIfNeeded: openPresences.count - last.firstPresence)
    openPresences.append(presence)
    openEntries.append(entry)
  }

  /// Closes the innermost open list, and gives it to its view as `arrange` does.
  func commit() throws(Fault) {
    guard let last = open.popLast() else { throw Fault(.invalidState, "no arrangement is open") }
    let count = openEntries.count - last.first
    let presences = Array(openPresences[last.firstPresence...])
    openPresences.removeSubrange(last.firstPresence...)
    let list = try enqueueOpened(last, count, presences)
    if isInAnimatedBlock { resolveNow(list) }
  }

  /// Lets the entries of a list that has been closed wait; throws if its view has ended meanwhile.
  private func enqueueOpened(
    _ last: Open, _ count: Int, _ presences: [Presence]
  ) throws(Fault) -> ChildArrangement {
    defer { openEntries.shorten(to: last.first) }
    guard views.names.contains(last.parent) else {
      throw Fault(.staleHandle, "the view of the arrangement is gone")
    }
    return try enqueue(
      last.parent, UnsafeBufferPointer(start: openEntries.base + last.first, count: count),
      last.options, presences)
  }

  /// Drops the innermost open list.
  func abandon() {
    guard let last = open.popLast() else { return }
    openEntries.removeLast(openEntries.count - last.first)
    openPresences.removeSubrange(last.firstPresence...)
  }

  /// Ends all exits of a view's children at once.
  func endLeavers(of parent: Int) {
    guard let arrangement = find(parent) else { return }
    arranging { endLeavers(of: arrangement) }
  }

  /// Throws if a list cannot be taken: too long, an invalid entry, a key or a view given twice, a
  /// view that cannot become a subview.
  private func check(
    _ entries: UnsafeBufferPointer<ChildEntry>, in parent: Handle
  ) throws(Fault) {
    guard entries.count <= Self.mostChildren else {
      throw Fault(.limit, "an arrangement has at most \(Self.mostChildren) children")
    }
    seen.removeAll()
    seenViews.removeAll()
    callNumber &+= 1
    let arrangement = find(parent.index)
    var next = 0
    for index in 0..<entries.count {
      let entry = entries[index]
      guard entry.key != 0 else { throw Fault(.invalidArgument, "child \(index) has no key") }
      guard entry.frame.center.x.isInReach, entry.frame.center.y.isInReach,
        entry.frame.size.width >= 0, entry.frame.size.height >= 0,
        entry.frame.size.width.isInReach, entry.frame.size.height.isInReach
      else {
        throw Fault(
          .invalidArgument, "the frame of child \(index) is not finite, or its size negative")
      }
      guard entry.flags & ~ChildEntry.allFlags == 0 else {
        throw Fault(.invalidArgument, "flags of child \(index): some bits mean nothing here")
      }
      let number = Int32(truncatingIfNeeded: index)
      let child = arrangement?.find(entry.key, &next) ?? ArrangedChild.none
      var isDouble = false
      // A key that a child has is marked there, which costs less than a map of all keys.
      if child >= 0, let arrangement {
        isDouble = arrangement.children[Int(child)].checked == callNumber
        arrangement.children.base[Int(child)].checked = callNumber
      } else {
        isDouble = seen.insert(entry.key, number) >= 0
      }
      guard !isDouble else {
        var first = 0
        while entries[first].key != entry.key { first += 1 }
        throw Fault(.invalidArgument, "children \(first) and \(index) have the same key")
      }
      guard entry.view != 0 else { continue }
      let other = seenViews.insert(UInt64(entry.view), number)
      guard other < 0 else {
        throw Fault(.invalidArgument, "children \(Int(other)) and \(index) are the same view")
      }
      guard !views.isDescendant(parent.index, of: Handle(bits: entry.view).index) else {
        throw Fault(.invalidArgument, "child \(index) is the view, or stands above it")
      }
    }
  }

  /// Drops the pending list, and releases its views later.
  func forgetPending(_ arrangement: ChildArrangement) {
    for index in 0..<arrangement.pending.count where arrangement.pending[index].view != 0 {
      releases.append(arrangement.pending[index].view)
    }
    arrangement.forgetPending()
  }

  /// Returns the arrangement of a view's children, made now if there is none.
  func arrangement(of parent: Handle, _ options: ArrangementOptions) -> ChildArrangement {
    if let arrangement = find(parent.index) { return arrangement }
    let made = ChildArrangement(
      parent: parent, size: views.bounds(parent.index).size, options: options)
    all.append(made)
    let number = freeNumbers.popLast() ?? numbers.count
    if number == numbers.count { numbers.append(made) } else { numbers[number] = made }
    ofParent.append(repeating: 0, count: max(0, parent.index + 1 - ofParent.count))
    ofParent[parent.index] = Int32(truncatingIfNeeded: number + 1)
    return made
  }

  /// Resolves a list whose changes belong to a block, after children of other lists have come to it.
  func resolve(_ list: ChildArrangement, in block: ArrangementBlock) {
    self.block = block
    if hasGroups { takeFromOthers(forBlockOf: list) }
    resolve(list)
    self.block = nil
    block.noteResolved()
  }

  // MARK: Calls that wait

  func warn(_ fault: Fault) { warnings.append(fault) }

  /// Returns the warnings that wait, and forgets them.
  func takeWarnings() -> [Fault] {
    defer { warnings = [] }
    return warnings
  }

  /// Notes a call to the delegate, if there is one. A child's view is retained until the
  /// call is made.
  func note(_ note: ArrangementDelegate.Note) {
    guard note.list.delegate != nil,
      note.kind == .settled || (try? views.retain(note.view)) != nil
    else { return }
    notes.append(note)
  }

  /// Returns the calls that wait, and forgets them.
  func takeNotes() -> [ArrangementDelegate.Note] {
    defer { notes = [] }
    return notes
  }

  // MARK: Lookup

  /// Returns the arrangement of a view's children.
  func find(_ parent: Int) -> ChildArrangement? {
    guard parent < ofParent.count, ofParent[parent] > 0 else { return nil }
    return numbers[Int(ofParent[parent]) - 1]
  }

  /// Returns the arrangement that a view is in, and its index there.
  func membership(_ view: Int) -> (ChildArrangement, Int32)? {
    guard view < ofChild.count, ofChild[view] != 0,
      let arrangement = numbers[Int(ofChild[view] >> 32) - 1]
    else { return nil }
    return (arrangement, Int32(truncatingIfNeeded: ofChild[view] & 0xffff_ffff))
  }

  /// Returns the index of a view's child in an arrangement; `ArrangedChild.none` if it is not in that.
  @inline(__always)
  func index(of view: Int, in arrangement: ChildArrangement) -> Int32 {
    guard view < ofChild.count,
      ofChild[view] >> 32 == UInt64(UInt32(bitPattern: ofParent[arrangement.parent.index]))
    else { return ArrangedChild.none }
    return Int32(truncatingIfNeeded: ofChild[view] & 0xffff_ffff)
  }

  /// Notes that a view is a child of an arrangement.
  func setMembership(_ view: Int, _ arrangement: ChildArrangement, _ child: Int32) {
    ofChild.append(repeating: 0, count: max(0, view + 1 - ofChild.count))
    ofChild[view] =
      UInt64(UInt32(bitPattern: ofParent[arrangement.parent.index])) << 32
      | UInt64(UInt32(bitPattern: child))
  }

  /// Notes that a view is no child of an arrangement.
  func clearMembership(_ view: Int) { if view < ofChild.count { ofChild[view] = 0 } }

  /// Takes the lists that wait, without keys that a later one of their group names, and sorts them so
  /// that outer parents come before inner ones: an insertion sort.
  func takePending() {
    swap(&pending, &taken)
    if hasGroups { dropDoubles() }
    for position in taken.indices.dropFirst() {
      var at = position
      while at > 0, isAbove(taken[at], taken[at - 1]) {
        taken.swapAt(at, at - 1)
        at -= 1
      }
    }
  }

  /// Makes a list the only one that is being resolved, for a block.
  func takeAlone(_ list: ChildArrangement) { taken = [list] }

  func forgetTaken() { if !taken.isEmpty { taken.removeAll(keepingCapacity: true) } }

  /// Whether the parent of one list contains that of another one.
  private func isAbove(_ first: ChildArrangement, _ second: ChildArrangement) -> Bool {
    views.names.contains(first.parent) && views.names.contains(second.parent)
      && first.parent != second.parent
      && views.isDescendant(second.parent.index, of: first.parent.index)
  }

  // MARK: Changes of the tree by others

  /// Drops the child whose view others have moved in the tree: lists move views while news are held.
  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    guard !views.holdsNews, let (arrangement, child) = membership(view) else { return }
    forget(child, arrangement)
  }

  override func viewWillEnd(_ view: Int) {
    if let (arrangement, child) = membership(view) { forget(child, arrangement) }
    if let arrangement = find(view) { end(arrangement) }
  }

  /// Ends an arrangement whose parent ends: all its children are reported as gone.
  private func end(_ arrangement: ChildArrangement) {
    let view = arrangement.parent.index
    for index in 0..<arrangement.children.count
    where arrangement.children[index].state != .none {
      let child = arrangement.children[index]
      events.post(.childLeft, Handle(bits: child.view), other: arrangement.parent)
      if child.state == .leaving { releases.append(child.view) }
      clearMembership(Handle(bits: child.view).index)
    }
    dropDrag(of: arrangement)
    forgetPending(arrangement)
    arrangement.forgetChildren()
    // Lifted children may be among these: the next frame finds anew what is lifted.
    if hasGroups { views.setLifted([]) }
    pending.removeOne { $0 === arrangement }
    all.removeOne { $0 === arrangement }
    numbers[Int(ofParent[view]) - 1] = nil
    freeNumbers.append(Int(ofParent[view]) - 1)
    ofParent[view] = 0
  }

  /// Drops a child that the host has taken away, and reports it as cut off; its key is free at once.
  func forget(_ index: Int32, _ arrangement: ChildArrangement) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view)
    if arrangement.drag?.key == child.key { dropDrag(of: arrangement) }
    clearMembership(view.index)
    if child.state == .leaving { releases.append(child.view) }
    arrangement.cutOff(index)
    if views.names.contains(view) { resetFormerChild(view.index) }
    reportLeft(child, arrangement, isWhole: false)
  }
}
