/// The partial curl (PR-4): the page that contains the presenter is turned half-way over and stays
/// so, in front of the presented view. It takes no touches then; a tap on what is left of it
/// dismisses.
extension PresentationController {
  /// Fraction by which the page is turned while it is presented.
  static var partialCurl: Double { 0.5 }

  /// The subview of the window that contains the presenter's view; none if there is none.
  private var presentersPage: Handle {
    guard let presenter = presentingController, presenter.isViewLoaded else { return .none }
    var view = presenter.viewIfLoaded.index
    while let superview = views.parent(view) {
      if superview == views.window.index { return views.rows[view].handle }
      view = superview
    }
    return .none
  }

  /// Brings the page in front of the presented view; returns whether there is one.
  func raisePage() -> Bool {
    if page.isNone { page = presentersPage }
    guard views.names.contains(page), views.names.contains(containerView),
      let superview = views.parent(page.index), superview == views.parent(containerView.index)
    else { return false }
    try? views.insert(page.index, into: superview, above: containerView.index)
    return true
  }

  /// Turns the page by a fraction; animated inside a block.
  func curl(_ amount: Double) {
    guard views.names.contains(page) else { return }
    // The free edge goes up.
    presentations.controllers.set(page.index, .curl, [amount, -Elementary.quarterTurn])
  }

  /// Keeps the page half-turned at the end of the presentation, whatever the animator did.
  func holdCurl() {
    guard isActive, isCurled, raisePage() else { return }
    presentations.controllers.animations.performWithoutAnimation { curl(Self.partialCurl) }
    views.setUserInteractionEnabled(page.index, false)
    if shield == nil { shield = Backdrop.make(self, shields: 1 - Self.partialCurl) }
  }

  /// Puts the page flat again, behind the presented view.
  func endCurl() {
    guard isCurled else { return }
    isCurled = false
    shield?.remove()
    shield = nil
    guard views.names.contains(page) else { return }
    presentations.controllers.animations.performWithoutAnimation { curl(0) }
    views.setUserInteractionEnabled(page.index, true)
    if views.names.contains(containerView), let superview = views.parent(page.index),
      superview == views.parent(containerView.index)
    {
      try? views.insert(page.index, into: superview, below: containerView.index)
    }
    page = .none
  }
}
