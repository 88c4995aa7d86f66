import Testing

@testable import Motus

/// Property kinds say how they are interpolated and how motions on them add up.
@Suite struct PropertyKindTests {
  private let stage = Stage()

  private func register(
    _ initial: [Double], _ interpolation: PropertyKind.Interpolation
  ) throws -> PropertyID {
    try stage.runtime.views.properties.register(
      [0x78], initial: initial, interpolation: interpolation)
  }

  private func animate(
    _ view: Handle, _ property: PropertyID, _ value: [Double],
    _ flags: AnimationOptions.Flags = []
  ) {
    _ = stage.animations.animate(.linear(1, flags: flags), completion: nil) {
      stage.set(view, property, value)
    }
  }

  @Test func anglesGoTheShortWayRound() throws {
    let angle = try register([0, 0], .angle)
    let view = try stage.view()
    stage.set(view, angle, [6, 1])
    animate(view, angle, [0.5, 2])
    try stage.tick(0.5)
    // From 6 over 2π to 0.5: 0.7832 rad in all.
    let turn = 2 * Double.pi
    let middle = 6 + (0.5 + turn - 6) / 2
    #expect(near(stage.shown(view, angle), [middle, 1.5]))
    // Back again, from there.
    let velocity = stage.velocity(view, angle)
    animate(view, angle, [6, 1])
    // A straight way back at the same pace: nothing moves for the while.
    #expect(velocity[0] > 0 && near(stage.velocity(view, angle)[0], 0, 1e-9))
    try stage.tick(3)
    try stage.tick(3)
    #expect(stage.shown(view, angle) == [6, 1])
  }

