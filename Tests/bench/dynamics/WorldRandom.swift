// Random worlds under random calls: no NaN, no escape from a closed frame, no trap.

struct Dice {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
  mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }
  mutating func unit() -> Double { Double(next() & 0xFFFFFF) / 16_777_216 }
}

func randomRuns(seeds: Int, subSteps: Int) {
  var escapes = 0
  var bad = 0
  for seed in 0..<seeds {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 17)
    let world = World()
    frame(world, 800, 600)
    var ids: [Int32] = []
    var ties: [Int32] = []
    func add() {
      let x = 60 + dice.unit() * 680
      let y = 60 + dice.unit() * 480
      let e = Float(dice.below(3)) * 0.4
      let f = Float(dice.below(3)) * 0.4
      let size = 4 + dice.unit() * 40
      let id =
        dice.below(2) == 0
        ? circle(world, x, y, size / 2, friction: f, restitution: e)
        : box(
          world, x, y, size, 4 + dice.unit() * 40, friction: f, restitution: e,
          density: dice.below(4) == 0 ? 50 : 1, angle: dice.unit() * 6)
      ids.append(id)
    }
    for _ in 0..<12 { add() }
    for step in 0..<subSteps {
      world.advance(subSteps: 1 + dice.below(5))
      world.clearEvents()
      let choice = dice.below(40)
      let index = dice.below(ids.count)
      let id = ids[index]
      switch choice {
      case 0: if ids.count < 25 { add() }
      case 1:
        if ids.count > 4 {
          // A tie may go with its body.
          for tie in ties where world.joints[tie].isAlive { world.removeJoint(tie) }
          ties.removeAll()
          world.removeBody(id)
          ids.remove(at: index)
        }
      case 2, 3:
        world.setVelocity(
          Vector(dx: (dice.unit() - 0.5) * 8000, dy: (dice.unit() - 0.5) * 8000),
          angularVelocity: (dice.unit() - 0.5) * 100, of: id)
      case 4: world.setKind(dice.below(2) == 0 ? .fixed : .dynamic, of: id)
      case 5: world.setAllowsRotation(dice.below(2) == 0, of: id)
      case 6:
        let other = ids[dice.below(ids.count)]
        if other != id && ties.count < 8 {
          let kinds: [Joint.Kind] = [.distance, .pin, .weld, .slide, .target]
          var joint = Joint(kind: kinds[dice.below(5)], bodyA: other, bodyB: id)
          let pose = world.originPose(of: other)
          joint.anchorA = pose.rotation.undo(world.origin(of: id) - pose.position)
          joint.length = 30
          joint.isRope = dice.below(3) == 0
          joint.referenceAngle = world.angle(of: id) - world.angle(of: other)
          joint.setSpring(
            frequency: joint.kind == .target ? 3 : Double(dice.below(3)) * 4,
            dampingRatio: dice.unit())
          if joint.kind == .target { joint.anchorA = .zero }
          ties.append(world.addJoint(joint))
        }
      case 7:
        if let tie = ties.popLast() { world.removeJoint(tie) }
      case 8:
        world.setPose(
          of: id, origin: Point(x: 60 + dice.unit() * 680, y: 60 + dice.unit() * 480),
          angle: dice.unit() * 6)
      default: break
      }
      if step & 15 == 0 {
        for id in ids {
          let p = world.origin(of: id)
          if !p.isFinite || !world.velocity(of: id).isFinite || !world.angle(of: id).isFinite {
            bad += 1
            print("not finite: seed", seed, "step", step)
            break
          }
          if p.x < -5 || p.x > 805 || p.y < -5 || p.y > 605 {
            escapes += 1
            world.setPose(of: id, origin: Point(x: 400, y: 300), angle: 0)
            world.setVelocity(.zero, angularVelocity: 0, of: id)
          }
        }
      }
      if bad > 3 { break }
    }
  }
  print("random runs", seeds, "calls", seeds * subSteps, "not finite", bad, "escapes", escapes)
}
