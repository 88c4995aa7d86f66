/// A number that a link reads, which something else moves, or the velocity of that number (LK-1).
struct LinkSource {
  /// The C enumerators have the same values.
  enum Measure: UInt32 {
    case value = 0
    /// Per second.
    case velocity = 1
  }

  /// A range of a scroller's offsets, whose beginning is 0 and whose end is 1 (SC-58).
  struct Range {
    var kind = ScrollRange.Kind.scroll
    /// The view that passes by, for the kinds that need one.
    var subject = Handle.none
    /// The ends, for the kinds that have them.
    var offsets = (begin: 0.0, end: 0.0)
    /// By how much the seeing part of the window is shorter, at its start and its end.
    var insets = (start: 0.0, end: 0.0)
  }

  /// Axes are 0 and 1; places and translations are the window's.
  enum Place {
    case property(Handle, PropertyID, PropertyKind, component: Int, isModel: Bool)
    case offset(Handle, axis: Int, isFromRest: Bool)
    case range(Handle, axis: Int, Range)
    case translation(Handle, axis: Int)
    case location(Handle, axis: Int)
    case scale(Handle)
    case rotation(Handle)
    case fraction(Handle)
    /// Of a transition, by its coordinator or by the interaction that drives it.
    case progress(Handle)
    case touch(UInt64, axis: Int)
    case pointer(axis: Int)
    /// Of a drag, where it is among its anchors.
    case anchors(Handle)
    /// Of a container's bar, how far it has answered to content.
    case bar(Handle, BarEdges)
  }

  let place: Place
  let measure: Measure

  /// Whether only a look tells that it has changed.
  var isWatched: Bool {
    switch place {
    case .property, .offset, .range: false
    default: true
    }
  }

  /// Whether its velocity is found out from the places of frame after frame, always or while a hand has
  /// it.
  var isTracked: Bool {
    switch place {
    case .location, .touch, .pointer, .progress, .bar: true
    default: false
    }
  }

  /// Numbers that are the same for the same source alone, and say in which order sources stand that
  /// hang on nothing: the same order whoever was made first.
  var words: [UInt64] {
    var words: [UInt64]
    switch place {
    case .property(let subject, let property, _, let component, let isModel):
      words = [
        0, UInt64(subject.bits), UInt64(property.rawValue), UInt64(component), isModel ? 1 : 0,
      ]
    case .offset(let scroller, let axis, let isFromRest):
      words = [1, UInt64(scroller.bits), UInt64(axis), isFromRest ? 1 : 0]
    case .range(let scroller, let axis, let range):
      words = [
        2, UInt64(scroller.bits), UInt64(axis), UInt64(range.kind.rawValue),
        UInt64(range.subject.bits), range.offsets.begin.bitPattern, range.offsets.end.bitPattern,
        range.insets.start.bitPattern, range.insets.end.bitPattern,
      ]
    case .translation(let gesture, let axis): words = [3, UInt64(gesture.bits), UInt64(axis)]
    case .location(let gesture, let axis): words = [4, UInt64(gesture.bits), UInt64(axis)]
    case .scale(let gesture): words = [5, UInt64(gesture.bits)]
    case .rotation(let gesture): words = [6, UInt64(gesture.bits)]
    case .fraction(let animator): words = [7, UInt64(animator.bits)]
    case .progress(let transition): words = [8, UInt64(transition.bits)]
    case .touch(let id, let axis): words = [9, id, UInt64(axis)]
    case .pointer(let axis): words = [10, UInt64(axis)]
    case .anchors(let drag): words = [11, UInt64(drag.bits)]
    case .bar(let container, let edge): words = [12, UInt64(container.bits), UInt64(edge.rawValue)]
    }
    words.append(UInt64(measure.rawValue))
    return words
  }
}

/// How several sources become one number (LK-3). The C enumerators have the same values.
enum LinkCombination: UInt32 {
  case sum = 0
  case product = 1
  case least = 2
  case greatest = 3

  /// The number that some numbers make together; there is one at least.
  func value(of count: Int, _ value: (Int) -> Double) -> Double {
    var result = value(0)
    for index in 1..<max(1, count) {
      let other = value(index)
      switch self {
      case .sum: result += other
      case .product: result *= other
      case .least: result = min(result, other)
      case .greatest: result = max(result, other)
      }
    }
    return result.limited(to: .greatestInReach)
  }

  /// Its derivative, from theirs. Of equal ones that count the one that is about to count alone.
  func velocity(
    of count: Int, _ value: (Int) -> Double, _ velocity: (Int) -> Double
  ) -> Double {
    var result = 0.0
    switch self {
    case .sum: for index in 0..<count { result += velocity(index) }
    case .product:
      for index in 0..<count {
        var part = velocity(index)
        for other in 0..<count where other != index { part *= value(other) }
        result += part
      }
    case .least, .greatest:
      let sign = self == .least ? 1.0 : -1.0
      var found = (value: Double.infinity, velocity: 0.0)
      for index in 0..<count {
        let other = (value: sign * value(index), velocity: sign * velocity(index))
        if other.value < found.value
          || other.value == found.value && other.velocity < found.velocity
        {
          found = other
        }
      }
      result = sign * found.velocity
    }
    return result.limited(to: .greatestInReach)
  }
}
