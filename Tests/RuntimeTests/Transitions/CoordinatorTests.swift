import Testing

@testable import Motus

/// CO: who animates along, and who is told.
struct CoordinatorTests {
  private func coordinator(_ stage: TransitionStage, _ name: String = "B") -> TransitionCoordinator?
  {
    stage.transitions.coordinator(of: stage[name])
  }

  private func along(
    _ coordinator: TransitionCoordinator?, _ animation: (() -> Void)? = nil,
    done: (() -> Void)? = nil
  ) -> Bool {
    coordinator?.animateAlongside(
      .init(
        animation: animation.map { animation in { _ in animation() } },
        completion: done.map { done in { _ in done() } }, view: .none)) ?? false
  }

  @Test func itExistsFromTheFirstWillCallUntilTheLastOfItsOwnCallbacks() {  // CO-1, TR-17
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    var seen: [String] = []
    var sides: Set<Bool> = []
    stage.onEvery = { line in
      guard !line.contains("Layout") else { return }
      let ids = [stage["A"], stage["B"], stage.navigation].map {
        stage.transitions.coordinator(of: $0) != nil
      }
      if ids.allSatisfy({ $0 }) { seen.append(line) }
      sides.formUnion(Set(ids).count == 1 ? [] : [true])
    }
    stage.push("B")
    stage.settle()
    stage.onEvery = nil
    #expect(
      seen == [
        "duration", "B.didLoad", "A.willDisappear(true)", "B.willAppear(true)", "willShow(B)",
        "animate", "B.isAppearing(true)", "block done", "ended(true)", "A.didDisappear(true)",
        "B.didAppear(true)", "B.didMove(nav)",
      ])
    #expect(sides.isEmpty)
    #expect(coordinator(stage) == nil && stage.unrest == [])
  }

  @Test func aChildAnswersWithItsParents() {  // CO-1
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    must { try stage["A"].addChild(stage["C"]) }
    must { try stage["C"].addChild(stage["D"]) }
    stage.push("B")
    #expect(coordinator(stage, "D") === coordinator(stage, "A") && coordinator(stage, "D") != nil)
    #expect(coordinator(stage, "X") == nil)
  }

  @Test func withoutAnimationThereIsNone() {  // CO-2, US-10
    let stage = TransitionStage("A")
    var seen: [Bool] = []
    for line in ["B.willAppear(false)", "B.didAppear(false)", "pushed B(true)"] {
      stage.hooks[line] = { seen.append(coordinator(stage) == nil) }
    }
    stage.push("B", animated: false)
    #expect(seen == [true, true, true])
  }

  @Test func whatMovesAlongHasTheTransitionsDurationAndCurve() {  // CO-3
    let stage = TransitionStage("A")
    let animator = stage.use(BlockAnimator(stage))
    animator.curve = .cubic(.easeIn)
    stage.push("B")
    #expect(along(coordinator(stage)) { stage.set(stage.navigation, .alpha, [0]) })
    #expect(stage.shown(stage.navigation, .alpha) == [1])
    stage.tick()
    for _ in 0..<4 {
      stage.tick(0.1)
      let progress = (600 - stage.x("B")) / 400
      #expect(abs(1 - progress - (stage.shown(stage.navigation, .alpha).first ?? 9)) < 1e-9)
    }
    stage.settle()
    #expect(stage.shown(stage.navigation, .alpha) == [0] && stage.unrest == [])
  }

  @Test func aBlockInsideCanHaveItsOwnTime() {  // CO-3, UA-7
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    _ = along(coordinator(stage)) {
      var options = AnimationOptions(duration: 0.1)
      options.curve = .linear
      options.flags = [.overrideInheritedDuration, .overrideInheritedCurve]
      _ = stage.runtime.animations.animate(options) { stage.set(stage.navigation, .alpha, [0]) }
    }
    stage.tick()
    stage.tick(0.05)
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.5) < 1e-9)
    stage.tick(0.06)
    #expect(stage.shown(stage.navigation, .alpha) == [0] && stage.x("B") > 400)
  }

  @Test func withoutViewAnimationsItRunsRightAfterTheAnimator() {  // CO-3
    let stage = TransitionStage("A")
    final class Bare: BlockAnimator {
      override func move(_ session: TransitionSession) {}
    }
    let animator = stage.use(Bare(stage))
    animator.completes = false
    stage.push("B")
    _ = along(coordinator(stage)) {
      stage.note("along")
      stage.set(stage.navigation, .alpha, [0])
    }
    stage.tick()
    #expect(stage.take().suffix(3) == ["along", "B.isAppearing(true)", "block done"])
    stage.tick(0.2)
    #expect(stage.shown(stage.navigation, .alpha) == [0.5])
    stage.run(0.3)
    #expect(stage.session?.complete(true) == true)
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func whatMovesAlongOutsideOfTheContainerIsScrubbedToo() throws {  // CO-4, US-5
    let stage = TransitionStage("A")
    let hand = stage.drive()
    let outside = try stage.views.create()
    try stage.views.add(outside.index, to: stage.views.window.index)
    defer { stage.views.release(outside) }
    func alpha() -> Double { stage.views.look(outside.index)[0] }
    var shown: [Double] = [0]
    let kind = try #require(stage.views.properties.kind(of: .alpha))
    func read() {
      stage.runtime.tracks.readShown(outside.index, .alpha, kind, into: &shown)
    }
    stage.push("B")
    let queued = coordinator(stage)?.animateAlongside(
      .init(
        animation: { _ in
          var zero = 0.0
          stage.runtime.animations.set(outside.index, .alpha, kind, to: &zero)
        }, completion: nil, view: stage.views.window))
    #expect(queued == true)
    stage.tick()
    hand.update(0.75)
    stage.tick()
    read()
    #expect(abs((shown.first ?? 9) - 0.25) < 1e-9)
    _ = hand.cancel()
    stage.settle()
    read()
    #expect(shown == [1] && alpha() == 1)
  }

  @Test func completionsTellTheOutcomeWhetherOrNotThereWasAnAnimation() {  // CO-5
    for cancels in [false, true] {
      let stage = TransitionStage("A")
      let hand = stage.drive()
      stage.push("B")
      let coordinator = coordinator(stage)
      var outcome: Bool?
      _ = coordinator?.animateAlongside(
        .init(
          animation: nil, completion: { coordinator in outcome = coordinator.session?.isCancelled },
          view: .none))
      #expect(along(coordinator, { stage.set(stage.navigation, .alpha, [0.5]) }))
      #expect(along(coordinator))
      stage.tick()
      _ = cancels ? hand.cancel() : hand.finish()
      stage.settle()
      #expect(outcome == cancels)
      #expect(stage.unrest == [])
    }
  }

  @Test func onceItIsOverNothingIsQueued() {  // CO-5
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    let coordinator = coordinator(stage)
    var inside: Bool?
    _ = along(coordinator, done: { inside = along(coordinator, done: { stage.note("late") }) })
    coordinator?.onCancel { _ in stage.note("cancelled") }
    stage.settle()
    #expect(inside == false)
    #expect(!along(coordinator, { stage.note("late") }, done: { stage.note("late") }))
    coordinator?.notifyWhenInteractionEnds { _ in stage.note("late") }
    stage.settle()
    let log = stage.take()
    #expect(!log.contains("late") && !log.contains("cancelled"))
    #expect(stage.unrest == [])
  }

  @Test func completionsComeBeforeOverlongAnimationsEnd() {  // CO-5
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    _ = along(
      coordinator(stage),
      {
        var options = AnimationOptions(duration: 1)
        options.curve = .linear
        options.flags = [.overrideInheritedDuration, .overrideInheritedCurve]
        _ = stage.runtime.animations.animate(
          options, completion: { finished in stage.note("long(\(finished))") }
        ) { stage.set(stage.navigation, .alpha, [0]) }
      }, done: { stage.note("done") })
    stage.tick()
    stage.run(0.4)
    #expect(stage.take().contains("done") && stage.session == nil)
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.6) < 1e-9)
    stage.run(0.3)
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.3) < 1e-9)
    stage.run(0.3)
    #expect(stage.take() == ["long(true)"] && stage.shown(stage.navigation, .alpha) == [0])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func anOverlongAnimationDoesNotChangeTheTimeOfTheRest() {  // PD-3, CO-5
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    _ = along(coordinator(stage)) {
      var options = AnimationOptions(duration: 1)
      options.flags = [.overrideInheritedDuration]
      _ = stage.runtime.animations.animate(options) {
        stage.set(stage.navigation, .alpha, [0])
      }
    }
    stage.tick()
    hand.update(0.5)
    _ = hand.finish()
    stage.tick(0.199)
    #expect(stage.session != nil)
    stage.tick(0.002)
    #expect(stage.session == nil && stage.x("B") == 200)
    #expect((stage.shown(stage.navigation, .alpha).first ?? 0) > 0.2)
    stage.settle()
    #expect(stage.shown(stage.navigation, .alpha) == [0] && stage.unrest == [])
  }

  @Test func withoutInteractionTheHandlersNeverRun() {  // CO-7
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    coordinator(stage)?.notifyWhenInteractionEnds { _ in stage.note("handler") }
    coordinator(stage)?.notifyWhenInteractionChanges { _ in stage.note("handler") }
    stage.settle()
    #expect(!stage.take().contains("handler"))
  }

  @Test func aCancelTakesAnimationsBackAndOnCancelTheRest() {  // CO-8, US-12
    let stage = TransitionStage("A")
    let hand = stage.drive()
    var effect = 0
    stage.push("B")
    _ = along(coordinator(stage)) {
      stage.set(stage.navigation, .alpha, [0.25])
      effect = 1
    }
    coordinator(stage)?.onCancel { _ in
      #expect(stage.shown(stage.navigation, .alpha) == [1])
      effect = 0
    }
    stage.tick()
    hand.update(0.5)
    stage.tick()
    #expect(stage.shown(stage.navigation, .alpha) == [0.625])
    _ = hand.cancel()
    stage.settle()
    #expect(effect == 0 && stage.shown(stage.navigation, .alpha) == [1])
    #expect(stage.views.look(stage.navigation.viewIfLoaded.index)[0] == 1)
    #expect(stage.unrest == [])
  }

  @Test func itMattersNotWhenSomethingIsRegistered() {  // CO-9, AP-2
    let lines = ["A.willDisappear(true)", "B.willAppear(true)", "willShow(B)", "animate"]
    for line in lines {
      let stage = TransitionStage("A")
      let hand = stage.drive()
      stage.hooks[line] = {
        _ = along(coordinator(stage)) { stage.set(stage.navigation, .alpha, [0]) }
      }
      stage.push("B")
      stage.tick()
      hand.update(0.5)
      stage.tick()
      #expect(stage.shown(stage.navigation, .alpha) == [0.5])
      _ = hand.finish()
      stage.settle()
      #expect(stage.shown(stage.navigation, .alpha) == [0] && stage.unrest == [])
    }
  }

  @Test func whoComesLateJoinsWhereTheTransitionIs() {
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    stage.tick()
    hand.update(0.5)
    stage.tick()
    #expect(along(coordinator(stage)) { stage.set(stage.navigation, .alpha, [0]) })
    stage.tick()
    #expect(stage.shown(stage.navigation, .alpha) == [1])
    hand.update(0.75)
    stage.tick()
    #expect(abs((stage.shown(stage.navigation, .alpha).first ?? 9) - 0.5) < 1e-9)
    hand.update(1)
    stage.tick()
    #expect(stage.shown(stage.navigation, .alpha) == [0])
    #expect(along(coordinator(stage)) { stage.set(stage.navigation, .shadowRadius, [9]) })
    stage.tick()
    #expect(stage.shown(stage.navigation, .shadowRadius) == [9])
    _ = hand.finish()
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func everythingComesInTheOrderOfRegistration() {  // CO-11
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    let coordinator = coordinator(stage)
    for index in 0..<3 {
      _ = along(
        coordinator, { stage.note("along \(index)") }, done: { stage.note("done \(index)") })
      if index == 1 {
        coordinator?.notifyWhenInteractionEnds { _ in stage.note("handler \(index)") }
      } else {
        coordinator?.notifyWhenInteractionChanges { _ in stage.note("handler \(index)") }
      }
    }
    stage.tick()
    _ = hand.finish()
    stage.settle()
    func numbers(_ prefix: String, _ log: [String]) -> [String] {
      log.filter { $0.hasPrefix(prefix) && $0 != "block done" }.map { String($0.last ?? "?") }
    }
    let log = stage.take()
    for prefix in ["along ", "done ", "handler "] {
      #expect(numbers(prefix, log) == ["0", "1", "2"])
    }
  }

  @Test func aStackNestedInAStackIsHeardInBoth() {  // CO-1, US-11
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    let inner = NavigationController(
      transitions: stage.transitions, delegate: Recorder("inner").with(stage))
    must { try stage.runtime.entities.insert(inner, as: .navigationController) }
    must { try inner.push(stage["R"], animated: false) }
    stage.hooks["R.willAppear(true)"] = {
      #expect(along(coordinator(stage, "R"), { stage.note("along") }, done: { stage.note("done") }))
    }
    must { try stage.navigation.push(inner, animated: true) }
    stage.settle()
    let log = stage.take()
    #expect(log.contains("along") && log.contains("done"))
    let order = [
      "A.willDisappear(true)", "inner.willAppear(true)", "R.willAppear(true)",
      "inner.isAppearing(true)", "R.isAppearing(true)", "A.didDisappear(true)",
      "inner.didAppear(true)", "R.didAppear(true)",
    ]
    #expect(log.filter { order.contains($0) } == order)
    #expect(stage.unrest == [])
  }
}

extension Recorder {
  func with(_ stage: TransitionStage) -> Recorder {
    self.stage = stage
    return self
  }
}
