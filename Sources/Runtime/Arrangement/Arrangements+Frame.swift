/// Motion of children's frames and presences, and the ends of these.
extension Arrangements {
  /// Options for views that are no children any more: all timings have length 0.
  var optionsAtRest: ArrangementOptions {
    let timing = ImplicitTiming(duration: 0, curve: .linear)
    let presence = Presence(timing: timing)
    return ArrangementOptions(layout: timing, enter: presence, exit: presence)
  }

  /// Changes a child in its place.
  func with(_ index: Int32, _ arrangement: ChildArrangement, _ body: (inout ArrangedChild) -> Void)
  {
    body(&arrangement.children.base[Int(index)])
  }

  // MARK: Frames

  /// Sets a view's frame at once.
  func setFrame(of view: Int, to frame: Rect) {
    guard let center = PropertyKind.builtIn(.center) else { return }
    resize(view, to: frame.size)
    fill(center: frame.center)
    tracks.setModel(view, .center, center, to: scratch)
  }

  /// Sets the size of a view's bounds at once; a scale in motion keeps its length in points.
  func resize(_ view: Int, to size: Size) {
    guard let bounds = PropertyKind.builtIn(.bounds) else { return }
    let old = views.bounds(view).size
    fill(bounds: size, view)
    tracks.setModel(view, .bounds, bounds, to: scratch)
    if views.has(.placed, view) { stretch(view, by: old.over(size), model: Size.one) }
  }

  /// Multiplies what is left of a scale's motion by `factor`, so that it keeps its length in points
  /// where the size changes. `model` becomes the scale's model value.
  private func stretch(_ view: Int, by factor: Size, model: Size) {
    (scratch[0], scratch[1]) = (model.width, model.height)
    tracks.recast(view, .placeScale, model: scratch) { numbers, _ in
      numbers[0] *= factor.width
      numbers[1] *= factor.height
    }
  }

  /// Sets the bounds at once and animates a scale from the old size to 1 (KL-17). A side of length
  /// 0 has no scale: the size is animated instead.
  private func scale(_ view: Int, to size: Size, _ timing: ImplicitTiming) {
    guard let bounds = PropertyKind.builtIn(.bounds),
      let kind = PropertyKind.builtIn(.placeScale)
    else { return }
    let old = views.bounds(view).size
    let factor = old.over(size)
    fill(
      bounds: Size(
        width: size.width > 0 ? size.width : old.width,
        height: size.height > 0 ? size.height : old.height), view)
    tracks.setModel(view, .bounds, bounds, to: scratch)
    if factor != Size.one || views.has(.placed, view) {
      let model = tracks.modelValue(view, .placeScale, kind)
      // The scale at which the new bounds show the old size.
      let start = Size(width: model[0] * factor.width, height: model[1] * factor.height)
      stretch(view, by: factor, model: start)
      if start != .one {
        (scratch[0], scratch[1]) = (1, 1)
        animate(view, .placeScale, kind, to: scratch, timing)
      }
    }
    // Moves sides that had or get length 0 only: the others have their size already.
    glide(view, to: size, timing)
  }

  /// Shifts a view at once; its motions go on.
  func shift(_ view: Int, by offset: Point) {
    guard let center = PropertyKind.builtIn(.center) else { return }
    let old = Views.center(views.geometry(view))
    fill(center: Point(x: old.x + offset.x, y: old.y + offset.y))
    tracks.setModel(view, .center, center, to: scratch)
  }

  /// Animates a view to a frame. With sizing `size` only the size moves, with `position` only the
  /// center; the other changes at once.
  func glide(
    _ view: Int, to frame: Rect, _ timing: ImplicitTiming, _ sizing: ArrangementOptions.Sizing
  ) {
    guard let center = PropertyKind.builtIn(.center) else { return }
    glide(view, to: frame.size, timing, sizing)
    fill(center: frame.center)
    if sizing == .size {
      tracks.setModel(view, .center, center, to: scratch)
    } else if !Tracks.areEqual(views.geometry(view), scratch, 2) {
      animate(view, .center, center, to: scratch, timing)
    }
  }

