/// Joints that close the loops of a tree.
///
/// A tree holds all its bodies together; what a loop has beyond that is a few joints more, each of
/// which ties two bodies of the tree, or one of them to something fixed. They are cut out of the
/// tree and brought back as axes J of their own (Featherstone, *Rigid Body Dynamics Algorithms*,
/// 2008, §8.12). With the tree's answer A·f to forces f, their impulses follow from the Schur
/// complement
///     (J·A·Jᵀ + E)·μ = r − J·Δv,
/// where Δv is what the tree did without them, and each body gets A·Jᵀ·μ besides. A·Jᵀ takes one
/// pass over the tree for each axis, so this is for loops of few axes: rings, bridges, frames,
/// linkages; a net is left to the iterative solver.
///
/// A ring drawn straight has no answer: nothing that its bodies can do makes it longer, and the
/// least error of place would throw what lies on it. So where a tree with loops can meet something,
/// all its joints give way a little: E is their compliance, as in XPBD (Macklin, Müller &
/// Chentanez, *XPBD: Position-Based Simulation of Compliant Constrained Dynamics*, 2016) with the
/// sums of a sub-step, a share of what their two bodies would give way on their own, and errors are
/// taken back slowly, which damps what swings. A tree that meets nothing has a trace of it: joints
/// that repeat what others hold already share the load.
struct LoopClosures: ~Copyable {
  /// A tree with loops.
  struct Tree {
    let firstBody: Int
    let bodyCount: Int
    let firstLink: Int
    let linkCount: Int
    /// Among the links.
    let firstClosure: Int
    let linkEnd: Int
    let firstRow: Int
    let firstEntry: Int
    let firstBodyResponse: Int
    let firstLinkResponse: Int
    /// How many axes its closures hold; set in each preparation, as friction and limits come and
    /// go.
    var rowCount = 0
  }

  /// More rows, or more rows times bodies, are left to the iterative solver.
  static let mostRows = 24
  static let mostWork = 1024
  /// Compliance of a row, as a share of that of its two bodies on their own; of a tree that can
  /// meet something, and of others.
  static let collidingCompliance = 1.9e-3
  static let freeCompliance = 1e-5
  /// Share of an error that a tree takes back in a sub-step that can meet something.
  static let collidingShare = 0.08
  /// A row that all others hold up to this share holds nothing by itself.
  private static let leastPivot = 1e-9

  private var trees = Buffer<Tree>()
  /// By row and body: how the unit impulse of a row changes velocities. By row and link: its
  /// impulses.
  private var bodyResponses = Buffer<Triple>()
  private var linkResponses = Buffer<Triple>()
  /// The Schur complements, factored as L·D·Lᵀ; the diagonal holds 1/D.
  private var matrices = Buffer<Double>()
  private var impulses = Buffer<Double>()

  var isEmpty: Bool { trees.isEmpty }
  var count: Int { trees.count }

  mutating func removeAll() {
    trees.removeAll()
    bodyResponses.removeAll()
    linkResponses.removeAll()
    matrices.removeAll()
    impulses.removeAll()
  }

  /// Takes up a tree, with room for as many axes as its closures can have.
  mutating func append(_ tree: JointTrees.Tree) {
    let rows = 3 * (tree.linkEnd - tree.firstClosure)
    let bodyCount = tree.bodyEnd - tree.firstBody
    let linkCount = tree.firstClosure - tree.firstLink
    trees.append(
      Tree(
        firstBody: tree.firstBody, bodyCount: bodyCount, firstLink: tree.firstLink,
        linkCount: linkCount, firstClosure: tree.firstClosure, linkEnd: tree.linkEnd,
        firstRow: impulses.count, firstEntry: matrices.count,
        firstBodyResponse: bodyResponses.count, firstLinkResponse: linkResponses.count))
    impulses.resize(to: impulses.count + rows, filling: 0)
    matrices.resize(to: matrices.count + rows * rows, filling: 0)
    bodyResponses.resize(to: bodyResponses.count + rows * bodyCount, filling: Triple())
    linkResponses.resize(to: linkResponses.count + rows * linkCount, filling: Triple())
  }

  /// The factors of the Schur complement of a tree that has been eliminated.
  ///
  /// - Parameter sweep: solves the tree for its forces, without demands.
  @_optimize(speed)
  func prepare(
    _ number: Int, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>, sweep: () -> Void
  ) {
    let tree = trees.base + number
    let matrix = matrices.base + tree.pointee.firstEntry
    let own = bodies + tree.pointee.firstBody
    var rows = 0
    forEachAxis(tree.pointee, links) { _, _ in rows &+= 1 }
    tree.pointee.rowCount = rows
    var row = 0
    forEachAxis(tree.pointee, links) { closure, axis in
      var index = 0
      while index < tree.pointee.bodyCount {
        own[index].force = Triple()
        index &+= 1
      }
      load(closure, axis.direction, bodies)
      sweep()
      let answers = bodyResponses.base + tree.pointee.firstBodyResponse
      let passed = linkResponses.base + tree.pointee.firstLinkResponse
      while index > 0 {
        index &-= 1
        answers[row &* tree.pointee.bodyCount &+ index] = own[index].motion
      }
      while index < tree.pointee.linkCount {
        passed[row &* tree.pointee.linkCount &+ index] =
          links[tree.pointee.firstLink &+ index].impulse
        index &+= 1
      }
      // The matrix is symmetric: its lower half.
      var other = 0
      forEachAxis(tree.pointee, links) { closure, axis in
        if other >= row {
          matrix[other &* rows &+ row] = axis.direction.dot(opening(closure, bodies))
        }
        other &+= 1
      }
      matrix[row &* rows &+ row] += 1 / axis.stiffness
      row &+= 1
    }
    factor(matrix, rows)
  }

