/// A quick straight movement of fingers in one of some directions.
final class SwipeGesture: Gesture {
  /// Directions. The values are those of the C enumerators.
  struct Directions: OptionSet {
    let rawValue: UInt32
    static let right = Directions(rawValue: 1)
    static let left = Directions(rawValue: 2)
    static let up = Directions(rawValue: 4)
    static let down = Directions(rawValue: 8)
    static let all: Directions = [.right, .left, .up, .down]
  }

  /// Limits: least distance along and greatest aside, in points, and greatest duration in seconds.
  private enum Limit {
    static let distance = 50.0
    static let aside = 50.0
    static let duration = 0.5
  }

  let directions: Directions
  let touchesRequired: Int
  private var start = Point.zero

  init(gestures: Gestures, directions: Directions, touches: Int = 1) {
    self.directions = directions
    touchesRequired = touches
    super.init(gestures: gestures)
  }

  override var isDiscrete: Bool { true }
  override var noun: StaticString { "swipe" }

  override func touchBegan(_ touch: Touch) {
    guard touches.count <= touchesRequired else { return fail() }
    start = centroid()
    if touches.count == 1 { wake(at: touch.time + Limit.duration) }
  }

  override func touchMoved(_ touch: Touch) {
    guard state == .possible, !isWaiting, touches.count == touchesRequired else { return }
    let travel = centroid() - start
    let isAlongX = travel.dx.magnitude >= travel.dy.magnitude
    let distance = isAlongX ? travel.dx : travel.dy
    let aside = isAlongX ? travel.dy : travel.dx
    guard aside.magnitude <= Limit.aside else { return fail() }
    guard distance.magnitude >= Limit.distance else { return }
    let direction: Directions =
      isAlongX ? (distance > 0 ? .right : .left) : distance > 0 ? .down : .up
    directions.contains(direction) ? recognize() : fail()
  }

  override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    if state == .possible, !isWaiting { fail() }
  }

  override func deadlinePassed() { fail() }
}
