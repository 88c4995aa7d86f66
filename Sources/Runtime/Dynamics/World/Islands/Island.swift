/// Bodies that touch or are joined, as the solver sees them: what it decided for them, and where in
/// the lists of all what belongs to them stands.
///
/// Nothing in an island depends on another one. Row 0 is no island but all that is *loose*: bodies
/// with at most one contact, and that with something fixed, each for itself. For those nothing is
/// ever decided.
struct Island {
  // Lists, found anew with the islands.
  var firstMember: Int32 = 0
  var memberCount: Int32 = 0
  var firstBlock: Int32 = 0
  var blockCount: Int32 = 0
  var firstImpact: Int32 = 0
  var impactCount: Int32 = 0
  var firstFound: Int32 = 0
  var foundCount: Int32 = 0
  var firstNear: Int32 = 0
  var nearCount: Int32 = 0
  var firstAssembly: Int32 = 0
  var assemblyCount: Int32 = 0

  /// Collision intervals that are fine yet, and those that this one asks for.
  var fineIntervals: Int32 = 0
  var wantedFineIntervals: Int32 = 0
  /// The greatest speed of a body that does not cover half its size in a second, pt/s; infinite,
  /// and there is no extra relaxation, while more than a 16th of the island covers more.
  var extraRelaxationSpeed = Float.infinity
  /// Share of their impulse that soft contacts forget, per mass.
  var softening: Float = 0
  /// The greatest change of a speed by the last solve of joints, in extents/s.
  var jointCorrection: Float = 0
  /// Twice the energy that it has lost to solves that were cut short, and that may lift it again
  /// (`World+EnergyLimit`); −1 while no solve of it is cut.
  var lostEnergy = Island.uncut

  var isUsed = false
  /// The running collision interval has sub-steps of half the length (`World+FineSteps`).
  var isFine = false
  /// Contacts in blocks may be between masses that differ by more than ten times.
  var isSteep = false
  /// The last pass over the contacts was followed by extra relaxation.
  var hadExtraRelaxation = false
  /// The next sub-step may begin with the warm start cache.
  var isWarm = false
  /// In the running sub-step nothing but forces and contacts in blocks has changed a velocity.
  var isUndisturbed = false
  /// No body has been moved since the last relaxation of the joints.
  var hasCurrentRows = false
  /// Bodies have come or gone since decisions were made.
  var hasChanged = true

  /// Invalidates the warm start cache, for this sub-step and for the next.
  @inline(__always) mutating func disturb() {
    isWarm = false
    isUndisturbed = false
  }

  /// The energy lost by an island no solve of which is cut.
  static let uncut: Float = -1

  /// The part of an island that has come apart from it.
  var part: Island {
    var part = self
    part.isUsed = true
    part.hasChanged = true
    part.memberCount = 0
    // There once alone.
    if lostEnergy > 0 { part.lostEnergy = 0 }
    return part
  }

  /// Takes over the energy that bodies which join the island have lost.
  mutating func takeLostEnergy(of other: inout Float) {
    guard other >= 0 else { return }
    lostEnergy = lostEnergy > 0 ? lostEnergy + other : other
    other = 0
  }

  /// Takes over the decisions about bodies that join the island: what one part needs, all get.
  mutating func absorb(_ other: Island) {
    if other.fineIntervals > fineIntervals { fineIntervals = other.fineIntervals }
    if other.wantedFineIntervals > wantedFineIntervals {
      wantedFineIntervals = other.wantedFineIntervals
    }
    hadExtraRelaxation = hadExtraRelaxation && other.hadExtraRelaxation
  }
}
