/// A window that changes size while the transition is under way.
extension TransitionSession {
  /// The container view has other bounds: both sides, where they fill it, follow, wherever they are on
  /// their way. All that their motion is measured in is stretched with the bounds: where they come
  /// from, where they are and where they go.
  ///
  ///     x′ = x · s + t,   s = new size / old size,   t = new origin − s · old origin
  ///
  /// When the bounds change in an animated block, what is shown goes over into that along with it.
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
    controllers.stretch(sides, across, down)
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
  /// block that animates layouts what is shown goes over into it.
  func stretch(_ places: [Place], _ across: Double, _ down: Double) {
    let picture = animations.picture(of: places.map { $0.view })
    for place in places {
      let view = place.view.index
      let origin = views.bounds(view).origin
      animations.tracks.stretch(
        view, .center, by: [across, down], model: [place.center.x, place.center.y])
      animations.tracks.stretch(
        view, .bounds, by: [1, 1, across, down],
        model: [origin.x, origin.y, place.size.width, place.size.height])
    }
    guard animatesLayout, let block = animations.contexts.last, block.isAnimated else { return }
    animations.carryOn(picture, seconds: block.options.duration, curve: block.options.curve)
  }
}
