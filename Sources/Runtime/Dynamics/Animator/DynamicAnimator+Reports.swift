/// Two items, or an item and a boundary, that touch with some of their shapes.
struct TouchingPair {
  var itemA: Int32
  /// The other item, or a boundary's tag below -1.
  var itemB: Int32
  var count: Int32 = 0
  /// The identifier of a boundary, which may be gone when the touch ends; `noName` for none.
  var boundary = TouchingPair.noName

  static let noName = Int32.min
}

/// Output of a tick: places, contacts, actions.
extension DynamicAnimator {
  /// Where an item is shown that is no group's member.
  func shownPlace(of index: Int32) -> (center: Point, rotation: Double) {
    let body = records.base[Int(index)].body
    let center = world.origin(of: body)
    let angle = world.angle(of: body)
    let fraction = clock.shownFraction
    guard fraction < 1, index < previousPoses.count else { return (center, angle) }
    let before = previousPoses[index]
    return (
      before.center + (center - before.center) * fraction,
      before.rotation + (angle - before.rotation) * fraction
    )
  }

  /// Writes the places of a group and its members. Returns the address after them.
  @inline(never) func publishWithMembers(
    _ index: Int32, at place: UnsafeMutablePointer<DynamicPlace>
  ) -> UnsafeMutablePointer<DynamicPlace> {
    let (center, angle) = shownPlace(of: index)
    let record = records[index]
    place.pointee = DynamicPlace(number: record.item, center: center, rotation: angle)
    guard record.isGroup else { return place + 1 }
    let rotation = Rotation(angle: angle)
    var next = place + 1
    var member = firstMember[index]
    while member >= 0 {
      next.pointee = DynamicPlace(
        number: records[member].item, center: center + rotation.apply(parts[member].offset),
        rotation: angle + parts[member].rotation)
      next += 1
      member = nextMember[member]
    }
    return next
  }

  /// All beginnings of the tick, then all ends (DY-26), once per pair.
  func reportContacts() {
    report(.contactBegan, world.beginEvents)
    report(.contactEnded, world.endEvents)
    world.clearEvents()
  }

  @inline(never)
  private func report(_ kind: DynamicEvent.Kind, _ list: Rows<ContactEvent>) {
    let isBegin = kind == .contactBegan
    var index = 0
    while index < list.count {
      let event = list[index]
      index &+= 1
      guard var pair = touchingPair(event) else { continue }
      let count = count(&pair, by: isBegin ? 1 : -1)
      if count == (isBegin ? 1 : 0) {
        report(kind, pair, isBegin ? event.point : .zero, .tick)
      }
    }
  }

  @inline(__always)
  func touchingPair(_ event: ContactEvent) -> TouchingPair? {
    let a = event.tagA
    let b = event.tagB
    if a < -1 { return b >= 0 ? TouchingPair(itemA: b, itemB: a) : nil }
    guard a >= 0, b != -1 else { return nil }
    return b >= 0 && b < a
      ? TouchingPair(itemA: b, itemB: a) : TouchingPair(itemA: a, itemB: b)
  }

  /// Counts the shapes by which a pair touches; returns the new count, and names the boundary.
  func count(_ pair: inout TouchingPair, by change: Int32) -> Int32 {
    let index = touching.index(of: pair)
    if index >= 0 {
      pair.boundary = touching.list[index].boundary
      let count = touching.count(at: index, by: change)
      if count <= 0 { touching.remove(at: index) }
      return count
    }
    guard change > 0 else { return -1 }
    pair.count = 1
    pair.boundary = boundaryName(of: pair.itemB) ?? TouchingPair.noName
    touching.append(pair)
    return 1
  }

  func report(
    _ kind: DynamicEvent.Kind, _ pair: TouchingPair, _ point: Point,
    _ moment: EventReports.Moment
  ) {
    guard pair.itemB < -1 else {
      return report(kind, pair, meetingBits(of: pair), point, moment)
    }
    guard let behavior = identifier(ofTag: pair.itemB) else { return }
    reports.append(
      DynamicEvent(
        kind: kind, behavior: behavior, itemA: pair.itemA, itemB: -1,
        boundary: pair.boundary == TouchingPair.noName ? nil : pair.boundary, point: point),
      moment)
  }

  /// Reports a contact of two items to some of the behaviours that let them meet.
  func report(
    _ kind: DynamicEvent.Kind, _ pair: TouchingPair, _ behaviors: UInt64, _ point: Point,
    _ moment: EventReports.Moment
  ) {
    var bits = behaviors
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      guard let behavior = collisions.identifier(ofBit: bit) else { continue }
      reports.append(
        DynamicEvent(
          kind: kind, behavior: behavior, itemA: pair.itemA, itemB: pair.itemB,
          point: point),
        moment)
    }
  }

  /// The behaviours that let two items meet, as bits.
  func meetingBits(of pair: TouchingPair) -> UInt64 {
    itemBits(of: pair.itemA) & itemBits(of: pair.itemB)
  }

  /// The collision behaviour that a boundary's tag names.
  func collision(ofTag tag: Int32) -> CollisionBehavior? {
    collisions[Int(-2 - tag) >> CollisionBehavior.serialBits]
  }

  /// Identifier of the boundary with a tag; no reference is counted for it.
  private func identifier(ofTag tag: Int32) -> Int32? {
    collisions.identifier(ofBit: Int(-2 - tag) >> CollisionBehavior.serialBits)
  }

  /// The first collision behaviour that lets two items meet.
  func collision(sharedBy itemA: Int32, _ itemB: Int32) -> CollisionBehavior? {
    let bits = meetingBits(of: TouchingPair(itemA: itemA, itemB: itemB))
    return bits == 0 ? nil : collisions[bits.trailingZeroBitCount]
  }

  /// The identifier of the boundary that a tag names, if it does and if that has one.
  func boundaryName(of tag: Int32) -> Int32? {
    guard tag < -1, let behavior = collision(ofTag: tag) else { return nil }
    return behavior.boundary(serial: CollisionBehavior.serial(ofTag: tag))?.identifier
  }

  /// Reports once that an item has left the watched rectangle, as in an endless fall.
  func reportLeavers() {
    guard let watchedRegion else { return }
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 {
        let isOutside = !bounds(of: index).intersects(watchedRegion)
        if isOutside && !records[index].isOutside {
          reports.append(DynamicEvent(kind: .itemLeft, itemA: records[index].item))
        }
        records[index].isOutside = isOutside
      }
      index += 1
    }
  }
}
