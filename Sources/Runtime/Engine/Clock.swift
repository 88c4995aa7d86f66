/// The runtime's own time, made from the host's: it can run slower or faster, stand still, and be
/// taken forward.
///
///     time = host time + offset                            at speed 1
///     time = anchor + (host time − anchor's) · speed       at others
///
/// At speed 1 without offset it is the host's, to the last bit. Every change of speed sets the anchor
/// to the present moment, so that the time is continuous.
struct Clock: BitwiseCopyable {
  /// The host's time in the last frame.
  private(set) var hostTime: Double
  private var anchor: Double
  private var hostAnchor: Double
  private var offset = 0.0
  private(set) var speed = 1.0

  init(at time: Double) {
    hostTime = time
    anchor = time
    hostAnchor = time
  }

  /// Takes the host's time; answers its own. `last` is the present one.
  mutating func advance(to host: Double, after last: Double) -> Double {
    hostTime = host
    return time(after: last)
  }

  private func time(after last: Double) -> Double {
    // Rounding must not take it back, and no speed beyond all numbers.
    let time = speed == 1 ? hostTime + offset : anchor + (hostTime - hostAnchor) * speed
    return time > last && time.isFinite ? time : last
  }

  mutating func setSpeed(_ speed: Double, now: Double) {
    // What has been sought and not reached yet stays.
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

  /// When the host's clock shows a time to come; infinity when it never will.
  func hostTime(of time: Double) -> Double {
    if speed == 1 { return time - offset }
    guard speed > 0 else { return .infinity }
    return hostAnchor + (time - anchor) / speed
  }
}
