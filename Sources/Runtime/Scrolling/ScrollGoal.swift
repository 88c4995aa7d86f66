/// The goal of an axis in the terms in which it was given: after a change of sizes its offset is
/// found anew (SC-85).
struct ScrollGoal: BitwiseCopyable {
  enum Terms: BitwiseCopyable {
    /// A page, in the host's numbering.
    case page(Double)
    /// The snap area with this index.
    case area(Int)
    /// The greatest or the least offset, at whichever side the content begins.
    case edge(isMaximum: Bool)
    /// The smallest move that shows something in the content: to its start, or to its end.
    case content(start: Double, size: Double, toEnd: Bool)
    /// Held by a finger, so many pages from the first one.
    case held(pages: Double)
  }

  var terms: Terms
  /// The offset found for it, and the number of the frame in which that was.
  var offset: Double
  var frame: UInt64
}

/// A goal of the program, with its terms on both axes; none for plain offsets.
struct ScrollPlace {
  var offset: Point
  var terms: (ScrollGoal.Terms?, ScrollGoal.Terms?) = (nil, nil)
}

extension Scroller {
  /// Returns the goal of an axis; none if it moves by momentum, or to a plain offset.
  ///
  /// A goal stays known while only some of the new sizes have been given: frame and content size
  /// come in any order, in one frame or over two.
  func goal(_ axis: Int) -> ScrollGoal? {
    let scrollAxis = self[axis]
    let isMoving: Bool
    switch scrollAxis.state {
    case .moving(let motion):
      if motion.kind == .decelerating || motion.kind == .bouncing { return nil }
      isMoving = true
    case .idle, .dragging: isMoving = false
    }
    let offset = scrollAxis.isDragging ? scrollAxis.raw : scrollAxis.target
    let frame = scrollers.frame.number
    // A view without room has no pages: a goal stays known until there is room.
    let hasNoRoom = options.paging.has(axis) && paging(axis) == nil
    if var known = goals[axis], known.offset == offset,
      isMoving || hasNoRoom || frame <= known.frame + 1
    {
      if hasNoRoom { known.frame = frame }
      return known
    }
    return terms(of: offset, axis).map { ScrollGoal(terms: $0, offset: offset, frame: frame) }
  }

  /// Returns the terms in which an offset can be expressed; none for a plain offset.
  private func terms(of offset: Double, _ axis: Int) -> ScrollGoal.Terms? {
    let scrollAxis = self[axis]
    if let paging = paging(axis) {
      if scrollAxis.isDragging {
        return isInBlock ? nil : .held(pages: paging.pages(at: offset))
      }
      let page = min(max(0, paging.page(at: offset)), paging.last)
      guard isSame(offset, scrollAxis.inRange(paging.offset(of: page))) else { return nil }
      return .page(page)
    }
    guard !scrollAxis.isDragging, let snapping = snapping(axis) else { return nil }
    for index in snapping.positions.indices where isSame(offset, snapping.positions[index].offset) {
      return .area(index)
    }
    return nil
  }

  /// Returns the offset that terms mean in the present range; nil if the page or area does not exist.
  func offset(for terms: ScrollGoal.Terms, _ axis: Int) -> Double? {
    let scrollAxis = self[axis]
    switch terms {
    case .page(let number):
      return paging(axis).map { paging in
        scrollAxis.inRange(paging.offset(of: min(number, paging.last)))
      }
    case .area(let index):
      guard let snapping = snapping(axis), index < snapping.positions.count else { return nil }
      return snapping.positions[index].offset
    case .edge(let isMaximum): return isMaximum ? scrollAxis.maximum : scrollAxis.minimum
    case .content(let start, let size, let toEnd):
      let (first, last) = ends(axis, of: start, size)
      return scrollAxis.inRange(toEnd && last <= first ? last : first)
    case .held(let pages): return paging(axis).map { $0.offset(of: pages) }
    }
  }

