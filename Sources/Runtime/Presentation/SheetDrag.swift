/// The finger that moves a sheet (SH-3, SH-4): from detent to detent, and, below the smallest,
/// out, by a dismissal that it drives.
///
///              ┌───────────────── lets go, or the program begins something ─────────────┐
///              ▼                                                                        │
///     none ──takes──▶ edge ── below the floor, and may leave ──▶ transition ── lets go ─┤
///       │               ▲                                          │                    │
///       │               └──────── the transition has ended ────────┤                    │
///       └──takes, while a transition moves it ─────────────────────┘                    │
///                                                                  └────────────────────┘
final class SheetDrag: GestureHandler {
  private enum Grip {
    case none
    /// The finger moves the upper edge, and no transition is under way.
    case edge(SheetHold)
    /// The finger leads a presentation or a dismissal, and, above the floor, the place.
    case transition(SheetHold, isDismissal: Bool)
  }

  /// Lives as long as the drag does: the sheet owns it, ends it when it closes or ends itself, and
  /// makes none in any other time. Ended in the midst of a call of the drag's it stays in memory until
  /// the host's outermost call returns.
  private unowned(unsafe) let sheet: SheetPresentation
  let pan: SheetPan
  let interaction: PercentDrivenInteraction
  private var grip = Grip.none
  /// Whether this drag has asked for the dismissal in vain: it asks once.
  private var isRefused = false
  /// The content that scrolls on with what the sheet has no room for, and where it stood before.
  private var content: (scroller: Handle, start: Double)?

  /// nil when there are too many objects.
  static func make(_ sheet: SheetPresentation) -> SheetDrag? {
    let pan = SheetPan(gestures: sheet.presentations.controllers.gestures, sheet)
    return PercentDrivenInteraction.make(drivenBy: pan).map { SheetDrag(sheet, pan, $0) }
  }

  private init(
    _ sheet: SheetPresentation, _ pan: SheetPan, _ interaction: PercentDrivenInteraction
  ) {
    self.sheet = sheet
    self.pan = pan
    self.interaction = interaction
    interaction.setStartsInteractively(false)
    super.init()
    pan.handler = self
  }

  /// Attaches the pan to the container view, which stays: the card stands by its model values where it
  /// is going, and the pan looks where it is shown.
  func attach() { pan.gestures.attach(pan, to: sheet.containerView) }

  /// Detaches and releases the pan and the interaction.
  func end() {
    let entities = sheet.presentations.entities
    // Detaching cancels a pan under way, which then has nothing to let go.
    grip = .none
    pan.gestures.detach(pan)
    pan.forgetSheet()
    if pan.handler === self { pan.handler = nil }
    entities.release(pan.handle)
    entities.release(interaction.handle)
  }

  /// A finger may take the sheet at rest, and in a transition that this drag's interaction drives.
  override func wantsTouches(_ gesture: Gesture) -> Bool {
    guard sheet.isActive, !sheet.isCovered else { return false }
    return interaction.isBound || !sheet.presentations.transitions.isBusy(.presentationLane)
  }

  override func gestureDidChange(_ gesture: Gesture) {
    guard gesture === pan else { return }
    // Callbacks may end the sheet, which owns this drag.
    sheet.presentations.entities.retain(sheet)
    let handle = sheet.handle
    let entities = sheet.presentations.entities
    switch pan.state {
    case .began:
      post(.sheetDragBegan)
      take(travel: 0)
      follow()
      handOver()
    case .changed:
      follow()
      handOver()
    case .ended:
      follow()
      handOver()
      letGo(velocity: endHandOver(velocity: pan.velocity.dy))
    case .cancelled:
      follow()
      handOver()
      _ = endHandOver(velocity: nil)
      letGo(velocity: nil)
    case .possible, .failed: break
    }
    entities.release(handle)
  }

  /// How far the finger has gone beyond the highest place; 0 as long as the layout has a higher one,
  /// which the sheet takes first.
  private var surplus: Double {
    switch grip {
    case .none: 0
    case .edge(let hold), .transition(let hold, _):
      hold.ceiling <= sheet.layout.highestTop ? max(0, hold.ceiling - hold.top) : 0
    }
  }

