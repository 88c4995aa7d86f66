extension DrawList {
  /// Brings the items up to date. Linear in the views that are visible.
  @_optimize(speed)
  func make(_ tracks: Tracks) {
    let views = tracks.views
    guard version != views.drawVersion else { return }
    version = views.drawVersion
    items.removeAll()
    path.removeAll()
    // Down to the first child, else on to the next sibling, else up: a loop, because trees can be
    // deep. `path` holds the items of those above.
    var index = 0
    while true {
      let child = Int(views.rows[index].firstChild)
      if append(index, tracks), child >= 0 {
        path.append(Int32(truncatingIfNeeded: items.count - 1))
        index = child
        continue
      }
      while path.count > 0, views.rows[index].next < 0 {
        path.removeLast()
        index = Int(views.rows[index].parent)
      }
      guard path.count > 0 else { return }
      index = Int(views.rows[index].next)
    }
  }

  /// Adds a view's item; false when the view and all below it are invisible.
  @_optimize(speed)
  private func append(_ index: Int, _ tracks: Tracks) -> Bool {
    let row = tracks.views.rows[index]
    guard !row.flags.contains(.hidden) else { return false }
    let values = shownValues(index, row, tracks)
    // A spring overshoots; what is drawn is not more than opaque.
    var alpha = min(values[12], 1)
    guard alpha > 0 else { return false }
    var transform = Views.placement(values)
    var clip: Int32 = -1
    if path.count > 0 {
      let position = path[path.count - 1]
      let above = items[Int(position)]
      alpha *= above.alpha
      transform = transform.concatenating(above.transform)
      let isClipped = tracks.views.rows[Int(row.parent)].flags.contains(.clipsToBounds)
      clip = isClipped ? position : above.clip
    }
    items.append(
      Item(
        view: row.name, transform: transform, bounds: Views.bounds(values),
        red: values[13], green: values[14], blue: values[15], colorAlpha: values[16],
        alpha: alpha, cornerRadius: values[17], clip: clip,
        depth: Int32(truncatingIfNeeded: path.count)))
    return true
  }

  /// The 18 numbers that a view shows: its model's own while nothing moves it.
  @_optimize(speed)
  private func shownValues(_ index: Int, _ row: ViewRow, _ tracks: Tracks) -> UnsafePointer<Double>
  {
    let model = tracks.views.model(index)
    var track = row.firstTrack
    guard !track.isNone else { return UnsafePointer(model) }
    shown.copy(from: model, count: PropertyKind.builtInComponents)
    while !track.isNone { track = tracks.withTable(track.table) { show(track.row, $0) } }
    return UnsafePointer(shown)
  }

  /// Writes what a track shows over the model's numbers. Answers the view's next track.
  @inline(__always)
  private func show(_ row: Int, _ table: TrackTable) -> TrackID {
    let value = table.value.base + row * table.width
    switch table.identity[row].property {
    case .center: shown.copy(from: value, count: 2)
    case .bounds: (shown + 2).copy(from: value, count: 4)
    case .transform: AffineCoding.decode(value, into: shown + 6)
    case .alpha: shown[12] = value[0]
    case .backgroundColor: (shown + 13).copy(from: value, count: 4)
    case .cornerRadius: shown[17] = value[0]
    default: break
    }
    return table.nextOnView[row]
  }
}
