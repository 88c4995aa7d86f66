/// How the columns of a split view controller are laid out.
struct SplitSettings {
  struct Width {
    var minimum = 0.0
    var preferred = 320.0
    var maximum = 1e6

    func clamped(to room: Double) -> Double { min(max(min(preferred, maximum), minimum), room) }
  }

  /// Of the primary column, and of the supplementary one.
  var widths = [Width(), Width()]
  /// What the secondary column has at least when others stand beside it.
  var secondaryMinimum = 320.0
  /// Black over the secondary column while others stand over it.
  var dimming = 0.1
  var isRightToLeft = false
  /// Whether a finger from the edge brings the next column, and a tap beside columns takes them away.
  var isInteractive = true
}

/// Which columns are shown with the secondary one, and how. The C enumerators have the same values.
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

  /// How many columns are shown with the secondary one.
  var count: Int { Int(rawValue) / 2 }
  var isOver: Bool { self == .oneOver || self == .twoOver }
}

/// What a split view controller asks and tells. The defaults do nothing.
class SplitDelegate {
  func shouldCollapse(_ split: SplitViewController) -> Bool { true }
  /// The column that is on top of the stack afterwards.
  func topColumn(_ split: SplitViewController, proposed: Int) -> Int { proposed }
  func modeForExpanding(_ split: SplitViewController, proposed: SplitMode) -> SplitMode { proposed }
  func willChange(_ split: SplitViewController, to mode: SplitMode) {}
  func willShow(_ column: Int, in split: SplitViewController, isShown: Bool) {}
  func didCollapse(_ split: SplitViewController, _ isCollapsed: Bool) {}
}
