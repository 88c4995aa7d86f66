import Testing

@testable import Motus

@Suite struct CurveBatchTests {
  private let curves: [CubicCurve] = [
    .standard, .easeIn, .easeOut, .easeInOut, .linear, CubicCurve(0.34, 1.56, 0.64, 1),
    CubicCurve(0.05, 0.7, 0.1, 1), CubicCurve(0.9, 0, 0.1, 1), CubicCurve(1, 0, 0, 1),
    CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0, 1, 0, 1), CubicCurve(1, 0, 1, 0),
    CubicCurve(0, 4, 1, -3), CubicCurve(0.7, -200, 1, 150), CubicCurve(1, 1, 1, 1),
  ]

  private let springs: [SpringParameters] = [
    SpringParameters(), .system, SpringParameters(damping: 0), SpringParameters(damping: 0.3),
    SpringParameters(duration: 0.5, bounce: 0.3), SpringParameters(duration: 0.5, bounce: -0.3),
    SpringParameters(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true),
    SpringParameters(damping: 19.999999), SpringParameters(mass: 0.01, stiffness: 9, damping: 0.1),
    SpringParameters(stiffness: 1, damping: 400, allowsOverdamping: true),
  ]

  @Test func preparedCurvesAreTheCurvesToTwelveDigits() {
    for curve in curves {
      let prepared = PreparedCurve(curve)
      defer { prepared.deallocate() }
      let height = max(1, abs(curve.y1), abs(curve.y2))
      for step in 0...607 {
        // Through the cells unevenly, their borders included now and then.
        let time = Double(step) / 607
        let error = abs(1 - curve.value(at: time) - prepared.remaining(at: time))
        #expect(error <= 1e-12 * height, "\(curve) at \(time): \(error)")
      }
      for cell in stride(from: 0, through: 2048, by: 31) {
        let time = Double(cell) / 2048
        let error = abs(1 - curve.value(at: time) - prepared.remaining(at: time))
        #expect(error <= 1e-12 * height, "\(curve) at \(time): \(error)")
      }
      #expect(prepared.curve == curve)
    }
  }

  @Test func timesOutsideAPreparedCurveCountAsItsEnds() {
    let prepared = PreparedCurve(.easeInOut)
    defer { prepared.deallocate() }
    for time in [1, 1.5, 1e300, Double.infinity] { #expect(prepared.remaining(at: time) == 0) }
    for time in [0, -0.5, -1e300, -Double.infinity, .nan] {
      #expect(prepared.remaining(at: time) == 1)
    }
  }

  @Test func preparedSpringsAreTheSpringsToTwelveDigits() {
    for parameters in springs {
      let prepared = PreparedSpring(parameters)
      defer { prepared.deallocate() }
      let spring = Spring(parameters)
      let frequency = parameters.naturalFrequency
      for step in 0...400 {
        let time = Double(step) * 0.113 / frequency
        let exact = spring.displacement(at: time)
        let got = prepared.displacement(at: time)
        #expect(abs(exact.a - got.a) <= 1e-12, "\(parameters) at \(time)")
        #expect(abs(exact.b - got.b) * frequency <= 1e-12, "\(parameters) at \(time)")
      }
      for time in [-1.0, 0, 1e9, .infinity] {
        #expect(prepared.displacement(at: time) == spring.displacement(at: time))
      }
    }
  }

  /// Groups with starts, ends and curves of all sorts.
  private struct Groups {
    var starts: [Double] = []
    var durations: [Double] = []
    var kinds: [UInt32] = []

    func end(_ index: Int) -> Double { starts[index] + durations[index] }

    /// Results stand in the order of the groups.
    var numbers: [Int32] { starts.indices.map { Int32($0) } }

    init(count: Int, kinds kindCount: Int) {
      for index in 0..<count {
        let duration = 0.1 + Double(index * 7 % 23) / 10
        let start = 10 - Double(index * 13 % 31) / 10
        starts.append(start)
        durations.append(duration)
        kinds.append(UInt32(index * 5 % kindCount))
      }
    }
  }

  private func runCubics(
    _ groups: Groups, _ table: borrowing PreparedTable, at now: Double
  ) -> (remaining: [Double], over: [UInt32]) {
    let count = groups.starts.count
    var remaining = [Double](repeating: .nan, count: count)
    var over = [UInt32](repeating: .max, count: count)
    let overCount = CurveBatch.cubics(
      count: count, at: now, horizon: now, starts: groups.starts,
      durations: groups.durations, curves: groups.kinds, prepared: table.blocks,
      groups: groups.numbers, a: &remaining, b: nil, over: &over)
    return (remaining, Array(over.prefix(overCount)))
  }

  @Test func aBatchOfCubicsIsItsGroupsOneByOne() {
    let table = PreparedTable()
    for curve in curves { _ = table.retain(.cubic(curve)) }
    let groups = Groups(count: 61, kinds: curves.count)
    for now in [6.0, 9.37, 10, 11.5, 30] {
      let (remaining, over) = runCubics(groups, table, at: now)
      var expectedOver: [UInt32] = []
      for index in 0..<groups.starts.count {
        let curve = curves[Int(groups.kinds[index])]
        if now >= groups.end(index) {
          expectedOver.append(UInt32(index))
          #expect(remaining[index] == 0)
          continue
        }
        let time = (now - groups.starts[index]) * (1 / groups.durations[index])
        let height = max(1, abs(curve.y1), abs(curve.y2))
        #expect(abs(1 - curve.value(at: time) - remaining[index]) <= 1e-12 * height)
        // Alone, the same bits.
        var alone = Groups(count: 0, kinds: 1)
        alone.starts = [groups.starts[index]]
        alone.durations = [groups.durations[index]]
        alone.kinds = [groups.kinds[index]]
        #expect(runCubics(alone, table, at: now).remaining == [remaining[index]])
      }
      #expect(over == expectedOver)
    }
  }

  @Test func aGroupIsOverAtItsEndExactly() {
    let table = PreparedTable()
    let standard = table.retain(.cubic(.standard))
    // 0.3 · (1 / 0.3) and 0.1 + 0.2 − 0.1 do not come out even.
    var groups = Groups(count: 0, kinds: 1)
    for (start, duration) in [(0.1, 0.2), (0, 0.3), (0.7, 0.1), (5, 1e-9), (1, 0)] {
      groups.starts.append(start)
      groups.durations.append(duration)
      groups.kinds.append(standard)
    }
    for index in groups.starts.indices {
      let end = groups.end(index)
      let at = runCubics(groups, table, at: end)
      #expect(at.over.contains(UInt32(index)))
      #expect(at.remaining[index] == 0)
      let before = runCubics(groups, table, at: end.nextDown)
      #expect(!before.over.contains(UInt32(index)))
      #expect(before.remaining[index] >= -1e-12)
    }
  }

  @Test func nonsenseIsReadAsTheStart() {
    let table = PreparedTable()
    let standard = table.retain(.cubic(.standard))
    var groups = Groups(count: 0, kinds: 1)
    let nonsense: [(Double, Double)] = [
      (.nan, 1), (1, .nan), (1, .infinity), (.infinity, 1), (-.infinity, .infinity),
    ]
    for (start, duration) in nonsense {
      groups.starts.append(start)
      groups.durations.append(duration)
      groups.kinds.append(standard)
    }
    let (remaining, over) = runCubics(groups, table, at: 1)
    #expect(over.isEmpty)
    #expect(remaining == [1, 1, 1, 1, 1])
  }

  @Test func aBatchOfSpringsIsItsGroupsOneByOne() {
    let table = PreparedTable()
    for spring in springs { _ = table.retain(.spring(spring)) }
    let groups = Groups(count: 53, kinds: springs.count)
    let count = groups.starts.count
    for now in [6.0, 9.37, 10, 11.5, 30] {
      var a = [Double](repeating: .nan, count: count)
      var b = a
      var over = [UInt32](repeating: .max, count: count)
      var withVelocities = a
      let velocities = (0..<count).map { Double($0 % 5) - 2 }
      let overCount = CurveBatch.springs(
        count: count, at: now, horizon: now, starts: groups.starts, durations: groups.durations,
        velocities: nil, springs: groups.kinds, prepared: table.blocks, groups: groups.numbers,
        a: &a, b: &b, over: &over)
      _ = CurveBatch.springs(
        count: count, at: now, horizon: now, starts: groups.starts, durations: groups.durations,
        velocities: velocities, springs: groups.kinds, prepared: table.blocks,
        groups: groups.numbers, a: &withVelocities, b: nil, over: &over)
      for index in 0..<count {
        #expect(withVelocities[index] == a[index] - velocities[index] * b[index])
      }
      var expectedOver: [UInt32] = []
      for index in 0..<count {
        if now >= groups.end(index) {
          expectedOver.append(UInt32(index))
          #expect(a[index] == 0 && b[index] == 0)
          continue
        }
        let parameters = springs[Int(groups.kinds[index])]
        let exact = Spring(parameters).displacement(at: now - groups.starts[index])
        #expect(abs(exact.a - a[index]) <= 1e-12)
        #expect(abs(exact.b - b[index]) * parameters.naturalFrequency <= 1e-12)
      }
      #expect(Array(over.prefix(overCount)) == expectedOver)
    }
  }
}
