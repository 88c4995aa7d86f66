import Testing

@testable import Motus

/// Random trees of controllers and views, put together and taken apart in every order, also from
/// inside callbacks: appeared is what stands in the window, and every call has its counterpart
/// (AP-1, AP-5, AP-6, AP-8, CN-1 to CN-5).
struct ContainmentStormTests {
  /// Thousands have been run; this many are run every time.
  private static let sequences = 500

  @Test func appearanceStaysBalancedInEveryTree() {
    for seed in 1...Self.sequences {
      let found = ContainmentStorm(UInt64(seed)).run()
      #expect(found == [], "seed \(seed)")
      if !found.isEmpty { return }
    }
  }
}

private final class ContainmentStorm {
  private var dice: Dice
  private let stage = TransitionStage(inWindow: false)
  private var trace: [String] = []
  private static let names = ["P", "Q", "C", "D", "E", "F"]

  init(_ seed: UInt64) {
    dice = Dice(seed)
    try? stage.controllers.setRoot(stage["P"])
    let callbacks = dice.below(3) == 0
    var depth = 0
    stage.onEvery = { [unowned self] line in
      guard callbacks, depth == 0, !line.contains("Layout"), dice.below(6) == 0 else { return }
      depth += 1
      trace.append("inside \(line)")
      step()
      depth -= 1
    }
  }

  func run() -> [String] {
    var found: [String] = []
    for _ in 0..<15 + dice.below(25) {
      step()
      if stage.transitions.count == 0 { found = stage.inconsistencies }
      guard found.isEmpty else { return found + trace }
    }
    stage.onEvery = nil
    stage.settle()
    found = stage.inconsistencies
    stage.forgetWarnings()
    if stage.unrest != stage.violations { found += stage.unrest }
    found += stage.tearDown()
    return found.isEmpty ? [] : found + trace
  }

  private func step() {
    let one = screen()
    let other = screen()
    let names = "\(one.name) \(other.name)"
    switch dice.below(12) {
    case 0, 1:
      trace.append("child \(names)")
      try? one.addChild(other)
    case 2:
      trace.append("orphan \(one.name)")
      one.removeFromParent()
    case 3, 4, 5:
      trace.append("view \(names)")
      guard let view = try? other.view(), let under = try? one.view() else { return }
      try? stage.views.add(view.index, to: under.index)
    case 6:
      trace.append("unview \(one.name)")
      if one.isViewLoaded { stage.views.removeFromSuperview(one.viewIfLoaded.index) }
    case 7, 8:
      trace.append("transition \(names)")
      transition(from: one, to: other)
    case 9:
      let root = dice.below(3) == 0 ? nil : one
      trace.append("root \(root?.name ?? "none")")
      try? stage.controllers.setRoot(root)
    case 10:
      trace.append("unload \(one.name)")
      try? one.unloadView()
    default:
      trace.append("tick")
      if stage.runtime.host.callbackDepth == 0 { stage.tick([0, 0.05, 0.3][dice.below(3)]) }
    }
  }

  private func transition(from: Screen, to: Screen) {
    guard let container = stage.controllers.find(from.parent) else { return }
    if to.parent.isNone && dice.below(2) == 0 { try? container.addChild(to) }
    var options = AnimationOptions(duration: dice.below(3) == 0 ? 0 : 0.1)
    options.curve = .linear
    try? ContainerTransition.perform(
      in: container, from: from, to: to, options: options,
      animations: { [unowned stage] in stage.set(to, .alpha, [stage.views.look(0)[0] / 2]) },
      completion: { [unowned stage] completed in stage.note("done(\(completed))") },
      stage.transitions)
  }

  private func screen() -> Screen { stage[Self.names[dice.below(Self.names.count)]] }
}
