/// A pair of views in flight, drawn as one between both places.
///
/// The flight takes off at one end and heads for the other. With progress P of its session, w the
/// fraction of its distance that a number has covered at P (`FlightValues.way`), the target read
/// anew in every frame, and u the seconds since take-off,
///
///     shown = target + (offset − away) · r + (lag + drift · u) · e^(−ωu),
///     r = 1 − w towards the goal, w back.
///
/// The target is where its view is seen when the transition ends, if all other motion stays as it
/// is in this frame; `away` is how far that other motion keeps it from its place at rest. So the
/// flight takes off for that place, and lands where the view is seen, with its velocity.
///
/// The offset is fixed at take-off and at each turn, so that the shown values do not jump; the
/// drift gives them the velocity that they had. Where too little progress is left for the offset to
/// make up for a difference, the lag does: it comes to rest as a critically damped spring.
struct Flight: BitwiseCopyable {
  enum Heading { case goal, origin }

  /// The kinds of a flight's motion.
  enum Motion: BitwiseCopyable {
    /// With its transition's progress.
    case path
    /// By a spring of its own, each number with its own velocity, and another spring for the view
    /// behind.
    case spring(SpringParameters, cover: SpringParameters)
    /// Under a hand, with the screen as that has it, and the spring that follows it.
    case held(ZoomCard, SpringParameters)
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let sourceGone = Flags(rawValue: 1)
    static let destinationGone = Flags(rawValue: 2)
    /// Snapshots made by the library are drawn in place of views.
    static let ownsSource = Flags(rawValue: 1 << 16)
    static let ownsDestination = Flags(rawValue: 1 << 17)
    /// Nothing waits at its end: it fades out.
    static let fades = Flags(rawValue: 1 << 18)
    /// A whole screen flies.
    static let zooms = Flags(rawValue: 1 << 19)
    /// Without source: the screen itself grows and shrinks a little.
    static let fallback = Flags(rawValue: 4)
    static let reported: Flags = [.sourceGone, .destinationGone, .fallback]
  }

  /// An end of the flight: the view, and what is drawn of it.
  struct End: BitwiseCopyable {
    var view: Handle.Bits
    /// The view that is drawn: `view`, or a snapshot in its place; 0 for none.
    var drawn: Handle.Bits
    var tag: UInt64
    var options: MatchOptions
    /// Its last shown values.
    var values: FlightValues
    /// Size of the view itself.
    var size: Size
    /// Its values when all motion has arrived; none before they have been read.
    var rest: FlightValues?
    /// How far motion beside the transition's keeps it from its values at rest.
    var away = FlightNumbers.zero

    var handle: Handle { Handle(bits: view) }

    /// Moves its values on by a difference; those at rest stay.
    mutating func moveOn(by offset: FlightNumbers) {
      values.numbers = values.numbers + offset
      away = away + offset
    }
  }

  let key: UInt64
  /// Whether it flies from the destination to the source.
  fileprivate(set) var goesBack: Bool
  var source: End
  var destination: End
  var flags: Flags = []
  /// Parts of the source, from each side, that were hidden at take-off, 0 to 1.
  var hidden = Insets.zero
  var arc = FlightValues.Arc.none
  var bend = 0.0
  /// The part of a zooming screen that covers the source, in the screen's bounds.
  var alignment: Rect?
  var motion = Motion.path

  /// The end for which it flies: the goal, or, while the transition is cancelled, the origin.
  var heading = Heading.goal
  var offset = FlightNumbers.zero
  var drift = FlightNumbers.zero
  var lag = FlightNumbers.zero
  /// Time from which u counts, in seconds, and ω, in 1/s.
  var start = 0.0
  var frequency = 0.0
  /// Progress towards the goal, and the shown values there.
  var progress = 0.0
  /// Progress of the view behind a screen that goes back by itself; none if it is the flight's.
  var coverProgress: Double?
  var shown = FlightValues()
  /// Alpha of the whole. A flight whose target has gone fades out over the rest of its progress.
  var faded = 1.0
  fileprivate(set) var fadeGoal = 1.0
  fileprivate(set) var fadeStart = 1.0
  /// Distance left when fading began.
  fileprivate(set) var fadesFrom = 1.0
  /// Velocity per second when it was completed ahead.
  var velocity = FlightNumbers.zero

  var sourceOptions: MatchOptions { source.options }

  /// Fraction from the source to the destination, whichever way it flies.
  var fraction: Double {
    if !flags.isDisjoint(with: [.zooms, .fades]) { return shown.openness }
    return goesBack ? 1 - progress : progress
  }

  /// The end at which it has taken off, and that to which its transition leads.
  var origin: End { goesBack ? destination : source }
  var goal: End { goesBack ? source : destination }
  /// The end for which it heads, and the values of both.
  var targetEnd: End { heading == .goal ? goal : origin }
  var target: FlightValues { targetEnd.values }
  var opposite: FlightValues { heading == .goal ? origin.values : goal.values }

  /// Returns r, the part of the way that is left, of each number.
  func rest(at progress: Double) -> FlightNumbers {
    var passed = FlightValues.path(goesBack ? 1 - progress : progress, arc: arc, bend: bend)
    if let coverProgress { passed[FlightValues.depthIndex] = 1 - coverProgress }
    return (heading == .goal) != goesBack ? FlightNumbers(repeating: 1) - passed : passed
  }

