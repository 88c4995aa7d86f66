/// Where the ends of flights are, and how flights go on and are drawn: in a tree of views and with
/// what moves them, which are the runtime's or those of a published frame.
class FlightPlaces: FramePart {
  let views: Views
  let tracks: Tracks
  /// Memory for the numbers of one view, and for its velocities.
  let scratch = UnsafeMutablePointer<Double>.allocate(
    capacity: PropertyKind.builtInComponents + PropertyID.maximumComponents)

  init(_ tracks: Tracks) {
    self.tracks = tracks
    views = tracks.views
    super.init()
  }

  deinit { scratch.deallocate() }

  // MARK: Ends

  /// Reads where both ends of a flight are, and notes which are gone.
  func look(at flight: inout Flight, _ session: SessionFlights) {
    lookAtEnds(&flight, session)
    lookAtFallback(&flight, session)
    let hasFallback = flight.flags.contains(.fallback)
    mark(.sourceGone, in: &flight.flags, if: !isThere(flight.source) && !hasFallback)
    mark(.destinationGone, in: &flight.flags, if: !isThere(flight.destination))
  }

  /// Lets a flight head for its goal, or for its origin while its transition is cancelled.
  func head(_ flight: inout Flight, _ session: SessionFlights, at time: Double) {
    // A flight that fades flies on to the same end, and stays there if the transition comes back.
    if flight.flags.contains(.fades) {
      flight.head(cancelled: session.isCancelled, at: time)
    } else {
      flight.head(session.isCancelled ? .origin : .goal, at: time)
    }
    flight.coverProgress = coverProgress(flight, session)
  }

  /// Whether there is a target. A screen without another source goes back to where its last one
  /// was.
  func hasTarget(_ flight: Flight) -> Bool {
    let target = flight.heading == .goal ? flight.goal : flight.origin
    return isThere(target) || flight.flags.contains(.zooms) && target.view == flight.source.view
  }

  /// Returns the progress of the view behind a screen that goes back by itself, without overshoot;
  /// none if it is the flight's.
  func coverProgress(_ flight: Flight, _ session: SessionFlights) -> Double? {
    let driver = session.stage.driver
    guard flight.goesBack, flight.heading == .goal, driver.mapping == .curves,
      driver.fraction < 1, let physics = session.screenOptions?.physics
    else { return nil }
    let cover = ZoomPhysics.Motion(frequency: physics.covering, damping: 1).parameters
    return 1 - Spring(cover).displacement(at: driver.fraction * driver.duration).a
  }

  private func mark(_ flag: Flight.Flags, in flags: inout Flight.Flags, if isGone: Bool) {
    if isGone { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Whether the view of an end is in the window.
  func isThere(_ end: Flight.End) -> Bool {
    views.names.contains(end.handle) && views.isInWindow(end.handle.index)
  }

  /// The moment in which an end of a flight is read. What fades goes with its screen, and only the
  /// flight moves the screens of a zoom.
  func moment(of flight: Flight, atSource: Bool) -> FlightStage.Moment {
    flight.flags.isDisjoint(with: [.fades, .zooms])
      ? .end(atSource == flight.goesBack ? .goal : .origin) : .shown
  }

  /// Reads the values of both ends at their views.
  func lookAtEnds(_ flight: inout Flight, _ session: SessionFlights) {
    look(&flight.source, session.sourceSide, session, moment(of: flight, atSource: true))
    look(&flight.destination, session.destinationSide, session, moment(of: flight, atSource: false))
  }

  /// Reads the values of an end; those of one that is gone stay.
  private func look(
    _ end: inout Flight.End, _ side: FlightStage.Side, _ session: SessionFlights,
    _ moment: FlightStage.Moment
  ) {
    let view = end.handle
    guard isThere(end), views.names.contains(session.stage.containerView),
      let values = values(view.index, side, on: session.stage, at: moment)
    else { return }
    let old = end.values
    end.values = values.near(old)
    // Where no other motion was met on the way up, the values at rest are the same.
    end.rest =
      moment != .shown && !tracks.outlook.metOthers
      ? end.values
      : self.values(view.index, side, on: session.stage, at: moment.atRest)?.near(end.values)
        ?? values
    end.away = moment == .shown ? .zero : end.values.numbers - (end.rest ?? end.values).numbers
    // No view has these two: the flight sets them.
    (end.values.depth, end.values.openness) = (old.depth, old.openness)
    end.size = shownBounds(view.index).size
    end.tag = views.tags.ofView(view.index)
  }

  /// Sets the source's end of a screen that flies by the fallback.
  func lookAtFallback(_ flight: inout Flight, _ session: SessionFlights) {
    guard flight.flags.contains(.fallback), views.names.contains(session.stage.containerView) else {
      return
    }
    flight.source.values = fallback(flight.destination.values, in: session.stage.containerView)
    flight.source.size = flight.source.values.size
  }

  /// Returns the values of the fallback: the container's rectangle, a tenth smaller, with alpha 0.
  func fallback(_ rest: FlightValues, in containerView: Handle) -> FlightValues {
    var values = rest
    let bounds = views.bounds(containerView.index)
    values.center = bounds.center
    values.size = Size(width: 0.9 * bounds.size.width, height: 0.9 * bounds.size.height)
    values.alpha = 0
    (values.depth, values.openness) = (0, 0)
    return values
  }

  /// Returns the shown bounds of a view.
  func shownBounds(_ view: Int) -> Rect { tracks.shownBounds(view) }

  // MARK: Pictures

  /// Draws no flight, and every view in its own size.
  func removePictures() {
    scaleCovered(false)
    views.flights.removeAll()
  }

  /// Draws the views behind screens smaller, or not any more.
  func scaleCovered(_ isScaled: Bool) {
    let pictures = views.flights
    for index in 0..<pictures.covers.count {
      let view = Handle(bits: pictures.covers[index].view)
      if views.names.contains(view) { views.setDrawnScaled(view.index, isScaled) }
    }
  }

  /// Writes the picture of a flight for the draw list.
  func draw(_ flight: Flight, _ session: SessionFlights) {
    var picture = flight.picture(
      in: session.stage.containerView, crossFade: session.options.crossFade
    ) { bounds(of: $0) }
    if let options = session.screenOptions, flight.flags.contains(.zooms) {
      flight.decorate(&picture, options)
      cover(session, 1 - options.physics.cover * flight.shown.depth)
    }
    views.flights.append(picture)
  }

  /// Draws the view behind a screen smaller, once: the first flight in front of it says how much.
  private func cover(_ session: SessionFlights, _ scale: Double) {
    let view = session.sourceSide.moved
    guard scale != 1, views.names.contains(view), !views.has(.drawnScaled, view.index) else {
      return
    }
    views.setDrawnScaled(view.index, true)
    views.flights.cover(view.bits, scale: scale)
  }

  /// The shown bounds of what is drawn of an end; zero without a view.
  private func bounds(of end: Flight.End) -> Rect {
    let view = Handle(bits: end.drawn)
    guard views.names.contains(view) else { return .zero }
    return shownBounds(view.index)
  }
}
