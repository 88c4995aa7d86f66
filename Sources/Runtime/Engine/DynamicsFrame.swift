/// What a frame asks of dynamics.
///
/// A runtime has dynamics from their first use on, and knows them by this protocol only: a program
/// that is linked statically and never uses them does not contain them.
protocol DynamicsFrame: AnyObject {
  var needsFrame: Bool { get }
  func tellResumes(before now: Double)
  func advance(to time: Double)
  func report()
}

extension Dynamics: DynamicsFrame {}

/// The dynamics of a runtime that has not used them: nothing moves.
final class NoDynamics: DynamicsFrame {
  var needsFrame: Bool { false }
  func tellResumes(before now: Double) {}
  func advance(to time: Double) {}
  func report() {}
}

extension Runtime {
  /// The dynamics, made when they are first used.
  var dynamics: Dynamics {
    if let dynamics = dynamicsFrame as? Dynamics { return dynamics }
    let dynamics = Dynamics(
      views: views, tracks: tracks, animations: animations, entities: entities, events: events,
      time: dynamicsTime)
    dynamicsFrame = dynamics
    return dynamics
  }
}
