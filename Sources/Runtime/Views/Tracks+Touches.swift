/// Where a view is seen: its bounds in its own coordinates, and how these stand in its superview.
struct ShownPlace {
  let bounds: Rect
  let placement: Transform3D
}

/// Touches reach what an animator moves where it is seen (PA-24, manual hit testing).
extension Tracks {
  /// The tag of groups of which that is so.
  static var tagOfTouchedWhereShown: Int32 { -2 }

  func shownPlace(of view: Int) -> ShownPlace? {
    isTouchedWhereShown(view) ? place(of: view) : nil
  }

  /// Where a view is seen in its superview.
  func place(of view: Int) -> ShownPlace {
    let count = PropertyKind.builtInComponents
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + 16) { room in
      guard let values = room.baseAddress else {
        return ShownPlace(bounds: views.bounds(view), placement: views.placementInSpace(view))
      }
      views.readModel(view, into: values)
      for property in [PropertyID.center, .bounds, .transform] {
        guard let kind = PropertyKind.builtIn(property), let offset = kind.offset else { continue }
        readShown(view, property, kind, into: values + offset)
      }
      let placement = Views.placement(values)
      guard views.has(.effects, view) else {
        return ShownPlace(bounds: Views.bounds(values), placement: Transform3D(placement))
      }
      readShown(view, .transform3D, Views.kindOfTransform3D, into: values + count)
      return ShownPlace(
        bounds: Views.bounds(values),
        placement: Views.placement(
          placement, about: Point(x: values[0], y: values[1]),
          ProjectiveCoding.transform(values + count)))
    }
  }

  private func isTouchedWhereShown(_ view: Int) -> Bool {
    var track = views.rows[view].firstTrack
    while !track.isNone {
      let table = tables[track.table]
      if isTouchedWhereShown(group: table.records.group[track.row]) { return true }
      var next = table.firstStacked[track.row]
      while next >= 0 {
        if isTouchedWhereShown(group: table.stacked.group[Int(next)]) { return true }
        next = table.nextStacked[Int(next)]
      }
      track = table.nextOnView[track.row]
    }
    return false
  }

  private func isTouchedWhereShown(group: TrackGroupID) -> Bool {
    groups[Int(group)].tag == Self.tagOfTouchedWhereShown
  }
}
