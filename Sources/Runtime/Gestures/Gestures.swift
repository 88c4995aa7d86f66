/// All recognizers of a runtime, the views to which they are attached, and the fingers that are
/// down.
final class Gestures: FramePart {
  let views: Views
  let entities: EntityTable
  let events: EventQueue
  let host: Host
  private let animations: Animations
  private let frame: FrameTimes
  /// Time of the sample that is being delivered, by the host's clock; infinity for the frame's
  /// time.
  private var moment = Double.infinity
  /// The time since which a finger must have moved to count as moving: a pause ago, in frames of any length.
  var restTime: Double { frame.hostTime - VelocityTracker.longestPause }
  /// Fingers that are down according to the delivered samples.
  private(set) var touches: [Touch] = []
  /// Lifts of fingers for which recognizers wait.
  private(set) var lifts: [HeldLift] = []
  /// Whether fingers are shown between their samples.
  private(set) var resamplesTouches = false
  /// Unused touch objects for the next fingers.
  private(set) var spareTouches: [Touch] = []
  /// Samples that the host has fed since the last frame.
  private var pending = Buffer<TouchSample>()
  /// Fingers that are down according to the fed samples.
  private(set) var fed = Buffer<Fed>()
  /// Recognizers by the row of their view; rows beyond the end have none.
  private var attached: [[Gesture]] = []
  /// Recognizers that have lost their view during a gesture, held until their cancel has been
  /// reported.
  private var orphans: [Gesture] = []
  private var timed: [Gesture] = []
  private var waiting: [Gesture] = []
  private var news: [Gesture] = []
  /// Whether a recognizer has ended for which another one waits.
  private var hasLostBlocker = false
  /// Recognizers that have failed or recognized, while the waiting ones are notified.
  private var settlements: [Settlement] = []
  private var isSettling = false
  private var marks: UInt64 = 0
  /// The touch that represents a wheel, while that is down.
  private(set) var wheelTouch: Touch?
  /// Version of the views that receive touches, when last looked at.
  private var seenCovers: UInt64 = 0
  /// Samples of the pointer since the last frame, and the recognizers that it is above.
  private(set) var hovers = Buffer<HoverSample>()
  private var hovering: [HoverGesture] = []
  /// Place of a pointer that touches nothing, in the window; nil while it is elsewhere.
  private(set) var pointer: Point?
  /// Views that show that it is above them.
  private var hoveredViews: [Handle] = []
  /// Presses and releases of keys since the last frame, and the key that is down.
  private(set) var presses = Buffer<PressSample>()
  private var pressed: PressedKey?
  /// The source of wheel events, which come between those of fingers.
  final private(set) var wheels: PointerFeed?
  /// The source of what a trackpad recognizes itself.
  private(set) final var trackpad: PointerFeed?
  /// Room for checking samples before any is taken.
  private(set) var trial = Buffer<Fed>()

  struct Fed: BitwiseCopyable {
    let id: UInt64
    var time: Double
  }

  private struct Settlement {
    let gesture: Handle
    let hasRecognized: Bool
  }

  init(
    views: Views, entities: EntityTable, events: EventQueue, host: Host, animations: Animations,
    frame: FrameTimes
  ) {
    self.animations = animations
    self.frame = frame
    self.views = views
    self.entities = entities
    self.events = events
    self.host = host
    super.init()
    views.observe(self, as: .gestures)
  }

  override var answers: FrameQuestions { [.needsFrame, .nextHostDeadline] }

  override var needsFrame: Bool {
    pending.count > 0 || hovers.count > 0 || presses.count > 0 || hasKeyLostFocus
      || showsBetweenSamples || !orphans.isEmpty || hasLostBlocker || mayHaveLostView
      || wheels?.isWaiting ?? false || trackpad?.isWaiting ?? false
  }

  /// Time at which the next recognizer wants to be called.
  override var nextHostDeadline: Double {
    var next = wheels?.deadline ?? .infinity
    for gesture in timed { next = min(next, gesture.deadline) }
    return next
  }

  /// Whether a recognizer at work may have a view that touches do not reach any more.
  private var mayHaveLostView: Bool {
    guard views.coverVersion != seenCovers else { return false }
    return !(touches.isEmpty && timed.isEmpty && waiting.isEmpty && hovering.isEmpty)
      || wheelTouch != nil || !(trackpad?.receivers.isEmpty ?? true)
  }

