/// Renewal of stale contacts: the new manifold, and how the contact's constraint takes it up.
extension World {
  @_optimize(speed)
  func updateManifold(_ index: Int32) {
    let c = contacts.base + Int(index)
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    guard a.pointee.awakeIndex >= 0 || b.pointee.awakeIndex >= 0 else {
      return persistImpulses(index)
    }
    // As long as there are points the boxes need not be asked.
    let hadPoints = c.pointee.pointCount > 0
    guard hadPoints || boxesMeet(c, a, b) else { return destroyContact(index) }
    let isNew = !c.pointee.hasMaterial
    if isNew { mixMaterial(c) }
    let sa = states.base + Int(c.pointee.bodyA)
    let sb = states.base + Int(c.pointee.bodyB)
    let wasFast = c.pointee.isFast
    let isFast =
      isTooFast(c, a, b, sa, sb)
      || elasticFlights.isRunning
        && (elasticFlights.flies(c.pointee.bodyA) || elasticFlights.flies(c.pointee.bodyB))
    c.pointee.isFast = isFast
    if isFast {
      // How near a slow pair was looked at says nothing of how far it is apart.
      if !wasFast { c.pointee.validDistance = -1 }
      // Evaluated in every sub-step, see `prepareRestitution`.
      if c.pointee.color != Contact.Place.restitutionContacts { addToRestitutionContacts(index) }
      if eitherRests(a, b) { wakeAcross(c, a, b) }
      return
    }
    // With slack, so that the result lasts: first what is looked at, then what counts as near.
    let interest = speculativeDistance(c.pointee.bodyA, c.pointee.bodyB)
    let near = interest + 16 * c.pointee.slop
    let reach = Double(near + 256 * c.pointee.slop)
    let (centerA, poseA) = cachedPlaces(of: c.pointee.bodyA)
    let (centerB, poseB) = cachedPlaces(of: c.pointee.bodyB)
    if c.pointee.faceMargin > 0 { spendFaceMargin(c, a, b, sa, sb) }
    var manifold = manifold(c, poseA: poseA, poseB: poseB, within: reach)
    let room = manifold.keepPoints(within: Double(near), of: reach)
    let moved = World.displacements(sa, sb)
    cachePose(c, moved)
    // How long that holds, see `markIfStale`.
    if isLinked(c.pointee.shapeA) {
      c.pointee.validDistance = manifold.count > 0 ? near : -1
    } else {
      c.pointee.validDistance = Float(room)
    }
    guard manifold.count > 0 else {
      guard !hadPoints || boxesMeet(c, a, b) else { return destroyContact(index) }
      if c.pointee.color != Contact.Place.none || c.pointee.slot >= 0 {
        _ = removeFromSolver(index)
      }
      c.pointee.pointCount = 0
      if c.pointee.isTouching { emitEnd(index) }
      return
    }
    if eitherRests(a, b) { wakeAcross(c, a, b) }
    write(
      manifold, from: poseA.position - centerA, into: index, isNew: isNew,
      Pair(a: a, b: b, between: centerA - centerB, moved: moved))
  }

  /// Facts about a pair that its renewal has at hand.
  private struct Pair {
    let a: UnsafeMutablePointer<Body>
    let b: UnsafeMutablePointer<Body>
    /// From B's centre of mass to A's.
    let between: Vector
    /// The pair's `displacements`.
    let moved: SIMD4<Float>
  }

  /// (Not inlined: what has points does not need it.)
  @_optimize(speed)
  @inline(never) private func boxesMeet(
    _ c: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>
  ) -> Bool {
    box(of: c.pointee.shapeA, a).overlaps(box(of: c.pointee.shapeB, b))
  }

  /// The broad-phase box of a shape whose body is known.
  @inline(__always) private func box(
    of shape: Int32, _ body: UnsafeMutablePointer<Body>
  ) -> BoundingBox {
    let proxy = shapes.base[Int(shape)].proxy
    return broadPhase.box(of: proxy, isFixed: body.pointee.kind == .fixed)
  }

