/// The curves of many groups at one time, each with a start of its own: the hot loop of a frame.
///
/// A group's result depends on its own numbers alone, not on its neighbours, their order or an
/// earlier frame.
enum CurveBatch {
  /// Computes the factors a of groups under cubic curves, 1 − value, and writes each at the index
  /// of its group.
  ///
  /// `starts` and `durations` are in seconds. A group is over when its end is not after the
  /// horizon: then a is 0, and its index is written to `over`. Before its start a is 1. `curves`
  /// are indices of `prepared`. `b`, the share of a velocity that a glide carries on, is written only
  /// where somebody wants it.
  ///
  /// - Returns: how many are over.
  @_optimize(speed)
  static func cubics(
    count: Int, at now: Double, horizon: Double, starts: UnsafePointer<Double>,
    durations: UnsafePointer<Double>, curves: UnsafePointer<UInt32>,
    prepared: UnsafePointer<UnsafeMutableRawPointer>, groups: UnsafePointer<Int32>,
    a: UnsafeMutablePointer<Double>, b: UnsafeMutablePointer<Double>?,
    over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var overCount = 0
    for index in 0..<count {
      let start = starts[index]
      let duration = durations[index]
      // Times its inverse, not divided by it: that is what a time has been from the beginning.
      let time = (now - start) * (1 / duration)
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
      let isOver = horizon >= start + duration
      if isOver {
        result = 0
        over[overCount] = UInt32(truncatingIfNeeded: index)
        overCount &+= 1
      }
      let group = Int(truncatingIfNeeded: groups[index])
      a[group] = result
      if let b { b[group] = isOver ? 0 : CarriedVelocity.displacement(at: time, duration) }
    }
    return overCount
  }

  /// Computes the factors a and b of groups under springs.
  ///
  /// As above, but a spring's time is the seconds since its start: shown is target + (start −
  /// target) · a + v₀ · b. `velocities` are those of the groups, in whole distances per second: the
  /// effect of one on the motion is taken from `a`. Without them all are zero. `b` is written only
  /// where somebody wants it. Both are zero when a group is over.
  ///
  /// - Returns: how many are over.
  @_optimize(speed)
  static func springs(
    count: Int, at now: Double, horizon: Double, starts: UnsafePointer<Double>,
    durations: UnsafePointer<Double>, velocities: UnsafePointer<Double>?,
    springs: UnsafePointer<UInt32>, prepared: UnsafePointer<UnsafeMutableRawPointer>,
    groups: UnsafePointer<Int32>, a: UnsafeMutablePointer<Double>,
    b: UnsafeMutablePointer<Double>?, over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var overCount = 0
    for index in 0..<count {
      let start = starts[index]
      let time = now - start
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
      if horizon >= start + durations[index] {
        parts = .zero
        over[overCount] = UInt32(truncatingIfNeeded: index)
        overCount &+= 1
      }
      let group = Int(truncatingIfNeeded: groups[index])
      if let velocities {
        a[group] = parts.x - velocities[index] * parts.y
      } else {
        a[group] = parts.x
      }
      if let b { b[group] = parts.y }
    }
    return overCount
  }
}
