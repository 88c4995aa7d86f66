// How members answer the driver's fraction f.
//
// A member's curve alone would put it at c(f). When the mapping changes, c becomes another one and
// the member would jump; so its progress keeps the distance e₀ = P₀ − c₀ that it has at that moment
// (the anchor), and loses it on the way to either end:
//
//     P(f) = c(f) + e₀ · w,   w = 1 at the anchor, 0 at both ends.
//
// As long as c₀ is between the ends, w follows the curve: (1 − c)/(1 − c₀) towards the end and c/c₀
// towards the start. That stretches the rest of the curve, which stays monotonic. Where a curve
// overshoots, c₀ says nothing about the way that is left: then w falls evenly with f.
extension Driver {
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
      return position > 1 && !movesAtEnd(member) ? 1 : position
    }
  }

  func progress(of member: Member) -> Double {
    let value = self.value(of: member)
    let offset = member.anchorProgress - member.anchorValue
    return offset == 0 ? value : value + offset * weight(of: member, at: value)
  }

  /// How fast a member's progress moves at a time, per second.
  func progressRate(of member: Member, at time: Double) -> Double {
    let rate = fractionRate(at: time)
    guard rate != 0 else { return 0 }
    let slope = self.slope(of: member) * rate
    let offset = member.anchorProgress - member.anchorValue
    guard offset != 0 else { return slope }
    let value = self.value(of: member)
    guard weight(of: member, at: value) > 0 else { return slope }
    let anchor = member.anchorValue
    if followsCurve(member) {
      let isBeyond = value > anchor || (value == anchor && slope > 0)
      return slope + offset * (isBeyond ? -slope / (1 - anchor) : slope / anchor)
    }
    let distance = fraction - member.anchorFraction
    let isForward = distance > 0 || (distance == 0 && rate > 0)
    let room = room(of: member, forward: isForward)
    return room > 0 ? slope + offset * (isForward ? -rate : rate) / room : slope
  }

  func anchor(_ member: inout Member) {
    member.anchorProgress = member.progress
    member.anchorValue = value(of: member)
    member.anchorFraction = fraction
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

  /// d(curve value)/df of a member.
  private func slope(of member: Member) -> Double {
    guard duration > 0, member.window.length > 0 else { return 0 }
    let local = fraction * duration - member.window.begin
    switch mapping {
    case .curves:
      guard local >= 0, local <= member.window.length else { return 0 }
      return member.curve.slope(at: local, duration: member.window.length) * duration
    case .linear:
      if local < 0 && member.window.begin > 0 { return 0 }
      if local > member.window.length && !movesAtEnd(member) { return 0 }
      return duration / member.window.length
    }
  }

  /// Whether a member is among those that arrive last.
  private func movesAtEnd(_ member: Member) -> Bool {
    member.window.end >= extent * duration * (1 - Self.tiny)
  }

  private func weight(of member: Member, at value: Double) -> Double {
    let anchor = member.anchorValue
    if followsCurve(member) {
      let weight = value >= anchor ? (1 - value) / (1 - anchor) : value / anchor
      return min(max(0, weight), 1)
    }
    let distance = fraction - member.anchorFraction
    if distance == 0 { return 1 }
    let room = room(of: member, forward: distance > 0)
    return room > 0 ? min(max(0, 1 - distance.magnitude / room), 1) : 0
  }

  private func followsCurve(_ member: Member) -> Bool {
    member.anchorValue > Self.tiny && member.anchorValue < 1 - Self.tiny
  }

  /// How far f can go from a member's anchor until the member is at an end.
  private func room(of member: Member, forward: Bool) -> Double {
    guard duration > 0 else { return 0 }
    return forward
      ? member.window.end / duration - member.anchorFraction
      : member.anchorFraction - max(0, member.window.begin / duration)
  }

  /// Below this a quotient says nothing.
  private static var tiny: Double { 1e-9 }
}
