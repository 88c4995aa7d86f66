/// The heights of a bar that answers to content, as its container knows it: so a program whose bars
/// do not answer does not contain what does.
class BarAnswer {
  /// Height of the bar's view without the inset of its edge.
  func height(_ standard: Double) -> Double { standard }

  /// Height of the bar as part of the safe area of a member; for a scroller to which the bar answers
  /// the height with which its range is found.
  func extent(_ standard: Double, of member: ViewController, for scroller: Handle) -> Double {
    standard
  }

  /// 0 expanded, 1 standard, 2 minimized.
  func progress(_ standard: Double) -> Double { 1 }

  /// Another view is the bar from now on.
  func viewIs(_ view: Handle) {}

  /// The bar has been taken away.
  func end() {}
}
