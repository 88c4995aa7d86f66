/// Views in motion in a rectangle that gets another size.
extension Controllers {
  /// The new place of a view in its superview.
  struct Place {
    let view: Handle
    let center: Point
    let size: Size
    /// How far the block takes it, where it does not go to its place: it comes back.
    var step: Vector?
  }

  /// The map from a rectangle to the one that it becomes, for what stands in it:
  ///
  ///     x′ = x · s + t,   s = new size / old size,   t = new origin − s · old origin
  struct Resize {
    private let old: Rect
    private let new: Rect
    let across: Double
    let down: Double

    /// Returns nil if the old rectangle is too small to map from.
    init?(from old: Rect, to new: Rect) {
      guard old.size.isMeasurable else { return nil }
      self.old = old
      self.new = new
      across = new.size.width / old.size.width
      down = new.size.height / old.size.height
    }

    func mapped(_ point: Point) -> Point {
      Point(
        x: (point.x - old.origin.x) * across + new.origin.x,
        y: (point.y - old.origin.y) * down + new.origin.y)
    }

    /// Returns the new place of a view with this frame.
    func place(of view: Handle, _ frame: Rect) -> Place {
      Place(
        view: view, center: mapped(frame.center),
        size: Size(width: frame.size.width * across, height: frame.size.height * down))
    }
  }

  /// Puts views elsewhere without ending their motions, which are scaled by the factors `across` and
  /// `down`, but for those by which `room`, the rectangle that they follow, moves itself. Outside of a
  /// block that animates layouts shown values change at once.
  ///
  /// Inside such a block they are animated in two parts: the change of where each goes with the
  /// block, as the rectangle itself, and the change of how far it is from there in `seconds`, if
  /// those are fewer than the block's. What leaves goes along with the edge behind which it leaves, so
  /// that it is out of sight when it arrives.
  ///
  /// `moving` names what else moves with these views. What of it stands in them is scaled, too, where
  /// they change at once: laid out for a width on its way, it is seen in that width.
  func stretch(
    _ places: [Place], _ across: Double, _ down: Double, in room: Int, within seconds: Double?,
    withContents moving: Picture? = nil
  ) {
    let isAnimated = isLaidOutByBlock
    if isAnimated { for place in places { animations.takeAlong(place.view) } }
    let before = isAnimated ? animations.picture(of: places.map { $0.view }) : Picture()
    let kept = animations.tracks.resizings(of: room).map { $0.group }
    for place in places {
      let view = place.view.index
      let origin = views.bounds(view).origin
      if isAnimated {
        // What is shown stays: the step is undone by the motion that it begins.
        animations.additively {
          let old = views.frameWithoutTransform(view).center
          let center = place.step.map { old + $0 } ?? place.center
          setFrame(
            view,
            Rect(
              x: center.x - place.size.width / 2, y: center.y - place.size.height / 2,
              width: place.size.width, height: place.size.height))
        }
      }
      animations.tracks.stretch(
        view, .center, by: [across, down], but: kept, model: [place.center.x, place.center.y])
      animations.tracks.stretch(
        view, .bounds, by: [1, 1, across, down], but: kept,
        model: [origin.x, origin.y, place.size.width, place.size.height])
    }
    guard isAnimated, let block = animations.contexts.last else {
      if let moving { stretchContents(of: places, moving, across, down) }
      return
    }
    let own = block.options.duration
    let seconds = min(own, seconds ?? .infinity)
    // In less time a spring would be cut off on its way, and a faster one is at its fastest at once.
    let isCut = seconds < own && block.options.curve.isSpring
    let curve = isCut ? .cubic(.easeInOut) : block.options.curve
    animations.carryOn(before, seconds: seconds, curve: curve)
  }

  /// Scales the motions of what stands in views.
  private func stretchContents(
    of places: [Place], _ moving: Picture, _ across: Double, _ down: Double
  ) {
    for entry in moving.entries where entry.property == .center || entry.property == .bounds {
      guard views.names.contains(entry.view),
        places.contains(where: {
          $0.view != entry.view && views.isDescendant(entry.view.index, of: $0.view.index)
        })
      else { continue }
      let view = entry.view.index
      if entry.property == .center {
        let center = Views.center(views.geometry(view))
        animations.tracks.stretch(view, .center, by: [across, down], model: [center.x, center.y])
      } else {
        let bounds = views.bounds(view)
        animations.tracks.stretch(
          view, .bounds, by: [across, down, across, down],
          model: [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height])
      }
    }
  }

  /// Shows views elsewhere, from where they go to their places with the block that is open; at once,
  /// and so not at all, without one.
  func shift(_ shifted: [Handle], by shift: Vector) {
    for view in shifted { animations.shift(view, by: shift) }
  }
}
