/// The beginning of a frame: what the last lists mean.
extension Arrangements {
  /// What children of one list do together.
  private struct Call {
    let options: ArrangementOptions
    /// Nothing is animated.
    let jumps: Bool
    /// Nobody comes with an effect.
    let entersAtOnce: Bool
    /// What is seen of the parent, in its coordinates, with its margin; none when everything counts.
    let sight: Rect?
    /// By how much the origin has moved since the last list.
    let shift: Point
    var entering = Ranks()
    var moving = Ranks()
    var leaving = Ranks()
  }

  /// Ranks of children that begin one after the other.
  private struct Ranks {
    var count = 0
    private var next = 0

    /// The delay of the next child: gaps shrink so that the last one begins within the limit.
    mutating func delay(_ options: ArrangementOptions) -> Double {
      let rank = options.staggerFrom == .first ? next : count - 1 - next
      next += 1
      guard count > 1, options.stagger > 0 else { return 0 }
      return Double(rank) * min(options.stagger, options.staggerLimit / Double(count - 1))
    }
  }

  /// Finds out what has become of the children, and lets them begin.
  func resolve() {
    if releases.count > 0 { release() }
    for arrangement in all { place(leaversOf: arrangement) }
    for arrangement in takePending() where views.names.contains(arrangement.parent) {
      resolve(arrangement)
    }
    if releases.count > 0 { release() }
  }

  private func release() {
    // Each may let go of others.
    while releases.count > 0 {
      let view = Handle(bits: releases[releases.count - 1])
      releases.removeLast()
      views.release(view)
    }
  }

  /// Leavers keep their distance to a corner of their parent, or what lies between; where that is not
  /// seen any more they are gone.
  private func place(leaversOf arrangement: ChildArrangement) {
    let size = views.bounds(arrangement.parent.index).size
    guard arrangement.leavers.count > 0 else { return }
    if !views.isInWindow(arrangement.parent.index) {
      while arrangement.leavers.count > 0 { end(arrangement.leavers[0], arrangement, detail: 0) }
      return
    }
    let x = (size.width - arrangement.size.width) * arrangement.options.anchor.x
    let y = (size.height - arrangement.size.height) * arrangement.options.anchor.y
    guard x != 0 || y != 0 else { return }
    for place in 0..<arrangement.leavers.count {
      let child = arrangement.children[Int(arrangement.leavers[place])]
      shift(Handle(bits: child.view).index, by: Point(x: x, y: y))
    }
    arrangement.size = size
  }

  private func resolve(_ arrangement: ChildArrangement) {
    guard let options = arrangement.pendingOptions else { return }
    defer { forgetPending(arrangement) }
    let parent = arrangement.parent.index
    let old = arrangement.options.origin
    let shift = Point(x: options.origin.x - old.x, y: options.origin.y - old.y)
    let size = views.bounds(parent).size
    let isResized = animations.hasResizedWindow && size != arrangement.size
    arrangement.size = size
    arrangement.options = options
    let isFirst = arrangement.isFirst
    arrangement.isFirst = false
    if shift == .zero, isUnchanged(arrangement) { return }
    let isShown = views.hasBeenShown(parent)
    var call = Call(
      options: options,
      jumps: arrangement.pendingJumps || !isShown
        || isResized && !options.flags.contains(.onResize),
      entersAtOnce: !options.flags.contains(.entersOnFirst) && (isFirst || !isShown),
      sight: options.flags.contains(.noCulling) ? nil : sight(of: parent, options.cullMargin),
      shift: shift)
    isArranging = true
    find(arrangement, &call)
    for place in 0..<arrangement.leavers.count where shift != .zero {
      self.shift(
        Handle(bits: arrangement.children[Int(arrangement.leavers[place])].view).index, by: shift)
    }
    for place in 0..<arrangement.pending.count { comeBack(place, arrangement, &call) }
    drop(leaversOf: arrangement) { $0.state != .leaving }
    for place in 0..<previous.count {
      let index = previous[place]
      let child = arrangement.children[Int(index)]
      if child.stamp != arrangement.stamp { leave(index, arrangement, &call) }
    }
    for place in 0..<arrangement.pending.count { enterOrMove(place, arrangement, &call) }
    order(arrangement)
    isArranging = false
  }

