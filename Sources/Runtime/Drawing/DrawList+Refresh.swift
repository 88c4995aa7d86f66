/// Refresh of the draw list without a walk over the tree: as long as the same views are drawn in
/// the same order, a frame computes anew the items that move, and passes over the rest.
///
/// The numbers are those of the walk, bit by bit: both go by the same formulas. Where views have a
/// depth, are snapshots, fly, or group opacity, the tree is walked.
extension DrawList {
  /// Brings the items up to date; false when the tree has to be walked.
  @_optimize(speed)
  func refresh(_ tracks: Tracks) -> Bool {
    let notes = tracks.views.picture
    guard sources.isFlat, shape == notes.shape else { return false }
    sources.firstChanged = items.count
    sources.looks = 0
    for index in 0..<notes.touched.count {
      guard refresh(view: Int(notes.touched[index]), tracks) else { return false }
    }
    for index in tracks.tables.indices {
      let isDone = tracks.withTable(index) { table in
        table.activeCount == 0 || refresh(what: table, moves: tracks)
      }
      guard isDone else { return false }
    }
    notes.start()
    return compose()
  }

  /// Takes over what a table's active rows show.
  @_optimize(speed)
  private func refresh(what table: TrackTable, moves tracks: Tracks) -> Bool {
    let identities = UnsafePointer(table.identity.base)
    let values = UnsafePointer(table.value.base)
    let width = table.width
    let end = table.activeCount
    for row in 0..<end {
      let identity = identities[row]
      // Values are not drawn.
      if identity.property.isOfValue { continue }
      let view = Handle(bits: identity.view).index
      let value = values + row &* width
      let item = sources.item(of: view)
      guard item >= 0, sources.ways[item] < 0 else {
        if refresh(view: view, tracks) { continue }
        return false
      }
      let place = sources.places.base + item &* PropertyKind.geometryComponents
      switch identity.property {
      case .center:
        (place + Component.center).update(from: value, count: 2)
      case .bounds where !hasDetails:
        (place + Component.bounds).update(from: value, count: 4)
        items.base[item].bounds = Views.bounds(place)
      case .transform:
        AffineCoding.decode(value, into: place + Component.transform)
        tracks.applyScale(of: view, to: place)
      case .alpha:
        let alpha = min(value[0], 1)
        guard alpha > 0 else { return false }
        sources.alphas.base[item] = alpha
        sources.note(item, moves: false)
        continue
      case .backgroundColor:
        table.coding.decode(value, count: 4, into: shown)
        items.base[item].setColor(shown)
        sources.renew(item)
        continue
      default:
        if !identity.property.isCustom, !refresh(view: view, tracks) { return false }
        continue
      }
      sources.note(item)
    }
    return true
  }

  /// Takes over all that a view shows; false when it is to be drawn and was not, or the reverse.
  private func refresh(view index: Int, _ tracks: Tracks) -> Bool {
    let item = sources.item(of: index)
    let row = tracks.views.rows[index]
    guard item >= 0 else { return staysOut(index, tracks) }
    let values = shownValues(index, row, tracks)
    let (alpha, way) = ownAlpha(values, index, row, tracks)
    guard alpha > 0, !needsWalk(row.flags), !isCountered(index, row, tracks) else {
      return false
    }
    sources.alphas.base[item] = alpha
    sources.setWay(way, of: item)
    (sources.places.base + item &* PropertyKind.geometryComponents).update(
      from: values, count: PropertyKind.geometryComponents)
    items.base[item].bounds = Views.bounds(values)
    items.base[item].setColor(values + Component.backgroundColor)
    items.base[item].cornerRadius = values[Component.cornerRadius]
    if culls { sources.setOutset(outset(index, row, tracks, anyColor: false), of: item) }
    if hasDetails { refreshDetail(item, index, row, tracks) }
    sources.note(item)
    return true
  }

  /// Whether a view without item needs none still; false when it needs one, or when that is not
  /// easily said.
  private func staysOut(_ view: Int, _ tracks: Tracks) -> Bool {
    let rows = tracks.views.rows.rows
    // The one of those above it that has no item, although its superview has one.
    var top = view
    while rows[top].parent >= 0, sources.item(of: Int(rows[top].parent)) < 0 {
      top = Int(rows[top].parent)
    }
    let row = rows[top]
    guard row.parent < 0 ? top == 0 : true,
      row.flags.isDisjoint(with: [.hidden, .drawnElsewhere]) || row.flags.contains(.drawnHidden)
    else { return true }
    let values = shownValues(top, row, tracks)
    let (alpha, way) = ownAlpha(values, top, row, tracks)
    guard alpha > 0 else { return true }
    // Many are found sooner by a walk.
    sources.looks += 1
    guard culls, row.parent >= 0, sources.looks <= 16, !needsWalk(row.flags),
      !isCountered(top, row, tracks)
    else { return false }
    let above = sources.item(of: Int(row.parent))
    var transform = Views.placement(values)
    if let way { transform = transform.concatenating(way) }
    transform = transform.concatenating(items[above].transform)
    let ink = Box(Views.bounds(values)).grown(outset(top, row, tracks, anyColor: false))
    let region = sources.regions[above]
    guard !ink.carried(by: transform).meets(region),
      !mayBeSeen(below: top, row, transform, isDeep: false, region, tracks)
    else { return false }
    sources.cut(above)
    return true
  }

