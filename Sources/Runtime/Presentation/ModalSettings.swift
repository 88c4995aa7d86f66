/// What a controller brings to presentations: its own, and those that it gives a context.
final class ModalSettings: ControllerAttachment {
  /// Lives as long as the runtime, which ends all controllers, and with them their settings, before.
  private unowned(unsafe) let presentations: Presentations
  /// As it was set; `automatic` reads back as what it stands for (PR-3).
  var style = PresentationStyle.automatic
  var transitionStyle = ModalTransitionStyle.coverVertical
  /// PR-15: navigation controllers define one.
  var definesContext: Bool
  var providesTransitionStyle = false
  /// Whether the user cannot dismiss it.
  var isModal = false
  var preferredContentSize = Size.zero
  var transitioningDelegate: TransitioningDelegate?
  /// Held. Made when it is asked for, or when the controller is presented.
  var presentationController: PresentationController?
  /// Whether it goes when it presents no more.
  var willDropPresentationController = false

  init(_ presentations: Presentations, definesContext: Bool) {
    self.presentations = presentations
    self.definesContext = definesContext
  }

  /// Lets go of the presentation controller, unless it presents.
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
