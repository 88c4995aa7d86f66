/// The host's own numbers for objects, 0 where it has given none.
///
/// They stand beside the objects, in columns by the index of the handle, so that whoever writes a
/// record can look a tag up by the handle alone. A tag outlives its object until the place is taken
/// anew: the record of something that has just ended still has it.
final class Tags {
  /// One a view, made with the view.
  private var views = Buffer<UInt64>()
  /// Tags of all other objects; empty as long as none has a tag.
  private var others = Buffer<UInt64>()

  /// The tag of what has, or had, a handle.
  @inline(__always)
  subscript(handle: Handle) -> UInt64 {
    if handle.kindNumber == UInt64(Kind.view.rawValue) { return views[handle.index] }
    return other(handle)
  }

  /// The tag of a view by its row.
  @inline(__always)
  func ofView(_ index: Int) -> UInt64 { views[index] }

  func set(_ tag: UInt64, of handle: Handle) {
    if handle.kindNumber == UInt64(Kind.view.rawValue) {
      views[handle.index] = tag
    } else {
      others.append(repeating: 0, count: max(0, handle.index + 1 - others.count))
      others[handle.index] = tag
    }
  }

  /// Takes over the tag of one view, among so many.
  func copy(ofView index: Int, among count: Int, _ source: Tags) {
    if views.count < count { views.resize(to: count, filling: 0) }
    views[index] = source.views[index]
  }

  /// Takes over the tags of all that is no view.
  func copyOthers(_ source: Tags) { others.copy(source.others) }

  /// A view comes to stand in a row.
  func makeRoom(forView index: Int) {
    if index == views.count { views.append(0) } else { views[index] = 0 }
  }

  /// Another object takes a place.
  func clear(_ handle: Handle) {
    if handle.index < others.count { others[handle.index] = 0 }
  }

  @inline(never)
  private func other(_ handle: Handle) -> UInt64 {
    switch handle.kind {
    case nil, .runtime?, .animation?: 0
    default: handle.index < others.count ? others[handle.index] : 0
    }
  }

  var bytes: Int { views.bytes + others.bytes }
}
