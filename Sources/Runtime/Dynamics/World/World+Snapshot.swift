/// What a world is, as bytes.
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

  /// What a layout of bytes depends on besides the values: the sizes of the structs.
  static var layout: UInt64 {
    var print = StatePrint()
    // Raised when fields of the same size come to mean something else.
    print.fold(UInt64(6))
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
  /// What the owner knows a shape by: a boundary's own tag, or its body's.
  func tag(of shape: Int32) -> Int32 {
    let line = shapes[shape].segment
    return line >= 0 && shapes.segmentGhosts[line].tag < -1
      ? shapes.segmentGhosts[line].tag : bodies[shapes[shape].body].tag
  }
}