  /// Scrolls the content under the finger by what the sheet has no room for; on the way back the
  /// content moves first (SC-56).
  private func handOver() {
    guard sheet.isActive else { return }
    let surplus = surplus
    if let content {
      guard let scroller = sheet.presentations.entities[content.scroller] as? Scroller,
        scroller.isHanded(by: pan)
      else { return self.content = nil }
      return scroller.drag(handed: content.start + scroller.handed(surplus))
    }
    guard surplus > 0, let scroller = Scroller.under(pan) else { return }
    let start = scroller.y.raw
    let time = pan.touches.first?.time ?? scroller.scrollers.now
    guard start <= scroller.y.minimum, scroller.beginHandedDrag(by: pan, at: time) else { return }
    content = (scroller.handle, start)
    scroller.drag(handed: start + scroller.handed(surplus))
  }

  /// Ends the drag of the content, which goes on with the finger's velocity if it has moved. Returns
  /// the velocity that is left for the sheet; none after a cancel.
  private func endHandOver(velocity: Double?) -> Double? {
    guard let content else { return velocity }
    self.content = nil
    guard let scroller = sheet.presentations.entities[content.scroller] as? Scroller,
      scroller.isHanded(by: pan)
    else { return velocity }
    // Beyond the highest place the finger moves the content, and not the sheet.
    let goesOn = surplus > 0
    let time = pan.touches.first?.time ?? scroller.scrollers.now
    scroller.endHandedDrag(
      velocity: goesOn ? scroller.handed(-(velocity ?? 0)) : 0, at: time)
    return goesOn && velocity != nil ? 0 : velocity
  }

  /// Carries the finger's hold over to a layout whose room may be another, and returns the upper edge
  /// under the finger in it; none when no finger has the sheet. The edge stays as far from the lowest
  /// detent; in a transition the part of the exit distance that has passed stays.
  func carryHold(into layout: SheetLayout) -> Double? {
    guard let top = sheet.draggedTop else { return nil }
    let room = SheetHold.Room(sheet.containerBounds, layout)
    switch grip {
    case .none: return nil
    case .edge(var hold):
      let shift = hold.enter(room, keepsPart: false)
      grip = .edge(hold)
      return top + shift
    case .transition(var hold, let isDismissal):
      let shift = hold.enter(room, keepsPart: true)
      grip = .transition(hold, isDismissal: isDismissal)
      return top + shift
    }
  }

  /// Takes the sheet from the finger, unless a transition moves the sheet, which goes to its detent
  /// with the finger's velocity. The finger moves nothing until it comes down again.
  func letGoForProgram() {
    guard case .edge = grip, sheet.isActive else { return }
    grip = .none
    settle(at: sheet.layout.selected, velocity: pan.velocity.dy)
  }

  private var session: TransitionSession? { sheet.presentations.session(of: sheet) }

  /// Takes the sheet where it is shown, whatever moves it. `travel` is how far the finger has come
  /// already: 0 at the beginning of a drag; a finger under which a transition has ended has come
  /// further, and there is none to take.
  private func take(travel: Double) {
    grip = .none
    isRefused = false
    sheet.forgetDraggedTop()
    if let session {
      let isDismissal = session.request.policy.kind == .dismissal
      guard interaction.pause(), sheet.isActive, self.session === session else { return }
      return sheet.canStraighten(session)
        ? takeStraightened(session, isDismissal) : takeFraction(isDismissal)
    }
    guard !sheet.presentations.transitions.isBusy(.presentationLane) else { return }
    sheet.catchMotion()
    let layout = sheet.layout
    let top = sheet.shownTop
    var hold = SheetHold(
      SheetHold.Room(sheet.containerBounds, layout), top: top, travel: travel,
      since: pan.gestures.ownTime)
    hold.ceiling = min(layout.highestTop, top)
    hold.floor = max(layout.lowestTop, top)
    sheet.noteDraggedTop(top)
    grip = .edge(hold)
  }

  /// Takes a transition whose motion cannot be made linear, as another animator moves the sheet or
  /// motion is reduced: the finger leads the fraction, by its part of the exit distance.
  private func takeFraction(_ isDismissal: Bool) {
    sheet.catchMotion()
    guard let place = sheet.place else { return }
    sheet.correctFarEnd()
    let fraction = interaction.percentComplete
    let room = SheetHold.Room(sheet.containerBounds, sheet.layout)
    let exitDistance = SheetHold.exitDistance(
      from: place.minY, room.bounds, lowestTop: room.lowestTop)
    // The place counts and not what is shown: the motion of a change of size goes on by itself.
    var hold = SheetHold(
      room, top: place.minY + (isDismissal ? fraction : 1 - fraction) * exitDistance,
      since: pan.gestures.ownTime)
    hold.floor = place.minY
    hold.ceiling = min(sheet.layout.highestTop, place.minY)
    sheet.noteDraggedTop(place.minY)
    grip = .transition(hold, isDismissal: isDismissal)
  }

