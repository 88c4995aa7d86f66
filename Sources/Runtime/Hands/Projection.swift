/// What a finger's way is in the number that it moves.
struct Projection: BitwiseCopyable, Equatable {
  /// Of length 1: where the number grows.
  var direction: Vector
  /// How many points of the finger's are one of the number.
  var extent: Double
  var resistance = Resistance()

  func reading(of way: Vector) -> Double {
    (way.dx * direction.dx + way.dy * direction.dy) / extent
  }
}
