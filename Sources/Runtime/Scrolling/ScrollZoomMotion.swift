/// A motion of scale and offset together, on one clock (SC-75, SC-76).
struct ScrollZoomMotion: BitwiseCopyable {
  /// A scale, and the offset with it.
  struct Place: BitwiseCopyable {
    var scale: Double
    var offset: Point
  }

  /// The C enumerators of states have the same values.
  let kind: ScrollMotion.Kind
  let from: Place
  let to: Place
  /// Velocity of the offset at the beginning.
  let velocity: Vector
  let begin: Double
  let end: Double
  /// Spring of the scale's logarithm, about that of its end.
  private let spring: CriticalSpring
  /// The point of the content, at scale 1, that stays under a point of the view while it settles.
  private let point: Point
  private let anchor: Point

  /// Makes the motion of a request: every point of the content goes straight.
  init(easeFrom from: Place, velocity: Vector, to: Place, at time: Double) {
    kind = .animating
    self.from = from
    self.to = to
    self.velocity = velocity
    begin = time
    end = time + ScrollFigures.animationTime
    spring = CriticalSpring(frequency: 1, displacement: 0, velocity: 0)
    point = .zero
    anchor = .zero
  }

  /// Makes the return to a limit about a point of the content, which stands at `anchor` of the view;
  /// `rate` is the velocity of the scale's logarithm.
  init(
    settleFrom from: Place, velocity: Vector, rate: Double, to: Place, about point: Point,
    at anchor: Point, time: Double
  ) {
    kind = .settling
    self.from = from
    self.to = to
    self.velocity = velocity
    self.point = point
    self.anchor = anchor
    begin = time
    let frequency = ScrollFigures.settleFrequency
    spring = CriticalSpring(
      frequency: frequency, displacement: Elementary.log(from.scale / to.scale), velocity: rate)
    // As points of the content move: those that are far from the anchor move most.
    let reach = max(1, point.x.magnitude * to.scale, point.y.magnitude * to.scale)
    let zoomed = spring.settlingTime(
      distance: ScrollFigures.settledDistance / reach, speed: Decay.stoppingSpeed / reach)
    let path = max(
      (from.offset.x - to.offset.x).magnitude, (from.offset.y - to.offset.y).magnitude)
    let moved = CriticalSpring(
      frequency: frequency, displacement: path + reach * spring.displacement.magnitude,
      velocity: velocity.length + reach * rate.magnitude
    ).settlingTime(distance: ScrollFigures.settledDistance, speed: Decay.stoppingSpeed)
    end = time + max(zoomed, moved)
  }

  /// Returns scale and offset at a time, and the velocity of the offset.
  func state(at now: Double) -> (place: Place, velocity: Vector) {
    guard now < end else { return (to, .zero) }
    let time = max(0, now - begin)
    return kind == .animating ? eased(time) : settled(time)
  }

  /// Returns the state of a request's motion, `time` seconds after its beginning: a cosine ease, in which
  /// the velocity at the beginning runs out (see `ScrollMotion.ease`).
  private func eased(_ time: Double) -> (place: Place, velocity: Vector) {
    let length = ScrollFigures.animationTime
    let p = min(time / length, 1)
    let remaining = 1 - p
    let angle = Elementary.sincos(.pi * p)
    let done = (1 - angle.cos) / 2
    let slope = .pi / (2 * length) * angle.sin
    let path = to.offset - from.offset
    return (
      Place(
        scale: from.scale + (to.scale - from.scale) * done,
        offset: from.offset + done * path + (length * p * remaining * remaining) * velocity),
      slope * path + (remaining * (1 - 3 * p)) * velocity
    )
  }

  /// Returns the state of a return to a limit: the scale by the spring, and the offset that keeps the
  /// content's point at its anchor, but for two differences: that of the offset at the beginning dies away, and that which the range demands at the
  /// end comes, both as a spring from rest; the velocity dies away besides.
  private func settled(_ time: Double) -> (place: Place, velocity: Vector) {
    let frequency = ScrollFigures.settleFrequency
    let state = spring.state(at: time)
    let scale = to.scale * Elementary.exp(state.displacement)
    let envelope = Elementary.exp(-frequency * time)
    let left = (1 + frequency * time) * envelope
    let slope = -frequency * frequency * time * envelope
    let content = point - Point.zero
    let first = from.offset - held(at: from.scale)
    let last = to.offset - held(at: to.scale)
    let push = velocity - (from.scale * spring.velocity) * content
    return (
      Place(
        scale: scale,
        offset: held(at: scale) + left * first + (1 - left) * last + (time * envelope) * push),
      (scale * state.velocity) * content + slope * (first - last)
        + ((1 - frequency * time) * envelope) * push
    )
  }

  /// Returns the offset that shows the point at the anchor with a scale.
  private func held(at scale: Double) -> Point {
    Point(x: point.x * scale - anchor.x, y: point.y * scale - anchor.y)
  }
}
