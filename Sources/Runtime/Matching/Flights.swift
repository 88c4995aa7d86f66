/// All flights, and the keys by which views are paired.
final class Flights: FlightPlaces {
  static let mostPairs = 1024

  let animations: Animations
  let events: EventQueue
  let host: Host
  var keys = MatchKeys()
  private(set) var sessions: [SessionFlights] = []
  /// Flights of transitions that have been completed ahead in this frame and that no transition has
  /// taken over yet.
  private(set) var unclaimed: [SessionFlights] = []
  /// Sources that stay undrawn as long as a screen is where it has flown to.
  private(set) var kept: [(source: Handle, screen: Handle, superview: Handle)] = []
  let list = FlightList()
  /// When flights were moved last.
  private(set) var lastMove = 0.0

  init(_ animations: Animations, events: EventQueue, host: Host) {
    self.animations = animations
    self.events = events
    self.host = host
    super.init(animations.tracks)
    // Flights observe first: a view that is about to end is still drawn as it was.
    views.observe(self, as: .flights)
  }

  /// Gives a view a match key; 0 takes it away.
  func setKey(_ view: Handle, _ key: UInt64, _ options: MatchOptions) {
    if key == 0 { keys.remove(view) } else { keys.set(view, key, options) }
  }

  /// Returns a view's match key; 0 for none.
  func key(of view: Handle) -> UInt64 { keys.find(view)?.key ?? 0 }

  override func layOut() { moveOn() }

  /// Shows sources again whose screens have left in callbacks of this frame.
  override func finish() { showKept() }

  override func copyMovers(into copies: MoverCopies) { copyFlights(into: copies) }

  /// Forgets a view that ends; flights go on with a snapshot in its place.
  override func viewWillEnd(_ index: Int) {
    let view = views.rows[index].handle
    keys.remove(view)
    guard views.has(.drawnElsewhere, index) else { return }
    kept.removeAll { $0.source == view }
    // A snapshot takes what is drawn of a view at its place.
    views.setDrawnElsewhere(index, false)
    for session in sessions + unclaimed {
      for number in session.flights.indices {
        var flight = session.flights[number]
        if flight.source.drawn == view.bits {
          freeze(&flight.source, ownership: .ownsSource, &flight.flags)
        }
        if flight.destination.drawn == view.bits {
          freeze(&flight.destination, ownership: .ownsDestination, &flight.flags)
        }
        session.set(flight, at: number)
      }
    }
    views.changePicture()
    draw()
  }

  /// Adds a transition's flights to those under way.
  func begin(_ session: SessionFlights) { sessions.append(session) }

  /// Takes the flights of transitions that have been completed ahead in a container, for the next one
  /// to take over.
  func takeUnclaimed(in containerView: Handle) -> [SessionFlights] {
    let taken = unclaimed.filter { $0.stage.containerView == containerView }
    unclaimed.removeAll { $0.stage.containerView == containerView }
    return taken
  }

  /// Gives back flights that a transition has taken, but not taken over.
  func giveBack(_ sessions: [SessionFlights]) { unclaimed += sessions }

  /// Forgets sources that stay undrawn for which `isOver` holds; it lets them be drawn again itself.
  func dropKept(where isOver: ((source: Handle, screen: Handle, superview: Handle)) -> Bool) {
    kept.removeAll(where: isOver)
  }

  func noteMove(at time: Double) { lastMove = time }

  /// Freezes an end: draws a snapshot in place of its view, or nothing if there is no room for one.
  /// `ownership` is the flag by which the flight releases the snapshot at its end.
  func freeze(
    _ end: inout Flight.End, ownership: Flight.Flags, _ flags: inout Flight.Flags
  ) {
    let view = Handle(bits: end.drawn)
    end.drawn = 0
    guard views.names.contains(view), let snapshot = try? tracks.makeSnapshot(of: view.index)
    else { return }
    end.drawn = snapshot.bits
    flags.insert(ownership)
  }

  /// Ends the flights of a transition, and posts it: both views of each are drawn at their places
  /// again. Those of a transition completed ahead fly on until the next one takes them over.
  func end(_ session: SessionFlights?, completed: Bool, ahead: Bool) {
    guard let session, let index = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.remove(at: index)
    for flight in session.flights where !flight.flags.contains(.fades) {
      events.post(
        .flightEnded, flight.destination.handle, other: flight.source.handle,
        detail: ahead ? 0 : 1)
    }
    if ahead {
      unclaimed.append(session)
    } else {
      putBack(session, completed: completed)
    }
    draw()
  }

  /// Ends the flights of transitions that were completed ahead, if nothing has taken them over.
  func putBackUnclaimed() {
    guard !unclaimed.isEmpty else { return }
    for session in unclaimed { putBack(session, completed: true) }
    unclaimed = []
    draw()
  }

  /// Puts back all flights of a session. A source that is to stay hidden does so under the
  /// destination's screen, where the transition has ended with that.
  private func putBack(_ session: SessionFlights, completed: Bool) {
    let keeps = session.options.keepsSourceHidden && completed != session.stage.goesBack
    for flight in session.flights {
      putBack(flight, under: keeps ? session.destinationSide.root : .none)
    }
    session.removeAll()
    noteFlights(in: session.stage.containerView)
  }

  /// Draws both views of a flight again, unless another one has them, and releases its snapshots.
  /// Under a `screen` the source stays undrawn; none draws both.
  func putBack(_ flight: Flight, under screen: Handle) {
    for (end, owns) in [
      (flight.source, Flight.Flags.ownsSource), (flight.destination, .ownsDestination),
    ] {
      if flight.flags.contains(owns) { views.release(Handle(bits: end.drawn)) }
      guard views.names.contains(end.handle), !isFlying(end.handle) else { continue }
      let isKept = kept.contains { $0.source == end.handle }
      if end.view == flight.source.view, !screen.isNone {
        if !isKept { kept.append((end.handle, screen, superview(of: screen))) }
      } else {
        if isKept { kept.removeAll { $0.source == end.handle } }
        views.setDrawnElsewhere(end.handle.index, false)
      }
    }
  }

  /// Returns the superview of a view, or none.
  func superview(of view: Handle) -> Handle {
    guard views.names.contains(view), let superview = views.parent(view.index) else { return .none }
    return views.rows[superview].handle
  }

  /// Whether a view is in a flight under way. A flight that ends has left `sessions` before callers
  /// ask, and one that gets another source has that already.
  func isFlying(_ view: Handle) -> Bool {
    for session in sessions {
      for flight in session.flights
      where flight.source.view == view.bits || flight.destination.view == view.bits { return true }
    }
    return false
  }

  /// Notes for the draw list whether a container has flights.
  func noteFlights(in containerView: Handle) {
    guard views.names.contains(containerView) else { return }
    let holds = (sessions + unclaimed).contains {
      $0.stage.containerView == containerView && !$0.flights.isEmpty
    }
    views.setHoldsOverlays(containerView.index, holds)
  }

  /// Drops everything without calling anybody.
  override func removeAll() {
    sessions = []
    unclaimed = []
    kept = []
    views.flights.removeAll()
  }
}
