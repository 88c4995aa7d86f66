import Testing

@testable import Motus

/// Sheets in a window of 400 × 800: the largest stands at 30, the medium one at 800 − 431
/// (SH-2).
struct SheetTests {
  private static let large = SheetOptions.Detent.large
  private static let medium = SheetOptions.Detent.medium

  @Test func aSheetStandsWhereTheMeasurementsSay() throws {
    let (stage, sheet) = try presented([Self.large])
    #expect(stage.cardFrame(sheet) == Rect(x: 0, y: 30, width: 400, height: 770))
    #expect(
      stage.presentations.controllers.views.frame(stage["P"].viewIfLoaded.index)
        == Rect(x: 0, y: 0, width: 400, height: 770))
    #expect(sheet.layout.stops.map(\.value) == [770])
    #expect(stage.dimming(sheet) == 0.2)
    #expect(stage.inWindow == ["P", "R"])
    stage.dismiss("P")
    stage.settle()
    #expect(stage.inWindow == ["R"])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // x(t) = x0 (1 + ω0 t) e^(−ω0 t), ω0 = √(1000/3): .455 .242 .120 .059 .027 are left at .10 … .30 s
  @Test func aSheetComesOnOneCriticallyDampedSpring() throws {
    let stage = TransitionStage.withRoot()
    let sheet = try stage.sheet("P", [Self.large])
    stage.present("P", by: "R")
    stage.tick()
    for rest in [0.455, 0.242, 0.120, 0.059, 0.027] {
      stage.tick(rest == 0.455 ? 0.1 : 0.05)
      #expect(abs((stage.cardTop(sheet) - 30) / 770 - rest) < 2e-3)
    }
  }

  @Test func withoutASelectionTheSmallestDetentIsShown() throws {
    let (stage, sheet) = try presented([Self.large, Self.medium, 7]) { _, _ in 200 }
    #expect(sheet.layout.stops.map(\.value) == [200, 431, 770])
    #expect(stage.cardFrame(sheet) == Rect(x: 0, y: 600, width: 400, height: 200))
  }

  // SH-6, SH-8: programmatic changes are not told
  @Test func changesInsideAnimateChangesMoveOnTheSpring() throws {
    let (stage, sheet) = try presented([Self.medium, Self.large])
    let delegate = StageAdaptive(stage)
    sheet.delegate = delegate
    #expect(stage.cardTop(sheet) == 369)
    sheet.animateChanges { sheet.select(Self.large) }
    // Laid out when this returns.
    #expect(stage.cardFrame(sheet).minY == 30)
    #expect(stage.cardTop(sheet) == 369)
    stage.tick(0.1)
    #expect(abs((stage.cardTop(sheet) - 30) / 339 - 0.455) < 1e-3)
    stage.settle()
    #expect(stage.cardTop(sheet) == 30)
    sheet.select(Self.medium)
    stage.tick()
    #expect(stage.cardTop(sheet) == 369)
    #expect(!stage.take().contains("detent changed"))
  }

  // SH-3: follows the finger 1:1 after exactly 10 points, no rubber band above the largest
  @Test func theFingerMovesTheSheetFromDetentToDetent() throws {
    let (stage, sheet) = try presented([Self.medium, Self.large])
    let delegate = StageAdaptive(stage)
    sheet.delegate = delegate
    stage.finger(.began, 500)
    stage.finger(.moved, 490)
    #expect(stage.cardTop(sheet) == 369)
    stage.finger(.moved, 440)
    #expect(stage.cardTop(sheet) == 369 - 50)
    #expect(stage.cardFrame(sheet).maxY == 800)
    stage.finger(.moved, 50)
    #expect(stage.cardTop(sheet) == 30)
    stage.finger(.moved, 200, after: 0.1)
    stage.tick(0.1)
    stage.finger(.ended, 200)
    stage.settle()
    #expect(stage.cardTop(sheet) == 30)
    #expect(sheet.options.selected == Self.large)
    #expect(stage.take().filter { $0 == "detent changed" }.count == 1)
    #expect(stage.unrest == [])
  }

