/// Scrubs an animator by the offset of a scroller (SC-58, SC-61).
final class AnimatorScrollLink: ScrollLink {
  private let entities: EntityTable
  private let animator: Handle

  init(_ scroller: Scroller, _ range: Range, _ animator: PropertyAnimator) throws(Fault) {
    entities = scroller.scrollers.entities
    self.animator = animator.handle
    super.init(scroller, range)
    // Whoever has it already is replaced.
    let wasLinked = animator.isLinked
    animator.isLinked = false
    defer { animator.isLinked = wasLinked }
    try animator.pause()
  }

  private var linked: PropertyAnimator? { entities[animator] as? PropertyAnimator }

  override var hasTarget: Bool { linked != nil }

  override var target: UInt64 { UInt64(animator.bits) << 16 }

  override func begin() { linked?.isLinked = true }

  override func follow(_ progress: Double, isNew: Bool) {
    guard let target = linked else { return }
    guard isNew else { return }
    target.isLinked = false
    try? target.setFractionComplete(min(max(0, progress), 1))
    if !isOver { target.isLinked = true }
  }

  override func letGo() { linked?.isLinked = false }
}
