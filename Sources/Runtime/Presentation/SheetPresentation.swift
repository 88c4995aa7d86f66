/// A page sheet or a form sheet (SH-1, SH-2): a card over a dimmed background that rests at
/// detents and follows a finger.
final class SheetPresentation: PresentationController {
  private(set) var options = SheetOptions()
  /// The card: holds the controller's view and the grabber. Held while it is presented.
  private(set) var card = Handle.none
  private var grabber = Handle.none
  private(set) var backdrop: Backdrop?
  private(set) var drag: SheetDrag?
  /// Where the upper edge is while a finger has it.
  var draggedTop: Double?
  /// The heights of the host's detents, until something says that they are others.
  private var resolved: [(detent: Int32, maximum: Double, value: Double)] = []
  /// How far the contents under the finger have been scrolled; below 0 they do not scroll.
  var scrollOffset = -1.0

  var layout: SheetLayout { layout(in: containerBounds, presentations.traits(of: self)) }

  private func layout(in bounds: Rect, _ classes: SizeClasses) -> SheetLayout {
    let source =
      options.sourceView.isNone ? nil : rectInContainer(of: options.sourceView, .zero)
    return SheetLayout(
      bounds, classes, options, isForm: style == .formSheet, preferred: contentSize, over: source
    ) { detent, maximum in resolve(detent, maximum) }
  }

  /// The height of a detent in the container as it is; below 0 it is inactive (SH-1).
  func value(of detent: Int32) -> Double {
    SheetLayout.value(
      of: detent, SheetLayout.largest(containerBounds, options), presentations.traits(of: self)
    ) { detent, maximum in resolve(detent, maximum) }
  }

  /// The host is asked once for each height that there can be.
  private func resolve(_ detent: Int32, _ maximum: Double) -> Double {
    for entry in resolved where entry.detent == detent && entry.maximum == maximum {
      return entry.value
    }
    guard let ask = options.resolve else { return -1 }
    let answer = presentations.controllers.host.call { ask(detent, maximum) }
    let value = answer.isFinite ? answer : -1
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

  override func presentedView() -> Handle {
    guard let presented = presentedController, presented.isViewLoaded else { return .none }
    makeCard()
    guard views.names.contains(card) else { return presented.viewIfLoaded }
    if views.parent(presented.viewIfLoaded.index) != card.index {
      try? views.insert(presented.viewIfLoaded.index, into: card.index, at: 0)
    }
    return card
  }

  override func size(forParentSize size: Size) -> Size? {
    guard let presenter = presentingController, isFullscreen else { return nil }
    let window = presentations.controllers.windowTraits(for: size)
    let layout = layout(
      in: Rect(x: 0, y: 0, width: size.width, height: size.height),
      presentations.controllers.traits(of: presenter, in: window))
    return layout.frame(top: layout.top(of: layout.selected), preferred: contentSize).size
  }

  override func contentsAreBack() {
    presentations.controllers.animations.performWithoutAnimation { layOutCard() }
  }

  /// The finger lets go of what another one has from now on.
  override func handsOver() {
    drag?.end()
    drag = nil
    draggedTop = nil
    removeGrabber()
  }

  override func frameOfPresentedView() -> Rect {
    let layout = layout
    return layout.frame(top: draggedTop ?? layout.top(of: layout.selected), preferred: contentSize)
  }

  override func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(.coverVertical, isPresenting: isPresenting, isGrabbable: true)
  }

  override func interaction(isPresenting: Bool) -> InteractiveTransitioning? {
    if drag == nil { drag = SheetDrag.make(self) }
    return drag?.interaction
  }

  override func presentationTransitionWillBegin() {
    makeCard()
    backdrop = Backdrop.make(self, color: 1)
    if drag == nil { drag = SheetDrag.make(self) }
    drag?.attach()
    let level = dimming(in: layout)
    if let presented = presentedController,
      let coordinator = presentations.transitions.coordinator(of: presented)
    {
      _ = coordinator.animateAlongside(
        .init(
          animation: { [unowned(unsafe) self] _ in backdrop?.setAlpha(level) }, completion: nil,
          view: .none))
    } else {
      backdrop?.setAlpha(level)
    }
    backdrop?.setCovers(level > 0)
  }

  override func dismissalTransitionWillBegin() {
    guard let presented = presentedController,
      let coordinator = presentations.transitions.coordinator(of: presented)
    else { return }
    _ = coordinator.animateAlongside(
      .init(
        animation: { [unowned(unsafe) self] _ in backdrop?.setAlpha(0) }, completion: nil,
        view: .none))
  }

