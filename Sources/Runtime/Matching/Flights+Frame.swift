/// Updates of flights in each frame.
extension Flights {
  /// Moves all flights to the progress of their transitions. Targets are read anew: their
  /// superviews may have been laid out, or scrolled.
  func moveOn() {
    guard !sessions.isEmpty || !left.isEmpty || !kept.isEmpty else { return }
    dropLeft()
    showKept()
    guard !sessions.isEmpty else { return }
    askForLostSources()
    for session in sessions { advance(session) }
    noteMove(at: animations.now)
    draw()
  }

  /// Moves the flights of one transition to its progress.
  private func advance(_ session: SessionFlights) {
    let heading = session.isCancelled ? Flight.Heading.origin : .goal
    let progress = session.stage.driver.main.progress
    for index in session.flights.indices {
      var flight = session.flights[index]
      let before = flight
      lookAtEnds(&flight, session)
      lookAtFallback(&flight, session)
      note(
        !isThere(flight.source) && !flight.flags.contains(.fallback), .sourceGone, &flight.flags)
      note(!isThere(flight.destination), .destinationGone, &flight.flags)
      if !flight.stands(as: before) { redirect(&flight, from: before, session) }
      // A flight that fades flies on to the same end, and stays there if the transition comes back.
      if flight.flags.contains(.fades) {
        flight.head(cancelled: session.isCancelled, at: animations.now)
      } else {
        flight.head(heading, at: animations.now)
      }
      flight.coverProgress = coverProgress(flight, session)
      // A flight that a hand has taken in this frame goes on from its shown values.
      if !isTaken(flight, session) {
        flight.move(to: progress, at: animations.now, hasTarget: hasTarget(flight))
      }
      steer(&flight, session)
      flight.move(to: progress, at: animations.now, hasTarget: hasTarget(flight))
      session.flights[index] = flight
    }
  }

  /// Redirects a flight to the new place of its target, with its place and velocity kept, so that
  /// it arrives in the time that is left.
  private func redirect(
    _ flight: inout Flight, from before: Flight, _ session: SessionFlights
  ) {
    guard !flight.flags.contains(.fades), !isTaken(flight, session) else { return }
    let now = animations.now
    let driver = session.stage.driver
    let rate = driver.progressRate(of: driver.main, at: now)
    var old = before
    // Its target has moved since the last frame, besides having another place now.
    let passed = now - lastMove
    old.source.moveOn(by: velocity(of: old, session, atSource: true) * passed)
    old.destination.moveOn(by: velocity(of: old, session, atSource: false) * passed)
    old.coverProgress = coverProgress(old, session)
    old.move(to: driver.main.progress, at: now, hasTarget: true)
    flight.progress = old.progress
    flight.coverProgress = old.coverProgress
    flight.shown = old.shown
    let rest = session.isCancelled ? driver.fraction : driver.extent - driver.fraction
    flight.frequency = Flight.frequency(toRestIn: rest * driver.duration)
    turn(&flight, seenVelocity(old, session, rate: rate), session, rate: rate)
  }

  /// Returns the velocity of an end of a flight; none once its view has gone.
  func velocity(of flight: Flight, _ session: SessionFlights, atSource: Bool) -> FlightNumbers {
    let end = atSource ? flight.source : flight.destination
    guard isThere(end), views.names.contains(session.stage.container) else { return .zero }
    return velocity(
      end.handle.index, atSource ? session.sourceSide : session.destinationSide,
      on: session.stage, at: moment(of: flight, atSource: atSource))
  }

  /// Returns the velocity of the place for which a flight heads.
  func targetVelocity(_ flight: Flight, _ session: SessionFlights) -> FlightNumbers {
    velocity(of: flight, session, atSource: flight.goesBack == (flight.heading == .goal))
  }

  /// Returns the velocity with which a flight is seen when its progress grows at `rate` per second.
  func seenVelocity(_ flight: Flight, _ session: SessionFlights, rate: Double) -> FlightNumbers {
    flight.velocity(at: animations.now, rate: rate) + carriedVelocity(flight, session)
  }

  /// Returns the velocity that the motion of its target gives a flight: all of that at its end, none
  /// at its start.
  func carriedVelocity(_ flight: Flight, _ session: SessionFlights) -> FlightNumbers {
    let velocity = targetVelocity(flight, session)
    guard moment(of: flight, atSource: true) != .shown else { return velocity }
    return velocity - velocity * flight.rest(at: flight.progress)
  }

  /// Whether there is a target. A screen without another source goes back to where its last one
  /// was.
  private func hasTarget(_ flight: Flight) -> Bool {
    let target = flight.heading == .goal ? flight.goal : flight.origin
    return isThere(target) || flight.flags.contains(.zooms) && target.view == flight.source.view
  }

  /// Returns the progress of the view behind a screen that goes back by itself, without overshoot;
  /// none if it is the flight's.
  private func coverProgress(_ flight: Flight, _ session: SessionFlights) -> Double? {
    let driver = session.stage.driver
    guard flight.goesBack, flight.heading == .goal, driver.mapping == .curves,
      driver.fraction < 1, let physics = session.screen?.options.physics
    else { return nil }
    let cover = ZoomPhysics.Motion(frequency: physics.covering, damping: 1).parameters
    return 1 - Spring(cover).displacement(at: driver.fraction * driver.duration).a
  }

  /// Tells flights that have taken off that more moves their screens than they knew.
  func move(_ session: SessionFlights, to stage: FlightStage) {
    session.move(to: stage)
    for index in session.flights.indices {
      var flight = session.flights[index]
      lookAtEnds(&flight, session)
      flight.anchor(at: animations.now)
      session.flights[index] = flight
    }
  }

