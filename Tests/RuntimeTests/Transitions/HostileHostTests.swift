import Testing

@testable import Motus

/// Hosts that do, inside every callback, what nobody expects: nothing traps, and when all is over
/// everything is in order (TR-2, TR-14, AP-1, US-6, US-14).
struct HostileHostTests {
  struct Act: CustomStringConvertible, Sendable {
    let description: String
    /// Whether views or the stack are meant to be other than the requests say afterwards.
    let meddles: Bool
    let perform: @Sendable (TransitionStage, PercentDrivenInteraction) -> Void

    init(
      _ description: String, meddles: Bool = false,
      _ perform: @escaping @Sendable (TransitionStage, PercentDrivenInteraction) -> Void
    ) {
      self.description = description
      self.meddles = meddles
      self.perform = perform
    }
  }

  static let acts: [Act] = requests + interactions + removals

  private static let requests: [Act] = [
    Act("push") { stage, _ in stage.push("X") },
    Act("push at once") { stage, _ in stage.push("X", animated: false) },
    Act("push the same") { stage, _ in stage.push("B") },
    Act("pop") { stage, _ in stage.pop() },
    Act("pop at once") { stage, _ in stage.pop(animated: false) },
    Act("pop to root") { stage, _ in _ = stage.navigation.popToRoot(animated: true) },
    Act("set") { stage, _ in stage.set("X", "A", "Y") },
    Act("set at once") { stage, _ in stage.set("Y", "X", animated: false) },
    Act("set nothing") { stage, _ in stage.set(animated: false) },
    Act("push and pop") { stage, _ in
      stage.push("X", animated: false)
      stage.pop(animated: false)
    },
    Act("be fluid and pop") { stage, _ in
      stage.navigation.setInterruption(.fluid)
      stage.pop()
    },
  ]

  private static let interactions: [Act] = [
    Act("finish") { _, hand in _ = hand.finish() },
    Act("cancel") { _, hand in _ = hand.cancel() },
    Act("pause") { _, hand in _ = hand.pause() },
    Act("grab and fling") { _, hand in
      _ = hand.pause()
      hand.update(0.7)
      _ = hand.finish(velocity: 5)
    },
    Act("complete") { stage, _ in _ = stage.session?.complete(true) },
    Act("complete falsely") { stage, _ in _ = stage.session?.complete(false) },
    Act("complete twice") { stage, _ in
      let session = stage.session
      _ = session?.complete(false)
      _ = session?.complete(true)
    },
    Act("tick") { stage, _ in
      #expect(throws: Fault.self) { try stage.runtime.tick(to: stage.time) }
    },
    Act("animate") { stage, _ in
      _ = stage.runtime.animations.animate(AnimationOptions(duration: 0.1)) {
        stage.set(stage["A"], .alpha, [stage["A"].isViewLoaded ? 0.5 : 1])
        stage.set(stage["B"], .center, [300, 300])
      }
    },
    Act("complete inside a block") { stage, _ in
      let session = stage.session
      _ = stage.runtime.animations.animate(AnimationOptions(duration: 0.1)) {
        stage.set(stage["A"], .alpha, [0.5])
        _ = session?.complete(true)
        stage.set(stage["B"], .alpha, [0.5])
      }
    },
    Act("join") { stage, _ in
      for name in ["A", "B", "X"] {
        let coordinator = stage.transitions.coordinator(of: stage[name])
        _ = coordinator?.animateAlongside(
          .init(
            animation: { _ in stage.set(stage.navigation, .alpha, [0.5]) },
            completion: { _ in stage.push("Y") }, view: .none))
        coordinator?.notifyWhenInteractionChanges { _ in _ = stage.session?.complete(false) }
      }
    },
  ]

  private static let removals: [Act] = [
    Act("release everything") { stage, _ in stage.releaseAll() },
    Act("release and empty the window") { stage, _ in
      stage.releaseAll()
      try? stage.controllers.setRoot(nil)
    },
    Act("remove the views", meddles: true) { stage, _ in
      for name in ["A", "B"] where stage[name].isViewLoaded {
        stage.views.removeFromSuperview(stage[name].viewIfLoaded.index)
      }
    },
    Act("remove the container's view", meddles: true) { stage, _ in
      guard stage.navigation.isViewLoaded else { return }
      stage.views.removeFromSuperview(stage.navigation.viewIfLoaded.index)
    },
    Act("move a view out", meddles: true) { stage, _ in
      guard stage["B"].isViewLoaded else { return }
      try? stage.views.add(stage["B"].viewIfLoaded.index, to: stage.views.window.index)
    },
    Act("unload the views") { stage, _ in
      for name in ["A", "B"] { try? stage[name].unloadView() }
    },
    Act("remove the children", meddles: true) { stage, _ in
      stage["B"].removeFromParent()
      stage["A"].removeFromParent()
    },
    Act("give them to another", meddles: true) { stage, _ in
      try? stage["P"].addChild(stage["B"])
      try? stage["P"].addChild(stage["A"])
    },
    Act("add a child", meddles: true) { stage, _ in
      try? stage["B"].addChild(stage["C"])
      guard let view = try? stage["C"].view(), let under = try? stage["B"].view() else { return }
      try? stage.views.add(view.index, to: under.index)
    },
    Act("another root") { stage, _ in try? stage.controllers.setRoot(stage["R"]) },
    Act("away and back") { stage, _ in
      try? stage.controllers.setRoot(nil)
      guard stage.runtime.entities.contains(stage.navigation.handle) else { return }
      try? stage.controllers.setRoot(stage.navigation)
    },
    Act("another delegate") { stage, _ in stage.navigation.setDelegate(nil) },
  ]

