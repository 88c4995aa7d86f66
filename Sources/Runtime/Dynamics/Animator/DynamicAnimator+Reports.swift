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
  /// Notes where everything is before the last sub-step of a tick.
  func keepPoses() {
    previousPoses.removeAll()
    var index: Int32 = 0
    while index < records.count {
      var pose = DynamicItemPose()
      if records[index].item >= 0 && records[index].group < 0 {
        pose.center = world.origin(of: records[index].body)
        pose.rotation = world.angle(of: records[index].body)
      }
      previousPoses.append(pose)
      index += 1
    }
  }

  /// Lists where items are at the animator's time, between the last two sub-steps: those that
  /// move, or all.
  @_optimize(speed)
  func publish(all: Bool = false) {
    let world = world
    let bodies = world.bodies.base
    let states = world.states.base
    // No record has more than one place.
    places.removeAll()
    let room = places.room(for: records.count)
    var next = room
    let isBetween = shownFraction < 1
    var hasLinkedMembers = false
    let records = records.base
    let count = Int32(truncatingIfNeeded: self.records.count)
    var index: Int32 = 0
    while index < count {
      let record = records + Int(index)
      index &+= 1
      guard record.pointee.isItsOwn else { continue }
      let body = bodies + Int(record.pointee.body)
      if body.pointee.awakeIndex >= 0 {
        if !record.pointee.wasAwake && !all { record.pointee.wasAwake = true }
      } else {
        guard record.pointee.wasAwake || all else { continue }
        if !all { record.pointee.wasAwake = false }
      }
      if isBetween || record.pointee.isGroup || !body.pointee.isCentered {
        if record.pointee.isGroup && !hasLinkedMembers {
          hasLinkedMembers = true
          linkMembers()
        }
        next = publishWithMembers(index &- 1, at: next)
      } else {
        let state = states + Int(record.pointee.body)
        next.pointee = DynamicPlace(
          number: record.pointee.item, center: World.center(body, state),
          rotation: World.angle(body, state))
        next += 1
      }
    }
    places.lengthen(by: next - room)
  }

  /// Where an item is shown that is no group's member.
  func shownPlace(of index: Int32) -> (center: Point, rotation: Double) {
    let body = records.base[Int(index)].body
    let center = world.origin(of: body)
    let angle = world.angle(of: body)
    guard shownFraction < 1, index < previousPoses.count else { return (center, angle) }
    let before = previousPoses[index]
    return (
      before.center + (center - before.center) * shownFraction,
      before.rotation + (angle - before.rotation) * shownFraction
    )
  }

  /// Writes the places of a group and its members. Returns the address after them.
  @inline(never) private func publishWithMembers(
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

  /// The members of each group, by records, as lists in their order.
  func linkMembers() {
    firstMember.removeAll()
    nextMember.removeAll()
    firstMember.resize(to: records.count, filling: -1)
    nextMember.resize(to: records.count, filling: -1)
    var member = Int32(truncatingIfNeeded: records.count)
    while member > 0 {
      member -= 1
      let group = records[member].group
      guard records[member].item >= 0, group >= 0 else { continue }
      nextMember[member] = firstMember[group]
      firstMember[group] = member
    }
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
        report(kind, pair, isBegin ? event.point : .zero, to: &events)
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
    to list: inout Buffer<DynamicEvent>
  ) {
    guard pair.itemB < -1 else {
      return report(kind, pair, meetingBits(of: pair), point, to: &list)
    }
    guard let behavior = identifier(ofTag: pair.itemB) else { return }
    list.append(
      DynamicEvent(
        kind: kind, behavior: behavior, itemA: pair.itemA, itemB: -1,
        boundary: pair.boundary == TouchingPair.noName ? nil : pair.boundary, point: point))
  }

  /// Reports a contact of two items to some of the behaviours that let them meet.
  func report(
    _ kind: DynamicEvent.Kind, _ pair: TouchingPair, _ behaviors: UInt64, _ point: Point,
    to list: inout Buffer<DynamicEvent>
  ) {
    var bits = behaviors
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      guard let behavior = collisions[bit]?.identifier else { continue }
      list.append(
        DynamicEvent(
          kind: kind, behavior: behavior, itemA: pair.itemA, itemB: pair.itemB,
          point: point))
    }
  }

  /// The behaviours that let two items meet, as bits.
  func meetingBits(of pair: TouchingPair) -> UInt64 {
    itemBits(of: pair.itemA) & itemBits(of: pair.itemB)
  }

  /// The collision behaviour that a boundary's tag names.
  func collision(ofTag tag: Int32) -> CollisionBehavior? {
    let bit = Int(-2 - tag) >> CollisionBehavior.serialBits
    return collisions.indices.contains(bit) ? collisions[bit] : nil
  }

  /// Identifier of the boundary with a tag; no reference is counted for it.
  private func identifier(ofTag tag: Int32) -> Int32? {
    let bit = Int(-2 - tag) >> CollisionBehavior.serialBits
    return collisions.indices.contains(bit) ? collisions[bit]?.identifier : nil
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

  /// Reports the actions of the behaviours. As long as none has an action and none comes or
  /// changes, they are not asked again.
  func reportActions() {
    guard mayAct else { return }
    mayAct = false
    reportActions(behaviors)
  }

  private func reportActions(_ behaviors: [DynamicBehavior]) {
    for behavior in behaviors {
      if behavior.hasAction {
        mayAct = true
        events.append(DynamicEvent(kind: .action, behavior: behavior.identifier))
      }
      if !behavior.children.isEmpty { reportActions(behavior.children) }
    }
  }

  /// Reports once that an item has left the watched rectangle, as in an endless fall.
  func watch() {
    guard let watchedRegion else { return }
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 {
        let isOutside = !bounds(of: index).intersects(watchedRegion)
        if isOutside && !records[index].isOutside {
          events.append(DynamicEvent(kind: .itemLeft, itemA: records[index].item))
        }
        records[index].isOutside = isOutside
      }
      index += 1
    }
  }
}
