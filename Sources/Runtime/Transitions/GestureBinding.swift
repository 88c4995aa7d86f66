/// Lets a pan drive a transition, so that the host only feeds touches.
///
/// A pan that begins takes the transition that the interaction has in hand, wherever it is, or asks
/// for a new one. It scrubs it, and lets it go with the finger's velocity.
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
  /// The fraction from which the finger goes on.
  private var base = 0.0
  /// Points from the start to the end, as this gesture takes them.
  private var extent = 1.0

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
    case .changed: interaction.update(fraction(of: pan))
    case .ended: letGo(pan)
    case .cancelled: if interaction.isBound { _ = interaction.cancel(velocity: 0) }
    case .possible, .failed: break
    }
    interaction.isHeldByGesture = pan.isActive
  }

  override func leave(_ gesture: Gesture) {
    interaction.isHeldByGesture = false
    entities.release(interaction.handle)
  }

  private func take(_ pan: PanGesture) {
    extent = extent(of: pan)
    if interaction.pause() || interaction.isBound {
      base = interaction.percentComplete
    } else {
      base = 0
      begin(pan)
    }
    // Whoever was asked may have cancelled it.
    if pan.isActive { interaction.update(fraction(of: pan)) }
  }

  /// what counts is where it would come to rest, flung as scrolled contents are.
  private func letGo(_ pan: PanGesture) {
    guard interaction.isBound else { return }
    let fraction = fraction(of: pan)
    interaction.update(fraction)
    let speed = along(pan.velocity)
    let rest = Decay.normal.projectedEnd(from: fraction * extent, velocity: speed)
    let finishes = rest > rule.threshold * extent
    // Beyond a million ways a second no spring is computed well.
    let velocity = min(max(-1e6, speed / extent), 1e6)
    _ = finishes ? interaction.finish(velocity: velocity) : interaction.cancel(velocity: velocity)
  }

  private func fraction(of pan: PanGesture) -> Double {
    min(max(0, base + along(pan.translation) / extent), 1)
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
