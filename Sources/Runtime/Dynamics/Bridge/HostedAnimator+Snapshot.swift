/// Snapshots as the host sees them.
extension HostedAnimator {
  /// Writes a snapshot into the host's bytes. Returns its size.
  func writeSnapshot(to bytes: UnsafeMutableRawPointer, capacity: Int) throws(Fault) -> Int {
    let size = animator.snapshotSize()
    guard !animator.isStepping else { throw Fault(.reentrant, "the animator takes a step") }
    guard capacity >= size else {
      throw Fault(.invalidArgument, "capacity is too small for the snapshot: ask for its size")
    }
    animator.writeSnapshot(to: bytes, size: size)
    return size
  }

  /// Puts the animator back, and every item where it then was.
  func restore(from bytes: UnsafeRawPointer, size: Int) throws(Fault) {
    guard !animator.isStepping else { throw Fault(.reentrant, "the animator takes a step") }
    do throws(DynamicAnimator.SnapshotProblem) {
      try animator.restore(from: bytes, size: size, itemCount: dynamics.items.count)
    } catch {
      switch error {
      case .damaged:
        throw Fault(.invalidArgument, "the bytes are no snapshot of this version, or damaged")
      case .otherSetup:
        throw Fault(
          .invalidState, "the animator's behaviors or their items are not those of the snapshot")
      }
    }
    leavePlaces()
    animator.publish(all: true)
    takeOverPlaces(dynamics.items)
    dynamics.tellMoves(of: self)
  }
}
