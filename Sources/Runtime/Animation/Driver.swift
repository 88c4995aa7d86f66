/// Moves a set of animations together: forward, back, by hand, and on again.
///
/// A driver has one fraction f, 0 at the start and 1 at the end of its duration. Its members are
/// groups of records; each answers f with a progress P, and its records' factor is a = 1 − P.
///
///     held ──run──▶ running ──arrives──▶ held
///      ▲              │
///      └────hold──────┘
///
/// Two mappings lead from f to P. Under `.curves` f is elapsed time and each member has its own
/// timing curve c in its own window. Under `.linear` f is what a hand sets and windows are straight
/// lines (CONTRACT PD-2, PA-4). Every change of mapping is anchored: with c₀ and P₀ the member's
/// curve value and progress at that moment,
///
///     P = P₀ + (1 − P₀)(c − c₀)/(1 − c₀)  for c ≥ c₀,   P = P₀ c/c₀  for c < c₀,
///
/// so the picture does not move, and 0 and 1 are still where the ends are.
final class Driver {
  enum Mapping { case curves, linear }

  /// When a member moves, in seconds on the driver's scale.
  struct Window {
    var begin: Double
    var length: Double
  }

  struct Member {
    let group: TrackGroupID
    let window: Window
    let curve: TimingCurve
    var completion: Int32
    var anchorValue: Double = 0
    var anchorProgress: Double = 0
    var progress: Double = 0
  }

  /// A journey of f: from `origin` to `target` along a curve.
  struct Run {
    let start: Double
    let duration: Double
    let curve: TimingCurve
    let origin: Double
    let target: Double
  }

  enum Motion {
    case held
    case running(Run)
  }

  /// Seconds from f = 0 to f = 1.
  let duration: Double
  /// The timing of the whole, by which an animator's fraction is re-mapped.
  let curve: TimingCurve
  private(set) var mapping = Mapping.curves
  private(set) var motion = Motion.held
  private(set) var fraction: Double = 0
  private(set) var members: [Member] = []
  /// Where the whole stands: what a member with the driver's own curve and window shows.
  private(set) var main: Member
  /// Called at the end of the frame in which a run has arrived.
  var arrived: ((_ target: Double) -> Void)?
  /// Where it stands in the schedule, −1 when it takes no part in frames.
  var schedulePosition = -1
  /// Whether f or the members have changed since the last frame.
  var isTouched = false

  init(duration: Double, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
    main = Member(
      group: -1, window: Window(begin: 0, length: duration), curve: curve, completion: -1)
  }

  var progress: Double { main.progress }

  var isRunning: Bool {
    if case .running = motion { return true }
    return false
  }

  /// Whether a run leads towards the end.
  var isRunningForward: Bool {
    if case .running(let run) = motion { return run.target >= run.origin }
    return false
  }

  /// The largest fraction at which a member still moves, at least 1.
  var extent: Double {
    var extent = 1.0
    guard duration > 0 else { return extent }
    for member in members {
      extent = max(extent, (member.window.begin + member.window.length) / duration)
    }
    return extent
  }

  /// Adds a group. A window that begins at the present fraction starts its motion from here.
  func add(_ group: TrackGroupID, window: Window, curve: TimingCurve, completion: Int32) {
    var member = Member(group: group, window: window, curve: curve, completion: completion)
    member.anchorValue = value(of: member)
    member.anchorProgress = member.anchorValue
    member.progress = member.anchorProgress
    members.append(member)
    isTouched = true
  }

  func removeMembers() { members = [] }

  /// Lets the first member stand for the whole: its curve and window decide what f is re-mapped to.
  func adoptMainFromFirstMember() {
    guard let first = members.first else { return }
    main = Member(group: -1, window: first.window, curve: first.curve, completion: -1)
    main.progress = first.progress
  }

  /// Takes every completion that has not fallen due yet.
  func takeCompletions() -> [Int32] {
    var taken: [Int32] = []
    for index in members.indices where members[index].completion >= 0 {
      taken.append(members[index].completion)
      members[index].completion = -1
    }
    return taken
  }

  /// Takes the completions of members whose window lies behind f.
  func takePassedCompletions() -> [Int32] {
    var taken: [Int32] = []
    for index in members.indices where members[index].completion >= 0 {
      let window = members[index].window
      guard fraction * duration >= window.begin + window.length else { continue }
      taken.append(members[index].completion)
      members[index].completion = -1
    }
    return taken
  }
}

