extension DynamicTree {
  struct Node {
    var box: BoundingBox
    var parent: Int32
    /// -1 marks a leaf.
    var left: Int32
    /// In a leaf: what it stands for. In a free node: the next free one.
    var right: Int32
    /// While a tree is built, this place in the list of its leaves, or behind them of inner nodes:
    /// there are never fewer nodes than both.
    var listed: Int32 = -1

    init(box: BoundingBox, parent: Int32 = -1, left: Int32 = -1, right: Int32 = -1) {
      self.box = box
      self.parent = parent
      self.left = left
      self.right = right
    }
  }
}

extension DynamicTree {
  /// A row has leaves and free nodes; a tree one inner node less than leaves, each of which holds its
  /// children.
  func checkInvariants() {
    guard root >= 0 else { return }
    assert(nodes[root].parent < 0)
    var innerCount: Int32 = 0
    for index in 0..<Int32(truncatingIfNeeded: nodes.count) where nodes[index].left >= 0 {
      innerCount += 1
      for child in [nodes[index].left, nodes[index].right] {
        assert(nodes[child].parent == index && nodes[index].box.contains(nodes[child].box))
      }
    }
    assert(innerCount == leafCount - 1)
  }
}
