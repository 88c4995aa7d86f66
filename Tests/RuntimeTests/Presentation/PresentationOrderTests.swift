import Testing

@testable import Motus

/// Present and dismiss: who is told what, in which order, and what stands in the window.
struct PresentationOrderTests {
  // LC-8, LC-14, TR-11
  @Test func fullScreenTakesThePresenterAwayAndBringsItBack() {
    let stage = TransitionStage.withRoot()
    stage.style("P", .fullScreen)
    #expect(stage.present("P", by: "R") == nil)
    // PR-9: both know each other at once.
    #expect(stage.chain("R") == ["P"])
    #expect(stage["P"].presenter == stage["R"].handle)
    stage.settle()
    #expect(stage.inWindow == ["P"])
    #expect(
      stage.take().filter { !$0.contains("didLoad") } == [
        "R.willDisappear(true)", "P.willAppear(true)", "P.isAppearing(true)", "P.didAppear(true)",
        "R.didDisappear(true)", "presented P(true)",
      ])
    stage.dismiss("R")
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(
      stage.take() == [
        "P.willDisappear(true)", "R.willAppear(true)", "R.isAppearing(true)", "R.didAppear(true)",
        "P.didDisappear(true)", "dismissed R(true)",
      ])
    #expect(stage.chain("R") == [])
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // LC-9
  @Test(arguments: [
    PresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet,
    .popover, .automatic,
  ])
  func otherStylesLeaveThePresenterInPeace(_ style: PresentationStyle) {
    let stage = TransitionStage.withRoot()
    stage.style("P", style)
    stage.present("P", by: "R")
    stage.settle()
    #expect(stage.inWindow == ["P", "R"])
    #expect(stage.takeAppearances() == ["P.WA", "P.IA", "P.DA"])
    stage.dismiss("P")
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.takeAppearances() == ["P.WD", "P.DD"])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // LC-3: without animation the same calls, in one turn
  @Test func withoutAnimationEverythingHappensBeforeTheCallReturns() {
    let stage = TransitionStage.withRoot()
    stage.style("P", .fullScreen)
    stage.present("P", by: "R", animated: false)
    #expect(stage.takeAppearances() == ["R.WD", "P.WA", "P.IA", "P.DA", "R.DD"])
    #expect(stage.inWindow == ["P"])
    stage.dismiss("P", animated: false)
    #expect(stage.takeAppearances() == ["P.WD", "R.WA", "R.IA", "R.DA", "P.DD"])
    #expect(stage.inWindow == ["R"])
    #expect(stage.inconsistencies == [])
    #expect(stage.tearDown() == [])
  }

  // TR-15, PR-6, PR-13, R-1
  @Test func aCustomPresentationGoesThroughItsStepsInOrder() {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animationController)
    delegate.animator = animator
    stage.present("P", by: "R")
    _ = stage.transitions.coordinator(of: stage["P"])?.animateAlongside(
      .init(animation: nil, completion: { _ in stage.note("coordinator done") }, view: .none))
    stage.settle()
    #expect(
      stage.take().filter { !$0.contains("didLoad") } == [
        "presentation controller?", "present animator? P R R", "interactor? true", "duration",
        "P.willAppear(true)", "presentation will begin", "container will lay out",
        "container did lay out", "animate", "P.isAppearing(true)", "block done",
        "ended(true)", "P.didAppear(true)", "presentation did end(true)", "coordinator done",
        "presented P(true)",
      ])
    #expect(presentation.shownAlpha == 1)
    stage.dismiss("P")
    stage.settle()
    #expect(
      stage.take() == [
        "dismiss animator? P", "interactor? false", "duration", "P.willDisappear(true)",
        "dismissal will begin", "animate", "block done", "ended(true)",
        "P.didDisappear(true)", "dismissal did end(true)", "dismissed P(true)",
      ])
    // US-18: this animator moves what it has not been given.
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("put back"))
    #expect(stage.inWindow == ["R"])
    stage.forgetWarnings()
    #expect(stage.unrest == [])
    delegate.animator = nil
    delegate.presentation = nil
    #expect(stage.tearDown() == [])
  }

  // TR-7, TR-8, LC-9: what an animator is shown of both sides
  @Test func theContextSaysWhereBothSidesStandAndWhatToLeaveAlone() throws {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animationController)
    delegate.animator = animator
    stage.present("P", by: "R")
    stage.tick()
    let session = try #require(stage.presentations.session(of: presentation))
    let window = Rect(x: 0, y: 0, width: 400, height: 800)
    #expect(session.participants.initialFrames.from == window)
    #expect(session.participants.finalFrames.from == window)
    #expect(session.participants.finalFrames.to == presentation.frame)
    #expect(session.request.view(of: session.request.from) == .none)
    #expect(session.request.view(of: session.request.to) == stage["P"].viewIfLoaded)
    stage.settle()
    #expect(stage.views.frame(stage["P"].viewIfLoaded.index) == presentation.frame)
    stage.dismiss("P")
    stage.tick()
    let back = try #require(stage.presentations.session(of: presentation))
    #expect(back.participants.finalFrames.from == .zero)
    #expect(back.participants.initialFrames.from == presentation.frame)
    #expect(back.request.view(of: back.request.to) == .none)
    stage.settle()
  }

  // TR-9, CO-2: with the custom style the animator is asked without animation, too
  @Test func theCustomStyleAsksItsAnimatorWithoutAnimationToo() {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    stage.present("P", by: "R", animated: false)
    #expect(stage.inWindow == ["P", "R"])
    #expect(presentation.shownAlpha == 1)
    stage.clear()
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animationController)
    delegate.animator = animator
    stage.hooks["animate"] = {
      #expect(animator.context?.session?.request.isAnimated == false)
      #expect(stage.transitions.coordinator(of: stage["P"]) != nil)
      _ = animator.context?.session?.complete(true)
    }
    stage.dismiss("P", animated: false)
    #expect(stage.inWindow == ["R"])
    #expect(stage.take().contains("P.didDisappear(false)"))
    #expect(stage.inconsistencies == [])
  }

  // AP-7
  @Test func whyAControllerAppearsIsKnownInsideTheCallsOnly() {
    let stage = TransitionStage.withRoot()
    var seen: [String] = []
    stage.onEvery = { line in
      let screen = stage["P"]
      if line.hasPrefix("P.") && line.contains("appear") || line.contains("Appear")
        || line.contains("Disappear")
      {
        seen.append(
          "\(line.prefix(while: { $0 != "(" })) \(screen.lifecycle.reasons.contains(.presented)) "
            + "\(screen.lifecycle.reasons.contains(.dismissed))")
      }
    }
    stage.present("P", by: "R")
    stage.settle()
    stage.dismiss("P")
    stage.settle()
    #expect(
      seen == [
        "P.willAppear true false", "P.isAppearing true false", "P.didAppear true false",
        "P.willDisappear false true", "P.didDisappear false true",
      ])
    #expect(stage["P"].lifecycle.reasons.isEmpty)
  }
}
