/// The stage of a transition's flights: its container, its two sides, and its driver.
struct FlightStage {
  /// One screen.
  struct Side {
    /// The view whose subtree is the screen.
    let root: Handle
    /// The view of the screen that the transition moves, and its frame in the container when that
    /// has ended; zero if its motion leads there.
    let moved: Handle
    let frame: Rect
  }

  let containerView: Handle
  let from: Side
  let to: Side
  let goesBack: Bool
  let duration: Double
  /// Gives the progress.
  let driver: Driver
  /// The interruptible animator of the host's that moves the screens beside it.
  let hostAnimator: PropertyAnimator?
  /// The driver of that animator, where the stage is a copy without it.
  var partner: Driver?

  /// The screens of the sources and of the destinations.
  var sourceSide: Side { goesBack ? to : from }
  var destinationSide: Side { goesBack ? from : to }

  /// What moves the screens beside the driver.
  var beside: Driver? {
    if case .active(let own)? = hostAnimator?.state { return own }
    return partner
  }

  /// Adds what moves with the transition, at one of its ends.
  func addArrivals(_ heading: Flight.Heading, to arrivals: inout Buffer<Arrival>) {
    add(driver, heading, to: &arrivals)
    if let beside { add(beside, heading, to: &arrivals) }
  }

  /// Adds the members of a driver: at their targets at one end of the transition, at their starts at the
  /// other. A dip ends where it begins; a member that has returned leads the other way.
  private func add(_ driver: Driver, _ heading: Flight.Heading, to arrivals: inout Buffer<Arrival>)
  {
    for member in driver.members {
      let isAtTarget = (heading == .goal) != member.hasReturned || member.curve.isDip
      arrivals.append(Arrival(group: member.group, factor: isAtTarget ? 0 : 1))
    }
  }

  /// The moments in which places are read.
  enum Moment: Equatable {
    /// The present frame.
    case shown
    /// The end of the transition for which a flight heads, while all other motion is where it is in
    /// the present frame: a pair lands where its view is then seen.
    case end(Flight.Heading)
    /// The end of the flight, when all other motion has arrived as well.
    case rest(Flight.Heading)
    /// All motion has arrived.
    case model

    var atRest: Moment {
      switch self {
      case .end(let heading), .rest(let heading): .rest(heading)
      case .shown, .model: .model
      }
    }
  }
}

/// Options of the flights of a transition.
struct MatchedOptions {
  /// Progress, from 0, over which the source fades.
  var crossFade = 0.55
  /// Whether the source stays undrawn as long as the destination's screen is shown.
  var keepsSourceHidden = false
}

/// Places of the ends of flights.
extension FlightPlaces {
  /// Returns a view's values in the transition's container in a moment, or `ahead` seconds later: that
  /// moves only what does not count as arrived. None if its transform has no inverse.
  func values(
    _ view: Int, _ side: FlightStage.Side, on stage: FlightStage, at moment: FlightStage.Moment,
    ahead: Double = 0
  ) -> FlightValues? {
    tracks.setOutlook(ahead: ahead)
    defer { tracks.setOutlook(ahead: 0) }
    let containerView = stage.containerView
    switch moment {
    case .shown: return read(view, side, in: containerView, moment)
    case .model:
      return tracks.outlook.withArrivals(others: .atTargets, add: { _ in }) {
        read(view, side, in: containerView, moment)
      }
    case .end(let heading), .rest(let heading):
      let others: Outlook.Others = moment == .end(heading) ? .present : .atTargets
      return tracks.outlook.withArrivals(
        others: others, add: { stage.addArrivals(heading, to: &$0) }
      ) {
        read(view, side, in: containerView, moment)
      }
    }
  }

  /// Reads a view's values in that container, with the arrivals that the outlook has been given for the
  /// moment.
  private func read(
    _ view: Int, _ side: FlightStage.Side, in containerView: Handle, _ moment: FlightStage.Moment
  ) -> FlightValues? {
    guard let map = map(view, side, in: containerView, moment) else { return nil }
    let bounds = Views.bounds(scratch)
    let parts = map.decomposed()
    var values = FlightValues()
    values.center = map.apply(to: bounds.center)
    values.size = Size(
      width: parts.sx.magnitude * bounds.size.width, height: parts.sy.magnitude * bounds.size.height
    )
    values.rotation = parts.rotation
    values.shear = parts.shear
    let scale = parts.sx.magnitude
    values.radii = CornerRadii(
      topLeft: scratch[Component.topLeft] * scale, topRight: scratch[Component.topRight] * scale,
      bottomRight: scratch[Component.bottomRight] * scale,
      bottomLeft: scratch[Component.bottomLeft] * scale)
    values.color = Color(
      red: scratch[Component.red], green: scratch[Component.green], blue: scratch[Component.blue],
      alpha: scratch[Component.colorAlpha])
    values.alpha = scratch[Component.alpha]
    if views.has(.decorated, view) { decorate(&values, view, scale) }
    guard values.isFinite, map.determinant != 0 else { return nil }
    return values
  }

