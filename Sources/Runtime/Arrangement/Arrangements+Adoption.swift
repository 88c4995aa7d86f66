/// Views that get another key, or another list.
extension Arrangements {
  /// Lets views that the list gives to existing keys take over the shown values of the old views
  /// (KL-8).
  func adopt(_ arrangement: ChildArrangement) {
    for position in 0..<arrangement.pending.count {
      let entry = arrangement.pending[position]
      let index = arrangement.keys.find(entry.key)
      guard entry.view != 0, index >= 0, arrangement.children[Int(index)].view != entry.view
      else { continue }
      adopt(Handle(bits: entry.view), index, arrangement)
    }
  }

  /// Lets a view take over the key of a child's, with shown values, motions and an exit. The old view is
  /// reported as gone, taken out and released; if the tree refuses the new one nothing is taken over.
  private func adopt(_ view: Handle, _ index: Int32, _ arrangement: ChildArrangement) {
    let child = arrangement.children[Int(index)]
    let (old, state) = (Handle(bits: child.view), child.state)
    leaveList(view, for: arrangement)
    guard (try? views.insert(view.index, into: arrangement.parent.index, above: old.index)) != nil
    else { return }
    animations.remove(.contentShift, from: view.index)
    for property in [PropertyID.center, .bounds, .placeScale] + Self.presences {
      animations.remove(property, from: view.index)
      tracks.handOver(property, from: old.index, to: view.index)
    }
    // The reference of an exit goes over to the new view.
    if state == .leaving {
      try? views.retain(view)
      releases.append(old.bits)
      views.setDetail(.outgoing, view.index, true)
      views.setTouchable(view.index, !views.has(.untouchable, old.index))
    }
    with(index, arrangement) { $0.view = view.bits }
    clearMembership(old.index)
    setMembership(view.index, arrangement, index)
    reportLeft(child, arrangement, isWhole: false)
    if state == .entering || state == .waiting {
      events.post(.childEntering, view, other: arrangement.parent)
    }
    // Removal must not end the old view here, as lists are being worked through.
    try? views.retain(old)
    releases.append(old.bits)
    views.removeFromSuperview(old.index)
    if views.names.contains(old) { resetFormerChild(old.index) }
  }

  /// Takes a view from the child that has it, in this list or another one, before it becomes a child of
  /// `arrangement`. That child is reported as gone.
  func leaveList(_ view: Handle, for arrangement: ChildArrangement) {
    guard let (other, index) = membership(view.index) else { return }
    let old = other.children[Int(index)]
    // An exit from the same list is cut off, which takes the view out of the tree. From elsewhere the
    // view goes over as it stands.
    if old.state == .leaving, other === arrangement {
      end(index, arrangement, isWhole: false)
    } else {
      forget(index, other)
    }
  }
}
