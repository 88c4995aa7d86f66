/// A page sheet or a form sheet (SH-1, SH-2): a card over a dimmed background that rests at
/// detents and follows a finger.
///
/// Its place has one owner at a time, and each takes over what is shown, with its velocity:
///
///                    begins                       lets go
///     (transition) ─────────▶ at a detent ◀─────────────────┐
///                                │  ▲ │ the program chooses  │
///                    finger takes│  │ ▼ another one          │
///                                │  spring ── is caught ──▶ held ──▶ below the smallest: a
///                                └────────────────────────▶      ◀── transition, interactive
///
/// A transition adds its distance to the place (`moveFarEnd`): what happens to the place
/// meanwhile is not its concern. When the program begins a transition, or presents over the sheet,
/// the finger lets go, and the spring goes on with its velocity.
final class SheetPresentation: PresentationController {
  private(set) var options = SheetOptions()
  private(set) var figure: SheetCard?
  /// The card of a presentation whose dismissal was completed ahead, as long as it lingers.
  private var leftFigure: SheetCard?
  private(set) var backdrop: Backdrop?
  private(set) var drag: SheetDrag?
  /// Position of the upper edge while a finger holds it.
  private(set) var draggedTop: Double?
  /// Alpha of the backdrop that belongs to the place; a transition fades it on top of that.
  private(set) var level = 0.0
  /// The level between which and 0 the transition under way fades; none outside of one.
  private var farLevel: Double?
  /// The backdrop's model value before the change of place that `moveInTransition` makes.
  private var fadedAlpha = 0.0
  /// The heights of the host's detents, until something says that they are others.
  private var resolved: [(detent: Int32, maximum: Double, value: Double)] = []
  /// How far the contents under the finger have been scrolled; below 0 they do not scroll.
  private(set) var scrollOffset = -1.0

  /// The card: holds the controller's view and the grabber. Held while it is presented.
  var card: Handle { figure?.view ?? .none }

  /// The options with a safe area that also keeps clear of the window's insets.
  private var optionsInsideInsets: SheetOptions {
    let covered = presentations.controllers.windowInsets
    guard covered != .zero else { return options }
    var inside = options
    inside.safeArea = inside.safeArea.union(covered)
    return inside
  }

  var layout: SheetLayout { layout(in: containerBounds, presentations.traits(of: self)) }

  private func layout(in bounds: Rect, _ classes: SizeClasses) -> SheetLayout {
    let source =
      options.sourceView.isNone
      ? nil : rectInContainer(of: options.sourceView, .zero, isShown: false)
    return SheetLayout(
      bounds, classes, optionsInsideInsets, isForm: style == .formSheet, preferred: contentSize,
      over: source
    ) { detent, maximum in resolve(detent, maximum) }
  }

  /// The height of a detent in the container as it is; below 0 it is inactive (SH-1).
  func value(of detent: Int32) -> Double {
    SheetLayout.value(
      of: detent, SheetLayout.largest(containerBounds, optionsInsideInsets),
      presentations.traits(of: self)
    ) { detent, maximum in resolve(detent, maximum) }
  }

  /// Returns what the host answers for one of its detents, at a largest height; it is asked once for
  /// each. Below 0 the detent is inactive.
  private func resolve(_ detent: Int32, _ maximum: Double) -> Double {
    for entry in resolved where entry.detent == detent && entry.maximum == maximum {
      return entry.value
    }
    guard let ask = options.resolve else { return -1 }
    let answer = presentations.controllers.host.call { ask(detent, maximum) }
    let value = answer.isInReach ? answer : -1
    if resolved.count >= 4 * SheetOptions.maximumDetents { resolved = [] }
    resolved.append((detent, maximum, value))
    return value
  }

  /// The host's detents have other heights: laid out with the next frame, or at once and animated
  /// inside `animateChanges`.
  func invalidateDetents() {
    resolved = []
    presentations.setNeedsLayout(self)
  }

  override func willTransition(to traits: SizeClasses, with coordinator: Handle) { resolved = [] }

  override func contentSizeDidChange(_ size: ContentSize) {
    if size == .fitting { invalidateDetents() }
  }

  /// Makes the card if there is none, puts the controller's view into it and returns it; without a
  /// card the controller's view.
  override func presentedView() -> Handle {
    guard let presented = presentedController, presented.isViewLoaded else { return .none }
    makeCard()
    guard let figure, figure.isThere else { return presented.viewIfLoaded }
    figure.put(presented.viewIfLoaded)
    return figure.view
  }

  override func size(forParentSize size: Size) -> Size? {
    // The size stands for that of the window, in bounds and traits.
    guard let presenter = presentingController, isFullscreen else { return nil }
    let window = presentations.controllers.windowTraits(for: size)
    let layout = layout(
      in: Rect(x: 0, y: 0, width: size.width, height: size.height),
      presentations.controllers.traits(of: presenter, in: window))
    return layout.frame(top: layout.top(of: layout.selected), preferred: contentSize).size
  }