  /// Reads the look of a view into its values; lengths are multiplied by `scale`.
  private func decorate(
    _ values: inout FlightValues, _ view: Int, _ scale: Double
  ) {
    let read = { (property: PropertyID) in
      guard let kind = PropertyKind.builtIn(property) else { return }
      self.tracks.readAtOutlook(view, property, kind, into: self.scratch)
    }
    let color = {
      Color(
        red: self.scratch[0], green: self.scratch[1], blue: self.scratch[2], alpha: self.scratch[3])
    }
    read(.borderColor)
    values.border.color = color()
    read(.borderWidth)
    values.border.width = scratch[0] * scale
    read(.shadowColor)
    values.shadow.color = color()
    read(.shadowOffset)
    values.shadow.offset = Vector(dx: scratch[0] * scale, dy: scratch[1] * scale)
    read(.shadowRadius)
    values.shadow.radius = scratch[0] * scale
  }

  /// Returns the map from a view's own coordinates to its container's. Leaves the view's own
  /// numbers in `scratch`, by `Component`.
  private func map(
    _ view: Int, _ side: FlightStage.Side, in containerView: Handle, _ moment: FlightStage.Moment
  ) -> AffineTransform? {
    var map: Transform3D?
    var current = view
    while current != containerView.index {
      // The transition's end puts the screen into its final frame, wherever an animator moves it.
      if moment != .shown, current == side.moved.index, !side.moved.isNone,
        let place = frame(current, filling: side.frame)
      {
        map = map.map { $0.inPlane.concatenating(place) } ?? place
        break
      }
      let place = self.place(current)
      map = map.map { $0.inPlane.concatenating(place) } ?? place
      guard let parent = views.parent(current) else {
        // The view is in the window, but its container is not above it.
        guard current == 0, let back = mapToWindow(containerView.index)?.inverted() else {
          return nil
        }
        map = map?.inPlane.concatenating(Transform3D(back))
        break
      }
      current = parent
    }
    fillRoom(view)
    return map?.flattened
  }

  /// Returns the map from a view's coordinates to the window's; nil if the view is not in the
  /// window.
  private func mapToWindow(_ view: Int) -> AffineTransform? {
    var map = Transform3D.identity
    var current = view
    while true {
      map = map.inPlane.concatenating(place(current))
      guard let parent = views.parent(current) else { return current == 0 ? map.flattened : nil }
      current = parent
    }
  }

  /// Returns the map from a view's coordinates to its superview's.
  private func place(_ view: Int) -> Transform3D {
    views.rows[view].firstTrack.isNone && !views.has(.placed, view) && !views.isElsewhere(view)
      ? views.placementInSpace(view) : tracks.place(of: view).placement
  }

  /// Returns the map from a view's coordinates to a rectangle that it fills, as far away from that
  /// as motion that has not arrived carries it.
  private func frame(_ view: Int, filling frame: Rect) -> Transform3D? {
    let bounds = tracks.place(of: view).bounds
    guard frame != .zero, bounds.size.isMeasurable else { return nil }
    tracks.readOffset(of: view, into: scratch)  // by `Component`
    let width = frame.size.width + scratch[Component.width]
    let height = frame.size.height + scratch[Component.height]
    let across = width / bounds.size.width
    let down = height / bounds.size.height
    return Transform3D(
      AffineTransform(
        a: across, b: 0, c: 0, d: down,
        tx: frame.center.x + scratch[Component.centerX] - width / 2 - bounds.minX * across,
        ty: frame.center.y + scratch[Component.centerY] - height / 2 - bounds.minY * down))
  }

  /// Writes the 18 built-in numbers of a view to `scratch`.
  private func fillRoom(_ view: Int) {
    views.readModel(view, into: scratch)
    guard !views.rows[view].firstTrack.isNone else { return }
    for property in Self.read {
      guard let kind = PropertyKind.builtIn(property), let offset = kind.offset else { continue }
      tracks.readAtOutlook(view, property, kind, into: scratch + offset)
    }
  }

  private static let read: [PropertyID] = [
    .center, .bounds, .transform, .alpha, .backgroundColor, .cornerRadius,
  ]

  /// Returns the velocity of a view's values per second: a central difference over 2 µs.
  func velocity(
    _ view: Int, _ side: FlightStage.Side, on stage: FlightStage, at moment: FlightStage.Moment
  ) -> FlightNumbers {
    guard tracks.count > 0 else { return .zero }
    let step = 1e-6
    guard
      let before = values(view, side, on: stage, at: moment, ahead: -step),
      let after = values(view, side, on: stage, at: moment, ahead: step)
    else { return .zero }
    let velocity = (after.near(before).numbers - before.numbers) / (2 * step)
    return velocity
  }

  /// Returns the fractions of a view, from each of its sides, that clipping ancestors hide.
  func hiddenParts(of view: Int, under root: Handle) -> Insets {
    let bounds = views.bounds(view)
    var seen = bounds
    var placement = views.placementInSpace(view)
    var current = view
    while let parent = views.parent(current), current != root.index {
      if views.has(.clipsToBounds, parent), let back = placement.inPlane.flattened.inverted(),
        let part = seen.intersection(back.apply(to: views.bounds(parent)))
      {
        seen = part
      }
      placement = placement.inPlane.concatenating(views.placementInSpace(parent))
      current = parent
    }
    guard bounds.size.isMeasurable else { return .zero }
    return Insets(
      top: (seen.minY - bounds.minY) / bounds.size.height,
      left: (seen.minX - bounds.minX) / bounds.size.width,
      bottom: (bounds.maxY - seen.maxY) / bounds.size.height,
      right: (bounds.maxX - seen.maxX) / bounds.size.width)
  }
}
