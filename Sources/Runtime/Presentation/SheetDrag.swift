/// The finger that moves a sheet (SH-3, SH-4): from detent to detent, and, below the smallest,
/// out, by a dismissal that it drives.
final class SheetDrag: GestureHandler {
  private enum Grip {
    case none
    /// The upper edge follows, from where it was when the pan began, in the room that there was.
    case edge(start: Double, room: Room)
    /// A presentation or a dismissal is driven: its fraction where the pan's travel was `offset`.
    case transition(isDismissal: Bool, base: Double, offset: Double, way: Double)
  }

  private struct Room: Equatable {
    let bounds: Rect
    let isAtEdge: Bool
    let lowestTop: Double
  }

  private unowned(unsafe) let sheet: SheetPresentation
  let pan: SheetPan
  let interaction: PercentDrivenInteraction
  private var grip = Grip.none
  /// Whether the user has been told that this sheet stays.
  private var isRefused = false

  /// nil when there are too many objects.
  static func make(_ sheet: SheetPresentation) -> SheetDrag? {
    let controllers = sheet.presentations.controllers
    let entities = controllers.entities
    guard
      let interaction = try? entities.insert(
        PercentDrivenInteraction(), as: .percentDrivenInteraction)
    else { return nil }
    guard
      let pan = try? entities.insert(
        SheetPan(gestures: controllers.gestures, sheet), as: .gesture)
    else {
      entities.release(interaction.handle)
      return nil
    }
    return SheetDrag(sheet, pan, interaction)
  }

  private init(
    _ sheet: SheetPresentation, _ pan: SheetPan, _ interaction: PercentDrivenInteraction
  ) {
    self.sheet = sheet
    self.pan = pan
    self.interaction = interaction
    interaction.startsInteractively = false
    super.init()
    pan.handler = self
  }

  /// What moves stands by its model values where it is going: the container view, which stays, takes
  /// the touches, and the pan looks where the card is shown.
  func attach() { pan.gestures.attach(pan, to: sheet.containerView) }

  func end() {
    let entities = sheet.presentations.entities
    pan.gestures.detach(pan)
    pan.sheet = nil
    if pan.handler === self { pan.handler = nil }
    entities.release(pan.handle)
    entities.release(interaction.handle)
  }

  override func wantsTouches(_ gesture: Gesture) -> Bool {
    guard sheet.isActive, sheet.presentedController?.presented.isNone ?? false else { return false }
    return interaction.isBound || !sheet.presentations.transitions.isBusy(.none)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    guard gesture === pan else { return }
    sheet.presentations.entities.hold(sheet)
    let handle = sheet.handle
    let entities = sheet.presentations.entities
    switch pan.state {
    case .began:
      post(.sheetDragBegan)
      take()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      letGo(velocity: pan.velocity.dy)
    case .cancelled: letGo(velocity: nil)
    case .possible, .failed: break
    }
    entities.release(handle)
  }

  private var presentation: TransitionSession? {
    sheet.presentations.session(of: sheet)
  }

  private func take() {
    isRefused = false
    sheet.draggedTop = nil
    if let session = presentation {
      guard interaction.pause() else {
        grip = .none
        return
      }
      let isDismissal = session.request.policy.kind == .dismissal
      let layout = sheet.layout
      let way = sheet.containerBounds.maxY - layout.top(of: layout.selected)
      grip = .transition(
        isDismissal: isDismissal, base: interaction.percentComplete, offset: 0, way: max(1, way))
      return
    }
    // What moves to a detent is taken where it is.
    let top = sheet.shownTop
    grip = .edge(start: top, room: room(of: sheet.layout))
  }

  private func room(of layout: SheetLayout) -> Room {
    Room(bounds: sheet.containerBounds, isAtEdge: layout.isAtEdge, lowestTop: layout.lowestTop)
  }

  private func follow() {
    let travel = pan.translation.dy
    switch grip {
    case .none: break
    case .transition(let isDismissal, let base, let offset, let way):
      let moved = (travel - offset) / way
      interaction.update(isDismissal ? base + moved : base - moved)
    case .edge(var start, let room):
      let layout = sheet.layout
      let now = self.room(of: layout)
      if now.bounds != room.bounds || now.isAtEdge != room.isAtEdge {
        // The window has changed: it goes on in the other one, as far from its lowest place.
        start += now.lowestTop - room.lowestTop
        grip = .edge(start: start, room: now)
      }
      let top = max(start + travel, layout.highestTop)
      guard top > layout.lowestTop else { return move(to: top, layout) }
      if !isRefused && leave(travel: travel, over: top - layout.lowestTop, layout) { return }
      guard case .edge = grip else { return }
      // What stays gives way a little.
      let beyond = top - layout.lowestTop
      let room = max(1, sheet.containerBounds.size.height)
      move(to: layout.lowestTop + (1 - 1 / (0.55 * beyond / room + 1)) * room, layout)
    }
  }

