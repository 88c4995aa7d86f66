extension Views {
  func parent(_ index: Int) -> Int? {
    let parent = rows[index].parent
    return parent >= 0 ? Int(parent) : nil
  }

  func child(_ index: Int, at position: Int) -> Int? {
    guard position >= 0, position < Int(rows[index].childCount) else { return nil }
    let last = Int(rows[index].childCount) - 1
    // From the nearest of three: the last one, the first one, the one that was asked for before.
    var (child, place) = (rows[index].firstChild, 0)
    if position > last / 2 { (child, place) = (rows[index].lastChild, last) }
    if found.parent == index, abs(found.position - position) < abs(place - position) {
      (child, place) = (found.child, found.position)
    }
    while place < position { (child, place) = (rows[Int(child)].next, place + 1) }
    while place > position { (child, place) = (rows[Int(child)].previous, place - 1) }
    found = FoundChild(parent: index, position: position, child: child)
    return Int(child)
  }

  /// Whether a view comes before another one in the order of the tree: what holds others before them,
  /// those behind before those in front.
  func precedes(_ one: Int, _ other: Int) -> Bool {
    guard one != other, let common = try? commonAncestor(one, other) else { return false }
    guard one != common else { return true }
    guard other != common else { return false }
    let (first, second) = (branch(of: one, below: common), branch(of: other, below: common))
    // Both ways at once: it takes as long as they are apart.
    var (forward, back) = (rows[first].next, rows[first].previous)
    while forward >= 0 || back >= 0 {
      if Int(forward) == second { return true }
      if Int(back) == second { return false }
      if forward >= 0 { forward = rows[Int(forward)].next }
      if back >= 0 { back = rows[Int(back)].previous }
    }
    return false
  }

  private func branch(of view: Int, below ancestor: Int) -> Int {
    var current = view
    while let next = parent(current), next != ancestor { current = next }
    return current
  }

  /// Whether `index` is `ancestor` or stands somewhere below it.
  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var current = index
    while true {
      if current == ancestor { return true }
      guard let next = parent(current) else { return false }
      current = next
    }
  }

  /// The first view with a tag in drawing order, among a view and those below it.
  func first(withTag tag: UInt64, from root: Int) -> Int? {
    guard tag != 0 else { return nil }
    var index = root
    while true {
      if tags.ofView(index) == tag { return index }
      if rows[index].firstChild >= 0 {
        index = Int(rows[index].firstChild)
        continue
      }
      while index != root, rows[index].next < 0 { index = Int(rows[index].parent) }
      if index == root { return nil }
      index = Int(rows[index].next)
    }
  }

  func isInWindow(_ index: Int) -> Bool { has(.inWindow, index) }

  /// Marks a view and all below it as standing in the window, or not any more. All of them always
  /// are alike.
  private func mark(_ root: Int, inWindow: Bool) {
    guard isInWindow(root) != inWindow else { return }
    var index = root
    while true {
      rows.base[index].flags.formSymmetricDifference(.inWindow)
      if rows[index].firstChild >= 0 {
        index = Int(rows[index].firstChild)
        continue
      }
      while index != root, rows[index].next < 0 { index = Int(rows[index].parent) }
      if index == root { return }
      index = Int(rows[index].next)
    }
  }

  /// Puts a view in front of the children of another, taking it from its old parent.
  func add(_ child: Int, to parent: Int) throws(Fault) {
    try insert(child, into: parent, before: -1)
  }

  /// Puts a view among the children of another so that it stands at `position` afterwards, counted
  /// from the back; beyond the end means in front.
  func insert(_ child: Int, into parent: Int, at position: Int) throws(Fault) {
    if rows[child].parent != Int32(truncatingIfNeeded: parent) {
      let next = self.child(parent, at: max(0, position))
      return try insert(child, into: parent, before: next.map { Int32($0) } ?? -1)
    }
    var next = rows[parent].firstChild
    var remaining = max(0, position)
    while next >= 0 && (remaining > 0 || Int(next) == child) {
      if Int(next) != child { remaining -= 1 }
      next = rows[Int(next)].next
    }
    try insert(child, into: parent, before: next)
  }

  func insert(_ child: Int, into parent: Int, above sibling: Int) throws(Fault) {
    guard rows[sibling].parent == Int32(truncatingIfNeeded: parent), sibling != child else {
      throw Fault(.invalidArgument, "the sibling is not a subview of this view")
    }
    var next = rows[sibling].next
    if Int(next) == child { next = rows[child].next }
    try insert(child, into: parent, before: next)
  }

  func insert(_ child: Int, into parent: Int, below sibling: Int) throws(Fault) {
    guard rows[sibling].parent == Int32(truncatingIfNeeded: parent), sibling != child else {
      throw Fault(.invalidArgument, "the sibling is not a subview of this view")
    }
    try insert(child, into: parent, before: Int32(sibling))
  }

  /// Takes a view from its parent, which lets go of it.
  func removeFromSuperview(_ child: Int) {
    guard parent(child) != nil else { return }
    let handle = rows[child].handle
    let wasInWindow = isInWindow(child)
    if wasInWindow {
      for observer in observers { observer.viewWillMove(child, into: nil) }
    }
    // Its own wish, too, may have moved it meanwhile.
    guard names.contains(handle), let oldParent = parent(child) else { return }
    detach(child)
    for observer in observers {
      observer.viewDidMove(child, from: oldParent, wasInWindow: wasInWindow)
    }
    release(handle)
  }

  private func insert(_ child: Int, into parent: Int, before next: Int32) throws(Fault) {
    // Whoever stands there only changes the order.
    if rows[child].parent != Int32(truncatingIfNeeded: parent), bearsNews(child) {
      for observer in observers {
        if let fault = observer.refusal(of: child, into: parent) { throw fault }
      }
    }
    guard isNews(child, in: parent) else {
      return try link(child, into: parent, inFrontOf: next)
    }
    let handle = rows[child].handle
    let parentHandle = rows[parent].handle
    try retain(handle)
    defer { release(handle) }
    let isEntering = isInWindow(parent)
    for observer in observers { observer.viewWillMove(child, into: parent) }
    do throws(Fault) {
      guard names.contains(parentHandle) else {
        throw Fault(.invalidState, "the view that was to be the superview has ended meanwhile")
      }
      // The sibling may have gone elsewhere.
      let isThere = next >= 0 && rows[Int(next)].parent == Int32(truncatingIfNeeded: parent)
      try link(child, into: parent, inFrontOf: isThere ? next : -1)
      // A callback has moved the superview itself: it came otherwise.
      guard isInWindow(child) != isEntering else { return }
      for observer in observers {
        observer.viewDidMove(child, from: parent, wasInWindow: isEntering)
      }
    } catch {
      // Those who were notified learn that nothing came of it.
      for observer in observers {
        observer.viewDidMove(child, from: self.parent(child), wasInWindow: !isInWindow(child))
      }
      throw error
    }
  }

  /// Whether a view would enter or leave the window, and somebody may want to know it before: a
  /// view without subviews and without controller moves in silence.
  private func isNews(_ child: Int, in parent: Int) -> Bool {
    let row = rows[child]
    return (row.owner != 0 || row.childCount > 0) && child != 0
      && row.parent != Int32(truncatingIfNeeded: parent)
      && (row.childCount == 0 || !isDescendant(parent, of: child)) && child != parent
      && isInWindow(child) != isInWindow(parent)
  }

  private func link(_ child: Int, into parent: Int, inFrontOf next: Int32) throws(Fault) {
    guard child != 0 else { throw Fault(.invalidArgument, "the window has no superview") }
    // Only a view that has subviews can have another one below it.
    guard child != parent, rows[child].childCount == 0 || !isDescendant(parent, of: child) else {
      throw Fault(.invalidArgument, "a view cannot stand below itself")
    }
    let oldParent = self.parent(child)
    let wasInWindow = oldParent != nil && isInWindow(child)
    treeChanges.note(child, self)
    if oldParent == nil { try retain(rows[child].handle) } else { unlink(child) }
    link(child, into: parent, before: next)
    guard oldParent != parent else { return }
    for observer in observers {
      observer.viewDidMove(child, from: oldParent, wasInWindow: wasInWindow)
    }
  }

  /// Where a view goes that is put before `next`, or in front of all as −1: behind the bars.
  private func place(_ child: Int, in parent: Int, before next: Int32) -> Int32 {
    guard rows[parent].flags.contains(.holdsFront), !rows[child].flags.contains(.inFront) else {
      return next
    }
    var (front, place) = (rows[parent].lastChild, next)
    while front >= 0, rows[Int(front)].flags.contains(.inFront) {
      if next < 0 || place == front || rows[Int(front)].next == place { place = front }
      front = rows[Int(front)].previous
    }
    return place
  }

  private func link(_ child: Int, into parent: Int, before next: Int32) {
    let next = place(child, in: parent, before: next)
    let previous = next >= 0 ? rows[Int(next)].previous : rows[parent].lastChild
    let this = Int32(truncatingIfNeeded: child)
    rows.base[child].parent = Int32(truncatingIfNeeded: parent)
    rows.base[child].previous = previous
    rows.base[child].next = next
    if previous >= 0 {
      rows.base[Int(previous)].next = this
    } else {
      rows.base[parent].firstChild = this
    }
    if next >= 0 {
      rows.base[Int(next)].previous = this
    } else {
      rows.base[parent].lastChild = this
    }
    rows.base[parent].childCount += 1
    if found.parent == parent, next >= 0 { found.noteInsertion(of: this, before: next) }
    let row = rows[child]
    if row.owner != 0 || row.flags.contains(.holdsOwned) {
      noteController(below: parent)
    }
    mark(child, inWindow: isInWindow(parent))
    noteLink(of: child, in: parent)
    changePicture()
  }

  /// Marks a view and those above it as having a controller's view below them, so that a walk over
  /// controllers leaves out all other views. What is above a marked view is marked.
  func noteController(below view: Int) {
    var marked = view
    while marked >= 0, !rows[marked].flags.contains(.holdsOwned) {
      rows.base[marked].flags.insert(.holdsOwned)
      marked = Int(rows[marked].parent)
    }
  }

  /// Takes a view out of the tree without letting go of it.
  func detach(_ child: Int) {
    unlink(child)
    mark(child, inWindow: false)
  }

  /// Takes a view out of its parent's list; it is put into another one, or leaves the tree.
  private func unlink(_ child: Int) {
    let row = rows[child]
    guard row.parent >= 0 else { return }
    treeChanges.note(child, self)
    let parent = Int(row.parent)
    noteUnlink(of: child, from: parent)
    if row.previous >= 0 {
      rows.base[Int(row.previous)].next = row.next
    } else {
      rows.base[parent].firstChild = row.next
    }
    if row.next >= 0 {
      rows.base[Int(row.next)].previous = row.previous
    } else {
      rows.base[parent].lastChild = row.previous
    }
    rows.base[parent].childCount -= 1
    if found.parent == parent { found.noteRemoval(of: Int32(truncatingIfNeeded: child), row) }
    rows.base[child].parent = -1
    rows.base[child].previous = -1
    rows.base[child].next = -1
    changePicture()
  }
}