  /// The tables of colours in three spaces, good to 1e-6 in the middle of animations of a second.
  @Test(arguments: [("srgb", 0), ("srgb-linear", 1 << 28), ("oklab", 1 << 29)])
  func coloursGoThroughTheirSpace(space: String, bits: Int) throws {
    let flags = AnimationOptions.Flags(rawValue: UInt32(bits))
    let own = try register([0, 0, 0, 0], .color)
    for (from, to) in [
      (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)),
      (Color(red: 0.2, green: 0.8, blue: 1.2, alpha: 0.5), Color(red: 1, green: -0.1, blue: 0)),
    ] {
      let view = try stage.view()
      let start = stage.now
      for property in [PropertyID.backgroundColor, own] {
        stage.set(view, property, [from.red, from.green, from.blue, from.alpha])
        animate(view, property, [to.red, to.green, to.blue, to.alpha], flags)
      }
      for t in [0.25, 0.5, 0.75] {
        try stage.tick(start + t)
        let expected = from.blended(to: to, fraction: t, in: flags.colors.space ?? .gamma)
        for property in [PropertyID.backgroundColor, own] {
          #expect(
            near(
              stage.shown(view, property),
              [expected.red, expected.green, expected.blue, expected.alpha], 1e-6))
        }
      }
      try stage.tick(start + 1)
      try stage.tick(start + 1)
      #expect(stage.shown(view, own) == stage.model(view, own))
    }
  }

  /// The animation's space, else the animator's, else that of its group, else the property's.
  @Test func theNearestSpaceThatIsSaidCounts() throws {
    let red = [1.0, 0, 0, 1]
    let blue = [0.0, 0, 1, 1]
    // Green half-way tells the three apart.
    let green: [Color.BlendSpace: Double] = [.gamma: 0, .linear: 0, .oklab: 0.325381]
    let redHalf: [Color.BlendSpace: Double] = [.gamma: 0.5, .linear: 0.735357, .oklab: 0.549614]
    func check(
      _ expected: Color.BlendSpace, group: ColorChoice, member: ColorChoice, block: ColorChoice,
      property: Color.BlendSpace, _ line: Int = #line
    ) throws {
      stage.runtime.views.properties.setColorSpace(of: .backgroundColor, property)
      let view = try stage.view()
      stage.set(view, .backgroundColor, red)
      let inner = try stage.animator(1) { [stage] in
        var options = AnimationOptions.linear(9)
        options.flags.colors = block
        _ = stage.animations.animate(options, completion: nil) {
          stage.set(view, .backgroundColor, blue)
        }
      }
      inner.configure { $0.flags.colors = member }
      let outer = try PropertyAnimator.group(
        [inner], .together, spacing: 0, entities: stage.runtime.entities,
        animations: stage.animations)
      outer.configure { $0.flags.colors = group }
      try outer.setFractionComplete(0.5)
      try stage.tick(stage.now)
      let shown = stage.shown(view, .backgroundColor)
      #expect(
        near(shown[0], redHalf[expected]!, 1e-3) && near(shown[1], green[expected]!, 1e-3),
        "line \(line): \(shown)")
      stage.release(inner)
      stage.release(outer)
    }
    try check(
      .gamma, group: .unspecified, member: .unspecified, block: .unspecified, property: .gamma)
    try check(
      .oklab, group: .unspecified, member: .unspecified, block: .unspecified, property: .oklab)
    try check(.linear, group: .light, member: .unspecified, block: .unspecified, property: .oklab)
    try check(.oklab, group: .light, member: .oklab, block: .unspecified, property: .gamma)
    try check(.gamma, group: .light, member: .oklab, block: .gamma, property: .linear)
  }

  /// Halfway between red and blue: an independent table's rows.
  @Test(arguments: [
    (0, [0.5, 0, 0.5]), (1 << 28, [0.735357, 0, 0.735357]),
    (1 << 29, [0.549614, 0.325381, 0.635503]),
  ])
  func halfwayFromRedToBlue(bits: Int, expected: [Double]) throws {
    let view = try stage.view()
    stage.set(view, .backgroundColor, [1, 0, 0, 1])
    animate(view, .backgroundColor, [0, 0, 1, 1], .init(rawValue: UInt32(bits)))
    try stage.tick(0.5)
    #expect(near(Array(stage.shown(view, .backgroundColor)[0..<3]), expected, 2e-3))
  }

  /// a colour that is given another target keeps place and velocity in any space.
  @Test func aColourInMotionStaysInItsSpace() throws {
    let view = try stage.view()
    stage.set(view, .backgroundColor, [1, 0.5, 0, 1])
    animate(view, .backgroundColor, [0, 0, 1, 0.5], .colorsInOKLab)
    try stage.tick(0.4)
    let shown = stage.shown(view, .backgroundColor)
    let velocity = stage.velocity(view, .backgroundColor)
    _ = stage.animations.animate(.timing(.cubic(.easeInOut), 1), completion: nil) {
      stage.set(view, .backgroundColor, [0, 1, 0, 1])
    }
    #expect(near(stage.shown(view, .backgroundColor), shown, 1e-9))
    #expect(near(stage.velocity(view, .backgroundColor), velocity, 1e-5))
    stage.runtime.drawList.make(stage.tracks)
    try stage.tick(3)
    try stage.tick(3)
    #expect(stage.shown(view, .backgroundColor) == [0, 1, 0, 1])
  }

  @Test func aKindOfTransformIsTakenApart() throws {
    let own = try register([1, 0, 0, 1, 0, 0], .affine)
    let view = try stage.view()
    animate(view, own, [-1, 0, 0, -1, 10, 0])
    animate(view, .transform, [-1, 0, 0, -1, 10, 0])
    try stage.tick(0.25)
    #expect(stage.shown(view, own) == stage.shown(view, .transform))
    #expect(near(stage.shown(view, own)[0], Elementary.cos(.pi / 4)))
  }

  @Test func aNameKeepsItsKind() throws {
    let own = try register([0, 0], .angle)
    #expect(try register([0, 0], .angle) == own)
    #expect(throws: Fault.self) { try register([0, 0], .linear) }
  }

  // MARK: - Velocities

  /// A velocity read from one property starts the spring of another.
  @Test func aVelocityIsHandedOn() throws {
    let view = try stage.view()
    animate(view, .center, [100, 0])
    try stage.tick(0.5)
    let velocity = stage.velocity(view, .center)
    let spring = TimingCurve.spring(.system, initialVelocity: 0)
    let other = try stage.view()
    let options = AnimationOptions.timing(spring, spring.naturalDuration!)
    _ = stage.animations.animate(options, completion: nil) {
      stage.set(other, .center, [20, 0])
      try? stage.animations.setVelocity(
        velocity, of: other.index, .center, stage.kind(.center))
    }
    #expect(stage.velocity(other, .center) == [100, 0])
    try stage.tick(0.6)
    let part = Spring(.system).displacement(at: 0.1)
    let expected = 20 - 20 * part.a + 100 * part.b
    #expect(near(stage.shown(other, .center)[0], expected, 1e-9))
  }

  @Test(arguments: [PropertyID.transform, .transform3D, .backgroundColor])
  func aVelocityIsInThePropertysUnits(property: PropertyID) throws {
    let view = try stage.view()
    if property == .backgroundColor { stage.set(view, property, [0.5, 0.5, 0.5, 1]) }
    var velocity = stage.model(view, property).map { _ in 0.0 }
    velocity[0] = 2
    velocity[1] = -3
    var target = stage.model(view, property)
    target[0] = 0.25
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    var options = AnimationOptions.timing(spring, spring.naturalDuration!)
    options.flags = .colorsInOKLab
    _ = stage.animations.animate(options, completion: nil) {
      stage.set(view, property, target)
      must {
        try stage.animations.setVelocity(velocity, of: view.index, property, stage.kind(property))
      }
    }
    let read = stage.velocity(view, property)
    #expect(near(read[0], 2, 1e-4) && near(read[1], -3, 1e-4))
    try stage.tick(60)
    #expect(near(stage.shown(view, property), target))
  }

  @Test func aVelocityNeedsASpring() throws {
    let view = try stage.view()
    let kind = stage.kind(.center)
    #expect(throws: Fault.self) {
      try stage.animations.setVelocity([1, 1], of: view.index, .center, kind)
    }
    stage.animations.begin(.linear(1))
    stage.set(view, .center, [1, 1])
    #expect(throws: Fault.self) {
      try stage.animations.setVelocity([1, 1], of: view.index, .center, kind)
    }
    _ = stage.animations.commit(completion: nil)
    // A property that the block has not set keeps its target; the velocity is added to the one that it
    // has (VL-5).
    stage.animations.begin(.timing(.spring(.system, initialVelocity: 0), 0.5))
    try stage.animations.setVelocity([1, 1], of: view.index, .center, kind)
    _ = stage.animations.commit(completion: nil)
    #expect(near(stage.velocity(view, .center), [2, 2]))
  }
}
