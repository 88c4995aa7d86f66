/// Options of a block beyond its timing (UA-16).
extension Animations {
  /// Gives a property that may move already another target, in one of the two ways that UIKit has:
  /// from what is shown, or from the old target, to which it jumps (UA-5, R-9). What
  /// moved it is over, and so is a block that moves nothing else (UA-3).
  ///
  /// From what is shown, a spring takes over the velocity too; other curves begin at rest.
  @inline(never)
  func retarget(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    group: TrackGroupID, _ flags: AnimationOptions.Flags
  ) {
    let track = tracks.find(view, property)
    let startsHere = flags.contains(.beginFromCurrentState)
    guard !track.isNone, startsHere || !property.isAdditiveInUIKit,
      tracks.record(on: track, of: group) == nil
    else {
      return tracks.animate(
        view, property, kind, to: value, group: group, space: space(of: property, kind, flags))
    }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { room in
      guard let target = room.baseAddress else { return }
      let velocity = target + 16
      let shown = target + 32
      // The value may be read from what is about to go.
      target.copy(from: value, count: kind.componentCount)
      tracks.readShown(view, property, kind, into: shown)
      readVelocity(view, property, kind, into: velocity)
      if property == .bounds { noteTakenOver(on: track, view, to: target) }
      remove(property, from: view)
      if startsHere { tracks.setModel(view, property, kind, to: shown) }
      tracks.animate(
        view, property, kind, to: target, group: group, space: space(of: property, kind, flags))
      if startsHere, takesVelocities {
        _ = giveVelocity(velocity, of: view, property, kind, group: group)
      }
    }
  }

  /// In which space a property begins to move.
  @inline(__always)
  func space(
    of property: PropertyID, _ kind: PropertyKind, _ flags: AnimationOptions.Flags
  ) -> Color.BlendSpace {
    guard kind.interpolation == .color else { return .gamma }
    return flags.colors.space ?? views.properties.colorSpace(of: property)
  }

  /// Gives the motion that the innermost block gives a property a velocity at its start, in units
  /// per second: of a finger, or of another property.
  func setVelocity(
    _ velocity: UnsafePointer<Double>, of view: Int, _ property: PropertyID, _ kind: PropertyKind
  ) throws(Fault) {
    guard let context = contexts.innermost, context.pointee.isAnimated, takesVelocities else {
      throw Fault(
        .invalidState, "only a block or an animator with a spring that runs once takes velocities")
    }
    let group = context.pointee.group
    if group >= 0, giveVelocity(velocity, of: view, property, kind, group: group) { return }
    nudge(velocity, of: view, property, kind)
  }

  /// Nudges a property in a block: the target stays where it is, and a spring takes the property
  /// out and back (VL-5).
  @inline(never)
  private func nudge(
    _ velocity: UnsafePointer<Double>, of view: Subject, _ property: PropertyID,
    _ kind: PropertyKind
  ) {
    guard let context = contexts.innermost else { return }
    let group = group(of: context)
    let space = space(of: property, kind, context.pointee.options.flags)
    _ = tracks.rest(view, property, kind, group: group, space: space)
    _ = giveVelocity(velocity, of: view, property, kind, group: group)
    context.pointee.nudges = true
  }

  /// How long a block lasts that has nudged something: until that is at rest, and what has a
  /// distance to go.
  @inline(never)
  func nudgedDuration(_ context: borrowing AnimationContext) -> Double {
    guard case .spring(let parameters, _) = context.options.curve else {
      return context.options.duration
    }
    var moves = false
    tracks.forEachRecord(of: context.group) { record in
      moves = moves || tracks.distance(of: record) != 0
    }
    let rest = parameters.nudgeDuration
    return moves ? max(rest, context.options.duration) : rest
  }

  private func giveVelocity(
    _ velocity: UnsafePointer<Double>, of view: Int, _ property: PropertyID, _ kind: PropertyKind,
    group: TrackGroupID
  ) -> Bool {
    guard tracks.setVelocity(velocity, of: view, property, kind, group: group) else { return false }
    if case .driver(let driver, _)? = contexts.last?.target { driver.noteDrifts() }
    return true
  }

  /// Whether the innermost block is one whose records can have velocities of their own.
  private var takesVelocities: Bool {
    guard let context = contexts.last, context.options.curve.takesVelocities else { return false }
    switch context.target {
    case .clock: return context.options.iterations == 1
    case .driver: return context.options.iterations == 1
    case .capture, .keyframe, .keyframes, .joining, .none, .disabled: return false
    }
  }

  /// Lays out what the block has given another size, so that this moves along.
  @inline(never)
  func layOutInside() {
    guard let context = contexts.innermost else { return }
    let depth = contexts.count
    let wasOpenEnded = context.pointee.isOpenEnded
    context.pointee.options.flags.remove(.layoutSubviews)
    // Nobody closes the block from a layout callback.
    context.pointee.isOpenEnded = false
    fit { for observer in views.observers { observer.layOutNow() } }
    while contexts.count > depth { _ = commit(completion: nil) }
    contexts.innermost?.pointee.isOpenEnded = wasOpenEnded
  }

  /// Places what follows sizes that have changed in the innermost block, with that; at once where
  /// that or the lack of one says so. Before a block opens and closes, so that each has its own.
  @inline(never)
  func fitInside() {
    // What joins a motion is laid out by those who let it.
    if case .joining? = contexts.innermost?.pointee.target { return }
    guard !isFitting else { return }
    fit {
      for _ in 0..<Self.deepestFit where views.awaitsFit {
        views.noteFit(isDue: false)
        for observer in views.observers { observer.fitNow() }
      }
    }
  }

