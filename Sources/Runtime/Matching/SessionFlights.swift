/// The flights of one transition.
final class SessionFlights {
  private(set) var stage: FlightStage
  private(set) var options: MatchedOptions
  /// The screen of a zoom, which flies as a whole; none for matched pairs.
  let screen: (any ScreenFlight)?
  /// In drawing order, from back to front.
  private(set) var flights: [Flight] = []
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

  /// Sets another stage; `Flights.move` reads the ends of flights under way anew.
  func move(to stage: FlightStage) { self.stage = stage }

  /// Notes whether the transition is cancelled: the flights turn with the next frame.
  func head(back isCancelled: Bool) { self.isCancelled = isCancelled }

  /// Adds a flight in front of the others.
  func add(_ flight: Flight) { flights.append(flight) }

  /// Puts a flight that has been worked with back to its index.
  func set(_ flight: Flight, at index: Int) { flights[index] = flight }

  /// Moves a flight to the progress of its driver at a time.
  func catchUp(_ index: Int, at time: Double) {
    let isThere = flights[index].faded == 1
    flights[index].move(to: stage.driver.main.progress, at: time, hasTarget: isThere)
  }

  /// Takes other flights, or the same in another drawing order, in place of all.
  func setAll(_ flights: [Flight]) { self.flights = flights }

  /// Forgets a flight, which ends or goes on in another session, and returns it.
  func remove(at index: Int) -> Flight { flights.remove(at: index) }

  /// Forgets all flights.
  func removeAll() { flights = [] }

  /// Becomes a copy of others on a stage with drivers of its own, without the screen that asks the
  /// host.
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
