extension DrawList {
  /// Brings the items up to date. Linear in the views that are visible, and nothing for a frame in
  /// which nothing has changed.
  func make(_ tracks: Tracks) {
    let views = tracks.views
    guard version != views.drawVersion else { return }
    version = views.drawVersion
    if refresh(tracks) { return }
    forgetFlights(views.flights)
    keepsSources = true
    sources.removeAll(rows: views.rows.count)
    make(tracks, from: 0)
    shape = views.picture.shape
    views.picture.start()
  }

  /// Lists a view and what stands below it, in the coordinates of its superview.
  func make(_ tracks: Tracks, from root: Int) {
    items.removeAll()
    effects.removeAll()
    details.removeAll()
    groups.removeAll()
    openGroup = -1
    defer { closeGroups(to: 0, at: Int32(truncatingIfNeeded: items.count)) }
    path.removeAll()
    pathEffects.removeAll()
    walk(tracks, from: root)
    flattenWhatIsBeyondNumbers()
    for index in 0..<effects.count where !effects[index].transform.isFinite {
      effects[index].transform = .scale(x: 0, y: 0, z: 0)
    }
  }

  private func forgetFlights(_ flights: FlightPictures) {
    for index in 0..<flights.items.count { flights.items[index] = -1 }
  }

  /// Lists a view, what stands below it, and, in a path, the siblings in front of it.
  func walk(_ tracks: Tracks, from first: Int) {
    let views = tracks.views
    let floor = path.count
    // Down to the first child, else on to the next sibling, else up: a loop, because trees can be
    // deep. `path` holds the items of those above.
    var index = first
    while true {
      let child = Int(views.rows[index].firstChild)
      if append(index, tracks), child >= 0 {
        path.append(lastItem)
        pathEffects.append(lastEffect)
        index = child
        continue
      }
      while path.count > floor, views.rows[index].next < 0 {
        index = Int(views.rows[index].parent)
        if views.rows[index].flags.contains(.holdsLifted) { appendLifted(in: index, tracks) }
        if views.rows[index].flags.contains(.flights) { appendFlights(in: index, tracks) }
        path.removeLast()
        pathEffects.removeLast()
      }
      guard path.count > 0, views.rows[index].next >= 0 else { return }
      index = Int(views.rows[index].next)
    }
  }

  /// Adds a view's item; false when the view and all below it are invisible.
  func append(_ index: Int, _ tracks: Tracks) -> Bool {
    let row = tracks.views.rows[index]
    if row.flags.contains(.lifted), index != liftedView, path.count > 0 { return false }
    if !row.flags.isDisjoint(with: [.hidden, .flies]) {
      guard row.flags.contains(.lingers), !row.flags.contains(.flies) else { return false }
    }
    let values = shownValues(index, row, tracks)
    let isPlain = takesRootAsPlain && path.count == 0
    var (alpha, way) = isPlain ? (1, nil) : ownAlpha(values, index, row, tracks)
    guard alpha > 0 else { return false }
    var transform = isPlain ? .identity : Views.placement(values)
    var clip: Int32 = -1
    var space: Transform3D?
    let isFlat =
      isPlain
      || row.flags.isDisjoint(with: [.effects, .singleSided])
        && (path.count == 0 || pathEffects[path.count - 1] < 0)
    if isFlat, let way { transform = transform.concatenating(way) }
    if !isFlat {
      var own = placementInSpace(index, row, transform, values, tracks)
      if let way {
        own.deep = own.deep.concatenating(Transform3D(way))
        own.flattened = own.flattened.concatenating(way)
      }
      space = inWindow(own)
      transform = own.flattened
      if row.flags.contains(.singleSided), space?.isSeenFromBehind == true {
        return false
      }
    }
    let ownAlpha = alpha
    if path.count > 0 {
      let position = path[path.count - 1]
      let above = items[Int(position)]
      alpha *= above.alpha
      transform = transform.concatenating(above.transform)
      let isClipped = tracks.views.rows[Int(row.parent)].flags.contains(.clipsToBounds)
      clip = index == liftedView ? liftedClip : isClipped ? position : above.clip
    }
    lastItem = Int32(truncatingIfNeeded: items.count)
    lastEffect = -1
    if let space {
      lastEffect = Int32(truncatingIfNeeded: effects.count)
      effects.append(effect(of: index, row, space, tracks))
    }
    items.append(
      Item(
        view: row.name, tag: tracks.views.tags.ofView(index), transform: transform,
        bounds: Views.bounds(values),
        red: values[Component.red], green: values[Component.green],
        blue: values[Component.blue], colorAlpha: values[Component.colorAlpha],
        alpha: alpha, cornerRadius: values[Component.cornerRadius], clip: clip,
        depth: Int32(truncatingIfNeeded: path.count)))
    if keepsSources {
      sources.append(
        view: index, above: path.count > 0 ? path[path.count - 1] : -1, values: values,
        alpha: ownAlpha, way: way)
      if needsWalk(row.flags) || isCountered(index, row, tracks) { sources.isFlat = false }
    }
    if hasDetails { appendDetail(of: index, row, ownAlpha, tracks) }
    if row.flags.contains(.snapshot), let snapshot = tracks.views.snapshot(index) {
      append(snapshot)
    }
    return true
  }

