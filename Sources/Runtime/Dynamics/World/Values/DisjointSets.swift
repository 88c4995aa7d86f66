/// Disjoint sets of numbers with a weight each: union-find with path halving (Tarjan & van Leeuwen,
/// *Worst-Case Analysis of Set Union Algorithms*, 1984).
struct DisjointSets: ~Copyable {
  private var parents = Buffer<Int32>()
  private var weights = Buffer<Float>()

  /// Makes room for the numbers below `count`; which of them are sets of their own `add` says.
  mutating func reserve(_ count: Int) {
    parents.resize(to: count, filling: 0)
    weights.resize(to: count, filling: 0)
  }

  /// Makes a number a set of its own.
  @inline(__always) mutating func add(_ number: Int32, weight: Float) {
    parents[number] = number
    weights[number] = weight
  }

  /// Weight of a set, by its root.
  @inline(__always) subscript(weightOf root: Int32) -> Float {
    get { weights[root] }
    nonmutating set { weights[root] = newValue }
  }

  /// The number that stands for a set.
  @_optimize(speed)
  func root(of number: Int32) -> Int32 {
    var index = number
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// Joins two sets; the lower root stands for both. Weights are left as they are.
  @_optimize(speed)
  func join(_ a: Int32, _ b: Int32) {
    let rootA = root(of: a)
    let rootB = root(of: b)
    if rootA < rootB {
      parents[rootB] = rootA
    } else if rootB < rootA {
      parents[rootA] = rootB
    }
  }

  func checkInvariants() { assert(parents.count == weights.count) }

  /// Joins the set of a root to that of another, which gets its weight as well.
  func attach(_ root: Int32, to other: Int32) {
    parents[root] = other
    weights[other] += weights[root]
  }
}