  /// Derivative of `rest` by the progress: d(1 − w) towards the goal.
  private var restSlope: FlightNumbers {
    let slope = FlightValues.pathSlope(fractionOfPath, arc: arc, bend: bend)
    return heading == .goal ? slope * -1 : slope
  }

  private var fractionOfPath: Double { goesBack ? 1 - progress : progress }

  /// Progress that is left.
  private var distance: Double { heading == .goal ? 1 - progress : progress }

  /// Returns the offsets that come to rest by time alone, whatever the progress: lag and drift.
  private func leftover(at time: Double) -> FlightNumbers {
    let passed = max(0, time - start)
    return (lag + drift * passed) * Elementary.exp(-min(frequency * passed, 700))
  }

  /// A critically damped spring is within 0.1 % of rest when ωt = 9.23341.
  static func frequency(toRestIn seconds: Double) -> Double { 9.23341 / max(seconds, 0.05) }

  /// Whether an end of the flight has the same place at rest as in another state of this flight: the
  /// end for which it heads, or, while a hand has it, the destination, from which the hand measures.
  func stands(as other: Flight) -> Bool {
    let end = isHeld ? destination : heading == .goal ? goal : origin
    let before = isHeld ? other.destination : heading == .goal ? other.goal : other.origin
    guard let now = end.rest, let old = before.rest else { return true }
    for index in 0...FlightValues.lastOfPlace where now.numbers[index] != old.numbers[index] {
      return false
    }
    return true
  }

  /// Remaining progress below which the offset cannot make up for a difference.
  private static let shortestRest = 0.01

  /// Sets the offset so that the shown values stay as they are at this progress. A number with too
  /// little progress left gets the offset of the whole path, and the lag makes up for the rest.
  mutating func anchor(at time: Double) {
    let rest = self.rest(at: progress)
    let gap = shown.numbers - target.numbers - leftover(at: time)
    let away = targetEnd.away
    let plain = opposite.numbers - target.numbers
    var missing = FlightNumbers.zero
    var misses = false
    for index in 0..<FlightNumbers.count {
      let isShort = rest[index].magnitude < Self.shortestRest
      offset[index] = (isShort ? plain[index] : gap[index] / rest[index]) + away[index]
      guard isShort else { continue }
      missing[index] = gap[index] - plain[index] * rest[index]
      misses = misses || missing[index] != 0
    }
    if misses { fallBehind(by: missing, at: time) }
  }

  /// Adds to the lag from now on, without a velocity of its own. At time s from now, with u = v +
  /// s:
  ///
  ///     (l + du) e^(−ωu),  u = v + s:   ((l + dv) e^(−ωv) + d e^(−ωv) s) e^(−ωs)
  private mutating func fallBehind(by missing: FlightNumbers, at time: Double) {
    let passed = max(0, time - start)
    lag = leftover(at: time) + missing
    drift = drift * Elementary.exp(-min(frequency * passed, 700)) + missing * frequency
    start = time
  }

  /// Turns towards the other end, from wherever it is; one that springs or is held is turned otherwise.
  mutating func head(_ heading: Heading, at time: Double) {
    guard heading != self.heading, case .path = motion else { return }
    self.heading = heading
    anchor(at: time)
  }

  /// Turns a fading flight when its transition is cancelled, or goes on after all. It keeps flying
  /// to the same end, because the transition comes back to there.
  mutating func head(cancelled: Bool, at time: Double) {
    let heading = cancelled ? Heading.origin : .goal
    guard heading != self.heading else { return }
    self.heading = heading
    goesBack.toggle()
    anchor(at: time)
  }

  /// Updates the shown values, and how far it has faded, for a progress and a time.
  mutating func move(to progress: Double, at time: Double, hasTarget: Bool) {
    self.progress = progress
    switch motion {
    case .path:
      shown.numbers =
        target.numbers + (offset - targetEnd.away) * rest(at: progress) + leftover(at: time)
    case .spring(let spring, let cover):
      shown.numbers = target.numbers + gap(of: spring, at: time)
      let index = FlightValues.depthIndex
      shown.numbers[index] = target.numbers[index] + gap(of: cover, at: time)[index]
    case .held(let card, let spring):
      shown.numbers = held(card).numbers + gap(of: spring, at: time)
    }
    fade(to: flags.contains(.fades) ? (heading == .goal ? 0 : 1) : hasTarget ? 1 : 0)
  }

  /// Fades over the rest of the progress, or back.
  private mutating func fade(to goal: Double) {
    if goal != fadeGoal { (fadeGoal, fadeStart, fadesFrom) = (goal, faded, max(distance, 1e-9)) }
    faded = goal + (fadeStart - goal) * min(max(0, distance / fadesFrom), 1)
  }

  /// Returns the velocity per second at a time, when progress grows at `rate` per second and the
  /// target stands still.
  func velocity(at time: Double, rate: Double) -> FlightNumbers {
    switch motion {
    case .path: break
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
    return (offset - targetEnd.away) * slope * rate
      + (drift * (1 - frequency * passed) - lag * frequency) * decay
  }
}
