import Testing

@testable import Motus

/// AP-9: the appearance state machine.
struct AppearanceTests {
  /// A stage whose window shows one plain screen, `P`.
  private func stage() -> TransitionStage {
    let stage = TransitionStage(inWindow: false)
    must { try stage.controllers.setRoot(stage["P"]) }
    stage.clear()
    return stage
  }

  /// A child of `P` whose view is not in the tree yet.
  private func child(_ name: String, of stage: TransitionStage) -> Screen {
    let child = stage[name]
    must { try stage["P"].addChild(child) }
    must { try child.loadViewIfNeeded() }
    stage.clear()
    return child
  }

  private func add(_ child: Screen, to parent: Screen, _ stage: TransitionStage) {
    must { try stage.views.add(child.viewIfLoaded.index, to: parent.viewIfLoaded.index) }
  }

  @Test func everyEdgeOfTheStateMachineHasItsCallback() {  // AP-1, AP-4
    let stage = TransitionStage(inWindow: false)
    let screen = stage["S"]
    func step(_ appearing: Bool?, _ state: Appearance, _ calls: [String]) {
      if let appearing {
        stage.controllers.beginAppearance(screen, isAppearing: appearing, animated: true)
      } else {
        stage.controllers.endAppearance(screen)
      }
      #expect(screen.appearance == state)
      #expect(stage.take() == calls.map { "S.\($0)(true)" })
    }
    step(true, .appearing, ["willAppear"])
    step(nil, .appeared, ["isAppearing", "didAppear"])
    step(false, .disappearing, ["willDisappear"])
    step(true, .appearing, ["willAppear"])
    step(false, .disappearing, ["willDisappear"])
    step(true, .appearing, ["willAppear"])
    step(nil, .appeared, ["isAppearing", "didAppear"])
    step(false, .disappearing, ["willDisappear"])
    step(nil, .disappeared, ["didDisappear"])
    #expect(stage.violations == [] && stage.warnings == [])
  }

