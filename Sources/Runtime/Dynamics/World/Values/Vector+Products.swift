extension Vector {
  @inline(__always) func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive when `other` lies clockwise on the screen.
  @inline(__always) func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// A quarter turn clockwise on the screen (y points down): spin × arm for spin 1.
  @inline(__always) var turned: Vector { Vector(dx: -dy, dy: dx) }

  @inline(__always) static func += (a: inout Vector, b: Vector) { a = a + b }
  @inline(__always) static func -= (a: inout Vector, b: Vector) { a = a - b }
}

/// A rotation as a unit complex number.
struct Rotation {
  var cosine = 1.0
  var sine = 0.0

  static let identity = Rotation()

  @inline(__always) init() {}

  @inline(__always) init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  init(angle: Double) {
    let (s, c) = Elementary.sincos(angle)
    self.init(cosine: c, sine: s)
  }

  @inline(__always) func apply(_ v: Vector) -> Vector {
    Vector(dx: cosine * v.dx - sine * v.dy, dy: sine * v.dx + cosine * v.dy)
  }

  @inline(__always) func undo(_ v: Vector) -> Vector {
    Vector(dx: cosine * v.dx + sine * v.dy, dy: cosine * v.dy - sine * v.dx)
  }

  /// self⁻¹ · other: how `other` is turned as seen from self.
  @inline(__always) func relative(_ other: Rotation) -> Rotation {
    Rotation(
      cosine: cosine * other.cosine + sine * other.sine,
      sine: cosine * other.sine - sine * other.cosine)
  }

  /// Turned further by a small angle. Taylor to the ninth order, then one Newton step towards
  /// length 1: exact to rounding for |angle| ≤ 0.1, within 1e-7 up to an eighth of a turn.
  /// (Not inlined: it is needed in many places.)
  @_optimize(speed)
  @inline(never) func turned(by angle: Double) -> Rotation {
    guard angle.magnitude < 0.8 else {
      let (s, c) = Elementary.sincos(angle)
      return Rotation(
        cosine: c * cosine - s * sine, sine: s * cosine + c * sine)
    }
    return turned(bySmall: angle)
  }

  /// Turned further by an angle that is known to be below 0.8, see `turned(by:)`.
  @inline(__always) func turned(bySmall angle: Double) -> Rotation {
    let aa = angle * angle
    let s =
      angle * (1 - aa * (1.0 / 6 - aa * (1.0 / 120 - aa * (1.0 / 5040 - aa * (1.0 / 362_880)))))
    let c = 1 - aa * (0.5 - aa * (1.0 / 24 - aa * (1.0 / 720 - aa * (1.0 / 40_320))))
    let x = c * cosine - s * sine
    let y = s * cosine + c * sine
    let scale = 1.5 - 0.5 * (x * x + y * y)
    return Rotation(cosine: x * scale, sine: y * scale)
  }
}
