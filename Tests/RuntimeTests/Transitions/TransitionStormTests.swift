import Testing

@testable import Motus

/// Random sequences of everything that can be done to a stack: appearance is balanced, the stack is
/// the one that the requests say, the picture never jumps, and nothing is left behind.
struct TransitionStormTests {
  /// Ten thousand and more have been run; this many are run every time.
  private static let sequences = 1000

  @Test func nothingGoesWrongInAThousandSequences() {
    for seed in 1...Self.sequences {
      let found = Storm(UInt64(seed)).run()
      #expect(found == [], "seed \(seed)")
      if !found.isEmpty { return }
    }
  }
}

/// One sequence.
private final class Storm {
  private var dice: Dice
  private let stage: TransitionStage
  private var model: StackModel
  private var hand: PercentDrivenInteraction?
  private var found: [String] = []
  private var trace: [String] = []
  private static let names = ["A", "B", "C", "D", "E", "F"]
  private static let curves: [TimingCurve] = [
    .linear, .cubic(.easeIn), .cubic(.easeInOut),
    .spring(SpringParameters(mass: 1, stiffness: 400, damping: 12), initialVelocity: 0),
  ]

  init(_ seed: UInt64) {
    dice = Dice(seed)
    stage = TransitionStage("A")
    model = StackModel(["A"])
    if dice.below(4) == 0 { stage.navigation.setInterruption(.fluid) }
    chooseAnimator()
    guard dice.below(3) == 0 else { return }
    var isInside = false
    stage.onEvery = { [unowned self] line in
      guard !isInside, !line.contains("Layout"), dice.below(16) == 0 else { return }
      isInside = true
      trace.append("inside \(line)")
      stepInside()
      isInside = false
    }
  }

  func run() -> [String] {
    for _ in 0..<12 + dice.below(29) {
      step()
      check()
      guard found.isEmpty else { break }
    }
    end()
    found += stage.tearDown()
    return found.isEmpty ? [] : found + trace
  }

  // MARK: Steps

  private func step() {
    switch dice.below(24) {
    case 0, 1, 2: request(.push(name()), animated: true)
    case 3, 4: request(.pop, animated: true)
    case 5: request(.popTo(name()), animated: true)
    case 6: request(.popToRoot, animated: true)
    case 7, 8: request(.set(names()), animated: true)
    case 9: request([.push(name()), .pop, .set(names())][dice.below(3)], animated: false)
    case 10, 11: interrupt("finish") { _ = self.hand?.finish(velocity: self.velocity()) }
    case 12: interrupt("cancel") { _ = self.hand?.cancel(velocity: self.velocity()) }
    case 13, 14: interrupt("pause") { _ = self.hand?.pause() }
    case 15, 16:
      trace.append("update")
      hand?.update(dice.number(-0.1, 1.1))
    case 17: animatorStep()
    case 18: destroy()
    case 19: look()
    default: tick()
    }
  }

  /// What can be done inside a callback, too.
  private func stepInside() {
    switch dice.below(8) {
    case 0: request(.push(name()), animated: dice.below(2) == 0)
    case 1: request(.pop, animated: dice.below(2) == 0)
    case 2: request(.set(names()), animated: dice.below(2) == 0)
    case 3: _ = hand?.finish(velocity: velocity())
    case 4: _ = hand?.cancel(velocity: velocity())
    case 5: _ = hand?.pause()
    case 6: _ = stage.session?.complete(dice.below(2) == 0)
    default: look()
    }
  }

  private func tick() {
    let seconds = [0, 1.0 / 120, 1.0 / 60, 0.05, 0.3][dice.below(5)]
    trace.append("tick \(seconds)")
    stage.tick(seconds)
  }

  private func request(_ request: StackModel.Request, animated: Bool) {
    if dice.below(2) == 0 && model.isIdle { chooseAnimator() }
    // What stands in the stack is refused at once: no request is made.
    if case .push(let name) = request, stage.stack.contains(name) { return }
    let number = model.add(request)
    trace.append("\(number): \(request) \(animated)")
    let completion: (Bool) -> Void = { [unowned self] completed in
      trace.append("\(number) completed \(completed)")
      if !model.complete(number, completed) { found.append("completion \(number) \(completed)") }
      if dice.below(8) == 0 { self.request(.push(name()), animated: dice.below(2) == 0) }
      model.advance()
    }
    let navigation = stage.navigation
    switch request {
    case .push(let name):
      try? navigation.push(stage[name], animated: animated, completion: completion)
    case .pop: _ = navigation.pop(animated: animated, completion: completion)
    case .popTo(let name):
      _ = navigation.pop(to: stage[name], animated: animated, completion: completion)
    case .popToRoot: _ = navigation.popToRoot(animated: animated, completion: completion)
    case .set(let names):
      try? navigation.setViewControllers(
        names.map { stage[$0] }, animated: animated, completion: completion)
    }
    guard dice.below(2) == 0, let session = stage.session else { return }
    _ = session.coordinator.animateAlongside(
      .init(
        animation: { [unowned stage] _ in
          stage.set(stage.navigation, .alpha, [stage.alpha == 1 ? 0.5 : 1])
        }, completion: nil, view: .none))
  }

