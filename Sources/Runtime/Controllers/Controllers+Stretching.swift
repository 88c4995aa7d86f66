/// Views in motion in a rectangle that gets another size.
extension Controllers {
  /// The new place of a view in its superview.
  struct Place {
    let view: Handle
    let center: Point
    let size: Size
    /// The change of the rectangle that the view fills; none for a view beside it.
    var step: Step?
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

  /// The change of a rectangle: how far its center moves and its size grows.
  struct Step {
    let before: Point
    let center: Vector
    let size: Size

    init(from old: Rect, to new: Rect) {
      before = old.center
      center = new.center - old.center
      size = Size(
        width: new.size.width - old.size.width, height: new.size.height - old.size.height)
    }
  }

  /// Puts views elsewhere without ending their motions, which are scaled by the factors `across` and
  /// `down`. Outside of a block that animates layouts shown values change at once.
  ///
  /// Inside such a block they are animated in two parts: the change of the filled rectangle in the
  /// time of the block, and the view's distance from that rectangle in `seconds`, if those are
  /// fewer. The distance of a view on its way out of the rectangle that would become less takes the
  /// time of the block, too: else the view, which is almost outside, would come back into sight.
  ///
  /// `moving` names what else moves with these views. What of it stands in them is scaled, too, where
  /// they change at once: laid out for a width on its way, it is seen in that width.
  func stretch(
    _ places: [Place], _ across: Double, _ down: Double, within seconds: Double?,
    withContents moving: Picture? = nil
  ) {
    let before = animations.picture(of: places.map { $0.view })
    // What is shown before, moved by the change of the rectangle: the two differ in their time only.
    var soon = Picture()
    var withBlock = Picture()
    for place in places {
      let view = place.view.index
      let origin = views.bounds(view).origin
      let old = views.frameWithoutTransform(view)
      let new = Rect(
        x: place.center.x - place.size.width / 2, y: place.center.y - place.size.height / 2,
        width: place.size.width, height: place.size.height)
      let step = place.step ?? Step(from: old, to: new)
      if comesBack(before, place.view, to: old.center, step, across, down) {
        withBlock.add(before, of: place.view, step)
      } else {
        soon.add(before, of: place.view, step)
      }
      animations.tracks.stretch(
        view, .center, by: [across, down], model: [place.center.x, place.center.y])
      animations.tracks.stretch(
        view, .bounds, by: [1, 1, across, down],
        model: [origin.x, origin.y, place.size.width, place.size.height])
    }
    guard animatesLayout, let block = animations.contexts.last, block.isAnimated else {
      if let moving { stretchContents(of: places, moving, across, down) }
      return
    }
    let (length, curve) = (block.options.duration, block.options.curve)
    // The distances: from the moved pictures to the new places.
    animations.carryOn(soon, seconds: min(length, seconds ?? .infinity), curve: curve)
    animations.carryOn(withBlock, seconds: length, curve: curve)
    // The change of the rectangle: from what was shown to the moved pictures, which are shown now.
    animations.carryOn(before, seconds: length, curve: curve)
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

  /// Whether a view on its way out of the rectangle would come nearer to its middle, along the axis
  /// in which it is farther from that: because the rectangle becomes smaller.
  private func comesBack(
    _ before: Picture, _ view: Handle, to goal: Point, _ step: Step, _ across: Double,
    _ down: Double
  ) -> Bool {
    for entry in before.entries where entry.view == view && entry.property == .center {
      let shown = Point(x: entry.value[0], y: entry.value[1]) - step.before
      let end = goal - step.before
      return shown.dx.magnitude > shown.dy.magnitude
        ? across < 1 && end.dx.magnitude > shown.dx.magnitude
        : down < 1 && end.dy.magnitude > shown.dy.magnitude
    }
    return false
  }
}

extension Picture {
  /// Adds a view's shown values from before, moved on by the change of the rectangle that it fills.
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
