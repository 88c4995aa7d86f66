/// Search for pairs: keyed views of both screens are sorted by key and paired in a merge join.
extension Flights {
  struct Candidate {
    let entry: MatchKeys.Entry
    let values: FlightValues
    /// Number of views of its screen that have its key.
    let rivals: Int
  }

  /// Starts the flights of two screens' pairs, and lets those of transitions completed ahead that find
  /// no pair fade; returns them, or nil if there are none. Without `pairsViews` nothing new flies.
  func pair(
    _ stage: FlightStage, _ options: MatchedOptions, pairsViews: Bool = true
  ) -> SessionFlights? {
    let before = takeUnclaimed(in: stage.containerView)
    guard keys.entries.count > 0 || !before.isEmpty, animations.animates,
      !animations.reducesMotion,
      views.names.contains(stage.containerView)
    else {
      giveBack(before)
      return nil
    }
    let session = SessionFlights(stage, options)
    let origins = pairsViews ? candidates(stage.from, stage, at: .shown) : []
    let goals = pairsViews ? candidates(stage.to, stage, at: .end(.goal)) : []
    var origin = 0
    for goal in goals {
      while origin < origins.count, origins[origin].entry.key < goal.entry.key { origin += 1 }
      guard origin < origins.count, origins[origin].entry.key == goal.entry.key else { continue }
      guard session.flights.count < Self.mostPairs else {
        host.warn(
          .limit, "motus_view_set_match_key",
          "a transition has at most \(Self.mostPairs) pairs: the others do not fly")
        break
      }
      let rivals = max(origins[origin].rivals, goal.rivals)
      if rivals > 1 {
        host.warn(
          .invalidState, "motus_view_set_match_key",
          "\(rivals) views of one screen carry the match key \(goal.entry.key): one flies")
      }
      session.add(flight(from: origins[origin], to: goal, session, before))
    }
    resume(before, in: session)
    // Views that fly on are left undrawn again as they take off.
    for earlier in before { for flight in earlier.flights { putBack(flight, under: .none) } }
    for earlier in before { earlier.removeAll() }
    guard !session.flights.isEmpty else {
      noteFlights(in: stage.containerView)
      return nil
    }
    sortByDrawing(session)
    begin(session)
    for index in session.flights.indices {
      var flight = session.flights[index]
      takeOff(&flight, session)
      session.set(flight, at: index)
    }
    noteFlights(in: stage.containerView)
    draw()
    return session
  }

  /// Returns the keyed views of a screen, one of each key, or of one key alone, sorted by key: of
  /// several the first drawn that is in sight, else one that is near. Views that fly in sessions other
  /// than `own` do not count.
  func candidates(
    _ side: FlightStage.Side, _ stage: FlightStage, at moment: FlightStage.Moment, key: UInt64 = 0,
    for own: SessionFlights? = nil
  ) -> [Candidate] {
    guard views.names.contains(side.root) else { return [] }
    var found: [MatchKeys.Entry] = []
    for index in 0..<keys.entries.count {
      let entry = keys.entries[index]
      if key != 0 && entry.key != key { continue }
      if isSeen(entry.handle.index, below: side.root.index, in: own) { found.append(entry) }
    }
    HeapSort.sort(&found) { one, other in
      one.key != other.key
        ? one.key < other.key : isBehind(one.handle.index, other.handle.index)
    }
    let seen = views.bounds(stage.containerView.index)
    var result: [Candidate] = []
    var index = 0
    while index < found.count {
      var chosen: Candidate?
      var chosenIsInSight = false
      let first = index
      var end = first
      while end < found.count, found[end].key == found[first].key { end += 1 }
      while index < end {
        let entry = found[index]
        index += 1
        guard !chosenIsInSight,
          let values = values(entry.handle.index, side, on: stage, at: moment),
          values.size.isMeasurable
        else { continue }
        let box = box(of: values)
        let isInSight = box.intersects(seen)
        guard isInSight || chosen == nil && isNear(box, seen) else { continue }
        chosen = Candidate(entry: entry, values: values, rivals: end - first)
        chosenIsInSight = isInSight
      }
      if let chosen { result.append(chosen) }
    }
    return result
  }

  /// Whether a view is below another, has a size, flies in no session but `own`, and no view in between
  /// hides it.
  func isSeen(_ view: Int, below root: Int, in own: SessionFlights? = nil) -> Bool {
    let bounds = views.bounds(view)
    guard bounds.size.isMeasurable, !isInFlight(view, but: own)
    else { return false }
    var current = view
    while !views.isDrawnHidden(current) {
      if current == root { return true }
      guard let parent = views.parent(current) else { return false }
      current = parent
    }
    return false
  }

