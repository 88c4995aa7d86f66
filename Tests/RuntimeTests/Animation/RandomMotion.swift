@testable import Motus

/// Does random things to a few views and animators, and notes every jump that no rule allows.
final class RandomMotion {
  let stage = Stage()
  var random: Dice
  /// Another source, so that what it decides changes no sequence that has found something.
  private var extra: Dice
  let views: [Handle]
  let properties: [PropertyID]
  var animators: [PropertyAnimator] = []
  var names: [Handle] = []
  /// What has been done, for the report.
  var steps: [String] = []
  var problems: [String] = []
  /// Whether the next frame may show something else without time passing.
  var isUnsettled = false
  private let own: PropertyID
  private let angle: PropertyID
  private let turn = 6.283185307179586

  init(seed: UInt64) throws {
    random = Dice(seed)
    extra = Dice(seed &+ 1 << 32)
    let stage = self.stage
    let registry = stage.runtime.views.properties
    own = try registry.register([0x70], initial: [0, 0, 0])
    angle = try registry.register([0x71], initial: [0, 0], interpolation: .angle)
    properties = [.center, .alpha, .transform, .backgroundColor, own, .transform3D, angle]
    views = try (0..<3).map { _ in try stage.view() }
    for _ in 0..<3 { animators.append(try newAnimator()) }
  }

  // MARK: - What there is

  func target(of property: PropertyID) -> [Double] {
    switch property {
    case .alpha: return [random.unit()]
    case .backgroundColor: return (0..<4).map { _ in random.unit() }
    case .transform:
      let angle = random.number(-1.5, 1.5)
      let scale = random.number(0.5, 2)
      let (sin, cos) = (Elementary.sin(angle) * scale, Elementary.cos(angle) * scale)
      return [cos, sin, -sin, cos, random.number(-100, 100), random.number(-100, 100)]
    case .transform3D:
      let turn = Transform3D.scale(x: random.number(0.5, 2), y: random.number(0.5, 2), z: 1)
        .concatenating(
          .rotation(
            random.number(-1.5, 1.5), x: random.number(-1, 1), y: random.number(-1, 1), z: 0.3)
        )
        .concatenating(
          .translation(x: random.number(-100, 100), y: 0, z: random.number(-100, 100)))
      return withUnsafeBytes(of: turn) { Array($0.bindMemory(to: Double.self)) }
    case angle: return (0..<2).map { _ in random.number(-3, 3) }
    default: return stage.model(views[0], property).map { _ in random.number(-100, 100) }
    }
  }

  /// How far apart values of a property usually are.
  func scale(of property: PropertyID) -> Double {
    property == .alpha || property == .backgroundColor ? 1 : 100
  }

  func curve(_ duration: inout Double) -> TimingCurve {
    let curves: [TimingCurve] = [
      .linear, .cubic(.easeIn), .cubic(.easeInOut), .cubic(.easeOut),
      .cubic(CubicCurve(0.3, 0.2, 0.2, 1.5)), .cubic(CubicCurve(0.6, -0.5, 0.4, 1)),
      .spring(SpringParameters(stiffness: 200), initialVelocity: 0),
      .spring(SpringParameters(), initialVelocity: 3), .spring(.system, initialVelocity: -2),
    ]
    let curve = curves[random.below(curves.count)]
    duration = curve.naturalDuration ?? duration
    return curve
  }

  /// Now and then a group of animators with something to do.
  func newAnimator() throws -> PropertyAnimator {
    let animator = random.below(5) == 0 ? try newGroup() : try newSingleAnimator()
    animator.configure { $0.pausesOnCompletion = random.below(4) == 0 }
    return animator
  }

  private func newGroup() throws -> PropertyAnimator {
    let members = try (0..<3).map { _ in
      let member = try newSingleAnimator()
      try member.addAnimations { self.change(1) }
      return member
    }
    let arrangements: [AnimatorGroup.Arrangement] = [.together, .sequence, .stagger]
    let group = try PropertyAnimator.group(
      members, arrangements[random.below(3)], spacing: random.number(-0.1, 0.3),
      entities: stage.runtime.entities, animations: stage.animations)
    for member in members { stage.release(member) }
    return group
  }

