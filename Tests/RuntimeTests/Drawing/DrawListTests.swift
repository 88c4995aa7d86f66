import Testing

@testable import Motus

@Suite struct DrawListTests {
  let world = ViewWorld()
  var views: Views { world.views }

  func items() -> [DrawList.Item] {
    let list = world.runtime.drawList
    list.setCulls(false)  // also what no pixel shows
    list.make(world.tracks)
    return (0..<list.items.count).map { list.items[$0] }
  }

  func order() -> [Int] { items().map { Handle(bits: $0.view).index } }

  @Test func theListRunsFromBackToFront() throws {
    let a = world.view()
    let b = world.view()
    let a1 = world.view(in: a)
    let a2 = world.view(in: a)
    let a11 = world.view(in: a1)
    #expect(order() == [0, a, a1, a11, a2, b])
    #expect(items().map { $0.depth } == [0, 1, 2, 3, 2, 1])
    try views.insert(b, into: 0, at: 0)
    #expect(order() == [0, b, a, a1, a11, a2])
    views.removeFromSuperview(a1)
    #expect(order() == [0, b, a, a2])
  }

  @Test func whatIsHiddenOrClearIsMissingWithAllBelow() {
    let a = world.view()
    let inner = world.view(in: a)
    let b = world.view()
    views.setHidden(a, true)
    #expect(order() == [0, b])
    views.setHidden(a, false)
    world.set(a, .alpha, [0])
    #expect(order() == [0, b])
    world.set(a, .alpha, [0.5])
    #expect(order() == [0, a, inner, b])
    views.setHidden(0, true)
    #expect(order() == [])
  }

  @Test func alphasMultiplyDownTheTree() {
    let a = world.view()
    let b = world.view(in: a)
    let c = world.view(in: b)
    world.set(a, .alpha, [0.5])
    world.set(c, .alpha, [0.25])
    #expect(items().map { $0.alpha } == [1, 0.5, 0.5, 0.125])
  }

  @Test func anItemNamesTheNearestViewThatClipsIt() {
    let a = world.view()
    let b = world.view(in: a)
    let c = world.view(in: b)
    let d = world.view(in: c)
    _ = world.view(in: d)
    #expect(items().map { $0.clip } == [-1, -1, -1, -1, -1, -1])
    views.setClipsToBounds(a, true)
    views.setClipsToBounds(c, true)
    // a is clipped by none, b and c by a, what is below c by c.
    #expect(items().map { $0.clip } == [-1, -1, 1, 1, 3, 3])
  }

  @Test func anItemHasWhatTheViewShows() throws {
    let view = world.view(Rect(x: 80, y: 40, width: 40, height: 20))
    world.set(view, .transform, [0, 1, -1, 0, 0, 0])
    world.set(view, .backgroundColor, [0.1, 0.2, 0.3, 0.4])
    let item = try #require(items().last)
    #expect(item.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(item.transform.apply(to: .zero) == Point(x: 110, y: 30))
    #expect([item.red, item.green, item.blue, item.colorAlpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func aFrameInMotionIsDrawnWhereItIsShown() throws {
    let view = world.view(Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = world.view(Rect(x: 1, y: 1, width: 2, height: 2), in: view)
    world.animate(1) {
      world.set(view, .center, [105, 5])
      world.set(view, .alpha, [0.5])
      world.set(inner, .backgroundColor, [1, 1, 1, 1])
    }
    world.tick(0.5)
    let (outer, last) = (items()[1], try #require(items().last))
    #expect(outer.transform.apply(to: .zero) == Point(x: 50, y: 0))
    #expect(outer.alpha == 0.75)
    #expect(last.transform.apply(to: .zero) == Point(x: 51, y: 1))
    #expect(last.alpha == 0.75)
    #expect(last.red == 0.5)
    world.tick(1)
    #expect(items()[1].transform.apply(to: .zero) == Point(x: 100, y: 0))
    #expect(items()[1].alpha == 0.5)
  }

  @Test func overshootingAlphaIsDrawnOpaqueOrNotAtAll() throws {
    let view = world.view()
    let kind = try #require(views.properties.kind(of: .alpha))
    let group = world.tracks.makeGroup(tag: -1, isActive: true)
    world.tracks.animate(view, .alpha, kind, to: [0], group: group)
    for (factor, alphas) in [(1.25, [1, 1]), (-0.25, [1]), (0.5, [1, 0.5])] {
      world.tracks.a[Int(group)] = factor
      world.tracks.evaluate()
      #expect(items().map { $0.alpha } == alphas)
    }
  }

  @Test func transformsAreThoseByWhichPointsAreConverted() throws {
    var dice = Dice(11)
    var some = [0]
    for _ in 0..<60 {
      let frame = Rect(
        x: dice.number(-50, 50), y: dice.number(-50, 50), width: dice.number(1, 100),
        height: dice.number(1, 100))
      let view = world.view(frame, in: some[dice.below(some.count)])
      let bounds = views.bounds(view)
      world.set(
        view, .bounds, [dice.number(-9, 9), 4, bounds.size.width, bounds.size.height])
      world.set(
        view, .transform,
        [1, dice.number(-0.5, 0.5), dice.number(-0.5, 0.5), 1, dice.number(-9, 9), 3])
      some.append(view)
    }
    for item in items() {
      let point = Point(x: dice.number(-50, 50), y: dice.number(-50, 50))
      let drawn = item.transform.apply(to: point)
      let converted = try views.convert(point, from: Handle(bits: item.view).index, to: 0)
      #expect((drawn - converted).length < 1e-9)
    }
  }

  @Test func theListIsMadeAnewOnlyWhenSomethingChanged() {
    let list = world.runtime.drawList
    let view = world.view()
    _ = items()
    var version = list.version
    func isMadeAnew() -> Bool {
      _ = items()
      defer { version = list.version }
      return list.version != version
    }
    world.tick(1)
    world.tick(2)
    #expect(!isMadeAnew())
    world.set(view, .alpha, [1])
    #expect(!isMadeAnew())
    world.set(view, .alpha, [0.5])
    #expect(isMadeAnew())
    views.setClipsToBounds(view, true)
    #expect(isMadeAnew())
    views.setUserInteractionEnabled(view, false)
    #expect(!isMadeAnew())
    world.animate(1) { world.set(view, .alpha, [1]) }
    world.tick(2.5)
    #expect(isMadeAnew())
    views.removeFromSuperview(view)
    #expect(isMadeAnew())
  }

  @Test func aWarmListStaysWhereItIs() {
    for _ in 0..<100 { _ = world.view() }
    let base = { world.runtime.drawList.items.base }
    _ = items()
    let place = base()
    for step in 0..<10 {
      views.setHidden(5, step % 2 == 0)
      _ = items()
      #expect(base() == place)
    }
  }

  @Test func aDeepTreeIsWalkedWithoutDeepCalls() throws {
    var view = 0
    for _ in 0..<20_000 { view = world.view(in: view) }
    #expect(items().count == 20_001)
    #expect(try #require(items().last).depth == 20_000)
  }
}
