/// Four contacts side by side, each lane another pair of bodies.
///
/// All arms are taken as cross products with the normal and the tangent, and separations as what
/// they were at the two reference poses; the current one is linear in what the bodies moved since.
struct ContactLanes {
  typealias Lanes = SIMD4<Float>

  var bodyA = SIMD4<Int32>(repeating: 0)
  var bodyB = SIMD4<Int32>(repeating: 0)
  /// -1 in an empty lane, whose masses are all 0.
  var contact = SIMD4<Int32>(repeating: -1)
  var touching = SIMD4<Int32>(repeating: 0)
  var inverseMassA = Lanes.zero
  var inverseInertiaA = Lanes.zero
  var inverseMassB = Lanes.zero
  var inverseInertiaB = Lanes.zero
  var normalX = Lanes.zero
  var normalY = Lanes.zero
  var friction = Lanes.zero
  var biasRate = Lanes.zero
  var massScale = Lanes.zero
  var impulseScale = Lanes.zero
  var slop = Lanes.zero
  var pushLimit = Lanes.zero
  /// Of the two normals: the inverse of J·M⁻¹·Jᵀ and its element off the diagonal.
  var inverse11 = Lanes.zero
  var inverse12 = Lanes.zero
  var inverse22 = Lanes.zero
  var coupling = Lanes.zero
  var first = PointLanes()
  var second = PointLanes()

  struct PointLanes {
    /// arm × normal and arm × tangent for either body.
    var normalArmA = Lanes.zero
    var normalArmB = Lanes.zero
    var tangentArmA = Lanes.zero
    var tangentArmB = Lanes.zero
    var separation = Lanes.zero
    var normalMass = Lanes.zero
    var tangentMass = Lanes.zero
    var normalImpulse = Lanes.zero
    var tangentImpulse = Lanes.zero
  }
}

/// The velocities of four bodies.
struct VelocityLanes {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var spin: SIMD4<Float>
  var smooth: SIMD4<Float>

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ index: SIMD4<Int32>) {
    let raw = UnsafeRawPointer(states)
    let a = raw.loadUnaligned(fromByteOffset: Int(index.x) &<< 5, as: SIMD4<Float>.self)
    let b = raw.loadUnaligned(fromByteOffset: Int(index.y) &<< 5, as: SIMD4<Float>.self)
    let c = raw.loadUnaligned(fromByteOffset: Int(index.z) &<< 5, as: SIMD4<Float>.self)
    let d = raw.loadUnaligned(fromByteOffset: Int(index.w) &<< 5, as: SIMD4<Float>.self)
    x = SIMD4(a.x, b.x, c.x, d.x)
    y = SIMD4(a.y, b.y, c.y, d.y)
    spin = SIMD4(a.z, b.z, c.z, d.z)
    smooth = SIMD4(a.w, b.w, c.w, d.w)
  }

  @inline(__always) func store(
    _ states: UnsafeMutablePointer<BodyState>, _ index: SIMD4<Int32>
  ) {
    let raw = UnsafeMutableRawPointer(states)
    raw.storeBytes(
      of: SIMD4(x.x, y.x, spin.x, smooth.x), toByteOffset: Int(index.x) &<< 5,
      as: SIMD4<Float>.self)
    raw.storeBytes(
      of: SIMD4(x.y, y.y, spin.y, smooth.y), toByteOffset: Int(index.y) &<< 5,
      as: SIMD4<Float>.self)
    raw.storeBytes(
      of: SIMD4(x.z, y.z, spin.z, smooth.z), toByteOffset: Int(index.z) &<< 5,
      as: SIMD4<Float>.self)
    raw.storeBytes(
      of: SIMD4(x.w, y.w, spin.w, smooth.w), toByteOffset: Int(index.w) &<< 5,
      as: SIMD4<Float>.self)
  }
}

