/// The pairs that fly in one transition.
final class SessionFlights {
  var stage: FlightStage
  let options: MatchedOptions
  /// The screen of a zoom, which flies as a whole; none for matched pairs.
  let screen: (any ScreenFlight)?
  /// In drawing order.
  var flights: [Flight] = []
  /// Whether it is on its way back to where it came from.
  var isCancelled = false

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

  /// The screens of sources and of destinations.
  var sourceSide: FlightStage.Side { stage.goesBack ? stage.to : stage.from }
  var destinationSide: FlightStage.Side { stage.goesBack ? stage.from : stage.to }
}
