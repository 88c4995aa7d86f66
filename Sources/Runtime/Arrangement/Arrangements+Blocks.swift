/// Lists that are given inside an animated block, of an animator or a transition too: they are
/// resolved at once, and their changes belong to the block.
extension Arrangements {
  /// Resolves a list at once, as a part of the open block; its callbacks follow.
  func resolveInBlock(_ arrangement: ChildArrangement) {
    arranging { bind(arrangement) }
    if !releases.isEmpty { release() }
  }

  /// Resolves a list inside the open block, and ties its changes to the block's end.
  private func bind(_ arrangement: ChildArrangement) {
    var driver: Driver?
    if case .driver(let own, _)? = animations.contexts.innermost?.pointee.target { driver = own }
    let block = ArrangementBlock(arrangement)
    arrangement.beginBlock()
    // An inner block of its own duration, with an end of its own.
    animations.begin(AnimationOptions(duration: animations.inheritedDuration))
    resolve(arrangement, in: block)
    // No group: nothing moves in the block, so its end would not be reported.
    let isEmpty = (animations.contexts.innermost?.pointee.group ?? -1) < 0
    // A driver says where its block ends; any other block ends with the inner one's motions.
    if !isEmpty || block.reversal != nil, let driver, !driver.hasEnded {
      // Blocks are undone from the last to the first.
      driver.followFirst { [self] in end(block, $0) }
      _ = animations.commit(completion: nil)
    } else if !isEmpty {
      _ = animations.commit { [self] _ in end(block, .end) }
    } else {
      _ = animations.commit(completion: nil)
      end(block, .end)
    }
  }

  /// Ends the changes of a block: they stay, or are undone if it ends at its start.
  private func end(_ block: ArrangementBlock, _ outcome: AnimatingPosition) {
    let list = block.list
    list.endBlock()
    guard views.names.contains(list.parent) else { return }
    list.endMotionsOfBlocks(at: animations.now)
    arranging {
      if outcome == .start, block.isInForce { undo(block) } else { glideToPlaces(list) }
    }
  }

  /// Puts the list before a block's into force again, without motion: children that left come back,
  /// those from other lists return to these, and those that came are taken out.
  private func undo(_ block: ArrangementBlock) {
    let list = block.list
    block.reversal?.undo()
    list.stampList(again: block.formerStamp)
    changes.closeList(of: list)
    for position in 0..<block.former.count {
      let former = block.former[position]
      let index = find(former, list)
      guard index >= 0 else { continue }
      if list.children[Int(index)].state == .leaving {
        comeBack(index, list, block.options, jumps: true)
      }
      restore(index, list, block.options, former.frame, former.flags)
      list.enlist(index)
    }
    list.dropLeavers { $0.state != .leaving }
    // Before the others, as what stays in this list without its stamp is taken out.
    for guest in block.guests { giveBack(guest, from: list) }
    for position in 0..<changes.former.count {
      let index = changes.former[position]
      let child = list.children[Int(index)]
      guard child.state != .none, child.stamp != list.stamp else { continue }
      // `end` releases the view, which only the beginning of an exit retains.
      if child.state != .leaving { try? views.retain(Handle(bits: child.view)) }
      end(index, list, isWhole: false, isAmongLeavers: false)
    }
    list.closeGaps()
    list.restore(block.options)
    order(list)
  }

  /// Returns the index of a child of the list before, which may have another view or slot meanwhile,
  /// and gives it its key back; −1 if it is gone.
  private func find(_ former: ArrangementBlock.Former, _ list: ChildArrangement) -> Int32 {
    // Views of rows on demand may be those of other rows meanwhile: there the key counts.
    guard list.order == nil else { return list.keys.find(former.key) }
    let view = Handle(bits: former.view)
    var index = former.index
    if views.names.contains(view), let (other, present) = membership(view.index), other === list {
      index = present
    }
    let child = list.children[Int(index)]
    guard child.state != .none, child.view == former.view || child.key == former.key else {
      return ArrangedChild.none
    }
    list.giveKey(former.key, to: index)
    return index
  }

  /// Returns a child to the list from which the block has taken it, if that list has not been
  /// replaced since.
  private func giveBack(_ guest: ArrangementBlock.Guest, from list: ChildArrangement) {
    let (source, key) = (guest.source, guest.child.key)
    let index = list.keys.find(key)
    guard index >= 0, list.children[Int(index)].view == guest.child.view,
      list.children[Int(index)].stamp != list.stamp, source.stampInForce == guest.stamp,
      views.names.contains(source.parent)
    else { return }
    let isLeaving = guest.child.state == .leaving
    // It was leaving the source when it was taken: its exit, which retains the view, ends there with
    // this frame.
    if isLeaving, (try? views.retain(Handle(bits: guest.child.view))) != nil {
      with(index, list) { $0.state = .leaving }
    }
    let claim = ArrangementClaim(source: list, list: source, key: key)
    guard move(claim) else { return }
    postMove(claim)
    let sourceIndex = source.keys.find(key)
    if isLeaving { return with(sourceIndex, source) { $0.presenceEnd = animations.now } }
    source.moveLast(to: guest.position)
    restore(sourceIndex, source, source.options, guest.child.frame, guest.child.flags)
    order(source)
  }

  /// Gives a child of the list its old frame and flags, without motion, and marks it as listed.
  private func restore(
    _ index: Int32, _ list: ChildArrangement, _ options: ArrangementOptions, _ frame: Rect,
    _ flags: UInt32
  ) {
    with(index, list) { child in
      child.frame = frame
      child.flags = flags
      child.stamp = list.stamp
    }
    if frame != .unplaced, flags & ChildEntry.isHeld == 0 {
      let view = Handle(bits: list.children[Int(index)].view).index
      setFrame(of: view, to: frame.absolute(from: options.origin))
    }
  }

  /// Moves the children of the list in force to their places and to rest, wherever the block has left
  /// them.
  private func glideToPlaces(_ list: ChildArrangement) {
    let options = list.options
    for position in 0..<list.listed.count {
      let child = list.children[Int(list.listed[position])]
      guard child.frame != .unplaced, !child.isHeld, child.state != .waiting else { continue }
      let view = Handle(bits: child.view).index
      let frame = child.frame.absolute(from: options.origin)
      glide(view, to: frame, options.layout, options.sizing)
      _ = glidePresence(view, to: .atRest, options.enter.timing, jumps: false, options)
    }
  }

  /// Animates a property with its own timing, or inside a block with the block's.
  func animate(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming
  ) {
    if block != nil {
      animations.set(view, property, kind, to: value)
    } else {
      animations.glideQuietly(view, property, kind, to: value, timing)
    }
  }

  /// Returns the time at which a timing ends; infinity inside a block, as only the block's end says
  /// when its motions end.
  func end(of timing: ImplicitTiming) -> Double {
    block != nil ? .infinity : animations.now + timing.delay + timing.duration
  }
}
