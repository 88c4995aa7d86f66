// The quality table for our own world.

func tower(_ name: String, friction: Float = 0.6, top: Double = 1) {
  let world = World()
  wall(world, -5000, 0, 5000, 0)
  var ids: [Int32] = []
  for index in 0..<10 {
    ids.append(
      box(
        world, 0, -25 - Double(index) * 50, 50, 50, friction: friction,
        density: index == 9 ? top : 1))
  }
  var worst = 0.0
  for _ in 0..<600 {
    world.advance(subSteps: 4)
    for index in 1..<10 {
      let gap = world.origin(of: ids[index - 1]).y - world.origin(of: ids[index]).y - 50
      if -gap > worst { worst = -gap }
    }
  }
  var drift = 0.0
  var overlap = 0.0
  var gap = 0.0
  for index in 0..<10 {
    let p = world.origin(of: ids[index])
    let d = (p - Point(x: 0, y: -25 - Double(index) * 50)).length
    if d > drift { drift = d }
    let below = index == 0 ? 25 : world.origin(of: ids[index - 1]).y
    let open = below - p.y - 50
    if open > gap { gap = open }
    if -open > overlap { overlap = -open }
  }
  print(
    "tower", name, "drift", drift, "overlap", overlap, "gap", gap, "worst", worst, "awake",
    world.awakeCount)
}

func bounces() {
  for (label, boxed) in [("circle", false), ("box", true)] {
    var low = Double.infinity
    var high = 0.0
    for index in 0..<20 {
      let height = 50 + Double(index) * 37.3
      let world = World()
      wall(world, -5000, 0, 5000, 0)
      let id =
        boxed
        ? box(world, 0, -25 - height, 50, 50, elasticity: 0.5)
        : circle(world, 0, -25 - height, 25, elasticity: 0.5)
      var hit = false
      var peak = 0.0
      for _ in 0..<2400 {
        world.advance(subSteps: 1)
        let v = world.velocity(of: id).dy
        let y = -25 - world.origin(of: id).y
        if v < 0 { hit = true }
        // The apex, also between two sub-steps.
        if hit { let top = y + v * v / 2000; if v < 0 && top > peak { peak = top } }
        if hit && v > 0 { break }
      }
      let ratio = peak / height
      if ratio < low { low = ratio }
      if ratio > high { high = ratio }
    }
    print("bounce", label, low, high)
  }
}

func bullets() {
  for moving in [false, true] {
    var passes = 0
    for index in 0..<100 {
      let world = World()
      if moving {
        let body = world.makeBody(kind: .driven, at: Point(x: 0, y: 0), angle: 0)
        _ = world.addBox(width: 1, height: 400, to: body)
        world.updateMass(of: body)
        world.setVelocity(Vector(dx: -200, dy: 0), spin: 0, of: body)
      } else {
        _ = world.addBox(width: 1, height: 400, to: World.ground)
      }
      let id = box(world, -1000 - Double(index) * 3.33, 0, 4, 4, angle: Double(index) * 0.05)
      world.setAcceleration(.zero, spin: 0, of: id)
      world.setVelocity(Vector(dx: 20_000, dy: 0), spin: 0, of: id)
      for _ in 0..<60 { world.advance(subSteps: 4) }
      if world.origin(of: id).x > (moving ? -200 : 0) + 3 { passes += 1 }
    }
    print("bullet", moving ? "moving" : "still", "passes", passes)
  }
}

func chain(_ weight: Double) {
  let world = World()
  var ids: [Int32] = []
  var joints: [Int32] = []
  for index in 0..<20 {
    let id = box(
      world, 20 + Double(index) * 40, 0, 40, 10, density: index == 19 ? weight : 1)
    world.shapes[world.bodies[id].firstShape].itemBits = 0
    ids.append(id)
    var joint = Joint(kind: .pin, bodyA: index == 0 ? World.ground : ids[index - 1], bodyB: id)
    joint.anchorA = index == 0 ? .zero : Vector(dx: 20, dy: 0)
    joint.anchorB = Vector(dx: -20, dy: 0)
    joints.append(world.addJoint(joint))
  }
  var sum = 0.0
  var count = 0.0
  var stretch = 0.0
  for _ in 0..<600 {
    world.advance(subSteps: 4)
    for index in 0..<20 {
      let b = ids[index]
      let pb = world.originPose(of: b)
      let anchorB = pb.position + pb.rotation.apply(Vector(dx: -20, dy: 0))
      var anchorA = Point.zero
      if index > 0 {
        let pa = world.originPose(of: ids[index - 1])
        anchorA = pa.position + pa.rotation.apply(Vector(dx: 20, dy: 0))
      }
      sum += (anchorB - anchorA).length
      count += 1
    }
    let end = world.originPose(of: ids[19])
    let tip = end.position + end.rotation.apply(Vector(dx: 20, dy: 0))
    let length = (tip - Point.zero).length
    if length - 800 > stretch { stretch = length - 800 }
  }
  print("chain x", weight, "mean pin error", sum / count, "stretch", stretch)
}

func springs() {
  for frequency in [2.0, 10.0] {
    for damping in [0.1, 0.3] {
      let world = World()
      let id = box(world, 150, 0, 100, 100)
      world.setAcceleration(.zero, spin: 0, of: id)
      var joint = Joint(kind: .distance, bodyA: World.ground, bodyB: id)
      joint.length = 100
      joint.setSpring(frequency: frequency, dampingRatio: damping)
      _ = world.addJoint(joint)
      var worst = 0.0
      let omega = 2 * Double.pi * frequency
      let d = omega * (1 - damping * damping).squareRoot()
      for step in 1...240 {
        world.advance(subSteps: 1)
        let t = Double(step) / 240
        let (s, c) = Elementary.sincos(d * t)
        let exact = 100 + 50 * Elementary.exp(-damping * omega * t) * (c + damping * omega / d * s)
        let off = (world.origin(of: id).x - exact).magnitude
        if off > worst { worst = off }
      }
      print("spring", frequency, "Hz damping", damping, "worst error of 50 pt:", worst)
    }
  }
}

func pile() {
  let world = World()
  wall(world, -5000, 0, 5000, 0)
  var ids: [(Int32, Point)] = []
  for row in 0..<20 {
    for column in 0..<(20 - row) {
      let p = Point(
        x: (Double(column) + 0.5 * Double(row)) * 52, y: -25 - Double(row) * 50)
      ids.append((box(world, p.x, p.y, 50, 50), p))
    }
  }
  var slept = -1
  for step in 0..<600 {
    world.advance(subSteps: 4)
    if slept < 0 && world.awakeCount == 0 { slept = step + 1 }
  }
  var drift = 0.0
  for (id, p) in ids {
    let d = (world.origin(of: id) - p).length
    if d > drift { drift = d }
  }
  print("pyramid of 20 drift", drift, "slept at step", slept)
}

func quality() {
  tower("plain")
  tower("frictionless", friction: 0)
  tower("top x10", top: 10)
  tower("top x100", top: 100)
  pile()
  bounces()
  springs()
  chain(1)
  chain(10)
  chain(100)
  bullets()
}