  private func note(_ isGone: Bool, _ flag: Flight.Flags, _ flags: inout Flight.Flags) {
    if isGone { flags.insert(flag) } else { flags.remove(flag) }
  }

  func isThere(_ end: Flight.End) -> Bool {
    views.names.contains(end.handle) && views.isInWindow(end.handle.index)
  }

  /// The moment in which an end of a flight is read. What fades goes with its screen, and only the
  /// flight moves the screens of a zoom.
  private func moment(of flight: Flight, atSource: Bool) -> FlightStage.Moment {
    flight.flags.isDisjoint(with: [.fades, .zooms])
      ? .end(atSource == flight.goesBack ? .goal : .origin) : .shown
  }

  private func lookAtEnds(_ flight: inout Flight, _ session: SessionFlights) {
    look(&flight.source, session.sourceSide, session, moment(of: flight, atSource: true))
    look(&flight.destination, session.destinationSide, session, moment(of: flight, atSource: false))
  }

  /// Reads the values of an end; those of one that is gone stay.
  private func look(
    _ end: inout Flight.End, _ side: FlightStage.Side, _ session: SessionFlights,
    _ moment: FlightStage.Moment
  ) {
    let view = end.handle
    guard isThere(end), views.names.contains(session.stage.container),
      let values = values(view.index, side, on: session.stage, at: moment)
    else { return }
    let old = end.values
    end.values = values.near(old)
    end.rest =
      moment != .shown && !tracks.outlook.metOthers
      ? end.values
      : self.values(view.index, side, on: session.stage, at: moment.atRest)?.near(end.values)
        ?? values
    end.away = moment == .shown ? .zero : end.values.numbers - (end.rest ?? end.values).numbers
    (end.values.depth, end.values.openness) = (old.depth, old.openness)
    end.size = shownBounds(view.index).size
    end.tag = views.tags.ofView(view.index)
  }

  /// Shows sources again when the screen in front of them has gone, is hidden or has moved, or when
  /// they stand in front of it themselves.
  private func showKept() {
    guard !kept.isEmpty else { return }
    dropKept { entry in
      let isThere =
        views.names.contains(entry.screen) && views.isInWindow(entry.screen.index)
        && !isHidden(entry.screen.index) && views.names.contains(entry.source)
        && place(of: entry.screen) == entry.place
        && !isInFront(entry.source.index, of: entry.screen.index)
      guard !isThere else { return false }
      if views.names.contains(entry.source),
        !sessions.contains(where: { session in
          session.flights.contains { $0.source.view == entry.source.bits }
        })
      {
        views.setDrawnElsewhere(entry.source.index, false)
      }
      return true
    }
  }

  private func isHidden(_ view: Int) -> Bool {
    var current: Int? = view
    while let next = current {
      if views.isDrawnHidden(next) { return true }
      current = views.parent(next)
    }
    return false
  }

  /// Whether a source stands in front of a screen, and not in it.
  private func isInFront(_ source: Int, of screen: Int) -> Bool {
    views.precedes(screen, source) && !views.isDescendant(source, of: screen)
  }

  /// Writes the pictures of the flights for the draw list.
  func draw() {
    let pictures = views.flights
    guard !sessions.isEmpty || !left.isEmpty || pictures.all.count > 0 else { return }
    for index in 0..<pictures.covers.count {
      let view = Handle(bits: pictures.covers[index].view)
      if views.names.contains(view) { views.setDrawnScaled(view.index, false) }
    }
    pictures.removeAll()
    for session in left + sessions {
      for flight in session.flights {
        var picture = flight.picture(
          in: session.stage.container, crossFade: session.options.crossFade
        ) { bounds(of: $0) }
        if let options = session.screen?.options, flight.flags.contains(.zooms) {
          flight.decorate(&picture, options)
          cover(session, 1 - options.physics.cover * flight.shown.depth)
        }
        pictures.append(picture)
      }
    }
    views.changePicture()
  }

  /// Draws the view behind a screen smaller.
  private func cover(_ session: SessionFlights, _ scale: Double) {
    let view = session.sourceSide.moved
    guard scale != 1, views.names.contains(view), !views.has(.drawnScaled, view.index) else {
      return
    }
    views.setDrawnScaled(view.index, true)
    views.flights.cover(view.bits, scale: scale)
  }

  private func bounds(of end: Flight.End) -> Rect {
    let view = Handle(bits: end.drawn)
    guard views.names.contains(view) else { return .zero }
    return shownBounds(view.index)
  }

  /// Returns the shown bounds of a view.
  func shownBounds(_ view: Int) -> Rect {
    guard let kind = PropertyKind.builtIn(.bounds) else { return views.bounds(view) }
    tracks.readShown(view, .bounds, kind, into: room)
    return Rect(x: room[0], y: room[1], width: room[2], height: room[3])
  }

  /// Notes with which velocities flights are seen whose transition is about to be completed ahead.
  func noteSeenVelocity(_ session: SessionFlights?) {
    noteVelocity(session)
    guard let session else { return }
    for index in session.flights.indices {
      let flight = session.flights[index]
      session.flights[index].velocity = flight.velocity + carriedVelocity(flight, session)
    }
  }

  /// Notes the velocities of flights, relative to their targets, before a hand takes them.
  func noteVelocity(_ session: SessionFlights?) {
    guard let session else { return }
    let driver = session.stage.driver
    let rate = driver.progressRate(of: driver.main, at: animations.now)
    for index in session.flights.indices {
      let flight = session.flights[index]
      var velocity = flight.velocity(at: animations.now, rate: rate)
      if flight.flags.isDisjoint(with: [.zooms, .fades]) {
        velocity[FlightValues.opennessIndex] = flight.goesBack ? -rate : rate
      }
      session.flights[index].velocity = velocity
    }
  }
}
