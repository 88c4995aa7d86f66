/// Lifecycle calls and changes of the view tree in a transition, animated or not.
extension TransitionRequest {
  private var controllers: Controllers { container.controllers }

  /// Whether the container is visible: only then appearance changes (AP-6, AP-8).
  var isSeen: Bool {
    switch policy.kind {
    case .contents: container.appearance == .appeared || container.appearance == .appearing
    case .presentation, .dismissal: true
    }
  }

  /// Makes the transition the manager of all sides' appearance: views that move do not change it
  /// then.
  func takeAppearance() {
    eachLeaving { side in
      side.lifecycle.beginManaging(isComing: false)
    }
    for side in allAppearing {
      side.lifecycle.beginManaging(isComing: true)
    }
  }

  /// Performs the lifecycle steps; all other steps are the runner's.
  func perform(_ step: TransitionStep, animated: Bool) {
    switch step {
    case .markReasons: markReasons()
    case .fromWillDisappear: eachLeaving { beginDisappearing($0, animated: animated) }
    case .toWillAppear:
      // A container's member whose view a presentation has replaced stays disappeared.
      for side in allAppearing where isSeen && (side.standIn.isNone || policy.kind != .contents) {
        controllers.bring(side, to: .appearing, animated: animated)
      }
    case .markCovered:
      if policy.kind != .contents {
        container.lifecycle.setCovered(policy.kind == .presentation && policy.notifiesPresenter)
      }
    case .reverseReasons: reverseReasons()
    case .toWillDisappear: for side in allAppearing { beginDisappearing(side, animated: animated) }
    case .fromWillAppear:
      eachLeaving { side in
        guard isSeen, controllers.isInWindow(side) else { return }
        controllers.bring(side, to: .appearing, animated: animated)
      }
    case .fromDidDisappear: eachLeaving { endDisappearing($0, animated: animated) }
    case .toDidAppear: for side in allAppearing { endAppearing(side, animated: animated) }
    case .toDidDisappear: for side in allAppearing { endDisappearing(side, animated: animated) }
    case .fromDidAppear: eachLeaving { endAppearing($0, animated: animated) }
    case .forgetReasons: forgetReasons()
    default: break
    }
  }

  /// Sets why each side appears or disappears, for the time of the callbacks (AP-7).
  private func markReasons() {
    to?.lifecycle.setReason(.movingToParent, parentChanges.contains(.toJoins))
    from?.lifecycle.setReason(.movingFromParent, parentChanges.contains(.fromLeaves))
    switch policy.kind {
    case .contents: break
    case .presentation: to?.lifecycle.setReason(.presented, true)
    case .dismissal: eachLeaving { $0.lifecycle.setReason(.dismissed, true) }
    }
  }

  /// Reverses the reasons after a cancel: the new side leaves again, the old one comes back.
  private func reverseReasons() {
    to?.lifecycle.setReason(.movingToParent, false)
    to?.lifecycle.setReason(.movingFromParent, parentChanges.contains(.toJoins))
    from?.lifecycle.setReason(.movingFromParent, false)
    to?.lifecycle.setReason(.dismissed, policy.kind == .presentation)
    to?.lifecycle.setReason(.presented, false)
    eachLeaving { $0.lifecycle.setReason(.dismissed, false) }
  }

  private func forgetReasons() {
    eachSide { side in
      side.lifecycle.forgetReasons()
    }
  }

  /// Whether a side has been taken out of its custom container since: its view may have another place
  /// (CN-25).
  func hasLost(_ side: ViewController) -> Bool {
    policy.isOfCustomContainer && side.parent != container.handle
  }

  /// Adds the view of the side that stays, or the presentation's container view that has replaced
  /// that, to the container view, unless the animator has done so (TR-11).
  func putIn(_ side: ViewController?, _ containerView: Handle) {
    let views = controllers.views
    guard let side, side.isViewLoaded else { return }
    if let sides { return sides.put(side, isIn: true) }
    guard views.names.contains(containerView), !hasLost(side) else { return }
    if policy.has(.showsAndHides) { views.setHidden(side.viewIfLoaded.index, false) }
    var view = side.viewIfLoaded
    if views.names.contains(side.standIn) {
      views.removeFromSuperview(view.index)
      view = side.standIn
    }
    guard !views.isDescendant(view.index, of: containerView.index) else { return }
    if view == side.viewIfLoaded {
      controllers.placeAlong(side, in: containerView.index)
      // Its layout calls the host.
      guard side.viewIfLoaded == view, views.names.contains(containerView), !hasLost(side) else {
        return
      }
    } else {
      controllers.place(view.index, in: containerView.index)
    }
    try? views.add(view.index, to: containerView.index)
  }

  /// Removes the view of the side that goes, and the presentation's container view that has
  /// replaced that; or hides the view, where the policy shows and hides. The view of a side that
  /// has been lost is left where it has been put.
  func takeOut(_ side: ViewController?, _ containerView: Handle) {
    guard let side, side.isViewLoaded else { return }
    if let sides { return sides.put(side, isIn: false) }
    let views = controllers.views
    if hasLost(side), views.parent(side.viewIfLoaded.index) != containerView.index { return }
    if policy.has(.showsAndHides) {
      side.lifecycle.noteAbsence(.hidden)
      return views.setHidden(side.viewIfLoaded.index, true)
    }
    views.removeFromSuperview(side.viewIfLoaded.index)
    if views.names.contains(side.standIn) { views.removeFromSuperview(side.standIn.index) }
  }

  /// Whether a leaving side is visible in the container's view, and can linger there.
  func staysInPicture(_ side: ViewController, _ containerView: Handle) -> Bool {
    let views = controllers.views
    return !policy.has(.showsAndHides) && side.isViewLoaded && views.names.contains(containerView)
      && views.isInWindow(containerView.index) && !views.names.contains(side.standIn)
      && views.parent(side.viewIfLoaded.index) == containerView.index
  }

  /// Calls `body` for the side that disappears and all controllers that leave with it.
  @inline(never)
  private func eachLeaving(_ body: (ViewController) -> Void) {
    if let disappearing { body(disappearing) }
    for side in others { body(side) }
  }

  /// Calls `body` for all controllers that take part, the presenter too where it stays.
  private func eachSide(_ body: (ViewController) -> Void) {
    eachLeaving(body)
    if let to { body(to) }
    for side in othersComing { body(side) }
  }

  /// Stops managing the appearance of a side that stays, and makes its did-call.
  private func endAppearing(_ side: ViewController, animated: Bool) {
    side.lifecycle.endManaging()
    controllers.bringInStep(
      side, with: policy.kind == .contents ? container : nil, animated: animated)
  }

  private func beginDisappearing(_ side: ViewController, animated: Bool) {
    controllers.bring(side, to: .disappearing, animated: animated)
  }

  /// Stops managing the appearance of a side that has left, and makes its did-call.
  private func endDisappearing(_ side: ViewController, animated: Bool) {
    side.lifecycle.endManaging()
    controllers.bring(side, to: .disappeared, animated: animated)
    // The host may have put the view into the window again meanwhile.
    if policy.removesOldView { controllers.follow(side) }
  }
}
