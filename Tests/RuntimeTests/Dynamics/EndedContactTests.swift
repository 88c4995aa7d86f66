import Testing

@testable import Motus

/// Every touch that began ends, for whoever was told of it (DY-13).
struct EndedContactTests {
  /// Two boxes on each other, and the behaviours that let them meet; at rest.
  private func stack(_ identifiers: [Int32]) -> (AnimatorFixture, [Int32], [CollisionBehavior]) {
    let fixture = AnimatorFixture()
    let items = [fixture.item(0, -50), fixture.item(0, -150)]
    var collisions: [CollisionBehavior] = []
    for identifier in identifiers {
      let collision = CollisionBehavior(identifier: identifier, items: items)
      collision.addBoundary(3, from: Point(x: -1000, y: 0), to: Point(x: 1000, y: 0))
      fixture.add(collision)
      collisions.append(collision)
    }
    fixture.add(GravityBehavior(items: items))
    fixture.run(frames: 60)
    fixture.events.removeAll()
    return (fixture, items, collisions)
  }

  private func told(_ fixture: AnimatorFixture) -> [DynamicEvent] {
    fixture.events.filter { $0.kind == .contactBegan || $0.kind == .contactEnded }
  }

  @Test func aBehaviourThatLeavesIsToldOfItsEndsAndNoOther() {
    let (fixture, items, collisions) = stack([1, 2])
    fixture.animator.removeBehavior(collisions[0])
    fixture.run(frames: 1)
    let ends = told(fixture)
    #expect(ends.count == 2)
    for end in ends { #expect(end.kind == .contactEnded && end.behavior == 1) }
    #expect(ends.contains { $0.itemB == items[1] && $0.itemA == items[0] })
    #expect(ends.contains { $0.boundary == 3 && $0.itemA == items[0] })
  }

  /// A bit that is given out again does not make the new behaviour hear the old one's ends.
  @Test func aBehaviourInThePlaceOfAnotherBeginsForItself() {
    let (fixture, items, collisions) = stack([1])
    fixture.animator.removeBehavior(collisions[0])
    let other = CollisionBehavior(identifier: 5, items: items)
    other.addBoundary(4, from: Point(x: -1000, y: 0), to: Point(x: 1000, y: 0))
    fixture.add(other)
    fixture.run(frames: 1)
    let list = told(fixture)
    #expect(list.filter { $0.behavior == 1 }.map(\.kind) == [.contactEnded, .contactEnded])
    #expect(list.filter { $0.behavior == 5 }.map(\.kind) == [.contactBegan, .contactBegan])
  }

  @Test func nobodyHearsOfABehaviourThatHasEnded() {
    let (fixture, _, collisions) = stack([1])
    fixture.animator.removeBehavior(collisions[0])
    fixture.animator.dropPendingEvents(to: 1)
    fixture.run(frames: 2)
    #expect(told(fixture).isEmpty)
  }

  @Test func aBoundaryThatComesRemakesNoOther() {
    let (fixture, _, collisions) = stack([1])
    collisions[0].addBoundary(4, from: Point(x: -9, y: 500), to: Point(x: 9, y: 500))
    collisions[0].addBoundary(8, from: Point(x: -9, y: 600), to: Point(x: 9, y: 600))
    collisions[0].removeBoundary(4)
    collisions[0].setReferenceBounds(Rect(x: -900, y: -900, width: 1800, height: 1800))
    fixture.run(frames: 2)
    #expect(told(fixture).isEmpty)
    collisions[0].removeAllBoundaries()
    fixture.run(frames: 2)
    #expect(told(fixture).map(\.boundary) == [3])
    #expect(collisions[0].boundaries.count == 1)
  }
}
