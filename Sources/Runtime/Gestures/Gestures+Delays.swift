/// Times at which a finger is kept from the view below it while a recognizer may still claim it.
/// The values are those of the C enumerators.
struct TouchDelays: OptionSet {
  let rawValue: UInt32
  /// From the finger's beginning on.
  static let begin = TouchDelays(rawValue: 1)
  /// From the finger's lift on.
  static let end = TouchDelays(rawValue: 2)
  static let all: TouchDelays = [.begin, .end]
}

/// The lift of a finger that waits for a recognizer, or has been claimed by it.
struct HeldLift {
  let id: UInt64
  let gesture: Handle
  var isClaimed: Bool
}

extension Gestures {
  /// Whether a finger, or its lift, is kept from the view below it.
  func isDelayed(touch id: UInt64) -> Bool {
    if let touch = touches.first(where: { $0.id == id }) {
      return touch.receivers.contains { $0.keepsTouches }
    }
    return lifts.contains { $0.id == id && !$0.isClaimed && isOpen($0) }
  }

  /// Returns the recognizer that has claimed a finger's lift.
  func owner(ofLift id: UInt64) -> Gesture? {
    for lift in lifts where lift.id == id && lift.isClaimed { return find(lift.gesture) }
    return nil
  }

  private func isOpen(_ lift: HeldLift) -> Bool { find(lift.gesture)?.isEngaged ?? false }

  /// Keeps the lift of a finger that a recognizer followed, until that claims it or fails.
  func hold(liftOf touch: Touch, for gesture: Gesture) {
    guard gesture.delays.contains(.end), !touch.isWheel else { return }
    let isClaimed = gesture.state == .ended && gesture.cancelsTouches
    guard isClaimed || gesture.isEngaged else { return }
    lifts.append(HeldLift(id: touch.id, gesture: gesture.handle, isClaimed: isClaimed))
  }

  /// Lets a recognizer that has recognized claim the lifts that wait for it.
  func claimLifts(for gesture: Gesture) {
    guard gesture.cancelsTouches else { return }
    for index in lifts.indices where lifts[index].gesture == gesture.handle {
      lifts[index].isClaimed = true
    }
  }

  /// Drops the lifts that were reported in the frame before.
  func forgetLifts() {
    if !lifts.isEmpty { lifts.removeAll { $0.isClaimed || !isOpen($0) } }
  }
}
