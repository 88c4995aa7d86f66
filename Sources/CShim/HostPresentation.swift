import CMotus

extension motus_presentation_style {
  init(_ style: PresentationStyle) {
    self.init(rawValue: style.rawValue)
  }

  /// The engine's form; none when it is no style.
  var engine: PresentationStyle? {
    PresentationStyle(rawValue: Int32(truncatingIfNeeded: rawValue))
  }
}

extension motus_transitioning_delegate: SizedSettings {
  static var defaults: motus_transitioning_delegate {
    var delegate = motus_transitioning_delegate()
    delegate.struct_size = MemoryLayout<motus_transitioning_delegate>.size
    return delegate
  }
}

extension motus_presentation_controller_callbacks: SizedSettings {
  static var defaults: motus_presentation_controller_callbacks {
    var callbacks = motus_presentation_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_presentation_controller_callbacks>.size
    return callbacks
  }

  static var firstSize: Int { words(12) }
}

extension motus_adaptive_presentation_delegate: SizedSettings {
  static var defaults: motus_adaptive_presentation_delegate {
    var delegate = motus_adaptive_presentation_delegate()
    delegate.struct_size = MemoryLayout<motus_adaptive_presentation_delegate>.size
    return delegate
  }
}

/// A controller's transitioning delegate on the other side of the border.
final class HostTransitioningDelegate: TransitioningDelegate {
  private let delegate: motus_transitioning_delegate
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(_ delegate: motus_transitioning_delegate, _ context: HostContext, _ runtime: Runtime) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> AnimatedTransitioning? {
    let answer = context.call {
      delegate.animation_controller_for_presented?(
        $0, OpaquePointer(presented.handle), OpaquePointer(presenting.handle),
        OpaquePointer(source.handle))
    }
    return runtime.answered(answer ?? nil, .animationController, "animation_controller")
  }

  override func animationController(
    forDismissed dismissed: ViewController
  ) -> AnimatedTransitioning? {
    let answer = context.call {
      delegate.animation_controller_for_dismissed?($0, OpaquePointer(dismissed.handle))
    }
    return runtime.answered(answer ?? nil, .animationController, "animation_controller")
  }

  override func interactionController(
    for animator: AnimatedTransitioning, isPresenting: Bool
  ) -> InteractiveTransitioning? {
    let ask =
      isPresenting
      ? delegate.interaction_controller_for_presentation
      : delegate.interaction_controller_for_dismissal
    let answer = context.call { ask?($0, OpaquePointer(animator.handle)) }
    return runtime.answered(answer ?? nil, .interactionController, "interaction_controller")
  }

  override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    let answer = context.call {
      delegate.presentation_controller?(
        $0, OpaquePointer(presented.handle),
        OpaquePointer(presenting?.handle ?? .none), OpaquePointer(source.handle))
    }
    return runtime.answered(answer ?? nil, .presentationController, "presentation_controller")
  }
}

