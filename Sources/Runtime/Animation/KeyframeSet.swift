/// How a property goes from keyframe to keyframe (UA-19); the C enumerators have the same
/// values.
enum KeyframeCalculation: Int32 {
  case linear = 0
  case discrete = 1
  case paced = 2
  case cubic = 3
  case cubicPaced = 4

  /// Whether times come from the distances between values.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isSmooth: Bool { self == .cubic || self == .cubicPaced }
}

/// The form of a smooth path (Kochanek & Bartels, *Interpolating Splines with Local Tension,
/// Continuity, and Bias Control*, 1984); all 0 is the Catmull-Rom spline.
struct SplineForm: BitwiseCopyable {
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0
}

/// The keyframes of an open block.
///
/// Times are fractions of the whole motion. Each keyframe is a group of records; once the block
/// closes, the records get their paths, and a group for each path.
final class KeyframeSet {
  struct Entry {
    let group: TrackGroupID
    let begin: Double
    let end: Double
  }

  struct Piece {
    let group: TrackGroupID
    let path: KeyframePath
  }

  let calculation: KeyframeCalculation
  let form: SplineForm
  /// The mover of the whole; of a set inside a keyframe the mover of that.
  let target: AnimationContext.Target
  /// Seconds of the whole motion.
  let duration: Double
  /// The part of the whole that this set fills: 0 to 1, or the keyframe around it.
  let begin: Double
  let end: Double
  /// The set of that keyframe.
  let parent: KeyframeSet?
  private(set) var entries: [Entry] = []
  private(set) var pieces: [Piece] = []
  private(set) var completions: [Int32] = []

  init(
    _ calculation: KeyframeCalculation, _ form: SplineForm, target: AnimationContext.Target,
    duration: Double, begin: Double = 0, end: Double = 1, in parent: KeyframeSet? = nil
  ) {
    self.calculation = calculation
    self.form = form
    self.target = target
    self.duration = duration
    self.begin = begin
    self.end = end
    self.parent = parent
  }

  func add(_ entry: Entry) { entries.append(entry) }

  func add(_ piece: Piece) { pieces.append(piece) }

  /// Adds a completion; none if negative.
  func add(completion: Int32) {
    if completion >= 0 { completions.append(completion) }
  }

  /// Hands pieces and completions to the set around this one.
  func close(into outer: KeyframeSet) {
    outer.pieces += pieces
    outer.completions += completions
  }

  /// A time of this set as one of the whole.
  func wholeTime(_ fraction: Double) -> Double { begin + (end - begin) * min(max(0, fraction), 1) }
}

extension KeyframeSet {
  /// Gives every record its path, and the records of one path a group of their own.
  func makePaths(_ tracks: Tracks) {
    if calculation == .linear || calculation == .discrete {
      for entry in entries {
        let end = calculation == .linear ? entry.end : entry.begin
        pieces.append(Piece(group: entry.group, path: KeyframePath(from: entry.begin, to: end)))
      }
    } else {
      // All paths first: they depend on which records belong to which keyframe.
      let paths = paths(tracks)
      var next = 0
      for entry in entries { sort(entry, paths, &next, tracks) }
    }
    entries = []
  }

  private func sort(
    _ entry: Entry, _ paths: [KeyframePath], _ next: inout Int, _ tracks: Tracks
  ) {
    let first = pieces.count
    var places = KeyMap()
    var index = next
    tracks.forEachRecord(of: entry.group) { record in
      let path = paths[index]
      index += 1
      var key = path.key
      let place = Int(places.find(&key) { pieces[$0].path == path })
      if place >= 0 {
        if pieces[place].group != entry.group { tracks.regroup(record, to: pieces[place].group) }
        return
      }
      // The first path keeps the group.
      let group = pieces.count == first ? entry.group : tracks.makeGroup(like: entry.group)
      _ = places.insert(key, Int32(truncatingIfNeeded: pieces.count))
      pieces.append(Piece(group: group, path: path))
      if group != entry.group { tracks.regroup(record, to: group) }
    }
    next = index
  }

  /// One keyframe of one property: when it moves, and how far.
  private struct Leg {
    var begin: Double
    var end: Double
    let distance: Double
    let record: RecordID
    /// Index among all, by entries and their records.
    let index: Int

    var length: Double { end - begin }
  }

