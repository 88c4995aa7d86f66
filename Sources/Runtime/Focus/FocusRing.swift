/// The view that a host gives to show where the focus is: it stands around the view that has it and
/// flies from one to the next, in the window and in front of all that stands there (FO-5).
///
/// shown = target + x, where the target is where the view is seen in this frame, and x a spring that
/// sets out from the gap and with the velocity that there are when the focus moves.
final class FocusRing {
  /// How it goes around views, and from one to the next.
  struct Options {
    var outset = Insets(top: 0, left: 0, bottom: 0, right: 0)
    var spring = SpringParameters(response: 0.3, dampingRatio: 0.85)
  }

  /// Middle and size: each moves by itself.
  private struct Numbers: BitwiseCopyable {
    var values: InlineArray<4, Double> = InlineArray(repeating: 0)

    init() {}

    init(_ rect: Rect) {
      values[0] = rect.center.x
      values[1] = rect.center.y
      values[2] = rect.size.width
      values[3] = rect.size.height
    }

    func isWithin(_ limit: Double) -> Bool {
      for index in 0..<4 where values[index].magnitude > limit { return false }
      return true
    }

    static func combine(
      _ one: Numbers, _ factor: Double, _ other: Numbers, _ second: Double
    ) -> Numbers {
      var result = Numbers()
      for index in 0..<4 {
        result.values[index] = one.values[index] * factor + other.values[index] * second
      }
      return result
    }
  }

  private enum State {
    /// Nothing has the focus: it is hidden.
    case hidden
    case resting(on: Handle)
    case flying(to: Handle, since: Double)
  }

  let view: Handle
  private let options: Options
  private let spring: Spring
  private var state = State.hidden
  /// Start of a flight, from its target, and its velocity.
  private var gap = Numbers()
  private var speed = Numbers()
  /// The numbers shown last, and their time.
  private var shown = Numbers()
  private var time = 0.0

  init(_ view: Handle, _ options: Options) {
    self.view = view
    self.options = options
    spring = Spring(options.spring)
  }

  /// The view that it surrounds, or to which it flies.
  var goal: Handle {
    switch state {
    case .hidden: .none
    case .resting(let view), .flying(let view, _): view
    }
  }

  var isFlying: Bool { if case .flying = state { true } else { false } }

  /// Distance and velocity below which it has arrived: in points, and points per second.
  private static let nearness = (distance: 0.01, speed: 1.0)

  /// Goes to where the view with the focus is seen in this frame; none when nothing has the focus.
  func follow(_ target: Rect?, of focused: Handle, at now: Double, flies: Bool) {
    guard let target else { return state = .hidden }
    let goal = Numbers(
      Rect(
        x: target.minX - options.outset.left, y: target.minY - options.outset.top,
        width: max(0, target.size.width + options.outset.left + options.outset.right),
        height: max(0, target.size.height + options.outset.top + options.outset.bottom)))
    switch state {
    case .hidden: state = .resting(on: focused)
    case .flying where !flies: state = .resting(on: focused)
    case .resting(let old) where old != focused:
      speed = Numbers()
      if flies { takeOff(to: focused, goal, at: now) } else { state = .resting(on: focused) }
    case .flying(let old, let since) where old != focused:
      // It goes on from the frame in which it was shown last.
      speed = offset(after: time - since).speed
      takeOff(to: focused, goal, at: time)
    case .resting, .flying: break
    }
    shown = goal
    time = now
    guard case .flying(_, let since) = state else { return }
    let offset = offset(after: now - since)
    if offset.place.isWithin(Self.nearness.distance), offset.speed.isWithin(Self.nearness.speed) {
      return state = .resting(on: focused)
    }
    shown = .combine(goal, 1, offset.place, 1)
  }

  /// From where it has been shown last.
  private func takeOff(to focused: Handle, _ goal: Numbers, at start: Double) {
    gap = .combine(shown, 1, goal, -1)
    state = .flying(to: focused, since: start)
  }

  private func offset(after seconds: Double) -> (place: Numbers, speed: Numbers) {
    let (place, rate) = (spring.displacement(at: seconds), spring.velocity(at: seconds))
    return (.combine(gap, place.a, speed, place.b), .combine(gap, rate.a, speed, rate.b))
  }

  /// Frame to show; none if it is hidden.
  var frame: Rect? {
    if case .hidden = state { return nil }
    let values = shown.values
    let (width, height) = (max(0, values[2]), max(0, values[3]))
    return Rect(
      x: values[0] - width / 2, y: values[1] - height / 2, width: width, height: height)
  }

  func checkInvariants() {
    if case .flying(_, let since) = state { assert(since <= time) }
    assert(shown.values[0].isFinite && shown.values[1].isFinite)
  }
}
