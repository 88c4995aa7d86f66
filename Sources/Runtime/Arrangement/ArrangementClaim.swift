/// A child that goes from one list to another of its group (KL-20).
struct ArrangementClaim {
  let source: ChildArrangement
  let list: ChildArrangement
  let key: UInt64
  /// How many views its own stands in.
  var depth = 0
  /// From one list to the other, as both are seen, and how fast what rests in the one moves in the other.
  var way: AffineTransform?
  var drift = Vector(dx: 0, dy: 0)
  var isDone = false
}
