/// A hand on one number: it takes it, follows a finger with it, and lets it go.
///
///     free ──take──▶ holding ──let go──▶ free
///      │                ▲
///      └──── wait ──────┘  what it wants is there
///
/// Whatever a finger moves is moved through this: drags, transitions, sheets, screens, rows, scrolled
/// content. What differs is what the number stands for (`Projection`), how it gives way
/// (`Resistance`), and where a release leads (`Release`).
struct Hand: BitwiseCopyable {
  /// What the finger's reading does to the number.
  enum Measure: BitwiseCopyable {
    /// It is added.
    case way
    /// It is a factor.
    case factor
  }

  /// What it holds: from where, since when.
  struct Grip: BitwiseCopyable {
    /// The raw place without any way of the finger.
    fileprivate(set) var start: Double
    /// Where the finger has it, before the resistance.
    fileprivate(set) var raw: Double
    /// In seconds of the runtime's own.
    let since: Double
    let measure: Measure
  }

  private enum State: BitwiseCopyable {
    case free
    /// What it wants is not there yet: the finger's reading when that was looked for last.
    case waiting(reading: Double)
    case holding(Grip)
  }

  private var state = State.free

  var isFree: Bool {
    if case .free = state { return true }
    return false
  }

  var grip: Grip? {
    if case .holding(let grip) = state { return grip }
    return nil
  }

  /// Where the finger has it, before the resistance; none while it holds nothing.
  var raw: Double? { grip?.raw }

  /// The finger's reading when what it waits for was looked for last; none when it does not wait.
  var waitingReading: Double? {
    if case .waiting(let reading) = state { return reading }
    return nil
  }

  /// Takes what stands at a raw place, with a finger that has gone some way already.
  mutating func take(at raw: Double, way: Double = 0, since time: Double) {
    state = .holding(Grip(start: raw - way, raw: raw, since: time, measure: .way))
  }

  /// Takes what is a multiple of what it is now as the finger goes on.
  mutating func take(factorAt raw: Double, since time: Double) {
    state = .holding(Grip(start: raw, raw: raw, since: time, measure: .factor))
  }

  /// Waits for what it wants to take.
  mutating func wait(reading: Double) { state = .waiting(reading: reading) }

  /// Follows a finger: its way since it was taken, or its factor.
  mutating func follow(_ reading: Double) {
    guard case .holding(var grip) = state else { return }
    switch grip.measure {
    case .way: grip.raw = grip.start + reading
    case .factor: grip.raw = grip.start * reading
    }
    state = .holding(grip)
  }

  /// Moves what it holds under the same finger.
  mutating func move(to raw: Double) {
    guard case .holding(var grip) = state else { return }
    switch grip.measure {
    case .way: grip.start += raw - grip.raw
    case .factor: grip.start = grip.raw != 0 ? (grip.start * raw).divided(by: grip.raw) : raw
    }
    grip.raw = raw
    state = .holding(grip)
  }

  mutating func letGo() { state = .free }
}
