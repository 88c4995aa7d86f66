/// A change of the insets of one source, from the first call that sets them until they rest. Calls
/// that set them meanwhile are part of the same change (IN-7).
///
///     rest ── set, animated ──▶ moving ── has arrived ──▶ rest
///       │                        ▲  │
///       └──── drag ──▶ dragged ──┘◀─┘ drag
final class InsetChange {
  typealias Handler = () -> Void

  struct Participant {
    /// Called each time the insets are set.
    let animation: Handler?
    /// Called once, at the end of the change.
    let completion: Handler?
  }

  /// Insets at the beginning of the change, and the goal, or where a finger holds them.
  let from: Insets
  fileprivate(set) var to: Insets
  /// The animation of the last call; none if it was not animated.
  fileprivate(set) var options: AnimationOptions?
  fileprivate(set) var isDragged = false
  fileprivate(set) var isOver = false
  /// Counts the calls that set insets in this change.
  fileprivate(set) var serial: UInt64 = 0
  fileprivate(set) var participants: [Participant]
  /// Handles of the motions that the change has begun.
  fileprivate(set) var motions: [Handle] = []

  init(from: Insets, _ participants: [Participant], after last: InsetChange?) {
    self.from = from
    to = from
    serial = last.map { $0.serial + 1 } ?? 0
    self.participants = participants
  }

  /// Whether the change has ended with the insets that it began with.
  var wasCancelled: Bool { isOver && to == from }
}

/// Insets of the window that move (safe area, keyboard), and participants that move along (IN-7,
/// IN-8).
extension Controllers {
  func insets(_ source: InsetSource) -> Insets {
    insetState[source]
  }

  /// The change of this source that is under way, else the last one.
  func lastChange(_ source: InsetSource) -> InsetChange? { insetState.last(source) }

  /// Sets new insets of the window, animated if there are options; the end of that motion is the
  /// end of the change. Ends a finger's drag of them.
  func setInsets(
    _ source: InsetSource, _ insets: Insets, _ options: AnimationOptions?,
    completion: Completions.Handler?
  ) {
    let change = noteChange(by: source)
    let serial = change.serial
    change.isDragged = false
    change.options = options
    guard let options else {
      apply(change, source, insets)
      end(change, source, serial)
      completion?(true)
      return
    }
    // The runtime owns controllers and animations, and calls no completions once it ends.
    let name = animations.animate(
      options,
      completion: { [unowned(unsafe) self] finished in
        end(change, source, serial)
        completion?(finished)
      }
    ) { apply(change, source, insets) }
    change.motions.removeAll { !animations.names.contains($0) }
    change.motions.append(name)
  }

  /// Sets insets that a finger drags; they follow it until `setInsets` is called.
  func dragInsets(_ source: InsetSource, _ insets: Insets) {
    let change = noteChange(by: source)
    change.options = nil
    if !change.isDragged {
      change.isDragged = true
      // Animations in flight end: from now on the finger's insets are shown.
      let motions = change.motions
      change.motions = []
      for name in motions where animations.names.contains(name) { try? animations.jump(name) }
    }
    animations.performWithoutAnimation { apply(change, source, insets) }
  }

  /// Adds a participant to the change that is under way, whose motion it joins at once, or else to
  /// the next one.
  func join(_ source: InsetSource, _ participant: InsetChange.Participant) {
    guard let change = insetState.change(source) else {
      return insetState.wait(source, participant)
    }
    change.participants.append(participant)
    guard let animation = participant.animation else { return }
    if insetState.applying === change {
      animation()
    } else if let options = change.options {
      _ = animations.animate(options) { animation() }
    } else {
      animations.performWithoutAnimation { animation() }
    }
  }

  /// The insets as shown in this frame, on their way during an animation.
  func shownInsets(_ source: InsetSource) -> Insets {
    guard let property = insetProperty(source), let kind = views.properties.kind(of: property)
    else { return insets(source) }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      // The buffer is never empty.
      let values = scratch.baseAddress.unsafelyUnwrapped
      animations.tracks.readShown(views.window.index, property, kind, into: values)
      return Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
  }

  /// Drops all changes at the end of the runtime.
  func forgetInsetChanges() { insetState.forget() }

  /// Sets the participant of all changes of a source from now on, or none.
  func setInsetObserver(_ source: InsetSource, _ observer: InsetChange.Participant?) {
    insetState.setObserver(source, observer)
  }

  // MARK: One call of a change

  /// Returns the change under way, in which the call counts, or else a new one.
  private func noteChange(by source: InsetSource) -> InsetChange {
    guard let change = insetState.change(source) else { return insetState.begin(source) }
    change.serial += 1
    return change
  }

