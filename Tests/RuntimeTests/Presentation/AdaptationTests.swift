import Testing

@testable import Motus

/// Presentations whose style changes with the room while they last (PR-12).
struct AdaptationTests {
  private static let wide = Size(width: 1000, height: 800)
  private static let narrow = Size(width: 400, height: 800)

  /// R in a wide window, P presented in a style, with another one in narrow windows.
  private func presented(
    _ style: PresentationStyle, in compact: PresentationStyle, isCovered: Bool = false
  ) -> (TransitionStage, StageRoom) {
    let stage = TransitionStage.withRoot()
    stage.resize(Self.wide, animated: false)
    stage.style("P", style)
    let delegate = StageRoom(compact)
    must { try stage.presentations.presentationController(of: stage["P"]) }?.delegate = delegate
    stage.present("P", by: "R", animated: false)
    stage.tick()
    stage.clear()
    return (stage, delegate)
  }

  @Test func aCardMovesFromWhereItIsToItsNewPlace() throws {
    let (stage, _) = presented(.formSheet, in: .overFullScreen)
    #expect(stage.shown(stage["P"], .bounds)[2] == 580)
    stage.resize(Self.narrow, animated: true)
    stage.tick()
    // It has gone over, and is seen where it was.
    let new = try #require(stage.presentations.active.first)
    #expect(new.style == .overFullScreen && new.shownView == stage["P"].viewIfLoaded)
    #expect(stage.shown(stage["P"], .bounds)[2] == 580)
    #expect(stage.shown(stage["P"], .center)[0] == 500)
    stage.tick(0.25)
    #expect(abs(stage.shown(stage["P"], .bounds)[2] - 490) < 1e-9)
    stage.settle()
    #expect(stage.shown(stage["P"], .bounds)[2] == 400)
    #expect(stage.presentations.adaptations.isEmpty)
    #expect(stage.unrest == [])
  }

  // LC-8, LC-9: who is not seen any more leaves, and comes back
  @Test func thePresenterGoesWithTheStyle() {
    let (stage, delegate) = presented(.popover, in: .fullScreen)
    stage.resize(Self.narrow, animated: true)
    stage.settle()
    #expect(stage.takeAppearances() == ["R.WD", "R.DD"])
    #expect(stage.inWindow == ["P"])
    stage.resize(Self.wide, animated: true)
    stage.settle()
    #expect(stage.takeAppearances() == ["R.WA", "R.IA", "R.DA"])
    #expect(stage.inWindow == ["P", "R"])
    #expect(delegate.asked == [false, true, false])
    stage.dismiss("R", animated: false)
    #expect(stage.tearDown() == [])
  }

  @Test func anotherStyleAgainKeepsTheOriginal() throws {
    let (stage, delegate) = presented(.popover, in: .fullScreen)
    let original = try #require(stage.presentations.active.first)
    stage.resize(Self.narrow, animated: false)
    delegate.style = .pageSheet
    // The height alone: it is asked again, and another one stands in.
    stage.resize(Size(width: 400, height: 400), animated: false)
    let sheet = try #require(stage.presentations.active.first)
    #expect(sheet.style == .pageSheet && sheet.original === original)
    #expect(sheet.delegate === delegate)
    stage.resize(Self.wide, animated: false)
    #expect(stage.presentations.active.first === original)
    #expect(!stage.runtime.entities.contains(sheet.handle))
    #expect(stage.inWindow == ["P", "R"])
    #expect(stage.tearDown() == [])
  }

  // The coordinator of the change of size is that of what is presented, for the time being.
  @Test func everybodyCanAnimateAlongside() {
    let (stage, _) = presented(.popover, in: .pageSheet)
    var found: [Bool] = []
    stage.onEvery = { line in
      if line.hasPrefix("P.willLayout") {
        found.append(stage.transitions.coordinator(of: stage["P"]) != nil)
      }
    }
    stage.resize(Self.narrow, animated: true)
    stage.tick()
    stage.onEvery = nil
    #expect(stage.transitions.coordinator(of: stage["P"]) != nil)
    stage.settle()
    #expect(stage.transitions.coordinator(of: stage["P"]) == nil)
    #expect(!found.contains(false))
  }

  // Whoever presented ends in the middle of it.
  @Test func anotherRootInTheMiddleLeavesNothing() {
    for compact: PresentationStyle in [.fullScreen, .pageSheet, .overFullScreen] {
      let (stage, _) = presented(.popover, in: compact)
      stage.resize(Self.narrow, animated: true)
      stage.tick()
      stage.tick(0.2)
      must { try stage.controllers.setRoot(stage["S"]) }
      stage.settle()
      #expect(stage.inWindow == ["S"])
      #expect(stage.presentations.active.isEmpty && stage.presentations.adaptations.isEmpty)
      #expect(stage.violations == [] && stage.inconsistencies == [])
      #expect(stage.tearDown() == [])
    }
  }

  // CN-6: inwards, and only where something changes
  @Test func traitsComeFromTheWindowAndTheOverridesBetween() throws {
    let stage = TransitionStage.withRoot()
    try stage["R"].addChild(stage["A"])
    try stage["A"].addChild(stage["B"])
    let all = { (name: String) in stage.controllers.traits(of: stage[name]) }
    #expect(all("B") == SizeClasses(horizontal: .compact, vertical: .regular))
    stage.controllers.overrideTraits(of: stage["A"], SizeClasses(horizontal: .regular))
    #expect(all("B") == SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(all("R").isCompactInWidth)
    stage.controllers.overrideWindowTraits(SizeClasses(vertical: .compact))
    #expect(all("B") == SizeClasses(horizontal: .regular, vertical: .compact))
    stage["A"].removeFromParent()
    #expect(all("B") == SizeClasses(horizontal: .compact, vertical: .compact))
  }

  // A popover of a navigation controller is as large as what that shows.
  @Test func aContainersContentsAskForItsSize() throws {
    let stage = TransitionStage.withRoot()
    stage.resize(Self.wide, animated: false)
    let navigation = NavigationController(transitions: stage.transitions, delegate: .init())
    stage.hold(navigation, as: .navigationController)
    try navigation.push(stage["A"], animated: false)
    stage.presentations.setStyle(.popover, of: navigation)
    try stage.presentations.present(navigation, by: stage["R"], animated: false)
    let presentation = try #require(stage.presentations.active.first)
    stage.presentations.setPreferredContentSize(Size(width: 123, height: 77), of: stage["A"])
    stage.tick()
    #expect(presentation.finalFrame().size == Size(width: 123, height: 77))
    #expect(stage.views.bounds(navigation.viewIfLoaded.index).size.width == 123)
  }
}

/// Answers one style for narrow windows, and none for wide ones.
private final class StageRoom: AdaptivePresentationDelegate {
  var style: PresentationStyle
  private(set) var asked: [Bool] = []

  init(_ style: PresentationStyle) { self.style = style }

  override func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? {
    asked.append(classes.isCompactInWidth)
    return classes.isCompactInWidth ? style : PresentationStyle.none
  }
}

extension TransitionStage {
  /// Gives the window another size, in half a second at an even pace.
  func resize(_ size: Size, animated: Bool) {
    var options = AnimationOptions(duration: 0.5)
    options.curve = .linear
    SizeTransition.perform(
      size, turns: 0, animated ? options : nil, transitions, completion: nil)
  }
}
