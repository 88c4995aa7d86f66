/// The presentation of one controller, from the request to the end of the dismissal: its place and
/// its decorations (PR-11). Subclassed by the border and by built-in styles.
class PresentationController: Entity {
  /// The runtime ends all presentation controllers before this.
  unowned(unsafe) final let presentations: Presentations

  /// From the request to the end of the dismissal; `begun` once the callbacks of the beginning are
  /// made.
  private enum Stage {
    case idle
    case requested
    case begun
  }

  /// The presenting controller's view while another controller is presented: `curls` is a page
  /// turned half-way over.
  private enum PresentersView {
    case stays
    case leaves
    case curls
  }

  /// The area that the container view fills.
  private enum Area {
    /// The bounds of the container view's own superview.
    case superview
    /// The frame of the presenting controller's view, beside which it stands.
    case presentersFrame
    case window
  }

  final let style: PresentationStyle
  final let presented: Handle
  /// None until it is known.
  final private(set) var presenting: Handle
  private var ownDelegate: AdaptivePresentationDelegate?
  /// The view in which it takes place, retained; none while nothing is presented.
  final private(set) var containerView = Handle.none
  /// The view in the container view: the presented controller's, or one above it.
  final private(set) var shownView = Handle.none
  private var stage = Stage.idle
  /// Decided when it is presented.
  private var presentersView = PresentersView.stays
  private var area = Area.superview
  final private(set) var page = Handle.none
  final private(set) var shield: Backdrop?
  /// The presented view's frame by layout; a transition moves the view on top of that. None before.
  final private(set) var place: Rect?
  /// The container's bounds for which `place` was set.
  final private(set) var placedIn = Rect.zero
  /// Whether the model values of the presented view are those of its next place already.
  private var isAtNextPlace = false
  /// Names of the animations between places.
  final private(set) var motions: [Handle] = []
  /// Whether its views linger when it ends.
  final private(set) var lingers = false
  /// Whether layout was asked for while a transition moved it.
  private var waitsForLayout = false
  /// The superview to which the presenting controller's view returns.
  final private(set) var presenterSuperview = Handle.none
  /// The style to which it adapts another presentation, or none.
  final private(set) var adaptiveStyle = PresentationStyle.none
  /// The presentation that was asked for, in whose place this one adapts; held with its presented
  /// controller. None if this is the one that was asked for.
  final private(set) var original: PresentationController?
  /// The traits for which its style was last asked.
  final private(set) var adaptedFor = SizeClasses.unspecified
  /// Override of the traits of what it presents.
  final private(set) var traitOverride = SizeClasses.unspecified

  init(
    _ presentations: Presentations, style: PresentationStyle, presented: Handle,
    presenting: Handle = .none
  ) {
    self.presentations = presentations
    self.style = style
    self.presented = presented
    self.presenting = presenting
  }

  /// Whether it presents: from the request to the end of the dismissal.
  final var isActive: Bool { stage != .idle }
  /// Whether the callback of its beginning has been made, and that of its end has not.
  final var hasBegun: Bool { stage == .begun }
  /// Whether the presenting controller's view leaves.
  final var movesPresenter: Bool { presentersView == .leaves }
  /// Whether the presenting controller's page stays, turned half-way over.
  final var isCurled: Bool { presentersView == .curls }
  /// Whether it covers the window.
  final var isFullscreen: Bool { area == .window }
  /// Whether the container view has exactly the frame of the presenting controller's view, not that
  /// of its superview.
  final var takesPresentersFrame: Bool { area == .presentersFrame }

  // Methods that can be overridden. The host's are called by `Host.call`.

  var shouldPresentInFullscreen: Bool { !style.isInContext }
  var shouldRemovePresentersView: Bool { style.removesPresenter }
  /// Returns the controller's view, or one that contains it (PR-10).
  func presentedView() -> Handle { presentedController?.viewIfLoaded ?? .none }
  func frameOfPresentedView() -> Rect { containerBounds }
  func containerViewWillLayoutSubviews() {}
  func containerViewDidLayoutSubviews() {}
  func presentationTransitionWillBegin() {}
  func presentationTransitionDidEnd(_ completed: Bool) {}
  func dismissalTransitionWillBegin() {}
  func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Whether the controller's preferred transition may be used: sheets and popovers have their own.
  final var takesPreferredTransition: Bool {
    switch style {
    case .pageSheet, .formSheet, .popover: false
    default: !isCurled
    }
  }

