import Testing

@testable import Motus

/// The transform in space as a view's property.
@Suite struct SpaceTransformTests {
  private func numbers(_ transform: Transform3D) -> [Double] {
    withUnsafeBytes(of: transform) { Array($0.bindMemory(to: Double.self)) }
  }

  private func transform(_ numbers: some RandomAccessCollection<Double>) -> Transform3D {
    numbers.withContiguousStorageIfAvailable {
      ProjectiveCoding.transform($0.baseAddress!)
    }!
  }

  /// The rows of the Web Platform Tests within 0 … 1, played as an animation of a second: good to
  /// 1e-4 of the largest number.
  @Test func animationsGoTheWayOfTheWeb() throws {
    var played = 0
    for row in Transform3DFigures.blends where row[32] > 0 && row[32] < 1 {
      let stage = Stage()
      let view = try stage.view()
      stage.set(view, .transform3D, Array(row[0..<16]))
      _ = stage.animations.animate(.linear(1), completion: nil) {
        stage.set(view, .transform3D, Array(row[16..<32]))
      }
      #expect(near(stage.shown(view, .transform3D), normal(Array(row[0..<16])), 1e-9))
      try stage.tick(row[32])
      let shown = normal(stage.shown(view, .transform3D))
      let expected = normal(Array(row[33..<49]))
      let scale = max(1, expected.map(\.magnitude).max() ?? 0)
      #expect(near(shown, expected, 1e-4 * scale), "\(row)")
      try stage.tick(1)
      try stage.tick(1)
      #expect(stage.shown(view, .transform3D) == stage.model(view, .transform3D))
      played += 1
    }
    #expect(played > 10)
  }

  /// Rows that layers were seen to show, good to 1e-5.
  @Test func animationsGoTheWayOfLayers() throws {
    for (from, to, fraction, expected) in TransformFigures.layers
    where fraction >= 0 && fraction < 1 {
      let stage = Stage()
      let view = try stage.view()
      stage.set(view, .transform3D, from)
      _ = stage.animations.animate(.linear(1), completion: nil) {
        stage.set(view, .transform3D, to)
      }
      try stage.tick(fraction)
      #expect(near(normal(stage.shown(view, .transform3D)), normal(expected), 1e-5))
    }
  }

  /// A projective map is the same when all its numbers are divided by one.
  private func normal(_ numbers: [Double]) -> [Double] { numbers.map { $0 / numbers[15] } }

  @Test func aViewHasNoTransformInSpaceUntilItIsGivenOne() throws {
    let stage = Stage()
    let view = try stage.view(in: stage.runtime.views.window)
    #expect(stage.model(view, .transform3D) == numbers(.identity))
    #expect(stage.model(view, .curl) == [0, 0])
    stage.runtime.drawList.make(stage.tracks)
    #expect(stage.runtime.drawList.effects.count == 0)
  }