  @Test func anUnbalancedCallIsReportedAndChangesNothing() {  // AP-4, US-14
    let stage = TransitionStage(inWindow: false)
    let screen = stage["S"]
    stage.controllers.endAppearance(screen)
    stage.controllers.beginAppearance(screen, isAppearing: false, animated: false)
    stage.controllers.beginAppearance(screen, isAppearing: true, animated: false)
    stage.controllers.beginAppearance(screen, isAppearing: true, animated: true)
    stage.controllers.endAppearance(screen)
    stage.controllers.endAppearance(screen)
    #expect(screen.appearance == .appeared)
    #expect(
      stage.take() == ["S.willAppear(false)", "S.isAppearing(false)", "S.didAppear(false)"])
    let name = stage.controllers.name(screen).text
    #expect(
      stage.warnings == [
        "unbalanced call: \(name) is disappeared and nothing was begun",
        "unbalanced call: \(name) is disappeared and was asked to begin disappearing",
        "unbalanced call: \(name) is appearing and was asked to begin appearing",
        "unbalanced call: \(name) is appeared and nothing was begun",
      ])
  }

  @Test func isAppearingComesOnceAnAppearanceInTheFrameOfTheWillCall() {  // AP-2
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.hooks["B.willAppear(true)"] = {
      // AP-2: who wants to animate along can join here.
      let coordinator = stage.transitions.coordinator(of: stage["B"])
      #expect(
        coordinator?.animateAlongside(
          .init(animation: { _ in stage.note("along") }, completion: nil, view: .none)) == true)
    }
    stage.push("B")
    stage.tick()
    let first = stage.take()
    #expect(first.contains("along") && first.last == "B.isAppearing(true)")
    stage.settle()
    #expect(!stage.take().contains("B.isAppearing(true)"))
    #expect(stage.unrest == [])
  }

  @Test func oneAppearanceGoesThroughItsStepsInOrder() {  // AP-3
    let stage = TransitionStage(inWindow: false)
    let screen = stage["S"]
    var inWindow: [Bool] = []
    for line in ["S.willAppear(false)", "S.isAppearing(false)"] {
      stage.hooks[line] = { inWindow.append(stage.controllers.isInWindow(screen)) }
    }
    stage.hooks["S.isAppearing(false)"] = {
      inWindow.append(stage.controllers.isInWindow(screen))
      #expect(
        stage.views.bounds(screen.viewIfLoaded.index)
          == Rect(x: 0, y: 0, width: 400, height: 800))
    }
    must { try stage.controllers.setRoot(screen) }
    #expect(
      stage.take(layout: true) == [
        "S.didLoad", "S.willAppear(false)", "S.isAppearing(false)", "S.willLayout", "S.didLayout",
        "S.didAppear(false)",
      ])
    #expect(inWindow == [false, true])
  }

  @Test func inAPushTheViewIsAddedAfterTheWillCallAndLaidOutAfterIsAppearing() {  // AP-3
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.hooks["B.willAppear(true)"] = { #expect(!stage.controllers.isInWindow(stage["B"])) }
    stage.hooks["B.isAppearing(true)"] = { #expect(stage.controllers.isInWindow(stage["B"])) }
    stage.push("B")
    stage.tick()
    let log = stage.take(layout: true).filter { $0.hasPrefix("B.") }
    #expect(
      log == [
        "B.willMove(nav)", "B.didLoad", "B.willAppear(true)", "B.isAppearing(true)",
        "B.willLayout", "B.didLayout",
      ])
    stage.settle()
    #expect(stage.take(layout: true).filter { $0.hasPrefix("B.") }.first == "B.didAppear(true)")
  }

  @Test func aChildsViewThatEntersOrLeavesAVisibleTreeTakesItAlong() {  // AP-5
    let stage = stage()
    let child = child("C", of: stage)
    add(child, to: stage["P"], stage)
    #expect(
      stage.take() == ["C.willAppear(false)", "C.isAppearing(false)", "C.didAppear(false)"])
    stage.views.removeFromSuperview(child.viewIfLoaded.index)
    #expect(stage.take() == ["C.willDisappear(false)", "C.didDisappear(false)"])
    #expect(stage.violations == [] && stage.warnings == [])
  }

  @Test func aContainerThatForwardsByItselfDecidesAlone() {  // AP-5
    let stage = stage()
    stage["P"].setForwardsAppearance(false)
    let child = child("C", of: stage)
    add(child, to: stage["P"], stage)
    #expect(stage.take() == [])
    stage.controllers.beginAppearance(child, isAppearing: true, animated: true)
    stage.controllers.endAppearance(child)
    #expect(stage.take() == ["C.willAppear(true)", "C.isAppearing(true)", "C.didAppear(true)"])
    must { try stage.controllers.setRoot(nil) }
    #expect(stage.take() == ["P.willDisappear(false)", "P.didDisappear(false)"])
    #expect(child.appearance == .appeared)
  }

  @Test func childrenShareTheirParentsPhases() {  // AP-6
    let stage = TransitionStage(inWindow: false)
    let child = child("C", of: stage)
    must { try stage["P"].loadViewIfNeeded() }
    add(child, to: stage["P"], stage)
    stage.clear()
    must { try stage.controllers.setRoot(stage["P"]) }
    #expect(
      stage.take() == [
        "P.willAppear(false)", "C.willAppear(false)", "P.isAppearing(false)",
        "C.isAppearing(false)", "P.didAppear(false)", "C.didAppear(false)",
      ])
    must { try stage.controllers.setRoot(nil) }
    #expect(
      stage.take() == [
        "P.willDisappear(false)", "C.willDisappear(false)", "P.didDisappear(false)",
        "C.didDisappear(false)",
      ])
    #expect(stage.violations == [])
  }

  @Test(arguments: [("P.willAppear(true)", true), ("P.isAppearing(true)", false)])
  func aChildThatComesWhileItsParentAppearsHasItsDidCallWithIt(
    line: String, isForwarded: Bool
  ) {  // AP-6
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    let child = child("C", of: stage)
    must { try stage["P"].loadViewIfNeeded() }
    stage.hooks[line] = { add(child, to: stage["P"], stage) }
    stage.push("P")
    stage.tick()
    stage.run(0.2)
    #expect(child.appearance == .appearing && child.lifecycle.hasBeenAppearing)
    stage.settle()
    let log = stage.take().filter { $0.contains("didAppear") }
    #expect(log == ["P.didAppear(true)", "C.didAppear(\(isForwarded))"])
    #expect(child.appearance == .appeared)
    #expect(stage.unrest == [])
  }

  @Test func aChildThatGoesWhileItsParentAppearsIsNotLeftBetween() {  // AP-6, AP-1
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    let child = child("C", of: stage)
    must { try stage["P"].loadViewIfNeeded() }
    add(child, to: stage["P"], stage)
    stage.push("P")
    stage.tick()
    #expect(child.appearance == .appearing)
    stage.views.removeFromSuperview(child.viewIfLoaded.index)
    #expect(child.appearance == .disappeared)
    stage.settle()
    #expect(child.appearance == .disappeared && stage["P"].appearance == .appeared)
    #expect(stage.unrest == [])
  }

  @Test func theFlagsSayWhyInsideTheCallbacks() {  // AP-7
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    var flags: [String] = []
    stage.onEvery = { line in
      guard line.hasSuffix("ppear(true)") else { return }
      let screen = stage[String(line.prefix(1))]
      if screen.lifecycle.reasons.contains(.movingToParent) { flags.append(line + " to") }
      if screen.lifecycle.reasons.contains(.movingFromParent) { flags.append(line + " from") }
    }
    stage.push("B")
    stage.settle()
    #expect(flags == ["B.willAppear(true) to", "B.didAppear(true) to"])
    flags = []
    stage.pop()
    stage.settle()
    #expect(flags == ["B.willDisappear(true) from", "B.didDisappear(true) from"])
    #expect(stage["B"].lifecycle.reasons.isEmpty)
  }

  @Test func afterACancelNobodyHasMoved() {  // AP-7
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    var flags: [String] = []
    stage.pop()
    stage.tick()
    stage.onEvery = { line in
      guard line.hasSuffix("ppear(true)") else { return }
      let screen = stage[String(line.prefix(1))]
      if !screen.lifecycle.reasons.isEmpty { flags.append(line) }
    }
    _ = hand.cancel()
    stage.settle()
    #expect(flags == [])
  }

  @Test func aControllerInACustomContainerKnowsThatItMoves() {  // AP-7
    let stage = stage()
    let child = child("C", of: stage)
    var flags: [Bool] = []
    stage.hooks["C.willAppear(false)"] = {
      flags.append(child.lifecycle.reasons.contains(.movingToParent))
    }
    stage.hooks["C.willDisappear(false)"] = {
      flags.append(child.lifecycle.reasons.contains(.movingFromParent))
    }
    add(child, to: stage["P"], stage)
    stage.controllers.didMove(child, to: stage["P"])
    stage.controllers.willMove(child, to: nil)
    stage.views.removeFromSuperview(child.viewIfLoaded.index)
    child.removeFromParent()
    #expect(flags == [true, true])
    // Away and back with its parent, which it does not leave.
    flags = []
    must { try stage["P"].addChild(child) }
    add(child, to: stage["P"], stage)
    stage.controllers.didMove(child, to: stage["P"])
    must { try stage.controllers.setRoot(nil) }
    must { try stage.controllers.setRoot(stage["P"]) }
    #expect(flags == [true, false, false])
  }

  @Test func withoutWindowNothingIsLoadedOrReported() {  // AP-8
    let stage = TransitionStage("A", inWindow: false)
    stage.use(BlockAnimator(stage))
    stage.push("B")
    #expect(stage.stack == ["A", "B"])
    stage.pop()
    stage.set("B", "A", "C")
    stage.settle()
    #expect(
      stage.take() == [
        "B.willMove(nav)", "B.didMove(nav)", "pushed B(true)", "B.willMove(nil)", "B.didMove(nil)",
        "popped(true)", "B.willMove(nav)", "C.willMove(nav)", "B.didMove(nav)", "C.didMove(nav)",
        "set(true)",
      ])
    #expect(!stage["A"].isViewLoaded && !stage["C"].isViewLoaded)
    #expect(stage.unrest == [])
  }

  @Test func whatChangedOutOfSightIsThereAtTheNextAppearance() {  // AP-8, LC-4
    let stage = TransitionStage("A")
    must { try stage.controllers.setRoot(nil) }
    stage.push("B")
    stage.clear()
    must { try stage.controllers.setRoot(stage.navigation) }
    #expect(
      stage.take() == [
        "nav.willAppear(false)", "B.didLoad", "B.willAppear(false)", "willShow(B)",
        "nav.isAppearing(false)", "B.isAppearing(false)", "nav.didAppear(false)",
        "B.didAppear(false)", "didShow(B)",
      ])
    #expect(stage.inTree == ["B"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func aViewLoadedForAnotherControllersTreeFollowsTheWindow() {  // AP-5, AP-8
    let stage = stage()
    let stray = stage["S"]
    must { try stray.loadViewIfNeeded() }
    add(stray, to: stage["P"], stage)
    #expect(stray.appearance == .appeared)
    must { try stage.controllers.setRoot(nil) }
    #expect(stray.appearance == .disappeared)
    must { try stage.controllers.setRoot(stage["P"]) }
    #expect(stray.appearance == .appeared)
    #expect(stage.violations == [])
  }

  @Test func aChildThatLosesItsParentStillLeavesWithTheTree() {  // AP-5, AP-8
    let stage = stage()
    let child = child("C", of: stage)
    add(child, to: stage["P"], stage)
    child.removeFromParent()
    #expect(child.appearance == .appeared)
    must { try stage.controllers.setRoot(nil) }
    #expect(child.appearance == .disappeared)
    #expect(stage.violations == [])
  }
}
