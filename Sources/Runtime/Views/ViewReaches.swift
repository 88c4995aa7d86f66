/// Bounds of subtrees, which the drawing layer keeps so that it need not visit what is not seen.
/// The tree says what may have changed them.
///
/// A view on which such a bound relies has the flag `relied`; of others nobody need be told.
class ViewReaches {
  /// A view may be drawn elsewhere, or some view below it.
  func loosen(_ view: Int, _ views: Views) {}
  /// A view leaves its superview, in which its siblings still stand beside it.
  func willUnlink(_ child: Int, _ views: Views) {}
  /// A view has come to stand in its superview.
  func didLink(_ child: Int, _ views: Views) {}
  /// A view shows another value of a property of the host's.
  func noteContent(_ view: Handle.Bits) {}
  /// A view ends.
  func willEnd(_ view: Int, _ views: Views) {}
}

extension Views {
  /// A view may be drawn elsewhere from now on, or have another shadow.
  @inline(__always)
  func loosen(_ index: Int) {
    if rows[index].flags.contains(.relied) { reaches?.loosen(index, self) }
  }

  /// Notes that a child has come to a view.
  func noteLink(of child: Int, in parent: Int) {
    let flags = rows[parent].flags
    guard !flags.isDisjoint(with: [.relied, .indexed, .keepsReach]) else { return }
    reaches?.didLink(child, self)
  }

  /// A view is about to leave its superview.
  func noteUnlink(of child: Int, from parent: Int) {
    loosen(child)
    if rows[parent].flags.contains(.indexed) { reaches?.willUnlink(child, self) }
    rows.base[child].flags.subtract([.relied, .leadsRun])
  }
}
