import Testing

@testable import Motus

/// Whatever callbacks do to the animator that calls them.
struct AnimatorReentrancyTests {
  private func scene(_ duration: Double = 1) throws -> (Stage, Handle, PropertyAnimator) {
    let stage = Stage()
    let view = try stage.view()
    return (stage, view, try stage.animator(duration))
  }

  private func expectEmpty(_ stage: Stage) throws {
    try stage.tick(stage.now)
    try stage.tick(stage.now)
    #expect(stage.isEmpty)
  }

  @Test func aBlockMayStopItsAnimator() throws {
    for without in [true, false] {
      let (stage, view, animator) = try scene()
      try animator.addAnimations {
        stage.set(view, alpha: 0.5)
        try? animator.stop(withoutFinishing: without)
        stage.set(view, .shadowRadius, [4])
      }
      try animator.addAnimations { stage.log.append("never") }
      try animator.start()
      #expect(animator.stateNumber == (without ? 0 : 2))
      #expect(!animator.isRunning)
      // What it has changed shows at once.
      #expect(stage.alpha(view) == 0.5)
      #expect(stage.shown(view, .shadowRadius) == [4])
      #expect(stage.log.isEmpty)
      if !without { try animator.finish(at: .current) }
      try expectEmpty(stage)
    }
  }

