import Testing

@testable import Motus

/// The animator: pausing, contacts, trees, misuse (DY).
struct DynamicAnimatorTests {
  private func floor(_ fixture: AnimatorFixture, _ items: [Int32]) -> CollisionBehavior {
    let collision = CollisionBehavior(identifier: 7, items: items)
    collision.addBoundary(3, from: Point(x: -1000, y: 0), to: Point(x: 1000, y: 0))
    fixture.add(collision)
    return collision
  }

  @Test func aRestingItemPausesTheAnimatorOnItsThirtyFirstFrame() {  // DY-27
    let fixture = AnimatorFixture()
    let item = fixture.item(0, -50)
    _ = floor(fixture, [item])
    fixture.add(GravityBehavior(items: [item]))
    #expect(fixture.animator.isRunning)
    fixture.run(frames: 31)
    #expect(!fixture.animator.isRunning)
    #expect(fixture.kinds() == [.willResume, .contactBegan, .didPause])
    let elapsed = fixture.animator.clock.elapsedTime
    fixture.run(frames: 10)
    #expect(fixture.animator.clock.elapsedTime == elapsed)
    #expect(near(fixture.center(item).y, -50, within: 0.01))  // no gap
  }

  @Test func aChangeResumes() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, -50)
    _ = floor(fixture, [item])
    let gravity = GravityBehavior(items: [item])
    fixture.add(gravity)
    fixture.run(frames: 40)
    fixture.events.removeAll()
    gravity.vector = Vector(dx: 0, dy: -1)
    #expect(fixture.animator.isRunning)
    fixture.run(frames: 10)
    #expect(fixture.kinds() == [.willResume, .contactEnded])
    #expect(fixture.center(item).y < -55)
  }

  @Test func contactsNameItemsBoundariesAndBehaviour() {
    let fixture = AnimatorFixture()
    let lower = fixture.item(0, -60)
    let upper = fixture.item(0, -180)
    _ = floor(fixture, [lower, upper])
    fixture.add(GravityBehavior(items: [lower, upper]))
    fixture.run(frames: 60)
    let begun = fixture.events.filter { $0.kind == .contactBegan }
    #expect(begun.count == 2)
    #expect(begun[0].behavior == 7)
    #expect(begun[0].itemA == lower)
    #expect(begun[0].itemB == -1)
    #expect(begun[0].boundary == 3)
    #expect(near(begun[0].point.y, 0, within: 1))
    #expect(begun[1].itemA == lower)
    #expect(begun[1].itemB == upper)
  }

  @Test func itemsCollideOnlyInACommonBehaviorAndItsMode() {  // DY-13
    let fixture = AnimatorFixture()
    let a = fixture.item(0, 0)
    let b = fixture.item(300, 0)
    let first = CollisionBehavior(items: [a])
    let second = CollisionBehavior(items: [b])
    fixture.add(first)
    fixture.add(second)
    let mover = ItemBehavior(items: [a])
    fixture.add(mover)
    mover.addLinearVelocity(Vector(dx: 600, dy: 0), for: a)
    fixture.run(frames: 60)
    #expect(near(fixture.center(a).x, 600, within: 0.5))
    #expect(fixture.center(b).x == 300)
    first.addItem(b)
    first.mode = .boundaries
    mover.addLinearVelocity(Vector(dx: -1200, dy: 0), for: a)
    fixture.run(frames: 60)
    #expect(near(fixture.center(a).x, 0, within: 0.5))
    first.mode = .everything
    mover.addLinearVelocity(Vector(dx: 1200, dy: 0), for: a)
    fixture.run(frames: 60)
    #expect(fixture.center(b).x > 400)
  }

  @Test func attachedItemsStillCollide() {  // DY-31, R-18: silently disabled in the original
    let fixture = AnimatorFixture()
    let a = fixture.item(0, 0)
    let b = fixture.item(160, 0)
    fixture.add(CollisionBehavior(items: [a, b]))
    fixture.add(AttachmentBehavior(kind: .limit, first: a, second: b))
    let mover = ItemBehavior(items: [a])
    fixture.add(mover)
    mover.addLinearVelocity(Vector(dx: 300, dy: 0), for: a)
    fixture.run(frames: 60)
    #expect(fixture.center(b).x - fixture.center(a).x >= 99.9)
  }

  @Test func boundariesSurviveRemovingAndAddingTheBehavior() {  // DY-20
    let fixture = AnimatorFixture()
    let item = fixture.item(0, -150)
    let collision = floor(fixture, [item])
    fixture.add(GravityBehavior(items: [item]))
    fixture.run(frames: 2)
    fixture.animator.removeBehavior(collision)
    #expect(collision.boundaryCount == 1 && collision.boundaryIdentifier(at: 0) == 3)
    fixture.add(collision)
    fixture.run(frames: 120)
    #expect(near(fixture.center(item).y, -50, within: 0.05))
  }

  @Test func referenceBoundsHoldItemsInside() {
    let fixture = AnimatorFixture()
    let items = (0..<3).map { fixture.item(60 + Double($0) * 110, 80, width: 60, height: 60) }
    let collision = CollisionBehavior(items: items)
    collision.setReferenceBounds(Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(collision.boundaryCount == 0)
    fixture.add(collision)
    let gravity = GravityBehavior(items: items)
    gravity.set(angle: 0.6, magnitude: 2)
    fixture.add(gravity)
    fixture.run(frames: 200)
    for item in items {
      #expect(fixture.center(item).x < 361)
      #expect(fixture.center(item).y < 815)
    }
    #expect(fixture.events.contains { $0.kind == .contactBegan && $0.boundary == nil })
  }

  @Test func whatIsShownLiesBetweenTheSteps() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let behavior = ItemBehavior(items: [item])
    fixture.add(behavior)
    behavior.addLinearVelocity(Vector(dx: 240, dy: 0), for: item)
    for frame in 1...20 {
      fixture.run(frames: 1, by: 0.01)
      #expect(near(fixture.center(item).x, 2.4 * Double(frame), within: 1e-3))
    }
  }

  @Test func theTickRateDoesNotChangeTheResult() {  // DY-23
    func play(_ rate: Double, _ frames: Int) -> Point {
      let fixture = AnimatorFixture()
      let items = (0..<4).map {
        fixture.item(Double($0) * 20, -150 - Double($0) * 110, rotation: Double($0) * 0.2)
      }
      _ = floor(fixture, items)
      fixture.add(GravityBehavior(items: items))
      fixture.run(frames: frames, by: rate)
      return fixture.center(items[3])
    }
    #expect(play(1.0 / 60, 60) == play(1.0 / 120, 120))
    #expect(play(1.0 / 60, 60) == play(1.0 / 30, 30))
  }

  @Test func behaviorsBelongToOnePlaceOnly() {  // DY-1, DY-2
    let fixture = AnimatorFixture()
    let composite = DynamicBehavior()
    let gravity = GravityBehavior(items: [])
    fixture.add(composite)
    #expect(throws: Never.self) { try composite.addChild(gravity) }
    #expect(throws: DynamicBehavior.Misuse.taken) { try fixture.animator.addBehavior(gravity) }
    #expect(throws: DynamicBehavior.Misuse.notComposite) {
      try gravity.addChild(DynamicBehavior())
    }
    #expect(throws: DynamicBehavior.Misuse.taken) { try composite.addChild(composite) }
    fixture.add(composite)
    #expect(fixture.animator.behaviors.count == 1)
    #expect(gravity.animator === fixture.animator)
    fixture.animator.removeAllBehaviors()
    #expect(gravity.animator == nil)
  }

  @Test func behaviorsForgetAnAnimatorThatIsGone() {  // DY-19
    let gravity = GravityBehavior(items: [])
    do {
      let animator = DynamicAnimator()
      try? animator.addBehavior(gravity)
      #expect(gravity.animator === animator)
    }
    #expect(gravity.animator == nil)
  }

  @Test func removingAllBehaviorsPausesAndForgetsTheItems() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    fixture.add(GravityBehavior(items: [item]))
    fixture.run(frames: 5)
    fixture.animator.removeAllBehaviors()
    fixture.run(frames: 1)
    #expect(!fixture.animator.isRunning)
    #expect(fixture.animator.record(of: item) < 0)
    #expect(fixture.kinds().last == .didPause)
  }

  @Test func actionsComeOncePerTickAfterContacts() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, -50.01)
    _ = floor(fixture, [item])
    let composite = DynamicBehavior(identifier: 9)
    composite.hasAction = true
    try? composite.addChild(GravityBehavior(items: [item]))
    fixture.add(composite)
    fixture.run(frames: 3)
    #expect(fixture.kinds() == [.willResume, .contactBegan, .action, .action, .action])
  }

  @Test func updateItemTakesThePoseAndKeepsTheVelocity() {  // DY-4
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let behavior = ItemBehavior(items: [item])
    fixture.add(behavior)
    behavior.addLinearVelocity(Vector(dx: 60, dy: 0), for: item)
    fixture.run(frames: 10)
    fixture.states[0].center = Point(x: 500, y: 20)
    try? fixture.animator.updateItem(item)
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, 560, within: 0.01))
    #expect(near(fixture.center(item).y, 20, within: 1e-6))
  }

  @Test func itemsInRectGoesByBounds() {  // DY-18
    let fixture = AnimatorFixture()
    let a = fixture.item(0, 0)
    let b = fixture.item(500, 0)
    fixture.add(ItemBehavior(items: [a, b]))
    #expect(fixture.animator.items(in: Rect(x: 40, y: 40, width: 20, height: 20)) == [a])
    #expect(fixture.animator.items(in: Rect(x: 0, y: 0, width: 500, height: 1)) == [a, b])
  }

  @Test func anItemThatLeavesTheWatchedRegionIsToldOnce() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    fixture.add(GravityBehavior(items: [item]))
    fixture.animator.watch(Rect(x: -500, y: -500, width: 1000, height: 1000))
    fixture.run(frames: 120)
    #expect(fixture.events.filter { $0.kind == .itemLeft }.count == 1)
  }

  @Test func emptyAndDegenerateItemsAreRefused() {  // DY-6
    var state = DynamicItemState()
    #expect(throws: DynamicAnimator.ItemProblem.empty) { try DynamicAnimator.check(state) }
    state.size = Size(width: 10, height: 10)
    state.center.x = .nan
    #expect(throws: DynamicAnimator.ItemProblem.notFinite) { try DynamicAnimator.check(state) }
    state.center.x = 0
    state.outline = .path([.zero, Vector(dx: 1, dy: 1), Vector(dx: 2, dy: 2)])
    #expect(throws: DynamicAnimator.ItemProblem.degenerate) { try DynamicAnimator.check(state) }
  }
}
