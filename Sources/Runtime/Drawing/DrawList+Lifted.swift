/// Views that are drawn in front of everything else in an ancestor, and clipped by nothing below
/// that.
extension DrawList {
  /// Lists those of a view whose item is the last one of the path.
  func appendLifted(in container: Int, _ tracks: Tracks) {
    let views = tracks.views
    let frame = Int(path.item)
    let clips = views.rows[container].flags.contains(.clipsToBounds)
    for lifted in views.lifted where lifted.container == views.rows[container].name {
      let view = Handle(bits: lifted.view).index
      guard views.names.contains(Handle(bits: lifted.view)), let parent = views.parent(view),
        let above = item(of: views.rows[parent].name, from: frame)
      else { continue }
      if hasDetails {
        drawn.closeGroups(to: path.depth, at: itemCount)
      }
      path.lift(view, clip: clips ? path.item : items[frame].clip)
      let isOutermost = above == frame
      if !isOutermost { path.push(Int32(truncatingIfNeeded: above), -1) }
      let outer = path.region
      path.look(in: .everything)
      if append(view, tracks), views.rows[view].firstChild >= 0 {
        path.pushLast()
        walk(below: view, tracks)
        path.pop()
      }
      path.look(in: outer)
      if !isOutermost { path.pop() }
      path.putDown()
    }
  }

  private func item(of view: Handle.Bits, from first: Int) -> Int? {
    for index in first..<items.count where items[index].view == view { return index }
    return nil
  }
}
