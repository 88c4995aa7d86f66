import Testing

@testable import Motus

/// Animators that are made of others: sequence, together, stagger.
struct AnimatorGroupTests {
  private let stage = Stage()
  private let views: [Handle]

  init() throws {
    let stage = self.stage
    views = try (0..<3).map { _ in try stage.view() }
  }

  /// Fades a view from 1 to 0, so that 1 − alpha is its progress.
  private func member(
    _ index: Int, _ duration: Double = 1, _ timing: TimingCurve = .linear
  ) throws -> PropertyAnimator {
    let animator = try stage.animator(duration, timing) {
      stage.set(views[index], alpha: 0)
    }
    animator.addCompletion { stage.log.append("\(index) \($0)") }
    return animator
  }

  private func group(
    _ members: [PropertyAnimator], _ arrangement: AnimatorGroup.Arrangement, spacing: Double = 0
  ) throws -> PropertyAnimator {
    let group = try PropertyAnimator.group(
      members, arrangement, spacing: spacing, entities: stage.runtime.entities,
      animations: stage.animations)
    group.addCompletion { stage.log.append("group \($0)") }
    return group
  }

  private func three(
    _ arrangement: AnimatorGroup.Arrangement, spacing: Double = 0
  ) throws -> (PropertyAnimator, [PropertyAnimator]) {
    let members = try (0..<3).map { try member($0) }
    return (try group(members, arrangement, spacing: spacing), members)
  }

  private var progress: [Double] { views.map { 1 - stage.alpha($0) } }

  private func expect(_ time: Double, _ expected: [Double]) throws {
    try stage.tick(time)
    // An alpha is not seen beyond its limits.
    #expect(near(progress, expected.map { min(max(0, $0), 1) }, 1e-9), "at \(time): \(progress)")
  }

  @Test func aSequenceRunsOneAfterTheOther() throws {
    let (group, _) = try three(.sequence)
    #expect(group.duration == 3)
    try group.start()
    try expect(0.5, [0.5, 0, 0])
    try expect(1.5, [1, 0.5, 0])
    #expect(stage.log == ["0 end"])
    try expect(2.25, [1, 1, 0.25])
    try expect(3, [1, 1, 1])
    #expect(stage.log == ["0 end", "1 end", "2 end", "group end"])
    #expect(group.stateNumber == 0)
    try stage.tick(3)
    #expect(stage.isEmpty)
  }

  @Test func spacingPutsPausesIntoASequenceOrLetsPartsOverlap() throws {
    let (apart, _) = try three(.sequence, spacing: 0.5)
    #expect(apart.duration == 4)
    try apart.start()
    try expect(1.25, [1, 0, 0])
    try expect(2, [1, 0.5, 0])
    let (close, _) = try three(.sequence, spacing: -0.5)
    #expect(close.duration == 2)
  }

  @Test func togetherAllBeginAtOnce() throws {
    let members = [try member(0, 1), try member(1, 2, .cubic(.easeIn)), try member(2, 0.5)]
    let group = try group(members, .together)
    #expect(group.duration == 2)
    try group.start()
    try expect(0.5, [0.5, CubicCurve.easeIn.value(at: 0.25), 1])
    try expect(1.5, [1, CubicCurve.easeIn.value(at: 0.75), 1])
  }

  @Test func aStaggerBeginsOneALittleAfterTheOther() throws {
    let (group, _) = try three(.stagger, spacing: 0.25)
    #expect(group.duration == 1.5)
    try group.start()
    try expect(0.5, [0.5, 0.25, 0])
    try expect(1.25, [1, 1, 0.75])
  }

  @Test func groupsAreMembersOfGroups() throws {
    let inner = try group([try member(0), try member(1)], .sequence)
    let outer = try group([inner, try member(2)], .stagger, spacing: 0.5)
    #expect(outer.duration == 2)
    try outer.start()
    try expect(1, [1, 0, 0.5])
    try expect(1.5, [1, 0.5, 1])
    #expect(near(inner.fractionComplete, 0.75))
    try expect(2, [1, 1, 1])
    #expect(stage.log == ["0 end", "2 end", "1 end", "group end", "group end"])
  }

