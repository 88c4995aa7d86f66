import Testing

@testable import Motus

/// Who presents, what dismissing takes along, what is refused, what waits.
struct PresentationRulesTests {
  // PR-1, US-19: the outermost controller presents, or the nearest that defines a context
  @Test func theStyleSaysWhoPresents() {
    let stage = TransitionStage("A")
    let container = stage["C"]
    try? container.addChild(stage["D"])
    stage.push("C", animated: false)
    for (style, defines, presenter) in [
      (PresentationStyle.overFullScreen, true, "nav"), (.pageSheet, true, "nav"),
      (.overCurrentContext, true, "C"), (.overCurrentContext, false, "nav"),
      (.currentContext, true, "C"),
    ] {
      stage.settings("C").definesContext = defines
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
    try? stage["C"].addChild(stage["D"])
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
    stage["R"].interruption = .fluid
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
    stage.hold(animator, as: .animatedTransitioning)
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
    stage.hold(animator, as: .animatedTransitioning)
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
      try? stage.controllers.setRoot(stage["N"])
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
    stage.settings("A").definesContext = true
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

  // PR-5
  @Test func thePresentationControllerIsMadeWhenAskedAndFoundFromInside() throws {
    let stage = TransitionStage.withRoot()
    let made = try stage.presentations.presentationController(of: stage["P"])
    #expect(made.style == .pageSheet)
    #expect(stage.presentations.activePresentationController(of: stage["P"]) == nil)
    stage.style("P", .overFullScreen)
    let other = try stage.presentations.presentationController(of: stage["P"])
    #expect(other !== made && other.style == .overFullScreen)
    try stage["P"].addChild(stage["C"])
    stage.present("P", by: "R", animated: false)
    #expect(try stage.presentations.presentationController(of: stage["C"]) === other)
    #expect(stage.presentations.activePresentationController(of: stage["C"]) === other)
  }

  // PR-4
  @Test func aCurlIsForFullScreenOnlyAndAContextMayProvideTheStyle() throws {
    let stage = TransitionStage.withRoot()
    stage.style("P", .overFullScreen, .partialCurl)
    #expect(stage.present("P", by: "R") == .invalidState)
    stage.style("P", .fullScreen)
    #expect(stage.present("P", by: "R") == nil)
    stage.settle()
    stage.dismiss("P")
    stage.settle()
    stage.style("P", .currentContext, .coverVertical)
    stage.settings("R").providesTransitionStyle = true
    stage.settings("R").transitionStyle = .crossDissolve
    stage.present("P", by: "R")
    stage.tick()
    stage.tick(0.15)
    #expect(abs(stage.alpha("P") - 0.5) < 1e-6)
    stage.settle()
    #expect(stage.alpha("P") == 1)
    #expect(stage.unrest == [])
  }

  // PR-4: half of the way, in front, and the presenter hears what full screen tells it
  @Test func aPartialCurlStopsHalfWay() throws {
    let stage = TransitionStage.withRoot()
    stage.style("P", .fullScreen, .partialCurl)
    stage.present("P", by: "R")
    stage.tick()
    stage.tick(0.375)
    #expect(abs(stage.shown(stage["R"], .curl)[0] - 0.25) < 1e-9)
    stage.settle()
    #expect(stage.shown(stage["R"], .curl)[0] == 0.5)
    #expect(stage.takeAppearances() == ["R.WD", "P.WA", "P.IA", "P.DA", "R.DD"])
    #expect(stage.inWindow == ["P", "R"])
    // Whatever animates the dismissal, the page lies flat afterwards.
    let delegate = stage.transitioning("P")
    let animator = BlockAnimator(stage)
    stage.hold(animator, as: .animatedTransitioning)
    delegate.animator = animator
    stage.dismiss("R")
    stage.settle()
    #expect(stage.shown(stage["R"], .curl)[0] == 0)
    #expect(stage.takeAppearances() == ["P.WD", "R.WA", "R.IA", "R.DA", "P.DD"])
    delegate.animator = nil
    // With an animator of the host's it is full screen, and nothing curls.
    delegate.animator = animator
    stage.present("P", by: "R")
    stage.settle()
    #expect(stage.inWindow == ["P"] && stage.shown(stage["R"], .curl)[0] == 0)
    delegate.animator = nil
    stage.dismiss("R", animated: false)
    #expect(stage.tearDown() == [])
  }

  // PR-10: what a transition has put off is done when it is over
  @Test func aLayoutDuringACancelledDismissalIsNotLost() throws {
    let stage = TransitionStage.withRoot()
    let sheet = try stage.sheet("P", [SheetOptions.Detent.medium])
    stage.present("P", by: "R", animated: false)
    stage.drag(500, to: 560)
    stage.resize(Size(width: 400, height: 600), animated: false)
    stage.tick()
    stage.finger(.ended, 560, after: 0.3)
    stage.settle()
    #expect(stage.chain("R") == ["P"])
    // .56 of 570, to a whole point
    #expect(stage.cardFrame(sheet) == Rect(x: 0, y: 600 - 319, width: 400, height: 319))
  }

  // PR-7
  @Test func theUserIsAskedAndToldAndNobodyElseIs() {
    let stage = TransitionStage.withRoot()
    let delegate = StageAdaptive(stage)
    let presentation = try? stage.presentations.presentationController(of: stage["P"])
    presentation?.delegate = delegate
    stage.present("P", by: "R", animated: false)
    stage.clear()
    guard let presentation else { return }
    delegate.allows = false
    #expect(!stage.presentations.dismissByUser(presentation, animated: false))
    delegate.allows = true
    stage.settings("P").isModal = true
    #expect(!stage.presentations.dismissByUser(presentation, animated: false))
    stage.settings("P").isModal = false
    #expect(stage.presentations.dismissByUser(presentation, animated: false))
    #expect(
      stage.take() == [
        "should dismiss?", "attempted", "attempted", "should dismiss?", "will dismiss",
        "P.willDisappear(false)", "P.didDisappear(false)", "did dismiss",
      ])
    stage.present("P", by: "R", animated: false)
    stage.clear()
    stage.dismiss("P", animated: false)
    #expect(!stage.take().contains { $0.contains("dismiss") && !$0.contains("dismissed") })
  }

  // PR-12
  @Test func aDelegateCanAdaptTheStyleAndTheController() {
    let stage = TransitionStage.withRoot()
    let delegate = StageAdaptive(stage)
    delegate.style = .fullScreen
    delegate.other = stage["Q"]
    stage.style("P", .popover)
    (try? stage.presentations.presentationController(of: stage["P"]))?.delegate = delegate
    stage.present("P", by: "R")
    #expect(stage.chain("R") == ["Q"])
    stage.settle()
    #expect(
      stage.take().filter { !$0.contains(".") } == [
        "adaptive style? true false", "other for fullScreen?", "prepare fullScreen",
        "will present fullScreen true", "presented P(true)",
      ])
    #expect(stage.inWindow == ["Q"])
    guard let adaptive = stage.presentations.active.first else { return }
    _ = stage.presentations.dismissByUser(adaptive, animated: true)
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.take().last == "did dismiss")
    delegate.other = nil
    #expect(stage.tearDown() == [])
  }
}

