import Testing

@testable import Motus

/// CN: parents and children.
struct ContainmentTests {
  /// A stage whose window shows `P`, with children whose views fill it.
  private func stage(_ children: String...) -> TransitionStage {
    let stage = TransitionStage(inWindow: false)
    must { try stage.controllers.setRoot(stage["P"]) }
    for name in children {
      must { try stage["P"].addChild(stage[name]) }
      must { try stage[name].loadViewIfNeeded() }
      stage.controllers.didMove(stage[name], to: stage["P"])
    }
    if let first = children.first { show(first, stage) }
    stage.clear()
    return stage
  }

  private func show(_ name: String, _ stage: TransitionStage) {
    must { try stage.views.add(stage[name].viewIfLoaded.index, to: stage["P"].viewIfLoaded.index) }
  }

  private func transition(
    _ stage: TransitionStage, _ from: String, _ to: String, duration: Double = 0.4,
    _ block: @escaping () -> Void = {}
  ) throws(Fault) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    try ContainerTransition.perform(
      in: stage["P"], from: stage[from], to: stage[to], options: options,
      animations: {
        stage.note("block")
        block()
      }, completion: { done in stage.note("done(\(done))") }, stage.transitions)
  }

  @Test func addingAChildTellsItWhereItWillBeAndNoMore() {  // CN-1
    let stage = TransitionStage(inWindow: false)
    must { try stage["P"].addChild(stage["C"]) }
    #expect(stage.take() == ["C.willMove(P)"])
    #expect(stage["C"].parent == stage["P"].handle)
    must { try stage["Q"].addChild(stage["C"]) }
    #expect(stage.take() == ["C.didMove(nil)", "C.willMove(Q)"])
    #expect(stage["P"].children == [] && stage["Q"].children == [stage["C"].handle])
  }

  @Test func removingAChildTellsItThatItHasGoneAndNoMore() {  // CN-2
    let stage = stage("C")
    stage["C"].removeFromParent()
    #expect(stage.take() == ["C.didMove(nil)"])
    #expect(stage["C"].parent.isNone && stage["P"].children == [])
    stage["C"].removeFromParent()
    #expect(stage.take() == [])
  }

  @Test func addingAChildAgainMovesItToTheEnd() {  // CN-5
    let stage = stage("C", "D")
    must { try stage["P"].addChild(stage["C"]) }
    #expect(stage["P"].children == [stage["D"].handle, stage["C"].handle])
    #expect(stage.runtime.entities.references(of: stage["C"].handle) == 2)
  }

  @Test func aChildCannotStandAboveItsParent() {
    let stage = stage("C")
    #expect(throws: Fault.self) { try stage["C"].addChild(stage["P"]) }
    #expect(throws: Fault.self) { try stage["C"].addChild(stage["C"]) }
    #expect(stage["P"].parent.isNone && stage.take() == [])
  }

  @Test func aTransitionBetweenChildrenBringsBothAlong() throws {  // CN-3
    let stage = stage("C", "D")
    var progress: [Double] = []
    try transition(stage, "C", "D") { stage.set(stage["D"], .alpha, [0]) }
    #expect(stage.take() == [])
    stage.tick()
    #expect(
      stage.take() == [
        "D.willAppear(true)", "C.willDisappear(true)", "block", "D.isAppearing(true)",
      ])
    #expect(
      stage.views.parent(stage["D"].viewIfLoaded.index) == stage["P"].viewIfLoaded.index)
    for _ in 0..<4 {
      stage.tick(0.1)
      progress.append(stage.alpha("D"))
    }
    #expect(near(progress, [0.75, 0.5, 0.25, 0], 1e-9))
    #expect(stage.take() == ["D.didAppear(true)", "C.didDisappear(true)", "done(true)"])
    #expect(stage.views.parent(stage["C"].viewIfLoaded.index) == nil)
    #expect(stage["C"].parent == stage["P"].handle && stage["D"].parent == stage["P"].handle)
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func oneOrderForAllContainersIsThatOfNavigation() throws {  // R-8, LC-15, US-17
    let stage = stage("C", "D")
    stage.transitions.setUsesUniformOrder(true)
    try transition(stage, "C", "D", duration: 0.1)
    stage.settle()
    let order = [
      "C.willDisappear(true)", "D.willAppear(true)", "C.didDisappear(true)", "D.didAppear(true)",
    ]
    #expect(stage.take().filter { order.contains($0) } == order)
    try transition(stage, "D", "C", duration: 0)
    let atOnce = [
      "D.willDisappear(false)", "C.willAppear(false)", "D.didDisappear(false)",
      "C.didAppear(false)",
    ]
    #expect(stage.take().filter { atOnce.contains($0) } == atOnce)
  }

  @Test func withoutDurationItIsDoneAtOnce() throws {  // CN-3, LC-3
    let stage = stage("C", "D")
    try transition(stage, "C", "D", duration: 0) { stage.set(stage["D"], .alpha, [0.5]) }
    #expect(
      stage.take() == [
        "D.willAppear(false)", "C.willDisappear(false)", "block", "D.isAppearing(false)",
        "D.didAppear(false)", "C.didDisappear(false)", "done(true)",
      ])
    #expect(stage.alpha("D") == 0.5)
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func aTransitionNeedsTwoOfItsOwnChildrenAndForwarding() {  // CN-3
    let stage = stage("C", "D")
    #expect(throws: Fault.self) { try transition(stage, "C", "C") }
    #expect(throws: Fault.self) { try transition(stage, "C", "X") }
    #expect(throws: Fault.self) { try transition(stage, "D", "C") }
    stage["P"].setForwardsAppearance(false)
    #expect(throws: Fault.self) { try transition(stage, "C", "D") }
    #expect(stage.take() == [] && stage.transitions.count == 0)
  }

  @Test func transitionsOfOneContainerFollowEachOther() throws {  // TR-14
    let stage = stage("C", "D", "E")
    try transition(stage, "C", "D", duration: 0.1)
    try transition(stage, "C", "E", duration: 0.1)
    stage.settle()
    // When its turn has come the old view stands nowhere any more.
    #expect(stage.take().filter { $0.hasPrefix("done") } == ["done(true)", "done(false)"])
    #expect(stage["D"].appearance == .appeared && stage["E"].appearance == .disappeared)
    #expect(stage.violations == [])
  }

  @Test func aViewUnderAnotherControllersThanItsParentsIsRefused() throws {  // CN-4
    let stage = stage("C")
    try stage["Q"].addChild(stage["X"])
    try stage["X"].loadViewIfNeeded()
    stage.clear()
    let view = stage["X"].viewIfLoaded.index
    #expect(throws: Fault.self) {
      try stage.views.add(view, to: stage["P"].viewIfLoaded.index)
    }
    #expect(stage.views.parent(view) == nil && stage["X"].appearance == .disappeared)
    #expect(stage.take() == [] && stage.warnings == [])
  }

  @Test func theRootIsReplacedWithBalancedCalls() {
    let stage = stage()
    must { try stage.controllers.setRoot(stage["Q"]) }
    #expect(
      stage.take() == [
        "Q.didLoad", "P.willDisappear(false)", "P.didDisappear(false)", "Q.willAppear(false)",
        "Q.isAppearing(false)", "Q.didAppear(false)",
      ])
    must { try stage.controllers.setRoot(nil) }
    #expect(stage.take() == ["Q.willDisappear(false)", "Q.didDisappear(false)"])
    #expect(stage.views.rows[stage.views.window.index].childCount == 0)
    #expect(stage.runtime.entities.references(of: stage["Q"].handle) == 1)
  }

  @Test func aRootAskedForInsideTheChangeComesAfterIt() {
    let stage = stage()
    stage.hooks["P.willDisappear(false)"] = { must { try stage.controllers.setRoot(stage["R"]) } }
    must { try stage.controllers.setRoot(stage["Q"]) }
    #expect(stage.controllers.root == stage["R"].handle)
    #expect(stage["P"].appearance == .disappeared && stage["Q"].appearance == .disappeared)
    #expect(stage["R"].appearance == .appeared && stage.violations == [])
    #expect(stage.runtime.entities.references(of: stage["Q"].handle) == 1)
  }

  @Test func aRootThatGetsAParentIsRootNoMore() {
    let stage = stage()
    must { try stage["Q"].addChild(stage["P"]) }
    #expect(stage.controllers.root.isNone)
    #expect(throws: Fault.self) { try stage.controllers.setRoot(stage["P"]) }
    #expect(stage.runtime.entities.references(of: stage["P"].handle) == 2)
  }

  @Test func aViewIsLoadedOnceAndCanBeLetGoOf() throws {
    let stage = stage()
    #expect(throws: Fault.self) { try stage["P"].unloadView() }
    let screen = stage["S"]
    stage.hooks["S.didLoad"] = { #expect((try? screen.view()) == screen.viewIfLoaded) }
    _ = try screen.view()
    _ = try screen.view()
    #expect(stage.take() == ["S.didLoad"])
    let live = stage.views.names.liveCount
    try screen.unloadView()
    #expect(!screen.isViewLoaded && stage.views.names.liveCount == live - 1)
    stage.hooks["S.didLoad"] = { try? screen.unloadView() }
    #expect(throws: Fault.self) { try screen.loadViewIfNeeded() }
  }

  @Test func aControllerWhoseViewEndsHasNone() throws {
    let stage = stage()
    let view = try stage["S"].view()
    stage.views.release(view)
    #expect(!stage["S"].isViewLoaded)
    #expect(try stage["S"].view() != view)
  }
}