  /// Whether a view flies in another transition under way.
  private func isInFlight(_ view: Int, but own: SessionFlights?) -> Bool {
    guard views.has(.drawnElsewhere, view) else { return false }
    let name = views.rows[view].name
    for session in sessions where session !== own {
      for flight in session.flights
      where flight.source.view == name || flight.destination.view == name { return true }
    }
    return false
  }

  /// Returns the smallest upright rectangle around a flight's frame.
  func box(of values: FlightValues) -> Rect {
    values.transform.apply(to: Rect(origin: .zero, size: values.size))
  }

  /// Whether a box is at most one container's size away from the container.
  func isNear(_ box: Rect, _ seen: Rect) -> Bool {
    let near = Rect(
      x: seen.minX - seen.size.width, y: seen.minY - seen.size.height,
      width: 3 * seen.size.width, height: 3 * seen.size.height)
    return box.intersects(near)
  }

  /// Makes a flight between two candidates; it goes on from an earlier flight with the same key if
  /// there is one, else from the source as it is shown.
  private func flight(
    from origin: Candidate, to goal: Candidate, _ session: SessionFlights,
    _ before: [SessionFlights]
  ) -> Flight {
    let stage = session.stage
    let earlier = flight(of: goal.entry.key, in: before)
    let first = earlier?.shown ?? origin.values
    let goalValues = goal.values.near(first)
    var flight = flight(
      goal.entry.key, end(origin.entry, origin.values.near(first)), end(goal.entry, goalValues),
      goesBack: stage.goesBack)
    flight.shown = first
    // These are of zooms alone.
    (flight.shown.depth, flight.shown.openness) = (0, 0)
    if let earlier { flight.faded = earlier.faded }
    let end = flight.goesBack ? flight.source : flight.destination
    if let rest = values(end.handle.index, stage.to, on: stage, at: .rest(.goal)) {
      let away = end.values.numbers - rest.near(end.values).numbers
      if flight.goesBack { flight.source.away = away } else { flight.destination.away = away }
    }
    let velocity =
      earlier?.velocity ?? velocity(origin.entry.handle.index, stage.from, on: stage, at: .shown)
    start(&flight, velocity, session, takesOver: earlier != nil)
    return flight
  }

  /// Makes a flight from one end to another, which are its source and its destination, or on the way
  /// back its destination and its source.
  private func flight(
    _ key: UInt64, _ origin: Flight.End, _ goal: Flight.End, goesBack: Bool
  ) -> Flight {
    Flight(
      key: key, goesBack: goesBack, source: goesBack ? goal : origin,
      destination: goesBack ? origin : goal)
  }

  /// Makes the end of a flight at a keyed view.
  private func end(_ entry: MatchKeys.Entry, _ values: FlightValues) -> Flight.End {
    Flight.End(
      view: entry.view, drawn: entry.view, tag: views.tags.ofView(entry.handle.index),
      options: entry.options, values: values, size: shownBounds(entry.handle.index).size)
  }

  /// Starts a flight from its shown values, with the velocity with which that is seen. `takesOver` says
  /// that it goes on from another flight, and gets no velocity by its curve besides.
  func start(
    _ flight: inout Flight, _ velocity: FlightNumbers, _ session: SessionFlights, takesOver: Bool
  ) {
    let driver = session.stage.driver
    let (from, to) = (flight.source.values.center, flight.destination.values.center)
    if flight.has(.arc) {
      let isWide = (to.x - from.x).magnitude >= (to.y - from.y).magnitude
      flight.arc = isWide ? .acrossFirst : .downFirst
    }
    flight.progress = driver.main.progress
    flight.start = animations.now
    flight.frequency = Flight.frequency(toRestIn: session.stage.duration)
    flight.drift = .zero
    flight.lag = .zero
    flight.anchor(at: animations.now)
    // `anchor` gives numbers that lag a drift, too.
    flight.drift = flight.drift + velocity - carriedVelocity(flight, session)
    // A view in flight keeps its velocity; one that takes off gets that of its curve besides its
    // own.
    guard takesOver else { return }
    // How fast the progress grows at the start of the curve; 0 in a delay and under a hand.
    let span = driver.main.span
    let rate =
      driver.mapping == .curves && span.begin <= 0
      ? driver.main.curve.slope(at: 0, duration: max(span.length, 1e-9)) : 0
    // The velocity without a drift is read from the flight, so the drift is 0 meanwhile.
    flight.drift = .zero
    flight.drift = velocity - seenVelocity(flight, session, rate: rate)
  }

  /// Returns the first of earlier flights that has a key.
  private func flight(of key: UInt64, in sessions: [SessionFlights]) -> Flight? {
    for session in sessions {
      for flight in session.flights where flight.key == key {
        return flight
      }
    }
    return nil
  }

