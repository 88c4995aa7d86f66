/// Where a child stands among those of its parent: so that whoever asks for one after the other by
/// their places, or puts them there, does not walk to each from an end.
struct FoundChild {
  /// −1 for none.
  var parent = -1
  var position = 0
  var child: Int32 = -1

  /// Another child has come to stand before one of the same parent.
  mutating func noteInsertion(of newcomer: Int32, before next: Int32) {
    if next == child { child = newcomer } else { parent = -1 }
  }

  /// A child of the same parent leaves, whose row is this.
  mutating func noteRemoval(of leaver: Int32, _ row: ViewRow) {
    if leaver == child, row.next >= 0 {
      child = row.next
    } else if row.previous < 0 {
      position -= 1
      if leaver == child { parent = -1 }
    } else if leaver == child || row.next >= 0 {
      parent = -1
    }
  }
}
