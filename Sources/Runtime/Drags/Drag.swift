/// A recognizer that moves a value, or a property of a view, and lets it go to where it belongs (DG).
///
///     free ──finger on what moves──▶ caught ──lifts──▶ settling ──▶ free
///      │                               │                   ▲
///      └────────────begins────────▶ dragging ────lifts─────┘
///
/// Every beginning has one end: a drag, and after each drag its settling.
final class Drag: Entity {
  /// Hands of a finger on each axis that moves.
  private struct Hold {
    var hands = (Hand(), Hand())
    /// The anchor at which the subject rested, or to which it went, as it was taken; `DragAnchor.none` else.
    let anchor: Int32
    /// The axis on which the finger moves the subject; none for both.
    var lock: Int?
    /// The window's origin in the coordinates in which the subject moves, when it was shown last: it
    /// changes where a scroller around the subject scrolls. None where scrollers do not scroll for this
    /// drag.
    var origin: Point?

    /// Whether the finger moves the subject on an axis.
    func isFree(on axis: Int) -> Bool { lock ?? axis == axis }

    /// The hand on the horizontal axis for 0, on the vertical one for 1.
    subscript(axis: Int) -> Hand {
      get { axis == 0 ? hands.0 : hands.1 }
      set { if axis == 0 { hands.0 = newValue } else { hands.1 = newValue } }
    }
  }

  private enum State {
    /// At rest, or moved by something else.
    case free
    /// A finger has stopped the subject, and drags it not yet.
    case caught(Hold)
    case dragging(Hold)
    /// The subject goes to an anchor, or `DragAnchor.none`.
    case settling(anchor: Int32)
    /// The drag is over, and moves nothing any more.
    case ended
  }

  let gesture: Gesture
  let dragged: DraggedNumbers
  private(set) var options: DragOptions
  private(set) var anchors: [DragAnchor] = []
  private var order = AnchorOrder()
  private(set) var delegate: DragDelegate?
  private let animations: Animations
  private let usualNumberPerPoint: Double
  private var state = State.free
  /// The anchor that was chosen last, or `DragAnchor.none`: of several at one place `anchor` is this one.
  private var chosen: Int32 = DragAnchor.none
  /// Whether an end has been told whose settling has not: also while a finger has caught it meanwhile.
  private var owesSettling = false
  /// Changes with each take, release and end: code that has called the host, and completions, go on
  /// only where it is still the same.
  private var serial: UInt64 = 0
  /// Answers for the subject's velocity while a finger drags it.
  private let motion = DragMotion()

  init(
    _ dragged: DraggedNumbers, by gesture: Gesture, _ options: DragOptions,
    usualNumberPerPoint: Double,
    _ animations: Animations
  ) {
    self.dragged = dragged
    self.gesture = gesture
    self.options = options
    self.usualNumberPerPoint = usualNumberPerPoint
    self.animations = animations
    super.init()
    motion.drag = self
  }

  func setDelegate(_ delegate: DragDelegate?) { self.delegate = delegate }

  private var tracks: Tracks { animations.tracks }
  private var gestures: Gestures { gesture.gestures }
  private var entities: EntityTable { gestures.entities }
  var hasEnded: Bool {
    if case .ended = state { return true }
    return false
  }
  private var isAlive: Bool { !hasEnded && entities.contains(handle) }
  var hasSubject: Bool { tracks.contains(dragged.name) }
  /// How much the number changes for a point of the finger.
  private var numberPerPoint: Double {
    options.numberPerPoint > 0 ? options.numberPerPoint : usualNumberPerPoint
  }

  /// Whether a finger has the subject, caught or dragged.
  var isHeld: Bool { hold != nil }

  private var hold: Hold? {
    switch state {
    case .caught(let hold), .dragging(let hold): hold
    case .free, .settling, .ended: nil
    }
  }

