/// Looks at views in another moment than the present frame: some time later, or as they will be when
/// some motions have arrived.
extension Tracks {
  /// Reads the value that a property shows in the moment that is looked at.
  func readAtOutlook(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, into room: Components
  ) {
    if outlook.isPresent {
      readShown(view, property, kind, into: room)
    } else {
      readArrived(view, property, kind, into: room)
    }
    if ahead != 0 { goAhead?(view, property, kind, room) }
  }

  /// The factors of a group in the moment that is looked at.
  func factors(of group: TrackGroupID) -> (a: Double, b: Double) {
    if let arrived = outlook.arrivedFactors(of: group) { return arrived }
    let present = (a: a[Int(group)], b: drifts?[Int(group)] ?? 0)
    if present.a != 0 || present.b != 0 { outlook.meetOthers() }
    return present
  }

  private func readArrived(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, into value: Components
  ) {
    let track = find(view, property)
    guard !track.isNone else { return readModel(view, property, kind, into: value) }
    let table = tables[track.table]
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let numbers = room.baseAddress else { return }
      numbers.copy(from: table.model.base + track.row * table.width, count: table.width)
      table.addRecords(of: track.row, to: numbers) { factors(of: $0) }
      if !rides.isEmpty { applyRides(to: track, numbers) { factors(of: $0).a } }
      table.coding.decode(numbers, count: table.width, into: value)
    }
    ValueLimits.apply(property, to: value)
    if property == .alpha, dips.count > 0 { value[0] *= remainder(on: track) }
  }

  /// How far the groups that are not looked at as arrived carry center and bounds of a view: six
  /// numbers.
  func readOffset(of view: Int, into numbers: Components) {
    for component in 0..<6 { numbers[component] = 0 }
    for (property, offset) in [(PropertyID.center, 0), (.bounds, 2)] {
      let track = find(view, property)
      guard !track.isNone else { continue }
      tables[track.table].addRecords(of: track.row, to: numbers + offset) { group in
        outlook.arrivedFactors(of: group) == nil ? factors(of: group) : (0, 0)
      }
    }
  }
}
