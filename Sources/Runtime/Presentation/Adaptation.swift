/// A presentation that gets another style while it lasts: another presentation controller takes
/// over from the old one (PR-12).
///
/// The steps: callbacks about what leaves and how the room changes; the old controller's dismissal
/// and the new one's presentation begin; the view moves to the new container view, at the place
/// where it is shown. It moves on with the change of the room, and both end with that. A request
/// for a presentation or a dismissal ends them at once.
final class Adaptation {
  let old: PresentationController
  let new: PresentationController
  private let presentations: Presentations
  private let presenter: ViewController
  private let leaving: ViewController
  private let coming: ViewController
  private var presenterLeaves = false
  private var presenterComes = false
  /// True until the callbacks of the beginning have been made. The adaptation can be abandoned
  /// then, not finished.
  private(set) var isBeginning = true

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
  private var isExchange: Bool { leaving !== coming }

  /// Begins the exchange; gives it up if a callback has changed who presents whom.
  func begin(_ coordinator: TransitionCoordinator?) {
    for entity in [old, new, presenter, leaving, coming] as [Entity] {
      presentations.entities.hold(entity)
    }
    guard canBegin, (try? coming.loadViewIfNeeded()) != nil, canBegin else { return letGo() }
    let isFullscreen =
      (old.isFullscreen || presenter.parent.isNone) && host.call { new.shouldPresentInFullscreen }
    let movesPresenter = host.call { new.shouldRemovePresentersView }
    guard canBegin else { return letGo() }
    new.cover(isFullscreen: isFullscreen, movesPresenter: movesPresenter)
    let start = shownFrame
    old.handsOver()
    guard canBegin else { return letGo() }
    presentations.exchange(old, for: new, presenter, leaving, coming)
    presentations.begin(self)
    if let session = coordinator?.session {
      session.participants.add(guests: [leaving.handle, coming.handle])
    }
    takeInHand()
    notifyOfBeginning(coordinator, start)
    isBeginning = false
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

  /// Makes the callbacks of the beginning. Each of them can end the adaptation, and no further ones
  /// are made then.
  private func notifyOfBeginning(_ coordinator: TransitionCoordinator?, _ start: Rect) {
    willCalls(animated: coordinator != nil)
    guard isUnderWay else { return }
    if let delegate = new.delegate {
      host.call { delegate.willPresent(new, adaptiveStyle: new.adaptiveStyle, coordinator) }
    }
    guard isUnderWay else { return }
    host.call { old.dismissalTransitionWillBegin() }
    guard isUnderWay else { return }
    if presenterComes { old.putInPresenter() }
    guard isUnderWay else { return }
    putIn(start)
    guard isUnderWay else { return }
    if presenterComes { controllers.deliverIsAppearing(presenter) }
    guard isUnderWay else { return }
    if isExchange && controllers.isInWindow(coming) { controllers.deliverIsAppearing(coming) }
  }

  private var isUnderWay: Bool { presentations.adaptations.contains { $0 === self } }

  /// Ends the adaptation when the change of size is over, or counts as over.
  func finish() {
    guard presentations.forget(self) else { return }
    if presenterLeaves { new.takeOutPresenter() }
    if isExchange { old.takeOutShownView() }
    let animated = coming.lifecycle.isAnimated
    if presentations.transitions.usesUniformOrder { endOld(animated) }
    if isExchange { controllers.bringInStep(release(coming), with: nil, animated: animated) }
    if presenterComes { controllers.bringInStep(release(presenter), with: nil, animated: animated) }
    if !presentations.transitions.usesUniformOrder { endOld(animated) }
    if !isExchange { controllers.follow(release(coming)) }
    host.call { old.dismissalTransitionDidEnd(true) }
    host.call { new.presentationTransitionDidEnd(true) }
    controllers.events.post(
      .presentationAdapted, new.handle, other: coming.handle,
      detail: new.adaptiveStyle.rawValue)
    presentations.retire(old, of: leaving)
    letGo()
  }

  /// Ends the adaptation because its new presentation ends first; nobody is called.
  func abandon() {
    guard presentations.forget(self) else { return }
    coming.lifecycle.release()
    if isExchange { leaving.lifecycle.release() }
    if presenterLeaves || presenterComes { presenter.lifecycle.release() }
    presentations.retire(old, of: leaving)
    letGo()
  }

  /// Makes the adaptation the manager of the appearance of all controllers concerned.
  private func takeInHand() {
    let wasMoved = old.movesPresenter
    presenterLeaves = new.movesPresenter && !wasMoved
    presenterComes = wasMoved && !new.movesPresenter
    coming.lifecycle.manage(coming: true)
    if isExchange {
      leaving.lifecycle.manage(coming: false)
    }
    // A presenter that was notified of being covered, or shall not be notified less, gets no calls.
    if new.movesPresenter {
      presenter.lifecycle.setCovered(false)
    } else if presenterComes {
      presenter.lifecycle.setCovered(presentations.transitions.usesUniformOrder)
    }
    guard presenterLeaves || presenterComes else { return }
    presenter.lifecycle.manage(coming: presenterComes)
  }

  /// Makes the will-calls of the controllers that leave and come.
  private func willCalls(animated: Bool) {
    if presenterLeaves { controllers.bring(presenter, to: .disappearing, animated: animated) }
    if isExchange {
      leaving.lifecycle.setReason(.dismissed, true)
      controllers.bring(leaving, to: .disappearing, animated: animated)
      leaving.lifecycle.setReason(.dismissed, false)
      coming.lifecycle.setReason(.presented, true)
      controllers.bring(coming, to: .appearing, animated: animated)
      coming.lifecycle.setReason(.presented, false)
    }
    if presenterComes && !presenter.isCovered {
      controllers.bring(presenter, to: .appearing, animated: animated)
    }
  }

  /// Puts the new container view in the old one's place, and the view into it where it is shown.
  private func putIn(_ start: Rect) {
    let above = controllers.find(coming.presented).flatMap { presentations.presentation(of: $0) }
    let takenBy = above.flatMap { $0.movesPresenter && $0.hasBegun ? $0 : nil }
    guard (try? new.makeContainerView()) != nil else { return }
    if views.names.contains(old.containerView),
      let superview = views.parent(old.containerView.index)
    {
      try? views.insert(new.containerView.index, into: superview, above: old.containerView.index)
      new.fitContainerView()
    }
    guard new.isActive else { return }
    if new.movesPresenter && !presenterLeaves && !new.isFullscreen {
      presenter.isReplaced(by: new.containerView)
    }
    new.returnPresenter(to: old.presenterSuperview)
    if presenter.isViewLoaded, let superview = views.parent(presenter.viewIfLoaded.index) {
      new.returnPresenter(to: views.rows[superview].handle)
    }
    new.findShownView(isEarly: true)
    guard new.isActive else { return }
    new.forgetPlace()
    host.call { new.presentationTransitionWillBegin() }
    guard new.isActive else { return }
    host.call { new.containerViewWillLayoutSubviews() }
    guard new.isActive else { return }
    new.findShownView()
    guard new.isActive, views.names.contains(new.shownView), views.names.contains(new.containerView)
    else {
      return
    }
    let origin = views.frame(new.containerView.index).origin
    controllers.animations.performWithoutAnimation {
      let place = Rect(
        origin: Point(x: start.minX - origin.x, y: start.minY - origin.y), size: start.size)
      if place.size != .zero { new.setPlace(place) }
    }
    try? views.add(new.shownView.index, to: new.containerView.index)
    guard new.isActive else { return }
    controllers.animations.performWithoutAnimation {
      host.call { new.containerViewDidLayoutSubviews() }
    }
    guard new.isActive else { return }
    // A presentation above that has taken the view away will put it back here.
    if let takenBy, coming.isViewLoaded, let superview = views.parent(coming.viewIfLoaded.index) {
      takenBy.returnPresenter(to: views.rows[superview].handle)
      views.removeFromSuperview(coming.viewIfLoaded.index)
    }
    presentations.setNeedsLayout(new)
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

  /// Makes the did-calls of the controllers that leave.
  private func endOld(_ animated: Bool) {
    for side in [isExchange ? leaving : nil, presenterLeaves ? presenter : nil] {
      guard let side else { continue }
      controllers.bring(release(side), to: .disappeared, animated: animated)
      controllers.follow(side)
    }
  }

  private func release(_ side: ViewController) -> ViewController {
    side.lifecycle.release()
    return side
  }

  private func letGo() {
    for entity in [old, new, presenter, leaving, coming] as [Entity] {
      presentations.entities.release(entity.handle)
    }
  }
}