  /// Notes the groups that do not move the size of a controller's view any more, because a block that
  /// changes it begins from what is shown.
  private func noteTakenOver(on track: TrackID, _ view: Int, to target: UnsafePointer<Double>) {
    let size = views.bounds(view).size
    guard views.rows[view].owner != 0, target[2] != size.width || target[3] != size.height else {
      return
    }
    tracks.forEachGroup(on: track) { noteTakenOver($0) }
  }

  /// Lets the innermost block take over what the groups that it has ended elsewhere move of a view;
  /// the view's other motions go on.
  func takeAlong(_ view: Handle) {
    guard !takenOver.isEmpty, let context = contexts.innermost else { return }
    let group = group(of: context)
    for property in [PropertyID.center, .bounds] {
      let track = tracks.find(view.index, property)
      guard !track.isNone, let kind = PropertyKind.builtIn(property),
        takenOver.contains(where: { tracks.record(on: track, of: $0) != nil })
      else { continue }
      var picture = Picture()
      tracks.note(view, property, in: &picture)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { room in
        guard let velocity = room.baseAddress else { return }
        let other = velocity + 16
        readVelocity(view.index, property, kind, into: velocity)
        for old in takenOver { tracks.removeRecord(of: old, on: view.index, property) }
        readVelocity(view.index, property, kind, into: other)
        for entry in picture.entries { tracks.carry(entry, by: group) }
        guard takesVelocities else { return }
        for component in 0..<kind.componentCount { velocity[component] -= other[component] }
        _ = giveVelocity(velocity, of: view.index, property, kind, group: group)
      }
    }
  }

  /// Containers inside one another: a limit of ours.
  private static var deepestFit: Int { 32 }

  /// Runs changes in the innermost block as motion of their own, which ends none that is under way.
  func additively(_ body: () -> Void) {
    guard let context = contexts.innermost else { return body() }
    let flags = context.pointee.options.flags
    context.pointee.options.flags.subtract([.beginFromCurrentState, .jumpsOnRetarget])
    body()
    contexts.innermost?.pointee.options.flags = flags
  }

  /// Lets the changes of a body inside an animated block repeat in another way than the rest
  /// (UA-11). Outside of one that has no effect.
  func modify(repeatCount: Double, autoreverses: Bool, _ body: () -> Void) {
    guard var context = contexts.last, case .clock = context.target, context.isAnimated else {
      return body()
    }
    context.group = -1
    context.modified = .none
    context.isOpenEnded = false
    context.options.repeatCount = repeatCount
    context.options.flags.remove(.repeats)
    if autoreverses {
      context.options.flags.insert(.autoreverses)
    } else {
      context.options.flags.remove(.autoreverses)
    }
    let outer = contexts.count - 1
    let name = animate(context, completion: nil, body)
    if !name.isNone { contexts[outer].pointee.modified = name }
  }

  /// Hands a completion to an animation that has none; false when that is not possible.
  @inline(never)
  func attach(_ completion: Int32, to name: Handle) -> Bool {
    guard !name.isNone, names.containsOften(name) else { return false }
    let tag = tracks.groups[Int(group(named: name))].tag
    let table = self.table(AnimationTable.sort(ofTag: tag))
    let row = AnimationTable.row(ofTag: tag)
    guard table.completion[row] < 0 else { return false }
    table.setCompletion(row, completion)
    return true
  }

  /// How many frames a second are enough for all that moves, when all of that has said so; else 0.
  var enoughFrames: Double {
    var fastest = 0.0
    let count = cubic.count + spring.count + other.count + waiting.count
    if count > 0 {
      guard !paces.isEmpty else { return 0 }
      let rate = paces.rate { names.containsOften($0) }
      guard rate.count == count else { return 0 }
      fastest = rate.fastest
    }
    schedule.forEach { driver in
      guard driver.moves else { return }
      fastest = driver.enoughFrames > 0 ? max(fastest, driver.enoughFrames) : .infinity
    }
    return fastest.isFinite ? fastest : 0
  }
}

/// Animations that have said how many frames a second are enough.
struct FramePaces: ~Copyable {
  // Not private: swiftc 6.3 cannot compile that file by file (Tests/quick.sh).
  struct Entry: BitwiseCopyable {
    let name: Handle.Bits
    let rate: Double
  }

  private var entries = Buffer<Entry>(capacity: 4)

  var isEmpty: Bool { entries.count == 0 }

  mutating func insert(_ name: Handle, _ rate: Double) {
    entries.append(Entry(name: name.bits, rate: rate))
  }

  /// How many there are still, and the highest rate that one of them has asked for.
  mutating func rate(_ isAlive: (Handle) -> Bool) -> (count: Int, fastest: Double) {
    var fastest = 0.0
    var row = 0
    while row < entries.count {
      guard isAlive(Handle(bits: entries[row].name)) else {
        entries.removeSwapping(at: row)
        continue
      }
      fastest = max(fastest, entries[row].rate)
      row += 1
    }
    return (entries.count, fastest)
  }
}

extension PropertyID {
  /// Whether a new target leaves the old motion going in UIKit (UA-4).
  var isAdditiveInUIKit: Bool { self == .center || self == .bounds || self == .transform }
}
