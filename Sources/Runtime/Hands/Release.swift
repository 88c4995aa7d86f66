/// One number as a finger lets go of it.
struct Release: BitwiseCopyable {
  /// Where it is shown.
  var place: Double
  /// How fast that changes, per second: the finger's velocity as the resistance lets it through
  /// (SC-13).
  var velocity: Double

  init(place: Double, velocity: Double) {
    self.place = place
    self.velocity = velocity
  }

  /// Makes the release of a hand at a raw place, with the finger's own velocity: the resistance
  /// gives both as they are shown.
  init(raw: Double, velocity: Double, _ resistance: Resistance) {
    place = resistance.shown(ofRaw: raw)
    self.velocity = velocity * resistance.slope(atRaw: raw)
  }

  /// Returns where the number would come to rest, flung as scrolled content is: choices between
  /// goals go by that. `numberPerPoint` is the change of the number for a point of the finger: a
  /// fling decays in points.
  func projectedEnd(_ decay: Decay = .normal, numberPerPoint: Double = 1) -> Double {
    // No rounding where the number is in points.
    guard numberPerPoint != 1 else { return decay.projectedEnd(from: place, velocity: velocity) }
    return decay.projectedEnd(from: place / numberPerPoint, velocity: velocity / numberPerPoint)
      * numberPerPoint
  }
}

/// Which of some places a release leads to. Places are asked for by their numbers, on one axis or on
/// two.
enum AnchorChoice {
  /// Returns the index of the place nearest to where a release would come to rest; none without
  /// places. Of two that are as near it is the one that lies further along the motion; at rest the
  /// first.
  static func nearest(
    to end: Vector, moving velocity: Vector, count: Int, _ place: (Int) -> Vector
  ) -> Int? {
    var found: Int?
    var least = Double.infinity
    var ahead = 0.0
    for index in 0..<count {
      let place = place(index)
      let distance = (place - end).lengthSquared
      let along = place.dx * velocity.dx + place.dy * velocity.dy
      if found == nil || distance < least || distance == least && along > ahead {
        (found, least, ahead) = (index, distance, along)
      }
    }
    return found
  }

  /// Returns the index of the nearest place on the side of a direction; none if there is none.
  static func next(
    from start: Vector, towards direction: Vector, count: Int, _ place: (Int) -> Vector
  ) -> Int? {
    var found: Int?
    var least = Double.infinity
    for index in 0..<count {
      let step = place(index) - start
      guard step.dx * direction.dx + step.dy * direction.dy > 0 else { continue }
      let square = step.lengthSquared
      if square < least { (found, least) = (index, square) }
    }
    return found
  }
}
