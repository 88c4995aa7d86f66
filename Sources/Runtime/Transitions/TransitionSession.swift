/// One transition, of whatever kind, from the request to the last completion.
///
///     preparing ──▶ running ──────────────────────────────┐
///         │            │ ▲                                ▼
///         │      pause │ └────────────┐              (complete)
///         │            ▼              │                   │
///         └──────▶ interactive ──▶ finishing ─────────────┤
///                      ▲   └─────▶ cancelling ────────────┤
///                      └── pause ──────┘                  ▼
///                                                       ended
///
/// It alone owns hierarchy fix-up, lifecycle calls, the context, the coordinator, the interactor
/// and the animator; what differs between the kinds is the request's policy.
final class TransitionSession {
  enum Phase {
    case preparing, running, interactive, finishing, cancelling, ended

    var noun: StaticString {
      switch self {
      case .preparing: "preparing"
      case .running: "running"
      case .interactive: "interactive"
      case .finishing: "finishing"
      case .cancelling: "cancelling"
      case .ended: "ended"
      }
    }
  }

  /// What an interactor said before the transition had begun (TR-10).
  struct Latch {
    var fraction: Double?
    var end: (cancelled: Bool, velocity: Double?, rest: Rest?)?
  }

  /// How what is left of the way goes, when the hand that lets go knows.
  struct Rest {
    let curve: TimingCurve
    let seconds: Double
  }

  let transitions: Transitions
  let request: TransitionRequest
  let animator: AnimatedTransitioning
  /// None when it drives another transition.
  private(set) var interactor: InteractiveTransitioning?
  var phase = Phase.preparing
  /// The names under which hosts know the session, while it lasts.
  private(set) lazy var context = TransitionContext(session: self)
  private(set) lazy var coordinator = TransitionCoordinator(session: self)
  /// What moves with the transition; an interruptible animator goes beside it.
  var driver: Driver
  /// The interruptible animator that the animator has vended (TR-5).
  var vended: PropertyAnimator?
  /// Animators that have been started while it was set up, and move with it.
  var carried: [PropertyAnimator] = []
  var latch = Latch()
  /// Seconds, as the animator says; from the request on.
  var duration: Double = 0
  var percentComplete: Double = 0
  /// 1 while nobody has given another.
  var completionVelocity: Double = 1
  var isCancelled = false {
    didSet { flights?.isCancelled = isCancelled }
  }
  /// Whether its animator sets up its animations now.
  var isSettingUp = false
  var hasMatched = false
  /// The pairs of views that fly with it.
  var flights: SessionFlights?
  /// From the request on.
  var initiallyInteractive = false
  /// Along which the rest goes when interaction has ended.
  var completionCurve = TimingCurve.cubic(.easeInOut)
  /// Where the views stand before and after; zero where unknown (TR-7).
  var initialFrames = Frames()
  var finalFrames = Frames()
  /// Held while the session lasts.
  var containerView = Handle.none
  /// Whether it has the appearance of both sides in hand.
  var isInHand = false
  /// Whether its animator has been asked to animate.
  var hasBegun = false
  /// The bounds of the container view for which both sides stand where they do.
  var laidOut = Rect.zero
  /// Whether what it moves has been brought to its end, or carries on alone.
  var hasSettledMotion = false
  /// It has been completed before its time, because another one begins.
  var isAhead = false
  /// What it has shown when that happened, until it has ended.
  var pictureAhead: Picture?
  /// The new side's view, when it was still in the picture of an earlier transition.
  var claimed = Afterimages.Claimed()
  /// Its container has left the window under it.
  var isTornOff = false
  /// When the transition is late and somebody should be told.
  var watchdog = Double.infinity
  var hasWaitedForVended = false
  var hasBeenReported = false
  /// Others whose coordinator it is: what is presented, and adapts to a change of size.
  var guests: [Handle] = []

  struct Frames {
    var from = Rect.zero
    var to = Rect.zero

    mutating func replace(with said: Frames) {
      if said.from != .zero { from = said.from }
      if said.to != .zero { to = said.to }
    }
  }

  init(_ request: TransitionRequest, _ transitions: Transitions, animator: AnimatedTransitioning) {
    self.request = request
    self.transitions = transitions
    self.animator = animator
    interactor = request.interactor
    driver = Driver(duration: 0, curve: .cubic(.easeInOut))
  }

  var controllers: Controllers { transitions.controllers }
  var animations: Animations { transitions.animations }

  func involves(_ controller: ViewController) -> Bool {
    request.from === controller || request.to === controller || request.container === controller
      || request.others.contains { $0 === controller }
      || request.othersComing.contains { $0 === controller } || guests.contains(controller.handle)
  }

  func refuseInteraction() { interactor = nil }
}
