/// Options of a drag: how it moves its subject, and where it lets go (DG-1).
struct DragOptions {
  /// The C enumerators have the same values.
  enum Axis: UInt32 {
    case free = 0
    case horizontal = 1
    case vertical = 2
    /// The one along which the drag has begun.
    case locked = 3
  }

  /// Beyond the bounds. The C enumerators have the same values.
  enum Beyond: UInt32 {
    case rubberBand = 0
    case stop = 1
    case none = 2
  }

  /// Which anchor a release chooses. The C enumerators have the same values.
  enum Choice: UInt32 {
    /// The nearest to where it would come to rest.
    case nearest = 0
    /// The next one in the direction of a flick, else the nearest to where it is.
    case next = 1
    case none = 2
  }

  /// How it goes where a release leads. The C enumerators have the same values.
  enum Settling: UInt32 {
    case spring = 0
    case decay = 1
  }

  var axis = Axis.free
  var beyond = Beyond.rubberBand
  var minimum = Vector(dx: -.infinity, dy: -.infinity)
  var maximum = Vector(dx: .infinity, dy: .infinity)
  var coefficient = 0.55
  /// Of the rubber band; 0 for the usual one.
  var dimension = 0.0
  var choice = Choice.nearest
  var settling = Settling.spring
  var response = 0.4
  var dampingRatio = 1.0
  var decay = Decay.normal
  /// How much the number changes for a point of the finger; 0 for the usual.
  var numberPerPoint = 0.0
  /// The axes on which the number falls as the finger's grows.
  var reversed = Axes()
  var catches = true
  /// Whether scrollers scroll that the finger comes near an edge of (AU-1).
  var scrolls = false
  /// Which of its numbers each axis moves; −1 for the usual one.
  var components = (Int32(-1), Int32(-1))

  var spring: SpringParameters {
    SpringParameters(response: response, dampingRatio: dampingRatio)
  }

  /// A flick that leads to the next anchor, in points per second.
  static let flickSpeed = 125.0
}

/// Where a drag may rest, by the axes of the finger.
struct DragAnchor: BitwiseCopyable {
  /// The number of no anchor; the C interface has the same.
  static let none: Int32 = -1

  var place: Vector
  var tag: UInt64
}

/// Callbacks of a drag. The defaults are those of a drag without one.
class DragDelegate {
  func didBegin(_ drag: Drag) {}
  func didChange(_ drag: Drag) {}
  /// The number of the anchor to which it goes; −1 for none.
  func choose(
    _ drag: Drag, velocity: Vector, projectedEnd: Vector, proposed: Int32
  ) -> Int32 { proposed }
  func didEnd(_ drag: Drag, anchor: Int32) {}
  func didSettle(_ drag: Drag, anchor: Int32, finished: Bool) {}
}
