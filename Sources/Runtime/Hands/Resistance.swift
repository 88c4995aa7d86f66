/// Resistance beyond the bounds of a number that a finger moves.
///
/// A finger moves the *raw* place; the shown one is a function of it alone, with no memory, so that
/// on the way back a rubber band unwinds along the curve on which it was pulled (SC-12). The
/// inverse says where the raw place is for what is shown when a finger takes it, so that nothing
/// jumps (SC-27).
struct Resistance: BitwiseCopyable, Equatable {
  enum Form: BitwiseCopyable, Equatable {
    /// None: the number follows the finger.
    case none
    /// Full: the number stops at the bound.
    case stop
    case band(RubberBand)
    /// Of a factor: a band of its logarithm.
    case scaleBand(RubberBand)
  }

  var lowest = -Double.infinity
  var highest = Double.infinity
  var form = Form.none

  /// Returns the nearest place in the bounds.
  func inBounds(_ place: Double) -> Double { min(max(place, lowest), highest) }

  /// Distance of a place beyond a bound; negative below the lower one.
  func excess(_ place: Double) -> Double {
    place < lowest ? place - lowest : place > highest ? place - highest : 0
  }

  /// Returns the shown place of a raw one.
  func shown(ofRaw raw: Double) -> Double {
    let excess = self.excess(raw)
    guard excess != 0 else { return raw }
    switch form {
    case .none: return raw
    case .stop: return inBounds(raw)
    case .band(let band): return inBounds(raw) + band.offset(ofPull: excess)
    case .scaleBand(let band):
      let bound = inBounds(raw)
      guard let pull = Self.logarithm(raw, over: bound) else { return bound }
      return bound * Elementary.exp(band.offset(ofPull: pull))
    }
  }

  /// Returns the raw place of a shown one: where a finger takes it. A `stop` shows nothing beyond
  /// its bounds, so that such a place is taken as it is.
  func raw(ofShown shown: Double) -> Double {
    let excess = self.excess(shown)
    guard excess != 0 else { return shown }
    switch form {
    case .none, .stop: return shown
    case .band(let band): return inBounds(shown) + band.pull(ofOffset: excess)
    case .scaleBand(let band):
      let bound = inBounds(shown)
      guard let offset = Self.logarithm(shown, over: bound) else { return shown }
      return bound * Elementary.exp(band.pull(ofOffset: offset).limited(to: Self.farthestPull))
    }
  }

  /// Returns the ratio of a shown step to the finger's at a raw place: the derivative of `shown`.
  func slope(atRaw raw: Double) -> Double {
    let excess = self.excess(raw)
    guard excess != 0 else { return 1 }
    switch form {
    case .none: return 1
    case .stop: return 0
    case .band(let band): return band.slope(atPull: excess)
    case .scaleBand(let band):
      guard let pull = Self.logarithm(raw, over: inBounds(raw)) else { return 0 }
      return band.slope(atPull: pull) * shown(ofRaw: raw).divided(by: raw)
    }
  }

  /// Returns the slope by logarithms, d log shown / d log raw, of a factor in a band; else the
  /// plain one.
  func slopeOfLogarithm(atRaw raw: Double) -> Double {
    guard case .scaleBand(let band) = form, excess(raw) != 0 else { return slope(atRaw: raw) }
    return Self.logarithm(raw, over: inBounds(raw)).map { band.slope(atPull: $0) } ?? 0
  }

  /// Greatest pull of the logarithm of a factor, beyond which its exponential leaves the range of
  /// numbers.
  private static let farthestPull = 40.0

  /// Returns log(number / bound); none unless both are above 0.
  private static func logarithm(_ number: Double, over bound: Double) -> Double? {
    guard number > 0, bound > 0 else { return nil }
    return Elementary.log(number.divided(by: bound))
  }
}