  func setResamplesTouches(_ resamples: Bool) { resamplesTouches = resamples }

  func take(_ trackpad: PointerFeed) { self.trackpad = trackpad }

  func find(_ handle: Handle) -> Gesture? { entities[handle] as? Gesture }

  /// Returns the recognizers of a view, in the order in which they were attached.
  func gestures(of view: Int) -> [Gesture] { view < attached.count ? attached[view] : [] }

  /// Sets the source of wheel events.
  func setWheels(_ wheels: PointerFeed) { self.wheels = wheels }

  /// Attaches a recognizer to a view, which holds it, and detaches it from the old one.
  func attach(_ gesture: Gesture, to view: Handle) {
    guard gesture.view != view else { return }
    entities.retain(gesture)
    detach(gesture)
    // The host may have been notified of a cancel, and have done anything.
    guard views.names.contains(view), gesture.view.isNone else {
      return entities.release(gesture.handle)
    }
    while attached.count <= view.index { attached.append([]) }
    attached[view.index].append(gesture)
    gesture.attach(to: view)
  }

  /// Detaches a recognizer from its view, which releases it.
  func detach(_ gesture: Gesture) {
    guard !gesture.view.isNone else { return }
    attached[gesture.view.index].removeOne { $0 === gesture }
    gesture.attach(to: .none)
    gesture.cancel()
    entities.release(gesture.handle)
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    if wasInWindow { views.noteCover() }
  }

  override func viewWillEnd(_ view: Int) {
    guard view < attached.count, !attached[view].isEmpty else { return }
    let gestures = attached[view]
    attached[view] = []
    for gesture in gestures {
      gesture.attach(to: .none)
      // No callbacks can be made during a change of the tree.
      if gesture.isActive || gesture.isEngaged {
        orphans.append(gesture)
      } else {
        entities.release(gesture.handle)
      }
    }
  }

  /// Frame step 2: delivers samples of fingers since the last frame, in order, and passes
  /// deadlines.
  override func begin() {
    if needsFrame || nextHostDeadline <= events.now { deliver(until: events.now) }
  }

  /// Delivers samples of fingers, pointers and wheels, and deadlines, in the order of their times.
  private func deliver(until now: Double) {
    forgetLifts()
    showSamples()
    while !orphans.isEmpty {
      let orphan = orphans.takeFirst()
      orphan.cancel()
      entities.release(orphan.handle)
    }
    cancelUnreachable()
    if hasLostBlocker {
      hasLostBlocker = false
      for gesture in waiting where gesture.isWaiting { gesture.recognize() }
    }
    // Samples that callbacks feed belong to the next frame.
    let count = pending.count
    let hoverCount = hovers.count
    var hovered = 0
    deliverPresses()
    wheels?.beginFrame()
    trackpad?.beginFrame()
    for index in 0..<count {
      let sample = pending[index]
      cancelUnreachable()
      let time = min(sample.time, now)
      passDeadlines(before: time)
      deliverFeeds(until: time, now: now)
      hovered = deliverHovers(hovered, of: hoverCount, until: time)
      deliver(sample)
    }
    drop(count)
    if hoverCount > 0 {
      _ = deliverHovers(hovered, of: hoverCount, until: .infinity)
      let rest = hovers.count - hoverCount
      for index in 0..<rest { hovers[index] = hovers[hoverCount + index] }
      for _ in 0..<hoverCount { hovers.removeLast() }
    }
    passDeadlines(before: now)
    deliverFeeds(until: .infinity, now: now)
    cancelUnreachable()
    showBetweenSamples(at: now)
    while !news.isEmpty {
      news.takeFirst().reportChange()
      cancelUnreachable()
    }
  }

  /// Delivers what wheels and trackpads have sent, in the order of the times.
  private func deliverFeeds(until limit: Double, now: Double) {
    while let trackpad, let time = trackpad.nextTime, time <= limit {
      wheels?.deliver(until: time, now: now, to: self)
      cancelUnreachable()
      passDeadlines(before: min(time, now))
      trackpad.deliver(until: time, now: now, to: self)
    }
    wheels?.deliver(until: limit, now: now, to: self)
  }