  /// The axes along which the closures of a tree hold.
  @inline(__always) private func forEachAxis(
    _ tree: Tree, _ links: UnsafeMutablePointer<TreeLink>,
    _ body: (UnsafeMutablePointer<TreeLink>, JointAxis) -> Void
  ) {
    var index = tree.firstClosure
    while index < tree.linkEnd {
      let closure = links + index
      index &+= 1
      var number = 0
      while number < 3 {
        let axis =
          number == 0
          ? closure.pointee.first : number == 1 ? closure.pointee.second : closure.pointee.third
        number &+= 1
        if axis.stiffness > 0 { body(closure, axis) }
      }
    }
  }

  /// Adds an impulse of a closure to the forces on its bodies.
  @inline(__always) private func load(
    _ closure: UnsafeMutablePointer<TreeLink>, _ impulse: Triple,
    _ bodies: UnsafeMutablePointer<TreeBody>
  ) {
    let child = bodies + closure.pointee.child
    child.pointee.force = child.pointee.force + closure.pointee.onChild(impulse)
    guard closure.pointee.parent >= 0 else { return }
    let parent = bodies + closure.pointee.parent
    parent.pointee.force = parent.pointee.force + closure.pointee.onParent(impulse)
  }

  /// How the tree has opened a closure.
  @inline(__always) private func opening(
    _ closure: UnsafeMutablePointer<TreeLink>, _ bodies: UnsafeMutablePointer<TreeBody>
  ) -> Triple {
    let parent = closure.pointee.parent
    return closure.pointee.opening(
      bodies[closure.pointee.child].motion, parent >= 0 ? bodies[parent].motion : Triple())
  }

  @_optimize(speed)
  private func factor(_ matrix: UnsafeMutablePointer<Double>, _ rows: Int) {
    var column = 0
    while column < rows {
      let own = matrix + column &* rows
      let diagonal = own[column]
      var pivot = diagonal
      var k = 0
      while k < column {
        // Until here a row holds L·D.
        let scaled = own[k]
        own[k] = scaled * matrix[k &* rows &+ k]
        pivot -= scaled * own[k]
        k &+= 1
      }
      own[column] = pivot > LoopClosures.leastPivot * diagonal && pivot > 0 ? 1 / pivot : 0
      var row = column &+ 1
      while row < rows {
        let below = matrix + row &* rows
        var sum = below[column]
        k = 0
        while k < column {
          sum -= below[k] * own[k]
          k &+= 1
        }
        below[column] = sum
        row &+= 1
      }
      column &+= 1
    }
  }

  /// Adds to what a tree has done what its closures do.
  @_optimize(speed)
  func solve(
    _ number: Int, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>
  ) {
    let tree = trees[number]
    let impulse = impulses.base + tree.firstRow
    var row = 0
    forEachAxis(tree, links) { closure, axis in
      impulse[row] = axis.direction.dot(closure.pointee.right - opening(closure, bodies))
      row &+= 1
    }
    substitute(matrices.base + tree.firstEntry, impulse, tree.rowCount)
    var index = tree.firstClosure
    while index < tree.linkEnd {
      links[index].impulse = Triple()
      index &+= 1
    }
    row = 0
    forEachAxis(tree, links) { closure, axis in
      closure.pointee.impulse = closure.pointee.impulse + impulse[row] * axis.direction
      apply(tree, bodies, links, impulse[row], row: row)
      row &+= 1
    }
  }

  /// Applies a closure's impulse along a row to the tree.
  @_optimize(speed)
  private func apply(
    _ tree: Tree, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>, _ impulse: Double, row: Int
  ) {
    let answer = bodyResponses.base + tree.firstBodyResponse + row &* tree.bodyCount
    let passed = linkResponses.base + tree.firstLinkResponse + row &* tree.linkCount
    var index = 0
    while index < tree.bodyCount {
      let body = bodies + tree.firstBody + index
      body.pointee.motion = body.pointee.motion + impulse * answer[index]
      index &+= 1
    }
    index = 0
    while index < tree.linkCount {
      let link = links + tree.firstLink + index
      link.pointee.impulse = link.pointee.impulse + impulse * passed[index]
      index &+= 1
    }
  }

  @_optimize(speed)
  private func substitute(
    _ matrix: UnsafeMutablePointer<Double>, _ values: UnsafeMutablePointer<Double>, _ rows: Int
  ) {
    var row = 0
    while row < rows {
      var sum = values[row]
      var k = 0
      while k < row {
        sum -= matrix[row &* rows &+ k] * values[k]
        k &+= 1
      }
      values[row] = sum
      row &+= 1
    }
    while row > 0 {
      row &-= 1
      var sum = values[row] * matrix[row &* rows &+ row]
      var k = row &+ 1
      while k < rows {
        sum -= matrix[k &* rows &+ row] * values[k]
        k &+= 1
      }
      values[row] = sum
    }
  }
}
