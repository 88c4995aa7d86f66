/// An object that can wait for its start in `DelayedStarts`.
class DelayedMover: Entity {
  /// Index of its delayed start, −1 without one; its driver is held until then.
  final private(set) var delayedStart: Int32 = -1
  /// When the delayed start is due.
  final private(set) var dueTime: Double = 0

  /// Waits for its start among others.
  final func wait(in delays: DelayedStarts, until time: Double) {
    dueTime = time
    delayedStart = delays.insert(self, until: time)
  }

  /// Waits no more, as its delay has passed or been called off.
  final func waitIsOver() { delayedStart = -1 }

  /// Lets its start be due some seconds earlier.
  final func bringForward(by seconds: Double) { dueTime -= seconds }

  /// Called when the delay has passed.
  func delayHasPassed() {}

  /// Lets a driver run as its own one will once the delay has passed. Returns false when that is not
  /// known before.
  func startAsDue(_ copy: Driver) -> Bool { false }

  /// Breaks off without a word, when the runtime goes.
  func abandon() {}
}