  /// Cancels recognizers at work whose views receive no touches any more: out of the window, hidden
  /// or disabled, or inside a view that is (GR-12).
  private func cancelUnreachable() {
    guard mayHaveLostView else { return }
    seenCovers = views.coverVersion
    var lost = timed + waiting
    for hover in hovering { lost.append(hover) }
    for touch in touches { lost += touch.receivers }
    if let wheelTouch { lost += wheelTouch.receivers }
    if let trackpad { lost += trackpad.receivers }
    for gesture in lost where gesture.isAlive && (gesture.isActive || gesture.isEngaged) {
      if !gesture.view.isNone, !views.isReachable(gesture.view.index) { gesture.cancel() }
    }
  }

  /// Runs a body at a time of the host's clock.
  func happening(at time: Double, _ body: () -> Void) {
    let outer = moment
    moment = time
    body()
    moment = outer
  }

  /// Runs a body at the time at which a hand has begun or ended (GR-13).
  func reportInTime(_ body: () -> Void) { animations.at(frame.ownTime(of: moment), body) }

  /// The moment that is being told of, on the runtime's own clock.
  var ownTime: Double { animations.now }

  /// When what is being delivered has happened, by the host's clock.
  var momentOfNews: Double { moment < .infinity ? moment : events.now }

  func queueNews(of gesture: Gesture) { news.append(gesture) }

  func watch(_ gesture: Gesture) {
    if !timed.contains(where: { $0 === gesture }) { timed.append(gesture) }
  }

  func wait(_ gesture: Gesture) {
    if !waiting.contains(where: { $0 === gesture }) { waiting.append(gesture) }
  }

  /// Settles the recognizers that wait for one that has failed or recognized, one after the other,
  /// however long the chain is.
  func settleWaiting(for gesture: Gesture, hasRecognized: Bool) {
    guard !waiting.isEmpty else { return }
    settlements.append(Settlement(gesture: gesture.handle, hasRecognized: hasRecognized))
    guard !isSettling else { return }
    isSettling = true
    while !settlements.isEmpty {
      let next = settlements.takeFirst()
      let settled = waiting.filter { $0.isWaiting && $0.blockers.contains(next.gesture) }
      waiting.removeAll { !$0.isWaiting || $0.blockers.contains(next.gesture) }
      for other in settled where other.isWaiting && other.isAlive {
        if next.hasRecognized { other.fail() } else { other.recognize() }
      }
    }
    isSettling = false
  }

  func nextMark() -> UInt64 {
    marks += 1
    return marks
  }

  override func stopNotifying() {
    // Also those that stand in no view, or in one of the library's own.
    for entity in entities.living {
      guard let gesture = entity as? Gesture else { continue }
      gesture.forgetCallbacks()
      gesture.handler?.stopNotifying()
    }
  }

  /// Drops everything at the end of the runtime.
  override func removeAll() {
    for gestures in attached + [orphans] {
      for gesture in gestures {
        gesture.handler = nil
        gesture.attach(to: .none)
      }
    }
    // Views that end after this have no recognizers left to notify.
    attached = []
    orphans = []
    timed = []
    waiting = []
    news = []
    touches = []
    lifts = []
    wheels = nil
    trackpad = nil
    wheelTouch = nil
    hovering = []
    pressed = nil
  }

  /// Removes all references to a recognizer that has ended.
  func forget(_ gesture: Gesture) {
    gesture.dropTouches()
    gesture.sleep()
    timed.removeOne { $0 === gesture }
    waiting.removeOne { $0 === gesture }
    // A recognizer that has begun anew within a frame is listed twice.
    news.removeAll { $0 === gesture }
    if gesture.isFingerless { hovering.removeOne { $0 === gesture } }
    for other in waiting where other.blockers.contains(gesture.handle) { hasLostBlocker = true }
    guard !gesture.view.isNone else { return }
    attached[gesture.view.index].removeOne { $0 === gesture }
    gesture.attach(to: .none)
  }

  /// Removes the oldest samples.
  private func drop(_ count: Int) {
    let rest = pending.count - count
    for index in 0..<rest { pending[index] = pending[count + index] }
    for _ in 0..<count { pending.removeLast() }
  }

  /// Calls the recognizers whose deadlines have passed, in the order of their times.
  private func passDeadlines(before limit: Double) {
    while true {
      var next: Gesture?
      for gesture in timed
      where gesture.deadline <= limit && gesture.deadline < next?.deadline ?? .infinity {
        next = gesture
      }
      guard let next else { break }
      let time = next.deadline
      next.sleep()
      happening(at: time) { next.deadlinePassed() }
    }
    timed.removeAll { $0.deadline == .infinity }
  }
}

