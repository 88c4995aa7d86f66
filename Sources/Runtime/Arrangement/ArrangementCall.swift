/// What the children of one list do together.
struct ArrangementCall {
  let options: ArrangementOptions
  /// Nothing is animated.
  let jumps: Bool
  /// Nobody comes with an effect.
  let entersAtOnce: Bool
  /// What is seen of the parent, in its coordinates, with its margin; none when everything counts.
  let sight: Rect?
  /// By how much the origin has moved since the last list.
  var shift: Point
  var entering = Ranks(list: 0)
  var moving = Ranks(list: 1)
  var leaving = Ranks(list: 2)

  /// Whether children are to stand in another order, as far as the list says.
  var changesOrder = false
  /// Whether those that wait for exits have begun to move.
  var hasMoved = false

  /// Whether moves, and whether enters have to wait for others (KL-12).
  func waits(_ arrangement: ChildArrangement, _ horizon: Double) -> (moves: Bool, enters: Bool) {
    guard options.order != .together, !jumps else { return (false, false) }
    for place in 0..<arrangement.leavers.count
    where arrangement.children[Int(arrangement.leavers[place])].presenceEnd > horizon {
      return (true, true)
    }
    guard options.order == .exitsMovesEnters else { return (false, false) }
    if !hasMoved, moving.count > 0 { return (false, true) }
    for place in 0..<arrangement.active.count {
      let child = arrangement.children[Int(arrangement.active[place])]
      if child.state == .moving, child.moveEnd > horizon { return (false, true) }
    }
    return (false, false)
  }

  /// Ranks of children that begin one after the other.
  struct Ranks {
    /// Which of the lists of distances is theirs.
    let list: Int
    var count = 0
    private var next = 0

    init(list: Int) { self.list = list }

    /// The delay of the next child: gaps shrink so that the last one begins within the limit.
    mutating func delay(_ options: ArrangementOptions, _ distances: StaggerRanks) -> Double {
      let place = next
      next += 1
      guard count > 1, options.stagger > 0 else { return 0 }
      let rank =
        switch options.staggerFrom {
        case .first: place
        case .last: max(0, count - 1 - place)
        case .center, .point: distances.rank(of: place, in: list)
        }
      return Double(rank) * min(options.stagger, options.staggerLimit / Double(count - 1))
    }
  }
}
