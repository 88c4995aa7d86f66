/// The lifecycle calls and the hierarchy of a transition, animated or not.
extension TransitionRequest {
  private var controllers: Controllers { container.controllers }

  /// Takes the appearance of all sides in hand: views that move do not change it any more.
  func takeInHand() {
    eachLeaving { side in
      side.managers += 1
      side.isComing = false
    }
    for side in allAppearing {
      side.managers += 1
      side.isComing = true
    }
  }

  /// Whether anybody sees it: only then appearance changes (AP-6, AP-8).
  var isSeen: Bool {
    switch policy.kind {
    case .contents: container.appearance == .appeared || container.appearance == .appearing
    case .presentation, .dismissal: true
    }
  }

  /// The will-calls, as far as the container itself is shown (AP-6).
  func willCalls(animated: Bool) {
    to?.isMovingToParent = isJoining
    from?.isMovingFromParent = isLeaving
    switch policy.kind {
    case .contents: break
    case .presentation: to?.isBeingPresented = true
    case .dismissal: eachLeaving { $0.isBeingDismissed = true }
    }
    if policy.willOrder == .oldFirst { eachLeaving { bringAway($0, animated: animated) } }
    for side in allAppearing where isSeen && (side.standIn.isNone || policy.kind != .contents) {
      controllers.bring(side, to: .appearing, animated: animated)
    }
    if policy.willOrder == .newFirst { eachLeaving { bringAway($0, animated: animated) } }
  }

  /// The did-calls; before them, after a cancel, the calls that correct the will-calls. All sides
  /// are in nobody's hand afterwards.
  func didCalls(completed: Bool, animated: Bool) {
    if completed && policy.kind != .contents {
      container.isCovered = policy.kind == .presentation && policy.tellsPresenter
    }
    if !completed {
      // LC-5, LC-6: back without passing through disappeared, all in this turn.
      to?.isMovingToParent = false
      to?.isMovingFromParent = isJoining
      from?.isMovingFromParent = false
      to?.isBeingDismissed = policy.kind == .presentation
      to?.isBeingPresented = false
      eachLeaving { $0.isBeingDismissed = false }
      for side in allAppearing where !policy.bringsBackFirst { bringAway(side, animated: animated) }
      eachLeaving { side in
        guard isSeen, controllers.isInWindow(side) else { return }
        controllers.bring(side, to: .appearing, animated: animated)
      }
    }
    if !completed && policy.bringsBackFirst {
      eachLeaving { endNew($0, animated: animated) }
      if let appearing {
        bringAway(appearing, animated: animated)
        endAway(appearing, animated: animated)
      }
      return forgetReasons()
    }
    if policy.didOrder == .oldFirst { endOld(completed, animated: animated) }
    if !completed {
      eachLeaving { endNew($0, animated: animated) }
    } else {
      for side in allAppearing { endNew(side, animated: animated) }
    }
    if policy.didOrder == .newFirst { endOld(completed, animated: animated) }
    forgetReasons()
  }

  private func forgetReasons() {
    eachSide { side in
      side.isMovingToParent = false
      side.isMovingFromParent = false
      side.isBeingPresented = false
      side.isBeingDismissed = false
    }
  }

  /// TR-11: what has come stays, whatever the animator did.
  func putIn(_ side: ViewController?, _ containerView: Handle) {
    let views = controllers.views
    guard let side, side.isViewLoaded else { return }
    if let sides { return sides.put(side, isIn: true) }
    guard views.names.contains(containerView) else { return }
    if showsAndHides { views.setHidden(side.viewIfLoaded.index, false) }
    var view = side.viewIfLoaded
    if views.names.contains(side.standIn) {
      views.removeFromSuperview(view.index)
      view = side.standIn
    }
    guard !views.isDescendant(view.index, of: containerView.index) else { return }
    if view == side.viewIfLoaded {
      controllers.placeAlong(side, in: containerView.index)
    } else {
      controllers.place(view.index, in: containerView.index)
    }
    try? views.add(view.index, to: containerView.index)
  }

  /// What has left leaves.
  func takeOut(_ side: ViewController?) {
    guard let side, side.isViewLoaded else { return }
    if let sides { return sides.put(side, isIn: false) }
    if showsAndHides {
      side.absence.insert(.hidden)
      return controllers.views.setHidden(side.viewIfLoaded.index, true)
    }
    controllers.views.removeFromSuperview(side.viewIfLoaded.index)
    if controllers.views.names.contains(side.standIn) {
      controllers.views.removeFromSuperview(side.standIn.index)
    }
  }

  /// Whether a side that leaves is seen in the container's view, and can stay there for a while.
  func staysInPicture(_ side: ViewController, _ containerView: Handle) -> Bool {
    let views = controllers.views
    return !showsAndHides && side.isViewLoaded && views.names.contains(containerView)
      && views.isInWindow(containerView.index) && !views.names.contains(side.standIn)
      && views.parent(side.viewIfLoaded.index) == containerView.index
  }

  @inline(never)
  private func eachLeaving(_ body: (ViewController) -> Void) {
    if let disappearing { body(disappearing) }
    for side in others { body(side) }
  }

  private func eachSide(_ body: (ViewController) -> Void) {
    eachLeaving(body)
    if let to { body(to) }
    for side in othersComing { body(side) }
  }

  private func endOld(_ completed: Bool, animated: Bool) {
    if completed {
      eachLeaving { endAway($0, animated: animated) }
    } else {
      for side in allAppearing { endAway(side, animated: animated) }
    }
  }

  private func endNew(_ side: ViewController, animated: Bool) {
    side.managers -= 1
    controllers.bringInStep(
      side, with: policy.kind == .contents ? container : nil, animated: animated)
  }

  private func bringAway(_ side: ViewController, animated: Bool) {
    controllers.bring(side, to: .disappearing, animated: animated)
  }

  private func endAway(_ side: ViewController, animated: Bool) {
    side.managers -= 1
    controllers.bring(side, to: .disappeared, animated: animated)
    // Somebody may have put its view into the window again, while it was in hand.
    if policy.removesOldView { controllers.follow(side) }
  }
}
