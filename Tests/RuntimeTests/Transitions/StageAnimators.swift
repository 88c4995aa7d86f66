@testable import Motus

/// A custom animator made of one animation block: the new screen comes from the right, the old one
/// goes to the left, both over the full width.
class BlockAnimator: AnimatedTransitioning {
  unowned(unsafe) let stage: TransitionStage
  var duration = 0.4
  var blockCurve = TimingCurve.linear
  /// Whether it completes the transition when its block has ended.
  var completes = true
  /// The transition that it has been asked to animate last.
  private(set) var context: TransitionContext?
  /// What a completion of a block has been told.
  private(set) var finished: [Bool] = []

  init(_ stage: TransitionStage) { self.stage = stage }

  override func transitionDuration(_ context: TransitionContext) -> Double {
    stage.note("duration")
    return duration
  }

  override func animateTransition(_ context: TransitionContext) {
    self.context = context
    stage.note("animate")
    guard let session = context.session, !session.hasEnded else { return }
    var options = AnimationOptions(duration: duration)
    options.curve = blockCurve
    place(session)
    _ = session.animations.animate(
      options,
      completion: { finished in
        self.finished.append(finished)
        self.stage.note("block done")
        if self.completes {
          _ = context.session?.complete(context.session?.isCancelled == false)
        }
      }
    ) { move(session) }
  }

  override func animationEnded(_ completed: Bool) { stage.note("ended(\(completed))") }

  /// Puts the new view in, where it comes from.
  func place(_ session: TransitionSession) {
    guard let to = session.request.to, to.isViewLoaded else { return }
    stage.set(to, .center, [600, 400])
    must { try stage.views.add(to.viewIfLoaded.index, to: session.containerView.index) }
  }

  /// The animated changes.
  func move(_ session: TransitionSession) {
    if let to = session.request.to { stage.set(to, .center, [200, 400]) }
    if let from = session.request.from { stage.set(from, .center, [-200, 400]) }
  }
}

/// The same with an interruptible property animator.
final class InterruptibleAnimator: BlockAnimator {
  private(set) var vended: PropertyAnimator?

  override func animateTransition(_ context: TransitionContext) {
    stage.note("animate")
    guard let session = context.session, !session.hasEnded else { return }
    place(session)
    must { try animator(context)?.start() }
  }

  override func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? {
    animator(context)
  }

  override func animationEnded(_ completed: Bool) {
    super.animationEnded(completed)
    if let vended { stage.runtime.entities.release(vended.handle) }
    vended = nil
  }

  private func animator(_ context: TransitionContext) -> PropertyAnimator? {
    if let vended { return vended }
    guard let session = context.session else { return nil }
    let animator = PropertyAnimator(
      animations: stage.runtime.animations, duration: duration, timing: blockCurve)
    vended = try? stage.runtime.entities.insert(animator, as: .propertyAnimator)
    must { try animator.addAnimations { self.move(session) } }
    animator.addCompletion { position in
      self.stage.note("animator done(\(position))")
      if self.completes { _ = context.session?.complete(position == .end) }
    }
    return animator
  }
}

/// Drives a transition through its context alone.
final class CustomInteraction: InteractiveTransitioning {
  unowned(unsafe) let stage: TransitionStage
  var wants = true
  private(set) var context: TransitionContext?

  init(_ stage: TransitionStage) { self.stage = stage }

  override var wantsInteractiveStart: Bool { wants }

  override func startInteractiveTransition(_ context: TransitionContext) {
    self.context = context
    stage.note("start interactive")
  }
}

extension TransitionStage {
  /// Lets the navigation controller animate by this from now on.
  @discardableResult
  func use<A: BlockAnimator>(_ animator: A) -> A {
    hold(animator, as: .animationController)
    delegate.animator = animator
    return animator
  }

  /// Lets the navigation controller's transitions be interactive from now on.
  @discardableResult
  func drive(from animator: BlockAnimator? = nil) -> PercentDrivenInteraction {
    use(animator ?? BlockAnimator(self))
    let interaction = PercentDrivenInteraction()
    hold(interaction, as: .percentDrivenInteraction)
    delegate.interactor = interaction
    return interaction
  }
}
