extension Tracks {
  /// Hands what a property of a view is, shows, and is moved by over to another view.
  func handOver(_ property: PropertyID, from view: Int, to other: Int) {
    guard let kind = views.properties.kind(of: property) else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let value = room.baseAddress else { return }
      readModel(view, property, kind, into: value)
      setModel(other, property, kind, to: value)
    }
    let track = find(view, property)
    guard !track.isNone, find(other, property).isNone else { return }
    willChange()
    frame.rowsChange()
    let table = tables[track.table]
    forEachGroup(on: track) { group in
      guard groups[Int(group)].blocksInteraction else { return }
      views.rows.base[view].interactionBlocks &-= 1
      views.rows.base[other].interactionBlocks &+= 1
    }
    replaceOnView(view, track, with: table.nextOnView[track.row])
    table.rename(
      track.row, .init(view: views.rows[other].name, property: property),
      nextOnView: views.rows[other].firstTrack)
    views.rows.base[other].firstTrack = track
    if !rides.isEmpty {
      rides.handOver(property, from: views.rows[view].name, to: views.rows[other].name)
    }
    noteChange(other, property)
    touchPicture(view)
    touchPicture(other)
  }
}
