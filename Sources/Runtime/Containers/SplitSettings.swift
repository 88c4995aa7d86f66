/// Settings of a split view controller's columns. Lengths are in points.
struct SplitSettings {
  struct Width {
    var minimum = 0.0
    var preferred = 320.0
    var maximum = 1e6

    func clamped(to room: Double) -> Double { min(max(min(preferred, maximum), minimum), room) }
  }

  /// Widths of the primary and the supplementary column.
  var widths = [Width(), Width()]
  /// Least width of the secondary column beside others.
  var secondaryMinimum = 320.0
  /// Alpha of the black veil on the secondary column while others are over it, 0 to 1.
  var dimming = 0.1
  /// None inherits.
  var direction: LayoutDirection?
  /// Whether a pan from the edge shows the next column, and a tap beside overlaid columns hides
  /// them.
  var isInteractive = true
}

/// Columns that are shown with the secondary one, beside or over it. The values are those of the C
/// enumerators.
enum SplitMode: Int32 {
  case automatic = 0
  case secondaryOnly = 1
  case oneBeside = 2
  case oneOver = 3
  case twoBeside = 4
  case twoOver = 5

  init(count: Int, isOver: Bool) {
    self =
      count == 0
      ? .secondaryOnly
      : SplitMode(rawValue: Int32(count == 1 ? 2 : 4) + (isOver ? 1 : 0)) ?? .secondaryOnly
  }

  /// How many columns are shown with the secondary one, 0 to 2.
  var count: Int { Int(rawValue) / 2 }
  var isOver: Bool { self == .oneOver || self == .twoOver }
}

/// Callbacks of a split view controller. The defaults do nothing.
class SplitDelegate {
  func shouldCollapse(_ split: SplitViewController) -> Bool { true }
  /// Returns the column on top of the stack after collapsing.
  func topColumn(_ split: SplitViewController, proposed: Int) -> Int { proposed }
  func modeForExpanding(_ split: SplitViewController, proposed: SplitMode) -> SplitMode { proposed }
  func willChange(_ split: SplitViewController, to mode: SplitMode) {}
  func willShow(_ column: Int, in split: SplitViewController, isShown: Bool) {}
  /// Called after collapsing or expanding.
  func didCollapse(_ split: SplitViewController, _ isCollapsed: Bool) {}
}
