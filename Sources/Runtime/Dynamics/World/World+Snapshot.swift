/// Snapshots of a world, as bytes.
extension World {
  /// Lists everything that the next step depends on, in a fixed order.
  ///
  /// Left out is what a step fills before it reads it: scratch room, and the trees of joints, which
  /// follow from the joints alone.
  func code(_ coder: inout StateCoder) {
    bodies.code(&coder)
    warmStartCache.code(&coder)
    tunnellingChecks.code(&coder)
    shapes.code(&coder)
    broadPhase.code(&coder)
    contacts.code(&coder)
    contactEvents.code(&coder)
    colors.code(&coder)
    restitutionContacts.code(&coder)
    joints.code(&coder)
    coder.code(&subStepsToCollision)
    coder.code(&subStepCount)
    coder.code(&sleepCountdown)
    coder.code(&sleepsWhenResting)
    coder.code(&extraRelaxationSpeed)
    coder.code(&hadExtraRelaxation)
    coder.code(&hasSteepContacts)
    coder.code(&softening)
    coder.code(&isFine)
    coder.code(&fineIntervals)
    coder.code(&wantedFineIntervals)
    coder.code(&stepLength)
    coder.code(&stepRate)
  }

  /// Whether state that has come as bytes can be one: to be asked before anything else of it is.
  ///
  /// - Parameter isTag: whether the owner knows something by a number.
  func isSound(_ isTag: (Int32) -> Bool) -> Bool {
    guard
      bodies.isSound(
        shapeCount: shapes.count, contactCount: contacts.count, jointCount: joints.count),
      shapes.isSound(bodies), broadPhase.isSound(shapes, bodies), contacts.isSound(bodies, shapes),
      colors.isSound(contacts, bodies), restitutionContacts.isSound(contacts),
      joints.isSound(bodies), warmStartCache.isSound(bodyCount: bodies.count),
      tunnellingChecks.isSound(bodyCount: bodies.count), contactEvents.isSound(isTag)
    else { return false }
    for index in 0..<Int32(truncatingIfNeeded: bodies.count)
    where bodies[index].isAlive && !isTag(bodies[index].tag) { return false }
    for index in 0..<Int32(truncatingIfNeeded: shapes.count) where shapes[index].isAlive {
      guard shapes[index].segment == -1 || isTag(tag(of: index)) else { return false }
    }
    guard Soundness.isFlag(&sleepsWhenResting), Soundness.isFlag(&hadExtraRelaxation),
      Soundness.isFlag(&hasSteepContacts), Soundness.isFlag(&isFine)
    else { return false }
    let least = World.subStep * 0.5
    // An eighth of what a word holds, however wide it is: steps go on being counted.
    let mostSubSteps = Int.max >> 3
    return subStepsToCollision >= 0 && subStepsToCollision <= 2 * World.collisionInterval
      && subStepCount >= 0 && subStepCount <= mostSubSteps && sleepCountdown >= 0
      && sleepCountdown < 1 << 30 && extraRelaxationSpeed >= 0 && softening >= 0
      && fineIntervals >= 0 && fineIntervals < 1 << 30 && wantedFineIntervals >= 0
      && wantedFineIntervals < 1 << 30 && (stepLength == World.subStep || stepLength == least)
      && (stepRate == World.inverseSubStep || stepRate == 2 * World.inverseSubStep)
  }

  /// Fingerprint of the layout of the bytes: the sizes of the structs.
  static var layout: UInt64 {
    var print = StatePrint()
    // Raised when fields of the same size come to mean something else.
    print.fold(UInt64(9))
    for size in [
      MemoryLayout<Body>.stride, MemoryLayout<BodyState>.stride,
      MemoryLayout<BodyAcceleration>.stride,
      MemoryLayout<Shape>.stride, MemoryLayout<Contact>.stride, MemoryLayout<ContactBlock>.stride,
      MemoryLayout<RestitutionContact>.stride, MemoryLayout<Joint>.stride,
      MemoryLayout<TunnellingCheck>.stride,
      MemoryLayout<ShapeGeometry>.stride, MemoryLayout<Surface>.stride,
      MemoryLayout<BodyModel>.stride,
    ] { print.fold(UInt64(size)) }
    return print.value
  }
}

extension World {
  /// The owner's tag of a shape: of a boundary its own, else its body's.
  func tag(of shape: Int32) -> Int32 {
    let line = shapes[shape].segment
    return line >= 0 && shapes.segmentGhosts[line].tag < -1
      ? shapes.segmentGhosts[line].tag : bodies[shapes[shape].body].tag
  }
}
