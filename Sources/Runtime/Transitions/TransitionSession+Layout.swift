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
            y: (center.y - old.origin.y) * down + new.origin.y), size: new.size,
          step: .init(from: old, to: new)))
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
    /// How far what it fills has gone; none for what stands beside that.
    var step: Step?
  }

  /// A rectangle that has become another one.
  struct Step {
    let center: Vector
    let size: Size

    init(from old: Rect, to new: Rect) {
      center = new.center - old.center
      size = Size(
        width: new.size.width - old.size.width, height: new.size.height - old.size.height)
    }
  }

  /// Puts views elsewhere without ending what moves them: that is stretched by these factors. Inside a
  /// block that animates layouts what is shown goes over into it: along with what a view fills in the
  /// time of the block, and as far as it is away from that in `seconds`, where that is shorter.
  func stretch(_ places: [Place], _ across: Double, _ down: Double, within seconds: Double?) {
    let before = animations.picture(of: places.map { $0.view })
    var along = Picture()
    for place in places {
      let view = place.view.index
      let geometry = views.geometry(view)
      let old = Rect(
        x: geometry[0] - geometry[4] / 2, y: geometry[1] - geometry[5] / 2, width: geometry[4],
        height: geometry[5])
      let new = Rect(
        x: place.center.x - place.size.width / 2, y: place.center.y - place.size.height / 2,
        width: place.size.width, height: place.size.height)
      along.add(before, of: place.view, place.step ?? Step(from: old, to: new))
      animations.tracks.stretch(
        view, .center, by: [across, down], model: [place.center.x, place.center.y])
      animations.tracks.stretch(
        view, .bounds, by: [1, 1, across, down],
        model: [geometry[2], geometry[3], place.size.width, place.size.height])
    }
    guard animatesLayout, let block = animations.contexts.last, block.isAnimated else { return }
    let (length, curve) = (block.options.duration, block.options.curve)
    animations.carryOn(along, seconds: min(length, seconds ?? .infinity), curve: curve)
    animations.carryOn(before, seconds: length, curve: curve)
  }
}

extension Picture {
  /// Adds a view from another picture as far on as what it fills.
  fileprivate mutating func add(_ before: Picture, of view: Handle, _ step: Controllers.Step) {
    for entry in before.entries where entry.view == view {
      var value = entry.value
      if entry.property == .center {
        value[0] += step.center.dx
        value[1] += step.center.dy
      } else if entry.property == .bounds {
        value[2] += step.size.width
        value[3] += step.size.height
      }
      add(.init(view: view, property: entry.property, value: value))
    }
  }
}
