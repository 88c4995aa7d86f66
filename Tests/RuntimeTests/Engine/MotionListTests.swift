import Testing

@testable import Motus

/// What is in flight, as a host reads it.
struct MotionListTests {
  private let stage = Stage()

  private struct Motion: Equatable {
    let mover: Handle.Bits
    let property: UInt32
    let kind: UInt32
    let state: UInt32
    let fraction: Double
    let velocity: [Double]
  }

  private func motions() -> [Motion] {
    let list = stage.runtime.motionList
    list.make(stage.animations, stage.runtime.flights)
    return (0..<list.rows.count).map { index in
      let row = list.rows[index]
      return Motion(
        mover: row.mover, property: row.property, kind: row.kind, state: row.state,
        fraction: row.fraction, velocity: (0..<Int(row.componentCount)).map { row.velocity[$0] })
    }
  }

  @Test func anIdleRuntimeHasNothingInFlight() throws {
    #expect(motions().isEmpty)
  }

  @Test func everyMoverOfAPropertyHasARow() throws {
    let view = try stage.view()
    let first = stage.fade(view, to: 0, .linear(2))
    try stage.tick(1)
    let second = stage.fade(view, to: 1, .linear(4))
    try stage.tick(1)
    let alpha = UInt32(PropertyID.alpha.rawValue)
    // −1 in two seconds and 1 in four: what both do is told with each.
    #expect(
      motions() == [
        Motion(
          mover: first.bits, property: alpha, kind: 0, state: 1, fraction: 0.5, velocity: [-0.25]),
        Motion(
          mover: second.bits, property: alpha, kind: 0, state: 1, fraction: 0, velocity: [-0.25]),
      ])
  }

  @Test func waitingAndPausedAreInFlightToo() throws {
    let view = try stage.view()
    let waiting = stage.fade(view, to: 0, .linear(1, delay: 1))
    let animator = try stage.animator(1) { stage.set(view, .center, [10, 20]) }
    try animator.setFractionComplete(0.25)
    try stage.tick(0)
    try stage.tick(0.1)
    let list = motions()
    #expect(list.count == 2)
    let block = list.first { $0.kind == 0 }
    #expect(block?.mover == waiting.bits && block?.state == 0 && block?.velocity == [0])
    let paused = list.first { $0.kind == 2 }
    #expect(paused?.mover == animator.handle.bits && paused?.state == 2)
    #expect(paused?.fraction == 0.25 && paused?.velocity == [0, 0])
    try animator.start()
    try stage.tick(0.35)
    let running = motions().first { $0.kind == 2 }
    #expect(running?.state == 1 && near(running?.velocity ?? [], [10, 20]))
  }

  @Test func keyframesAreNamedByTheirAnimation() throws {
    let view = try stage.view()
    stage.animations.beginKeyframes(.linear(1), .linear, SplineForm())
    stage.set(view, alpha: 0)
    let name = stage.animations.commit(completion: nil)
    try stage.tick(0.5)
    #expect(motions().map(\.kind) == [1] && motions()[0].mover == name.bits)
    #expect(near(motions()[0].velocity, [-1]))
    try stage.tick(1)
    try stage.tick(1)
    #expect(motions().isEmpty)
  }
}