  /// Returns the style for these traits; `none` keeps its own.
  func adaptiveStyle(for classes: SizeClasses) -> PresentationStyle { .none }
  /// Called before the presented controller's traits change; then before the presenter's size
  /// changes.
  func willTransition(to traits: SizeClasses, with coordinator: Handle) {}
  func viewWillTransition(to size: Size, with coordinator: Handle) {}
  /// Returns the size of the presented view when its presenter has another size; none if unknown.
  func size(forParentSize size: Size) -> Size? {
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: size
    default: nil
    }
  }
  /// Called when the presented controller's contents want another size.
  func contentSizeDidChange(_ size: ContentSize) {}
  /// Called when contents that another presentation had taken away are back.
  func contentsAreBack() {}
  /// Called when another presentation controller takes over, and the presented controller stays.
  func handsOver() {}
  /// Returns the animator used when the controller's delegate has none.
  func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(
      isCurled ? .partialCurl : presentations.transitionStyle(of: self),
      isPresenting: isPresenting, curling: isCurled ? self : nil)
  }
  /// Returns the interaction controller used when the controller's delegate has none.
  func interaction(isPresenting: Bool) -> InteractiveTransitioning? { nil }
  /// The views that are shown of it.
  var parts: [Handle] { [shownView] }
  /// Called when it is over; its views are still there.
  func presentationClosed() {}
  /// Lays out after a change of something on which the layout depends.
  func layOutPresented() { placeShownView() }

  /// The presented controller's look, which the decorations use.
  final var look: ControllerLook { presentedController?.look ?? ControllerLook() }

  /// Applies another look to the decorations, at once or with the open block.
  func lookHasChanged() {}

  /// Returns whether the source, beside which a popover is, has moved since the last call.
  func sourceHasMoved() -> Bool { false }
  /// Returns the distance in points from a place down to out of sight, for a covering view.
  func exitDistance(from place: Rect) -> Double { max(0, containerBounds.maxY - place.minY) }
  /// Ends drags when the presented controller presents something itself.
  func willBeCovered() {}
  /// Called after a change of the place during a transition: start or goal of the motion moves
  /// along.
  func correctFarEnd() { correctExitDistance() }
  /// Called after a change of the place during a transition whose far end stays.
  func keepFarEnd() { noteExitDistance() }
  /// Called when the presented view's model values are again at the far end: decorations follow.
  func goBackToFarEnd() {}

  /// The delegate; that of the original presentation if this one adapts it.
  final var delegate: AdaptivePresentationDelegate? {
    get {
      if let original { return original.delegate }
      return ownDelegate
    }
    set {
      if let original {
        original.delegate = newValue
      } else {
        ownDelegate = newValue
      }
    }
  }

  final var presentedController: ViewController? {
    presentations.controllers.find(presented)
  }
  final var presentingController: ViewController? {
    presentations.controllers.find(presenting)
  }
  final var views: Views { presentations.controllers.views }

  final var containerBounds: Rect {
    views.names.contains(containerView) ? views.bounds(containerView.index) : .zero
  }

  /// The size that the presented controller wants, or, if none, the child from which it takes its
  /// size.
  final var contentSize: Size {
    var current = presentedController
    while let controller = current {
      let size = presentations.settings(of: controller).preferredContentSize
      guard size == .zero else { return size }
      current = controller.contentChild
    }
    return .zero
  }

  // MARK: From the request to the end

  /// Takes note of the request.
  final func request(from presenter: Handle) {
    presenting = presenter
    stage = .requested
  }

  /// Takes over a presentation that has begun.
  final func takeOver(from presenter: Handle) {
    presenting = presenter
    stage = .begun
  }

  /// Takes note of whether it covers the window, and whether the presenting controller's view leaves.
  final func cover(isFullscreen: Bool, movesPresenter: Bool) {
    area = isFullscreen ? .window : .superview
    presentersView = movesPresenter ? .leaves : .stays
  }

  /// Keeps the presenting controller's page, to be turned half-way over.
  final func keepPageCurled() { presentersView = .curls }

  /// Lets its views linger in the window when it ends.
  final func linger() { lingers = true }

  /// Ends it, once its views are gone.
  final func close() {
    stage = .idle
    presenterSuperview = .none
    if area == .presentersFrame { area = .superview }
    waitsForLayout = false
    isAtNextPlace = false
    checkInvariants()
  }

  /// Notes the superview to which the presenting controller's view will return.
  final func noteSuperview(ofPresenter superview: Handle) { presenterSuperview = superview }

  /// Takes note of the traits for which its style has been asked.
  final func noteAdaptation(for classes: SizeClasses) { adaptedFor = classes }

  /// Traps in debug where the parts contradict each other.
  final func checkInvariants() {
    assert(isActive || containerView.isNone && page.isNone && !lingers && motions.isEmpty)
    assert(isActive || presenterSuperview.isNone && !waitsForLayout)
    assert(isCurled || page.isNone, "a page is turned that nothing puts flat again")
  }

  /// Adapts another presentation to a style.
  final func standIn(for presentation: PresentationController, in style: PresentationStyle) {
    adaptiveStyle = style
    original = presentation
    presentations.entities.retain(presentation)
    if let presented = presentation.presentedController { presentations.entities.retain(presented) }
  }

  final func overrideTraits(_ override: SizeClasses) {
    traitOverride = override
    guard isActive, let presented = presentedController else { return }
    presentations.controllers.overrideTraits(of: presented, override)
  }

  /// Returns the frame that the presented view is to have, by the overridden method.
  final func finalFrame() -> Rect {
    presentations.controllers.host.call { frameOfPresentedView() }
  }

  override func dispose() {
    shield?.deafen()
    ownDelegate = nil
    guard let original else { return }
    self.original = nil
    presentations.entities.release(original.presented)
    presentations.entities.release(original.handle)
  }
}

