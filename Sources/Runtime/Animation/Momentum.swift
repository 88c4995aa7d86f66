/// Source of the velocity of views that move without an animation: a spring that takes one over
/// goes on with it.
class Momentum {
  /// The velocity of a view's center, in points per second, when something has let go of it in the
  /// frame of this time.
  func momentum(ofView view: Int, at time: Double) -> Vector? { nil }
}

/// Source of the velocities of properties that something else than time moves.
class ForeignMotion {
  /// Adds the velocity of a property of a view, in its units per second.
  func addVelocity(
    ofView view: Int, _ property: PropertyID, to velocity: UnsafeMutablePointer<Double>
  ) {}
}

extension Animations {
  /// Lets a center that somebody has just let go of go on with its velocity to a new value, where
  /// the curve can take that up: a spring by the clock, whose timing has no velocity of its own.
  /// Returns whether it does.
  @inline(never)
  func animateOn(
    _ view: Int, _ kind: PropertyKind, to value: UnsafePointer<Double>, _ group: TrackGroupID,
    _ context: UnsafeMutablePointer<AnimationContext>
  ) -> Bool {
    guard let velocity = momentum?.momentum(ofView: view, at: frameTime),
      case .clock = context.pointee.target,
      case .spring(_, 0) = context.pointee.options.curve, context.pointee.options.delay <= 0
    else { return false }
    tracks.keepDrifts()
    withUnsafePointer(to: velocity) { velocity in
      tracks.animate(
        view, .center, kind, to: value, group: group,
        velocity: UnsafeRawPointer(velocity).assumingMemoryBound(to: Double.self))
    }
    return true
  }
}
