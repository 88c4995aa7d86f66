/// An incremental binary tree of bounding boxes.
///
/// Leaves are placed where they enlarge their ancestors least, and ancestors swap a child with a
/// grandchild when that shrinks them, on the way up of each change. Queries walk an explicit stack.
struct BoxTree: ~Copyable {
  struct Node {
    var box: BoundingBox
    var parent: Int32
    /// -1 marks a leaf.
    var left: Int32
    /// In a leaf: what it stands for. In a free node: the next free one.
    var right: Int32
    var height: Int32
  }

  private var nodes = GrowingBuffer<Node>(capacity: 64)
  private var stack = GrowingBuffer<Int32>(capacity: 64)
  private var root: Int32 = -1
  private var firstFree: Int32 = -1

  func box(of leaf: Int32) -> BoundingBox { nodes[leaf].box }

  var height: Int { root < 0 ? 0 : Int(nodes[root].height) }

  @_optimize(speed)
  mutating func insert(_ box: BoundingBox, payload: Int32) -> Int32 {
    let leaf = makeNode()
    nodes[leaf] = Node(box: box, parent: -1, left: -1, right: payload, height: 0)
    link(leaf)
    return leaf
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&nodes)
    coder.code(&root)
    coder.code(&firstFree)
  }

  @_optimize(speed)
  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    free(leaf)
  }

  @_optimize(speed)
  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    unlink(leaf)
    nodes[leaf].box = box
    link(leaf)
  }

  /// Appends the payload of every leaf whose box meets the given one.
  @_optimize(speed)
  mutating func query(_ box: BoundingBox, into hits: inout GrowingBuffer<Int32>) {
    guard root >= 0 else { return }
    stack.removeAll()
    stack.append(root)
    while !stack.isEmpty {
      let index = stack.removeLast()
      let node = nodes.base + Int(index)
      guard node.pointee.box.overlaps(box) else { continue }
      if node.pointee.left < 0 {
        hits.append(node.pointee.right)
      } else {
        stack.append(node.pointee.right)
        stack.append(node.pointee.left)
      }
    }
  }

  private mutating func makeNode() -> Int32 {
    if firstFree >= 0 {
      let index = firstFree
      firstFree = nodes[index].right
      return index
    }
    nodes.append(Node(box: .zero, parent: -1, left: -1, right: -1, height: 0))
    return Int32(truncatingIfNeeded: nodes.count &- 1)
  }

  private mutating func free(_ index: Int32) {
    nodes[index].right = firstFree
    firstFree = index
  }

  @_optimize(speed)
  private mutating func link(_ leaf: Int32) {
    guard root >= 0 else {
      root = leaf
      nodes[leaf].parent = -1
      return
    }
    let box = nodes[leaf].box
    var sibling = root
    while nodes[sibling].left >= 0 {
      let node = nodes[sibling]
      let joined = node.box.union(box).cost
      // Making a parent here costs the joined box; going down costs what this one grows by.
      let inherited = joined - node.box.cost
      let left = descentCost(node.left, box) + inherited
      let right = descentCost(node.right, box) + inherited
      if joined < left && joined < right { break }
      sibling = left <= right ? node.left : node.right
    }
    let parent = nodes[sibling].parent
    let joint = makeNode()
    nodes[joint] = Node(
      box: nodes[sibling].box.union(box), parent: parent, left: sibling, right: leaf,
      height: nodes[sibling].height &+ 1)
    nodes[sibling].parent = joint
    nodes[leaf].parent = joint
    replaceChild(of: parent, sibling, with: joint)
    refit(from: parent)
  }

  private func descentCost(_ child: Int32, _ box: BoundingBox) -> Float {
    let node = nodes[child]
    let joined = node.box.union(box).cost
    return node.left < 0 ? joined : joined - node.box.cost
  }

  @_optimize(speed)
  private mutating func unlink(_ leaf: Int32) {
    guard leaf != root else {
      root = -1
      return
    }
    let parent = nodes[leaf].parent
    let grand = nodes[parent].parent
    let sibling = nodes[parent].left == leaf ? nodes[parent].right : nodes[parent].left
    nodes[sibling].parent = grand
    replaceChild(of: grand, parent, with: sibling)
    free(parent)
    refit(from: grand)
  }

  private mutating func replaceChild(of parent: Int32, _ old: Int32, with new: Int32) {
    if parent < 0 {
      root = new
    } else if nodes[parent].left == old {
      nodes[parent].left = new
    } else {
      nodes[parent].right = new
    }
  }

  @_optimize(speed)
  private mutating func refit(from start: Int32) {
    var index = start
    while index >= 0 {
      rotate(index)
      let left = nodes[index].left
      let right = nodes[index].right
      nodes[index].box = nodes[left].box.union(nodes[right].box)
      nodes[index].height = 1 &+ max(nodes[left].height, nodes[right].height)
      index = nodes[index].parent
    }
  }

  private struct Swap {
    var gain: Float = 0
    var lower: Int32 = -1
    var upper: Int32 = -1
  }

  @inline(__always) private func consider(
    _ side: Int32, against other: Int32, _ best: inout Swap
  ) {
    let a = nodes[side].left
    guard a >= 0 else { return }
    let b = nodes[side].right
    let now = nodes[side].box.cost
    let gainA = now - nodes[other].box.union(nodes[b].box).cost
    let gainB = now - nodes[other].box.union(nodes[a].box).cost
    if gainA > best.gain { best = Swap(gain: gainA, lower: a, upper: other) }
    if gainB > best.gain { best = Swap(gain: gainB, lower: b, upper: other) }
  }

  /// Swaps a child with a grandchild of the other side where that shrinks the other side most.
  @_optimize(speed)
  private mutating func rotate(_ index: Int32) {
    let left = nodes[index].left
    let right = nodes[index].right
    var best = Swap()
    consider(left, against: right, &best)
    consider(right, against: left, &best)
    let lower = best.lower
    let upper = best.upper
    guard lower >= 0 else { return }
    let side = nodes[lower].parent
    replaceChild(of: side, lower, with: upper)
    replaceChild(of: index, upper, with: lower)
    nodes[upper].parent = side
    nodes[lower].parent = index
    let a = nodes[side].left
    let b = nodes[side].right
    nodes[side].box = nodes[a].box.union(nodes[b].box)
    nodes[side].height = 1 &+ max(nodes[a].height, nodes[b].height)
  }
}
