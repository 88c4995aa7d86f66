/// Resolution of lists at the beginning of a frame: from the old list and the new one to children
/// that enter, move, leave and return.
extension Arrangements {
  /// Resolves all lists that wait, and begins the motions of their children.
  func resolve() {
    // A frame without lists costs nothing.
    guard !all.isEmpty || !releases.isEmpty || !notes.isEmpty else { return }
    if !releases.isEmpty { release() }
    announceArrivals()
    arranging {
      for arrangement in all { moveLeavers(of: arrangement) }
      takePending()
      if hasGroups { takeFromOthers() }
      for position in taken.indices where views.names.contains(taken[position].parent) {
        resolve(taken[position])
      }
      forgetTaken()
      lift()
    }
    notify()
    if !releases.isEmpty { release() }
  }

  /// Releases the views that wait for it.
  func release() {
    // Releasing a view may append further ones.
    while let view = releases.takeLast() { views.release(view) }
  }

  /// Keeps leavers at their distance from the anchor of their parent, whose size may have changed
  /// (KL-14). If the parent is not in the window any more, their exits and a drag are over.
  private func moveLeavers(of arrangement: ChildArrangement) {
    let size = views.bounds(arrangement.parent.index).size
    if arrangement.drag != nil, !views.isInWindow(arrangement.parent.index) {
      dropDrag(of: arrangement)
    }
    let old = arrangement.noteLeaversPlaced(in: size)
    guard arrangement.leavers.count > 0 else { return }
    if !views.isInWindow(arrangement.parent.index) {
      return endLeavers(of: arrangement)
    }
    let x = (size.width - old.width) * arrangement.options.anchor.x
    let y = (size.height - old.height) * arrangement.options.anchor.y
    guard x != 0 || y != 0 else { return }
    for position in 0..<arrangement.leavers.count {
      let child = arrangement.children[Int(arrangement.leavers[position])]
      shift(Handle(bits: child.view).index, by: Point(x: x, y: y))
    }
  }

  /// Resolves one list: finds its children, lets those that are not listed any more leave, and lets
  /// the others return, enter or move.
  func resolve(_ arrangement: ChildArrangement) {
    guard let options = arrangement.pendingOptions else { return }
    defer { forgetPending(arrangement) }
    arrangement.closeGaps()
    let parent = arrangement.parent.index
    // The parent, or a view around it, has begun to leave in this frame.
    if isLeaving(parent) { return }
    let old = arrangement.options.origin
    let shift = Point(x: options.origin.x - old.x, y: options.origin.y - old.y)
    let size = views.bounds(parent).size
    let isResized = block == nil && animations.windowLayout.isResized && size != arrangement.size
    let isFirst = arrangement.beginList(options, parentSize: size)
    if shift == .zero, !arrangement.hasPresences, isUnchanged(arrangement) { return }
    var call = makeCall(
      for: arrangement, options, isFirst: isFirst, isResized: isResized, shift: shift)
    arrangement.forgetPlan()
    if options.flags.contains(.adopts) { adopt(arrangement) }
    changes.forgetDeparting()
    findChildren(of: arrangement, &call)
    for position in 0..<arrangement.leavers.count where shift != .zero {
      self.shift(
        Handle(bits: arrangement.children[Int(arrangement.leavers[position])].view).index, by: shift
      )
    }
    if arrangement.hasPresences { takePresences(arrangement) }
    // A child that comes back is no leaver, for which others might wait.
    for number in 0..<changes.news.count where arrangement.leavers.count > 0 {
      comeBack(Int(changes.news[number]), arrangement, call)
    }
    arrangement.dropLeavers { $0.state != .leaving }
    for position in 0..<(call.leaving.count > 0 ? changes.former.count : 0) {
      let index = changes.former[position]
      let child = arrangement.children[Int(index)]
      // A child that the new list names bears its stamp.
      if child.stamp != arrangement.stamp { beginExit(index, arrangement, &call) }
    }
    let waits = call.waits(arrangement, animations.horizon)
    for number in 0..<changes.news.count {
      let position = Int(changes.news[number])
      let entry = arrangement.pending[position]
      let index = arrangement.listed[position]
      if entry.flags & ChildEntry.leaves != 0 {
        moveLeaver(entry, arrangement, call)
      } else if index < 0 {
        enter(position, arrangement, &call, waits: waits.enters)
      } else {
        beginOrMove(index, entry, arrangement, &call, waits)
      }
    }
    if call.changesOrder || arrangement.hasFront { order(arrangement) }
    if waits.moves || waits.enters { arrangement.plan(call) }
    if changes.departing.count > 0 { takeAlongInnerLists(of: arrangement) }
  }

