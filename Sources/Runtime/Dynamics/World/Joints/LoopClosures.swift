/// Joints that close the loops of a tree.
///
/// A tree holds all its bodies together; what a loop has beyond that is a few joints more, each of
/// which ties two bodies of the tree, or one of them to something fixed. They are cut out of the tree
/// and brought back as rows J of their own (Featherstone, *Rigid Body Dynamics Algorithms*, 2008,
/// §8.12). With the tree's answer A·f to forces f, their impulses follow from the Schur complement
///     (J·A·Jᵀ + E)·μ = r − J·Δv,
/// where Δv is what the tree did without them, and each body gets A·Jᵀ·μ besides. A·Jᵀ takes one pass
/// over the tree for each row, so this is for loops of few rows: rings, bridges, frames, linkages; a
/// net is left to the iterative solver.
///
/// A ring drawn straight has no answer: nothing that its bodies can do makes it longer, and the least
/// error of place would throw what lies on it. So where a tree with loops can meet something, all its
/// joints give way a little: E is their compliance, as in XPBD (Macklin et al. 2016) with the sums of
/// a sub-step, a share of what their two bodies would give way on their own, and errors are taken back
/// slowly, which damps what swings. What meets nothing has a trace of it: joints that repeat what
/// others hold already share the load.
struct LoopClosures: ~Copyable {
  /// A tree with loops.
  struct Tree {
    let firstBody: Int
    let bodyCount: Int
    let firstLink: Int
    let linkCount: Int
    /// Among the links.
    let firstClosure: Int
    let closureCount: Int
    let firstRow: Int
    let firstEntry: Int
    let firstBodyResponse: Int
    let firstLinkResponse: Int
    /// Rows of its closures; set in each preparation, as friction and limits come and go.
    var rowCount = 0
  }

  /// More rows, or more rows times bodies, are left to the iterative solver.
  static let mostRows = 24
  static let mostWork = 1024
  /// What a row gives way, as a share of what its two bodies would on their own; of a tree that can
  /// meet something, and of others.
  static let collidingCompliance = 1.9e-3
  static let freeCompliance = 1e-5
  /// Share of an error that a tree takes back in a sub-step that can meet something.
  static let collidingShare = 0.08
  /// A row that all others hold up to this share holds nothing by itself.
  private static let leastPivot = 1e-9

  private var trees = Buffer<Tree>()
  /// By row and body: how the unit impulse of a row changes velocities. By row and link: its impulses.
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

  /// Takes up a tree, with room for as many rows as its closures can have.
  mutating func append(_ tree: JointTrees.Tree) {
    let closureCount = tree.linkEnd - tree.firstClosure
    let bodyCount = tree.bodyEnd - tree.firstBody
    let linkCount = tree.firstClosure - tree.firstLink
    let rows = 3 * closureCount
    trees.append(
      Tree(
        firstBody: tree.firstBody, bodyCount: bodyCount, firstLink: tree.firstLink,
        linkCount: linkCount, firstClosure: tree.firstClosure, closureCount: closureCount,
        firstRow: impulses.count, firstEntry: matrices.count,
        firstBodyResponse: bodyResponses.count, firstLinkResponse: linkResponses.count))
    impulses.resize(to: impulses.count + rows, filling: 0)
    matrices.resize(to: matrices.count + rows * rows, filling: 0)
    bodyResponses.resize(to: bodyResponses.count + rows * bodyCount, filling: Triple())
    linkResponses.resize(to: linkResponses.count + rows * linkCount, filling: Triple())
  }

  /// Responses and the factors of the Schur complement of a tree that has been eliminated.
  @_optimize(speed)
  func prepare(
    _ number: Int, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>
  ) {
    let tree = trees.base + number
    let own = links + tree.pointee.firstClosure
    var rows = 0
    var place = 0
    while place < tree.pointee.closureCount {
      rows &+= own[place].rowCount
      place &+= 1
    }
    tree.pointee.rowCount = rows
    clear(bodyResponses.base + tree.pointee.firstBodyResponse, rows &* tree.pointee.bodyCount)
    clear(linkResponses.base + tree.pointee.firstLinkResponse, rows &* tree.pointee.linkCount)
    respond(tree.pointee, bodies, links, own)
    assemble(tree.pointee, own)
    factor(matrices.base + tree.pointee.firstEntry, rows)
  }

  @_optimize(speed)
  private func clear(_ responses: UnsafeMutablePointer<Triple>, _ count: Int) {
    var place = 0
    while place < count {
      responses[place] = Triple()
      place &+= 1
    }
  }

  /// A·Jᵀ: the tree's elimination once for each row, without demands.
  @_optimize(speed)
  private func respond(
    _ tree: Tree, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>, _ closures: UnsafeMutablePointer<TreeLink>
  ) {
    var row = 0
    var place = 0
    while place < tree.closureCount {
      let closure = closures + place
      place &+= 1
      var part = 0
      while part < closure.pointee.rowCount {
        let answer = bodyResponses.base + tree.firstBodyResponse + row &* tree.bodyCount
        let passed = linkResponses.base + tree.firstLinkResponse + row &* tree.linkCount
        let child = closure.pointee.child
        answer[child - tree.firstBody] = closure.pointee.row(part, ofChild: true)
        if closure.pointee.parent >= 0 {
          answer[closure.pointee.parent - tree.firstBody] = closure.pointee.row(
            part, ofChild: false)
        }
        eliminate(tree, bodies, links, answer, passed)
        part &+= 1
        row &+= 1
      }
    }
  }

