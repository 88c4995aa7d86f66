/// Flights of whole screens, out of a source and back into it.
extension Flights {
  /// The view from which a screen comes, and to which it goes.
  struct ZoomSource {
    let view: Handle
    let alignment: Rect?
  }

  /// Asks the host for the source and for the part of the screen that covers it; without an answer the
  /// views with the options' key, and a view in the screen with the source's key, stand for them. nil
  /// if the screen cannot come out of a view: it flies by the fallback.
  func askSource(_ session: SessionFlights) -> ZoomSource? {
    guard let flying = session.screen else { return nil }
    var answer: ZoomSource?
    animations.performWithoutAnimation {
      var view = flying.sourceView()
      if view.isNone, flying.options.sourceKey != 0,
        views.names.contains(session.stage.containerView)
      {
        view =
          candidates(
            session.sourceSide, session.stage, at: session.stage.goesBack ? .model : .shown,
            key: flying.options.sourceKey, for: session
          ).first?.entry.handle ?? .none
      }
      guard isUsable(view, session) else { return }
      let alignment = flying.alignmentRect(view)
      guard isUsable(view, session) else { return }
      answer = ZoomSource(view: view, alignment: alignment ?? twin(of: view, session))
    }
    return answer
  }

  /// Whether a screen can come out of a view: it is visible, or near.
  private func isUsable(_ view: Handle, _ session: SessionFlights) -> Bool {
    let containerView = session.stage.containerView
    let screen = screen(session)
    guard views.names.contains(view), view != views.window, views.isInWindow(view.index),
      views.names.contains(containerView), views.names.contains(screen), view != screen,
      !views.isDescendant(view.index, of: screen.index),
      !views.isDescendant(containerView.index, of: view.index),
      isSeen(view.index, below: views.window.index, in: session),
      let values = values(
        view.index, session.sourceSide, on: session.stage,
        at: session.stage.goesBack ? .model : .shown),
      min(values.size.width, values.size.height) >= .leastInReach
    else { return false }
    let seen = views.bounds(containerView.index)
    let box = box(of: values)
    return box.intersects(seen) || isNear(box, seen)
  }

  /// Returns the view that flies: the screen, or the view around it that the transition moves.
  private func screen(_ session: SessionFlights) -> Handle {
    let side = session.destinationSide
    return views.names.contains(side.moved) ? side.moved : side.root
  }

  /// Returns the rectangle of the view in the screen that has the source's match key.
  private func twin(of source: Handle, _ session: SessionFlights) -> Rect? {
    let key = keys.find(source)?.key ?? session.screen?.options.sourceKey ?? 0
    let screen = screen(session)
    guard key != 0 else { return nil }
    for index in 0..<keys.entries.count where keys.entries[index].key == key {
      let view = keys.entries[index].handle
      guard view != screen, isSeen(view.index, below: screen.index) else { continue }
      let bounds = views.bounds(view.index)
      guard let place = try? views.convert(bounds, from: view.index, to: screen.index) else {
        continue
      }
      let own = views.bounds(screen.index).origin
      return place.offset(by: Vector(dx: -own.x, dy: -own.y))
    }
    return nil
  }

  /// Lets a screen fly; returns whether it does. It goes on from a flight that it has in a transition
  /// completed ahead. `isHeld` says that it begins under a hand, which may have let go since.
  func zoom(_ session: SessionFlights, _ source: ZoomSource?, isHeld: Bool) -> Bool {
    let stage = session.stage
    let screen = screen(session)
    guard let flying = session.screen, views.names.contains(screen),
      views.isInWindow(screen.index),
      var rest = values(
        screen.index, session.destinationSide, on: stage, at: .shown),
      rest.size.isMeasurable
    else { return false }
    (rest.depth, rest.openness) = (1, 1)
    let before = takeUnclaimed(in: stage.containerView)
    let earlier = removeFlight(of: screen, from: before)
    let sourceEnd = makeSourceEnd(source, rest, session)
    let physics = flying.options.physics
    let screenEnd = Flight.End(
      view: screen.bits, drawn: screen.bits, tag: views.tags.ofView(screen.index),
      options: MatchOptions(), values: rest, size: shownBounds(screen.index).size)
    var flight = Flight(
      key: flying.options.sourceKey, goesBack: stage.goesBack, source: sourceEnd,
      destination: screenEnd)
    flight.flags = source == nil ? [.zooms, .fallback] : .zooms
    flight.alignment = source?.alignment
    flight.bend = stage.goesBack ? physics.bendBack : -physics.bendIn
    flight.shown = earlier?.shown ?? flight.origin.values
    var velocity = earlier?.velocity ?? .zero
    if earlier == nil, !stage.goesBack, let source {
      velocity = self.velocity(source.view.index, session.sourceSide, on: stage, at: .shown)
    }
    start(&flight, velocity, session, takesOver: earlier != nil)
    if isHeld, let hand = flying.hand {
      // A hand that has let go has the screen as of the moment at which it did.
      let relative = velocity - self.velocity(of: flight, session, atSource: false)
      take(&flight, hand, relative, at: hand.holds(session) ? animations.now : hand.moment)
    }
    session.setAll([flight])
    resume(before, in: session)
    // Views that fly on are left undrawn again as they take off.
    for earlier in before {
      for flight in earlier.flights { putBack(flight, under: .none) }
      earlier.removeAll()
    }
    showFormer(but: flight.source.handle, of: session)
    begin(session)
    for index in session.flights.indices {
      var flight = session.flights[index]
      takeOff(&flight, session)
      session.set(flight, at: index)
    }
    noteFlights(in: stage.containerView)
    draw()
    return true
  }

