/// The constants of a zoom: springs, and resistance to a finger.
///
/// With a card of width W and height H, the finger's travel (x, y) from where the pan was
/// recognized, and τ = y / H downwards (from an edge: x / W),
///
///     d(τ) = τ up to κ,   κ + L(1 − 1/((τ − κ)/L + 1)) beyond,   L = (1 − m)/g − κ
///     s = 1 − g·d(τ)                (from an edge: 1 − g·τ, at least m)
///     fall = H(τ − λτ³)             up to its greatest, at τ = 1/√(3λ)
///     band(x) = (1 − 1/(c|x|/(qW) + 1))·qW, with the sign of x
///
/// A pan moves the point that it has grabbed by (band(x), fall), an edge swipe by (band(x),
/// band(y)); upwards a pan yields as it does across. The card shrinks by s about that point.
struct ZoomPhysics: BitwiseCopyable {
  /// Angular frequency ω in 1/s, and damping ratio.
  struct Motion: BitwiseCopyable {
    var frequency: Double
    var damping: Double

    var parameters: SpringParameters {
      SpringParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency)
    }
  }

  /// Springs of the zoom in, back into the source, and back to the whole screen.
  var entrance = Motion(frequency: 19, damping: 1)
  var landing = Motion(frequency: 15, damping: 0.75)
  var returning = Motion(frequency: 22, damping: 0.9)
  /// ω of the critically damped spring by which the screen follows the finger, 1/s.
  var tracking = 45.0
  /// ω of the critically damped spring by which the view behind comes back, 1/s.
  var covering = 15.0
  /// g, κ, m, λ, c and q, all without unit.
  var gain = 0.67
  var knee = 0.52
  var smallest = 0.37
  var fall = 0.45
  var band = 0.56
  var bandReach = 0.9
  /// Scales at which the finger's end lets the screen go back.
  var panThreshold = 0.905
  var edgeThreshold = 0.7
  var pinchThreshold = 0.5
  /// Seconds for which the travel of a pan or a swipe is extrapolated at its end.
  var lookAhead = 0.12
  /// Factor by which a fast swipe or pinch quickens the landing.
  var quickening = 0.3
  /// The part of the progress over which the source fades.
  var crossFade = 0.55
  /// Part by which the view behind is made smaller.
  var cover = 0.086
  /// How far the left and right edges lag when zooming in, and lead when going back, as fractions.
  var bendIn = 0.05
  var bendBack = 0.03
  /// Shadow of the card; offset and radius in points.
  var shadowAlpha = 0.24
  var shadowOffset = 4.0
  var shadowRadius = 30.0
  /// Seconds of the dissolve used instead with reduced motion.
  var dissolve = 0.14

  /// The card under a finger, or its velocity: the shift of the grabbed point, and the scale.
  struct Pull: BitwiseCopyable {
    var shift = Vector.zero
    var scale = 1.0
  }

  /// L.
  private var reach: Double { (1 - smallest) / gain - knee }

  /// Returns the card's shift and scale under a pan with this travel, in points.
  func panPull(_ travel: Vector, _ size: Size) -> Pull {
    Pull(
      shift: Vector(
        dx: stretch(travel.dx, size.width),
        dy: travel.dy > 0 ? fall(travel.dy, size.height) : stretch(travel.dy, size.height)),
      scale: travel.dy > 0 && size.height > 0
        ? 1 - gain * depth(travel.dy.divided(by: size.height)) : 1)
  }

  /// Returns the velocity of shift and scale under a pan: the derivative of `panPull`.
  func panVelocity(_ travel: Vector, _ velocity: Vector, _ size: Size) -> Pull {
    let isDown = travel.dy > 0 && size.height > 0
    let part = isDown ? travel.dy.divided(by: size.height) : 0
    let rate = isDown ? velocity.dy.divided(by: size.height) : 0
    return Pull(
      shift: Vector(
        dx: stretchSlope(travel.dx, size.width) * velocity.dx,
        dy: isDown
          ? (part < farthest ? size.height * (1 - 3 * fall * part * part) * rate : 0)
          : stretchSlope(travel.dy, size.height) * velocity.dy),
      scale: -gain * depthSlope(part) * rate)
  }

  /// Returns the card's shift and scale under a swipe from the leading edge.
  func edgePull(_ travel: Vector, _ size: Size, _ direction: LayoutDirection) -> Pull {
    var pull = edgePull(direction.vector(travel), size)
    pull.shift = direction.vector(pull.shift)
    return pull
  }

  /// Returns the velocity of shift and scale under a swipe from the leading edge.
  func edgeVelocity(
    _ travel: Vector, _ velocity: Vector, _ size: Size, _ direction: LayoutDirection
  ) -> Pull {
    var pull = edgeVelocity(direction.vector(travel), direction.vector(velocity), size)
    pull.shift = direction.vector(pull.shift)
    return pull
  }

  /// The pull of a swipe from the left edge.
  private func edgePull(_ travel: Vector, _ size: Size) -> Pull {
    Pull(
      shift: Vector(
        dx: stretch(travel.dx, size.width), dy: stretch(travel.dy, size.height)),
      scale: size.width > 0
        ? max(smallest, 1 - gain * max(0, travel.dx.divided(by: size.width))) : 1)
  }

  /// The derivative of `edgePull`.
  private func edgeVelocity(_ travel: Vector, _ velocity: Vector, _ size: Size) -> Pull {
    let moves =
      size.width > 0 && travel.dx >= 0 && 1 - gain * travel.dx / size.width > smallest
    return Pull(
      shift: Vector(
        dx: stretchSlope(travel.dx, size.width) * velocity.dx,
        dy: stretchSlope(travel.dy, size.height) * velocity.dy),
      scale: moves ? (-gain * velocity.dx).divided(by: size.width) : 0)
  }

  /// Returns the travel of a pan downwards at which a scale is reached; short of the smallest scale,
  /// which no travel reaches.
  func panTravel(to scale: Double, _ size: Size) -> Double {
    let depth = min(max(0, (1 - scale) / gain), knee + 0.95 * reach)
    guard depth > knee, reach > 0 else { return depth * size.height }
    return (knee + reach * (1 / (1 - (depth - knee) / reach) - 1)) * size.height
  }

  /// Returns the travel of a swipe from the edge at which a scale is reached.
  func edgeTravel(to scale: Double, _ size: Size) -> Double {
    min(max(0, (1 - scale) / gain), (1 - smallest) / gain) * size.width
  }

  /// Returns the scale under a pinch, which meets resistance beyond the whole screen.
  func pinchScale(_ scale: Double) -> Double {
    scale <= 1 ? max(scale, Self.smallestPinch) : 1 + (1 - 1 / (band * (scale - 1) + 1)) / 2
  }

  /// Returns how fast that scale changes: the derivative of `pinchScale`.
  func pinchVelocity(_ scale: Double, _ velocity: Double) -> Double {
    guard scale > 1 else { return scale > Self.smallestPinch ? velocity : 0 }
    let part = band * (scale - 1) + 1
    return velocity * band / (2 * part * part)
  }

  /// Returns how far back a transition is at a scale, 0 to 1.
  func percent(at scale: Double) -> Double { min(max(0, (1 - scale) / (1 - smallest)), 1) }

  private static var smallestPinch: Double { 0.05 }

  /// τ at which the fall is greatest.
  private var farthest: Double { fall > 0 ? 1.0.divided(by: (3 * fall).squareRoot()) : .infinity }

  /// d(τ).
  private func depth(_ part: Double) -> Double {
    guard part > knee else { return part }
    guard reach > 0 else { return knee }
    return knee + reach * (1 - 1 / ((part - knee) / reach + 1))
  }

  /// Derivative of `depth`.
  private func depthSlope(_ part: Double) -> Double {
    guard part > knee else { return 1 }
    guard reach > 0 else { return 0 }
    let stretched = (part - knee) / reach + 1
    return 1 / (stretched * stretched)
  }

  /// How far a pan moves the card down, in points.
  private func fall(_ travel: Double, _ height: Double) -> Double {
    guard height > 0 else { return 0 }
    let part = min(travel / height, farthest)
    return height * (part - fall * part * part * part)
  }

  /// The rubber band `band`, for a travel along a side of this length.
  private func stretch(_ travel: Double, _ length: Double) -> Double {
    let reach = bandReach * length
    guard reach > 0 else { return 0 }
    let distance = (1 - 1 / (band * travel.magnitude / reach + 1)) * reach
    return travel < 0 ? -distance : distance
  }

  /// Derivative of `stretch`.
  private func stretchSlope(_ travel: Double, _ length: Double) -> Double {
    let reach = bandReach * length
    guard reach > 0 else { return 0 }
    let part = 1 + band * travel.magnitude / reach
    return band / (part * part)
  }
}

/// The screen as a card under a hand, relative to its rest; or the velocity of that.
struct ZoomCard: BitwiseCopyable, Equatable {
  /// Offset of the center, in points.
  var offset = Vector.zero
  var scale = 1.0
  var rotation = 0.0
  /// How much the view behind is dimmed and made smaller, 0 to 1.
  var depth = 1.0

  static let still = ZoomCard(scale: 0, depth: 0)
}
