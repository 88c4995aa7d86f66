/// Options of a scroller. Distances in points.
struct ScrollerOptions {
  /// Passing of a drag from an inner scroller, which has no room for it, to an outer one. The
  /// values are those of the C enumerators.
  enum Chaining: UInt32 {
    /// `fresh` towards a scroller with pages, else `continuous`.
    case automatic = 0
    case none = 1
    case fresh = 2
    case continuous = 3
  }

  /// Drags that dismiss the keyboard. The values are those of the C enumerators.
  enum KeyboardDismiss: UInt32 {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  var axes = Axes.both
  var isEnabled = true
  var bounces = Axes.both
  var alwaysBounces = Axes()
  var locksDirection = false
  var decay = Decay.normal
  var paging = Axes()
  /// Size of a page; 0 for the view's dimension.
  var pageSize = 0.0
  var pageSpacing = 0.0
  var pageOrigin = 0.0
  var maximumPages = 1.0
  var strictness = Snapping.Strictness.none
  /// Distance from a snap position within which content is drawn to it; 0 for a third of the
  /// dimension.
  var snapProximity = 0.0
  /// Distances that snap positions keep from the ends of the view.
  var snapPadding = Insets.zero
  var chaining = (Chaining.automatic, Chaining.automatic)
  /// That of the content; none inherits.
  var direction: LayoutDirection?
  /// Pull beyond the edge that starts refreshing; 0 for none.
  var refreshDistance = 0.0
  /// Points of a wheel's notch and of a line; page of a wheel or key as a fraction of the
  /// dimension.
  var wheelNotch = 60.0
  var line = 40.0
  var pageFraction = 0.875
  var smoothsWheel = true
  /// Axes for which there are indicators.
  var indicators = Axes()
  var indicatorInset = Insets.zero
  var minimumIndicator = 36.0
  var scrollsToTop = true
  var keyboardDismiss = KeyboardDismiss.none
  var minimumZoom = 1.0
  var maximumZoom = 1.0
  var bouncesZoom = true
  /// Whether content smaller than the view is centered.
  var centersContent = false
  /// Whether a caught flick makes the next one faster (SC-30).
  var carriesMomentum = false
  /// Whether momentum at an edge goes on in the outer scroller (SC-53).
  var chainsMomentum = false
  var delaysTouches = true
  var cancelsTouches = true

  func chaining(_ axis: Int) -> Chaining { axis == 0 ? chaining.0 : chaining.1 }
}
