/// Pages of one axis, and the page to which a release turns (SC-36, SC-37).
struct Paging: BitwiseCopyable {
  /// Distance from one page to the next, in points; above 0.
  var size: Double
  /// Offset of page 0.
  var origin: Double
  /// Sign of the offset from one page to the next: −1 where they begin at the right (SC-48).
  var forward = 1.0
  /// Index of the last page.
  var last: Double
  /// Greatest number of pages that a drag turns; 0 for any number.
  var maximum: Double

  /// Returns the nearest page; halves round up.
  func page(at offset: Double) -> Double { Elementary.floor(pages(at: offset) + 0.5) }
  /// Returns the offset of a page.
  func offset(of page: Double) -> Double { origin + forward * page * size }
  /// Returns how many pages an offset is from page 0.
  func pages(at offset: Double) -> Double { forward * (offset - origin) / size }

  /// Returns the page for a release at `offset`, by a drag that began at page `begin`.
  func target(from offset: Double, velocity: Double, begin: Double, _ decay: Decay) -> Double {
    let place = pages(at: offset)
    let isOnwards = forward * velocity > 0
    let isFlick = velocity.magnitude >= ScrollFigures.flickSpeed
    let ahead = isOnwards ? Elementary.floor(place) + 1 : Elementary.ceil(place) - 1
    var page: Double
    if maximum > 0 {
      // The projected end does not count where only so many pages may be turned.
      page = isFlick ? ahead : self.page(at: offset)
      page = min(max(page, begin - maximum), begin + maximum)
    } else {
      page = self.page(at: Release(place: offset, velocity: velocity).projectedEnd(decay))
      if isFlick { page = isOnwards ? max(page, ahead) : min(page, ahead) }
    }
    return page > 0 ? min(page, last) : 0
  }
}
