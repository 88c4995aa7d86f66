import Testing

@testable import Motus

/// What the world's ways to be fast must not change.
struct WorldSpeedTests {
  /// A row of bodies that hang from fixed ones above them.
  private func row(_ count: Int, _ joint: (Int32, Int32) -> Joint) -> (World, [Int32]) {
    let fixture = WorldFixture()
    let ids = (0..<count).map { index in
      let x = Double(index) * 100
      let top = fixture.circle(x: x, y: 0, radius: 5, gravity: .zero)
      fixture.world.setKind(.fixed, of: top)
      let low = fixture.circle(x: x, y: 50, radius: 5)
      fixture.world.setFilter(
        itemBits: 0, boundaryBits: 0, of: fixture.world.bodies[low].firstShape)
      _ = fixture.world.addJoint(joint(top, low))
      return low
    }
    return (fixture.world, ids)
  }

  private func spring(_ a: Int32, _ b: Int32) -> Joint {
    var joint = Joint(kind: .distance, bodyA: a, bodyB: b)
    joint.length = 50
    joint.setSpring(frequency: 5, dampingRatio: 0.2)
    return joint
  }

  @Test func aCrowdOfSpringsSwingsAsOneSpringDoes() {  // DY-25
    let (alone, one) = row(1, spring)
    let (crowd, all) = row(World.fewestBlockJoints + 1, spring)
    // Joints in blocks belong to one assembly: these tie it together, and have nothing to do.
    for (left, right) in zip(all, all.dropFirst()) {
      var joint = spring(left, right)
      joint.length = 100
      _ = crowd.addJoint(joint)
    }
    for _ in 0..<3 {
      alone.advance(subSteps: 8)
      crowd.advance(subSteps: 8)
      #expect(crowd.allSpringBlocks.count > 0)
      let y = alone.origin(of: one[0]).y
      #expect(near(crowd.origin(of: all[0]).y, y, within: 1e-3))
      #expect(near(crowd.origin(of: all[World.fewestBlockJoints]).y, y, within: 1e-3))
    }
    let force = crowd.load(of: 7).force
    #expect(near(force.dy, alone.load(of: 0).force.dy, within: 1e-2 * force.dy.magnitude))
  }

  @Test func aClothOfRodsKeepsItsLengths() {
    let fixture = WorldFixture()
    let world = fixture.world
    var grid: [Int32] = []
    for index in 0..<36 {
      let body = fixture.circle(
        x: Double(index % 6) * 20, y: Double(index / 6) * 20, radius: 4)
      if index < 6 { world.setKind(.fixed, of: body) }
      world.setFilter(itemBits: 0, boundaryBits: 0, of: world.bodies[body].firstShape)
      grid.append(body)
    }
    func tie(_ a: Int, _ b: Int, _ length: Double) {
      var joint = Joint(kind: .distance, bodyA: grid[a], bodyB: grid[b])
      joint.length = length
      _ = world.addJoint(joint)
    }
    for index in 0..<30 {
      tie(index, index + 6, 20)
      if index > 5 && index % 6 < 5 { tie(index, index + 1, 20) }
      if index > 5 && index % 6 < 5 { tie(index, index + 7, 20 * 2.0.squareRoot()) }
    }
    for column in 30..<35 { tie(column, column + 1, 20) }
    world.advance(subSteps: 40)
    #expect(world.blockRodCount == 75)
    // Nothing moves it sideways, and its own weight lengthens no rod by more than 1 %.
    for index in 0..<36 {
      let place = world.origin(of: grid[index])
      #expect(near(place.x, Double(index % 6) * 20, within: 0.2))
      #expect(near(place.y, Double(index / 6) * 20, within: 0.2 * Double(index / 6)))
    }
    // The rods under the top row carry five bodies each.
    let lowest = world.load(of: 0).force
    let weight = world.mass(of: grid[10]) * 1000
    #expect(near(lowest.length, 5 * weight, within: 2 * weight))
  }

  @Test func aLaneGivesItsImpulseBackWhenAJointGoes() {
    let (world, _) = row(World.fewestBlockJoints + 1) { a, b in
      var joint = self.spring(a, b)
      joint.setSpring(frequency: 0, dampingRatio: 0)
      return joint
    }
    world.advance(subSteps: 8)
    // Rods with one fixed end each are trees: nothing for lanes.
    #expect(world.blockRodCount == 0)
    world.removeJoint(3)
    world.advance(subSteps: 8)
    #expect(world.load(of: 4).force.dy < 0)
  }

  @Test func allBlocksOfContactsStandInOneList() {
    let fixture = WorldFixture()
    fixture.floor(y: 300)
    let world = fixture.world
    for index in 0..<24 {
      _ = fixture.box(
        x: Double(index % 4) * 42, y: 60 + Double(index / 4) * -45, width: 40, height: 40,
        angle: Double(index) * 0.1, friction: 0.6)
    }
    var most = 0
    for _ in 0..<120 {
      world.advance(subSteps: World.collisionInterval)
      // Lists that hold no longer are made again before they are read.
      if world.colors.listIsStale { continue }
      var expected: Set<ContactBlock.Pointer> = []
      for index in 0..<Int32(world.contacts.count) where world.contacts[index].color >= 0 {
        expected.insert(world.colors.block(at: world.contacts[index].slot))
      }
      let listed = (0..<world.colors.list.count).map { world.colors.list[$0] }
      #expect(listed.count == expected.count && Set(listed) == expected)
      most = max(most, expected.count)
    }
    #expect(most > 4)
  }

  @Test func touchingPairsAreFoundWhoeverElseCameAndWent() {
    var pairs = TouchingPairs()
    var expected: [Int: Int32] = [:]
    var state: UInt64 = 3
    for _ in 0..<800 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let a = Int(state >> 40) % 12
      let b = Int(state >> 50) % 12 - 6
      let pair = TouchingPair(itemA: Int32(a), itemB: Int32(b))
      let index = pairs.index(of: pair)
      #expect((index >= 0) == (expected[a * 100 + b] != nil))
      if index < 0 {
        pairs.append(pair)
        expected[a * 100 + b] = 0
      } else if state >> 33 & 1 == 0 {
        pairs.remove(at: index)
        expected[a * 100 + b] = nil
      } else {
        expected[a * 100 + b]! += 1
        #expect(pairs.count(at: index, by: 1) == expected[a * 100 + b])
      }
      #expect(pairs.list.count == expected.count)
    }
    pairs.removeAll { $0.itemB < 0 }
    for (key, _) in expected {
      let b = (key + 50) % 100 - 50
      let pair = TouchingPair(itemA: Int32((key - b) / 100), itemB: Int32(b))
      #expect((pairs.index(of: pair) >= 0) == (b >= 0))
    }
  }

  @Test func whatMeetsNothingIsNotSoughtUntilItMeetsAgain() {
    let fixture = WorldFixture()
    fixture.floor(y: 400)
    let world = fixture.world
    let body = fixture.box(x: 0, y: 0)
    let shape = world.bodies[body].firstShape
    world.setFilter(itemBits: 0, boundaryBits: 0, of: shape)
    fixture.run(seconds: 0.5)
    #expect(world.states[body].speculativeMargin == BodyState.unwatched)
    #expect(near(world.origin(of: body).y, 125, within: 0.1))
    world.setFilter(itemBits: .max, boundaryBits: .max, of: shape)
    fixture.run(seconds: 1)
    #expect(near(world.origin(of: body).y, 375, within: 0.1))
  }
}
