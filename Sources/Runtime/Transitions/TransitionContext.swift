/// The host's name for a session towards its animator (TR-19); ends with the session.
final class TransitionContext: Entity {
  /// None after the end of the transition.
  private(set) var session: TransitionSession?

  init(session: TransitionSession) { self.session = session }

  override func dispose() { session = nil }
}