/// Layout of the presented view, at rest and while a transition moves it.
///
/// During a transition the shown frame is the sum of two things: the place that layout has set, and
/// the distance that the transition has left. Each has one owner. Layout changes the place alone:
/// the model moves by the difference between the old place and the new one, in the open block, and
/// the transition's own motion goes on on top. A cancelled dismissal comes back to the new place.
extension PresentationController {
  /// Begins the presentation: finds the presented view, puts it in its place, and makes the callbacks
  /// of the beginning and of layout, any of which may end the presentation. The view is there before
  /// the first callback, so that it can be added to and arranged, and is found again after that.
  final func begin() {
    let host = presentations.controllers.host
    stage = .begun
    findShownView(isEarly: true)
    guard hasBegun else { return }
    putInPlace()
    guard hasBegun else { return }
    host.call { presentationTransitionWillBegin() }
    guard hasBegun else { return }
    findShownView()
    guard hasBegun else { return }
    host.call { containerViewWillLayoutSubviews() }
    guard hasBegun else { return }
    putInPlace()
    guard hasBegun else { return }
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Lays out the presentation inside the block that has changed the container view's size: without
  /// calls where it is the host's own.
  final func fit() {
    guard style == .custom else { return layOut() }
    shield?.fit()
    layOutPresented()
  }

  /// Lays out the presentation after a change of the container view's size.
  final func layOut() {
    let host = presentations.controllers.host
    host.call { containerViewWillLayoutSubviews() }
    guard hasBegun else { return }
    shield?.fit()
    layOutPresented()
    guard hasBegun else { return }
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Puts the presented view in its place, with a transition that moves it, else at once or with the
  /// open block.
  final func placeShownView() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, canTakeFrame(frame) else { return }
    guard isInTransition else { return setPlace(frame) }
    moveInTransition { [self] in setPlace(frame) }
  }

  /// Puts the presented view in its place at once, inside a block too.
  private func putInPlace() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard hasBegun, canTakeFrame(frame) else { return }
    presentations.controllers.animations.performWithoutAnimation { setPlace(frame) }
    guard frame == containerBounds, modelFrame(of: shownView) == frame else { return }
    // What fills a container view that is in motion moves along.
    let controllers = presentations.controllers
    controllers.animatingLayout(false) {
      controllers.placeAlong(shownView.index, in: containerView.index) { $0 }
    }
  }

