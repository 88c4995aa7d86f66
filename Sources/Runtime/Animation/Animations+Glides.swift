/// Plain setters of a host: the one place where it is decided whether a value glides (IM-8).
///
/// The engine's own changes do not come here: they never glide.
extension Animations {
  /// Gives a property a new value in the host's name.
  @_optimize(speed)
  func setByHost(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    if implicit.timingCount == 0 || contexts.count != windowLayout.depth {
      return set(view, property, kind, to: value)
    }
    let model = tracks.modelValue(view, property, kind)
    // IM-3: nothing happens.
    if Tracks.areEqual(model, value, kind.componentCount) { return }
    guard let timing = timingOfGlide(view, property) else {
      return tracks.setModel(view, property, kind, to: value)
    }
    glide(view, property, kind, to: value, timing)
  }

  /// Hides or shows a view in the host's name (IM-6).
  func setHiddenByHost(_ view: Int, _ isHidden: Bool) {
    guard views.has(.hidden, view) != isHidden else { return }
    if !isHidden, views.has(.drawnHidden, view) {
      // Turned back while it waits: nothing shown has changed.
      cutGlide(view, .hidden)
      views.showAgain(view)
      return
    }
    guard isHidden, implicit.timingCount > 0, contexts.isEmpty,
      let timing = timingOfGlide(view, .hidden)
    else { return views.setHidden(view, isHidden) }
    views.hideLater(view)
    note(view, .hidden, end: now + timing.delay + timing.duration)
  }

  /// Lays out a new size of the window, in a block without animation that is open: setters glide
  /// that have asked for it (IM-12).
  func layOutWindow(_ body: () -> Void) {
    let (isUnderWay, depth) = (windowLayout.isUnderWay, windowLayout.depth)
    windowLayout.begin(depth: contexts.count)
    body()
    windowLayout.resume(isUnderWay: isUnderWay, depth: depth)
  }

  /// The timing with which a property glides that is set now; none when it changes at once.
  private func timingOfGlide(_ view: Int, _ property: PropertyID) -> ImplicitTiming? {
    guard isEnabled, let timing = implicit.resolve(view, property, views), !timing.isImmediate
    else { return nil }
    // Values need no frame that has shown them.
    guard view >= 0 else { return timing }
    guard !windowLayout.isUnderWay || timing.flags.contains(.onResize), views.hasBeenShown(view)
    else {
      return nil
    }
    return timing
  }

  func glide(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming
  ) {
    let space = space(of: property, kind, [])
    if reducesMotion, property.movesItsView, !timing.flags.contains(.keepsMotion) {
      return dissolve(view, property, kind, to: value, timing, space)
    }
    if timing.flags.contains(.shortensReversal), !timing.curve.isSpring, timing.delay == 0 {
      return glideReversibly(view, property, kind, to: value, timing, space)
    }
    guard let group = group(for: timing) else {
      return tracks.setModel(view, property, kind, to: value)
    }
    if renew(view, property, kind, to: value, group, timing) {
      return note(view, property, end: now + timing.duration, isExact: true)
    }
    tracks.animate(view, property, kind, to: value, group: group, space: space)
    if !partings.isEmpty, timing.curve.isSpring, timing.delay <= 0 {
      goOn(view, property, kind, group: group)
    }
    let isAlone = bound(view, property, group, timing)
    note(view, property, end: now + timing.delay + timing.duration, isExact: isAlone)
  }

  /// Lets a property glide for the layer that arranges views: no listener is notified of its end.
  func glideQuietly(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming
  ) {
    let space = space(of: property, kind, [])
    if reducesMotion, property.movesItsView, !timing.flags.contains(.keepsMotion),
      let groups = dissolvingGroups(timing)
    {
      tracks.animate(view, property, kind, to: value, group: groups.jump, space: space)
      return tracks.dip(view, group: groups.dip)
    }
    guard !timing.isImmediate, let group = group(for: timing) else {
      return tracks.setModel(view, property, kind, to: value)
    }
    if renew(view, property, kind, to: value, group, timing) { return }
    tracks.animate(view, property, kind, to: value, group: group, space: space)
    bound(view, property, group, timing, isNotified: false)
  }

