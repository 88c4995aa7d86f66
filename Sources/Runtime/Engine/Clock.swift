/// The runtime's own time, made from the host's: it can run slower or faster, stand still, and be
/// taken forward.
///
///     time = host time + offset                            at speed 1
///     time = anchor + (host time − anchor's) · speed       at others
///
/// At speed 1 without offset it is the host's, to the last bit. Every change of speed sets the
/// anchor to the present moment, so that the time is continuous. A host that has said no start
/// gives it with its first time: until then the time stands at 0, and that frame takes none.
struct Clock: BitwiseCopyable {
  /// The host's time in the last frame.
  private(set) var hostTime: Double
  /// Whether it is known which time of the host is which of its own.
  private(set) var hasStarted: Bool
  private var anchor: Double
  private var hostAnchor: Double
  private var offset = 0.0
  private(set) var speed = 1.0

  init(at time: Double?) {
    hasStarted = time != nil
    hostTime = time ?? 0
    anchor = hostTime
    hostAnchor = hostTime
  }

  /// Takes the host's time; answers its own. `last` is the present one. What the host's time has
  /// gone on by more than `limit` seconds does not pass.
  mutating func advance(
    to host: Double, after last: Double, limit: Double = .infinity
  ) -> Double {
    if !hasStarted {
      hasStarted = true
      start(at: host, now: last)
    }
    let lost = host - hostTime - limit
    if lost > 0 {
      offset -= lost
      hostAnchor += lost
    }
    hostTime = host
    return time(after: last)
  }

  private mutating func start(at host: Double, now: Double) {
    let pending = time(after: now)
    hostTime = host
    anchor = pending
    hostAnchor = host
    offset = pending - host
  }

  private func time(after last: Double) -> Double {
    // Rounding must not take it back, and no speed beyond all numbers.
    let time = speed == 1 ? hostTime + offset : anchor + (hostTime - hostAnchor) * speed
    return time > last && time.isFinite ? time : last
  }

  mutating func setSpeed(_ speed: Double, now: Double) {
    // A seek that no frame has reached yet stays.
    let pending = time(after: now)
    self.speed = speed
    anchor = pending
    hostAnchor = hostTime
    offset = pending - hostTime
  }

  /// Lets the next frame be so many seconds later.
  mutating func seek(by seconds: Double) {
    offset += seconds
    anchor += seconds
  }

  /// When the host's clock shows a time to come; infinity when it never will, or when nobody knows.
  func hostTime(of time: Double) -> Double {
    guard hasStarted else { return .infinity }
    if speed == 1 { return time - offset }
    guard speed > 0 else { return .infinity }
    return hostAnchor + (time - anchor) / speed
  }
}
