/// A pan by a finger that comes in from an edge of the window (GR-4).
final class ScreenEdgePanGesture: PanGesture {
  /// Edges of the window; at which sides leading and trailing ones are depends on the direction of
  /// layout. The values are those of the C enumerators.
  struct Edges: OptionSet {
    let rawValue: UInt32
    static let top = Edges(rawValue: 1)
    static let left = Edges(rawValue: 2)
    static let bottom = Edges(rawValue: 4)
    static let right = Edges(rawValue: 8)
    static let leading = Edges(rawValue: 16)
    static let trailing = Edges(rawValue: 32)
    static let all: Edges = [.top, .left, .bottom, .right, .leading, .trailing]

    /// Returns these edges with left and right in place of leading and trailing.
    func placed(in direction: LayoutDirection) -> Edges {
      var edges = subtracting([.leading, .trailing])
      let sides: (leading: Edges, trailing: Edges) =
        direction == .leftToRight ? (.left, .right) : (.right, .left)
      if contains(.leading) { edges.insert(sides.leading) }
      if contains(.trailing) { edges.insert(sides.trailing) }
      return edges
    }
  }

  /// Distance from an edge within which a finger comes from it, in points.
  static let reach = 20.0

  private let edges: Edges
  /// Edges near which the finger has come down.
  private var touched = Edges()

  init(gestures: Gestures, edges: Edges) {
    self.edges = edges
    super.init(gestures: gestures)
  }

  /// The edges from which fingers come, in the direction in which its view is laid out now.
  private var sides: Edges {
    let views = gestures.views
    return edges.placed(
      in: views.layoutDirection(of: view.isNone ? views.window.index : view.index))
  }

  override var noun: StaticString { "screen-edge pan" }

  /// Takes one finger; until the pan has begun further ones are left to other recognizers. A
  /// trackpad's fingers, if it follows them, come from no edge.
  override func canTake(_ touch: Touch) -> Bool {
    guard touches.isEmpty else { return isActive }
    guard touch.isFinger else {
      touched = sides
      return touch.isWheel || touch.isTrackpadSwipe && wheels.contains(.continuous)
    }
    let bounds = gestures.views.bounds(gestures.views.window.index)
    touched = []
    if touch.start.y - bounds.minY <= Self.reach { touched.insert(.top) }
    if touch.start.x - bounds.minX <= Self.reach { touched.insert(.left) }
    if bounds.maxY - touch.start.y <= Self.reach { touched.insert(.bottom) }
    if bounds.maxX - touch.start.x <= Self.reach { touched.insert(.right) }
    touched = touched.intersection(sides)
    return !touched.isEmpty
  }

  /// A drag from the edge is meant for this: other pans that it crosses wait.
  override func comesBefore(_ other: Gesture) -> Bool {
    other is PanGesture && !(other is ScreenEdgePanGesture)
      && touches.first?.isFinger ?? true
  }

  override func wantsDrag(ofContentWithoutRoom travel: Vector) -> Bool {
    isAway(travel, from: sides)
  }

  /// A finger that has come down at an edge that is not among them any more is not accepted.
  override func accepts(_ travel: Vector) -> Bool {
    isAway(travel, from: touched.intersection(sides))
  }

  /// Whether a movement goes away from an edge more than along it.
  private func isAway(_ travel: Vector, from touched: Edges) -> Bool {
    touched.contains(.left) && travel.dx >= travel.dy.magnitude
      || touched.contains(.right) && -travel.dx >= travel.dy.magnitude
      || touched.contains(.top) && travel.dy >= travel.dx.magnitude
      || touched.contains(.bottom) && -travel.dy >= travel.dx.magnitude
  }
}
