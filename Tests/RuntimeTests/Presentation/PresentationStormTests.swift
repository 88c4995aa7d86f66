import Testing

@testable import Motus

/// Random sequences of presentations and dismissals over several levels, interactively and by themselves,
/// from inside callbacks too: appearance is balanced, the right views stand in the window, every
/// completion comes once, and nothing is left behind.
struct PresentationStormTests {
  /// Ten thousand and more have been run; this many are run every time.
  private static let sequences = 300

  @Test func nothingGoesWrongOverSeveralLevels() {
    for seed in 1...Self.sequences {
      let found = PresentationStorm(UInt64(seed)).run()
      #expect(found == [], "seed \(seed)")
      if !found.isEmpty { return }
    }
  }
}

private final class PresentationStorm {
  private var dice: Dice
  private let stage: TransitionStage
  private var delegates: [StageTransitioning] = []
  private let hand = PercentDrivenInteraction()
  private var rooms: [StormRoom] = []
  private var asked = 0
  private var answered: [Int] = []
  private var found: [String] = []
  private var trace: [String] = []
  private static let names = ["R", "P", "Q", "S", "T"]
  private static let styles: [PresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet,
    .custom, .popover,
  ]
  private static let transitions: [ModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal,
  ]
  private static let adaptive: [PresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  init(_ seed: UInt64) {
    dice = Dice(seed)
    stage = TransitionStage.withRoot()
    stage.hold(hand, as: .percentDrivenInteraction)
    for name in Self.names.dropFirst() {
      stage.style(
        name, dice.pick(Self.styles) ?? .custom, dice.pick(Self.transitions) ?? .coverVertical)
      guard dice.below(2) == 0 else { continue }
      let delegate = stage.transitioning(name)
      if dice.below(2) == 0 {
        let animator = BlockAnimator(stage)
        stage.hold(animator, as: .animationController)
        delegate.animator = animator
        if dice.below(2) == 0 { delegate.interactor = hand }
      }
      delegates.append(delegate)
    }
    if dice.below(4) == 0 { stage["R"].setInterruption(.fluid) }
    if dice.below(3) == 0 { stage.transitions.setUsesUniformOrder(true) }
    for name in Self.names.dropFirst() where dice.below(3) == 0 {
      guard let style = dice.pick(Self.adaptive) else { continue }
      let delegate = StormRoom(style)
      if dice.below(3) == 0 { delegate.other = stage["X" + name] }
      rooms.append(delegate)
      (try? stage.presentations.presentationController(of: stage[name]))?.delegate = delegate
    }
    guard dice.below(3) == 0 else { return }
    var isInside = false
    stage.onEvery = { [unowned self] line in
      guard !isInside, !line.contains("Layout"), dice.below(16) == 0 else { return }
      isInside = true
      trace.append("inside \(line)")
      step(isInside: true)
      isInside = false
    }
  }

  func run() -> [String] {
    for _ in 0..<10 + dice.below(20) {
      step(isInside: false)
      check()
      guard found.isEmpty else { break }
    }
    end()
    return found.isEmpty ? [] : found + trace
  }

  private func step(isInside: Bool) {
    switch dice.below(isInside ? 9 : 18) {
    case 0, 1: present()
    case 2: dismiss()
    case 3: _ = hand.finish(velocity: dice.below(2) == 0 ? nil : dice.number(-4, 4))
    case 4: _ = hand.cancel(velocity: dice.below(2) == 0 ? nil : dice.number(-4, 4))
    case 5: _ = hand.pause()
    case 6: hand.update(dice.number(-0.1, 1.1))
    case 7:
      guard let presentation = dice.pick(stage.presentations.active) else { return }
      trace.append("user dismisses \(stage.name(presentation.presentedController))")
      asked += 1
      let number = asked
      _ = stage.presentations.dismissByUser(presentation, animated: dice.below(2) == 0) {
        [unowned self] _ in answered.append(number)
      }
    case 8: resize()
    case 16:
      let sizes: [SizeClass] = [.unspecified, .compact, .regular]
      trace.append("traits")
      stage.controllers.overrideWindowTraits(
        SizeClasses(horizontal: dice.pick(sizes) ?? .compact))
    case 17:
      if dice.below(3) == 0 {
        trace.append("look")
        try? stage.controllers.setRoot(stage.controllers.root.isNone ? stage["R"] : nil)
      }
    case 9, 10: present()
    case 11: dismiss()
    default:
      let seconds: Double = [0, 1.0 / 120, 1.0 / 60, 0.05, 0.3, 0.8][dice.below(6)]
      trace.append("tick \(seconds)")
      stage.tick(seconds)
    }
  }

  private func present() {
    let source = dice.pick(Self.names) ?? "R"
    let name = dice.pick(Array(Self.names.dropFirst())) ?? "P"
    let animated = dice.below(3) > 0
    asked += 1
    let number = asked
    trace.append("\(number): present \(name) by \(source) \(animated)")
    do throws(Fault) {
      try stage.presentations.present(stage[name], by: stage[source], animated: animated) {
        [unowned self] done in
        trace.append("\(number) \(done)")
        answered.append(number)
      }
    } catch {
      trace.append("\(number) refused: \(error.code)")
      answered.append(number)  // by its status; a completion as well would stand here twice: R-13
    }
  }

  private func resize() {
    let sizes = [
      Size(width: 400, height: 800), Size(width: 1000, height: 800), Size(width: 800, height: 400),
    ]
    guard let size = dice.pick(sizes) else { return }
    let animated = dice.below(2) == 0
    trace.append("resize \(size) \(animated)")
    SizeTransition.perform(
      size, turns: 0, animated ? AnimationOptions(duration: 0.4) : nil, stage.transitions,
      completion: nil)
  }

  private func dismiss() {
    let name = dice.pick(Self.names) ?? "R"
    let animated = dice.below(3) > 0
    asked += 1
    let number = asked
    trace.append("\(number): dismiss \(name) \(animated)")
    stage.presentations.dismiss(stage[name], animated: animated) { [unowned self] done in
      trace.append("\(number) \(done)")
      answered.append(number)
    }
  }

  private func check() {
    found += stage.violations
    guard stage.transitions.count == 0 else { return }
    found += stage.inconsistencies
    if answered.sorted() != Array(1...max(1, asked)).filter({ $0 <= asked }) {
      found.append("asked \(asked), answered \(answered.sorted())")
    }
    var linked = 0
    for name in Self.names + Self.names.map({ "X" + $0 }) {
      guard let presented = stage.controllers.find(stage[name].presented) else { continue }
      linked += 1
      if presented.presenter != stage[name].handle { found.append("\(name) presents one-sidedly") }
    }
    if linked != stage.presentations.active.count { found.append("\(linked) links") }
    guard stage.controllers.root == stage["R"].handle, let top = topmost else { return }
    // What is presented last is seen; what it has not removed is, too.
    if !stage.controllers.isInWindow(top) { found.append("\(stage.name(top)) is not shown") }
    for presentation in stage.presentations.active {
      guard let presenter = presentation.presentingController,
        stage.controllers.isInWindow(presenter) != !presentation.movesPresenter
      else { continue }
      // Somebody above may have taken it away, with or without its context.
      if presentation.movesPresenter { found.append("\(stage.name(presenter)) is shown") }
    }
  }

  private var topmost: ViewController? {
    var current: ViewController = stage["R"]
    while let next = stage.controllers.find(current.presented) { current = next }
    return current
  }

  private func end() {
    trace.append("end")
    stage.onEvery = nil
    for _ in 0..<100 where stage.transitions.count > 0 {
      _ = hand.finish()
      stage.tick(2)
      stage.tick(2)
    }
    stage.settle()
    check()
    stage.dismiss("R", animated: false)
    stage.settle()
    if stage.controllers.root == stage["R"].handle, stage.inWindow != ["R"] {
      found.append("\(stage.inWindow) in the window")
    }
    if !stage.presentations.active.isEmpty { found.append("presentations are left") }
    stage.forgetWarnings()
    found += stage.unrest
    for room in rooms { room.other = nil }
    for delegate in delegates {
      delegate.animator = nil
      delegate.interactor = nil
    }
    for name in Self.names { stage.settings(name).setDelegate(nil) }
    found += stage.tearDown()
  }
}

/// Another style, and now and then another controller, in narrow windows.
private final class StormRoom: AdaptivePresentationDelegate {
  private let style: PresentationStyle
  var other: ViewController?

  init(_ style: PresentationStyle) { self.style = style }

  override func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? { classes.isCompactInWidth ? style : PresentationStyle.none }

  override func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? { other }
}
