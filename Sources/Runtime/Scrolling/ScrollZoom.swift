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
  /// ln 2: nothing is shown beyond twice or half a limit.
  private static let reach = 0.6931471805599453

  var inRange: Double { min(max(scale, minimum), maximum) }

  /// What is shown of a scale that is asked for: beyond a limit a rubber band in the logarithm.
  func shown(_ asked: Double) -> Double {
    let limit = min(max(asked, minimum), maximum)
    guard asked != limit, bounces else { return limit }
    return limit
      * Elementary.exp(
        RubberBand(dimension: Self.reach).offset(ofPull: Elementary.log(asked / limit)))
  }

  /// What asks for the scale that is shown.
  var asked: Double {
    let limit = inRange
    guard scale != limit else { return scale }
    let pull = RubberBand(dimension: Self.reach).pull(ofOffset: Elementary.log(scale / limit))
    return limit * Elementary.exp(min(max(pull, -40), 40))
  }

  /// How much of a step of the logarithm is shown.
  func slope(_ asked: Double) -> Double {
    let limit = min(max(asked, minimum), maximum)
    guard asked != limit else { return 1 }
    return bounces
      ? RubberBand(dimension: Self.reach).slope(atPull: Elementary.log(asked / limit)) : 0
  }
}