  /// The bounds that a view shows.
  func shownBounds(_ index: Int, _ tracks: Tracks) -> Rect {
    Views.bounds(shownValues(index, tracks.views.rows[index], tracks))
  }

  /// The numbers that a view shows: its model's own while nothing moves it.
  func shownValues(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> UnsafePointer<Double> {
    tracks.views.readModel(index, into: shown)
    var track = row.firstTrack
    while !track.isNone { track = tracks.withTable(track.table) { show(track.row, $0) } }
    if row.flags.contains(.placed) { tracks.applyScale(of: index, to: shown) }
    return UnsafePointer(shown)
  }

  /// The alpha of a view by itself, presence included, and the transform from where it is to where
  /// its picture is, when there is one.
  @inline(__always)
  func ownAlpha(
    _ values: UnsafePointer<Double>, _ index: Int, _ row: ViewRow, _ tracks: Tracks
  ) -> (alpha: Double, way: AffineTransform?) {
    // A spring overshoots; what is drawn is not more than opaque.
    let alpha = min(values[Component.alpha], 1)
    guard !row.flags.isDisjoint(with: [.presence, .covered, .counters]), alpha > 0 else {
      return (alpha, nil)
    }
    if row.flags.contains(.covered) { return ownAlphaOfCovered(alpha, index, row, tracks) }
    let presence = tracks.readPresence(
      index, about: Views.center(values), shown + PropertyKind.builtInComponents)
    return (alpha * presence.alpha, presence.way)
  }

  /// Alpha and transform of a view that is drawn smaller behind a flying screen.
  private func ownAlphaOfCovered(
    _ alpha: Double, _ index: Int, _ row: ViewRow, _ tracks: Tracks
  ) -> (alpha: Double, way: AffineTransform?) {
    let center = Views.center(shown)
    let scale = tracks.views.flights.scale(of: row.name)
    let smaller = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    guard !row.flags.isDisjoint(with: [.presence, .counters]) else { return (alpha, smaller) }
    let presence = tracks.readPresence(
      index, about: center, shown + PropertyKind.builtInComponents)
    return (alpha * presence.alpha, presence.way?.concatenating(smaller) ?? smaller)
  }

  /// Writes what a track shows over the model's numbers. Returns the view's next track.
  @inline(__always)
  private func show(_ row: Int, _ table: TrackTable) -> TrackID {
    let value = table.value.base + row * table.width
    switch table.identity[row].property {
    case .center: (shown + Component.center).copy(from: value, count: 2)
    case .bounds: (shown + Component.bounds).copy(from: value, count: 4)
    case .transform: AffineCoding.decode(value, into: shown + Component.transform)
    case .alpha: shown[Component.alpha] = value[0]
    case .backgroundColor:
      table.coding.decode(value, count: 4, into: shown + Component.backgroundColor)
    case .cornerRadius: (shown + Component.cornerRadius).copy(from: value, count: 4)
    default: break
    }
    return table.nextOnView[row]
  }
}

/// Views with a depth.
extension DrawList {
  /// From a view's own coordinates to those of its superview.
  private func placementInSpace(
    _ index: Int, _ row: ViewRow, _ placement: AffineTransform, _ values: UnsafePointer<Double>,
    _ tracks: Tracks
  ) -> (deep: Transform3D, flattened: AffineTransform) {
    guard row.flags.contains(.effects) else { return (Transform3D(placement), placement) }
    let own = shown + PropertyKind.builtInComponents
    tracks.readShown(index, .transform3D, Views.kindOfTransform3D, into: own)
    let transform = ProjectiveCoding.transform(own)
    let center = Views.center(values)
    return (
      Views.placement(placement, about: center, transform),
      Views.placement(placement, about: center, Transform3D(transform.flattened)).flattened
    )
  }

  /// From a view's own coordinates to the window. Subviews lie in their superview's plane: a
  /// child's own depth ends there.
  private func inWindow(_ own: (deep: Transform3D, flattened: AffineTransform)) -> Transform3D {
    guard path.count > 0 else { return own.deep }
    let above = pathEffects[path.count - 1]
    guard above >= 0 else {
      return own.deep.concatenating(Transform3D(items[Int(path[path.count - 1])].transform))
    }
    return own.deep.inPlane.concatenating(effects[Int(above)].transform)
  }

  private func effect(
    of index: Int, _ row: ViewRow, _ space: Transform3D, _ tracks: Tracks
  ) -> Effect {
    let curl = shown + PropertyKind.builtInComponents
    (curl[0], curl[1]) = (0, 0)
    if row.flags.contains(.effects) {
      tracks.readShown(index, .curl, Views.kindOfCurl, into: curl)
    }
    return Effect(
      item: Int32(truncatingIfNeeded: items.count), transform: space, curl: curl[0],
      curlDirection: curl[1])
  }
}
