import Testing

@testable import Motus

@Suite struct CustomPropertyTests {
  let world = ViewWorld()
  var registry: PropertyRegistry { world.views.properties }

  @Test func aNameStandsForOneProperty() throws {
    let first = try registry.register([0x61], initial: [1, 2])
    let second = try registry.register([0x61, 0x62], initial: [1, 2])
    #expect(first.rawValue == 64)
    #expect(second.rawValue == 65)
    #expect(try registry.register([0x61], initial: [5, 6]) == first)
    #expect(throws: Fault.self) { try registry.register([0x61], initial: [1]) }
    #expect(registry.property(named: [0x62]) == nil)
  }

  @Test func aPropertyHasOneToSixteenComponentsAndAName() throws {
    #expect(throws: Fault.self) { try registry.register([0x61], initial: []) }
    #expect(throws: Fault.self) {
      try registry.register([0x61], initial: [Double](repeating: 0, count: 17))
    }
    #expect(throws: Fault.self) { try registry.register([], initial: [1]) }
    let wide = try registry.register([0x61], initial: [Double](repeating: 0, count: 16))
    #expect(registry.kind(of: wide)?.componentCount == 16)
    #expect(registry.kind(of: PropertyID(rawValue: 65)) == nil)
    #expect(registry.kind(of: PropertyID(rawValue: 0)) == nil)
    #expect(registry.kind(of: PropertyID(rawValue: 63)) == nil)
  }

  @Test func aViewHasTheInitialValueUntilItIsGivenItsOwn() throws {
    let property = try registry.register([1], initial: [3, 4])
    let (view, other) = (world.view(), world.view())
    #expect(world.model(view, property) == [3, 4])
    #expect(world.shown(view, property) == [3, 4])
    // Reading gives it none.
    #expect(world.views.rows[view].firstCustom == -1)
    world.set(view, property, [5, 6])
    #expect(world.model(view, property) == [5, 6])
    #expect(world.model(other, property) == [3, 4])
  }

  @Test func everyViewKeepsItsOwnValues() throws {
    let some = try (1...20).map { try registry.register([$0], initial: [0]) }
    let views = (0..<5).map { _ in world.view() }
    for (number, view) in views.enumerated() {
      for (index, property) in some.enumerated() {
        world.set(view, property, [Double(100 * number + index + 1)])
      }
    }
    for (number, view) in views.enumerated() {
      for (index, property) in some.enumerated() {
        #expect(world.model(view, property) == [Double(100 * number + index + 1)])
      }
    }
  }

  @Test func theRoomOfAnEndedViewIsUsedAgainFromTheInitialValue() throws {
    let property = try registry.register([1], initial: [3])
    let view = world.view()
    world.set(view, property, [5])
    world.views.removeFromSuperview(view)
    let other = world.view()
    #expect(world.model(other, property) == [3])
    world.animate(1) { world.set(other, property, [7]) }
    world.tick(0.5)
    #expect(world.shown(other, property) == [5])
  }

  @Test func customPropertiesAreAnimatedLikeAnyOther() throws {
    let property = try registry.register([1], initial: [0, 10, 0])
    let view = world.view()
    world.animate(2) { world.set(view, property, [4, 20, 0]) }
    #expect(world.model(view, property) == [4, 20, 0])
    world.tick(1)
    #expect(world.shown(view, property) == [2, 15, 0])
    world.tick(2)
    #expect(world.shown(view, property) == [4, 20, 0])
    world.tick(3)
    #expect(world.tracks.count == 0)
  }
}
