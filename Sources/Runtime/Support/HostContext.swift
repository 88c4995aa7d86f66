/// The host's `user_data` and the function that ends its life.
///
/// Whoever drops the last reference thereby disposes of it exactly once, an early return included.
/// It waits for the end of the outermost call from the host, so that a destructor never runs in the
/// middle of the engine, nor at a moment that an optimiser chooses.
final class HostContext {
  typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The host's pointer, for records of what happened. Callbacks get it from `call`.
  let userData: UnsafeMutableRawPointer?
  private let destroy: Destroy?
  private let queue: DisposalQueue?
  private let number: UInt64

  /// Without a queue, that is without a living runtime, nothing has to wait.
  init(userData: UnsafeMutableRawPointer?, destroy: Destroy?, queue: DisposalQueue?) {
    self.userData = userData
    self.destroy = destroy
    self.queue = queue
    number = queue?.nextNumber() ?? 0
  }

  /// Runs a callback of the host with its data. This is the only way from here to the host, so
  /// that no callback is open without being counted. Engine state must be whole: it may be changed
  /// inside.
  @inline(__always)
  @discardableResult
  func call<Result>(_ callback: (UnsafeMutableRawPointer?) -> Result) -> Result {
    queue?.enterCallback()
    defer { queue?.leaveCallback() }
    return callback(userData)
  }

  deinit {
    guard let destroy else { return }
    if let queue {
      queue.append(destroy, userData, number: number)
    } else {
      destroy(userData)
    }
  }
}
