/// The presentation of one controller, from the request to the end of the dismissal: its place and
/// its decorations (PR-11). Subclassed by the border and by built-in styles.
class PresentationController: Entity {
  /// The runtime ends all presentation controllers before this.
  unowned(unsafe) final let presentations: Presentations
  final let style: PresentationStyle
  final let presented: Handle
  /// None until it is known.
  final var presenting: Handle
  private var ownDelegate: AdaptivePresentationDelegate?
  /// The view in which it takes place, retained; none while nothing is presented.
  final var containerView = Handle.none
  /// The view in the container view: the presented controller's, or one above it.
  final var shownView = Handle.none
  /// Whether it presents: from the request to the end of the dismissal.
  final var isActive = false
  /// Whether the callback of its beginning has been made.
  final var hasBegun = false
  /// Whether the presenting controller's view leaves; decided when it is presented.
  final var movesPresenter = false
  /// Whether it covers the window; decided when it is presented.
  final var isFullscreen = false
  /// Whether the presenting controller's page stays, turned half-way over.
  final var isCurled = false
  final var page = Handle.none
  final var shield: Backdrop?
  /// Whether the container view has exactly the frame of the presenting controller's view, not that
  /// of its superview.
  final var takesPresentersFrame = false
  /// The presented view's frame by layout; a transition moves the view on top of that. None before.
  final var place: Rect?
  /// The container's bounds for which `place` was set.
  final var placedIn = Rect.zero
  /// Names of the animations between places.
  final var motions: [Handle] = []
  /// Whether its views linger when it ends.
  final var lingers = false
  /// Whether layout was asked for while a transition moved it.
  final var waitsForLayout = false
  /// The superview to which the presenting controller's view returns.
  final var presenterSuperview = Handle.none
  /// The style to which it adapts another presentation, or none.
  final var adaptiveStyle = PresentationStyle.none
  /// The presentation that was asked for, in whose place this one adapts; held with its presented
  /// controller. None if this is the one that was asked for.
  final private(set) var original: PresentationController?
  /// The traits for which its style was last asked.
  final var adaptedFor = SizeClasses.unspecified
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

  /// Whether the source beside which it is has moved since the last call.
  func sourceHasMoved() -> Bool { false }
  /// Returns the distance in points from a place down to out of sight, for a covering view.
  func wayOut(from place: Rect) -> Double { max(0, containerBounds.maxY - place.minY) }
  /// Ends drags when the presented controller presents something itself.
  func willBeCovered() {}
  /// Called after a change of the place during a transition: start or goal of the motion moves
  /// along.
  func correctFarEnd() { correctWay() }
  /// Called after a change of the place during a transition whose far end stays.
  func leaveFarEnd() { leaveWay() }
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

  final func standsIn(for presentation: PresentationController) {
    original = presentation
    presentations.entities.hold(presentation)
    if let presented = presentation.presentedController { presentations.entities.hold(presented) }
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
