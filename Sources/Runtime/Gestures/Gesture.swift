/// A recognizer, which finds a gesture in the touches that reach its view (GR).
///
///     continuous   possible ──▶ began ──▶ changed… ──▶ ended │ cancelled ──┐
///     discrete     possible ──▶ ended ─────────────────────────────────────┤
///     neither      possible ──▶ failed, without a callback ────────────────┤
///         ▲                                                                │
///         └── the last finger has left ────────────────────────────────────┘
///
/// Subclasses follow touches and call `recognize`, `fail`, `note` and `finish`; this class decides
/// which recognizers may recognize together or have to wait.
class Gesture: Entity {
  /// The states. The values are those of the C enumerators.
  enum State: Int32 {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  /// Where a recognizer stands: in a state that has been reported; possible, while the host is asked
  /// whether it may recognize; or in a state that is about to be reported, while the host is asked
  /// which others go with it and hears of those that do not. A host that takes it away meanwhile
  /// resets it.
  private enum Phase {
    case reported(State)
    case asking
    case recognizing(State)
  }

  let gestures: Gestures
  final private var phase = Phase.reported(.possible)
  final private(set) var isEnabled = true
  /// Whether it keeps its fingers from others once it has recognized.
  final private(set) var cancelsTouches = true
  final private(set) var delays = TouchDelays()
  /// The host's name for it, in messages.
  final private(set) var name: Identifier?
  /// The view that it is attached to, which holds it; or none.
  final private(set) var view = Handle.none
  /// The fingers that it follows, in the order in which they came down.
  final private(set) var touches: [Touch] = []
  /// Center of its fingers in the window, as of the last sample of any of them.
  final private(set) var location = Point.zero
  final private(set) var delegate: GestureDelegate?
  final private(set) var action: ((Gesture) -> Void)?
  final var handler: GestureHandler? {
    didSet { if oldValue !== handler { oldValue?.leave(self) } }
  }
  /// Recognizers that have to fail before this one can recognize.
  final private(set) var requirements: [Handle] = []
  /// Whether another one requires its failure, or did.
  final private(set) var isRequired = false
  /// Recognizers for which it waits before it recognizes.
  final private(set) var blockers: [Handle] = []
  final private(set) var isWaiting = false
  /// Number of the last walk over requirements that has visited it.
  final private(set) var mark: UInt64 = 0
  /// Center of its fingers at the last callback, in the window and in its view.
  final private(set) var lastReport = (point: Point.zero, place: Point.zero)
  /// Whether fingers have moved since the last callback.
  final private(set) var hasNews = false
  /// Time at which it wants to be called, in seconds of the host's clock.
  final private(set) var deadline = Double.infinity

  init(gestures: Gestures) { self.gestures = gestures }

  final func setCancelsTouches(_ cancels: Bool) { cancelsTouches = cancels }

  final func setDelays(_ delays: TouchDelays) { self.delays = delays }

  final func setName(_ name: Identifier?) { self.name = name }

  final func setDelegate(_ delegate: GestureDelegate?) { self.delegate = delegate }

  final func setAction(_ action: ((Gesture) -> Void)?) { self.action = action }

  /// Calls nobody of the host from now on.
  final func forgetCallbacks() {
    action = nil
    delegate = nil
  }

  /// It has been attached to a view, or detached from all.
  final func attach(to view: Handle) { self.view = view }

  /// Follows a finger that has come down.
  final func add(_ touch: Touch) { touches.append(touch) }

  /// Follows a finger no more.
  final func remove(_ touch: Touch) { touches.removeAll { $0 === touch } }

  /// Its fingers have moved.
  final func locate() { location = centroid() }

  /// Sets where it is, for recognizers that no finger leads.
  final func locate(at point: Point) { location = point }

  /// Whether it keeps its fingers although it has not recognized.
  var claimsTouches: Bool { false }

  /// Whether its fingers are kept from others for now.
  var keepsTouches: Bool { delays.contains(.begin) && isEngaged }

  /// Whether it needs no fingers.
  var isFingerless: Bool { false }

  /// Whether it recognizes at one moment, without changes.
  var isDiscrete: Bool { false }

