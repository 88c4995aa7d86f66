@testable import Motus

/// What the view tree should be, as lists in dictionaries.
struct ViewTreeModel {
  var children: [UInt64: [UInt64]]
  var parent: [UInt64: UInt64] = [:]
  /// References of the host; a view of a superview may have none.
  var references: [UInt64: Int]
  let window: UInt64

  init(window: UInt64) {
    self.window = window
    children = [window: []]
    references = [window: 1]
  }

  var alive: [UInt64] { children.keys.sorted() }

  mutating func create(_ view: UInt64) {
    children[view] = []
    references[view] = 1
  }

  func isDescendant(_ view: UInt64, of ancestor: UInt64) -> Bool {
    var current: UInt64? = view
    while let some = current {
      if some == ancestor { return true }
      current = parent[some]
    }
    return false
  }

  func canInsert(_ view: UInt64, into other: UInt64) -> Bool {
    view != window && !isDescendant(other, of: view)
  }

  mutating func insert(_ view: UInt64, into other: UInt64, at position: Int) {
    unlink(view)
    let count = children[other]?.count ?? 0
    children[other]?.insert(view, at: min(position, count))
    parent[view] = other
  }

  /// The place of a sibling once the view itself is gone from the list.
  func place(of sibling: UInt64, in other: UInt64, without view: UInt64) -> Int? {
    guard sibling != view else { return nil }
    return children[other]?.filter { $0 != view }.firstIndex(of: sibling)
  }

  mutating func remove(_ view: UInt64) {
    guard parent[view] != nil else { return }
    unlink(view)
    endIfUnheld(view)
  }

  mutating func release(_ view: UInt64) {
    references[view, default: 0] -= 1
    endIfUnheld(view)
  }

  private mutating func unlink(_ view: UInt64) {
    guard let old = parent.removeValue(forKey: view) else { return }
    children[old]?.removeAll { $0 == view }
  }

  private mutating func endIfUnheld(_ view: UInt64) {
    guard references[view] == 0, parent[view] == nil else { return }
    let orphans = children.removeValue(forKey: view) ?? []
    references.removeValue(forKey: view)
    for orphan in orphans {
      parent.removeValue(forKey: orphan)
      endIfUnheld(orphan)
    }
  }
}
