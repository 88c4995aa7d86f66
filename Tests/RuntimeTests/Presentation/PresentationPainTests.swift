import Testing

@testable import Motus

/// What users of such toolkits have asked for about presentation: it cannot happen here
/// (US).
struct PresentationPainTests {
  // US-1: a cancelled dismissal shows its end for no frame, and the way back once
  @Test func aCancelledDismissalNeverShowsItsEnd() {
    let stage = TransitionStage.withRoot()
    let (delegate, hand) = stage.driven("P")
    stage.dismiss("P")
    stage.tick()
    hand.update(0.6)
    stage.tick()
    _ = hand.cancel()
    var last = stage.x("P")
    for _ in 0..<60 {
      stage.tick(1.0 / 120)
      let now = stage.x("P")
      #expect(now >= last - 1e-9 && now <= 200 + 1e-9)
      last = now
    }
    #expect(last == 200)
    delegate.animator = nil
  }

  // US-3, TR-10: a finger that has gone before the transition began
  @Test(arguments: [false, true])
  func anEarlyEndOfTheGestureIsKept(_ finishes: Bool) {
    let stage = TransitionStage.withRoot()
    let (_, hand) = stage.driven("P")
    stage.dismiss("P")
    hand.update(0.4)
    _ = finishes ? hand.finish() : hand.cancel()
    stage.settle()
    #expect(stage.chain("R").isEmpty == finishes)
    // The animator of this stage moves the presenter, too.
    stage.forgetWarnings()
    #expect(stage.unrest == [])
  }

  // US-6, PR-16: a request is judged by what there will be when its turn comes: each presents after
  // the dismissal before it, and nothing is corrupted
  @Test func manyRequestsAtOnceAreAllAnswered() {
    let stage = TransitionStage.withRoot()
    var statuses: [Fault.Code?] = []
    for _ in 0..<4 {
      statuses.append(stage.present("P", by: "R"))
      stage.dismiss("R")
    }
    stage.settle()
    let lines = stage.take()
    #expect(statuses == [nil, nil, nil, nil])
    #expect(lines.filter { $0.hasPrefix("presented") }.count == 4)
    #expect(lines.filter { $0.hasPrefix("dismissed") }.count == 4)
    #expect(stage.chain("R") == [])
    #expect(stage.inconsistencies == [])
  }

  // US-7: the finger's velocity goes on
  @Test func theRestBeginsWithTheFingersVelocity() {
    let stage = TransitionStage.withRoot()
    let (_, hand) = stage.driven("P")
    stage.dismiss("P")
    stage.tick()
    hand.update(0.3)
    stage.tick()
    let before = stage.x("P")
    _ = hand.finish(velocity: 2)
    stage.tick(0.001)
    // Two ways of 400 points a second to the left.
    #expect(abs((before - stage.x("P")) / 0.001 - 800) < 40)
    stage.settle()
  }

  // US-10, CO-1, CO-2
  @Test func theCoordinatorIsThereFromTheRequestToTheLastCallback() {
    let stage = TransitionStage.withRoot()
    var seen: [String] = []
    stage.onEvery = { line in
      guard line.hasPrefix("P.") || line.hasPrefix("presented") else { return }
      let both = ["P", "R"].map { stage.transitions.coordinator(of: stage[$0]) != nil }
      seen.append("\(line.prefix(while: { $0 != "(" })) \(both[0]) \(both[1])")
    }
    stage.present("P", by: "R")
    #expect(stage.transitions.coordinator(of: stage["P"]) != nil)
    stage.settle()
    #expect(
      seen.filter { !$0.contains("ayout") } == [
        "P.didLoad true true", "P.willAppear true true", "P.isAppearing true true",
        "P.didAppear true true", "presented P false false",
      ])
    seen = []
    stage.onEvery = nil
    stage.hooks["P.willDisappear(false)"] = {
      #expect(stage.transitions.coordinator(of: stage["P"]) == nil)
    }
    stage.dismiss("P", animated: false)
  }

