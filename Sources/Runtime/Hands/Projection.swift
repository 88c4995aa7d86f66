/// Change of a number by a finger's travel.
struct Projection: BitwiseCopyable, Equatable {
  /// The direction in which the number grows; of length 1.
  var direction: Vector
  /// Points of the finger that change the number by 1.
  var extent: Double
  var resistance = Resistance()

  /// Returns the change of the number that a movement of the finger, in points, makes.
  func reading(of movement: Vector) -> Double {
    (movement.dx * direction.dx + movement.dy * direction.dy) / extent
  }
}