  /// Puts the presented view in its place at the end, wherever an animator has left it (TR-7,
  /// TR-8).
  final func placeAtEnd() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, views.names.contains(shownView), views.frame(shownView.index) != frame,
      canTakeFrame(frame)
    else { return }
    place = frame
    presentations.controllers.animations.performWithoutAnimation {
      presentations.controllers.setFrame(shownView.index, frame)
    }
  }

  /// Whether a transition moves the presented view.
  final var isInTransition: Bool { presentations.isMoving(self) }

  /// Sets the presented view's place. In a transition the model moves by the difference, so that the
  /// distance by which the transition has moved it stays, and layout is done again at the end.
  final func setPlace(_ frame: Rect) {
    guard views.names.contains(shownView) else { return }
    let old = place
    place = frame
    placedIn = containerBounds
    let controllers = presentations.controllers
    let isAtNextPlace = isAtNextPlace
    self.isAtNextPlace = false
    guard isInTransition, let old else { return controllers.setFrame(shownView.index, frame) }
    guard old != frame else { return }
    waitsForLayout = true
    guard !isAtNextPlace else { return }
    let model = modelFrame(of: shownView)
    let moved = Rect(
      x: model.minX + frame.minX - old.minX, y: model.minY + frame.minY - old.minY,
      width: max(0, model.size.width + frame.size.width - old.size.width),
      height: max(0, model.size.height + frame.size.height - old.size.height))
    guard moved.isFinite, moved.center.isFinite else { return }
    controllers.setFrame(shownView.index, moved)
  }

  /// Takes note that the presented view has come along with the container view to where its next
  /// place is.
  final func noteComingAlong() {
    isAtNextPlace =
      isInTransition && views.names.contains(containerView) && containerBounds != placedIn
  }

  /// Has another view in the container view represent it; the place stays.
  final func represent(by view: Handle) { shownView = view }

  /// Notes a view and its place; the model values are the caller's to set.
  final func takePlace(_ frame: Rect, of view: Handle) {
    place = frame
    placedIn = containerBounds
    shownView = view
    waitsForLayout = true
  }

  /// Notes the place at which a finger has caught the view, where its model values are already.
  final func catchPlace(_ frame: Rect) { place = frame }

  /// Forgets the place: the next one is taken without regard to where it was.
  final func forgetPlace() { place = nil }

  /// Takes note of animations between places.
  final func noteMotions(_ names: [Handle]) {
    for name in names where presentations.controllers.animations.names.contains(name) {
      motions.append(name)
    }
  }

  final func forgetMotions() { motions = [] }

  /// Changes places with the change of size that lays out, in a container that has got another size at
  /// once as that, else on a spring; the transition's far end moves along.
  final func moveAlong(_ changes: () -> Void) {
    let controllers = presentations.controllers
    if controllers.animatesLayout {
      changes()
    } else if placedIn != containerBounds, jumpsInLayout {
      controllers.animations.performWithoutAnimation(changes)
    } else {
      animate(ModalTransition.spring, changes)
    }
    correctFarEnd()
  }

  /// Animates changes along a curve, with everything that is laid out with them. Layouts that were
  /// waiting before are done first, without animation.
  final func animate(_ curve: TimingCurve, _ changes: () -> Void) {
    layOutWaiting()
    guard isActive else { return }
    animateWithWaiting(curve, changes)
  }

  /// Does the waiting layouts, without animation.
  final func layOutWaiting() {
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation { controllers.layOutChanged() }
  }

  /// Animates changes along a curve, with the layouts that are waiting, and notes the motion.
  final func animateWithWaiting(_ curve: TimingCurve, _ changes: () -> Void) {
    let controllers = presentations.controllers
    var options = AnimationOptions(duration: curve.naturalDuration ?? ModalTransition.duration)
    options.curve = curve
    options.flags = .allowUserInteraction
    let name = controllers.animations.animate(options) {
      changes()
      controllers.layOutAlong()
    }
    motions.removeAll { !controllers.animations.names.contains($0) }
    if controllers.animations.names.contains(name) { motions.append(name) }
  }

  /// Corrects the far end of a covering transition after a change of the place: the distance to
  /// below the container is another one.
  final func correctExitDistance() {
    guard let session = presentations.session(of: self), let place,
      let animator = session.animator as? ModalTransition, let oldDistance = animator.exitDistance
    else { return }
    let newDistance = exitDistance(from: place)
    guard newDistance != oldDistance else { return }
    animator.setExitDistance(newDistance)
    session.moveFarEnd(isComing: animator.isPresenting) { [self] sign in
      guard views.names.contains(shownView) else { return }
      let frame = modelFrame(of: shownView)
      let offset = Vector(dx: 0, dy: sign * (newDistance - oldDistance))
      presentations.controllers.setFrame(
        shownView.index, Rect(origin: frame.origin + offset, size: frame.size))
    }
  }

  /// Sets the distance after a change of the place while the far end stays where it is.
  final func noteExitDistance() {
    guard let place,
      let animator = presentations.session(of: self)?.animator as? ModalTransition,
      animator.exitDistance != nil
    else { return }
    animator.setExitDistance(exitDistance(from: place))
  }

  /// Returns center and bounds of a view as a rectangle, without its transform.
  final func modelFrame(of view: Handle) -> Rect { views.frameWithoutTransform(view.index) }

  /// Lays out at the end of a transition that the presented view survives, if that was asked for
  /// meanwhile.
  final func catchUpOnLayout() {
    guard waitsForLayout else { return }
    waitsForLayout = false
    presentations.setNeedsLayout(self)
  }

  private func canTakeFrame(_ frame: Rect) -> Bool {
    guard views.names.contains(shownView) else { return false }
    if isInTransition { return frame.isFinite && frame.center.isFinite }
    return (try? views.filling(frame, shownView.index)) != nil
  }
}

