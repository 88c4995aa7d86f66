/// The host's `user_data` and the function that ends its life.
///
/// Whoever drops the last reference thereby disposes of it exactly once, an early return included.
/// Inside a call from the host it waits for the end of the outermost one, so that a destructor
/// never runs in the middle of the engine.
final class HostContext {
  typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> Void

  let userData: UnsafeMutableRawPointer?
  private let destroy: Destroy?
  private let queue: DisposalQueue?

  init(userData: UnsafeMutableRawPointer?, destroy: Destroy?, queue: DisposalQueue?) {
    self.userData = userData
    self.destroy = destroy
    self.queue = queue
  }

  deinit {
    guard let destroy else { return }
    if let queue, queue.openCalls > 0 {
      queue.append(destroy, userData)
    } else {
      destroy(userData)
    }
  }
}
