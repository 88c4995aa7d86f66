/// The curves of many groups at one time, each with a start of its own: the hot loop of a frame.
///
/// A group's result depends on its own numbers alone, not on its neighbours, their order or an
/// earlier frame.
enum CurveBatch {
  /// What remains of each way under a cubic curve.
  ///
  /// `starts`, `ends` and `inverseDurations` are in seconds and their inverse; a group is over when
  /// its end is not after the horizon, then nothing remains and its index is written to `over`. Before its start all
  /// remains. `curves` are indices of `prepared`.
  ///
  /// - Returns: how many are over.
  @_optimize(speed)
  static func cubics(
    count: Int, at now: Double, horizon: Double, starts: UnsafePointer<Double>,
    ends: UnsafePointer<Double>,
    inverseDurations: UnsafePointer<Double>, curves: UnsafePointer<UInt32>,
    prepared: UnsafePointer<UnsafeMutableRawPointer>, remaining: UnsafeMutablePointer<Double>,
    over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var overCount = 0
    for index in 0..<count {
      let time = (now - starts[index]) * inverseDurations[index]
      var result = 1.0
      // Not a number fails this: whatever comes, a cell is found.
      if time > 0 {
        let limited = time < 1 ? time : 1
        let storage = prepared[Int(truncatingIfNeeded: curves[index])]
        result = PreparedCurve.remaining(storage, at: limited)
        if result != result {
          result = PreparedCurve(storage: storage).exactRemaining(at: limited)
        }
      }
      if horizon >= ends[index] {
        result = 0
        over[overCount] = UInt32(truncatingIfNeeded: index)
        overCount &+= 1
      }
      remaining[index] = result
    }
    return overCount
  }

  /// The two parts of each spring's solution.
  ///
  /// As above, but a spring's time is the seconds since its start: the way is
  /// target + (start − target) · a + v₀ · b. Both parts are zero when a group is over.
  ///
  /// - Returns: how many are over.
  @_optimize(speed)
  static func springs(
    count: Int, at now: Double, horizon: Double, starts: UnsafePointer<Double>,
    ends: UnsafePointer<Double>,
    springs: UnsafePointer<UInt32>, prepared: UnsafePointer<UnsafeMutableRawPointer>,
    a: UnsafeMutablePointer<Double>, b: UnsafeMutablePointer<Double>,
    over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var overCount = 0
    for index in 0..<count {
      let time = now - starts[index]
      var parts = SIMD2<Double>(1, 0)
      if time > 0 {
        let storage = prepared[Int(truncatingIfNeeded: springs[index])]
        let place = PreparedSpring.place(storage, at: time)
        if PreparedSpring.covers(storage, place) {
          parts = PreparedSpring.parts(storage, at: place)
        } else {
          let exact = PreparedSpring(storage: storage).exactDisplacement(at: time)
          parts = SIMD2(exact.a, exact.b)
        }
      }
      if horizon >= ends[index] {
        parts = .zero
        over[overCount] = UInt32(truncatingIfNeeded: index)
        overCount &+= 1
      }
      a[index] = parts.x
      b[index] = parts.y
    }
    return overCount
  }
}
