import Testing

@testable import Motus

/// A pan bound to a transition: the host feeds touches, the rest happens.
struct GestureBindingTests {
  private func feed(
    _ stage: TransitionStage, _ phase: TouchSample.Phase, _ x: Double, _ y: Double = 400,
    after seconds: Double = 0.01
  ) {
    stage.tick(seconds / 2)
    let sample = TouchSample(
      id: 1, phase: phase, point: Point(x: x, y: y), time: stage.time + seconds / 2)
    must { try stage.runtime.gestures.feed(count: 1) { _ throws(Fault) in sample } }
    stage.tick(seconds / 2)
  }

  /// A finger at a steady speed, in points per second; it rests before it lifts when asked.
  private func swipe(
    _ stage: TransitionStage, from start: Double, to end: Double, speed: Double,
    rests: Bool = false,
    lifts: Bool = true
  ) {
    feed(stage, .began, start)
    let steps = max(1, Int(abs(end - start) / speed * 100))
    for step in 1...steps {
      feed(stage, .moved, start + (end - start) * Double(step) / Double(steps))
    }
    if rests { stage.tick(0.1) }
    if lifts { feed(stage, .ended, end) }
  }

  // MARK: The edge swipe of a navigation controller (NV-7, PR-14)

  @Test func anEdgeSwipeBeyondHalfPops() {  // PD-11
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 220, speed: 1000, rests: true, lifts: false)
    // 205 of 400 points: the screen follows the finger but for the threshold.
    #expect(stage.session?.isInHand == true && stage.stack == ["A"])
    #expect(near(stage.x("B"), 200 + 205, 1e-6))
    feed(stage, .ended, 220)
    #expect(stage.session?.isSettling(.finished) == true)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.inTree == ["A"] && stage.unrest.isEmpty)
  }

  @Test func anEdgeSwipeThatRestsShortOfHalfIsCancelled() {
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 210, speed: 1000, rests: true)
    #expect(stage.session?.isSettling(.cancelled) == true)
    stage.settle()
    #expect(stage.stack == ["A", "B"] && stage.inTree == ["B"] && stage.unrest.isEmpty)
    #expect(near(stage.x("B"), 200, 1e-9))
  }

  @Test func aVelocityDecidesAgainstThePosition() {  // PD-11, R-19
    for (start, end, speed, pops) in [
      (5.0, 60.0, 320.0, true), (5, 60, 280, false), (5, 60, 3000, true),
    ] {
      let stage = TransitionStage("A", "B")
      swipe(stage, from: start, to: end, speed: speed)
      stage.settle()
      #expect(stage.stack == (pops ? ["A"] : ["A", "B"]), "\(speed)")
    }
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 350, speed: 1000, lifts: false)
    for x in stride(from: 340.0, through: 300, by: -10) { feed(stage, .moved, x) }
    feed(stage, .ended, 300)
    stage.settle()
    #expect(stage.stack == ["A", "B"])
  }

  @Test func theFingersVelocityIsHandedOver() {
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 105, speed: 1000)
    #expect(near(stage.session?.completionVelocity ?? 0, 2.5, 1e-6))
    let before = stage.x("B")
    stage.tick(1e-5)
    #expect(near((stage.x("B") - before) / 1e-5, 1000, 1))
  }

  @Test func aFingerTakesTheScreenAgainInMidFlightWithoutAJump() {
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 180, speed: 1000, rests: true)
    stage.run(0.05)
    let before = stage.x("B")
    #expect(before > 210 && stage.session?.isSettling(.cancelled) == true)
    let session = stage.session
    // Down, and just beyond the threshold, right after a frame (GR-13).
    for (phase, x) in [(TouchSample.Phase.began, 5.0), (.moved, 15.5)] {
      let sample = TouchSample(
        id: 1, phase: phase, point: Point(x: x, y: 400), time: stage.time)
      must { try stage.runtime.gestures.feed(count: 1) { _ throws(Fault) in sample } }
    }
    stage.tick(0.002)
    #expect(stage.session === session && stage.session?.isInHand == true)
    #expect(near(stage.x("B"), before + 0.5, 1e-6))
    for step in 1...10 { feed(stage, .moved, 15.5 + 20 * Double(step)) }
    #expect(near(stage.x("B"), before + 200.5, 1e-6))
    feed(stage, .ended, 216)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest.isEmpty)
  }

  @Test func aSwipeThatTheSystemTakesAwayIsCancelled() {
    let stage = TransitionStage("A", "B")
    swipe(stage, from: 5, to: 380, speed: 1000, lifts: false)
    feed(stage, .cancelled, 380)
    stage.settle()
    #expect(stage.stack == ["A", "B"] && stage.unrest.isEmpty)
  }

  /// NV-7.
  @Test func aSingleScreenIsNotSwiped() throws {
    let stage = TransitionStage("A")
    let gesture = try stage.navigation.interactivePopGesture()
    feed(stage, .began, 5)
    #expect(gesture.touches.isEmpty)
    feed(stage, .ended, 5)
    swipe(stage, from: 5, to: 300, speed: 1000)
    #expect(stage.transitions.count == 0 && stage.stack == ["A"])
  }

  @Test func aSwipeWaitsForNoTransitionOfSomebodyElse() {
    let stage = TransitionStage("A", "B")
    stage.push("C")
    stage.tick(0.1)
    swipe(stage, from: 5, to: 100, speed: 3000)
    #expect(stage.session?.request.policy.operation == .push)
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
    // LC-7: with the fluid policy the push counts as completed.
    stage.navigation.setInterruption(.fluid)
    stage.push("D")
    stage.tick(0.1)
    swipe(stage, from: 5, to: 300, speed: 3000)
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"] && stage.unrest.isEmpty)
  }

  @Test func aDisabledSwipeDoesNothingAndADelegateOfTheHostMayRefuse() throws {
    let stage = TransitionStage("A", "B")
    let gesture = try stage.navigation.interactivePopGesture()
    gesture.setEnabled(false)
    swipe(stage, from: 5, to: 300, speed: 1000)
    gesture.setEnabled(true)
    let delegate = AnsweringDelegate()
    delegate.begins = false
    gesture.setDelegate(delegate)
    swipe(stage, from: 5, to: 300, speed: 1000)
    #expect(stage.stack == ["A", "B"] && stage.transitions.count == 0)
  }

  @Test func theSwipeDrivesTheDelegatesAnimatorToo() {
    let stage = TransitionStage("A", "B")
    stage.use(BlockAnimator(stage))
    swipe(stage, from: 5, to: 215, speed: 1000, lifts: false)
    #expect(stage.session?.isInHand == true)
    #expect(near(stage.x("B"), 200 - 400 * 0.5, 1e-6))
    feed(stage, .ended, 215)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest.isEmpty)
  }

  @Test func panningContentWaitsForTheEdgeSwipe() throws {
    let stage = TransitionStage("A", "B")
    let pan = PanGesture(gestures: stage.runtime.gestures)
    _ = try stage.runtime.entities.insert(pan, as: .gesture)
    stage.runtime.gestures.attach(pan, to: stage["B"].viewIfLoaded)
    swipe(stage, from: 5, to: 100, speed: 1000, lifts: false)
    #expect(stage.session?.isInHand == true && !pan.hasRecognized)
    feed(stage, .cancelled, 100)
    stage.settle()
    swipe(stage, from: 100, to: 200, speed: 1000, lifts: false)
    #expect(stage.session == nil && pan.isActive)
    feed(stage, .ended, 200)
  }

  @Test func aNavigationControllerThatGoesTakesItsSwipeAlong() throws {
    let stage = TransitionStage("A", "B")
    let gesture = try stage.navigation.interactivePopGesture()
    swipe(stage, from: 5, to: 100, speed: 1000, lifts: false)
    #expect(gesture.isAlive && gesture.isActive)
    try stage.controllers.setRoot(nil)
    stage.runtime.entities.release(stage.navigation.handle)
    stage.settle()
    // The finger has the screen in its hand as long as it is down.
    feed(stage, .ended, 100)
    stage.settle()
    #expect(!gesture.isAlive && stage.transitions.count == 0)
  }

  // MARK: Bindings of the host

  @Test func aBindingAsksForATransitionOnlyWhenThereIsNoneToTake() throws {
    let stage = TransitionStage("A", "B")
    let hand = stage.drive()
    let pan = PanGesture(gestures: stage.runtime.gestures)
    _ = try stage.runtime.entities.insert(pan, as: .gesture)
    stage.runtime.gestures.attach(pan, to: stage.navigation.viewIfLoaded)
    var asked = 0
    var rule = GestureBinding.Rule()
    rule.direction = Vector(dx: -1, dy: 0)
    rule.extent = 200
    pan.handler = GestureBinding(
      hand, rule, stage.runtime.entities, keepsWaitingRequests: { false }
    ) { _, _ in
      asked += 1
      stage.pop()
    }
    #expect(stage.runtime.entities.references(of: hand.handle) == 2)
    swipe(stage, from: 300, to: 230, speed: 1000, rests: true, lifts: false)
    #expect(near(hand.percentComplete, 0.3, 1e-9))
    feed(stage, .ended, 230)
    stage.run(0.02)
    #expect(stage.session?.isSettling(.cancelled) == true)
    swipe(stage, from: 300, to: 280, speed: 1000, lifts: false)
    #expect(asked == 1 && stage.session?.isInHand == true)
    feed(stage, .moved, 150)
    feed(stage, .ended, 150)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest.isEmpty)
    pan.handler = nil
    #expect(stage.runtime.entities.references(of: hand.handle) == 1)
  }

  @Test func aPushThatRunsCanBeTakenByABinding() throws {
    let stage = TransitionStage("A")
    let hand = stage.drive()
    hand.setStartsInteractively(false)
    let pan = PanGesture(gestures: stage.runtime.gestures)
    _ = try stage.runtime.entities.insert(pan, as: .gesture)
    stage.runtime.gestures.attach(pan, to: stage.navigation.viewIfLoaded)
    var rule = GestureBinding.Rule()
    rule.direction = Vector(dx: -1, dy: 0)
    pan.handler = GestureBinding(
      hand, rule, stage.runtime.entities, keepsWaitingRequests: { false }
    ) { _, _ in }
    stage.push("B")
    stage.tick()
    stage.run(0.2)
    #expect(stage.session?.isRunning == true && near(stage.x("B"), 400, 1e-6))
    swipe(stage, from: 100, to: 250, speed: 1500)
    #expect(stage.session?.isSettling(.cancelled) == true)
    stage.settle()
    #expect(stage.stack == ["A"] && stage.unrest.isEmpty)
  }
}
