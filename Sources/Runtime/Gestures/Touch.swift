/// What the host says of a finger at one moment.
struct TouchSample: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum Phase: UInt32 {
    case began = 0
    case moved = 1
    case ended = 2
    case cancelled = 3
  }

  let id: UInt64
  let phase: Phase
  /// In the window.
  let point: Point
  /// On the clock of the runtime, in seconds.
  let time: Double
}

/// A finger that is down, and the recognizers that follow it.
final class Touch {
  private(set) var id: UInt64 = 0
  private(set) var start = Point.zero
  private(set) var location = Point.zero
  /// When it was heard of last, in seconds.
  private(set) var time = -Double.infinity
  /// What it has come down on.
  var view = Handle.none
  /// In the order in which they are told: the deepest view's first.
  var receivers: [Gesture] = []
  /// Whether it stands for a wheel, and the scroller that would have that.
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
