/// A binary tree of bounding boxes, or a row of them while they are few: a bounding volume
/// hierarchy (Catto, *Dynamic Bounding Volume Hierarchies*, GDC 2019).
///
/// A few boxes are compared in a row sooner than a tree of them is walked, whose every turn is a
/// branch that no processor foretells; and there are no inner boxes to keep.
///
/// A leaf that moves only makes its ancestors larger, which costs a few comparisons; `tidy` makes
/// all of them tight again in one walk, and builds the tree anew when it has become much worse than
/// it was when it was built. Leaves that come are placed where they enlarge their ancestors least
/// (the surface area heuristic; Goldsmith & Salmon, *Automatic Creation of Object Hierarchies for
/// Ray Tracing*, 1987), and ancestors swap a child with a grandchild when that shrinks them
/// (Kensler, *Tree Rotations for Improving Bounding Volume Hierarchies*, 2008).
struct DynamicTree: ~Copyable {
  private(set) var nodes = Buffer<Node>()
  /// -1 while the boxes stand in a row.
  private(set) var root: Int32 = -1
  private(set) var firstFree: Int32 = -1
  private(set) var leafCount: Int32 = 0
  /// Leaves that moved since the boxes were tight, and those that came or went since the tree was
  /// built.
  private(set) var movedCount: Int32 = 0
  private(set) var changedCount: Int32 = 0
  /// The cost of all inner boxes when the tree was built.
  private(set) var builtCost: Float = 0
  /// Scratch: the path back of a query, and the open ranges of a build.
  var stack = Buffer<Int32>()

  /// So many leaves stand in a row, and no more.
  static let rowLength: Int32 = 32

  func box(of leaf: Int32) -> BoundingBox { nodes[leaf].box }

  @_optimize(speed)
  mutating func insert(_ box: BoundingBox, payload: Int32) -> Int32 {
    let leaf = makeNode()
    nodes[leaf] = Node(box: box, right: payload)
    leafCount &+= 1
    changedCount &+= 1
    if root >= 0 {
      link(leaf)
    } else if leafCount > DynamicTree.rowLength {
      build()
    }
    return leaf
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&nodes)
    coder.code(&root)
    coder.code(&firstFree)
    coder.code(&leafCount)
    coder.code(&movedCount)
    coder.code(&changedCount)
    coder.code(&builtCost)
  }

  @_optimize(speed)
  mutating func remove(_ leaf: Int32) {
    if root >= 0 { unlink(leaf) }
    free(leaf)
    leafCount &-= 1
    changedCount &+= 1
  }

  @_optimize(speed)
  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    let n = nodes.base
    n[Int(leaf)].box = box
    guard root >= 0 else { return }
    movedCount &+= 1
    var index = Int(n[Int(leaf)].parent)
    while index >= 0, !n[index].box.contains(box) {
      n[index].box = n[index].box.union(box)
      index = Int(n[index].parent)
    }
  }

  /// Appends the payload of every leaf whose box meets the given one.
  @inline(__always)
  mutating func query(_ box: BoundingBox, into hits: inout Buffer<Int32>) {
    if root >= 0 { walk(box.sides, into: &hits) } else { look(box.sides, into: &hits) }
  }

  @_optimize(speed)
  private mutating func walk(_ sides: SIMD4<Float>, into hits: inout Buffer<Int32>) {
    // The path back is never longer than there are inner nodes.
    let back = stack.room(for: Int(leafCount))
    let n = nodes.base
    var top = 0
    var index = Int(root)
    while true {
      let node = n + index
      let own = UnsafeRawPointer(node).loadUnaligned(as: SIMD4<Float>.self)
      if BoundingBox(own).overlaps(BoundingBox(sides)) {
        if node.pointee.left < 0 {
          hits.append(node.pointee.right)
        } else {
          back[top] = node.pointee.right
          top &+= 1
          index = Int(node.pointee.left)
          continue
        }
      }
      guard top > 0 else { return }
      top &-= 1
      index = Int(back[top])
    }
  }

  /// Appends the payloads of a row: nodes are leaves, or free ones, which meet nothing.
  @_optimize(speed)
  private func look(_ sides: SIMD4<Float>, into hits: inout Buffer<Int32>) {
    let n = nodes.base
    let count = nodes.count
    let found = hits.room(for: count)
    var foundCount = 0
    var index = 0
    while index < count {
      let node = n + index
      let own = UnsafeRawPointer(node).loadUnaligned(as: SIMD4<Float>.self)
      found[foundCount] = node.pointee.right
      foundCount &+= BoundingBox(own).overlaps(BoundingBox(sides)) ? 1 : 0
      index &+= 1
    }
    hits.lengthen(by: foundCount)
  }

  private mutating func makeNode() -> Int32 {
    if firstFree >= 0 {
      let index = firstFree
      firstFree = nodes[index].right
      return index
    }
    nodes.append(Node(box: .zero))
    return Int32(truncatingIfNeeded: nodes.count &- 1)
  }

  private mutating func free(_ index: Int32) {
    nodes[index] = Node(box: .nowhere, right: firstFree)
    firstFree = index
  }

  @_optimize(speed)
  private mutating func link(_ leaf: Int32) {
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
      box: nodes[sibling].box.union(box), parent: parent, left: sibling, right: leaf)
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
      nodes[index].box = nodes[nodes[index].left].box.union(nodes[nodes[index].right].box)
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
    nodes[side].box = nodes[nodes[side].left].box.union(nodes[nodes[side].right].box)
  }
}

