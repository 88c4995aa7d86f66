/// The views of a presentation in the view tree.
extension PresentationController {
  /// Makes the container view, in the window or in the view that defines the context.
  final func makeContainerView() throws(Fault) -> Handle {
    if views.names.contains(containerView) { return containerView }
    guard let presenter = presentingController else {
      throw Fault(.invalidState, "the presenting view controller is gone")
    }
    try presenter.loadViewIfNeeded()
    let view = try views.createOwn()
    containerView = view
    let presenterView = presenter.viewIfLoaded.index
    if isFullscreen {
      fill(view, views.window.index)
      try views.add(view.index, to: views.window.index)
    } else if let superview = views.parent(presenterView),
      movesPresenter || presenter.parent.isNone
    {
      let frame = views.frame(presenterView)
      takesPresentersFrame = !isFullscreen && movesPresenter && frame != views.bounds(superview)
      fill(view, superview)
      try views.insert(view.index, into: superview, above: presenterView)
    } else {
      // In the presenter's view it moves with that, whatever its container does.
      fill(view, presenterView)
      try views.add(view.index, to: presenterView)
    }
    return view
  }

  /// Releases the container view and forgets the views in it.
  final func dropContainerView() {
    let old = containerView
    containerView = .none
    shownView = .none
    place = nil
    motions = []
    guard views.names.contains(old) else { return }
    if !lingers { views.removeFromSuperview(old.index) }
    lingers = false
    views.release(old)
  }

  /// Finds the view that represents the presented controller, by the presentation controller's
  /// method. Before the callbacks a view above the controller's may not be there yet.
  final func findShownView(isEarly: Bool = false) {
    guard let presented = presentedController, presented.isViewLoaded else { return }
    let answer = presentations.controllers.host.call { presentedView() }
    guard isActive, presented.isViewLoaded else { return }
    if views.names.contains(answer),
      views.isDescendant(presented.viewIfLoaded.index, of: answer.index)
    {
      show(answer)
      return
    }
    show(presented.viewIfLoaded)
    // A view that does not contain the controller's is refused (PR-10).
    guard !isEarly else { return }
    presentations.controllers.host.warn(
      .invalidArgument, "presented_view",
      "the presented view does not hold the view of \(presentations.controllers.name(presented))")
  }

  private func show(_ view: Handle) {
    // Another view has no place yet.
    if shownView != view { place = nil }
    shownView = view
  }

  /// Adds the presented view to the container view, if the animator has not; its frame stays.
  final func putInShownView() {
    guard views.names.contains(shownView), views.names.contains(containerView) else { return }
    guard !views.isDescendant(shownView.index, of: containerView.index) else { return }
    try? views.add(shownView.index, to: containerView.index)
  }

  final func takeOutShownView() {
    guard !lingers, views.names.contains(shownView) else { return }
    views.removeFromSuperview(shownView.index)
  }

  /// Removes the presenting controller's view (TR-11).
  final func takeOutPresenter() {
    guard leavePresenter(), let presenter = presentingController else { return }
    views.removeFromSuperview(presenter.viewIfLoaded.index)
  }

  /// Notes the superview to which the presenter's view will return, without removing it. Returns
  /// whether it has one.
  final func leavePresenter() -> Bool {
    guard let presenter = presentingController, presenter.isViewLoaded,
      let superview = views.parent(presenter.viewIfLoaded.index)
    else { return false }
    if presenterSuperview.isNone { presenterSuperview = views.rows[superview].handle }
    if !isFullscreen { presenter.standIn = containerView }
    return true
  }

  /// Adds the presenter's view again, behind what covers it. A view that was in no window stays
  /// out.
  final func putInPresenter() {
    guard let presenter = presentingController, presenter.isViewLoaded,
      views.names.contains(presenterSuperview), views.names.contains(containerView),
      views.isInWindow(containerView.index)
    else { return }
    presenter.standIn = .none
    // A view that still lingers stays drawn, and is the presenter's again.
    presentations.transitions.claim(presenter)
    let view = presenter.viewIfLoaded.index
    let superview = presenterSuperview.index
    guard views.parent(view) != superview else { return }
    if superview == views.window.index { presentations.controllers.place(view, in: superview) }
    if views.parent(containerView.index) == superview {
      try? views.insert(view, into: superview, below: containerView.index)
    } else {
      try? views.add(view, to: superview)
    }
    presentations.presentation(of: presenter)?.contentsAreBack()
  }

  /// Puts the presenter's view back if an animator, to whom it was not given, has moved it into the
  /// container view: it would vanish with that (TR-3).
  final func rescuePresenter(from container: Handle) {
    guard !movesPresenter, let presenter = presentingController, presenter.isViewLoaded,
      views.names.contains(container),
      views.isDescendant(presenter.viewIfLoaded.index, of: container.index)
    else { return }
    presentations.controllers.host.warn(
      .invalidState, "motus_view_add_subview",
      "the view of \(presentations.controllers.name(presenter)), which stays where it is, has been "
        + "put into the container view of a transition: it is put back")
    guard views.names.contains(presenterSuperview), views.names.contains(containerView) else {
      return
    }
    let view = presenter.viewIfLoaded.index
    if views.parent(containerView.index) == presenterSuperview.index {
      try? views.insert(view, into: presenterSuperview.index, below: containerView.index)
    } else {
      try? views.add(view, to: presenterSuperview.index)
    }
  }

  /// Returns the bounding box, in the container view, of a rectangle of another view, shown or at
  /// rest; without size, of the view's bounds. None if one of the views is gone.
  final func rectInContainer(of view: Handle, _ part: Rect, isShown: Bool) -> Rect? {
    guard views.names.contains(view), views.names.contains(containerView) else { return nil }
    let rect = part.size == .zero ? views.bounds(view.index) : part
    let tracks = presentations.controllers.animations.tracks
    do throws(Fault) {
      return try tracks.way(from: view.index, to: containerView.index, isShown: isShown)
        .carry(rect)
    } catch { return .zero }
  }

  /// Makes the container view fill its superview.
  final func fitContainerView() {
    guard views.names.contains(containerView), let superview = views.parent(containerView.index)
    else { return }
    fill(containerView, superview)
  }

  /// Gives a view the presenter's frame, or makes it fill its superview.
  private func fill(_ view: Handle, _ superview: Int) {
    if takesPresentersFrame, let presenter = presentingController, presenter.isViewLoaded {
      let frame = views.frame(presenter.viewIfLoaded.index)
      return presentations.controllers.setFrame(view.index, frame)
    }
    presentations.controllers.setFrame(view.index, views.bounds(superview))
  }
}
