/// Moves a set of animations together: forward, back, scrubbed, and on again.
///
/// A driver has one fraction f, 0 at the start and 1 at the end of its duration. Its members are
/// groups of records; each answers f with a progress P, and its records' factor is a = 1 − P.
///
///     held ──run──▶ running ──arrives──▶ arriving ──reported──▶ held
///      ▲              │                     │
///      └────hold──────┴─────────hold────────┘
///
/// Two mappings lead from f to P. Under `.curves` f is elapsed time and each member has its own
/// timing curve in its own span. Under `.linear` f is what a hand sets and spans are straight
/// lines (PD-2, PA-4). Every change of mapping is anchored, so that shown values do not move: see
/// `remap`.
final class Driver {
  enum Mapping { case curves, linear }

  /// The kind of its owner.
  enum Use { case keyframes, animator, transition }

  /// When a member moves, in seconds on the driver's scale.
  struct Span {
    var begin: Double
    var length: Double

    var end: Double { begin + length }
  }

  struct Member {
    let group: TrackGroupID
    let span: Span
    let curve: TimingCurve
    var completion: Int32
    /// Whether its curve and its span are those of the whole: its place is that of `main` then.
    fileprivate(set) var isWhole = false
    /// Curve value, place and f when the mapping changed last.
    var anchorValue: Double = 0
    var anchorPlace: Double = 0
    var anchorFraction: Double = 0
    /// Where it is on its way: its progress, or, of a keyframe, the time on the path that says
    /// that.
    var place: Double = 0
    var progress: Double = 0
    /// Second factor of springs whose records have velocities, and how far it was from the curve's
    /// when the mapping changed last.
    var drift: Double = 0
    var anchorDrift: Double = 0
    /// Whether its records have exchanged their ends, see `Animations.returnAll`.
    var hasReturned = false

    /// The factor of its records.
    var factor: Double { hasReturned ? progress : 1 - progress }

    /// How far it is from its curve's value at the last change of the mapping.
    var offset: Double { anchorPlace - anchorValue }

    /// Whether it loses its distance from the curve as another one does.
    func isAnchored(as other: Member) -> Bool {
      offset == 0 && other.offset == 0
        || anchorFraction == other.anchorFraction && anchorValue == other.anchorValue
          && anchorPlace == other.anchorPlace
    }

    mutating func forgetAnchor() {
      anchorValue = 0
      anchorPlace = 0
      anchorFraction = 0
      anchorDrift = 0
    }
  }

  /// A journey of f: from `origin` to `target` along a curve.
  struct Run {
    /// When it began, or was given another speed, and how much of it had passed by then.
    var start: Double
    var passed = 0.0
    /// How fast its time runs.
    var speed: Double
    let duration: Double
    let curve: TimingCurve
    let origin: Double
    let target: Double
    /// How much of the driver's time had passed at its beginning.
    let timeOrigin: Double
    /// How often; negative when every second time leads back.
    var iterations = 1.0
    /// How far a spring is from its end when its time is over, and from when on that is made up
    /// for; 0 where it cannot be seen.
    var residue = 0.0
    var straightenedFrom = 0.0

    var end: Double {
      speed > 0 ? start + (duration * iterations.magnitude - passed).divided(by: speed) : .infinity
    }

    /// The part of the way at a time of the run. A spring's residue falls away with the cube of the
    /// time, so that it arrives.
    func progress(at elapsed: Double) -> Double {
      let progress = curve.value(at: elapsed, duration: duration)
      guard residue != 0, elapsed > straightenedFrom, elapsed < duration else { return progress }
      let part = (elapsed - straightenedFrom) / (duration - straightenedFrom)
      return progress + residue * part * part * part
    }

    /// Derivative of the progress by the time of the run.
    func slope(at elapsed: Double) -> Double {
      let slope = curve.slope(at: elapsed, duration: duration)
      guard residue != 0, elapsed > straightenedFrom, elapsed < duration else { return slope }
      let length = duration - straightenedFrom
      let part = (elapsed - straightenedFrom) / length
      return slope + 3 * residue * part * part / length
    }

