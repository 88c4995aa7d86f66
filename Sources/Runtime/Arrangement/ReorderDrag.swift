/// How a child is dragged to another place.
struct ReorderOptions {
  /// The C enumerators have the same values.
  enum Axis: UInt32 { case vertical = 0, horizontal = 1, grid = 2 }

  var axis = Axis.vertical
  /// How it looks while a finger holds it.
  var lift: Presence
  /// How it falls into its place.
  var drop: ImplicitTiming
  /// Whether scrollers scroll that the finger comes near an edge of (AU-3).
  var scrolls = true
}

/// The line along which children follow one another, in either direction.
struct ReorderLine {
  let isVertical: Bool
  /// The sign of the coordinate's change from a child to the next one.
  var forward: Double

  /// Returns a point's coordinate along the line, which grows from a child to the next one.
  func coordinate(of point: Point) -> Double { forward * (isVertical ? point.y : point.x) }

  /// Returns where a rectangle begins and ends along the line.
  func ends(of rect: Rect) -> (low: Double, high: Double) {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return forward < 0 ? (-high, -low) : (low, high)
  }
}

/// A child under a finger.
struct ReorderDrag {
  let key: UInt64
  /// Hands on x and y of the child's middle, which the finger's coordinates lead.
  private var hands = (Hand(), Hand())
  /// Its index among the others when it was taken, and now.
  let first: Int
  var index: Int
  /// The view whose list that is: another one of the group, when the finger is there.
  var over: Handle
  let options: ReorderOptions
  /// Where the finger is, in the window; none where that cannot be said.
  var finger: Point?

  /// Takes a child whose middle is at a place, with a finger at a point.
  init(
    key: UInt64, taking place: Point, at point: Point, since time: Double, first: Int,
    over: Handle, _ options: ReorderOptions
  ) {
    self.key = key
    self.first = first
    index = first
    self.over = over
    self.options = options
    hands.0.take(at: place.x, distance: point.x, since: time)
    hands.1.take(at: place.y, distance: point.y, since: time)
  }

  /// Where the middle of the child belongs under the finger.
  var place: Point { Point(x: hands.0.raw ?? 0, y: hands.1.raw ?? 0) }

  /// Moves with the finger, which is at a point of the list.
  mutating func follow(_ point: Point) {
    hands.0.follow(point.x)
    hands.1.follow(point.y)
  }

  /// Goes on in another list: turns the distance from the finger to the middle by the map. The finger's
  /// points are in that list's coordinates from then on.
  mutating func carry(by map: AffineTransform) {
    guard let x = hands.0.grip, let y = hands.1.grip else { return }
    let grab = map.carry(Vector(dx: x.start, dy: y.start))
    hands.0.take(at: grab.dx, since: x.since)
    hands.1.take(at: grab.dy, since: y.since)
  }
}