  /// The group of what begins now with a timing; none when there are too many animations.
  func group(for timing: ImplicitTiming) -> TrackGroupID? {
    if let group = glideGroups.find(timing, begunAt: now) { return group }
    guard let group = makeGlideGroup(timing) else { return nil }
    glideGroups.note(group, timing, begunAt: now)
    return group
  }

  @inline(never)
  func makeGlideGroup(_ timing: ImplicitTiming, isGlide: Bool = true) -> TrackGroupID? {
    guard let name = makeName() else { return nil }
    let group = tracks.makeGroup(tag: -1, isActive: timing.delay <= 0, canRollBack: false)
    glideGroups.forgetSuccession()
    tracks.groups.base[Int(group)].isGlide = isGlide
    tracks.groups.base[Int(group)].isTouchedWhereShown = timing.flags.contains(.touchedWhereShown)
    setGroup(group, of: name)
    let curve = curves.retain(timing.curve, runsOnce: true)
    let row = AnimationRow(
      start: now + timing.delay, duration: timing.duration, curve: curve, iterations: 1,
      group: group, completion: Completions.none, name: UInt32(truncatingIfNeeded: name.index))
    tracks.groups.base[Int(group)].tag = withTable(timing.delay > 0 ? .waiting : curve.sort) {
      table in table.tag(table.append(row))
    }
    if timing.delay > 0 { wait(until: now + timing.delay, name) }
    return group
  }

  /// Forgets a group that has ended: nothing may join it.
  func forgetGlideGroup(_ group: TrackGroupID) {
    guard tracks.groups[Int(group)].isGlide else { return }
    glideGroups.forget(group)
  }

  // MARK: How many records there are

  /// The most records of glides that a property has.
  private static let mostRecords = 8

  /// The steepest start of an ease that takes over others, in mean slopes: what is left of them
  /// would swing back under a steeper one.
  private static let steepestStart = 2.0

  /// Lets a new record take over those of the same spring, which add up exactly at any time since
  /// their equation is linear; those of eases, whose place and velocity go on; and the oldest of too
  /// many into one that is critically damped. Returns whether it is the only one then.
  @discardableResult
  func bound(
    _ view: Int, _ property: PropertyID, _ group: TrackGroupID, _ timing: ImplicitTiming,
    isNotified: Bool = true
  ) -> Bool {
    var track = tracks.find(view, property)
    guard !track.isNone, tracks.tables[track.table].coding != .projective else { return false }
    while !track.isNone {
      let record = tracks.oldestRecord(on: track) {
        $0 != group && succession(of: $0, by: group, timing) != nil
      }
      if record.isNone { break }
      let old = tracks.columns(of: record) { columns in columns.group[record.row] }
      guard let succession = succession(of: old, by: group, timing) else { break }
      take(record, into: group, succession)
      track = tracks.find(view, property)
    }
    guard !track.isNone else { return false }
    let count = tracks.glideCount(on: track)
    if count > Self.mostRecords { fold(view, property, isNotified) }
    return count == 1
  }

  /// Lets a property whose only motion is a glide go on to another value, in place: as a new record
  /// that takes over the old one. Returns false when something else moves it, too.
  private func renew(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ group: TrackGroupID, _ timing: ImplicitTiming
  ) -> Bool {
    let track = tracks.find(view, property)
    guard !track.isNone, partings.isEmpty, let old = tracks.onlyGroup(on: track), old != group,
      let succession = succession(of: old, by: group, timing)
    else { return false }
    tracks.renew(track, kind, to: value, group: group, succession)
    if tracks.groups[Int(old)].isEmpty { endEmpty(old) }
    return true
  }

  /// How a glide that begins now takes over another one; none when it does not.
  @_optimize(speed)
  private func succession(
    of old: TrackGroupID, by heir: TrackGroupID, _ timing: ImplicitTiming
  ) -> Succession? {
    if let known = glideGroups.succession(of: old, by: heir, at: now) { return known }
    return makeSuccession(of: old, by: heir, timing)
  }

