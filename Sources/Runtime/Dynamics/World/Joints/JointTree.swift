/// Three numbers: a velocity and a spin, a force and a torque, or an axis of either.
struct Triple {
  var x = 0.0
  var y = 0.0
  var z = 0.0

  @inline(__always) init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(__always) init(_ linear: Vector) {
    self.init(x: linear.dx, y: linear.dy)
  }

  @inline(__always) func dot(_ o: Triple) -> Double { x * o.x + y * o.y + z * o.z }
  @inline(__always) static func * (a: Double, b: Triple) -> Triple {
    Triple(x: a * b.x, y: a * b.y, z: a * b.z)
  }
  @inline(__always) static func + (a: Triple, b: Triple) -> Triple {
    Triple(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }
  @inline(__always) static func - (a: Triple, b: Triple) -> Triple {
    Triple(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  /// A motion as it is where one goes by `way` for each unit of the spin: at another point of the same body.
  @inline(__always) func moved(by way: Vector) -> Triple {
    Triple(x: x + z * way.dx, y: y + z * way.dy, z: z)
  }

  /// A force about the point whose motions `moved(by: way)` takes to where it is known.
  @inline(__always) func shifted(by way: Vector) -> Triple {
    Triple(x: x, y: y, z: z + x * way.dx + y * way.dy)
  }
}

/// A symmetric 3 × 3 matrix: masses as they are felt at a point.
struct Symmetric3 {
  var xx = 0.0
  var xy = 0.0
  var xz = 0.0
  var yy = 0.0
  var yz = 0.0
  var zz = 0.0

  @inline(__always) static func * (m: Symmetric3, v: Triple) -> Triple {
    Triple(
      x: m.xx * v.x + m.xy * v.y + m.xz * v.z, y: m.xy * v.x + m.yy * v.y + m.yz * v.z,
      z: m.xz * v.x + m.yz * v.y + m.zz * v.z)
  }

  @inline(__always) static func += (a: inout Symmetric3, b: Symmetric3) {
    a.xx += b.xx
    a.xy += b.xy
    a.xz += b.xz
    a.yy += b.yy
    a.yz += b.yz
    a.zz += b.zz
  }

  /// The same masses at the point whose motions `moved(by: way)` takes to where they are known.
  @inline(__always) func shifted(by way: Vector) -> Symmetric3 {
    let x = xz + xx * way.dx + xy * way.dy
    let y = yz + xy * way.dx + yy * way.dy
    return Symmetric3(
      xx: xx, xy: xy, xz: x, yy: yy, yz: y, zz: zz + (xz + x) * way.dx + (yz + y) * way.dy)
  }

  /// Takes away u·vᵀ, which is symmetric.
  @inline(__always) mutating func subtract(_ u: Triple, _ v: Triple) {
    xx -= u.x * v.x
    xy -= u.x * v.y
    xz -= u.x * v.z
    yy -= u.y * v.y
    yz -= u.y * v.z
    zz -= u.z * v.z
  }

  /// By cofactors; all zero when it is singular.
  var inverse: Symmetric3 {
    let a = yy * zz - yz * yz
    let b = xz * yz - xy * zz
    let c = xy * yz - xz * yy
    let determinant = xx * a + xy * b + xz * c
    guard determinant.magnitude > 1e-300 else { return Symmetric3() }
    let s = 1 / determinant
    return Symmetric3(
      xx: s * a, xy: s * b, xz: s * c, yy: s * (xx * zz - xz * xz),
      yz: s * (xy * xz - xx * yz), zz: s * (xx * yy - xy * xy))
  }
}

/// A direction in which a joint holds its bodies together, or leaves them free: a line, or a turn.
struct JointAxis {
  var direction = Triple()
  /// 0 where they are free, infinite where they are held; between these it gives way, or brakes.
  var stiffness = 0.0
  /// How far an impulse opens it that is kept in the total; of what gives way alone.
  var give = 0.0
  /// How the way along it answers to motions of the parent and to a force along it, from its elimination.
  fileprivate(set) var reply = Triple()
  fileprivate(set) var share = 0.0
  /// How the forces on the child drive it.
  fileprivate(set) var lead = 0.0

  @inline(__always) mutating func giveWay(by amount: Double) {
    give = amount
    stiffness = amount > 0 ? 1 / amount : .infinity
  }

  /// How far an impulse has opened it.
  @inline(__always) func opened(by impulse: Triple) -> Triple {
    (give * direction.dot(impulse)) * direction
  }

  @inline(__always) fileprivate var isRigid: Bool { stiffness == .infinity }

  /// Takes out of the masses what this axis does not carry on.
  @inline(__always) mutating func reduce(_ mass: inout Symmetric3) {
    guard !isRigid else { return }
    let row = direction.z != 0 ? Triple(x: mass.xz, y: mass.yz, z: mass.zz) : mass * direction
    let pivot = direction.dot(row) + stiffness
    share = pivot > 0 ? 1 / pivot : 0
    reply = share * row
    mass.subtract(reply, row)
    guard isFreeTurn else { return }
    // To the last bit: behind a hinge may hang a million times the mass of a link.
    mass.xz = 0
    mass.yz = 0
    mass.zz = 0
    reply.z = 1
  }

  @inline(__always) fileprivate var isFreeTurn: Bool { direction.z != 0 && stiffness == 0 }

  /// And out of a force.
  @inline(__always) mutating func reduce(_ force: inout Triple) {
    guard !isRigid else { return }
    let along = direction.dot(force)
    lead = share * along
    force = force - along * reply
    if isFreeTurn { force.z = 0 }
  }

  /// Adds to how the joint is carried along how the child moves along this axis.
  @inline(__always) func free(_ motion: inout Triple, hasLead: Bool = true) {
    guard !isRigid else { return }
    motion = motion + ((hasLead ? lead : 0) - reply.dot(motion)) * direction
  }
}

/// A body in a tree of rigid joints.
struct TreeBody {
  var body: Int32
  /// Its mass matrix and what hangs on it; of a root that is tied to nothing the inverse.
  var mass = Symmetric3()
  /// Of the body alone: how it resists being moved and turned.
  var ownMass = 0.0
  var ownInertia = 0.0
  /// Its momentum and what acts on it alone, and the same with what comes up from its children.
  var load = Triple()
  var force = Triple()
  /// Its velocity as the solve has it.
  var motion = Triple()
  /// How much rods that pull at arms resist its turning, as an inertia (`addGeometricStiffness`).
  var brake = 0.0
  /// Where it is.
  var pose = Pose(position: .zero, rotation: .identity)
  /// Its velocity after the last solve.
  var solved = SIMD4<Float>.none
}

/// A joint in such a tree, between a body and the one nearer to the root; or one that closes a loop,
/// between any two bodies.
struct TreeLink {
  var joint: Int32
  var child: Int
  /// -1 when the other end is fixed.
  var parent: Int
  /// +1 when the child is the joint's B.
  var childSign: Double
  /// From the joint's point to the child's centre, and from the parent's centre to the point (`Triple.moved`).
  var toChild = Vector.zero
  var fromParent = Vector.zero
  /// What may be free stands first, then what may give way. That of friction and limits is the first.
  var first = JointAxis()
  var second = JointAxis()
  var third = JointAxis()
  /// The share of both of the two last, which are eliminated together where the third gives way.
  var common = 0.0
  /// What of the child and all behind it the parent feels at the joint.
  var carried = Symmetric3()
  /// How the child moves with its parent: the columns of a matrix. The forces on it act on the parent by the
  /// transposed one.
  var alongX = Triple()
  var alongY = Triple()
  var alongTurn = Triple()
  /// How the child should move against its parent in this solve, to undo errors, and as what is fixed moves.
  var right = Triple()
  var bias = Triple()
  var drift = Triple()
  /// What the joint did to the child in the last solve.
  var impulse = Triple()
  /// Of a rod: how much its ends resist swinging against each other, as a mass (`addGeometricStiffness`).
  var brake = 0.0
  /// An arm is under more tension than a sub-step can follow.
  var isTaut = false
  /// Has friction or limits.
  var isLimited = false
  /// One of the links or closures of a tree with loops: these give way a little (`LoopClosures`).
  var isInLoop = false
  /// A body of this tree can meet something; the same of a tree with loops.
  var isExposed = false
  var mayCollide = false
  /// What it has done in this sub-step so far.
  var total = Triple()
  /// What exhausted friction does in this solve.
  var slip = 0.0

  /// What it does to the joint's B along the axis of friction and limits.
  @inline(__always) var limitImpulse: Double { childSign * first.direction.dot(impulse) }

  /// What an impulse of the joint does to its child and its parent.
  @inline(__always) func onChild(_ impulse: Triple) -> Triple { impulse.shifted(by: -toChild) }
  @inline(__always) func onParent(_ impulse: Triple) -> Triple {
    -1 * impulse.shifted(by: fromParent)
  }

  /// How the child moves against the parent at the joint.
  @inline(__always) func opening(_ child: Triple, _ parent: Triple) -> Triple {
    child.moved(by: -toChild) - parent.moved(by: fromParent)
  }

  /// What has given way stays open.
  @inline(__always) func addGive(to wanted: inout Triple) {
    wanted = wanted - first.opened(by: total)
    wanted = wanted - second.opened(by: total)
    wanted = wanted - third.opened(by: total)
  }

  /// What the parent feels of the child's masses.
  @inline(__always) mutating func carry(_ mass: Symmetric3) -> Symmetric3 {
    var rest = mass.shifted(by: toChild)
    first.reduce(&rest)
    if third.isRigid { second.reduce(&rest) } else { reduceBoth(&rest) }
    carried = rest
    if second.isRigid && first.direction.z != 0 {
      // Hinges and welds: only the turn is free, if anything.
      var turn = Triple(z: 1)
      if !first.isRigid {
        turn = -1 * Triple(x: first.reply.x, y: first.reply.y).shifted(by: fromParent)
        turn.z += 1 - first.reply.z
      }
      alongX = Triple(x: 1 + turn.x * toChild.dx, y: turn.x * toChild.dy, z: turn.x)
      alongY = Triple(x: turn.y * toChild.dx, y: 1 + turn.y * toChild.dy, z: turn.y)
      alongTurn = Triple(
        x: fromParent.dx + turn.z * toChild.dx, y: fromParent.dy + turn.z * toChild.dy, z: turn.z)
    } else {
      alongX = childMotion(Triple(x: 1))
      alongY = childMotion(Triple(y: 1))
      alongTurn = childMotion(Triple(z: 1).moved(by: fromParent))
    }
    return rest.shifted(by: fromParent)
  }

  /// What of a force on the child, and of what is asked of the joint, acts on the parent; and how the child moves
  /// when the parent stands still.
  @inline(__always) mutating func carry(_ force: Triple, hasDemand: Bool) -> (Triple, Triple) {
    var rest = force.shifted(by: toChild)
    first.reduce(&rest)
    if third.isRigid { second.reduce(&rest) } else { reduceBoth(&rest) }
    var onParent = Triple(x: alongX.dot(force), y: alongY.dot(force), z: alongTurn.dot(force))
    impulse = -1 * rest
    guard hasDemand else { return (onParent, childMotion(Triple(), hasLead: true)) }
    let asked = carried * right
    impulse = impulse + asked
    onParent = onParent - asked.shifted(by: fromParent)
    return (onParent, childMotion(right, hasLead: true))
  }

  /// What the parent's motion adds to the child's.
  @inline(__always) mutating func follow(_ parent: Triple) -> Triple {
    impulse = impulse + carried * parent.moved(by: fromParent)
    return parent.x * alongX + parent.y * alongY + parent.z * alongTurn
  }

  /// How the child moves when the joint is carried along like this.
  @inline(__always) private func childMotion(_ joint: Triple, hasLead: Bool = false) -> Triple {
    var motion = joint
    if third.isRigid {
      second.free(&motion, hasLead: hasLead)
    } else {
      let one = (hasLead ? second.lead : 0) - second.reply.dot(motion)
      let two = (hasLead ? third.lead : 0) - third.reply.dot(motion)
      motion = motion + one * second.direction + two * third.direction
    }
    first.free(&motion, hasLead: hasLead)
    return motion.moved(by: toChild)
  }

  /// The second and the third axis at once.
  @inline(__always) private mutating func reduceBoth(_ mass: inout Symmetric3) {
    let one = mass * second.direction
    let two = mass * third.direction
    let a = second.direction.dot(one) + second.stiffness
    let b = second.direction.dot(two)
    let c = third.direction.dot(two) + third.stiffness
    let determinant = a * c - b * b
    let scale = determinant > 0 ? 1 / determinant : 0
    second.share = scale * c
    third.share = scale * a
    common = -scale * b
    second.reply = second.share * one + common * two
    third.reply = common * one + third.share * two
    mass.subtract(second.reply, one)
    mass.subtract(third.reply, two)
  }

  @inline(__always) private mutating func reduceBoth(_ force: inout Triple) {
    let one = second.direction.dot(force)
    let two = third.direction.dot(force)
    second.lead = second.share * one + common * two
    third.lead = common * one + third.share * two
    force = force - one * second.reply - two * third.reply
  }

  @inline(__always) mutating func setAxes(
    _ first: Triple, _ stiffness: Double, _ second: Triple, _ secondStiffness: Double,
    _ third: Triple
  ) {
    self.first.direction = first
    self.first.stiffness = stiffness
    self.first.give = 0
    self.second.direction = second
    self.second.stiffness = secondStiffness
    self.second.give = 0
    self.third.direction = third
    self.third.stiffness = .infinity
    self.third.give = 0
  }
}
