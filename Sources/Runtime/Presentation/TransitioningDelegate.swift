/// Who makes what a controller's own presentation and dismissal need (PR-13). The defaults
/// answer nothing.
class TransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> AnimatedTransitioning? { nil }
  func animationController(forDismissed dismissed: ViewController) -> AnimatedTransitioning? { nil }
  /// Asked when there is an animator only (TR-15).
  func interactionController(
    for animator: AnimatedTransitioning, isPresenting: Bool
  ) -> InteractiveTransitioning? { nil }
  /// For the custom style (TR-15).
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// What a presentation controller asks and tells (PR-12). The defaults do nothing.
class AdaptivePresentationDelegate {
  /// The style for the room that there is; nil leaves it to the presentation controller.
  func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? { nil }
  func prepare(_ adaptive: PresentationController, for presentation: PresentationController) {}
  /// What is presented in another style; none keeps the controller.
  func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? { nil }
  /// `none` says that nothing is adapted.
  func willPresent(
    _ presentation: PresentationController, adaptiveStyle: PresentationStyle,
    _ coordinator: TransitionCoordinator?
  ) {}
  func shouldDismiss(_ presentation: PresentationController) -> Bool { true }
  func willDismiss(_ presentation: PresentationController) {}
  func didDismiss(_ presentation: PresentationController) {}
  func didAttemptToDismiss(_ presentation: PresentationController) {}
  /// Of a sheet: the user has chosen another detent (SH-8).
  func didChangeDetent(_ presentation: PresentationController) {}
}