  @inline(never)
  private func makeSuccession(
    of old: TrackGroupID, by heir: TrackGroupID, _ timing: ImplicitTiming
  ) -> Succession? {
    guard timing.delay <= 0 else { return nil }
    let tag = tracks.groups[Int(heir)].tag
    var slope = 0.0
    switch AnimationTable.sort(ofTag: tag) {
    case .spring:
      guard let row = glideRow(old, in: spring),
        spring.curve[row] == spring.curve[AnimationTable.row(ofTag: tag)]
      else { return nil }
      slope = spring.velocity[AnimationTable.row(ofTag: tag)]
    case .cubic:
      guard glideRow(old, in: cubic) != nil else { return nil }
      slope = timing.curve.slope(at: 0, duration: timing.duration)
      guard slope * timing.duration <= Self.steepestStart else { return nil }
    default: return nil
    }
    // Velocities have a place before the rates are asked for: the first view moves as all others.
    tracks.keepDrifts()
    let succession = Succession(factors: factors(of: old), rates: rates(of: old), slope: slope)
    glideGroups.note(succession, of: old, by: heir, at: now)
    return succession
  }

  /// The row of a glide in a table; none when it is no glide, in another table, or has arrived.
  private func glideRow(_ group: TrackGroupID, in table: AnimationTable) -> Int? {
    guard tracks.groups[Int(group)].isGlide else { return nil }
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0, AnimationTable.sort(ofTag: tag) == table.sort else { return nil }
    return table.row(ofTag: tag, of: group)
  }

  private func take(
    _ record: RecordID, into group: TrackGroupID, _ succession: Succession? = nil
  ) {
    let old = tracks.columns(of: record) { columns in columns.group[record.row] }
    tracks.merge(
      record, into: group,
      succession ?? Succession(factors: factors(of: old), rates: rates(of: old), slope: 0))
    if tracks.groups[Int(old)].isEmpty { endEmpty(old) }
  }

  /// Folds the older half of a property's records into a spring that takes as long as the longest
  /// of them still has. (1 + x) exp(−x) is .001 at x = 9.23341: then as much is left of its
  /// distance.
  @inline(never)
  private func fold(_ view: Int, _ property: PropertyID, _ isNotified: Bool) {
    var track = tracks.find(view, property)
    let count = tracks.glideCount(on: track) - Self.mostRecords / 2
    var remaining = 0.05
    tracks.forEachGlide(on: track) { remaining = max(remaining, timeLeft(of: $0)) }
    // On a grid: what is left of one duration differs by roundings, and each spring that is new
    // takes memory.
    remaining = Elementary.floor(remaining * 512 + 0.999) / 512
    let frequency = 9.23341 / remaining
    let parameters = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    let timing = ImplicitTiming(
      duration: parameters.settlingDuration(initialVelocity: 0),
      curve: .spring(parameters, initialVelocity: 0))
    guard let kind = views.properties.kind(of: property), let group = makeGlideGroup(timing) else {
      return
    }
    // A record of its own, at rest: the target stays.
    let table = track.table
    _ = tracks.record(view, property, table: tracks.table(of: kind), group: group)
    assert(table == tracks.find(view, property).table)
    for _ in 0..<count {
      track = tracks.find(view, property)
      let record = tracks.oldestRecord(on: track) {
        $0 != group && tracks.groups[Int($0)].isGlide
      }
      if record.isNone { break }
      take(record, into: group)
    }
    if isNotified { note(view, property, end: now + timing.duration) }
  }

  private func timeLeft(of group: TrackGroupID) -> Double {
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0 else { return 0 }
    let table = table(AnimationTable.sort(ofTag: tag))
    return table.row(ofTag: tag, of: group).map { table.end($0) - now } ?? 0
  }

  // MARK: Reversal

