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
    var sides: [Handle] = []
    for side in [request.from, request.to] {
      guard let side, views.names.contains(side.viewIfLoaded),
        views.parent(side.viewIfLoaded.index) == containerView.index,
        fills(side.viewIfLoaded.index, old.size)
      else { continue }
      sides.append(side.viewIfLoaded)
    }
    let picture = animations.picture(of: sides)
    for side in sides { stretch(side.index, from: old, to: new) }
    guard controllers.animatesLayout, let block = animations.contexts.last, block.isAnimated else {
      return
    }
    animations.carryOn(picture, seconds: block.options.duration, curve: block.options.curve)
  }

  /// Whether a view is as large as that: what has been stopped on its way is so but for a rounding.
  private func fills(_ view: Int, _ size: Size) -> Bool {
    let own = controllers.views.bounds(view).size
    return (own.width - size.width).magnitude < 1e-6 && (own.height - size.height).magnitude < 1e-6
  }

  private func stretch(_ view: Int, from old: Rect, to new: Rect) {
    let tracks = animations.tracks
    let across = new.size.width / old.size.width
    let down = new.size.height / old.size.height
    let frame = controllers.views.frame(view)
    let center = frame.center
    let x = (center.x - old.origin.x) * across + new.origin.x
    let y = (center.y - old.origin.y) * down + new.origin.y
    tracks.stretch(view, .center, by: [across, down], model: [x, y])
    let origin = controllers.views.bounds(view).origin
    tracks.stretch(
      view, .bounds, by: [1, 1, across, down],
      model: [origin.x, origin.y, new.size.width, new.size.height])
  }
}