/// Fingers: samples come from the host at any time, and are delivered in the frame.
extension Gestures {
  /// Greatest number of fingers that are down at once.
  private static let maximumTouches = 32
  /// Greatest number of samples that wait for a frame: more than a minute of ten fingers at 60 Hz.
  private static let maximumPending = 1 << 16
  /// Greatest coordinate in points: beyond all screens, and differences stay finite.
  private static let farthest = 1e9

  /// Takes samples for the next frame, all or none.
  func feed(count: Int, _ sample: (Int) throws(Fault) -> TouchSample) throws(Fault) {
    guard count >= 0, count <= Self.maximumPending - pending.count else {
      throw Fault(.limit, "count is too large: \(pending.count) touches wait for a tick already")
    }
    trial.removeAll()
    trial.append(contentsOf: fed.base, count: fed.count)
    for index in 0..<count { try check(sample(index)) }
    for index in 0..<count { pending.append(try sample(index)) }
    fed.removeAll()
    fed.append(contentsOf: trial.base, count: trial.count)
  }

  /// Returns the recognizer that has claimed a finger: it follows the finger, has recognized and
  /// cancels touches (GR-8).
  func owner(ofTouch id: UInt64) -> Gesture? {
    guard let touch = touches.first(where: { $0.id == id }) else { return owner(ofLift: id) }
    return touch.receivers.first { gesture in
      gesture.isAlive && (gesture.isActive || gesture.claimsTouches) && gesture.cancelsTouches
    }
  }

  /// Delivers a sample to the finger that it belongs to.
  func deliver(_ sample: TouchSample) {
    if sample.phase == .began { return begin(sample) }
    guard let touch = touches.first(where: { $0.id == sample.id }) else { return }
    deliver(sample, to: touch)
    guard sample.phase != .moved else { return }
    touches.removeAll { $0 === touch }
    touch.forget()
    spareTouches.append(touch)
  }

  func deliver(_ sample: TouchSample, to touch: Touch) {
    happening(at: sample.time) { follow(sample, touch) }
  }

  /// Moves a finger, and calls the recognizers that follow it.
  private func follow(_ sample: TouchSample, _ touch: Touch) {
    touch.move(sample, keepsTrail: resamplesTouches && touch.isFinger)
    // Receivers can end meanwhile, none are added.
    for gesture in touch.receivers where gesture.isAlive && gesture.follows(touch) {
      gesture.locate()
      switch sample.phase {
      case .began: break
      case .moved: gesture.touchMoved(touch)
      case .ended:
        gesture.touchEnded(touch)
        hold(liftOf: touch, for: gesture)
        leave(touch, gesture)
      case .cancelled:
        gesture.state == .possible ? gesture.fail() : gesture.cancel()
        leave(touch, gesture)
      }
    }
  }

  /// Begins a finger: finds the view below it, and the recognizers of that and its ancestors.
  private func begin(_ sample: TouchSample) {
    let touch = spareTouches.popLast() ?? Touch()
    touch.begin(sample, keepsTrail: resamplesTouches)
    touches.append(touch)
    guard let hit = views.hitTest(views.window.index, sample.point) else { return }
    let view = views.rows[hit].handle
    _ = begin(touch, on: view, recognizers(from: hit))
  }

  /// Returns the recognizers of a view and of those above it. The host may change the tree when asked:
  /// all are found first, then asked, then called.
  func recognizers(from view: Int) -> [Gesture] {
    var found: [Gesture] = []
    var current: Int? = view
    while let index = current {
      found += gestures(of: index)
      current = views.parent(index)
    }
    return found
  }

  /// Begins a finger for those recognizers that take it. Returns whether there is one.
  func begin(_ touch: Touch, on view: Handle, _ candidates: [Gesture]) -> Bool {
    touch.land(on: view)
    for gesture in candidates where takes(touch, on: view, gesture) {
      touch.add(gesture)
      gesture.add(touch)
    }
    happening(at: touch.time) {
      for gesture in touch.receivers where gesture.isAlive && gesture.follows(touch) {
        gesture.locate()
        gesture.touchBegan(touch)
        if let handler = gesture.handler { reportInTime { handler.fingerCame(gesture) } }
      }
    }
    return !touch.receivers.isEmpty
  }

