extension Animations {
  /// Opens a block: changes until the matching `commit` are animated together.
  func begin(_ options: AnimationOptions, isOpenEnded: Bool = false) {
    var context = resolve(options)
    context.isOpenEnded = isOpenEnded
    contexts.append(context)
  }

  /// Runs a block between `begin` and `commit`, and closes what it has left open.
  func animate(
    _ context: AnimationContext, completion: Completions.Handler? = nil, _ body: () -> Void
  ) -> Handle {
    let depth = contexts.count
    contexts.append(context)
    body()
    while contexts.count > depth + 1 { _ = commit(completion: nil) }
    return commit(completion: completion)
  }

  func animate(
    _ options: AnimationOptions, completion: Completions.Handler? = nil, _ body: () -> Void
  ) -> Handle {
    animate(resolve(options), completion: completion, body)
  }

  /// Closes the innermost block. Answers the name of its animation; none when nothing moves.
  func commit(completion: Completions.Handler?) -> Handle {
    guard let context = contexts.popLast() else { return .none }
    guard context.group >= 0 else {
      // CONTRACT UA-1, UA-2: without anything to animate it completes on the next turn.
      if let completion { completions.post(completion) }
      return .none
    }
    switch context.target {
    case .clock: return start(context, completion)
    case .driver(let driver, let window):
      driver.add(
        context.group, window: window, curve: context.options.curve,
        completion: completions.keep(completion))
      tracks.a[Int(context.group)] = 1 - (driver.members.last?.progress ?? 0)
      if driver.schedulePosition >= 0 { tracks.setActive(context.group, true) }
      return .none
    case .capture, .none: return .none
    }
  }

  /// Gives a property a new value: animated inside a block, at once outside.
  func set(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    guard let context = contexts.last, context.isAnimated, isEnabled else {
      tracks.setModel(view, property, kind, to: value)
      return
    }
    let model = tracks.modelValue(view, property, kind)
    if Tracks.areEqual(model, value, kind.componentCount) { return }
    tracks.animate(view, property, kind, to: value, group: groupOfInnermost())
  }

  /// Ends an animation before its time. Its properties stay where they are shown.
  func freeze(_ name: Handle) throws(Fault) {
    let (table, row) = try find(name)
    tracks.freeze(table.group[row])
    completions.fire(table.completion[row], finished: false)
    removeRow(table, row)
  }

  /// Ends an animation before its time. Its properties show their target at once.
  func jump(_ name: Handle) throws(Fault) {
    let (table, row) = try find(name)
    tracks.removeGroupNotingChanges(table.group[row])
    completions.fire(table.completion[row], finished: false)
    removeRow(table, row)
  }

  /// Removes everything that moves a view: it shows its model values (CONTRACT UA-3).
  func removeAll(from view: Int) {
    tracks.willChange()
    while !views.rows[view].firstTrack.isNone {
      let track = views.rows[view].firstTrack
      let table = tables(of: track)
      let group = table.records.group[track.row]
      views.noteChange(view, table.identity[track.row].property)
      tracks.remove(RecordID(track))
      if tracks.groups[Int(group)].count == 0 { endEmpty(group) }
    }
  }

  /// Removes everything that moves one property of a view.
  func remove(_ property: PropertyID, from view: Int) {
    tracks.willChange()
    views.noteChange(view, property)
    var track = tracks.find(view, property)
    while !track.isNone {
      let group = tables(of: track).records.group[track.row]
      tracks.remove(RecordID(track))
      if tracks.groups[Int(group)].count == 0 { endEmpty(group) }
      track = tracks.find(view, property)
    }
  }

  /// Ends the block animation of a group that has lost its last record.
  func endEmpty(_ group: TrackGroupID) {
    let tag = tracks.groups[Int(group)].tag
    guard tracks.groups[Int(group)].isLive, tag >= 0 else { return }
    let table = self.table(AnimationTable.sort(ofTag: tag))
    let row = AnimationTable.row(ofTag: tag)
    guard row < table.count, table.group[row] == group else { return }
    tracks.removeGroup(group)
    completions.fire(table.completion[row], finished: false)
    removeRow(table, row)
  }

