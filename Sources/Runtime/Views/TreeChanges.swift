/// Changes of the view tree since the last frame, one record for each view: the sum of all that was
/// done to it, in the order in which views were first touched.
final class TreeChanges {
  /// The C enumerators have the same values.
  enum Kind: UInt32 { case added = 0, removed = 1, moved = 2, reparented = 3 }

  /// Laid out as `motus_tree_change`.
  struct Change: BitwiseCopyable {
    let view: Handle.Bits
    /// Its position now; of one that was removed, its last one.
    let superview: Handle.Bits
    let tag: UInt64
    let kind: UInt32
    /// Index among the subviews, counted from the back; 0 of one that was removed.
    let index: UInt32
  }

  /// A view that has been touched, and where it stood before: behind which sibling, and in whom.
  private struct Origin: BitwiseCopyable {
    let view: Handle.Bits
    let tag: UInt64
    let parent: Handle.Bits
    let sibling: Handle.Bits
  }

  /// Changes of the last frame.
  private(set) var changes = Buffer<Change>()
  private var origins = Buffer<Origin>()
  /// For each row the view whose origin has been noted since the last frame.
  private var noted = Buffer<Handle.Bits>()
  /// Places among the subviews of one view, by row: see `number`.
  private var places = Buffer<UInt32>()
  private var numbered = -1

  /// Notes where a view stands that is about to stand elsewhere.
  @_optimize(speed)
  func note(_ index: Int, _ views: Views) {
    noted.append(repeating: 0, count: max(0, views.rows.count - noted.count))
    let row = views.rows[index]
    guard noted[index] != row.name else { return }
    noted[index] = row.name
    origins.append(
      Origin(
        view: row.name, tag: views.tags.ofView(index),
        parent: row.parent >= 0 ? views.rows[Int(row.parent)].name : 0,
        sibling: row.previous >= 0 ? views.rows[Int(row.previous)].name : 0))
  }

  /// Ends a frame: compares where the views stand with where they stood.
  func close(_ views: Views) {
    changes.removeAll()
    guard origins.count > 0 else { return }
    numbered = -1
    for entry in 0..<origins.count {
      let origin = origins[entry]
      let view = Handle(bits: origin.view)
      if noted[view.index] == origin.view { noted[view.index] = 0 }
      if let change = change(of: view, from: origin, views) { changes.append(change) }
    }
    origins.removeAll()
  }

  private func change(of view: Handle, from origin: Origin, _ views: Views) -> Change? {
    let isAlive = views.names.containsOften(view)
    let tag = isAlive ? views.tags.ofView(view.index) : origin.tag
    guard isAlive, let parent = views.parent(view.index) else {
      guard origin.parent != 0 else { return nil }
      return Change(
        view: view.bits, superview: origin.parent, tag: tag, kind: Kind.removed.rawValue, index: 0)
    }
    let row = views.rows[view.index]
    let superview = views.rows[parent].name
    var kind = Kind.reparented
    if origin.parent == 0 {
      kind = .added
    } else if origin.parent == superview {
      let sibling = row.previous >= 0 ? views.rows[Int(row.previous)].name : 0
      guard sibling != origin.sibling else { return nil }
      kind = .moved
    }
    return Change(
      view: view.bits, superview: superview, tag: tag, kind: kind.rawValue,
      index: place(of: view.index, in: parent, views))
  }

  /// A view's place among its siblings. Near one of the ends the siblings between are counted;
  /// elsewhere all subviews are numbered, once for all changes of the same superview that follow.
  private func place(of index: Int, in parent: Int, _ views: Views) -> UInt32 {
    guard parent != numbered else { return places[index] }
    var back = views.rows[index].previous
    var front = views.rows[index].next
    for step: UInt32 in 0..<64 {
      if back < 0 { return step }
      if front < 0 { return UInt32(truncatingIfNeeded: views.rows[parent].childCount) - 1 - step }
      back = views.rows[Int(back)].previous
      front = views.rows[Int(front)].next
    }
    number(parent, views)
    return places[index]
  }

  private func number(_ parent: Int, _ views: Views) {
    places.append(repeating: 0, count: max(0, views.rows.count - places.count))
    numbered = parent
    var child = views.rows[parent].firstChild
    var place: UInt32 = 0
    while child >= 0 {
      places[Int(child)] = place
      place += 1
      child = views.rows[Int(child)].next
    }
  }
}
