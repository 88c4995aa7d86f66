/// Something that happened, as callbacks report it, too: for hosts that read instead of listen.
struct Event: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum Kind: UInt32 {
    case viewDidLoad = 1
    case viewWillAppear = 2
    case viewIsAppearing = 3
    case viewDidAppear = 4
    case viewWillDisappear = 5
    case viewDidDisappear = 6
    case willMoveToParent = 7
    case didMoveToParent = 8
    case willShow = 9
    case didShow = 10
    case didSelect = 11
    case viewWillChangeSize = 12
    case traitsWillChange = 13
    case transitionBegan = 16
    case transitionBecameInteractive = 17
    case transitionFinishing = 18
    case transitionCancelling = 19
    case transitionEnded = 20
    case presentationAdapted = 24
    case sheetDetentChanged = 25
    case sheetDragBegan = 26
    case sheetDragEnded = 27
    case completed = 28
    case willDismiss = 29
    case didDismiss = 30
    case didAttemptToDismiss = 31
    case gesture = 32
    case safeAreaChanged = 72
    case scrollWillBeginDragging = 80
    case scrollDidScroll = 81
    case scrollWillEndDragging = 82
    case scrollDidEndDragging = 83
    case scrollWillBeginDecelerating = 84
    case scrollDidEndDecelerating = 85
    case scrollDidEndAnimation = 86
    case scrollPageChanged = 87
    case scrollDidTriggerRefresh = 88
    case scrollDidScrollToTop = 89
    case scrollWillBeginZooming = 90
    case scrollDidZoom = 91
    case scrollDidEndZooming = 92
    case scrollWantsKeyboardAway = 93
    case splitModeChanged = 94
    case splitCollapsed = 95
    case settled = 33
    case childEntering = 34
    case childEntered = 35
    case childLeaving = 36
    case childLeft = 37
    case childReturned = 38
    case childMovedParent = 39
    case arrangementSettled = 40
    case flightBegan = 41
    case flightEnded = 42
    case reorderChanged = 43
    case reorderEnded = 44
    case dynamicsWillResume = 48
    case dynamicsDidPause = 49
    case dynamicsItemLeft = 50
    case contactBegan = 51
    case contactEnded = 52
    case displayLink = 64
    case timer = 65
    case cue = 66
    case dragBegan = 67
    case dragChanged = 68
    case dragEnded = 69
    case dragSettled = 70
    case rowOpened = 96
    case rowClosed = 97
    case rowArmed = 98
    case rowDisarmed = 99
    case rowChosen = 100
    case focusLost = 104
    case focusGained = 105
    case focusOrderChanged = 106
    case dynamicsLayoutChanged = 107
  }

  let kind: UInt32
  /// Detail that depends on the kind: whether animated, whether completed.
  let detail: Int32
  let subject: Handle.Bits
  let other: Handle.Bits
  /// The subject's own at that time.
  let tag: UInt64
  /// The time of the frame, in seconds.
  let time: Double
  /// A fraction where the kind has one.
  let value: Double
}

/// Events since the last frame, and those of the last frame, which stay readable until the next.
final class EventQueue {
  private(set) var published = Buffer<Event>()
  private var pending = Buffer<Event>()
  private(set) var trace = TraceHash()
  /// Where the tags of subjects are looked up.
  let tags: Tags?
  /// The time that events are given.
  private(set) var now: Double = 0
  private let firstGeneration: UInt16

  init(firstGeneration: UInt16, tags: Tags? = nil) {
    self.tags = tags
    self.firstGeneration = firstGeneration
  }

  /// Gives events this time from now on.
  func setTime(_ time: Double) { now = time }

  func post(
    _ kind: Event.Kind, _ subject: Handle, other: Handle = .none, detail: Int32 = 0,
    value: Double = 0
  ) {
    pending.append(
      Event(
        kind: kind.rawValue, detail: detail, subject: subject.bits, other: other.bits,
        tag: tags?[subject] ?? 0, time: now, value: value))
    trace.add(UInt64(kind.rawValue))
    trace.add(UInt64(bitPattern: Int64(detail)))
    fold(subject)
    fold(other)
    trace.add(now.bitPattern)
    trace.add(value.bitPattern)
  }

  /// Reports the end of something for which the host gave data but no function to be called. The
  /// data is no name: the trace does not have it.
  func postCompletion(_ data: UnsafeMutableRawPointer?, detail: Int32) {
    post(.completed, .none, detail: detail)
    let last = pending.count - 1
    let event = pending[last]
    pending[last] = Event(
      kind: event.kind, detail: detail, subject: 0, other: Handle.Bits(bitPattern: data),
      tag: 0, time: event.time, value: 0)
  }

  var isEmpty: Bool { pending.count == 0 }

  /// Adds a name to the trace, as it would be in the first runtime of a process: the trace says
  /// what has happened here, not what has lived before.
  @inline(__always)
  func fold(_ handle: Handle) {
    trace.add(handle.isNone ? 0 : handle.word(firstGeneration: firstGeneration))
  }

  /// Adds to the trace what is no event of its own.
  func fold(_ word: UInt64) { trace.add(word) }

  /// Ends a frame: what happened becomes readable. Two columns take turns.
  func publish() {
    swap(&published, &pending)
    pending.removeAll()
  }
}