  /// The paths of all records, by entries and their records.
  private func paths(_ tracks: Tracks) -> [KeyframePath] {
    var courses: [[Leg]] = []
    var places = KeyMap()
    var count = 0
    for entry in entries {
      tracks.forEachRecord(of: entry.group) { record in
        let leg = Leg(
          begin: entry.begin, end: entry.end, distance: tracks.distance(of: record),
          record: record, index: count)
        count += 1
        let track = UInt64(tracks.track(of: record).rawValue) + 1
        let place = Int(places.insert(track, Int32(truncatingIfNeeded: courses.count)))
        if place < 0 { return courses.append([leg]) }
        // In the order of their times.
        var own = courses[place].count
        while own > 0 && courses[place][own - 1].begin > leg.begin { own -= 1 }
        courses[place].put(leg, at: own)
      }
    }
    var paths = [KeyframePath](repeating: KeyframePath(from: 0, to: 0), count: count)
    for course in courses {
      let legs = spaced(course)
      let pace = calculation == .cubicPaced ? pace(of: legs, tracks) : nil
      for own in legs.indices {
        paths[legs[own].index] = path(along: own, of: legs)
        paths[legs[own].index].pace = pace
      }
    }
    return paths
  }

  private func path(along own: Int, of legs: [Leg]) -> KeyframePath {
    var path = KeyframePath(from: legs[own].begin, to: legs[own].end)
    guard calculation.isSmooth, path.end > path.begin else { return path }
    if own > 0 {
      smooth(&path, after: legs[own - 1])
    } else if path.begin > begin {
      path.departure = 0
    }
    if own < legs.count - 1 {
      smooth(&path, before: legs[own + 1])
    } else if path.end < end {
      path.arrival = 0
    }
    return path
  }

  /// The keyframes of a property in the order of their times, so that none overlap.
  private func spaced(_ course: [Leg]) -> [Leg] {
    var legs = course
    if calculation.isPaced { pace(&legs) }
    // A keyframe that begins before the one before it has ended begins there.
    for index in legs.indices.dropFirst() {
      legs[index].begin = max(legs[index].begin, legs[index - 1].end)
      legs[index].end = max(legs[index].begin, legs[index].end)
    }
    return legs
  }

  /// The map of time by which a smooth course is travelled at one speed, in the numbers in which
  /// the property is kept. The knots' times, by which its form is made, are those of the chords.
  private func pace(of legs: [Leg], _ tracks: Tracks) -> KeyframePace? {
    let paths = legs.indices.map { path(along: $0, of: legs) }
    let ways = legs.map { leg in
      tracks.columns(of: leg.record) { columns in
        columns.delta.base + leg.record.row * columns.width
      }
    }
    let width = tracks.tables[legs[0].record.table].width
    return KeyframePace.make(knots: [legs[0].begin] + legs.map { $0.end }) { leg, time in
      // A keyframe bends its neighbours' legs, none further away.
      let first = max(0, leg - 1)
      let last = min(legs.count - 1, leg + 1)
      var sum = 0.0
      for component in 0..<width {
        var part = 0.0
        for index in first...last {
          part += ways[index][component] * paths[index].courseSlope(at: time)
        }
        sum += part * part
      }
      return sum.squareRoot()
    }
  }

  /// Fills the whole time, each leg in proportion to its distance.
  private func pace(_ legs: inout [Leg]) {
    var sum = 0.0
    for leg in legs { sum += leg.distance }
    guard sum > 0, sum.isFinite else { return }
    var passed = 0.0
    for index in legs.indices {
      legs[index].begin = begin + (end - begin) * (passed / sum)
      passed += legs[index].distance
      legs[index].end = index == legs.count - 1 ? end : begin + (end - begin) * (passed / sum)
    }
  }

  // At a knot between legs of d₁ and d₂ seconds in which the value changes by Δ₁ and Δ₂, Kochanek
  // and Bartels let it come in with ((1−T)(1−C)(1+B) Δ₁ + (1−T)(1+C)(1−B) Δ₂) / (d₁ + d₂) and go
  // out with ((1−T)(1+C)(1+B) Δ₁ + (1−T)(1−C)(1−B) Δ₂) / (d₁ + d₂). A path changes by 1 in its own
  // leg alone. Where it rests before or after a leg, it comes and goes with slope 0; at an end of
  // the whole, and at a jump, with the slope of the chord.
  private func smooth(_ path: inout KeyframePath, after leg: Leg) {
    guard leg.end == path.begin else { return path.departure = 0 }
    guard leg.length > 0 else { return }
    path.lead = leg.begin
    let scale = (1 - form.tension) * (1 - form.bias) / (path.end - leg.begin)
    path.entry = (1 + form.continuity) * scale
    path.departure = (1 - form.continuity) * scale
  }

  private func smooth(_ path: inout KeyframePath, before leg: Leg) {
    guard leg.begin == path.end else { return path.arrival = 0 }
    guard leg.length > 0 else { return }
    path.trail = leg.end
    let scale = (1 - form.tension) * (1 + form.bias) / (leg.end - path.begin)
    path.arrival = (1 - form.continuity) * scale
    path.exit = (1 + form.continuity) * scale
  }
}