  private func newSingleAnimator() throws -> PropertyAnimator {
    var duration = random.number(0.1, 1.5)
    let timing = curve(&duration)
    let animator = try stage.animator(duration, timing)
    animator.configure { $0.scrubsLinearly = random.below(4) != 0 }
    return animator
  }

  func change(_ count: Int) {
    for _ in 0..<count {
      let property = properties[random.below(properties.count)]
      let view = views[random.below(views.count)]
      stage.set(view, property, target(of: property))
      guard extra.below(2) == 0, ![.transform3D, .backgroundColor].contains(property) else {
        continue
      }
      // Springs take it, in blocks and in animators; others refuse.
      let kind = stage.kind(property)
      let velocity = (0..<kind.componentCount).map { _ in
        extra.number(-3, 3) * scale(of: property)
      }
      try? stage.animations.setVelocity(velocity, of: view.index, property, kind)
    }
  }

  // MARK: - Looking

  func picture() -> [[Double]] {
    views.flatMap { view in properties.map { stage.shown(view, $0) } }
  }

  /// Compares with an earlier picture; nothing may have moved by more than a part of its scale.
  func expectSteady(_ before: [[Double]], _ part: Double, _ what: String) {
    for (index, values) in picture().enumerated() {
      let property = properties[index % properties.count]
      for (component, value) in values.enumerated() {
        var moved = (value - before[index][component]).magnitude
        // Whole turns are no difference between angles.
        if property == angle { moved = (moved - Elementary.round(moved / turn) * turn).magnitude }
        guard !(moved <= part * scale(of: property)) else { continue }
        problems.append(
          "\(what): property \(property.rawValue) of view \(index / properties.count) went from "
            + "\(before[index][component]) to \(value); last: \(steps.suffix(12)); \(drivers())")
        return
      }
    }
  }

  /// What moves things, for the report.
  private func drivers() -> String {
    var text = ""
    for driver in stage.animations.drivers.all {
      text += "driver \(driver.mapping) f \(driver.fraction) extent \(driver.extent)"
      text += " \(driver.motion); "
      for member in driver.members {
        text += "(\(member.span.begin) \(member.span.length) anchor \(member.anchorFraction)"
        text += " \(member.anchorValue) \(member.anchorPlace) now \(member.progress) "
        if case .keyframe(let keyframe) = member.curve {
          text += "\(keyframe.path) in \(keyframe.whole)"
        } else {
          text += "\(member.curve)"
        }
        text += ") "
      }
    }
    return text
  }

  /// The next moment at which something ends by itself.
  func nextEnd() -> Double {
    var end = stage.animations.nextDeadline
    for table in [stage.animations.cubic, stage.animations.spring, stage.animations.other] {
      for row in 0..<table.count { end = min(end, table.end(row)) }
    }
    stage.animations.schedule.forEach { driver in
      if case .running(let run) = driver.motion { end = min(end, run.end) }
    }
    return stage.runtime.clock.hostTime(of: end)
  }

  // MARK: - Doing

