/// Where a child's picture stands while it is not, or not yet, among the others: what an enter sets out
/// from and an exit leads to.
struct Presence {
  var alpha = 0.0
  var transform = AffineTransform.identity
  var offset = Vector(dx: 0, dy: 0)
  /// Whether the offset is in sizes of the child.
  var isRelative = false
  var timing: ImplicitTiming

  /// The same, invisible.
  var unseen: Presence {
    var result = self
    result.alpha = 0
    return result
  }
}

/// How the children of an arrangement come, move and go.
struct ArrangementOptions {
  /// The C enumerators have the same values.
  enum LeaverOrder: UInt32 { case natural = 0, below = 1, above = 2 }
  enum Sizing: UInt32 { case real = 0, position = 1, size = 2, scale = 3 }
  enum StaggerOrigin: UInt32 { case first = 0, last = 1, center = 2, point = 3 }
  enum Order: UInt32 { case together = 0, exitsFirst = 1, exitsMovesEnters = 2 }

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let entersOnFirst = Flags(rawValue: 1 << 0)
    static let leaversTakeTouches = Flags(rawValue: 1 << 1)
    static let noCulling = Flags(rawValue: 1 << 2)
    static let onResize = Flags(rawValue: 1 << 3)
    static let keepsMotion = Flags(rawValue: 1 << 4)
    static let propagatesExits = Flags(rawValue: 1 << 5)
    static let adopts = Flags(rawValue: 1 << 6)
    static let all: Flags = [
      .entersOnFirst, .leaversTakeTouches, .noCulling, .onResize, .keepsMotion, .propagatesExits,
      .adopts,
    ]
  }

  var layout: ImplicitTiming
  var enter: Presence
  var exit: Presence
  var order = Order.together
  var leaverOrder = LeaverOrder.natural
  /// The part of the parent to which leavers keep their distance: 0 the top left, 1 the bottom right.
  var anchor = Point(x: 0, y: 0)
  var sizing = Sizing.real
  /// Seconds between the beginnings of neighbours.
  var stagger = 0.0
  var staggerFrom = StaggerOrigin.first
  var staggerPoint = Point(x: 0, y: 0)
  /// Seconds in which all of them have begun.
  var staggerLimit = 0.3
  /// What frames contain of a scroll: a change of it is no move.
  var origin = Point(x: 0, y: 0)
  /// Points around what is seen of the parent within which children move.
  var cullMargin = 200.0
  var flags: Flags = []
  /// Arrangements of one group share their keys; 0 is none.
  var group: UInt64 = 0

  /// From where children begin, when they begin from a point.
  func pointOfStagger(_ bounds: Rect) -> Point? {
    guard stagger > 0 else { return nil }
    return switch staggerFrom {
    case .first, .last: nil
    case .center: bounds.center
    case .point: staggerPoint
    }
  }
}