  @Test func aThrownSheetGoesToTheNextDetentWithItsVelocity() throws {
    let (stage, sheet) = try presented([Self.medium, Self.large])
    stage.finger(.began, 500)
    for y in stride(from: 490.0, through: 440, by: -10) { stage.finger(.moved, y, after: 0.01) }
    let before = stage.cardTop(sheet)
    stage.finger(.ended, 440)
    // 1000 points a second upwards go on.
    stage.tick(0.002)
    #expect(stage.cardTop(sheet) < before - 1)
    stage.settle()
    #expect(stage.cardTop(sheet) == 30)
  }

  // SH-4: more than 50 % of the height; LC-10, PR-7
  @Test func aDragOfLessThanHalfTheHeightIsCancelled() throws {
    let (stage, sheet) = try presented([Self.large])
    let delegate = StageAdaptive(stage)
    sheet.delegate = delegate
    stage.clear()
    stage.drag(100, to: 100 + 10 + 380)
    #expect(abs(stage.cardTop(sheet) - 410) < 1e-9)
    #expect(abs(stage.dimming(sheet) - 0.2 * (1 - 380.0 / 770)) < 1e-9)
    stage.tick(0.1)
    stage.finger(.ended, 490)
    stage.settle()
    let lines = stage.take()
    #expect(
      lines.filter { $0.contains("P.") || $0.contains("dismiss") } == [
        "should dismiss?", "will dismiss", "P.willDisappear(true)", "P.willAppear(true)",
        "P.isAppearing(true)", "P.didAppear(true)",
      ])
    #expect(stage.cardTop(sheet) == 30)
    #expect(stage.dimming(sheet) == 0.2)
    #expect(stage.chain("R") == ["P"])
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
  }

  @Test func aDragOfMoreThanHalfTheHeightDismisses() throws {
    let (stage, sheet) = try presented([Self.large])
    let delegate = StageAdaptive(stage)
    sheet.delegate = delegate
    stage.clear()
    stage.drag(100, to: 100 + 10 + 390)
    stage.tick(0.1)
    stage.finger(.ended, 500)
    stage.settle()
    #expect(
      stage.take().filter { $0.contains("P.") || $0.contains("dismiss") } == [
        "should dismiss?", "will dismiss", "P.willDisappear(true)", "P.didDisappear(true)",
        "did dismiss",
      ])
    #expect(stage.inWindow == ["R"])
    sheet.delegate = nil
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  // SH-4, R-19: a throw is judged by where it would come to rest, .499 s times its speed further
  @Test(arguments: [(750.0, true), (600.0, false)])
  func aFlingDismisses(_ speed: Double, _ dismisses: Bool) throws {
    let (stage, _) = try presented([Self.large])
    stage.finger(.began, 100)
    for step in 1...12 { stage.finger(.moved, 100 + Double(step) * speed / 100, after: 0.01) }
    stage.finger(.ended, 100 + 0.12 * speed)
    stage.settle()
    #expect(stage.chain("R").isEmpty == dismisses)
    #expect(stage.unrest == [])
  }

  // Grabbed again mid-flight: the picture does not move
  @Test func aSheetOnItsWayBackIsTakenAgain() throws {
    let (stage, sheet) = try presented([Self.large])
    stage.drag(100, to: 310)
    stage.tick(0.1)
    stage.finger(.ended, 310)
    stage.tick(0.05)
    let top = stage.cardTop(sheet)
    #expect(top > 40 && top < 229)
    stage.finger(.began, 400)
    // Until the pan begins it goes on.
    stage.finger(.moved, 411, after: 0)
    let taken = stage.cardTop(sheet)
    stage.tick(0.1)
    #expect(stage.cardTop(sheet) == taken)
    stage.finger(.moved, 811, after: 0.1)
    stage.tick(0.1)
    #expect(abs(stage.cardTop(sheet) - taken - 400) < 1e-6)
    stage.finger(.ended, 811)
    stage.settle()
    #expect(stage.chain("R") == [])
    #expect(stage.unrest == [])
  }

  // A presentation that is under way is taken, and thrown out again
  @Test func aSheetThatComesCanBeTaken() throws {
    let stage = TransitionStage.withRoot()
    let sheet = try stage.sheet("P", [Self.large])
    stage.present("P", by: "R")
    stage.tick()
    stage.tick(0.15)
    let top = stage.cardTop(sheet)
    stage.finger(.began, 700, after: 0)
    stage.finger(.moved, 711, after: 0)
    #expect(abs(stage.cardTop(sheet) - top - 1) < 1e-6)
    stage.finger(.moved, 790, after: 0.1)
    stage.finger(.moved, 1200, after: 0.1)
    stage.finger(.ended, 1200, after: 0.1)
    stage.settle()
    #expect(stage.chain("R") == [])
    #expect(stage.take().last == "presented P(false)")
    #expect(stage.inWindow == ["R"])
    #expect(stage.inconsistencies == [])
    #expect(stage.unrest == [])
  }

  // PR-7
  @Test func aSheetThatStaysGivesWayALittleAndSaysSo() throws {
    let (stage, sheet) = try presented([Self.large])
    let delegate = StageAdaptive(stage)
    sheet.delegate = delegate
    stage.settings("P").setFlags(isModal: true)
    stage.clear()
    stage.drag(100, to: 410)
    #expect(stage.cardTop(sheet) > 31 && stage.cardTop(sheet) < 30 + 300)
    stage.finger(.ended, 410, after: 0.1)
    stage.settle()
    #expect(stage.take() == ["attempted"])
    #expect(stage.cardTop(sheet) == 30)
    #expect(stage.unrest == [])
  }

  // SH-1
  @Test func upToTheLargestUndimmedDetentWhatLiesBelowIsTouched() throws {
    let (stage, sheet) = try presented([Self.medium, Self.large], undimmed: Self.medium)
    let window = stage.views.window.index
    #expect(stage.dimming(sheet) == 0)
    #expect(stage.views.hitTest(window, Point(x: 200, y: 100)) == stage["R"].viewIfLoaded.index)
    #expect(stage.views.hitTest(window, Point(x: 200, y: 500)) == stage["P"].viewIfLoaded.index)
    sheet.select(Self.large)
    stage.tick()
    #expect(stage.dimming(sheet) == 0.2)
    #expect(stage.views.hitTest(window, Point(x: 200, y: 10)) == sheet.backdrop?.view.index)
  }

  @Test func aTapOnTheDimmingDismissesWhatMayGo() throws {
    let (stage, _) = try presented([Self.large])
    stage.finger(.began, 10)
    stage.finger(.ended, 10)
    stage.settle()
    #expect(stage.chain("R") == [])
  }

  // SH-7: scrolled contents scroll, at their beginning they let the sheet move
  @Test func contentsThatScrollShareTheFinger() throws {
    for (offset, upwards, moves) in [
      (0.0, false, true), (40, false, false), (0, true, true), (40, true, false),
    ] {
      let (stage, sheet) = try presented([Self.medium, Self.large])
      sheet.setScrollOffset(offset)
      stage.drag(600, to: upwards ? 500 : 700)
      #expect((stage.cardTop(sheet) != 369) == moves)
    }
  }

  @Test func aGrabberStandsAtTheUpperEdge() throws {
    let (stage, sheet) = try presented([Self.large])
    var options = sheet.options
    options.showsGrabber = true
    try sheet.configure(options)
    stage.tick()
    let grabber = try #require(stage.views.child(sheet.card.index, at: 1))
    #expect(stage.views.frame(grabber) == Rect(x: 182, y: 5, width: 36, height: 5))
    options.showsGrabber = false
    try sheet.configure(options)
    #expect(stage.views.rows[sheet.card.index].childCount == 1)
  }

  // SH-2: on a large screen a form sheet is 580 × 650
  @Test func aFormSheetIsACardInAWideWindow() throws {
    let stage = TransitionStage.withRoot()
    stage.runtime.resizeWindow(Size(width: 1000, height: 800))
    let sheet = try stage.sheet("P", [Self.large], .formSheet)
    stage.present("P", by: "R")
    stage.settle()
    #expect(stage.cardFrame(sheet) == Rect(x: 210, y: 75, width: 580, height: 650))
    stage.presentations.setPreferredContentSize(Size(width: 300, height: 200), of: stage["P"])
    stage.tick()
    #expect(stage.cardFrame(sheet) == Rect(x: 350, y: 300, width: 300, height: 200))
    // In a low window it covers everything.
    stage.runtime.resizeWindow(Size(width: 800, height: 400))
    stage.tick()
    #expect(stage.cardFrame(sheet) == Rect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func aPopoverStandsBesideItsSource() throws {
    let stage = TransitionStage.withRoot()
    stage.runtime.resizeWindow(Size(width: 1000, height: 800))
    stage.style("P", .popover)
    let popover = try #require(
      try stage.presentations.presentationController(of: stage["P"]) as? PopoverPresentation)
    stage.presentations.setPreferredContentSize(Size(width: 300, height: 200), of: stage["P"])
    var options = PopoverPresentation.Options()
    options.sourceRect = Rect(x: 100, y: 100, width: 50, height: 20)
    try popover.configure(options)
    stage.present("P", by: "R")
    stage.settle()
    // Below the source, arrow up; kept 10 points from the edge.
    #expect(popover.placement().frame == Rect(x: 10, y: 133, width: 300, height: 200))
    #expect(popover.placement().direction == PopoverPresentation.Direction.up)
    #expect(popover.placement().tip == Point(x: 125, y: 120))
    #expect(stage.views.frame(stage["P"].viewIfLoaded.index) == popover.placement().frame)
    options.permitted = PopoverPresentation.Direction.left
    try popover.configure(options)
    stage.tick()
    #expect(
      stage.views.frame(stage["P"].viewIfLoaded.index)
        == Rect(x: 163, y: 10, width: 300, height: 200))
    stage.finger(.began, 700)
    stage.finger(.ended, 700)
    stage.settle()
    #expect(stage.chain("R") == [])
    #expect(stage.unrest == [])
    #expect(stage.tearDown() == [])
  }

  private func presented(
    _ detents: [Int32], undimmed: Int32 = 0, _ resolve: ((Int32, Double) -> Double)? = nil
  ) throws -> (TransitionStage, SheetPresentation) {
    let stage = TransitionStage.withRoot()
    let sheet = try stage.sheet("P", detents, undimmed: undimmed, resolve)
    stage.present("P", by: "R")
    stage.settle()
    stage.clear()
    return (stage, sheet)
  }
}

