/// Drives a transition by the offset of a scroller. Whether it is finished or cancelled is the
/// host's word (SC-63).
final class InteractionScrollLink: ScrollLink {
  private let entities: EntityTable
  private let interaction: Handle

  init(_ scroller: Scroller, _ range: Range, _ interaction: PercentDrivenInteraction) {
    entities = scroller.scrollers.entities
    self.interaction = interaction.handle
    super.init(scroller, range)
  }

  private var target: PercentDrivenInteraction? {
    entities[interaction] as? PercentDrivenInteraction
  }

  override var hasTarget: Bool { target != nil }

  override func rivals(_ other: ScrollLink) -> Bool {
    (other as? InteractionScrollLink)?.interaction == interaction
  }

  override func follow(_ progress: Double, isNew: Bool) {
    guard let target, target.isBound else { return }
    let fraction = min(max(0, progress), 1)
    if isNew || target.percentComplete != fraction { target.update(fraction) }
  }
}