  /// Every callback of the scenario, by the beginning of its line.
  static let moments = [
    "B.willMove(nav", "B.willMove(nil", "animator?", "interactor?", "B.didLoad", "A.willDisappear",
    "B.willAppear", "willShow", "duration", "animate", "along", "B.isAppearing", "B.willLayout",
    "handler", "block done", "ended", "B.willDisappear", "A.willAppear", "A.didDisappear",
    "B.didAppear", "A.didAppear", "B.didDisappear", "B.didMove(nav", "B.didMove(nil", "on cancel",
    "along done", "didShow", "pushed B", "popped",
  ]

  /// Push B in the hand, finish or cancel; push it at once; pop it in the hand.
  private func play(_ stage: TransitionStage, _ hand: PercentDrivenInteraction, finishes: Bool) {
    stage.push("B")
    let coordinator = stage.transitions.coordinator(of: stage["B"])
    _ = coordinator?.animateAlongside(
      .init(
        animation: { _ in
          stage.set(stage.navigation, .alpha, [0.5])
          stage.note("along")
        }, completion: { _ in stage.note("along done") }, view: .none))
    coordinator?.notifyWhenInteractionEnds { _ in stage.note("handler") }
    coordinator?.onCancel { _ in stage.note("on cancel") }
    stage.tick(0.1)
    hand.update(0.5)
    stage.tick(0.1)
    _ = finishes ? hand.finish() : hand.cancel()
    stage.tick(0.1)
    stage.tick(0.5)
    stage.push("B", animated: false)
    stage.pop()
    stage.tick(0.1)
    hand.update(0.5)
    _ = finishes ? hand.finish() : hand.cancel()
    stage.tick(0.5)
    stage.tick(0.1)
  }

  /// Ends what the act has left under way.
  private func end(_ stage: TransitionStage, _ hand: PercentDrivenInteraction) {
    stage.hooks = [:]
    stage.onEvery = nil
    for _ in 0..<12 where stage.transitions.count > 0 {
      _ = hand.finish()
      stage.tick(1)
      _ = stage.session?.complete(true)
      stage.tick(1)
    }
    stage.settle()
  }

  private func run(_ act: Act, at moment: String, finishes: Bool, vends: Bool) -> [String] {
    let stage = TransitionStage("A")
    let hand = stage.drive(from: vends ? InterruptibleAnimator(stage) : BlockAnimator(stage))
    var count = 0
    stage.onEvery = { line in
      guard line.hasPrefix(moment), count < 2 else { return }
      count += 1
      stage.runtime.host.call { act.perform(stage, hand) }
    }
    play(stage, hand, finishes: finishes)
    end(stage, hand)
    var found = stage.inconsistencies
    stage.forgetWarnings()
    if stage.unrest != stage.violations { found += stage.unrest }
    if !act.meddles, stage.navigation.appearance == .appeared,
      stage.inTree != stage.stack.suffix(1)
    {
      found.append("\(stage.inTree) shown of \(stage.stack)")
    }
    return found + stage.tearDown()
  }

  @Test(arguments: acts)
  func inEveryCallback(act: Act) {
    for moment in Self.moments {
      for variant in 0..<3 {
        let found = run(act, at: moment, finishes: variant > 0, vends: variant > 1)
        #expect(found == [], "\(act) in \(moment), variant \(variant)")
      }
    }
  }

  @Test func aHostThatReleasesTooOftenTrapsNothing() {
    for moment in Self.moments {
      for finishes in [false, true] {
        let stage = TransitionStage("A")
        let hand = stage.drive()
        var count = 0
        stage.onEvery = { line in
          guard line.hasPrefix(moment), count < 2 else { return }
          count += 1
          for entity in [stage.navigation, stage["A"], stage["B"]] {
            for view in [entity.viewIfLoaded] where stage.runtime.isAlive(view) {
              for _ in 0..<3 { try? stage.runtime.release(view) }
            }
            for _ in 0..<3 { try? stage.runtime.release(entity.handle) }
          }
        }
        play(stage, hand, finishes: finishes)
        end(stage, hand)
        _ = stage.tearDown()
      }
    }
  }

  @Test func nothingIsKeptAliveAfterTheRuntime() {
    weak var runtime: Runtime?
    weak var screen: Screen?
    do {
      let stage = TransitionStage("A")
      let hand = stage.drive()
      runtime = stage.runtime
      screen = stage["B"]
      stage.push("B")
      stage.push("C")
      stage.tick()
      hand.update(0.5)
      stage.tick()
    }
    #expect(runtime == nil && screen == nil)
  }

  @Test func aDestroyFunctionThatCallsBackFindsEverythingInOrder() throws {
    final class Owner {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let stage = TransitionStage("A")
    let hand = stage.drive()
    stage.push("B")
    let coordinator = stage.transitions.coordinator(of: stage["B"])
    do {
      let owner = Owner { stage.push("C") }
      _ = coordinator?.animateAlongside(
        .init(animation: { _ in _ = owner }, completion: nil, view: .none))
      coordinator?.onCancel { _ in _ = owner }
      let other = Owner { stage.pop() }
      coordinator?.notifyWhenInteractionChanges { _ in _ = other }
      let last = Owner { stage.push("D") }
      try stage.navigation.push(stage["E"], animated: true) { _ in _ = last }
    }
    stage.tick()
    hand.update(0.5)
    _ = hand.finish()
    for _ in 0..<12 {
      stage.tick(1)
      _ = hand.finish()
    }
    stage.settle()
    #expect(stage.transitions.count == 0 && stage.inconsistencies == [])
    #expect(stage.inTree == stage.stack.suffix(1))
  }
}
