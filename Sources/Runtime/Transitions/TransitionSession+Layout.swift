/// A window that changes size while the transition is under way.
extension TransitionSession {
  /// The container view has other bounds: both sides, where they fill it, follow, wherever they are on
  /// their way. All that their motion is measured in is stretched with the bounds: where they come
  /// from, where they are and where they go.
  ///
  ///     x′ = x · s + t,   s = new size / old size,   t = new origin − s · old origin
  ///
  /// When the bounds change in an animated block, both sides go there with it, and what their motion is
  /// measured in goes over within the time that the transition has left.
  func followContainer() {
    let views = controllers.views
    guard phase != .preparing, phase != .ended, request.sides == nil, !request.isResize,
      views.names.contains(containerView)
    else { return }
    let old = laidOut
    let new = views.bounds(containerView.index)
    guard new != old else { return }
    laidOut = new
    if finalFrames.to == old { finalFrames.to = new }
    if let flights { flights.stage = flightStage }
    guard old.size.width > 0, old.size.height > 0 else { return }
    let across = new.size.width / old.size.width
    let down = new.size.height / old.size.height
    var sides: [Controllers.Place] = []
    for side in [request.from, request.to] {
      guard let side, views.names.contains(side.viewIfLoaded),
        views.parent(side.viewIfLoaded.index) == containerView.index,
        fills(side.viewIfLoaded.index, old.size)
      else { continue }
      let center = views.frame(side.viewIfLoaded.index).center
      sides.append(
        .init(
          view: side.viewIfLoaded,
          center: Point(
            x: (center.x - old.origin.x) * across + new.origin.x,
            y: (center.y - old.origin.y) * down + new.origin.y), size: new.size))
    }
    for view in animator.companions where views.names.contains(view) {
      let frame = views.frame(view.index)
      sides.append(
        .init(
          view: view,
          center: Point(
            x: (frame.center.x - old.origin.x) * across + new.origin.x,
            y: (frame.center.y - old.origin.y) * down + new.origin.y),
          size: Size(width: frame.size.width * across, height: frame.size.height * down)))
    }
    controllers.stretch(sides, across, down, within: timeLeft)
  }

  /// How long it goes on moving by itself, in seconds; none while somebody holds it.
  var timeLeft: Double? {
    switch phase {
    case .running, .finishing: (driver.extent - driver.fraction) * duration
    case .cancelling: driver.fraction * duration
    case .preparing, .interactive, .ended: nil
    }
  }

  /// Whether a view is as large as that: what has been stopped on its way is so but for a rounding.
  private func fills(_ view: Int, _ size: Size) -> Bool {
    let own = controllers.views.bounds(view).size
    return (own.width - size.width).magnitude < 1e-6 && (own.height - size.height).magnitude < 1e-6
  }
}

extension Controllers {
  /// Where a view is to stand.
  struct Place {
    let view: Handle
    let center: Point
    let size: Size
  }

  /// Puts views elsewhere without ending what moves them: that is stretched by these factors. Inside a
  /// block that animates layouts what is shown goes over into it: into the place in the time of the
  /// block, into what moves the views there in `seconds`, where that is shorter.
  func stretch(_ places: [Place], _ across: Double, _ down: Double, within seconds: Double?) {
    carryingOn(places, within: seconds) { place in
      let geometry = views.geometry(place.view.index)
      stretch(
        place.view.index, across, down, center: Point(x: geometry[0], y: geometry[1]),
        size: Size(width: geometry[4], height: geometry[5]))
    }
    carryingOn(places, within: nil) { place in
      stretch(place.view.index, 1, 1, center: place.center, size: place.size)
    }
  }

  private func stretch(
    _ view: Int, _ across: Double, _ down: Double, center: Point, size: Size
  ) {
    let origin = views.bounds(view).origin
    animations.tracks.stretch(view, .center, by: [across, down], model: [center.x, center.y])
    animations.tracks.stretch(
      view, .bounds, by: [1, 1, across, down],
      model: [origin.x, origin.y, size.width, size.height])
  }

  private func carryingOn(
    _ places: [Place], within seconds: Double?, _ change: (Place) -> Void
  ) {
    let picture = animations.picture(of: places.map { $0.view })
    for place in places { change(place) }
    guard animatesLayout, let block = animations.contexts.last, block.isAnimated else { return }
    animations.carryOn(
      picture, seconds: min(block.options.duration, seconds ?? .infinity),
      curve: block.options.curve)
  }
}
