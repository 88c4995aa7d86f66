/// A hand on the upper edge of a sheet, and how far the edge goes with it.
struct SheetHold {
  /// The container of the sheet, and the limits that its layout gives.
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
  /// The finger on the edge, in points of the container view.
  private var hand = Hand()
  /// The highest place of the edge, and the lowest one, below which the sheet leaves: those of the
  /// highest and the lowest detent. Where the edge is caught beyond a detent, or detents change under
  /// the finger, a limit is the edge's own place until the finger has moved it back.
  var ceiling = 0.0
  var floor = 0.0

  /// Takes the edge at a place, with a finger that has traveled some distance already.
  init(_ room: Room, top: Double, travel: Double = 0, since time: Double) {
    self.room = room
    hand.take(at: top, distance: travel, since: time)
  }

  /// Position of the edge under the finger.
  var top: Double { hand.raw ?? 0 }

  /// The distance from the floor until the sheet is out.
  var exitDistance: Double {
    Self.exitDistance(from: floor, room.bounds, lowestTop: room.lowestTop)
  }

  /// How far a sheet goes from a place until it is out: to below its container, and further from
  /// places where nearly nothing of it is seen, so that one point of the finger's does not take it
  /// all the way.
  static func exitDistance(from top: Double, _ bounds: Rect, lowestTop: Double) -> Double {
    max(1, bounds.maxY - top, min(shortestDistance, bounds.maxY - lowestTop))
  }

  private static var shortestDistance: Double { 100 }

  /// The part of the exit distance that lies behind the edge, 0 to 1.
  var passed: Double { min(1, max(0, top - floor) / exitDistance) }

  /// Where a sheet that may not leave is shown under the finger: below the floor the edge gives way a
  /// little.
  var givenTop: Double { max(resistance.shown(ofRaw: top), ceiling) }

  private var resistance: Resistance {
    Resistance(
      highest: floor, form: .band(RubberBand(dimension: max(1, room.bounds.size.height))))
  }

  /// Follows the finger. `place` is where the edge stands: if the layout has got more room beyond a
  /// limit that the finger has passed, the finger moves the edge on from `place`.
  mutating func follow(_ travel: Double, _ layout: SheetLayout, from place: Double) {
    if layout.highestTop < ceiling && top < ceiling {
      hand.move(to: place)
    } else if layout.lowestTop > floor && top > floor {
      floor = layout.lowestTop
      hand.move(to: resistance.raw(ofShown: place))
    }
    hand.follow(travel)
    ceiling = min(layout.highestTop, max(ceiling, top))
    floor = max(layout.lowestTop, min(floor, top))
  }

  /// Follows the finger during a transition, which moves the card below the floor.
  mutating func followInTransition(_ travel: Double, _ layout: SheetLayout) {
    if layout.highestTop < ceiling && top < ceiling { hand.move(to: ceiling) }
    hand.follow(travel)
    ceiling = min(ceiling, layout.highestTop)
  }

  /// Goes on in another room: as far from the lowest detent, or, if `keepsPart`, with the same part of
  /// the exit distance behind it. Returns by how much the lowest detent has moved.
  mutating func enter(_ other: Room, keepsPart: Bool) -> Double {
    guard other.bounds != room.bounds || other.isAtEdge != room.isAtEdge else { return 0 }
    let shift = other.lowestTop - room.lowestTop
    let (part, edge) = (passed, givenTop + shift)
    room = other
    ceiling += shift
    floor += shift
    hand.move(
      to: keepsPart && part > 0 ? floor + part * exitDistance : resistance.raw(ofShown: edge))
    return shift
  }

  /// Whether a finger that lets go here dismisses: when the throw would come to rest beyond half of
  /// the way (SH-4, R-19).
  func leaves(velocity: Double) -> Bool {
    Release(place: top, velocity: velocity).projectedEnd() - floor > exitDistance / 2
  }
}
