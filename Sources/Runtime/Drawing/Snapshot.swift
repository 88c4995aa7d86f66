/// Recorded items of a view, to be shown again by another view: those of its subviews in its own
/// coordinates, the first for the view itself.
final class Snapshot: ViewSnapshot {
  let source: Handle
  let list: DrawList
  override var count: Int { list.items.count }
  /// A box around all that it shows.
  private(set) var reach = Box.everything
  /// Greatest number of items in all snapshots of a runtime: snapshots of snapshots double them
  /// each time.
  static let mostItems = 262_144

  init(of source: Handle, _ tracks: Tracks) {
    self.source = source
    list = DrawList(ofSnapshot: source.index, tracks)
    super.init()
    reach = list.reach
  }
}

extension Tracks {
  /// Makes a view without superview that shows what another one shows now, and goes on showing it
  /// whatever becomes of that one. The caller holds it.
  func makeSnapshot(of index: Int) throws(Fault) -> Handle {
    let source = views.rows[index].handle
    let snapshot = Snapshot(of: source, self)
    let count = snapshot.count + views.snapshots.shown
    guard count <= Snapshot.mostItems else {
      throw Fault(.limit, "the snapshots show \(count) views: \(Snapshot.mostItems) are possible")
    }
    let view = try views.create()
    snapshot.isShown(by: view.bits)
    views.tags.set(views.tags.ofView(index), of: view)
    views.snapshots.append(snapshot)
    views.geometry(view.index).copy(
      from: views.geometry(index), count: PropertyKind.geometryComponents)
    views.look(view.index).copy(from: views.look(index), count: PropertyKind.lookComponents)
    var track = views.rows[index].firstTrack
    while !track.isNone {
      let table = tables[track.table]
      if let offset = PropertyKind.builtIn(table.identity[track.row].property)?.offset {
        table.coding.decode(
          table.value.base + track.row * table.width, count: table.width,
          into: views.model(view.index, at: offset))
      }
      track = table.nextOnView[track.row]
    }
    applyScale(of: index, to: views.geometry(view.index))
    let kept: ViewRow.Flags = [
      .hidden, .clipsToBounds, .singleSided, .userInteractionEnabled, .groupsOpacity,
    ]
    views.rows.base[view.index].flags = views.rows[index].flags.intersection(kept)
      .union(.snapshot)
    if views.has(.effects, index) { copy([.transform3D, .curl], from: index, to: view.index) }
    if views.has(.decorated, index) {
      copy(
        [.shadowColor, .shadowOffset, .shadowRadius, .borderColor, .borderWidth], from: index,
        to: view.index)
    }
    return view
  }

  private func copy(_ properties: [PropertyID], from index: Int, to other: Int) {
    for property in properties {
      guard let kind = PropertyKind.builtIn(property) else { continue }
      readShown(index, property, kind, into: modelValue(other, property, kind))
    }
  }
}

extension Views {
  /// The snapshot that a view shows; none when it shows its own content.
  func snapshot(_ index: Int) -> Snapshot? {
    snapshots[rows[index].name] as? Snapshot
  }
}

extension DrawList {
  /// Adds what a snapshot shows below its view, whose item is the last one.
  func append(_ snapshot: Snapshot) {
    let base = Int(path.last.item)
    let above = items[base]
    let frame = path.last.effect >= 0 ? effects[path.last.effect].transform : nil
    let list = snapshot.list
    var effect = 0
    let detail = hasDetails ? details[base] : nil
    let shift = detail.map { appendGroups(of: list, base: Int32(base), $0) }
    for index in 1..<max(1, list.items.count) {
      let item = list.items[index]
      let transform = item.transform.concatenating(above.transform)
      let own = effect < list.effects.count && Int(list.effects[effect].item) == index
      if own || frame != nil {
        let from = own ? list.effects[effect].transform : Transform3D(item.transform)
        let space = from.inPlane.concatenating(frame ?? Transform3D(above.transform))
        drawn.append(
          Effect(
            item: itemCount, transform: space,
            curl: own ? list.effects[effect].curl : 0,
            curlDirection: own ? list.effects[effect].curlDirection : 0))
        if own { effect += 1 }
      }
      drawn.append(
        Item(
          view: item.view, tag: item.tag, transform: transform, bounds: item.bounds, red: item.red,
          green: item.green, blue: item.blue, colorAlpha: item.colorAlpha,
          alpha: item.alpha * above.alpha, cornerRadius: item.cornerRadius,
          clip: item.clip < 0 ? above.clip : item.clip + Int32(truncatingIfNeeded: base),
          depth: item.depth + above.depth))
      if let detail, let shift { appendDetail(list.details[index], shift: shift, detail) }
    }
  }

  /// A box around the pictures of all items; everything when one has a depth.
  fileprivate var reach: Box {
    guard effects.count == 0 else { return .everything }
    var sum = Box.nothing
    for index in 0..<items.count {
      var box = Box(items[index].bounds)
      if details[index].shadowColor.alpha > 0 { box = box.grown(details[index].shadowOutset) }
      guard box.isFinite else { return .everything }
      sum = sum.union(box.carried(by: items[index].transform))
    }
    return sum.isFinite ? sum : .everything
  }
}
