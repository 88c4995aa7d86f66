import Testing

@testable import Motus

/// The parts of which motions through keyframes are made (UA-12).
struct KeyframePathTests {
  @Test func aLineRunsFromItsBeginningToItsEnd() {
    let path = KeyframePath(from: 0.25, to: 0.75)
    for (time, value) in [(0.0, 0.0), (0.25, 0), (0.375, 0.25), (0.5, 0.5), (0.75, 1), (1, 1)] {
      #expect(near(path.value(at: time), value))
    }
    #expect(path.slope(at: 0.5) == 2 && path.slope(at: 0.2) == 0 && path.slope(at: 0.8) == 0)
  }

  @Test func aJumpHappensAtItsTime() {
    let path = KeyframePath(from: 0.5, to: 0.5)
    #expect(path.value(at: 0.4999) == 0 && path.value(at: 0.5) == 1)
    #expect(KeyframePath(from: 0, to: 0).value(at: 0) == 1)
  }

  /// A spring carries the whole beyond its end: what moves there goes along, the rest stays.
  @Test func beyondTheEndsOnlyWhatMovesThereGoesOn() {
    #expect(near(KeyframePath(from: 0.5, to: 1).value(at: 1.1), 1.2))
    #expect(KeyframePath(from: 0, to: 0.5).value(at: 1.1) == 1)
    #expect(near(KeyframePath(from: 0, to: 0.5).value(at: -0.1), -0.2))
    #expect(KeyframePath(from: 0.5, to: 1).value(at: -0.1) == 0)
  }

  @Test func slopesAreTheDerivatives() {
    var path = KeyframePath(from: 0.3, to: 0.6)
    path.lead = 0.1
    path.trail = 0.8
    path.entry = 1.5
    path.departure = 1.25
    path.arrival = 2.5
    path.exit = 0.75
    for step in 1..<100 {
      let time = Double(step) / 100 + 0.003
      let rise = (path.value(at: time + 1e-6) - path.value(at: time - 1e-6)) / 2e-6
      #expect(near(path.slope(at: time), rise, 1e-5))
    }
    // It arrives and leaves with what it was given.
    #expect(near(path.slope(at: 0.3 - 1e-9), 1.5, 1e-6))
    #expect(near(path.slope(at: 0.3), 1.25, 1e-9))
    #expect(near(path.slope(at: 0.6 - 1e-9), 2.5, 1e-6))
    #expect(near(path.slope(at: 0.6), 0.75, 1e-9))
  }
}