/// A presentation controller whose author is on the other side of the border.
final class HostPresentationController: PresentationController {
  private let callbacks: motus_presentation_controller_callbacks
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(
    _ callbacks: motus_presentation_controller_callbacks, _ context: HostContext,
    _ runtime: Runtime, _ presented: Handle, _ presenting: Handle
  ) {
    self.callbacks = callbacks
    self.context = context
    self.runtime = runtime
    super.init(
      runtime.presentations, style: .custom, presented: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool {
    context.call { callbacks.should_present_in_fullscreen?($0, OpaquePointer(handle)) } ?? true
  }

  override var shouldRemovePresentersView: Bool {
    context.call { callbacks.should_remove_presenters_view?($0, OpaquePointer(handle)) } ?? false
  }

  override func presentedView() -> Handle {
    guard let ask = callbacks.presented_view else { return super.presentedView() }
    let answer = context.call { ask($0, OpaquePointer(handle)) }
    return (try? runtime.resolve(answer, as: .view)) ?? .none
  }

  override func frameOfPresentedView() -> Rect {
    guard let ask = callbacks.frame_of_presented_view else { return super.frameOfPresentedView() }
    var frame = motus_rect(containerBounds)
    context.call { ask($0, OpaquePointer(handle), &frame) }
    do throws(Fault) {
      return try frame.checked("out_frame")
    } catch {
      runtime.host.warn(error.code, "frame_of_presented_view", error.message)
      return containerBounds
    }
  }

  override func containerViewWillLayoutSubviews() {
    context.call { callbacks.container_view_will_layout_subviews?($0, OpaquePointer(handle)) }
  }

  override func containerViewDidLayoutSubviews() {
    context.call { callbacks.container_view_did_layout_subviews?($0, OpaquePointer(handle)) }
  }

  override func presentationTransitionWillBegin() {
    context.call { callbacks.presentation_transition_will_begin?($0, OpaquePointer(handle)) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    context.call {
      callbacks.presentation_transition_did_end?($0, OpaquePointer(handle), completed)
    }
  }

  override func dismissalTransitionWillBegin() {
    context.call { callbacks.dismissal_transition_will_begin?($0, OpaquePointer(handle)) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    context.call { callbacks.dismissal_transition_did_end?($0, OpaquePointer(handle), completed) }
  }

  override func willTransition(to traits: SizeClasses, with coordinator: Handle) {
    context.call {
      callbacks.will_transition_to_traits?(
        $0, OpaquePointer(handle), motus_size_class(traits.horizontal),
        motus_size_class(traits.vertical), OpaquePointer(coordinator))
    }
  }

  override func viewWillTransition(to size: Size, with coordinator: Handle) {
    context.call {
      callbacks.view_will_transition_to_size?(
        $0, OpaquePointer(handle), size.width, size.height,
        OpaquePointer(coordinator))
    }
  }

  override func size(forParentSize size: Size) -> Size? {
    guard let answer = callbacks.size_for_child else { return super.size(forParentSize: size) }
    var (width, height) = (size.width, size.height)
    context.call { answer($0, OpaquePointer(handle), OpaquePointer(presented), &width, &height) }
    return width >= 0 && height >= 0 && width.isInReach && height.isInReach
      ? Size(width: width, height: height) : nil
  }

  override func contentSizeDidChange(_ size: ContentSize) {
    let notify =
      size == .preferred
      ? callbacks.preferred_content_size_did_change_for_child
      : callbacks.system_layout_fitting_size_did_change_for_child
    context.call { notify?($0, OpaquePointer(handle), OpaquePointer(presented)) }
  }

  override func adaptiveStyle(for classes: SizeClasses) -> PresentationStyle {
    context.call {
      callbacks.adaptive_style?(
        $0, OpaquePointer(handle), classes.isCompactInWidth,
        classes.isCompactInHeight
      )
    }?.engine ?? .none
  }
}

/// A presentation controller's delegate on the other side of the border.
final class HostAdaptiveDelegate: AdaptivePresentationDelegate {
  private let delegate: motus_adaptive_presentation_delegate
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(
    _ delegate: motus_adaptive_presentation_delegate, _ context: HostContext, _ runtime: Runtime
  ) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func adaptiveStyle(
    for presentation: PresentationController, _ classes: SizeClasses
  ) -> PresentationStyle? {
    guard let ask = delegate.adaptive_style else { return nil }
    return context.call {
      ask(
        $0, OpaquePointer(presentation.handle), classes.isCompactInWidth,
        classes.isCompactInHeight)
    }.engine ?? PresentationStyle.none
  }

  override func prepare(
    _ adaptive: PresentationController, for presentation: PresentationController
  ) {
    context.call {
      delegate.prepare_adaptive?(
        $0, OpaquePointer(presentation.handle), OpaquePointer(adaptive.handle))
    }
  }

  override func viewController(
    forAdaptiveStyle style: PresentationStyle, _ presentation: PresentationController
  ) -> ViewController? {
    let answer = context.call {
      delegate.view_controller_for_adaptive_style?(
        $0, OpaquePointer(presentation.handle), motus_presentation_style(style))
    }
    return runtime.answered(
      answer ?? nil, .viewController, "view_controller_for_adaptive_style")
  }

  override func willPresent(
    _ presentation: PresentationController, adaptiveStyle: PresentationStyle,
    _ coordinator: TransitionCoordinator?
  ) {
    context.call {
      delegate.will_present?(
        $0, OpaquePointer(presentation.handle),
        motus_presentation_style(adaptiveStyle), OpaquePointer(coordinator?.handle ?? .none))
    }
  }

  override func shouldDismiss(_ presentation: PresentationController) -> Bool {
    context.call { delegate.should_dismiss?($0, OpaquePointer(presentation.handle)) } ?? true
  }

  override func willDismiss(_ presentation: PresentationController) {
    context.call { delegate.will_dismiss?($0, OpaquePointer(presentation.handle)) }
  }

  override func didDismiss(_ presentation: PresentationController) {
    context.call { delegate.did_dismiss?($0, OpaquePointer(presentation.handle)) }
  }

  override func didAttemptToDismiss(_ presentation: PresentationController) {
    context.call { delegate.did_attempt_to_dismiss?($0, OpaquePointer(presentation.handle)) }
  }

  override func didChangeDetent(_ presentation: PresentationController) {
    context.call { delegate.did_change_detent?($0, OpaquePointer(presentation.handle)) }
  }
}