  /// Whether a recognizer takes a finger: open for one, used by its handler, and allowed by its
  /// delegate.
  private func takes(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool {
    guard gesture.isAlive, gesture.isOpen, gesture.canTake(touch),
      // TP-2: fingers on a screen and on a trackpad make no gesture together.
      touch.isTrackpad == gesture.touches.first?.isTrackpad ?? touch.isTrackpad,
      gesture.handler?.wantsTouches(gesture) ?? true
    else { return false }
    guard let delegate = gesture.delegate else { return true }
    return host.call { delegate.shouldReceive(touch, on: view, gesture) } && gesture.isAlive
      && gesture.isOpen
  }

  private func leave(_ touch: Touch, _ gesture: Gesture) {
    guard gesture.follows(touch) else { return }
    gesture.remove(touch)
    if gesture.isAlive { gesture.lifted() }
  }

  /// Throws if a sample is invalid or does not fit the fingers that are down.
  private func check(_ sample: TouchSample) throws(Fault) {
    guard abs(sample.point.x) <= Self.farthest, abs(sample.point.y) <= Self.farthest else {
      throw Fault(.invalidArgument, "the touch's point is not finite or beyond 1e9 points")
    }
    guard sample.time.isInReach else {
      throw Fault(.invalidArgument, "the touch's time is \(sample.time)")
    }
    var place = 0
    while place < trial.count, trial[place].id != sample.id { place += 1 }
    guard sample.phase != .began else {
      guard place == trial.count else {
        throw Fault(.invalidState, "the touch \(sample.id) is down already")
      }
      guard trial.count < Self.maximumTouches else {
        throw Fault(.limit, "\(Self.maximumTouches) touches are down")
      }
      return trial.append(Fed(id: sample.id, time: sample.time))
    }
    guard place < trial.count else {
      throw Fault(.invalidState, "the touch \(sample.id) is not down: it has to begin first")
    }
    guard sample.time >= trial[place].time else {
      throw Fault(
        .invalidArgument,
        "the touch's time \(sample.time) is before its last one, \(trial[place].time)")
    }
    trial.base[place].time = sample.time
    guard sample.phase != .moved else { return }
    trial[place] = trial[trial.count - 1]
    trial.removeLast()
  }
}

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
    guard gesture.delays.contains(.end), touch.isFinger else { return }
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

/// Pans moved by a wheel: a touch of the library's own represents it, which no host has fed.
extension Gestures {
  /// Begins a wheel's touch for the pans at a point that follow such wheels: from the inside out up
  /// to the view `limit`, and beyond it for those that `isRather` prefers to the content there.
  /// Returns whether there is one.
  func beginWheel(
    _ touch: Touch, at point: Point, time: Double, isContinuous: Bool, inside limit: Handle?,
    outside isRather: (PanGesture) -> Bool
  ) -> Bool {
    guard let hit = views.hitTest(views.window.index, point) else { return false }
    let wheel: PanGesture.WheelTypes = isContinuous ? .continuous : .notches
    var candidates: [Gesture] = []
    var current: Int? = hit
    var isOutside = false
    while let index = current {
      for gesture in gestures(of: index) {
        guard let pan = gesture as? PanGesture, pan.wheels.contains(wheel) else { continue }
        if isOutside, !isRather(pan) { continue }
        candidates.append(pan)
      }
      if let limit, views.rows[index].handle == limit {
        guard candidates.isEmpty else { break }
        isOutside = true
      }
      current = views.parent(index)
    }
    guard !candidates.isEmpty else { return false }
    touch.forget()
    touch.begin(TouchSample(id: .max, phase: .began, point: point, time: time))
    wheelTouch = touch
    return begin(touch, on: views.rows[hit].handle, candidates)
  }

  /// Moves a wheel's touch by a distance; recognizers report the place where it began.
  func moveWheel(_ touch: Touch, by travel: Vector, at time: Double, _ phase: TouchSample.Phase) {
    let sample = TouchSample(id: .max, phase: phase, point: touch.location + travel, time: time)
    deliver(sample, to: touch)
    for gesture in touch.receivers { gesture.locate(at: touch.start) }
    guard phase != .moved else { return }
    touch.forget()
    wheelTouch = nil
  }
}

// MARK: Pointers and keys

extension Gestures {
  /// Takes a sample of the pointer for the next frame.
  func feed(_ sample: HoverSample) throws(Fault) {
    guard hovers.count < 1 << 16 else {
      throw Fault(.limit, "\(hovers.count) places of the pointer wait for a tick already")
    }
    guard abs(sample.point.x) <= 1e9, abs(sample.point.y) <= 1e9 else {
      throw Fault(.invalidArgument, "the pointer's point is not finite or beyond 1e9 points")
    }
    try checkTime(
      sample.time, after: hovers.count > 0 ? hovers.last.time : nil, of: "the pointer")
    hovers.append(sample)
  }