extension Driver {
  /// Sets f by hand. Does nothing while a run is under way.
  func setFraction(_ fraction: Double) {
    guard !isRunning else { return }
    self.fraction = fraction
    update()
  }

  /// Starts a run of f to `target` over `duration` seconds.
  func run(to target: Double, curve: TimingCurve, duration: Double, from start: Double) {
    motion = .running(
      Run(start: start, duration: duration, curve: curve, origin: fraction, target: target))
  }

  /// Stops where f is.
  func hold() { motion = .held }

  /// Takes f to where its run is at a time; true when it has arrived.
  func advance(to time: Double) -> Bool {
    guard case .running(let run) = motion else { return false }
    let elapsed = time - run.start
    if elapsed >= run.duration {
      fraction = run.target
      motion = .held
      update()
      return true
    }
    let progress = run.curve.value(at: max(0, elapsed), duration: run.duration)
    fraction = run.origin + (run.target - run.origin) * progress
    update()
    return false
  }

  /// Changes the meaning of f without moving the picture.
  func remap(_ mapping: Mapping, fraction: Double) {
    self.mapping = mapping
    self.fraction = fraction
    anchor(&main)
    for index in members.indices { anchor(&members[index]) }
    isTouched = true
  }

  /// How fast f moves at a time, per second.
  func fractionRate(at time: Double) -> Double {
    guard case .running(let run) = motion, run.duration > 0 else { return 0 }
    let slope = run.curve.slope(at: max(0, time - run.start), duration: run.duration)
    return (run.target - run.origin) * slope
  }

  /// How fast a member's progress moves at a time, per second.
  func progressRate(of member: Member, at time: Double) -> Double {
    let rate = fractionRate(at: time)
    guard rate != 0 else { return 0 }
    let slope = self.slope(of: member) * rate
    guard member.anchorValue != member.anchorProgress else { return slope }
    let value = self.value(of: member)
    if value >= member.anchorValue {
      let rest = 1 - member.anchorValue
      return rest > Self.tiny ? slope * (1 - member.anchorProgress) / rest : slope
    }
    return member.anchorValue > Self.tiny
      ? slope * member.anchorProgress / member.anchorValue : slope
  }

  /// Where a member would stand if f alone decided: its curve's value.
  func value(of member: Member) -> Double {
    guard duration > 0, member.window.length > 0 else {
      return fraction * duration >= member.window.begin && fraction > 0 ? 1 : 0
    }
    let local = fraction * duration - member.window.begin
    switch mapping {
    case .curves:
      let time = min(max(0, local), member.window.length)
      return member.curve.value(at: time, duration: member.window.length)
    case .linear:
      // A spring carries f past its ends: what moves at an end goes with it.
      let position = local / member.window.length
      if position < 0 { return member.window.begin <= 0 ? position : 0 }
      let reachesEnd = member.window.begin + member.window.length >= duration
      return position > 1 && !reachesEnd ? 1 : position
    }
  }

  /// d(curve value)/df of a member.
  private func slope(of member: Member) -> Double {
    guard duration > 0, member.window.length > 0 else { return 0 }
    let local = fraction * duration - member.window.begin
    guard local >= 0, local <= member.window.length else { return 0 }
    switch mapping {
    case .curves:
      return member.curve.slope(at: local, duration: member.window.length) * duration
    case .linear: return duration / member.window.length
    }
  }

  private func anchor(_ member: inout Member) {
    member.anchorProgress = member.progress
    member.anchorValue = value(of: member)
  }

  private func update() {
    main.progress = progress(of: main)
    for index in members.indices { members[index].progress = progress(of: members[index]) }
    isTouched = true
  }

  private func progress(of member: Member) -> Double {
    let value = self.value(of: member)
    guard member.anchorValue != member.anchorProgress else { return value }
    if value >= member.anchorValue {
      let rest = 1 - member.anchorValue
      guard rest > Self.tiny else { return member.anchorProgress + value - member.anchorValue }
      return member.anchorProgress
        + (1 - member.anchorProgress) * (value - member.anchorValue) / rest
    }
    guard member.anchorValue > Self.tiny else {
      return member.anchorProgress + value - member.anchorValue
    }
    return member.anchorProgress * value / member.anchorValue
  }

  /// Below this a quotient of curve values says nothing.
  private static var tiny: Double { 1e-9 }
}
