/// The scale of what a scroller shows, and what changes it (SC-73 to SC-77).
struct ScrollZoom {
  /// Two fingers.
  struct Pinch {
    /// The point of the content, at scale 1, that stays under their middle.
    var point: Point
    /// What they ask for at the pinch's scale 1.
    var start: Double
  }

  /// Whose transform carries the scale.
  var view = Handle.none
  var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  var pinch: Pinch?
  /// Where the middle of the last pinch was, in the view and in the content at scale 1.
  var anchor = Point.zero
  var point = Point.zero
  /// How fast the logarithm of the scale was at the end of the last pinch.
  var rate = 0.0
  var motion: ZoomMotion?
  /// Whether the host has been told of a beginning, and of no end.
  var isTold = false
  /// Whether the scale has changed since the host was told.
  var hasChanged = false

  /// Of the scale's logarithm per second; fingers that meet have no end to it.
  static let fastest = 20.0

  var inRange: Double { min(max(scale, minimum), maximum) }

  /// Beyond a limit a rubber band in the logarithm: nothing is shown beyond twice or half a limit.
  private var resistance: Resistance {
    Resistance(
      lowest: minimum, highest: maximum,
      form: bounces ? .scaleBand(RubberBand(dimension: Elementary.ln2)) : .stop)
  }

  /// What is shown of a scale that is asked for.
  func shown(_ asked: Double) -> Double { resistance.shown(ofRaw: asked) }

  /// What asks for the scale that is shown.
  var asked: Double { resistance.raw(ofShown: scale) }

  /// How much of a step of the logarithm is shown.
  func slope(_ asked: Double) -> Double { resistance.slopeOfLogarithm(atRaw: asked) }
}
