/// Flights from frame to frame.
extension Flights {
  /// Takes all flights to where their transitions are. Targets are read anew: what they stand in may
  /// have been laid out, or scrolled.
  func advance() {
    guard !sessions.isEmpty || !left.isEmpty || !kept.isEmpty else { return }
    dropLeft()
    showKept()
    guard !sessions.isEmpty else { return }
    for session in sessions { advance(session) }
    draw()
  }

  private func advance(_ session: SessionFlights) {
    let heading = session.isCancelled ? Flight.Heading.origin : .goal
    let progress = session.stage.driver.main.progress
    for index in session.flights.indices {
      var flight = session.flights[index]
      look(&flight.source, session.sourceSide, session, flight.flags.contains(.fades))
      look(&flight.destination, session.destinationSide, session, flight.flags.contains(.fades))
      note(!isThere(flight.source), .sourceGone, &flight.flags)
      note(!isThere(flight.destination), .destinationGone, &flight.flags)
      // What fades goes on to where it was going.
      if !flight.flags.contains(.fades) { flight.head(heading, at: animations.now) }
      let target = flight.heading == .goal ? flight.goal : flight.origin
      flight.move(to: progress, at: animations.now, hasTarget: isThere(target))
      session.flights[index] = flight
    }
  }

  private func note(_ isGone: Bool, _ flag: Flight.Flags, _ flags: inout Flight.Flags) {
    if isGone { flags.insert(flag) } else { flags.remove(flag) }
  }

  private func isThere(_ end: Flight.End) -> Bool {
    views.names.contains(end.handle) && views.isInWindow(end.handle.index)
  }

  /// Reads where an end is; of one that is gone the last place stays.
  private func look(
    _ end: inout Flight.End, _ side: FlightStage.Side, _ session: SessionFlights, _ isShown: Bool
  ) {
    let view = end.handle
    guard isThere(end), views.names.contains(session.stage.container),
      let values = values(view.index, side, in: session.stage.container, isShown: isShown)
    else { return }
    end.values = values.near(end.values)
    end.size = views.bounds(view.index).size
    end.tag = views.tags.ofView(view.index)
  }

  /// Sources come back when the screen in front of them has gone.
  private func showKept() {
    guard !kept.isEmpty else { return }
    kept.removeAll { entry in
      let isThere =
        views.names.contains(entry.screen) && views.isInWindow(entry.screen.index)
        && views.names.contains(entry.source)
      guard !isThere else { return false }
      if views.names.contains(entry.source),
        !sessions.contains(where: { session in
          session.flights.contains { $0.source.view == entry.source.bits }
        })
      {
        views.setFlies(entry.source.index, false)
      }
      return true
    }
  }

  /// Says what is to be drawn.
  func draw() {
    let pictures = views.flights
    guard !sessions.isEmpty || !left.isEmpty || pictures.all.count > 0 else { return }
    pictures.removeAll()
    for session in left + sessions {
      for flight in session.flights {
        pictures.append(
          flight.picture(in: session.stage.container, crossFade: session.options.crossFade) {
            bounds(of: $0)
          })
      }
    }
    views.changePicture()
  }

  private func bounds(of end: Flight.End) -> Rect {
    let view = Handle(bits: end.drawn)
    guard views.names.contains(view) else { return .zero }
    return views.bounds(view.index)
  }

  /// What flies is about to be completed ahead: how fast it is by now.
  func noteVelocity(_ session: SessionFlights?) {
    guard let session else { return }
    let driver = session.stage.driver
    let rate = driver.progressRate(of: driver.main, at: animations.now)
    for index in session.flights.indices {
      session.flights[index].velocity = session.flights[index].velocity(
        at: animations.now, rate: rate)
    }
  }
}
