/// How bodies that are alike take up motion: in most worlds the same for many.
struct BodyModel {
  /// dv/dt = a − c·v over a sub-step h, solved exactly: v ← v·decay + a·gain with
  /// decay = e^(−c·h), gain = (1 − decay)/c; in the lanes of a `BodyState`, whose last one becomes
  /// that of the drive.
  var linearGain: Float = World.subStep
  var linearGainAgain: Float = World.subStep
  var angularGain: Float = World.subStep
  private var one: Float = 1
  var linearDecay: Float = 1
  var linearDecayAgain: Float = 1
  var angularDecay: Float = 1
  private var zero: Float = 0
  /// Gains and decays of half a sub-step.
  var fineLinearGain: Float = 0.5 * World.subStep
  var fineLinearGainAgain: Float = 0.5 * World.subStep
  var fineAngularGain: Float = 0.5 * World.subStep
  private var fineOne: Float = 1
  var fineLinearDecay: Float = 1
  var fineLinearDecayAgain: Float = 1
  var fineAngularDecay: Float = 1
  private var fineZero: Float = 0
  /// From the numbers of a sub-step to those of half a one, bytes.
  static let fineOffset = 32
  /// Linear and angular drag, 1/s.
  var drag = 0.0
  var angularDrag = 0.0
  /// In units of a 100 × 100 pt item of density 1.
  var mass = 0.0
  var inertia = 0.0
}