  /// Delivers samples up to a time; returns the index of the next one.
  func deliverHovers(_ first: Int, of count: Int, until limit: Double) -> Int {
    var next = first
    while next < count, hovers[next].time <= limit {
      let sample = hovers[next]
      next += 1
      deliver(sample)
    }
    return next
  }

  /// Delivers a sample: recognizers above whose views the pointer is enter or move, others exit.
  private func deliver(_ sample: HoverSample) {
    pointer = sample.isInside ? sample.point : nil
    var under: [HoverGesture] = []
    var chain: [Int] = []
    if sample.isInside {
      var current = views.hitTest(views.window.index, sample.point)
      while let index = current {
        chain.append(index)
        for gesture in gestures(of: index) {
          if let hover = gesture as? HoverGesture { under.append(hover) }
        }
        current = views.parent(index)
      }
    }
    showHovered(chain)
    let left = hovering.filter { hover in !under.contains { $0 === hover } }
    for hover in left where hover.isAlive { hover.exit(at: sample.point) }
    for hover in under where hover.isAlive && !hover.view.isNone { hover.enter(at: sample.point) }
    hovering = under.filter { $0.isAlive && $0.isActive }
  }
}

extension Gestures {
  func feed(_ sample: PressSample) throws(Fault) {
    guard presses.count < 1 << 16 else {
      throw Fault(.limit, "\(presses.count) presses wait for a tick already")
    }
    guard sample.phase != .moved else {
      throw Fault(.invalidArgument, "phase is that of a movement: a key has none")
    }
    try checkTime(
      sample.time, after: presses.count > 0 ? presses.last.time : nil, of: "the key")
    presses.append(sample)
  }

  /// Whether the focus has gone on from what a key presses.
  var hasKeyLostFocus: Bool { pressed.map { $0.focused != views.focused } ?? false }

  /// Delivers what keys have done since the last frame.
  func deliverPresses() {
    if hasKeyLostFocus { cancelPress() }
    let count = presses.count
    for index in 0..<count {
      let sample = presses[index]
      if hasKeyLostFocus { cancelPress() }
      happening(at: sample.time) { deliver(sample) }
    }
    presses.removeFirst(count)
  }

  private func deliver(_ sample: PressSample) {
    switch sample.phase {
    case .began:
      // A key that is held says so again and again.
      guard pressed == nil, let press = pressAround(views.focused) else { return }
      pressed = PressedKey(gesture: press.handle, focused: views.focused)
      press.keyDown(at: sample.time)
    case .ended:
      let press = pressed.flatMap { find($0.gesture) as? PressGesture }
      pressed = nil
      press?.keyUp(at: sample.time)
    case .cancelled: cancelPress()
    case .moved: break
    }
  }

  private func cancelPress() {
    let press = pressed.flatMap { find($0.gesture) as? PressGesture }
    pressed = nil
    if let press, press.isFingerless { press.cancel() }
  }

  /// The press of a view, or of the nearest one above that has one.
  private func pressAround(_ view: Handle) -> PressGesture? {
    guard views.names.contains(view) else { return nil }
    var current: Int? = view.index
    while let index = current {
      for gesture in gestures(of: index) {
        if let press = gesture as? PressGesture { return press }
      }
      current = views.parent(index)
    }
    return nil
  }

  /// Views with a press or a hover recognizer are hovered while the pointer is above them.
  func showHovered(_ under: [Int]) {
    let new = under.filter { index in
      gestures(of: index).contains { $0 is PressGesture || $0 is HoverGesture }
    }.map { views.rows[$0].handle }
    let left = hoveredViews.filter { !new.contains($0) }
    hoveredViews = new
    for view in left where views.names.contains(view) {
      views.setState(.hovered, view.index, false)
    }
    for view in new where views.names.contains(view) { views.setState(.hovered, view.index, true) }
  }
}
