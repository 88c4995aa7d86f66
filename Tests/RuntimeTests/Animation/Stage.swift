@testable import Motus

/// A runtime with a clock of the test's own, and short words for what tests do to it.
final class Stage {
  let runtime: Runtime
  /// Words that callbacks have left, in order.
  var log: [String] = []

  init(at time: Double = 0) {
    runtime = Runtime(number: 1, generation: 1, time: time)
  }

  var animations: Animations { runtime.animations }
  var tracks: Tracks { runtime.tracks }
  var now: Double { runtime.time }

  func view(in parent: Handle? = nil) throws -> Handle {
    let view = try runtime.views.create()
    if let parent { try runtime.views.add(view.index, to: parent.index) }
    return view
  }

  func tick(_ time: Double) throws { try runtime.tick(to: time) }

  /// Ticks in steps until a time, ending exactly there.
  func play(to time: Double, step: Double = 1.0 / 16) throws {
    while now + step < time { try tick(now + step) }
    try tick(time)
  }

  func kind(_ property: PropertyID) -> PropertyKind {
    runtime.views.properties.kind(of: property)!
  }

  func set(_ view: Handle, _ property: PropertyID, _ values: [Double]) {
    animations.set(view.index, property, kind(property), to: values)
  }

  func set(_ view: Handle, alpha: Double) { set(view, .alpha, [alpha]) }

  func model(_ view: Handle, _ property: PropertyID) -> [Double] {
    let kind = kind(property)
    var values = [Double](repeating: .nan, count: kind.componentCount)
    tracks.readModel(view.index, property, kind, into: &values)
    return values
  }

  func shown(_ view: Handle, _ property: PropertyID) -> [Double] {
    let kind = kind(property)
    var values = [Double](repeating: .nan, count: kind.componentCount)
    tracks.readShown(view.index, property, kind, into: &values)
    return values
  }

  func velocity(_ view: Handle, _ property: PropertyID) -> [Double] {
    let kind = kind(property)
    var values = [Double](repeating: .nan, count: kind.componentCount)
    tracks.readVelocity(view.index, property, kind, into: &values) { animations.rates(of: $0) }
    return values
  }

  func alpha(_ view: Handle) -> Double { shown(view, .alpha)[0] }
  func modelAlpha(_ view: Handle) -> Double { model(view, .alpha)[0] }

  /// A completion that leaves "word+" when finished and "word-" when not.
  func word(_ word: String) -> Completions.Handler {
    { finished in self.log.append(word + (finished ? "+" : "-")) }
  }

  /// Animates one view's alpha; the completion leaves a word.
  @discardableResult
  func fade(
    _ view: Handle, to alpha: Double, _ options: AnimationOptions, _ word: String? = nil
  ) -> Handle {
    animations.animate(options, completion: word.map { self.word($0) }) {
      set(view, alpha: alpha)
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Whether nothing of any animation is left behind.
  var isEmpty: Bool {
    tracks.count == 0 && tracks.activeCount == 0 && tracks.liveGroups == 0
      && animations.blockCount == 0 && animations.names.liveCount == 0
      && animations.completions.liveCount == 0 && animations.completions.isEmpty
      && animations.schedule.count == 0 && animations.delays.count == 0
      && animations.contexts.isEmpty && !animations.needsFrame
      && animations.nextDeadline == .infinity
  }
}

extension AnimationOptions {
  static func linear(_ duration: Double, delay: Double = 0, flags: Flags = []) -> AnimationOptions {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    options.delay = delay
    options.flags = flags
    return options
  }

  static func timing(_ curve: TimingCurve, _ duration: Double) -> AnimationOptions {
    var options = AnimationOptions(duration: duration)
    options.curve = curve
    return options
  }
}

extension Stage {
  /// An inactive animator with one block.
  func animator(
    _ duration: Double, _ timing: TimingCurve = .linear, _ block: (() -> Void)? = nil
  ) throws -> PropertyAnimator {
    let animator = try runtime.entities.insert(
      PropertyAnimator(animations: animations, duration: duration, timing: timing),
      as: .propertyAnimator)
    if let block { try animator.addAnimations(block) }
    return animator
  }

  func release(_ animator: PropertyAnimator) { runtime.entities.release(animator.handle) }
}
