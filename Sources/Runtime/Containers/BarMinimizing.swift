/// How a bar gets out of the way of content that scrolls, and comes back (BA-3).
///
///     whole ── 24 pt in its direction ──▶ following ── all of it is away ──▶ minimized
///       ▲                                 │  ▲   ▲                              │
///       ├──── none of it is away ─────────┘  │   └──────── 24 pt back ──────────┘
///       │                                    │ a finger drags
///       └──────────── settling ◀── lifts ────┘
///
/// Places are offsets of the content, counted in the direction in which the bar is minimized. What is
/// away is a length: 0, or the difference of the two heights, or between them while it follows or
/// settles.
struct BarMinimizing {
  enum State {
    /// Minimizing counts from the least place since it became whole.
    case whole(from: Double)
    /// As much of the bar is away as the place is beyond the anchor.
    case following(anchor: Double)
    /// Coming back counts from the greatest place since it became minimized.
    case minimized(from: Double)
    /// On a spring, whatever the content does.
    case settling(ScrollMotion, isAway: Bool)
  }

  /// The content at a moment.
  struct Place {
    /// The offset less shifts of the content, in the direction of minimizing.
    let travel: Double
    /// The greatest length that may be away here: a bar is whole at the start of the content, and
    /// at its end if asked.
    let room: Double
  }

  /// The moment at which a finger has let the content go.
  struct Lift {
    let place: Place
    /// Where the content comes to rest.
    let target: Place
    /// Points per second, in the direction of minimizing.
    let velocity: Double
    let time: Double
  }

  /// The mover of the content.
  enum Mover {
    case finger
    case motion
    /// A motion that has ended at a time.
    case rest(since: Double)
    /// Nothing: if the content is elsewhere all the same it has jumped, which does not count.
    case nobody
  }

  /// Points in one direction after which it begins to follow.
  static let threshold = 24.0

  private(set) var state = State.whole(from: 0)
  /// The difference of the heights: the greatest length that can be away.
  private var length = 0.0
  /// The length that is away.
  private(set) var away = 0.0

  var isSettling: Bool {
    if case .settling = state { return true }
    return false
  }

  /// Becomes whole at once.
  mutating func reset(at travel: Double) {
    state = .whole(from: travel)
    away = 0
  }

  /// Sets the difference of the heights; what is minimized stays so. Without a difference the bar is
  /// whole.
  mutating func setLength(_ new: Double, from travel: Double, at now: Double) {
    guard new != length else { return }
    length = new
    guard new > 0 else { return reset(at: travel) }
    switch state {
    case .whole: break
    case .minimized: away = new
    case .following:
      away = min(away, new)
      state = .following(anchor: travel - away)
    case .settling(let motion, let isAway):
      away = min(away, new)
      settle(
        isAway: isAway, velocity: motion.state(at: now).velocity, from: travel, at: now)
    }
  }

  /// Counts up to the lift of a finger. A bar that is partly away then settles, with the finger's
  /// velocity, at the height nearest to the one that it would have where the content comes to rest.
  mutating func settle(by lift: Lift) {
    guard length > 0 else { return }
    count(lift.place.travel)
    limit(to: lift.place)
    guard case .following(let anchor) = state, away > 0, away < length else { return }
    let end = min(max(0, lift.target.travel - anchor), length)
    settle(
      isAway: end > length / 2 && lift.target.room >= length, velocity: lift.velocity,
      from: lift.place.travel, at: lift.time)
  }

  /// Goes on to the time of a frame, in which somebody has moved the content to a place. A finger
  /// catches a bar that settles. Where the content has come to rest a bar that is partly away
  /// settles.
  mutating func advance(to place: Place, by mover: Mover, now: Double) {
    guard length > 0 else { return reset(at: place.travel) }
    // When the content has come to rest; nil while it moves.
    var rested: Double?
    switch mover {
    case .finger:
      if isSettling { state = .following(anchor: place.travel - away) }
    case .motion: break
    case .rest(let time): rested = time
    case .nobody:
      rested = now
      jump(to: place.travel)
    }
    if case .settling(let motion, let isAway) = state {
      if motion.restTime(by: now) != nil {
        away = isAway ? length : 0
        state = isAway ? .minimized(from: place.travel) : .whole(from: place.travel)
      } else {
        away = min(max(0, motion.offset(at: now)), length)
      }
    } else {
      count(place.travel)
    }
    limit(to: place)
    guard let rested, case .following = state else { return }
    settle(
      isAway: away > length / 2 && place.room >= length, velocity: 0, from: place.travel,
      at: rested)
  }

  /// Counts from another place, with the same length away as before.
  private mutating func jump(to travel: Double) {
    switch state {
    case .whole: state = .whole(from: travel)
    case .minimized: state = .minimized(from: travel)
    case .following: state = .following(anchor: travel - away)
    case .settling: break
    }
  }

  /// Minimizes the bar, or brings it back, on a spring that starts with a velocity; nothing moves
  /// if the bar is there already.
  mutating func settle(
    isAway: Bool, velocity: Double, from travel: Double, at time: Double
  ) {
    let target = isAway ? length : 0
    guard away != target else {
      state = isAway ? .minimized(from: travel) : .whole(from: travel)
      return
    }
    state = .settling(
      ScrollMotion(settling: nil, from: away, velocity: velocity, to: target, at: time),
      isAway: isAway)
  }

  /// Follows the content to a place: begins to follow after the threshold, and ends where the bar is
  /// whole or minimized.
  private mutating func count(_ travel: Double) {
    switch state {
    case .whole(let from):
      let least = min(from, travel)
      state = .whole(from: least)
      guard travel - least > Self.threshold else { return }
      state = .following(anchor: least + Self.threshold)
      count(travel)
    case .minimized(let from):
      let greatest = max(from, travel)
      state = .minimized(from: greatest)
      guard greatest - travel > Self.threshold else { return }
      state = .following(anchor: greatest - Self.threshold - length)
      count(travel)
    case .following(let anchor):
      away = min(max(0, travel - anchor), length)
      if away == 0 { state = .whole(from: travel) }
      if away == length { state = .minimized(from: travel) }
    case .settling: break
    }
  }

  /// Brings back as much of the bar as would leave a gap at an end of the content.
  private mutating func limit(to place: Place) {
    let room = max(0, place.room)
    guard away > room else { return }
    away = room
    state = room > 0 ? .following(anchor: place.travel - room) : .whole(from: place.travel)
  }

  func checkInvariants() {
    assert(away >= 0 && away <= length, "more of a bar is away than can be")
    if case .whole = state { assert(away == 0, "a whole bar is partly away") }
  }
}
