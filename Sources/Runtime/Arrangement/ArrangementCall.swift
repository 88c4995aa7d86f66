/// Parameters with which all children of one list enter, move and leave, and what they are found to
/// do.
struct ArrangementCall {
  let options: ArrangementOptions
  /// Whether children go to their places without motion.
  let jumps: Bool
  /// Whether children enter without motion.
  let entersAtOnce: Bool
  /// Visible part of the parent in its own coordinates, with the margin around; none if nothing is
  /// culled.
  let sight: Rect?
  /// Change of the origin since the last list.
  var shift: Point
  var entering = Ranks(list: 0)
  var moving = Ranks(list: 1)
  var leaving = Ranks(list: 2)

  /// Whether the order of subviews has to change, as far as the list determines it.
  var changesOrder = false
  /// Whether the moves that waited for exits have begun.
  var hasMoved = false

  /// Returns whether moves have to wait for exits, and whether enters have to wait for exits or moves
  /// (KL-12). `horizon` is the time until which a motion counts as over in this frame.
  func waits(_ arrangement: ChildArrangement, _ horizon: Double) -> (moves: Bool, enters: Bool) {
    guard options.order != .together, !jumps else { return (false, false) }
    for position in 0..<arrangement.leavers.count
    where arrangement.children[Int(arrangement.leavers[position])].presenceEnd > horizon {
      return (true, true)
    }
    guard options.order == .exitsMovesEnters else { return (false, false) }
    if !hasMoved, moving.count > 0 { return (false, true) }
    for position in 0..<arrangement.active.count {
      let child = arrangement.children[Int(arrangement.active[position])]
      if child.state == .moving, child.moveEnd > horizon { return (false, true) }
    }
    return (false, false)
  }

  /// Parameters of a list, whose counts and ranks are found afterwards.
  init(
    options: ArrangementOptions, jumps: Bool, entersAtOnce: Bool, sight: Rect?, shift: Point
  ) {
    self.options = options
    self.jumps = jumps
    self.entersAtOnce = entersAtOnce
    self.sight = sight
    self.shift = shift
  }

  /// Parameters for exits alone, of which none is culled.
  init(forExitsWith options: ArrangementOptions) {
    self.init(options: options, jumps: false, entersAtOnce: false, sight: nil, shift: .zero)
  }

  /// Ranks of the children that begin one after the other.
  struct Ranks {
    /// The list of distances in `StaggerRanks`: 0 entering, 1 moving, 2 leaving.
    let list: Int
    var count = 0
    private var next = 0

    init(list: Int) { self.list = list }

    /// Counts a child that begins, and returns its delay in seconds. Gaps shrink so that the last
    /// child begins within `staggerLimit`.
    mutating func nextDelay(_ options: ArrangementOptions, _ distances: StaggerRanks) -> Double {
      let position = next
      next += 1
      guard count > 1, options.stagger > 0 else { return 0 }
      let rank =
        switch options.staggerFrom {
        case .first: position
        case .last: max(0, count - 1 - position)
        case .center, .point: distances.rank(of: position, in: list)
        }
      return Double(rank) * min(options.stagger, options.staggerLimit / Double(count - 1))
    }
  }
}