  /// Animates the size alone, about the center.
  func glide(
    _ view: Int, to size: Size, _ timing: ImplicitTiming,
    _ sizing: ArrangementOptions.Sizing = .real
  ) {
    guard sizing != .position else { return resize(view, to: size) }
    guard let bounds = PropertyKind.builtIn(.bounds) else { return }
    // Bounds in motion are animated on: bounds and scale show the same frame.
    if sizing == .scale, tracks.find(view, .bounds).isNone {
      return scale(view, to: size, timing)
    }
    fill(bounds: size, view)
    if !Tracks.areEqual(views.model(view, at: Component.bounds), scratch, 4) {
      animate(view, .bounds, bounds, to: scratch, timing)
    }
  }

  private func fill(center: Point) {
    scratch[0] = center.x
    scratch[1] = center.y
  }

  /// Writes bounds of this size, with the view's own origin, to `scratch`.
  private func fill(bounds size: Size, _ view: Int) {
    let old = views.bounds(view)
    scratch[0] = old.minX
    scratch[1] = old.minY
    scratch[2] = size.width
    scratch[3] = size.height
  }

  // MARK: Presences

  static let presences = [
    PropertyID.presenceAlpha, .presenceTransform, .presenceOffset,
  ]

  /// Writes the value of a property in a presence, or at rest, to `scratch`. `size` is the child's, of
  /// which relative offsets are multiples. Returns false if the property has that value already.
  private func fill(
    _ property: PropertyID, _ presence: Presence?, _ size: Size, _ options: ArrangementOptions,
    _ view: Int
  ) -> Bool {
    // Where motion is reduced a presence has its alpha alone (KL-26).
    let isMoved = !animations.reducesMotion || options.flags.contains(.keepsMotion)
    switch property {
    case .presenceAlpha: scratch[0] = presence?.alpha ?? 1
    case .presenceTransform:
      let transform = (isMoved ? presence?.transform : nil) ?? .identity
      (scratch[0], scratch[1], scratch[2]) = (transform.a, transform.b, transform.c)
      (scratch[3], scratch[4], scratch[5]) = (transform.d, transform.tx, transform.ty)
    default:
      let offset = (isMoved ? presence?.offset : nil) ?? Vector(dx: 0, dy: 0)
      let isRelative = presence?.isRelative == true
      scratch[0] = offset.dx * (isRelative ? size.width : 1)
      scratch[1] = offset.dy * (isRelative ? size.height : 1)
    }
    // A view that has never had a presence is at rest.
    guard views.has(.presence, view) else { return presence != nil }
    guard let kind = views.properties.kind(of: property) else { return false }
    return !Tracks.areEqual(tracks.modelValue(view, property, kind), scratch, kind.componentCount)
  }

  /// Sets a view's presence at once.
  func setPresence(
    _ view: Int, _ presence: Presence?, _ size: Size, _ options: ArrangementOptions
  ) {
    for property in Self.presences where fill(property, presence, size, options, view) {
      guard let kind = views.properties.kind(of: property) else { continue }
      tracks.setModel(view, property, kind, to: scratch)
    }
  }

  /// Animates a view to a presence, or to rest; without motion if `jumps`. Returns the time at which
  /// it arrives; −∞ if nothing moves.
  func glidePresence(
    _ view: Int, to presence: Presence?, _ timing: ImplicitTiming, jumps: Bool,
    _ options: ArrangementOptions
  ) -> Double {
    let size = views.bounds(view).size
    guard !jumps, !timing.isImmediate || block != nil else {
      setPresence(view, presence, size, options)
      return -.infinity
    }
    var end = -Double.infinity
    for property in Self.presences where fill(property, presence, size, options, view) {
      guard let kind = views.properties.kind(of: property) else { continue }
      animate(view, property, kind, to: scratch, timing)
      end = self.end(of: timing)
    }
    return end
  }

