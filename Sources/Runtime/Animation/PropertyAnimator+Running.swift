extension PropertyAnimator {
  /// An animator that runs already (PA-14).
  ///
  /// Inside a block it takes what a block would take, and is not interruptible. Inside the block of
  /// an animator or of a transition its changes are a part of that one: it has nothing to move.
  static func makeRunning(
    _ options: AnimationOptions, entities: EntityTable, animations: Animations,
    completion: Completion?, _ block: @escaping Block
  ) throws(Fault) -> PropertyAnimator {
    var options = options
    options.flags.subtract([.repeats, .autoreverses])
    options.repeatCount = nil
    let isNested = animations.contexts.last?.isAnimated ?? false
    let context = animations.resolve(options)
    let animator = try entities.insert(
      PropertyAnimator(
        animations: animations, duration: context.options.duration, timing: context.options.curve),
      as: .propertyAnimator)
    guard case .clock = context.target else {
      // Whoever moves the block around it moves this too.
      let ended: Completions.Handler? = completion.map { completion in
        { finished in completion(finished ? .end : .current) }
      }
      _ = animations.animate(options, completion: ended, block)
      return animator
    }
    animator.configure { settings in
      settings.isUserInteractionEnabled = options.flags.contains(.allowUserInteraction)
      settings.flags = context.options.flags.intersection(.ofAnimators)
    }
    if let completion { animator.addCompletion(completion) }
    try animator.addAnimations(block)
    try animator.start(afterDelay: context.options.delay)
    if isNested { animator.configure { $0.isInterruptible = false } }
    return animator
  }
}