  /// Time of the last sample of what it measures the velocity of.
  var lastMove: Double { -.infinity }
  /// Whether its fingers are moving: fingers that rest send nothing, so that the velocity that is
  /// measured stays what it was.
  final var isMoved: Bool { lastMove >= gestures.restTime }

  /// The noun that messages use.
  var noun: StaticString { "gesture recognizer" }

  final var state: State {
    switch phase {
    case .reported(let state), .recognizing(let state): state
    case .asking: .possible
    }
  }
  private var isAsking: Bool {
    if case .asking = phase { true } else { false }
  }
  private var isRecognizing: Bool {
    if case .recognizing = phase { true } else { false }
  }
  final var isActive: Bool { state == .began || state == .changed }
  final var hasRecognized: Bool { isActive || state == .ended }
  /// Whether it may still recognize.
  final var isEngaged: Bool {
    state == .possible && (!touches.isEmpty || isWaiting || deadline < .infinity)
  }
  /// Whether it follows fingers that come down now.
  final var isOpen: Bool { isEnabled && !isWaiting && (state == .possible || isActive) }
  final var isAlive: Bool { gestures.entities.contains(handle) }

  // Methods for subclasses.

  /// Whether it follows a finger that has just come down.
  func canTake(_ touch: Touch) -> Bool { true }
  /// Called when a finger has come down; `touches` contains it.
  func touchBegan(_ touch: Touch) {}
  func touchMoved(_ touch: Touch) {}
  /// Called at work when its fingers are shown elsewhere than at their last samples: measures, but
  /// recognizes nothing and adds nothing to velocities.
  func fingersShown(haveMoved: Bool) {}
  /// Called at work when they are at their last samples again: measures what it has by those.
  func fingersSampled() {}
  /// Called when a finger has left; `touches` still contains it.
  func touchEnded(_ touch: Touch) {}
  func deadlinePassed() {}
  /// Called when it recognizes: measurements start from here.
  func willRecognize() {}
  func didReset() {}
  /// Whether its recognition makes another one fail.
  func prevents(_ other: Gesture) -> Bool { true }
  /// Whether another one waits for it without an explicit requirement.
  func comesBefore(_ other: Gesture) -> Bool { false }
  /// Whether it has begun without keeping another one from recognizing, which takes its fingers.
  func yields(to other: Gesture) -> Bool { false }

  final func follows(_ touch: Touch) -> Bool { touches.contains { $0 === touch } }

  final func wake(at time: Double) {
    deadline = time
    gestures.watch(self)
  }

  final func sleep() { deadline = .infinity }

  /// Returns the center of the fingers in the window.
  final func centroid(without left: Touch? = nil) -> Point {
    var sum = Vector.zero
    var count = 0.0
    for touch in touches where touch !== left {
      sum = sum + (touch.location - Point.zero)
      count += 1
    }
    return count > 0 ? Point.zero + (1 / count) * sum : location
  }

  /// Converts a point of the window to the coordinates of a view; none for the window. In a gesture
  /// that is cancelled because its view has left the window, the view counts where it was.
  final func convert(_ point: Point, to view: Handle) throws(Fault) -> Point {
    let window = gestures.views.window.index
    if state == .cancelled, !view.isNone, !self.view.isNone,
      !gestures.views.isInWindow(view.index), gestures.views.isDescendant(view.index, of: top)
    {
      let place = lastReport.place + (point - lastReport.point)
      return try gestures.views.convert(place, from: self.view.index, to: view.index)
    }
    return try gestures.views.convert(point, from: window, to: view.isNone ? window : view.index)
  }

  /// Converts a displacement in the window to the coordinates of a view.
  final func convert(_ vector: Vector, to view: Handle) throws(Fault) -> Vector {
    guard !view.isNone else { return vector }
    return try convert(Point.zero + vector, to: view) - convert(Point.zero, to: view)
  }

  /// Converts a displacement in a view's coordinates to those of the window.
  final func convert(_ vector: Vector, from view: Handle) throws(Fault) -> Vector {
    guard !view.isNone else { return vector }
    let views = gestures.views
    let window = views.window.index
    return try views.convert(Point.zero + vector, from: view.index, to: window)
      - views.convert(Point.zero, from: view.index, to: window)
  }