  /// Takes from a view that is no child any more what it had as a child: presence, scale, and marks.
  func resetFormerChild(_ view: Int) {
    views.setTouchable(view, true)
    views.setDetail(.outgoing, view, false)
    views.setCountersScale(view, false)
    if views.has(.placed, view) {
      animations.remove(.placeScale, from: view)
      stretch(view, by: .one, model: .one)
    }
    guard views.has(.presence, view) else { return }
    let options = optionsAtRest
    for property in Self.presences {
      animations.remove(property, from: view)
      guard let kind = views.properties.kind(of: property),
        fill(property, .atRest, .zero, options, view)
      else { continue }
      tracks.setModel(view, property, kind, to: scratch)
    }
  }

  // MARK: Ends

  /// Ends what has come to rest in this frame in all arrangements, and tells of it: departures before
  /// the views are taken out, all else after.
  func reportEnds() {
    guard !all.isEmpty || !notes.isEmpty else { return }
    announceDepartures()
    arranging {
      for arrangement in all where arrangement.isSettling { finish(arrangement) }
      lift()
    }
    notify()
  }

  /// Ends exits, enters and moves that have come to rest in this frame, continues with children
  /// that have waited for them, and reports an arrangement that has settled.
  private func finish(_ arrangement: ChildArrangement) {
    if takesAlong, arrangement.leavers.count > 0 {
      // Children inside a leaver are reported before it.
      for inner in all
      where inner !== arrangement && inner.isSettling
        && inner.options.flags.contains(.propagatesExits)
        && views.isDescendant(inner.parent.index, of: arrangement.parent.index)
      {
        finish(inner)
      }
    }
    arrangement.closeGaps()
    over.removeAll()
    let hadFront = arrangement.rest(until: animations.horizon, collecting: &over)
    over.sort(arrangement.children.base)
    arrangement.dropLeavers { $0.presenceEnd <= animations.horizon }
    for position in 0..<over.count {
      let index = over[position]
      let child = arrangement.children[Int(index)]
      if child.state == .leaving {
        end(index, arrangement, isWhole: true, isAmongLeavers: false)
      } else {
        // A child that has entered may still move.
        with(index, arrangement) { $0.state = $0.isActive ? .moving : .resting }
        events.post(.childEntered, Handle(bits: child.view), other: arrangement.parent)
      }
    }
    // Children in front go back to the places that the list gives them.
    if hadFront { order(arrangement) }
    beginWaiting(in: arrangement)
    guard arrangement.active.count == 0, arrangement.planned == nil, arrangement.drag == nil else {
      return
    }
    let isWhole = arrangement.settle()
    events.post(.arrangementSettled, arrangement.parent, detail: isWhole ? 1 : 0)
    if arrangement.delegate != nil {
      note(.init(kind: .settled, list: arrangement, view: arrangement.parent, finished: isWhole))
    }
  }

  /// Ends all exits at once.
  func endLeavers(of arrangement: ChildArrangement) {
    let ending = arrangement.takeLeavers()
    for position in 0..<ending.count
    where arrangement.children[Int(ending[position])].state == .leaving {
      end(ending[position], arrangement, isWhole: false, isAmongLeavers: false)
    }
  }

  /// Ends an exit, which has run to its end or is cut off: removes the child and its view, reports
  /// it, and releases the view, which the exit has held. `isAmongLeavers` says whether the child is
  /// still in the list of leavers.
  func end(
    _ index: Int32, _ arrangement: ChildArrangement, isWhole: Bool, isAmongLeavers: Bool = true
  ) {
    let child = arrangement.children[Int(index)]
    let view = Handle(bits: child.view)
    clearMembership(view.index)
    arrangement.remove(index, isAmongLeavers: isAmongLeavers, isWhole: isWhole)
    views.removeFromSuperview(view.index)
    reportLeft(child, arrangement, isWhole: isWhole)
    resetFormerChild(view.index)
    views.release(view)
  }
}

extension Size {
  fileprivate static let one = Size(width: 1, height: 1)

  /// Returns the ratio of two sizes, 1 where the other one is 0.
  fileprivate func over(_ other: Size) -> Size {
    Size(
      width: other.width > 0 ? width.divided(by: other.width) : 1,
      height: other.height > 0 ? height.divided(by: other.height) : 1)
  }
}
