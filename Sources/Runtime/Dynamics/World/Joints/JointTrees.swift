/// The trees that rigid joints form, with the joints that close their loops, and what the search
/// for them needs.
///
/// Trees follow from the joints alone: `World+JointTreeSearch` finds them anew when they are stale,
/// and `World+JointTrees` solves them.
struct JointTrees: ~Copyable {
  /// Where a tree that is searched begins in the tables.
  struct Start {
    fileprivate(set) var body: Int
    fileprivate(set) var link: Int
    /// The link to something fixed, or -1.
    fileprivate var fixedLink = -1
    var isTied: Bool { fixedLink >= 0 }
  }

  /// A tree: its part of the bodies, of the links, and behind these of the joints that close its
  /// loops.
  struct Tree {
    let firstBody: Int
    let bodyEnd: Int
    let firstLink: Int
    let firstClosure: Int
    let linkEnd: Int
    /// Whether a joint of it has friction or limits.
    let isLimited: Bool
    /// Whether a pin of it has friction.
    let hasFriction: Bool
    /// Number among the trees with loops, or −1.
    let loop: Int
    /// Eliminated where its bodies are, all of it: the next sub-step begins so.
    var isPrepared = false
    /// The poses of its bodies were found in the last relaxation.
    var hasPoses = false
  }

  private var treeBodies = Buffer<TreeBody>()
  private var treeLinks = Buffer<TreeLink>()
  private var list = Buffer<Tree>()
  private var closures = LoopClosures()
  /// Scratch of the search: bodies that are joined, where a weight says that they are left to the
  /// iterative solver; joints that close the loops of a tree; the place of a body in `treeBodies`,
  /// or -1.
  private var sets = DisjointSets()
  /// Scratch of the search: bodies that any joints tie together.
  private var parts = DisjointSets()
  private var closingLinks = Buffer<TreeLink>()
  private var places = Buffer<Int32>()

  @inline(__always) var bodies: Rows<TreeBody> { treeBodies.rows }
  @inline(__always) var links: Rows<TreeLink> { treeLinks.rows }
  @inline(__always) var trees: Rows<Tree> { list.rows }

  // MARK: Loops

  /// After the elimination of a tree.
  func prepareClosures(of tree: Tree) {
    closures.prepare(tree.loop, treeBodies.base, treeLinks.base) { sweep(tree, hasDemands: false) }
  }

  /// After the solve of a tree.
  func solveClosures(of tree: Tree) {
    closures.solve(tree.loop, treeBodies.base, treeLinks.base)
  }

  // MARK: Solve

  /// The elimination: the impulses of a tree's joints, and the velocities that its bodies have by
  /// these and by their forces; from the leaves to the root and back.
  ///
  /// - Parameter hasDemands: whether joints are to open by their `right`.
  @_optimize(speed)
  func sweep(_ tree: Tree, hasDemands: Bool) {
    let bodies = treeBodies.base
    let links = treeLinks.base
    var index = tree.firstClosure
    while index > tree.firstLink {
      index &-= 1
      let link = links + index
      let child = bodies + link.pointee.child
      let force = child.pointee.force
      child.pointee.motion = link.pointee.yield(force, hasDemand: hasDemands)
      let onParent = link.pointee.pass(force)
      guard link.pointee.parent >= 0 else { continue }
      let parent = bodies + link.pointee.parent
      var own = parent.pointee.force
      if hasDemands {
        own =
          own - link.pointee.carries(link.pointee.right).shifted(by: link.pointee.fromParent)
      }
      parent.pointee.force = own + onParent
    }
    // One that is tied to something fixed is the child of its first link.
    let root = bodies + tree.firstBody
    if links[tree.firstLink].parent >= 0 {
      root.pointee.motion = root.pointee.mass * root.pointee.force
    }
    while index < tree.firstClosure {
      let link = links + index
      index &+= 1
      var point = hasDemands ? link.pointee.right : Triple()
      if link.pointee.parent >= 0 {
        let motion = bodies[link.pointee.parent].motion
        let child = bodies + link.pointee.child
        child.pointee.motion = child.pointee.motion + link.pointee.along(motion)
        point = point + motion.moved(by: link.pointee.fromParent)
      }
      link.pointee.impulse = link.pointee.carries(point) - link.pointee.felt
    }
  }

