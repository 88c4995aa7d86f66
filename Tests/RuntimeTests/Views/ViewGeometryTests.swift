import Testing

@testable import Motus

@Suite struct ViewGeometryTests {
  let world = ViewWorld()
  var views: Views { world.views }

  @Test func theFrameFollowsCenterAndBounds() {
    let view = world.view(Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(views.frame(view) == Rect(x: 10, y: 20, width: 30, height: 40))
    world.set(view, .center, [100, 100])
    world.set(view, .bounds, [7, 8, 20, 10])
    #expect(views.frame(view) == Rect(x: 90, y: 95, width: 20, height: 10))
  }

  @Test func theFrameIsTheSmallestRectangleAroundTheTransformedBounds() {
    let view = world.view(Rect(x: 0, y: 0, width: 40, height: 20))
    world.set(view, .transform, [0, 1, -1, 0, 5, 6])
    #expect(views.frame(view) == Rect(x: 15, y: -4, width: 20, height: 40))
    // Turned by atan(3/4): 40·.8 + 20·.6 and 40·.6 + 20·.8.
    world.set(view, .transform, [0.8, 0.6, -0.6, 0.8, 0, 0])
    let frame = views.frame(view)
    #expect(abs(frame.size.width - 44) < 1e-12)
    #expect(abs(frame.size.height - 40) < 1e-12)
    #expect(frame.center == Point(x: 20, y: 10))
  }

  @Test func aFrameIsFilledByCenterAndSizeAndTheOriginOfTheBoundsStays() throws {
    let view = world.view()
    world.set(view, .bounds, [3, 4, 0, 0])
    let (center, bounds) = try views.filling(Rect(x: 10, y: 20, width: 30, height: 40), view)
    #expect(center == Point(x: 25, y: 40))
    #expect(bounds == Rect(x: 3, y: 4, width: 30, height: 40))
    world.set(view, .transform, [2, 0, 0, 2, 0, 0])
    #expect(throws: Fault.self) { try views.filling(.zero, view) }
  }

  @Test func aPointIsCarriedUpAndDown() throws {
    let outer = world.view(Rect(x: 100, y: 50, width: 200, height: 200))
    let left = world.view(Rect(x: 10, y: 10, width: 20, height: 20), in: outer)
    let right = world.view(Rect(x: 60, y: 10, width: 20, height: 20), in: outer)
    let point = Point(x: 1, y: 2)
    #expect(try views.convert(point, from: left, to: 0) == Point(x: 111, y: 62))
    #expect(try views.convert(point, from: 0, to: left) == Point(x: -109, y: -58))
    #expect(try views.convert(point, from: left, to: right) == Point(x: -49, y: 2))
    #expect(try views.convert(point, from: left, to: left) == point)
    #expect(try views.convert(point, from: left, to: outer) == Point(x: 11, y: 12))
  }

  @Test func scrollingMovesWhatIsInside() throws {
    let scroll = world.view(Rect(x: 0, y: 0, width: 100, height: 100))
    let view = world.view(Rect(x: 0, y: 300, width: 10, height: 10), in: scroll)
    world.set(scroll, .bounds, [0, 250, 100, 100])
    #expect(try views.convert(.zero, from: view, to: 0) == Point(x: 0, y: 50))
  }

  @Test func transformsWorkAboutTheMiddleOfTheBounds() throws {
    let view = world.view(Rect(x: 80, y: 40, width: 40, height: 20))
    world.set(view, .transform, [0, 1, -1, 0, 0, 0])
    // (−20, −10) from the middle is turned to (10, −20).
    #expect(try views.convert(.zero, from: view, to: 0) == Point(x: 110, y: 30))
    #expect(
      try views.convert(Point(x: 20, y: 10), from: view, to: 0) == Point(x: 100, y: 50))
  }

