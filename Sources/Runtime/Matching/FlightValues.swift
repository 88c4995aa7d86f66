/// Values of a flight at a moment, in the coordinates of its container: numbers that move one by
/// one.
///
/// A transformed rectangle is given by its center, the lengths of its sides, and an angle and a
/// shear as in `AffineTransform.Decomposition`.
struct FlightValues: BitwiseCopyable {
  var numbers = FlightNumbers.zero

  private enum At {
    static let x = 0, y = 1, width = 2, height = 3, rotation = 4, shear = 5, radii = 6
    static let color = 10, alpha = 14, border = 15, borderColor = 16
    static let shadowColor = 20, shadowOffset = 24, shadowRadius = 26
    static let depth = 27, openness = 28
  }

  var center: Point {
    get { Point(x: numbers[At.x], y: numbers[At.y]) }
    set { (numbers[At.x], numbers[At.y]) = (newValue.x, newValue.y) }
  }

  /// Size of the frame. Springs overshoot; negative lengths count as 0.
  var size: Size {
    get { Size(width: max(0, numbers[At.width]), height: max(0, numbers[At.height])) }
    set { (numbers[At.width], numbers[At.height]) = (newValue.width, newValue.height) }
  }

  var rotation: Double {
    get { numbers[At.rotation] }
    set { numbers[At.rotation] = newValue }
  }

  var shear: Double {
    get { numbers[At.shear] }
    set { numbers[At.shear] = newValue }
  }

  /// Corner radii, from the top left clockwise.
  var radii: CornerRadii {
    get {
      CornerRadii(
        topLeft: max(0, numbers[At.radii]), topRight: max(0, numbers[At.radii + 1]),
        bottomRight: max(0, numbers[At.radii + 2]), bottomLeft: max(0, numbers[At.radii + 3]))
    }
    set {
      (numbers[At.radii], numbers[At.radii + 1]) = (newValue.topLeft, newValue.topRight)
      (numbers[At.radii + 2], numbers[At.radii + 3]) = (newValue.bottomRight, newValue.bottomLeft)
    }
  }

  var color: Color {
    get { color(At.color) }
    set { set(At.color, newValue) }
  }

  var border: (width: Double, color: Color) {
    get { (max(0, numbers[At.border]), color(At.borderColor)) }
    set {
      numbers[At.border] = newValue.width
      set(At.borderColor, newValue.color)
    }
  }

  var shadow: (color: Color, offset: Vector, radius: Double) {
    get {
      (
        color(At.shadowColor),
        Vector(dx: numbers[At.shadowOffset], dy: numbers[At.shadowOffset + 1]),
        max(0, numbers[At.shadowRadius])
      )
    }
    set {
      set(At.shadowColor, newValue.color)
      (numbers[At.shadowOffset], numbers[At.shadowOffset + 1]) = (
        newValue.offset.dx, newValue.offset.dy
      )
      numbers[At.shadowRadius] = newValue.radius
    }
  }

  private func color(_ at: Int) -> Color {
    Color(
      red: numbers[at], green: numbers[at + 1], blue: numbers[at + 2],
      alpha: min(max(0, numbers[at + 3]), 1))
  }

  private mutating func set(_ at: Int, _ color: Color) {
    (numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) = (
      color.red, color.green, color.blue, color.alpha
    )
  }

  var alpha: Double {
    get { min(max(0, numbers[At.alpha]), 1) }
    set { numbers[At.alpha] = newValue }
  }

  /// How much the view behind is dimmed and made smaller, 0 to 1.
  var depth: Double {
    get { min(max(0, numbers[At.depth]), 1) }
    set { numbers[At.depth] = newValue }
  }

  /// Fraction from the source to the whole screen; springs pass its ends.
  var openness: Double {
    get { numbers[At.openness] }
    set { numbers[At.openness] = newValue }
  }

  var isFinite: Bool {
    for index in 0..<FlightNumbers.count where !numbers[index].isFinite { return false }
    return true
  }