  /// Something that must not move the picture.
  private func interrupt(_ what: String, _ action: () -> Void) {
    trace.append(what)
    // What an update has said shows with the next frame.
    let asked = stage.session
    stage.tick(0)
    // The tick may end the transition: nobody then pauses the animator that it has let go of.
    guard asked == nil || asked?.hasEnded != true else { return }
    guard let session = stage.session, !session.isPreparing else { return action() }
    let before = picture(session)
    action()
    compare(before, session, what)
    stage.tick(0)
    compare(before, session, what + " and tick")
  }

  /// The host's own animator, if it is there: paused, started, turned round, completed.
  private func animatorStep() {
    guard let session = stage.session, !session.isPreparing else { return }
    guard let vended = session.motion.activeHostAnimator else {
      guard let animator = session.animator as? BlockAnimator, !animator.completes else { return }
      trace.append("complete")
      _ = session.complete(!session.isCancelled)
      return
    }
    switch dice.below(3) {
    case 0: interrupt("reverse") { vended.setReversed(!vended.isReversed) }
    case 1: interrupt("pause the animator") { try? vended.pause() }
    default: interrupt("start the animator") { try? vended.start() }
    }
  }

  /// Whatever the host holds it gives back; names find new screens when the old ones have ended.
  private func destroy() {
    trace.append("destroy")
    stage.releaseAll(but: stage.navigation)
    chooseAnimator()
  }

  /// Out of the window, or back.
  private func look() {
    trace.append("look")
    try? stage.controllers.setRoot(
      stage.controllers.root.isNone ? stage.navigation : nil)
  }

  // MARK: Choices

  private func name() -> String { Self.names[dice.below(Self.names.count)] }

  private func names() -> [String] {
    var names: [String] = []
    for name in Self.names where dice.below(3) == 0 {
      names.insert(name, at: dice.below(names.count + 1))
    }
    return names
  }

  private func velocity() -> Double? { dice.below(2) == 0 ? nil : dice.number(-4, 4) }

  private func chooseAnimator() {
    stage.delegate.animator = nil
    stage.delegate.interactor = nil
    hand = nil
    let kind = dice.below(5)
    guard kind > 0 else { return }
    let animator = kind < 3 ? BlockAnimator(stage) : InterruptibleAnimator(stage)
    animator.blockCurve = Self.curves[dice.below(Self.curves.count)]
    animator.completes = dice.below(8) > 0
    guard dice.below(4) > 0 else {
      stage.use(animator)
      return
    }
    hand = stage.drive(from: animator)
    hand?.setStartsInteractively(dice.below(2) == 0)
    hand?.speed = dice.number(0.5, 2)
    if dice.below(3) == 0 {
      hand?.setTimingCurve(Self.curves[dice.below(Self.curves.count)], type: 0)
    }
  }

  // MARK: Checks

  private func picture(_ session: TransitionSession) -> [Double] {
    var values = [stage.alpha]
    for side in [session.request.from, session.request.to] {
      values += side.map { stage.shown($0, .center) } ?? []
    }
    return values
  }

  private func compare(_ before: [Double], _ session: TransitionSession, _ what: String) {
    guard !session.hasEnded else { return }
    let after = picture(session)
    guard before.count == after.count else { return }
    for (old, new) in zip(before, after) where !(abs(old - new) < 1e-6) {
      found.append("\(what) moves the picture: \(before) \(after)")
      return
    }
  }

  private func check() {
    found += stage.violations
    if stage.stack != model.stack { found.append("stack \(stage.stack), not \(model.stack)") }
    guard stage.transitions.count == 0 else { return }
    found += stage.inconsistencies
    if stage.navigation.appearance == .appeared, stage.inTree != stage.stack.suffix(1) {
      found.append("\(stage.inTree) in the tree, \(stage.stack) on the stack")
    }
  }

  private func end() {
    trace.append("end")
    stage.onEvery = nil
    for _ in 0..<200 where stage.transitions.count > 0 {
      _ = hand?.finish()
      if let session = stage.session {
        if let vended = session.motion.activeHostAnimator, !vended.isRunning { try? vended.start() }
        stage.tick(2)
        _ = session.isPreparing ? false : session.complete(!session.isCancelled)
      }
      stage.tick(2)
    }
    stage.settle()
    if !model.isIdle { found.append("a completion is missing") }
    check()
    stage.forgetWarnings()
    found += stage.unrest
  }
}

extension TransitionStage {
  /// What the navigation controller's opacity is shown as.
  fileprivate var alpha: Double { shown(navigation, .alpha).first ?? 1 }
}
