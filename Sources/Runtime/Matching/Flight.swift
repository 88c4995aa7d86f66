/// A pair of views under way, drawn as one picture between both places.
///
/// It sets out from one end and heads for the other. With progress P of its session, w the part of
/// the way that a number has gone at P (`FlightValues.way`), the target read anew in every frame,
/// and u the seconds since it took off,
///
///     shown = target + offset · r + (lag + drift · u) · e^(−ωu),
///     r = 1 − w towards the goal, w back.
///
/// The offset is fixed where it takes off or turns round, so that nothing jumps; the drift gives it
/// the velocity that it was shown with before. Where too little of the way is left for the offset
/// to make up for a difference, the lag does: it comes to rest as a critically damped spring.
struct Flight: BitwiseCopyable {
  enum Heading { case goal, origin }

  /// How it goes where it goes.
  enum Motion: BitwiseCopyable {
    /// With its transition.
    case way
    /// By a spring of its own, each number with its own velocity.
    /// What lies behind has one, too.
    case spring(SpringParameters, cover: SpringParameters)
    /// With a hand, which has the screen here.
    case held(ZoomCard, SpringParameters)
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let sourceGone = Flags(rawValue: 1)
    static let destinationGone = Flags(rawValue: 2)
    /// Snapshots of ours are drawn in place of views.
    static let ownsSource = Flags(rawValue: 1 << 16)
    static let ownsDestination = Flags(rawValue: 1 << 17)
    /// Nothing waits at its end: it fades.
    static let fades = Flags(rawValue: 1 << 18)
    /// A screen flies as a whole.
    static let zooms = Flags(rawValue: 1 << 19)
    /// There is no source: the screen itself grows and shrinks a little.
    static let fallback = Flags(rawValue: 4)
    static let told: Flags = [.sourceGone, .destinationGone, .fallback]
  }

  /// An end: the view, and what is drawn of it.
  struct End: BitwiseCopyable {
    var view: Handle.Bits
    /// The view that is drawn: `view`, or a snapshot in its place; 0 for none.
    var drawn: Handle.Bits
    var tag: UInt64
    var options: MatchOptions
    /// Where it was seen last.
    var values: FlightValues
    /// Size of the view itself.
    var size: Size
    /// Where it stands once nothing moves it; none before it has been read.
    var rest: FlightValues?

    var handle: Handle { Handle(bits: view) }
  }

  let key: UInt64
  /// Whether it flies from the destination to the source.
  fileprivate(set) var goesBack: Bool
  var source: End
  var destination: End
  var flags: Flags = []
  /// The parts of the source, from each side, that were not seen at take-off.
  var hidden = Insets.zero
  var arc = FlightValues.Arc.none
  var bend = 0.0
  /// The part of the screen that covers the source, of a zoom, in the screen's bounds.
  var alignment: Rect?
  var motion = Motion.way

  var heading = Heading.goal
  var offset = FlightNumbers.zero
  var drift = FlightNumbers.zero
  var lag = FlightNumbers.zero
  /// From when on u counts, and ω per second.
  var start = 0.0
  var frequency = 0.0
  /// Progress towards the goal, and what is shown there.
  var progress = 0.0
  /// Progress of the view behind a screen that goes back by itself.
  var coverProgress: Double?
  var shown = FlightValues()
  /// How much of it is seen. A flight whose target has gone goes out on the rest of its way.
  var faded = 1.0
  fileprivate(set) var fadeGoal = 1.0
  fileprivate(set) var fadeStart = 1.0
  /// Progress that was left when fading began.
  fileprivate(set) var fadesFrom = 1.0
  /// Per second, when it was completed ahead.
  var velocity = FlightNumbers.zero

  var sourceOptions: MatchOptions { source.options }

  /// Fraction from the source to the destination, whichever way it flies.
  var fraction: Double {
    if !flags.isDisjoint(with: [.zooms, .fades]) { return shown.openness }
    return goesBack ? 1 - progress : progress
  }

  var origin: End { goesBack ? destination : source }
  var goal: End { goesBack ? source : destination }
  var target: FlightValues { heading == .goal ? goal.values : origin.values }
  var opposite: FlightValues { heading == .goal ? origin.values : goal.values }

  private func rest(at progress: Double) -> FlightNumbers {
    var way = FlightValues.way(goesBack ? 1 - progress : progress, arc: arc, bend: bend)
    if let coverProgress { way[FlightValues.depthIndex] = 1 - coverProgress }
    return (heading == .goal) != goesBack ? FlightNumbers(repeating: 1) - way : way
  }

  /// Derivative of `rest` by the progress: d(1 − w) towards the goal.
  private var restSlope: FlightNumbers {
    let slope = FlightValues.waySlope(fractionOfWay, arc: arc, bend: bend)
    return heading == .goal ? slope * -1 : slope
  }

