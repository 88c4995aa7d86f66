/// The actions of single children: return, leave, enter, move.
extension Arrangements {
  /// Lets the child at a position of the list, if it is leaving, come back, with what left with it.
  func comeBack(_ position: Int, _ arrangement: ChildArrangement, _ call: ArrangementCall) {
    let index = arrangement.listed[position]
    guard index >= 0, arrangement.children[Int(index)].state == .leaving else { return }
    comeBack(index, arrangement, call.options, jumps: call.jumps)
    // The list moves it from where it is shown, even if it names the old frame.
    with(index, arrangement) { $0.frame = .unplaced }
    bringBack(below: Handle(bits: arrangement.children[Int(index)].view).index)
  }

  /// Turns a child's exit round: its presence moves to rest from where it is shown, and what its
  /// delegate has changed moves back. Posts that it has returned.
  func comeBack(
    _ index: Int32, _ arrangement: ChildArrangement, _ options: ArrangementOptions, jumps: Bool
  ) {
    let view = Handle(bits: arrangement.children[Int(index)].view)
    views.setTouchable(view.index, true)
    views.setDetail(.outgoing, view.index, false)
    // The superview holds the view again: the reference of the exit is released.
    releases.append(view.bits)
    let enter = arrangement.presence(of: index) ?? options.enter
    let end = glidePresence(view.index, to: .atRest, enter.timing, jumps: jumps, options)
    with(index, arrangement) { child in
      child.state = .moving
      child.isTakenAlong = false
      child.presenceEnd = max(child.presenceEnd, end)
    }
    arrangement.activate(index)
    arrangement.count(.returned)
    if !arrangement.looks.isEmpty { restoreLook(view, arrangement, enter.timing) }
    events.post(.childReturned, view, other: arrangement.parent)
  }

