/// A hand on one number: takes the number, lets it follow a finger, and lets it go.
///
///     free ──take──▶ holding ──let go──▶ free
///      │                ▲
///      └──── wait ──────┘ take, once there is a number
///
/// Everything that a finger moves is moved through this: drags, transitions, sheets, screens, rows.
/// Its clients differ by the meaning of the number (`Projection`), by how it gives way
/// (`Resistance`), and by where a release leads (`Release`).
struct Hand: BitwiseCopyable {
  /// Meaning of the finger's reading.
  enum Measure: BitwiseCopyable {
    /// Added to the number.
    case distance
    /// A factor of the number.
    case factor
  }

  /// The number that the hand holds: from where, since when.
  struct Grip: BitwiseCopyable {
    /// The raw place before the finger's distance.
    fileprivate(set) var start: Double
    /// Where the finger has the number, before the resistance.
    fileprivate(set) var raw: Double
    /// In seconds of the runtime's own.
    let since: Double
    let measure: Measure
  }

  private enum State: BitwiseCopyable {
    case free
    /// Waits for a number that there is not yet. `reading` is the finger's when the owner last
    /// looked for the number.
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

  /// Where the finger has the number, before the resistance; none while the hand holds nothing.
  var raw: Double? { grip?.raw }

  /// The finger's reading when the owner last looked for the number; none while the hand does not
  /// wait.
  var waitingReading: Double? {
    if case .waiting(let reading) = state { return reading }
    return nil
  }

  /// Takes a number at a raw place, with a finger whose reading is `distance` then.
  mutating func take(at raw: Double, distance: Double = 0, since time: Double) {
    state = .holding(Grip(start: raw - distance, raw: raw, since: time, measure: .distance))
  }

  /// Takes a number at a raw place, to be multiplied by the finger's factor.
  mutating func take(factorAt raw: Double, since time: Double) {
    state = .holding(Grip(start: raw, raw: raw, since: time, measure: .factor))
  }

  /// Waits for the number that it is to take, with the finger's reading now.
  mutating func wait(reading: Double) { state = .waiting(reading: reading) }

  /// Follows a finger: its distance since the number was taken, or its factor.
  mutating func follow(_ reading: Double) {
    guard case .holding(var grip) = state else { return }
    switch grip.measure {
    case .distance: grip.raw = grip.start + reading
    case .factor: grip.raw = grip.start * reading
    }
    state = .holding(grip)
  }

  /// Puts the number at another raw place under the same finger, which moves it on from there.
  mutating func move(to raw: Double) {
    guard case .holding(var grip) = state else { return }
    switch grip.measure {
    case .distance: grip.start += raw - grip.raw
    case .factor: grip.start = grip.raw != 0 ? (grip.start * raw).divided(by: grip.raw) : raw
    }
    grip.raw = raw
    state = .holding(grip)
  }

  /// Holds nothing from now on, and waits for nothing.
  mutating func letGo() { state = .free }
}
