import Testing

@testable import Motus

/// Taps, presses, swipes, pinches and rotations.
struct OtherGestureTests {
  @Test func aTapIsShortAndStays() {
    let stage = GestureStage()
    let tap = stage.add(TapGesture(gestures: stage.gestures), "tap")
    stage.tap(100, 100)
    #expect(stage.take() == ["tap ended"] && tap.state == .possible)
    stage.drag(from: (100, 100), to: (111, 100))
    stage.touch(.began, 100, 100)
    stage.tick(0.8)
    #expect(tap.state == .failed)
    stage.touch(.ended, 100, 100)
    #expect(stage.take() == [] && tap.state == .possible)
  }

  @Test func aTapCanTakeSeveralFingers() {
    let stage = GestureStage()
    stage.add(TapGesture(gestures: stage.gestures, touches: 2), "tap")
    stage.tap(100, 100)
    #expect(stage.take() == [])
    stage.touch(.began, 100, 100)
    stage.touch(.began, 200, 100, id: 2)
    stage.touch(.ended, 100, 100)
    stage.touch(.ended, 200, 100, id: 2)
    #expect(stage.take() == ["tap ended"])
    for id in 1...3 { stage.touch(.began, 100, 100, id: UInt64(id)) }
    for id in 1...3 { stage.touch(.ended, 100, 100, id: UInt64(id)) }
    #expect(stage.take() == [])
  }

  @Test func tapsTooFarApartInTimeBeginAnew() {
    let stage = GestureStage()
    stage.add(TapGesture(gestures: stage.gestures, taps: 3), "triple")
    stage.tap(100, 100)
    stage.tap(100, 100)
    stage.tick(0.4)
    stage.tap(100, 100)
    stage.tap(100, 100)
    #expect(stage.take() == [])
    stage.tap(100, 100)
    #expect(stage.take() == ["triple ended"])
  }

  @Test func aPressBeginsByTimeAndFollows() {
    let stage = GestureStage()
    let press = stage.add(LongPressGesture(gestures: stage.gestures), "press")
    stage.touch(.began, 100, 100)
    stage.touch(.moved, 105, 100)
    #expect(near(stage.runtime.nextDeadline, 0.51, relative: 1e-9))
    stage.tick(0.47)
    #expect(stage.take() == [])
    stage.tick(0.05)
    #expect(stage.take() == ["press began"])
    stage.touch(.moved, 300, 100)
    #expect(stage.take() == ["press changed"] && press.location == Point(x: 300, y: 100))
    stage.touch(.ended, 300, 100)
    #expect(stage.take() == ["press ended"])
  }

  @Test func aPressFailsWhenTheFingerMovesOrLeaves() {
    let stage = GestureStage()
    let press = stage.add(LongPressGesture(gestures: stage.gestures), "press")
    stage.drag(from: (100, 100), to: (111, 100), lift: false)
    stage.tick(1)
    #expect(press.state == .failed)
    stage.touch(.ended, 111, 100)
    stage.tap(100, 100)
    stage.tick(1)
    #expect(stage.take() == [] && press.state == .possible)
  }

  /// The time of the touches decides, not that of the frames.
  @Test func aPressThatWasHeldBetweenTwoFramesHasBegun() {
    let stage = GestureStage()
    stage.add(LongPressGesture(gestures: stage.gestures), "press")
    stage.feed(.began, 100, 100, at: 0)
    stage.feed(.ended, 100, 100, at: 0.6)
    stage.feed(.began, 100, 100, at: 0.7, id: 2)
    stage.feed(.ended, 100, 100, at: 1.1, id: 2)
    stage.tick(2)
    #expect(stage.take() == ["press began", "press ended"])
  }

  @Test func aSwipeIsQuickAndStraight() {
    let stage = GestureStage()
    stage.add(SwipeGesture(gestures: stage.gestures, directions: [.left, .up]), "swipe")
    for (dx, dy, counts) in [
      (-80.0, 10.0, true), (80, 0, false), (5, -60, true), (0, 60, false), (-40, 0, false),
      (-70, 65, false),
    ] {
      stage.drag(from: (200, 400), to: (200 + dx, 400 + dy))
      #expect(stage.take() == (counts ? ["swipe ended"] : []), "\(dx) \(dy)")
    }
    stage.drag(from: (300, 400), to: (200, 400), steps: 120)
    #expect(stage.take() == [])
  }

  /// GR-9: from 10 points on.
  @Test func aPinchMeasuresTheDistanceOfTwoFingers() {
    let stage = GestureStage()
    let pinch = stage.add(PinchGesture(gestures: stage.gestures), "pinch")
    stage.touch(.began, 100, 100)
    stage.touch(.began, 190, 100, id: 2)
    stage.touch(.moved, 200, 100, id: 2)
    #expect(stage.take() == [] && pinch.scale == 1)
    stage.touch(.moved, 205, 100, id: 2)
    #expect(stage.take() == ["pinch began"] && near(pinch.scale, 1.05, relative: 1e-9))
    for step in 1...10 { stage.touch(.moved, 205 + 9.5 * Double(step), 100, id: 2) }
    #expect(near(pinch.scale, 2, relative: 1e-9) && near(pinch.scaleVelocity, 9.5, relative: 1e-9))
    pinch.setScale(1)
    stage.touch(.moved, 500, 100, id: 2)
    #expect(near(pinch.scale, 2, relative: 1e-9))
    stage.touch(.began, 300, 700, id: 3)
    stage.touch(.ended, 100, 100)
    #expect(stage.take().last == "pinch ended")
    stage.touch(.moved, 10, 100, id: 2)
    stage.touch(.ended, 10, 100, id: 2)
    #expect(stage.take() == [] && pinch.state == .possible)
  }

  /// GR-9: from 10 degrees on.
  @Test func aRotationMeasuresTheTurnOfTwoFingersWholeTurnsIncluded() {
    let stage = GestureStage()
    let rotation = stage.add(RotationGesture(gestures: stage.gestures), "rotation")
    stage.touch(.began, 200, 400)
    stage.touch(.began, 300, 400, id: 2)
    for degrees in stride(from: 3.0, through: 450, by: 3) {
      let (sin, cos) = Elementary.sincos(degrees * .pi / 180)
      stage.touch(.moved, 200 + 100 * cos, 400 + 100 * sin, id: 2)
      if degrees == 9 { #expect(stage.take() == []) }
      if degrees == 12 {
        #expect(
          stage.take() == ["rotation began"] && near(rotation.rotation, .pi / 90, relative: 1e-9))
      }
    }
    #expect(abs(rotation.rotation - 440 * .pi / 180) < 1e-9)
    #expect(abs(rotation.rotationVelocity - 300 * .pi / 180) < 1e-9)
    rotation.setRotation(-1)
    #expect(near(rotation.rotation, -1, relative: 1e-9))
    stage.touch(.ended, 200, 400)
    #expect(stage.take().last == "rotation ended")
    stage.touch(.ended, 200, 500, id: 2)
  }

  @Test func fingersOnOnePointPinchWithoutInfinities() {
    let stage = GestureStage()
    let pinch = stage.add(PinchGesture(gestures: stage.gestures), "pinch")
    stage.touch(.began, 100, 100)
    stage.touch(.began, 100, 100, id: 2)
    stage.touch(.moved, 112, 100, id: 2)
    #expect(stage.take() == ["pinch began"] && pinch.scale.isFinite && pinch.scale > 1)
    stage.touch(.moved, 100, 100, id: 2)
    #expect(pinch.scale >= 0 && pinch.scale < 0.2)
  }
}
