/// Settings of a sheet (SH-1).
struct SheetOptions {
  /// Heights at which a sheet rests, by number.
  enum Detent {
    /// None in particular: the smallest, or none at all.
    static let none: Int32 = 0
    /// A little more than half of what there is.
    static let medium: Int32 = 1
    /// All that there is. Larger numbers are the host's.
    static let large: Int32 = 2
  }

  static let maximumDetents = 8

  var detents: [Int32] = [Detent.large]
  /// None stands for the smallest.
  var selected = Detent.none
  /// Up to this one nothing is dimmed, and what lies below gets touches; none dims always.
  var largestUndimmed = Detent.none
  var showsGrabber = false
  /// Whether it stays at the edge where there is little height, instead of covering everything.
  var isEdgeAttachedInCompactHeight = false
  var widthFollowsPreferredContentSize = false
  /// Whether a drag upwards on scrolled contents expands it before they scroll.
  var scrollingExpands = true
  /// Below 0 it is the automatic one.
  var cornerRadius = -1.0
  /// Insets that the device covers at each edge of the container.
  var safeArea = Insets.zero
  /// The view over which it stands if it does not fill the width; held. None for the middle.
  var sourceView = Handle.none
  /// The height of a detent of the host's; below 0 it is inactive.
  var resolve: ((_ detent: Int32, _ maximum: Double) -> Double)?

  /// A choice of ours, in points.
  static var automaticCornerRadius: Double { 10 }

  /// Figures of SH-2, in points.
  enum Figure {
    static let smallestTop = 30.0
    static let medium = 0.56
    static let formSize = Size(width: 580, height: 650)
    /// A choice of ours.
    static let pageWidth = 704.0
    static let dimming = 0.2
    static let grabberColor = Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    static let grabber = Size(width: 36, height: 5)
    static let grabberTop = 5.0
  }
}