/// The views of a presentation in the view tree.
extension PresentationController {
  /// Makes the container view, unless there is one: in the window, beside the presenting controller's
  /// view, or in that view.
  final func makeContainerView() throws(Fault) -> Handle {
    if views.names.contains(containerView) { return containerView }
    guard let presenter = presentingController else {
      throw Fault(.invalidState, "the presenting view controller is gone")
    }
    try presenter.loadViewIfNeeded()
    let view = try views.createOwn()
    containerView = view
    let presenterView = presenter.viewIfLoaded.index
    if isFullscreen {
      fillAtOnce(view, views.window.index)
      try views.add(view.index, to: views.window.index)
    } else if let superview = views.parent(presenterView),
      movesPresenter || presenter.parent.isNone
    {
      // Beside it, as its view leaves, or as no container lays that view out. Where it leaves, the
      // container view takes its place in the layout, so it has its frame.
      let frame = views.frame(presenterView)
      area = movesPresenter && frame != views.bounds(superview) ? .presentersFrame : .superview
      fillAtOnce(view, superview)
      try views.insert(view.index, into: superview, above: presenterView)
    } else {
      // In the view, which a container lays out: so it moves with that, whatever the container does.
      fillAtOnce(view, presenterView)
      try views.add(view.index, to: presenterView)
    }
    return view
  }

  /// Releases the container view and forgets the views in it.
  final func dropContainerView() {
    let old = containerView
    containerView = .none
    shownView = .none
    place = nil
    motions = []
    guard views.names.contains(old) else { return }
    if !lingers { views.removeFromSuperview(old.index) }
    lingers = false
    views.release(old)
  }