/// What four bodies moved since their reference poses.
struct MotionLanes {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var turned: SIMD4<Float>

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ index: SIMD4<Int32>) {
    let raw = UnsafeRawPointer(states) + 16
    let a = raw.loadUnaligned(fromByteOffset: Int(index.x) &<< 5, as: SIMD4<Float>.self)
    let b = raw.loadUnaligned(fromByteOffset: Int(index.y) &<< 5, as: SIMD4<Float>.self)
    let c = raw.loadUnaligned(fromByteOffset: Int(index.z) &<< 5, as: SIMD4<Float>.self)
    let d = raw.loadUnaligned(fromByteOffset: Int(index.w) &<< 5, as: SIMD4<Float>.self)
    x = SIMD4(a.x, b.x, c.x, d.x)
    y = SIMD4(a.y, b.y, c.y, d.y)
    turned = SIMD4(a.z, b.z, c.z, d.z)
  }
}

extension ContactLanes {
  static func warmStart(
    _ blocks: UnsafeMutablePointer<ContactLanes>, count: Int,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    var index = 0
    while index < count {
      let c = blocks + index
      let indexA = c.pointee.bodyA
      let indexB = c.pointee.bodyB
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let nx = c.pointee.normalX
      let ny = c.pointee.normalY
      apply(c.pointee.first, c, nx, ny, &a, &b)
      apply(c.pointee.second, c, nx, ny, &a, &b)
      a.store(states, indexA)
      b.store(states, indexB)
      index &+= 1
    }
  }

  @inline(__always) private static func apply(
    _ p: PointLanes, _ c: UnsafeMutablePointer<ContactLanes>, _ nx: Lanes, _ ny: Lanes,
    _ a: inout VelocityLanes, _ b: inout VelocityLanes
  ) {
    let n = p.normalImpulse
    let t = p.tangentImpulse
    // The tangent is the normal turned by a quarter: (−ny, nx).
    let px: Lanes = n * nx - t * ny
    let py: Lanes = n * ny + t * nx
    a.x -= c.pointee.inverseMassA * px
    a.y -= c.pointee.inverseMassA * py
    a.spin -= c.pointee.inverseInertiaA * (n * p.normalArmA + t * p.tangentArmA)
    b.x += c.pointee.inverseMassB * px
    b.y += c.pointee.inverseMassB * py
    b.spin += c.pointee.inverseInertiaB * (n * p.normalArmB + t * p.tangentArmB)
  }

  /// One pass over the contacts of a colour.
  ///
  /// - Parameter pushing: undo overlaps (the first pass of a sub-step) or only stop the approach
  ///   (the relaxation pass, which takes the undoing out of the velocity again).
  /// - Parameter excess: how much further than asked for the normal impulses go; 0 in ordinary
  ///   passes, up to 1 in those that follow to settle a pile (successive over-relaxation).
  /// - Returns: the greatest change of speed; only where `excess` is above 0.
  @inline(__always) static func solve(
    _ blocks: UnsafeMutablePointer<ContactLanes>, count: Int,
    _ states: UnsafeMutablePointer<BodyState>, pushing: Bool, excess: Float
  ) -> Float {
    var greatest = Lanes.zero
    var index = 0
    while index < count {
      let c = blocks + index
      let indexA = c.pointee.bodyA
      let indexB = c.pointee.bodyB
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let motionA = MotionLanes(states, indexA)
      let motionB = MotionLanes(states, indexB)
      let nx = c.pointee.normalX
      let ny = c.pointee.normalY
      let moved: Lanes = nx * (motionB.x - motionA.x) + ny * (motionB.y - motionA.y)

      solveFriction(&c.pointee.first, c, nx, ny, &a, &b)
      solveFriction(&c.pointee.second, c, nx, ny, &a, &b)
      let changed = solveNormals(
        c, nx, ny, moved, motionA.turned, motionB.turned, &a, &b, pushing: pushing,
        excess: excess)
      if excess > 0 {
        let speed: Lanes = changed * (c.pointee.inverseMassA + c.pointee.inverseMassB)
        greatest = greatest.replacing(with: speed, where: speed .> greatest)
      }

      a.store(states, indexA)
      b.store(states, indexB)
      index &+= 1
    }
    guard excess > 0 else { return 0 }
    let upper = greatest.x > greatest.y ? greatest.x : greatest.y
    let lower = greatest.z > greatest.w ? greatest.z : greatest.w
    return upper > lower ? upper : lower
  }

