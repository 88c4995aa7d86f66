/// What a finger has of a sheet: where the upper edge goes with its travel, and how far.
struct SheetHold {
  /// What the sheet stands in.
  struct Room {
    let bounds: Rect
    let isAtEdge: Bool
    let lowestTop: Double

    init(_ bounds: Rect, _ layout: SheetLayout) {
      self.bounds = bounds
      isAtEdge = layout.isAtEdge
      lowestTop = layout.lowestTop
    }
  }

  private(set) var room: Room
  /// Where the edge would be without travel, and where the finger has it.
  var start = 0.0
  var top = 0.0
  /// The highest place to which it goes, and the lowest one from which on it leaves: those of the
  /// detents. What stands beyond them when they change, or is caught there, is not pushed: it has
  /// the room to go back.
  var ceiling = 0.0
  var floor = 0.0
  /// Where a transition has been caught: where the edge was, and how much of the way out lay behind.
  var caughtTop = 0.0
  var caughtPart = 0.0

  init(_ room: Room) { self.room = room }

  /// From the floor to below the container.
  var way: Double { max(1, room.bounds.maxY - floor) }

  /// How much of the way out lies behind. It leads through three points, with lines between them:
  /// nothing of it at the floor, what had passed where it was caught, all of it below the container.
  var passed: Double {
    if top <= floor { return 0 }
    if top < caughtTop { return caughtPart * (top - floor) / (caughtTop - floor) }
    let rest = room.bounds.maxY - caughtTop
    return rest > 0 ? min(1, caughtPart + (1 - caughtPart) * (top - caughtTop) / rest) : 1
  }

  /// It has been caught here, with a part of the way out behind it.
  mutating func anchor(at top: Double, _ part: Double) {
    self.top = top
    caughtTop = max(top, floor)
    caughtPart = part
  }

  mutating func follow(_ travel: Double, _ layout: SheetLayout) {
    top = start + travel
    ceiling = min(layout.highestTop, max(ceiling, top))
    floor = max(layout.lowestTop, min(floor, top))
  }

  /// Goes on in another room, as far from the lowest place. Answers by how much that has moved.
  mutating func enter(_ other: Room) -> Double {
    guard other.bounds != room.bounds || other.isAtEdge != room.isAtEdge else { return 0 }
    let shift = other.lowestTop - room.lowestTop
    let isOut = passed >= 1
    let old = top
    room = other
    floor += shift
    anchor(at: isOut ? other.bounds.maxY : top + shift, isOut ? 1 : passed)
    start += top - old
    ceiling += shift
    return shift
  }

  /// Whether a finger that lets go here dismisses: beyond half of the way or with 1000 points a
  /// second (CONTRACT §6.2); one that goes back, when it would come to rest there (ruling 19).
  func leaves(velocity: Double) -> Bool {
    if velocity >= SheetOptions.Figure.dismissalSpeed { return true }
    let rest = velocity < 0 ? Decay.normal.projectedEnd(from: top, velocity: velocity) : top
    return rest - floor > way / 2
  }
}
