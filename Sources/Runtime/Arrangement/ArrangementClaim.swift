/// A child that moves from one list to another of its group (KL-20).
struct ArrangementClaim {
  let source: ChildArrangement
  let list: ChildArrangement
  let key: UInt64
  /// Number of ancestors of its view.
  var depth = 0
  /// Map from the old list's shown coordinates to the new one's, and the velocity that a point at
  /// rest in the old one has in the new one, in points per second.
  var way: AffineTransform?
  var drift = Vector(dx: 0, dy: 0)
  var isDone = false
}