  /// Takes the flight of a screen out of earlier sessions, to go on in a new one; its views are drawn
  /// again. None if it has none.
  private func removeFlight(of screen: Handle, from before: [SessionFlights]) -> Flight? {
    for session in before {
      for index in session.flights.indices
      where session.flights[index].destination.view == screen.bits {
        let flight = session.remove(at: index)
        putBack(flight, under: .none)
        return flight
      }
    }
    return nil
  }

  /// Makes the source's end of a zoom: at the source, or by the fallback if there is none.
  private func makeSourceEnd(
    _ source: ZoomSource?, _ rest: FlightValues, _ session: SessionFlights
  ) -> Flight.End {
    let containerView = session.stage.containerView
    if let source,
      let values = values(source.view.index, session.sourceSide, on: session.stage, at: .shown)
    {
      return Flight.End(
        view: source.view.bits, drawn: source.view.bits,
        tag: views.tags.ofView(source.view.index),
        options: keys.find(source.view)?.options ?? MatchOptions(), values: values.near(rest),
        size: shownBounds(source.view.index).size)
    }
    let values = fallback(rest, in: containerView)
    return Flight.End(
      view: 0, drawn: 0, tag: 0, options: MatchOptions(), values: values, size: values.size)
  }

  /// Draws a source again that has stayed undrawn, when another one takes its place.
  private func showFormer(but source: Handle, of session: SessionFlights) {
    let screen = session.destinationSide.root
    for entry in kept where entry.screen == screen && entry.source != source {
      if views.names.contains(entry.source) { views.setDrawnElsewhere(entry.source.index, false) }
    }
    dropKept { $0.screen == screen && $0.source != source }
  }

  // MARK: In each frame

  /// Asks the host for other sources if those to which screens go back have gone.
  func askForLostSources() {
    for session in sessions where hasLostSource(session) { askAgain(session) }
  }

  /// Whether a screen flies back into a source that has gone.
  func hasLostSource(_ session: SessionFlights) -> Bool {
    guard session.screen != nil, session.stage.goesBack, !session.isCancelled,
      let flight = session.flights.first
    else { return false }
    return flight.flags.isDisjoint(with: [.fallback, .fades]) && flight.flags.contains(.zooms)
      && !isThere(flight.source)
  }

  /// Asks the host again into which source a screen goes, and redirects it if that is another one.
  func askAgain(_ session: SessionFlights) {
    guard session.screen != nil else { return }
    let source = askSource(session)
    guard sessions.contains(where: { $0 === session }),
      let index = session.flights.firstIndex(where: { $0.flags.contains(.zooms) })
    else { return }
    var flight = session.flights[index]
    guard source?.view.bits ?? 0 != flight.source.view else {
      flight.alignment = source?.alignment
      session.set(flight, at: index)
      return
    }
    let driver = session.stage.driver
    flight.move(to: driver.main.progress, at: animations.now, hasTarget: true)
    let rate = driver.progressRate(of: driver.main, at: animations.now)
    let velocity = seenVelocity(flight, session, rate: rate)
    let former = flight
    flight.source = makeSourceEnd(source, flight.destination.values, session)
    flight.flags.subtract([.fallback, .sourceGone, .ownsSource])
    if source == nil { flight.flags.insert(.fallback) }
    flight.alignment = source?.alignment
    // The former source must not count as flying.
    session.set(flight, at: index)
    showAgain(former)
    if let source { views.setDrawnElsewhere(source.view.index, true) }
    turn(&flight, velocity, session, rate: rate)
    session.set(flight, at: index)
    draw()
  }

  /// Shows a former source at its place again.
  private func showAgain(_ flight: Flight) {
    if flight.flags.contains(.ownsSource) { views.release(Handle(bits: flight.source.drawn)) }
    let view = flight.source.handle
    guard views.names.contains(view), !isFlying(view) else { return }
    dropKept { $0.source == view }
    views.setDrawnElsewhere(view.index, false)
  }

