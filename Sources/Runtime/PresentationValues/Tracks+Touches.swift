/// Touches reach what an animator moves where it is seen (PA-24, manual hit testing).
extension Tracks {
  /// The tag of groups of which that is so.
  static var tagOfTouchedWhereShown: Int32 { -2 }

  func shownPlace(of view: Int) -> ShownPlace? {
    isTouchedWhereShown(view) ? place(of: view) : nil
  }

  /// Where a view is seen in its superview, in the moment that is looked at; when all motion is
  /// taken as arrived, without what presences and placed scales add.
  func place(of view: Int) -> ShownPlace {
    let count = PropertyKind.builtInComponents
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + 16) { room in
      guard let values = room.baseAddress else {
        return ShownPlace(bounds: views.bounds(view), placement: views.placementInSpace(view))
      }
      views.readModel(view, into: values)
      for property in [PropertyID.center, .bounds, .transform] {
        guard let kind = PropertyKind.builtIn(property), let offset = kind.offset else { continue }
        readAtOutlook(view, property, kind, into: values + offset)
      }
      if outlook.others == .present {
        applyScale(of: view, to: values)
        if views.has(.placed, view) || views.isElsewhere(view) {
          outlook.meetOthers()
        }
      }
      let center = Views.center(values)
      var placement = Transform3D(Views.placement(values))
      let bounds = Views.bounds(values)
      if views.has(.effects, view) {
        let flat = Views.placement(values)
        readAtOutlook(view, .transform3D, Views.kindOfTransform3D, into: values + count)
        placement = Views.placement(flat, about: center, ProjectiveCoding.transform(values + count))
      }
      guard outlook.others == .present, views.isElsewhere(view) else {
        return ShownPlace(bounds: bounds, placement: placement)
      }
      let way = readPresence(view, about: center, values + count).way
      return ShownPlace(
        bounds: bounds,
        placement: way.map { placement.concatenating(Transform3D($0)) } ?? placement)
    }
  }

  /// The smallest rectangle of the superview in which a view is seen; none when that is nowhere.
  func shownFrame(of view: Int) -> Rect? {
    guard !views.has(.effects, view) else {
      let place = place(of: view)
      return try? place.placement.carry(place.bounds)
    }
    let count = PropertyKind.builtInComponents
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + 16) { room in
      guard let values = room.baseAddress else { return nil }
      values.copy(from: views.geometry(view), count: PropertyKind.geometryComponents)
      if !views.rows[view].firstTrack.isNone {
        for property in [PropertyID.center, .bounds, .transform] {
          guard let kind = PropertyKind.builtIn(property), let offset = kind.offset else {
            continue
          }
          readShown(view, property, kind, into: values + offset)
        }
      }
      applyScale(of: view, to: values)
      var placement = Views.placement(values)
      if views.isElsewhere(view) {
        let center = Views.center(values)
        if let way = readPresence(view, about: center, values + count).way {
          placement = placement.concatenating(way)
        }
      }
      let bounds = Views.bounds(values)
      let (width, height) = (bounds.size.width, bounds.size.height)
      let middle = placement.apply(to: bounds.center)
      let across = (placement.a * width).magnitude + (placement.c * height).magnitude
      let down = (placement.b * width).magnitude + (placement.d * height).magnitude
      guard middle.isFinite, across.isFinite, down.isFinite else { return nil }
      return Rect(x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down)
    }
  }

  /// Shown values of a view's presence: a factor on alpha, and the transform from where the view is
  /// by itself to where it is drawn; none at rest.
  func readPresence(
    _ view: Int, about center: Point, _ room: Components
  ) -> (alpha: Double, way: AffineTransform?) {
    let (alphaKind, transformKind, offsetKind) = Self.presenceKinds
    guard views.has(.presence, view) else { return (1, wayOutOfScale(of: view)) }
    readAtOutlook(view, .presenceAlpha, alphaKind, into: room)
    let alpha = min(max(0, room[0]), 1)
    readAtOutlook(view, .presenceOffset, offsetKind, into: room)
    var dx = room[0]
    let dy = room[1]
    if views.has(.swiped, view) {
      readAtOutlook(view, .swipe, alphaKind, into: room)
      dx += room[0]
    }
    readAtOutlook(view, .presenceTransform, transformKind, into: room)
    let (a, b, c, d) = (room[0], room[1], room[2], room[3])
    if (a, b, c, d) == (1, 0, 0, 1), (room[4], room[5]) == (0, 0), (dx, dy) == (0, 0) {
      return (alpha, wayOutOfScale(of: view))
    }
    let way = AffineTransform(
      a: a, b: b, c: c, d: d,
      tx: center.x + dx + room[4] - (a * center.x + c * center.y),
      ty: center.y + dy + room[5] - (b * center.x + d * center.y))
    return (alpha, wayOutOfScale(of: view).map { way.concatenating($0) } ?? way)
  }

  /// By how much a view is drawn wider and higher than its bounds.
  func scale(of view: Int) -> Size {
    guard views.has(.placed, view) else { return Size(width: 1, height: 1) }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { room in
      guard let scale = room.baseAddress else { return Size(width: 1, height: 1) }
      readAtOutlook(view, .placeScale, Self.kindOfScale, into: scale)
      return Size(width: scale[0], height: scale[1])
    }
  }

  /// Stretches the transform among a view's numbers by its scale, about the middle of its bounds.
  @inline(__always)
  func applyScale(of view: Int, to values: Components) {
    guard views.has(.placed, view) else { return }
    let scale = scale(of: view)
    values[Component.a] *= scale.width
    values[Component.b] *= scale.width
    values[Component.c] *= scale.height
    values[Component.d] *= scale.height
  }

  /// The transform that undoes the scale of a view's superview, about the shown origin of the
  /// superview's bounds (KL-19).
  private func wayOutOfScale(of view: Int) -> AffineTransform? {
    guard views.has(.counters, view), let parent = views.parent(view),
      case let scale = scale(of: parent), scale != Size(width: 1, height: 1), scale.width != 0,
      scale.height != 0, let bounds = PropertyKind.builtIn(.bounds)
    else { return nil }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let origin = room.baseAddress else { return nil }
      readAtOutlook(parent, .bounds, bounds, into: origin)
      return AffineTransform(
        a: 1 / scale.width, b: 0, c: 0, d: 1 / scale.height,
        tx: origin[0] - origin[0] / scale.width, ty: origin[1] - origin[1] / scale.height)
    }
  }

  private static let kindOfScale = PropertyKind(
    componentCount: 2, interpolation: .linear, offset: nil)

  private static let presenceKinds = (
    PropertyKind(componentCount: 1, interpolation: .linear, offset: nil),
    PropertyKind(componentCount: 6, interpolation: .affine, offset: nil),
    PropertyKind(componentCount: 2, interpolation: .linear, offset: nil)
  )

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
      || groups[Int(group)].isTouchedWhereShown
  }
}
