/// A presentation that gets another style while it lasts: another presentation controller takes
/// over from the old one (PR-12).
///
/// `AdaptationOrder` has its steps: callbacks about what leaves and how the room changes; the old
/// controller's dismissal and the new one's presentation begin; the view moves to the new container
/// view, at the place where it is shown. It moves on with the change of the room, and both end with
/// that. A request for a presentation or a dismissal ends them at once.
final class Adaptation {
  let old: PresentationController
  let new: PresentationController
  private let presentations: Presentations
  private let presenter: ViewController
  private let leaving: ViewController
  private let coming: ViewController
  /// Known from the time at which the new controller takes over.
  private var order = AdaptationOrder()
  private var isAnimated = false
  /// The change of the room, until the callbacks of the beginning have been made.
  private var coordinator: TransitionCoordinator?
  /// The new presentation controller's answers about the room that it covers.
  private var room = (isFullscreen: false, movesPresenter: false)
  /// Where the view is shown as the new controller takes over, around the old container view.
  private var start = Rect.zero
  /// The presentation above that has taken the view away.
  private var takenBy: PresentationController?
  /// True until the callbacks of the beginning have been made. Only a change of the root finishes the
  /// adaptation then.
  private(set) var isBeginning = true
  /// Whether the old presentation controller has been notified that it ends, and the new one that it
  /// begins: of their ends they are notified only then.
  private var isDismissalTold = false
  private var isPresentationTold = false

  init(
    _ presentations: Presentations, from old: PresentationController,
    to new: PresentationController, _ presenter: ViewController, _ leaving: ViewController,
    _ coming: ViewController
  ) {
    self.presentations = presentations
    self.old = old
    self.new = new
    self.presenter = presenter
    self.leaving = leaving
    self.coming = coming
  }

  private var controllers: Controllers { presentations.controllers }
  private var views: Views { presentations.controllers.views }
  private var host: Host { presentations.controllers.host }

  /// Begins the adaptation, with a change of size if there is one; gives it up if a callback has
  /// changed who presents whom.
  func begin(_ coordinator: TransitionCoordinator?) {
    for entity in [old, new, presenter, leaving, coming] as [Entity] {
      presentations.entities.retain(entity)
    }
    guard run(AdaptationOrder.preparing, while: { canBegin }) else { return letGo() }
    presentations.exchange(old, for: new, presenter, leaving, coming)
    presentations.begin(self)
    if let session = coordinator?.session {
      session.participants.add(guests: [leaving.handle, coming.handle])
    }
    takeAppearanceOver()
    self.coordinator = coordinator
    isAnimated = coordinator != nil
    run(order.willCalls) { isUnderWay }
    run(order.beginning) { isUnderWay }
    self.coordinator = nil
    isBeginning = false
  }

  /// Runs steps, as long as a condition holds before and after each; returns whether it still does,
  /// and no step has failed. This is the one place that looks for what callbacks have ended.
  @discardableResult
  private func run(_ steps: [AdaptationStep], while goesOn: () -> Bool = { true }) -> Bool {
    for step in steps {
      guard goesOn(), perform(step) else { return false }
    }
    return goesOn()
  }

