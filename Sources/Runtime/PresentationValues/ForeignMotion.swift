/// Source of the velocities of properties that something else than time moves.
class ForeignMotion {
  /// Adds the velocity of a property, in its units per second.
  func addVelocity(
    of subject: Subject, _ property: PropertyID, to velocity: UnsafeMutablePointer<Double>
  ) {}

  /// A view or a value is about to end.
  func subjectWillEnd(_ subject: Subject) {}
}
