/// A spring as pieces of polynomials of time, for the batches: no exponential and no sine in a
/// frame.
///
/// The two parts a and b of its solution (see `Spring`) obey f'' = −2δ f' − ω₀² f, which gives the
/// power series around any time term by term; cut to eight terms over a piece of a quarter of the
/// fastest time constant, a and ω₀ b lose less than 1e-13. Sixteen pieces cover the beginning. From
/// there on the solution repeats itself, but for a linear map: with T a multiple of their length,
///
///     a(T + τ) = a(T) a(τ) + a'(T) b(τ),   b(T + τ) = b(T) a(τ) + b'(T) b(τ)
///
/// since the state at T is a start like any other. One such map is held for each T until nothing
/// visible is left. About 2.5 KB in all.
struct PreparedSpring {
  /// Owned by whoever prepared it.
  let storage: UnsafeMutableRawPointer

  // In front, two numbers: pieces per second, and how many pieces are covered.
  static let springOffset = 16
  static let rowOffset = 80
  static let rowCount = 16
  /// Eight pairs of coefficients, of a and of b.
  static let rowBytes = 128
  static let mapOffset = rowOffset + rowCount * rowBytes
  /// a(T), a'(T), b(T), b'(T).
  static let mapBytes = 32

  /// The spring that was prepared.
  var spring: Spring { storage.load(fromByteOffset: Self.springOffset, as: Spring.self) }

  /// The two parts at a time; before 0 as at 0.
  func displacement(at time: Double) -> (a: Double, b: Double) {
    guard time > 0 else { return (1, 0) }
    let place = Self.place(storage, at: time)
    guard Self.covers(storage, place) else { return exactDisplacement(at: time) }
    let parts = Self.parts(storage, at: place)
    return (parts.x, parts.y)
  }

  /// A time in pieces.
  @inline(__always)
  static func place(_ storage: UnsafeRawPointer, at time: Double) -> Double {
    time * storage.load(as: Double.self)
  }

  /// Whether there are numbers for a place. Not a number is not covered.
  @inline(__always)
  static func covers(_ storage: UnsafeRawPointer, _ place: Double) -> Bool {
    place < storage.load(fromByteOffset: 8, as: Double.self)
  }

  /// a and b at a covered place, not below 0.
  @inline(__always)
  static func parts(_ storage: UnsafeRawPointer, at place: Double) -> SIMD2<Double> {
    let shifted = place + Elementary.roundingShift
    let piece = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: shifted.bitPattern))
    let g = place - (shifted - Elementary.roundingShift)
    let p = (storage + (rowOffset &+ (piece & (rowCount &- 1)) &* rowBytes))
      .assumingMemoryBound(to: SIMD2<Double>.self)
    let w = SIMD2<Double>(repeating: g * g)
    let even: SIMD2<Double> = ((p[6] * w + p[4]) * w + p[2]) * w + p[0]
    let odd: SIMD2<Double> = ((p[7] * w + p[5]) * w + p[3]) * w + p[1]
    let near: SIMD2<Double> = even + odd * SIMD2(repeating: g)
    let map = (storage + (mapOffset &+ (piece &>> 4) &* mapBytes))
      .assumingMemoryBound(to: SIMD2<Double>.self)
    let a: SIMD2<Double> = map[0] * near
    let b: SIMD2<Double> = map[1] * near
    return SIMD2(a.x, b.x) + SIMD2(a.y, b.y)
  }

  /// The two parts by their definition.
  @inline(never)
  func exactDisplacement(at time: Double) -> (a: Double, b: Double) {
    spring.displacement(at: time)
  }

  func deallocate() { storage.deallocate() }
}