  /// Returns the parameters of a list. Children jump where nothing is animated, where the window is
  /// resized and the options do not animate that, and where the parent has not been shown yet.
  private func makeCall(
    for arrangement: ChildArrangement, _ options: ArrangementOptions, isFirst: Bool,
    isResized: Bool, shift: Point
  ) -> ArrangementCall {
    let parent = arrangement.parent.index
    let isShown = views.hasBeenShown(parent)
    let isStill =
      arrangement.pendingJumps || isResized && !options.flags.contains(.onResize)
    return ArrangementCall(
      options: options, jumps: isStill || !isShown,
      entersAtOnce: isStill
        || !options.flags.contains(.entersOnFirst) && (isFirst || !isShown),
      sight: block != nil || options.flags.contains(.noCulling)
        ? nil : sight(of: parent, options.cullMargin),
      shift: shift)
  }

  /// Gives existing children the presences that the new list names.
  private func takePresences(_ arrangement: ChildArrangement) {
    for position in 0..<arrangement.pending.count {
      let entry = arrangement.pending[position]
      let index = arrangement.keys.find(entry.key)
      if index >= 0 { arrangement.takePresence(entry, for: index) }
    }
  }

  /// Begins the moves and enters that have waited, once the exits or moves before them are over
  /// (KL-12).
  func beginWaiting(in arrangement: ChildArrangement) {
    guard var call = arrangement.planned else { return }
    let waits = call.waits(arrangement, animations.horizon)
    // Nothing can begin while enters wait, and moves wait too or have begun.
    guard !waits.enters || !waits.moves && !call.hasMoved else { return }
    for position in 0..<arrangement.plan.count {
      let entry = arrangement.plan[position]
      let index = arrangement.keys.find(entry.key)
      guard index >= 0, arrangement.children[Int(index)].state != .leaving,
        entry.flags & ChildEntry.leaves == 0
      else { continue }
      // Moves can begin in a first pass and enters in a second one, in which children that have moved have
      // their frames, so that nothing comes of moving them again.
      beginOrMove(index, entry, arrangement, &call, waits)
    }
    call.hasMoved = true
    arrangement.goOnWithPlan(call, entersWait: waits.enters)
  }

  /// Lets an existing child begin to enter, or move; of one that has to wait only what may not wait is
  /// done: a child that is to enter takes its place and tag, one that is to move scrolls along.
  private func beginOrMove(
    _ index: Int32, _ entry: ChildEntry, _ arrangement: ChildArrangement,
    _ call: inout ArrangementCall, _ waits: (moves: Bool, enters: Bool)
  ) {
    if arrangement.children[Int(index)].state == .waiting {
      beginEnter(index, entry, arrangement, &call, waits: waits.enters)
    } else if waits.moves {
      shiftWithOrigin(index, arrangement, call)
    } else {
      move(index, entry, arrangement, &call)
    }
  }

