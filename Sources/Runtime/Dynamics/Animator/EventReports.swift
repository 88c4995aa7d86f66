/// Events of an animator: those of the last tick, and those that wait for the next step.
struct EventReports: ~Copyable {
  enum Moment {
    /// With what the tick under way reports.
    case tick
    /// Before everything that the next step reports: the host has ended a contact.
    case beforeStep
  }

  private(set) var list = Buffer<DynamicEvent>()
  private var waiting = Buffer<DynamicEvent>()

  var isWaiting: Bool { waiting.count > 0 }

  mutating func append(_ event: DynamicEvent, _ moment: Moment = .tick) {
    switch moment {
    case .tick: list.append(event)
    case .beforeStep: waiting.append(event)
    }
  }

  /// Forgets the events of the last tick.
  mutating func beginTick() { list.removeAll() }

  /// Moves what waits to the events of the tick.
  mutating func takeWaiting() {
    for index in 0..<waiting.count { list.append(waiting[index]) }
    waiting.removeAll()
  }

  mutating func forgetWaiting() { waiting.removeAll() }

  /// Forgets what waits to be reported to a behaviour.
  mutating func forgetWaiting(to behavior: Int32) {
    guard isWaiting else { return }
    waiting.removeAll { $0.behavior == behavior }
  }
}