  private var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }

  // MARK: Its life

  /// Becomes the recognizer's drag, which that holds, and the owner of the subject's property.
  func begin() {
    gesture.handler = DragHandler(self)
    // The end of the recognizer's former drag is told, and the host may end this one in that callback.
    guard !hasEnded else { return }
    tracks.owners.set(.drag, of: dragged.property, dragged.name)
  }

  /// Ends the drag: tells the end and the settling that are owed, and gives up the property; what moves
  /// goes on.
  func end() {
    guard !hasEnded else { return }
    leaveVelocity()
    tracks.owners.remove(from: dragged.property, dragged.name)
    serial += 1
    let (wasDragging, wasSettling) = (isDragging, owesSettling)
    state = .ended
    if wasDragging, options.scrolls { stopScrollers() }
    if wasDragging { notifyEnd(DragAnchor.none) }
    if wasDragging || wasSettling { notifySettled(DragAnchor.none, finished: false) }
    delegate = nil
  }

  override func dispose() { end() }

  /// Sets the options; what a finger has stays where it is seen (DG-2).
  func setOptions(_ new: DragOptions) throws(Fault) {
    let checked = try DraggedNumbers(dragged.name, dragged.property, dragged.kind, by: gesture, new)
    guard checked.components == dragged.components else {
      throw Fault(
        .invalidArgument, "a drag keeps the axis and the components with which it was made")
    }
    if options.scrolls, !new.scrolls { stopScrollers() }
    options = new
    guard var hold, hasSubject else { return }
    withShown { shown in
      for axis in 0..<2 where dragged.moves(axis) {
        hold[axis].move(
          to: projection(axis).resistance.raw(ofShown: shown[dragged.component(axis)]))
      }
    }
    keep(hold)
  }

  /// Sets other anchors, and forgets chosen ones whose index is none of theirs; nothing moves.
  func setAnchors(_ new: [DragAnchor]) {
    anchors = new
    if let axis = dragged.onlyAxis { order.set(new.map { $0.place[axis] }) }
    if Int(chosen) >= new.count { chosen = DragAnchor.none }
    if case .settling(let anchor) = state, Int(anchor) >= new.count {
      state = .settling(anchor: DragAnchor.none)
    }
  }

  /// Stores a changed hold in the state that has one; dropped where the subject has been let go since.
  private func keep(_ hold: Hold) {
    switch state {
    case .caught: state = .caught(hold)
    case .dragging: state = .dragging(hold)
    case .free, .settling, .ended: break
    }
  }

  // MARK: Fingers

  /// Whether a finger can move anything.
  var wantsTouches: Bool { isAlive && hasSubject }

  /// Catches a moving subject with the last of the fingers that the recognizer needs (DG-6).
  fileprivate func fingerCame() {
    guard isAlive, options.catches, hasSubject, hold == nil,
      gesture.touches.count == fingersNeeded,
      !tracks.find(dragged.subject, dragged.property).isNone
    else { return }
    take()
  }

  /// The fingers with which its recognizer begins: two for a pinch or a rotation.
  private var fingersNeeded: Int { (gesture as? PanGesture)?.minimumTouches ?? 2 }

  /// The fingers have gone. What was caught without a drag goes where a release at rest leads.
  fileprivate func fingersLeft() {
    guard case .caught = state else { return }
    guard hasSubject else { return drop() }
    release(.zero)
  }

  /// Begins, moves and releases the drag by the states of its recognizer.
  fileprivate func gestureDidChange() {
    guard isAlive else { return }
    // Callbacks may end the drag.
    entities.retain(self)
    defer { entities.release(handle) }
    guard hasSubject else { return drop() }
    switch gesture.state {
    case .began: beginDrag()
    case .changed:
      guard isDragging else { return }
      follow()
      pullScrollers()
      guard isAlive, isDragging else { return }
      notify(.dragChanged, detail: 0) { $0.didChange(self) }
    case .ended:
      guard isDragging else { return }
      follow()
      release(velocity)
    case .cancelled:
      guard isDragging else { return }
      follow()
      release(.zero)
    case .possible, .failed: break
    }
  }

  /// Begins the drag: takes the subject, unless that is caught already, tells the settling that is still
  /// owed, then the beginning, and moves the subject to the finger.
  private func beginDrag() {
    switch state {
    case .caught: break
    case .dragging, .ended: return
    case .free, .settling: take()
    }
    let mark = serial
    // The host may end this drag, which has not begun for it yet, when it hears of that settling.
    if owesSettling { notifySettled(chosen, finished: false) }
    guard isAlive, serial == mark, case .caught(var hold) = state else { return }
    if options.axis == .locked, dragged.onlyAxis == nil, let pan = gesture as? PanGesture {
      let travel = converted(pan.travel)
      hold.lock = travel.dx.magnitude >= travel.dy.magnitude ? 0 : 1
    }
    state = .dragging(hold)
    notify(.dragBegan, detail: hold.anchor) { $0.didBegin(self) }
    guard isAlive, serial == mark, isDragging, hasSubject else { return }
    follow()
    pullScrollers()
  }

  /// Stops the subject where it is now, whatever moves it, and puts a hand on each axis there.
  private func take() {
    animations.catchUp(dragged.property, of: dragged.subject)
    serial += 1
    var hold = Hold(anchor: anchor)
    animations.stop(dragged.subject, dragged.property, dragged.kind)
    withShown { shown in
      for axis in 0..<2 where dragged.moves(axis) {
        let raw = projection(axis).resistance.raw(ofShown: shown[dragged.component(axis)])
        if dragged.reading == .factor {
          hold[axis].take(factorAt: raw, since: animations.now)
        } else {
          hold[axis].take(at: raw, since: animations.now)
        }
      }
    }
    tracks.owners.hold(dragged.property, dragged.name, motion)
    state = .caught(hold)
  }

  /// Keeps the view under the finger when content around it has scrolled (AU-2).
  func contentHasMoved() {
    guard isAlive, isDragging, hasSubject, options.scrolls else { return }
    follow()
  }

  /// Moves the hands by as much as the content around the subject has scrolled since the last time, so
  /// that the subject stays under the finger.
  private func keepUnderFinger(_ hold: inout Hold) {
    guard options.scrolls, dragged.isView, dragged.reading == .distance,
      let parent = gestures.views.parent(dragged.name.index),
      let origin = try? gesture.convert(Point.zero, to: gestures.views.rows[parent].handle)
    else { return hold.origin = nil }
    if let old = hold.origin, old != origin {
      for axis in 0..<2 where dragged.moves(axis) && hold.isFree(on: axis) {
        guard let raw = hold[axis].raw else { continue }
        hold[axis].move(to: raw + projection(axis).reading(of: origin - old))
      }
    }
    hold.origin = origin
  }

  /// Tells scrollers where the finger is: one scrolls whose edge is near (AU-1).
  private func pullScrollers() {
    guard options.scrolls, isDragging, isAlive else { return }
    let views = gestures.views
    let view = dragged.isView ? views.parent(dragged.name.index) : gesture.view.index
    guard let view, dragged.isView || !gesture.view.isNone else { return }
    let name = views.rows[view].handle
    for observer in views.observers where views.names.contains(name) && isDragging {
      observer.dragMoves(handle, from: view, at: gesture.location)
    }
  }

  private func stopScrollers() {
    for observer in gestures.views.observers { observer.dragEnds(handle) }
  }

  /// Moves the subject to where the finger has it, through what resists (DG-2).
  private func follow() {
    guard var hold else { return }
    keepUnderFinger(&hold)
    let movement: Vector
    switch dragged.reading {
    case .distance: movement = converted((gesture as? PanGesture)?.translation ?? .zero)
    case .factor: movement = Vector(dx: (gesture as? PinchGesture)?.scale ?? 1, dy: 0)
    case .turn: movement = Vector(dx: (gesture as? RotationGesture)?.rotation ?? 0, dy: 0)
    }
    withShown { shown in
      for axis in 0..<2 where dragged.moves(axis) && hold.isFree(on: axis) {
        let projection = projection(axis)
        hold[axis].follow(
          dragged.reading == .distance ? projection.reading(of: movement) : movement.dx)
        guard let raw = hold[axis].raw else { continue }
        shown[dragged.component(axis)] = projection.resistance.shown(ofRaw: raw)
      }
      keep(hold)
      show(shown)
    }
  }

  /// Sets the numbers of the subject, within reach and the property's limits.
  private func show(_ numbers: UnsafeMutablePointer<Double>) {
    numbers.limitToReach(dragged.kind.componentCount)
    if dragged.isView { ValueLimits.apply(dragged.property, to: numbers) }
    tracks.setModel(dragged.subject, dragged.property, dragged.kind, to: numbers)
  }

  /// A displacement, or a velocity, of the finger in the coordinates in which the subject moves.
  private func converted(_ vector: Vector) -> Vector {
    let views = gestures.views
    let view = dragged.isView ? dragged.name : gesture.view
    guard !view.isNone, views.names.contains(view), let parent = views.parent(view.index) else {
      return vector
    }
    return (try? gesture.convert(vector, to: views.rows[parent].handle)) ?? vector
  }

  /// The finger's velocity by its axes: in points per second where it moves, else in the number's own
  /// units, as a factor multiplies the number that it started from.
  private var velocity: Vector {
    switch dragged.reading {
    case .distance: converted((gesture as? PanGesture)?.velocity ?? .zero)
    case .factor:
      Vector(
        dx: ((gesture as? PinchGesture)?.scaleVelocity ?? 0) * (hold?[0].grip?.start ?? 0),
        dy: 0)
    case .turn: Vector(dx: (gesture as? RotationGesture)?.rotationVelocity ?? 0, dy: 0)
    }
  }

  /// How the finger's way on an axis changes the number, and what resists.
  private func projection(_ axis: Int) -> Projection {
    var direction = Vector.zero
    direction[axis] = options.reversed.has(axis) ? -1 : 1
    return Projection(
      direction: direction, extent: 1 / numberPerPoint,
      resistance: Resistance(
        lowest: options.minimum[axis], highest: options.maximum[axis], form: form(axis)))
  }

  /// The resistance beyond the bounds. A rubber band is usually as long as the view of the recognizer,
  /// for a factor it is 2, for an angle a quarter turn.
  private func form(_ axis: Int) -> Resistance.Form {
    switch options.beyond {
    case .none: return .none
    case .stop: return .stop
    case .rubberBand: break
    }
    switch dragged.reading {
    case .factor: return .scaleBand(band(Elementary.ln2))
    case .turn: return .band(band(Elementary.quarterTurn))
    case .distance:
      let views = gestures.views
      let view = gesture.view.isNone ? views.window.index : gesture.view.index
      let size = views.bounds(view).size
      return .band(band((axis == 0 ? size.width : size.height) * numberPerPoint))
    }
  }

  /// The rubber band of the options; `usual` is its dimension where they give none.
  private func band(_ usual: Double) -> RubberBand {
    RubberBand(
      dimension: options.dimension > 0 ? options.dimension : usual,
      coefficient: options.coefficient)
  }

  // MARK: Letting go

  /// Lets the subject go with the finger's velocity: chooses an anchor, asks the delegate, sends the
  /// subject there, and tells the end (DG-3, DG-4). What was only caught has had no begin, so its end is
  /// not told.
  private func release(_ finger: Vector) {
    guard let hold else { return }
    let wasDragging = isDragging
    var places = Vector.zero
    var speeds = Vector.zero
    var ends = Vector.zero
    for axis in 0..<2 where dragged.moves(axis) {
      guard let release = release(hold, axis, finger) else { continue }
      places[axis] = release.place
      speeds[axis] = release.velocity
      ends[axis] = release.projectedEnd(options.decay, numberPerPoint: numberPerPoint)
    }
    if options.scrolls { stopScrollers() }
    serial += 1
    let mark = serial
    var anchor = choose(from: places, velocity: speeds, projectedEnd: ends)
    if let delegate, !anchors.isEmpty {
      let answer = gestures.host.call {
        delegate.choose(self, velocity: speeds, projectedEnd: ends, proposed: anchor)
      }
      guard isAlive, serial == mark, self.hold != nil else { return }
      guard hasSubject else { return drop() }
      if answer >= DragAnchor.none, Int(answer) < anchors.count { anchor = answer }
      // The host may have set fewer anchors, so that the proposed one is gone.
      if Int(anchor) >= anchors.count { anchor = DragAnchor.none }
    }
    tracks.owners.letGo(of: dragged.property, dragged.name)
    state = .settling(anchor: anchor)
    chosen = anchor
    settle(to: anchor, velocity: speeds)
    guard wasDragging else { return }
    owesSettling = true
    notifyEnd(anchor)
  }

  /// The number of an axis as it is let go now, with the finger's velocity.
  private func release(_ hold: Hold, _ axis: Int, _ finger: Vector) -> Release? {
    guard let raw = hold[axis].raw else { return nil }
    let projection = projection(axis)
    let speed = dragged.reading == .distance ? projection.reading(of: finger) : finger.dx
    return Release(
      raw: raw, velocity: hold.isFree(on: axis) ? speed : 0, projection.resistance)
  }

  /// Adds how fast the finger moves what it drags; nothing once it rests (DG-10).
  fileprivate func addVelocity(to numbers: UnsafeMutablePointer<Double>) {
    guard case .dragging(let hold) = state, hasSubject, gesture.isMoved else { return }
    let finger = velocity
    for axis in 0..<2 where dragged.moves(axis) {
      guard let release = release(hold, axis, finger) else { continue }
      numbers[dragged.component(axis)] += release.velocity
    }
    numbers.limitToReach(dragged.kind.componentCount)
  }

  /// Keeps the finger's velocity for a motion of the property that begins before the next frame (DG-10).
  private func leaveVelocity() {
    guard isDragging, hasSubject else { return }
    withNumbers { velocity in
      addVelocity(to: velocity)
      guard (0..<dragged.kind.componentCount).contains(where: { velocity[$0] != 0 }) else { return }
      animations.partings.add(dragged.name.bits, dragged.property, velocity)
    }
  }

  /// The anchor that the options choose for a release; `DragAnchor.none` else.
  private func choose(
    from place: Vector, velocity: Vector, projectedEnd: Vector
  ) -> Int32 {
    let found: Int?
    switch options.choice {
    case .none: found = nil
    case .nearest: found = nearest(to: projectedEnd, moving: velocity)
    case .next:
      let isFlick = velocity.length >= DragOptions.flickSpeed * numberPerPoint
      let next =
        isFlick
        ? AnchorChoice.next(
          from: place, towards: velocity, count: anchors.count, { onItsAxes(anchors[$0].place) })
        : nil
      found = next ?? nearest(to: place, moving: velocity)
    }
    return found.map { Int32(truncatingIfNeeded: $0) } ?? DragAnchor.none
  }

  private func nearest(to place: Vector, moving velocity: Vector) -> Int? {
    AnchorChoice.nearest(to: place, moving: velocity, count: anchors.count) {
      onItsAxes(anchors[$0].place)
    }
  }

  /// A place, with 0 on an axis that moves no number: such axes do not count in distances.
  private func onItsAxes(_ place: Vector) -> Vector {
    Vector(dx: dragged.moves(0) ? place.dx : 0, dy: dragged.moves(1) ? place.dy : 0)
  }

  /// Sends the subject to an anchor. Without one (`DragAnchor.none`) it stays where it is, or slows down,
  /// within its bounds.
  private func settle(to anchor: Int32, velocity: Vector) {
    withShown { goal in
      let place = anchor >= 0 ? anchors[Int(anchor)].place : nil
      if options.settling == .decay { return fling(goal, velocity, to: place) }
      var speeds = velocity
      for axis in 0..<2 where dragged.moves(axis) {
        let component = dragged.component(axis)
        let shown = goal[component]
        if let place {
          goal[component] = place[axis]
        } else {
          goal[component] = projection(axis).resistance.inBounds(shown)
          // Within the bounds the subject stays: a spring would carry it away by its velocity, and back.
          guard goal[component] == shown else { continue }
          speeds[axis] = 0
        }
      }
      spring(to: goal, speeds)
    }
  }

  /// Sends the subject to the numbers of a goal, within reach and limits, by the spring of the options.
  private func spring(to goal: UnsafeMutablePointer<Double>, _ velocity: Vector) {
    let completion = completion()
    let spring = options.spring
    goal.limitToReach(dragged.kind.componentCount)
    if dragged.isView { ValueLimits.apply(dragged.property, to: goal) }
    let duration = duration(of: spring, to: goal, velocity)
    withNumbers { numbers in
      write(velocity, into: numbers)
      numbers.limitToReach(dragged.kind.componentCount)
      animations.letGo(
        dragged.subject, dragged.property, dragged.kind, to: goal,
        velocity: velocity != .zero ? numbers : nil, spring, duration: duration,
        isTouchedWhereShown: true, completion: completion)
    }
  }

  /// Seconds until a thousandth is left of the distance, and of how far the velocity carries the subject
  /// off; of two axes the longer.
  private func duration(
    of spring: SpringParameters, to goal: UnsafePointer<Double>, _ velocity: Vector
  ) -> Double {
    var duration = spring.settlingDuration()
    withShown { shown in
      for axis in 0..<2 where dragged.moves(axis) {
        let distance = goal[dragged.component(axis)] - shown[dragged.component(axis)]
        duration = max(duration, spring.duration(of: distance, velocity: velocity[axis]))
      }
    }
    return duration
  }

  /// Lets momentum carry it to a place, or without one as far as that goes between its bounds (DG-4).
  /// `shown` has the numbers that no axis moves.
  private func fling(
    _ shown: UnsafeMutablePointer<Double>, _ velocity: Vector, to place: Vector?
  ) {
    let count = dragged.kind.componentCount
    var settings = Animations.Fling(
      rates: [Double](repeating: options.decay.rate, count: count),
      minimums: [Double](repeating: -.greatestInReach, count: count),
      maximums: [Double](repeating: .greatestInReach, count: count))
    settings.numberPerPoint = numberPerPoint
    settings.isTouchedWhereShown = true
    if place != nil { for component in 0..<count { settings.rests.append(shown[component]) } }
    for axis in 0..<2 where dragged.moves(axis) {
      let component = dragged.component(axis)
      let resistance = projection(axis).resistance
      settings.minimums[component] = max(-.greatestInReach, resistance.lowest)
      settings.maximums[component] = min(.greatestInReach, resistance.highest)
      if let place { settings.rests[component] = place[axis] }
    }
    withNumbers { numbers in
      write(velocity, into: numbers)
      _ = animations.fling(
        dragged.subject, dragged.property, dragged.kind, numbers, settings,
        completion: completion())
    }
  }

  /// Keeps a completion that tells that the subject has come to rest, unless something else has begun
  /// since; returns its index.
  private func completion() -> Int32 {
    serial += 1
    let mark = serial
    return animations.completions.keep { [self] finished in
      if isAlive, serial == mark { hasSettled(finished: finished) }
    }
  }

  private func hasSettled(finished: Bool) {
    guard case .settling(let anchor) = state else { return }
    state = .free
    notifySettled(anchor, finished: finished)
  }

  /// Lets go of a subject that has ended, and tells the end and the settling that are owed.
  private func drop() {
    serial += 1
    let wasDragging = isDragging
    state = .free
    if wasDragging, options.scrolls { stopScrollers() }
    if wasDragging {
      notifyEnd(DragAnchor.none)
      guard isAlive else { return }
    }
    if wasDragging || owesSettling { notifySettled(DragAnchor.none, finished: false) }
  }

  // MARK: By program

  /// Sends the subject to an anchor, with the velocity that it has; a settling that is owed is told
  /// first, as not finished.
  func go(to index: Int) throws(Fault) {
    try needFree()
    guard index >= 0, index < anchors.count else {
      throw Fault(
        .invalidArgument,
        "index is \(UInt(bitPattern: index)): the drag has \(anchors.count) anchors")
    }
    if owesSettling { notifySettled(chosen, finished: false) }
    guard isAlive, hold == nil, hasSubject, index < anchors.count else { return }
    chosen = Int32(truncatingIfNeeded: index)
    state = .settling(anchor: chosen)
    withShown { goal in
      tracks.readModel(dragged.subject, dragged.property, dragged.kind, into: goal)
      write(anchors[index].place, into: goal)
      spring(to: goal, .zero)
    }
    owesSettling = true
  }

  /// Sends the subject to the next anchor in a direction on the screen; nowhere if there is none (DG-9).
  func step(_ direction: Vector) throws(Fault) {
    try needFree()
    let towards = Vector(
      dx: options.reversed.has(0) ? -direction.dx : direction.dx,
      dy: options.reversed.has(1) ? -direction.dy : direction.dy)
    let next = AnchorChoice.next(
      from: modelPlace, towards: onItsAxes(towards), count: anchors.count
    ) { onItsAxes(anchors[$0].place) }
    if let next { try go(to: next) }
  }

  /// Throws where a finger has the subject, the subject has ended, or the drag has.
  private func needFree() throws(Fault) {
    guard hold == nil else {
      throw Fault(.busy, "a finger holds what is dragged: it goes nowhere else meanwhile")
    }
    guard hasSubject, !hasEnded else {
      throw Fault(.invalidState, "the drag moves nothing any more: its target has ended")
    }
  }

  // MARK: Where it is

  /// The anchor at which the subject rests, or to which it goes; under a finger that from which it was
  /// taken; `DragAnchor.none` else (DG-7).
  var anchor: Int32 {
    if let hold { return Int(hold.anchor) < anchors.count ? hold.anchor : DragAnchor.none }
    guard !anchors.isEmpty, hasSubject else { return DragAnchor.none }
    let place = modelPlace
    if chosen >= 0, onItsAxes(anchors[Int(chosen)].place) == place { return chosen }
    return nearest(to: place, moving: .zero).map { Int32(truncatingIfNeeded: $0) }
      ?? DragAnchor.none
  }

  /// Progress from that anchor to its neighbours: 1 on the next one, −1 on the one before. On two
  /// axes, and without neighbours, 0.
  var progress: Double {
    let anchor = anchor
    guard anchor >= 0, let axis = dragged.onlyAxis else { return 0 }
    func number(_ index: Int) -> Double { anchors[index].place[axis] }
    let own = number(Int(anchor))
    var shown = own
    withShown { shown = $0[dragged.component(axis)] }
    guard shown != own else { return 0 }
    var least = Double.infinity
    for index in anchors.indices where (number(index) - own) * (shown - own) > 0 {
      least = min(least, (number(index) - own).magnitude)
    }
    guard least < .infinity else { return 0 }
    return max(-1, min((shown - own).divided(by: least), 1))
  }

  /// Where what is shown is among the anchors, in the order of their numbers; none without anchors, and
  /// on two axes.
  var placeAmongAnchors: Double? { shownNumber.flatMap { order.place(of: $0) } }

  /// Velocity of that place, per second.
  var speedAmongAnchors: Double {
    guard let number = shownNumber, let axis = dragged.onlyAxis else { return 0 }
    var speed = 0.0
    withNumbers { velocity in
      animations.readVelocity(dragged.subject, dragged.property, dragged.kind, into: velocity)
      speed = velocity[dragged.component(axis)]
    }
    return speed == 0 ? 0 : speed * order.slope(at: number, isRising: speed > 0)
  }

  /// The shown number of the only axis; none on two axes, and without a subject.
  private var shownNumber: Double? {
    guard let axis = dragged.onlyAxis, hasSubject else { return nil }
    var number = 0.0
    withShown { number = $0[dragged.component(axis)] }
    return number
  }

  /// The model values of both axes, where the subject comes to rest.
  private var modelPlace: Vector {
    var place = Vector.zero
    withNumbers { numbers in
      tracks.readModel(dragged.subject, dragged.property, dragged.kind, into: numbers)
      for axis in 0..<2 where dragged.moves(axis) { place[axis] = numbers[dragged.component(axis)] }
    }
    return place
  }

  /// Writes the part of each axis to the number that the axis moves.
  private func write(_ vector: Vector, into numbers: UnsafeMutablePointer<Double>) {
    for axis in 0..<2 where dragged.moves(axis) { numbers[dragged.component(axis)] = vector[axis] }
  }

  /// Calls a body with a copy of the subject's shown numbers, which it may change.
  private func withShown(_ body: (UnsafeMutablePointer<Double>) -> Void) {
    withNumbers { numbers in
      tracks.readShown(dragged.subject, dragged.property, dragged.kind, into: numbers)
      body(numbers)
    }
  }

  /// Calls a body with room for the subject's numbers, all 0.
  private func withNumbers(_ body: (UnsafeMutablePointer<Double>) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let numbers = room.baseAddress else { return }
      for component in 0..<PropertyID.maximumComponents { numbers[component] = 0 }
      body(numbers)
    }
  }

  // MARK: Notifications

  private func notifyEnd(_ anchor: Int32) {
    notify(.dragEnded, detail: anchor) { $0.didEnd(self, anchor: anchor) }
  }

  private func notifySettled(_ anchor: Int32, finished: Bool) {
    owesSettling = false
    notify(.dragSettled, detail: anchor, value: finished ? 1 : 0) {
      $0.didSettle(self, anchor: anchor, finished: finished)
    }
  }

  private func notify(
    _ kind: Event.Kind, detail: Int32, value: Double = 0, _ body: (DragDelegate) -> Void
  ) {
    gestures.events.post(
      kind, handle, other: dragged.name, detail: detail, value: value)
    if let delegate { gestures.host.call { body(delegate) } }
  }
}

