/// Beginnings that the host of a scroller has been told, and what it has yet to be told.
///
/// Every beginning that is reported has one end that is reported: `reported` says what has begun.
struct ScrollNews: ~Copyable {
  /// The motion whose beginning has been reported, besides a drag.
  enum Reported {
    case none
    case decelerating
    /// `isToTop`: the arrival at the top will be reported.
    case animating(completion: Int32, isToTop: Bool)
    /// A motion has been replaced by another one, and its end is being reported.
    case replaced
  }

  /// The change of the shown offset since the host was notified.
  private enum Change {
    case none
    /// By the content alone.
    case adjusted
    case scrolled
  }

  private(set) var reported = Reported.none
  /// Whether the host has set the bounds during the reported motion.
  private var isCutShort = false
  private var change = Change.none
  /// Number of the frame in which the host was last notified.
  private var notifiedFrame: UInt64 = 0
  /// Counts requests and fingers: a callback that leads to another one ends what was to follow it.
  private(set) var serial: UInt64 = 0

  /// Whether the shown offset has changed since the host was notified.
  var hasScrolled: Bool { change != .none }
  /// Whether a beginning has been reported and no end.
  var owesEnd: Bool {
    if case .none = reported { return false }
    return true
  }

  /// Counts a request or a finger, and returns its number.
  @discardableResult
  mutating func countRequest() -> UInt64 {
    serial += 1
    return serial
  }

  // MARK: Beginnings and ends

  /// Notes a motion whose beginning is reported.
  mutating func noteBegin(_ reported: Reported) {
    self.reported = reported
    isCutShort = false
  }

  /// Lets the end of an animation be reported as the arrival at the top. Returns whether one is
  /// under way.
  mutating func goToTop() -> Bool {
    guard case .animating(let completion, _) = reported else { return false }
    reported = .animating(completion: completion, isToTop: true)
    return true
  }

  /// Notes that the host has set the bounds during the motion.
  mutating func cutShort() {
    countRequest()
    isCutShort = true
  }

  /// Whether the reported motion has come to its own end, as it is over.
  var isFinished: Bool { !isCutShort }

  /// Notes the end of what is reported, and the beginning of `next`. Returns what has ended, whose end is to
  /// be reported; none, and notes nothing, while the end of a replaced motion is being reported.
  mutating func end(leaving next: Reported) -> Reported {
    let ended = reported
    if case .replaced = ended { return .none }
    noteBegin(next)
    return ended
  }

  // MARK: Offsets

  /// Notes that the shown offset or scale has changed.
  mutating func noteScroll() { if change == .none { change = .scrolled } }

  /// Notes that the change noted last is by the content alone; `hadScrolled` says whether there was one
  /// before, which counts.
  mutating func noteAdjustment(since hadScrolled: Bool) {
    if change == .scrolled, !hadScrolled { change = .adjusted }
  }

  /// Whether a change is to be reported in a frame: one that follows in the same frame is reported
  /// with the next.
  func isDue(in frame: UInt64) -> Bool { change != .none && notifiedFrame != frame }

  /// Notes the frame in which the host is being notified.
  mutating func noteNotified(in frame: UInt64) { notifiedFrame = frame }

  /// Forgets the change, which is being reported. Returns whether it is by the content alone.
  mutating func takeChange() -> Bool {
    defer { change = .none }
    return change == .adjusted
  }
}
