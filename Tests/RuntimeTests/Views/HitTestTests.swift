import Testing

@testable import Motus

@Suite struct HitTestTests {
  let world = ViewWorld()
  var views: Views { world.views }

  func hit(_ x: Double, _ y: Double, from view: Int = 0) -> Int? {
    views.hitTest(view, Point(x: x, y: y))
  }

  @Test func theFrontmostViewAtAPointIsHit() throws {
    let back = world.view(Rect(x: 0, y: 0, width: 100, height: 100))
    let front = world.view(Rect(x: 50, y: 50, width: 100, height: 100))
    let inner = world.view(Rect(x: 10, y: 10, width: 20, height: 20), in: front)
    #expect(hit(10, 10) == back)
    #expect(hit(55, 55) == front)
    #expect(hit(65, 65) == inner)
    #expect(hit(300, 300) == 0)
    #expect(hit(-1, 0) == nil)
    try views.add(back, to: 0)
    #expect(hit(65, 65) == back)
  }

  @Test func leftAndTopEdgesBelongToAViewRightAndBottomOnesDoNot() {
    let view = world.view(Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(hit(10, 20) == view)
    #expect(hit(40, 20) == 0)
    #expect(hit(10, 60) == 0)
  }

  @Test func aViewOutsideItsSuperviewsBoundsIsNotHit() {
    let parent = world.view(Rect(x: 0, y: 0, width: 50, height: 50))
    let child = world.view(Rect(x: 40, y: 40, width: 50, height: 50), in: parent)
    #expect(hit(45, 45) == child)
    #expect(hit(60, 60) == 0)
  }

  @Test func hiddenDisabledAndFaintViewsLetTouchesThrough() {
    let view = world.view(Rect(x: 0, y: 0, width: 50, height: 50))
    let child = world.view(Rect(x: 0, y: 0, width: 50, height: 50), in: view)
    views.setHidden(view, true)
    #expect(hit(5, 5) == 0)
    views.setHidden(view, false)
    #expect(hit(5, 5) == child)
    views.setUserInteractionEnabled(view, false)
    #expect(hit(5, 5) == 0)
    views.setUserInteractionEnabled(view, true)
    world.set(view, .alpha, [0.009])
    #expect(hit(5, 5) == 0)
    world.set(view, .alpha, [0.01])
    #expect(hit(5, 5) == child)
    views.setHidden(child, true)
    #expect(hit(5, 5) == view)
  }

  @Test func transformsAndScrollingCount() {
    let scroll = world.view(Rect(x: 100, y: 100, width: 100, height: 100))
    // A quarter turn, twice as large: the point (0, 0) of `view` is its right upper corner.
    let view = world.view(Rect(x: 0, y: 1000, width: 20, height: 10), in: scroll)
    world.set(scroll, .bounds, [0, 960, 100, 100])
    world.set(view, .transform, [0, 2, -2, 0, 30, 0])
    // Center (10, 1005), carried to (40, 1005), shown at (140, 145); half extents 10 × 20.
    #expect(hit(131, 126) == view)
    #expect(hit(149, 164) == view)
    #expect(hit(129, 126) == scroll)
    #expect(hit(131, 124) == scroll)
    world.set(view, .transform, [0, 0, 0, 0, 30, 0])
    #expect(hit(140, 145) == scroll)
  }

  @Test func hitTestingUsesModelPositions() {  // UA-8
    let view = world.view(Rect(x: 0, y: 0, width: 50, height: 50))
    var options = AnimationOptions(duration: 1)
    options.flags = .allowUserInteraction
    world.runtime.animations.begin(options)
    world.set(view, .center, [225, 225])
    _ = world.runtime.animations.commit(completion: nil)
    world.tick(0.1)
    #expect(hit(225, 225) == view)
    #expect(hit(25, 25) == 0)
  }

  @Test func animationsKeepTouchesFromTheirViewsUntilTheyEnd() {  // UA-8
    let view = world.view(Rect(x: 0, y: 0, width: 50, height: 50))
    let child = world.view(Rect(x: 0, y: 0, width: 50, height: 50), in: view)
    world.animate(1) { world.set(view, .alpha, [0.5]) }
    world.animate(2) { world.set(view, .shadowRadius, [5]) }
    #expect(hit(5, 5) == 0)
    world.tick(0)
    world.tick(1)
    #expect(hit(5, 5) == 0)
    world.tick(2)
    #expect(hit(5, 5) == child)
  }

  @Test func aTestCanStartAnywhere() {
    let view = world.view(Rect(x: 100, y: 100, width: 50, height: 50))
    let child = world.view(Rect(x: 10, y: 10, width: 10, height: 10), in: view)
    #expect(hit(15, 15, from: view) == child)
    #expect(hit(5, 5, from: view) == view)
    #expect(hit(60, 5, from: view) == nil)
  }

  @Test func aDeepTreeIsTestedWithoutDeepCalls() {
    var view = 0
    for _ in 0..<5_000 { view = world.view(Rect(x: 0, y: 0, width: 9, height: 9), in: view) }
    #expect(hit(5, 5) == view)
  }
}
