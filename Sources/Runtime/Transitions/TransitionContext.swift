/// A transition as its animator sees it (TR-19). A name for the session; it ends with it.
final class TransitionContext: Entity {
  /// None once the transition has ended.
  private(set) var session: TransitionSession?

  init(session: TransitionSession) { self.session = session }

  override func dispose() { session = nil }
}
