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
  /// Where a member would stand if f alone decided: its curve's value.
  func value(of member: Member) -> Double {
    guard duration > 0, member.window.length > 0 else {
      return fraction * duration >= member.window.begin && fraction > 0 ? 1 : 0
    }
    let local = fraction * duration - member.window.begin
    // A jump at its very beginning has not happened before.
    if local < 0 && member.window.begin > 0 { return 0 }
    switch mapping {
    case .curves:
      // An end that rounding has missed is reached: a spring would be short of it.
      let isOver = member.window.length - local <= Self.tiny * duration
      let time = isOver ? member.window.length : max(0, local)
      return Self.pace(of: member).value(at: time, duration: member.window.length)
    case .linear:
      // A spring carries f past its ends: what moves at an end goes with it.
      let position = local / member.window.length
      if position > 1 && !movesAtEnd(member) { return 1 }
      // A curve that goes by seconds keeps its place in the whole, whatever hand moves that.
      if member.curve.goesByPlace { return position }
      // Beyond an end a short window does not multiply what f goes too far.
      let gain = min(duration / member.window.length, Self.steepness)
      if position < 0 { return fraction * gain }
      return position > 1 ? 1 + (fraction - member.window.end / duration) * gain : position
    }
  }

  /// Takes a member to where f says.
  func move(_ member: inout Member) {
    let value = self.value(of: member)
    let offset = member.anchorPlace - member.anchorValue
    member.place = value
    if offset != 0 {
      let isForward = fraction >= member.anchorFraction
      member.place += offset * weight(of: member, at: value, isForward: isForward).value
    }
    member.progress = Self.progress(of: member, at: member.place)
  }

  static func progress(of member: Member, at place: Double) -> Double {
    switch member.curve {
    case .keyframe(let keyframe): keyframe.path.value(at: place)
    case .own(let curve): place >= 1 ? 1 : curve.value(at: place * member.window.length)
    default: place
    }
  }

  /// The curve of its place.
  private static func pace(of member: Member) -> TimingCurve {
    switch member.curve {
    case .keyframe(let keyframe): keyframe.whole
    case .own: .linear
    default: member.curve
    }
  }

  /// The factor of the velocities of a member's records: a spring's own as long as f is its time.
  /// What is there when the mapping changes falls away with the anchor's weight.
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
    let local = fraction * duration - member.window.begin
    guard mapping == .curves, local >= 0, member.window.length - local > Self.tiny * duration,
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
      let length = member.window.length
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

  /// Takes the completions of members whose window lies behind f.
  func takePassedCompletions(_ body: (Int32) -> Void) {
    let time = fraction * duration
    for index in members.indices where members[index].completion >= 0 {
      guard time >= members[index].window.end else { continue }
      let completion = members[index].completion
      members[index].completion = -1
      body(completion)
    }
  }

  /// d(curve value)/df of a member, on the side to which f goes: at its end it begins to move back.
  private func slope(of member: Member, isBack: Bool) -> Double {
    guard duration > 0, member.window.length > 0 else { return 0 }
    var local = fraction * duration - member.window.begin
    if (member.window.length - local).magnitude <= Self.tiny * duration {
      local = member.window.length * (isBack ? 1 - Self.tiny : 1 + Self.tiny)
    }
    switch mapping {
    case .curves:
      guard local >= 0, local <= member.window.length else { return 0 }
      return Self.pace(of: member).slope(at: local, duration: member.window.length) * duration
    case .linear:
      if local < 0 && member.window.begin > 0 { return 0 }
      if local > member.window.length && !movesAtEnd(member) { return 0 }
      let slope = duration / member.window.length
      if member.curve.goesByPlace { return slope }
      return local < 0 || local > member.window.length ? min(slope, Self.steepness) : slope
    }
  }

  /// Whether a member is among those that arrive last.
  private func movesAtEnd(_ member: Member) -> Bool {
    member.window.end >= extent * duration * (1 - Self.tiny)
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

  /// Windows that are so many times shorter than the whole are short.
  static var steepness: Double { 4 }

  /// Below this a quotient says nothing.
  static var tiny: Double { 1e-9 }

  /// A rest of the curve is not stretched by more than this: it would look like a jump.
  private static var largestStretch: Double { 4 }
}
