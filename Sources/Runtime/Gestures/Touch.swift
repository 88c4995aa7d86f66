/// A sample of a finger, as the host has fed it.
struct TouchSample: BitwiseCopyable {
  /// Phases. The values are those of the C enumerators.
  enum Phase: UInt32 {
    case began = 0
    case moved = 1
    case ended = 2
    case cancelled = 3
  }

  let id: UInt64
  let phase: Phase
  /// Position in the window.
  let point: Point
  /// Time in seconds of the host's clock.
  let time: Double
}

/// A finger that is down, and the recognizers that follow it.
final class Touch {
  private(set) var id: UInt64 = 0
  private(set) var start = Point.zero
  private(set) var location = Point.zero
  /// Time of its last sample, in seconds.
  private(set) var time = -Double.infinity
  /// The view on which it has come down.
  var view = Handle.none
  /// Recognizers that follow it, in the order in which they are called: the deepest view's first.
  var receivers: [Gesture] = []
  /// Whether it represents a wheel, and then the scroller that would have that.
  let isWheel: Bool
  var content = Handle.none

  init(isWheel: Bool = false) { self.isWheel = isWheel }

  func begin(_ sample: TouchSample) {
    id = sample.id
    start = sample.point
    move(sample)
  }

  func move(_ sample: TouchSample) {
    location = sample.point
    time = max(time, sample.time)
  }

  func forget() {
    receivers.removeAll(keepingCapacity: true)
    time = -.infinity
  }

  func drop(_ gesture: Gesture) { receivers.removeAll { $0 === gesture } }
}