  /// Begins a child's exit, which retains the view, with its delay in the sequence, and notes a call
  /// to the delegate; an exit that nobody can see ends with this frame. A drag of the child ends.
  func beginExit(
    _ index: Int32, _ arrangement: ChildArrangement, _ call: inout ArrangementCall
  ) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view)
    let options = call.options
    try? views.retain(view)
    arrangement.addLeaver(index)
    arrangement.count(.left)
    if arrangement.drag?.key == child.key { dropDrag(of: arrangement) }
    with(index, arrangement) { child in
      child.state = .leaving
      child.flags = 0
      child.isFalling = false
    }
    if call.shift != .zero { shift(view.index, by: call.shift) }
    views.setDetail(.outgoing, view.index, true)
    if !options.flags.contains(.leaversTakeTouches) { views.setTouchable(view.index, false) }
    events.post(.childLeaving, view, other: arrangement.parent)
    let delay = call.leaving.nextDelay(options, ranks)
    let hasToEnter = child.state == .entering && child.enterStart > animations.now
    let own = arrangement.presence(of: index)
    let exit = own ?? options.exit
    let isUnseen = child.state == .waiting || hasToEnter && (own ?? options.enter).alpha <= 0
    let isFar = isOutOfSight(view.index, movingTo: nil, call)
    // Infinity means that a block determines the end; it may be paused for ever, and does not
    // count here.
    var end = child.presenceEnd < .infinity ? child.presenceEnd : -.infinity
    if isFar { arrangement.count(.culled) }
    if call.jumps || isFar || isUnseen || !views.isVisible(view.index) {
      end = -.infinity
    } else {
      var timing = exit.timing
      timing.delay += delay
      end = max(end, glidePresence(view.index, to: exit, timing, jumps: false, options))
      if takesAlong, block == nil { changes.noteDeparting(index) }
      if arrangement.delegate != nil {
        note(.init(kind: .exit, list: arrangement, view: view, key: child.key, timing: timing))
      }
    }
    if block != nil { end = .infinity }
    with(index, arrangement) { $0.presenceEnd = end }
    arrangement.activate(index)
  }

  /// Moves a leaver that keeps its room to its new frame in the list (KL-13).
  func moveLeaver(_ entry: ChildEntry, _ arrangement: ChildArrangement, _ call: ArrangementCall) {
    let index = arrangement.keys.find(entry.key)
    guard index >= 0 else { return }
    let child = arrangement.children[Int(index)]
    let frame = entry.frame.relative(to: call.options.origin)
    guard child.state == .leaving, frame != child.frame else { return }
    with(index, arrangement) { $0.frame = frame }
    let view = Handle(bits: child.view).index
    if call.jumps || isOutOfSight(view, movingTo: entry.frame, call) {
      return setFrame(of: view, to: entry.frame)
    }
    glide(view, to: entry.frame, call.options.layout, call.options.sizing)
  }

  /// Adds the new child at a position of the list, whose view is the host's or made here, and begins its
  /// enter; one that waits is unseen until then. It is left out if its view cannot be had.
  func enter(
    _ position: Int, _ arrangement: ChildArrangement, _ call: inout ArrangementCall, waits: Bool
  ) {
    let entry = arrangement.pending[position]
    var view = Handle(bits: entry.view)
    if entry.view == 0 {
      // If no more views can be made the child is left out; the next list tries again.
      guard let made = try? views.createOwn() else { return }
      view = made
    } else if let (other, index) = membership(view.index) {
      // The view belongs to another key of the same list already.
      if other === arrangement, other.children[Int(index)].stamp == arrangement.stamp { return }
      leaveList(view, for: arrangement)
    }
    views.tags.set(entry.tag, of: view)
    var child = ArrangedChild(
      key: entry.key, view: view.bits, frame: entry.frame.relative(to: call.options.origin))
    child.stamp = arrangement.stamp
    child.flags = entry.flags
    child.state = waits ? .waiting : .entering
    let isNew = views.parent(view.index) != arrangement.parent.index
    if isNew {
      do throws(Fault) {
        try views.add(view.index, to: arrangement.parent.index)
      } catch {
        if entry.view == 0 { releases.append(view.bits) }
        return
      }
    }
    // The superview holds a view that was made here.
    if entry.view == 0 { releases.append(view.bits) }
    setFrame(of: view.index, to: entry.frame)
    let index = arrangement.insert(child)
    arrangement.enlist(index, at: position)
    arrangement.takePresence(entry, for: index)
    setMembership(view.index, arrangement, index)
    arrangement.count(.entered)
    events.post(.childEntering, view, other: arrangement.parent)
    if waits {
      let enter = arrangement.presence(of: index) ?? call.options.enter
      setPresence(view.index, enter.unseen, entry.frame.size, call.options)
    } else {
      beginEnter(index, entry, arrangement, &call, waits: false)
    }
  }

  /// Adds children to the list in force at the frames given, at rest, so that the list which is
  /// resolved next moves them from these. The calls for their views come first, and may end the parent.
  func seat(_ entries: borrowing Buffer<ChildEntry>, in arrangement: ChildArrangement) {
    let parent = arrangement.parent
    for number in 0..<entries.count {
      let view = Handle(bits: entries[number].view)
      guard views.names.contains(view) else { continue }
      if views.bearsNews(view.index) { views.announce(view.index, into: parent.index) }
    }
    guard views.names.contains(parent), find(parent.index) === arrangement else { return }
    arranging {
      for number in 0..<entries.count { seat(entries[number], arrangement) }
    }
    if !releases.isEmpty { release() }
  }

  /// Adds one child at its frame, unless it is listed already or its view cannot stand there.
  private func seat(_ entry: ChildEntry, _ arrangement: ChildArrangement) {
    let view = Handle(bits: entry.view)
    guard views.names.contains(view), arrangement.keys.find(entry.key) < 0,
      !views.isDescendant(arrangement.parent.index, of: view.index)
    else { return }
    leaveList(view, for: arrangement)
    if views.parent(view.index) != arrangement.parent.index {
      guard (try? views.add(view.index, to: arrangement.parent.index)) != nil else { return }
    }
    setFrame(of: view.index, to: entry.frame)
    setPresence(view.index, .atRest, entry.frame.size, arrangement.options)
    var child = ArrangedChild(
      key: entry.key, view: view.bits, frame: entry.frame.relative(to: arrangement.options.origin))
    child.stamp = arrangement.stamp
    // It has no presence that moves: it has entered at the end of this frame.
    child.state = .entering
    let index = arrangement.insert(child)
    arrangement.enlist(index)
    setMembership(view.index, arrangement, index)
    arrangement.count(.entered)
    arrangement.activate(index)
    events.post(.childEntering, view, other: arrangement.parent)
  }

  /// Begins the enter of a child whose view is in the tree; while it still waits only the frame and
  /// the tag are set.
  func beginEnter(
    _ index: Int32, _ entry: ChildEntry, _ arrangement: ChildArrangement,
    _ call: inout ArrangementCall, waits: Bool
  ) {
    let view = Handle(bits: arrangement.children[Int(index)].view)
    let frame = entry.frame.relative(to: call.options.origin)
    setFlags(entry.flags, of: index, arrangement)
    if frame != arrangement.children[Int(index)].frame || call.shift != .zero {
      with(index, arrangement) { $0.frame = frame }
      setFrame(of: view.index, to: entry.frame)
    }
    if entry.tag != views.tags.ofView(view.index) {
      views.tags.set(entry.tag, of: view)
      views.changePicture()
    }
    guard !waits else { return }
    let delay = call.entering.nextDelay(call.options, ranks)
    let isFar = isOutOfSight(view.index, movingTo: nil, call)
    if isFar { arrangement.count(.culled) }
    var (start, end) = (-Double.infinity, -Double.infinity)
    if call.entersAtOnce || isFar || entry.flags & ChildEntry.jumps != 0 {
      setPresence(view.index, .atRest, entry.frame.size, call.options)
    } else {
      let enter = arrangement.presence(of: index) ?? call.options.enter
      var timing = enter.timing
      timing.delay += delay
      start = animations.now + timing.delay
      setPresence(view.index, enter, entry.frame.size, call.options)
      end = glidePresence(view.index, to: .atRest, timing, jumps: false, call.options)
      if arrangement.delegate != nil {
        note(.init(kind: .enter, list: arrangement, view: view, key: entry.key, timing: timing))
      }
    }
    with(index, arrangement) { child in
      child.state = .entering
      child.enterStart = start
      child.presenceEnd = end
    }
    arrangement.activate(index)
  }

  /// Shifts a child with the list's origin, which the host has scrolled, without a move (KL-5).
  func shiftWithOrigin(_ index: Int32, _ arrangement: ChildArrangement, _ call: ArrangementCall) {
    let child = arrangement.children[Int(index)]
    // Leavers have been shifted already; the host determines where held children are.
    guard call.shift != .zero, child.frame != .unplaced, !child.isHeld
    else { return }
    shift(Handle(bits: child.view).index, by: call.shift)
  }

  /// Gives a child the flags of its entry.
  private func setFlags(_ flags: UInt32, of index: Int32, _ arrangement: ChildArrangement) {
    with(index, arrangement) { $0.flags = flags }
    let view = Handle(bits: arrangement.children[Int(index)].view).index
    views.setCountersScale(view, flags & ChildEntry.countersScale != 0)
  }

  /// Moves a child to its new frame in the list, if that differs or the host has let it go, and
  /// gives it flags and tag. Of a held child only the size follows the list.
  func move(
    _ index: Int32, _ entry: ChildEntry, _ arrangement: ChildArrangement,
    _ call: inout ArrangementCall
  ) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view).index
    if entry.tag != views.tags.ofView(view) {
      views.tags.set(entry.tag, of: Handle(bits: child.view))
      views.changePicture()
    }
    shiftWithOrigin(index, arrangement, call)
    let isHeld = entry.flags & ChildEntry.isHeld != 0 || child.isDragged
    let isLetGo = !isHeld && child.flags & ChildEntry.isHeld != 0
    let frame = entry.frame.relative(to: call.options.origin)
    setFlags(entry.flags, of: index, arrangement)
    guard frame != child.frame || isLetGo else { return }
    let delay = call.moving.nextDelay(call.options, ranks)
    if frame.size != child.frame.size { arrangement.count(.resized) }
    if frame.origin != child.frame.origin { arrangement.count(.moved) }
    with(index, arrangement) { $0.frame = frame }
    if isHeld {
      guard !call.jumps, entry.flags & ChildEntry.jumps == 0, call.options.sizing != .position
      else {
        return resize(view, to: entry.frame.size)
      }
      return glide(view, to: entry.frame.size, call.options.layout, call.options.sizing)
    }
    let isFar = isOutOfSight(view, movingTo: entry.frame, call)
    if isFar { arrangement.count(.culled) }
    if call.jumps || entry.flags & ChildEntry.jumps != 0 || isFar {
      return setFrame(of: view, to: entry.frame)
    }
    var timing = call.options.layout
    timing.delay += delay
    let sizing = call.options.sizing
    let end = end(of: timing)
    glide(view, to: entry.frame, timing, sizing)
    with(index, arrangement) { child in
      if child.state == .resting { child.state = .moving }
      child.moveEnd = max(child.moveEnd, end)
    }
    arrangement.activate(index)
  }
}

extension Rect {
  /// Frame of a child that differs from each frame that a list can give: so the next list moves it from
  /// wherever it is shown.
  static let unplaced = Rect(x: .infinity, y: 0, width: 0, height: 0)

  /// Returns a rectangle in the parent as one that counts from the origin of a list.
  func relative(to origin: Point) -> Rect {
    Rect(
      x: minX - origin.x, y: minY - origin.y, width: size.width, height: size.height)
  }

  /// Returns a rectangle that counts from the origin of a list as one in the parent.
  func absolute(from origin: Point) -> Rect {
    Rect(
      x: minX + origin.x, y: minY + origin.y, width: size.width, height: size.height)
  }
}