  @Test func aGroupIsPausedScrubbedAndReversedAsOne() throws {
    let (group, members) = try three(.sequence)
    try group.start()
    try stage.tick(1.5)
    try group.pause()
    try expect(2, [1, 0.5, 0])
    #expect(near(group.fractionComplete, 0.5))
    #expect(near(members.map(\.fractionComplete), [1, 0.5, 0]))
    for (fraction, expected) in [
      (0.75, [1, 1, 0.25]), (0.25, [0.75, 0, 0]), (0, [0, 0, 0]), (0.5, [1, 0.5, 0]),
    ] {
      try group.setFractionComplete(fraction)
      try expect(2, expected)
    }
    group.setReversed(true)
    #expect(members.allSatisfy { $0.isReversed || $0.root.isReversed })
    #expect(near(members.map(\.fractionComplete), [0, 0.5, 1]))
    try group.start()
    try expect(2.25, [1, 0.25, 0])
    try expect(3, [0.5, 0, 0])
    try expect(3.5, [0, 0, 0])
    // The first had completed on the way out; the others complete with the group.
    #expect(stage.log == ["0 end", "1 start", "2 start", "group start"])
    #expect(views.map { stage.modelAlpha($0) } == [1, 1, 1])
    try stage.tick(3.5)
    #expect(stage.isEmpty)
  }

  @Test func scrubbedMembersKeepTheirCurves() throws {
    let group = try group([try member(0, 1, .cubic(.easeIn)), try member(1)], .sequence)
    try group.setFractionComplete(0.25)
    try expect(0, [CubicCurve.easeIn.value(at: 0.5), 0, 0])
    try group.start()
    try expect(0.25, [CubicCurve.easeIn.value(at: 0.75), 0, 0])
  }

  @Test func anotherTimingRunsTheRestOfTheTime() throws {  // PA-6
    let (group, _) = try three(.sequence)
    try group.setFractionComplete(0.5)
    try group.continueAnimation(timing: .cubic(.easeIn), durationFactor: 1)
    let time = 1.5 + 1.5 * CubicCurve.easeIn.value(at: 0.5)
    try expect(1.5, [1, min(1, time - 1), max(0, time - 2)])
    try expect(3, [1, 1, 1])
  }