  /// Takes what the pair has moved within itself since it was last evaluated off the room in which
  /// its faces are known. As seen from one body the other turns about that one's centre, which is
  /// less than both extents and what they are apart away from any of its corners.
  private func spendFaceMargin(
    _ c: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>, _ sa: UnsafeMutablePointer<BodyState>,
    _ sb: UnsafeMutablePointer<BodyState>
  ) {
    let x = sb.pointee.movedX - sa.pointee.movedX - c.pointee.cachedOffsetX
    let y = sb.pointee.movedY - sa.pointee.movedY - c.pointee.cachedOffsetY
    let turned =
      (sa.pointee.turned - c.pointee.cachedTurnA).magnitude
      + (sb.pointee.turned - c.pointee.cachedTurnB).magnitude
    let extents = a.pointee.extent + b.pointee.extent
    c.pointee.faceMargin -= x.magnitude + y.magnitude + 4 * turned * extents
    // Only items know how large they are.
    if c.pointee.bodyA == World.ground { c.pointee.faceMargin = -1 }
  }

  /// Notes at which displacements a pair is evaluated.
  @inline(__always) func cachePose(_ c: UnsafeMutablePointer<Contact>) {
    let states = states.base
    cachePose(
      c,
      World.displacements(
        states + Int(c.pointee.bodyA), states + Int(c.pointee.bodyB)))
  }

  @inline(__always) private func cachePose(
    _ c: UnsafeMutablePointer<Contact>, _ moved: SIMD4<Float>
  ) {
    c.pointee.cachedOffsetX = moved.x
    c.pointee.cachedOffsetY = moved.y
    c.pointee.cachedTurnA = moved.z
    c.pointee.cachedTurnB = moved.w
  }

  /// The displacement of B less that of A, and the turns of both, since the reference poses.
  @inline(__always) static func displacements(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>
  ) -> SIMD4<Float> {
    let a = UnsafeRawPointer(a).loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let b = UnsafeRawPointer(b).loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let offset: SIMD4<Float> = b - a
    return SIMD4(offset.x, offset.y, a.z, b.z)
  }

  /// A line that meets others may leave its points to them, at any distance.
  @inline(__always) private func isLinked(_ shape: Int32) -> Bool {
    let line = shapes.base[Int(shape)].segment
    return line >= 0
      && (shapes.segmentGhosts[line].atStart >= 0 || shapes.segmentGhosts[line].atEnd >= 0)
  }

  /// Greatest distance that the pair can close before the next search, if both keep to their paths,
  /// pt.
  @inline(__always) func speculativeDistance(_ a: Int32, _ b: Int32) -> Float {
    let pathA = predictedPaths.base + Int(a)
    let pathB = predictedPaths.base + Int(b)
    let x = pathB.pointee.velocityX - pathA.pointee.velocityX
    let y = pathB.pointee.velocityY - pathA.pointee.velocityY
    return World.collisionSpan * (x * x + y * y).squareRoot()
      + states.base[Int(a)].speculativeMargin
      + states.base[Int(b)].speculativeMargin
  }

  /// Whether one of a pair is fixed or sleeps.
  @inline(__always) private func eitherRests(
    _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>
  ) -> Bool {
    a.pointee.awakeIndex | b.pointee.awakeIndex < 0
  }

  /// A body that is about to be touched by one that moves does not go on sleeping.
  @inline(never) private func wakeAcross(
    _ c: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>
  ) {
    if a.pointee.awakeIndex < 0 && a.pointee.kind == .dynamic { wake(c.pointee.bodyA) }
    if b.pointee.awakeIndex < 0 && b.pointee.kind == .dynamic { wake(c.pointee.bodyB) }
  }

  /// Material and tolerances: what follows from the bodies and shapes alone.
  @_optimize(speed)
  @inline(never) private func mixMaterial(_ c: UnsafeMutablePointer<Contact>) {
    c.pointee.hasMaterial = true
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let shapeA = shapes.base + Int(c.pointee.shapeA)
    let shapeB = shapes.base + Int(c.pointee.shapeB)
    let surfaceA = shapes.surfaces.base + Int(shapeA.pointee.surface)
    let surfaceB = shapes.surfaces.base + Int(shapeB.pointee.surface)
    if shapeA.pointee.isBoundary {
      c.pointee.friction = surfaceB.pointee.friction
      c.pointee.restitution = surfaceB.pointee.restitution
    } else if shapeB.pointee.isBoundary {
      c.pointee.friction = surfaceA.pointee.friction
      c.pointee.restitution = surfaceA.pointee.restitution
    } else {
      let product = surfaceA.pointee.friction * surfaceB.pointee.friction
      c.pointee.friction = product.squareRoot()
      let ea = surfaceA.pointee.restitution
      let eb = surfaceB.pointee.restitution
      c.pointee.restitution = ea > eb ? ea : eb
    }

    let infinite = Float.greatestFiniteMagnitude
    let sizeA = a.pointee.kind == .fixed ? infinite : a.pointee.extent
    let sizeB = b.pointee.kind == .fixed ? infinite : b.pointee.extent
    c.pointee.size = sizeA < sizeB ? sizeA : sizeB
  }

