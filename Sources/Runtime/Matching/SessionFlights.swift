/// The flights of one transition.
final class SessionFlights {
  private(set) var stage: FlightStage
  let options: MatchedOptions
  /// The screen of a zoom, which flies as a whole; none for matched pairs.
  let screen: (any ScreenFlight)?
  /// In drawing order, from back to front.
  var flights: [Flight] = []
  /// Whether the transition is cancelled, and they fly back.
  private(set) var isCancelled = false

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

  /// The screens of the sources and of the destinations.
  var sourceSide: FlightStage.Side { stage.goesBack ? stage.to : stage.from }
  var destinationSide: FlightStage.Side { stage.goesBack ? stage.from : stage.to }
}