  /// The same list once more.
  private func isUnchanged(_ arrangement: ChildArrangement) -> Bool {
    guard arrangement.pending.count == arrangement.listed.count else { return false }
    let origin = arrangement.options.origin
    for place in 0..<arrangement.pending.count {
      let entry = arrangement.pending[place]
      let child = arrangement.children[Int(arrangement.listed[place])]
      guard entry.key == child.key, entry.view == 0 || entry.view == child.view,
        entry.frame.relative(to: origin) == child.frame,
        entry.tag == views.tags.ofView(Handle(bits: child.view).index)
      else { return false }
    }
    return true
  }

  /// Finds the child of each entry, and counts what will be done.
  private func find(_ arrangement: ChildArrangement, _ call: inout Call) {
    swap(&previous, &arrangement.listed)
    arrangement.listed.removeAll()
    arrangement.stamp &+= 1
    let origin = call.options.origin
    var kept = 0
    for place in 0..<arrangement.pending.count {
      let entry = arrangement.pending[place]
      let index = arrangement.keys.find(entry.key)
      let child = index >= 0 ? arrangement.children[Int(index)] : nil
      guard let child, entry.view == 0 || entry.view == child.view else {
        // The key goes to another view: the old one leaves without it.
        if index >= 0 { arrangement.keys.remove(entry.key) }
        arrangement.listed.append(-1)
        call.entering.count += 1
        continue
      }
      arrangement.children.base[Int(index)].stamp = arrangement.stamp
      arrangement.listed.append(index)
      if child.state != .leaving { kept += 1 }
      if child.frame != entry.frame.relative(to: origin) { call.moving.count += 1 }
    }
    call.leaving.count = previous.count - kept
  }

  // MARK: What children do

  private func comeBack(_ place: Int, _ arrangement: ChildArrangement, _ call: inout Call) {
    let index = arrangement.listed[place]
    guard index >= 0, arrangement.children[Int(index)].state == .leaving else { return }
    let view = Handle(bits: arrangement.children[Int(index)].view)
    views.setTouchable(view.index, true)
    views.setDetail(.departs, view.index, false)
    // The superview holds it again.
    releases.append(view.bits)
    let enter = call.options.enter
    let end = glidePresence(view.index, to: nil, enter.timing, call.jumps, call.options)
    with(index, arrangement) { child in
      child.state = .moving
      child.frame = .unplaced
      child.presenceEnd = max(child.presenceEnd, end)
    }
    arrangement.activate(index)
    events.post(.childReturned, view, other: arrangement.parent)
  }

