/// Springs that take to its goal what a hand has let go.
extension Animations {
  /// Lets a property go to a goal on a spring, in a block of its own that inherits nothing and
  /// moves even where motion is reduced. `velocity` is the hand's; nil for none. With
  /// `isTouchedWhereShown` fingers find the view where it is seen, else where it goes. The
  /// completion is called even if nothing moves; −1 for none.
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
    // With animations off the property is at its goal already.
    if let velocity, contexts.innermost?.pointee.isAnimated == true {
      try? setVelocity(velocity, of: subject, property, kind)
    }
    // Without a group nothing moves.
    if let context = contexts.innermost, context.pointee.group >= 0 {
      tracks.groups.base[Int(context.pointee.group)].isTouchedWhereShown = isTouchedWhereShown
    }
    _ = commit(keeping: completion)
  }
}

extension SpringParameters {
  /// Returns the seconds until a thousandth is left of a distance; where the velocity v weighs more
  /// than that, until a thousandth is left of v/ω₀.
  func duration(of distance: Double, velocity: Double) -> Double {
    if velocity.magnitude > naturalFrequency * distance.magnitude { return nudgeDuration }
    guard distance != 0 else { return 0 }
    return settlingDuration(initialVelocity: velocity.divided(by: distance))
  }
}