  /// What a point asks for: its share of the change of speed, and how far the impulse it has
  /// gives way.
  @inline(__always) private static func demand(
    _ p: PointLanes, _ c: UnsafeMutablePointer<ContactLanes>, _ speed: Lanes, _ moved: Lanes,
    _ turnedA: Lanes, _ turnedB: Lanes, pushing: Bool
  ) -> (change: Lanes, yield: Lanes) {
    let separation: Lanes =
      p.separation + moved + (turnedB * p.normalArmB - turnedA * p.normalArmA)
    let apart = separation .> 0
    // Apart: just enough speed to touch at the end of the sub-step.
    let closing: Lanes = separation * Lanes(repeating: World.inverseSubStep)
    guard pushing else {
      return (-(speed + Lanes.zero.replacing(with: closing, where: apart)), Lanes.zero)
    }
    let over: Lanes = separation + c.pointee.slop
    // Within the slop the contact is rigid: a soft one would give way under its load.
    let stiff = over .>= 0
    let deep: Lanes = over.replacing(with: 0, where: stiff) * c.pointee.biasRate
    let limit: Lanes = -c.pointee.pushLimit
    let limited: Lanes = deep.replacing(with: limit, where: deep .< limit)
    let bias: Lanes = limited.replacing(with: closing, where: apart)
    let massScale: Lanes = c.pointee.massScale.replacing(with: 1, where: stiff)
    let impulseScale: Lanes = c.pointee.impulseScale.replacing(with: 0, where: stiff)
    return (-massScale * (speed + bias), impulseScale * p.normalImpulse)
  }

  @inline(__always) private static func normalSpeed(
    _ p: PointLanes, _ nx: Lanes, _ ny: Lanes, _ a: VelocityLanes, _ b: VelocityLanes
  ) -> Lanes {
    nx * (b.x - a.x) + ny * (b.y - a.y) + (b.spin * p.normalArmB - a.spin * p.normalArmA)
  }

