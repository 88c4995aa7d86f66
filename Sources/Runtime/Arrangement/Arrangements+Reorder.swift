/// Dragging a child to another place: the host owns the order of its data, the library says which index a
/// finger means (KL-29 to KL-31).
extension Arrangements {
  /// A finger takes a child, where it is seen, and lifts it in front of the others.
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
    guard arrangement.drag == nil else {
      throw Fault(.busy, "another child of the view is being dragged")
    }
    guard arrangement.children[Int(index)].state != .waiting else {
      throw Fault(.invalidState, "the child waits until others have left")
    }
    guard let center = PropertyKind.builtIn(.center) else { return }
    let view = Handle(bits: arrangement.children[Int(index)].view).index
    // It stays where it is at the time of the touch: what moved it ends there.
    animations.catchUp(.center, of: view)
    tracks.readShown(view, .center, center, into: room)
    let seen = Point(x: room[0], y: room[1])
    animations.remove(.center, from: view)
    put(view, at: seen)
    let end = glidePresence(
      view, to: options.lift, options.lift.timing, !animations.isEnabled, arrangement.options)
    with(index, arrangement) { child in
      child.isDragged = true
      child.presenceEnd = max(child.presenceEnd, end)
    }
    let first = arrangement.order?.index(of: key) ?? place(of: index, arrangement)
    arrangement.beginDrag(
      ReorderDrag(
        key: key, taking: seen, at: point, since: animations.now, first: first,
        over: arrangement.parent, options))
    arrangement.activate(index)
    arranging { order(arrangement) }
    lift()
    noteFinger(of: arrangement, at: point, in: arrangement)
  }

  /// The index among the others that a finger at a point means.
  func updateReorder(of parent: Int, at point: Point) throws(Fault) -> Int {
    let (arrangement, _, _) = try drag(of: parent)
    let list = find(parent) ?? arrangement
    let found = try follow(arrangement, at: point, in: list)
    noteFinger(of: arrangement, at: point, in: list)
    return found
  }

  /// Moves a child with its finger, which is at a point of a list; returns, and tells when it changes,
  /// the index there that this means.
  private func follow(
    _ arrangement: ChildArrangement, at point: Point, in list: ChildArrangement
  ) throws(Fault) -> Int {
    let (_, drag, index) = try drag(of: arrangement.parent.index)
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view).index
    let map = try map(from: list, to: arrangement)
    put(view, at: arrangement.drag(to: map.apply(to: point)))
    // Without the lift: its growth would count for both directions, and neighbours would flicker.
    let rect = views.frame(view)
    let found: Int
    if list === arrangement, let order = list.order {
      found = order.passed(by: rect, drag.key)
    } else if list !== arrangement {
      let back = try self.map(from: arrangement, to: list)
      found = before(back.apply(to: rect.center), drag, list)
    } else if drag.options.axis == .grid {
      found = nearest(to: rect.center, drag, arrangement)
    } else {
      found = passed(by: rect, drag, arrangement)
    }
    if found != drag.index || drag.over != list.parent {
      arrangement.aimDrag(at: found, in: list.parent)
      events.post(
        .reorderChanged, Handle(bits: child.view), other: list.parent,
        detail: Int32(truncatingIfNeeded: found))
    }
    return found
  }

  /// Keeps where the finger is in the window, and lets what is near there scroll (AU-1).
  private func noteFinger(
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

  /// Children under fingers stay there while what they stand in scrolls (AU-2).
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

  /// The finger lets go: the child falls into its place. Answers its index.
  func endReorder(of parent: Int, velocity: Vector, isCancelled: Bool) throws(Fault) -> Int {
    let (arrangement, drag, index) = try drag(of: parent)
    let map = try map(from: find(parent) ?? arrangement, to: arrangement)
    let found = isCancelled ? drag.first : drag.index
    let child = arrangement.children[Int(index)]
    arrangement.endDrag()
    stopScrollers(for: arrangement)
    let view = Handle(bits: child.view).index
    let origin = arrangement.options.origin
    var slot = Point(x: child.frame.center.x + origin.x, y: child.frame.center.y + origin.y)
    if child.frame == .unplaced {
      // It has come back and waits for its place: until then it stays where it is let go.
      let model = views.geometry(view)
      slot = Point(x: model[0], y: model[1])
    } else if let landing = arrangement.order?.landing(
      of: child.key, at: found, from: Views.center(views.geometry(view)))
    {
      slot = landing.center
      with(index, arrangement) { $0.frame = landing.relative(to: origin) }
    }
    let timing = drag.options.drop
    fall(view, to: slot, timing, map.carry(velocity))
    let end = glidePresence(
      view, to: nil, drag.options.lift.timing, !animations.isEnabled, arrangement.options)
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

  /// The child has left, or its parent the window: the drag is over.
  func dropDrag(of arrangement: ChildArrangement) {
    guard let drag = arrangement.drag else { return }
    arrangement.endDrag()
    stopScrollers(for: arrangement)
    let index = arrangement.keys.find(drag.key)
    guard index >= 0 else { return }
    with(index, arrangement) { $0.isDragged = false }
    let view = Handle(bits: arrangement.children[Int(index)].view)
    events.post(.reorderEnded, view, other: arrangement.parent, detail: -1)
  }

  /// The list of the child that is dragged here, the drag, and the child's index in that list. A finger
  /// may have come here with a child of another list of the group.
  private func drag(
    of parent: Int
  ) throws(Fault) -> (ChildArrangement, ReorderDrag, Int32) {
    let own = find(parent)
    var holder = own
    if let own, own.drag == nil, own.options.group != 0 {
      // A child of another list of the group, above this one.
      for other in all where other.drag != nil && other.options.group == own.options.group {
        holder = other
      }
    }
    own?.closeGaps()
    holder?.closeGaps()
    guard let holder, let drag = holder.drag, case let index = holder.keys.find(drag.key),
      index >= 0
    else {
      throw Fault(.invalidState, "no child of the view is being dragged: begin a reorder first")
    }
    return (holder, drag, index)
  }

  private func map(
    from list: ChildArrangement, to other: ChildArrangement
  ) throws(Fault) -> AffineTransform {
    guard list !== other else { return .identity }
    return try tracks.transform(from: list.parent.index, to: other.parent.index, isShown: true)
      .flattened
  }

  /// Where a child that comes from another list belongs: before the first place whose middle lies
  /// behind it; in a grid, at the nearest.
  private func before(_ point: Point, _ drag: ReorderDrag, _ list: ChildArrangement) -> Int {
    if let order = list.order { return order.before(point) }
    var (best, least) = (0, Double.infinity)
    let line = line(drag, list)
    for place in 0..<list.listed.count {
      let center = slot(place, list).center
      guard let line else {
        let distance = center.distance(to: point)
        if distance < least { (best, least) = (place, distance) }
        continue
      }
      if line.place(of: center) < line.place(of: point) { best = place + 1 }
    }
    return best
  }

  /// The line along which children follow one another: the way from the first one's place to the last
  /// one's, which the direction of layout says of a single one; none for a grid.
  private func line(_ drag: ReorderDrag, _ list: ChildArrangement) -> ReorderLine? {
    guard drag.options.axis != .grid else { return nil }
    var line = ReorderLine(isVertical: drag.options.axis == .vertical, forward: 1)
    let count = list.listed.count
    let way =
      count > 1
      ? line.place(of: slot(count - 1, list).center) - line.place(of: slot(0, list).center) : 0
    if way != 0 {
      line.forward = way < 0 ? -1 : 1
    } else if !line.isVertical {
      line.forward = views.layoutDirection(of: list.parent.index).forward
    }
    return line
  }

  /// How many of the listed children stand before one.
  private func place(of index: Int32, _ arrangement: ChildArrangement) -> Int {
    for place in 0..<arrangement.listed.count where arrangement.listed[place] == index {
      return place
    }
    return 0
  }

  /// The frame in its parent that a list gives a child.
  private func slot(_ place: Int, _ arrangement: ChildArrangement) -> Rect {
    let origin = arrangement.options.origin
    return arrangement.children[Int(arrangement.listed[place])].frame
      .relative(to: Point(x: -origin.x, y: -origin.y))
  }

  /// In a line: a neighbour is passed when the leading edge lies beyond the middle of its place. Places,
  /// not pictures: so the motion of the others does not act back.
  private func passed(
    by rect: Rect, _ drag: ReorderDrag, _ arrangement: ChildArrangement
  ) -> Int {
    let own = place(of: arrangement.keys.find(drag.key), arrangement)
    guard let line = line(drag, arrangement) else { return own }
    let (low, high) = line.ends(of: rect)
    func middle(_ place: Int) -> Double { line.place(of: slot(place, arrangement).center) }
    var index = own
    while index + 1 < arrangement.listed.count, high > middle(index + 1) { index += 1 }
    guard index == own else { return index }
    while index > 0, low < middle(index - 1) { index -= 1 }
    return index
  }

  /// In a grid: the place whose middle is nearest, if it is nearer than its own by more than a quarter of
  /// the smaller side.
  private func nearest(
    to point: Point, _ drag: ReorderDrag, _ arrangement: ChildArrangement
  ) -> Int {
    let own = place(of: arrangement.keys.find(drag.key), arrangement)
    guard own < arrangement.listed.count else { return own }
    let present = slot(own, arrangement).center.distance(to: point)
    var (best, least) = (own, present)
    for place in 0..<arrangement.listed.count where place != own {
      let rect = slot(place, arrangement)
      let distance = rect.center.distance(to: point)
      let margin = min(rect.size.width, rect.size.height) / 4
      if distance < least, distance < present - margin { (best, least) = (place, distance) }
    }
    return best
  }

  // MARK: Places

  /// Puts a view's center at a place at once.
  func put(_ view: Int, at center: Point) {
    guard let kind = PropertyKind.builtIn(.center) else { return }
    room[0] = center.x
    room[1] = center.y
    tracks.setModel(view, .center, kind, to: room)
  }

  /// Moves a child that its list does not place as it moves the others.
  func glide(_ index: Int32, _ arrangement: ChildArrangement, to center: Point) {
    let view = Handle(bits: arrangement.children[Int(index)].view).index
    let options = arrangement.options
    guard let kind = PropertyKind.builtIn(.center), Views.center(views.geometry(view)) != center
    else { return }
    let isMoved =
      animations.isEnabled && views.hasBeenShown(arrangement.parent.index)
      && options.sizing != .size
    guard isMoved else { return put(view, at: center) }
    room[0] = center.x
    room[1] = center.y
    let isInBlock = isInAnimatedBlock
    if isInBlock {
      animations.set(view, .center, kind, to: room)
    } else {
      animations.glideQuietly(view, .center, kind, to: room, options.layout)
    }
    let end = isInBlock ? .infinity : end(of: options.layout)
    with(index, arrangement) { child in
      if child.state == .resting { child.state = .moving }
      child.moveEnd = max(child.moveEnd, end)
    }
    arrangement.activate(index)
  }

  /// Moves a view's center to a place by a timing, where that is a spring with a velocity besides; at
  /// once where nothing animates.
  func fall(
    _ view: Int, to center: Point, _ timing: ImplicitTiming, _ velocity: Vector
  ) {
    guard let kind = PropertyKind.builtIn(.center), animations.isEnabled, !timing.isImmediate,
      let group = animations.group(for: timing)
    else { return put(view, at: center) }
    room[0] = center.x
    room[1] = center.y
    room[2] = timing.curve.isSpring ? velocity.dx : 0
    room[3] = timing.curve.isSpring ? velocity.dy : 0
    tracks.keepDrifts()
    addVelocity(of: view, in: group)
    tracks.animate(
      view, .center, kind, to: room, group: group, velocity: UnsafePointer(room + 2))
    animations.bound(view, .center, group, timing, isNotified: false)
  }

  /// Adds the velocity of the record that a view has in a group already, which began in this frame.
  private func addVelocity(of view: Int, in group: TrackGroupID) {
    let track = tracks.find(view, .center)
    guard !track.isNone, let record = tracks.record(on: track, of: group) else { return }
    tracks.columns(of: record) { columns in
      guard columns.hasVelocities else { return }
      room[2] += columns.velocity[2 * record.row]
      room[3] += columns.velocity[2 * record.row + 1]
    }
  }
}
