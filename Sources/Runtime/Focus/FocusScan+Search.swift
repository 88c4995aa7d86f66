/// Searches for the next place of the focus.
extension FocusScan {
  /// The place to which it goes in a direction; none when there is nothing (FO-2, FO-3, FO-6).
  func target(_ direction: FocusDirection, from current: Int) -> Int? {
    if direction.isOrdered { return neighbour(direction, of: current) }
    let old = entries[current].frame
    var group = entries[current].group
    while true {
      if let found = nearest(direction, to: old, within: group, besides: current) {
        return entered(found, from: current, on: group)
      }
      guard group >= 0 else { return nil }
      let flags = entries[group].options.flags
      if flags.contains(.circular) {
        let start = beforeStart(of: group, direction, old)
        if let found = nearest(
          direction, to: start, within: group, besides: current,
          where: { FocusDistance.areInLine(old, entries[$0].frame, direction) })
        {
          return entered(found, from: current, on: group)
        }
      }
      if flags.contains(.trap) { return nil }
      group = entries[group].group
    }
  }

  private func nearest(
    _ direction: FocusDirection, to old: Rect, within group: Int32, besides current: Int,
    where isMeant: (Int) -> Bool = { _ in true }
  ) -> Int? {
    nearest { place in
      place != current && isWithin(place, group) && isMeant(place)
        ? FocusDistance.distance(from: old, to: entries[place].frame, direction) : nil
    }
  }

  /// The one at the least distance among those that have one.
  private func nearest(_ distance: (Int) -> Double?) -> Int? {
    var best: (place: Int, distance: Double)?
    for place in 0..<entries.count where entries[place].isFocusable {
      guard let distance = distance(place) else { continue }
      if let found = best {
        guard
          distance < found.distance || distance == found.distance && comesFirst(place, found.place)
        else { continue }
      }
      best = (place, distance)
    }
    return best?.place
  }

  /// Returns the rectangle moved in front of all that a group holds, on the side from which a direction leads
  /// in.
  private func beforeStart(of group: Int32, _ direction: FocusDirection, _ old: Rect) -> Rect {
    var result = old
    for place in 0..<entries.count where entries[place].isFocusable && isWithin(place, group) {
      let frame = entries[place].frame
      switch direction {
      case .left: result.origin.x = max(result.minX, frame.maxX)
      case .right: result.origin.x = min(result.minX, frame.minX - old.size.width)
      case .up: result.origin.y = max(result.minY, frame.maxY)
      default: result.origin.y = min(result.minY, frame.minY - old.size.height)
      }
    }
    return result
  }

  /// Returns the view found on a level, or the member at which the outermost group is entered that is left
  /// to enter on the way there.
  private func entered(_ found: Int, from current: Int, on level: Int32) -> Int {
    var group = entries[found].group
    var outermost: Int32 = -1
    while group != level, group >= 0 {
      if !isWithin(current, group) { outermost = group }
      group = entries[group].group
    }
    guard outermost >= 0 else { return found }
    return remembered { isWithin($0, outermost) } ?? preferred { isWithin($0, outermost) } ?? found
  }

  // MARK: Choices

  /// The one that has had the focus last.
  func remembered(_ isMeant: (Int) -> Bool) -> Int? {
    var best: Int?
    for place in 0..<entries.count
    where entries[place].isFocusable && entries[place].turn > 0 && isMeant(place) {
      if entries[place].turn > best.map({ entries[$0].turn }) ?? 0 { best = place }
    }
    return best
  }

  /// The first one that is to be entered first.
  func preferred(_ isMeant: (Int) -> Bool) -> Int? {
    first { entries[$0].options.flags.contains(.preferred) && isMeant($0) }
  }

  /// The first one that is read.
  func first(_ isMeant: (Int) -> Bool) -> Int? {
    for index in 0..<order.count {
      let place = Int(order[index])
      if entries[place].isFocusable, isMeant(place) { return place }
    }
    return nil
  }

  /// The one nearest to a rectangle, whatever the direction.
  func nearest(to rect: Rect, _ isMeant: (Int) -> Bool) -> Int? {
    nearest { isMeant($0) ? FocusDistance.separation(rect, entries[$0].frame) : nil }
  }

  // MARK: In order

  /// The next or the previous one that is read. A trap keeps it in.
  private func neighbour(_ direction: FocusDirection, of current: Int) -> Int? {
    var trap = entries[current].group
    while trap >= 0, !entries[trap].options.flags.contains(.trap) { trap = entries[trap].group }
    var index = 0
    while index < order.count, order[index] != Int32(truncatingIfNeeded: current) { index += 1 }
    let step = direction == .next ? 1 : -1
    for _ in 0..<order.count {
      index += step
      if index < 0 || index == order.count {
        guard trap >= 0, entries[trap].options.flags.contains(.circular) else { return nil }
        index = index < 0 ? order.count - 1 : 0
      }
      let place = Int(order[index])
      if entries[place].isFocusable, isWithin(place, trap) { return place == current ? nil : place }
    }
    return nil
  }

  /// Returns the first place of the order if nothing has the focus.
  func end(_ direction: FocusDirection) -> Int? {
    guard direction == .previous else { return first { _ in true } }
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let place = Int(order[index])
      if entries[place].isFocusable { return place }
    }
    return nil
  }

  /// The order of the tree decides between those that are equally far.
  private func comesFirst(_ one: Int, _ other: Int) -> Bool {
    views.precedes(entries[one].row, entries[other].row)
  }
}
