/// A constant acceleration, whatever the mass: 1 is 1000 pt/s². Several add up.
final class GravityBehavior: DynamicItemsBehavior {
  /// DY-10; default (0, 1).
  private(set) var direction = ForceVector(vector: Vector(dx: 0, dy: 1))

  var vector: Vector {
    get { direction.vector }
    set {
      direction = ForceVector(vector: newValue)
      changed()
    }
  }

  func set(angle: Double, magnitude: Double) {
    direction = ForceVector(angle: angle, magnitude: magnitude)
    changed()
  }

  override var sort: Int32 { 1 }

  override func code(_ coder: inout StateCoder) { direction.code(&coder) }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    for item in items { animator.accelerate(item, by: direction.vector * 1000) }
  }
}

/// One direction in two notations: a vector, or an angle and a magnitude.
struct ForceVector {
  private(set) var vector: Vector
  private(set) var angle: Double
  private(set) var magnitude: Double

  mutating func code(_ coder: inout StateCoder) {
    vector = coder.vector(vector)
    angle = coder.number(angle)
    magnitude = coder.number(magnitude)
  }

  init(vector: Vector) {
    self.vector = vector
    magnitude = vector.length
    angle = magnitude > 0 ? Elementary.atan2(vector.dy, vector.dx) : 0
  }

  /// A magnitude of 0 sets the angle to 0 (DY-10); a negative one reverses.
  init(angle: Double, magnitude: Double) {
    let (s, c) = Elementary.sincos(angle)
    self.magnitude = magnitude
    self.angle = magnitude == 0 ? 0 : angle
    vector = Vector(dx: c * magnitude, dy: s * magnitude)
  }
}
