import Testing

@testable import Motus

@Suite struct PreparedTableTests {
  @Test func equalCurvesShareAnIndex() {
    var table = PreparedTable<CubicCurve>()
    let first = table.retain(.easeIn)
    let other = table.retain(.easeOut)
    #expect(first != other)
    #expect(table.retain(.easeIn) == first)
    #expect(table[first] == .easeIn)
    #expect(PreparedCurve(storage: table.blocks[Int(other)]).curve == .easeOut)
    // Zero has one index, whatever its sign.
    #expect(table.retain(CubicCurve(-0.0, 0, 0.58, 1)) == other)
  }

  @Test func whatIsReleasedIsKeptForAWhile() {
    var table = PreparedTable<CubicCurve>(idleLimit: 2)
    let first = table.retain(.easeIn)
    let block = table.blocks[Int(first)]
    table.release(first)
    #expect(table.idleCount == 1)
    #expect(table.retain(.easeIn) == first)
    #expect(table.idleCount == 0)
    #expect(table.blocks[Int(first)] == block)
  }

  @Test func theLongestIdleGoesFirst() {
    var table = PreparedTable<CubicCurve>(idleLimit: 2)
    let curves: [CubicCurve] = [.easeIn, .easeOut, .easeInOut]
    let indices = curves.map { table.retain($0) }
    for index in indices { table.release(index) }
    #expect(table.idleCount == 2)
    // The first's slot is free and goes to the next new curve; the others are still there.
    #expect(table.retain(.easeOut) == indices[1])
    #expect(table.retain(.easeInOut) == indices[2])
    #expect(table.retain(.standard) == indices[0])
    #expect(table[indices[0]] == .standard)
    // Gone means prepared anew, elsewhere.
    #expect(table.retain(.easeIn) == 3)
  }

  @Test func heldTwiceIsReleasedTwice() {
    var table = PreparedTable<SpringParameters>(idleLimit: 0)
    let index = table.retain(.system)
    #expect(table.retain(.system) == index)
    table.release(index)
    #expect(table.idleCount == 0)
    #expect(table[index] == .system)
    table.release(index)
    // Nothing idle is kept here: the slot is free again.
    #expect(table.idleCount == 0)
    #expect(table.retain(SpringParameters()) == index)
  }

  @Test func manyAreFoundAgainAfterGrowth() {
    var table = PreparedTable<SpringParameters>()
    let springs = (0..<100).map { SpringParameters(stiffness: 100 + Double($0)) }
    let indices = springs.map { table.retain($0) }
    #expect(Set(indices).count == 100)
    for (spring, index) in zip(springs, indices) {
      #expect(table.retain(spring) == index)
      #expect(
        PreparedSpring(storage: table.blocks[Int(index)]).spring.frequencySquared
          == Spring(spring).frequencySquared)
    }
  }
}