  /// By how much of the thinner one's inradius a pair that bounces may move in a collision interval
  /// before it is fast, below `livelyRestitution` and from it on.
  private static let fastShare: Float = 0.03
  private static let fastShareOfLively: Float = 0.02

  /// Whether the pair moves too fast to be checked only once a collision interval.
  @inline(__always) private func isTooFast(
    _ c: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>, _ sa: UnsafeMutablePointer<BodyState>,
    _ sb: UnsafeMutablePointer<BodyState>
  ) -> Bool {
    let infinite = Float.greatestFiniteMagnitude
    let thinA = a.pointee.kind == .fixed ? infinite : a.pointee.inradius
    let thinB = b.pointee.kind == .fixed ? infinite : b.pointee.inradius
    let thin = thinA < thinB ? thinA : thinB
    let speed =
      (sb.pointee.velocityX - sa.pointee.velocityX).magnitude
      + (sb.pointee.velocityY - sa.pointee.velocityY).magnitude
    let turning = 0.15 / World.collisionSpan
    // A pair that bounces deserves the normal of the moment of impact.
    let restitution = c.pointee.restitution
    let bouncing = restitution < World.livelyRestitution ? World.fastShare : World.fastShareOfLively
    let share: Float = restitution > 0 ? bouncing : 0.5
    return speed * World.collisionSpan > share * thin
      || sa.pointee.angularVelocity.magnitude > turning && hasCorners(c.pointee.shapeA)
      || sb.pointee.angularVelocity.magnitude > turning && hasCorners(c.pointee.shapeB)
  }

  @inline(__always) private func hasCorners(_ shape: Int32) -> Bool {
    shapes.base[Int(shape)].vertexCount > 1
  }

  /// Notes what was found, and brings it to where the contact is solved.
  ///
  /// - Parameters:
  ///   - arm: from A's centre of mass to its origin.
  ///   - isNew: nothing is written yet of what follows from the bodies and shapes alone.
  @_transparent private func write(
    _ manifold: Manifold, from arm: Vector, into index: Int32, isNew: Bool, _ pair: Pair
  ) {
    let c = contacts.base + Int(index)
    let hadTwo = c.pointee.pointCount > 1
    // A lane in which the same points are found again keeps their impulses.
    var impulses: ContactImpulses?
    var presses = false
    if c.pointee.color < 0 || c.pointee.restitution > 0 || !hasPoints(of: manifold, c) {
      let held = heldImpulses(index)
      presses = held.normal1 + held.normal2 > 0
      var carried = ContactImpulses()
      matchImpulse(manifold.feature1, c, held, &carried.normal1, &carried.tangent1)
      if manifold.count > 1 {
        matchImpulse(manifold.feature2, c, held, &carried.normal2, &carried.tangent2)
      }
      impulses = carried
    }
    let arms = storeManifold(manifold, from: arm, in: index)

    // Bouncing contacts are solved one by one, all others four at a time.
    var isNew = isNew
    if c.pointee.restitution > 0 && !isAtRest(c, presses) {
      if c.pointee.color != Contact.Place.restitutionContacts { addToRestitutionContacts(index) }
    } else if c.pointee.color < 0 {
      addToColors(index)
      isNew = true
    }
    if c.pointee.color >= 0 {
      writeContactLane(
        index, manifold,
        PairedArms(
          pair.a, pair.b, x: arms.x, y: arms.y, between: pair.between, moved: pair.moved,
          shares: c.pointee.massShares(pair.a, pair.b), manifold),
        impulses: impulses, isNew: isNew, hadTwo: hadTwo)
    } else {
      writeRestitutionContact(
        index, impulses ?? ContactImpulses(), manifold.count, manifold.separations.x,
        manifold.separations.y, between: pair.between)
    }
  }