  // MARK: Search

  mutating func beginSearch(bodyCount: Int) {
    treeBodies.removeAll()
    treeLinks.removeAll()
    list.removeAll()
    closures.removeAll()
    places.resize(to: bodyCount, filling: -1)
    sets.reserve(bodyCount)
  }

  /// Begins to find what joints tie together.
  mutating func beginParts(bodyCount: Int) { parts.reserve(bodyCount) }
  mutating func addToParts(_ body: Int32) { parts.add(body, weight: 0) }
  func joinParts(_ a: Int32, _ b: Int32) { parts.join(a, b) }
  func part(of body: Int32) -> Int32 { parts.root(of: body) }

  mutating func add(_ body: Int32) { sets.add(body, weight: 0) }
  func join(_ a: Int32, _ b: Int32) { sets.join(a, b) }
  func leaveToIterations(_ body: Int32) { sets[weightOf: sets.root(of: body)] = 1 }
  func isLeftToIterations(_ body: Int32) -> Bool { sets[weightOf: sets.root(of: body)] != 0 }

  /// Begins the lists of a tree with its root.
  mutating func beginTree(at root: Int32) -> Start {
    let start = Start(body: treeBodies.count, link: treeLinks.count)
    closingLinks.removeAll()
    append(root)
    return start
  }

  private mutating func append(_ body: Int32) {
    places[body] = Int32(truncatingIfNeeded: treeBodies.count)
    treeBodies.append(TreeBody(body: body))
  }

  /// Adds a joint of the body at a place. One to where the search has been closes a loop, and so
  /// does a second hold on something fixed.
  ///
  /// - Parameter other: the joint's other body; nil when that is fixed.
  mutating func append(
    _ joint: Int32, at place: Int, side: Int32, other: Int32?, _ start: inout Start
  ) {
    let sign: Double = side == 0 ? 1 : -1
    guard let other else {
      let link = TreeLink(joint: joint, child: place, parent: -1, childSign: -sign)
      guard place == start.body && start.fixedLink < 0 else { return closingLinks.append(link) }
      start.fixedLink = treeLinks.count
      return treeLinks.append(link)
    }
    guard places[other] < 0 else {
      return closingLinks.append(
        TreeLink(joint: joint, child: Int(places[other]), parent: place, childSign: sign))
    }
    treeLinks.append(
      TreeLink(joint: joint, child: treeBodies.count, parent: place, childSign: sign))
    append(other)
  }

  /// Completes a tree. One whose loops are too many for a direct solve is left to the iterative
  /// solver.
  ///
  /// - Parameter mayCollide: whether a body of the tree can meet something.
  mutating func endTree(
    _ start: Start, _ joints: UnsafeMutablePointer<Joint>, mayCollide: (Int32) -> Bool
  ) {
    guard isWorthClosing(start, joints) else { return abandon(start, joints) }
    // A link to something fixed must be eliminated last: put it before the others of its tree.
    var place = start.fixedLink
    if place >= 0 {
      let fixed = treeLinks[place]
      while place > start.link {
        treeLinks[place] = treeLinks[place - 1]
        place -= 1
      }
      treeLinks[place] = fixed
    }
    let hasLoops = closingLinks.count > 0
    let firstClosure = treeLinks.count
    treeLinks.append(contentsOf: closingLinks.base, count: closingLinks.count)
    var isExposed = false
    for index in start.body..<treeBodies.count where mayCollide(treeBodies[index].body) {
      isExposed = true
    }
    var isLimited = false
    var hasFriction = false
    for index in start.link..<treeLinks.count {
      if joints[Int(treeLinks[index].joint)].frictionTorque > 0 { hasFriction = true }
      treeLinks[index].isLimited = adopt(joints + Int(treeLinks[index].joint))
      if treeLinks[index].isLimited { isLimited = true }
      treeLinks[index].isExposed = isExposed
      treeLinks[index].isInLoop = hasLoops
      treeLinks[index].mayCollide = hasLoops && isExposed
    }
    list.append(
      Tree(
        firstBody: start.body, bodyEnd: treeBodies.count, firstLink: start.link,
        firstClosure: firstClosure, linkEnd: treeLinks.count, isLimited: isLimited,
        hasFriction: hasFriction, loop: hasLoops ? closures.count : -1))
    if hasLoops { closures.append(list[list.count - 1]) }
  }

