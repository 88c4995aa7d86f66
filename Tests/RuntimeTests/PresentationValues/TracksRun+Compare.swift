import Testing

@testable import Motus

extension TracksRun {
  /// Compares everything that can be seen, and every link that cannot.
  func compare() {
    let tracks = world.tracks
    #expect(tracks.count == model.records.count)
    #expect(tracks.activeCount == model.records.keys.filter { model.isActive($0) }.count)
    #expect(tracks.liveGroups == model.groups.count)
    for view in alive {
      for property in properties {
        let key = Key(view: view.bits, property: property.rawValue)
        let shown = world.shown(view.index, property)
        if let expected = model.models[key] {
          expect(world.model(view.index, property), near: expected)
        }
        expect(shown, near: model.shown(key, initial: shown))
      }
      #expect(Int(world.views.rows[view.index].interactionBlocks) == model.blocks(of: view.bits))
      compareTracks(of: view)
    }
    for group in model.groups.keys { compareLinks(group) }
  }

  /// Reads what the last frame reported, whatever has happened since.
  func compareReport() {
    let tracks = world.tracks
    tracks.frame.capture(tracks)
    var count = 0
    for (index, storage) in tracks.frame.batches.enumerated() {
      let width = index == Tracks.affineTable ? 6 : index + 1
      #expect(storage.batch.values.count == storage.batch.identities.count * width)
      for row in 0..<storage.batch.identities.count {
        let identity = storage.batch.identities[row]
        let key = Key(view: identity.view, property: identity.property.rawValue)
        count += 1
        guard let expected = report[key] else {
          Issue.record("a property is reported without need")
          continue
        }
        let values = (0..<width).map { storage.batch.values[row * width + $0] }
        expect(values, near: expected)
      }
    }
    #expect(count == report.count)
  }

  private func expect(_ values: [Double], near expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, other) in zip(values, expected) { #expect(abs(value - other) < 1e-9) }
  }

  private func compareTracks(of view: Handle) {
    var seen = 0
    var track = world.views.rows[view.index].firstTrack
    while !track.isNone, seen < 100 {
      seen += 1
      let table = world.tracks.tables[track.table]
      let identity = table.identity[track.row]
      #expect(identity.view == view.bits)
      let list = model.records[Key(view: view.bits, property: identity.property.rawValue)] ?? []
      // The oldest record has the row, the others are stacked, newest first.
      #expect(table.records.group[track.row] == list.first?.group)
      var others: [TrackGroupID] = []
      var next = table.firstStacked[track.row]
      while next >= 0, others.count < 100 {
        #expect(Int(table.stackedTrack[Int(next)]) == track.row)
        others.append(table.stacked.group[Int(next)])
        next = table.nextStacked[Int(next)]
      }
      #expect(others == list.dropFirst().reversed().map { $0.group })
      track = table.nextOnView[track.row]
    }
    #expect(seen == model.records.keys.filter { $0.view == view.bits }.count)
  }

  private func compareLinks(_ group: TrackGroupID) {
    let tracks = world.tracks
    var count = 0
    var previous = RecordID.none
    var record = tracks.groups[Int(group)].first
    while !record.isNone, count < 200 {
      count += 1
      #expect(tracks.link(of: record).previous == previous)
      previous = record
      record = tracks.link(of: record).next
    }
    #expect((count == 0) == tracks.groups[Int(group)].isEmpty)
    let expected = model.records.values.filter { $0.contains { $0.group == group } }.count
    #expect(count == expected)
  }
}
