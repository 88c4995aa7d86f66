/// The heights of a bar that answers to content, as its container knows it: so a program whose bars
/// do not answer does not contain what does.
class BarAnswer {
  /// Height of the bar's view without the inset of its edge.
  func height(_ standard: Double) -> Double { standard }

  /// Returns the height of the bar as part of the safe area of a member. If the safe area is for a
  /// scroller to which the bar answers, that is the height which limits its offsets.
  func extent(_ standard: Double, of member: ViewController, for scroller: Handle) -> Double {
    standard
  }

  /// 0 expanded, 1 standard, 2 minimized.
  func progress(_ standard: Double) -> Double { 1 }

  /// Notes the view that is the bar from now on.
  func viewIs(_ view: Handle) {}

  /// Ends the answer: the bar has been removed, or its height is to stay.
  func end() {}
}
