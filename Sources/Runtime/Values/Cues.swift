/// Cues: points of an animator's progress at which the host is called (TI-2).
final class Cues: FramePart {
  /// A point of an animator's progress.
  struct Cue {
    let number: UInt32
    /// From start to end, 0 to 1, whichever way the animator goes.
    let place: Double
    let passesJumps: Bool
    let handler: Handler?
  }

  typealias Handler = (_ animator: Handle, _ number: UInt32, _ isForward: Bool) -> Void

  /// Notes of an animator's end, shared with its completion.
  private final class Ending {
    /// The place to which it has gone at once.
    var jump: Double?
    /// Whether it listens for the end.
    var isListening = false
  }

  /// The cues of one animator, and where it has been seen.
  private final class Course {
    let animator: PropertyAnimator
    let name: Handle
    /// In the order of their places, and of their making.
    var cues: [Cue] = []
    /// Where the last frame has seen it; none before it moves.
    var seen: Double?
    /// The driver that moved it then: a new one for each run.
    var driver: Driver?
    let ending = Ending()

    init(_ animator: PropertyAnimator) {
      self.animator = animator
      name = animator.handle
    }
  }

  private var courses: [Course] = []
  private var lastNumber: UInt32 = 0
  private let events: EventQueue
  private let entities: EntityTable

  init(_ entities: EntityTable, _ events: EventQueue) {
    self.entities = entities
    self.events = events
  }

  func add(
    to animator: PropertyAnimator, at place: Double, passesJumps: Bool, _ handler: Handler?
  ) throws(Fault) -> UInt32 {
    guard lastNumber < .max else { throw Fault(.limit, "there have been too many cues") }
    lastNumber += 1
    let course = course(of: animator.handle) ?? start(animator)
    let cue = Cue(
      number: lastNumber, place: place, passesJumps: passesJumps, handler: handler)
    var index = course.cues.count
    while index > 0, course.cues[index - 1].place > place { index -= 1 }
    course.cues.put(cue, at: index)
    if passesJumps { listen(to: course) }
    return cue.number
  }

  /// False when the animator has no such cue.
  func remove(_ number: UInt32, of animator: Handle) -> Bool {
    guard let course = course(of: animator) else { return false }
    let count = course.cues.count
    course.cues.removeAll { $0.number == number }
    return course.cues.count < count
  }

  private func course(of animator: Handle) -> Course? {
    for course in courses where course.name == animator { return course }
    return nil
  }

  private func start(_ animator: PropertyAnimator) -> Course {
    let course = Course(animator)
    // An animator that moves already is on its way from where it is.
    if animator.hasSetOut {
      course.seen = animator.passed
      course.driver = animator.presentDriver
    }
    courses.append(course)
    return course
  }

  private func listen(to course: Course) {
    // Not the course: it holds the animator.
    let ending = course.ending
    guard !ending.isListening else { return }
    ending.isListening = true
    course.animator.addCompletion { position in
      ending.isListening = false
      switch position {
      case .end: ending.jump = 1
      case .start: ending.jump = 0
      case .current: break
      }
    }
  }

  override var answers: FrameQuestions { [.needsFrame] }

  override var needsFrame: Bool {
    for course in courses where course.ending.jump != nil { return true }
    return false
  }

  /// Reports the cues that have been passed since the last frame, animator by animator.
  override func finish() {
    // A copy: whoever is notified may add and remove.
    for course in courses { look(at: course) }
    courses.removeAll { course in
      course.cues.isEmpty || (!entities.contains(course.name) && course.seen == nil)
    }
  }

  override func removeAll() { courses = [] }

  private func look(at course: Course) {
    let animator = course.animator
    let jump = course.ending.jump
    course.ending.jump = nil
    guard animator.hasSetOut else {
      if let jump {
        pass(course, from: course.seen ?? 1 - jump, to: jump, jumpsOnly: true)
      }
      course.seen = nil
      course.driver = nil
      return
    }
    let passed = animator.passed
    // Between two frames the animator may have come to its end and set out anew.
    let driver = animator.presentDriver
    let seen = course.driver === driver ? course.seen : nil
    course.seen = passed
    course.driver = driver
    if seen == nil, course.cues.contains(where: { $0.passesJumps }) { listen(to: course) }
    let origin = animator.travelsBack ? 1.0 : 0.0
    if seen == nil { passStart(course, at: origin) }
    pass(course, from: seen ?? origin, to: passed)
  }

  private func passStart(_ course: Course, at place: Double) {
    for cue in course.cues where cue.place == place {
      notify(cue, of: course, isForward: place == 0)
    }
  }

  private func pass(
    _ course: Course, from start: Double, to end: Double, jumpsOnly: Bool = false
  ) {
    guard start != end else { return }
    let isForward = end > start
    let passed = course.cues.filter { cue in
      (!jumpsOnly || cue.passesJumps)
        && (isForward
          ? cue.place > start && cue.place <= end : cue.place < start && cue.place >= end)
    }
    for index in passed.indices {
      notify(
        passed[isForward ? index : passed.count - 1 - index], of: course, isForward: isForward)
    }
  }

  private func notify(_ cue: Cue, of course: Course, isForward: Bool) {
    // The cue before may have removed this one.
    guard course.cues.contains(where: { $0.number == cue.number }) else { return }
    events.post(
      .cue, course.name, detail: isForward ? 1 : -1, value: Double(cue.number))
    // A released animator runs on without a handle.
    let name = entities.contains(course.name) ? course.name : .none
    cue.handler?(name, cue.number, isForward)
  }
}

extension PropertyAnimator {
  /// How much of its progress from its start to its end lies behind it, 0 to 1, whichever way it
  /// goes.
  fileprivate var passed: Double {
    if owner == nil, carrier == nil, case .active(let driver) = state {
      return min(max(0, driver.timeFraction), 1)
    }
    return travelsBack ? 1 - fractionComplete : fractionComplete
  }

  /// The driver that moves the animator: its own, that of its group, or that of a transition.
  fileprivate var presentDriver: Driver? {
    if let owner { return owner.presentDriver }
    if let carrier { return carrier.driver }
    if case .active(let driver) = state { return driver }
    return nil
  }

  /// Whether it has begun to move: a pause at the start and a delay come before that.
  fileprivate var hasSetOut: Bool {
    guard stateNumber == 1 else { return false }
    if owner == nil, carrier == nil, case .active(let driver) = state {
      if driver.isWaiting { return false }
      return driver.isRunning || driver.isArriving
        || driver.timeFraction != (travelsBack ? 1 : 0)
    }
    guard passed == (travelsBack ? 1 : 0) else { return true }
    // A member sets out when its time in the group has come.
    guard owner != nil else { return isRunning }
    return isRunning && (travelsBack ? secondsInGroup <= duration : secondsInGroup >= 0)
  }
}
