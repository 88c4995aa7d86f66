// The quality table for our own world; quality.cpp prints the same rows for peers.
import Glibc

/// One line a row, figures with four digits after the point.
func row(_ name: String, _ values: Double..., text: String = "") {
  var line = "motus | " + name + " |"
  for value in values { line += " " + rounded(value) }
  print(text.isEmpty ? line : line + " " + text)
}

func rounded(_ value: Double) -> String {
  let whole = Int((value.magnitude * 10_000).rounded())
  let digits = String(whole % 10_000)
  let zeros = String(repeating: "0", count: 4 - digits.count)
  return (value < 0 ? "-" : "") + String(whole / 10_000) + "." + zeros + digits
}

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
  row(
    "tower of 10, \(name): drift, overlap, worst, gap", drift, overlap, worst, gap,
    text: world.awakeCount == 0 ? "asleep" : "awake")
}

func willBounce() {
  for e in [0.2, 0.5, 0.8, 1.0] {
    var low = Double.infinity
    var high = 0.0
    for index in 0..<40 {
      let height = 50 + Double(index >> 1) * 37.3
      let world = World()
      wall(world, -5000, 0, 5000, 0)
      let id =
        index & 1 == 0
        ? box(world, 0, -25 - height, 50, 50, restitution: Float(e))
        : circle(world, 0, -25 - height, 25, restitution: Float(e))
      var before = 0.0
      for _ in 0..<2400 {
        world.advance(subSteps: 1)
        let v = world.velocity(of: id).dy
        // Its energy after the impact tells how high it will come.
        if v < before - 10 {
          let ratio = (-25 - world.origin(of: id).y + v * v / 2000) / height
          if ratio < low { low = ratio }
          if ratio > high { high = ratio }
          break
        }
        before = v
      }
    }
    row("bounce \(e) from 20 heights, first rebound ÷ h: least, most", low, high)
  }
}

func bullets() {
  for moving in [false, true] {
    var passes = 0
    for index in 0..<100 {
      let world = World()
      if moving {
        let body = world.makeBody(kind: .kinematic, at: Point(x: 0, y: 0), angle: 0)
        _ = world.addBox(width: 1, height: 400, to: body)
        world.updateMass(of: body)
        world.setVelocity(Vector(dx: -200, dy: 0), angularVelocity: 0, of: body)
      } else {
        _ = world.addBox(width: 1, height: 400, to: World.ground)
      }
      let id = box(world, -1000 - Double(index) * 3.33, 0, 4, 4, angle: Double(index) * 0.05)
      world.setAcceleration(.zero, angular: 0, of: id)
      world.setVelocity(Vector(dx: 20_000, dy: 0), angularVelocity: 0, of: id)
      for _ in 0..<60 { world.advance(subSteps: 4) }
      if world.origin(of: id).x > (moving ? -200 : 0) + 3 { passes += 1 }
    }
    row(
      "4-pt box at 20,000 pt/s, 1-pt wall \(moving ? "moving" : "still"): passes of 100",
      text: "\(passes)")
  }
}

