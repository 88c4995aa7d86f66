import Testing

@testable import Motus

/// Curves that a host's function has drawn.
@Suite struct SampledCurveTests {
  private func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  @Test func aSmoothFunctionIsKeptToABillionth() throws {
    let curve = try #require(SampledCurve.sampling { Elementary.sin($0 * 1.5) + $0 * $0 })
    for step in 0...997 {
      let t = Double(step) / 997
      #expect(near(curve.value(at: t), Elementary.sin(t * 1.5) + t * t, 2e-9))
      #expect(near(curve.slope(at: t), 1.5 * Elementary.cos(t * 1.5) + 2 * t, 1e-5))
    }
  }

  @Test func progressAndVelocityAreContinuous() throws {
    // A function with corners.
    let curve = try #require(SampledCurve.sampling { $0 < 0.3 ? 0 : $0 < 0.5 ? ($0 - 0.3) * 5 : 1 })
    for piece in 1..<256 {
      let t = Double(piece) / 256
      #expect(near(curve.value(at: t - 1e-9), curve.value(at: t), 1e-6))
      #expect(near(curve.slope(at: t - 1e-9), curve.slope(at: t), 1e-4))
    }
  }

  @Test func theInverseIsTheEarliestTime() throws {
    let curve = try #require(SampledCurve.sampling(smooth))
    for step in 1...9 {
      let p = Double(step) / 10
      #expect(near(curve.value(at: curve.inverse(of: p)), p, 1e-12))
    }
    #expect(curve.inverse(of: -1) == 0 && curve.inverse(of: 2) == 1)
    let bump = try #require(SampledCurve.sampling { 4 * $0 * (1 - $0) + $0 })
    #expect(bump.inverse(of: 1) < 0.5)
  }

  @Test func itIsCalledInOrderAndNeverAgain() throws {
    var calls: [Double] = []
    let curve = try #require(
      SampledCurve.sampling {
        calls.append($0)
        return $0
      })
    #expect(calls == (0...256).map { Double($0) / 256 })
    _ = curve.value(at: 0.123)
    #expect(calls.count == 257)
  }

  @Test(arguments: [Double.nan, .infinity, -1e7])
  func whatIsNoProgressIsRefused(bad: Double) {
    #expect(SampledCurve.sampling { $0 == 0.5 ? bad : $0 } == nil)
  }

  /// PA-4, PA-5: an animator with it scrubs and goes on without a jump.
  @Test func anAnimatorCanTurnItRound() throws {
    let stage = Stage()
    let view = try stage.view()
    let curve = try #require(SampledCurve.sampling { $0 * $0 })
    let animator = try stage.animator(1, .sampled(curve)) { stage.set(view, alpha: 0) }
    try animator.start()
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.75, 1e-9))
    try animator.pause()
    #expect(near(animator.fractionComplete, 0.5, 1e-9))
    try animator.continueAnimation(timing: nil, durationFactor: 0)
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.75, 1e-9))
    try stage.tick(0.75)
    #expect(near(stage.alpha(view), 1 - 0.5625, 1e-9))
  }
}
