/// A pan by a finger that comes in from an edge of the window (GR-4).
final class ScreenEdgePanGesture: PanGesture {
  /// Edges of the window. The values are those of the C enumerators.
  struct Edges: OptionSet {
    let rawValue: UInt32
    static let top = Edges(rawValue: 1)
    static let left = Edges(rawValue: 2)
    static let bottom = Edges(rawValue: 4)
    static let right = Edges(rawValue: 8)
    static let all: Edges = [.top, .left, .bottom, .right]
  }

  /// Distance from an edge within which a finger comes from it, in points.
  static let reach = 20.0

  let edges: Edges
  /// Edges near which the finger has come down.
  private var touched = Edges()

  init(gestures: Gestures, edges: Edges) {
    self.edges = edges
    super.init(gestures: gestures)
  }

  override var noun: StaticString { "screen-edge pan" }

  /// Takes one finger; until the pan has begun further ones are left to other recognizers. A
  /// trackpad's fingers, if it follows them, come from no edge.
  override func canTake(_ touch: Touch) -> Bool {
    guard touches.isEmpty else { return isActive }
    guard !touch.isWheel else {
      touched = edges
      return true
    }
    let bounds = gestures.views.bounds(gestures.views.window.index)
    touched = []
    if touch.start.y - bounds.minY <= Self.reach { touched.insert(.top) }
    if touch.start.x - bounds.minX <= Self.reach { touched.insert(.left) }
    if bounds.maxY - touch.start.y <= Self.reach { touched.insert(.bottom) }
    if bounds.maxX - touch.start.x <= Self.reach { touched.insert(.right) }
    touched = touched.intersection(edges)
    return !touched.isEmpty
  }

  /// A drag from the edge is meant for this: other pans that it crosses wait.
  override func comesBefore(_ other: Gesture) -> Bool {
    other is PanGesture && !(other is ScreenEdgePanGesture)
      && !(touches.first?.isWheel ?? false)
  }

  override func wantsDrag(ofContentWithoutRoom travel: Vector) -> Bool {
    isAway(travel, from: edges)
  }

  override func accepts(_ travel: Vector) -> Bool { isAway(travel, from: touched) }

  /// Whether a movement goes away from an edge more than along it.
  private func isAway(_ travel: Vector, from touched: Edges) -> Bool {
    touched.contains(.left) && travel.dx >= travel.dy.magnitude
      || touched.contains(.right) && -travel.dx >= travel.dy.magnitude
      || touched.contains(.top) && travel.dy >= travel.dx.magnitude
      || touched.contains(.bottom) && -travel.dy >= travel.dx.magnitude
  }
}
