import Testing

@testable import Motus

/// NV-1 to NV-6, and NV-9.
struct NavigationTests {
  @Test func whatIsInTheStackCannotBePushed() {  // NV-1
    let stage = TransitionStage("A", "B")
    #expect(throws: Fault.self) { try stage.navigation.push(stage["A"], animated: false) }
    #expect(throws: Fault.self) { try stage.navigation.push(stage["B"], animated: true) }
    #expect(throws: Fault.self) {
      try stage.navigation.push(stage.navigation, animated: false)
    }
    #expect(stage.stack == ["A", "B"] && stage.take() == [])
  }

  @Test func whatHasAnotherParentOrFillsTheWindowCannotBePushed() {
    let stage = TransitionStage("A")
    must { try stage["P"].addChild(stage["C"]) }
    #expect(throws: Fault.self) { try stage.navigation.push(stage["C"], animated: false) }
    #expect(throws: Fault.self) {
      try stage.navigation.setViewControllers([stage["A"], stage["C"]], animated: false)
    }
    must { try stage.controllers.setRoot(stage["P"]) }
    #expect(throws: Fault.self) { try stage.navigation.push(stage["P"], animated: false) }
    must { try stage.controllers.setRoot(nil) }
    must { try stage["P"].addChild(stage.navigation) }
    #expect(throws: Fault.self) { try stage.navigation.push(stage["P"], animated: false) }
    #expect(stage.stack == ["A"])
  }

  @Test func poppingAtTheRootDoesNothing() {  // NV-2, NV-9
    let stage = TransitionStage("A", "B")
    #expect(stage.navigation.pop(to: stage["B"], animated: true).isEmpty)
    #expect(stage.navigation.pop(to: stage["X"], animated: true).isEmpty)
    stage.pop(animated: false)
    #expect(stage.navigation.pop(animated: true) == nil)
    #expect(stage.navigation.popToRoot(animated: true).isEmpty)
    #expect(stage.stack == ["A"] && stage.transitions.count == 0)
    stage.clear()
    stage.pop()
    #expect(stage.take() == ["popped(false)"])
  }

  @Test func whatIsPoppedComesInTheOrderOfTheStack() {  // NV-2
    let stage = TransitionStage("A", "B", "C", "D")
    let popped = stage.navigation.pop(to: stage["B"], animated: false)
    #expect(popped.map { stage.name($0) } == ["C", "D"])
    stage.set("A", "B", "C", "D", animated: false)
    #expect(
      stage.navigation.popToRoot(animated: true).map { stage.name($0) } == ["B", "C", "D"])
    #expect(stage.stack == ["A"])
    stage.settle()
    #expect(stage.inTree == ["A"] && stage.unrest == [])
  }

  @Test func aStackWithTheSameTopIsSetWithoutAnimation() {  // NV-3
    let stage = TransitionStage("A", "B", "C")
    stage.set("X", "C")
    #expect(stage.stack == ["X", "C"] && stage.transitions.count == 0)
    #expect(
      stage.take() == [
        "X.willMove(nav)", "A.willMove(nil)", "B.willMove(nil)", "X.didMove(nav)",
        "A.didMove(nil)", "B.didMove(nil)", "set(true)",
      ])
  }

  @Test func aTopThatStoodBelowComesBack() {  // NV-3: the documented example
    let stage = TransitionStage("A", "B", "C")
    stage.use(BlockAnimator(stage))
    stage.set("D", "A", "B")
    #expect(stage.take().contains("animator? pop C B"))
    #expect(stage.stack == ["A", "B", "C"])
    stage.tick()
    stage.run(0.2)
    #expect(stage.stack == ["A", "B", "C"])
    stage.settle()
    #expect(stage.stack == ["D", "A", "B"] && stage.inTree == ["B"])
    #expect(stage["C"].parent.isNone && stage["D"].parent == stage.navigation.handle)
    #expect(stage.unrest == [])
  }

  @Test func aNewTopIsPushed() {  // NV-3
    let stage = TransitionStage("A", "B")
    stage.use(BlockAnimator(stage))
    stage.set("B", "C", "D")
    #expect(stage.take().contains("animator? push B D"))
    stage.settle()
    #expect(stage.stack == ["B", "C", "D"] && stage.inTree == ["D"])
    #expect(!stage["C"].isViewLoaded && stage.unrest == [])
  }

  @Test func aControllerThatStaysInTheStackDoesNotMove() {  // AP-7, NV-3
    let stage = TransitionStage("A", "B")
    stage.use(BlockAnimator(stage))
    stage.hooks["B.willDisappear(true)"] = {
      #expect(!stage["B"].lifecycle.reasons.contains(.movingFromParent))
    }
    stage.hooks["A.willAppear(true)"] = {
      #expect(!stage["A"].lifecycle.reasons.contains(.movingToParent))
    }
    stage.set("B", "A")
    #expect(stage.take().first == "animator? pop B A")
    stage.settle()
    #expect(stage.stack == ["B", "A"])
    let moves = stage.take().filter { $0.contains("Move") }
    #expect(moves == [] && stage.unrest == [])
  }

  @Test func aCancelRestoresTheFormerStackToTheLastPlace() {  // NV-4, NV-6, US-6, US-20
    let requests: [(TransitionStage) -> Void] = [
      { $0.push("X") }, { $0.pop() }, { _ = $0.navigation.popToRoot(animated: true) },
      { $0.set("X", "B", "Y") }, { $0.set("C", "A") }, { $0.set("X") },
    ]
    for request in requests {
      let stage = TransitionStage("A", "B", "C")
      let hand = stage.drive()
      request(stage)
      stage.tick()
      hand.update(0.4)
      _ = hand.cancel()
      stage.settle()
      #expect(stage.stack == ["A", "B", "C"] && stage.inTree == ["C"])
      #expect(stage.navigation.children.count == 3)
      #expect(["X", "Y"].allSatisfy { stage[$0].parent.isNone })
      // Whoever was told that it will move is told where it is.
      let log = stage.take()
      #expect(
        log.filter { $0.contains(".willMove") }.count
          == log.filter { $0.contains(".didMove") }.count)
      #expect(stage.unrest == [])
    }
  }

  @Test func duplicatesAreRefused() {
    let stage = TransitionStage("A")
    #expect(throws: Fault.self) {
      try stage.navigation.setViewControllers(
        [stage["B"], stage["C"], stage["B"]], animated: false)
    }
    #expect(stage.stack == ["A"] && stage["B"].parent.isNone)
  }

  @Test func anEmptyStackIsAStack() {
    let stage = TransitionStage("A", "B")
    stage.set()
    #expect(stage.stack == [] && stage.inTree == [])
    #expect(stage["B"].appearance == .disappeared)
    stage.pop()
    stage.push("C")
    #expect(stage["C"].appearance == .appeared && stage.inTree == ["C"])
    stage.settle()
    #expect(stage.unrest == [])
  }

  @Test func thePopOfAWaitingRequestIsKnownLater() {  // TR-14
    let stage = TransitionStage("A", "B", "C")
    stage.use(BlockAnimator(stage))
    stage.pop()
    #expect(stage.navigation.pop(animated: true) == nil)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest == [])
  }

  @Test func aControllerPushedTwiceWhileItWaitsIsRefusedWhenItsTurnComes() {  // NV-1, US-6
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    #expect(throws: Fault.self) { try stage.navigation.push(stage["B"], animated: true) }
    stage.push("C")
    stage.push("C")
    stage.push("D")
    must { try stage["P"].addChild(stage["D"]) }
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
    let log = stage.take().filter { $0.hasPrefix("pushed") }
    #expect(log == ["pushed B(true)", "pushed C(true)", "pushed C(false)", "pushed D(false)"])
    #expect(stage.unrest == [])
  }

  @Test func aWaitingRequestHoldsWhatItNames() {
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    stage.push("C")
    let screen = stage["C"]
    stage.runtime.entities.release(screen.handle)
    #expect(stage.runtime.entities.contains(screen.handle))
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
    stage.pop(animated: false)
    #expect(!stage.runtime.entities.contains(screen.handle))
  }

  @Test func theEndOfEveryRequestIsReported() {  // US-13
    let stage = TransitionStage("A")
    stage.use(BlockAnimator(stage))
    stage.push("B")
    stage.push("C", animated: false)
    stage.pop()
    stage.set("A", "D")
    stage.settle()
    let log = stage.take().filter {
      $0.hasPrefix("pushed") || $0.hasPrefix("popped") || $0.hasPrefix("set")
    }
    #expect(log == ["pushed B(true)", "pushed C(true)", "popped(true)", "set(true)"])
    #expect(stage.stack == ["A", "D"] && stage.unrest == [])
  }

  @Test func aChildOfTheStackLeavesItByRemoveFromParent() {
    let stage = TransitionStage("A", "B", "C")
    stage["B"].removeFromParent()
    #expect(stage.stack == ["A", "C"] && stage["B"].parent.isNone)
    stage["C"].removeFromParent()
    #expect(stage.stack == ["A"] && stage["A"].appearance == .appeared && stage.inTree == ["A"])
    stage.use(BlockAnimator(stage))
    stage.push("D")
    stage.tick()
    stage["D"].removeFromParent()
    #expect(stage.stack == ["A", "D"])
    stage.settle()
    #expect(stage.stack == ["A"] && stage["D"].appearance == .disappeared)
    #expect(stage.unrest == [])
  }

  @Test func anotherContainerCannotTakeAChildOutOfTheStack() {
    let stage = TransitionStage("A", "B")
    #expect(throws: Fault.self) { try stage["P"].addChild(stage["B"]) }
    #expect(stage.stack == ["A", "B"] && stage["B"].parent == stage.navigation.handle)
    #expect(throws: Fault.self) {
      try ContainerTransition.perform(
        in: stage.navigation, from: stage["B"], to: stage["A"],
        options: AnimationOptions(duration: 1), animations: {}, completion: nil, stage.transitions)
    }
  }

  @Test func insideAnAnimationBlockViewsAreInTheirPlacesAtOnce() {  // LC-3
    let stage = TransitionStage("A")
    _ = stage.runtime.animations.animate(AnimationOptions(duration: 1)) {
      stage.push("B", animated: false)
    }
    stage.tick()
    #expect(stage.x("B") == 200 && stage.runtime.tracks.count == 0)
  }

  @Test func aDeepStackIsSetPushedAndPopped() {
    let stage = TransitionStage()
    let screens = (0..<1000).map { stage.screen("\($0)") }
    must { try stage.navigation.setViewControllers(screens, animated: false) }
    stage.push("top", animated: false)
    #expect(stage.stack.count == 1001 && stage.inTree == ["top"])
    stage.pop(animated: false)
    #expect(stage.inTree == ["999"])
    #expect(stage.navigation.popToRoot(animated: false).count == 999)
    stage.settle()
    #expect(stage.inTree == ["0"] && stage.unrest == [])
  }

  @Test func aStackThatEndsLetsItsControllersGo() {
    let stage = TransitionStage("A", "B")
    must { try stage.controllers.setRoot(nil) }
    stage.runtime.entities.release(stage.navigation.handle)
    // A and B alone are left: the edge swipe and its interaction have gone with the stack.
    #expect(stage.runtime.entities.liveCount == 2)
    #expect(stage["A"].parent.isNone && stage["B"].parent.isNone)
    #expect(stage.runtime.entities.references(of: stage["B"].handle) == 1)
  }
}
