/// The scroll links of a runtime, in the order in which they were made.
///
/// They are looked at in each frame in which anything has changed: when scrollers have moved, before
/// their delegates are told; before animations are sampled; and after that, for scrollers whose
/// bounds an animation moves.
final class ScrollLinks: ForeignMotion {
  private let views: Views
  private let tracks: Tracks
  private let entities: EntityTable
  private var links: [ScrollLink] = []
  /// What they move.
  private var targets = KeyMap()
  /// The state of the views for which all links stand where they do.
  private var seen: UInt64 = 0

  init(_ views: Views, _ tracks: Tracks, _ entities: EntityTable) {
    self.views = views
    self.tracks = tracks
    self.entities = entities
  }

  /// Keeps a link, and shows at once what it says. What moved its target before ends.
  func add<Link: ScrollLink>(_ link: Link) throws(Fault) -> Link {
    let link = try entities.insert(link, as: .scrollLink)
    // What another one moves already is taken from it (SC-61).
    if targets.insert(link.target, 0) >= 0 {
      for rival in links where rival.target == link.target {
        remove(rival)
        break
      }
      _ = targets.insert(link.target, 0)
    }
    links.append(link)
    link.begin()
    // What the link moves may call the host, which may remove it.
    entities.hold(link)
    if !link.update() { remove(link) }
    return link
  }

  func remove(_ link: ScrollLink) {
    guard !link.isOver else { return }
    targets.remove(link.target)
    links.removeOne { $0 === link }
    link.end()
    entities.release(link.handle)
  }

  /// Everything goes to where its scroller is now, if anything has changed. What begins to move stands
  /// elsewhere from now on, before that is seen.
  @inline(__always)
  func advance() {
    guard !links.isEmpty, seen != views.drawVersion || tracks.activeCount > 0 else { return }
    update { _ in true }
  }

  /// The same for what animations have moved. Answers whether there was any.
  @inline(__always)
  func advanceAnimated() -> Bool {
    !links.isEmpty && update { $0.scroller.isAnimatedByBlock }
  }

  @inline(never)
  @discardableResult
  private func update(_ isMeant: (ScrollLink) -> Bool) -> Bool {
    var hasUpdated = false
    var index = 0
    // Whoever is called may add and remove some.
    while index < links.count {
      let link = links[index]
      if link.scroller.isAlive && !isMeant(link) {
        index += 1
        continue
      }
      hasUpdated = true
      if link.update() {
        if index < links.count, links[index] === link { index += 1 }
      } else {
        remove(link)
      }
    }
    seen = views.drawVersion
    return hasUpdated
  }

  override func addVelocity(
    ofView view: Int, _ property: PropertyID, to velocity: UnsafeMutablePointer<Double>
  ) {
    for link in links {
      guard let link = link as? PropertyScrollLink, link.property == property,
        link.view.index == view, link.hasTarget
      else { continue }
      link.addVelocity(to: velocity)
    }
  }

  /// The runtime ends.
  func removeAll() { links = [] }
}