  override func containerViewWillLayoutSubviews() { backdrop?.fit() }

  override func containerViewDidLayoutSubviews() { layOutCard() }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { layOutPresented() }
  }

  override func layOutPresented() {
    guard !isMoving() else { return }
    let layout = layout
    place(top: layout.top(of: layout.selected), in: layout)
  }

  /// Puts the upper edge somewhere: at once, or animated inside a block.
  func place(top: Double, in layout: SheetLayout) {
    guard isActive, views.names.contains(card) else { return }
    presentations.controllers.setFrame(card.index, layout.frame(top: top, preferred: contentSize))
    layOutCard()
    let level = SheetOptions.Figure.dimming * layout.dimming(top: top)
    backdrop?.setAlpha(level)
    backdrop?.setCovers(level > 0)
  }

  /// Other options: laid out with the next frame, or at once and animated inside `animateChanges`.
  func configure(_ options: SheetOptions) throws(Fault) {
    if !options.sourceView.isNone { try views.retain(options.sourceView) }
    views.release(self.options.sourceView)
    self.options = options
    resolved = []
    decorateCard()
    presentations.setNeedsLayout(self)
  }

  func select(_ detent: Int32) {
    guard options.selected != detent else { return }
    options.selected = detent
    presentations.setNeedsLayout(self)
  }

  /// The same without layout: the finger has put it there.
  func setSelected(_ detent: Int32) { options.selected = detent }

  /// Everything that the block changes moves to its new place (SH-6), on the spring of
  /// SH-5.
  func animateChanges(_ body: () -> Void) {
    animate(ModalTransition.spring) {
      body()
      if isActive && hasBegun && draggedTop == nil { layOut() }
    }
  }

  func animate(_ curve: TimingCurve, _ changes: () -> Void) {
    var options = AnimationOptions(duration: curve.naturalDuration ?? ModalTransition.duration)
    options.curve = curve
    options.flags = .allowUserInteraction
    _ = presentations.controllers.animations.animate(options, changes)
  }

  override func presentationClosed() {
    drag?.end()
    drag = nil
    backdrop?.remove()
    backdrop = nil
    draggedTop = nil
    for view in [grabber, card] where views.names.contains(view) {
      views.removeFromSuperview(view.index)
      views.release(view)
    }
    grabber = .none
    card = .none
  }

  override func dispose() {
    views.release(options.sourceView)
    options.sourceView = .none
    super.dispose()
  }

  private func dimming(in layout: SheetLayout) -> Double {
    SheetOptions.Figure.dimming * layout.dimming(top: layout.top(of: layout.selected))
  }

  private func makeCard() {
    guard card.isNone, isActive, let view = try? views.create() else { return }
    card = view
    views.setClipsToBounds(card.index, true)
    decorateCard()
  }

  private func removeGrabber() {
    if views.names.contains(grabber) {
      views.removeFromSuperview(grabber.index)
      views.release(grabber)
    }
    grabber = .none
  }

  private func decorateCard() {
    guard views.names.contains(card) else { return }
    let controllers = presentations.controllers
    let radius =
      options.cornerRadius >= 0 ? options.cornerRadius : SheetOptions.automaticCornerRadius
    controllers.set(card.index, .cornerRadius, [radius])
    guard options.showsGrabber == grabber.isNone else { return }
    guard options.showsGrabber else { return removeGrabber() }
    guard let view = try? views.create() else { return }
    grabber = view
    controllers.animations.performWithoutAnimation {
      controllers.set(grabber.index, .backgroundColor, [0.24, 0.24, 0.26, 0.3])
      controllers.set(grabber.index, .cornerRadius, [SheetOptions.Figure.grabber.height / 2])
    }
    try? views.add(grabber.index, to: card.index)
    layOutCard()
  }

  /// The controller's view fills the card; the grabber is in front of it.
  private func layOutCard() {
    guard views.names.contains(card) else { return }
    let controllers = presentations.controllers
    let size = views.bounds(card.index).size
    if let presented = presentedController, presented.isViewLoaded,
      views.parent(presented.viewIfLoaded.index) == card.index
    {
      controllers.setFrame(
        presented.viewIfLoaded.index, Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    guard views.names.contains(grabber) else { return }
    let figure = SheetOptions.Figure.grabber
    controllers.setFrame(
      grabber.index,
      Rect(
        x: (size.width - figure.width) / 2, y: SheetOptions.Figure.grabberTop,
        width: figure.width, height: figure.height))
  }
}
