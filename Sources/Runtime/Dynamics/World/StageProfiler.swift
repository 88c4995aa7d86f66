/// Time per stage of a world's steps, by a clock that the host lends: the engine reads none.
final class StageProfiler {
  /// In the order in which `World.step` runs them.
  enum Stage: Int, CaseIterable {
    case predictPaths, broadPhase, narrowPhase, islands
    case integrateVelocities, prepareJoints, warmStart, prepareRestitution
    case solveJoints, solveContacts, integratePositions, continuous, relaxJoints, relaxContacts
    case reportContacts, sleep

    static let count = Stage.sleep.rawValue + 1

    /// Name of the stage in a profile, for the host.
    var name: StaticString {
      switch self {
      case .predictPaths: "predict paths"
      case .broadPhase: "broad phase"
      case .narrowPhase: "narrow phase"
      case .islands: "islands"
      case .integrateVelocities: "integrate velocities"
      case .prepareJoints: "prepare joints"
      case .warmStart: "warm start"
      case .prepareRestitution: "prepare restitution"
      case .solveJoints: "solve joints"
      case .solveContacts: "solve contacts"
      case .integratePositions: "integrate positions"
      case .continuous: "continuous"
      case .relaxJoints: "relax joints"
      case .relaxContacts: "relax contacts"
      case .reportContacts: "report contacts"
      case .sleep: "sleep"
      }
    }
  }

  private let now: () -> Double
  /// The clock when the running stage began, s.
  private var last = 0.0
  /// By stage, since profiling began, s.
  private var seconds = Buffer<Double>()

  init(now: @escaping () -> Double) {
    self.now = now
    seconds.resize(to: Stage.count, filling: 0)
  }

  subscript(stage: Int) -> Double { seconds[stage] }

  /// The first stage of a call begins.
  func begin() { last = now() }

  /// Ends a stage and begins the next one. A clock that goes back, or has no number, adds nothing.
  func finish(_ stage: Stage) {
    let time = now()
    if time > last, (time - last).isInReach { seconds[stage.rawValue] += time - last }
    last = time
  }
}
