import Testing

@testable import Motus

/// The canonical orders (LC, R-1).
struct TransitionOrderTests {
  /// Whatever stands in both lists does so in the order of the second.
  private func filtered(_ log: [String], _ lines: [String]) -> [String] {
    log.filter { lines.contains($0) }
  }

  @Test func aPushTellsInTheCanonicalOrder() {  // LC-1, LC-4, R-1, TR-15, CO-3
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    #expect(stage.stack == ["A", "B"])
    #expect(stage.take() == ["B.willMove(nav)", "animator? push A B", "interactor?", "duration"])
    let coordinator = stage.transitions.coordinator(of: stage["B"])
    _ = coordinator?.animateAlongside(
      .init(
        animation: { _ in stage.note("along") }, completion: { _ in stage.note("along done") },
        view: .none))
    stage.tick()
    #expect(
      stage.take() == [
        "B.didLoad", "A.willDisappear(true)", "B.willAppear(true)", "willShow(B)",
        "animate", "along", "B.isAppearing(true)",
      ])
    #expect(stage.inTree == ["A", "B"])
    stage.run(0.4)
    #expect(
      stage.take() == [
        "block done", "ended(true)", "A.didDisappear(true)", "B.didAppear(true)",
        "B.didMove(nav)", "along done", "didShow(B)", "pushed B(true)",
      ])
    #expect(stage.inTree == ["B"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func aPopTellsInTheCanonicalOrder() {  // LC-2
    let stage = TransitionStage("A", "B")
    stage.use(BlockAnimator(stage))
    stage.pop()
    #expect(stage.stack == ["A"])
    #expect(stage.take() == ["B.willMove(nil)", "animator? pop B A", "interactor?", "duration"])
    #expect(stage["B"].parent == stage.navigation.handle)
    stage.tick()
    #expect(
      stage.take() == [
        "A.didLoad", "B.willDisappear(true)", "A.willAppear(true)", "willShow(A)",
        "animate", "A.isAppearing(true)",
      ])
    #expect(stage["B"].parent == stage.navigation.handle)
    stage.run(0.4)
    #expect(
      stage.take() == [
        "block done", "ended(true)", "B.didDisappear(true)", "A.didAppear(true)",
        "B.didMove(nil)", "didShow(A)", "popped(true)",
      ])
    #expect(stage["B"].parent.isNone && stage.inTree == ["A"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func withoutAnimationTheOrderIsTheSameInOneTurn() {  // LC-3
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B", animated: false)
    #expect(
      stage.take() == [
        "B.willMove(nav)", "B.didLoad", "A.willDisappear(false)", "B.willAppear(false)",
        "willShow(B)", "B.isAppearing(false)", "A.didDisappear(false)", "B.didAppear(false)",
        "B.didMove(nav)", "didShow(B)", "pushed B(true)",
      ])
    #expect(stage.inTree == ["B"])
    stage.pop(animated: false)
    #expect(
      stage.take() == [
        "B.willMove(nil)", "B.willDisappear(false)", "A.willAppear(false)", "willShow(A)",
        "A.isAppearing(false)", "B.didDisappear(false)", "A.didAppear(false)", "B.didMove(nil)",
        "didShow(A)", "popped(true)",
      ])
    #expect(stage.inTree == ["A"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func theDelegateHearsOfSettingTheStackAndOfTheFirstDisplay() {  // LC-4
    let stage = TransitionStage("A", inWindow: false)
    #expect(stage.take() == [])
    must { try stage.controllers.setRoot(stage.navigation) }
    #expect(
      stage.take() == [
        "nav.didLoad", "nav.willAppear(false)", "A.didLoad", "A.willAppear(false)", "willShow(A)",
        "nav.isAppearing(false)", "A.isAppearing(false)", "nav.didAppear(false)",
        "A.didAppear(false)", "didShow(A)",
      ])
    stage.set("B", "C")
    stage.settle()
    #expect(
      filtered(
        stage.take(), ["willShow(C)", "A.willDisappear(true)", "C.didAppear(true)", "didShow(C)"])
        == ["A.willDisappear(true)", "willShow(C)", "C.didAppear(true)", "didShow(C)"])
    #expect(stage.unrest == [])
  }

  @Test func aCancelledPopCorrectsTheWillCallsAtItsEnd() {  // LC-5, LC-6, R-2, CO-6
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    stage.pop()
    let coordinator = stage.transitions.coordinator(of: stage["A"])
    coordinator?.notifyWhenInteractionChanges { _ in stage.note("changed") }
    coordinator?.onCancel { _ in stage.note("on cancel") }
    _ = coordinator?.animateAlongside(
      .init(animation: nil, completion: { _ in stage.note("along done") }, view: .none))
    stage.tick()
    hand.update(0.5)
    stage.run(0.1)
    stage.clear()
    #expect(hand.cancel())
    #expect(stage.take() == ["changed"])
    #expect(stage["A"].appearance == .appearing && stage["B"].appearance == .disappearing)
    stage.settle()
    #expect(
      stage.take() == [
        "block done", "ended(false)", "A.willDisappear(true)", "B.willAppear(true)",
        "A.didDisappear(true)", "B.isAppearing(true)", "B.didAppear(true)", "B.didMove(nav)",
        "on cancel", "along done", "popped(false)",
      ])
    #expect(stage.stack == ["A", "B"] && stage.inTree == ["B"])
    #expect(stage["B"].parent == stage.navigation.handle)
    #expect(stage.unrest == [])
  }

  @Test func aCancelledPushLeavesNothingBehind() {  // LC-5, LC-6, NV-6
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    stage.tick()
    hand.update(0.3)
    _ = hand.cancel()
    stage.clear()
    stage.settle()
    #expect(
      stage.take() == [
        "block done", "ended(false)", "B.willDisappear(true)", "A.willAppear(true)",
        "B.didDisappear(true)", "A.isAppearing(true)", "A.didAppear(true)", "B.didMove(nil)",
        "pushed B(false)",
      ])
    #expect(stage.stack == ["A"] && stage.inTree == ["A"] && stage["B"].parent.isNone)
    #expect(stage.unrest == [])
  }

  @Test func interactionHandlersComeBeforeCorrectiveCallsWithValidValues() {  // CO-6, LC-5
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    hand.speed = 2
    stage.pop()
    stage.tick()
    hand.update(0.25)
    var seen: [String] = []
    stage.transitions.coordinator(of: stage["A"])?.notifyWhenInteractionEnds { coordinator in
      guard let session = coordinator.session else { return }
      seen = [
        "\(session.isCancelled)", "\(session.isInteractive)", "\(session.percentComplete)",
        "\(session.completionVelocity)", "\(session.completionCurve == .cubic(.easeInOut))",
      ]
      seen.append("\(stage["A"].appearance.noun)")
    }
    _ = hand.cancel()
    #expect(seen == ["true", "false", "0.25", "2.0", "true", "appearing"])
  }

  @Test func aSecondRequestWaitsByDefault() {  // LC-7 (older model), TR-14, R-6
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    stage.tick()
    stage.run(0.1)
    stage.clear()
    stage.pop()
    stage.push("C")
    #expect(stage.take() == [] && stage.stack == ["A", "B"])
    stage.run(0.3)
    #expect(
      filtered(stage.take(), ["pushed B(true)", "B.willMove(nil)", "C.willMove(nav)"])
        == ["pushed B(true)", "B.willMove(nil)"])
    #expect(stage.stack == ["A"])
    stage.settle()
    #expect(
      filtered(stage.take(), ["popped(true)", "pushed C(true)"]) == [
        "popped(true)", "pushed C(true)",
      ])
    #expect(stage.stack == ["A", "C"] && stage.inTree == ["C"])
    #expect(stage.unrest == [])
  }

  @Test func aPopIntoAPushCompletesItAheadWhenTheContainerIsFluid() {  // LC-7, R-6
    let stage = TransitionStage("A")
    stage.navigation.setInterruption(.fluid)
    stage.use(BlockAnimator(stage))
    stage.push("B")
    stage.tick()
    stage.run(0.1)
    let x = stage.x("B")
    stage.clear()
    stage.pop()
    #expect(
      stage.take() == [
        "block done", "ended(true)", "A.didDisappear(true)", "B.didAppear(true)", "B.didMove(nav)",
        "didShow(B)", "pushed B(true)", "B.willMove(nil)", "animator? pop B A", "interactor?",
        "duration",
      ])
    #expect(stage.x("B") == x)
    stage.tick()
    #expect(stage.inTree == ["B", "A"])
    #expect(abs(stage.x("B") - x) < 1e-9)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.inTree == ["A"])
    #expect(stage.unrest == [])
  }

  @Test func eventsSayTheSameAsTheCallbacksAndTellOfACancel() {  // LC-15, US-15
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    var kinds: [UInt32] = []
    var details: [Int32] = []
    func tick(_ seconds: Double) {
      stage.tick(seconds)
      for index in 0..<stage.runtime.events.published.count {
        let event = stage.runtime.events.published[index]
        kinds.append(event.kind)
        guard event.kind >= Event.Kind.transitionBegan.rawValue else { continue }
        details.append(event.detail)
        #expect(event.subject == stage.navigation.handle.bits)
        #expect(event.other == stage["A"].handle.bits)
      }
    }
    stage.pop()
    tick(0)
    hand.update(0.5)
    _ = hand.cancel()
    for _ in 0..<4 { tick(0.1) }
    let expected: [Event.Kind] = [
      .willMoveToParent, .viewDidLoad, .viewWillDisappear, .viewWillAppear, .willShow,
      .transitionBecameInteractive, .viewIsAppearing, .transitionCancelling, .viewWillDisappear,
      .viewWillAppear, .viewDidDisappear, .viewIsAppearing, .viewDidAppear, .didMoveToParent,
      .transitionEnded,
    ]
    #expect(kinds == expected.map(\.rawValue))
    // The operation, and at the end whether it was completed.
    #expect(details == [2, 2, 0])
  }
}