  @Test func aBlockMayPauseItsAnimator() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations {
      stage.set(view, alpha: 0)
      try? animator.pause()
    }
    try animator.start()
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.5))
  }

  @Test func aBlockMayReleaseItsAnimator() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations {
      stage.set(view, alpha: 0)
      stage.release(animator)
    }
    try animator.start()
    try stage.tick(1)
    try expectEmpty(stage)
    #expect(stage.alpha(view) == 0)
  }

  @Test func aBlockMayAddAnimationsAndStartAnotherAnimator() throws {
    let (stage, view, animator) = try scene()
    let other = try stage.animator(0.5) { stage.set(view, .shadowRadius, [8]) }
    try animator.addAnimations {
      try? animator.addAnimations { stage.set(view, alpha: 0) }
      try? other.start()
    }
    try animator.start()
    try stage.tick(0.25)
    #expect(near(stage.alpha(view), 0.75))
    #expect(near(stage.shown(view, .shadowRadius), [4]))
  }

  @Test func aBlockMayEndTheViewItMoves() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations {
      stage.set(view, alpha: 0)
      stage.runtime.views.release(view)
    }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(1)
    #expect(stage.log == ["end"])
    try expectEmpty(stage)
  }

  @Test func aCompletionMayStartItAgain() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { _ in
      animator.addCompletion { stage.log.append("again \($0)") }
      try? animator.addAnimations { stage.set(view, alpha: 1) }
      try? animator.start()
    }
    try animator.start()
    try stage.tick(1)
    #expect(animator.isRunning)
    try stage.tick(1.5)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(2)
    #expect(stage.log == ["again end"])
  }

  @Test func aCompletionMayReleaseIt() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { _ in stage.release(animator) }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(1)
    #expect(stage.log == ["end"])
    try expectEmpty(stage)
  }

  /// Between its arrival and its completion it counts as running.
  @Test func anEarlierCompletionOfTheFrameMayStillCatchIt() throws {
    func arrive(_ act: @escaping (PropertyAnimator) -> Void) throws -> (Stage, PropertyAnimator) {
      let stage = Stage()
      let view = try stage.view()
      let animator = try stage.animator(1) { stage.set(view, alpha: 0) }
      animator.addCompletion { stage.log.append("\($0)") }
      _ = stage.animations.animate(
        .linear(0.5),
        completion: { _ in
          stage.log.append("running \(animator.isRunning)")
          act(animator)
        }
      ) { stage.set(view, .shadowRadius, [1]) }
      try animator.start()
      try stage.tick(1)
      return (stage, animator)
    }
    let (untouched, _) = try arrive { _ in }
    #expect(untouched.log == ["running true", "end"])

    let (scrubbed, _) = try arrive { try? $0.setFractionComplete(0.5) }
    #expect(scrubbed.log == ["running true", "end"])

    let (paused, first) = try arrive { try? $0.pause() }
    #expect(paused.log == ["running true"])
    #expect(first.stateNumber == 1 && !first.isRunning && first.fractionComplete == 1)

    let (turned, second) = try arrive { $0.setReversed(true) }
    #expect(turned.log == ["running true"])
    #expect(second.isRunning)
    try turned.tick(2)
    #expect(turned.log == ["running true", "start"])

    let (stopped, third) = try arrive { try? $0.stop(withoutFinishing: true) }
    #expect(stopped.log == ["running true"])
    #expect(third.stateNumber == 0)
  }

  @Test func anObserverMayStopItAndStartItAgain() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("first \($0)") }
    var times = 0
    animator.observe { change in
      guard case .state = change, animator.stateNumber == 0, times == 0 else { return }
      times = 1
      try? animator.addAnimations { stage.set(view, alpha: 1) }
      animator.addCompletion { stage.log.append("second \($0)") }
      try? animator.start()
    }
    try animator.start()
    try stage.tick(1)
    // Only the completion of the run that has ended.
    #expect(stage.log == ["first end"])
    try stage.tick(2)
    #expect(stage.log == ["first end", "second end"])
    try expectEmpty(stage)
  }

  @Test func anInnerBlocksCompletionComesBeforeTheAnimators() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations {
      stage.fade(view, to: 0, .linear(1), "inner")
    }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(1)
    #expect(stage.log == ["inner+", "end"])
  }

  @Test func stoppingCutsInnerBlocksOff() throws {
    for without in [true, false] {
      let (stage, view, animator) = try scene()
      try animator.addAnimations { stage.fade(view, to: 0, .linear(1), "inner") }
      try animator.start()
      try stage.tick(0.5)
      try animator.stop(withoutFinishing: without)
      try stage.tick(0.5)
      #expect(stage.log == ["inner-"])
    }
  }

  @Test func anInnerBlockThatLastsLongerGoesOnAlone() throws {
    let (stage, view, animator) = try scene()
    let other = try stage.view()
    try animator.addAnimations {
      stage.set(other, alpha: 0)
      stage.fade(view, to: 0, .linear(2, flags: .overrideInheritedDuration), "long")
    }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(1)
    #expect(stage.takeLog() == ["end"])
    #expect(animator.stateNumber == 0)
    #expect(stage.alpha(other) == 0)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(1.5)
    #expect(near(stage.alpha(view), 0.25))
    #expect(near(stage.alpha(other), 0))
    try stage.tick(2)
    #expect(stage.takeLog() == ["long+"])
    #expect(stage.alpha(view) == 0)
    try expectEmpty(stage)
  }

  @Test func switchedOffItsBlocksDoNotMoveButItCompletes() throws {  // UA-9
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("\($0)") }
    stage.animations.setEnabled(false)
    try animator.start()
    stage.animations.setEnabled(true)
    #expect(stage.alpha(view) == 0)
    try stage.tick(1)
    #expect(stage.log == ["end"])
  }

  // MARK: - Letting go (US-22)

  @Test func releasedWhileRunningItRunsOnToItsCompletion() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(0.5)
    stage.release(animator)
    try stage.tick(0.75)
    #expect(near(stage.alpha(view), 0.25))
    try stage.tick(1)
    #expect(stage.log == ["end"])
    try expectEmpty(stage)
  }

  @Test func releasedWhileWaitingItStartsAndCompletes() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start(afterDelay: 1)
    stage.release(animator)
    try stage.tick(2)
    #expect(stage.log == ["end"])
    try expectEmpty(stage)
  }

  @Test func releasedWhilePausedOrStoppedItEndsWhereItIsAndSaysSo() throws {
    for stops in [false, true] {
      let (stage, view, animator) = try scene()
      stage.runtime.host.setReport { code, function, message in
        stage.log.append("\(code) \(String(cString: function)) \(message.text)")
      }
      try animator.addAnimations { stage.set(view, alpha: 0) }
      animator.addCompletion { _ in stage.log.append("never") }
      try animator.start()
      try stage.tick(0.25)
      if stops { try animator.stop(withoutFinishing: false) } else { try animator.pause() }
      stage.release(animator)
      #expect(near(stage.modelAlpha(view), 0.75))
      let noun = stops ? "stopped" : "paused"
      #expect(
        stage.log == [
          "invalidState motus_release the animator is \(noun) and nobody holds it any more: "
            + "it ends where it is"
        ])
      stage.runtime.host.setReport(nil)
      try expectEmpty(stage)
    }
  }

  @Test func releasedInactiveItSaysNothing() throws {
    let (stage, _, animator) = try scene()
    stage.runtime.host.setReport { _, _, _ in stage.log.append("report") }
    try animator.addAnimations {}
    stage.release(animator)
    #expect(stage.log.isEmpty)
    stage.runtime.host.setReport(nil)
    try expectEmpty(stage)
  }

  @Test func releasedItDoesNotPauseAtItsEnd() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("\($0)") }
    animator.configure { $0.pausesOnCompletion = true }
    try animator.start()
    stage.release(animator)
    try stage.tick(1)
    #expect(stage.log == ["end"])
    try expectEmpty(stage)
  }

  @Test func releasedOnTheWayToAFractionItEndsThere() throws {
    let (stage, view, animator) = try scene()
    try animator.addAnimations { stage.set(view, alpha: 0) }
    try animator.pause()
    try animator.continueAnimation(until: 0.5)
    stage.release(animator)
    try stage.tick(1)
    #expect(near(stage.modelAlpha(view), 0.5))
    try expectEmpty(stage)
  }

  /// No cycle keeps an animator, whatever it was doing when everybody let go of it.
  @Test func noAnimatorOutlivesItsWork() throws {
    final class Witness {}
    typealias Act = (PropertyAnimator, Stage) throws -> Void
    let acts: [Act] = [
      { _, _ in },
      { animator, _ in try animator.start() },
      { animator, _ in try animator.start(afterDelay: 0.5) },
      { animator, _ in try animator.pause() },
      { animator, stage in
        try animator.start()
        try stage.tick(0.5)
        try animator.pause()
        try animator.start(afterDelay: 0.5)
      },
      { animator, _ in
        try animator.start()
        try animator.stop(withoutFinishing: false)
      },
      { animator, stage in
        animator.configure { $0.pausesOnCompletion = true }
        try animator.start()
        try stage.tick(2)
      },
    ]
    for endsRuntime in [false, true] {
      for act in acts {
        weak var witness: Witness?
        var stage: Stage? = Stage()
        try {
          let stage = stage!
          let view = try stage.view()
          let kept = Witness()
          witness = kept
          let animator = try stage.animator(1) { stage.set(view, alpha: 0) }
          animator.addCompletion { _ in withExtendedLifetime(kept) {} }
          try act(animator, stage)
          if endsRuntime {
            stage.release(animator)
            stage.runtime.end()
          } else {
            stage.release(animator)
            try stage.tick(5)
          }
        }()
        stage = nil
        #expect(witness == nil)
      }
    }
  }
}
