/// Look and place of a child that has left, or has yet to come, relative to its frame: the start of
/// an enter and the end of an exit.
struct Presence {
  var alpha = 0.0
  var transform = AffineTransform.identity
  var offset = Vector(dx: 0, dy: 0)
  /// Whether the offset counts in sizes of the child, not in points.
  var isRelative = false
  var timing: ImplicitTiming

  /// This presence with alpha 0.
  var unseen: Presence {
    var result = self
    result.alpha = 0
    return result
  }
}

extension Presence? {
  /// No presence: alpha 1, without transform and offset.
  static var atRest: Presence? { nil }
}

/// Settings of how the children of an arrangement enter, move and leave.
struct ArrangementOptions {
  /// The values of these enumerations are those of the C enumerators.
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
  /// Point of the parent, 0 left or top to 1 right or bottom, from which leavers keep their
  /// distance when it is resized.
  var anchor = Point(x: 0, y: 0)
  var sizing = Sizing.real
  /// Seconds between the beginnings of two children in sequence.
  var stagger = 0.0
  var staggerFrom = StaggerOrigin.first
  var staggerPoint = Point(x: 0, y: 0)
  /// Seconds within which all children of a sequence have begun.
  var staggerLimit = 0.3
  /// Scroll offset that is contained in frames: a change of it is no move.
  var origin = Point(x: 0, y: 0)
  /// Points around the visible part of the parent within which children still move.
  var cullMargin = 200.0
  var flags: Flags = []
  /// Arrangements with the same group share their keys; 0 for no group.
  var group: UInt64 = 0

  /// Returns the point from which children begin outwards; nil if they begin in order.
  func pointOfStagger(_ bounds: Rect) -> Point? {
    guard stagger > 0 else { return nil }
    return switch staggerFrom {
    case .first, .last: nil
    case .center: bounds.center
    case .point: staggerPoint
    }
  }
}
