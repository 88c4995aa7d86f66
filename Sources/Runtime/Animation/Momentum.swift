/// Tells what moves by itself, without an animation: a spring that takes it over goes on with its
/// velocity.
class Momentum {
  /// The velocity of a view's center, in points per second, when something has let go of it in the
  /// frame of this time.
  func momentum(ofView view: Int, at time: Double) -> Vector? { nil }
}

extension Animations {
  /// Gives a property its new value in the innermost block. A center that somebody has just let go
  /// of starts with its velocity where the curve can take that up: a spring by the clock, whose
  /// timing has no velocity of its own.
  func animateInBlock(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    let group = groupOfInnermost()
    guard property == .center, let context = contexts.last, case .clock = context.target,
      case .spring(_, 0) = context.options.curve, context.options.delay <= 0,
      let velocity = momentum?.momentum(ofView: view, at: now)
    else { return tracks.animate(view, property, kind, to: value, group: group) }
    tracks.keepDrifts()
    withUnsafePointer(to: velocity) { velocity in
      tracks.animate(
        view, property, kind, to: value, group: group,
        velocity: UnsafeRawPointer(velocity).assumingMemoryBound(to: Double.self))
    }
  }
}