  /// Notes the center of its fingers in its view, which may leave the window before the gesture is
  /// over.
  final func noteReportedPlace() {
    guard action != nil, !view.isNone, let place = try? convert(location, to: view) else { return }
    lastReport = (location, place)
  }

  /// The outermost ancestor of its view.
  private var top: Int {
    var top = view.index
    while let parent = gestures.views.parent(top) { top = parent }
    return top
  }

  override func dispose() {
    gestures.forget(self)
    handler = nil
    action = nil
    delegate = nil
  }
}

/// Arbitration between recognizers, and the calls that follow.
extension Gesture {
  /// Called by a subclass that has seen its gesture: recognizes now, waits for others to fail, or
  /// fails because another recognizer has its fingers.
  final func recognize() {
    guard case .reported(.possible) = phase, isAlive else { return }
    gestures.entities.retain(self)
    defer { gestures.entities.release(handle) }
    phase = .asking
    let others = rivals()
    guard answer(findBlockers(among: others)) else { return }
    isWaiting = !blockers.isEmpty
    guard !isWaiting else {
      phase = .reported(.possible)
      return gestures.wait(self)
    }
    if let delegate, !answer(gestures.host.call { delegate.shouldBegin(self) }) { return }
    for other in others where other.hasRecognized && other.prevents(self) {
      guard answer(isTogether(with: other)) else { return }
    }
    guard isAsking, isAlive, isEnabled else { return }
    sleep()
    willRecognize()
    let first = isDiscrete ? State.ended : .began
    phase = .recognizing(first)
    if delays.contains(.end) { gestures.claimLifts(for: self) }
    for other in others
    where isRecognizing && other.state == .possible && prevents(other) && other.isAlive {
      if !isTogether(with: other), isRecognizing, other.state == .possible { other.fail() }
    }
    for other in others
    where isRecognizing && other.isActive && other.yields(to: self) && other.isAlive {
      if !isTogether(with: other), isRecognizing, other.isActive { other.cancel() }
    }
    if isRecognizing { gestures.settleWaiting(for: self, hasRecognized: true) }
    // Cancelled meanwhile, it has neither begun nor ended for anybody.
    guard isRecognizing, isAlive else { return }
    phase = .reported(first)
    report(first)
    guard touches.isEmpty, hasRecognized, !isFingerless else { return }
    finish()
    reset()
  }

  /// Takes an answer of the host's to whether it may recognize: fails where not. Returns whether to go
  /// on; not where the host has taken it away.
  private func answer(_ isAllowed: Bool) -> Bool {
    guard isAsking else { return false }
    if !isAllowed { fail() }
    return isAllowed
  }

  /// Fails without a callback; recognizers that wait for this one can recognize now.
  final func fail() {
    guard state == .possible else { return }
    phase = .reported(.failed)
    isWaiting = false
    sleep()
    gestures.settleWaiting(for: self, hasRecognized: false)
    if touches.isEmpty, state == .failed { reset() }
  }

  /// Notes that its fingers have moved; reported once, at the end of the frame.
  final func note() {
    guard isActive, !hasNews else { return }
    hasNews = true
    gestures.queueNews(of: self)
  }

  /// Reports the noted change, if the gesture is still active.
  final func reportChange() {
    guard hasNews else { return }
    hasNews = false
    guard isActive, isAlive else { return }
    phase = .reported(.changed)
    report(.changed)
  }

  /// Ends the gesture when the fingers have left.
  final func finish() {
    guard isActive else { return }
    hasNews = false
    phase = .reported(.ended)
    report(.ended)
  }

  /// Cancels the gesture: its fingers are taken away.
  final func cancel() {
    if case .reported = phase, isActive {
      hasNews = false
      phase = .reported(.cancelled)
      report(.cancelled)
    }
    dropTouches()
    reset()
  }

  /// Enables or disables it; disabling cancels (GR-2).
  final func setEnabled(_ isEnabled: Bool) {
    guard self.isEnabled != isEnabled else { return }
    self.isEnabled = isEnabled
    if !isEnabled { cancel() }
  }

  /// Resets it when the last finger has left.
  final func lifted() {
    guard touches.isEmpty else { return }
    if state == .possible, isWaiting || deadline < .infinity { return }
    reset()
  }

