/// The details of items, for hosts that ask for them.
extension DrawList {
  /// Adds the details of the item that was added last; `ownAlpha` is its alpha without those above.
  func appendDetail(of index: Int, _ row: ViewRow, _ ownAlpha: Double, _ tracks: Tracks) {
    let depth = path.depth
    drawn.closeGroups(to: depth, at: path.last.item)
    let above = path.count > 0 ? details[path.item] : nil
    var detail = Detail(
      tag: tracks.views.tags.ofView(index), ownAlpha: ownAlpha,
      groupAlpha: ownAlpha * (above?.groupAlpha ?? 1), group: drawn.openGroup, flags: [])
    if let above { detail.flags = above.flags.intersection([.leaving, .flying]) }
    if row.flags.contains(.outgoing) { detail.flags.insert(.leaving) }
    if row.flags.contains(.libraryOwned) { detail.flags.insert(.libraryOwned) }
    if row.flags.contains(.groupsOpacity), ownAlpha < 1 {
      detail.group = drawn.open(
        OpacityGroup(
          first: path.last.item, end: path.last.item + 1, parent: drawn.openGroup, depth: depth,
          alpha: detail.groupAlpha))
      detail.groupAlpha = 1
    }
    look(&detail, index, row, tracks)
    drawn.append(detail)
  }

  /// Reads what a view, whose values have just been read, shows besides its rectangle.
  func refreshDetail(_ item: Int, _ index: Int, _ row: ViewRow, _ tracks: Tracks) {
    look(&details.base[item], index, row, tracks)
  }

  private func look(_ detail: inout Detail, _ index: Int, _ row: ViewRow, _ tracks: Tracks) {
    let radii = CornerRadii(
      topLeft: shown[Component.topLeft], topRight: shown[Component.topRight],
      bottomRight: shown[Component.bottomRight], bottomLeft: shown[Component.bottomLeft])
    detail.radii = radii.fitting(
      width: shown[Component.width], height: shown[Component.height])
    if row.flags.contains(.placed) {
      let scale = tracks.scale(of: index)
      (detail.scaleX, detail.scaleY) = (scale.width, scale.height)
    }
    if row.flags.contains(.decorated) { decorate(&detail, index, tracks) }
  }

  private func decorate(_ detail: inout Detail, _ index: Int, _ tracks: Tracks) {
    let room = shown + PropertyKind.builtInComponents
    read(.shadowColor, index, tracks)
    detail.shadowColor = Shade(red: room[0], green: room[1], blue: room[2], alpha: room[3])
    read(.shadowOffset, index, tracks)
    detail.shadowOffset = Vector(dx: room[0], dy: room[1])
    read(.shadowRadius, index, tracks)
    detail.shadowRadius = room[0]
    read(.borderColor, index, tracks)
    detail.borderColor = Shade(red: room[0], green: room[1], blue: room[2], alpha: room[3])
    read(.borderWidth, index, tracks)
    detail.borderWidth = room[0]
    read(.backdropBlur, index, tracks)
    detail.backdropBlur = room[0] * min(max(0, shown[Component.alpha]), 1)
  }

  func read(_ property: PropertyID, _ index: Int, _ tracks: Tracks) {
    guard let kind = PropertyKind.builtIn(property) else { return }
    tracks.readShown(index, property, kind, into: shown + PropertyKind.builtInComponents)
  }

  /// Adds the groups of a snapshot. Returns by how much their numbers have grown.
  func appendGroups(of list: DrawList, base: Int32, _ above: Detail) -> Int32 {
    let shift = Int32(truncatingIfNeeded: groups.count)
    let depth = items[Int(base)].depth
    for index in 0..<list.groups.count {
      let group = list.groups[index]
      let isOutermost = group.parent < 0
      drawn.append(
        OpacityGroup(
          first: group.first + base, end: group.end + base,
          parent: isOutermost ? above.group : group.parent + shift, depth: group.depth + depth,
          alpha: isOutermost ? group.alpha * above.groupAlpha : group.alpha))
    }
    return shift
  }

  /// Adds the details of one of its items.
  func appendDetail(_ detail: Detail, shift: Int32, _ above: Detail) {
    var detail = detail
    if detail.group < 0 {
      detail.group = above.group
      detail.groupAlpha *= above.groupAlpha
    } else {
      detail.group += shift
    }
    if above.flags.contains(.leaving) { detail.flags.insert(.leaving) }
    drawn.append(detail)
  }
}
