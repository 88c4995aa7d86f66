/// A controller's settings for presentations: of its own presentation, and of the context that it
/// defines.
final class ModalSettings: ControllerAttachment {
  /// Lives as long as the runtime, which ends all controllers with their settings before.
  private unowned(unsafe) let presentations: Presentations
  /// The style as set; for `automatic` the concrete style is read back (PR-3).
  private(set) var style = PresentationStyle.automatic
  private(set) var transitionStyle = ModalTransitionStyle.coverVertical
  /// Whether it presents what is presented in context (PR-15); true for navigation controllers.
  private(set) var definesContext: Bool
  private(set) var providesTransitionStyle = false
  /// Whether the user cannot dismiss it.
  private(set) var isModal = false
  private(set) var preferredContentSize = Size.zero
  private(set) var transitioningDelegate: TransitioningDelegate?
  /// Held. Made when the host asks for it, or when the controller is presented.
  private(set) var presentationController: PresentationController?
  /// Whether to release the presentation controller when it presents no more.
  private var willDropPresentationController = false

  init(_ presentations: Presentations, definesContext: Bool) {
    self.presentations = presentations
    self.definesContext = definesContext
  }

  /// Sets the style, and drops a presentation controller of another one.
  func setStyle(_ style: PresentationStyle) {
    if self.style.concrete != style.concrete { dropPresentationController() }
    self.style = style
  }

  func setTransitionStyle(_ style: ModalTransitionStyle) { transitionStyle = style }

  /// Sets those flags that are given.
  func setFlags(
    definesContext: Bool? = nil, providesTransitionStyle: Bool? = nil, isModal: Bool? = nil
  ) {
    if let definesContext { self.definesContext = definesContext }
    if let providesTransitionStyle { self.providesTransitionStyle = providesTransitionStyle }
    if let isModal { self.isModal = isModal }
  }

  func setDelegate(_ delegate: TransitioningDelegate?) { transitioningDelegate = delegate }

  /// Sets the preferred content size; returns whether it is another.
  func prefer(_ size: Size) -> Bool {
    guard preferredContentSize != size else { return false }
    preferredContentSize = size
    return true
  }

  /// Takes over a presentation controller, which the caller has held for the settings.
  func keep(_ presentation: PresentationController) { presentationController = presentation }

  /// Lets the presentation controller go when the end of its presentation has been reported.
  func dropLater() { willDropPresentationController = true }

  /// Releases the presentation controller, unless it presents.
  func dropPresentationController() {
    guard let presentationController, !presentationController.isActive else { return }
    self.presentationController = nil
    presentations.entities.release(presentationController.handle)
  }

  /// Releases the presentation controller if `dropLater` has asked for it.
  func dropIfDue() {
    guard willDropPresentationController else { return }
    willDropPresentationController = false
    dropPresentationController()
  }

  override func controllerEnds(_ controller: ViewController) {
    presentations.forget(controller)
    transitioningDelegate = nil
    dropPresentationController()
  }
}
