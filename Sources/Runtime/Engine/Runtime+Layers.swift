/// Layers that come with their first use; see `FramePart`.
extension Runtime {
  var displayLinks: DisplayLinks {
    parts.displayLinks.layer
      ?? parts.use(
        DisplayLinks(entities: entities, events: events, host: host, frame: frame),
        at: &parts.displayLinks)
  }

  var timers: Timers {
    parts.timers.layer
      ?? parts.use(Timers(animations, entities, events), at: &parts.timers)
  }

  var values: Values {
    parts.values.layer ?? parts.use(Values(animations, entities), at: &parts.values)
  }

  var cues: Cues {
    parts.cues.layer ?? parts.use(Cues(entities, events), at: &parts.cues)
  }

  var keyedGlides: KeyedGlides {
    parts.keyedGlides.layer
      ?? parts.use(KeyedGlides(values, entities), at: &parts.keyedGlides)
  }

  var viewLayouts: ViewLayouts {
    parts.viewLayouts.layer ?? parts.use(ViewLayouts(views, host), at: &parts.viewLayouts)
  }

  var rowActions: RowActions {
    parts.rowActions.layer
      ?? parts.use(
        RowActions(animations, gestures, scrollers, arrangements), at: &parts.rowActions)
  }

  var links: Links {
    parts.links.layer
      ?? parts.use(Links(animations, gestures, scrollers, frame), at: &parts.links)
  }

  var arrangements: Arrangements {
    parts.arrangements.layer
      ?? parts.use(
        Arrangements(views: views, tracks: tracks, animations: animations, events: events),
        at: &parts.arrangements)
  }

  var rowLists: RowLists {
    parts.rowLists.layer
      ?? parts.use(RowLists(animations, arrangements, scrollers, host), at: &parts.rowLists)
  }

  var flights: Flights {
    parts.flights.layer
      ?? parts.use(Flights(animations, events: events, host: host), at: &parts.flights)
  }

  var focus: Focus {
    parts.focus.layer ?? parts.use(Focus(animations, events, host), at: &parts.focus)
  }

  var states: StateTables {
    parts.states.layer ?? parts.use(StateTables(animations), at: &parts.states)
  }

  var gestures: Gestures {
    parts.gestures.layer
      ?? parts.use(
        Gestures(
          views: views, entities: entities, events: events, host: host, animations: animations,
          frame: frame),
        at: &parts.gestures)
  }

  /// Gestures that a trackpad recognizes itself.
  var trackpad: Trackpad {
    if let trackpad = gestures.trackpad as? Trackpad { return trackpad }
    let trackpad = Trackpad()
    gestures.take(trackpad)
    return trackpad
  }

  var scrollers: Scrollers {
    parts.scrollers.layer
      ?? parts.use(Scrollers(animations, gestures, frame), at: &parts.scrollers)
  }

  /// The dynamics, which begin at the time to which they would have come.
  var dynamics: Dynamics {
    parts.dynamics.layer
      ?? parts.use(
        Dynamics(
          views: views, tracks: tracks, animations: animations, entities: entities, events: events,
          frame: frame, time: dynamicsTime),
        at: &parts.dynamics)
  }

  var barAnswers: BarAnswers {
    parts.barAnswers.layer ?? parts.use(BarAnswers(controllers), at: &parts.barAnswers)
  }

  /// Controllers, their transitions and what presents them know one another: they come together.
  var presentations: Presentations { parts.presentations.layer ?? makeScreens() }
  var transitions: Transitions { presentations.transitions }
  var controllers: Controllers { presentations.controllers }

  private func makeScreens() -> Presentations {
    let controllers = Controllers(
      views: views, animations: animations, entities: entities, events: events, host: host,
      gestures: gestures, scrollers: scrollers)
    let transitions = Transitions(
      controllers: controllers, animations: animations, flights: flights)
    _ = parts.use(controllers, at: &parts.controllers)
    _ = parts.use(transitions, at: &parts.transitions)
    return parts.use(Presentations(transitions: transitions), at: &parts.presentations)
  }
}