  override func contentsAreBack() {
    if let presented = presentedController { figure?.put(presented.viewIfLoaded) }
    presentations.controllers.animations.performWithoutAnimation { layOutCard() }
  }

  /// Ends the drag and removes the grabber: another presentation controller has the view from now on.
  override func handsOver() {
    endDrag()
    draggedTop = nil
    figure?.removeGrabber()
  }

  override func exitDistance(from place: Rect) -> Double {
    SheetHold.exitDistance(from: place.minY, containerBounds, lowestTop: layout.lowestTop)
  }

  override func willBeCovered() { drag?.letGoForProgram() }

  override func frameOfPresentedView() -> Rect {
    let layout = layout
    return layout.frame(top: draggedTop ?? layout.top(of: layout.selected), preferred: contentSize)
  }

  override func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(.coverVertical, isPresenting: isPresenting, isGrabbable: true)
  }

  override func interaction(isPresenting: Bool) -> InteractiveTransitioning? {
    makeDrag()
    return drag?.interaction
  }

  /// Makes the drag if there is none; not for an inactive sheet, as only `presentationClosed` ends it.
  private func makeDrag() {
    if drag == nil, isActive { drag = SheetDrag.make(self) }
  }

  override func presentationTransitionWillBegin() {
    guard isActive else { return }
    backdrop?.remove()
    backdrop = Backdrop.make(self, color: dimmingColor)
    if look.blur > 0 { backdrop?.setBlur(look.blur) }
    makeDrag()
    drag?.attach()
    let layout = layout
    level = dimming * layout.dimming(top: layout.top(of: layout.selected))
    fade { self.level }
    backdrop?.setCovers(level > 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    transitionDidEnd(stays: completed)
  }

  override func dismissalTransitionWillBegin() {
    drag?.letGoForProgram()
    guard presentations.coordinator(of: self) != nil else { return }
    fade { 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { transitionDidEnd(stays: !completed) }

  /// Fades the dimming along with the transition, if one moves the sheet. `alpha` is asked for when
  /// that motion begins; `farLevel` is noted with it.
  private func fade(to alpha: @escaping () -> Double) {
    backdrop?.fade { [self] in
      if isInTransition { farLevel = level }
      return alpha()
    }
  }

  private func transitionDidEnd(stays: Bool) {
    farLevel = nil
    guard stays, isActive, draggedTop == nil, let place else { return }
    let layout = layout
    let top = layout.top(of: layout.selected)
    // A card that a finger has left beside its detent goes there on a spring.
    if (top - place.minY).magnitude > 0.01 { animate(ModalTransition.spring) { setTop(top) } }
  }

  override func containerViewWillLayoutSubviews() { backdrop?.fit() }

  override func containerViewDidLayoutSubviews() { layOutCard() }

  /// Puts the upper edge where the finger has it, else at the selected detent: with the transition
  /// while one moves the sheet, with an animated change of size, under a finger and in motion on a
  /// spring, else at once.
  override func layOutPresented() {
    let layout = layout
    let top = drag?.carryHold(into: layout) ?? layout.top(of: layout.selected)
    if draggedTop != nil { draggedTop = top }
    guard isInTransition else {
      guard draggedTop != nil || isOnSpring, !presentations.controllers.animatesLayout else {
        return setTop(top)
      }
      return animate(ModalTransition.spring) { setTop(top) }
    }
    let level = dimming * layout.dimming(top: top)
    // Room, dimming or place has changed under a finger that leads the transition.
    if let hold = drag?.transitionHold, let session = presentations.session(of: self),
      placedIn != containerBounds || level != self.level
        || place != layout.frame(top: top, preferred: contentSize), canStraighten(session)
    {
      return straighten(session, top: top, passed: hold.passed, exitDistance: hold.exitDistance)
    }
    fadedAlpha = backdrop?.alpha ?? 0
    moveInTransition { [self] in setTop(top) }
  }

  /// Whether a spring moves it from place to place.
  private var isOnSpring: Bool {
    motions.contains { presentations.controllers.animations.names.contains($0) }
  }

  override func goBackToFarEnd() {
    layOutCard()
    backdrop?.setAlpha(fadedAlpha)
  }

  override func keepFarEnd() {
    noteExitDistance()
    if farLevel != nil { farLevel = level }
  }

  /// Puts the upper edge somewhere, with the contents and the dimming that belong there: at once, or
  /// animated inside a block.
  func setTop(_ top: Double) {
    // The host is asked for the heights of its detents, and may end the presentation.
    let layout = layout
    guard isActive, let figure, figure.isThere else { return }
    represent(by: figure.view)
    setPlace(layout.frame(top: top, preferred: contentSize))
    layOutCard()
    setLevel(dimming * layout.dimming(top: top))
  }

  /// Notes where a finger has the upper edge, for layouts.
  func noteDraggedTop(_ top: Double) { draggedTop = top }

  func forgetDraggedTop() { draggedTop = nil }

  func setScrollOffset(_ offset: Double) { scrollOffset = offset }

  /// Adds a change of the backdrop's alpha that `setLevel` has not made to the level.
  func correctLevel(by change: Double) { level += change }

  /// Notes the alpha of the backdrop at the place, and that the transition fades between it and 0.
  func setLevels(_ level: Double) {
    self.level = level
    farLevel = level
    backdrop?.setCovers(level > 0)
  }

  /// Sets the backdrop's alpha at the place; by the difference while a transition fades on top.
  private func setLevel(_ level: Double) {
    let change = level - self.level
    self.level = level
    if isInTransition {
      if change != 0 { backdrop?.changeAlpha(by: change) }
    } else {
      backdrop?.setAlpha(level)
    }
    backdrop?.setCovers(level > 0)
  }

  /// Moves the far end of the transition after a change of the place: its distance, and its dimming,
  /// as the transition fades to or from no dimming at all.
  override func correctFarEnd() {
    correctExitDistance()
    guard let farLevel, farLevel != level, let session = presentations.session(of: self) else {
      return
    }
    let change = farLevel - level
    self.farLevel = level
    session.moveFarEnd(isComing: session.request.policy.kind == .presentation) { [self] sign in
      backdrop?.changeAlpha(by: sign * change)
    }
  }

  /// Sets other options, and releases the old source view. Laid out with the next frame, or at once
  /// and animated inside `animateChanges`.
  func configure(_ options: SheetOptions) throws(Fault) {
    if !options.sourceView.isNone { try views.retain(options.sourceView) }
    views.release(self.options.sourceView)
    self.options = options
    resolved = []
    lookHasChanged()
  }

  /// The alpha of the backdrop where a sheet dims all, and its colour without it. One that blurs is
  /// opaque there, and its colour has the alpha: so there may be a blur without dimming.
  var dimming: Double { look.blur > 0 ? 1 : colorAlpha }
  private var colorAlpha: Double { look.dimming?.alpha ?? SheetOptions.Figure.dimming }
  private var dimmingColor: [Double] {
    let alpha = look.blur > 0 ? colorAlpha : 1
    return look.dimming?.components(alpha: alpha) ?? [0, 0, 0, alpha]
  }

  override func lookHasChanged() {
    figure?.decorate(options, look)
    backdrop?.setColor(dimmingColor)
    backdrop?.setBlur(look.blur)
    presentations.setNeedsLayout(self)
  }

  /// Selects a detent; the sheet goes there with the next layout.
  func select(_ detent: Int32) {
    guard options.selected != detent else { return }
    options.selected = detent
    presentations.setNeedsLayout(self)
  }

  /// Notes the detent without layout: a finger's release has chosen it.
  func noteSelected(_ detent: Int32) { options.selected = detent }

  /// Animates the changes of a block, and the layout that follows from them, by the sheet's spring
  /// (SH-5, SH-6).
  func animateChanges(_ body: () -> Void) {
    animate(ModalTransition.spring) {
      body()
      guard hasBegun else { return }
      presentations.controllers.animatingLayout { layOut() }
    }
  }

  override var parts: [Handle] { [shownView, backdrop?.view ?? .none] }

  override func presentationClosed() {
    endDrag()
    let backdrop = backdrop
    self.backdrop = nil
    backdrop?.remove(staysInPicture: lingers)
    draggedTop = nil
    farLevel = nil
    if lingers {
      leftFigure = figure
    } else {
      figure?.remove()
    }
    figure = nil
  }

  override func dispose() {
    endDrag()
    leftFigure?.remove(staysInPicture: true)
    leftFigure = nil
    backdrop?.deafen()
    views.release(options.sourceView)
    options.sourceView = .none
    super.dispose()
  }

  /// Ends the drag, once: the host may be notified of a cancelled pan, and end the presentation in the
  /// callback.
  private func endDrag() {
    let drag = drag
    self.drag = nil
    drag?.end()
  }

  /// Makes the card, unless that of a dismissal completed ahead still lingers: then the new
  /// presentation goes on with it, from where it is shown.
  private func makeCard() {
    guard figure == nil, isActive else { return }
    if let left = leftFigure {
      leftFigure = nil
      left.isInWindow ? (figure = left) : left.remove()
    }
    if figure == nil { figure = SheetCard.make(presentations.controllers) }
    figure?.decorate(options, look)
  }

  /// Lays out the contents of the card; it has an overhang where it reaches the container's lower edge.
  func layOutCard() {
    guard let figure, figure.isThere, let presented = presentedController else { return }
    let reach = place?.maxY ?? 0
    figure.layOut(presented.viewIfLoaded, isAtEdge: reach >= containerBounds.maxY)
  }
}
