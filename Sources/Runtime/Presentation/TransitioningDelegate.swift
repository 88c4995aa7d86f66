/// A controller's delegate for its own presentation and dismissal (PR-13). The defaults return nil.
class TransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> AnimatedTransitioning? { nil }
  func animationController(forDismissed dismissed: ViewController) -> AnimatedTransitioning? { nil }
  /// Returns an interaction controller; asked only if there is an animator (TR-15).
  func interactionController(
    for animator: AnimatedTransitioning, isPresenting: Bool
  ) -> InteractiveTransitioning? { nil }
  /// Returns the presentation controller of the custom style (TR-15).
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// Callbacks of a presentation controller (PR-12). The defaults do nothing.
class AdaptivePresentationDelegate {
  /// Returns the style for these traits; nil leaves it to the presentation controller.
  func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? { nil }
  func prepare(_ adaptive: PresentationController, for presentation: PresentationController) {}
  /// Returns the controller to present in another style; nil keeps the presented one.
  func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? { nil }
  /// Called before a presentation in an adapted style; `none` says that nothing is adapted.
  func willPresent(
    _ presentation: PresentationController, adaptiveStyle: PresentationStyle,
    _ coordinator: TransitionCoordinator?
  ) {}
  func shouldDismiss(_ presentation: PresentationController) -> Bool { true }
  func willDismiss(_ presentation: PresentationController) {}
  func didDismiss(_ presentation: PresentationController) {}
  func didAttemptToDismiss(_ presentation: PresentationController) {}
  /// Called when the user has chosen another detent of a sheet (SH-8).
  func didChangeDetent(_ presentation: PresentationController) {}
}
