/// The motion of a link that follows (LK-4): where its numbers are, and what they go after.
///
///     following ── what is followed rests ──▶ settling ── little is left ──▶ resting
///         ▲                                      │                              │
///         └──────────────── it moves ────────────┴──────────────────────────────┘
///
/// Numbers are those in which tracks keep the property, so that adding them up makes sense. What a frame
/// shows is computed from the last frame, however often it is asked for.
final class LinkChase {
  enum State {
    case following
    /// Until a time of the runtime's clock.
    case settling(until: Double)
    case resting
  }

  let follower: LinkFollower
  let width: Int
  /// Six rows of numbers: place, velocity and what is followed, in this frame and in the last one.
  private let rows: UnsafeMutablePointer<Double>
  private var state = State.following
  private var stateBefore = State.following
  /// The frame that has been computed last.
  private var frame: UInt64

  var place: UnsafeMutablePointer<Double> { rows }
  var velocity: UnsafeMutablePointer<Double> { rows + width }
  /// To be written before `move`.
  var followed: UnsafeMutablePointer<Double> { rows + 2 * width }
  private var placeBefore: UnsafeMutablePointer<Double> { rows + 3 * width }
  private var velocityBefore: UnsafeMutablePointer<Double> { rows + 4 * width }
  private var followedBefore: UnsafeMutablePointer<Double> { rows + 5 * width }

  /// Begins in a frame; its maker writes place, velocity and what is followed.
  init(_ follower: LinkFollower, width: Int, frame: UInt64) {
    self.follower = follower
    self.width = width
    self.frame = frame
    rows = .allocate(capacity: 6 * width)
    rows.initialize(repeating: 0, count: 6 * width)
  }

  deinit { rows.deallocate() }

  var isMoving: Bool {
    if case .resting = state { return false }
    return true
  }

  /// Takes what there is for what was there before.
  func begin(_ frame: UInt64) {
    guard self.frame != frame else { return }
    self.frame = frame
    (rows + 3 * width).update(from: rows, count: 3 * width)
    stateBefore = state
  }

  /// Waits where it is, as there is nothing to follow for now.
  func wait() { velocity.update(repeating: 0, count: width) }

  /// Stands at once at what is followed.
  func arrive() {
    place.update(from: followed, count: width)
    velocity.update(repeating: 0, count: width)
    state = .resting
  }

  /// Goes on through a frame that has begun with `begin`.
  func move(to now: Double, seconds: Double) {
    let isStill = Tracks.areEqual(followed, followedBefore, width)
    state = stateBefore
    if !isStill {
      state = .following
    } else if case .following = stateBefore {
      state = .settling(until: now - seconds + restDuration)
    }
    switch state {
    case .resting: return arrive()
    case .settling(let end) where now >= end - 1e-9: return arrive()
    case .settling, .following: break
    }
    var step = follower.step(seconds)
    // Nothing has moved, and no frame came for a while: it has begun to move just now.
    if case .resting = stateBefore, seconds > Self.longestFrame { step = nil }
    guard let step else {
      place.update(from: placeBefore, count: width)
      velocity.update(from: velocityBefore, count: width)
      return
    }
    for index in 0..<width {
      let next = step.move(
        placeBefore[index], velocityBefore[index], after: followedBefore[index], followed[index])
      place[index] = next.place
      velocity[index] = next.velocity
    }
    place.limitToReach(width)
    velocity.limitToReach(width)
  }

  /// Frames that follow one another lie no further apart, in seconds.
  private static var longestFrame: Double { 0.125 }

  /// How long the slowest of its numbers takes to come to rest, from the last frame on.
  private var restDuration: Double {
    var longest = 0.0
    for index in 0..<width {
      longest = max(
        longest,
        follower.restDuration(
          distance: followed[index] - placeBefore[index], velocity: velocityBefore[index]))
    }
    return longest
  }
}
