/// The times of the frame that is under way, or of the last one. Layers hold it, whenever they are
/// made.
final class FrameTimes {
  /// How many frames there have been.
  private(set) var number: UInt64 = 0
  /// The runtime's own time, and the host's.
  private(set) var now = 0.0
  private(set) var hostTime = 0.0
  /// How many seconds of the host's lie between the frame before and this one; 0 for the first one.
  private(set) var hostStep = 0.0
  /// Seconds of the own clock in one of the host's.
  private(set) var speed = 1.0

  func open(at now: Double, hostTime: Double, speed: Double) {
    hostStep = number > 0 ? hostTime - self.hostTime : 0
    number += 1
    self.now = now
    self.hostTime = hostTime
    self.speed = speed
  }

  /// The own time of a moment of the host's that this frame brings: to the last bit the host's,
  /// where the own clock is.
  func ownTime(of moment: Double) -> Double {
    now == hostTime ? min(moment, now) : now - max(0, hostTime - moment) * speed
  }
}
