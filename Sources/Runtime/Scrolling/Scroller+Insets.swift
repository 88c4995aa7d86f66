/// Safe area: the part of the view that bars and the keyboard cover.
extension Scroller {
  /// Axes that add the safe area to their insets. The values are those of the C enumerators.
  enum Adjustment: UInt32 {
    /// Axes that scroll, or always bounce.
    case scrollable = 0
    case never = 1
    case always = 2
  }

  /// Sets the safe area. Content at its start stays there, content out of range returns into it,
  /// with the open block.
  func setSafeArea(_ new: Insets) {
    guard new != safeArea else { return }
    edgesChanged { safeArea = new }
  }

  func setAdjustment(_ new: Adjustment) {
    guard new != adjustment else { return }
    edgesChanged { adjustment = new }
  }

  /// Returns the part of the safe area that counts on an axis.
  func safeInsets(_ axis: Int) -> (start: Double, end: Double) {
    guard safeArea != .zero, follower == nil else { return (0, 0) }
    switch adjustment {
    case .never: return (0, 0)
    case .always: break
    case .scrollable:
      let size = scrollers.views.bounds(view.index).size
      let isLarger =
        axis == 0 ? contentSize.width > size.width : contentSize.height > size.height
      let scrolls =
        options.axes.has(axis) && (isLarger || options.alwaysBounces.has(axis))
      guard scrolls else { return (0, 0) }
    }
    return axis == 0
      ? (safeArea.left, safeArea.right) : (safeArea.top, safeArea.bottom)
  }

  /// The content's insets plus the part of the safe area that counts.
  var adjustedInset: Insets {
    let (x, y) = (insets(0), insets(1))
    return Insets(top: y.start, left: x.start, bottom: y.end, right: x.end)
  }
}