    /// Seconds of the run that have passed; 0 when it begins later by no more than rounding.
    func elapsed(at time: Double) -> Double { max(0, passed + (time - start) * speed) }
  }

  enum Motion {
    case held
    case running(Run)
    /// A run has arrived in this frame, and nobody has been notified yet.
    case arriving
  }

  /// How fast something leads f while no run does, per second.
  private var ledRate = 0.0
  /// Whether members may have exchanged their ends.
  private(set) var mayHaveReturned = false
  /// Seconds from f = 0 to f = 1.
  private(set) var duration: Double
  /// The timing of the whole, by which an animator's fraction is re-mapped.
  private(set) var curve: TimingCurve
  /// How fast the time of runs goes; see `setSpeed`.
  private var speed: Double
  /// Frames a second that are enough; 0 when every frame is wanted.
  let enoughFrames: Double
  /// Whether touches reach what it moves where that is seen, not where it goes.
  let isTouchedWhereShown: Bool
  private(set) var mapping = Mapping.curves
  private(set) var motion = Motion.held
  private(set) var fraction: Double = 0
  /// How much of its time has passed, 0 to 1: f where f is time. Where a run leads f along another
  /// curve it grows evenly with the run's time, however far f goes beyond its end.
  private(set) var timeFraction: Double = 0
  private(set) var members: [Member] = []
  /// Position of the whole: that of a member with the driver's own curve and span.
  private(set) var main: Member
  /// The largest fraction at which a member still moves, at least 1.
  private(set) var extent: Double = 1
  /// Called at the end of the frame in which a run has arrived.
  private var arrived: ((_ target: Double) -> Void)?
  /// Whether its members have been given up: a later change is not animated any more.
  private(set) var hasEnded = false
  /// Whether a run that has arrived leaves it at rest at the end, instead of ending it.
  private(set) var pausesAtEnds = false
  /// The driver that turns back together with this one: an interruptible animator's, and its
  /// transition's.
  private(set) var partner: Driver?
  /// Whom it belongs to; none for the drivers of transitions.
  let owner: Handle
  let use: Use
  /// Index among all drivers with members; −1 without any.
  private(set) var listPosition = -1
  /// Whether it is held until a delay has passed.
  private(set) var isWaiting = false
  /// Index in the schedule; −1 if it takes no part in frames.
  private(set) var schedulePosition = -1
  /// The rank of its run among what ends at the same time.
  private(set) var order: UInt64 = 0
  /// Whether f or the members have changed since the last frame.
  private(set) var isTouched = false
  /// Animators that have been started while a transition was set up, and wait for its driver to
  /// move them.
  private var started: [PropertyAnimator] = []
  /// Called with where its members have been brought, with the completions of that frame.
  private var followers: [(AnimatingPosition) -> Void] = []
  /// Position to which its members have been brought, if one has been given; f gives it else.
  private(set) var outcome: AnimatingPosition?
  /// Whether there are records with velocities among what the members move.
  private(set) var hasDrifts = false

  init(
    duration: Double, curve: TimingCurve, owner: Handle = .none, use: Use = .transition,
    speed: Double = 1, enoughFrames: Double = 0, isTouchedWhereShown: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.owner = owner
    self.use = use
    self.speed = speed
    self.enoughFrames = enoughFrames
    self.isTouchedWhereShown = isTouchedWhereShown
    main = Member(
      group: -1, span: Span(begin: 0, length: duration), curve: curve,
      completion: Completions.none)
  }

  var progress: Double { main.progress }

  var isRunning: Bool {
    if case .running = motion { return true }
    return false
  }

  /// Whether a run has arrived in this frame, and nobody has been notified yet.
  var isArriving: Bool {
    if case .arriving = motion { return true }
    return false
  }

  /// Whether a run leads f along a spring.
  var isOnSpring: Bool {
    if case .running(let run) = motion { return run.curve.isSpring }
    return false
  }

  /// When the run that leads f ends; none without one.
  var end: Double? {
    if case .running(let run) = motion { return run.end }
    return nil
  }

  /// Whether it is on its way to its start, or there.
  var goesBack: Bool {
    if case .running(let run) = motion { return run.target <= 0 }
    return fraction <= 0
  }

