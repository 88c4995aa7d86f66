/// Calls to delegates, and the changes that they make.
extension Arrangements {
  /// Model values of a view whose delegate has changed them while it left.
  struct Look {
    let view: Handle
    let values: [Double]
  }

  func setDelegate(_ delegate: ArrangementDelegate?, of parent: Handle) {
    arrangement(of: parent, optionsAtRest).setDelegate(delegate)
  }

  /// Reports that a child is gone; `isWhole` says whether its exit has run to its end.
  func reportLeft(_ child: ArrangedChild, _ arrangement: ChildArrangement, isWhole: Bool) {
    let view = Handle(bits: child.view)
    events.post(.childLeft, view, other: arrangement.parent, detail: isWhole ? 1 : 0)
    if !arrangement.looks.isEmpty { arrangement.forgetLook(of: view) }
    if arrangement.delegate == nil { return }
    note(
      .init(
        kind: .left, list: arrangement, view: view, key: child.key,
        tag: views.tags.ofView(view.index), finished: isWhole))
  }

  /// Makes the calls that have been noted. Calls noted meanwhile are made in the next frame.
  func notify() {
    guard !notes.isEmpty else { return }
    for note in takeNotes() {
      if let delegate = note.list.delegate, views.names.contains(note.list.parent) {
        notify(note, delegate)
      }
      if note.kind != .settled { views.release(note.view) }
    }
  }

  /// Makes a noted call; values that the delegate sets for an enter or exit are animated.
  private func notify(_ note: ArrangementDelegate.Note, _ delegate: ArrangementDelegate) {
    let (view, key) = (note.view, note.key)
    switch note.kind {
    case .left: delegate.left(view, key: key, tag: note.tag, finished: note.finished)
    case .settled: delegate.settled(view, finished: note.finished)
    case .enter:
      // The values that the delegate sets are those from which the child enters.
      let before = look(of: view.index)
      animations.performWithoutAnimation { delegate.enter(view, key: key) }
      if glide(to: before, view, note.timing) { extend(note) }
    case .exit:
      let before = look(of: view.index)
      var options = AnimationOptions(duration: note.timing.duration)
      options.curve = note.timing.curve
      options.delay = note.timing.delay
      _ = animations.animate(options) { delegate.exit(view, key: key) }
      guard let (list, index) = membership(view.index), list === note.list,
        list.children[Int(index)].state == .leaving, look(of: view.index) != before
      else { return }
      list.keep(Look(view: view, values: before))
      extend(note)
    }
  }

  /// Animates a child that returns to the values that it had before its exit, and forgets them.
  func restoreLook(_ view: Handle, _ arrangement: ChildArrangement, _ timing: ImplicitTiming) {
    for look in arrangement.looks where look.view == view {
      _ = glide(to: look.values, view, timing)
    }
    arrangement.forgetLook(of: view)
  }

  /// Returns the built-in model values of a view.
  private func look(of view: Int) -> [Double] {
    [Double](unsafeUninitializedCapacity: PropertyKind.builtInComponents) { scratch, count in
      guard let base = scratch.baseAddress else { return }
      views.readModel(view, into: base)
      count = PropertyKind.builtInComponents
    }
  }

  /// Animates a view to these model values; returns false if it has them already, or is gone.
  private func glide(to values: [Double], _ view: Handle, _ timing: ImplicitTiming) -> Bool {
    guard views.names.contains(view) else { return false }
    var glides = false
    for number in PropertyID.center.rawValue...PropertyID.cornerRadius.rawValue {
      let property = PropertyID(rawValue: number)
      guard let kind = PropertyKind.builtIn(property), let offset = kind.offset else { continue }
      values.withUnsafeBufferPointer { values in
        guard let value = values.baseAddress.map({ $0 + offset }),
          !Tracks.areEqual(views.model(view.index, at: offset), value, kind.componentCount)
        else { return }
        animations.glideQuietly(view.index, property, kind, to: value, timing)
        glides = true
      }
    }
    return glides
  }

  /// Lets an enter or exit last at least as long as what the delegate has animated.
  private func extend(_ note: ArrangementDelegate.Note) {
    guard let (list, index) = membership(note.view.index), list === note.list else { return }
    let end = animations.now + note.timing.delay + note.timing.duration
    with(index, list) { $0.presenceEnd = max($0.presenceEnd, end) }
    list.activate(index)
  }
}
