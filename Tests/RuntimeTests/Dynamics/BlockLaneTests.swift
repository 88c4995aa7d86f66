import Testing

@testable import Motus

/// What is written to one lane by name is where the vector of that name has it, and nowhere else.
@Suite struct BlockLaneTests {
  typealias Vectors = [SIMD4<Float>]

  private func bits(_ vectors: [SIMD4<Int32>]) -> Vectors { vectors.map { SIMD4(bits: $0) } }

  /// Numbers a lane by its fields, one after the other; answers what each vector should be.
  private func fill<Field: LaneField>(
    _ lane: BlockLane<Field>, _ number: Int, count: Int, from start: Int = 0
  ) -> Vectors {
    (0..<count).map { index in
      let value = Float(start + index + 1)
      lane[Field(rawValue: index)!] = value
      var expected = SIMD4<Float>.zero
      expected[number] = value
      return expected
    }
  }

  @Test(arguments: 0..<4)
  func aContactIsInItsLane(number: Int) {
    var block = ContactBlock()
    withUnsafeMutablePointer(to: &block) { block in
      let lane = ContactBlock.Lane(block, number)
      for other in 0..<4 { ContactBlock.Lane(block, other).clear(count: ContactBlock.fieldCount) }
      let own = ContactBlock.Field.first.rawValue
      let each = ContactBlock.PointField.end.rawValue
      #expect(own + 2 * each == ContactBlock.fieldCount)
      let expected = fill(lane, number, count: own)
      let first = fill(lane.first, number, count: each, from: own)
      let second = fill(lane.second, number, count: each, from: own + each)
      let b = block.pointee
      let integers = bits([b.bodyA, b.bodyB, b.contact, b.touching])
      let masses = [b.inverseMassA, b.inverseInertiaA, b.inverseMassB, b.inverseInertiaB]
      let surface = [b.normalX, b.normalY, b.friction, b.biasRate, b.slop]
      let matrix = [b.inverse11, b.inverse12, b.inverse22, b.coupling]
      let tangent = [b.tangentArmA, b.tangentArmB, b.tangentMass, b.tangentImpulse]
      #expect(integers + masses + surface + matrix + tangent == expected)
      for (point, expected) in [(b.first, first), (b.second, second)] {
        let vectors = [
          point.normalArmA, point.normalArmB, point.separation, point.gap, point.normalMass,
          point.normalImpulse, point.biasImpulse, point.change, point.direction,
        ]
        #expect(vectors == expected)
      }
      // Whole lanes are taken over and cleared.
      let other = ContactBlock.Lane(block, (number + 1) & 3)
      other.copy(lane, count: ContactBlock.fieldCount)
      lane.clear(count: ContactBlock.fieldCount)
      #expect(lane[.slop] == 0 && other[.slop] == expected[12][number])
      #expect(other.second[.biasImpulse] == second[6][number] && lane.second[.biasImpulse] == 0)
      other[integer: .contact] = -1
      #expect(block.pointee.contact[(number + 1) & 3] == -1)
    }
  }

  @Test(arguments: 0..<4)
  func aRodIsInItsLane(number: Int) {
    var block = RodBlock()
    withUnsafeMutablePointer(to: &block) { block in
      let count = MemoryLayout<RodBlock>.stride / 16
      for lane in 0..<4 { BlockLane<RodBlock.Field>(block, lane).clear(count: count) }
      let expected = fill(BlockLane<RodBlock.Field>(block, number), number, count: count)
      let b = block.pointee
      let integers = bits([b.bodyA, b.bodyB, b.joint])
      let masses = [b.inverseMassA, b.inverseMassB, b.mass, b.length, b.most]
      let way = [b.offsetX, b.offsetY, b.directionX, b.directionY, b.error, b.impulse]
      #expect(integers + masses + way + [b.pull, b.lead, b.drag] == expected)
    }
  }
}