  /// Whether time moves it.
  var moves: Bool {
    if case .running(let run) = motion { return run.speed > 0 }
    return false
  }

  /// Whether a run leads towards the end, once.
  var isRunningForward: Bool {
    if case .running(let run) = motion { return run.target >= run.origin && run.iterations == 1 }
    return false
  }

  /// Adds a group. A span that begins at the present fraction, or later, starts its motion from
  /// here, also where a spring has carried f below 0.
  func add(_ group: TrackGroupID, span: Span, curve: TimingCurve, completion: Int32) {
    var member = Member(group: group, span: span, curve: curve, completion: completion)
    // A member that ends later by no more than rounding ends with the whole.
    if duration > 0, span.end > duration * (1 + Self.tiny) {
      extent = max(extent, span.end / duration)
    }
    member.anchorValue = value(of: member)
    member.anchorFraction = fraction
    let hasBegun = fraction * duration > span.begin
    member.place = hasBegun ? member.anchorValue : max(0, member.anchorValue)
    member.anchorPlace = member.place
    member.progress = Self.progress(of: member, at: member.place)
    if hasDrifts && hasBegun { member.drift = drift(of: member) }
    member.isWhole = isWhole(member)
    members.append(member)
    isTouched = true
  }

  /// Takes over how another driver moves its members, and none of those who wait for that one.
  func copy(_ other: Driver) {
    (duration, curve, speed) = (other.duration, other.curve, other.speed)
    (mapping, motion) = (other.mapping, other.motion)
    (fraction, timeFraction) = (other.fraction, other.timeFraction)
    (main, extent, hasDrifts) = (other.main, other.extent, other.hasDrifts)
    members.removeAll(keepingCapacity: true)
    // One by one: an array that both held would be copied by who changes it first.
    for member in other.members { members.append(member) }
  }

  /// Takes note of records with velocities among what the members move.
  func noteDrifts() { hasDrifts = true }

  /// Takes note of whether members may have exchanged their ends.
  func noteReturn(_ mayHaveReturned: Bool) { self.mayHaveReturned = mayHaveReturned }

  /// Takes note of a member whose records have exchanged their ends; returns their factor.
  func exchangeEnds(ofMember index: Int, hasReturned: Bool) -> Double {
    members[index].hasReturned = hasReturned
    return members[index].factor
  }

  // MARK: Others that it notifies, or goes with

  /// Sets the only one to be called at the end of the frame in which a run has arrived.
  func onArrival(_ arrived: @escaping (_ target: Double) -> Void) { self.arrived = arrived }

  func forgetArrival() { arrived = nil }

  /// Calls with where its members have been brought, with the completions of that frame.
  func follow(_ follower: @escaping (AnimatingPosition) -> Void) { followers.append(follower) }

  /// Calls a function at the end, before all others.
  func followFirst(_ follower: @escaping (AnimatingPosition) -> Void) {
    followers.put(follower, at: 0)
  }

  /// Hands those who follow over to the caller.
  func takeFollowers() -> [(AnimatingPosition) -> Void] {
    defer { followers = [] }
    return followers
  }

  /// Lets an animator wait until it can move it.
  func keepStarted(_ animator: PropertyAnimator) { started.append(animator) }

  /// Hands the animators that wait for it over to the caller.
  func takeStarted() -> [PropertyAnimator] {
    defer { started = [] }
    return started
  }

  /// Lets two drivers turn back together.
  func pair(with other: Driver) {
    other.partner = self
    partner = other
  }

  func unpair() {
    partner?.partner = nil
    partner = nil
  }

  /// Takes the position to which its members are brought, whatever f is.
  func bring(to outcome: AnimatingPosition) { self.outcome = outcome }

  func setPausesAtEnds(_ pauses: Bool) { pausesAtEnds = pauses }

  func stand(at position: Int) { listPosition = position }

  func standInSchedule(at position: Int) { schedulePosition = position }

  /// Lets it be held until a delay has passed, or no longer.
  func setWaiting(_ isWaiting: Bool) { self.isWaiting = isWaiting }

  /// Lets go of all whom it would notify of anything: they hold what it belongs to.
  func forgetOthers() {
    arrived = nil
    partner = nil
    followers = []
    started = []
  }