/// Velocity of what a finger drags.
private final class DragMotion: ForeignMotion {
  /// Owns this, and is set once.
  unowned(unsafe) var drag: Drag?

  override func addVelocity(
    of subject: Subject, _ property: PropertyID, to velocity: UnsafeMutablePointer<Double>
  ) {
    drag?.addVelocity(to: velocity)
  }
}

/// Passes what a recognizer tells to its drag, which it holds.
final class DragHandler: GestureHandler {
  private let drag: Drag

  init(_ drag: Drag) {
    self.drag = drag
    super.init()
    drag.gesture.gestures.entities.retain(drag)
  }

  func moves(_ drag: Drag) -> Bool { self.drag === drag }
  func moves(_ property: PropertyID, of name: Handle) -> Bool {
    drag.dragged.property == property && drag.dragged.name == name
  }

  override var movesByWheelAtOnce: Bool { true }
  override func wantsTouches(_ gesture: Gesture) -> Bool { drag.wantsTouches }
  override func fingerCame(_ gesture: Gesture) { drag.fingerCame() }
  override func fingersLeft(_ gesture: Gesture) { drag.fingersLeft() }
  override func gestureDidChange(_ gesture: Gesture) { drag.gestureDidChange() }

  override func stopNotifying() { drag.setDelegate(nil) }

  /// Ends the drag when the recognizer gets another handler, or ends.
  override func leave(_ gesture: Gesture) {
    let entities = gesture.gestures.entities
    drag.end()
    entities.release(drag.handle)
  }
}
