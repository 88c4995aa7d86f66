@testable import Motus

/// What the view tree should be, as lists in dictionaries.
struct ViewTreeModel {
  var children: [UInt: [UInt]]
  var parent: [UInt: UInt] = [:]
  /// References of the host; a view of a superview may have none.
  var references: [UInt: Int]
  let window: UInt

  init(window: UInt) {
    self.window = window
    children = [window: []]
    references = [window: 1]
  }

  var alive: [UInt] { children.keys.sorted() }

  mutating func create(_ view: UInt) {
    children[view] = []
    references[view] = 1
  }

  func isDescendant(_ view: UInt, of ancestor: UInt) -> Bool {
    var current: UInt? = view
    while let some = current {
      if some == ancestor { return true }
      current = parent[some]
    }
    return false
  }

  func canInsert(_ view: UInt, into other: UInt) -> Bool {
    view != window && !isDescendant(other, of: view)
  }

  mutating func insert(_ view: UInt, into other: UInt, at position: Int) {
    unlink(view)
    let count = children[other]?.count ?? 0
    children[other]?.insert(view, at: min(position, count))
    parent[view] = other
  }

  /// The place of a sibling once the view itself is gone from the list.
  func place(of sibling: UInt, in other: UInt, without view: UInt) -> Int? {
    guard sibling != view else { return nil }
    return children[other]?.filter { $0 != view }.firstIndex(of: sibling)
  }

  mutating func remove(_ view: UInt) {
    guard parent[view] != nil else { return }
    unlink(view)
    endIfUnheld(view)
  }

  mutating func release(_ view: UInt) {
    references[view, default: 0] -= 1
    endIfUnheld(view)
  }

  private mutating func unlink(_ view: UInt) {
    guard let old = parent.removeValue(forKey: view) else { return }
    children[old]?.removeAll { $0 == view }
  }

  private mutating func endIfUnheld(_ view: UInt) {
    guard references[view] == 0, parent[view] == nil else { return }
    let orphans = children.removeValue(forKey: view) ?? []
    references.removeValue(forKey: view)
    for orphan in orphans {
      parent.removeValue(forKey: orphan)
      endIfUnheld(orphan)
    }
  }
}