  /// Requires another recognizer to fail first, always (GR-6). Throws if both would wait for each
  /// other.
  final func requireToFail(_ other: Gesture) throws(Fault) {
    // A recognizer that nobody requires cannot close a circle.
    guard other !== self, !(isRequired && other.waits(for: self)) else {
      throw Fault(.invalidArgument, "the two gesture recognizers would wait for each other")
    }
    guard !requirements.contains(other.handle) else { return }
    // Handles of ended recognizers are dropped whenever the list has doubled.
    if requirements.count & (requirements.count - 1) == 0 {
      requirements.removeAll { !gestures.entities.contains($0) }
    }
    requirements.append(other.handle)
    other.isRequired = true
  }

  final func dropTouches() {
    for touch in touches { touch.drop(self) }
    touches.removeAll(keepingCapacity: true)
  }

  /// Resets the recognizer for the next gesture.
  private func reset() {
    phase = .reported(.possible)
    isWaiting = false
    hasNews = false
    blockers.removeAll(keepingCapacity: true)
    sleep()
    didReset()
    if let handler { gestures.reportInTime { handler.fingersLeft(self) } }
    gestures.settleWaiting(for: self, hasRecognized: false)
  }

  /// Returns the other recognizers that follow any of the same fingers.
  private func rivals() -> [Gesture] {
    var found: [Gesture] = []
    for touch in touches {
      for other in touch.receivers where other !== self && !found.contains(where: { $0 === other })
      {
        found.append(other)
      }
    }
    return found
  }

  /// Lets other recognizers of its fingers fail: it has happened.
  final func prevail() {
    for other in rivals() where other.state == .possible && other.isAlive {
      if !isTogether(with: other), other.state == .possible { other.fail() }
    }
  }

  /// Collects the recognizers that have to fail first; returns false if one of them has recognized.
  private func findBlockers(among others: [Gesture]) -> Bool {
    blockers.removeAll(keepingCapacity: true)
    for requirement in requirements {
      guard let other = gestures.find(requirement) else { continue }
      if other.hasRecognized { return false }
      if other.isEngaged { blockers.append(requirement) }
    }
    for other in others where other.hasRecognized || other.isEngaged {
      guard !blockers.contains(other.handle), isRequired(toFail: other) else { continue }
      if other.hasRecognized { return false }
      if other.isEngaged && other.isAlive { blockers.append(other.handle) }
    }
    return true
  }

  /// Whether another recognizer has to fail first: by type, or as one of the delegates says.
  private func isRequired(toFail other: Gesture) -> Bool {
    if other.comesBefore(self), !other.waits(for: self) { return true }
    let host = gestures.host
    if let delegate, host.call({ delegate.shouldRequireFailure(self, of: other) }) { return true }
    guard let delegate = other.delegate else { return false }
    return host.call { delegate.shouldBeRequiredToFail(other, by: self) }
  }

  /// Whether one of the delegates lets both recognize at the same time.
  private func isTogether(with other: Gesture) -> Bool {
    let host = gestures.host
    if let delegate, host.call({ delegate.shouldRecognize(self, simultaneouslyWith: other) }) {
      return true
    }
    guard let delegate = other.delegate else { return false }
    return host.call { delegate.shouldRecognize(other, simultaneouslyWith: self) }
  }

  /// Whether it waits for another one, directly or through others. Visits each recognizer once.
  private func waits(for other: Gesture) -> Bool {
    guard !requirements.isEmpty else { return false }
    let mark = gestures.nextMark()
    var open = [self]
    while let gesture = open.popLast() {
      for requirement in gesture.requirements {
        guard let next = gestures.find(requirement), next.mark != mark else { continue }
        if next === other { return true }
        next.mark = mark
        open.append(next)
      }
    }
    return false
  }

  /// Reports a change of state to handler, events and action.
  private func report(_ news: State) {
    gestures.entities.retain(self)
    defer { gestures.entities.release(handle) }
    gestures.events.post(.gesture, handle, other: view, detail: news.rawValue)
    if news == .began || news == .changed { noteReportedPlace() }
    guard isDiscrete || news == .changed else { return gestures.reportInTime { call(news) } }
    call(news)
  }

  private func call(_ news: State) {
    handler?.gestureDidChange(self)
    guard state == news, let action else { return }
    gestures.host.call { action(self) }
  }
}