  /// Gives the members up, for ever.
  func removeMembers() {
    members = []
    extent = 1
    hasEnded = true
    unpair()
  }

  /// Makes a curve over the whole time the main one: the shown progress, by which f is re-mapped,
  /// is read from it.
  func adoptMain(_ curve: TimingCurve) {
    main = Member(
      group: -1, span: Span(begin: 0, length: duration), curve: curve,
      completion: Completions.none)
    compareWithWhole()
  }

  /// Makes the curve and the span of the first member the main ones: the shown progress, by which
  /// f is re-mapped, is read from them.
  func adoptMainFromFirstMember() {
    guard let first = members.first else { return }
    var curve = first.curve
    // One keyframe is not the whole, in whose timing it is.
    if case .keyframe(let keyframe) = curve { curve = keyframe.whole }
    main = Member(group: -1, span: first.span, curve: curve, completion: Completions.none)
    main.place = first.place
    main.progress = first.place
    compareWithWhole()
  }

  private func isWhole(_ member: Member) -> Bool {
    member.span.begin == main.span.begin && member.span.length == main.span.length
      && member.curve == main.curve
  }

  private func compareWithWhole() {
    for index in members.indices { members[index].isWhole = isWhole(members[index]) }
  }
}

extension Driver {
  /// Sets f of what is paused. Does nothing while a run is under way.
  func setFraction(_ fraction: Double) {
    guard !isRunning, !isArriving else { return }
    self.fraction = fraction
    timeFraction = fraction
    update()
  }

  /// Starts a run of f to `target` over `duration` seconds; `order` is its rank among what ends at
  /// the same time.
  func run(
    to target: Double, curve: TimingCurve, duration: Double, from start: Double,
    iterations: Double = 1, order: UInt64 = 0
  ) {
    self.order = order
    isWaiting = false
    ledRate = 0
    motion = .running(
      Run(
        start: start, speed: speed, duration: duration, curve: curve, origin: fraction,
        target: target, timeOrigin: timeFraction, iterations: iterations))
    straighten(at: start)
  }

  /// Lets a run along a spring arrive at its end from a time on, for members that would make its
  /// last thousandth a jump.
  func straighten(at time: Double) {
    guard case .running(var run) = motion, run.residue == 0, hasSteepMembers,
      case .spring(let parameters, let velocity) = run.curve
    else { return }
    run.straightenedFrom = run.elapsed(at: time)
    guard run.straightenedFrom < run.duration else { return }
    let parts = Spring(parameters).displacement(at: run.duration)
    run.residue = parts.a - velocity * parts.b
    motion = .running(run)
  }

  /// Whether a member makes much of a little f.
  private var hasSteepMembers: Bool {
    for member in members {
      if member.span.length * Self.steepness < duration { return true }
      if case .keyframe = member.curve { return true }
    }
    return false
  }

  /// Lets time run at another speed from now on; shown values stay.
  func setSpeed(_ speed: Double, at time: Double) {
    self.speed = speed
    guard case .running(var run) = motion else { return }
    run.passed = run.elapsed(at: time)
    run.start = time
    run.speed = speed
    motion = .running(run)
  }

  /// Takes f to a time without regard to what is shown: every member is where its curve says.
  func seek(to fraction: Double) {
    hold()
    mapping = .curves
    self.fraction = fraction
    timeFraction = fraction
    main.forgetAnchor()
    for index in members.indices { members[index].forgetAnchor() }
    update()
  }

  /// How fast the part of the time that has passed grows, per second.
  func timeFractionRate(at time: Double) -> Double {
    guard case .running(let run) = motion else { return ledRate }
    guard run.duration > 0 else { return 0 }
    let elapsed = run.elapsed(at: time)
    let sign = Animations.runsBack(elapsed, run.duration, run.iterations) ? -1.0 : 1.0
    return (run.target - run.timeOrigin).divided(by: run.duration) * sign * run.speed
  }

  /// Stops where f is.
  func hold() {
    ledRate = 0
    motion = .held
  }

