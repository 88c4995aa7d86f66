/// Where shapes are, roughly: their boxes in two dynamic trees, of what is fixed and of what may
/// move, and those shapes whose pairs are to be sought.
///
/// A proxy is the number of a shape's box in the tree that the kind of its body selects.
struct BroadPhase: ~Copyable {
  private var fixedTree = DynamicTree()
  private var movingTree = DynamicTree()
  private var movedShapes = Buffer<Int32>()
  /// Something was added, removed or moved: the next sub-step seeks contacts.
  private(set) var needsSearch = true
  /// Result of the running search: the shapes whose boxes overlap one box, and how far they do so.
  private var hits = Buffer<Int32>()
  private var hitDepths = Buffer<Float>()
  private var newPairs = Buffer<NewPair>()

  // MARK: Boxes

  @inline(__always) func box(of proxy: Int32, isFixed: Bool) -> BoundingBox {
    isFixed ? fixedTree.box(of: proxy) : movingTree.box(of: proxy)
  }

  mutating func insert(_ box: BoundingBox, of shape: Int32, isFixed: Bool) -> Int32 {
    isFixed ? fixedTree.insert(box, payload: shape) : movingTree.insert(box, payload: shape)
  }

  mutating func remove(_ proxy: Int32, isFixed: Bool) {
    if isFixed { fixedTree.remove(proxy) } else { movingTree.remove(proxy) }
  }

  @inline(__always) mutating func move(_ proxy: Int32, to box: BoundingBox, isFixed: Bool) {
    if isFixed { fixedTree.move(proxy, to: box) } else { movingTree.move(proxy, to: box) }
  }

  /// Appends every fixed shape whose box meets the given one.
  @inline(__always)
  mutating func findFixed(_ box: BoundingBox, into found: inout Buffer<Int32>) {
    fixedTree.query(box, into: &found)
  }

  /// Appends every moving shape whose box meets the given one.
  mutating func findMoving(_ box: BoundingBox, into found: inout Buffer<Int32>) {
    movingTree.query(box, into: &found)
  }

  // MARK: What is to be sought

  mutating func requestSearch() { needsSearch = true }
  mutating func beginSearch() { needsSearch = false }

  /// The shapes that have moved since the last search, each once: `Shape.isMoved` says so.
  @inline(__always) var moved: Rows<Int32> { movedShapes.rows }

  @inline(__always) mutating func noteMoved(_ shape: Int32) { movedShapes.append(shape) }
  mutating func clearMoved() { movedShapes.removeAll() }

  @inline(__always) mutating func tidyTrees() {
    movingTree.tidy()
    fixedTree.tidy()
  }

  // MARK: The running search

  @inline(__always) var pairs: Rows<NewPair> { newPairs.rows }
  mutating func beginPairs() { newPairs.removeAll() }
  @inline(__always) mutating func notePair(_ pair: NewPair) { newPairs.append(pair) }

  @_optimize(speed)
  func sortPairs() {
    let count = newPairs.count
    guard count > 1 else { return }
    guard count > 16 else { return insertPairs() }
    HeapSort.sort(count) {
      newPairs.base[$0].comesBefore(newPairs.base[$1])
    } exchange: {
      newPairs.exchange($0, $1)
    }
  }

  private func insertPairs() {
    let pairs = newPairs.base
    var next = 1
    while next < newPairs.count {
      let pair = pairs[next]
      var place = next
      while place > 0 && pair.comesBefore(pairs[place &- 1]) {
        pairs[place] = pairs[place &- 1]
        place &-= 1
      }
      pairs[place] = pair
      next &+= 1
    }
  }

  @inline(__always) var overlaps: Rows<Int32> { hits.rows }

  /// Finds the moving shapes whose boxes meet the given one. Returns whether those are all: it
  /// stops at so many.
  @inline(__always)
  mutating func findOverlaps(_ box: BoundingBox, atMost most: Int) -> Bool {
    hits.removeAll()
    return movingTree.query(box, into: &hits, atMost: most)
  }

  /// Finds the moving shapes whose boxes meet the given one, at most `most` of those that a
  /// condition counts; there may be any number of others.
  @inline(__always)
  mutating func findOverlaps(
    _ box: BoundingBox, atMost most: Int, counting isCounted: (Int32) -> Bool
  ) {
    hits.removeAll()
    _ = movingTree.walk(box, into: &hits, atMost: most, counting: isCounted)
  }

  /// Adds the fixed shapes whose boxes meet the given one.
  @inline(__always) mutating func addFixedOverlaps(_ box: BoundingBox) {
    fixedTree.query(box, into: &hits)
  }

  /// Notes the depth of the next overlap: of all, in their order, before they are sorted.
  mutating func addOverlapDepth(_ depth: Float) { hitDepths.append(depth) }

  /// Sorts the overlaps: the deepest first, those of one depth by their numbers.
  mutating func sortOverlaps() {
    assert(hitDepths.count == hits.count)
    HeapSort.sort(hits.count) {
      comesBefore($0, $1)
    } exchange: {
      hits.exchange($0, $1)
      hitDepths.exchange($0, $1)
    }
    hitDepths.removeAll()
  }

  private func comesBefore(_ a: Int, _ b: Int) -> Bool {
    hitDepths[a] != hitDepths[b] ? hitDepths[a] > hitDepths[b] : hits[a] < hits[b]
  }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    fixedTree.code(&coder)
    movingTree.code(&coder)
    coder.code(&movedShapes)
    coder.code(&needsSearch)
  }

  /// Whether the state, which came from outside, keeps the invariants: every living shape has a box
  /// in the tree of its kind, and every box such a shape.
  mutating func isSound(_ shapes: borrowing ShapeTable, _ bodies: borrowing BodyTable) -> Bool {
    guard Soundness.isFlag(&needsSearch), fixedTree.isSound(shapes, bodies, isFixed: true),
      movingTree.isSound(shapes, bodies, isFixed: false)
    else { return false }
    var living = 0
    for index in 0..<Int32(truncatingIfNeeded: shapes.count) where shapes[index].isAlive {
      living += 1
    }
    guard Int(fixedTree.leafCount) + Int(movingTree.leafCount) == living else { return false }
    for place in 0..<movedShapes.count {
      guard movedShapes[place] >= 0, Int(movedShapes[place]) < shapes.count else { return false }
    }
    return true
  }

  /// Traps in debug unless so many shapes have a box.
  func checkInvariants(proxyCount: Int) {
    fixedTree.checkInvariants()
    movingTree.checkInvariants()
    assert(Int(fixedTree.leafCount) + Int(movingTree.leafCount) == proxyCount)
  }
}

/// Two shapes whose boxes have come to overlap.
struct NewPair {
  /// A number made of where their bodies are: by their own numbers all pairs of a pile would be
  /// solved from one side to the other, and push it over. 0 with boundaries, which come first: of
  /// two things that an item lies on the first one carries it.
  let place: UInt64
  /// The serial numbers of both.
  let order: UInt64
  let first: Int32
  let second: Int32

  @inline(__always) func comesBefore(_ other: NewPair) -> Bool {
    place != other.place ? place < other.place : order < other.order
  }
}
