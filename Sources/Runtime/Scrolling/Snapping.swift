/// Snap positions of an axis, and the one at which a release rests (SC-39; the terms are those of
/// CSS Scroll Snap).
struct Snapping {
  /// How strictly content snaps. The values are those of the C enumerators.
  enum Strictness: UInt32 {
    case none = 0
    case proximity = 1
    case mandatory = 2
  }

  struct Position: BitwiseCopyable {
    var offset: Double
    /// Whether no drag passes it.
    var stops = false
    /// Offsets between which the area fills the view; none if `begin` is greater than
    /// `end`.
    var begin: Double
    var end: Double
  }

  var positions: [Position]
  var strictness: Strictness
  /// Greatest distance from a position at which a release snaps, in points, for `proximity`.
  var proximity: Double
  var range: ClosedRange<Double>

  /// Returns the offset at which a release comes to rest.
  ///
  /// The natural end decides: the nearest position, except that a flick never leads back, and that
  /// positions with `stops` are not passed.
  func target(from offset: Double, velocity: Double, begin: Double, _ decay: Decay) -> Double {
    let projected = Release(place: offset, velocity: velocity).projectedEnd(decay)
    let natural = min(max(projected, range.lowerBound), range.upperBound)
    guard strictness != .none, !positions.isEmpty else { return natural }
    let isFlick = velocity.magnitude >= ScrollFigures.flickSpeed
    var candidate = nearest(to: natural, towardsMaximum: velocity > 0)
    if isFlick, (candidate - offset) * velocity <= 0 {
      candidate = next(after: offset, towardsMaximum: velocity > 0) ?? candidate
    }
    if let stop = firstStop(from: begin, to: candidate) { candidate = stop }
    guard strictness == .proximity else { return candidate }
    return (candidate - natural).magnitude <= proximity ? candidate : natural
  }

  /// Returns the nearest position, of two as near the one in the direction of motion; the natural end
  /// itself where an area larger than the view covers it.
  private func nearest(to natural: Double, towardsMaximum: Bool) -> Double {
    var best = natural
    var distance = Double.infinity
    for position in positions {
      let place = position.offset
      if natural >= position.begin, natural <= position.end { return natural }
      let away = (place - natural).magnitude
      if away < distance || (away == distance && towardsMaximum == (place > best)) {
        best = place
        distance = away
      }
    }
    return best
  }

  /// Returns the next position from an offset on, towards the greatest or the least offset.
  func next(after offset: Double, towardsMaximum: Bool) -> Double? {
    var found: Double?
    for position in positions {
      let place = position.offset
      if towardsMaximum, place > offset { found = min(found ?? place, place) }
      if !towardsMaximum, place < offset { found = max(found ?? place, place) }
    }
    return found
  }

  /// Returns the first stop on the path from one offset to another.
  private func firstStop(from begin: Double, to candidate: Double) -> Double? {
    var found: Double?
    for position in positions where position.stops {
      let place = position.offset
      if place > begin, place < candidate { found = min(found ?? place, place) }
      if place < begin, place > candidate { found = max(found ?? place, place) }
    }
    return found
  }
}
