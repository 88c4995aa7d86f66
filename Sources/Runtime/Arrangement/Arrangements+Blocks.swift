/// Lists that are given inside an animated block, an animator's or a transition's: what they mean is found
/// out at once, and belongs to the block.
extension Arrangements {
  func resolveInBlock(_ arrangement: ChildArrangement) {
    var driver: Driver?
    if case .driver(let own, _)? = animations.contexts.innermost?.pointee.target { driver = own }
    let block = ArrangementBlock(arrangement)
    arrangement.closeGaps()
    for place in 0..<arrangement.listed.count {
      let index = arrangement.listed[place]
      let child = arrangement.children[Int(index)]
      block.former.append(
        .init(index: index, view: child.view, frame: child.frame, flags: child.flags))
    }
    isInBlock = true
    arrangement.blocks += 1
    // A block inside the block: it has its timing, and an end of its own.
    animations.begin(AnimationOptions(duration: animations.inheritedDuration))
    if hasGroups {
      taken = [arrangement]
      claim()
      taken = []
    }
    resolve(arrangement)
    isInBlock = false
    block.stamp = arrangement.stamp
    let isEmpty = (animations.contexts.innermost?.pointee.group ?? -1) < 0
    if !isEmpty, let driver, !driver.hasEnded {
      driver.followers.append { [self] in end(block, $0) }
      _ = animations.commit(completion: nil)
    } else if !isEmpty {
      _ = animations.commit { [self] _ in end(block, .end) }
    } else {
      _ = animations.commit(completion: nil)
      end(block, .end)
    }
    if releases.count > 0 { release() }
  }

  private func end(_ block: ArrangementBlock, _ outcome: AnimatingPosition) {
    let list = block.list
    list.blocks -= 1
    list.closeGaps()
    guard views.names.contains(list.parent) else { return }
    for place in 0..<list.active.count where list.blocks == 0 {
      with(list.active[place], list) { child in
        if child.presenceEnd == .infinity { child.presenceEnd = animations.now }
        if child.moveEnd == .infinity { child.moveEnd = animations.now }
      }
    }
    list.isSettling = true
    if outcome == .start, list.stamp == block.stamp { undo(block) } else { settle(list) }
  }

  /// The list before is in force again: who came goes, who left is back, without motion.
  private func undo(_ block: ArrangementBlock) {
    let list = block.list
    isArranging = true
    list.stamp &+= 1
    previous.removeAll()
    previous.append(contentsOf: list.listed.base, count: list.listed.count)
    list.listed.removeAll()
    for place in 0..<block.former.count {
      let former = block.former[place]
      guard list.children[Int(former.index)].state != .none,
        list.children[Int(former.index)].view == former.view
      else { continue }
      if list.children[Int(former.index)].state == .leaving {
        comeBack(former.index, list, block.options, jumps: true)
      }
      with(former.index, list) { child in
        child.frame = former.frame
        child.flags = former.flags
        child.stamp = list.stamp
      }
      if former.frame != .unplaced, former.flags & ChildEntry.isHeld == 0 {
        let origin = block.options.origin
        set(
          Handle(bits: former.view).index,
          former.frame.relative(to: Point(x: -origin.x, y: -origin.y)))
      }
      list.listed.append(former.index)
    }
    drop(leaversOf: list) { $0.state != .leaving }
    for place in 0..<previous.count {
      let index = previous[place]
      guard list.children[Int(index)].stamp != list.stamp else { continue }
      end(index, list, detail: 0, isListed: false)
    }
    list.options = block.options
    order(list)
    isArranging = false
  }

  /// A list is in force, and what the block has left elsewhere goes to where that says.
  private func settle(_ list: ChildArrangement) {
    let options = list.options
    for place in 0..<list.listed.count {
      let child = list.children[Int(list.listed[place])]
      guard child.frame != .unplaced, !child.isHeld, child.state != .waiting else { continue }
      let view = Handle(bits: child.view).index
      let frame = child.frame.relative(to: Point(x: -options.origin.x, y: -options.origin.y))
      glide(view, to: frame, options.layout, options.sizing)
      _ = glidePresence(view, to: nil, options.enter.timing, false, options)
    }
  }

  /// Lets a property go somewhere: with its own timing, or the block's.
  func animate(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming
  ) {
    if isInBlock {
      animations.set(view, property, kind, to: value)
    } else {
      animations.glideQuietly(view, property, kind, to: value, timing)
    }
  }

  /// When that is over; a block says so itself.
  func end(of timing: ImplicitTiming) -> Double {
    isInBlock ? .infinity : animations.now + timing.delay + timing.duration
  }
}