  /// Whether such a view is more than a flat rectangle among others.
  @inline(__always)
  func needsWalk(_ flags: ViewRow.Flags) -> Bool {
    !flags.isDisjoint(with: [.effects, .singleSided, .snapshot, .holdsOverlays, .drawnScaled])
      || hasDetails && flags.contains(.groupsOpacity)
  }

  /// Whether views in one are drawn without its scale, which is not 1.
  @inline(__always)
  func isCountered(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> Bool {
    row.flags.contains(.countered) && tracks.scale(of: index) != Size(width: 1, height: 1)
  }

  /// Where the items that are noted stand now, and those of their subviews. False when others are
  /// seen than before.
  @_optimize(speed)
  private func compose() -> Bool {
    let first = sources.firstChanged
    let end = items.count
    guard first < end else { return true }
    // The window itself.
    if culls, first == 0 { return false }
    let items = self.items.base
    let above = UnsafePointer(sources.above.base)
    let states = sources.states.base
    let places = UnsafePointer(sources.places.base)
    let ways = UnsafePointer(sources.ways.base)
    let alphas = UnsafePointer(sources.alphas.base)
    let details = hasDetails ? self.details.base : nil
    if first == 0 {
      place(items, UnsafePointer(places), ways[0], alphas[0])
      if let details { (details[0].ownAlpha, details[0].groupAlpha) = (alphas[0], alphas[0]) }
    }
    // No number any more as soon as one is not finite, or too large to add up.
    var excess = 0.0
    for index in max(1, first)..<max(1, end) {
      let parent = Int(above[index])
      let news = (states[index] | states[parent]) & (DrawSources.changed | DrawSources.moved)
      guard news != 0 else { continue }
      states[index] |= news
      let alpha = alphas[index]
      let old = items[index].transform
      place(items + index, places + index &* PropertyKind.geometryComponents, ways[index], alpha)
      let transform = items[index].transform.concatenating(items[parent].transform)
      items[index].transform = transform
      excess += transform.sum * 0
      items[index].alpha = alpha * items[parent].alpha
      if let details {
        details[index].ownAlpha = alpha
        details[index].groupAlpha = alpha * details[parent].groupAlpha
      }
      if culls, news & DrawSources.moved != 0 {
        guard staysIn(index, old, transform, sources.regions[parent]) else { return false }
      }
    }
    if excess != 0 { flattenWhatIsBeyondNumbers() }
    let news = DrawSources.changed | DrawSources.moved
    for index in first..<end where states[index] & news != 0 {
      states[index] = states[index] & ~news | DrawSources.renewed
    }
    return true
  }

  /// Whether an item that has moved is as much seen as before, and what is below it as well.
  @inline(__always)
  private func staysIn(
    _ index: Int, _ old: AffineTransform, _ transform: AffineTransform, _ region: Box
  ) -> Bool {
    let states = sources.states.base
    let state = states[index]
    let bounds = Box(items[index].bounds)
    let plain = bounds.carried(by: transform)
    if state & ~(DrawSources.changed | DrawSources.moved) == 0 { return plain.meets(region) }
    let picture =
      state & DrawSources.decorated == 0
      ? plain : bounds.grown(sources.outset(of: index)).carried(by: transform)
    if picture.meets(region) {
      states[index] &= ~DrawSources.unseen
    } else if state & DrawSources.unseen == 0 {
      return false
    }
    let inner = state & DrawSources.clips == 0 ? region : region.intersection(plain)
    if state & DrawSources.cut != 0, inner != sources.regions[index] || transform != old {
      return false
    }
    sources.regions[index] = inner
    return true
  }

  /// Gives items whose transform is not finite an empty one: they are drawn as nothing.
  @inline(never)
  func flattenWhatIsBeyondNumbers() {
    for index in 0..<items.count where !items[index].transform.isFinite {
      items[index].transform = .scale(x: 0, y: 0)
    }
  }

  /// The transform of an item, from the shown values of its view.
  @inline(__always)
  private func place(
    _ item: UnsafeMutablePointer<Item>, _ values: UnsafePointer<Double>, _ way: Int32,
    _ alpha: Double
  ) {
    let placement = Views.placement(values)
    item.pointee.transform =
      way < 0 ? placement : placement.concatenating(sources.waysOfPresence[way])
    item.pointee.alpha = alpha
  }
}
