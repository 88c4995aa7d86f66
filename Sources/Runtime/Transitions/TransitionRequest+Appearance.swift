/// The lifecycle calls and the hierarchy of a transition, animated or not.
extension TransitionRequest {
  private var controllers: Controllers { container.controllers }

  /// Takes the appearance of both sides in hand: views that move do not change it any more.
  func takeInHand() {
    from?.managers += 1
    from?.isComing = false
    to?.managers += 1
    to?.isComing = true
  }

  /// The will-calls, as far as the container itself is shown (CONTRACT AP-6).
  func willCalls(animated: Bool) {
    to?.isMovingToParent = isJoining
    from?.isMovingFromParent = isLeaving
    if policy.willOrder == .oldFirst { bringAway(from, animated: animated) }
    if let to, container.appearance == .appeared || container.appearance == .appearing {
      controllers.bring(to, to: .appearing, animated: animated)
    }
    if policy.willOrder == .newFirst { bringAway(from, animated: animated) }
  }

  /// The did-calls; before them, after a cancel, the calls that correct the will-calls. Both sides
  /// are in nobody's hand afterwards.
  func didCalls(completed: Bool, animated: Bool) {
    if !completed {
      // CONTRACT LC-5, LC-6: back without passing through disappeared, all in this turn.
      to?.isMovingToParent = false
      to?.isMovingFromParent = isJoining
      from?.isMovingFromParent = false
      bringAway(to, animated: animated)
      if let from, controllers.isInWindow(from),
        container.appearance == .appeared || container.appearance == .appearing
      {
        controllers.bring(from, to: .appearing, animated: animated)
      }
    }
    let old = completed ? from : to
    let new = completed ? to : from
    if policy.didOrder == .oldFirst { endAway(old, animated: animated) }
    if let new {
      new.managers -= 1
      controllers.bringInStep(new, with: container, animated: animated)
    }
    if policy.didOrder == .newFirst { endAway(old, animated: animated) }
    for side in [from, to] {
      side?.isMovingToParent = false
      side?.isMovingFromParent = false
    }
  }

  /// CONTRACT TR-11: what has come stays, whatever the animator did.
  func putIn(_ side: ViewController?, _ containerView: Handle) {
    let views = controllers.views
    guard let side, side.isViewLoaded, views.names.contains(containerView),
      !views.isDescendant(side.viewIfLoaded.index, of: containerView.index)
    else { return }
    controllers.place(side.viewIfLoaded.index, in: containerView.index)
    try? views.add(side.viewIfLoaded.index, to: containerView.index)
  }

  /// What has left leaves.
  func takeOut(_ side: ViewController?) {
    guard let side, side.isViewLoaded else { return }
    controllers.views.removeFromSuperview(side.viewIfLoaded.index)
  }

  private func bringAway(_ side: ViewController?, animated: Bool) {
    guard let side else { return }
    controllers.bring(side, to: .disappearing, animated: animated)
  }

  private func endAway(_ side: ViewController?, animated: Bool) {
    guard let side else { return }
    side.managers -= 1
    controllers.bring(side, to: .disappeared, animated: animated)
    // Somebody may have put its view into the window again, while it was in hand.
    if policy.removesOldView { controllers.follow(side) }
  }
}