  /// Lets a flight go on to its present target from its shown values, with the velocity with which it is
  /// seen, after the target has become another.
  func turn(
    _ flight: inout Flight, _ velocity: FlightNumbers, _ session: SessionFlights, rate: Double
  ) {
    let now = animations.now
    switch flight.motion {
    case .held(let card, let spring):
      let relative = velocity - self.velocity(of: flight, session, atSource: false)
      flight.hold(card, spring, velocity: relative, at: now)
    case .spring(let spring, let cover):
      let relative = velocity - targetVelocity(flight, session)
      flight.spring(spring, cover, to: flight.heading, velocity: relative, at: now)
    case .path:
      flight.drift = .zero
      flight.lag = .zero
      flight.anchor(at: now)
      flight.start = now
      // The velocity without a drift is read from the flight, so the drift is 0 meanwhile.
      flight.drift = .zero
      flight.drift = velocity - seenVelocity(flight, session, rate: rate)
    }
  }

  /// Whether a hand has just taken a screen that moved with its transition.
  func isTaken(_ flight: Flight, _ session: SessionFlights) -> Bool {
    guard case .path = flight.motion, flight.flags.contains(.zooms) else { return false }
    return session.screen?.hand?.holds(session) ?? false
  }

  /// Moves a screen to the present moment before a hand takes it: time has passed since the last
  /// frame (GR-13).
  func catchUp(for hand: any ScreenFlightHand) {
    for session in sessions where session.screen?.hand === hand {
      animations.catchUp(session.stage.driver)
      for index in session.flights.indices where session.flights[index].flags.contains(.zooms) {
        session.catchUp(index, at: animations.now)
      }
    }
  }

  /// Puts the screen of a hand under it, lets it follow, or go on by itself, from the time of the
  /// finger's sample on, whatever the frames (GR-13). Returns whether the screen flies.
  func steer(for hand: any ScreenFlightHand) -> Bool {
    var flies = false
    for session in sessions where session.screen?.hand === hand {
      for index in session.flights.indices where session.flights[index].flags.contains(.zooms) {
        var flight = session.flights[index]
        steer(&flight, session)
        session.set(flight, at: index)
        flies = true
      }
    }
    return flies
  }

  /// Lets a flight follow the samples of the finger that no flight has followed yet.
  private func followSteps(_ flight: inout Flight, _ hand: any ScreenFlightHand) {
    for step in hand.steps {
      flight.follow(step.card, tracksAll: hand.tracksAll, at: max(flight.start, step.moment))
    }
  }

  /// Puts a screen under the hand that has it or lets it follow, and starts its spring when the hand has
  /// ended or the transition turns round.
  func steer(_ flight: inout Flight, _ session: SessionFlights) {
    guard flight.flags.contains(.zooms), !flight.flags.contains(.fades),
      let hand = session.screen?.hand
    else { return }
    let now = animations.now
    let heading = session.isCancelled ? Flight.Heading.origin : .goal
    guard !hand.holds(session) else {
      switch flight.motion {
      case .path: take(&flight, hand, flight.velocity, at: now)
      case .spring:
        flight.move(to: flight.progress, at: hand.moment, hasTarget: flight.faded == 1)
        take(&flight, hand, flight.velocity(at: hand.moment, rate: 0), at: now)
      case .held:
        followSteps(&flight, hand)
        flight.follow(hand.card, tracksAll: hand.tracksAll, at: now)
      }
      return
    }
    switch flight.motion {
    case .path: return
    case .spring:
      guard heading != flight.heading else { return }
      release(&flight, heading, hand, velocity: flight.velocity(at: now, rate: 0), at: now)
    case .held:
      let time = max(flight.start, hand.moment)
      flight.follow(hand.card, tracksAll: hand.tracksAll, at: time)
      flight.move(to: flight.progress, at: time, hasTarget: flight.faded == 1)
      var velocity = flight.velocity(at: time, rate: 0)
      if let thrown = hand.thrown {
        // Numbers that the hand drags go on with its velocity; the others, which are where it has
        // them, have it besides the velocity with which their gap closes.
        let handed = flight.heldVelocity(thrown)
        for index in 0..<FlightNumbers.count {
          let follows = hand.tracksAll ? index <= FlightValues.lastOfPlace : index == 0
          velocity[index] = handed[index] + (follows ? 0 : velocity[index])
        }
      }
      release(&flight, heading, hand, velocity: velocity, at: time)
    }
  }

  /// Puts a flight under a hand, as it was when the hand took it, and moves it to where the hand has
  /// it at a time.
  private func take(
    _ flight: inout Flight, _ hand: any ScreenFlightHand, _ velocity: FlightNumbers,
    at time: Double
  ) {
    // The first step is that of its taking.
    let moment = hand.steps.first?.moment ?? hand.moment
    flight.hold(hand.first, hand.follower, velocity: velocity, at: moment)
    followSteps(&flight, hand)
    flight.follow(hand.card, tracksAll: hand.tracksAll, at: time)
  }

  /// Starts the spring of a screen after a hand has ended.
  private func release(
    _ flight: inout Flight, _ heading: Flight.Heading, _ hand: any ScreenFlightHand,
    velocity: FlightNumbers, at time: Double
  ) {
    let goesHome = (heading == .goal) == flight.goesBack
    flight.spring(
      hand.motion(goesBack: goesHome).parameters, hand.coverMotion(goesBack: goesHome), to: heading,
      velocity: velocity, at: time)
  }
}
