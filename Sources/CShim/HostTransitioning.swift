import CMotus

extension motus_animation_controller_callbacks: SizedSettings {
  static var defaults: motus_animation_controller_callbacks {
    var callbacks = motus_animation_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_animation_controller_callbacks>.size
    return callbacks
  }
}

extension motus_interaction_controller_callbacks: SizedSettings {
  static var defaults: motus_interaction_controller_callbacks {
    var callbacks = motus_interaction_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_interaction_controller_callbacks>.size
    return callbacks
  }

  static var firstSize: Int { words(3) }
}

/// An animator of transitions on the other side of the border.
final class HostAnimatedTransitioning: AnimatedTransitioning {
  private let callbacks: motus_animation_controller_callbacks
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
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
    return self.context.call { duration($0, OpaquePointer(context.handle)) }
  }

  override func animateTransition(_ context: TransitionContext) {
    self.context.call { callbacks.animate_transition?($0, OpaquePointer(context.handle)) }
  }

  override func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? {
    let answer = self.context.call {
      callbacks.interruptible_animator?($0, OpaquePointer(context.handle))
    }
    return runtime.answered(answer ?? nil, .propertyAnimator, "interruptible_animator")
  }

  /// None: a custom controller asks for matches itself, see `motus_transition_context_match`.
  override var matches: MatchedOptions? { nil }

  override func animationEnded(_ completed: Bool) {
    context.call { callbacks.animation_ended?($0, completed) }
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
    context.call { callbacks.wants_interactive_start?($0) } ?? true
  }

  override var completionSpeed: Double {
    let speed = context.call { callbacks.completion_speed?($0) } ?? 1
    return speed > 0 && speed.isInReach ? speed : 1
  }

  override var completionCurve: TimingCurve {
    var timing = motus_timing.defaults
    context.call { callbacks.completion_timing?($0, &timing) }
    // A ratio needs some duration to have a stiffness; the run lasts what is left anyway.
    let checked = try? checkedCurve(timing, duration: 0.35)
    return checked?.curve ?? .cubic(.easeInOut)
  }

  override func startInteractiveTransition(_ context: TransitionContext) {
    self.context.call { callbacks.start_interactive_transition?($0, OpaquePointer(context.handle)) }
  }
}
