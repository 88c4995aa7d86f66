import Testing

@testable import Motus

/// Who presents, what dismissing takes along, what is refused, what waits.
struct PresentationRulesTests {
  // PR-1, US-19: the outermost controller presents, or the nearest that defines a context
  @Test func theStyleSaysWhoPresents() {
    let stage = TransitionStage("A")
    let container = stage["C"]
    must { try container.addChild(stage["D"]) }
    stage.push("C", animated: false)
    for (style, defines, presenter) in [
      (PresentationStyle.overFullScreen, true, "nav"), (.pageSheet, true, "nav"),
      (.overCurrentContext, true, "C"), (.overCurrentContext, false, "nav"),
      (.currentContext, true, "C"),
    ] {
      stage.settings("C").setFlags(definesContext: defines)
      stage.style("P", style)
      stage.present("P", by: "D")
      #expect(stage.name(stage.controllers.find(stage["P"].presenter)) == presenter)
      stage.settle()
      stage.dismiss("D")
      stage.settle()
      #expect(stage["P"].presenter.isNone)
    }
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
  }

  // PR-8, R-6, R-13, US-21: refused with a word, and nobody is called
  @Test func presentingWhilePresentingIsBusy() {
    let stage = TransitionStage.withRoot()
    stage.present("P", by: "R")
    #expect(stage.present("Q", by: "R") == .busy)
    #expect(!stage.take().contains("presented Q(false)"))
    stage.settle()
    #expect(stage.present("Q", by: "R") == .busy)
    #expect(stage.present("P", by: "R") == .invalidState)
    #expect(stage.chain("R") == ["P"])
    #expect(stage.present("Q", by: "P") == nil)
    stage.settle()
    #expect(stage.chain("R") == ["P", "Q"])
  }

