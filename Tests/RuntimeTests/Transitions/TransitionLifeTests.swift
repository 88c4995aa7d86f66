import Testing

@testable import Motus

/// TR: the life of a transition.
struct TransitionLifeTests {
  @Test func aTransitionWaitsForItsAnimatorAndIsReportedOnce() {  // TR-1, R-12, US-3
    let stage = TransitionStage("A")
    let animator = stage.use(BlockAnimator(stage))
    animator.completes = false
    stage.push("B")
    stage.run(0.5)
    #expect(stage.warnings == [] && stage.session?.isRunning == true)
    #expect(!stage.runtime.needsTick && stage.runtime.nextDeadline < 1.6)
    stage.pop()
    stage.tick(stage.runtime.nextDeadline - stage.time)
    let name = stage.controllers.name(stage.navigation).text
    #expect(
      stage.warnings == [
        "the transition of \(name) has not been completed by its animator "
          + "0x\(String(animator.handle.bits, radix: 16))"
      ])
    stage.forgetWarnings()
    stage.run(5)
    #expect(stage.warnings == [] && stage.runtime.nextDeadline == .infinity)
    #expect(stage["B"].appearance == .appearing && stage.stack == ["A", "B"])
    // It can still be completed; what has waited follows.
    animator.completes = true
    #expect(stage.session?.complete(true) == true)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest == [])
  }

  @Test func anInterruptibleAnimatorThatIsStillAtItIsNotLate() throws {
    let stage = TransitionStage("A")
    let animator = stage.use(InterruptibleAnimator(stage))
    animator.completes = false
    stage.push("B")
    stage.tick()
    stage.run(0.1)
    try animator.vended?.pause()
    stage.run(3)
    #expect(stage.warnings == [])
    try animator.vended?.start()
    stage.run(1)
    #expect(stage.warnings == [])
    stage.run(2)
    #expect(stage.warnings.count == 1)
    #expect(stage.session?.complete(true) == true)
    stage.settle()
    stage.forgetWarnings()
    #expect(stage.unrest == [])
  }

  @Test func completingTwiceOrTooEarlyIsRefused() {  // TR-2
    let stage = TransitionStage("A")
    let animator = stage.use(BlockAnimator(stage))
    stage.push("B")
    let session = stage.session
    #expect(session?.complete(true) == false)
    for line in ["A.willDisappear(true)", "willShow(B)", "duration"] {
      stage.hooks[line] = { #expect(session?.complete(true) == false) }
    }
    for line in ["ended(true)", "B.didAppear(true)", "didShow(B)", "pushed B(true)"] {
      stage.hooks[line] = { #expect(session?.complete(false) == false) }
    }
    stage.settle()
    #expect(animator.context?.session == nil && session?.complete(true) == false)
    #expect(stage.stack == ["A", "B"] && stage.unrest == [])
  }

  @Test(arguments: [true, false])
  func withoutAWordFromTheHandTheArgumentIsTheWord(completed: Bool) {  // TR-2, CO-6
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    var ends: [Bool] = []
    stage.transitions.coordinator(of: stage["B"])?.notifyWhenInteractionEnds { coordinator in
      ends.append(coordinator.session?.isCancelled ?? !completed)
    }
    stage.tick()
    hand.update(0.5)
    #expect(stage.session?.complete(completed) == true)
    #expect(ends == [!completed] && stage.session == nil)
    #expect(stage.stack == (completed ? ["A", "B"] : ["A"]))
    stage.settle()
    #expect(stage.x(completed ? "B" : "A") == 200)
    #expect(stage.unrest == [])
  }

  @Test func theAnimatorAddsTheNewViewAndIfItDoesNotTheEndDoes() {  // TR-3, TR-11
    final class Lazy: BlockAnimator {
      override func place(_ session: TransitionSession) {}
    }
    let stage = TransitionStage("A")
    stage.use(Lazy(stage))
    stage.push("B")
    stage.tick()
    #expect(stage.inTree == ["A"] && stage["B"].appearance == .appearing)
    stage.settle()
    #expect(stage.inTree == ["B"] && stage.x("B") == 200)
    #expect(
      stage.take().suffix(6) == [
        "A.didDisappear(true)", "B.isAppearing(true)", "B.didAppear(true)", "B.didMove(nav)",
        "didShow(B)", "pushed B(true)",
      ])
    #expect(stage.unrest == [])
  }

  @Test(arguments: [true, false])
  func aHandThatWantsNoInteractiveStartCanTakeItLater(isInterruptible: Bool) {  // TR-4
    let stage = TransitionStage("A")
    let hand = stage.drive(
      from: isInterruptible ? InterruptibleAnimator(stage) : BlockAnimator(stage))
    hand.setStartsInteractively(false)
    stage.push("B")
    stage.tick()
    #expect(stage.session?.initiallyInteractive == false && stage.session?.isInteractive == false)
    hand.update(0.9)
    stage.tick(0.1)
    #expect(abs(stage.x("B") - 500) < 1e-9)
    #expect(hand.pause())
    #expect(stage.session?.isInteractive == true && stage.session?.initiallyInteractive == false)
    hand.update(0.5)
    stage.tick()
    #expect(abs(stage.x("B") - 400) < 1e-9)
    _ = hand.cancel()
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest == [])
  }

  @Test func aCustomHandIsStartedFirstAndInsteadOfTheAnimator() {  // TR-16, TR-4
    for wants in [true, false] {
      let stage = TransitionStage("A")
      stage.use(BlockAnimator(stage))
      let hand = CustomInteraction(stage)
      hand.wants = wants
      stage.hold(hand, as: .interactionController)
      stage.delegate.interactor = hand
      stage.push("B")
      stage.clear()
      stage.tick()
      let log = stage.take().filter { $0 == "start interactive" || $0 == "animate" }
      #expect(log == (wants ? ["start interactive"] : ["start interactive", "animate"]))
      if wants {
        hand.context?.session?.update(0.5)
        #expect(hand.context?.session?.endInteraction(cancelled: false, velocity: nil) == true)
        #expect(hand.context?.session?.complete(true) == true)
      }
      stage.settle()
      #expect(stage.inTree == ["B"] && stage.unrest == [])
    }
  }

  @Test func theVendedAnimatorIsDrivenByTheTransition() {  // TR-5
    let stage = TransitionStage("A")
    let animator = InterruptibleAnimator(stage)
    animator.blockCurve = .cubic(.easeInOut)
    let hand = stage.drive(from: animator)
    stage.push("B")
    _ = stage.transitions.coordinator(of: stage["B"])?.animateAlongside(
      .init(
        animation: { _ in stage.set(stage.navigation, .alpha, [0]) }, completion: nil, view: .none))
    stage.tick()
    #expect(animator.vended?.stateNumber == 1 && animator.vended?.isRunning == false)
    hand.update(0.3)
    stage.tick()
    #expect(abs(stage.x("B") - 480) < 1e-9)
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.7) < 1e-9)
    _ = hand.cancel()
    #expect(animator.vended?.isRunning == true && animator.vended?.isReversed == true)
    stage.run(0.05)
    let x = stage.x("B")
    #expect(hand.pause() && x > 480)
    #expect(animator.vended?.isRunning == false && animator.vended?.isReversed == false)
    stage.tick()
    #expect(abs(stage.x("B") - x) < 1e-9)
    _ = hand.finish()
    stage.settle()
    #expect(stage.take().contains("animator done(end)") && stage.stack == ["A", "B"])
    #expect(stage.shown(stage.navigation, .alpha) == [0] && stage.unrest == [])
  }

  @Test func blocksBesideAVendedAnimatorMoveWithTheTransitionToo() {  // TR-5, PD-2
    final class Both: InterruptibleBoth {}
    let stage = TransitionStage("A")
    let animator = Both(stage)
    let hand = stage.drive(from: animator)
    stage.push("B")
    stage.tick()
    hand.update(0.5)
    stage.tick()
    #expect(abs(stage.x("B") - 400) < 1e-9)
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.5) < 1e-9)
    _ = hand.cancel()
    stage.settle()
    #expect(stage.shown(stage.navigation, .alpha) == [1] && stage.stack == ["A"])
    #expect(stage.unrest == [])
  }

  @Test func cancelledAndInteractiveMayFlipSeveralTimes() {  // TR-6
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    stage.tick()
    hand.update(0.5)
    for round in 0..<4 {
      #expect(round % 2 == 0 ? hand.cancel() : hand.finish())
      #expect(stage.session?.isCancelled == (round % 2 == 0))
      stage.tick(1.0 / 120)
      #expect(hand.pause() && stage.session?.isInteractive == true)
      #expect(stage.session?.isCancelled == false)
    }
    _ = hand.finish()
    stage.settle()
    #expect(stage.stack == ["A", "B"] && stage.unrest == [])
  }

  @Test func aFinalFrameOfZeroSaysThatTheViewLeaves() {  // TR-7
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    let window = Rect(x: 0, y: 0, width: 400, height: 800)
    stage.push("B")
    stage.tick()
    #expect(
      stage.session?.participants.finalFrames.from == .zero
        && stage.session?.participants.finalFrames.to == window)
    #expect(stage.session?.participants.initialFrames.from == window)
    #expect(stage.session?.participants.initialFrames.to == .zero)
  }

  @Test func theFinalFrameIsHonouredWhateverTheAnimatorLeaves() {  // TR-7
    final class Careless: BlockAnimator {
      override func move(_ session: TransitionSession) {
        if let to = session.request.to { stage.set(to, .center, [333, 400]) }
      }
    }
    let stage = TransitionStage("A")
    stage.use(Careless(stage))
    stage.push("B")
    stage.settle()
    #expect(stage.modelX("B") == 200 && stage.x("B") == 200 && stage.unrest == [])
  }

  @Test func aWindowThatChangesItsSizeMeanwhileIsFilledAtTheEnd() {  // TR-7
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    stage.tick()
    stage.run(0.1)
    stage.controllers.setFrame(
      stage.navigation.viewIfLoaded.index, Rect(x: 0, y: 0, width: 300, height: 500))
    stage.settle()
    #expect(
      stage.views.frame(stage["B"].viewIfLoaded.index) == Rect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func theAnimatorIsAskedAtOnceAndStartsWithTheNextFrame() {  // TR-10
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    #expect(stage.take().suffix(3) == ["animator? push A B", "interactor?", "duration"])
    #expect(stage.runtime.needsTick)
    stage.tick()
    #expect(stage.take().contains("animate"))
  }

  @Test func withoutAnimatorTheSlideRunsAndNoHandIsAskedFor() {  // TR-13, TR-17
    let stage = TransitionStage("A")
    stage.push("B")
    #expect(stage.take() == ["B.willMove(nav)", "animator? push A B"])
    stage.tick()
    #expect(stage.x("B") == 600 && stage.inTree == ["A", "B"])
    #expect(stage.session?.duration == 0.35)
    stage.tick(0.175)
    // Half of the time is half of the way; the lower screen moves 30 % of the width.
    #expect(abs(stage.x("B") - 400) < 1e-9 && abs(stage.x("A") - 140) < 1e-9)
    stage.settle()
    #expect(stage.x("B") == 200 && stage.inTree == ["B"] && stage.modelX("A") == 200)
    stage.pop()
    stage.tick()
    #expect(stage.inTree == ["A", "B"] && stage.x("A") == 80 && stage.x("B") == 200)
    stage.tick(0.175)
    #expect(abs(stage.x("B") - 400) < 1e-9 && abs(stage.x("A") - 140) < 1e-9)
    stage.settle()
    #expect(stage.inTree == ["A"] && stage.unrest == [])
  }

  @Test func aTransitionWithoutLengthIsOverInItsFirstFrame() {
    for duration in [0, -1, .nan] as [Double] {
      let stage = TransitionStage("A")
      let animator = stage.use(BlockAnimator(stage))
      animator.duration = duration
      stage.push("B")
      stage.tick()
      stage.tick(0.4)
      #expect(stage.session == nil && stage.inTree == ["B"])
      stage.settle()
      // what is no duration is told.
      #expect(stage.unrest.count == (duration.isNaN ? 1 : 0))
    }
  }

  @Test func aContainerThatHasLeftTheWindowMeanwhileShowsItsTopOutOfSight() {  // AP-8
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    _ = stage.transitions.coordinator(of: stage["B"])?.animateAlongside(
      .init(
        animation: { _ in stage.set(stage.navigation, .alpha, [0.5]) },
        completion: { _ in stage.note("done") }, view: .none))
    must { try stage.controllers.setRoot(nil) }
    stage.clear()
    stage.tick()
    #expect(
      stage.take() == ["B.didLoad", "B.didMove(nav)", "done", "pushed B(true)"])
    #expect(stage.shown(stage.navigation, .alpha) == [0.5])
    must { try stage.controllers.setRoot(stage.navigation) }
    #expect(stage["B"].appearance == .appeared && stage["A"].appearance == .disappeared)
    stage.settle()
    #expect(stage.inTree == ["B"] && stage.unrest == [])
  }

  @Test func aContainerThatLeavesTheWindowInTheMiddleTakesBothSidesAlong() {  // AP-6, AP-8
    for returns in [false, true] {
      let stage = TransitionStage("A")
      stage.use(BlockAnimator(stage))
      stage.push("B")
      stage.tick()
      stage.run(0.1)
      stage.clear()
      must { try stage.controllers.setRoot(nil) }
      #expect(
        stage.take() == [
          "nav.willDisappear(false)", "B.willDisappear(false)", "nav.didDisappear(false)",
          "A.didDisappear(true)", "B.didDisappear(false)",
        ])
      if returns {
        must { try stage.controllers.setRoot(stage.navigation) }
        #expect(stage["A"].appearance == .disappeared && stage["B"].appearance == .appearing)
      }
      stage.settle()
      #expect(stage["B"].appearance == (returns ? .appeared : .disappeared))
      #expect(stage.take().contains("didShow(B)") == returns)
      must { try stage.controllers.setRoot(stage.navigation) }
      #expect(stage["B"].appearance == .appeared && stage.inTree == ["B"])
      stage.settle()
      #expect(stage.unrest == [])
    }
  }

  @Test func anIdleStackOfAThousandCostsNothing() {
    let stage = TransitionStage()
    let screens = (0..<1000).map { _ in
      let screen = ViewController(
        controllers: stage.controllers, delegate: ViewControllerDelegate())
      must { try stage.runtime.entities.insert(screen, as: .viewController) }
      return screen
    }
    must { try stage.navigation.setViewControllers(screens, animated: false) }
    stage.settle()
    #expect(!stage.runtime.needsTick && stage.runtime.nextDeadline == .infinity)
    #expect(stage.transitions.coordinator(of: screens[500]) == nil)
    #expect(stage.views.names.liveCount == 3)
  }
}

/// A vended animator and a plain block side by side.
class InterruptibleBoth: BlockAnimator {
  private var vended: PropertyAnimator?

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    place(session)
    let animator = PropertyAnimator(
      animations: stage.runtime.animations, duration: duration, timing: .linear)
    vended = try? stage.runtime.entities.insert(animator, as: .propertyAnimator)
    must { try animator.addAnimations { [unowned self] in move(session) } }
    animator.addCompletion { position in _ = context.session?.complete(position == .end) }
    must { try animator.start() }
    _ = stage.runtime.animations.animate(AnimationOptions(duration: duration)) {
      stage.set(stage.navigation, .alpha, [0])
    }
  }

  override func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? { vended }

  override func animationEnded(_ completed: Bool) {
    if let vended { stage.runtime.entities.release(vended.handle) }
    vended = nil
  }
}
