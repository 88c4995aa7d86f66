import Testing

@testable import Motus

/// Free motion and impacts against closed forms. Sources: kinematics; conservation of momentum and
/// restitution; v²/(2µg) for sliding (independently confirmed with two other engines).
struct WorldMotionTests {
  @Test func freeFallIsExact() {  // DY-25: t = 0.5 s gives v = 500 pt/s, Δy = 125 pt
    let fixture = WorldFixture()
    let body = fixture.box(x: 100, y: 100)
    fixture.run(seconds: 0.5)
    #expect(near(fixture.world.velocity(of: body).dy, 500, within: 0.001))
    #expect(near(fixture.world.origin(of: body).y, 225, within: 0.001))
  }

  @Test func theFirstFramesOfAFallFollowTheParabola() {  // DY-28, exact values
    let fixture = WorldFixture()
    let body = fixture.box(x: 0, y: 50)
    for expected in [50.139, 50.556, 51.25] {
      fixture.world.advance(subSteps: 4)
      #expect(near(fixture.world.origin(of: body).y, expected, within: 0.001))
    }
  }

  @Test func dragSlowsExponentially() {
    let fixture = WorldFixture()
    let body = fixture.box(x: 0, y: 0, gravity: .zero)
    fixture.world.setDrag(2, angular: 0, of: body)
    fixture.world.setVelocity(Vector(dx: 100, dy: 0), angularVelocity: 0, of: body)
    fixture.run(seconds: 1)
    // v = v₀·e^(−ct), x = v₀(1 − e^(−ct))/c.
    #expect(near(fixture.world.velocity(of: body).dx, 13.5335, within: 0.001))
    #expect(near(fixture.world.origin(of: body).x, 43.2332, within: 0.01))
  }

  @Test(arguments: [
    // m1, m2, v1, v2, e → v1′, v2′
    [1, 1, 300, 0, 1, 0, 300], [1, 1, 300, -300, 1, -300, 300], [1, 3, 300, 0, 1, -150, 150],
    [3, 1, 300, 0, 1, 150, 450], [1, 1, 300, 0, 0, 150, 150], [2, 1, 400, -200, 0, 200, 200],
    [1, 1, 300, 0, 0.5, 75, 225], [1, 2, 500, -100, 0.5, -100, 200],
    [1, 1, 300, -300, 0.8, -240, 240], [4, 1, 250, 0, 0.25, 187.5, 250],
  ])
  func twoBoxesCollideAsMomentumDemands(_ row: [Double]) {
    let fixture = WorldFixture()
    let e = Float(row[4])
    let a = fixture.box(x: 0, y: 0, density: row[0], restitution: e, gravity: .zero)
    let b = fixture.box(x: 120, y: 0, density: row[1], restitution: e, gravity: .zero)
    fixture.world.setVelocity(Vector(dx: row[2], dy: 0), angularVelocity: 0, of: a)
    fixture.world.setVelocity(Vector(dx: row[3], dy: 0), angularVelocity: 0, of: b)
    fixture.run(seconds: 0.5)
    #expect(near(fixture.world.velocity(of: a).dx, row[5], within: 0.5))
    #expect(near(fixture.world.velocity(of: b).dx, row[6], within: 0.5))
    #expect(near(fixture.world.angularVelocity(of: a), 0, within: 1e-3))
  }

  @Test(arguments: [
    // r1, r2, dx, dy, v, e → v1, v2
    [25, 25, 200, 0, 300, 1, 0, 0, 300, 0],
    [25, 25, 200, 25, 300, 1, 75, -129.90381, 225, 129.90381],
    [25, 25, 200, 35, 300, 1, 147, -149.97, 153, 149.97],
    [25, 25, 200, 25, 300, 0, 187.5, -64.951905, 112.5, 64.951905],
    [20, 40, 300, 30, 400, 1, -80, -277.12813, 120, 69.282032],
  ])
  func smoothDiscsCollideObliquely(_ row: [Double]) {
    let fixture = WorldFixture()
    let e = Float(row[5])
    let a = fixture.circle(x: 0, y: 0, radius: row[0], restitution: e, gravity: .zero)
    let b = fixture.circle(x: row[2], y: row[3], radius: row[1], restitution: e, gravity: .zero)
    fixture.world.setVelocity(Vector(dx: row[4], dy: 0), angularVelocity: 0, of: a)
    fixture.run(seconds: 1.2)
    let tolerance = row[4] * 0.02
    #expect(near(fixture.world.velocity(of: a).dx, row[6], within: tolerance))
    #expect(near(fixture.world.velocity(of: a).dy, row[7], within: tolerance))
    #expect(near(fixture.world.velocity(of: b).dx, row[8], within: tolerance))
    #expect(near(fixture.world.velocity(of: b).dy, row[9], within: tolerance))
  }

  /// The first rebound is e²·h from any height (goal: within ±0.5 % of e²).
  @Test(arguments: [50.0, 87.3, 161.9, 300, 423.1, 758.7], [0.2, 0.5, 0.8, 1])
  func aBounceReturnsItsShareOfTheHeight(_ height: Double, _ e: Double) {
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.circle(x: 0, y: -25 - height, radius: 25, restitution: Float(e))
    var steps = 0
    while fixture.world.velocity(of: body).dy >= 0 && steps < 600 {
      fixture.world.advance(subSteps: 1)
      steps += 1
    }
    let v = fixture.world.velocity(of: body).dy
    let peak = -25 - fixture.world.origin(of: body).y + v * v / 2000
    #expect(near(peak / height, e * e, within: 0.005 * e * e + 1e-4))
  }

  @Test func aBoxWithoutElasticityDoesNotBounce() {  // DY-31
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.box(x: 0, y: -225)
    var highest = 0.0
    for _ in 0..<480 {
      fixture.world.advance(subSteps: 1)
      if fixture.world.velocity(of: body).dy < highest {
        highest = fixture.world.velocity(of: body).dy
      }
    }
    #expect(highest > -0.5)
    #expect(near(fixture.world.origin(of: body).y, -25, within: 0.02))
  }

  @Test(arguments: [
    [0.2, 200, 100], [0.2, 400, 400], [0.5, 200, 40], [0.5, 400, 160], [0.8, 200, 25],
    [0.8, 400, 100],
  ])
  func frictionStopsASlidingBox(_ row: [Double]) {
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.box(x: 0, y: -25, friction: Float(row[0]))
    fixture.run(seconds: 0.1)
    fixture.world.setVelocity(Vector(dx: row[1], dy: 0), angularVelocity: 0, of: body)
    fixture.run(seconds: 3)
    #expect(near(fixture.world.origin(of: body).x, row[2], within: 0.02 * row[2] + 1))
    #expect(fixture.world.velocity(of: body) == .zero)
  }

  @Test func aRowOfBallsPassesTheBlowToItsEnd() {
    let fixture = WorldFixture()
    let balls = (0..<5).map {
      fixture.circle(
        x: Double($0) * 50 - ($0 == 0 ? 100 : 0), y: 0, radius: 25, restitution: 1, gravity: .zero)
    }
    fixture.world.setVelocity(Vector(dx: 400, dy: 0), angularVelocity: 0, of: balls[0])
    fixture.run(seconds: 0.4)
    #expect(near(fixture.world.velocity(of: balls[4]).dx, 400, within: 8))
    #expect(near(fixture.world.velocity(of: balls[0]).dx, 0, within: 8))
    #expect(near(fixture.world.velocity(of: balls[2]).dx, 0, within: 8))
  }
}
