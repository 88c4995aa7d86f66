/// Destructors of host data that wait for a safe moment, in the order in which they fell due.
final class DisposalQueue {
  private struct Entry {
    let destroy: HostContext.Destroy
    let userData: UnsafeMutableRawPointer?
  }

  private var entries: [Entry] = []
  /// Calls of the host that are under way: while there are none, nothing has to wait.
  var openCalls = 0

  var isEmpty: Bool { entries.isEmpty }

  func append(_ destroy: @escaping HostContext.Destroy, _ userData: UnsafeMutableRawPointer?) {
    entries.append(Entry(destroy: destroy, userData: userData))
  }

  /// Calls what waits, and what these calls add in turn.
  func flush() {
    while !entries.isEmpty {
      let due = entries
      entries = []
      for entry in due { entry.destroy(entry.userData) }
    }
  }
}
