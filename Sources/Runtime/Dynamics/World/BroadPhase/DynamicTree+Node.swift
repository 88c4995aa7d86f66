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
  /// Whether the tree, which came from outside, keeps the invariants: every node is in the tree or
  /// the row, once, or free.
  ///
  /// - Parameter isFixed: whether it is the tree of fixed shapes.
  func isSound(
    _ shapes: borrowing ShapeTable, _ bodies: borrowing BodyTable, isFixed: Bool
  ) -> Bool {
    var marks = Marks(nodes.count)
    var index = firstFree
    while index >= 0 {
      guard marks.take(index), nodes[index].left == -1, nodes[index].box.isNowhere else {
        return false
      }
      index = nodes[index].right
    }
    let freeCount = marks.count
    var leaves = 0
    if root == -1 {
      for index in 0..<Int32(truncatingIfNeeded: nodes.count) where !marks.isTaken(index) {
        guard marks.take(index), nodes[index].left == -1, !nodes[index].box.isNowhere else {
          return false
        }
        leaves += 1
      }
      // A tree is made of more than a row has place for.
      guard Int(leafCount) == leaves, leafCount <= DynamicTree.rowLength else { return false }
    } else {
      guard marks.take(root), nodes[root].parent == -1 else { return false }
      var open = Buffer<Int32>()
      open.append(root)
      while !open.isEmpty {
        let node = open.removeLast()
        guard nodes[node].left != -1 else {
          leaves += 1
          continue
        }
        for child in [nodes[node].left, nodes[node].right] {
          guard marks.take(child), nodes[child].parent == node else { return false }
          open.append(child)
        }
      }
      guard Int(leafCount) == leaves, marks.count - freeCount == 2 * leaves - 1 else {
        return false
      }
    }
    guard marks.count == nodes.count, movedCount >= 0, changedCount >= 0, builtCost == builtCost
    else { return false }
    var unmarked = Marks(nodes.count)
    index = firstFree
    while index >= 0 {
      _ = unmarked.take(index)
      index = nodes[index].right
    }
    for index in 0..<Int32(truncatingIfNeeded: nodes.count) where !unmarked.isTaken(index) {
      let box = nodes[index].box
      guard Soundness.areNumbers(in: box), box.minX <= box.maxX, box.minY <= box.maxY
      else { return false }
      guard nodes[index].left == -1 else { continue }
      let shape = nodes[index].right
      guard shape >= 0, Int(shape) < shapes.count, shapes[shape].isAlive,
        shapes[shape].proxy == index, (bodies[shapes[shape].body].kind == .fixed) == isFixed
      else { return false }
    }
    return true
  }

  /// Traps in debug unless a row has leaves and free nodes alone, and a tree one inner node less
  /// than leaves, each of which holds its children.
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
