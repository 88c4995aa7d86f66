/// Springs that take to its goal what a hand has let go.
extension Animations {
  /// Takes a property to a goal in a block of its own, with the velocity of the hand; nil for none. The
  /// completion is told in any case; −1 for none.
  func letGo(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    to goal: UnsafePointer<Double>, velocity: UnsafePointer<Double>?, _ spring: SpringParameters,
    duration: Double, isTouchedWhereShown: Bool, completion: Int32
  ) {
    var block = AnimationOptions(
      duration: duration, curve: .spring(spring, initialVelocity: 0))
    block.flags = [
      .allowUserInteraction, .overrideInheritedOptions, .overrideInheritedCurve,
      .overrideInheritedDuration, .keepsMotion,
    ]
    begin(block)
    set(subject, property, kind, to: goal)
    if let velocity, contexts.last?.isAnimated == true {
      try? setVelocity(velocity, of: subject, property, kind)
    }
    if let context = contexts.innermost, context.pointee.group >= 0 {
      // A finger catches it where it is seen.
      tracks.groups.base[Int(context.pointee.group)].isTouchedWhereShown = isTouchedWhereShown
    }
    _ = commit(keeping: completion)
  }
}

extension SpringParameters {
  /// Until a thousandth is left of a distance, and of what the velocity at its start takes it aside.
  func duration(of distance: Double, velocity: Double) -> Double {
    if velocity.magnitude > naturalFrequency * distance.magnitude { return nudgeDuration }
    guard distance != 0 else { return 0 }
    return settlingDuration(initialVelocity: velocity.divided(by: distance))
  }
}
