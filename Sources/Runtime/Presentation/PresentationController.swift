/// One controller's presentation, from the request to the end of the dismissal: where it stands,
/// what comes with it (PR-11). Subclassed by the border and by built-in styles.
class PresentationController: Entity {
  /// Lives as long as the runtime, which ends all presentation controllers before.
  unowned(unsafe) final let presentations: Presentations
  final let style: PresentationStyle
  final let presented: Handle
  /// None before it is known.
  final var presenting: Handle
  private var ownDelegate: AdaptivePresentationDelegate?
  /// The view in which it happens, held; none while nothing is presented.
  final var containerView = Handle.none
  /// What stands in the container view: the controller's view or one above it.
  final var shownView = Handle.none
  /// From the request to the end of the dismissal.
  final var isActive = false
  /// Whether the host has been told that it begins.
  final var hasBegun = false
  /// Whether the presenting controller's view leaves; decided when it is presented.
  final var movesPresenter = false
  /// Whether it covers the window; decided when it is presented.
  final var isFullscreen = false
  /// Whether the presenting controller's page stays, turned half-way over.
  final var isCurled = false
  final var page = Handle.none
  final var shield: Backdrop?
  /// Whether it stands exactly where the presenting controller's view does, not where that view's
  /// superview does.
  final var takesPresentersFrame = false
  /// Where layout has put the presented view; a transition moves it on top of that. None before.
  final var place: Rect?
  /// The container's bounds for which it has been put there.
  final var placedIn = Rect.zero
  /// What moves it from place to place, by name.
  final var motions: [Handle] = []
  /// Whether its views stay in the picture when it ends.
  final var lingers = false
  /// Whether layout has been asked for while a transition moved it.
  final var waitsForLayout = false
  /// Where the presenting controller's view comes back to.
  final var presenterSuperview = Handle.none
  /// What it is adapted to, or none.
  final var adaptiveStyle = PresentationStyle.none
  /// For whom it stands in, held with what that one presents; none when it is itself what was asked
  /// for.
  final private(set) var original: PresentationController?
  /// The traits for which its style has been asked last.
  final var adaptedFor = SizeClasses.unspecified
  /// What it says of the traits of what it presents.
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

  // What can be overridden. The host's part is called by `Host.call`.

  var shouldPresentInFullscreen: Bool { !style.isInContext }
  var shouldRemovePresentersView: Bool { style.removesPresenter }
  /// The controller's view, or one that holds it (PR-10).
  func presentedView() -> Handle { presentedController?.viewIfLoaded ?? .none }
  func frameOfPresentedView() -> Rect { containerBounds }
  func containerViewWillLayoutSubviews() {}
  func containerViewDidLayoutSubviews() {}
  func presentationTransitionWillBegin() {}
  func presentationTransitionDidEnd(_ completed: Bool) {}
  func dismissalTransitionWillBegin() {}
  func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Whether what its controller prefers may bring it: sheets and popovers have a way of their own.
  final var takesPreferredTransition: Bool {
    switch style {
    case .pageSheet, .formSheet, .popover: false
    default: !isCurled
    }
  }

  /// The style for the room that there is; `none` keeps its own.
  func adaptiveStyle(for classes: SizeClasses) -> PresentationStyle { .none }
  /// What is presented will have other traits; then, that the presenter will have another size.
  func willTransition(to traits: SizeClasses, with coordinator: Handle) {}
  func viewWillTransition(to size: Size, with coordinator: Handle) {}
  /// The size of what is presented when its presenter has another one; none when nobody knows.
  func size(forParentSize size: Size) -> Size? {
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: size
    default: nil
    }
  }
  /// The presented controller's contents want another size.
  func contentSizeDidChange(_ size: ContentSize) {}
  /// What another presentation had taken away stands here again.
  func contentsAreBack() {}
  /// Another one takes over while what it presents stays.
  func handsOver() {}
  /// How it comes and goes when the controller's delegate has no animator.
  func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(
      isCurled ? .partialCurl : presentations.transitionStyle(of: self),
      isPresenting: isPresenting, curling: isCurled ? self : nil)
  }
  /// What drives its transitions when the controller's delegate has no animator.
  func interaction(isPresenting: Bool) -> InteractiveTransitioning? { nil }
  /// What of it is shown, part by part.
  var parts: [Handle] { [shownView] }
  /// It is over, the views are still there.
  func presentationClosed() {}
  /// Something has been changed that the layout depends on.
  func layOutPresented() { placeShownView() }

  /// The controller's own, which the presentation's decorations go by.
  final var look: ControllerLook { presentedController?.look ?? ControllerLook() }

  /// The decorations take another look: at once, or with the block that is open.
  func lookHasChanged() {}

  /// Whether what it stands beside is elsewhere than when this was asked last.
  func sourceHasMoved() -> Bool { false }
  /// How far below a place of its own it is out of sight, for what covers.
  func wayOut(from place: Rect) -> Double { max(0, containerBounds.maxY - place.minY) }
  /// What it presents presents something itself: fingers let go.
  func willBeCovered() {}
  /// The place has changed during a transition: what comes in comes from elsewhere, what goes out
  /// goes elsewhere.
  func correctFarEnd() { correctWay() }
  /// The same, but the other end is where it has to be.
  func leaveFarEnd() { leaveWay() }
  /// The presented view's model is again where a transition takes it: so is what belongs to it.
  func goBackToFarEnd() {}

  /// Who stands in for another one has its delegate.
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

  /// What the presented controller asks for, or the contents of a container that asks for nothing.
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

  /// The frame that the presented view is to have, as everybody sees it.
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