  /// Takes a transition that moves the sheet, and makes its motion linear in the finger's place, from
  /// where the sheet is shown. Below the selected detent the finger has the transition, above it the
  /// place.
  private func takeStraightened(_ session: TransitionSession, _ isDismissal: Bool) {
    let layout = sheet.layout
    let shown = sheet.shownTop
    let room = SheetHold.Room(sheet.containerBounds, layout)
    let detentTop = layout.top(of: layout.selected)
    let exitDistance = SheetHold.exitDistance(
      from: detentTop, room.bounds, lowestTop: room.lowestTop)
    let top = min(shown, detentTop + exitDistance)
    var hold = SheetHold(room, top: top, since: pan.gestures.ownTime)
    hold.floor = detentTop
    hold.ceiling = min(layout.highestTop, hold.top)
    let place = min(hold.top, hold.floor)
    sheet.noteDraggedTop(place)
    grip = .transition(hold, isDismissal: isDismissal)
    sheet.straighten(session, top: place, passed: hold.passed, exitDistance: hold.exitDistance)
    interaction.update(isDismissal ? hold.passed : 1 - hold.passed)
  }

  /// Returns the position of the sheet under a finger in a transition.
  var transitionHold: SheetHold? {
    if case .transition(let hold, _) = grip { return hold }
    return nil
  }

  /// Moves what the finger has, the place or the transition. Below the floor a dismissal begins, if
  /// the sheet may leave; after a transition that has ended the finger has the place.
  private func follow() {
    switch grip {
    case .none: break
    case .edge(var hold):
      guard !sheet.presentations.transitions.isBusy(.presentationLane) else {
        return letGoForProgram()
      }
      hold.follow(pan.translation.dy, sheet.layout, from: sheet.draggedTop ?? hold.top)
      grip = .edge(hold)
      if hold.top > hold.floor && !isRefused && beginDismissal(hold) { return }
      guard case .edge = grip else { return }
      move(to: hold.givenTop)
    case .transition(var hold, let isDismissal):
      guard session != nil else {
        // The transition has ended under the finger.
        take(travel: pan.translation.dy)
        if case .edge = grip { follow() }
        return
      }
      hold.followInTransition(pan.translation.dy, sheet.layout)
      grip = .transition(hold, isDismissal: isDismissal)
      // Above the floor the place follows, below it the transition.
      move(to: max(hold.ceiling, min(hold.top, hold.floor)))
      interaction.update(isDismissal ? hold.passed : 1 - hold.passed)
    }
  }

  /// Asks for the dismissal of a sheet that has been dragged below the floor, and lets the finger lead
  /// it. Returns whether the finger has the edge no more; false if the sheet may not leave.
  private func beginDismissal(_ hold: SheetHold) -> Bool {
    move(to: hold.floor)
    // Only this transition begins in the finger's hand: others are not asked for by a finger, those
    // that the host requests when it is asked included.
    let leaves = sheet.presentations.dismissByUser(
      sheet, animated: true, interaction: interaction,
      willRequest: { interaction.setStartsInteractively(true) })
    let isLed = leaves && interaction.isBound && session?.isInteractive ?? false
    interaction.setStartsInteractively(isLed)
    guard leaves else {
      isRefused = true
      return false
    }
    guard sheet.isActive, case .edge = grip else {
      // A callback has taken the sheet from the finger, so no lift will end the dismissal.
      if interaction.isBound { _ = interaction.cancel(velocity: 0) }
      return true
    }
    guard isLed else {
      // The dismissal runs without a hand, or the host's interaction drives it.
      grip = .none
      settle(at: sheet.layout.selected, velocity: 0)
      return true
    }
    grip = .transition(hold, isDismissal: true)
    interaction.update(hold.passed)
    return true
  }

  private func post(_ kind: Event.Kind, detail: Int32 = 0, value: Double = 0) {
    sheet.presentations.controllers.events.post(
      kind, sheet.handle, other: sheet.presented, detail: detail, value: value)
  }

