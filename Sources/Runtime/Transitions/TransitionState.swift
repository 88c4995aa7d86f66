/// How far a transition has come.
///
///     preparing ──▶ running ──────────────────────────────┐
///         │            │ ▲                                ▼
///         │      pause │ └────────────┐              (complete)
///         │            ▼              │                   │
///         └──────▶ interactive ──▶ settling ──────────────┤
///                      ▲              │                   ▼
///                      └──── pause ───┘                 ended
enum TransitionState {
  /// Asked for. It begins with a frame; until then the latch keeps what a hand says.
  case preparing(Latch)
  /// Moves by itself towards its end.
  case running
  /// A hand has it.
  case interactive
  /// Let go by a hand, or completed before its time: it goes to its end, or back.
  case settling(TransitionOutcome)
  case ended(TransitionOutcome)

  /// Words of an interactor from before the transition has begun (TR-10).
  final class Latch {
    var fraction: Double?
    var release: Release?
  }

  /// How a hand lets go.
  struct Release {
    let outcome: TransitionOutcome
    /// In fractions per second, when the hand knows it.
    let velocity: Double?
    let rest: TransitionSession.Rest?
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

  /// The event of a transition that begins to settle.
  var event: Event.Kind {
    self == .finished ? .transitionFinishing : .transitionCancelling
  }
}

/// The reason why a transition ends.
enum TransitionEnding {
  case byItself
  /// Another one begins: it counts as completed before its time, its picture carries on.
  case ahead
  /// Its container has left the window under it.
  case tornOff
}
