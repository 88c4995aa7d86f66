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

  /// This motion at another point of the same body. `way` is the velocity that a spin of 1 adds
  /// there: the vector to that point, turned by a right angle.
  @inline(__always) func moved(by way: Vector) -> Triple {
    Triple(x: x + z * way.dx, y: y + z * way.dy, z: z)
  }

  /// This force about another point: the one from which `moved(by: way)` leads to the present one,
  /// so that the power is the same.
  @inline(__always) func shifted(by way: Vector) -> Triple {
    Triple(x: x, y: y, z: z + x * way.dx + y * way.dy)
  }
}

/// A symmetric 3 × 3 matrix: masses as they are felt at a point.
struct Symmetric3 {
  // Those that meet the same two numbers of a triple stand side by side. A triple is written as two
  // and one: to read its last two at once would be to wait until both are in memory.
  var xx: Double
  var xy: Double
  var xz: Double
  var yz: Double
  var yy: Double
  var zz: Double

  @inline(__always) init(
    xx: Double = 0, xy: Double = 0, xz: Double = 0, yy: Double = 0, yz: Double = 0, zz: Double = 0
  ) {
    self.xx = xx
    self.xy = xy
    self.xz = xz
    self.yz = yz
    self.yy = yy
    self.zz = zz
  }

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

  /// These masses about another point: the one from which `moved(by: way)` leads to the present
  /// one.
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

  @inline(__always) mutating func giveWay(by amount: Double) {
    give = amount
    stiffness = amount > 0 ? 1.0.divided(by: amount) : .infinity
  }

  /// How far an impulse has opened it.
  @inline(__always) func opened(by impulse: Triple) -> Triple {
    (give * direction.dot(impulse)) * direction
  }

  @inline(__always) fileprivate var isFreeTurn: Bool { direction.z != 0 && stiffness == 0 }
}

/// A body in a tree of rigid joints.
struct TreeBody {
  var body: Int32
  var extent: Float = 0
  /// Mass matrix of the body and all that hangs on it; of a root that is tied to nothing the
  /// inverse.
  var mass = Symmetric3()
  /// Mass and inertia of the body alone.
  var ownMass = 0.0
  var ownInertia = 0.0
  /// Momentum of the body and impulses on it, and in the solve those that come up from its children
  /// besides.
  var force = Triple()
  /// Velocity in the running solve.
  var motion = Triple()
  /// How much rods that pull at arms resist its turning, as an inertia, and the pull below which an
  /// arm is loose (`addGeometricStiffness`).
  var brake = 0.0
  var loosePull = 0.0
  @inline(__always) var turns: Bool { loosePull < .infinity }
  /// Where it is.
  var pose = Pose(position: .zero, rotation: .identity)
  /// Velocity after the last solve.
  var solved = SIMD4<Float>.none
}

/// A joint in such a tree, between a body and the one nearer to the root; or one that closes a
/// loop, between any two bodies. What a sweep reads stands together.
struct TreeLink {
  var joint: Int32
  var child: Int
  /// -1 when the other end is fixed.
  var parent: Int
  /// +1 when the child is the joint's B.
  var childSign: Double
  /// From the joint's point to the child's centre, and from the parent's centre to the point
  /// (`Triple.moved`).
  var toChild = Vector.zero
  var fromParent = Vector.zero
  /// Masses of the child and all behind it, as far as the parent feels them at the joint.
  var carried = Symmetric3()
  /// How the child moves with its parent: the columns of a matrix. The forces on it act on the
  /// parent by the transposed one.
  var alongX = Triple()
  var alongY = Triple()
  var alongTurn = Triple()
  /// How forces move the child while the parent stands still.
  var yielding = Symmetric3()
  /// The part of the forces on the child that acts at the joint's point in this solve.
  var felt = Triple()
  /// How the child should move against its parent in this solve, to undo errors, and as what is
  /// fixed moves.
  var right = Triple()
  /// Impulse of the joint on the child in the last solve, and its sum in this sub-step so far.
  var impulse = Triple()
  var total = Triple()
  /// Does not leave the child's turn free.
  var holdsTurn = false
  /// Whether the axes are written; those of a pin without friction and limits do not change.
  var hasAxes = false
  /// An arm is under more tension than a sub-step can follow.
  var isTaut = false
  /// Has friction or limits.
  var isLimited = false
  /// One of the links or closures of a tree with loops: these give way a little (`LoopClosures`).
  var isInLoop = false
  /// A body of this tree can meet something; the same of a tree with loops.
  var isExposed = false
  var mayCollide = false
  /// Axes of the joint: free ones first, then those that give way. The one of friction and limits
  /// is the first.
  var first = JointAxis()
  var second = JointAxis()
  var third = JointAxis()
  /// Parts of `right`.
  var bias = Triple()
  var drift = Triple()
  /// Resistance of a rod's ends to swinging against each other, as a mass
  /// (`addGeometricStiffness`).
  var brake = 0.0
  /// Torque or force of exhausted friction in this solve.
  var slip = 0.0

  /// Impulse on the joint's B along the axis of friction and limits.
  @inline(__always) var limitImpulse: Double { childSign * first.direction.dot(impulse) }

