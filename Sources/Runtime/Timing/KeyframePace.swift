/// The time at which a smooth course through keyframes has to be looked at so that it is travelled
/// at one speed: its arc length, inverted.
///
/// A course C(u) has run s(u) = ∫ |C'| du by the time u of its keyframes, S in all. Evenly paced it
/// is at C(u) where s(u) = S (t − begin) / (end − begin). s is kept as Hermite cubics over cells
/// that are halved until they agree with Gauss-Legendre quadrature of five points, so that the
/// course is met to `tolerance` of its length; u is found in its cell by Newton's method, kept
/// between the ends by bisection. Where the course stands still (it turns back on its line) u has
/// no slope, but s has.
final class KeyframePace: Equatable, Sendable {
  private struct Cell: Equatable, BitwiseCopyable {
    let start: Double
    let end: Double
    let from: Double
    let to: Double
    /// ds/du at both ends, times the cell's length.
    let departure: Double
    let arrival: Double

    /// s at a part of the cell, 0 to 1.
    @inline(__always)
    func length(at part: Double) -> Double {
      let chord = to - from
      let bend = 3 * chord - 2 * departure - arrival
      let twist = departure + arrival - 2 * chord
      return from + part * (departure + part * (bend + part * twist))
    }

    /// Derivative of the length by the part of the cell.
    @inline(__always)
    func slope(at part: Double) -> Double {
      let chord = to - from
      let bend = 3 * chord - 2 * departure - arrival
      let twist = departure + arrival - 2 * chord
      return departure + part * (2 * bend + part * (3 * twist))
    }

    /// Returns the part at a length, by Newton's method with bisection where that would leave the
    /// bracket.
    func part(at length: Double) -> Double {
      var low = 0.0
      var high = 1.0
      var part = to > from ? (length - from).divided(by: to - from) : 0
      for _ in 0..<Self.steps {
        let apart = self.length(at: part) - length
        if apart.magnitude <= 1e-15 * to { return part }
        if apart > 0 { high = part } else { low = part }
        let slope = self.slope(at: part)
        let next = slope > 0 ? part - apart.divided(by: slope) : low
        part = next > low && next < high ? next : (low + high) / 2
      }
      return part
    }

    private static var steps: Int { 40 }
  }

  /// How far from its length in all a course may be met.
  static let tolerance = 1e-7
  private static let deepest = 12
  /// Slopes beyond the ends are cut off here.
  private static let limit = 4.0

  private let cells: [Cell]
  private let begin: Double
  private let end: Double
  /// The course's length.
  let total: Double

  private init(_ cells: [Cell], from begin: Double, to end: Double) {
    self.cells = cells
    self.begin = begin
    self.end = end
    total = cells[cells.count - 1].to
  }

  static func == (a: KeyframePace, b: KeyframePace) -> Bool {
    a === b || (a.begin == b.begin && a.end == b.end && a.cells == b.cells)
  }

  /// The pace of a course whose legs end at `knots`, the first of which is its begin. `speed`
  /// returns
  /// C'| at a time of a leg. None when the course has no length.
  static func make(knots: [Double], speed: (_ leg: Int, _ time: Double) -> Double) -> KeyframePace?
  {
    guard let begin = knots.first, let end = knots.last, end > begin else { return nil }
    var wholes: [Double] = []
    var total = 0.0
    for leg in 1..<knots.count {
      wholes.append(length(leg - 1, knots[leg - 1], knots[leg], speed))
      total += wholes[leg - 1]
    }
    guard total > 0, total.isFinite else { return nil }
    var cells: [Cell] = []
    for leg in 1..<knots.count where knots[leg] > knots[leg - 1] {
      divide(
        leg - 1, knots[leg - 1], knots[leg], wholes[leg - 1], tolerance * total, 0, speed, &cells)
    }
    return cells.isEmpty ? nil : KeyframePace(cells, from: begin, to: end)
  }

  /// The time to look at the course.
  func time(at time: Double) -> Double {
    if time <= begin { return begin + (time - begin) * min(rate(at: begin), Self.limit) }
    if time >= end { return end + (time - end) * min(rate(at: end), Self.limit) }
    let length = self.length(at: time)
    let cell = cells[index(of: length)]
    return cell.start + (cell.end - cell.start) * cell.part(at: length)
  }

  /// Derivative of `time(at:)`; 0 where the course turns back.
  func rate(at time: Double) -> Double {
    let length = self.length(at: time)
    let cell = cells[index(of: length)]
    let even = total / (end - begin)
    let speed = cell.slope(at: cell.part(at: length)) / (cell.end - cell.start)
    return speed > 1e-6 * even ? even.divided(by: speed) : 0
  }

  private func length(at time: Double) -> Double {
    total * min(max(0, (time - begin) / (end - begin)), 1)
  }

  /// The cell in which the course has a length.
  private func index(of length: Double) -> Int {
    var low = 0
    var high = cells.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].to < length { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Appends cells for a part of a leg whose length is known.
  private static func divide(
    _ leg: Int, _ start: Double, _ end: Double, _ length: Double, _ tolerance: Double,
    _ depth: Int, _ speed: (Int, Double) -> Double, _ cells: inout [Cell]
  ) {
    let middle = (start + end) / 2
    let first = self.length(leg, start, middle, speed)
    let second = self.length(leg, middle, end, speed)
    let from = cells.last?.to ?? 0
    // The speed of a leg at its ends is that on its own side of the knot.
    let inside = (end - start) * 1e-9
    let cell = Cell(
      start: start, end: end, from: from, to: from + first + second,
      departure: speed(leg, start + inside) * (end - start),
      arrival: speed(leg, end - inside) * (end - start))
    let isMet =
      (first + second - length).magnitude <= tolerance
      && (cell.length(at: 0.5) - from - first).magnitude <= tolerance
      && cell.slope(at: 0.5) >= 0
    if isMet || depth == deepest { return cells.append(cell) }
    divide(leg, start, middle, first, tolerance, depth + 1, speed, &cells)
    divide(leg, middle, end, second, tolerance, depth + 1, speed, &cells)
  }

  /// ∫ |C'| du over a part of a leg, by Gauss-Legendre quadrature of five points.
  private static func length(
    _ leg: Int, _ start: Double, _ end: Double, _ speed: (Int, Double) -> Double
  ) -> Double {
    let middle = (start + end) / 2
    let half = (end - start) / 2
    let near = 0.5384693101056831 * half
    let far = 0.906179845938664 * half
    let sum =
      128.0 / 225 * speed(leg, middle)
      + 0.47862867049936647 * (speed(leg, middle - near) + speed(leg, middle + near))
      + 0.23692688505618908 * (speed(leg, middle - far) + speed(leg, middle + far))
    return sum * half
  }
}