  /// Takes f to where its run is at a time. Moments up to `horizon` count as reached. Returns when
  /// the run has ended, if it has.
  @_optimize(speed)
  func advance(to time: Double, horizon: Double) -> Double? {
    guard case .running(let run) = motion else { return nil }
    guard run.end > horizon else {
      motion = arrived == nil ? .held : .arriving
      stand(atEndOf: run)
      return run.end
    }
    stand(on: run, at: time)
    return nil
  }

  /// Takes f to where its run is at a time, which it goes on to be at any other.
  func look(at time: Double, horizon: Double) {
    guard case .running(let run) = motion else { return }
    if run.end <= horizon { stand(atEndOf: run) } else { stand(on: run, at: time) }
  }

  @inline(__always)
  private func stand(atEndOf run: Run) {
    fraction = run.target
    timeFraction = run.target
    update()
  }

  @inline(__always)
  private func stand(on run: Run, at time: Double) {
    let elapsed = Animations.localTime(run.elapsed(at: time), run.duration, run.iterations)
    let progress = run.progress(at: elapsed)
    fraction = run.origin + (run.target - run.origin) * progress
    let part = run.duration > 0 ? elapsed.divided(by: run.duration) : 1
    timeFraction = run.timeOrigin + (run.target - run.timeOrigin) * part
    update()
  }

  /// Notifies whoever waits for it that a run has arrived, unless something has moved f since.
  func reportArrival() {
    guard isArriving, let arrived else { return }
    motion = .held
    arrived(fraction)
  }

  /// Takes the rate at which something leads f, per second.
  func lead(atRate rate: Double) { ledRate = rate }

  /// Takes note that f and the members are shown as they are.
  func noteShown() { isTouched = false }

  /// Changes the meaning of f without changing shown values.
  func remap(_ mapping: Mapping, fraction: Double) {
    self.mapping = mapping
    self.fraction = fraction
    timeFraction = fraction
    anchor(&main)
    for index in members.indices { anchor(&members[index]) }
    isTouched = true
  }

  /// How fast f moves at a time, per second.
  func fractionRate(at time: Double) -> Double {
    guard case .running(let run) = motion else { return ledRate }
    guard run.duration > 0 else { return 0 }
    let elapsed = run.elapsed(at: time)
    let slope = run.slope(at: Animations.localTime(elapsed, run.duration, run.iterations))
    let sign = Animations.runsBack(elapsed, run.duration, run.iterations) ? -1.0 : 1.0
    return (run.target - run.origin) * slope * sign * run.speed
  }

  private func update() {
    move(&main)
    let (place, progress) = (main.place, main.progress)
    for index in members.indices {
      if members[index].isWhole, members[index].isAnchored(as: main) {
        members[index].place = place
        members[index].progress = progress
      } else {
        move(&members[index])
      }
    }
    if hasDrifts {
      for index in members.indices { members[index].drift = drift(of: members[index]) }
    }
    isTouched = true
  }
}

// How members answer the driver's fraction f.
//
// A member's curve alone would put it at c(f): at a progress, or, of a keyframe, at a time on its
// path, which says the progress. When the mapping changes, c becomes another one and the member
// would jump; so its place keeps the distance e₀ = P₀ − c₀ that it has at that moment (the anchor,
// at f₀), and loses it on the way to either end:
//
//     P(f) = c(f) + e₀ · w,   w = 1 at the anchor, 0 at both ends.
//
// w follows the curve where that leaves it room: (1 − c)/(1 − c₀) on the way to the end, c/c₀ on
// the way to the start. So the rest of the curve is stretched, and stays monotonic. Where the curve
// is nearly done, or has overshot, and the member is not there, c says nothing about the way that
// is left: then w falls evenly with f, until f is at an end of the driver.
extension Driver {
  /// Returns the position of a member by f alone: its curve's value.
  @inline(__always)
  func value(of member: Member) -> Double {
    guard duration > 0, member.span.length > 0 else {
      return fraction * duration >= member.span.begin && fraction > 0 ? 1 : 0
    }
    let local = fraction * duration - member.span.begin
    // A jump at its very beginning has not happened before.
    if local < 0 && member.span.begin > 0 { return 0 }
    switch mapping {
    case .curves:
      // An end that rounding has missed is reached: a spring would be short of it.
      let isOver = member.span.length - local <= Self.tiny * duration
      let time = isOver ? member.span.length : max(0, local)
      return Self.pace(of: member).value(at: time, duration: member.span.length)
    case .linear:
      // A spring carries f past its ends: what moves at an end goes with it.
      let position = local / member.span.length
      if position > 1 && !movesAtEnd(member) { return 1 }
      // A curve that goes by seconds keeps its place in the whole, whatever hand moves that.
      if member.curve.goesByPlace { return position }
      // Beyond an end a short span does not multiply what f goes too far.
      let gain = min(duration / member.span.length, Self.steepness)
      if position < 0 { return fraction * gain }
      return position > 1 ? 1 + (fraction - member.span.end / duration) * gain : position
    }
  }