  /// Does something; answers whether the picture may jump by it.
  func act() throws -> Bool {
    let animator = animators[random.below(animators.count)]
    let kind = random.below(26)
    steps.append("\(kind) \(animator.stateNoun)")
    switch kind {
    case 0...3:
      var options = AnimationOptions(duration: random.number(0.05, 1))
      options.curve = curve(&options.duration)
      if random.below(4) == 0 { options.delay = random.number(0.01, 0.4) }
      if random.below(4) == 0 { options.flags.insert(.colorsInOKLab) }
      if random.below(6) == 0 { options.flags.insert(.beginFromCurrentState) }
      names.append(stage.animations.animate(options) { change(1 + random.below(2)) })
    case 4: try? stage.animations.freeze(names.last ?? .none)
    case 5:
      guard let name = names.popLast() else { break }
      try? stage.animations.jump(name)
      return true
    case 6:
      // What animators have begun would go back to before this change.
      guard animatorsRest else { break }
      change(1)
      return true
    case 7, 8: try? animator.start()
    case 9: try? animator.start(afterDelay: random.number(0, 0.3))
    case 10, 11: try? animator.pause()
    case 12, 13:
      try? animator.setFractionComplete(random.unit())
      isUnsettled = true
    case 14, 15: animator.setReversed(!animator.isReversed)
    case 16: try carryOn(animator)
    case 17: try? animator.continueAnimation(until: random.unit())
    case 18: try? animator.stop(withoutFinishing: random.below(2) == 0)
    case 19:
      let position = animatorsRest ? AnimatingPosition(rawValue: Int32(random.below(3)))! : .current
      try? animator.finish(at: position)
      return position != .current
    case 20:
      // What has no time left jumps.
      let factor = random.below(2) == 0 ? 0 : random.number(0, 0.9)
      if case .active(let driver) = animator.state, driver.fraction + factor > 0.98 { break }
      try? animator.addAnimations(delayFactor: factor) { self.change(1) }
    case 21: try? animator.setSpeed([0.25, 1, 3][random.below(3)])
    case 22: stage.runtime.setSpeed([0.5, 1, 2][random.below(3)])
    case 23:
      var options = AnimationOptions(duration: random.number(0.05, 1))
      options.curve = curve(&options.duration)
      keyframes(options)
    case 24:
      // What has no time left jumps.
      if case .active(let driver) = animator.state, driver.fraction > 0.98 { break }
      try? animator.addAnimations { self.keyframes(.linear(1)) }
    default:
      let index = random.below(animators.count)
      stage.release(animators[index])
      animators[index] = try newAnimator()
    }
    // What begins reversed shows its end with the next frame.
    if animator.isReversed { isUnsettled = true }
    return false
  }

  /// Keyframes of any calculation but the one that jumps.
  private func keyframes(_ options: AnimationOptions) {
    let calculations: [KeyframeCalculation] = [.linear, .paced, .cubic, .cubicPaced]
    stage.animations.beginKeyframes(
      options, calculations[random.below(calculations.count)], SplineForm())
    for part in 0..<3 {
      try? stage.animations.beginKeyframe(from: Double(part) / 3, length: 1.0 / 3)
      change(1)
      _ = stage.animations.commit(completion: nil)
    }
    names.append(stage.animations.commit(completion: nil))
  }

  private var animatorsRest: Bool {
    stage.animations.schedule.count == 0 && animators.allSatisfy { $0.stateNumber != 1 }
  }

  private func carryOn(_ animator: PropertyAnimator) throws {
    let factor = random.below(2) == 0 ? 0 : random.number(0.2, 1.5)
    if random.below(3) == 0 {
      try? animator.continueAnimation(timing: nil, durationFactor: factor)
    } else {
      var ignored = 0.0
      try? animator.continueAnimation(timing: curve(&ignored), durationFactor: factor)
    }
  }

  func run(steps count: Int) throws {
    for _ in 0..<count where problems.isEmpty {
      let before = picture()
      if try !act() { expectSteady(before, 1e-9, "after acting") }
      try look()
    }
  }

  private func look() throws {
    var before = picture()
    try stage.tick(stage.now)
    if !isUnsettled { expectSteady(before, 1e-9, "in the same moment") }
    isUnsettled = false
    switch random.below(4) {
    case 0: break
    case 1:
      // What ends by itself ends where it was going; springs are within a thousandth by then.
      let end = nextEnd()
      guard end < stage.now + 10, end - 1e-6 > stage.now else { break }
      try stage.tick(end - 1e-6)
      before = picture()
      try stage.tick(end)
      expectSteady(before, 0.02, "at an end")
      steps.append("end \(end)")
    default: try stage.tick(stage.now + random.number(0.001, 0.2))
    }
  }

  /// Lets everything end.
  func finish() throws {
    for animator in animators { stage.release(animator) }
    animators = []
    try stage.tick(stage.now + 60)
    try stage.tick(stage.now + 60)
    try stage.tick(stage.now)
    try stage.tick(stage.now)
  }
}