/// Writes down what a presentation controller asks and tells.
final class StageAdaptive: AdaptivePresentationDelegate {
  unowned(unsafe) let stage: TransitionStage
  var allows = true
  var style: PresentationStyle?
  var other: ViewController?

  init(_ stage: TransitionStage) { self.stage = stage }

  override func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? {
    stage.note("adaptive style? \(classes.isCompactInWidth) \(classes.isCompactInHeight)")
    return style
  }
  override func prepare(
    _ adaptive: PresentationController, for presentation: PresentationController
  ) { stage.note("prepare \(adaptive.style)") }
  override func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? {
    stage.note("other for \(style)?")
    return other
  }
  override func willPresent(
    _ presentation: PresentationController, adaptiveStyle: PresentationStyle,
    _ coordinator: TransitionCoordinator?
  ) { stage.note("will present \(adaptiveStyle) \(coordinator != nil)") }
  override func shouldDismiss(_ presentation: PresentationController) -> Bool {
    stage.note("should dismiss?")
    return allows
  }
  override func willDismiss(_ presentation: PresentationController) { stage.note("will dismiss") }
  override func didDismiss(_ presentation: PresentationController) { stage.note("did dismiss") }
  override func didAttemptToDismiss(_ presentation: PresentationController) {
    stage.note("attempted")
  }
  override func didChangeDetent(_ presentation: PresentationController) {
    stage.note("detent changed")
  }
}