/// Keeping the tree good.
extension DynamicTree {
  /// To be called before many queries: mends what moves have loosened, if that is worth while.
  @_optimize(speed)
  mutating func tidy() {
    guard root >= 0, leafCount > 2, movedCount > leafCount >> 2 || changedCount > leafCount >> 1
    else { return }
    movedCount = 0
    let cost = tighten()
    if cost > 1.4 * builtCost || changedCount > leafCount >> 1 { build() }
  }

  /// Makes every inner box as small as its children allow, from the leaves up; returns their cost.
  @_optimize(speed)
  private mutating func tighten() -> Float {
    let n = nodes.base
    var cost: Float = 0
    let root = Int(root)
    var index = root
    while n[index].left >= 0 { index = Int(n[index].left) }
    while index != root {
      let parent = Int(n[index].parent)
      if Int(n[parent].left) == index {
        index = Int(n[parent].right)
        while n[index].left >= 0 { index = Int(n[index].left) }
      } else {
        let box = n[Int(n[parent].left)].box.union(n[index].box)
        n[parent].box = box
        cost += box.cost
        index = parent
      }
    }
    return cost
  }

  /// Makes a new tree of the same nodes from the top: each range of leaves is split at the middle
  /// of the box of its centres, along its longer side.
  @_optimize(speed)
  private mutating func build() {
    gather()
    let n = nodes.base
    var nextInner = Int(leafCount)
    // Open ranges: first leaf, end, parent, and whether it is the parent's right child.
    stack.removeAll()
    stack.append(0)
    stack.append(leafCount)
    stack.append(-1)
    while !stack.isEmpty {
      let tagged = stack.removeLast()
      let end = Int(stack.removeLast())
      let start = Int(stack.removeLast())
      var node = Int(n[start].listed)
      if end &- start > 1 {
        node = Int(n[nextInner].listed)
        nextInner &+= 1
        let middle = Int32(truncatingIfNeeded: split(start, end))
        let child = Int32(truncatingIfNeeded: node) << 1
        stack.append(middle)
        stack.append(Int32(truncatingIfNeeded: end))
        stack.append(child | 1)
        stack.append(Int32(truncatingIfNeeded: start))
        stack.append(middle)
        stack.append(child)
      }
      let parent = Int(tagged >> 1)
      n[node].parent = Int32(truncatingIfNeeded: parent)
      if parent < 0 {
        root = Int32(truncatingIfNeeded: node)
      } else if tagged & 1 == 0 {
        n[parent].left = Int32(truncatingIfNeeded: node)
      } else {
        n[parent].right = Int32(truncatingIfNeeded: node)
      }
    }
    changedCount = 0
    builtCost = tighten()
  }

  /// Lists the leaves and the inner nodes, which it makes where there is no tree yet.
  @_optimize(speed)
  private mutating func gather() {
    if root < 0 { return gatherRow() }
    let n = nodes.base
    var leaf = 0
    var inner = Int(leafCount)
    stack.removeAll()
    stack.append(root)
    while !stack.isEmpty {
      let index = stack.removeLast()
      if nodes[index].left < 0 {
        n[leaf].listed = index
        leaf &+= 1
      } else {
        n[inner].listed = index
        inner &+= 1
        stack.append(nodes[index].right)
        stack.append(nodes[index].left)
      }
    }
  }

  private mutating func gatherRow() {
    var listed = 0
    for index in 0..<nodes.count where !nodes[index].box.isNowhere {
      nodes[listed].listed = Int32(truncatingIfNeeded: index)
      listed += 1
    }
    for _ in 1..<leafCount {
      let inner = makeNode()
      nodes[inner].box = .zero
      nodes[listed].listed = inner
      listed += 1
    }
  }

  /// Puts the leaves of a range on either side of the middle of their centres.
  @_optimize(speed)
  private func split(_ start: Int, _ end: Int) -> Int {
    let n = nodes.base
    let first = n[Int(n[start].listed)].box
    var lowX = first.minX + first.maxX
    var lowY = first.minY + first.maxY
    var highX = lowX
    var highY = lowY
    var index = start &+ 1
    while index < end {
      let box = n[Int(n[index].listed)].box
      let x = box.minX + box.maxX
      let y = box.minY + box.maxY
      if x < lowX { lowX = x }
      if x > highX { highX = x }
      if y < lowY { lowY = y }
      if y > highY { highY = y }
      index &+= 1
    }
    let isWide = highX - lowX > highY - lowY
    let middle = isWide ? 0.5 * (lowX + highX) : 0.5 * (lowY + highY)
    var low = start
    var high = end
    while low < high {
      let leaf = n[low].listed
      let box = n[Int(leaf)].box
      if (isWide ? box.minX + box.maxX : box.minY + box.maxY) < middle {
        low &+= 1
      } else {
        high &-= 1
        n[low].listed = n[high].listed
        n[high].listed = leaf
      }
    }
    // All in one place.
    return low == start || low == end ? (start &+ end) / 2 : low
  }
}
