extension KeyframeSet {
  /// Gives every record its path, and the records of one path a group of their own.
  func makePaths(_ tracks: Tracks) {
    if calculation == .linear || calculation == .discrete {
      for entry in entries {
        let end = calculation == .linear ? entry.end : entry.begin
        pieces.append(Piece(group: entry.group, path: KeyframePath(from: entry.begin, to: end)))
      }
    } else {
      // All paths first: they depend on which records belong to which keyframe.
      var paths: [KeyframePath] = []
      for entry in entries {
        tracks.forEachRecord(of: entry.group) { record in
          paths.append(path(of: record, of: entry.group, tracks))
        }
      }
      var next = 0
      for entry in entries { sort(entry, paths, &next, tracks) }
    }
    entries = []
  }

  private func sort(
    _ entry: Entry, _ paths: [KeyframePath], _ next: inout Int, _ tracks: Tracks
  ) {
    let first = pieces.count
    var index = next
    tracks.forEachRecord(of: entry.group) { record in
      let path = paths[index]
      index += 1
      for piece in pieces[first...] where piece.path == path {
        if piece.group != entry.group { tracks.regroup(record, to: piece.group) }
        return
      }
      // The first path keeps the group.
      let group = pieces.count == first ? entry.group : tracks.makeGroup(like: entry.group)
      pieces.append(Piece(group: group, path: path))
      if group != entry.group { tracks.regroup(record, to: group) }
    }
    next = index
  }

  /// One keyframe of one property: when it moves, and how far.
  private struct Leg {
    var begin: Double
    var end: Double
    let distance: Double
    let isOwn: Bool

    var length: Double { end - begin }
  }

  private func path(
    of record: RecordID, of group: TrackGroupID, _ tracks: Tracks
  ) -> KeyframePath {
    var legs = self.legs(on: tracks.track(of: record), of: group, tracks)
    if calculation.isPaced { pace(&legs) }
    // A keyframe that begins before the one before it has ended begins there.
    for index in legs.indices.dropFirst() {
      legs[index].begin = max(legs[index].begin, legs[index - 1].end)
      legs[index].end = max(legs[index].begin, legs[index].end)
    }
    var own = 0
    while own < legs.count - 1 && !legs[own].isOwn { own += 1 }
    var path = KeyframePath(from: legs[own].begin, to: legs[own].end)
    guard calculation.isSmooth, path.end > path.begin else { return path }
    if own > 0 {
      smooth(&path, after: legs[own - 1])
    } else if path.begin > begin {
      path.departure = 0
    }
    if own < legs.count - 1 {
      smooth(&path, before: legs[own + 1])
    } else if path.end < end {
      path.arrival = 0
    }
    return path
  }

  /// The keyframes of a property, in the order of their times.
  private func legs(on track: TrackID, of group: TrackGroupID, _ tracks: Tracks) -> [Leg] {
    var legs: [Leg] = []
    for entry in entries {
      guard let record = tracks.record(on: track, of: entry.group) else { continue }
      let leg = Leg(
        begin: entry.begin, end: entry.end, distance: tracks.distance(of: record),
        isOwn: entry.group == group)
      var place = legs.count
      while place > 0 && legs[place - 1].begin > leg.begin { place -= 1 }
      legs.insert(leg, at: place)
    }
    return legs
  }

  /// Fills the whole time, each leg in proportion to its distance.
  private func pace(_ legs: inout [Leg]) {
    var sum = 0.0
    for leg in legs { sum += leg.distance }
    guard sum > 0, sum.isFinite else { return }
    var passed = 0.0
    for index in legs.indices {
      legs[index].begin = begin + (end - begin) * (passed / sum)
      passed += legs[index].distance
      legs[index].end = index == legs.count - 1 ? end : begin + (end - begin) * (passed / sum)
    }
  }

  // At a knot between legs of d₁ and d₂ seconds in which the value changes by Δ₁ and Δ₂, Kochanek and
  // Bartels let it come in with ((1−T)(1−C)(1+B) Δ₁ + (1−T)(1+C)(1−B) Δ₂) / (d₁ + d₂) and go out with
  // ((1−T)(1+C)(1+B) Δ₁ + (1−T)(1−C)(1−B) Δ₂) / (d₁ + d₂). A path changes by 1 in its own leg alone.
  // Where it rests before or after a leg, it comes and goes with slope 0; at an end of the whole, and
  // at a jump, with the slope of the chord.
  private func smooth(_ path: inout KeyframePath, after leg: Leg) {
    guard leg.end == path.begin else { return path.departure = 0 }
    guard leg.length > 0 else { return }
    path.lead = leg.begin
    let scale = (1 - form.tension) * (1 - form.bias) / (path.end - leg.begin)
    path.entry = (1 + form.continuity) * scale
    path.departure = (1 - form.continuity) * scale
  }

  private func smooth(_ path: inout KeyframePath, before leg: Leg) {
    guard leg.begin == path.end else { return path.arrival = 0 }
    guard leg.length > 0 else { return }
    path.trail = leg.end
    let scale = (1 - form.tension) * (1 + form.bias) / (leg.end - path.begin)
    path.arrival = (1 - form.continuity) * scale
    path.exit = (1 + form.continuity) * scale
  }
}
