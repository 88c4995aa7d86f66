import Testing

@testable import Motus

struct PanTests {
  /// GR-1, GR-3, GR-9: beyond 10 points, with what is beyond at once.
  @Test func aPanBeginsBeyondTenPointsAndAppliesTheRest() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.touch(.began, 100, 100)
    stage.touch(.moved, 110, 100)
    #expect(stage.take() == [] && pan.state == .possible)
    stage.touch(.moved, 114, 100)
    stage.touch(.moved, 150, 120)
    #expect(pan.state == .changed)
    stage.touch(.ended, 150, 120)
    #expect(stage.take() == ["pan began 4 0", "pan changed 40 20", "pan ended 40 20"])
    #expect(pan.state == .possible && pan.translation == .zero && pan.touches.isEmpty)
  }

  @Test func theThresholdIsTakenInTheDirectionOfTheMovement() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.touch(.began, 100, 100)
    stage.touch(.moved, 130, 60)
    #expect(
      near(pan.translation.dx, 24, relative: 1e-9) && near(pan.translation.dy, -32, relative: 1e-9))
  }

  @Test func aFingerThatStaysFailsInSilence() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (100, 100), to: (104, 104))
    #expect(stage.take() == [] && pan.state == .possible)
    #expect(stage.runtime.needsTick == false)
  }

  @Test func manySamplesOfOneFrameAreOneChangeAndAllCountForTheVelocity() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.feed(.began, 100, 100, at: 0)
    for step in 1...8 { stage.feed(.moved, 100 + 4 * Double(step), 100, at: 0.004 * Double(step)) }
    stage.tick(1.0 / 30)
    #expect(stage.take() == ["pan began 2 0", "pan changed 22 0"])
    #expect(near(pan.velocity.dx, 1000, relative: 1e-9))
    stage.feed(.moved, 136, 100, at: 0.036)
    stage.feed(.ended, 140, 100, at: 0.04)
    stage.tick(1.0 / 30)
    // The end says it all.
    #expect(stage.take() == ["pan ended 30 0"])
  }

  @Test func aPanCanBeginAndEndInOneFrame() {
    let stage = GestureStage()
    stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.feed(.began, 100, 100, at: 0)
    stage.feed(.moved, 105, 100, at: 0.01)
    stage.feed(.ended, 130, 100, at: 0.02)
    stage.tick(0.03)
    #expect(stage.take() == ["pan began 20 0", "pan ended 20 0"])
  }

  @Test func theVelocityAtTheEndIsThatOfTheFinger() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    var velocities: [Double] = []
    stage.hooks["pan ended"] = { velocities.append(pan.velocity.dx) }
    stage.drag(from: (100, 100), to: (200, 100))
    stage.drag(from: (100, 100), to: (200, 100), lift: false)
    stage.tick(0.05)
    stage.touch(.ended, 200, 100)
    #expect(velocities.count == 2)
    #expect(near(velocities[0], 1000, relative: 1e-9) && velocities[1] == 0)
  }

  /// GR-3.
  @Test func aTranslationThatIsSetGoesOnFromThereAndTheVelocityBeginsAnew() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (100, 100), to: (200, 100), lift: false)
    pan.setTranslation(Vector(dx: 7, dy: -1))
    #expect(pan.velocity == .zero && pan.translation == Vector(dx: 7, dy: -1))
    stage.touch(.moved, 203, 110)
    #expect(
      near(pan.translation.dx, 10, relative: 1e-9) && near(pan.translation.dy, 9, relative: 1e-9))
    stage.touch(.moved, 206, 110)
    #expect(near(pan.velocity.dx, 300, relative: 1e-9))
  }

  /// GR-5.
  @Test func itBeginsWithTheLeastNumberOfFingersAndEndsWhenAllHaveLeft() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures, minimumTouches: 2), "pan")
    stage.touch(.began, 100, 100)
    stage.touch(.moved, 150, 100)
    #expect(stage.take() == [])
    stage.touch(.began, 200, 100, id: 2)
    stage.touch(.moved, 240, 100, id: 2)
    #expect(stage.take() == ["pan began 10 0"])
    // A finger that leaves, and one that comes, moves nothing.
    stage.touch(.ended, 150, 100)
    stage.touch(.moved, 245, 100, id: 2)
    stage.touch(.began, 20, 700, id: 3)
    #expect(
      near(pan.translation.dx, 15, relative: 1e-9) && near(pan.translation.dy, 0, relative: 1e-9))
    stage.touch(.ended, 245, 100, id: 2)
    #expect(stage.take().filter { $0.contains("ended") } == [])
    stage.touch(.ended, 20, 700, id: 3)
    #expect(stage.take() == ["pan ended 15 0"])
  }

  @Test func moreFingersThanAllowedFailOrCancel() {
    let stage = GestureStage()
    let pan = stage.add(
      PanGesture(gestures: stage.gestures, minimumTouches: 1, maximumTouches: 1), "pan")
    stage.touch(.began, 100, 100)
    stage.touch(.began, 200, 100, id: 2)
    stage.touch(.moved, 300, 100, id: 2)
    #expect(stage.take() == [] && pan.state == .failed)
    stage.touch(.ended, 300, 100, id: 2)
    stage.touch(.ended, 100, 100)
    #expect(pan.state == .possible)
    stage.drag(from: (100, 100), to: (150, 100), lift: false)
    stage.touch(.began, 200, 100, id: 2)
    #expect(stage.take().last == "pan cancelled 40 0")
    stage.touch(.moved, 250, 100, id: 2)
    #expect(stage.take() == [])
  }

  @Test func aFingerThatTheSystemTakesAwayCancels() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (100, 100), to: (150, 100), lift: false)
    stage.touch(.cancelled, 150, 100)
    #expect(stage.take().last == "pan cancelled 40 0")
    #expect(pan.state == .possible && pan.touches.isEmpty)
  }

  /// GR-4.
  @Test func anEdgePanComesFromItsEdgeAlone() {
    let stage = GestureStage()
    let pan = stage.add(ScreenEdgePanGesture(gestures: stage.gestures, edges: .left), "edge")
    stage.drag(from: (21, 100), to: (200, 100))
    stage.drag(from: (390, 100), to: (200, 100))
    #expect(stage.take() == [])
    stage.drag(from: (20, 100), to: (60, 100), steps: 2)
    #expect(stage.take() == ["edge began 10 0", "edge changed 30 0", "edge ended 30 0"])
    // Along the edge is another gesture.
    stage.drag(from: (5, 100), to: (40, 200))
    #expect(stage.take() == [] && pan.state == .possible)
  }

  @Test func everyEdgeHasItsDirection() {
    let stage = GestureStage()
    stage.add(ScreenEdgePanGesture(gestures: stage.gestures, edges: [.right, .bottom]), "edge")
    for (start, end, begins) in [
      ((395.0, 400.0), (300.0, 400.0), true), ((395, 400), (399, 300), false),
      ((200, 790), (200, 700), true), ((200, 790), (100, 785), false),
      ((200, 5), (200, 100), false), ((395, 795), (395, 700), true),
      ((395, 795), (300, 795), true),
    ] {
      stage.drag(from: start, to: end)
      #expect(stage.take().isEmpty != begins, "\(start) to \(end)")
    }
  }

  @Test func anotherFingerJoinsAnEdgePanInTheMiddleOfAll() {
    let stage = GestureStage()
    let pan = stage.add(ScreenEdgePanGesture(gestures: stage.gestures, edges: .left), "edge")
    stage.drag(from: (5, 100), to: (100, 100), lift: false)
    stage.touch(.began, 3, 300, id: 2)
    stage.touch(.moved, 100, 300, id: 2)
    // 85 points of the first finger and half of the 97 of the second.
    #expect(near(pan.translation.dx, 133.5, relative: 1e-9))
    stage.touch(.ended, 100, 300, id: 2)
    stage.touch(.ended, 100, 100)
    #expect(stage.take().last == "edge ended 134 0")
  }

  @Test func translationsAreMeasuredInTheCoordinatesOfAView() throws {
    let stage = GestureStage()
    let half = stage.view(Rect(x: 0, y: 0, width: 400, height: 800), in: stage.window)
    let model = stage.views.geometry(half.index)
    (model[6], model[7], model[8], model[9]) = (0, 2, -2, 0)
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (200, 400), to: (200, 450), lift: false)
    // A quarter turn at twice the size.
    let inside = try pan.convert(pan.translation, to: half)
    #expect(near(inside.dx, 20, relative: 1e-9) && near(inside.dy, 0, relative: 1e-9))
    let back = try pan.convert(inside, from: half)
    #expect(near(back.dx, 0, relative: 1e-9) && near(back.dy, 40, relative: 1e-9))
  }
}