  /// Whether the points are those that a contact has, in the same order.
  @inline(__always) private func hasPoints(
    of manifold: Manifold, _ c: UnsafeMutablePointer<Contact>
  ) -> Bool {
    Int(c.pointee.pointCount) == manifold.count && c.pointee.feature1 == manifold.feature1
      && (manifold.count < 2 || c.pointee.feature2 == manifold.feature2)
  }

  /// Whether an elastic pair has come to rest: it presses or did when it was last looked at, and
  /// its points move along the normal no faster than what drives it would make them within a frame.
  /// Such a pair has no bounce left that could be seen, though it may still slide or rock. (Whether
  /// it touches is what was reported, and depends on when the host asks: nothing that moves may
  /// depend on that.)
  private func isAtRest(_ c: UnsafeMutablePointer<Contact>, _ presses: Bool) -> Bool {
    var presses = presses
    if c.pointee.color == Contact.Place.restitutionContacts {
      let impact = restitutionContacts.base + Int(c.pointee.slot)
      presses = presses || impact.pointee.hadImpulseBefore || impact.pointee.hadImpulse
    }
    guard presses || c.pointee.color >= 0 else { return false }
    let a = Int(c.pointee.bodyA)
    let b = Int(c.pointee.bodyB)
    let driveX =
      accelerations.base[a].accelerationX.magnitude + accelerations.base[b].accelerationX.magnitude
    let driveY =
      accelerations.base[a].accelerationY.magnitude + accelerations.base[b].accelerationY.magnitude
    let limit = World.collisionSpan * (driveX + driveY)
    let between = armBetween(c)
    guard normalSpeed(c, c.pointee.arm1X, c.pointee.arm1Y, between).magnitude < limit else {
      return false
    }
    return c.pointee.pointCount < 2
      || normalSpeed(c, c.pointee.arm2X, c.pointee.arm2Y, between).magnitude < limit
  }

  /// Speed at which a point of a contact opens, along the normal.
  private func normalSpeed(
    _ c: UnsafeMutablePointer<Contact>, _ armX: Float, _ armY: Float, _ between: Vector
  ) -> Float {
    let a = states.base + Int(c.pointee.bodyA)
    let b = states.base + Int(c.pointee.bodyB)
    let bx = armX + Float(between.dx)
    let by = armY + Float(between.dy)
    let x =
      b.pointee.velocityX - b.pointee.angularVelocity * by - a.pointee.velocityX + a.pointee
      .angularVelocity * armY
    let y =
      b.pointee.velocityY + b.pointee.angularVelocity * bx - a.pointee.velocityY - a.pointee
      .angularVelocity * armX
    return c.pointee.normalX * x + c.pointee.normalY * y
  }

  /// Takes over the impulses of the old point with the same feature, if there is one.
  @inline(__always) private func matchImpulse(
    _ feature: UInt32, _ c: UnsafeMutablePointer<Contact>, _ held: ContactImpulses,
    _ normal: inout Float, _ tangent: inout Float
  ) {
    if c.pointee.pointCount > 0 && feature == c.pointee.feature1 {
      normal = held.normal1
      tangent = held.tangent1
    } else if c.pointee.pointCount > 1 && feature == c.pointee.feature2 {
      normal = held.normal2
      tangent = held.tangent2
    }
  }

  /// Notes the normal and the points of a manifold that is in world axes. Returns where the two
  /// points are as seen from A's centre of mass: x and y of both.
  ///
  /// - Parameter arm: from there to A's origin.
  @discardableResult
  @inline(__always) func storeManifold(
    _ manifold: Manifold, from arm: Vector, in index: Int32
  ) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
    let c = contacts.base + Int(index)
    let x: SIMD2<Double> = manifold.x + SIMD2(all: arm.dx)
    let y: SIMD2<Double> = manifold.y + SIMD2(all: arm.dy)
    let arms = SIMD4(x, y)
    c.pointee.normalX = Float(manifold.normal.dx)
    c.pointee.normalY = Float(manifold.normal.dy)
    c.pointee.arm1X = arms.x
    c.pointee.arm1Y = arms.z
    c.pointee.arm2X = arms.y
    c.pointee.arm2Y = arms.w
    c.pointee.pointCount = UInt8(truncatingIfNeeded: manifold.count)
    c.pointee.feature1 = manifold.feature1
    c.pointee.feature2 = manifold.feature2
    return (x, y)
  }
}
