import Testing

@testable import Motus

/// PD: transitions driven by a fraction. The stage's animator lasts 0.4 s and brings the
/// new screen from x = 600 to x = 200.
struct PercentDrivenTests {
  /// A push in the hand, at 0.
  private func push(
    curve: TimingCurve = .linear, _ prepare: (PercentDrivenInteraction) -> Void = { _ in }
  ) -> (stage: TransitionStage, hand: PercentDrivenInteraction) {
    let stage = TransitionStage("A")
    let animator = BlockAnimator(stage)
    animator.blockCurve = curve
    let hand = stage.drive(from: animator)
    prepare(hand)
    stage.push("B")
    stage.tick()
    stage.clear()
    return (stage, hand)
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func updatesShowTheFractionAlongALineAndAreBroughtToZeroToOne() {  // PD-1, PD-2
    let (stage, hand) = push(curve: .cubic(.easeIn))
    for (fraction, shown) in [(0.25, 0.25), (0.5, 0.5), (-1, 0), (0.9, 0.9), (7, 1), (0.1, 0.1)] {
      hand.update(fraction)
      stage.tick(1.0 / 60)
      #expect(isNear(stage.x("B"), 600 - 400 * shown))
      #expect(isNear(stage.x("A"), 200 - 400 * shown))
      #expect(hand.percentComplete == shown)
    }
    #expect(stage.session?.isInteractive == true && stage.take() == [])
  }

  @Test(arguments: [(0.25, 1.0), (0.5, 2.0), (0.75, 0.5), (0.0, 1.0)])
  func finishTakesWhatIsLeftOfTheDurationAtItsSpeed(fraction: Double, speed: Double) {  // PD-3
    let (stage, hand) = push { $0.speed = speed }
    hand.update(fraction)
    #expect(hand.finish())
    let rest = (1 - fraction) * 0.4 / speed
    stage.tick(rest / 2)
    // Half of the time is half of the rest on the symmetrical default curve.
    #expect(isNear(stage.x("B"), 600 - 400 * (fraction + (1 - fraction) / 2)))
    stage.tick(rest / 2 - 1e-6)
    #expect(stage.session != nil)
    stage.tick(2e-6)
    #expect(stage.session == nil && stage.x("B") == 200)
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test(arguments: [(0.25, 1.0), (0.5, 2.0), (0.75, 0.5), (1.0, 1.0)])
  func cancelTakesTheSameTimeBack(fraction: Double, speed: Double) {  // PD-3
    let (stage, hand) = push { $0.speed = speed }
    hand.update(fraction)
    #expect(hand.cancel())
    let rest = fraction * 0.4 / speed
    stage.tick(rest / 2)
    #expect(isNear(stage.x("B"), 600 - 400 * fraction / 2))
    stage.tick(rest / 2 - 1e-6)
    #expect(stage.session != nil)
    stage.tick(2e-6)
    #expect(stage.session == nil && stage.stack == ["A"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func theRestGoesAlongTheCompletionCurve() {  // PD-3
    let (stage, hand) = push { $0.setCompletionTiming(.linear, type: 0) }
    hand.update(0.2)
    _ = hand.finish()
    stage.tick(0.08)
    #expect(isNear(stage.x("B"), 600 - 400 * 0.4))
  }

  @Test func afterFinishAndCancelUpdatesHaveNoEffectAndTheFirstWordCounts() {  // PD-4, US-2
    let (stage, hand) = push()
    hand.update(0.5)
    #expect(hand.finish())
    hand.update(0.1)
    #expect(!hand.cancel() && !hand.finish())
    #expect(hand.percentComplete == 0.5)
    stage.tick(1.0 / 120)
    #expect(stage.x("B") < 400)
    stage.settle()
    #expect(stage.stack == ["A", "B"] && stage.unrest == [])
  }

  @Test func completingIsTheAnimatorsJob() {  // PD-5
    let (stage, hand) = push()
    (stage.delegate.animator as? BlockAnimator)?.completes = false
    _ = hand.finish()
    stage.run(0.6)
    #expect(stage.session?.isSettling(.finished) == true && stage["B"].appearance == .appearing)
    #expect((stage.delegate.animator as? BlockAnimator)?.context?.session?.complete(true) == true)
    #expect(stage["B"].appearance == .appeared && stage.session == nil)
  }

  @Test func animatorsOfTheEnginesClockAreScrubbedToo() {  // PD-6, US-5
    let (stage, hand) = push()
    stage.transitions.coordinator(of: stage["B"]).map { coordinator in
      _ = coordinator.animateAlongside(
        .init(
          animation: { _ in stage.set(stage.navigation, .alpha, [0]) }, completion: nil,
          view: .none))
    }
    hand.update(0.5)
    stage.tick()
    #expect(stage.shown(stage.navigation, .alpha) == [0.5])
  }

  @Test func pausingARunningTransitionTakesItBackIntoTheHand() {  // PD-7, TR-6
    let (stage, hand) = push(curve: .cubic(.easeInOut))
    var changes = 0
    stage.transitions.coordinator(of: stage["B"])?.notifyWhenInteractionChanges { _ in
      changes += 1
    }
    hand.update(0.4)
    _ = hand.finish()
    stage.run(0.1)
    let x = stage.x("B")
    #expect(hand.pause() && changes == 2)
    #expect(isNear(600 - 400 * hand.percentComplete, x))
    stage.run(0.1)
    #expect(isNear(stage.x("B"), x))
    hand.update(0.2)
    stage.tick()
    #expect(isNear(stage.x("B"), 520))
    _ = hand.cancel()
    #expect(stage.session?.isCancelled == true)
    stage.tick(0.01)
    #expect(hand.pause() && stage.session?.isCancelled == false)
    _ = hand.finish()
    stage.settle()
    #expect(changes == 5 && stage.stack == ["A", "B"] && stage.unrest == [])
  }

  @Test func aBlocksCompletionSaysFinishedOnCancelAndTheContextSaysTheTruth() {  // PD-8, US-4
    let (stage, hand) = push()
    hand.update(0.5)
    _ = hand.cancel()
    stage.settle()
    #expect((stage.delegate.animator as? BlockAnimator)?.finished == [true])
    #expect(stage.take().contains("ended(false)"))
  }

  @Test func theEndOfACancelShowsNoFrameOfTheEndState() {  // PD-8, US-1
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    stage.pop()
    stage.tick()
    hand.update(0.6)
    stage.tick()
    _ = hand.cancel()
    var last = stage.x("B")
    for _ in 0..<60 {
      stage.tick(1.0 / 120)
      #expect(stage.x("B") >= last)
      last = stage.x("B")
    }
    #expect(stage.x("B") == 200 && stage.modelX("B") == 200 && stage.inTree == ["B"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func aSpeedThatIsNotAboveZeroIsRefused() {  // PD-9
    let hand = PercentDrivenInteraction()
    hand.speed = 3
    for speed in [0, -1, .nan, .infinity] { hand.speed = speed }
    #expect(hand.speed == 3)
  }

  @Test func theDurationIsKnownOnceTheTransitionHasBegun() {  // PD-10
    let stage = TransitionStage("A")
    let hand = stage.drive()
    #expect(hand.duration == 0)
    stage.push("B")
    #expect(hand.duration == 0)
    stage.tick()
    #expect(hand.duration == 0.4)
    _ = hand.finish()
    stage.settle()
    #expect(hand.duration == 0.4 && hand.percentComplete == 0)
    stage.pop()
    #expect(hand.duration == 0)
  }

  @Test func whatIsSaidTooEarlyHappensWhenTheTransitionBegins() {  // TR-10, US-3
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    hand.update(0.5)
    #expect(hand.finish() && hand.cancel())
    stage.tick()
    #expect(stage.session?.isSettling(.finished) == true)
    stage.tick(0.1)
    #expect(isNear(stage.x("B"), 600 - 400 * 0.75))
    stage.settle()
    #expect(stage.stack == ["A", "B"] && stage.unrest == [])
  }

  @Test func aCancelBeforeTheBeginningRunsBackFromZero() {  // TR-10, US-3
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    #expect(hand.cancel())
    stage.tick()
    #expect(stage.session == nil && stage.stack == ["A"] && stage.inTree == ["A"])
    let log = stage.take()
    #expect(log.contains("animate") && log.contains("pushed B(false)"))
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func oneHandDrivesOneTransitionAtATime() {
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    stage.tick()
    let other = NavigationController(
      transitions: stage.transitions, delegate: ViewControllerDelegate())
    must { try stage.runtime.entities.insert(other, as: .navigationController) }
    other.setDelegate(stage.delegate)
    must { try other.push(stage["X"], animated: false) }
    must { try stage["B"].addChild(other) }
    must { try other.view() }
    must { try stage.views.add(other.viewIfLoaded.index, to: stage["B"].viewIfLoaded.index) }
    other.lifecycle.begin(.appearing, animated: false)
    other.lifecycle.end()
    must { try other.push(stage["Y"], animated: true) }
    #expect(stage.warnings.count == 1)
    stage.run(0.6)
    #expect(stage.transitions.session(of: other.handle) == nil && other.stack.count == 2)
    _ = hand.finish()
    stage.run(0.6)
    #expect(stage.stack == ["A", "B"])
  }
}
