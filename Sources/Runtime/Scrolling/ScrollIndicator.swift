/// A scroll indicator, for the host to draw: a bar along an edge of the view.
struct ScrollIndicator: BitwiseCopyable, Equatable {
  /// Distance from the start of the bounds, in points.
  var position = 0.0
  var length = 0.0
  var alpha = 0.0

  /// Margin at the ends of the bounds, and the length below which a bounce does not shrink it;
  /// points.
  static let margin = 3.0
  static let shortest = 8.0

  init() {}

  /// Makes the indicator of an axis; one without length if there is nothing to scroll. `insets` are the
  /// safe area and the indicator's own insets at the ends of the bounds.
  init(
    _ scrollAxis: ScrollAxis, insets: (start: Double, end: Double), atLeast: Double, alpha: Double
  ) {
    let start = insets.start + Self.margin
    let room = scrollAxis.dimension - start - insets.end - Self.margin
    let reach = scrollAxis.maximum - scrollAxis.minimum
    guard room > 0, reach > 0, scrollAxis.dimension > 0 else { return }
    let whole = min(
      room, max(atLeast, room * (scrollAxis.dimension / (reach + scrollAxis.dimension))))
    let excess = scrollAxis.excess
    length = max(min(whole, Self.shortest), whole - excess.magnitude)
    let fraction = (scrollAxis.inRange(scrollAxis.offset) - scrollAxis.minimum) / reach
    position = excess > 0 ? start + room - length : start + (room - length) * fraction
    self.alpha = alpha
  }
}

/// Fading of an indicator: in over 0.1 s, out over 0.25 s after 0.3 s of rest.
struct IndicatorFade: BitwiseCopyable {
  private static let timeIn = 0.1
  private static let hold = 0.3
  private static let timeOut = 0.25

  private var from = 0.0
  private var begin = -Double.infinity
  private var end = -Double.infinity

  /// Time at which it is invisible.
  var gone: Double { end + Self.hold + Self.timeOut }

  /// Returns the alpha at a time, 0 to 1.
  func alpha(at time: Double) -> Double {
    let out = time - end - Self.hold
    guard out > 0 else { return coming(at: time) }
    guard out < Self.timeOut else { return 0 }
    return coming(at: end + Self.hold) * (1 - out / Self.timeOut)
  }

  /// Returns the alpha while it fades in, and 1 from then on.
  private func coming(at time: Double) -> Double {
    let passed = time - begin
    return passed < Self.timeIn ? min(1, from + max(0, passed) / Self.timeIn) : 1
  }

  /// Starts fading in, from the present alpha, as something moves.
  mutating func show(at time: Double) {
    guard end != .infinity else { return }
    from = alpha(at: time)
    begin = time
    end = .infinity
  }

  /// Starts fading out, as the scroller rests.
  mutating func hide(at time: Double) {
    guard end == .infinity else { return }
    end = max(time, begin)
  }
}

/// The indicators of a scroller: they are seen while it moves, and for a while after.
struct ScrollIndicators: ~Copyable {
  private var fade = IndicatorFade()
  /// Time at which the scroller came to rest, or its fingers left it.
  private var stillSince = -Double.infinity

  /// Whether they are shown until further notice.
  var areShown: Bool { fade.gone == .infinity }

  func alpha(at time: Double) -> Double { fade.alpha(at: time) }

  func areFading(at time: Double) -> Bool { time < fade.gone && fade.gone < .infinity }

  /// Notes that the scroller has been at rest since a time, or without fingers.
  mutating func noteRest(since time: Double) { stillSince = max(stillSince, time) }

  mutating func show(at time: Double) { fade.show(at: time) }

  mutating func hide(at time: Double) { fade.hide(at: time) }

  /// Starts fading out, from the time of rest.
  mutating func hide() { fade.hide(at: stillSince) }
}
