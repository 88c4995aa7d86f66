/// Touches that end because the host takes something away, and those that become another
/// behaviour's: whoever has been told that a touch began is told that it ended (CONTRACT DY-13).
///
/// They are told before what the step brings, because they happened before it: a boundary that
/// takes the place of another one ends a touch and then begins one.
extension DynamicAnimator {
  /// An item is about to be forgotten.
  func bidFarewell(_ item: Int32) {
    var index = 0
    while index < touching.list.count {
      let pair = touching.list[index]
      if pair.itemA == item || pair.itemB == item {
        report(.contactEnded, pair, .zero, to: &farewells)
      }
      index += 1
    }
  }

  /// A collision behaviour is about to leave, with its boundaries, and to give its bit back.
  func bidFarewell(_ behavior: CollisionBehavior) {
    let bit = UInt64(1) << UInt64(behavior.bit)
    var index = 0
    while index < touching.list.count {
      let pair = touching.list[index]
      if pair.itemB >= 0 {
        report(.contactEnded, pair, meetingBits(of: pair) & bit, .zero, to: &farewells)
      } else if collision(ofTag: pair.itemB) === behavior {
        report(.contactEnded, pair, .zero, to: &farewells)
      }
      index += 1
    }
    retiredBits |= bit
  }

  /// The behaviour has ended: there is nobody left to be told.
  func forgetFarewells(to behavior: Int32) {
    farewells.removeAll { $0.behavior == behavior }
  }

  /// What has ended between two steps.
  func endEarly() {
    guard world.endEvents.count > 0 else { return }
    var index = 0
    while index < world.endEvents.count {
      let event = world.endEvents[index]
      if var pair = touchingPair(event), count(&pair, by: -1) == 0 {
        report(.contactEnded, pair, .zero, to: &farewells)
      }
      index += 1
    }
    world.endEvents.removeAll()
  }

  func tellFarewells() {
    guard !farewells.list.isEmpty else { return }
    for event in farewells.list { events.append(event) }
    farewells.removeAll()
  }

  /// Of every pair that touches, the behaviours that let it meet.
  func meetingBits() -> [UInt64] {
    var bits: [UInt64] = []
    bits.reserveCapacity(touching.list.count)
    for index in 0..<touching.list.count { bits.append(meetingBits(of: touching.list[index])) }
    return bits
  }

  /// Tells behaviours of touches that are theirs no more, and of those that have become theirs.
  func reviseMeetings(from before: [UInt64]) {
    for index in before.indices where touching.list[index].itemB >= 0 {
      let pair = touching.list[index]
      let now = meetingBits(of: pair)
      guard now != before[index] else { continue }
      report(.contactEnded, pair, before[index] & ~now, .zero, to: &farewells)
      report(.contactBegan, pair, now & ~before[index], meetingPoint(of: pair), to: &farewells)
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
