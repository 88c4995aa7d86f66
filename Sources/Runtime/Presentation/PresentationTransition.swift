/// The sides of the transition of a presentation, or of a dismissal of one or several.
///
/// A dismissal takes everything above with it: the top of the chain is seen to leave, those between
/// vanish at once (PR-2).
final class PresentationTransition: TransitionSides {
  /// The presentations, from the one nearest to the presenting controller.
  let chain: [PresentationController]
  private let isDismissal: Bool
  private let base: PresentationController
  private let top: PresentationController
  /// The presentation that the user has dismissed.
  private let dismissedByUser: PresentationController?
  /// The view that lingers after a dismissal completed ahead, and the one in it that is seen to
  /// leave.
  private var lingering = Handle.none
  private var shown = Handle.none

  /// Makes a transition of at least one presentation, ordered from the lowest; nil for none.
  static func make(
    _ chain: [PresentationController], isDismissal: Bool, byUser: PresentationController? = nil
  ) -> PresentationTransition? {
    guard let base = chain.first, let top = chain.last else { return nil }
    return PresentationTransition(chain, base, top, isDismissal, byUser)
  }

  private init(
    _ chain: [PresentationController], _ base: PresentationController,
    _ top: PresentationController, _ isDismissal: Bool, _ dismissedByUser: PresentationController?
  ) {
    self.chain = chain
    self.isDismissal = isDismissal
    self.base = base
    self.top = top
    self.dismissedByUser = dismissedByUser
  }

  func moves(_ presentation: PresentationController) -> Bool {
    chain.contains { $0 === presentation }
  }

  /// Returns the distance from a frame down to out of sight.
  func exitDistance(from frame: Rect) -> Double { top.exitDistance(from: frame) }

  func view(of side: ViewController) -> Handle {
    guard side.handle == top.presented, !top.shownView.isNone else { return side.viewIfLoaded }
    return top.shownView
  }

  func finalFrame(of side: ViewController) -> Rect {
    if side.handle == top.presented { return top.finalFrame() }
    return side.isViewLoaded ? side.controllers.views.frame(side.viewIfLoaded.index) : .zero
  }

  func put(_ side: ViewController, isIn: Bool) {
    if side.handle == top.presented {
      isIn ? top.putInShownView() : top.takeOutShownView()
    } else if side.handle == base.presenting {
      isIn ? base.putInPresenter() : base.takeOutPresenter()
    }
  }

  /// Lets a side's view stay in the picture after the transition has been completed ahead. Returns
  /// the view that lingers; none if it cannot. A presenter that leaves in mid-motion is visible beside
  /// what covers it, and returns to where it is. What has been dismissed moves on with all its
  /// decorations, as the whole container view.
  func letLinger(_ side: ViewController) -> Handle {
    let views = base.views
    guard isDismissal else {
      guard side.handle == base.presenting, side.isViewLoaded,
        views.isInWindow(side.viewIfLoaded.index), base.prepareToTakeOutPresenter()
      else { return .none }
      return side.viewIfLoaded
    }
    let containerView = top.containerView
    guard side.handle == top.presented, !top.isCurled, views.names.contains(containerView),
      views.isInWindow(containerView.index), views.names.contains(top.shownView),
      views.isDescendant(top.shownView.index, of: containerView.index)
    else { return .none }
    // A container view of a lower presentation goes, with all that is in it.
    for presentation in chain where presentation !== top {
      let other = presentation.containerView
      if views.names.contains(other), views.isDescendant(containerView.index, of: other.index) {
        return .none
      }
    }
    top.linger()
    lingering = containerView
    shown = top.shownView
    return containerView
  }

  var besideLingering: Handle {
    guard !lingering.isNone, top.takesPresentersFrame else { return .none }
    return top.presentingController?.viewIfLoaded ?? .none
  }

  /// Fades out a dismissed view that its animation would leave in sight.
  func fadeLingering(seconds: Double) {
    let controllers = base.presentations.controllers
    let views = controllers.views
    guard views.names.contains(lingering), views.names.contains(shown),
      views.parent(shown.index) == lingering.index,
      views.model(shown.index, at: Component.alpha).pointee > 0,
      views.frame(shown.index).intersects(views.bounds(lingering.index))
    else { return }
    var options = AnimationOptions(duration: seconds)
    options.flags = .allowUserInteraction
    let containerView = lingering.index
    _ = controllers.animations.animate(options) { controllers.set(containerView, .alpha, [0]) }
  }

