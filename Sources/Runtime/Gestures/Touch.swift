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
  var contact = TouchContact()
}

/// A finger that is down, and the recognizers that follow it.
final class Touch {
  private(set) var id: UInt64 = 0
  private(set) var start = Point.zero
  /// Where it is shown; what recognizers measure follows from this.
  private(set) var location = Point.zero
  private(set) var sample = TouchSample(id: 0, phase: .cancelled, point: .zero, time: 0)
  /// Where it was shown in the last frame.
  private var shown = Point.zero
  private var trail = TouchTrail()
  /// Time of its last sample, in seconds.
  private(set) var time = -Double.infinity
  /// The view on which it has come down.
  private(set) var view = Handle.none
  /// Recognizers that follow it, in the order in which they are called: the deepest view's first.
  private(set) var receivers: [Gesture] = []
  /// The device or gesture that it stands for.
  private(set) var source: Source
  /// The scroller that a wheel would scroll; none for all else.
  private(set) var content = Handle.none

  enum Source {
    /// A finger, a pen or a mouse.
    case finger
    case wheel
    /// One of the fingers of a gesture that a trackpad has recognized.
    case trackpad(TrackpadSample.Kind)
  }

  init(_ source: Source = .finger) { self.source = source }

  var isFinger: Bool { if case .finger = source { true } else { false } }
  var isWheel: Bool { if case .wheel = source { true } else { false } }
  var isTrackpad: Bool { if case .trackpad = source { true } else { false } }
  var isTrackpadPinch: Bool { if case .trackpad(.pinch) = source { true } else { false } }
  var isTrackpadSwipe: Bool { if case .trackpad(.swipe) = source { true } else { false } }

  /// Whether it is shown elsewhere than at its last sample.
  var isResampled: Bool { location != sample.point }
  var hasMovedSinceFrame: Bool { location != shown }
  /// Whether it may be shown between its samples.
  var hasTrail: Bool { !trail.isEmpty }

  /// Begins as one of the fingers of a trackpad.
  func begin(_ sample: TouchSample, of kind: TrackpadSample.Kind) {
    source = .trackpad(kind)
    begin(sample)
  }

  func begin(_ sample: TouchSample, keepsTrail: Bool = false) {
    id = sample.id
    start = sample.point
    shown = sample.point
    trail.removeAll()
    move(sample, keepsTrail: keepsTrail)
  }

  func move(_ sample: TouchSample, keepsTrail: Bool = false) {
    location = sample.point
    self.sample = sample
    time = max(time, sample.time)
    if keepsTrail { trail.add(sample.point, at: sample.time) }
  }

  func showSample() { location = sample.point }

  /// Shows it where it was at a moment.
  func show(at moment: Double) { location = trail.point(at: moment) ?? sample.point }

  func endFrame(keepsTrail: Bool) {
    shown = location
    if !keepsTrail { trail.removeAll() }
  }

  func forget() {
    receivers.removeAll(keepingCapacity: true)
    time = -.infinity
  }

  /// It has come down on a view.
  func land(on view: Handle) { self.view = view }

  func assign(to content: Handle) { self.content = content }

  func add(_ gesture: Gesture) { receivers.append(gesture) }

  func drop(_ gesture: Gesture) { receivers.removeAll { $0 === gesture } }
}
