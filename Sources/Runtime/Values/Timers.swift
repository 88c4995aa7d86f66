/// Calls at times of the runtime's own clock (TI-1).
final class Timers: FramePart {
  private let entities: EntityTable
  private let events: EventQueue
  private let animations: Animations
  private var deadlines = Deadlines()
  private var liveCount = 0
  /// Whether timers are being called: those that are made meanwhile wait for the next frame.
  private var isCalling = false
  private var late: [HostTimer] = []
  /// How many waits there had been when the runtime's rest began.
  private var restEntry: UInt64 = 0

  /// The most calls of one timer in a frame.
  private static let mostCalls = 16

  init(_ animations: Animations, _ entities: EntityTable, _ events: EventQueue) {
    self.animations = animations
    self.entities = entities
    self.events = events
  }

  /// A timer that is due after some seconds, and then again and again where an interval is given.
  func make(after seconds: Double, every interval: Double = 0) throws(Fault) -> HostTimer {
    let timer = try entities.insertOwn(
      HostTimer(self, start: animations.now, after: seconds, every: interval), as: .timer)
    liveCount += 1
    if isCalling { late.append(timer) } else { wait(for: timer) }
    return timer
  }

  /// Calls it no more.
  func cancel(_ timer: HostTimer) {
    guard !timer.isOver else { return }
    timer.end()
    liveCount -= 1
    entities.release(timer.handle)
  }

  override func beginRest() { restEntry = deadlines.nextOrder }

  override var answers: FrameQuestions { [.needsFrame, .waitsSinceRest, .nextDeadline] }

  override var waitsSinceRest: Bool { deadlines.nextOrder != restEntry }

  override func bringForward(by seconds: Double) {
    deadlines.bringForward(by: seconds, before: restEntry) { name in
      (entities[Handle(waitedFor: name)] as? HostTimer)?.bringForward(by: seconds)
    }
  }

  private func wait(for timer: HostTimer) {
    if deadlines.isWorthCleaning(living: liveCount) {
      deadlines.clean { entities.contains(Handle(waitedFor: $0)) }
    }
    deadlines.insert(timer.due, UInt64(timer.handle.bits))
  }

  private func timer(of entry: Deadlines.Entry) -> HostTimer? {
    guard let timer = entities[Handle(waitedFor: entry.name)] as? HostTimer, !timer.isOver else {
      return nil
    }
    return timer
  }

  override var nextDeadline: Double {
    while let first = deadlines.first, timer(of: first) == nil { deadlines.removeFirst() }
    return deadlines.first?.time ?? .infinity
  }

  override var needsFrame: Bool { nextDeadline <= animations.horizon }

  override func begin() {
    isCalling = true
    while let first = deadlines.first, first.time <= animations.horizon {
      deadlines.removeFirst()
      guard let timer = timer(of: first) else { continue }
      call(timer)
    }
    isCalling = false
    for timer in late where !timer.isOver { wait(for: timer) }
    late.removeAll(keepingCapacity: true)
  }

  private func call(_ timer: HostTimer) {
    let due = timer.due
    let isLast = !timer.advance(by: animations.horizon, atMost: Self.mostCalls)
    if isLast {
      timer.isOver = true
      liveCount -= 1
    } else {
      wait(for: timer)
    }
    events.post(.timer, timer.handle, value: due)
    timer.handler?(timer, due)
    if isLast {
      timer.call(nil)
      entities.release(timer.handle)
    }
  }

  override func removeAll() {
    late = []
    deadlines.removeAll()
  }
}

/// A call that a host has asked for, once or again and again.
final class HostTimer: Entity {
  typealias Handler = (_ timer: HostTimer, _ due: Double) -> Void

  private let start: Double
  private var first: Double
  private let interval: Double
  /// How many times it has been due, and those of the present frame.
  private var count = 0.0
  private var frame = -1.0
  private var callsInFrame = 0
  private(set) var due: Double
  private(set) var handler: Handler?
  fileprivate(set) var isOver = false
  private let timers: Timers

  /// Sets the function that is called when it is due.
  func call(_ handler: Handler?) { self.handler = handler }

  fileprivate init(
    _ timers: Timers, start: Double, after seconds: Double, every interval: Double
  ) {
    self.timers = timers
    self.start = start
    self.interval = interval
    first = start + seconds
    due = first
  }

  /// Goes to the time at which it is due next; false when there is none. When it has been called
  /// often enough in a frame that is at `horizon`, times up to there are left out.
  fileprivate func advance(by horizon: Double, atMost most: Int) -> Bool {
    guard interval > 0 else { return false }
    if frame != horizon { (frame, callsInFrame) = (horizon, 0) }
    callsInFrame += 1
    count += 1
    due = first + count * interval
    if callsInFrame >= most, due <= horizon {
      count = Elementary.floor((horizon - first) / interval) + 1
      due = first + count * interval
    }
    // An interval that is lost beside the time would be due for ever.
    if due <= horizon && callsInFrame >= most { return false }
    return due.isFinite
  }

  fileprivate func bringForward(by seconds: Double) {
    first -= seconds
    due = first + count * interval
  }

  fileprivate func end() {
    isOver = true
    handler = nil
  }

  func cancel() { timers.cancel(self) }

  override func dispose() { end() }
}
