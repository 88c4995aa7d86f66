/// The flights of one transition.
final class SessionFlights {
  private(set) var stage: FlightStage
  private(set) var options: MatchedOptions
  /// The screen of a zoom, which flies as a whole; none for matched pairs.
  let screen: (any ScreenFlight)?
  /// In drawing order, from back to front.
  var flights: [Flight] = []
  /// Whether the transition is cancelled, and they fly back.
  private(set) var isCancelled = false
  /// The options of the screen of which this is a copy.
  private var copiedOptions: ScreenFlightOptions?

  init(_ stage: FlightStage, _ options: MatchedOptions) {
    self.stage = stage
    self.options = options
    screen = nil
  }

  init(_ stage: FlightStage, _ screen: any ScreenFlight) {
    self.stage = stage
    self.screen = screen
    options = MatchedOptions(
      crossFade: screen.options.physics.crossFade, keepsSourceHidden: true)
  }

  /// More moves their screens than was known, or they are elsewhere.
  func move(to stage: FlightStage) { self.stage = stage }

  /// They fly back, or on.
  func head(back isCancelled: Bool) { self.isCancelled = isCancelled }

  /// Takes over how others fly, on a stage with drivers of its own, and none of whom they tell.
  func copy(_ other: SessionFlights, on stage: FlightStage) {
    self.stage = stage
    options = other.options
    copiedOptions = other.screenOptions
    isCancelled = other.isCancelled
    flights.removeAll(keepingCapacity: true)
    // One by one: an array that both held would be copied by who changes it first.
    for flight in other.flights { flights.append(flight) }
  }

  /// The options of the screen of a zoom.
  var screenOptions: ScreenFlightOptions? { screen?.options ?? copiedOptions }

  /// The screens of the sources and of the destinations.
  var sourceSide: FlightStage.Side { stage.sourceSide }
  var destinationSide: FlightStage.Side { stage.destinationSide }
}
