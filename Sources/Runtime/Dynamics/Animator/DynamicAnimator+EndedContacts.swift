/// Contacts that end because the host takes something away, and those that pass to another
/// behaviour: every behaviour that was notified of a beginning is notified of an end (DY-13).
///
/// These reports come before those of the step, because they happened before it: a boundary that
/// replaces another one ends a contact and then begins one.
extension DynamicAnimator {
  /// An item is about to be forgotten.
  func endContacts(_ item: Int32) {
    // Without a contact an item touches nothing, unless an end has still to be reported.
    guard let body = body(of: item),
      world.bodies[body].firstContact >= 0 || world.endEvents.count > 0
    else { return }
    for index in 0..<touching.list.count {
      let pair = touching.list[index]
      guard pair.itemA == item || pair.itemB == item else { continue }
      report(.contactEnded, pair, .zero, .beforeStep)
    }
    touching.removeAll { $0.itemA == item || $0.itemB == item }
  }

  /// All items that no behaviour has mentioned are about to be forgotten. Their touches with other
  /// items have been reported to end; those with boundaries are reported in the order of the items.
  func endContactsOfUnmentioned() {
    guard touching.list.count > 0 else { return }
    var first = Buffer<Int32>()
    var next = Buffer<Int32>()
    first.resize(to: records.count, filling: -1)
    next.resize(to: touching.list.count, filling: -1)
    func isLeaving(_ item: Int32) -> Bool {
      let record = record(of: item)
      return record >= 0 && records[record].group < 0 && gathering[record].mentions == 0
    }
    var index = touching.list.count
    var hasLeavers = false
    while index > 0 {
      index -= 1
      let pair = touching.list[index]
      guard isLeaving(pair.itemA) || isLeaving(pair.itemB) else { continue }
      hasLeavers = true
      guard pair.itemB < -1 else { continue }
      let record = record(of: pair.itemA)
      next[index] = first[record]
      first[record] = Int32(truncatingIfNeeded: index)
    }
    guard hasLeavers else { return }
    for record in 0..<records.count {
      var place = first[record]
      while place >= 0 {
        report(.contactEnded, touching.list[Int(place)], .zero, .beforeStep)
        place = next[place]
      }
    }
    touching.removeAll { isLeaving($0.itemA) || isLeaving($0.itemB) }
  }

  /// A collision behaviour is about to leave, with its boundaries, and to give its bit back.
  func endContacts(_ behavior: CollisionBehavior) {
    let bit = UInt64(1) << UInt64(behavior.bit)
    var index = 0
    while index < touching.list.count {
      let pair = touching.list[index]
      if pair.itemB >= 0 {
        report(.contactEnded, pair, meetingBits(of: pair) & bit, .zero, .beforeStep)
      } else if collision(ofTag: pair.itemB) === behavior {
        report(.contactEnded, pair, .zero, .beforeStep)
      }
      index += 1
    }
    var record: Int32 = 0
    while record < records.count {
      if records[record].item >= 0 && records[record].group < 0 {
        takeBit(bit, from: records[record].body)
      }
      record += 1
    }
  }

  private func takeBit(_ bit: UInt64, from body: Int32) {
    var shape = world.bodies[body].firstShape
    while shape >= 0 {
      let surface = world.surface(of: shape)
      world.setFilter(
        itemBits: surface.itemBits & ~bit, boundaryBits: surface.boundaryBits & ~bit, of: shape)
      shape = world.shapes[shape].nextShape
    }
  }

  /// Drops the pending events of a behaviour that has ended: there is nobody left to be notified.
  func dropPendingEvents(to behavior: Int32) {
    reports.forgetWaiting(to: behavior)
  }

  /// Notes contacts that have ended between two steps, for the next report.
  func endEarly() {
    var index = 0
    while index < world.endEvents.count {
      let event = world.endEvents[index]
      if var pair = touchingPair(event), count(&pair, by: -1) == 0 {
        report(.contactEnded, pair, .zero, .beforeStep)
      }
      index += 1
    }
    world.contactEvents.clearEnded()
  }

  /// Reports contacts that change their behaviours, because items came to these or left them: an
  /// end to each behaviour that no longer lets the two items meet, a beginning to each that now
  /// does. Shapes still have the bits of before, `gathering` has the new ones.
  func reviseCollisionPairs() {
    for index in 0..<touching.list.count where touching.list[index].itemB >= 0 {
      let pair = touching.list[index]
      let before = meetingBits(of: pair)
      let a = record(of: pair.itemA)
      let b = record(of: pair.itemB)
      guard a >= 0, b >= 0 else { continue }
      let now = gathering[a].itemBits & gathering[b].itemBits
      guard now != before else { continue }
      report(.contactEnded, pair, before & ~now, .zero, .beforeStep)
      report(.contactBegan, pair, now & ~before, meetingPoint(of: pair), .beforeStep)
    }
  }

  private func meetingPoint(of pair: TouchingPair) -> Point {
    guard let a = body(of: pair.itemA), let b = body(of: pair.itemB) else { return .zero }
    var edge = world.bodies[a].firstContact
    while edge >= 0 {
      let contact = world.contacts[edge >> 1]
      if contact.bodyA == b || contact.bodyB == b, let touch = world.touch(of: edge >> 1) {
        return touch.first + 0.5 * (touch.second - touch.first)
      }
      edge = contact.next(edge & 1)
    }
    return .zero
  }
}
