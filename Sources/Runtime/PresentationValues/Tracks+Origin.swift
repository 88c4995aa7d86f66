/// The origin of a scroller's bounds, as far as it goes with its content and not by itself.
extension Tracks {
  /// How far motions of the content, and of the right edge where content begins there, keep the shown
  /// origin of a view's bounds from its target; zero at rest.
  func originCarried(of view: Int, withRightEdge: Bool) -> Vector {
    var carried = Vector.zero
    if case let track = find(view, .contentShift), !track.isNone {
      let table = tables[track.table]
      let (value, model) = (table.value.base, table.model.base)
      let first = track.row * table.width
      carried.dx = value[first] - model[first]
      carried.dy = value[first + 1] - model[first + 1]
    }
    if withRightEdge, case let track = find(view, .bounds), !track.isNone {
      let table = tables[track.table]
      let width = track.row * table.width + 2
      carried.dx -= table.value.base[width] - table.model.base[width]
    }
    return carried
  }

  /// Lets the origin of a view's bounds move only with its content, and with the right edge where content
  /// begins there: what else moves it ends where it is shown. The motion of the size goes on.
  func tieOrigin(of view: Int, toRightEdge: Bool, _ bounds: PropertyKind) {
    willChange()
    let content = find(view, .contentShift)
    if !content.isNone {
      // A group may have a record of the content alone: a later motion has replaced the one of the bounds.
      forEachGroup(on: content) { group in _ = rest(view, .bounds, bounds, group: group) }
    }
    guard case let track = find(view, .bounds), !track.isNone else { return }
    let carried = originCarried(of: view, withRightEdge: toRightEdge)
    let table = tables[track.table]
    let first = track.row * table.width
    table.model[first] = table.value[first] - carried.dx
    table.model[first + 1] = table.value[first + 1] - carried.dy
    storeModel(of: track)
    table.records.tieOrigin(track.row, toRightEdge: toRightEdge)
    var next = table.firstStacked[track.row]
    while next >= 0 {
      table.stacked.tieOrigin(Int(next), toRightEdge: toRightEdge)
      next = table.nextStacked[Int(next)]
    }
    if !content.isNone {
      forEachGroup(on: content) { group in carryOrigin(on: track, with: content, by: group) }
    }
    evaluate(track)
  }

  /// Lets the origins of bounds that a group has moved, and that have been frozen, go on with content that
  /// other groups move. The group's records of them go.
  @inline(never)
  func carryOnOrigins(of id: TrackGroupID) {
    guard tables[Self.internalTable].count > 0, let kind = PropertyKind.builtIn(.bounds) else {
      return
    }
    // Each time from the first record: rows change places.
    while let view = viewWithShift(of: id) {
      tieOrigin(of: view, toRightEdge: false, kind)
      removeRecord(of: id, on: view, .bounds)
    }
  }

  /// A view of whose bounds a group has a record, and whose content is being moved; nil when there is none.
  private func viewWithShift(of id: TrackGroupID) -> Int? {
    var record = groups[Int(id)].first
    while !record.isNone {
      let identity = tables[record.table].identity[track(of: record).row]
      if identity.property == .bounds, !find(identity.subject, .contentShift).isNone {
        return identity.subject
      }
      record = link(of: record).next
    }
    return nil
  }

  /// Adds to a group's record of bounds what the group moves the content by.
  private func carryOrigin(on bounds: TrackID, with content: TrackID, by group: TrackGroupID) {
    guard let record = record(on: bounds, of: group),
      let source = self.record(on: content, of: group)
    else { return }
    add(source, to: record, count: 2)
  }
}