  /// Below the smallest detent the sheet leaves, if it may. Answers whether it does.
  private func leave(travel: Double, over: Double, _ layout: SheetLayout) -> Bool {
    move(to: layout.lowestTop, layout)
    sheet.draggedTop = nil
    interaction.startsInteractively = true
    let leaves = sheet.presentations.dismissByUser(
      sheet, animated: true, interaction: interaction)
    interaction.startsInteractively = interaction.isBound
    guard leaves else {
      isRefused = true
      return false
    }
    guard interaction.isBound else {
      // Somebody else animates it, or drives it.
      grip = .none
      return true
    }
    let way = max(1, sheet.containerBounds.maxY - layout.lowestTop)
    grip = .transition(isDismissal: true, base: 0, offset: travel - over, way: way)
    interaction.update(over / way)
    return true
  }

  private func post(_ kind: Event.Kind, detail: Int32 = 0, value: Double = 0) {
    sheet.presentations.controllers.events.post(
      kind, sheet.handle, other: sheet.presented, detail: detail, value: value)
  }

  private func letGo(velocity: Double?) {
    let grip = grip
    post(.sheetDragEnded, detail: velocity == nil ? 0 : 1, value: velocity ?? 0)
    self.grip = .none
    switch grip {
    case .none: break
    case .transition(let isDismissal, _, _, let way):
      let fraction = interaction.percentComplete
      let gone = isDismissal ? fraction : 1 - fraction
      let goes =
        velocity.map { gone > 0.5 || $0 >= SheetOptions.Figure.dismissalSpeed } ?? !isDismissal
      let speed = min(max(-1e6, (velocity ?? 0) / way), 1e6)
      let along = isDismissal ? speed : -speed
      _ =
        goes == isDismissal
        ? interaction.finish(velocity: along) : interaction.cancel(velocity: along)
      interaction.startsInteractively = false
    case .edge: settle(velocity: velocity ?? 0)
    }
  }

  /// To the detent that the finger has chosen, with its velocity.
  private func settle(velocity: Double) {
    guard sheet.isActive else { return }
    let layout = sheet.layout
    let top = sheet.draggedTop ?? sheet.shownTop
    sheet.draggedTop = nil
    let stop = layout.stop(from: top, velocity: velocity)
    let old = layout.selected.detent
    let goal = layout.top(of: stop)
    let size = max(1, sheet.containerBounds.size.height)
    let speed = min(max(-1e4, velocity / size), 1e4)
    let curve =
      TransitionSession.spring(velocity: speed, distance: (goal - top) / size)
      ?? ModalTransition.spring
    sheet.choose(stop.detent)
    sheet.animate(curve) { sheet.place(top: goal, in: layout) }
    guard stop.detent != old else { return }
    post(.sheetDetentChanged, detail: stop.detent)
    guard let delegate = sheet.delegate else { return }
    sheet.presentations.controllers.host.call { delegate.didChangeDetent(sheet) }
  }

  private func move(to top: Double, _ layout: SheetLayout) {
    sheet.draggedTop = top
    sheet.presentations.controllers.animations.performWithoutAnimation {
      sheet.place(top: top, in: layout)
    }
  }
}

extension SheetPresentation {
  /// Where the upper edge is shown, whatever still moves.
  var shownTop: Double { read(.center, 1) - read(.bounds, 3) / 2 }

  /// Whether a point of the container view is on the card as it is shown.
  fileprivate func shows(_ point: Point) -> Bool {
    guard views.names.contains(card) else { return false }
    let middle = read(.center, 0)
    let half = read(.bounds, 2) / 2
    return point.y >= shownTop && (point.x - middle).magnitude <= half
  }

  private func read(_ property: PropertyID, _ component: Int) -> Double {
    guard views.names.contains(card), let kind = views.properties.kind(of: property) else {
      return 0
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let values = room.baseAddress else { return 0 }
      presentations.controllers.animations.tracks.readShown(
        card.index, property, kind, into: values)
      return values[component]
    }
  }

  /// The user has chosen a detent.
  fileprivate func choose(_ detent: Int32) {
    guard layout.isAtEdge else { return }
    setSelected(detent)
  }
}

/// A pan along the vertical, which leaves to scrolled contents what is theirs.
final class SheetPan: PanGesture {
  fileprivate(set) unowned(unsafe) var sheet: SheetPresentation?

  init(gestures: Gestures, _ sheet: SheetPresentation) {
    self.sheet = sheet
    super.init(gestures: gestures, minimumTouches: 1, maximumTouches: 1)
  }

  override func canTake(_ touch: Touch) -> Bool {
    guard let sheet, let point = try? convert(touch.location, to: sheet.containerView) else {
      return false
    }
    return sheet.shows(point)
  }

  /// SH-7: contents at their edge let the sheet move; scrolled ones scroll.
  override func accepts(_ travel: Vector) -> Bool {
    guard let sheet, travel.dy.magnitude >= travel.dx.magnitude else { return false }
    guard sheet.scrollOffset >= 0 else { return true }
    guard sheet.scrollOffset == 0 else { return false }
    guard travel.dy < 0 else { return true }
    let layout = sheet.layout
    return sheet.options.scrollingExpands
      && layout.top(of: layout.selected) > layout.highestTop
  }
}