  /// Whether the loops are few enough for a direct solve.
  private func isWorthClosing(_ start: Start, _ joints: UnsafeMutablePointer<Joint>) -> Bool {
    var rows = 0
    for index in 0..<closingLinks.count {
      switch joints[Int(closingLinks[index].joint)].kind {
      case .distance: rows += 1
      case .pin, .slide: rows += 2
      case .weld, .target: rows += 3
      }
    }
    return rows <= LoopClosures.mostRows
      && rows * (treeBodies.count - start.body) <= LoopClosures.mostWork
  }

  /// Undoes the walk of a tree that is tied to nothing. Returns its last body, one of those
  /// farthest from the root, or the middle of the path from the root to it.
  mutating func takeBack(
    _ start: Start, _ joints: UnsafeMutablePointer<Joint>, toMiddle: Bool
  ) -> Int32 {
    var end = treeBodies.count - 1
    var middle = end
    // Each body but the root has come with its link. One end goes two steps for each of the other.
    while toMiddle && end > start.body {
      end = treeLinks[start.link + end - start.body - 1].parent
      guard end > start.body else { break }
      end = treeLinks[start.link + end - start.body - 1].parent
      middle = treeLinks[start.link + middle - start.body - 1].parent
    }
    let body = treeBodies[middle].body
    remove(start, joints)
    return body
  }

  private mutating func abandon(_ start: Start, _ joints: UnsafeMutablePointer<Joint>) {
    leaveToIterations(treeBodies[start.body].body)
    remove(start, joints)
  }

  private mutating func remove(_ start: Start, _ joints: UnsafeMutablePointer<Joint>) {
    for index in start.link..<treeLinks.count {
      joints[Int(treeLinks[index].joint)].isInTree = false
    }
    for index in 0..<closingLinks.count {
      joints[Int(closingLinks[index].joint)].isInTree = false
    }
    for index in start.body..<treeBodies.count { places[treeBodies[index].body] = -1 }
    treeBodies.shorten(to: start.body)
    treeLinks.shorten(to: start.link)
  }

  /// From now on the tree solves the joint, anew in each sub-step: the impulses that it has
  /// accumulated as one that is iterated are no longer applied. Returns whether it has friction or
  /// limits.
  private func adopt(_ joint: UnsafeMutablePointer<Joint>) -> Bool {
    joint.pointee.linear = .zero
    joint.pointee.angular = 0
    joint.pointee.axial = 0
    joint.pointee.lower = 0
    joint.pointee.upper = 0
    if joint.pointee.hasFrictionOrLimits { return true }
    joint.pointee.limitState = .free
    return false
  }

  mutating func endSearch() {
    for index in 0..<treeBodies.count { places[treeBodies[index].body] = -1 }
  }

  /// Links lead to bodies of the world, a parent before its child; nothing is left of the search.
  ///
  /// - Parameter areStale: the joints have changed since the search.
  func checkInvariants(bodyCount: Int, areStale: Bool) {
    sets.checkInvariants()
    for index in 0..<places.count { assert(places[index] < 0) }
    guard !areStale else { return }
    assert(places.count <= bodyCount)
    for index in 0..<treeBodies.count { assert(treeBodies[index].body < bodyCount) }
    var body = 0
    var index = 0
    var loops = 0
    for number in 0..<list.count {
      let tree = list[number]
      assert(tree.firstBody == body && tree.firstLink == index && tree.bodyEnd > body)
      assert((tree.loop >= 0) == (tree.linkEnd > tree.firstClosure))
      if tree.loop >= 0 { loops += 1 }
      body = tree.bodyEnd
      while index < tree.linkEnd {
        let link = treeLinks[index]
        assert(link.child >= tree.firstBody && link.child < body && link.parent < body)
        assert(index >= tree.firstClosure || link.parent < link.child)
        index += 1
      }
    }
    assert(body == treeBodies.count && index == treeLinks.count && loops == closures.count)
  }
}

/// Rows of the trees under short names, for the stages.
extension World {
  @inline(__always) var treeBodies: Rows<TreeBody> { jointTrees.bodies }
  @inline(__always) var treeLinks: Rows<TreeLink> { jointTrees.links }
}
