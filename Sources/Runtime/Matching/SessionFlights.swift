/// The flights of one transition.
final class SessionFlights {
  var stage: FlightStage
  let options: MatchedOptions
  /// The screen of a zoom, which flies as a whole; none for matched pairs.
  let screen: (any ScreenFlight)?
  /// In drawing order, from back to front.
  var flights: [Flight] = []
  /// Whether the transition is cancelled, and they fly back.
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

  /// The screens of the sources and of the destinations.
  var sourceSide: FlightStage.Side { stage.goesBack ? stage.to : stage.from }
  var destinationSide: FlightStage.Side { stage.goesBack ? stage.from : stage.to }
}
