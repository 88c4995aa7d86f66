/// What a flight is at a moment, in the coordinates of its container: numbers that move one by one.
///
/// The place of an affine picture is its middle, the lengths of its sides, and an angle and a shear as
/// `AffineTransform.Decomposition` has them.
struct FlightValues: BitwiseCopyable {
  var numbers = SIMD16<Double>()

  private enum At {
    static let x = 0, y = 1, width = 2, height = 3, rotation = 4, shear = 5, radius = 6
    static let red = 7, alpha = 11
  }

  var center: Point {
    get { Point(x: numbers[At.x], y: numbers[At.y]) }
    set { (numbers[At.x], numbers[At.y]) = (newValue.x, newValue.y) }
  }

  /// Springs overshoot; sides do not turn inside out.
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

  var cornerRadius: Double {
    get { max(0, numbers[At.radius]) }
    set { numbers[At.radius] = newValue }
  }

  var color: Color {
    get {
      Color(
        red: numbers[At.red], green: numbers[At.red + 1], blue: numbers[At.red + 2],
        alpha: min(max(0, numbers[At.red + 3]), 1))
    }
    set {
      numbers[At.red] = newValue.red
      numbers[At.red + 1] = newValue.green
      numbers[At.red + 2] = newValue.blue
      numbers[At.red + 3] = newValue.alpha
    }
  }

  var alpha: Double {
    get { min(max(0, numbers[At.alpha]), 1) }
    set { numbers[At.alpha] = newValue }
  }

  var isFinite: Bool {
    for index in 0..<numbers.scalarCount where !numbers[index].isFinite { return false }
    return true
  }

  /// From the frame, whose origin is its top left, to the container.
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

  /// The same picture with the angle that is nearest to another's: the short way round. What has no
  /// colour takes the other's, so that it only fades.
  func near(_ other: FlightValues) -> FlightValues {
    var result = self
    let turn = 2 * 3.141592653589793
    let turns = Elementary.floor((other.rotation - rotation) / turn + 0.5)
    if turns.isFinite { result.rotation += turns * turn }
    if result.color.alpha == 0 {
      var color = other.color
      color.alpha = 0
      result.color = color
    }
    return result
  }

  /// Where each number stands, at p of the way from 0 to 1, on the way that its flight takes: along a
  /// line or, the middle, along a quarter of an ellipse, as a cubic whose handles have .5523 of its
  /// half axes. It leaves along its longer axis.
  static func way(_ p: Double, arc: Arc) -> SIMD16<Double> {
    var way = SIMD16<Double>(repeating: p)
    guard arc != .none else { return way }
    let q = 1 - p
    let handle = 0.5523
    let first = 3 * handle * p * q * q + 3 * p * p * q + p * p * p
    let second = 3 * (1 - handle) * p * p * q + p * p * p
    way[At.x] = arc == .acrossFirst ? first : second
    way[At.y] = arc == .acrossFirst ? second : first
    return way
  }

  enum Arc { case none, acrossFirst, downFirst }
}