  /// Lets the sheet go, without velocity after a cancel of the pan: the sheet to a detent, and a
  /// transition to its end or back to its start. A cancelled pan never dismisses.
  private func letGo(velocity: Double?) {
    let grip = grip
    post(.sheetDragEnded, detail: velocity == nil ? 0 : 1, value: velocity ?? 0)
    self.grip = .none
    switch grip {
    case .none: break
    case .edge(let hold): settle(hold, velocity: velocity ?? 0)
    case .transition(let hold, let isDismissal):
      guard session != nil else { return settle(hold, velocity: velocity ?? 0) }
      let leaves = velocity.map { hold.leaves(velocity: $0) } ?? false
      let speed = min(max(-1e6, (velocity ?? 0) / hold.exitDistance), 1e6)
      let along = isDismissal ? speed : -speed
      sheet.correctFarEnd()
      if leaves {
        sheet.forgetDraggedTop()
        // Thrown from above the floor: the place goes back to it while the transition moves out.
        if sheet.place?.minY != hold.floor {
          sheet.moveAlong { sheet.setTop(hold.floor) }
        }
      } else {
        // Above the floor the velocity is that of the place.
        settle(hold, velocity: hold.top < hold.floor ? velocity ?? 0 : 0)
      }
      guard sheet.isActive else { return }
      interaction.setStartsInteractively(false)
      _ =
        leaves == isDismissal
        ? interaction.finish(velocity: along) : interaction.cancel(velocity: along)
    }
  }

  /// Settles at the detent to which a release leads, selects it and notifies of it.
  private func settle(_ hold: SheetHold, velocity: Double) {
    guard sheet.isActive else { return }
    let layout = sheet.layout
    let top = sheet.place?.minY ?? sheet.shownTop
    let stop = layout.stop(from: top, velocity: velocity)
    let old = layout.selected.detent
    // Away from the edge there is one stop, which stands for none of the host's detents.
    if layout.isAtEdge { sheet.noteSelected(stop.detent) }
    settle(at: stop, velocity: velocity)
    guard stop.detent != old else { return }
    post(.sheetDetentChanged, detail: stop.detent)
    guard let delegate = sheet.delegate else { return }
    sheet.presentations.controllers.host.call { delegate.didChangeDetent(sheet) }
  }

  /// Moves the sheet to a stop on a spring, with a velocity in points per second; a presentation that
  /// has not moved yet gets the stop as its goal at once, without a spring.
  private func settle(at stop: SheetLayout.Stop, velocity: Double) {
    let top = sheet.place?.minY ?? sheet.shownTop
    sheet.forgetDraggedTop()
    let goal = sheet.layout.top(of: stop)
    if let session, session.request.policy.kind == .presentation,
      session.motion.driver.fraction <= 0,
      sheet.canStraighten(session)
    {
      // Nothing of it has been seen: it still comes from the far end, below the container.
      let controllers = sheet.presentations.controllers
      controllers.animations.performWithoutAnimation {
        sheet.setTop(goal)
        controllers.layOutAlong()
      }
      return sheet.correctFarEnd()
    }
    // The spring's unit is the height of the container.
    let height = max(1, sheet.containerBounds.size.height)
    let speed = min(max(-1e4, velocity / height), 1e4)
    let curve =
      TransitionSession.spring(velocity: speed, distance: (goal - top) / height)
      ?? ModalTransition.spring
    let isOut = session.map {
      $0.request.policy.kind == .dismissal && $0.motion.driver.fraction >= 1
    }
    sheet.animate(curve) { sheet.setTop(goal) }
    // A card that is out of sight comes back from where it is: the far end stays. Otherwise it moves
    // along with the place.
    isOut == true ? sheet.keepFarEnd() : sheet.correctFarEnd()
  }

  /// Puts the upper edge under the finger, without animation.
  private func move(to top: Double) {
    guard sheet.draggedTop != top || sheet.place?.minY != top else { return }
    sheet.noteDraggedTop(top)
    sheet.presentations.controllers.animations.performWithoutAnimation { sheet.setTop(top) }
  }
}

extension SheetPresentation {
  /// Whether the presented controller presents something itself, or is gone.
  var isCovered: Bool { presentedController.map { !$0.presented.isNone } ?? true }

  /// The shown position of the upper edge, with everything that moves it.
  var shownTop: Double { read(.center, 1) - read(.bounds, 3) / 2 }

  /// Whether a point of the container view is on the card as it is shown.
  func shows(_ point: Point) -> Bool {
    guard views.names.contains(card) else { return false }
    let middle = read(.center, 0)
    let half = read(.bounds, 2) / 2
    return point.y >= shownTop && (point.x - middle).magnitude <= half
  }

  /// Returns one component of a property of the card as it is shown; 0 without a card.
  private func read(_ property: PropertyID, _ component: Int) -> Double {
    guard views.names.contains(card), let kind = views.properties.kind(of: property) else {
      return 0
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return 0 }
      presentations.controllers.animations.tracks.readShown(
        card.index, property, kind, into: values)
      return values[component]
    }
  }
}
