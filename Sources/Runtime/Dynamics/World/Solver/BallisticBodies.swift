/// Which bodies are ballistic in the running interval: they lag behind by some sub-steps, all by
/// the same number. Each has a flag; the others, which are solved, stand in a list.
struct BallisticBodies: ~Copyable {
  private var others = Buffer<Int32>()
  /// -1 while there are none.
  private(set) var lag = -1

  @inline(__always) var isEmpty: Bool { lag < 0 }
  /// The awake bodies that are not ballistic, while some are.
  @inline(__always) var solved: Rows<Int32> { others.rows }

  mutating func beginSeparation() { others.removeAll() }
  @inline(__always) mutating func keep(_ body: Int32) { others.append(body) }

  /// - Parameter awakeCount: how many have been looked at.
  mutating func endSeparation(of awakeCount: Int) {
    if others.count < awakeCount { lag = 0 }
  }

  /// A sub-step has gone by without them.
  @inline(__always) mutating func fallBehind() { lag &+= 1 }

  /// Ends the interval: the ballistic bodies have caught up.
  mutating func end() { lag = -1 }

  /// Traps in debug unless all bodies have caught up, as between two calls.
  func checkInvariants() { assert(isEmpty) }
}