  func parts(of side: ViewController) -> [Handle] {
    side.handle == top.presented ? top.parts : []
  }

  /// Puts the views in their places for the beginning and makes its callbacks, after the will-calls
  /// and before anything moves. A presentation ends the drag of the one around its presenter, and its
  /// presented view gets its place. Before a dismissal the presenter's view comes back, and what is
  /// between it and the top is hidden.
  func begin(_ coordinator: TransitionCoordinator?) {
    let host = base.presentations.controllers.host
    guard isDismissal else {
      endDragAroundPresenter()
      if let presenter = top.presentingController, presenter.isViewLoaded,
        let superview = top.views.parent(presenter.viewIfLoaded.index)
      {
        top.noteSuperview(ofPresenter: top.views.rows[superview].handle)
      }
      if let delegate = top.delegate {
        // Ending the drag may have called the host.
        let coordinator = base.presentations.underWay(coordinator)
        host.call {
          delegate.willPresent(top, adaptiveStyle: top.adaptiveStyle, coordinator)
        }
      }
      guard top.isActive else { return }
      return top.begin()
    }
    if base.movesPresenter {
      base.putInPresenter()
      if let presenter = base.presentingController { presenter.controllers.layOutAlong(presenter) }
    }
    setBetweenHidden(true)
    for presentation in chain.reversed() where presentation.isActive {
      host.call { presentation.dismissalTransitionWillBegin() }
    }
  }

  /// Puts the views where they stay, before the did-calls; after a dismissal, and a cancelled
  /// presentation, unlinks presenters and what they presented.
  func settle(_ completed: Bool) {
    for presentation in chain { base.rescuePresenter(from: presentation.containerView) }
    if isDismissal {
      setBetweenHidden(false)
      guard completed else { return }
      if base.movesPresenter { base.putInPresenter() }
      for presentation in chain {
        presentation.endCurl()
        presentation.takeOutShownView()
      }
    } else if completed {
      top.placeAtEnd()
      top.holdCurl()
      return
    }
    for presentation in chain { presentation.presentations.unlink(presentation) }
  }

  /// Notifies presentation controllers of the end, after the did-calls: those that stay do the layout
  /// that has waited, the others are closed.
  func end(_ completed: Bool) {
    let host = base.presentations.controllers.host
    for presentation in chain.reversed() where presentation.hasBegun {
      if isDismissal {
        host.call { presentation.dismissalTransitionDidEnd(completed) }
      } else {
        host.call { presentation.presentationTransitionDidEnd(completed) }
      }
    }
    let stays = isDismissal != completed
    if stays {
      for presentation in chain where presentation.isActive { presentation.catchUpOnLayout() }
    } else {
      for presentation in chain.reversed() { presentation.presentations.close(presentation) }
    }
  }

  /// Notifies of a dismissal by the user, after everything else (PR-7).
  func notifyOfUsersDismissal(_ completed: Bool) {
    guard completed, let dismissedByUser else { return }
    let controllers = dismissedByUser.presentations.controllers
    controllers.events.post(
      .didDismiss, dismissedByUser.handle,
      other: dismissedByUser.presentedController?.handle ?? .none)
    guard let delegate = dismissedByUser.delegate else { return }
    controllers.host.call { delegate.didDismiss(dismissedByUser) }
  }

  /// Ends the drag of the presentation that contains the presenting controller.
  private func endDragAroundPresenter() {
    let presentations = top.presentations
    guard let presenter = top.presentingController else { return }
    presentations.activePresentationController(of: presenter)?.willBeCovered()
  }

  /// Hides or shows the presentations between the presenter and the top, which leaves.
  private func setBetweenHidden(_ isHidden: Bool) {
    for presentation in chain where presentation !== top {
      let views = presentation.views
      guard views.names.contains(presentation.containerView),
        views.names.contains(top.containerView)
      else { continue }
      // A container view in which the top presentation takes place has to be seen: its presented view
      // is hidden instead, if it does not contain the top, too.
      var hidden = presentation.containerView
      if views.isDescendant(top.containerView.index, of: hidden.index) {
        hidden = presentation.shownView
        guard views.names.contains(hidden),
          !views.isDescendant(top.containerView.index, of: hidden.index)
        else { continue }
      }
      views.setHidden(hidden.index, isHidden)
    }
  }
}