  private var fractionOfWay: Double { goesBack ? 1 - progress : progress }

  /// How much of the progress is left.
  private var distance: Double { heading == .goal ? 1 - progress : progress }

  /// The offsets that time alone brings to rest, whatever the progress: lag and drift.
  private func leftover(at time: Double) -> FlightNumbers {
    let passed = max(0, time - start)
    return (lag + drift * passed) * Elementary.exp(-min(frequency * passed, 700))
  }

  /// A critically damped spring is within .1 % of rest when ωt = 9.23341.
  static func frequency(toRestIn seconds: Double) -> Double { 9.23341 / max(seconds, 0.05) }

  /// Whether it goes to where another one goes, or is held there.
  func stands(as other: Flight) -> Bool {
    let end = isHeld ? destination : heading == .goal ? goal : origin
    let before = isHeld ? other.destination : heading == .goal ? other.goal : other.origin
    guard let now = end.rest, let old = before.rest else { return true }
    for index in 0...FlightValues.lastOfPlace where now.numbers[index] != old.numbers[index] {
      return false
    }
    return true
  }

  /// A remaining distance below this is too short to make up for anything.
  private static let shortestRest = 0.01

  /// Lets what is shown be `shown` now, at this progress.
  mutating func anchor(at time: Double) {
    let rest = self.rest(at: progress)
    let gap = shown.numbers - target.numbers - leftover(at: time)
    let plain = opposite.numbers - target.numbers
    var missing = FlightNumbers.zero
    var misses = false
    for index in 0..<FlightNumbers.count {
      let isShort = rest[index].magnitude < Self.shortestRest
      offset[index] = isShort ? plain[index] : gap[index] / rest[index]
      guard isShort else { continue }
      missing[index] = gap[index] - plain[index] * rest[index]
      misses = misses || missing[index] != 0
    }
    if misses { fallBehind(by: missing, at: time) }
  }

  /// Lags by more from now on, without a velocity of its own:
  ///
  ///     (l + du) e^(−ωu),  u = v + s:   ((l + dv) e^(−ωv) + d e^(−ωv) s) e^(−ωs)
  private mutating func fallBehind(by missing: FlightNumbers, at time: Double) {
    let passed = max(0, time - start)
    lag = leftover(at: time) + missing
    drift = drift * Elementary.exp(-min(frequency * passed, 700)) + missing * frequency
    start = time
  }

  /// Turns round, wherever it is.
  mutating func head(_ heading: Heading, at time: Double) {
    guard heading != self.heading, case .way = motion else { return }
    self.heading = heading
    anchor(at: time)
  }

  /// Turns a flight that fades when its transition is cancelled, or goes on after all. It keeps
  /// flying to where it was going, because the transition comes back to there.
  mutating func head(cancelled: Bool, at time: Double) {
    let heading = cancelled ? Heading.origin : .goal
    guard heading != self.heading else { return }
    self.heading = heading
    goesBack.toggle()
    anchor(at: time)
  }

  /// Takes the shown values to a progress and a time.
  mutating func move(to progress: Double, at time: Double, hasTarget: Bool) {
    self.progress = progress
    switch motion {
    case .way:
      shown.numbers = target.numbers + offset * rest(at: progress) + leftover(at: time)
    case .spring(let spring, let cover):
      shown.numbers = target.numbers + gap(of: spring, at: time)
      let index = FlightValues.depthIndex
      shown.numbers[index] = target.numbers[index] + gap(of: cover, at: time)[index]
    case .held(let card, let spring):
      shown.numbers = held(card).numbers + gap(of: spring, at: time)
    }
    fade(to: flags.contains(.fades) ? (heading == .goal ? 0 : 1) : hasTarget ? 1 : 0)
  }

  /// Goes out on the rest of the way, or comes back on it.
  private mutating func fade(to goal: Double) {
    if goal != fadeGoal { (fadeGoal, fadeStart, fadesFrom) = (goal, faded, max(distance, 1e-9)) }
    faded = goal + (fadeStart - goal) * min(max(0, distance / fadesFrom), 1)
  }

  /// How fast it moves at a time, when its progress grows at a rate per second.
  func velocity(at time: Double, rate: Double) -> FlightNumbers {
    switch motion {
    case .way: break
    case .held(_, let spring): return gapRate(of: spring, at: time)
    case .spring(let spring, let cover):
      var rate = gapRate(of: spring, at: time)
      let index = FlightValues.depthIndex
      rate[index] = gapRate(of: cover, at: time)[index]
      return rate
    }
    let passed = max(0, time - start)
    let decay = Elementary.exp(-min(frequency * passed, 700))
    let slope = restSlope
    return offset * slope * rate + (drift * (1 - frequency * passed) - lag * frequency) * decay
  }
}