  /// Map from the frame, whose origin is its top left, to the container.
  var transform: AffineTransform {
    let size = self.size
    var parts = AffineTransform.Decomposition.identity
    parts.rotation = rotation
    parts.shear = shear
    var transform = AffineTransform(parts)
    let middle = transform.apply(to: Point(x: size.width / 2, y: size.height / 2))
    transform.tx = center.x - middle.x
    transform.ty = center.y - middle.y
    return transform
  }

  /// Returns these values with the angle nearest to another's, the short way round. A colour with
  /// alpha 0 becomes the other's with alpha 0, so that it only fades.
  func near(_ other: FlightValues) -> FlightValues {
    var result = self
    let turn = 2 * 3.141592653589793
    let turns = Elementary.floor((other.rotation - rotation) / turn + 0.5)
    if turns.isFinite { result.rotation += turns * turn }
    for at in [At.color, At.borderColor, At.shadowColor] where numbers[at + 3] == 0 {
      for index in at..<at + 3 { result.numbers[index] = other.numbers[index] }
    }
    return result
  }

  /// Returns the fraction of its distance that each number has covered at progress p, 0 to 1: p
  /// itself; for a center that flies along an arc its place on a quarter of an ellipse, as a cubic
  /// Bézier curve whose handles have 0.5523 ≈ 4/3 · (√2 − 1) of its half axes. It leaves along its
  /// longer axis. The left and right edges can bend: p + bend·sin πp.
  static func path(_ p: Double, arc: Arc, bend: Double) -> FlightNumbers {
    var passed = FlightNumbers(repeating: p)
    if bend != 0 {
      let across = p + bend * Elementary.sin(3.141592653589793 * p)
      passed[At.x] = across
      passed[At.width] = across
    }
    guard arc != .none else { return passed }
    let q = 1 - p
    let handle = 0.5523
    let first = 3 * handle * p * q * q + 3 * p * p * q + p * p * p
    let second = 3 * (1 - handle) * p * p * q + p * p * p
    passed[At.x] = arc == .acrossFirst ? first : second
    passed[At.y] = arc == .acrossFirst ? second : first
    return passed
  }

  /// Returns the derivative of `path` by p.
  static func pathSlope(_ p: Double, arc: Arc, bend: Double) -> FlightNumbers {
    var slope = FlightNumbers(repeating: 1)
    if bend != 0 {
      let pi = 3.141592653589793
      let across = 1 + bend * pi * Elementary.cos(pi * p)
      slope[At.x] = across
      slope[At.width] = across
    }
    guard arc != .none else { return slope }
    let q = 1 - p
    let handle = 0.5523
    let first = 3 * handle * (q * q - 2 * p * q) + 6 * p * q - 3 * p * p + 3 * p * p
    let second = 3 * (1 - handle) * (2 * p * q - p * p) + 3 * p * p
    slope[At.x] = arc == .acrossFirst ? first : second
    slope[At.y] = arc == .acrossFirst ? second : first
    return slope
  }

  static var opennessIndex: Int { At.openness }
  static var depthIndex: Int { At.depth }
  static var firstOfRadii: Int { At.radii }
  /// Index of the last number of the place: center, size, angle, shear and radii are first.
  static var lastOfPlace: Int { At.radii + 3 }

  /// Changes per second of center and size, where the numbers are a velocity.
  var rates: (center: Vector, width: Double, height: Double) {
    (Vector(dx: numbers[At.x], dy: numbers[At.y]), numbers[At.width], numbers[At.height])
  }

  mutating func scaleRadii(by scale: Double) {
    for index in At.radii..<At.radii + 4 { numbers[index] *= scale }
  }

  /// Sets the numbers of a velocity: changes per second of center, size and angle.
  mutating func setRates(center: Vector, width: Double, height: Double, rotation: Double) {
    (numbers[At.x], numbers[At.y]) = (center.dx, center.dy)
    (numbers[At.width], numbers[At.height]) = (width, height)
    numbers[At.rotation] = rotation
  }

  enum Arc { case none, acrossFirst, downFirst }
}