  /// Performs a step; returns whether the next ones can follow.
  private func perform(_ step: AdaptationStep) -> Bool {
    switch step {
    case .loadView: return (try? coming.loadViewIfNeeded()) != nil
    case .askRoom: askRoom()
    case .coverRoom:
      new.cover(isFullscreen: room.isFullscreen, movesPresenter: room.movesPresenter)
    case .handOver:
      start = shownFrame
      old.handsOver()

    case .presenterWillDisappear:
      controllers.bring(presenter, to: .disappearing, animated: isAnimated)
    case .leavingWillDisappear:
      leaving.lifecycle.setReason(.dismissed, true)
      controllers.bring(leaving, to: .disappearing, animated: isAnimated)
      leaving.lifecycle.setReason(.dismissed, false)
    case .comingWillAppear:
      coming.lifecycle.setReason(.presented, true)
      controllers.bring(coming, to: .appearing, animated: isAnimated)
      coming.lifecycle.setReason(.presented, false)
    case .presenterWillAppear:
      if !presenter.isCovered {
        controllers.bring(presenter, to: .appearing, animated: isAnimated)
      }

    case .delegateWillPresent:
      if let delegate = new.delegate {
        // A late adaptation comes after its change of size; a will-call may have ended one.
        let coordinator = presentations.underWay(coordinator)
        host.call { delegate.willPresent(new, adaptiveStyle: new.adaptiveStyle, coordinator) }
      }
    case .dismissalWillBegin:
      isDismissalTold = true
      host.call { old.dismissalTransitionWillBegin() }
    case .putInPresenter: old.putInPresenter()
    case .place: run(AdaptationOrder.placing) { new.isActive }
    case .presenterIsAppearing:
      if controllers.isInWindow(presenter) { controllers.deliverIsAppearing(presenter) }
    case .comingIsAppearing:
      if controllers.isInWindow(coming) { controllers.deliverIsAppearing(coming) }

    case .findAbove:
      let above = controllers.find(coming.presented).flatMap { presentations.presentation(of: $0) }
      takenBy = above.flatMap { $0.movesPresenter && $0.hasBegun ? $0 : nil }
    case .replaceContainerView: return replaceContainerView()
    case .takePresenterOver: takePresenterOver()
    case .findShownViewEarly: new.findShownView(isEarly: true)
    case .presentationWillBegin:
      new.forgetPlace()
      isPresentationTold = true
      host.call { new.presentationTransitionWillBegin() }
    case .willLayOut: host.call { new.containerViewWillLayoutSubviews() }
    case .findShownView: new.findShownView()
    case .addShownView: return addShownView()
    case .didLayOut:
      controllers.animations.performWithoutAnimation {
        host.call { new.containerViewDidLayoutSubviews() }
      }
    case .returnToAbove: returnToAbove()
    case .requestLayout: presentations.setNeedsLayout(new)

    case .takeOutPresenter: new.takeOutPresenter()
    case .takeOutOldView: old.takeOutShownView()
    case .leavingDidDisappear: endAppearance(of: leaving)
    case .presenterDidDisappear: endAppearance(of: presenter)
    case .comingDidAppear:
      controllers.bringInStep(stopManaging(coming), with: nil, animated: isAnimated)
    case .presenterDidAppear:
      controllers.bringInStep(stopManaging(presenter), with: nil, animated: isAnimated)
    case .followStaying: controllers.follow(stopManaging(coming))
    case .dismissalDidEnd:
      if isDismissalTold { host.call { old.dismissalTransitionDidEnd(true) } }
    case .presentationDidEnd:
      if isPresentationTold { host.call { new.presentationTransitionDidEnd(true) } }
    case .postEnd:
      controllers.events.post(
        .presentationAdapted, new.handle, other: coming.handle, detail: new.adaptiveStyle.rawValue)
    case .retireOld: presentations.retire(old, of: leaving)
    case .letGo: letGo()
    }
    return true
  }

  /// Whether everything is still as it was when the other style was chosen: the host has been
  /// called.
  private var canBegin: Bool {
    let entities = presentations.entities
    return old.isActive && !new.isActive && entities.contains(new.handle)
      && old.presenting == presenter.handle && old.presented == leaving.handle
      && entities.contains(presenter.handle) && entities.contains(coming.handle)
      && presentations.canStandIn(coming, for: leaving, presenter)
  }

  private var isUnderWay: Bool { presentations.adaptations.contains { $0 === self } }

  /// Ends the adaptation when the change of size is over, or counts as over.
  func finish() {
    guard presentations.forget(self) else { return }
    isAnimated = coming.lifecycle.isAnimated
    run(order.ending(isUniform: presentations.transitions.usesUniformOrder))
  }

  /// Ends the adaptation because its new presentation ends first; nobody is called.
  func abandon() {
    guard presentations.forget(self) else { return }
    coming.lifecycle.endManaging()
    if order.isExchange { leaving.lifecycle.endManaging() }
    if order.presenter != .keepsItsPlace { presenter.lifecycle.endManaging() }
    presentations.retire(old, of: leaving)
    letGo()
  }

