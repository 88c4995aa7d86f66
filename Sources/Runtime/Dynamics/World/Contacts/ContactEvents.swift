/// What began and what ended to touch since the owner last took note of it.
struct ContactEvents: ~Copyable {
  private var beginEvents = Buffer<ContactEvent>()
  private var endEvents = Buffer<ContactEvent>()

  var began: Rows<ContactEvent> { beginEvents.rows }
  var ended: Rows<ContactEvent> { endEvents.rows }

  mutating func noteBegin(_ event: ContactEvent) { beginEvents.append(event) }
  mutating func noteEnd(_ event: ContactEvent) { endEvents.append(event) }
  mutating func clearBegun() { beginEvents.removeAll() }
  mutating func clearEnded() { endEvents.removeAll() }

  mutating func removeEnded(where isUnwanted: (ContactEvent) -> Bool) {
    endEvents.removeAll(where: isUnwanted)
  }

  /// An end has no place.
  func checkInvariants() {
    for index in 0..<endEvents.count { assert(endEvents[index].point == .zero) }
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&beginEvents)
    coder.code(&endEvents)
  }
}
