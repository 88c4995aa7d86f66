/// Recorded content that a view shows in place of its own; the drawing layer defines it.
class ViewSnapshot {
  /// The view that shows it.
  final private(set) var view: Handle.Bits = 0
  /// How much it shows: one for itself and each view below.
  var count: Int { 0 }

  final func isShown(by view: Handle.Bits) { self.view = view }
}

/// Snapshots of a runtime, found by the views that show them.
struct ViewSnapshots: ~Copyable {
  private var list: [ViewSnapshot] = []
  private var places = KeyMap()
  /// How much they show together.
  private(set) var shown = 0
  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  subscript(view: Handle.Bits) -> ViewSnapshot? {
    let place = places.find(UInt64(view))
    return place < 0 ? nil : list[Int(place)]
  }

  mutating func append(_ snapshot: ViewSnapshot) {
    _ = places.insert(UInt64(snapshot.view), Int32(truncatingIfNeeded: list.count))
    list.append(snapshot)
    shown += snapshot.count
  }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    places.removeAll()
    shown = 0
  }

  /// The last one takes the place of the removed one.
  mutating func remove(_ view: Handle.Bits) {
    let place = Int(places.find(UInt64(view)))
    guard place >= 0, let last = list.popLast() else { return }
    places.remove(UInt64(view))
    guard place < list.count else { return shown -= last.count }
    shown -= list[place].count
    list[place] = last
    places.set(UInt64(last.view), Int32(truncatingIfNeeded: place))
  }
}
