/// Dragging a child to another place: the host owns the order of its data, the library says which index a
/// finger means (KL-29 to KL-31).
extension Arrangements {
  /// Begins the drag of a child: it stops where it is shown, is lifted in front of the others, and
  /// scrollers hear of the finger. Refused while another child of the list, or of its group, is
  /// dragged: a call about a third list would not say which of two it means.
  func beginReorder(
    of parent: Int, _ key: UInt64, at point: Point, _ options: ReorderOptions
  ) throws(Fault) {
    guard let arrangement = find(parent), key != 0 else {
      throw Fault(.notFound, "the view has no child with this key")
    }
    arrangement.closeGaps()
    let index = arrangement.keys.find(key)
    guard index >= 0, arrangement.children[Int(index)].state != .leaving else {
      throw Fault(.notFound, "the view has no child with this key")
    }
    guard drag(inGroupOf: arrangement) == nil else {
      throw Fault(.busy, "another child of the view, or of its group, is being dragged")
    }
    guard arrangement.children[Int(index)].state != .waiting else {
      throw Fault(.invalidState, "the child waits until others have left")
    }
    guard let center = PropertyKind.builtIn(.center) else { return }
    let view = Handle(bits: arrangement.children[Int(index)].view).index
    // Motions have gone on since the last frame: the child stops where the finger has met it.
    animations.catchUp(.center, of: view)
    tracks.readShown(view, .center, center, into: scratch)
    let seen = Point(x: scratch[0], y: scratch[1])
    animations.remove(.center, from: view)
    setCenter(of: view, to: seen)
    let end = glidePresence(
      view, to: options.lift, options.lift.timing, jumps: !animations.isEnabled, arrangement.options
    )
    with(index, arrangement) { child in
      child.isDragged = true
      child.presenceEnd = max(child.presenceEnd, end)
    }
    let first = arrangement.order?.index(of: key) ?? position(of: index, arrangement)
    arrangement.beginDrag(
      ReorderDrag(
        key: key, taking: seen, at: point, since: animations.now, first: first,
        over: arrangement.parent, options))
    arrangement.activate(index)
    arranging { order(arrangement) }
    lift()
    tellScrollers(of: arrangement, at: point, in: arrangement)
  }

  /// Moves the dragged child with the finger, which is at a point of `parent`, and tells scrollers of
  /// the finger. Returns the index that it means.
  func updateReorder(of parent: Int, at point: Point) throws(Fault) -> Int {
    let (arrangement, _, _) = try findDrag(over: parent)
    let list = find(parent) ?? arrangement
    let found = try follow(arrangement, at: point, in: list)
    tellScrollers(of: arrangement, at: point, in: list)
    return found
  }