  @Test func whatHasAnotherPlaceOrNoWindowCannotTakePart() {
    let stage = TransitionStage.withRoot()
    must { try stage["C"].addChild(stage["D"]) }
    #expect(stage.present("D", by: "R") == .invalidState)
    #expect(stage.present("R", by: "R") == .invalidArgument)
    #expect(stage.present("P", by: "X") == .invalidState)
    #expect(stage.take().filter { $0.contains("presented") }.isEmpty)
    stage.present("P", by: "R", animated: false)
    #expect(throws: Fault.self) { try stage.controllers.setRoot(stage["P"]) }
    #expect(throws: Fault.self) { try stage["C"].addChild(stage["P"]) }
    #expect(throws: Fault.self) {
      try stage.navigation.push(stage["P"], animated: false)
    }
  }

  // PR-2
  @Test func dismissingFromThePresenterTakesEverythingAbove() {
    let stage = TransitionStage.withRoot()
    for (name, source) in [("P", "R"), ("Q", "P"), ("S", "Q")] {
      stage.style(name, name == "Q" ? .fullScreen : .overFullScreen)
      stage.present(name, by: source)
      stage.settle()
    }
    #expect(stage.chain("R") == ["P", "Q", "S"])
    #expect(stage.inWindow == ["Q", "R", "S"])
    stage.clear()
    stage.dismiss("R")
    stage.tick()
    stage.tick(0.1)
    // The topmost is seen to go; the others are out of sight.
    #expect(stage.y("S") > 400)
    #expect(stage.takeAppearances() == ["S.WD", "Q.WD"])
    stage.settle()
    #expect(stage.takeAppearances() == ["S.DD", "Q.DD"])
    #expect(stage.chain("R") == [])
    #expect(stage.inWindow == ["R"])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // PR-2
  @Test func dismissingWhatHasNothingAboveForwardsToItsPresenter() {
    let stage = TransitionStage.withRoot()
    stage.present("P", by: "R", animated: false)
    stage.present("Q", by: "P", animated: false)
    stage.dismiss("Q", animated: false)
    #expect(stage.chain("R") == ["P"])
    // What presents dismisses what is above, not itself.
    stage.present("Q", by: "P", animated: false)
    stage.dismiss("P", animated: false)
    #expect(stage.chain("R") == ["P"])
    stage.clear()
    stage.dismiss("X", animated: false)
    #expect(stage.take() == ["dismissed X(false)"])
  }

  // R-6
  @Test func aDismissalDuringThePresentationWaitsForItsEnd() {
    let stage = TransitionStage.withRoot()
    stage.present("P", by: "R")
    stage.tick()
    stage.tick(0.1)
    stage.dismiss("P")
    stage.settle()
    let lines = stage.take()
    #expect(lines.suffix(2) == ["P.didDisappear(true)", "dismissed P(true)"])
    #expect(lines.contains("presented P(true)"))
    #expect(stage.inWindow == ["R"])
    #expect(stage.unrest == [])
  }

  // LC-7, R-6: with the fluid policy the picture carries on
  @Test func aFluidDismissalStartsFromWhatIsOnTheScreen() {
    let stage = TransitionStage.withRoot()
    stage["R"].setInterruption(.fluid)
    stage.style("P", .overFullScreen)
    stage.present("P", by: "R")
    stage.tick()
    stage.tick(0.1)
    let before = stage.y("P")
    stage.dismiss("R")
    stage.tick()
    #expect(abs(stage.y("P") - before) < 1e-6)
    #expect(stage.takeAppearances() == ["P.WA", "P.IA", "P.DA", "P.WD"])
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.unrest == [])
  }

  @Test func presentingFromADidCallWorksAtOnce() {
    let stage = TransitionStage.withRoot()
    stage.hooks["P.didAppear(true)"] = { stage.present("Q", by: "P") }
    stage.hooks["Q.didDisappear(true)"] = { stage.dismiss("R") }
    stage.present("P", by: "R")
    stage.settle()
    #expect(stage.chain("R") == ["P", "Q"])
    stage.hooks["P.didAppear(true)"] = nil
    stage.dismiss("Q")
    stage.settle()
    #expect(stage.chain("R") == [])
    #expect(stage.inWindow == ["R"])
    #expect(stage.unrest == [])
  }

  // TR-11, LC-6, PR-6: what the presentation has added is kept when its dismissal is cancelled
  @Test func aDismissalByHandCanBeCancelledAndTakenAgain() throws {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    presentation.removes = true
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animationController)
    let hand = PercentDrivenInteraction()
    stage.hold(hand, as: .percentDrivenInteraction)
    stage.present("P", by: "R", animated: true)
    stage.settle()
    delegate.animator = animator
    delegate.interactor = hand
    stage.clear()
    stage.dismiss("P")
    stage.tick()
    hand.update(0.5)
    stage.tick()
    #expect(abs(presentation.shownAlpha - 0.5) < 1e-9)
    #expect(stage.inWindow == ["P", "R"])
    #expect(hand.cancel())
    stage.settle()
    #expect(
      stage.take().filter { $0.contains("P.") || $0.contains("dismiss") } == [
        "dismiss animator? P", "P.willDisappear(true)", "dismissal will begin",
        "P.willAppear(true)",
        "P.isAppearing(true)", "P.didAppear(true)", "dismissal did end(false)",
        "dismissed P(false)",
      ])
    #expect(presentation.shownAlpha == 1)
    #expect(stage.inWindow == ["P"])
    #expect(stage.chain("R") == ["P"])
    #expect(stage.views.frame(stage["P"].viewIfLoaded.index) == presentation.frame)
    stage.dismiss("P")
    stage.tick()
    hand.update(0.2)
    _ = hand.cancel()
    stage.tick(0.02)
    #expect(hand.pause())
    _ = hand.finish(velocity: 3)
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
    delegate.animator = nil
    delegate.interactor = nil
    delegate.presentation = nil
    #expect(stage.tearDown() == [])
  }

  // TR-11, PR-6
  @Test func aCancelledPresentationLeavesNothingBehind() {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animationController)
    let hand = PercentDrivenInteraction()
    stage.hold(hand, as: .percentDrivenInteraction)
    delegate.animator = animator
    delegate.interactor = hand
    stage.present("P", by: "R")
    stage.tick()
    hand.update(0.3)
    stage.tick()
    _ = hand.cancel()
    stage.settle()
    let lines = stage.take()
    #expect(lines.contains("presentation did end(false)"))
    #expect(lines.last == "presented P(false)")
    #expect(stage.inWindow == ["R"])
    #expect(stage["P"].presenter.isNone && stage["R"].presented.isNone)
    #expect(presentation.containerView.isNone)
    #expect(stage.views.names.liveCount == 4)  // window, nav's, R's, P's
    #expect(stage.inconsistencies == [])
  }

  // A root that goes takes along what it presents.
  @Test func anotherRootEndsEveryPresentation() {
    for animated in [false, true] {
      let stage = TransitionStage.withRoot()
      stage.style("P", .fullScreen)
      stage.present("P", by: "R", animated: animated)
      stage.tick()
      stage.present("Q", by: "P", animated: animated)
      stage.tick(0.1)
      must { try stage.controllers.setRoot(stage["N"]) }
      stage.settle()
      #expect(stage.inWindow == ["N"])
      #expect(stage.chain("R") == [])
      #expect(stage.inconsistencies == [])
      #expect(stage.transitions.count == 0)
      #expect(stage.tearDown() == [])
    }
  }

  // PR-10
  @Test func aContainerOfAnotherSizeIsLaidOutAnew() {
    let stage = TransitionStage.withRoot()
    let (delegate, presentation) = stage.custom("P")
    stage.present("P", by: "R")
    stage.settle()
    stage.clear()
    presentation.frame = Rect(x: 0, y: 200, width: 800, height: 200)
    stage.runtime.resizeWindow(Size(width: 800, height: 400))
    #expect(stage.runtime.needsTick)
    stage.tick()
    #expect(
      stage.take().filter { $0.contains("container") } == [
        "container will lay out", "container did lay out",
      ])
    #expect(presentation.containerBounds.size == Size(width: 800, height: 400))
    #expect(stage.views.frame(stage["P"].viewIfLoaded.index) == presentation.frame)
    delegate.presentation = nil
  }

  // PR-1: what has taken its presenter's place in a container comes and goes with it
  @Test func whatStandsInForItsPresenterIsMovedByTheContainer() {
    let stage = TransitionStage("A")
    stage.settings("A").setFlags(definesContext: true)
    stage.style("P", .currentContext)
    stage.present("P", by: "A")
    stage.settle()
    #expect(stage.inWindow == ["P"])
    stage.clear()
    for animated in [false, true] {
      stage.push("B", animated: animated)
      stage.settle()
      #expect(stage.inWindow == ["B"])
      #expect(stage.takeAppearances().filter { $0.hasPrefix("P") } == ["P.WD", "P.DD"])
      stage.pop(animated: animated)
      stage.tick()
      stage.tick(0.1)
      if animated { #expect(stage.inWindow == ["B", "P"]) }
      stage.settle()
      #expect(stage.inWindow == ["P"])
      #expect(stage.takeAppearances().filter { !$0.hasPrefix("B") } == ["P.WA", "P.IA", "P.DA"])
    }
    stage.dismiss("A")
    stage.settle()
    #expect(stage.inWindow == ["A"])
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // CN-6, CO-10: what covers the window hears of its size, and moves along
  @Test func aWindowThatTurnsTurnsWhatIsPresented() {
    let stage = TransitionStage.withRoot()
    stage.style("P", .overFullScreen)
    stage.present("P", by: "R", animated: false)
    let (delegate, presentation) = stage.custom("Q")
    stage.present("Q", by: "P", animated: false)
    stage.clear()
    presentation.frame = Rect(x: 0, y: 200, width: 800, height: 200)
    SizeTransition.perform(
      Size(width: 800, height: 400), turns: 1, AnimationOptions(duration: 0.4), stage.transitions,
      completion: nil)
    stage.tick()
    #expect(stage.take().filter { $0.contains("container") }.count == 2)
    stage.tick(0.2)
    // All of it is on its way.
    #expect(stage.shown(stage["P"], .bounds)[2] > 400 && stage.shown(stage["P"], .bounds)[2] < 800)
    #expect(stage.shown(stage["Q"], .bounds)[2] > 400 && stage.shown(stage["Q"], .bounds)[2] < 800)
    stage.settle()
    #expect(stage.views.frame(stage["Q"].viewIfLoaded.index) == presentation.frame)
    delegate.presentation = nil
  }
}
