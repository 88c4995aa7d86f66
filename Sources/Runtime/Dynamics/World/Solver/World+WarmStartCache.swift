/// Starting a sub-step from the impulses of the last one, the short way.
///
/// A contact begins with the impulse that it ended with. While all contacts stay as they are, what
/// these impulses do to a body is what they did in the last sub-step: the difference between the
/// velocity at its end and the one to which forces alone had driven the body. Adding that costs a
/// few instructions a body instead of a look at every contact, and less rounding, since what presses
/// from both sides has been taken together. It holds as long as nothing else changed a velocity, and
/// no contact came, went or was written anew.
extension World {
  /// Notes what contacts in lanes gave each body in this sub-step. Until now `carried` holds the
  /// velocities to which forces alone have driven them.
  @_optimize(speed)
  func storeWarmStartDeltas() {
    let states = states.base
    let warmStartDeltas = warmStartDeltas.base
    let (list, count) = solverSet
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let velocity = UnsafeRawPointer(states + index).loadUnaligned(as: SIMD4<Float>.self)
      warmStartDeltas[index] = velocity - warmStartDeltas[index]
    }
  }
}
