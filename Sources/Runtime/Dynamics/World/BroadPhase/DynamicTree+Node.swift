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
