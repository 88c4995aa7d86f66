@testable import Motus

/// What the view tree should be, as lists in dictionaries.
struct ViewTreeModel {
  var children: [Handle.Bits: [Handle.Bits]]
  var parent: [Handle.Bits: Handle.Bits] = [:]
  /// References of the host; a view of a superview may have none.
  var references: [Handle.Bits: Int]
  let window: Handle.Bits

  init(window: Handle.Bits) {
    self.window = window
    children = [window: []]
    references = [window: 1]
  }

  var alive: [Handle.Bits] { children.keys.sorted() }

  mutating func create(_ view: Handle.Bits) {
    children[view] = []
    references[view] = 1
  }

  func isDescendant(_ view: Handle.Bits, of ancestor: Handle.Bits) -> Bool {
    var current: Handle.Bits? = view
    while let some = current {
      if some == ancestor { return true }
      current = parent[some]
    }
    return false
  }

  func canInsert(_ view: Handle.Bits, into other: Handle.Bits) -> Bool {
    view != window && !isDescendant(other, of: view)
  }

  mutating func insert(_ view: Handle.Bits, into other: Handle.Bits, at position: Int) {
    unlink(view)
    let count = children[other]?.count ?? 0
    children[other]?.insert(view, at: min(position, count))
    parent[view] = other
  }

  /// The place of a sibling once the view itself is gone from the list.
  func place(of sibling: Handle.Bits, in other: Handle.Bits, without view: Handle.Bits) -> Int? {
    guard sibling != view else { return nil }
    return children[other]?.filter { $0 != view }.firstIndex(of: sibling)
  }

  mutating func remove(_ view: Handle.Bits) {
    guard parent[view] != nil else { return }
    unlink(view)
    endIfUnheld(view)
  }

  mutating func release(_ view: Handle.Bits) {
    references[view, default: 0] -= 1
    endIfUnheld(view)
  }

  private mutating func unlink(_ view: Handle.Bits) {
    guard let old = parent.removeValue(forKey: view) else { return }
    children[old]?.removeAll { $0 == view }
  }

  private mutating func endIfUnheld(_ view: Handle.Bits) {
    guard references[view] == 0, parent[view] == nil else { return }
    let orphans = children.removeValue(forKey: view) ?? []
    references.removeValue(forKey: view)
    for orphan in orphans {
      parent.removeValue(forKey: orphan)
      endIfUnheld(orphan)
    }
  }
}