  /// Finds the view that represents the presented controller, by the presentation controller's
  /// method; the controller's own where the answer does not contain that. The host is warned then,
  /// unless `isEarly`: before the callbacks of the beginning its view may not be there yet.
  final func findShownView(isEarly: Bool = false) {
    guard let presented = presentedController, presented.isViewLoaded else { return }
    let answer = presentations.controllers.host.call { presentedView() }
    guard isActive, presented.isViewLoaded else { return }
    if views.names.contains(answer),
      views.isDescendant(presented.viewIfLoaded.index, of: answer.index)
    {
      show(answer)
      return
    }
    show(presented.viewIfLoaded)
    guard !isEarly else { return }  // PR-10
    presentations.controllers.host.warn(
      .invalidArgument, "presented_view",
      "the presented view does not hold the view of \(presentations.controllers.name(presented))")
  }

  private func show(_ view: Handle) {
    // Another view has no place yet.
    if shownView != view { place = nil }
    shownView = view
  }

  /// Adds the presented view to the container view, if the animator has not; its frame stays.
  final func putInShownView() {
    guard views.names.contains(shownView), views.names.contains(containerView) else { return }
    guard !views.isDescendant(shownView.index, of: containerView.index) else { return }
    try? views.add(shownView.index, to: containerView.index)
  }

  /// Removes the presented view, unless it lingers.
  final func takeOutShownView() {
    guard !lingers, views.names.contains(shownView) else { return }
    views.removeFromSuperview(shownView.index)
  }

  /// Removes the presenting controller's view (TR-11).
  final func takeOutPresenter() {
    guard prepareToTakeOutPresenter(), let presenter = presentingController else { return }
    views.removeFromSuperview(presenter.viewIfLoaded.index)
  }

  /// Notes the superview to which the presenter's view will return, and, unless the presentation
  /// covers the window, that the container view stands in for it. The view is not removed. Returns
  /// whether it has a superview.
  final func prepareToTakeOutPresenter() -> Bool {
    guard let presenter = presentingController, presenter.isViewLoaded,
      let superview = views.parent(presenter.viewIfLoaded.index)
    else { return false }
    if presenterSuperview.isNone { presenterSuperview = views.rows[superview].handle }
    if !isFullscreen { presenter.setStandIn(containerView) }
    return true
  }

  /// Forgets that the presenter's view stood in the window, as it gets a parent (CN-24).
  final func loseWindow() {
    if presenterSuperview == views.window { presenterSuperview = .none }
  }

  /// Adds the presenter's view again, behind what covers it: nothing stands in for it any more, and
  /// what it presents itself has its contents back. A view that was in no window stays out.
  final func putInPresenter() {
    guard let presenter = presentingController, presenter.isViewLoaded,
      views.names.contains(containerView), views.isInWindow(containerView.index)
    else { return }
    presenter.endStandIn()
    // A view that still lingers stays drawn, and is the presenter's again.
    presentations.transitions.endAbsence(of: presenter)
    guard views.names.contains(presenterSuperview) else { return }
    let view = presenter.viewIfLoaded.index
    let superview = presenterSuperview.index
    guard views.parent(view) != superview else { return }
    if superview == views.window.index { presentations.controllers.place(view, in: superview) }
    if views.parent(containerView.index) == superview {
      try? views.insert(view, into: superview, below: containerView.index)
    } else {
      try? views.add(view, to: superview)
    }
    presentations.presentation(of: presenter)?.contentsAreBack()
  }

  /// Puts the presenter's view back if an animator, to whom it was not given, has moved it into a
  /// container view, `vanishing`: it would vanish with that (TR-3).
  final func rescuePresenter(from vanishing: Handle) {
    guard !movesPresenter, let presenter = presentingController, presenter.isViewLoaded,
      views.names.contains(vanishing),
      views.isDescendant(presenter.viewIfLoaded.index, of: vanishing.index)
    else { return }
    presentations.controllers.host.warn(
      .invalidState, "motus_view_add_subview",
      "the view of \(presentations.controllers.name(presenter)), which stays where it is, has been "
        + "put into the container view of a transition: it is put back")
    guard views.names.contains(presenterSuperview), views.names.contains(containerView) else {
      return
    }
    let view = presenter.viewIfLoaded.index
    if views.parent(containerView.index) == presenterSuperview.index {
      try? views.insert(view, into: presenterSuperview.index, below: containerView.index)
    } else {
      try? views.add(view, to: presenterSuperview.index)
    }
  }

