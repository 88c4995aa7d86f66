// The scenes of the dynamics benchmark for our own world, compiled together with the engine's
// sources (see run.sh). Prints one line a figure.
import Glibc

func seconds() -> Double {
  var t = timespec()
  clock_gettime(CLOCK_MONOTONIC, &t)
  return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9
}

let gravity = Vector(dx: 0, dy: 1000)

func box(
  _ world: World, _ x: Double, _ y: Double, _ w: Double, _ h: Double, friction: Float = 0.6,
  restitution: Float = 0, density: Double = 1, angle: Double = 0
) -> Int32 {
  let body = world.makeBody(kind: .dynamic, at: Point(x: x, y: y), angle: angle)
  let shape = world.addBox(width: w, height: h, to: body)
  world.setSurface(of: shape) {
    $0.density = density
    $0.friction = friction
    $0.restitution = restitution
  }
  world.updateMass(of: body)
  world.setAcceleration(gravity, angular: 0, of: body)
  return body
}

func circle(
  _ world: World, _ x: Double, _ y: Double, _ r: Double, friction: Float = 0.6,
  restitution: Float = 0
) -> Int32 {
  let body = world.makeBody(kind: .dynamic, at: Point(x: x, y: y), angle: 0)
  let shape = world.addCircle(center: .zero, radius: r, to: body)
  world.setSurface(of: shape) {
    $0.friction = friction
    $0.restitution = restitution
  }
  world.updateMass(of: body)
  world.setAcceleration(gravity, angular: 0, of: body)
  return body
}

func wall(_ world: World, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
  let shape = world.addSegment(
    from: Vector(dx: x0, dy: y0), to: Vector(dx: x1, dy: y1), of: World.ground)
  world.shapes[shape].isBoundary = true
}

func pyramid(_ base: Int) -> World {
  let world = World()
  world.sleepsWhenResting = false
  wall(world, -10_000, 0, 10_000, 0)
  for row in 0..<base {
    for column in 0..<(base - row) {
      let x = (Double(column) + 0.5 * Double(row) - 0.5 * Double(base)) * 52
      _ = box(world, x, -25 - Double(row) * 50, 50, 50)
    }
  }
  return world
}

func frame(_ world: World, _ w: Double, _ h: Double) {
  wall(world, 0, 0, w, 0)
  wall(world, 0, h, w, h)
  wall(world, 0, 0, 0, h)
  wall(world, w, 0, w, h)
}

func small() -> World {
  let world = World()
  world.sleepsWhenResting = false
  frame(world, 390, 844)
  for index in 0..<20 {
    _ = box(
      world, 60 + Double(index % 4) * 80, 40 + Double(index / 4) * 70, 50, 50,
      angle: Double(index) * 0.1)
  }
  return world
}

func rain() -> World {
  let world = World()
  world.sleepsWhenResting = false
  wall(world, 0, -3000, 0, 1000)
  wall(world, 1000, -3000, 1000, 1000)
  wall(world, 0, 1000, 1000, 1000)
  for index in 0..<2000 {
    let row = index / 50
    let column = index % 50
    _ = circle(
      world, 15 + Double(column) * 19.5 + Double(row & 1) * 5, 900 - Double(row) * 40, 8)
  }
  return world
}

func cloth(springs: Bool) -> World {
  let world = World()
  world.sleepsWhenResting = false
  var grid: [Int32] = []
  for row in 0..<40 {
    for column in 0..<40 {
      let body = circle(world, Double(column) * 20, Double(row) * 20, 4)
      if row == 0 { world.setKind(.fixed, of: body) }
      world.setFilter(itemBits: 0, boundaryBits: 0, of: world.bodies[body].firstShape)
      grid.append(body)
    }
  }
  func tie(_ a: Int32, _ b: Int32) {
    var joint = Joint(kind: .distance, bodyA: a, bodyB: b)
    joint.length = 20
    if springs { joint.setSpring(frequency: 10, dampingRatio: 0.5) }
    _ = world.addJoint(joint)
  }
  for row in 0..<40 {
    for column in 0..<40 {
      let here = grid[row * 40 + column]
      if column < 39 && row > 0 { tie(here, grid[row * 40 + column + 1]) }
      if row < 39 { tie(here, grid[(row + 1) * 40 + column]) }
    }
  }
  return world
}

func measure(_ name: String, _ world: World, warm: Int, steps: Int) {
  for _ in 0..<warm { world.advance(subSteps: 4); world.clearEvents() }
  var best = Double.infinity
  var total = 0.0
  for _ in 0..<steps {
    let start = seconds()
    world.advance(subSteps: 4)
    world.clearEvents()
    let taken = seconds() - start
    total += taken
    if taken < best { best = taken }
  }
  var lanes = 0
  for color in 0..<ContactColors.count { lanes += world.colors.contactCount(of: color) }
  print(
    name, "ms mean", total / Double(steps) * 1000, "min", best * 1000, "contacts", lanes,
    "single", world.restitutionContacts.count, "awake", world.awakeCount)
}

@main struct Bench {
  static func main() {
    let which = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "all"
    let steps = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2])! : 200
    if which == "all" || which == "pyramid" {
      measure("pyramid", pyramid(60), warm: 10, steps: steps)
    }
    if which == "all" || which == "small" { measure("small", small(), warm: 0, steps: steps) }
    if which == "all" || which == "rain" { measure("rain", rain(), warm: 0, steps: steps) }
    if which == "all" || which == "cloth" {
      measure("cloth rodBlocks", cloth(springs: false), warm: 10, steps: steps)
    }
    if which == "all" || which == "cloth2" {
      measure("cloth springs", cloth(springs: true), warm: 10, steps: steps)
    }
    if which == "all" || which == "asleep" {
      let world = World()
      wall(world, -100_000, 0, 100_000, 0)
      for index in 0..<2000 { _ = box(world, Double(index) * 60 - 60_000, -25, 50, 50) }
      measure("asleep", world, warm: 120, steps: steps)
    }
    if which == "all" || which == "quality" { quality() }
    if which == "random" { randomRuns(seeds: steps, subSteps: 2000) }
  }
}