func chain(_ weight: Double) {
  let world = World()
  var ids: [Int32] = []
  var joints: [Int32] = []
  for index in 0..<20 {
    let id = box(
      world, 20 + Double(index) * 40, 0, 40, 10, density: index == 19 ? weight : 1)
    world.setSurface(of: world.bodies[id].firstShape) { $0.itemBits = 0 }
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
  row("chain of 20 links, end ×\(weight): mean pin error, stretch of 800", sum / count, stretch)
}

/// x(n+1) = a·x(n) + b·x(n−1) holds for every damped oscillator: b = −e^(−2ζωh) and
/// a = 2·e^(−ζωh)·cos(ωd·h). The least squares give the two, and these ζ and the frequency.
func oscillator(_ x: [Double], step h: Double) -> (damping: Double, frequency: Double) {
  var s00 = 0.0
  var s01 = 0.0
  var s11 = 0.0
  var r0 = 0.0
  var r1 = 0.0
  for n in 1..<(x.count - 1) {
    s00 += x[n] * x[n]
    s01 += x[n] * x[n - 1]
    s11 += x[n - 1] * x[n - 1]
    r0 += x[n + 1] * x[n]
    r1 += x[n + 1] * x[n - 1]
  }
  let determinant = s00 * s11 - s01 * s01
  let a = (r0 * s11 - r1 * s01) / determinant
  let b = (r1 * s00 - r0 * s01) / determinant
  let decay = -log(-b) / (2 * h)
  let turning = acos(a / (2 * (-b).squareRoot())) / h
  let omega = (decay * decay + turning * turning).squareRoot()
  return (decay / omega, omega / (2 * Double.pi))
}

func springs() {
  for frequency in [2.0, 10.0] {
    for damping in [0.1, 0.3] {
      let world = World()
      let id = box(world, 150, 0, 100, 100)
      world.setAcceleration(.zero, angular: 0, of: id)
      var joint = Joint(kind: .distance, bodyA: World.ground, bodyB: id)
      joint.length = 100
      joint.setSpring(frequency: frequency, dampingRatio: damping)
      _ = world.addJoint(joint)
      var places: [Double] = []
      for _ in 0..<60 {
        places.append(world.origin(of: id).x - 100)
        world.advance(subSteps: 4)
      }
      let got = oscillator(places, step: 1.0 / 60)
      row(
        "spring \(frequency) Hz, damping asked \(damping): damping, Hz got", got.damping,
        got.frequency)
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
  row("pyramid of 20 rows: drift", drift, text: slept < 0 ? "awake" : "asleep at frame \(slept)")
}

/// A hinge that bears half as much again as its load, and one in the range of a row of them.
func hinges() {
  let world = World()
  let bar = box(world, 50, 0, 100, 20)
  var hinge = Joint(kind: .pin, bodyA: World.ground, bodyB: bar)
  hinge.anchorB = Vector(dx: -50, dy: 0)
  hinge.frictionTorque = 15_000
  _ = world.addJoint(hinge)
  world.advance(subSteps: 1200)
  row("hinge with 1.5 × the friction of its load: angle after 5 s", world.angle(of: bar))
  let other = World()
  var links: [Int32] = []
  for index in 0..<10 {
    let id = box(
      other, 20 + Double(index) * 40, 0, 40, 10, density: index == 9 ? 10 : 1)
    other.setSurface(of: other.bodies[id].firstShape) { $0.itemBits = 0 }
    var joint = Joint(kind: .pin, bodyA: links.last ?? World.ground, bodyB: id)
    joint.anchorA = index == 0 ? .zero : Vector(dx: 20, dy: 0)
    joint.anchorB = Vector(dx: -20, dy: 0)
    joint.hasRange = true
    joint.lowerLimit = -0.1
    joint.upperLimit = 0.1
    _ = other.addJoint(joint)
    links.append(id)
  }
  var worst = 0.0
  for _ in 0..<300 {
    other.advance(subSteps: 4)
    for (index, id) in links.enumerated() {
      let before = index > 0 ? other.angle(of: links[index - 1]) : 0
      worst = max(worst, (other.angle(of: id) - before).magnitude - 0.1)
    }
  }
  row("10 hinges of ±0.1, end ×10: worst beyond, rad", worst)
}

/// A box without friction along a line drawn in pieces, with a wall below a seam, and over a ledge.
func seams() {
  var least = Double.infinity
  for speed in [60.0, 300, 1500] {
    let world = World()
    for index in -10..<10 { wall(world, Double(index) * 20, 0, Double(index) * 20 + 20, 0) }
    wall(world, 100, 0, 100, 400)
    wall(world, 200, 0, 200, 400)
    let id = box(world, -100, -25, 50, 50, friction: 0)
    world.setVelocity(Vector(dx: speed, dy: 0), angularVelocity: 0, of: id)
    for _ in 0..<Int(400 / speed * 60) {
      world.advance(subSteps: 4)
      least = min(least, world.velocity(of: id).dx / speed)
    }
  }
  row("box over seams and off a ledge: least share of its speed", least)
}

func quality() {
  tower("plain")
  tower("frictionless", friction: 0)
  tower("top x10", top: 10)
  tower("top x100", top: 100)
  pile()
  willBounce()
  springs()
  chain(1)
  chain(10)
  chain(100)
  bullets()
  hinges()
  seams()
}
