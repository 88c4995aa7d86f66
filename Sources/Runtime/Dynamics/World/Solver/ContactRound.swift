/// One of several passes over contacts: what it has changed.
struct ContactRound {
  /// The greatest change of a speed.
  var change = Float.infinity
  /// The squares of all changes, see `ContactBlock.Changes`; 0 before the first pass.
  var squares: Float = 0
}

extension ContactRound {
  init(_ changes: ContactBlock.Changes) {
    let squares = changes.squares
    self.init(
      change: changes.greatest.greatestLane, squares: squares.x + squares.y + squares.z + squares.w)
  }

  /// Whether all changes still to come are small together: they fall from round to round by the
  /// same share, which where masses differ much is close to 1, and their sum is that of a geometric
  /// series.
  func isNear(after before: ContactRound) -> Bool {
    before.change < .infinity
      && change * change <= World.enoughChange * (before.change - change)
  }
}
