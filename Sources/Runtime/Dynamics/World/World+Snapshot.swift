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
    islands.code(&coder)
    coder.code(&subStepCount)
    coder.code(&sleepsWhenResting)
  }

  /// Whether state that has come as bytes can be one: to be asked before anything else of it is.
  ///
  /// - Parameter isTag: whether the owner knows something by a number.
  func isSound(_ isTag: (Int32) -> Bool) -> Bool {
    guard
      bodies.isSound(
        shapeCount: shapes.count, contactCount: contacts.count, jointCount: joints.count),
      islands.isSound(bodies), shapes.isSound(bodies), broadPhase.isSound(shapes, bodies),
      contacts.isSound(bodies, shapes),
      colors.isSound(contacts, bodies, islands), restitutionContacts.isSound(contacts),
      joints.isSound(bodies), warmStartCache.isSound(bodyCount: bodies.count),
      tunnellingChecks.isSound(bodyCount: bodies.count), contactEvents.isSound(isTag)
    else { return false }
    for index in 0..<Int32(truncatingIfNeeded: bodies.count)
    where bodies[index].isAlive && !isTag(bodies[index].tag) { return false }
    for index in 0..<Int32(truncatingIfNeeded: shapes.count) where shapes[index].isAlive {
      guard shapes[index].segment == -1 || isTag(tag(of: index)) else { return false }
    }
    // An eighth of what a word holds, however wide it is: steps go on being counted.
    let mostSubSteps = Int.max >> 3
    return Soundness.isFlag(&sleepsWhenResting) && subStepCount >= 0
      && subStepCount <= mostSubSteps
  }

  /// Fingerprint of the layout of the bytes: the sizes of the structs.
  static var layout: UInt64 {
    var print = StatePrint()
    // Raised when fields of the same size come to mean something else.
    print.fold(UInt64(11))
    for size in [
      MemoryLayout<Body>.stride, MemoryLayout<BodyState>.stride,
      MemoryLayout<BodyAcceleration>.stride,
      MemoryLayout<Shape>.stride, MemoryLayout<Contact>.stride, MemoryLayout<ContactBlock>.stride,
      MemoryLayout<RestitutionContact>.stride, MemoryLayout<Joint>.stride,
      MemoryLayout<TunnellingCheck>.stride,
      MemoryLayout<ShapeGeometry>.stride, MemoryLayout<Surface>.stride,
      MemoryLayout<BodyModel>.stride, MemoryLayout<Island>.stride,
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