  /// A glide back to where the running one has set out takes as much less time as that has come
  /// less far, and replaces it (IM-13, CSS transitions).
  @inline(never)
  private func glideReversibly(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming, _ space: Color.BlendSpace
  ) {
    let count = kind.componentCount
    let old = [Double](
      UnsafeBufferPointer(start: tracks.modelValue(view, property, kind), count: count))
    var timing = timing
    var shortening = 1.0
    let episode = glides.find(view, property)
    let track = tracks.find(view, property)
    var replaced: TrackGroupID = -1
    if episode >= 0, !track.isNone, tracks.glideCount(on: track) == 1 {
      glides.with(episode) { episode in
        guard episode.start.count == count, tracks.record(on: track, of: episode.group) != nil,
          Tracks.areEqual(episode.start, value, count)
        else { return }
        let eased = 1 - tracks.a[Int(episode.group)]
        shortening = (eased * episode.shortening + 1 - episode.shortening).magnitude
        replaced = episode.group
      }
    }
    timing.duration *= shortening
    guard let group = replaced >= 0 ? makeGlideGroup(timing) : group(for: timing) else {
      return tracks.setModel(view, property, kind, to: value)
    }
    tracks.animate(view, property, kind, to: value, group: group, space: space)
    var isExact = replaced >= 0
    if replaced >= 0 {
      // Without its velocity: the curve begins at rest, as those of CSS do.
      if let record = tracks.record(on: tracks.find(view, property), of: replaced) {
        tracks.merge(
          record, into: group,
          Succession(factors: factors(of: replaced), rates: (0, 0), slope: 0))
        if tracks.groups[Int(replaced)].isEmpty { endEmpty(replaced) }
      }
    } else if bound(view, property, group, timing) {
      isExact = true
    }
    note(view, property, end: now + timing.duration, isExact: isExact)
    let index = glides.find(view, property)
    guard index >= 0 else { return }
    glides.with(index) { episode in
      // Several sets within a frame are one glide, from where the first of them has set out.
      if episode.group != group || episode.start.isEmpty { episode.start = old }
      episode.group = group
      episode.shortening = shortening
    }
  }

  // MARK: Reduced motion

  /// Lets a property that would move its view fade out and in again instead, and sets it half-way
  /// (IM-11).
  @inline(never)
  private func dissolve(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    _ timing: ImplicitTiming, _ space: Color.BlendSpace
  ) {
    let index = glides.find(view, property)
    if index >= 0 {
      let (jump, end) = glides.with(index) { ($0.jump, $0.jumpEnd) }
      let track = tracks.find(view, property)
      if now < end, !track.isNone, tracks.record(on: track, of: jump) != nil,
        factors(of: jump).a == 1
      {
        // Only the place to come is another one.
        return tracks.animate(view, property, kind, to: value, group: jump, space: space)
      }
    }
    guard let (jump, dip) = dissolvingGroups(timing) else {
      return tracks.setModel(view, property, kind, to: value)
    }
    tracks.animate(view, property, kind, to: value, group: jump, space: space)
    tracks.dip(view, group: dip)
    note(view, property, end: now + timing.delay + timing.duration)
    let episode = glides.find(view, property)
    guard episode >= 0 else { return }
    glides.with(episode) { ($0.jump, $0.jumpEnd) = (jump, now + timing.delay + timing.duration) }
  }

  private func dissolvingGroups(
    _ timing: ImplicitTiming
  ) -> (jump: TrackGroupID, dip: TrackGroupID)? {
    var jumping = timing
    jumping.curve = .keyframe(KeyframeCurve(KeyframePath(from: 0.5, to: 0.5), in: timing.curve))
    var dipping = timing
    dipping.curve = .keyframe(KeyframeCurve(.dip, in: timing.curve))
    guard let jump = group(for: jumping), let dip = group(forDip: dipping) else { return nil }
    return (jump, dip)
  }

  private func group(forDip timing: ImplicitTiming) -> TrackGroupID? {
    if let group = glideGroups.find(timing, begunAt: now) { return group }
    guard let group = makeGlideGroup(timing, isGlide: false) else { return nil }
    tracks.a[Int(group)] = 0
    glideGroups.note(group, timing, begunAt: now)
    return group
  }
}

extension Tracks {
  fileprivate func forEachGlide(on track: TrackID, _ body: (TrackGroupID) -> Void) {
    forEachGroup(on: track) { if groups[Int($0)].isGlide { body($0) } }
  }
}
