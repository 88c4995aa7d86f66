extension DrawList {
  /// Brings the items up to date. Linear in the views that are listed, and nothing for a frame in
  /// which nothing has changed.
  func make(_ tracks: Tracks) {
    let views = tracks.views
    guard version != views.drawVersion else { return }
    version = views.drawVersion
    if refresh(tracks) { return }
    noteWalk()
    if views.reaches == nil { views.reaches = reaches }
    if culls { reaches.findNeeded(views) }
    fitRoom()
    forgetFlights(views.flights)
    keepsSources = true
    sources.removeAll(rows: views.rows.count)
    if reaches.needed.count > 0 { sources.isFlat = false }
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
    region = .everything
    if append(root, tracks), tracks.views.rows[root].firstChild >= 0 {
      push(lastItem, lastEffect)
      walk(below: root, tracks)
      appendOthers(in: root, tracks)
      pop()
    }
    flattenWhatIsBeyondNumbers()
    for index in 0..<effects.count where !effects[index].transform.isFinite {
      effects[index].transform = .scale(x: 0, y: 0, z: 0)
    }
  }

  private func forgetFlights(_ flights: FlightPictures) {
    for index in 0..<flights.items.count { flights.items[index] = -1 }
  }

  /// Lists what stands below a view whose item is the last one of the path.
  func walk(below root: Int, _ tracks: Tracks) {
    let outer = region
    defer { region = outer }
    // Down to the first child, else on to the next sibling, else up: a loop, because trees can be
    // deep. `path` holds the items of those above, `levels` where among their subviews the walk is.
    var view = root
    let floor = levels.count
    var level = open(root, tracks)
    while true {
      let child = next(&level, of: view, tracks)
      if child >= 0 {
        region = level.region
        switch list(child, tracks) {
        case .no: break
        case .unseen: noteUnseen(&level)
        case .listed:
          guard tracks.views.rows[child].firstChild >= 0 else { break }
          levels.append(level)
          push(lastItem, lastEffect)
          view = child
          level = open(child, tracks)
        }
        continue
      }
      close(level, of: view, tracks)
      if levels.count == floor { return }
      appendOthers(in: view, tracks)
      pop()
      let isUnseen = !level.isSeen && items.count == level.mark.items + 1
      if isUnseen { take(backTo: level.mark) }
      level = levels.removeLast()
      if isUnseen { noteUnseen(&level) }
      view = Int(tracks.views.rows[view].parent)
    }
  }

  /// Lists what is drawn in front of all subviews of a view.
  private func appendOthers(in view: Int, _ tracks: Tracks) {
    if tracks.views.rows[view].flags.contains(.holdsLifted) { appendLifted(in: view, tracks) }
    if tracks.views.rows[view].flags.contains(.holdsOverlays) { appendFlights(in: view, tracks) }
  }

  func push(_ item: Int32, _ effect: Int32) {
    path.append(item)
    pathEffects.append(effect)
  }

  func pop() {
    path.removeLast()
    pathEffects.removeLast()
  }

  /// Adds a view's item; false when the view and all below it are invisible.
  func append(_ index: Int, _ tracks: Tracks) -> Bool { list(index, tracks) == .listed }

  /// Whether a view has an item, or would have one if it were seen.
  enum Listing { case no, unseen, listed }

  private func list(_ index: Int, _ tracks: Tracks) -> Listing {
    let row = tracks.views.rows[index]
    if row.flags.contains(.lifted), index != liftedView, path.count > 0 { return .no }
    if !row.flags.isDisjoint(with: [.hidden, .drawnElsewhere]) {
      guard row.flags.contains(.drawnHidden), !row.flags.contains(.drawnElsewhere) else {
        return .no
      }
    }
    let values = shownValues(index, row, tracks)
    let isPlain = takesRootAsPlain && path.count == 0
    var (alpha, way) = isPlain ? (1, nil) : ownAlpha(values, index, row, tracks)
    guard alpha > 0 else { return .no }
    var transform = isPlain ? .identity : Views.placement(values)
    var clip: Int32 = -1
    let isFlat =
      isPlain
      || row.flags.isDisjoint(with: [.effects, .singleSided])
        && (path.count == 0 || pathEffects[path.count - 1] < 0)
    if isFlat, let way { transform = transform.concatenating(way) }
    if !isFlat {
      transform = standInSpace(index, row, transform, way, values, tracks)
      if row.flags.contains(.singleSided), space.isSeenFromBehind { return .no }
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
    var outset: Box?
    isLastSeen = true
    if culls, path.count > 0 {
      if row.flags.contains(.decorated) {
        outset = self.outset(index, row, tracks, anyColor: false)
      }
      let ink = Box(Views.bounds(values)).grown(outset)
      isLastSeen =
        isFlat && row.flags.isDisjoint(with: .snapshot)
        ? ink.carried(by: transform).meets(region)
        : isSeenInSpace(index, row, ink, transform, isDeep: !isFlat, tracks)
      if !isLastSeen, reaches.needed.count > 0 { isLastSeen = reaches.isNeeded(index) }
      if !isLastSeen {
        guard row.firstChild >= 0,
          mayBeSeen(below: index, row, transform, isDeep: !isFlat, region, tracks)
        else { return .unseen }
        _ = shownValues(index, row, tracks)
      }
    }
    lastMark = mark
    lastItem = Int32(truncatingIfNeeded: items.count)
    lastEffect = -1
    if !isFlat { appendEffect(of: index, row, tracks) }
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
      if culls {
        sources.appendPlace(region: region, outset: outset, row, isSeen: isLastSeen)
      }
      if needsWalk(row.flags) || isCountered(index, row, tracks) { sources.isFlat = false }
    }
    if hasDetails { appendDetail(of: index, row, ownAlpha, tracks) }
    if row.flags.contains(.snapshot), let snapshot = tracks.views.snapshot(index) {
      append(snapshot)
    }
    return .listed
  }

  /// Whether the picture of a view with a depth, or of a snapshot, can be seen in the region.
  @inline(never)
  private func isSeenInSpace(
    _ index: Int, _ row: ViewRow, _ ink: Box, _ transform: AffineTransform, isDeep: Bool,
    _ tracks: Tracks
  ) -> Bool {
    var ink = ink
    if row.flags.contains(.effects) {
      let curl = shown + PropertyKind.builtInComponents
      tracks.readShown(index, .curl, Views.kindOfCurl, into: curl)
      // A page that is turned over leaves its place.
      if curl[0] != 0 { return true }
    }
    if row.flags.contains(.snapshot), let snapshot = tracks.views.snapshot(index) {
      ink = ink.union(snapshot.reach)
      if snapshot.reach.isEverything { return true }
    }
    return inWindow(ink, transform, isDeep: isDeep).meets(region)
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
    guard !row.flags.isDisjoint(with: [.presence, .drawnScaled, .counters]), alpha > 0 else {
      return (alpha, nil)
    }
    if row.flags.contains(.drawnScaled) { return ownAlphaOfCovered(alpha, index, row, tracks) }
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

  /// Sets `space` to the way from a view with a depth to the window. Answers the way to its
  /// superview without depth.
  @inline(never)
  private func standInSpace(
    _ index: Int, _ row: ViewRow, _ placement: AffineTransform, _ way: AffineTransform?,
    _ values: UnsafePointer<Double>, _ tracks: Tracks
  ) -> AffineTransform {
    var own = placementInSpace(index, row, placement, values, tracks)
    if let way {
      own.deep = own.deep.concatenating(Transform3D(way))
      own.flattened = own.flattened.concatenating(way)
    }
    space = inWindow(own)
    return own.flattened
  }

  /// Adds the effect of the item that is to be added; it stands in `space`.
  @inline(never)
  private func appendEffect(of index: Int, _ row: ViewRow, _ tracks: Tracks) {
    lastEffect = Int32(truncatingIfNeeded: effects.count)
    // The values of the item stand in front.
    let curl = shown + PropertyKind.builtInComponents
    (curl[0], curl[1]) = (0, 0)
    if row.flags.contains(.effects) {
      tracks.readShown(index, .curl, Views.kindOfCurl, into: curl)
    }
    effects.append(
      Effect(
        item: Int32(truncatingIfNeeded: items.count), transform: space, curl: curl[0],
        curlDirection: curl[1]))
  }
}
