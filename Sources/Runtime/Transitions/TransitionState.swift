/// The state of a transition.
///
///     preparing ──▶ running ──────────────────────────────┐
///         │            │ ▲                                ▼
///         │      pause │ └────────────┐              (complete)
///         │            ▼              │                   │
///         └──────▶ interactive ──▶ settling ──────────────┤
///                      ▲              │                   ▼
///                      └──── pause ───┘                 ended
enum TransitionState {
  /// Requested. It begins with a frame; until then the latch keeps calls of the interactor.
  case preparing(Latch)
  /// Moves by itself towards its end.
  case running
  /// A hand leads it.
  case interactive
  /// A hand has ended, or it was completed before its time: it moves to its end, or back.
  case settling(TransitionOutcome)
  case ended(TransitionOutcome)

  /// Calls of an interactor from before the beginning (TR-10).
  final class Latch {
    private(set) var fraction: Double?
    private(set) var release: Release?
    /// When the release was kept: the time of the lift.
    private(set) var moment = 0.0

    func keep(_ fraction: Double) { self.fraction = fraction }

    func forgetFraction() { fraction = nil }

    /// Keeps the end of the interaction; the first one counts.
    func keep(_ release: Release, at moment: Double) {
      guard self.release == nil else { return }
      (self.release, self.moment) = (release, moment)
    }

    func forgetRelease() { release = nil }
  }

  /// The end of an interaction.
  struct Release {
    let outcome: TransitionOutcome
    /// In fractions per second; none if unknown.
    let velocity: Double?
    let remainder: TransitionSession.Remainder?
  }

  var isCancelled: Bool {
    switch self {
    case .settling(.cancelled), .ended(.cancelled): true
    default: false
    }
  }

  var noun: StaticString {
    switch self {
    case .preparing: "preparing"
    case .running: "running"
    case .interactive: "interactive"
    case .settling(.finished): "finishing"
    case .settling(.cancelled): "cancelling"
    case .ended: "ended"
    }
  }
}

enum TransitionOutcome {
  case finished, cancelled

  init(completed: Bool) { self = completed ? .finished : .cancelled }

  /// The fraction at which it ends.
  var fraction: Double { self == .finished ? 1 : 0 }

  /// The event when a transition begins to settle.
  var event: Event.Kind {
    self == .finished ? .transitionFinishing : .transitionCancelling
  }
}

/// The reason why a transition ends.
enum TransitionEnding {
  case byItself
  /// Completed before its time as another one begins; its motion goes on.
  case ahead
  /// Ended because its container has left the window.
  case tornOff
  /// Ended because a side has left its container.
  case withoutSide

  /// Whether motion that is under way is cut off.
  var cutsMotion: Bool { self == .tornOff || self == .withoutSide }
}