  /// Lets the flights of `before` whose keys fly no more in `session` fly on to their ends in it, and
  /// fade: those for which `pair` has found no pair, and whatever flew when a screen zooms (`zoom`).
  func resume(_ before: [SessionFlights], in session: SessionFlights) {
    for earlier in before {
      for index in earlier.flights.indices
      where !session.flights.contains(where: { $0.key == earlier.flights[index].key }) {
        let flight = earlier.flights[index]
        var resumed = flight
        resumed.flags.insert(.fades)
        resumed.shown.openness = flight.fraction
        resumed.source.values.openness = 0
        resumed.destination.values.openness = 1
        // Its ends are read as they are shown from now on.
        resumed.source.away = .zero
        resumed.destination.away = .zero
        resumed.heading = .goal
        resumed.motion = .path
        // The goal is on the screen that leaves now.
        let goal = flight.goal.handle
        let stage = session.stage
        if views.names.contains(goal), views.isInWindow(goal.index),
          let values = values(goal.index, stage.from, on: stage, at: .shown)
        {
          if flight.goesBack {
            resumed.source.values = values.near(flight.source.values)
            resumed.source.values.openness = 0
          } else {
            resumed.destination.values = values.near(flight.destination.values)
            resumed.destination.values.openness = 1
          }
        }
        start(&resumed, flight.velocity, session, takesOver: true)
        // The snapshots belong to the resumed flight now.
        var left = earlier.flights[index]
        left.flags.subtract([.ownsSource, .ownsDestination])
        earlier.set(left, at: index)
        session.add(resumed)
      }
    }
  }

  /// Sorts flights from back to front: by z, then as destinations are drawn; fading ones are
  /// behind.
  private func sortByDrawing(_ session: SessionFlights) {
    let flights = session.flights
    var order = Array(flights.indices)
    HeapSort.sort(&order) { one, other in
      isDrawn(flights[one], before: flights[other], tie: one < other)
    }
    session.setAll(order.map { flights[$0] })
  }

  /// Whether a flight is drawn before another one, and so behind it: fading flights come first,
  /// then lower z, then the order of the destinations in the tree.
  private func isDrawn(_ one: Flight, before other: Flight, tie: Bool) -> Bool {
    let fades = (one.flags.contains(.fades), other.flags.contains(.fades))
    if fades.0 != fades.1 { return fades.0 }
    let z = (one.destination.options.z, other.destination.options.z)
    if z.0 != z.1 { return z.0 < z.1 }
    guard views.names.contains(one.destination.handle),
      views.names.contains(other.destination.handle)
    else { return tie }
    return isBehind(one.destination.handle.index, other.destination.handle.index, tie: tie)
  }

  /// Takes off: both views are left undrawn at their places, a source that has to keep its look is
  /// frozen in a snapshot, and the beginning is posted. A fading flight has no beginning.
  func takeOff(_ flight: inout Flight, _ session: SessionFlights) {
    let source = flight.source.handle
    if views.names.contains(source), !flight.flags.contains(.fades) {
      if flight.has(.clipsSource) {
        flight.hidden = hiddenParts(of: source.index, under: session.sourceSide.root)
      }
      if flight.has(.frozenSource) {
        // A snapshot takes what is drawn of a view at its place.
        views.setDrawnElsewhere(source.index, false)
        freeze(&flight.source, ownership: .ownsSource, &flight.flags)
      }
    }
    for end in [flight.source, flight.destination] where views.names.contains(end.handle) {
      views.setDrawnElsewhere(end.handle.index, true)
    }
    guard !flight.flags.contains(.fades) else { return }
    events.post(.flightBegan, flight.destination.handle, other: flight.source.handle)
  }

  /// Whether a view is drawn before another one of the same tree; in other cases `tie`. An ancestor
  /// is drawn first; else the earlier one of the siblings below the lowest common ancestor.
  private func isBehind(_ one: Int, _ other: Int, tie: Bool = false) -> Bool {
    guard one != other else { return tie }
    let first = path(to: one)
    let second = path(to: other)
    var depth = 0
    while depth < min(first.count, second.count), first[depth] == second[depth] { depth += 1 }
    guard depth < first.count else { return true }
    guard depth < second.count else { return false }
    guard depth > 0 else { return tie }
    var sibling = Int(views.rows[first[depth]].next)
    while sibling >= 0 {
      if sibling == second[depth] { return true }
      sibling = Int(views.rows[sibling].next)
    }
    return false
  }

  /// Returns the views from the root of the tree down to a view.
  private func path(to view: Int) -> [Int] {
    var path = [view]
    while let parent = views.parent(path[path.count - 1]) { path.append(parent) }
    return path.reversed()
  }
}