  /// An impulse of the joint, as it acts on the centres of its child and its parent.
  @inline(__always) func onChild(_ impulse: Triple) -> Triple { impulse.shifted(by: -toChild) }
  @inline(__always) func onParent(_ impulse: Triple) -> Triple {
    -1 * impulse.shifted(by: fromParent)
  }

  /// How the child moves against the parent at the joint.
  @inline(__always) func opening(_ child: Triple, _ parent: Triple) -> Triple {
    child.moved(by: -toChild) - parent.moved(by: fromParent)
  }

  /// Takes off `wanted` what axes that give way have opened: that stays open.
  @inline(__always) func addGive(to wanted: inout Triple) {
    wanted = wanted - first.opened(by: total)
    wanted = wanted - second.opened(by: total)
    wanted = wanted - third.opened(by: total)
  }

  /// Eliminates the axes along which the child is free or gives way from its masses; returns the
  /// rest, as the parent feels it at its centre.
  @inline(__always) mutating func carry(_ mass: Symmetric3) -> Symmetric3 {
    holdsTurn = !first.isFreeTurn
    var rest: Symmetric3
    if holdsTurn {
      rest = mass.shifted(by: toChild)
      alongX = Triple(x: 1)
      alongY = Triple(y: 1)
      alongTurn = Triple(z: 1).moved(by: toChild)
      yielding = Symmetric3()
      if first.stiffness < .infinity { rest = eliminate(first, rest) }
    } else {
      rest = eliminateTurn(mass)
    }
    if second.stiffness < .infinity { rest = eliminate(second, rest) }
    if third.stiffness < .infinity { rest = eliminate(third, rest) }
    carried = rest
    alongTurn = alongTurn + (fromParent.dx * alongX + fromParent.dy * alongY)
    return rest.shifted(by: fromParent)
  }

  /// The free turn of a hinge, before all else. What is zero then is so to the last bit: behind a
  /// hinge may hang a million times the mass of a link.
  @inline(__always) private mutating func eliminateTurn(_ mass: Symmetric3) -> Symmetric3 {
    let way = toChild
    let rowX = mass.xz + (mass.xx * way.dx + mass.xy * way.dy)
    let rowY = mass.yz + (mass.xy * way.dx + mass.yy * way.dy)
    // Links wait for one another here: all at once is sooner there than (xz + rowX)·dx + (yz +
    // rowY)·dy.
    let turning =
      (mass.zz + 2 * (mass.xz * way.dx + mass.yz * way.dy))
      + (mass.xx * (way.dx * way.dx) + mass.yy * (way.dy * way.dy) + mass.xy * (2 * way.dx * way.dy))
    let share = turning > 0 ? 1 / turning : 0
    let x = share * rowX
    let y = share * rowY
    alongX = Triple(x: 1 - x * way.dx, y: -x * way.dy, z: -x)
    alongY = Triple(x: -y * way.dx, y: 1 - y * way.dy, z: -y)
    alongTurn = Triple()
    let turnX = share * way.dx
    let turnY = share * way.dy
    yielding = Symmetric3(
      xx: turnX * way.dx, xy: turnX * way.dy, xz: turnX, yy: turnY * way.dy, yz: turnY, zz: share)
    return Symmetric3(
      xx: mass.xx - x * rowX, xy: mass.xy - x * rowY, yy: mass.yy - y * rowY)
  }

  /// Takes out of the masses what an axis does not carry on.
  @_optimize(speed)
  private mutating func eliminate(_ axis: JointAxis, _ mass: Symmetric3) -> Symmetric3 {
    let a = axis.direction
    let row = mass * a
    let pivot = a.dot(row) + axis.stiffness
    let share = pivot > 0 ? 1 / pivot : 0
    let gone = share * row
    let freed = a.x * alongX + a.y * alongY + a.z * alongTurn
    yielding.subtract(-share * freed, freed)
    alongX = alongX - gone.x * freed
    alongY = alongY - gone.y * freed
    alongTurn = alongTurn - gone.z * freed
    var rest = mass
    rest.subtract(gone, row)
    return rest
  }

  /// How the child moves by a force on it, and when `right` is asked of the joint, while its parent
  /// stands still.
  @inline(__always) mutating func yield(_ force: Triple, hasDemand: Bool) -> Triple {
    let motion = yielding * force
    guard hasDemand else { return motion }
    return motion + along(holdsTurn ? right.moved(by: -fromParent) : Triple(x: right.x, y: right.y))
  }

  /// Returns the force on the parent that a force on the child has for its effect.
  @inline(__always) mutating func pass(_ force: Triple) -> Triple {
    let onParent = Triple(x: alongX.dot(force), y: alongY.dot(force), z: alongTurn.dot(force))
    felt = Triple(x: onParent.x, y: onParent.y)
    if holdsTurn { felt.z = onParent.shifted(by: -fromParent).z }
    return onParent
  }

  /// Impulse that moves the joint's point, with all that hangs on it, by a motion.
  @inline(__always) func carries(_ motion: Triple) -> Triple {
    guard !holdsTurn else { return carried * motion }
    return Triple(
      x: carried.xx * motion.x + carried.xy * motion.y,
      y: carried.xy * motion.x + carried.yy * motion.y)
  }

  /// How the child moves with its parent.
  @inline(__always) func along(_ parent: Triple) -> Triple {
    (parent.x * alongX + parent.y * alongY) + parent.z * alongTurn
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