  @Test func thereAndBackIsTheSamePlace() throws {
    var dice = Dice(7)
    var some = [0]
    for _ in 0..<40 {
      let frame = Rect(
        x: dice.number(-100, 100), y: dice.number(-100, 100), width: dice.number(1, 300),
        height: dice.number(1, 300))
      let view = world.view(frame, in: some[dice.below(some.count)])
      let turn = dice.number(0, 1)
      let other = (1 - turn * turn).squareRoot()
      let scale = dice.number(0.7, 1.4)
      world.set(
        view, .transform,
        [scale * turn, scale * other, -scale * other, scale * turn, dice.number(-9, 9), 3])
      some.append(view)
    }
    for _ in 0..<200 {
      let from = some[dice.below(some.count)]
      let to = some[dice.below(some.count)]
      let point = Point(x: dice.number(-500, 500), y: dice.number(-500, 500))
      let there = try views.convert(point, from: from, to: to)
      let back = try views.convert(there, from: to, to: from)
      #expect((back - point).length < 1e-8)
      let up = try views.convert(point, from: from, to: 0)
      let down = try views.convert(up, from: 0, to: to)
      #expect((down - there).length < 1e-8)
    }
  }

  @Test func viewsOfDifferentTreesShareNoCoordinates() {
    let lonely = world.view(in: nil)
    let view = world.view()
    #expect(throws: Fault.self) { try views.convert(Point.zero, from: lonely, to: view) }
    #expect(throws: Fault.self) { try views.convert(Point.zero, from: view, to: lonely) }
    #expect(throws: Never.self) { try views.convert(Point.zero, from: lonely, to: lonely) }
  }

  @Test func aFlatViewCannotBeEnteredButLeft() {
    let flat = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = world.view(Rect(x: 0, y: 0, width: 10, height: 10), in: flat)
    world.set(flat, .transform, [1, 0, 0, 0, 0, 0])
    #expect(throws: Fault.self) { try views.convert(Point.zero, from: 0, to: inner) }
    #expect(throws: Never.self) { try views.convert(Point.zero, from: inner, to: 0) }
    // Inside the flat view nothing is flat.
    #expect(throws: Never.self) { try views.convert(Point.zero, from: flat, to: inner) }
  }

  @Test func pointsBeyondAllNumbersAreRefused() {
    let view = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    world.set(view, .transform, [1e300, 0, 0, 1e300, 0, 0])
    #expect(throws: Fault.self) {
      try views.convert(Point(x: 1e300, y: 0), from: view, to: 0)
    }
  }

  @Test func observersHearOfAnotherSizeOnceItIsThere() {
    let log = SizeLog(views)
    views.observe(log)
    let view = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    world.set(view, .bounds, [0, 0, 20, 10])
    world.set(view, .bounds, [5, 5, 20, 10])
    world.set(view, .center, [1, 1])
    world.animate(1) { world.set(view, .bounds, [5, 5, 20, 30]) }
    #expect(log.sizes == [Size(width: 20, height: 10), Size(width: 20, height: 30)])
  }

  @Test func observersHearOfTheSizeThatAGroupGivesBackOrLeaves() throws {
    let log = SizeLog(views)
    views.observe(log)
    let view = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    let kind = try #require(views.properties.kind(of: .bounds))
    for ends in [Tracks.rollBack, Tracks.freeze] {
      let group = world.tracks.makeGroup(tag: -1, isActive: true)
      world.tracks.animate(view, .bounds, kind, to: [0, 0, 50, 50], group: group)
      world.tracks.a[Int(group)] = 0.5
      world.tracks.evaluate()
      ends(world.tracks)(group)
    }
    let (small, middle, large) = (
      Size(width: 10, height: 10), Size(width: 30, height: 30), Size(width: 50, height: 50)
    )
    #expect(log.sizes == [large, small, large, middle])
  }

  final class SizeLog: ViewObserver {
    let views: Views
    var sizes: [Size] = []

    init(_ views: Views) { self.views = views }

    override func viewDidResize(_ view: Int) { sizes.append(views.bounds(view).size) }
  }
}