  /// Takes a member to where f says.
  @_optimize(speed)
  func move(_ member: inout Member) {
    let value = self.value(of: member)
    let offset = member.offset
    member.place = value
    if offset != 0 {
      let isForward = fraction >= member.anchorFraction
      member.place += offset * weight(of: member, at: value, isForward: isForward).value
    }
    member.progress = Self.progress(of: member, at: member.place)
  }

  @inline(__always)
  static func progress(of member: Member, at place: Double) -> Double {
    switch member.curve {
    case .keyframe(let keyframe): keyframe.path.value(at: place)
    case .own(let curve): place >= 1 ? 1 : curve.value(at: place * member.span.length)
    default: place
    }
  }

  /// The curve of its place.
  @inline(__always)
  private static func pace(of member: Member) -> TimingCurve {
    switch member.curve {
    case .keyframe(let keyframe): keyframe.whole
    case .own: .linear
    default: member.curve
    }
  }

  /// The factor of the velocities of a member's records: a spring's own as long as f is its time.
  /// The position at a change of the mapping falls away with the anchor's weight.
  func drift(of member: Member) -> Double {
    let own = ownDrift(of: member).value
    if member.anchorDrift == 0 { return own }
    let isForward = fraction >= member.anchorFraction
    let weight = weight(of: member, at: value(of: member), isForward: isForward).value
    return own + member.anchorDrift * weight
  }

  /// How fast that moves at a time, per second.
  func driftRate(of member: Member, at time: Double) -> Double {
    guard hasDrifts else { return 0 }
    let rate = fractionRate(at: time)
    let own = ownDrift(of: member).slope * duration * rate
    guard member.anchorDrift != 0, rate != 0 else { return own }
    let isForward =
      fraction > member.anchorFraction || (fraction == member.anchorFraction && rate > 0)
    let weight = self.weight(of: member, at: value(of: member), isForward: isForward)
    let slope =
      weight.byCurve * self.slope(of: member, isBack: rate < 0) + weight.byFraction
    return own + member.anchorDrift * slope * rate
  }

  /// b of a spring (`Spring`), and its derivative by seconds.
  private func ownDrift(of member: Member) -> (value: Double, slope: Double) {
    let local = fraction * duration - member.span.begin
    guard mapping == .curves, local >= 0, member.span.length - local > Self.tiny * duration,
      case .spring(let parameters, _) = member.curve
    else { return (0, 0) }
    let spring = Spring(parameters)
    return (spring.displacement(at: local).b, spring.velocity(at: local).b)
  }

  /// How fast a member's progress moves at a time, per second.
  func progressRate(of member: Member, at time: Double) -> Double {
    let rate = fractionRate(at: time)
    guard rate != 0 else { return 0 }
    let slope = self.slope(of: member, isBack: rate < 0) * rate
    let offset = member.anchorPlace - member.anchorValue
    var placeRate = slope
    if offset != 0 {
      let isForward =
        fraction > member.anchorFraction || (fraction == member.anchorFraction && rate > 0)
      let weight = self.weight(of: member, at: value(of: member), isForward: isForward)
      placeRate = slope * (1 + offset * weight.byCurve) + offset * weight.byFraction * rate
    }
    // At a corner of the path that of the side to which it goes.
    let place = member.place + (placeRate < 0 ? -Self.tiny : Self.tiny)
    switch member.curve {
    case .keyframe(let keyframe): return keyframe.path.slope(at: place) * placeRate
    case .own(let curve):
      let length = member.span.length
      return place < 1 ? curve.slope(at: place * length) * length * placeRate : 0
    default: return placeRate
    }
  }

