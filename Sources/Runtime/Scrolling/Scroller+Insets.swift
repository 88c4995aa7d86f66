/// What covers the edges of the view: bars, keyboards.
extension Scroller {
  /// Which axes keep clear of the safe area. The C enumerators have the same values.
  enum Adjustment: UInt32 {
    /// Those that scroll, or bounce always.
    case scrollable = 0
    case never = 1
    case always = 2
  }

  /// Takes another safe area. What rests at the start stays there, what is out of its range goes where
  /// it belongs, in the block that is open.
  func setSafeArea(_ new: Insets) {
    guard new != safeArea else { return }
    edgesChanged { safeArea = new }
  }

  func setAdjustment(_ new: Adjustment) {
    guard new != adjustment else { return }
    edgesChanged { adjustment = new }
  }

  /// How much of the safe area counts on an axis.
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

  /// The content's insets with as much of the safe area as counts.
  var adjustedInset: Insets {
    let (x, y) = (insets(0), insets(1))
    return Insets(top: y.start, left: x.start, bottom: y.end, right: x.end)
  }
}
