/// The content of a scroller with its insets and positions, from which the range of offsets follows.
struct ScrollContent: ~Copyable {
  /// Axes that add the safe area to their insets. The values are those of the C enumerators.
  enum Adjustment: UInt32 {
    /// Axes that scroll, or always bounce.
    case scrollable = 0
    case never = 1
    case always = 2
  }

  /// Bars that answer to the content (BA-2).
  struct Bar: Equatable {
    /// The length at the start of the range over which the one at the top gets lower.
    var expansion = 0.0
    /// The part of the insets at the start that it does not cover now.
    var spare = 0.0
  }

  /// State of pull-to-refresh (SC-78).
  enum Refresh {
    case none
    case running
    /// Refreshing has ended under a finger, whose pull does not start it again.
    case endedInHand
  }

  private(set) var size = Size(width: 0, height: 0)
  private(set) var inset = Insets.zero
  /// Safe area of the view, and the axes on which it counts.
  private(set) var safeArea = Insets.zero
  private(set) var adjustment = Adjustment.scrollable
  /// The bar that answers to the content, and how; none without one.
  private(set) var bar: Bar?
  /// Length by which the content has grown before what is seen, so far.
  private(set) var shift = 0.0
  private(set) var snapAreas = PerAxis<[SnapArea]>([], [])
  /// The frame in which the horizontal ones were given last.
  private(set) var snapAreasFrame: UInt64 = .max
  private(set) var refresh = Refresh.none

  mutating func setSize(_ size: Size) { self.size = size }

  mutating func setInset(_ inset: Insets) { self.inset = inset }

  mutating func setSafeArea(_ safeArea: Insets) { self.safeArea = safeArea }

  mutating func setBar(_ bar: Bar?) { self.bar = bar }

  /// Counts a growth of the content before what is seen.
  mutating func noteShift(by distance: Double) { shift += distance }

  mutating func setAdjustment(_ adjustment: Adjustment) { self.adjustment = adjustment }

  /// Sets an axis's snap areas in a frame.
  mutating func setSnapAreas(_ axis: Int, _ areas: [SnapArea], in frame: UInt64) {
    snapAreas[axis] = areas
    if axis == 0 { snapAreasFrame = frame }
  }

  /// Moves the horizontal snap areas along with content that begins at the right.
  mutating func shiftSnapAreas(by distance: Double) {
    for index in snapAreas[0].indices { snapAreas[0][index].start += distance }
  }

  mutating func setRefresh(_ refresh: Refresh) { self.refresh = refresh }

  /// Adapts to content that has grown, or shrunk, along an axis.
  mutating func grow(_ axis: Int, by length: Double) {
    if axis == 0 {
      size.width = max(0, size.width + length)
    } else {
      size.height = max(0, size.height + length)
    }
  }

  /// Sets a container's pages along an axis: one of them is the content, the others are its insets.
  mutating func setPages(_ axis: Int, _ length: Double, before: Double, behind: Double) {
    if axis == 0 {
      size.width = length
      (inset.left, inset.right) = (before, behind)
    } else {
      size.height = length
      (inset.top, inset.bottom) = (before, behind)
    }
  }

  func length(_ axis: Int) -> Double { axis == 0 ? size.width : size.height }

  func checkInvariants() {
    assert(bar?.expansion ?? 0 >= 0, "a bar expands by a negative length")
    assert(size.width >= 0 && size.height >= 0, "the content has a negative size")
  }
}
