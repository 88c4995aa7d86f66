/// What a view shows in place of content of its own. What that is, the layer of drawing knows.
class ViewSnapshot {
  /// The view that shows it.
  var view: Handle.Bits = 0
  /// How much it shows: one for itself and each view below.
  var count: Int { 0 }
}

extension Views {
  func forgetSnapshot(_ index: Int) {
    for position in snapshots.indices where snapshots[position].view == rows[index].name {
      snapshots.remove(at: position)
      return
    }
  }
}
