/// Directions in which the focus moves. The values are those of the C enumerators.
enum FocusDirection: UInt32 {
  case none = 0
  case left = 1
  case right = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6

  /// Whether it goes along the way in which what is read stands.
  var isOrdered: Bool { self == .next || self == .previous }
}

/// How far it is from one rectangle to another in a direction: the distance function of CSS spatial
/// navigation, and who is a candidate by its polyfill (FO-2).
///
///     distance = euclidean + displacement − alignment − √overlap
///
/// With the gaps g between the two on either axis, 0 where they meet: euclidean = √(gx² + gy²);
/// displacement = (g across + half of the old one's extent across) · weight; alignment = 5 · the
/// overlap across / the old one's extent across; overlap = the area that both have.
enum FocusDistance {
  /// Of displacement: ways to the side count little when the way itself is up or down, for what is
  /// read stands in lines.
  static let weights = (alongX: 30.0, alongY: 2.0)
  static let alignmentWeight = 5.0

  /// A rectangle on the axis of a direction, which points to larger numbers: along it and across.
  private struct Line {
    let first: Double
    let last: Double
    let across: (first: Double, last: Double)

    init(_ rect: Rect, _ direction: FocusDirection) {
      switch direction {
      case .left:
        (first, last, across) = (-rect.maxX, -rect.minX, (rect.minY, rect.maxY))
      case .up:
        (first, last, across) = (-rect.maxY, -rect.minY, (rect.minX, rect.maxX))
      case .down:
        (first, last, across) = (rect.minY, rect.maxY, (rect.minX, rect.maxX))
      default:
        (first, last, across) = (rect.minX, rect.maxX, (rect.minY, rect.maxY))
      }
    }
  }

  /// The distance from `old` to `new`; none when `new` does not lie in that direction.
  static func distance(from old: Rect, to new: Rect, _ direction: FocusDirection) -> Double? {
    let (from, to) = (Line(old, direction), Line(new, direction))
    let shared = overlap(from.across, to.across)
    let liesBeyond = to.first >= from.last
    guard liesBeyond || shared > 0 && to.first >= from.first && to.last > from.last else {
      return nil
    }
    let gap = gap((from.first, from.last), (to.first, to.last))
    let aside = self.gap(from.across, to.across)
    let extent = from.across.last - from.across.first
    let weight = direction == .left || direction == .right ? weights.alongX : weights.alongY
    let common = overlap((from.first, from.last), (to.first, to.last)) * shared
    return (gap * gap + aside * aside).squareRoot() + (aside + extent / 2) * weight
      - (extent > 0 ? alignmentWeight * shared / extent : 0) - common.squareRoot()
  }

  /// Whether two rectangles overlap across a direction.
  static func areInLine(_ one: Rect, _ other: Rect, _ direction: FocusDirection) -> Bool {
    overlap(Line(one, direction).across, Line(other, direction).across) > 0
  }

  /// How far apart two intervals are; 0 where they meet.
  static func gap(_ one: (first: Double, last: Double), _ other: (first: Double, last: Double))
    -> Double
  {
    max(0, max(other.first - one.last, one.first - other.last))
  }

  static func overlap(
    _ one: (first: Double, last: Double), _ other: (first: Double, last: Double)
  ) -> Double {
    max(0, min(one.last, other.last) - max(one.first, other.first))
  }

  /// How far apart two rectangles are, whatever the direction: between their middles where they meet.
  static func separation(_ one: Rect, _ other: Rect) -> Double {
    let across = other.center.x - one.center.x
    let down = other.center.y - one.center.y
    return (across * across + down * down).squareRoot()
  }
}
