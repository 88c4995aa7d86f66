/// Change of a number by a finger's travel.
struct Projection: BitwiseCopyable, Equatable {
  /// Of length 1: where the number grows.
  var direction: Vector
  /// Points of the finger for one of the number.
  var extent: Double
  var resistance = Resistance()

  func reading(of movement: Vector) -> Double {
    (movement.dx * direction.dx + movement.dy * direction.dy) / extent
  }
}
