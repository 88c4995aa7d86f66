/// Progress as straight lines between points (time fraction, progress).
struct PointList: Equatable {
  let points: [Point]

  /// Two points or more with times in 0…1 that never go back. Two points at one time are a jump.
  init?(_ points: [Point]) {
    guard points.count >= 2 else { return nil }
    var last = 0.0
    for point in points {
      guard point.isFinite, point.x >= last, point.x <= 1 else { return nil }
      last = point.x
    }
    self.points = points
  }

  /// The index of the last point not after a time, but never that of the last point.
  private func segment(at time: Double) -> Int {
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].x <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The progress at a fraction of time; before the first point and after the last as there.
  func value(at time: Double) -> Double {
    let index = segment(at: time)
    let from = points[index]
    let to = points[index + 1]
    if time >= to.x { return to.y }
    guard time > from.x else { return from.y }
    return from.y + (to.y - from.y) * ((time - from.x) / (to.x - from.x))
  }

  /// Progress per unit of time, of the line that follows at a point.
  func slope(at time: Double) -> Double {
    let index = segment(at: time)
    let from = points[index]
    let to = points[index + 1]
    guard time >= from.x, time < to.x else { return 0 }
    return (to.y - from.y) / (to.x - from.x)
  }

  /// The earliest time at which this progress is reached; what is never reached answers an end.
  func inverse(of progress: Double) -> Double {
    var from = points[0]
    if from.y == progress { return from.x }
    for index in 1..<points.count {
      let to = points[index]
      if (from.y < progress && progress <= to.y) || (to.y <= progress && progress < from.y) {
        return from.x + (to.x - from.x) * ((progress - from.y) / (to.y - from.y))
      }
      from = to
    }
    return progress < points[0].y ? 0 : 1
  }
}
