/// A finger that drags something, and scrolls the content near whose edges it comes (AU).
///
/// On each axis:
///
///     outside ──in the zone──▶ waiting ──.25 s, or beyond the edge──▶ scrolling
///        ▲                       │  ▲                                   │
///        └───── out of it ───────┘  └────── caught by another finger ───┘
///
/// The innermost scroller scrolls that has something left on that side. The speed that a sample of the
/// finger gives holds until the next one.
struct Autoscroll {
  /// The effect of an edge on a finger near it.
  struct Pull {
    let velocity: Double
    /// Whether the finger has passed the edge.
    let isBeyond: Bool
  }

  enum State {
    case outside
    /// In the zone on one side since a time; `isCaught` if another finger has stopped the scroller.
    case waiting(since: Double, isForward: Bool, isCaught: Bool)
    case scrolling(Handle, isForward: Bool)
  }

  /// The list whose child, or the drag whose view, the finger drags.
  let owner: Handle
  /// The view from which scrollers are looked for, outwards.
  var view: Handle
  /// Where the finger is, in the window.
  var point: Point
  var states = (State.outside, State.outside)

  subscript(axis: Int) -> State {
    get { axis == 0 ? states.0 : states.1 }
    set { if axis == 0 { states.0 = newValue } else { states.1 = newValue } }
  }

  /// The time at which an axis that waits begins to scroll; infinity if none waits.
  var deadline: Double {
    var next = Double.infinity
    for axis in 0..<2 {
      if case .waiting(let since, _, _) = self[axis] {
        next = min(next, since + ScrollFigures.autoscrollDelay)
      }
    }
    return next
  }
}

/// All that is dragged near edges at a time.
struct Autoscrolls: ~Copyable {
  private var all: [Autoscroll] = []

  var isEmpty: Bool { all.isEmpty }

  /// The time at which the next axis begins to scroll, on the runtime's own clock.
  var deadline: Double {
    var next = Double.infinity
    for finger in all { next = min(next, finger.deadline) }
    return next
  }

  func index(of owner: Handle) -> Int? { all.firstIndex { $0.owner == owner } }

  /// Notes where a finger is that drags something for an owner.
  mutating func note(_ owner: Handle, from view: Handle, at point: Point) {
    guard let index = index(of: owner) else {
      return all.append(Autoscroll(owner: owner, view: view, point: point))
    }
    all[index].view = view
    all[index].point = point
  }

  /// Forgets the finger of an owner, and returns what was known of it.
  mutating func remove(_ owner: Handle) -> Autoscroll? {
    guard let index = index(of: owner) else { return nil }
    return all.remove(at: index)
  }

  mutating func removeAll() { all = [] }

  var count: Int { all.count }
  subscript(index: Int) -> Autoscroll {
    get { all[index] }
    set { all[index] = newValue }
  }
}