  // US-19, TR-12: without its delegate a controller leaves by the style's own animation
  @Test func aDelegateThatIsGoneLeavesTheBuiltInDismissal() {
    let stage = TransitionStage.withRoot()
    let (delegate, _) = stage.driven("P")
    delegate.animator = nil
    stage.settings("P").setDelegate(nil)
    stage.dismiss("P")
    stage.tick()
    stage.tick(0.1)
    #expect(stage.y("P") > 400)
    stage.settle()
    #expect(stage.chain("R") == [])
    #expect(stage.unrest == [])
  }

  // R-12, US-3: an animator that forgets is named, and nothing else stops
  @Test func aPresentationThatIsNeverCompletedIsReported() {
    let stage = TransitionStage.withRoot()
    stage.style("P", .overFullScreen)
    let delegate = stage.transitioning("P")
    let animator = BlockAnimator(stage)
    animator.completes = false
    stage.hold(animator, as: .animationController)
    delegate.animator = animator
    stage.present("P", by: "R")
    for _ in 0..<4 { stage.tick(0.5) }
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("has not been completed"))
    _ = animator.context?.session?.complete(true)
    #expect(stage.chain("R") == ["P"])
  }

  // US-16: with one order for all a presenter that stays hears of it, cancelled or not
  @Test(arguments: [PresentationStyle.overFullScreen, .pageSheet, .custom, .popover])
  func aPresenterThatStaysCanHearOfIt(_ style: PresentationStyle) {
    let stage = TransitionStage.withRoot()
    stage.transitions.setUsesUniformOrder(true)
    stage.style("P", style)
    stage.present("P", by: "R")
    stage.settle()
    #expect(stage.takeAppearances() == ["R.WD", "P.WA", "P.IA", "R.DD", "P.DA"])
    #expect(stage.inWindow == ["P", "R"] && stage["R"].isCovered)
    stage.present("Q", by: "P", animated: false)
    stage.clear()
    stage.dismiss("R")
    stage.settle()
    #expect(stage.takeAppearances() == ["Q.WD", "R.WA", "R.IA", "Q.DD", "R.DA"])
    #expect(!stage["R"].isCovered && !stage["P"].isCovered)
    #expect(stage.inconsistencies == [])
    // Whoever was told that it is covered hears that it is not, whatever the order is by then.
    stage.present("P", by: "R", animated: false)
    stage.transitions.setUsesUniformOrder(false)
    stage.clear()
    stage.dismiss("R", animated: false)
    #expect(stage.takeAppearances() == ["P.WD", "R.WA", "R.IA", "R.DA", "P.DD"])
    #expect(stage.tearDown() == [])
  }

  // The presenter ends with everything that it presents
  @Test func aPresenterThatEndsLetsGoOfWhatItPresents() {
    let stage = TransitionStage.withRoot()
    must { try stage["R"].addChild(stage["C"]) }
    stage.settings("C").setFlags(definesContext: true)
    if let view = try? stage["C"].view(), let root = try? stage["R"].view() {
      must { try stage.views.add(view.index, to: root.index) }
    }
    stage.style("P", .overCurrentContext)
    stage.present("P", by: "C", animated: false)
    #expect(stage.inWindow == ["C", "P", "R"])
    let presented = stage["P"]
    stage.releaseAll(but: presented)
    must { try stage.controllers.setRoot(nil) }
    #expect(presented.presenter.isNone)
    #expect(stage.runtime.entities.references(of: presented.handle) == 1)
    #expect(presented.appearance == .disappeared)
  }
}

extension TransitionStage {
  /// Presents a screen that has a block animator and a hand from then on.
  fileprivate func driven(_ name: String) -> (StageTransitioning, PercentDrivenInteraction) {
    style(name, .overFullScreen)
    present(name, by: "R", animated: false)
    let delegate = transitioning(name)
    let animator = BlockAnimator(self)
    hold(animator, as: .animationController)
    let hand = PercentDrivenInteraction()
    hold(hand, as: .percentDrivenInteraction)
    delegate.animator = animator
    delegate.interactor = hand
    clear()
    return (delegate, hand)
  }
}
