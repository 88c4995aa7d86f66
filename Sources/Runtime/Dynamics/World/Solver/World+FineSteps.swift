/// Fine steps: where a solve does not come to its end, sub-steps are half as long.
///
/// Many small steps with few rounds do more than few steps with many (Macklin et al., *Small Steps
/// in Physics Simulation*, 2019): what is left undone in a step falls with the square of its
/// length. A chain over a peg, a bridge under rocks or a box under a thousand times its mass needs
/// that, and nothing else pays for it. Such are: rounds that are used up, masses that differ by
/// more than ten times, arms under great tension, and loops that can meet something. The choice is
/// made once a collision interval, for the whole world, and holds for a while.
extension World {
  /// Collision intervals that go on in fine steps, for a pile and for joints: whoever changes to
  /// and fro does not come to rest.
  static let fineHoldOfPiles = 15
  static let fineHoldOfJoints = 60
  private static let fineStep: Float = 0.5 * subStep

  /// In double precision, for joints.
  @inline(__always) var jointStep: Double { isFine ? 0.5 * World.jointStep : World.jointStep }
  @inline(__always) var jointRate: Double {
    Double(isFine ? 2 &* World.stepsPerSecond : World.stepsPerSecond)
  }

  @inline(__always) func wantFineSteps(_ intervals: Int) {
    if intervals > wantedFineIntervals { wantedFineIntervals = intervals }
  }

  /// At the start of a collision interval: how long its sub-steps are.
  @_optimize(speed)
  @inline(__always) func chooseStepLength() {
    if hasSteepContacts { wantFineSteps(World.fineHoldOfPiles) }
    if wantedFineIntervals > fineIntervals {
      fineIntervals = wantedFineIntervals
    } else if fineIntervals > 0 {
      fineIntervals &-= 1
    }
    wantedFineIntervals = 0
    // The springs of a cloth know one length of steps.
    let wantsFine = fineIntervals > 0 && !hasSpringBlocks
    if wantsFine != isFine { setFine(wantsFine) }
  }

  /// Changes the length of a sub-step, and scales the impulses of contacts and joints to it.
  @inline(never) private func setFine(_ value: Bool) {
    isFine = value
    stepLength = value ? World.fineStep : World.subStep
    stepRate = value ? 2 * World.inverseSubStep : World.inverseSubStep
    let share: Float = value ? 0.5 : 2
    if colors.listIsStale { colors.listBlocks() }
    var index = 0
    while index < blocks.count {
      ContactBlock.scaleImpulses(blocks[index], by: share)
      index &+= 1
    }
    index = 0
    while index < restitutionContacts.count {
      let impact = restitutionContacts.base + index
      impact.pointee.impulses = impact.pointee.impulses.scaled(by: share)
      index &+= 1
    }
    scaleJointImpulses(by: Double(share))
    warmStartCache.invalidate()
  }
}

extension ContactBlock {
  @inline(never) fileprivate static func scaleImpulses(_ block: Pointer, by share: Float) {
    let share = Float4(all: share)
    let p = points(block)
    p.pointee.normalImpulse = share * p.pointee.normalImpulse
    p.pointee.biasImpulse = share * p.pointee.biasImpulse
    p[1].normalImpulse = share * p[1].normalImpulse
    p[1].biasImpulse = share * p[1].biasImpulse
    block.pointee.tangentImpulse = share * block.pointee.tangentImpulse
  }
}
