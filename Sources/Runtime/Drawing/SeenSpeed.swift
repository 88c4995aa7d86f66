/// How fast what is seen changes: in pixels a second, where a 255th of an alpha or a colour counts as
/// a pixel (WF-1).
///
/// Found by comparing the draw list with the one that was looked at before. What has begun meanwhile
/// has no speed yet: it counts as beyond all limits once, and what speeds up counts with the speed
/// that it will have the next time.
final class SeenSpeed {
  /// Where a view was seen, and how.
  private struct Trace: BitwiseCopyable {
    let view: Handle.Bits
    /// Three corners: the fourth one moves with them.
    let corners: (Point, Point, Point)
    let shade: DrawList.Shade
    let alpha: Double
    let radius: Double
  }

  private var traces = Buffer<Trace>()
  private var old = Buffer<Trace>()
  private var places = ViewPlaces()
  private var time = -Double.infinity
  private var motions = 0
  /// The speed that was found last, and the one before it.
  private var speed = 0.0
  private var before = 0.0
  /// Of the draw list that the traces show.
  private var version: UInt64 = 0

  /// Returns the speed at a time of the host's clock. Two calls in one frame answer the same.
  func find(_ list: DrawList, _ tracks: Tracks, scale: Double, at time: Double) -> Double {
    guard time > self.time else { return next }
    let rate = 1.0.divided(by: time - self.time)
    self.time = time
    before = speed
    list.make(tracks)
    speed = 0
    if version != list.version {
      version = list.version
      compare(list, scale: scale * rate, shades: 255 * rate)
    }
    let motions = tracks.movingCount
    if motions > self.motions || movesUndrawn(tracks) { speed = .infinity }
    self.motions = motions
    if before == .infinity { before = speed }
    return next
  }

  /// The speed of the next frame, if it goes on to grow as it has.
  private var next: Double { speed < .infinity ? max(speed, continued()) : speed }

  /// Stands by itself, so that nothing subtracts infinities ahead: see `divided(by:)`.
  @inline(never)
  private func continued() -> Double { 2 * speed - before }

  /// Whether something moves that only the host draws: values, and its own properties.
  private func movesUndrawn(_ tracks: Tracks) -> Bool {
    for index in Tracks.reportedTables {
      let table = tracks.tables[index]
      for row in 0..<table.activeCount {
        let property = table.identity[row].property
        if property.isOfValue || property.isCustom || property.isGlide { return true }
      }
    }
    return false
  }

  private func compare(_ list: DrawList, scale: Double, shades: Double) {
    swap(&traces, &old)
    traces.removeAll()
    places.forget()
    // Transforms in space and curls have no corners that would be compared.
    if list.effects.count > 0 { speed = .infinity }
    for index in 0..<list.items.count {
      let item = list.items[index]
      let (bounds, transform) = (item.bounds, item.transform)
      let trace = Trace(
        view: item.view,
        corners: (
          transform.apply(to: bounds.origin),
          transform.apply(to: Point(x: bounds.maxX, y: bounds.minY)),
          transform.apply(to: Point(x: bounds.minX, y: bounds.maxY))
        ),
        shade: DrawList.Shade(
          red: item.red, green: item.green, blue: item.blue, alpha: item.colorAlpha),
        alpha: item.alpha, radius: item.cornerRadius)
      traces.append(trace)
      guard let last = oldPlace(of: item.view, near: index) else { continue }
      note(from: old[last], to: trace, scale: scale, shades: shades)
    }
  }

  private func note(from old: Trace, to new: Trace, scale: Double, shades: Double) {
    var way = (new.corners.0 - old.corners.0).length
    way = max(way, (new.corners.1 - old.corners.1).length)
    way = max(way, (new.corners.2 - old.corners.2).length)
    way = max(way, abs(new.radius - old.radius))
    var shade = abs(new.alpha - old.alpha)
    if new.shade != old.shade {
      shade = max(shade, abs(new.shade.red - old.shade.red))
      shade = max(shade, abs(new.shade.green - old.shade.green))
      shade = max(shade, abs(new.shade.blue - old.shade.blue))
      shade = max(shade, abs(new.shade.alpha - old.shade.alpha))
    }
    speed = max(speed, max(way * scale, shade * shades))
  }

  /// Where a view stood in the list before. The frame of a flight has no name to be found by.
  private func oldPlace(of view: Handle.Bits, near index: Int) -> Int? {
    if index < old.count, old[index].view == view { return index }
    return places.find(view, among: old.count) { old[$0].view }
  }
}
