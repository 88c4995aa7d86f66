/// How a scroller behaves. Distances in points.
struct ScrollerOptions {
  struct Axes: OptionSet {
    let rawValue: UInt32
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]

    func has(_ axis: Int) -> Bool { rawValue >> UInt32(axis) & 1 == 1 }
  }

  /// What becomes of a drag that an inner scroller has no use for. The C enumerators have the same
  /// values.
  enum Chaining: UInt32 {
    /// Fresh towards a scroller with pages, else continuous.
    case automatic = 0
    case none = 1
    case fresh = 2
    case continuous = 3
  }

  var axes = Axes.both
  var isEnabled = true
  var bounces = Axes.both
  var alwaysBounces = Axes()
  var locksDirection = false
  var decay = Decay.normal
  var paging = Axes()
  /// 0 for the window's dimension.
  var pageSize = 0.0
  var pageSpacing = 0.0
  var pageOrigin = 0.0
  var maximumPages = 1.0
  var strictness = Snapping.Strictness.none
  /// 0 for a third of the dimension.
  var snapProximity = 0.0
  var chaining = (Chaining.automatic, Chaining.automatic)
  var isRightToLeft = false
  /// 0 for none.
  var refreshDistance = 0.0
  /// Points of a notch, of a line, and how much of the dimension a page of a wheel or key is.
  var wheelNotch = 60.0
  var line = 40.0
  var pageFraction = 0.875
  var smoothsWheel = true

  func chaining(_ axis: Int) -> Chaining { axis == 0 ? chaining.0 : chaining.1 }
}
