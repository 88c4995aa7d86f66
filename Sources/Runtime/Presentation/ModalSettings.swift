/// A controller's settings for presentations: of its own presentation, and of the context that it
/// defines.
final class ModalSettings: ControllerAttachment {
  /// Lives as long as the runtime, which ends all controllers with their settings before.
  private unowned(unsafe) let presentations: Presentations
  /// The style as set; for `automatic` the concrete style is read back (PR-3).
  var style = PresentationStyle.automatic
  var transitionStyle = ModalTransitionStyle.coverVertical
  /// Whether it presents what is presented in context (PR-15); true for navigation controllers.
  var definesContext: Bool
  var providesTransitionStyle = false
  /// Whether the user cannot dismiss it.
  var isModal = false
  var preferredContentSize = Size.zero
  var transitioningDelegate: TransitioningDelegate?
  /// Held. Made when the host asks for it, or when the controller is presented.
  var presentationController: PresentationController?
  /// Whether to release the presentation controller when it presents no more.
  var willDropPresentationController = false

  init(_ presentations: Presentations, definesContext: Bool) {
    self.presentations = presentations
    self.definesContext = definesContext
  }

  /// Releases the presentation controller, unless it presents.
  func dropPresentationController() {
    guard let presentationController, !presentationController.isActive else { return }
    self.presentationController = nil
    presentations.entities.release(presentationController.handle)
  }

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
