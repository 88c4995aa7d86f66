/// A transition that somebody leads by something else than time, from its beginning to its end: a
/// scroller by its offset.
extension TransitionSession {
  /// Shows a fraction, whether a hand has it or not.
  func lead(to fraction: Double) {
    guard hasBegun else {
      if phase == .preparing { latch.fraction = fraction }
      return
    }
    guard phase != .ended else { return }
    if phase == .interactive { percentComplete = fraction }
    animations.setFraction(driver, fraction)
  }

  /// The hand has let go, and it is known where that ends: who leads goes on leading.
  func letGoLed(cancelled: Bool) {
    guard phase == .interactive else { return }
    phase = cancelled ? .cancelling : .finishing
    isCancelled = cancelled
    watchdog = .infinity
    post(cancelled ? .transitionCancelling : .transitionFinishing, value: percentComplete)
    coordinator.interactionChanged(ended: true)
  }

  /// It ends elsewhere than has been said: a target that has changed on the way.
  func turnLed(cancelled: Bool) {
    guard phase == .finishing || phase == .cancelling || phase == .running else { return }
    guard (phase == .cancelling) != cancelled else { return }
    phase = cancelled ? .cancelling : .finishing
    isCancelled = cancelled
    post(cancelled ? .transitionCancelling : .transitionFinishing, value: percentComplete)
  }
}
