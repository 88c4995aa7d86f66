/// Copies of flights: each is a function of time, of its transition's progress and of where its ends
/// are seen.
final class FlightCopy: PlacedMover {
  /// In drawing order; the first ones fly, the others are kept for later frames.
  private var sessions: [SessionFlights] = []
  private var count = 0
  private var places: FlightPlaces?
  /// As they were published.
  private let pictures = FlightPictures()
  /// As they are shown.
  private var moved = Buffer<Flight>()

  override func removeAll() {
    super.removeAll()
    count = 0
  }

  /// Copies the flights of a transition, and names the views from which their ends are read.
  func take(_ session: SessionFlights, _ source: Views) {
    if count == sessions.count {
      sessions.append(SessionFlights(copy(session.stage), session.options))
    }
    let copy = sessions[count]
    count += 1
    copy.copy(session, on: self.copy(session.stage, copy.stage))
    let stage = session.stage
    add(stage.containerView, upTo: .none, source)
    add(stage.from, source)
    add(stage.to, source)
    for flight in session.flights {
      add(flight.source, session.sourceSide, source)
      add(flight.destination, session.destinationSide, source)
    }
  }

  private func add(_ side: FlightStage.Side, _ source: Views) {
    add(side.root, upTo: .none, source)
    add(side.moved, upTo: .none, source)
  }

  /// Adds what a flight is read and drawn from at one end.
  private func add(_ end: Flight.End, _ side: FlightStage.Side, _ source: Views) {
    add(end.handle, upTo: side.root, source)
    if end.drawn != end.view { add(Handle(bits: end.drawn), upTo: side.root, source) }
  }

  /// Copies how flights are drawn.
  func take(_ pictures: FlightPictures) { self.pictures.copy(pictures) }

  /// Adds a view, and those above it, up to a root.
  private func add(_ view: Handle, upTo root: Handle, _ source: Views) {
    guard source.names.contains(view) else { return }
    var next: Int? = view.index
    while let current = next, source.rows[current].handle != root {
      add(current)
      next = source.parent(current)
    }
  }

  /// Copies a stage with its drivers, into those of a former copy if there is one.
  private func copy(_ stage: FlightStage, _ former: FlightStage? = nil) -> FlightStage {
    let driver = former?.driver ?? Driver(duration: 0, curve: .linear)
    driver.copy(stage.driver)
    var copy = FlightStage(
      containerView: stage.containerView, from: stage.from, to: stage.to, goesBack: stage.goesBack,
      duration: stage.duration, driver: driver, hostAnimator: nil)
    guard let beside = stage.beside else { return copy }
    let partner = former?.partner ?? Driver(duration: 0, curve: .linear)
    partner.copy(beside)
    copy.partner = partner
    return copy
  }

  /// Drops all flights, and notes that they stand, where another mover moves one of their views: a
  /// tick would redirect them in each frame.
  override func settle(on copies: Tracks, among movers: MoverCopies) {
    if places == nil { places = FlightPlaces(copies) }
    for other in movers.all where other !== self {
      for index in 0..<other.views.count {
        for own in 0..<views.count where views[own] == other.views[index] {
          removeAll()
          return movers.note(.flights)
        }
      }
    }
  }

  /// Moves the copied flights to a time, and writes their pictures.
  override func show(at time: Double) {
    guard count > 0, let places else { return }
    places.removePictures()
    // Views behind screens are seen as the last frame has drawn them.
    places.views.flights.copy(pictures)
    places.scaleCovered(true)
    moved.removeAll()
    for index in 0..<count { move(sessions[index], to: time, places) }
    places.removePictures()
    var next = 0
    for index in 0..<count {
      for _ in sessions[index].flights.indices {
        places.draw(moved[next], sessions[index])
        next += 1
      }
    }
  }

  /// Adds the flights of a transition at a time to `moved`; the copies stay as published.
  private func move(_ session: SessionFlights, to time: Double, _ places: FlightPlaces) {
    let (driver, horizon) = (session.stage.driver, Animations.horizon(at: time))
    driver.look(at: time, horizon: horizon)
    session.stage.partner?.look(at: time, horizon: horizon)
    for index in session.flights.indices {
      var flight = session.flights[index]
      places.look(at: &flight, session)
      places.head(&flight, session, at: time)
      flight.move(
        to: driver.main.progress, at: time, hasTarget: places.hasTarget(flight))
      moved.append(flight)
    }
  }
}

extension Flights {
  /// Adds the flights to a published frame's movers: all, or none, which is noted.
  func copyFlights(into copies: MoverCopies) {
    guard !sessions.isEmpty || !unclaimed.isEmpty else { return }
    guard unclaimed.isEmpty, sessions.allSatisfy({ goesOn($0) }) else {
      return copies.note(.flights)
    }
    let own = copies.one(isPlaced: true, FlightCopy())
    for session in sessions { own.take(session, views) }
    own.take(views.flights)
  }

  /// Whether the next frame moves flights by their motion alone: it neither asks where they go, nor
  /// directs them anew, nor gives them to a hand, or another one.
  private func goesOn(_ session: SessionFlights) -> Bool {
    guard !hasLostSource(session) else { return false }
    for flight in session.flights {
      var next = flight
      look(at: &next, session)
      guard next.stands(as: flight), isSteady(flight, session) else { return false }
    }
    return true
  }

  /// Whether the next frame neither gives a flight to a hand, nor takes it from one, nor moves it by
  /// one.
  private func isSteady(_ flight: Flight, _ session: SessionFlights) -> Bool {
    guard let hand = session.screen?.hand, flight.flags.contains(.zooms) else { return true }
    switch flight.motion {
    case .path: return !hand.holds(session)
    case .spring:
      return !hand.holds(session) && flight.heading == (session.isCancelled ? .origin : .goal)
    case .held(let card, _):
      return hand.holds(session) && hand.steps.isEmpty && hand.card == card
    }
  }
}
