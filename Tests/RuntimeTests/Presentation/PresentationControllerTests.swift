import Testing

@testable import Motus

/// What a presentation controller is asked and tells, and which style it takes.
struct PresentationControllerTests {
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
    stage.settings("R").setFlags(providesTransitionStyle: true)
    stage.settings("R").setTransitionStyle(.crossDissolve)
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
    stage.hold(animator, as: .animationController)
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
  @Test func theUserIsAskedAndToldAndNobodyElseIs() throws {
    let stage = TransitionStage.withRoot()
    let delegate = StageAdaptive(stage)
    let presentation = try stage.presentations.presentationController(of: stage["P"])
    presentation.delegate = delegate
    stage.present("P", by: "R", animated: false)
    stage.clear()
    delegate.allows = false
    #expect(!stage.presentations.dismissByUser(presentation, animated: false))
    delegate.allows = true
    stage.settings("P").setFlags(isModal: true)
    #expect(!stage.presentations.dismissByUser(presentation, animated: false))
    stage.settings("P").setFlags(isModal: false)
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
  @Test func aDelegateCanAdaptTheStyleAndTheController() throws {
    let stage = TransitionStage.withRoot()
    let delegate = StageAdaptive(stage)
    delegate.style = .fullScreen
    delegate.other = stage["Q"]
    stage.style("P", .popover)
    try stage.presentations.presentationController(of: stage["P"]).delegate = delegate
    stage.present("P", by: "R")
    #expect(stage.chain("R") == ["Q"])
    stage.settle()
    #expect(
      stage.take().filter { !$0.contains(".") } == [
        "adaptive style? true false", "other for fullScreen?", "prepare fullScreen",
        "will present fullScreen true", "presented P(true)",
      ])
    #expect(stage.inWindow == ["Q"])
    let adaptive = try #require(stage.presentations.active.first)
    _ = stage.presentations.dismissByUser(adaptive, animated: true)
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.take().last == "did dismiss")
    delegate.other = nil
    #expect(stage.tearDown() == [])
  }
}