  @Test func aTurnIsTheShortWayRoundAtEvenSpeed() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.set(view, .transform3D, numbers(.rotation(2.5, x: 0, y: 1, z: 0)))
    _ = stage.animations.animate(.linear(1), completion: nil) {
      stage.set(view, .transform3D, numbers(.rotation(-2.5, x: 0, y: 1, z: 0)))
    }
    // On over half a turn: 5 rad the one way are 2π − 5 the other.
    for step in 0...8 {
      let t = Double(step) / 8
      try stage.tick(t)
      let expected = numbers(.rotation(2.5 + (2 * .pi - 5) * t, x: 0, y: 1, z: 0))
      #expect(near(stage.shown(view, .transform3D), expected, 1e-12))
    }
  }

  @Test func aScaleOfNothingGrows() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.set(view, .transform3D, numbers(.scale(x: 0, y: 0, z: 1)))
    _ = stage.animations.animate(.linear(1), completion: nil) {
      stage.set(view, .transform3D, numbers(.rotation(1, x: 0, y: 0, z: 1)))
    }
    try stage.tick(0.5)
    let shown = stage.shown(view, .transform3D)
    // Half as large, and at most on the way to the turn: never flat.
    let size = (shown[0] * shown[0] + shown[1] * shown[1]).squareRoot()
    #expect(near(size, 0.5, 1e-9))
    try stage.tick(1)
    #expect(near(stage.shown(view, .transform3D), numbers(.rotation(1, x: 0, y: 0, z: 1))))
  }

  /// UA-4, R-9: turns about different axes too.
  @Test func aRetargetKeepsPlaceAndVelocityInSpace() throws {
    let stage = Stage()
    let view = try stage.view()
    let targets = [
      Transform3D.rotation(2, x: 0, y: 1, z: 0).concatenating(.translation(x: 9, y: 0, z: -50)),
      .rotation(-1.5, x: 1, y: 0.2, z: 0.4), .scale(x: 2, y: 0.5, z: 1),
    ]
    for (index, target) in targets.enumerated() {
      let place = stage.shown(view, .transform3D)
      let velocity = stage.velocity(view, .transform3D)
      _ = stage.animations.animate(.timing(.cubic(.easeInOut), 1), completion: nil) {
        stage.set(view, .transform3D, numbers(target))
      }
      #expect(near(stage.shown(view, .transform3D), place, 1e-9))
      // Ease in begins at rest, so the velocity is that of the older motions.
      #expect(near(stage.velocity(view, .transform3D), velocity, 1e-5))
      try stage.tick(Double(index + 1) * 0.3)
    }
    try stage.tick(5)
    #expect(near(stage.shown(view, .transform3D), numbers(targets[2])))
    try stage.tick(5)
    #expect(stage.isEmpty)
  }

  /// The velocity that is told is that of what is shown.
  @Test func theVelocityIsTheRateOfTheMatrix() throws {
    let stage = Stage()
    let view = try stage.view()
    for _ in 0..<2 {
      _ = stage.animations.animate(.timing(.cubic(.easeOut), 1), completion: nil) {
        stage.set(
          view, .transform3D,
          numbers(.rotation(stage.now == 0 ? 2 : -1, x: 1, y: 1, z: 0)))
      }
      try stage.tick(stage.now + 0.25)
    }
    let velocity = stage.velocity(view, .transform3D)
    let before = stage.shown(view, .transform3D)
    try stage.tick(stage.now + 1e-5)
    let after = stage.shown(view, .transform3D)
    for component in 0..<16 {
      #expect(near((after[component] - before[component]) / 1e-5, velocity[component], 1e-3))
    }
  }

  @Test func stoppingKeepsThePictureOfSeveralTurns() throws {
    let stage = Stage()
    let view = try stage.view()
    var names: [Handle] = []
    for axis in [(1.0, 0.0), (0, 1), (1, 1)] {
      names.append(
        stage.animations.animate(.linear(1), completion: nil) {
          stage.set(
            view, .transform3D, numbers(.rotation(1.2, x: axis.0, y: axis.1, z: 0.3)))
        })
      try stage.tick(stage.now + 0.2)
    }
    // The oldest, the newest, the one between.
    for index in [0, 2, 1] {
      let shown = stage.shown(view, .transform3D)
      try stage.animations.freeze(names[index])
      #expect(near(stage.shown(view, .transform3D), shown, 1e-12))
    }
    #expect(near(stage.model(view, .transform3D), stage.shown(view, .transform3D), 1e-12))
  }

  @Test func anAnimatorBringsATurnBackToTheLastBit() throws {
    let stage = Stage()
    let view = try stage.view()
    let start = numbers(.rotation(0.3, x: 1, y: 2, z: 3))
    stage.set(view, .transform3D, start)
    let animator = try stage.animator(1) {
      stage.set(view, .transform3D, numbers(.rotation(2, x: 0, y: 1, z: 0)))
    }
    try animator.start()
    try stage.tick(0.5)
    animator.setReversed(true)
    try stage.tick(2)
    try stage.tick(2)
    #expect(stage.model(view, .transform3D) == start)
    #expect(stage.shown(view, .transform3D) == start)
  }
}
