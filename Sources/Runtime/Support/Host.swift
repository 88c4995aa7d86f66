/// The engine's side of the line to the host: diagnostics, call depth, data to dispose of.
final class Host {
  /// `function` begins with the name of a C function, which a parenthesis or a zero ends.
  typealias Report = (
    _ code: Fault.Code, _ function: UnsafePointer<UInt8>, _ message: Message
  ) -> Void

  let disposal = DisposalQueue()
  /// Called at ends for which the host has given no function. The runtime owns both. None before
  /// there is a runtime.
  unowned(unsafe) private(set) var events: EventQueue?
  /// Called with every refusal and every warning.
  private(set) var report: Report?
  /// The object of each open call, by how many callbacks were open when it was made.
  private let subjects: UnsafeMutablePointer<Handle>
  /// How many callbacks of the host are open: none of them may tick or destroy the runtime.
  var callbackDepth: Int { disposal.callbackDepth }

  init() {
    subjects = .allocate(capacity: Self.depths)
    subjects.initialize(repeating: .none, count: Self.depths)
  }

  deinit { subjects.deallocate() }

  func attach(to events: EventQueue) { self.events = events }

  func setReport(_ report: Report?) { self.report = report }

  /// A callback counts once or twice: the objects of calls in three of them are known.
  private static let depths = 8

  /// The object of the innermost open call, which a refusal names; none in very deep callbacks.
  var subject: Handle {
    get { callbackDepth < Self.depths ? subjects[callbackDepth] : .none }
    set { if callbackDepth < Self.depths { subjects[callbackDepth] = newValue } }
  }

  /// Runs a callback of the host. Engine state must be whole here: it may be changed inside.
  @inline(__always)
  func call<Result>(_ body: () -> Result) -> Result {
    disposal.enterCallback()
    defer { disposal.leaveCallback() }
    return body()
  }

  /// Reports something that is wrong but is not the answer to a call.
  @inline(__always)
  func warn(_ code: Fault.Code, _ function: StaticString, _ message: Message) {
    warn(code, function.utf8Start, message)
  }

  @inline(never)
  func warn(_ code: Fault.Code, _ function: UnsafePointer<UInt8>, _ message: Message) {
    guard let report else { return }
    call { report(code, function, message) }
  }
}
