/// Updates of flights in each frame.
extension Flights {
  /// Moves all flights to the progress of their transitions, and ends those of transitions completed
  /// ahead that nothing has taken over. Targets are read anew: their superviews may have been laid
  /// out, or scrolled. The host is asked for sources that have gone.
  func moveOn() {
    guard !sessions.isEmpty || !unclaimed.isEmpty || !kept.isEmpty else { return }
    putBackUnclaimed()
    showKept()
    guard !sessions.isEmpty else { return }
    askForLostSources()
    for session in sessions { advance(session) }
    noteMove(at: animations.now)
    draw()
  }

  /// Moves the flights of one transition to its progress.
  private func advance(_ session: SessionFlights) {
    let progress = session.stage.driver.main.progress
    for index in session.flights.indices {
      var flight = session.flights[index]
      let before = flight
      look(at: &flight, session)
      if !flight.stands(as: before) { redirect(&flight, from: before, session) }
      head(&flight, session, at: animations.now)
      // What a hand does begins from the values of this moment. A flight that a hand has taken since
      // the last frame has them already: `catchUp`.
      if !isTaken(flight, session) {
        flight.move(to: progress, at: animations.now, hasTarget: hasTarget(flight))
      }
      steer(&flight, session)
      flight.move(to: progress, at: animations.now, hasTarget: hasTarget(flight))
      session.set(flight, at: index)
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
    // The old target would have moved on since the last frame: the flight is seen where that leads.
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

  /// Returns the velocity of an end of a flight; zero once its view has gone.
  func velocity(of flight: Flight, _ session: SessionFlights, atSource: Bool) -> FlightNumbers {
    let end = atSource ? flight.source : flight.destination
    guard isThere(end), views.names.contains(session.stage.containerView) else { return .zero }
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
    // `away` moves with the target, and takes off the part r of the velocity; it is 0 where ends are
    // read as they are shown.
    guard moment(of: flight, atSource: true) != .shown else { return velocity }
    return velocity - velocity * flight.rest(at: flight.progress)
  }

  /// Gives flights that have taken off another stage, as more moves their screens than was known. Their
  /// ends are read anew; what is shown stays.
  func move(_ session: SessionFlights, to stage: FlightStage) {
    session.move(to: stage)
    for index in session.flights.indices {
      var flight = session.flights[index]
      lookAtEnds(&flight, session)
      flight.anchor(at: animations.now)
      session.set(flight, at: index)
    }
  }

  /// Shows sources again when the screen in front of them has gone, is hidden, has moved or is on its
  /// way out, or when they stand in front of it themselves.
  func showKept() {
    guard !kept.isEmpty else { return }
    dropKept { entry in
      let staysUndrawn =
        views.names.contains(entry.screen) && views.isInWindow(entry.screen.index)
        && !isHidden(entry.screen.index) && views.names.contains(entry.source)
        && superview(of: entry.screen) == entry.superview && !goesOut(entry.screen.index)
        && !isInFront(entry.source.index, of: entry.screen.index)
      guard !staysUndrawn else { return false }
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

  /// Whether a view, or one above it, is hidden.
  private func isHidden(_ view: Int) -> Bool {
    var current: Int? = view
    while let next = current {
      if views.isDrawnHidden(next) { return true }
      current = views.parent(next)
    }
    return false
  }

  /// Whether nothing will be seen of a screen in its superview where its motion ends: something else
  /// than a flight takes it out.
  private func goesOut(_ screen: Int) -> Bool {
    guard let superview = views.parent(screen) else { return true }
    return views.model(screen, at: Component.alpha).pointee <= 0
      || !views.frame(screen).intersects(views.bounds(superview))
  }

  /// Whether a source stands in front of a screen, and not in it.
  private func isInFront(_ source: Int, of screen: Int) -> Bool {
    views.precedes(screen, source) && !views.isDescendant(source, of: screen)
  }

  /// Writes the pictures of all flights for the draw list, in place of those written last.
  func draw() {
    guard !sessions.isEmpty || !unclaimed.isEmpty || views.flights.all.count > 0 else { return }
    removePictures()
    for session in unclaimed + sessions {
      for flight in session.flights { draw(flight, session) }
    }
    views.changePicture()
  }

  /// Notes with which velocities flights are seen whose transition is about to be completed ahead.
  func noteSeenVelocity(_ session: SessionFlights?) {
    noteVelocity(session)
    guard let session else { return }
    for index in session.flights.indices {
      var flight = session.flights[index]
      flight.velocity = flight.velocity + carriedVelocity(flight, session)
      session.set(flight, at: index)
    }
  }

  /// Notes the velocities of flights, relative to their targets, before a hand takes them.
  func noteVelocity(_ session: SessionFlights?) {
    guard let session else { return }
    let driver = session.stage.driver
    let rate = driver.progressRate(of: driver.main, at: animations.now)
    for index in session.flights.indices {
      var flight = session.flights[index]
      var velocity = flight.velocity(at: animations.now, rate: rate)
      // A pair that goes on as a fading flight has its fraction as its openness: see `resume`.
      if flight.flags.isDisjoint(with: [.zooms, .fades]) {
        velocity[FlightValues.opennessIndex] = flight.goesBack ? -rate : rate
      }
      flight.velocity = velocity
      session.set(flight, at: index)
    }
  }
}
