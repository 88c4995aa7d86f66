import CMotus

extension motus_animation_controller_callbacks: SizedSettings {
  static var defaults: motus_animation_controller_callbacks {
    var callbacks = motus_animation_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_animation_controller_callbacks>.size
    return callbacks
  }

  /// The size of the struct in version 0.1.
  static var firstSize: Int { 40 }
}

extension motus_interaction_controller_callbacks: SizedSettings {
  static var defaults: motus_interaction_controller_callbacks {
    var callbacks = motus_interaction_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_interaction_controller_callbacks>.size
    return callbacks
  }

  /// The size of the struct in version 0.1.
  static var firstSize: Int { 24 }
}

/// An animator of transitions on the other side of the border.
final class HostAnimatedTransitioning: AnimatedTransitioning {
  private let callbacks: motus_animation_controller_callbacks
  private let context: HostContext
  private unowned(unsafe) let runtime: Runtime

  init(
    _ callbacks: motus_animation_controller_callbacks, _ context: HostContext, _ runtime: Runtime
  ) {
    self.callbacks = callbacks
    self.context = context
    self.runtime = runtime
  }

  override func transitionDuration(_ context: TransitionContext) -> Double {
    guard let duration = callbacks.transition_duration else {
      return context.session?.request.policy.duration ?? 0
    }
    return duration(self.context.userData, OpaquePointer(context.handle))
  }

  override func animateTransition(_ context: TransitionContext) {
    callbacks.animate_transition?(self.context.userData, OpaquePointer(context.handle))
  }

  override func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? {
    let answer = callbacks.interruptible_animator?(
      self.context.userData, OpaquePointer(context.handle))
    return runtime.answered(answer ?? nil, as: .propertyAnimator, "interruptible_animator")
  }

  override func animationEnded(_ completed: Bool) {
    callbacks.animation_ended?(context.userData, completed)
  }
}

/// A custom interaction controller on the other side of the border.
final class HostInteractiveTransitioning: InteractiveTransitioning {
  private let callbacks: motus_interaction_controller_callbacks
  private let context: HostContext

  init(_ callbacks: motus_interaction_controller_callbacks, _ context: HostContext) {
    self.callbacks = callbacks
    self.context = context
  }

  override var wantsInteractiveStart: Bool {
    callbacks.wants_interactive_start?(context.userData) ?? true
  }

  override var completionSpeed: Double {
    let speed = callbacks.completion_speed?(context.userData) ?? 1
    return speed > 0 && speed.isFinite ? speed : 1
  }

  override var completionCurve: TimingCurve {
    var timing = motus_timing.defaults
    callbacks.completion_timing?(context.userData, &timing)
    // A ratio needs some duration to have a stiffness; the run lasts what is left anyway.
    let checked = try? checkedCurve(timing, duration: 0.35)
    return checked?.curve ?? .cubic(.easeInOut)
  }

  override func startInteractiveTransition(_ context: TransitionContext) {
    callbacks.start_interactive_transition?(self.context.userData, OpaquePointer(context.handle))
  }
}
