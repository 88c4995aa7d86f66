/// An animator in the hand of a transition, and how it goes on by itself afterwards.
extension PropertyAnimator {
  /// The time that had passed, as a fraction, and the progress that was seen then.
  struct Taken {
    let position: Double
    let progress: Double
  }

  /// In the hand of a transition the fraction is the progress that is seen, as the transition's own
  /// is, for springs, too (PD-2).
  func holdAlongLine() {
    guard case .active(let driver) = state, !isRunning, scrubsLinearly, taken == nil else { return }
    taken = Taken(position: driver.timeFraction, progress: driver.progress)
    guard driver.mapping == .curves || driver.fraction != driver.progress else { return }
    driver.remap(.linear, fraction: driver.progress)
  }

  /// The time fraction at which it goes on with its own timing: the time that has passed.
  /// What the own curve does not show there falls away on the rest.
  ///
  /// In the hand of a transition the fraction has been the progress that is seen, which is no time:
  /// then it is the first time at which the own curve shows that (PA-5), or, where the hand has not
  /// moved it, the time at which it was taken.
  func curvePosition(_ driver: Driver) -> Double {
    guard let taken, driver.mapping == .linear, !driver.isRunning else {
      return driver.timeFraction
    }
    let progress = driver.progress
    if progress == taken.progress { return taken.position }
    guard (progress - driver.fraction).magnitude < Self.roundingOfProgress, duration > 0,
      let time = timing.inverse(of: progress, duration: duration),
      (timing.value(at: time, duration: duration) - progress).magnitude < 1e-6
    else { return nearestPosition(driver) }
    return time / duration
  }

  /// The time that has passed. A hand can carry what is shown beyond an end: then the part of the
  /// curve is taken that covers the same distance from the near side of the end that it goes to.
  private func nearestPosition(_ driver: Driver) -> Double {
    guard driver.timeFraction < 0 || driver.timeFraction > 1 else { return driver.timeFraction }
    let near = isReversed ? driver.progress.magnitude : 1 - (1 - driver.progress).magnitude
    let limited = min(max(0, near), 1)
    guard duration > 0, let time = timing.inverse(of: limited, duration: duration) else {
      return limited
    }
    return time / duration
  }

  /// A fraction and a progress that are nearer are the same.
  private static var roundingOfProgress: Double { 1e-9 }
}