  /// - Parameter answer: forces; velocities when it is done.
  @_optimize(speed)
  private func eliminate(
    _ tree: Tree, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>, _ answer: UnsafeMutablePointer<Triple>,
    _ passed: UnsafeMutablePointer<Triple>
  ) {
    let first = tree.firstBody
    var index = tree.linkCount
    while index > 0 {
      index &-= 1
      let link = links + tree.firstLink + index
      let force = answer[link.pointee.child &- first]
      // Nothing has come up this branch.
      if force.x == 0 && force.y == 0 && force.z == 0 { continue }
      let carried = bodies[link.pointee.child].inverse * force
      let (c1, c2, c3) = link.pointee.rows(ofChild: true)
      let count = link.pointee.rowCount
      let right = Triple(
        x: -c1.dot(carried), y: count > 1 ? -c2.dot(carried) : 0,
        z: count > 2 ? -c3.dot(carried) : 0)
      passed[index] = right
      guard link.pointee.parent >= 0 else { continue }
      let impulse = link.pointee.inverse * right
      let (p1, p2, p3) = link.pointee.rows(ofChild: false)
      var sum = answer[link.pointee.parent &- first] + impulse.x * p1
      if count > 1 { sum = sum + impulse.y * p2 }
      if count > 2 { sum = sum + impulse.z * p3 }
      answer[link.pointee.parent &- first] = sum
    }
    index = 0
    while index < tree.bodyCount {
      answer[index] = bodies[first &+ index].inverse * answer[index]
      index &+= 1
    }
    index = 0
    while index < tree.linkCount {
      let link = links + tree.firstLink + index
      let count = link.pointee.rowCount
      var right = passed[index]
      if link.pointee.parent >= 0 {
        let (p1, p2, p3) = link.pointee.rows(ofChild: false)
        let change = answer[link.pointee.parent &- first]
        right.x -= p1.dot(change)
        if count > 1 { right.y -= p2.dot(change) }
        if count > 2 { right.z -= p3.dot(change) }
      }
      let impulse = link.pointee.inverse * right
      let (c1, c2, c3) = link.pointee.rows(ofChild: true)
      var force = impulse.x * c1
      if count > 1 { force = force + impulse.y * c2 }
      if count > 2 { force = force + impulse.z * c3 }
      passed[index] = impulse
      let child = link.pointee.child
      answer[child &- first] = answer[child &- first] + bodies[child].inverse * force
      index &+= 1
    }
  }

  /// J·A·Jᵀ + E, its lower half.
  @_optimize(speed)
  private func assemble(_ tree: Tree, _ closures: UnsafeMutablePointer<TreeLink>) {
    let rows = tree.rowCount
    let matrix = matrices.base + tree.firstEntry
    var row = 0
    var place = 0
    while place < tree.closureCount {
      let closure = closures + place
      place &+= 1
      let hasParent = closure.pointee.parent >= 0
      let child = closure.pointee.child &- tree.firstBody
      let parent = hasParent ? closure.pointee.parent &- tree.firstBody : 0
      var part = 0
      while part < closure.pointee.rowCount {
        let c = closure.pointee.row(part, ofChild: true)
        let p = hasParent ? closure.pointee.row(part, ofChild: false) : Triple()
        var other = 0
        while other <= row {
          let answer = bodyResponses.base + tree.firstBodyResponse + other &* tree.bodyCount
          matrix[row &* rows &+ other] = c.dot(answer[child]) + p.dot(answer[parent])
          other &+= 1
        }
        matrix[row &* rows &+ row] +=
          closure.pointee.compliance[part] + (part == 1 ? closure.pointee.give : 0)
        part &+= 1
        row &+= 1
      }
    }
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

  /// Adds to what a tree has done what its closures do. Each closure's `right` is what its rows lacked
  /// before the tree was solved.
  @_optimize(speed)
  func solve(
    _ number: Int, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>
  ) {
    let tree = trees[number]
    let own = links + tree.firstClosure
    let impulse = impulses.base + tree.firstRow
    var row = 0
    var place = 0
    while place < tree.closureCount {
      let closure = own + place
      place &+= 1
      var part = 0
      while part < closure.pointee.rowCount {
        var lack = closure.pointee.right[part]
        lack -= closure.pointee.row(part, ofChild: true).dot(bodies[closure.pointee.child].change)
        if closure.pointee.parent >= 0 {
          let change = bodies[closure.pointee.parent].change
          lack -= closure.pointee.row(part, ofChild: false).dot(change)
        }
        impulse[row] = lack
        part &+= 1
        row &+= 1
      }
    }
    substitute(matrices.base + tree.firstEntry, impulse, tree.rowCount)
    apply(tree, bodies, links, impulse)
    row = 0
    place = 0
    while place < tree.closureCount {
      let closure = own + place
      place &+= 1
      let count = closure.pointee.rowCount
      closure.pointee.impulse = Triple(
        x: impulse[row], y: count > 1 ? impulse[row &+ 1] : 0,
        z: count > 2 ? impulse[row &+ 2] : 0)
      row &+= count
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

  @_optimize(speed)
  private func apply(
    _ tree: Tree, _ bodies: UnsafeMutablePointer<TreeBody>,
    _ links: UnsafeMutablePointer<TreeLink>, _ impulses: UnsafeMutablePointer<Double>
  ) {
    var row = 0
    while row < tree.rowCount {
      let impulse = impulses[row]
      let answer = bodyResponses.base + tree.firstBodyResponse + row &* tree.bodyCount
      let passed = linkResponses.base + tree.firstLinkResponse + row &* tree.linkCount
      row &+= 1
      var place = 0
      while place < tree.bodyCount {
        let body = bodies + tree.firstBody + place
        body.pointee.change = body.pointee.change + impulse * answer[place]
        place &+= 1
      }
      place = 0
      while place < tree.linkCount {
        let link = links + tree.firstLink + place
        link.pointee.impulse = link.pointee.impulse + impulse * passed[place]
        place &+= 1
      }
    }
  }
}
