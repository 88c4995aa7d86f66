/// Completion handlers: those that wait for their animation, and those that have fallen due.
///
/// A frame calls what is due at its end, in the order in which it fell due, after all values are
/// stored.
final class Completions {
  typealias Handler = (_ finished: Bool) -> Void

  private struct Due {
    let handler: Handler
    let finished: Bool
  }

  private var waiting: [Handler?] = []
  private var free: [Int32] = []
  private var due: [Due] = []

  var isEmpty: Bool { due.isEmpty }

  /// Keeps a handler until `fire` or `drop`; −1 stands for none.
  func keep(_ handler: Handler?) -> Int32 {
    guard let handler else { return -1 }
    if let index = free.popLast() {
      waiting[Int(index)] = handler
      return index
    }
    waiting.append(handler)
    return Int32(truncatingIfNeeded: waiting.count - 1)
  }

  /// Lets a kept handler fall due.
  func fire(_ index: Int32, finished: Bool) {
    guard index >= 0, let handler = waiting[Int(index)] else { return }
    waiting[Int(index)] = nil
    free.append(index)
    post(finished: finished, handler)
  }

  /// Lets a handler fall due that was never kept.
  func post(finished: Bool = true, _ handler: @escaping Handler) {
    due.append(Due(handler: handler, finished: finished))
  }

  /// Calls what is due. What falls due meanwhile comes with the next frame.
  func run() {
    guard !due.isEmpty else { return }
    let batch = due
    due = []
    for entry in batch { entry.handler(entry.finished) }
  }

  func removeAll() {
    waiting = []
    free = []
    due = []
  }
}
