import Testing

@testable import Motus

@Suite struct PreparedTableTests {
  @Test func equalCurvesShareAnIndex() {
    let table = PreparedTable()
    let first = table.retain(.cubic(.easeIn))
    let other = table.retain(.cubic(.easeOut))
    #expect(first != other)
    #expect(table.retain(.cubic(.easeIn)) == first)
    #expect(table[first] == .cubic(.easeIn))
    #expect(PreparedCurve(storage: table.blocks[Int(other)]).curve == .easeOut)
    // Zero has one index, whatever its sign.
    #expect(table.retain(.cubic(CubicCurve(-0.0, 0, 0.58, 1))) == other)
  }

  @Test func whatIsReleasedIsKeptForAWhile() {
    let table = PreparedTable(idleLimit: 2)
    let first = table.retain(.cubic(.easeIn))
    let block = table.blocks[Int(first)]
    table.release(first)
    #expect(table.idleCount == 1)
    #expect(table.retain(.cubic(.easeIn)) == first)
    #expect(table.idleCount == 0)
    #expect(table.blocks[Int(first)] == block)
  }

  @Test func theLongestIdleGoesFirst() {
    let table = PreparedTable(idleLimit: 2)
    let curves: [CubicCurve] = [.easeIn, .easeOut, .easeInOut]
    let indices = curves.map { table.retain(.cubic($0)) }
    for index in indices { table.release(index) }
    #expect(table.idleCount == 2)
    // The first's slot is free and goes to the next new curve; the others are still there.
    #expect(table.retain(.cubic(.easeOut)) == indices[1])
    #expect(table.retain(.cubic(.easeInOut)) == indices[2])
    #expect(table.retain(.cubic(.standard)) == indices[0])
    #expect(table[indices[0]] == .cubic(.standard))
    // Gone means prepared anew, elsewhere.
    #expect(table.retain(.cubic(.easeIn)) == 3)
  }

  @Test func heldTwiceIsReleasedTwice() {
    let table = PreparedTable(idleLimit: 0)
    let index = table.retain(.spring(.system))
    #expect(table.retain(.spring(.system)) == index)
    table.release(index)
    #expect(table.idleCount == 0)
    #expect(table[index] == .spring(.system))
    table.release(index)
    // Nothing idle is kept here: the slot is free again.
    #expect(table.idleCount == 0)
    #expect(table.retain(.spring(SpringParameters())) == index)
  }

  @Test func manyAreFoundAgainAfterGrowth() {
    let table = PreparedTable()
    let springs = (0..<100).map { SpringParameters(stiffness: 100 + Double($0)) }
    let indices = springs.map { table.retain(.spring($0)) }
    #expect(Set(indices).count == 100)
    for (spring, index) in zip(springs, indices) {
      #expect(table.retain(.spring(spring)) == index)
      #expect(
        PreparedSpring(storage: table.blocks[Int(index)]).spring.frequencySquared
          == Spring(spring).frequencySquared)
    }
  }
}
