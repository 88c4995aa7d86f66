/// A link by which a scroller's offset drives a transition. The host decides whether that is
/// finished or cancelled (SC-63).
final class InteractionScrollLink: ScrollLink {
  private let entities: EntityTable
  private let interaction: Handle

  init(_ scroller: Scroller, _ range: Range, _ interaction: PercentDrivenInteraction) {
    entities = scroller.scrollers.entities
    self.interaction = interaction.handle
    super.init(scroller, range)
  }

  private var linked: PercentDrivenInteraction? {
    entities[interaction] as? PercentDrivenInteraction
  }

  override var hasTarget: Bool { linked != nil }

  override var target: UInt64 { UInt64(interaction.bits) << 16 }

  override func follow(_ progress: Double, isNew: Bool) {
    guard let target = linked, target.isBound else { return }
    let fraction = min(max(0, progress), 1)
    if isNew || target.percentComplete != fraction { target.update(fraction) }
  }
}