  func anchor(_ member: inout Member) {
    member.anchorPlace = member.place
    member.anchorValue = value(of: member)
    member.anchorFraction = fraction
    if hasDrifts { member.anchorDrift = member.drift - ownDrift(of: member).value }
  }

  /// Takes every completion that has not fallen due yet.
  func takeCompletions(_ body: (Int32) -> Void) {
    for index in members.indices where members[index].completion >= 0 {
      let completion = members[index].completion
      members[index].completion = -1
      body(completion)
    }
  }

  /// Takes the completions of members whose span lies behind f.
  func takePassedCompletions(_ body: (Int32) -> Void) {
    let time = fraction * duration
    for index in members.indices where members[index].completion >= 0 {
      guard time >= members[index].span.end else { continue }
      let completion = members[index].completion
      members[index].completion = -1
      body(completion)
    }
  }

  /// d(curve value)/df of a member, on the side to which f goes: at its end it begins to move back.
  private func slope(of member: Member, isBack: Bool) -> Double {
    guard duration > 0, member.span.length > 0 else { return 0 }
    var local = fraction * duration - member.span.begin
    if (member.span.length - local).magnitude <= Self.tiny * duration {
      local = member.span.length * (isBack ? 1 - Self.tiny : 1 + Self.tiny)
    }
    switch mapping {
    case .curves:
      guard local >= 0, local <= member.span.length else { return 0 }
      return Self.pace(of: member).slope(at: local, duration: member.span.length) * duration
    case .linear:
      if local < 0 && member.span.begin > 0 { return 0 }
      if local > member.span.length && !movesAtEnd(member) { return 0 }
      let slope = duration / member.span.length
      if member.curve.goesByPlace { return slope }
      return local < 0 || local > member.span.length ? min(slope, Self.steepness) : slope
    }
  }

  /// Whether a member is among those that arrive last.
  private func movesAtEnd(_ member: Member) -> Bool {
    member.span.end >= extent * duration * (1 - Self.tiny)
  }

  /// w and its derivatives by c and by f.
  private struct Weight {
    var value: Double
    var byCurve = 0.0
    var byFraction = 0.0

    /// A weight that falls from 1 at `anchor` to 0 at `end`, and stays what it is beyond either.
    static func falling(at x: Double, from anchor: Double, to end: Double) -> (Double, Double) {
      let value = (x - end) / (anchor - end)
      if !(value > 0) { return (0, 0) }
      return value <= 1 ? (value, 1 / (anchor - end)) : (1, 0)
    }
  }

  private func weight(of member: Member, at value: Double, isForward: Bool) -> Weight {
    let end = isForward ? 1.0 : 0.0
    let origin = member.anchorValue
    let room = (end - origin) * (isForward ? 1 : -1)
    let offset = member.anchorPlace - origin
    let isInside = member.anchorFraction >= 0 && member.anchorFraction <= extent
    if isInside && room > Self.tiny && offset.magnitude <= Self.largestStretch * room {
      if mapping == .linear {
        // A run that overshoots takes the member along, in proportion.
        return Weight(value: (end - value) / (end - origin), byCurve: -1 / (end - origin))
      }
      let (weight, slope) = Weight.falling(at: value, from: origin, to: end)
      return Weight(value: weight, byCurve: slope)
    }
    let nearest =
      member.anchorFraction > extent
      ? extent : member.anchorFraction < 0 ? 0 : isForward ? extent : 0
    if nearest == member.anchorFraction { return Weight(value: 1) }
    let (weight, slope) = Weight.falling(at: fraction, from: member.anchorFraction, to: nearest)
    return Weight(value: weight, byFraction: slope)
  }

  /// Spans that are so many times shorter than the whole are short.
  static var steepness: Double { 4 }

  /// Below this a quotient says nothing.
  static var tiny: Double { 1e-9 }

  /// A rest of the curve is not stretched by more than this: it would look like a jump.
  private static var largestStretch: Double { 4 }
}