  /// Returns the bounding box, in the container view, of a rectangle of another view, shown or at
  /// rest; of the view's bounds, likewise, if the rectangle has no size. None if one of the views is
  /// gone, zero if no transform leads from one to the other.
  final func rectInContainer(of view: Handle, _ part: Rect, isShown: Bool) -> Rect? {
    guard views.names.contains(view), views.names.contains(containerView) else { return nil }
    let tracks = presentations.controllers.animations.tracks
    let bounds = isShown ? tracks.shownBounds(view.index) : views.bounds(view.index)
    let rect = part.size == .zero ? bounds : part
    do throws(Fault) {
      return try tracks.transform(from: view.index, to: containerView.index, isShown: isShown)
        .carry(rect)
    } catch { return .zero }
  }

  /// Makes the container view fill its superview.
  final func fitContainerView() {
    guard views.names.contains(containerView), let superview = views.parent(containerView.index)
    else { return }
    fill(containerView, superview)
  }

  /// Gives a new container view its frame, inside a block, too: it does not grow out of nothing, and
  /// moves along where the size of its superview is in motion.
  private func fillAtOnce(_ view: Handle, _ superview: Int) {
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation { fill(view, superview) }
    guard !takesPresentersFrame else { return }
    controllers.animatingLayout(false) {
      controllers.placeAlong(view.index, in: superview) { $0 }
    }
  }

  /// Gives a view the presenter's frame, or makes it fill its superview.
  private func fill(_ view: Handle, _ superview: Int) {
    if takesPresentersFrame, let presenter = presentingController, presenter.isViewLoaded {
      let frame = views.frame(presenter.viewIfLoaded.index)
      return presentations.controllers.setFrame(view.index, frame)
    }
    presentations.controllers.setFrame(view.index, views.bounds(superview))
  }
}

/// The partial curl (PR-4): the page that contains the presenter is turned half-way over and stays
/// so, in front of the presented view. It takes no touches then; a tap on what is left of it
/// dismisses.
extension PresentationController {
  /// Fraction by which the page is turned while it is presented.
  static var partialCurl: Double { 0.5 }

  /// The subview of the window that contains the presenter's view; none if there is none.
  private var presentersPage: Handle {
    guard let presenter = presentingController, presenter.isViewLoaded else { return .none }
    var view = presenter.viewIfLoaded.index
    while let superview = views.parent(view) {
      if superview == views.window.index { return views.rows[view].handle }
      view = superview
    }
    return .none
  }

  /// Brings the page in front of the presented view; returns whether there is one.
  func raisePage() -> Bool {
    if page.isNone { page = presentersPage }
    guard views.names.contains(page), views.names.contains(containerView),
      let superview = views.parent(page.index), superview == views.parent(containerView.index)
    else { return false }
    try? views.insert(page.index, into: superview, above: containerView.index)
    return true
  }

  /// Turns the page by a fraction; animated inside a block.
  func curl(_ amount: Double) {
    guard views.names.contains(page) else { return }
    // The free edge goes up.
    presentations.controllers.set(page.index, .curl, [amount, -Elementary.quarterTurn])
  }

  /// Keeps the page half-turned at the end of the presentation, whatever the animator did.
  func holdCurl() {
    guard isActive, isCurled, raisePage() else { return }
    presentations.controllers.animations.performWithoutAnimation { curl(Self.partialCurl) }
    views.setUserInteractionEnabled(page.index, false)
    if shield == nil { shield = Backdrop.make(self, shields: 1 - Self.partialCurl) }
  }

  /// Puts the page flat again, behind the presented view.
  func endCurl() {
    guard isCurled else { return }
    presentersView = .stays
    shield?.remove()
    shield = nil
    guard views.names.contains(page) else { return }
    presentations.controllers.animations.performWithoutAnimation { curl(0) }
    views.setUserInteractionEnabled(page.index, true)
    if views.names.contains(containerView), let superview = views.parent(page.index),
      superview == views.parent(containerView.index)
    {
      try? views.insert(page.index, into: superview, below: containerView.index)
    }
    page = .none
  }
}
