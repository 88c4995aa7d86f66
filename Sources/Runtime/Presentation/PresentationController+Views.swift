/// Where the views of both sides stand.
extension PresentationController {
  /// Makes the container view: in the window, or where the context is.
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
      // It goes where the presenter goes, whatever its container does with it.
      fill(view, presenterView)
      try views.add(view.index, to: presenterView)
    }
    return view
  }

  /// Lets go of the container view and of what stands in it.
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

  /// The view that stands for the presented controller, as the presentation controller says. Before
  /// anybody has been told, a view above the controller's may not be there yet.
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
    // PR-10.
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

  /// The presented view stands in the container view, whatever the animator did; it has its place
  /// already, or where the animator has put it.
  final func putInShownView() {
    guard views.names.contains(shownView), views.names.contains(containerView) else { return }
    guard !views.isDescendant(shownView.index, of: containerView.index) else { return }
    try? views.add(shownView.index, to: containerView.index)
  }

  final func takeOutShownView() {
    guard !lingers, views.names.contains(shownView) else { return }
    views.removeFromSuperview(shownView.index)
  }

  /// The presenting controller's view leaves (TR-11).
  final func takeOutPresenter() {
    guard leavePresenter(), let presenter = presentingController else { return }
    views.removeFromSuperview(presenter.viewIfLoaded.index)
  }

  /// The same without taking it out: it is known where it comes back to. Answers whether it stands
  /// anywhere.
  final func leavePresenter() -> Bool {
    guard let presenter = presentingController, presenter.isViewLoaded,
      let superview = views.parent(presenter.viewIfLoaded.index)
    else { return false }
    if presenterSuperview.isNone { presenterSuperview = views.rows[superview].handle }
    if !isFullscreen { presenter.standIn = containerView }
    return true
  }

  /// The presenting controller's view comes back, behind what covers it. Nothing comes back where
  /// nothing has been: out of the window.
  final func putInPresenter() {
    guard let presenter = presentingController, presenter.isViewLoaded,
      views.names.contains(presenterSuperview), views.names.contains(containerView),
      views.isInWindow(containerView.index)
    else { return }
    presenter.standIn = .none
    // What is still in the picture stays there, and is the presenter's again.
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

  /// An animator that has put the presenting controller's view into the container view has not been
  /// given it: it would vanish with the container (TR-3).
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

  /// The smallest rectangle of the container view around one of another view, where it is shown or
  /// where it is going; without size, around the view's bounds. None when one of them is gone.
  final func rectInContainer(of view: Handle, _ part: Rect, isShown: Bool) -> Rect? {
    guard views.names.contains(view), views.names.contains(containerView) else { return nil }
    let rect = part.size == .zero ? views.bounds(view.index) : part
    let tracks = presentations.controllers.animations.tracks
    do throws(Fault) {
      return try tracks.way(from: view.index, to: containerView.index, isShown: isShown)
        .carry(rect)
    } catch { return .zero }
  }

  /// Lets the container view fill what it stands in.
  final func fitContainerView() {
    guard views.names.contains(containerView), let superview = views.parent(containerView.index)
    else { return }
    fill(containerView, superview)
  }

  private func fill(_ view: Handle, _ superview: Int) {
    if takesPresentersFrame, let presenter = presentingController, presenter.isViewLoaded {
      let frame = views.frame(presenter.viewIfLoaded.index)
      return presentations.controllers.setFrame(view.index, frame)
    }
    presentations.controllers.setFrame(view.index, views.bounds(superview))
  }
}
