import Testing

@testable import Motus

@Suite struct TracksTests {
  let world = ViewWorld()
  var tracks: Tracks { world.tracks }
  let view: Int

  init() { view = world.view() }

  func animate(
    _ property: PropertyID, _ values: [Double], _ group: TrackGroupID, velocity: [Double]? = nil
  ) throws {
    let kind = try #require(world.views.properties.kind(of: property))
    if let velocity {
      tracks.animate(view, property, kind, to: values, group: group, velocity: velocity)
    } else {
      tracks.animate(view, property, kind, to: values, group: group)
    }
  }

  func evaluate(_ group: TrackGroupID, a: Double, b: Double = 0) {
    tracks.setFactors(group, a: a, b: b)
    tracks.evaluate()
  }

  @Test func theModelIsAtTheTargetAtOnceAndThePictureWhereItWas() throws {  // UA-6
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.center, [10, 20], group)
    #expect(world.model(view, .center) == [10, 20])
    #expect(world.shown(view, .center) == [0, 0])
    evaluate(group, a: 0.25)
    #expect(world.shown(view, .center) == [7.5, 15])
    evaluate(group, a: 0)
    #expect(world.shown(view, .center) == [10, 20])
  }

  @Test func aNewTargetIsAddedToTheMotionThatIsThere() throws {  // UA-4, R-9
    let (first, second) = (
      tracks.makeGroup(tag: -1, isActive: true), tracks.makeGroup(tag: -1, isActive: true)
    )
    try animate(.shadowRadius, [100], first)
    evaluate(first, a: 0.5)
    try animate(.shadowRadius, [0], second)
    #expect(world.shown(view, .shadowRadius) == [50])
    // −100·a₁ + 100·a₂ about the target 0.
    evaluate(first, a: 0.25)
    evaluate(second, a: 0.875)
    #expect(world.shown(view, .shadowRadius) == [62.5])
    tracks.removeGroup(first)
    #expect(world.shown(view, .shadowRadius) == [87.5])
  }

  @Test func settingAMovingPropertyShiftsItsMotion() throws {  // UA-4
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.shadowRadius, [100], group)
    evaluate(group, a: 0.5)
    world.set(view, .shadowRadius, [300])
    #expect(world.shown(view, .shadowRadius) == [250])
    evaluate(group, a: 0)
    #expect(world.shown(view, .shadowRadius) == [300])
  }

  @Test func aPropertySetTwiceInOneGroupHasOneRecord() throws {
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.shadowRadius, [5], group)
    try animate(.shadowRadius, [8], group)
    #expect(!tracks.groups[Int(group)].isEmpty)
    #expect(world.shown(view, .shadowRadius) == [0])
    evaluate(group, a: 0.5)
    #expect(world.shown(view, .shadowRadius) == [4])
  }

  @Test func aStartingVelocityCarriesAPropertyPastItsWay() throws {
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.center, [10, 0], group, velocity: [30, -4])
    evaluate(group, a: 0.5, b: 0.25)
    #expect(world.shown(view, .center) == [12.5, -1])
  }

  @Test func theVelocityIsTheSumOverTheRecords() throws {
    let (first, second) = (
      tracks.makeGroup(tag: -1, isActive: true), tracks.makeGroup(tag: -1, isActive: true)
    )
    try animate(.center, [10, 0], first, velocity: [30, -4])
    try animate(.center, [10, 8], second)
    let kind = try #require(world.views.properties.kind(of: .center))
    var velocity = [9.0, 9.0]
    tracks.readVelocity(view, .center, kind, into: &velocity) { group in
      group == first ? (a: -2, b: 0.5) : (a: -1, b: 0)
    }
    #expect(velocity == [35, 6])
    let still = try #require(world.views.properties.kind(of: .bounds))
    var none = [9.0, 9, 9, 9]
    tracks.readVelocity(view, .bounds, still, into: &none) { _ in (a: 1, b: 1) }
    #expect(none == [0, 0, 0, 0])
  }

  @Test func theVelocityOfATransformIsThatOfItsMatrix() throws {
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.transform, [1, 0, 0, 1, 40, -20], group)
    let kind = try #require(world.views.properties.kind(of: .transform))
    var velocity = [Double](repeating: 9, count: 6)
    tracks.readVelocity(view, .transform, kind, into: &velocity) { _ in (a: -0.5, b: 0) }
    for (value, expected) in zip(velocity, [0.0, 0, 0, 0, 20, -10]) {
      #expect(abs(value - expected) < 1e-6)
    }
  }

  @Test func rollingBackRestoresToTheLastBit() throws {
    world.set(view, .shadowRadius, [0.1])
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.shadowRadius, [0.3], group)
    try animate(.shadowRadius, [0.7], group)
    evaluate(group, a: 0.3)
    tracks.rollBack(group)
    #expect(world.model(view, .shadowRadius) == [0.1])
    #expect(world.shown(view, .shadowRadius) == [0.1])
    #expect(tracks.count == 0)
  }

  @Test func theOlderOfTwoGroupsIsRolledBackFromBelowTheNewer() throws {
    let (first, second) = (
      tracks.makeGroup(tag: -1, isActive: true), tracks.makeGroup(tag: -1, isActive: true)
    )
    world.set(view, .shadowRadius, [8])
    try animate(.shadowRadius, [16], first)
    try animate(.shadowRadius, [64], second)
    tracks.rollBack(first)
    #expect(world.model(view, .shadowRadius) == [56])
    tracks.rollBack(second)
    #expect(world.model(view, .shadowRadius) == [8])
  }

  @Test func freezingMakesTheModelWhatIsShown() throws {  // PA-3
    let group = tracks.makeGroup(tag: -1, isActive: true)
    try animate(.center, [10, 20], group)
    evaluate(group, a: 0.25)
    tracks.freeze(group)
    #expect(world.model(view, .center) == [7.5, 15])
    #expect(world.shown(view, .center) == [7.5, 15])
  }

  @Test func whatBeganLaterGoesBackToWhereTheEarlierWasFrozen() throws {
    let (first, second) = (
      tracks.makeGroup(tag: -1, isActive: true), tracks.makeGroup(tag: -1, isActive: true)
    )
    try animate(.shadowRadius, [16], first)
    try animate(.shadowRadius, [64], second)
    evaluate(first, a: 0.25)
    let shown = world.shown(view, .shadowRadius)
    tracks.freeze(first)
    #expect(world.shown(view, .shadowRadius) == shown)
    tracks.rollBack(second)
    #expect(world.model(view, .shadowRadius) == [12])
  }

  @Test func whatRestsTakesNoPartInFrames() throws {
    let (moving, resting) = (
      tracks.makeGroup(tag: -1, isActive: true), tracks.makeGroup(tag: -1, isActive: false)
    )
    try animate(.center, [10, 20], resting)
    #expect(tracks.activeCount == 0)
    try animate(.center, [20, 40], moving)
    try animate(.alpha, [0], moving)
    #expect(tracks.activeCount == 2)
    #expect(tracks.count == 2)
    tracks.removeGroup(moving)
    // The center rests again with what is left of its records.
    #expect(tracks.activeCount == 0)
    #expect(world.shown(view, .center) == [10, 20])
    tracks.setActive(resting, true)
    #expect(tracks.activeCount == 1)
    tracks.setActive(resting, false)
    #expect(tracks.activeCount == 0)
  }

  @Test func anEndedViewTakesItsTracksAlong() throws {
    let group = tracks.makeGroup(tag: -1, isActive: true)
    let other = tracks.makeGroup(tag: -1, isActive: false)
    try animate(.center, [10, 20], group)
    try animate(.center, [30, 20], other)
    try animate(.transform, [1, 0, 0, 1, 5, 5], other)
    world.views.removeFromSuperview(view)
    #expect(tracks.count == 0)
    #expect(tracks.groups[Int(group)].isEmpty)
    #expect(tracks.groups[Int(other)].isEmpty)
    tracks.removeGroup(group)
    tracks.removeGroup(other)
    #expect(tracks.liveGroups == 0)
  }

  @Test func theRateOfABlockIsTheSlopeOfItsCurve() throws {
    let kind = try #require(world.views.properties.kind(of: .center))
    func velocity() -> [Double] {
      var velocity = [0.0, 0.0]
      tracks.readVelocity(view, .center, kind, into: &velocity) { group in
        world.runtime.animations.rates(of: group)
      }
      return velocity
    }
    world.animate(2) { world.set(view, .center, [10, 20]) }
    world.animate(2, delay: 5) { world.set(view, .center, [110, 20]) }
    world.tick(1)
    for (value, expected) in zip(velocity(), [5.0, 10]) { #expect(abs(value - expected) < 1e-6) }
    world.tick(2)
    #expect(velocity() == [0, 0])
    world.tick(4)
    #expect(velocity() == [0, 0])
    world.tick(6)
    for (value, expected) in zip(velocity(), [50.0, 0]) { #expect(abs(value - expected) < 1e-6) }
  }

  @Test func theRateOnTheWayBackIsNegative() throws {
    let kind = try #require(world.views.properties.kind(of: .shadowRadius))
    var options = AnimationOptions(duration: 2)
    options.curve = .linear
    options.flags = .autoreverses
    world.runtime.animations.begin(options)
    world.set(view, .shadowRadius, [10])
    _ = world.runtime.animations.commit(completion: nil)
    for (time, expected) in [(1.0, 5.0), (3.0, -5.0)] {
      world.tick(time)
      var velocity = 0.0
      tracks.readVelocity(view, .shadowRadius, kind, into: &velocity) { group in
        world.runtime.animations.rates(of: group)
      }
      #expect(abs(velocity - expected) < 1e-6)
    }
  }
}
