/// A line of cubics that a view can follow, and its arc length.
///
/// It is walked by a fraction e of its length, or of its segments, 0 to 1; beyond either end it
/// goes on straight, as fast as it has come there: springs overshoot.
final class MotionPath: Sendable {
  /// A cubic; lines have their handles at the thirds.
  struct Segment: BitwiseCopyable {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
  }

  /// How a fraction, 0 to 1, is mapped to a place on the path.
  enum Pace {
    /// At one speed.
    case even
    /// Each segment takes equal time.
    case bySegment
  }

  private let segments: [Segment]
  private let pace: KeyframePace?
  let length: Double
  /// The direction at so many places of each segment, unwrapped: a loop turns by a whole turn.
  private let angles: [Double]
  private static let anglesPerSegment = 8

  /// At least one segment; each begins where the one before it ends.
  init(_ segments: [Segment]) {
    self.segments = segments
    let count = Double(segments.count)
    let knots = (0...segments.count).map { Double($0) / count }
    let pace = KeyframePace.make(knots: knots) { leg, time in
      let slope = segments[leg].slope(at: time * count - Double(leg))
      return (slope.dx * slope.dx + slope.dy * slope.dy).squareRoot() * count
    }
    self.pace = pace
    let length = pace?.total ?? 0
    self.length = length
    angles = length > 0 && length.isFinite ? Self.angles(of: segments, length) : []
  }

  var start: Point { segments[0].start }
  var end: Point { segments[segments.count - 1].end }

  /// The point at a part of the path.
  func point(at part: Double, _ pace: Pace) -> Point {
    if part == 0 { return start }
    if part == 1 { return end }
    if part < 0 || part > 1 {
      let slope = self.slope(at: part, pace)
      let from = part < 0 ? start : end
      let beyond = part < 0 ? part : part - 1
      return Point(x: from.x + slope.dx * beyond, y: from.y + slope.dy * beyond)
    }
    let (segment, time) = place(at: part, pace)
    return segments[segment].point(at: time)
  }

  /// Derivative of the point by the part.
  func slope(at part: Double, _ pace: Pace) -> Vector {
    guard length > 0 else { return Vector(dx: 0, dy: 0) }
    let (segment, time) = place(at: min(max(0, part), 1), pace)
    if pace == .even {
      let angle = self.angle(ofSegment: segment, at: time)
      let (sin, cos) = Elementary.sincos(angle)
      return Vector(dx: length * cos, dy: length * sin)
    }
    let slope = segments[segment].slope(at: time)
    let count = Double(segments.count)
    return Vector(dx: slope.dx * count, dy: slope.dy * count)
  }

  /// In which direction it goes there, in radians from x towards y, unwrapped; 0 for a path without
  /// length.
  func angle(at part: Double, _ pace: Pace) -> Double {
    guard !angles.isEmpty else { return 0 }
    let (segment, time) = place(at: min(max(0, part), 1), pace)
    return angle(ofSegment: segment, at: time)
  }

  private func place(at part: Double, _ pace: Pace) -> (segment: Int, time: Double) {
    let count = Double(segments.count)
    let time = (pace == .even && part > 0 && part < 1 ? self.pace?.time(at: part) ?? part : part)
    let whole = min(max(0, time), 1) * count
    let segment = min(Int(whole), segments.count - 1)
    return (segment, whole - Double(segment))
  }

  // MARK: Directions

  private func angle(ofSegment index: Int, at time: Double) -> Double {
    let places = Self.anglesPerSegment
    let place = min(max(0, Int(time * Double(places))), places)
    let known = angles[index * (places + 1) + place]
    guard let direction = segments[index].direction(at: time, length) else { return known }
    return known + Self.turn(from: known, to: Elementary.atan2(direction.dy, direction.dx))
  }