  private func tables(of track: TrackID) -> TrackTable { tracks.tables[track.table] }

  private func find(_ name: Handle) throws(Fault) -> (AnimationTable, Int) {
    guard names.contains(name) else { throw Fault(.staleHandle, "the animation has ended") }
    let tag = tracks.groups[Int(groupOfName[name.index])].tag
    return (table(AnimationTable.sort(ofTag: tag)), AnimationTable.row(ofTag: tag))
  }

  private func groupOfInnermost() -> TrackGroupID {
    let last = contexts.count - 1
    if contexts[last].group >= 0 { return contexts[last].group }
    let context = contexts[last]
    var isActive = true
    if case .driver = context.target { isActive = false }
    if context.options.delay > 0 { isActive = false }
    let group = tracks.makeGroup(
      tag: -1, isActive: isActive,
      blocksInteraction: !context.options.flags.contains(.allowUserInteraction))
    contexts[last].group = group
    return group
  }

  private func start(_ context: AnimationContext, _ completion: Completions.Handler?) -> Handle {
    let options = context.options
    guard let name = try? names.insert(.animation) else {
      // Two million animations at once: the changes are made, without motion.
      tracks.removeGroupNotingChanges(context.group)
      if let completion { completions.post(completion) }
      return .none
    }
    while groupOfName.count <= name.index { groupOfName.append(-1) }
    groupOfName[name.index] = context.group
    let curve = curves.use(options.curve)
    let runsBack = options.flags.contains(.autoreverses)
    let iterations = runsBack ? -options.iterations : options.iterations
    let table =
      options.delay > 0 ? waiting : self.table(sort(of: curves.entries[Int(curve)], iterations))
    let row = table.append(
      start: now + options.delay, duration: options.duration, curve: curve, group: context.group,
      completion: completions.keep(completion), name: name, iterations: iterations)
    tracks.groups.base[Int(context.group)].tag = table.tag(row)
    if options.delay > 0 { deadlines.insert(now + options.delay, name) }
    return name
  }

  /// What a block inside the present one means (CONTRACT UA-7).
  private func resolve(_ options: AnimationOptions) -> AnimationContext {
    var options = options
    guard isEnabled else { return AnimationContext(target: .none, options: options) }
    guard let outer = contexts.last else {
      return AnimationContext(target: options.duration > 0 ? .clock : .none, options: options)
    }
    let inherits = !options.flags.contains(.overrideInheritedOptions) && outer.isAnimated
    if inherits {
      if !options.flags.contains(.overrideInheritedDuration) {
        options.duration = outer.options.duration
      }
      if !options.flags.contains(.overrideInheritedCurve) { options.curve = outer.options.curve }
      options.delay += outer.options.delay
    }
    let target = self.target(of: options, inside: outer, inherits: inherits)
    return AnimationContext(target: options.duration > 0 ? target : .none, options: options)
  }

  private func target(
    of options: AnimationOptions, inside outer: AnimationContext, inherits: Bool
  ) -> AnimationContext.Target {
    switch outer.target {
    case .none: return .none
    case .clock: return .clock
    case .capture(let driver):
      return .driver(driver, window: .init(begin: options.delay, length: options.duration))
    case .driver(let driver, var window):
      if !inherits || options.flags.contains(.overrideInheritedDuration) {
        window.length = options.duration
      }
      window.begin += options.delay - (inherits ? outer.options.delay : 0)
      return .driver(driver, window: window)
    }
  }
}

extension Animations {
  func performWithoutAnimation(_ body: () -> Void) {
    let context = AnimationContext(target: .none, options: AnimationOptions(duration: 0))
    _ = animate(context, body)
  }
}