  @Test func aSpringMemberMovesAsASpringAlone() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    let length = spring.naturalDuration!
    let group = try group([try member(0, 1), try member(1, length, spring)], .sequence)
    try group.start()
    try expect(1.3, [1, spring.value(at: 0.3, duration: length), 0])
    try group.pause()
    try expect(2, [1, spring.value(at: 0.3, duration: length), 0])
    try group.start()
    try expect(2.1, [1, spring.value(at: 0.4, duration: length), 0])
  }

  @Test func stoppedItStaysAndFinishesAnywhere() throws {  // PA-3
    for position in [AnimatingPosition.start, .end, .current] {
      let test = try AnimatorGroupTests()
      let (group, _) = try test.three(.sequence)
      try group.start()
      try test.stage.tick(1.5)
      try group.stop(withoutFinishing: false)
      #expect(near(test.views.map { test.stage.modelAlpha($0) }, [0, 0.5, 1]))
      try group.finish(at: position)
      let expected: [Double] =
        position == .start ? [1, 1, 1] : position == .end ? [0, 0, 0] : [0, 0.5, 1]
      #expect(near(test.views.map { test.stage.modelAlpha($0) }, expected))
      #expect(
        test.stage.log == ["0 end", "1 \(position)", "2 \(position)", "group \(position)"])
    }
  }

  @Test func stoppedWithoutFinishingNobodyIsTold() throws {  // PA-3
    let (group, members) = try three(.stagger, spacing: 0.25)
    try group.start()
    try stage.tick(0.5)
    try group.stop(withoutFinishing: true)
    try stage.tick(9)
    #expect(stage.log.isEmpty)
    #expect(members.allSatisfy { $0.stateNumber == 0 && $0.takeCompletions().isEmpty })
    #expect(stage.isEmpty)
  }

  @Test func aMemberIsMovedByItsGroupAlone() throws {
    let (group, members) = try three(.sequence)
    let member = members[1]
    func refuses(_ body: () throws -> Void) { #expect(throws: Fault.self) { try body() } }
    for _ in 0..<2 {
      refuses { try member.start() }
      refuses { try member.start(afterDelay: 1) }
      refuses { try member.pause() }
      refuses { try member.stop(withoutFinishing: true) }
      refuses { try member.finish(at: .end) }
      refuses { try member.setFractionComplete(0.5) }
      refuses { try member.continueAnimation(timing: nil, durationFactor: 0) }
      refuses { try member.continueAnimation(until: 1) }
      refuses { try member.seek(to: 0.5) }
      refuses { try member.setSpeed(2) }
      member.setReversed(true)
      #expect(!member.isReversed)
      try group.start()
    }
    refuses { try member.addAnimations {} }
    try expect(1.5, [1, 0.5, 0])
    #expect(member.stateNumber == 1 && member.isRunning)
  }

  @Test func onlyWhatIsFreeAndInactiveJoinsAGroup() throws {
    let (_, members) = try three(.sequence)
    #expect(throws: Fault.self) { _ = try group([members[0]], .together) }
    let active = try member(0)
    try active.start()
    #expect(throws: Fault.self) { _ = try group([active], .together) }
  }

  @Test func aGroupMayBeFilledAndPlayedAgain() throws {  // PA-2
    let (group, members) = try three(.sequence)
    try group.start()
    try stage.tick(3)
    #expect(stage.takeLog().count == 4)
    try members[1].addAnimations { stage.set(views[1], alpha: 1) }
    try group.start()
    try expect(4.5, [1, 0.5, 1])
    try stage.tick(6)
    #expect(stage.log.isEmpty && !group.isRunning)
  }

  @Test func withoutAnimationsItWaitsForTheFirst() throws {  // PA-11
    let group = try group([try stage.animator(1), try stage.animator(1)], .sequence)
    try group.start()
    #expect(group.stateNumber == 1 && !group.isRunning)
    try group.addAnimations { stage.set(views[0], alpha: 0) }
    try expect(1, [0.5, 0, 0])
  }

  @Test func anEmptyGroupCompletesNextTurn() throws {  // PA-20
    let group = try group([], .sequence)
    try group.addAnimations { stage.set(views[0], alpha: 0) }
    try group.start()
    try stage.tick(0)
    #expect(stage.log == ["group end"] && progress == [1, 0, 0])
  }

  @Test func releasedWhileItRunsItRunsToItsEnd() throws {  // US-22
    let (group, members) = try three(.sequence)
    try group.start()
    for animator in [group] + members { stage.release(animator) }
    try stage.tick(1.5)
    #expect(near(progress, [1, 0.5, 0]))
    try stage.tick(3)
    #expect(stage.log == ["0 end", "1 end", "2 end", "group end"])
    try stage.tick(3)
    #expect(stage.isEmpty && stage.runtime.entities.liveCount == 0)
  }

  @Test func releasedWhilePausedItEndsWhereItIs() throws {  // US-22
    let (group, members) = try three(.sequence)
    try group.start()
    try stage.tick(1.5)
    try group.pause()
    stage.release(group)
    #expect(near(progress, [1, 0.5, 0]))
    #expect(members.allSatisfy { $0.owner == nil })
    try members[0].addAnimations { stage.set(views[0], alpha: 1) }
    try members[0].start()
    try stage.tick(2)
    #expect(near(progress, [0.5, 0.5, 0]))
  }

  /// No cycle keeps a group or its members.
  @Test func noGroupOutlivesItsRuntime() throws {
    final class Witness {}
    for endsRuntime in [false, true] {
      weak var witness: Witness?
      try {
        let test = try AnimatorGroupTests()
        let (group, members) = try test.three(.sequence)
        let kept = Witness()
        witness = kept
        for animator in [group] + members {
          animator.addCompletion { _ in withExtendedLifetime(kept) {} }
        }
        try group.start()
        for animator in [group] + members { test.stage.release(animator) }
        if endsRuntime { test.stage.runtime.end() } else { try test.stage.tick(5) }
      }()
      #expect(witness == nil)
    }
  }
}
