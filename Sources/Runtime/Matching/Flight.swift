/// One pair of views under way, as one picture between both places.
///
/// It sets out from one end and heads for the other. With progress P of its session, w the way of a
/// number at P (`FlightValues.way`), the target read anew in every frame, and u the seconds since it
/// took off,
///
///     shown = target + offset · r + drift · u · e^(−ωu),   r = 1 − w towards the goal, w back.
///
/// The offset is fixed where it takes off or turns round, so that nothing jumps; the drift gives it
/// the velocity that the picture had before.
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
    /// What is drawn: the view, or a snapshot.
    var drawn: Handle.Bits
    var tag: UInt64
    var options: MatchOptions
    /// Where it was seen last.
    var values: FlightValues
    /// Its own size.
    var size: Size

    var handle: Handle { Handle(bits: view) }
  }

  let key: UInt64
  /// Whether it flies from the destination to the source.
  let goesBack: Bool
  var source: End
  var destination: End
  var flags: Flags = []
  /// The parts of the source, from each side, that were not seen at take-off.
  var hidden = Insets.zero
  var arc = FlightValues.Arc.none
  var bend = 0.0
  /// Of a zoom: the part of the screen that covers the source, in the screen's bounds.
  var alignment: Rect?
  var motion = Motion.way

  var heading = Heading.goal
  var offset = FlightNumbers.zero
  var drift = FlightNumbers.zero
  /// When it took off, and ω per second.
  var start = 0.0
  var frequency = 0.0
  /// Progress towards the goal, and what is shown there.
  var progress = 0.0
  /// The same of what lies behind a screen that goes back by itself.
  var coverProgress: Double?
  var shown = FlightValues()
  /// What was left of the way when its target went; 0 while there is one.
  var fadesFrom = 0.0
  /// Per second, when it was completed ahead.
  var velocity = FlightNumbers.zero

  var sourceOptions: MatchOptions { source.options }

  /// Of the way from the source to the destination.
  var fraction: Double {
    if flags.contains(.zooms) { return shown.openness }
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

  /// How much of the way is left.
  private var distance: Double { heading == .goal ? 1 - progress : progress }

  /// The drift at a time, without its factor.
  private func pulse(at time: Double) -> Double {
    let passed = max(0, time - start)
    return passed * Elementary.exp(-min(frequency * passed, 700))
  }

  /// Lets what is shown be `shown` now, at this progress.
  mutating func anchor(at time: Double) {
    let rest = self.rest(at: progress)
    let gap = shown.numbers - target.numbers - drift * pulse(at: time)
    let plain = opposite.numbers - target.numbers
    for index in 0..<FlightNumbers.count {
      // Where nearly nothing is left of the way nothing can be made of it.
      offset[index] = rest[index].magnitude > 1e-6 ? gap[index] / rest[index] : plain[index]
    }
  }

  /// Turns round, wherever it is.
  mutating func head(_ heading: Heading, at time: Double) {
    guard heading != self.heading, case .way = motion else { return }
    self.heading = heading
    fadesFrom = 0
    anchor(at: time)
  }

  /// Takes the picture to a progress and a time.
  mutating func move(to progress: Double, at time: Double, hasTarget: Bool) {
    self.progress = progress
    switch motion {
    case .way:
      shown.numbers = target.numbers + offset * rest(at: progress) + drift * pulse(at: time)
    case .spring(let spring, let cover):
      shown.numbers = target.numbers + gap(of: spring, at: time)
      let index = FlightValues.depthIndex
      shown.numbers[index] = target.numbers[index] + gap(of: cover, at: time)[index]
    case .held(let card, let spring):
      shown.numbers = held(card).numbers + gap(of: spring, at: time)
    }
    if hasTarget && !flags.contains(.fades) {
      fadesFrom = 0
    } else {
      if fadesFrom == 0 { fadesFrom = max(distance, 1e-9) }
      shown.alpha *= min(max(0, distance / fadesFrom), 1)
    }
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
    // A look to either side along the way, exact to 1e-9 of the rate.
    let step = 1e-6
    let slope = (rest(at: progress + step) - rest(at: progress - step)) / (2 * step)
    return offset * slope * rate + drift * ((1 - frequency * passed) * decay)
  }
}