extension TransitionStage {
  func sheet(
    _ name: String, _ detents: [Int32], _ style: PresentationStyle = .pageSheet,
    undimmed: Int32 = 0, _ resolve: ((Int32, Double) -> Double)? = nil
  ) throws -> SheetPresentation {
    self.style(name, style)
    let sheet = try #require(
      try presentations.presentationController(of: self[name]) as? SheetPresentation)
    var options = SheetOptions()
    options.detents = detents
    options.largestUndimmed = undimmed
    options.resolve = resolve
    try sheet.configure(options)
    return sheet
  }

  func cardFrame(_ sheet: SheetPresentation) -> Rect {
    sheet.card.isNone ? .zero : views.frame(sheet.card.index)
  }

  /// The upper edge as it is shown.
  func cardTop(_ sheet: SheetPresentation) -> Double {
    let center = read(sheet.card, .center, 2)
    let bounds = read(sheet.card, .bounds, 4)
    return center[1] - bounds[3] / 2
  }

  func dimming(_ sheet: SheetPresentation) -> Double {
    read(sheet.backdrop?.view ?? .none, .alpha, 1)[0]
  }

  private func read(_ view: Handle, _ property: PropertyID, _ count: Int) -> [Double] {
    var values = [Double](repeating: .nan, count: count)
    guard views.names.contains(view), let kind = views.properties.kind(of: property) else {
      return values
    }
    runtime.tracks.readShown(view.index, property, kind, into: &values)
    return values
  }

  /// A finger at x = 200, and a frame.
  func finger(_ phase: TouchSample.Phase, _ y: Double, after seconds: Double = 0.01) {
    let sample = TouchSample(
      id: 1, phase: phase, point: Point(x: 200, y: y), time: time + seconds)
    tick(seconds)
    must { try runtime.gestures.feed(count: 1) { _ throws(Fault) in sample } }
    tick()
  }

  /// A finger that goes slowly and stays down.
  func drag(_ start: Double, to end: Double) {
    finger(.began, start)
    for step in 1...4 { finger(.moved, start + (end - start) * Double(step) / 4, after: 0.2) }
  }
}
