@testable import Motus

/// Writes down what a presentation controller asks and tells.
final class StageAdaptive: AdaptivePresentationDelegate {
  unowned(unsafe) let stage: TransitionStage
  var allows = true
  var style: PresentationStyle?
  var other: ViewController?

  init(_ stage: TransitionStage) { self.stage = stage }

  override func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? {
    stage.note("adaptive style? \(classes.isCompactInWidth) \(classes.isCompactInHeight)")
    return style
  }
  override func prepare(
    _ adaptive: PresentationController, for presentation: PresentationController
  ) { stage.note("prepare \(adaptive.style)") }
  override func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? {
    stage.note("other for \(style)?")
    return other
  }
  override func willPresent(
    _ presentation: PresentationController, adaptiveStyle: PresentationStyle,
    _ coordinator: TransitionCoordinator?
  ) { stage.note("will present \(adaptiveStyle) \(coordinator != nil)") }
  override func shouldDismiss(_ presentation: PresentationController) -> Bool {
    stage.note("should dismiss?")
    return allows
  }
  override func willDismiss(_ presentation: PresentationController) { stage.note("will dismiss") }
  override func didDismiss(_ presentation: PresentationController) { stage.note("did dismiss") }
  override func didAttemptToDismiss(_ presentation: PresentationController) {
    stage.note("attempted")
  }
  override func didChangeDetent(_ presentation: PresentationController) {
    stage.note("detent changed")
  }
}