  /// Both points at once: with K = J·M⁻¹·Jᵀ of the two normals the impulses change by K⁻¹ times
  /// what is asked for. That keeps a symmetric stack symmetric, which one point after the other
  /// does not. Where an impulse would have to pull, the points are solved in turn.
  @inline(__always) private static func solveNormals(
    _ c: UnsafeMutablePointer<ContactLanes>, _ nx: Lanes, _ ny: Lanes,
    _ moved: Lanes, _ turnedA: Lanes, _ turnedB: Lanes,
    _ a: inout VelocityLanes, _ b: inout VelocityLanes, pushing: Bool, excess: Float
  ) -> Lanes {
    let before1 = c.pointee.first.normalImpulse
    let before2 = c.pointee.second.normalImpulse
    let speed1 = normalSpeed(c.pointee.first, nx, ny, a, b)
    let speed2 = normalSpeed(c.pointee.second, nx, ny, a, b)
    let one = demand(
      c.pointee.first, c, speed1, moved, turnedA, turnedB, pushing: pushing)
    let two = demand(
      c.pointee.second, c, speed2, moved, turnedA, turnedB, pushing: pushing)
    let inverse11 = c.pointee.inverse11
    let inverse12 = c.pointee.inverse12
    let inverse22 = c.pointee.inverse22
    var impulse1: Lanes =
      before1 + inverse11 * one.change + inverse12 * two.change - one.yield
    var impulse2: Lanes =
      before2 + inverse12 * one.change + inverse22 * two.change - two.yield
    let pulls = (impulse1 .< 0) .| (impulse2 .< 0)
    if any(pulls) {
      let mass1 = c.pointee.first.normalMass
      let mass2 = c.pointee.second.normalMass
      var alone1: Lanes = before1 + mass1 * one.change - one.yield
      alone1 = alone1.replacing(with: 0, where: alone1 .< 0)
      let scale2: Lanes = two.change
      // What the first point's impulse did to the speed of the second.
      let pushed: Lanes = scale2 - (alone1 - before1) * c.pointee.coupling
      var alone2: Lanes = before2 + mass2 * pushed - two.yield
      alone2 = alone2.replacing(with: 0, where: alone2 .< 0)
      impulse1 = impulse1.replacing(with: alone1, where: pulls)
      impulse2 = impulse2.replacing(with: alone2, where: pulls)
    }
    if excess > 0 {
      impulse1 += Lanes(repeating: excess) * (impulse1 - before1)
      impulse2 += Lanes(repeating: excess) * (impulse2 - before2)
      impulse1 = impulse1.replacing(with: 0, where: impulse1 .< 0)
      impulse2 = impulse2.replacing(with: 0, where: impulse2 .< 0)
    }
    c.pointee.first.normalImpulse = impulse1
    c.pointee.second.normalImpulse = impulse2
    let change1: Lanes = impulse1 - before1
    let change2: Lanes = impulse2 - before2
    let sum: Lanes = change1 + change2
    let px: Lanes = sum * nx
    let py: Lanes = sum * ny
    a.x -= c.pointee.inverseMassA * px
    a.y -= c.pointee.inverseMassA * py
    a.spin -=
      c.pointee.inverseInertiaA
      * (change1 * c.pointee.first.normalArmA + change2 * c.pointee.second.normalArmA)
    b.x += c.pointee.inverseMassB * px
    b.y += c.pointee.inverseMassB * py
    b.spin +=
      c.pointee.inverseInertiaB
      * (change1 * c.pointee.first.normalArmB + change2 * c.pointee.second.normalArmB)
    guard excess > 0 else { return change1 }
    let size1: Lanes = change1.replacing(with: -change1, where: change1 .< 0)
    let size2: Lanes = change2.replacing(with: -change2, where: change2 .< 0)
    return size1 + size2
  }

  @inline(__always) private static func solveFriction(
    _ p: inout PointLanes, _ c: UnsafeMutablePointer<ContactLanes>, _ nx: Lanes, _ ny: Lanes,
    _ a: inout VelocityLanes, _ b: inout VelocityLanes
  ) {
    let speed: Lanes =
      nx * (b.y - a.y) - ny * (b.x - a.x)
      + (b.spin * p.tangentArmB - a.spin * p.tangentArmA)
    let before = p.tangentImpulse
    let limit: Lanes = c.pointee.friction * p.normalImpulse
    var impulse: Lanes = before - p.tangentMass * speed
    impulse = impulse.replacing(with: limit, where: impulse .> limit)
    impulse = impulse.replacing(with: -limit, where: impulse .< -limit)
    let change: Lanes = impulse - before
    p.tangentImpulse = impulse
    let px: Lanes = -change * ny
    let py: Lanes = change * nx
    a.x -= c.pointee.inverseMassA * px
    a.y -= c.pointee.inverseMassA * py
    a.spin -= c.pointee.inverseInertiaA * (change * p.tangentArmA)
    b.x += c.pointee.inverseMassB * px
    b.y += c.pointee.inverseMassB * py
    b.spin += c.pointee.inverseInertiaB * (change * p.tangentArmB)
  }
}

/// The contacts of one colour: no two of them share a movable body.
struct LaneColor: ~Copyable {
  var blocks = GrowingBuffer<ContactLanes>(capacity: 4)
  var count = 0
}