  /// Applies insets with the block that is open: layouts, sheets and scrollers first, then the
  /// observer and the participants.
  private func apply(_ change: InsetChange, _ source: InsetSource, _ insets: Insets) {
    let serial = change.serial
    // A participant may set the insets of the other source: after that this change goes on.
    let outer = insetState.setApplying(change)
    defer { _ = insetState.setApplying(outer) }
    change.to = insets
    if let property = insetProperty(source) {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
        // The buffer is never empty.
        let values = scratch.baseAddress.unsafelyUnwrapped
        (values[0], values[1]) = (insets.top, insets.left)
        (values[2], values[3]) = (insets.bottom, insets.right)
        set(views.window.index, property, values)
      }
    }
    setWindowInsets(source, insets)
    var index = 0
    // A participant may add another one, which `join` calls, or set the insets again, which calls
    // all.
    let count = change.participants.count
    insetState.observer(source)?.animation?()
    while index < count, change.serial == serial, !change.isOver {
      change.participants[index].animation?()
      index += 1
    }
  }

  /// Ends a change and calls its completions, unless another call has set insets since `serial`.
  private func end(_ change: InsetChange, _ source: InsetSource, _ serial: UInt64) {
    guard change.serial == serial, !change.isOver else { return }
    change.isOver = true
    change.options = nil
    let participants = change.participants
    change.participants = []
    insetState.observer(source)?.completion?()
    for participant in participants { participant.completion?() }
  }

  /// Returns the window's property that carries these insets, so that an animation of them has
  /// shown values.
  private func insetProperty(_ source: InsetSource) -> PropertyID? {
    let name: StaticString = source == .safeArea ? "motus.safe_area" : "motus.keyboard"
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return try? views.properties.register(Array(bytes), initial: [0, 0, 0, 0])
  }
}

/// The keyboard, dragged by a scroller's finger (IN-8).
extension Controllers: ScrollKeyboard {
  /// Lets a finger at height `y` of the window drag the keyboard down, whose upper edge then is not
  /// above the finger. The drag begins where the finger comes below that edge, and is over once the
  /// host sets other insets. Returns whether this scroller drags the keyboard.
  func follow(_ scroller: Scroller, to y: Double) -> Bool {
    let reach = views.bounds(views.window.index).size.height - y
    if insetState.keyboardDrag == nil {
      let shown = shownInsets(.keyboard).bottom
      guard shown > 0, reach < shown else { return false }
      // A keyboard that is on its way out had its height when that began.
      let height = max(insetState.keyboard.bottom, insetState.change(.keyboard)?.from.bottom ?? 0)
      noteKeyboardDrag(by: scroller, height: height, serial: ControllerInsets.KeyboardDrag.noCall)
    } else if lastChange(.keyboard)?.serial != insetState.keyboardDrag?.serial {
      // The host has set the keyboard's insets meanwhile: the drag is over.
      return false
    }
    guard let drag = insetState.keyboardDrag, drag.scroller == scroller.handle else { return false }
    var insets = insetState.keyboard
    insets.bottom = min(max(0, reach), drag.height)
    if insets != insetState.keyboard || drag.serial == ControllerInsets.KeyboardDrag.noCall {
      // Noted before the call, in which participants may drag, or set insets.
      let next = lastChange(.keyboard).map { $0.serial + 1 } ?? 0
      noteKeyboardDrag(by: scroller, height: drag.height, serial: next)
      dragInsets(.keyboard, insets)
    }
    return true
  }

  private func noteKeyboardDrag(by scroller: Scroller, height: Double, serial: UInt64) {
    insetState.setKeyboardDrag(
      ControllerInsets.KeyboardDrag(scroller: scroller.handle, height: height, serial: serial))
  }

  /// Ends the drag of the keyboard, which leaves, or returns to its height, with the finger's
  /// velocity. Nothing moves if the host has set other insets meanwhile.
  func letGo(_ scroller: Scroller, velocity: Double?) {
    guard let drag = insetState.keyboardDrag, drag.scroller == scroller.handle else { return }
    insetState.setKeyboardDrag(nil)
    guard let change = insetState.change(.keyboard), change.isDragged, change.serial == drag.serial
    else { return }
    var insets = insetState.keyboard
    let passed = drag.height - insets.bottom
    // The keyboard leaves, like a sheet, if the throw would come to rest beyond half of its height.
    let leaves =
      velocity.map { Release(place: passed, velocity: $0).projectedEnd() > drag.height / 2 }
      ?? false
    let distance = (leaves ? 0 : drag.height) - insets.bottom
    // The keyboard is at its goal: the call ends the change.
    guard distance != 0 else { return setInsets(.keyboard, insets, nil, completion: nil) }
    insets.bottom += distance
    // On a critically damped spring that starts at the finger's speed, stiff enough not to pass the
    // end (SC-38).
    let speed = min(max(-(velocity ?? 0) / distance, -1e4), ScrollFigures.stiffestSettling)
    let frequency = max(speed, ScrollFigures.settleFrequency)
    let curve = TimingCurve.spring(
      SpringParameters(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency),
      initialVelocity: speed)
    var options = AnimationOptions(
      duration: curve.naturalDuration ?? ScrollFigures.animationTime, curve: curve)
    options.flags = .allowUserInteraction
    setInsets(.keyboard, insets, options, completion: nil)
  }
}
