/// Animations that end before their time.
extension Animations {
  /// Ends an animation before its time. Its properties stay where they are shown.
  @_optimize(speed)
  func freeze(_ name: Handle) throws(Fault) {
    if let keyframes = keyframes(named: name) {
      freezeAll(keyframes.driver)
      return forget(keyframes)
    }
    let tag = try tag(of: name)
    tracks.freeze(group(named: name))
    end(tag)
  }

  /// Ends an animation before its time. Its properties show their target at once.
  @_optimize(speed)
  func jump(_ name: Handle) throws(Fault) {
    if let keyframes = keyframes(named: name) {
      jumpAll(keyframes.driver)
      return forget(keyframes)
    }
    let tag = try tag(of: name)
    tracks.removeGroupNotingChanges(group(named: name))
    end(tag)
  }

  /// Removes everything that moves a view: it shows its model values (UA-3).
  func removeAll(from view: Int) {
    guard !tracks.firstTrack(of: view).isNone else { return }
    tracks.willChange()
    while !tracks.firstTrack(of: view).isNone { remove(RecordID(tracks.firstTrack(of: view))) }
  }

  /// Removes everything that moves one property of a view.
  func remove(_ property: PropertyID, from view: Int) {
    tracks.willChange()
    var track = tracks.find(view, property)
    while !track.isNone {
      remove(RecordID(track))
      track = tracks.find(view, property)
    }
  }

  /// Ends the block animations of a view and of all below it.
  func cutOff(below view: Int) {
    tracks.willChange()
    var current = view
    while true {
      cutOff(view: current)
      if views.rows[current].firstChild >= 0 {
        current = Int(views.rows[current].firstChild)
        continue
      }
      while current != view && views.rows[current].next < 0 {
        current = Int(views.rows[current].parent)
      }
      if current == view { return }
      current = Int(views.rows[current].next)
    }
  }

  /// Animators and transitions go on: what they move is theirs to bring back.
  private func cutOff(view: Int) {
    var track = views.rows[view].firstTrack
    while !track.isNone {
      if let record = blockRecord(on: track) {
        remove(record)
        track = views.rows[view].firstTrack
      } else {
        track = tracks.tables[track.table].nextOnView[track.row]
      }
    }
  }

  /// Whether the delay of a block that changes a view has not passed.
  func hasWaitingBlock(_ view: Int) -> Bool {
    var isFound = false
    var track = views.rows[view].firstTrack
    while !track.isNone {
      tracks.forEachGroup(on: track) { group in
        let tag = tracks.groups[Int(group)].tag
        guard tag >= 0, !tracks.groups[Int(group)].isGlide, keyframes[tag] == nil,
          AnimationTable.sort(ofTag: tag) == .waiting
        else { return }
        isFound = true
      }
      track = tracks.tables[track.table].nextOnView[track.row]
    }
    return isFound
  }

  /// A view that nobody holds takes along what it was to do later: most often by mistake (UA-21).
  @inline(never)
  func warnOfLostWaiting() {
    let count = takeLostWaiting()
    host.warn(
      .invalidState, "motus_release",
      count == 1
        ? "a view has ended before its delayed animation began: nothing held it"
        : "\(count) views have ended before their delayed animations began: nothing held them"
    )
  }

  private func blockRecord(on track: TrackID) -> RecordID? {
    let table = tracks.tables[track.table]
    if tracks.groups[Int(table.records.group[track.row])].tag >= 0 { return RecordID(track) }
    var next = table.firstStacked[track.row]
    while next >= 0 {
      if tracks.groups[Int(table.stacked.group[Int(next)])].tag >= 0 {
        return RecordID(stackedIn: track.table, row: Int(next))
      }
      next = table.nextStacked[Int(next)]
    }
    return nil
  }

  private func remove(_ record: RecordID) {
    let identity = tracks.tables[record.table].identity[tracks.track(of: record).row]
    let group = tracks.columns(of: record) { columns in columns.group[record.row] }
    tracks.noteChange(identity.subject, identity.property)
    if tracks.groups[Int(group)].isGlide { cutGlide(identity.subject, identity.property) }
    tracks.remove(record)
    if tracks.groups[Int(group)].isEmpty { endEmpty(group) }
  }

  /// Ends the block animation of a group that has lost its last record.
  func endEmpty(_ group: TrackGroupID) {
    // A view that ends with its runtime, after all animations: nobody is notified any more.
    guard !hasEnded else { return }
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0 else { return }
    if let keyframes = keyframes[tag] { return endIfEmpty(keyframes) }
    let table = self.table(AnimationTable.sort(ofTag: tag))
    guard let row = table.row(ofTag: tag, of: group) else { return }
    // What it had taken over from blocks before it is cut off for them as well.
    if let old = predecessor(of: group) {
      endEmpty(old)
      return endEmpty(group)
    }
    forgetGlideGroup(group)
    tracks.removeGroup(group)
    completions.fire(table.completion[row], finished: false)
    removeRow(table, row)
  }

  /// Position of an animation in the tables.
  @inline(__always)
  private func tag(of name: Handle) throws(Fault) -> Int32 {
    guard names.contains(name) else { throw Fault(.staleHandle, "the animation has ended") }
    return tracks.groups[Int(group(named: name))].tag
  }

  /// Reports the end of an animation before its time, and takes it out of its table.
  @inline(__always)
  private func end(_ tag: Int32) {
    withTable(AnimationTable.sort(ofTag: tag)) { table in
      let row = AnimationTable.row(ofTag: tag)
      completions.fire(table.completion[row], finished: false)
      removeRow(table, row)
    }
  }
}
