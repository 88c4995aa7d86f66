/// Questions about where views stand in the tree.
extension Views {
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
}
