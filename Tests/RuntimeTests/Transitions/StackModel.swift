@testable import Motus

/// What the stack of a navigation controller must be, from its requests and their completions alone:
/// one request after the other, the new stack at once or at the end (NV-3, NV-6), the old
/// one after a cancel (NV-4).
struct StackModel {
  enum Request {
    case push(String)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])

    /// The new stack; nil when there is nothing to do.
    func applied(to stack: [String]) -> [String]? {
      switch self {
      case .push(let name): stack.contains(name) ? nil : stack + [name]
      case .pop: stack.count > 1 ? Array(stack.dropLast()) : nil
      case .popTo(let name):
        stack.contains(name) && stack.last != name
          ? stack.prefix { $0 != name } + [name] : nil
      case .popToRoot: stack.count > 1 ? Array(stack.prefix(1)) : nil
      case .set(let names): names
      }
    }

    var isImmediate: Bool {
      if case .set = self { return false }
      return true
    }
  }

  private struct Entry {
    let number: Int
    let request: Request
    var old: [String] = []
    var new: [String]?
  }

  private var settled: [String]
  private var current: Entry?
  private var queue: [Entry] = []
  private var count = 0

  init(_ stack: [String]) { settled = stack }

  var isIdle: Bool { current == nil }

  /// What is on the stack right now.
  var stack: [String] {
    guard let current, current.request.isImmediate, let new = current.new else { return settled }
    return new
  }

  /// A request is made. Answers its number, by which it is completed.
  mutating func add(_ request: Request) -> Int {
    count += 1
    queue.append(Entry(number: count, request: request))
    if current == nil { advance() }
    return count
  }

  /// A request's completion has been called. False when that was not its turn or not its answer.
  mutating func complete(_ number: Int, _ completed: Bool) -> Bool {
    guard let entry = current, entry.number == number else { return false }
    guard entry.new != nil || !completed else { return false }
    if completed, let new = entry.new { settled = new }
    current = nil
    return true
  }

  /// The next one's turn: after the completion of the one before has returned.
  mutating func advance() {
    guard current == nil, !queue.isEmpty else { return }
    var next = queue.removeFirst()
    next.old = settled
    next.new = next.request.applied(to: settled)
    current = next
  }
}
