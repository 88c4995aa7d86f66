/// Dips: motions that make a view transparent for a while, whatever its alpha does besides.
///
/// A dip has records on alpha that add nothing. Its factor a is how much it takes away: what is
/// shown is (1 − a) of what the other records say. Dips multiply, so that several of one view never
/// take away more than there is, begin and end without a jump, and are each fully dark in their
/// middle.
extension Tracks {
  /// Lets a group make a view transparent. Its model value stays.
  func dip(_ view: Subject, group: TrackGroupID) {
    // A value has no alpha to take away.
    guard view >= 0, let kind = PropertyKind.builtIn(.alpha) else { return }
    let model = modelValue(view, .alpha, kind)[0]
    let (record, isNew) = record(view, .alpha, table: table(of: kind), group: group)
    guard isNew else { return }
    if !record.isStacked { tables[record.table].model.base[track(of: record).row] = model }
    if groups[Int(group)].canRollBack { keepStart([model], of: record) }
    if !groups[Int(group)].dips {
      beginDip(group)
    }
    evaluate(track(of: record))
  }

  /// Takes away, after all tracks have been computed, what the dips take away. Tracks that rest
  /// have not been computed: they keep what they show.
  func applyDips() {
    for index in 0..<dips.count {
      let factor = 1 - a[Int(dips[index])]
      forEachRecord(of: dips[index]) { record in
        let track = self.track(of: record)
        let table = tables[track.table]
        if track.row < table.activeCount { table.value.base[track.row] *= factor }
      }
    }
  }

  func applyDips(to track: TrackID) {
    guard tables[track.table].identity[track.row].property == .alpha else { return }
    tables[track.table].value.base[track.row] *= remainder(on: track)
  }

  /// Whether a dip works on a track.
  func isDipped(_ track: TrackID) -> Bool {
    guard dips.count > 0 else { return false }
    var isDipped = false
    forEachDip(on: track) { _ in isDipped = true }
    return isDipped
  }

  /// Where motion alone takes a track, in the numbers of its table: without dips and limits.
  func readUnlimited(_ track: TrackID, into value: Components) {
    let table = tables[track.table]
    value.copy(from: table.model.base + track.row * table.width, count: table.width)
    table.addRecords(of: track.row, to: value) { (a[Int($0)], drifts?[Int($0)] ?? 0) }
  }

  /// Reads the value that a track would show without dips.
  func readUndipped(_ track: TrackID, into value: Components) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let alpha = room.baseAddress else { return }
      readUnlimited(track, into: alpha)
      ValueLimits.apply(.alpha, to: alpha)
      value[0] = alpha[0]
    }
  }

  /// The velocity of what the dips leave of an alpha that has a velocity of its own:
  /// (α Π(1 − aᵢ))' = α' Π(1 − aᵢ) − α Σ aᵢ' Π(1 − aⱼ), j ≠ i.
  func dippedRate(
    of alpha: Double, _ velocity: Double, on track: TrackID, _ rate: (TrackGroupID) -> Double
  ) -> Double {
    var sum = velocity * remainder(on: track)
    forEachDip(on: track) { id in
      sum -= alpha * rate(id) * remainder(on: track, without: id)
    }
    return sum
  }

  /// The part that the dips leave.
  func remainder(on track: TrackID, without other: TrackGroupID = -1) -> Double {
    var product = 1.0
    forEachDip(on: track) { id in
      if id != other { product *= 1 - factors(of: id).a }
    }
    return product
  }

  private func forEachDip(on track: TrackID, _ body: (TrackGroupID) -> Void) {
    forEachGroup(on: track) { if groups[Int($0)].dips { body($0) } }
  }

  /// The groups of a track's records, the first record's before those that are stacked on it.
  func forEachGroup(on track: TrackID, _ body: (TrackGroupID) -> Void) {
    let table = tables[track.table]
    body(table.records.group[track.row])
    var next = table.firstStacked[track.row]
    while next >= 0 {
      body(table.stacked.group[Int(next)])
      next = table.nextStacked[Int(next)]
    }
  }
}
