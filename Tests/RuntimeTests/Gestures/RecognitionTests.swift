import Testing

@testable import Motus

/// Who recognizes, beside whom and after whom.
struct RecognitionTests {
  // MARK: Where touches go

  @Test func touchesReachTheHitViewAndThoseAboveItDeepestFirst() {
    let stage = GestureStage()
    let card = stage.view(Rect(x: 50, y: 50, width: 300, height: 300), in: stage.window)
    let label = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), in: card)
    let other = stage.view(Rect(x: 50, y: 400, width: 300, height: 300), in: stage.window)
    let delegate = AnsweringDelegate()
    delegate.goesTogether = true
    for (name, view) in [("window", stage.window), ("card", card), ("label", label), ("o", other)] {
      stage.add(PanGesture(gestures: stage.gestures), name, to: view).setDelegate(delegate)
    }
    stage.drag(from: (60, 60), to: (90, 60), steps: 1)
    #expect(
      stage.take() == [
        "label began 20 0", "card began 20 0", "window began 20 0", "label ended 20 0",
        "card ended 20 0", "window ended 20 0",
      ])
    stage.views.setUserInteractionEnabled(card.index, false)
    stage.drag(from: (60, 60), to: (90, 60), steps: 1)
    #expect(stage.take() == ["window began 20 0", "window ended 20 0"])
    // The finger belongs to the view where it came down.
    stage.views.setUserInteractionEnabled(card.index, true)
    stage.drag(from: (200, 300), to: (200, 600), steps: 1)
    #expect(stage.take().first == "card began 0 290")
  }

  @Test func theFirstToRecognizeLetsTheOthersFail() {
    let stage = GestureStage()
    let card = stage.view(Rect(x: 0, y: 0, width: 400, height: 800), in: stage.window)
    let outer = stage.add(PanGesture(gestures: stage.gestures), "outer")
    stage.add(PanGesture(gestures: stage.gestures), "inner", to: card)
    stage.drag(from: (100, 100), to: (150, 100), steps: 1, lift: false)
    #expect(stage.take() == ["inner began 40 0"] && outer.state == .failed)
    stage.touch(.ended, 150, 100)
    #expect(stage.take() == ["inner ended 40 0"] && outer.state == .possible)
  }

  @Test func oneYesOfTwoDelegatesLetsThemGoTogether() {
    let stage = GestureStage()
    let delegate = AnsweringDelegate()
    stage.add(PanGesture(gestures: stage.gestures), "first")
    stage.add(PanGesture(gestures: stage.gestures), "second").setDelegate(delegate)
    delegate.goesTogether = true
    stage.drag(from: (100, 100), to: (150, 100), steps: 1)
    #expect(
      stage.take() == [
        "first began 40 0", "second began 40 0", "first ended 40 0", "second ended 40 0",
      ]
    )
  }

  @Test func aDelegateCanSayNo() {  // GR-7
    let stage = GestureStage()
    let delegate = AnsweringDelegate()
    let first = stage.add(PanGesture(gestures: stage.gestures), "first")
    stage.add(PanGesture(gestures: stage.gestures), "second")
    first.setDelegate(delegate)
    delegate.begins = false
    stage.drag(from: (100, 100), to: (150, 100), steps: 1)
    #expect(stage.take() == ["second began 40 0", "second ended 40 0"])
    delegate.begins = true
    delegate.receives = false
    stage.drag(from: (100, 100), to: (150, 100), steps: 1)
    #expect(stage.take() == ["second began 40 0", "second ended 40 0"])
  }

  // MARK: Failure requirements

  @Test func aTapWaitsForADoubleTapToFail() throws {
    let stage = GestureStage()
    let single = stage.add(TapGesture(gestures: stage.gestures), "single")
    let double = stage.add(TapGesture(gestures: stage.gestures, taps: 2), "double")
    try single.requireToFail(double)
    stage.tap(100, 100)
    #expect(stage.take() == [] && !stage.runtime.needsTick)
    #expect(stage.runtime.nextDeadline == stage.time + 0.35)
    stage.tick(0.34)
    #expect(stage.take() == [])
    stage.tick(0.02)
    #expect(stage.take() == ["single ended"] && single.state == .possible)
    #expect(stage.runtime.nextDeadline == .infinity)
    stage.tap(100, 100)
    stage.tap(120, 100)
    #expect(stage.take() == ["double ended"])
    stage.tick(1)
    #expect(stage.take() == [])
    // Too far apart: two single ones.
    stage.tap(100, 100)
    stage.tap(150, 100)
    stage.tick(1)
    #expect(stage.take() == ["single ended"])
  }

  @Test func withoutARequirementASingleTapDoesNotWait() {
    let stage = GestureStage()
    stage.add(TapGesture(gestures: stage.gestures), "single")
    stage.add(TapGesture(gestures: stage.gestures, taps: 2), "double")
    stage.tap(100, 100)
    stage.tap(100, 100)
    #expect(stage.take() == ["single ended", "single ended", "double ended"])
  }

  @Test func aPanThatWaitsBeginsWhereTheFingerIsByThen() throws {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    let edge = stage.add(ScreenEdgePanGesture(gestures: stage.gestures, edges: .left), "edge")
    try pan.requireToFail(edge)
    // Away from the edge nothing waits.
    stage.drag(from: (100, 100), to: (150, 100), steps: 1)
    #expect(stage.take() == ["pan began 40 0", "pan ended 40 0"])
    stage.drag(from: (10, 100), to: (60, 100), steps: 1)
    #expect(stage.take() == ["edge began 40 0", "edge ended 40 0"])
    stage.drag(from: (10, 100), to: (10, 150), steps: 1)
    #expect(stage.take() == ["pan began 0 40", "pan ended 0 40"])
  }

  @Test func delegatesCanRequireFailureFromBothSides() {  // GR-6, GR-7
    for isAskedOfFirst in [true, false] {
      let stage = GestureStage()
      let delegate = AnsweringDelegate()
      let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
      let press = stage.add(LongPressGesture(gestures: stage.gestures, movement: 30), "press")
      if isAskedOfFirst {
        pan.setDelegate(delegate)
        delegate.requiresFailure = { $0 === press }
      } else {
        press.setDelegate(delegate)
        delegate.isRequiredToFail = { $0 === pan }
      }
      stage.drag(from: (100, 100), to: (120, 100), steps: 1, lift: false)
      #expect(stage.take() == [])
      stage.touch(.moved, 140, 100)
      #expect(stage.take() == ["pan began 30 0"])
    }
  }

  @Test func aCircleOfRequirementsIsRefused() throws {  // GR-6
    let stage = GestureStage()
    let a = stage.add(TapGesture(gestures: stage.gestures), "a")
    let b = stage.add(TapGesture(gestures: stage.gestures), "b")
    let c = stage.add(TapGesture(gestures: stage.gestures), "c")
    try a.requireToFail(b)
    try b.requireToFail(c)
    #expect(throws: Fault.self) { try c.requireToFail(a) }
    #expect(throws: Fault.self) { try a.requireToFail(a) }
  }

  @Test func whoWaitsForARecognizerThatGoesRecognizes() throws {
    let stage = GestureStage()
    let single = stage.add(TapGesture(gestures: stage.gestures), "single")
    let double = stage.add(TapGesture(gestures: stage.gestures, taps: 2), "double")
    try single.requireToFail(double)
    stage.tap(100, 100)
    stage.gestures.detach(double)
    #expect(stage.take() == ["single ended"])
    stage.gestures.attach(double, to: stage.window)
    stage.tap(100, 100)
    stage.gestures.attach(double, to: stage.window)
    double.setEnabled(false)
    #expect(stage.take() == ["single ended"])
  }

  // MARK: Ends of all sorts

  /// GR-2.
  @Test func disablingCancels() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (100, 100), to: (150, 100), steps: 1, lift: false)
    pan.setEnabled(false)
    #expect(stage.take().last == "pan cancelled 40 0" && pan.state == .possible)
    stage.touch(.moved, 200, 100)
    stage.touch(.ended, 200, 100)
    stage.drag(from: (100, 100), to: (150, 100))
    #expect(stage.take() == [])
    pan.setEnabled(true)
    stage.drag(from: (100, 100), to: (150, 100), steps: 1)
    #expect(stage.take() == ["pan began 40 0", "pan ended 40 0"])
  }

  @Test func anActionMayDisableDetachOrEndItsRecognizer() {
    for deed in 0..<3 {
      let stage = GestureStage()
      let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
      let other = stage.add(PanGesture(gestures: stage.gestures), "other")
      stage.hooks["pan began"] = {
        switch deed {
        case 0: pan.setEnabled(false)
        case 1: stage.gestures.detach(pan)
        default:
          stage.runtime.entities.release(pan.handle)
          stage.gestures.detach(pan)
        }
      }
      stage.drag(from: (100, 100), to: (150, 100))
      #expect(stage.take().last == "pan cancelled 5 0")
      #expect(pan.isAlive == (deed < 2) && other.state == .possible)
      #expect(!stage.runtime.needsTick)
    }
  }

  @Test func aRecognizerGoesWithItsViewAndTellsThatItIsOver() {
    let stage = GestureStage()
    let card = stage.view(Rect(x: 0, y: 0, width: 400, height: 800), in: stage.window)
    let held = stage.add(PanGesture(gestures: stage.gestures), "held", to: card)
    let lent = stage.add(TapGesture(gestures: stage.gestures), "lent", to: card)
    stage.runtime.entities.release(lent.handle)
    stage.drag(from: (100, 100), to: (150, 100), steps: 1, lift: false)
    _ = stage.take()
    stage.views.removeFromSuperview(card.index)
    let isAlive = stage.views.names.contains(card)
    #expect(!isAlive)
    #expect(stage.runtime.needsTick)
    stage.tick(0.01)
    #expect(stage.take() == ["held cancelled 40 0"])
    #expect(held.isAlive && held.view.isNone && held.touches.isEmpty && !lent.isAlive)
    stage.touch(.ended, 150, 100)
    #expect(stage.take() == [])
  }

  @Test func attachingElsewhereMovesARecognizer() {
    let stage = GestureStage()
    let card = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.drag(from: (50, 50), to: (50, 90), steps: 1, lift: false)
    stage.gestures.attach(pan, to: card)
    #expect(stage.take().last == "pan cancelled 0 30")
    #expect(pan.view == card && stage.gestures.gestures(of: 0).isEmpty)
    #expect(stage.runtime.entities.references(of: pan.handle) == 2)
    stage.touch(.ended, 50, 90)
    stage.drag(from: (50, 200), to: (50, 300))
    #expect(stage.take() == [])
  }

  @Test func theEventsSayWhatTheActionsSay() {
    let stage = GestureStage()
    let pan = stage.add(PanGesture(gestures: stage.gestures), "pan")
    stage.feed(.began, 100, 100, at: 0)
    stage.feed(.moved, 150, 100, at: 0.01)
    stage.feed(.ended, 150, 100, at: 0.02)
    stage.tick(0.03)
    let events = (0..<stage.runtime.events.published.count).map {
      stage.runtime.events.published[$0]
    }
    #expect(events.map(\.kind) == [32, 32] && events.map(\.detail) == [1, 3])
    #expect(events.allSatisfy { $0.subject == pan.handle.bits && $0.other == stage.window.bits })
  }

  // MARK: Feeding

  @Test func fingersThatCannotBeAreRefusedAndNothingElseIs() {
    let stage = GestureStage()
    stage.feed(.moved, 0, 0)
    stage.feed(.ended, 0, 0)
    stage.feed(.began, .nan, 0)
    stage.feed(.began, 0, 0, at: .infinity)
    stage.feed(.began, 2e9, 0)
    #expect(stage.take().count == 5 && !stage.runtime.needsTick)
    stage.feed(.began, 0, 0, at: 1)
    stage.feed(.began, 0, 0, at: 1)
    stage.feed(.moved, 0, 0, at: 0.5)
    #expect(stage.take().count == 2)
    stage.feed(.ended, 0, 0, at: 1)
    stage.feed(.began, 0, 0, at: 0)
    #expect(stage.take() == [])
    for id in 2...32 { stage.feed(.began, 0, 0, id: UInt64(id)) }
    #expect(stage.take() == [])
    stage.feed(.began, 0, 0, id: 33)
    #expect(stage.take() == ["refused: 32 touches are down"])
  }

  @Test func whatAnActionFeedsComesWithTheNextFrame() {
    let stage = GestureStage()
    stage.add(TapGesture(gestures: stage.gestures), "tap")
    stage.hooks["tap ended"] = {
      stage.feed(.began, 10, 10, id: 9)
      stage.feed(.ended, 10, 10, id: 9)
    }
    stage.tap(100, 100)
    #expect(stage.take() == ["tap ended"] && stage.runtime.needsTick)
    stage.tick(0.01)
    #expect(stage.take() == ["tap ended"])
  }
}
