/// Warm starting in one addition.
///
/// A contact begins with the impulse with which it ended the last sub-step. While all contacts stay
/// as they are, what these impulses do to a body is what they did in the last sub-step: the
/// velocity at its end less the one to which forces alone had driven the body. Adding that
/// difference costs a few instructions a body instead of a look at every contact, and less
/// rounding, since what presses from both sides has been taken together. It holds as long as
/// nothing else changes a velocity, and no contact comes, goes or is written anew: whoever does
/// such a thing calls `World.disturb`. Whether it holds is known by island (`Island.isWarm`).
struct WarmStartCache: ~Copyable {
  /// By body: during a sub-step the velocity to which forces have driven it, afterwards what the
  /// contacts have added.
  private var changes = Buffer<SIMD4<Float>>()
  @inline(__always) var deltas: UnsafeMutablePointer<SIMD4<Float>> { changes.base }

  mutating func addBody() { changes.append(.none) }
  @inline(__always) mutating func resetBody(_ index: Int32) { changes[index] = .none }

  /// Notes what contacts in blocks gave the bodies of a list in this sub-step.
  @_optimize(speed)
  mutating func store(
    _ states: UnsafeMutablePointer<BodyState>, _ list: UnsafeMutablePointer<Int32>, _ count: Int
  ) {
    let changes = changes.base
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let velocity = UnsafeRawPointer(states + index).loadUnaligned(as: SIMD4<Float>.self)
      changes[index] = velocity - changes[index]
    }
  }

  func isSound(bodyCount: Int) -> Bool {
    changes.count == bodyCount
      && Soundness.areNumbers(UnsafeRawPointer(changes.base), count: 4 * changes.count)
  }

  /// Traps in debug unless every body has an entry.
  func checkInvariants(bodyCount: Int) { assert(changes.count == bodyCount) }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&changes)
  }
}
