/// One contact of a block by itself.
extension ContactBlock {
  typealias Lane = BlockLane<Field>
  typealias PointLane = BlockLane<PointField>

  /// The vectors of a block in their order; those of the two points come after them.
  enum Field: Int, LaneField {
    case bodyA, bodyB, contact, touching
    case inverseMassA, inverseInertiaA, inverseMassB, inverseInertiaB
    case normalX, normalY, friction, biasRate, slop
    case inverse11, inverse12, inverse22, coupling
    case tangentArmA, tangentArmB, tangentMass, tangentImpulse
    case first
  }

  /// The vectors of a point in their order; the next point begins at the end.
  enum PointField: Int, LaneField {
    case normalArmA, normalArmB, separation, gap, normalMass, normalImpulse, biasImpulse
    case change, direction
    case end
  }

  static let fieldCount = MemoryLayout<ContactBlock>.stride / 16
}

extension BlockLane where Field == ContactBlock.Field {
  @inline(__always) var first: ContactBlock.PointLane { part(from: Field.first.rawValue) }

  @inline(__always) var second: ContactBlock.PointLane {
    part(from: Field.first.rawValue &+ ContactBlock.PointField.end.rawValue)
  }
}
