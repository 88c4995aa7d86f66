import Testing

@testable import Motus

/// UA-4, UA-5 with R-9: a new target keeps value and velocity.
struct RetargetingTests {
  static let smoothCurves: [TimingCurve] = [
    .cubic(.easeInOut), .cubic(.easeIn), .cubic(CubicCurve(0.3, 0, 0.2, 1.4)),
    .spring(SpringParameters(), initialVelocity: 0),
    .spring(.system, initialVelocity: 0),
  ]

  private func options(_ curve: TimingCurve, _ duration: Double) -> AnimationOptions {
    .timing(curve, curve.naturalDuration ?? duration)
  }

  /// Curves without initial slope add nothing to the velocity: the sum is C1.
  @Test(arguments: smoothCurves.indices)
  func valueAndVelocityAreContinuous(curve index: Int) throws {
    let curve = Self.smoothCurves[index]
    var random = Dice(UInt64(index) + 1)
    let stage = Stage()
    let view = try stage.view()
    let own = try stage.runtime.views.properties.register([0x70], initial: [0, 0, 0])
    let properties: [PropertyID] = [
      .center, .backgroundColor, own, .alpha, .bounds, .cornerRadius,
    ]
    var time = 0.0
    for _ in 0..<60 {
      let property = properties[random.below(properties.count)]
      let scale = property == .alpha ? 1.0 : 100
      let target = stage.model(view, property).map { _ in random.unit() * scale }
      let before = (stage.shown(view, property), stage.velocity(view, property))
      _ = stage.animations.animate(options(curve, random.number(0.2, 1))) {
        stage.set(view, property, target)
      }
      #expect(near(stage.shown(view, property), before.0, 1e-10))
      #expect(near(stage.velocity(view, property), before.1, 1e-8))
      time += random.number(0.01, 0.2)
      try stage.tick(time)
    }
  }

  /// The spring's own velocity is the only thing that is added, in whole distances per second.
  @Test func aGivenVelocityIsAddedToThatOfThePicture() throws {
    let stage = Stage()
    let view = try stage.view()
    let spring = SpringParameters(stiffness: 200, damping: 12)
    func move(to x: Double, velocity: Double) {
      let curve = TimingCurve.spring(spring, initialVelocity: velocity)
      _ = stage.animations.animate(.timing(curve, curve.naturalDuration!)) {
        stage.set(view, .center, [x, 0])
      }
    }
    move(to: 100, velocity: 0)
    try stage.tick(0.1)
    let before = stage.velocity(view, .center)[0]
    move(to: 300, velocity: 2)
    #expect(near(stage.velocity(view, .center)[0], before + 2 * (300 - 100), 1e-8))
  }

  /// The velocity that is reported is the derivative of what is shown.
  @Test(arguments: smoothCurves.indices)
  func theVelocityIsTheDerivativeOfThePicture(curve index: Int) throws {
    let curve = Self.smoothCurves[index]
    func shown(at time: Double) throws -> (Double, Double) {
      let stage = Stage()
      let view = try stage.view()
      func move(_ x: Double) {
        _ = stage.animations.animate(options(curve, 0.9)) { stage.set(view, .center, [x, 0]) }
      }
      move(50)
      try stage.tick(0.125)
      move(-20)
      try stage.tick(0.1875)
      move(10)
      try stage.tick(time)
      return (stage.shown(view, .center)[0], stage.velocity(view, .center)[0])
    }
    for time in [0.25, 0.375, 0.5, 0.75] {
      let step = 1e-5
      let slope = (try shown(at: time + step).0 - shown(at: time - step).0) / (2 * step)
      #expect(near(try shown(at: time).1, slope, 1e-3 * max(1, slope.magnitude)))
    }
  }

  @Test func transformsAreContinuousToo() throws {
    let stage = Stage()
    let view = try stage.view()
    var random = Dice(7)
    var time = 0.0
    for _ in 0..<30 {
      let angle = random.number(-3, 3)
      let scale = random.number(0.2, 3)
      let (sin, cos) = (Elementary.sin(angle) * scale, Elementary.cos(angle) * scale)
      let before = (stage.shown(view, .transform), stage.velocity(view, .transform))
      _ = stage.animations.animate(.timing(.cubic(.easeInOut), 0.5)) {
        stage.set(view, .transform, [cos, sin, -sin, cos, random.number(-50, 50), 3])
      }
      #expect(near(stage.shown(view, .transform), before.0, 1e-9))
      #expect(near(stage.velocity(view, .transform), before.1, 1e-4))
      time += random.number(0.02, 0.3)
      try stage.tick(time)
    }
  }

  @Test func theModelJumpsToTheNewTargetAndThePictureEndsThere() throws {  // UA-4
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1))
    try stage.tick(0.5)
    stage.fade(view, to: 0.75, .linear(1))
    #expect(stage.modelAlpha(view) == 0.75)
    try stage.tick(1)
    // The old one has decayed; the new one is halfway between 0 and .75.
    #expect(near(stage.alpha(view), 0.375))
    try stage.tick(1.5)
    #expect(stage.alpha(view) == 0.75)
  }

  @Test func theOldCompletionComesAtItsOwnEndFinished() throws {  // UA-4
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "old")
    try stage.tick(0.5)
    stage.fade(view, to: 1, .linear(2), "new")
    try stage.tick(1)
    #expect(stage.takeLog() == ["old+"])
    try stage.tick(2.5)
    #expect(stage.takeLog() == ["new+"])
    try stage.tick(2.5)
    #expect(stage.isEmpty)
  }

  @Test func aChangeWithoutAnimationDoesNotEndWhatIsInFlight() throws {  // UA-4
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(.linear(1), completion: stage.word("done")) {
      stage.set(view, .center, [100, 0])
    }
    try stage.tick(0.5)
    stage.set(view, .center, [200, 0])
    #expect(near(stage.shown(view, .center)[0], 150))
    try stage.tick(0.75)
    #expect(near(stage.shown(view, .center)[0], 175))
    try stage.tick(1)
    #expect(stage.shown(view, .center) == [200, 0])
    #expect(stage.log == ["done+"])
  }

  @Test func manyTargetsInOneFrameAllEndAtTheLast() throws {
    let stage = Stage()
    let view = try stage.view()
    for index in 0..<100 {
      stage.fade(view, to: Double(index % 7) / 7, .linear(1 + Double(index) / 100), "x")
    }
    stage.fade(view, to: 0.125, .linear(0.5))
    #expect(near(stage.alpha(view), 1))
    try stage.play(to: 2)
    #expect(stage.alpha(view) == 0.125)
    try stage.tick(2)
    #expect(stage.isEmpty)
    #expect(stage.log.count == 100)
  }
}
