/// Two items, or an item and a boundary, that touch with some of their shapes.
struct TouchingPair {
  var itemA: Int32
  /// The other item, or a boundary's tag below -1.
  var itemB: Int32
  var count: Int32
}

/// The events of a tick.
struct GrowingEvents {
  private(set) var list: [DynamicEvent] = []

  mutating func append(_ event: DynamicEvent) { list.append(event) }
  mutating func removeAll() { list.removeAll(keepingCapacity: true) }
}

/// What a tick tells: places, contacts, actions.
extension DynamicAnimator {
  /// Notes where everything is before the last sub-step of a tick.
  func keepPoses() {
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && records[index].group < 0 {
        records[index].previous = world.origin(of: records[index].body)
        records[index].previousRotation = world.angle(of: records[index].body)
      }
      index += 1
    }
  }

  /// Lists where items are at the animator's time, between the last two sub-steps.
  func publish(fraction: Double) {
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && records[index].group < 0 {
        let isAwake = world.bodies[records[index].body].awakeIndex >= 0
        if isAwake || records[index].wasAwake { publish(index, fraction) }
        records[index].wasAwake = isAwake
      }
      index += 1
    }
  }

  private func publish(_ index: Int32, _ fraction: Double) {
    let record = records[index]
    var center = world.origin(of: record.body)
    var angle = world.angle(of: record.body)
    if fraction < 1 {
      center = record.previous + (center - record.previous) * fraction
      angle = record.previousRotation + (angle - record.previousRotation) * fraction
    }
    changes.append(DynamicItemChange(item: record.item, center: center, rotation: angle))
    guard record.isGroup else { return }
    let rotation = Rotation(angle: angle)
    var member: Int32 = 0
    while member < records.count {
      let part = records[member]
      if part.item >= 0 && part.group == index {
        changes.append(
          DynamicItemChange(
            item: part.item, center: center + rotation.apply(part.offset),
            rotation: angle + part.turn))
      }
      member += 1
    }
  }

  /// All beginnings of the tick, then all ends (CONTRACT 6.4), once per pair.
  func reportContacts() {
    var index = 0
    while index < world.beginEvents.count {
      let event = world.beginEvents[index]
      if let pair = touchingPair(event), count(pair, by: 1) == 1 {
        report(.contactBegan, pair, event.point)
      }
      index += 1
    }
    index = 0
    while index < world.endEvents.count {
      let event = world.endEvents[index]
      if let pair = touchingPair(event), count(pair, by: -1) == 0 {
        report(.contactEnded, pair, .zero)
      }
      index += 1
    }
  }

  private func touchingPair(_ event: ContactEvent) -> TouchingPair? {
    let a = side(event.shapeA, event.bodyA)
    let b = side(event.shapeB, event.bodyB)
    if a < -1 { return b >= 0 ? TouchingPair(itemA: b, itemB: a, count: 0) : nil }
    guard a >= 0, b != -1 else { return nil }
    return b >= 0 && b < a
      ? TouchingPair(itemA: b, itemB: a, count: 0) : TouchingPair(itemA: a, itemB: b, count: 0)
  }

  private func side(_ shape: Int32, _ body: Int32) -> Int32 {
    let tag = world.shapes[shape].tag
    return tag < -1 ? tag : world.bodies[body].tag
  }

  /// Counts the shapes by which a pair touches; returns the new count.
  private func count(_ pair: TouchingPair, by change: Int32) -> Int32 {
    var index = 0
    while index < touching.count {
      if touching[index].itemA == pair.itemA && touching[index].itemB == pair.itemB {
        touching[index].count += change
        let count = touching[index].count
        if count <= 0 { touching.removeSwapping(at: index) }
        return count
      }
      index += 1
    }
    guard change > 0 else { return -1 }
    touching.append(TouchingPair(itemA: pair.itemA, itemB: pair.itemB, count: 1))
    return 1
  }

  private func report(_ kind: DynamicEvent.Kind, _ pair: TouchingPair, _ point: Point) {
    if pair.itemB < -1 {
      let tag = Int(-2 - pair.itemB)
      guard let behavior = collision(tag >> 20) else { return }
      let index = tag & 0xFFFFF
      guard index < behavior.boundaries.count else { return }
      events.append(
        DynamicEvent(
          kind: kind, behavior: behavior.identifier, itemA: pair.itemA, itemB: -1,
          boundary: behavior.boundaries[index].identifier, point: point))
      return
    }
    let recordA = record(of: pair.itemA)
    let recordB = record(of: pair.itemB)
    guard recordA >= 0, recordB >= 0 else { return }
    var bits = records[recordA].itemBits & records[recordB].itemBits
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      guard let behavior = collision(bit) else { continue }
      events.append(
        DynamicEvent(
          kind: kind, behavior: behavior.identifier, itemA: pair.itemA, itemB: pair.itemB,
          point: point))
    }
  }

  func reportActions(_ behaviors: [DynamicBehavior]) {
    for behavior in behaviors {
      if behavior.hasAction {
        events.append(DynamicEvent(kind: .action, behavior: behavior.identifier))
      }
      reportActions(behavior.children)
    }
  }

  /// Tells once when an item has left the watched rectangle, as in an endless fall.
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