  /// Moves the dragged child of an arrangement with its finger, which is at a point of `list`. Returns
  /// the index in `list` that this means, and posts an event when index or list are others than
  /// before.
  private func follow(
    _ arrangement: ChildArrangement, at point: Point, in list: ChildArrangement
  ) throws(Fault) -> Int {
    let (_, drag, index) = try findDrag(over: arrangement.parent.index)
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view).index
    let map = try map(from: list, to: arrangement)
    setCenter(of: view, to: arrangement.moveDrag(to: map.apply(to: point)))
    // The frame without the lift, whose growth would pass neighbours on both sides by turns.
    let rect = views.frame(view)
    let found: Int
    if list === arrangement, let order = list.order {
      found = order.index(passedBy: rect, drag.key)
    } else if list !== arrangement {
      let back = try self.map(from: arrangement, to: list)
      found = arrivalPosition(at: back.apply(to: rect.center), drag, list)
    } else if drag.options.axis == .grid {
      found = positionInGrid(nearest: rect.center, drag, arrangement)
    } else {
      found = positionInLine(passedBy: rect, drag, arrangement)
    }
    if found != drag.index || drag.over != list.parent {
      arrangement.aimDrag(at: found, in: list.parent)
      events.post(
        .reorderChanged, Handle(bits: child.view), other: list.parent,
        detail: Int32(truncatingIfNeeded: found))
    }
    return found
  }

  /// Notes where the finger is in the window, and tells scrollers, which scroll near their edges
  /// (AU-1), if the drag's options let them.
  private func tellScrollers(
    of arrangement: ChildArrangement, at point: Point, in list: ChildArrangement
  ) {
    guard let drag = arrangement.drag, drag.options.scrolls else { return }
    let finger = try? views.convert(
      point, from: list.parent.index, to: views.window.index)
    arrangement.noteDrag(seenAt: finger)
    guard let finger else { return }
    let view = list.parent
    for observer in views.observers where views.names.contains(view) {
      observer.dragMoves(arrangement.parent, from: view.index, at: finger)
    }
  }

  /// Keeps dragged children under their fingers while what they stand in scrolls (AU-2).
  func followFingers() {
    for arrangement in all {
      guard let drag = arrangement.drag, let finger = drag.finger,
        views.names.contains(drag.over), let list = find(drag.over.index),
        let point = try? views.convert(
          finger, from: views.window.index, to: drag.over.index)
      else { continue }
      _ = try? follow(arrangement, at: point, in: list)
    }
  }

  /// Tells scrollers that a finger drags no more.
  private func stopScrollers(for arrangement: ChildArrangement) {
    for observer in views.observers { observer.dragEnds(arrangement.parent) }
  }

  /// Ends a drag: the child falls to the frame that its list gives it, with the finger's velocity, and
  /// its lift goes. Posts and returns the index that the finger meant, after a cancel the first one.
  func endReorder(of parent: Int, velocity: Vector, isCancelled: Bool) throws(Fault) -> Int {
    let (arrangement, drag, index) = try findDrag(over: parent)
    let map = try map(from: find(parent) ?? arrangement, to: arrangement)
    let found = isCancelled ? drag.first : drag.index
    let child = arrangement.children[Int(index)]
    arrangement.endDrag()
    stopScrollers(for: arrangement)
    let view = Handle(bits: child.view).index
    let origin = arrangement.options.origin
    var target = Point(x: child.frame.center.x + origin.x, y: child.frame.center.y + origin.y)
    if child.frame == .unplaced {
      // The next list places this child: until then it stays where it is let go.
      target = Views.center(views.geometry(view))
    } else if let landing = arrangement.order?.landing(
      of: child.key, at: found, from: Views.center(views.geometry(view)))
    {
      target = landing.center
      with(index, arrangement) { $0.frame = landing.relative(to: origin) }
    }
    let timing = drag.options.drop
    fall(view, to: target, timing, map.carry(velocity))
    let end = glidePresence(
      view, to: .atRest, drag.options.lift.timing, jumps: !animations.isEnabled, arrangement.options
    )
    with(index, arrangement) { child in
      child.isDragged = false
      child.isFalling = true
      if child.state == .resting { child.state = .moving }
      child.moveEnd = max(child.moveEnd, animations.now + timing.duration)
      child.presenceEnd = max(child.presenceEnd, end)
    }
    arrangement.activate(index)
    events.post(
      .reorderEnded, Handle(bits: child.view), other: arrangement.parent,
      detail: Int32(truncatingIfNeeded: found))
    return found
  }

  /// Ends the drag, if there is one, of a child that has left, or whose parent has left the window.
  /// Posts the end with index −1; the child is not moved.
  func dropDrag(of arrangement: ChildArrangement) {
    guard let drag = arrangement.drag else { return }
    arrangement.endDrag()
    stopScrollers(for: arrangement)
    let index = arrangement.keys.find(drag.key)
    guard index >= 0 else { return }
    with(index, arrangement) { $0.isDragged = false }
    let view = Handle(bits: arrangement.children[Int(index)].view)
    events.post(.reorderEnded, view, other: arrangement.parent, detail: Self.noIndex)
  }

  /// Index in the event of a drag that ends without one.
  private static let noIndex: Int32 = -1

  /// Finds the drag for a call about the list of `parent`: the list that the dragged child belongs to,
  /// the drag, and the child's index in that list. Throws if no child is being dragged.
  private func findDrag(
    over parent: Int
  ) throws(Fault) -> (ChildArrangement, ReorderDrag, Int32) {
    let own = find(parent)
    var holder = own
    // The finger may be over this list with a child of another list of the group.
    if let own { holder = drag(inGroupOf: own) ?? own }
    // Indices are those of lists without gaps.
    own?.closeGaps()
    holder?.closeGaps()
    guard let holder, let drag = holder.drag, case let index = holder.keys.find(drag.key),
      index >= 0
    else {
      throw Fault(.invalidState, "no child of the view is being dragged: begin a reorder first")
    }
    return (holder, drag, index)
  }

  /// Returns the list whose child is being dragged: the list itself, or one of its group, in which one
  /// child is dragged at a time.
  private func drag(inGroupOf list: ChildArrangement) -> ChildArrangement? {
    guard list.drag == nil else { return list }
    let group = list.options.group
    return group == 0 ? nil : all.first { $0.drag != nil && $0.options.group == group }
  }

  /// Returns the map between the shown coordinates of two lists.
  private func map(
    from list: ChildArrangement, to other: ChildArrangement
  ) throws(Fault) -> AffineTransform {
    guard list !== other else { return .identity }
    return try tracks.transform(from: list.parent.index, to: other.parent.index, isShown: true)
      .flattened
  }

  /// Returns the position for a child of another list whose middle is at a point: in a line behind all
  /// positions whose middles lie before the point, in a grid the nearest position.
  private func arrivalPosition(at point: Point, _ drag: ReorderDrag, _ list: ChildArrangement)
    -> Int
  {
    if let order = list.order { return order.index(forArrivalAt: point) }
    var (best, least) = (0, Double.infinity)
    let line = line(drag, list)
    for position in 0..<list.listed.count {
      let center = frame(at: position, list).center
      guard let line else {
        let distance = center.distance(to: point)
        if distance < least { (best, least) = (position, distance) }
        continue
      }
      if line.coordinate(of: center) < line.coordinate(of: point) { best = position + 1 }
    }
    return best
  }

  /// Returns the line along which children follow one another; nil for a grid. It runs from the first
  /// position to the last one, and in the direction of layout where these do not tell.
  private func line(_ drag: ReorderDrag, _ list: ChildArrangement) -> ReorderLine? {
    guard drag.options.axis != .grid else { return nil }
    var line = ReorderLine(isVertical: drag.options.axis == .vertical, forward: 1)
    let count = list.listed.count
    let distance =
      count > 1
      ? line.coordinate(of: frame(at: count - 1, list).center)
        - line.coordinate(of: frame(at: 0, list).center) : 0
    if distance != 0 {
      line.forward = distance < 0 ? -1 : 1
    } else if !line.isVertical {
      line.forward = views.layoutDirection(of: list.parent.index).forward
    }
    return line
  }

  /// Returns the position of a child in its list; 0 if it is not listed.
  private func position(of index: Int32, _ arrangement: ChildArrangement) -> Int {
    for position in 0..<arrangement.listed.count where arrangement.listed[position] == index {
      return position
    }
    return 0
  }

  /// Returns the frame in the parent that a list gives the child at a position.
  private func frame(at position: Int, _ arrangement: ChildArrangement) -> Rect {
    arrangement.children[Int(arrangement.listed[position])].frame
      .absolute(from: arrangement.options.origin)
  }

  /// Returns the position in a line that a dragged child means, whose frame is `rect`: it passes a
  /// neighbour when its leading edge lies beyond the middle of the neighbour's place. Frames of the list
  /// are compared, not shown ones, so that neighbours which give way do not change the answer.
  private func positionInLine(
    passedBy rect: Rect, _ drag: ReorderDrag, _ arrangement: ChildArrangement
  ) -> Int {
    let own = position(of: arrangement.keys.find(drag.key), arrangement)
    guard let line = line(drag, arrangement) else { return own }
    let (low, high) = line.ends(of: rect)
    func middle(_ position: Int) -> Double {
      line.coordinate(of: frame(at: position, arrangement).center)
    }
    var index = own
    while index + 1 < arrangement.listed.count, high > middle(index + 1) { index += 1 }
    // A long child may lie beyond a middle on both sides: forward counts first.
    guard index == own else { return index }
    while index > 0, low < middle(index - 1) { index -= 1 }
    return index
  }

  /// Returns the position in a grid whose middle is nearest to a dragged child's, if it is nearer than the
  /// child's own by more than a quarter of its smaller side; else the own one.
  private func positionInGrid(
    nearest point: Point, _ drag: ReorderDrag, _ arrangement: ChildArrangement
  ) -> Int {
    let own = position(of: arrangement.keys.find(drag.key), arrangement)
    guard own < arrangement.listed.count else { return own }
    let present = frame(at: own, arrangement).center.distance(to: point)
    var (best, least) = (own, present)
    for position in 0..<arrangement.listed.count where position != own {
      let rect = frame(at: position, arrangement)
      let distance = rect.center.distance(to: point)
      let margin = min(rect.size.width, rect.size.height) / 4
      if distance < least, distance < present - margin { (best, least) = (position, distance) }
    }
    return best
  }

  // MARK: Places

  /// Sets a view's center at once.
  func setCenter(of view: Int, to center: Point) {
    guard let kind = PropertyKind.builtIn(.center) else { return }
    scratch[0] = center.x
    scratch[1] = center.y
    tracks.setModel(view, .center, kind, to: scratch)
  }

  /// Animates the center of a child that its list does not place, such as a heading, with the timing by
  /// which the list moves the others.
  func glide(_ index: Int32, _ arrangement: ChildArrangement, to center: Point) {
    let view = Handle(bits: arrangement.children[Int(index)].view).index
    let options = arrangement.options
    guard let kind = PropertyKind.builtIn(.center), Views.center(views.geometry(view)) != center
    else { return }
    let isMoved =
      animations.isEnabled && views.hasBeenShown(arrangement.parent.index)
      && options.sizing != .size
    guard isMoved else { return setCenter(of: view, to: center) }
    scratch[0] = center.x
    scratch[1] = center.y
    let isInBlock = isInAnimatedBlock
    if isInBlock {
      animations.set(view, .center, kind, to: scratch)
    } else {
      animations.glideQuietly(view, .center, kind, to: scratch, options.layout)
    }
    let end = isInBlock ? .infinity : end(of: options.layout)
    with(index, arrangement) { child in
      if child.state == .resting { child.state = .moving }
      child.moveEnd = max(child.moveEnd, end)
    }
    arrangement.activate(index)
  }

  /// Animates a view's center by a timing, and from a velocity if that is a spring; sets it at once
  /// where nothing is animated.
  func fall(
    _ view: Int, to center: Point, _ timing: ImplicitTiming, _ velocity: Vector
  ) {
    guard let kind = PropertyKind.builtIn(.center), animations.isEnabled, !timing.isImmediate,
      let group = animations.group(for: timing)
    else { return setCenter(of: view, to: center) }
    scratch[0] = center.x
    scratch[1] = center.y
    scratch[2] = timing.curve.isSpring ? velocity.dx : 0
    scratch[3] = timing.curve.isSpring ? velocity.dy : 0
    // The record has a velocity, for which its group needs a second factor.
    tracks.keepDrifts()
    addVelocity(of: view, in: group)
    tracks.animate(
      view, .center, kind, to: scratch, group: group, velocity: UnsafePointer(scratch + 2))
    animations.bound(view, .center, group, timing, isNotified: false)
  }

  /// Adds to the velocity in `scratch[2]` and `scratch[3]` that of a record which the view has in the group
  /// already: it began in this frame, and the new record takes its place.
  private func addVelocity(of view: Int, in group: TrackGroupID) {
    let track = tracks.find(view, .center)
    guard !track.isNone, let record = tracks.record(on: track, of: group) else { return }
    tracks.columns(of: record) { columns in
      guard columns.hasVelocities else { return }
      scratch[2] += columns.velocity[2 * record.row]
      scratch[3] += columns.velocity[2 * record.row + 1]
    }
  }
}
