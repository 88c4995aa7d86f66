/// Lets a pan drive a transition, so that the host only feeds touches.
///
/// A pan that begins takes the transition that the interaction has in hand, wherever it is, or asks
/// for a new one, which it takes when its turn comes (NV-7). It scrubs it, and lets it go with the
/// finger's velocity.
///
///     free ──begins──▶ waiting ──has a transition──▶ held ──lets go──▶ free
class GestureBinding: GestureHandler {
  struct Rule {
    /// Towards the end of the transition, in the window; of length 1.
    var direction = Vector(dx: 1, dy: 0)
    /// Points from the start to the end; 0 stands for the size of the recognizer's view.
    var extent = 0.0
    /// A finger that lets go lets it finish when what it throws would come to rest beyond this
    /// fraction (PD-11, R-19).
    var threshold = 0.5
  }

  final let interaction: PercentDrivenInteraction
  private let rule: Rule
  private let entities: EntityTable
  /// Asks for a transition that the interaction drives.
  private let begin: (Gesture) -> Void
  private enum Grip {
    case free
    /// How far the finger had gone, and the points from the start to the end, as this gesture takes
    /// them.
    case waiting(passed: Double, extent: Double)
    /// The fraction from which the finger goes on.
    case held(base: Double, extent: Double)
  }

  private var grip = Grip.free

  init(
    _ interaction: PercentDrivenInteraction, _ rule: Rule, _ entities: EntityTable,
    begin: @escaping (Gesture) -> Void
  ) {
    self.interaction = interaction
    self.rule = rule
    self.entities = entities
    self.begin = begin
    super.init()
    entities.hold(interaction)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    guard let pan = gesture as? PanGesture else { return }
    switch pan.state {
    case .began: take(pan)
    case .changed: follow(pan)
    case .ended: letGo(pan)
    case .cancelled:
      follow(pan)
      grip = .free
      if interaction.isBound { _ = interaction.cancel(velocity: 0) }
    case .possible, .failed: break
    }
    interaction.isHeldByGesture = pan.isActive
  }

  override func leave(_ gesture: Gesture) {
    interaction.isHeldByGesture = false
    entities.release(interaction.handle)
  }

  private func take(_ pan: PanGesture) {
    let extent = extent(of: pan)
    if interaction.pause() || interaction.isBound {
      grip = .held(base: interaction.percentComplete, extent: extent)
    } else {
      grip = .waiting(passed: along(pan.translation), extent: extent)
      begin(pan)
      if interaction.isBound { grip = .held(base: 0, extent: extent) }
    }
    // Whoever was asked may have cancelled it.
    if pan.isActive { follow(pan) }
  }

  /// Shows where the finger is. A transition whose turn has come since its last step begins there.
  private func follow(_ pan: PanGesture) {
    let travel = along(pan.translation)
    if case .waiting(let passed, let extent) = grip {
      grip =
        interaction.isBound
        ? .held(base: -passed / extent, extent: extent) : .waiting(passed: travel, extent: extent)
    }
    guard case .held(let base, let extent) = grip else { return }
    interaction.update(min(max(0, base + travel / extent), 1))
  }

  /// what counts is where it would come to rest, flung as scrolled contents are.
  private func letGo(_ pan: PanGesture) {
    follow(pan)
    let grip = grip
    self.grip = .free
    guard interaction.isBound, case .held(let base, let extent) = grip else { return }
    let fraction = min(max(0, base + along(pan.translation) / extent), 1)
    let speed = along(pan.velocity)
    let rest = Decay.normal.projectedEnd(from: fraction * extent, velocity: speed)
    let finishes = rest > rule.threshold * extent
    // Beyond a million ways a second no spring is computed well.
    let velocity = min(max(-1e6, speed / extent), 1e6)
    _ = finishes ? interaction.finish(velocity: velocity) : interaction.cancel(velocity: velocity)
  }

  private func along(_ vector: Vector) -> Double {
    vector.dx * rule.direction.dx + vector.dy * rule.direction.dy
  }

  private func extent(of pan: PanGesture) -> Double {
    guard rule.extent == 0 else { return rule.extent }
    let views = pan.gestures.views
    let size = views.bounds(pan.view.isNone ? views.window.index : pan.view.index).size
    let extent =
      size.width * rule.direction.dx.magnitude + size.height * rule.direction.dy.magnitude
    return extent > 0 ? extent : 1
  }
}
