/// One controller's presentation, from the request to the end of the dismissal: where it stands,
/// what comes with it (CONTRACT 1.8). Subclassed by the border and by built-in styles.
class PresentationController: Entity {
  unowned(unsafe) final let presentations: Presentations
  final let style: PresentationStyle
  final let presented: Handle
  /// None before it is known.
  final var presenting: Handle
  final var delegate: AdaptivePresentationDelegate?
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
  /// Where the presenting controller's view comes back to.
  final var presenterSuperview = Handle.none
  /// What it is adapted to, or none.
  final var adaptiveStyle = PresentationStyle.none

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
  /// The controller's view, or one that holds it (CONTRACT PR-10).
  func presentedView() -> Handle { presentedController?.viewIfLoaded ?? .none }
  func frameOfPresentedView() -> Rect { containerBounds }
  func containerViewWillLayoutSubviews() {}
  func containerViewDidLayoutSubviews() {}
  func presentationTransitionWillBegin() {}
  func presentationTransitionDidEnd(_ completed: Bool) {}
  func dismissalTransitionWillBegin() {}
  func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The style for the room that there is; `none` keeps its own.
  func adaptiveStyle(for classes: SizeClasses) -> PresentationStyle { .none }
  /// How it comes and goes when the controller's delegate has no animator.
  func makeAnimator(isPresenting: Bool) -> AnimatedTransitioning {
    ModalTransition(presentations.transitionStyle(of: self), isPresenting: isPresenting)
  }
  /// What drives its transitions when the controller's delegate has no animator.
  func interaction(isPresenting: Bool) -> InteractiveTransitioning? { nil }
  /// It is over, the views are still there.
  func presentationClosed() {}
  /// Something has been changed that the layout depends on.
  func layOutPresented() { placeShownView() }

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

  final var contentSize: Size {
    presentedController.map { presentations.settings(of: $0).preferredContentSize } ?? .zero
  }

  /// The frame that the presented view is to have, as everybody sees it.
  final func finalFrame() -> Rect {
    presentations.controllers.host.call { frameOfPresentedView() }
  }

  /// The container view has another size.
  final func layOut() {
    let host = presentations.controllers.host
    host.call { containerViewWillLayoutSubviews() }
    guard isActive, hasBegun else { return }
    layOutPresented()
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Puts the presented view where it belongs, unless a transition moves it.
  final func placeShownView() {
    guard views.names.contains(shownView), !presentations.isMoving(self) else { return }
    let frame = finalFrame()
    guard views.names.contains(shownView),
      (try? views.filling(frame, shownView.index)) != nil
    else { return }
    presentations.controllers.setFrame(shownView.index, frame)
  }

  override func dispose() { delegate = nil }
}