  private func leave(_ index: Int32, _ arrangement: ChildArrangement, _ call: inout Call) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view)
    let options = call.options
    try? views.retain(view)
    arrangement.leavers.append(index)
    with(index, arrangement) { $0.state = .leaving }
    if call.shift != .zero { shift(view.index, by: call.shift) }
    views.setDetail(.departs, view.index, true)
    if !options.flags.contains(.leaversTakeTouches) { views.setTouchable(view.index, false) }
    events.post(.childLeaving, view, other: arrangement.parent)
    let delay = call.leaving.delay(options)
    let isWaiting = child.state == .entering && child.enterStart > animations.now
    let isUnseen = isWaiting && options.enter.alpha <= 0
    let isFar = isOutOfSight(view.index, nil, call)
    var end = child.presenceEnd
    if call.jumps || isFar || isUnseen || !views.isVisible(view.index) {
      end = -.infinity
    } else {
      var timing = options.exit.timing
      timing.delay += delay
      end = max(
        end, glidePresence(view.index, to: options.exit, timing, false, options))
    }
    with(index, arrangement) { $0.presenceEnd = end }
    arrangement.activate(index)
  }

  private func enterOrMove(_ place: Int, _ arrangement: ChildArrangement, _ call: inout Call) {
    let index = arrangement.listed[place]
    if index >= 0 {
      move(index, arrangement.pending[place], arrangement, &call)
    } else {
      enter(place, arrangement, &call)
    }
  }

  private func enter(_ place: Int, _ arrangement: ChildArrangement, _ call: inout Call) {
    let entry = arrangement.pending[place]
    let delay = call.entering.delay(call.options)
    var view = Handle(bits: entry.view)
    if entry.view == 0 {
      // Without room for one more view the child is left out; the next list tries again.
      guard let made = try? views.create() else { return }
      view = made
      views.setDetail(.libraryOwned, view.index, true)
    } else if let (other, index) = membership(view.index) {
      isArranging = false
      let old = other.children[Int(index)]
      // Another key of this list has the view already.
      if other === arrangement, old.stamp == arrangement.stamp { return isArranging = true }
      if old.state != .leaving || other !== arrangement {
        viewDidMove(view.index, from: nil, wasInWindow: false)
      }
      isArranging = true
      if old.state == .leaving, other === arrangement { end(index, arrangement, detail: 0) }
    }
    views.tags.set(entry.tag, of: view)
    var child = ArrangedChild(
      key: entry.key, view: view.bits, frame: entry.frame.relative(to: call.options.origin))
    child.stamp = arrangement.stamp
    let isNew = views.parent(view.index) != arrangement.parent.index
    if isNew {
      do throws(Fault) {
        try views.add(view.index, to: arrangement.parent.index)
      } catch {
        if entry.view == 0 { releases.append(view.bits) }
        return
      }
    }
    if entry.view == 0 { releases.append(view.bits) }
    set(view.index, entry.frame)
    let isFar = isOutOfSight(view.index, nil, call)
    let isPlain = call.jumps || call.entersAtOnce || isFar || entry.flags & ChildEntry.jumps != 0
    if !isPlain {
      var timing = call.options.enter.timing
      timing.delay += delay
      child.state = .entering
      child.enterStart = animations.now + timing.delay
      setPresence(view.index, call.options.enter, entry.frame.size, call.options)
      child.presenceEnd = glidePresence(view.index, to: nil, timing, false, call.options)
    } else {
      child.state = .entering
    }
    let index = arrangement.insert(child)
    arrangement.listed[place] = index
    _ = arrangement.keys.insert(entry.key, index)
    join(view.index, arrangement, index)
    arrangement.activate(index)
    events.post(.childEntering, view, other: arrangement.parent)
  }

  private func move(
    _ index: Int32, _ entry: ChildEntry, _ arrangement: ChildArrangement, _ call: inout Call
  ) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view).index
    if entry.tag != views.tags.ofView(view) {
      views.tags.set(entry.tag, of: Handle(bits: child.view))
      views.drawVersion += 1
    }
    // A scroll is no move; leavers have been taken along already.
    if call.shift != .zero, child.frame != .unplaced { shift(view, by: call.shift) }
    let frame = entry.frame.relative(to: call.options.origin)
    guard frame != child.frame else { return }
    let delay = call.moving.delay(call.options)
    with(index, arrangement) { $0.frame = frame }
    if call.jumps || entry.flags & ChildEntry.jumps != 0 || isOutOfSight(view, entry.frame, call) {
      return set(view, entry.frame)
    }
    var timing = call.options.layout
    timing.delay += delay
    let sizing = call.options.sizing
    let end = animations.now + timing.delay + timing.duration
    glide(view, to: entry.frame, timing, sizing)
    with(index, arrangement) { child in
      if child.state == .resting { child.state = .moving }
      child.moveEnd = max(child.moveEnd, end)
    }
    arrangement.activate(index)
  }

  // MARK: Places

  /// What is seen of a view, in its own coordinates, with a margin around.
  private func sight(of view: Int, _ margin: Double) -> Rect? {
    var sight: Rect?
    var index = view
    while true {
      if index == 0 || views.has(.clipsToBounds, index) {
        guard let way = try? tracks.way(from: index, to: view, isShown: true),
          let seen = try? way.carry(tracks.place(of: index).bounds)
        else { return nil }
        // What does not meet is out of sight altogether: an empty place far away stands for it.
        sight =
          sight.map { $0.intersection(seen) ?? Rect(origin: seen.origin, size: .zero) } ?? seen
      }
      guard let next = views.parent(index) else { break }
      index = next
    }
    return sight.map {
      Rect(
        x: $0.minX - margin, y: $0.minY - margin, width: $0.size.width + 2 * margin,
        height: $0.size.height + 2 * margin)
    }
  }

  /// Whether nothing of a way is seen: neither where a child is shown nor where it goes, nor what lies
  /// between.
  private func isOutOfSight(_ view: Int, _ target: Rect?, _ call: Call) -> Bool {
    guard let sight = call.sight else { return false }
    let place = tracks.place(of: view)
    guard var way = try? place.placement.carry(place.bounds) else { return false }
    if let target { way = way.union(target) }
    return way.maxX < sight.minX || way.minX > sight.maxX || way.maxY < sight.minY
      || way.minY > sight.maxY
  }

  /// Puts the views of the list into its order, back to front. What is no child keeps its neighbours.
  private func order(_ arrangement: ChildArrangement) {
    let parent = arrangement.parent.index
    var kept = 0
    for place in 0..<arrangement.listed.count where arrangement.listed[place] >= 0 {
      arrangement.listed[kept] = arrangement.listed[place]
      kept += 1
    }
    arrangement.listed.shorten(to: kept)
    var sibling = views.rows[parent].firstChild
    for place in 0..<kept {
      let view = Handle(bits: arrangement.children[Int(arrangement.listed[place])].view).index
      sibling = firstListed(from: sibling, arrangement)
      if Int(sibling) == view {
        sibling = views.rows[view].next
      } else if sibling >= 0 {
        try? views.insert(view, into: parent, below: Int(sibling))
      }
    }
    place(leaversIn: arrangement)
  }

  /// The first sibling that stands in the list, a view and those in front of it.
  private func firstListed(from first: Int32, _ arrangement: ChildArrangement) -> Int32 {
    var sibling = first
    while sibling >= 0 {
      if let (other, index) = membership(Int(sibling)), other === arrangement,
        arrangement.children[Int(index)].state != .leaving
      {
        return sibling
      }
      sibling = views.rows[Int(sibling)].next
    }
    return -1
  }

  private func place(leaversIn arrangement: ChildArrangement) {
    guard arrangement.options.leaverOrder != .natural, arrangement.listed.count > 0 else { return }
    let isBelow = arrangement.options.leaverOrder == .below
    let place = isBelow ? 0 : arrangement.listed.count - 1
    let edge = Handle(bits: arrangement.children[Int(arrangement.listed[place])].view).index
    for place in 0..<arrangement.leavers.count {
      let child = arrangement.children[Int(arrangement.leavers[place])]
      let view = Handle(bits: child.view).index
      if isBelow {
        try? views.insert(view, into: arrangement.parent.index, below: edge)
      } else {
        try? views.insert(view, into: arrangement.parent.index, above: edge)
      }
    }
  }
}

extension Rect {
  /// Of a child whose way is to be begun wherever it stands.
  fileprivate static let unplaced = Rect(x: .infinity, y: 0, width: 0, height: 0)

  fileprivate func relative(to point: Point) -> Rect {
    Rect(
      x: minX - point.x, y: minY - point.y, width: size.width, height: size.height)
  }
}