  /// Finds who takes part in the order, and makes the adaptation the manager of the appearance of all
  /// of them.
  private func takeAppearanceOver() {
    let wasMoved = old.movesPresenter
    order.isExchange = leaving !== coming
    if new.movesPresenter != wasMoved { order.presenter = wasMoved ? .comes : .leaves }
    coming.lifecycle.beginManaging(isComing: true)
    if order.isExchange { leaving.lifecycle.beginManaging(isComing: false) }
    // A covered controller counts as disappeared with its view in the window. A presenter whose view
    // leaves is not covered. One whose view comes back is, where orders are uniform: it gets no
    // appearance calls.
    if new.movesPresenter {
      presenter.lifecycle.setCovered(false)
    } else if order.presenter == .comes {
      presenter.lifecycle.setCovered(presentations.transitions.usesUniformOrder)
    }
    guard order.presenter != .keepsItsPlace else { return }
    presenter.lifecycle.beginManaging(isComing: order.presenter == .comes)
  }

  private func askRoom() {
    room.isFullscreen =
      (old.isFullscreen || presenter.parent.isNone) && host.call { new.shouldPresentInFullscreen }
    room.movesPresenter = host.call { new.shouldRemovePresentersView }
  }

  /// Puts the new container view in the old one's place; false if there is none.
  private func replaceContainerView() -> Bool {
    guard (try? new.makeContainerView()) != nil else { return false }
    if views.names.contains(old.containerView),
      let superview = views.parent(old.containerView.index)
    {
      try? views.insert(new.containerView.index, into: superview, above: old.containerView.index)
      new.fitContainerView()
    }
    return true
  }

  /// Notes with the new controller where the presenter's view goes back to: its superview, or, if it
  /// is out of the tree, what the old one has noted.
  private func takePresenterOver() {
    // The presenter's view is out already and stays so: the new container view stands in for it.
    if new.movesPresenter && order.presenter != .leaves && !new.isFullscreen {
      presenter.setStandIn(new.containerView)
    }
    new.noteSuperview(ofPresenter: old.presenterSuperview)
    if presenter.isViewLoaded, let superview = views.parent(presenter.viewIfLoaded.index) {
      new.noteSuperview(ofPresenter: views.rows[superview].handle)
    }
  }

  /// Puts the view into the new container view where it is shown; false if one of them is gone.
  private func addShownView() -> Bool {
    guard views.names.contains(new.shownView), views.names.contains(new.containerView) else {
      return false
    }
    let origin = views.frame(new.containerView.index).origin
    controllers.animations.performWithoutAnimation {
      let place = Rect(
        origin: Point(x: start.minX - origin.x, y: start.minY - origin.y), size: start.size)
      if place.size != .zero { new.setPlace(place) }
    }
    try? views.add(new.shownView.index, to: new.containerView.index)
    return true
  }

  /// Notes with the presentation above, which has taken the coming controller's view out, the superview
  /// to which that goes back, and takes the view out again.
  private func returnToAbove() {
    guard let takenBy else { return }
    self.takenBy = nil
    if coming.isViewLoaded, let superview = views.parent(coming.viewIfLoaded.index) {
      takenBy.noteSuperview(ofPresenter: views.rows[superview].handle)
      views.removeFromSuperview(coming.viewIfLoaded.index)
    }
  }

  /// Frame of the old view in the superview of its container view.
  private var shownFrame: Rect {
    guard views.names.contains(old.shownView), views.names.contains(old.containerView) else {
      return .zero
    }
    let frame = views.frame(old.shownView.index)
    let origin = views.frame(old.containerView.index).origin
    return Rect(
      origin: Point(x: frame.minX + origin.x, y: frame.minY + origin.y), size: frame.size)
  }

  /// Makes the did-call of a controller that leaves; after that it follows what it stands in.
  private func endAppearance(of side: ViewController) {
    controllers.bring(stopManaging(side), to: .disappeared, animated: isAnimated)
    controllers.follow(side)
  }

  /// Ends the management of a controller's appearance, and returns the controller.
  private func stopManaging(_ side: ViewController) -> ViewController {
    side.lifecycle.endManaging()
    return side
  }

  /// Releases all that `begin` has held.
  private func letGo() {
    for entity in [old, new, presenter, leaving, coming] as [Entity] {
      presentations.entities.release(entity.handle)
    }
  }
}
