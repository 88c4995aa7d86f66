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
    compose()
    return true
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
      case .backgroundColor:
        table.coding.decode(value, count: 4, into: shown)
        items.base[item].setColor(shown)
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
    guard item >= 0 else {
      // A subview of a view that is not drawn is not drawn.
      guard row.parent < 0 ? index == 0 : sources.item(of: Int(row.parent)) >= 0,
        row.flags.isDisjoint(with: [.hidden, .flies]) || row.flags.contains(.lingers)
      else { return true }
      return ownAlpha(shownValues(index, row, tracks), index, row, tracks).alpha <= 0
    }
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
    if hasDetails { refreshDetail(item, index, row, tracks) }
    sources.note(item)
    return true
  }

  /// Whether such a view is more than a flat rectangle among others.
  @inline(__always)
  func needsWalk(_ flags: ViewRow.Flags) -> Bool {
    !flags.isDisjoint(with: [.effects, .singleSided, .snapshot, .flights, .covered])
      || hasDetails && flags.contains(.groupsOpacity)
  }

  /// Whether views in one are drawn without its scale, which is not 1.
  @inline(__always)
  func isCountered(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> Bool {
    row.flags.contains(.countered) && tracks.scale(of: index) != Size(width: 1, height: 1)
  }

  /// Where the items that are noted stand now, and those of their subviews.
  @_optimize(speed)
  private func compose() {
    let first = sources.firstChanged
    let end = items.count
    guard first < end else { return }
    let items = self.items.base
    let above = UnsafePointer(sources.above.base)
    let changed = sources.changed.base
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
      guard changed[index] || changed[parent] else { continue }
      changed[index] = true
      let alpha = alphas[index]
      place(items + index, places + index &* PropertyKind.geometryComponents, ways[index], alpha)
      let transform = items[index].transform.concatenating(items[parent].transform)
      items[index].transform = transform
      excess += transform.sum * 0
      items[index].alpha = alpha * items[parent].alpha
      if let details {
        details[index].ownAlpha = alpha
        details[index].groupAlpha = alpha * details[parent].groupAlpha
      }
    }
    if excess != 0 { flattenWhatIsBeyondNumbers() }
    (changed + first).update(repeating: false, count: end &- first)
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

/// Values from which items are computed: the shown values of their views.
struct DrawSources: ~Copyable {
  /// Whether items and these say all.
  var isFlat = false
  /// The item of each view, by row; only those whose item names the row count.
  private var itemOfView = Buffer<Int32>()
  /// The row of each item's view.
  private var views = Buffer<Int32>()
  /// The item above each, −1 for the first.
  private(set) var above = Buffer<Int32>()
  /// Center, bounds and transform that each shows.
  private(set) var places = Buffer<Double>()
  /// The alpha that each shows by itself.
  private(set) var alphas = Buffer<Double>()
  /// Which presence each has, −1 for those that are where they stand.
  private(set) var ways = Buffer<Int32>()
  private(set) var waysOfPresence = Buffer<AffineTransform>()
  private(set) var changed = Buffer<Bool>()
  /// The first item that is to be computed anew.
  var firstChanged = 0

  mutating func removeAll(rows: Int) {
    isFlat = true
    itemOfView.resize(to: rows, filling: -1)
    views.removeAll()
    above.removeAll()
    places.removeAll()
    alphas.removeAll()
    ways.removeAll()
    waysOfPresence.removeAll()
    changed.removeAll()
  }

  @inline(__always)
  func item(of view: Int) -> Int {
    guard view < itemOfView.count else { return -1 }
    let item = Int(itemOfView[view])
    return item >= 0 && item < views.count && Int(views[item]) == view ? item : -1
  }

  @inline(__always)
  mutating func append(
    view: Int, above parent: Int32, values: UnsafePointer<Double>, alpha: Double,
    way: AffineTransform?
  ) {
    itemOfView.base[view] = Int32(truncatingIfNeeded: views.count)
    views.append(Int32(truncatingIfNeeded: view))
    above.append(parent)
    places.append(contentsOf: values, count: PropertyKind.geometryComponents)
    alphas.append(alpha)
    ways.append(-1)
    changed.append(false)
    if let way { setWay(way, of: views.count - 1) }
  }

  @inline(__always)
  mutating func setWay(_ way: AffineTransform?, of item: Int) {
    guard let way else { return ways[item] = -1 }
    if ways[item] < 0 {
      ways[item] = Int32(truncatingIfNeeded: waysOfPresence.count)
      waysOfPresence.append(way)
    } else {
      waysOfPresence[ways[item]] = way
    }
  }

  @inline(__always)
  mutating func note(_ item: Int) {
    changed[item] = true
    if item < firstChanged { firstChanged = item }
  }
}
