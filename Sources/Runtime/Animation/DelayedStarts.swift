/// Animators whose start waits for a moment. Few at a time: a plain list in order of entry.
final class DelayedStarts {
  private struct Entry {
    let animator: PropertyAnimator
    let time: Double
  }

  private var entries: [Entry] = []

  var next: Double {
    var earliest = Double.infinity
    for entry in entries { earliest = min(earliest, entry.time) }
    return earliest
  }

  func insert(_ animator: PropertyAnimator, until time: Double) {
    remove(animator)
    entries.append(Entry(animator: animator, time: time))
  }

  func remove(_ animator: PropertyAnimator) {
    guard let index = entries.firstIndex(where: { $0.animator === animator }) else { return }
    entries.remove(at: index)
  }

  /// Starts what is due.
  func start(upTo time: Double) {
    guard !entries.isEmpty, next <= time else { return }
    var due: [Entry] = []
    var waiting: [Entry] = []
    for entry in entries {
      if entry.time <= time { due.append(entry) } else { waiting.append(entry) }
    }
    entries = waiting
    for entry in due { entry.animator.delayHasPassed() }
  }

  func removeAll() { entries = [] }
}