  /// Angles at evenly spaced times of each segment. Where a segment stands still at a point, as at
  /// the tip of a cusp, its direction there is that from behind; at the start, from ahead.
  private static func angles(of segments: [Segment], _ length: Double) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(segments.count * (anglesPerSegment + 1))
    var angle = firstAngle(of: segments, length)
    for segment in segments {
      for index in 0...anglesPerSegment {
        let time = Double(index) / Double(anglesPerSegment)
        if index > 0 {
          let before = Double(index - 1) / Double(anglesPerSegment)
          angle += turning(of: segment, from: before, to: time, angle, length, depth: 0)
        } else if let direction = segment.direction(at: 0, length) {
          angle += turn(from: angle, to: Elementary.atan2(direction.dy, direction.dx))
        }
        result.append(angle)
      }
    }
    return result
  }

  private static func firstAngle(of segments: [Segment], _ length: Double) -> Double {
    for segment in segments {
      if let direction = segment.direction(at: 0, length) {
        return Elementary.atan2(direction.dy, direction.dx)
      }
    }
    return 0
  }

  /// By how much a segment turns between two times, where it has `angle` at the first: in steps
  /// that are small enough for the short way round to be the right one.
  private static func turning(
    of segment: Segment, from: Double, to: Double, _ angle: Double, _ length: Double, depth: Int
  ) -> Double {
    guard let direction = segment.direction(at: to, length) else { return 0 }
    let turn = turn(from: angle, to: Elementary.atan2(direction.dy, direction.dx))
    if turn.magnitude < 1 || depth == 20 { return turn }
    let middle = (from + to) / 2
    let first = turning(of: segment, from: from, to: middle, angle, length, depth: depth + 1)
    return first
      + turning(of: segment, from: middle, to: to, angle + first, length, depth: depth + 1)
  }

  /// The short way round from one angle to another.
  private static func turn(from angle: Double, to other: Double) -> Double {
    let whole = 6.283185307179586
    let apart = other - angle
    return apart - whole * Elementary.round(apart / whole)
  }
}

extension MotionPath.Segment {
  init(from start: Point, to end: Point) {
    self.init(
      start: start,
      control1: Point(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3),
      control2: Point(x: end.x - (end.x - start.x) / 3, y: end.y - (end.y - start.y) / 3),
      end: end)
  }

  /// A quadratic as a cubic.
  init(from start: Point, by control: Point, to end: Point) {
    self.init(
      start: start,
      control1: Point(
        x: start.x + (control.x - start.x) * (2.0 / 3),
        y: start.y + (control.y - start.y) * (2.0 / 3)),
      control2: Point(
        x: end.x + (control.x - end.x) * (2.0 / 3), y: end.y + (control.y - end.y) * (2.0 / 3)),
      end: end)
  }

  /// An arc about a center, turned by an angle, as cubics of at most an eighth of a circle, with
  /// handles of 4/3 · tan(θ/4) of the radius: they are off by less than 5 millionths of the radius.
  static func arc(from start: Point, about center: Point, turning angle: Double) -> [Self] {
    let count = max(1, Int(Elementary.ceil(angle.magnitude / 0.7853981633974483 - 1e-9)))
    let step = angle / Double(count)
    let reach = 4.0 / 3 * Elementary.tan(step / 4)
    let (dx, dy) = (start.x - center.x, start.y - center.y)
    var from = start
    return (1...count).map { index in
      let (sin, cos) = Elementary.sincos(step * Double(index))
      let to = Point(x: center.x + dx * cos - dy * sin, y: center.y + dx * sin + dy * cos)
      defer { from = to }
      return Self(
        start: from,
        control1: Point(
          x: from.x - (from.y - center.y) * reach, y: from.y + (from.x - center.x) * reach),
        control2: Point(
          x: to.x + (to.y - center.y) * reach, y: to.y - (to.x - center.x) * reach),
        end: to)
    }
  }

  func point(at time: Double) -> Point {
    let rest = 1 - time
    let (a, b, c, d) = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  func slope(at time: Double) -> Vector {
    let rest = 1 - time
    let (a, b, c) = (3 * rest * rest, 6 * rest * time, 3 * time * time)
    return Vector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// Any vector in the direction in which it goes: where its slope is nothing, as the higher
  /// derivatives say. None for a single point.
  fileprivate func direction(at time: Double, _ length: Double) -> Vector? {
    let least = 1e-9 * length
    let slope = self.slope(at: time)
    if slope.dx.magnitude > least || slope.dy.magnitude > least { return slope }
    // From behind, but at the start from ahead.
    let side = time > 0 ? -1.0 : 1.0
    let (x0, x1, x2, x3) = (start.x, control1.x, control2.x, end.x)
    let (y0, y1, y2, y3) = (start.y, control1.y, control2.y, end.y)
    let bend = Vector(
      dx: side * 6 * ((1 - time) * (x2 - 2 * x1 + x0) + time * (x3 - 2 * x2 + x1)),
      dy: side * 6 * ((1 - time) * (y2 - 2 * y1 + y0) + time * (y3 - 2 * y2 + y1)))
    if bend.dx.magnitude > least || bend.dy.magnitude > least { return bend }
    let twist = Vector(dx: x3 - 3 * x2 + 3 * x1 - x0, dy: y3 - 3 * y2 + 3 * y1 - y0)
    return twist.dx.magnitude > least || twist.dy.magnitude > least ? twist : nil
  }
}
