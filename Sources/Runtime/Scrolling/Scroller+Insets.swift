/// Safe area: the part of the view that bars and the keyboard cover.
extension Scroller {
  /// Sets the safe area. Content at its start stays there, content out of range returns into it,
  /// with the open block.
  func setSafeArea(_ new: Insets) {
    guard new != content.safeArea else { return }
    edgesChanged(keepsEnd: content.bar != nil) { content.setSafeArea(new) }
  }

  /// Notes how the bar that answers to the content stands; nil if there is none.
  func setBar(_ bar: ScrollContent.Bar?) { content.setBar(bar) }

  /// The offset at which the content rests at its start when nothing is refreshing.
  var top: Double { -(content.inset.top + safeInsets(1).start) }

  /// Returns the insets of an axis between which content is seen when a bar that answers to it has its
  /// standard extent.
  func restInsets(_ axis: Int) -> (start: Double, end: Double) {
    let inset = insets(axis)
    guard axis == 1, let bar = content.bar else { return inset }
    return (inset.start - bar.expansion, inset.end)
  }

  /// Returns the insets between which content is seen with bars as they are.
  func shownInsets(_ axis: Int) -> (start: Double, end: Double) {
    let inset = insets(axis)
    guard axis == 1, let bar = content.bar else { return inset }
    return (inset.start - bar.spare, inset.end)
  }

  /// Sets which axes add the safe area to their insets.
  func setAdjustment(_ new: ScrollContent.Adjustment) {
    guard new != content.adjustment else { return }
    edgesChanged { content.setAdjustment(new) }
  }

  /// Returns the part of the safe area that counts on an axis.
  func safeInsets(_ axis: Int) -> (start: Double, end: Double) {
    guard content.safeArea != .zero, follower == nil else { return (0, 0) }
    switch content.adjustment {
    case .never: return (0, 0)
    case .always: break
    case .scrollable:
      let size = scrollers.views.bounds(view.index).size
      let isLarger =
        axis == 0 ? content.size.width > size.width : content.size.height > size.height
      let scrolls =
        options.axes.has(axis) && (isLarger || options.alwaysBounces.has(axis))
      guard scrolls else { return (0, 0) }
    }
    return axis == 0
      ? (content.safeArea.left, content.safeArea.right)
      : (content.safeArea.top, content.safeArea.bottom)
  }

  /// The content's insets plus the part of the safe area that counts.
  var adjustedInset: Insets {
    let (x, y) = (insets(0), insets(1))
    return Insets(top: y.start, left: x.start, bottom: y.end, right: x.end)
  }
}
