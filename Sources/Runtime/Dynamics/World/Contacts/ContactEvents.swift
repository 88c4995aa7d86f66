/// The contacts that began and ended since the animator last read and cleared them, after each
/// frame.
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

  func isSound(_ isTag: (Int32) -> Bool) -> Bool {
    for list in [began, ended] {
      for index in 0..<list.count {
        guard isTag(list[index].tagA), isTag(list[index].tagB),
          Soundness.isInReach(list[index].point)
        else { return false }
      }
    }
    return true
  }

  /// The event of an end has no point.
  func checkInvariants() {
    for index in 0..<endEvents.count { assert(endEvents[index].point == .zero) }
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&beginEvents)
    coder.code(&endEvents)
  }
}