  /// Notes the goal of an axis, with the offset at which it is held or to which it moves.
  func noteGoal(_ goal: ScrollGoal?, _ axis: Int) {
    var goal = goal
    goal?.offset = self[axis].isDragging ? self[axis].raw : self[axis].target
    goals.noteGoal(goal, axis)
  }

  /// Notes a goal in terms that have just been given; nil for a plain offset.
  func noteGoal(_ terms: ScrollGoal.Terms?, _ axis: Int) {
    noteGoal(
      terms.map { ScrollGoal(terms: $0, offset: 0, frame: scrollers.frame.number) }, axis)
  }

  /// Whether an axis that goes to a page comes to rest elsewhere, because content is missing.
  func misses(_ goal: ScrollGoal?, _ axis: Int) -> Bool {
    guard case .page(let number)? = goal?.terms, let paging = paging(axis), !self[axis].isDragging
    else { return false }
    return number > paging.last
      || !isSame(self[axis].target, paging.offset(of: number))
  }

  /// Adapts drag and motion to pages of another size: a drag counts from the same page as before, and a
  /// motion to a page has as many pages left. In an animated block motions go on from where they are.
  func carryPages(_ axis: Int, from old: Paging, _ goal: ScrollGoal?) {
    guard let new = paging(axis),
      new.size != old.size || new.origin != old.origin
        || new.forward != old.forward
    else { return }
    func carried(_ offset: Double) -> Double {
      new.offset(of: old.pages(at: offset))
    }
    fingers.carry(axis, carried)
    guard case .page? = goal?.terms, self[axis].isMoving, !isInBlock else { return }
    self[axis].shift(by: carried(self[axis].offset) - self[axis].offset)
  }

  /// Whether `carryPages` or the goal determines the horizontal offset, so that it does not go along with
  /// the start: for a drag that counts pages, and a motion to a page outside of blocks.
  func isCarriedByPages(_ old: Paging?, _ goal: ScrollGoal?) -> Bool {
    guard old != nil else { return false }
    switch goal?.terms {
    case .held?: return true
    case .page?: return !isInBlock
    default: return false
    }
  }

  /// Shifts a goal in the content that lies behind a place where the content has grown, and its offset if
  /// offsets move.
  func moveGoal(_ axis: Int, at place: Double, by delta: Double, movesOffset: Bool) {
    guard var goal = goals[axis] else { return }
    if case .content(let start, let size, let toEnd) = goal.terms, start >= place {
      goal.terms = .content(start: start + delta, size: size, toEnd: toEnd)
    }
    if movesOffset { goal.offset += delta }
    goals.noteGoal(goal, axis)
  }

  /// Whether an animated block is open.
  var isInBlock: Bool { scrollers.animations.contexts.last?.isAnimated ?? false }

  /// Returns the offsets at which something in the content is at the start of the view, and at
  /// its end.
  func ends(_ axis: Int, of start: Double, _ size: Double) -> (first: Double, last: Double) {
    let inset = restInsets(axis)
    return (start - inset.start, start + size - self[axis].dimension + inset.end)
  }

  /// Sets snap areas. A motion to an area goes on to the area with its index if there are as many as
  /// before; content at rest moves to the nearest one.
  func setSnapAreas(_ axis: Int, _ areas: [SnapArea]) {
    adoptView()
    let count = content.snapAreas[axis].count
    let goal = self[axis].isMoving && count == areas.count ? goal(axis) : nil
    content.setSnapAreas(axis, areas, in: scrollers.frame.number)
    if let goal, let offset = offset(for: goal.terms, axis) {
      self[axis].redirect(to: offset, at: scrollers.now)
      noteGoal(goal, axis)
    }
    settleAtRest()
  }

  /// Whether offsets differ by rounding alone.
  func isSame(_ offset: Double, _ other: Double) -> Bool {
    (offset - other).magnitude <= 1e-6
  }
}