  /// Whether a list is the same as the one before.
  private func isUnchanged(_ arrangement: ChildArrangement) -> Bool {
    guard arrangement.pending.count == arrangement.listed.count else { return false }
    let origin = arrangement.options.origin
    for position in 0..<arrangement.pending.count {
      let entry = arrangement.pending[position]
      let child = arrangement.children[Int(arrangement.listed[position])]
      guard entry.key == child.key, entry.view == 0 || entry.view == child.view,
        entry.frame.relative(to: origin) == child.frame, entry.flags == child.flags,
        entry.tag == views.tags.ofView(Handle(bits: child.view).index)
      else { return false }
    }
    return true
  }

  /// Begins the new list with the child of each entry, found by its key; −1 stands for a child that is
  /// to enter. Counts and ranks what will enter, move and leave, and notes the positions at which
  /// something is new.
  private func findChildren(of arrangement: ChildArrangement, _ call: inout ArrangementCall) {
    changes.closeList(of: arrangement)
    arrangement.stampList()
    let center = call.options.pointOfStagger(views.bounds(arrangement.parent.index))
    call.changesOrder = arrangement.pending.count != changes.former.count
    ranks.removeAll()
    changes.forgetNews()
    let origin = call.options.origin
    let isScrolled = call.shift != .zero
    var kept = 0
    var next = 0
    for position in 0..<arrangement.pending.count {
      let entry = arrangement.pending.base + position
      let flags = entry.pointee.flags
      let index = arrangement.find(entry.pointee.key, in: changes.former, &next)
      // A child that was not behind the one before it, or is to be in front, changes the order.
      if next != position + 1 || flags & (ChildEntry.isHeld | ChildEntry.isOnTop) != 0 {
        call.changesOrder = true
      }
      // Without a child the first slot stands in, and is not read.
      let child = arrangement.children.base + max(0, Int(index))
      let isNew =
        index < 0 || entry.pointee.view != 0 && entry.pointee.view != child.pointee.view
      guard flags & ChildEntry.leaves == 0, !isNew else {
        call.changesOrder = true
        arrangement.enlist(ArrangedChild.none)
        changes.noteNews(at: position)
        guard flags & ChildEntry.leaves == 0 else { continue }
        // The key gets another view: the old one leaves without it.
        if index >= 0 { arrangement.freeKey(entry.pointee.key) }
        count(entry.pointee, center, &call.entering)
        continue
      }
      child.pointee.stamp = arrangement.stamp
      arrangement.enlist(index)
      let state = child.pointee.state
      let moves = child.pointee.frame != entry.pointee.frame.relative(to: origin)
      if state != .leaving { kept += 1 } else { call.changesOrder = true }
      if moves || isScrolled || state == .leaving || state == .waiting
        || child.pointee.flags != flags
        || views.tags.ofView(Handle(bits: child.pointee.view).index) != entry.pointee.tag
      {
        changes.noteNews(at: position)
      }
      if state == .waiting {
        // The child has yet to enter: it counts with the new ones.
        count(entry.pointee, center, &call.entering)
      } else if moves || state == .leaving {
        count(entry.pointee, center, &call.moving)
      }
    }
    call.leaving.count = changes.former.count - kept
    guard let center else { return }
    for position in 0..<changes.former.count {
      let child = arrangement.children[Int(changes.former[position])]
      if child.stamp != arrangement.stamp { rankLeaver(child, from: center, in: call.leaving.list) }
    }
    ranks.sort()
  }

  /// Notes the distance of a child that leaves from the point of the stagger, in a list of `ranks`.
  func rankLeaver(_ child: ArrangedChild, from center: Point, in list: Int) {
    let middle = Views.center(views.geometry(Handle(bits: child.view).index))
    ranks.append(distance: middle.distance(to: center), to: list)
  }

  /// Counts a child that enters or moves in its sequence, and notes its distance if the sequence starts
  /// from a point.
  private func count(
    _ entry: ChildEntry, _ center: Point?, _ ranked: inout ArrangementCall.Ranks
  ) {
    ranked.count += 1
    guard let center else { return }
    ranks.append(distance: entry.frame.center.distance(to: center), to: ranked.list)
  }
}
