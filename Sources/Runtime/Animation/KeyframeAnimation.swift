/// Keyframes on the runtime's clock: a driver that runs by itself.
final class KeyframeAnimation: DelayedMover {
  let animations: Animations
  let driver: Driver
  let name: Handle
  /// How often; negative when every second time leads back.
  let iterations: Double
  fileprivate var place = 0
  /// A member that has had records when it was last asked.
  private(set) var lastFull = 0

  init(_ animations: Animations, _ driver: Driver, name: Handle, iterations: Double) {
    self.animations = animations
    self.driver = driver
    self.name = name
    self.iterations = iterations
  }

  /// Notes a member that has records.
  func noteFull(_ member: Int) { lastFull = member }

  func start(at time: Double) {
    animations.run(
      driver, to: 1, curve: .linear, duration: driver.duration, from: time, iterations: iterations)
  }

  override func delayHasPassed() {
    waitIsOver()
    start(at: dueTime)
  }

  override func startAsDue(_ copy: Driver) -> Bool {
    guard !driver.mayHaveReturned else { return false }
    copy.copy(driver)
    copy.run(
      to: 1, curve: .linear, duration: max(0, driver.duration), from: dueTime,
      iterations: iterations)
    return true
  }

  override func abandon() { driver.forgetOthers() }
}

/// Keyframe animations that run or wait, found by the tags of their groups.
final class KeyframeAnimations {
  private static let firstTag: Int32 = 4 << 28
  private var places: [KeyframeAnimation?] = []
  private var free: [Int] = []
  var count: Int { places.count - free.count }

  /// Adds one; answers the tag of its groups.
  func insert(_ animation: KeyframeAnimation) -> Int32 {
    if let place = free.popLast() {
      places[place] = animation
      animation.place = place
    } else {
      animation.place = places.count
      places.append(animation)
    }
    return Self.firstTag + Int32(truncatingIfNeeded: animation.place)
  }

  func remove(_ animation: KeyframeAnimation) {
    places[animation.place] = nil
    free.append(animation.place)
  }

  /// Lets go of all, which hold on to who holds them.
  func removeAll() {
    for animation in places { animation?.abandon() }
    places = []
    free = []
  }

  /// The one whose groups have a tag; none when they belong to something else.
  subscript(tag: Int32) -> KeyframeAnimation? {
    tag >= Self.firstTag ? places[Int(tag - Self.firstTag)] : nil
  }
}
