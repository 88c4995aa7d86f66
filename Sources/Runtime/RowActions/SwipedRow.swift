/// A row whose content is aside, or on its way: its motion, and the views of its actions (RA).
///
///     held ──lifts──▶ opening ──▶ open ──closes──▶ closing ──▶ ended
///      ▲  │              │          │                 ▲
///      │  │              └──────────┴──finger──▶ held │
///      │  ├──lifts, nearer to closed──────────────────┤
///      │  └──lifts, armed──▶ chosen ──done────────────┘
///      │                       ▲ └──done, removes──▶ leaving ──▶ away ──▶ ended
///      └──finger── closing     └──tap── open
///
/// Two properties of the row are moved: how far it is aside, and how much of the room the first
/// action takes from the others. The views of the actions stand in the row, beside its bounds: so they
/// go along with everything that moves the row.
final class SwipedRow {
  /// How a finger has it.
  enum Grasp {
    /// A finger that drags nothing yet has stopped it.
    case caught
    case dragging
    /// Beyond the place from which a lift does the first action (RA-4).
    case armed
  }

  enum State {
    case held(Hand, Grasp)
    case opening
    case open
    /// The host is doing the action with this index.
    case chosen(Int)
    case closing
    /// Goes out of sight, until this time. `departs` once its list has let it go.
    case leaving(until: Double, departs: Bool)
    /// Out of sight, without actions.
    case away(departs: Bool)
    case ended
  }

  enum Outcome { case opens, closes, does }

  private enum Figures {
    /// How far beyond its open place a row arms at least, and how much before that place it disarms.
    static let armsBeyond = 40.0
    static let disarmsBefore = 20.0
    /// The spring by which the first action takes all the room, and gives it back (RA-3).
    static let fill = SpringParameters(response: 0.25, dampingRatio: 1)
  }

  let row: Handle
  let list: Handle
  let side: RowSide
  /// 1 where the content goes to the right, else −1.
  let direction: Double
  let actions: [RowAction]
  let openWidth: Double
  private let allowsFullSwipe: Bool
  private let spring: SpringParameters
  private let animations: Animations
  private(set) var state = State.closing
  /// The views of the actions, in their order; empty once the row has been told to be closed.
  private(set) var slots: [Handle] = []
  /// Counts motions that begin: a completion of an earlier one is ignored.
  private var serial: UInt64 = 0
  /// Called when its last motion has come to rest.
  private var rested: ((SwipedRow) -> Void)?

  /// Makes a row that is closed, and the views of its actions.
  init(
    _ row: Handle, in list: Handle, _ side: RowSide, direction: Double, _ actions: [RowAction],
    _ options: RowOptions, _ animations: Animations
  ) {
    self.row = row
    self.list = list
    self.side = side
    self.direction = direction
    self.actions = actions
    self.animations = animations
    var width = 0.0
    for action in actions { width += action.width }
    openWidth = width
    allowsFullSwipe = options.allowsFullSwipe(side)
    spring = options.spring
    views.setSwiped(row.index, true)
    makeSlots()
  }

  private var views: Views { animations.views }
  private var tracks: Tracks { animations.tracks }
  private static let kind = PropertyKind(componentCount: 1, interpolation: .linear, offset: nil)

  /// Whether the views of its actions are gone. They go at rest in its place, or out of sight, when it
  /// is told to have closed.
  var countsAsClosed: Bool { slots.isEmpty }

  /// Whether it is the one row of its list that counts as open.
  var isOpen: Bool {
    switch state {
    case .held, .opening, .open: true
    case .chosen, .closing, .leaving, .away, .ended: false
    }
  }

  var isHeld: Bool {
    if case .held = state { return true }
    return false
  }

  var isArmed: Bool {
    if case .held(_, .armed) = state { return true }
    return false
  }

  var isEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  private var width: Double { views.bounds(row.index).size.width }

  /// How far it is shown aside, in points, positive in its direction.
  var revealed: Double { direction * shown(.swipe) }

  /// How far it will be aside once it rests, counted as `revealed`.
  private var target: Double {
    var value = 0.0
    tracks.readModel(row.index, .swipe, Self.kind, into: &value)
    return direction * value
  }

  /// Returns the shown value of one of its two properties.
  private func shown(_ property: PropertyID) -> Double {
    var value = 0.0
    tracks.readShown(row.index, property, Self.kind, into: &value)
    return value
  }

  // MARK: A finger

  /// How the row gives way to a finger: between its closed and its open place it follows; beyond, a rubber
  /// band holds it back. If it may be swiped all the way it follows beyond its open place, too.
  private var resistance: Resistance {
    Resistance(
      lowest: 0, highest: allowsFullSwipe ? .infinity : openWidth,
      form: .band(RubberBand(dimension: max(1, width))))
  }

  /// The place beyond which it is armed, and the one before which it is disarmed again (RA-4).
  private var armingPlace: Double { max(width / 2, openWidth + Figures.armsBeyond) }
  private var disarmingPlace: Double { armingPlace - Figures.disarmsBefore }

  /// Lets a finger take the row where it is shown, which ends its motion. A finger that has caught it
  /// already goes on with another grasp.
  func take(_ grasp: Grasp) {
    if case .held(let hand, .caught) = state {
      state = .held(hand, grasp)
      return
    }
    serial += 1
    animations.catchUp(.swipe, of: row.index)
    animations.stop(row.index, .swipe, Self.kind)
    var hand = Hand()
    hand.take(at: resistance.raw(ofShown: revealed), since: animations.now)
    state = .held(hand, grasp)
    fillRoom(byFirst: false)
  }

  /// Moves the row with the finger; returns whether that has armed or disarmed it.
  func follow(_ travel: Double) -> Bool {
    guard case .held(var hand, let grasp) = state, hand.raw != nil else { return false }
    hand.follow(direction * travel)
    let place = resistance.shown(ofRaw: hand.raw ?? 0)
    var next = grasp
    if grasp != .armed, allowsFullSwipe, place > armingPlace { next = .armed }
    if grasp == .armed, place < disarmingPlace { next = .dragging }
    state = .held(hand, next)
    show(place)
    guard (next == .armed) != (grasp == .armed) else { return false }
    fillRoom(byFirst: next == .armed)
    return true
  }

  /// Returns where a release with the finger's velocity leads (RA-5); `mayDo` says whether it may do the
  /// first action.
  func outcome(_ velocity: Double, mayDo: Bool) -> Outcome {
    guard let release = release(velocity) else { return .closes }
    let end = release.projectedEnd()
    if mayDo, isArmed, end >= disarmingPlace { return .does }
    // Anchor 0 is the closed place, 1 the open one.
    let nearest = AnchorChoice.nearest(
      to: Vector(dx: end, dy: 0), moving: Vector(dx: release.velocity, dy: 0), count: 2
    ) { Vector(dx: $0 == 0 ? 0 : openWidth, dy: 0) }
    return nearest == 1 ? .opens : .closes
  }

  /// Returns the release of the finger that holds it; nil if none does.
  private func release(_ velocity: Double) -> Release? {
    guard case .held(let hand, _) = state, let raw = hand.raw else { return nil }
    return Release(raw: raw, velocity: direction * velocity, resistance)
  }

  /// Returns the row's velocity aside after a finger with a velocity has let it go; 0 if none holds it.
  private func velocityOfRelease(_ velocity: Double) -> Double {
    release(velocity)?.velocity ?? 0
  }

  /// Puts the row aside without motion.
  private func show(_ place: Double) {
    var value = (direction * place).limited(to: .greatestInReach)
    tracks.setModel(row.index, .swipe, Self.kind, to: &value)
  }

  // MARK: Where it goes

  /// Moves the row aside until all its actions are seen, each with its own width.
  func open(velocity: Double = 0) {
    let speed = velocityOfRelease(velocity)
    state = .opening
    fillRoom(byFirst: false)
    move(to: openWidth, speed)
  }

  /// Moves the row back to its place; at rest there it ends.
  func close(velocity: Double = 0) {
    let speed = velocityOfRelease(velocity)
    state = .closing
    fillRoom(byFirst: false)
    move(to: 0, speed)
  }

  /// Notes that the host is to do an action. The row stays where a finger lets it go; one that no finger
  /// holds goes on to its open place (RA-7).
  func choose(_ index: Int, velocity: Double = 0) {
    let wasHeld = isHeld
    let speed = velocityOfRelease(velocity)
    state = .chosen(index)
    guard wasHeld else { return }
    // The spring's goal is the shown place, so only the velocity moves the row.
    move(to: min(revealed, max(width, openWidth)), speed)
  }

  /// Moves the row on in its direction until nothing of it is seen, and notes when that will be.
  func leave() {
    state = .leaving(until: .infinity, departs: false)
    fillRoom(byFirst: true)
    let duration = move(to: max(width, revealed), 0)
    state = .leaving(until: animations.now + duration, departs: false)
  }

  /// Notes whether the list lets a row leave that goes, or is, out of sight.
  func setDeparts(_ departs: Bool) {
    switch state {
    case .leaving(let end, _): state = .leaving(until: end, departs: departs)
    case .away: state = .away(departs: departs)
    default: break
    }
  }

  /// Moves the row aside to a place by its spring, and calls `rested` at the end unless another motion
  /// has begun since. Returns the duration in seconds.
  @discardableResult
  private func move(to place: Double, _ speed: Double) -> Double {
    let duration = max(
      spring.settlingDuration(), spring.duration(of: place - revealed, velocity: speed))
    serial += 1
    let mark = serial
    let completion = animations.completions.keep { [self] _ in
      if serial == mark { rested?(self) }
    }
    go(
      .swipe, to: direction * place, speed: direction * speed, spring, duration,
      completion: completion)
    return duration
  }

  /// Lets the first action take all the room, or give it back, with motion unless that is reduced.
  private func fillRoom(byFirst isFull: Bool) {
    var target = 0.0
    tracks.readModel(row.index, .swipeFill, Self.kind, into: &target)
    let goal = isFull ? 1.0 : 0
    guard target != goal else { return }
    if animations.reducesMotion {
      var value = goal
      animations.jump(row.index, .swipeFill, Self.kind, to: &value)
    } else {
      go(
        .swipeFill, to: goal, speed: 0, Figures.fill, Figures.fill.settlingDuration(),
        completion: Completions.none)
    }
  }

  /// Moves one of its two properties to a value by a spring. `completion` is an index in
  /// `Animations.completions`, or its `none`.
  private func go(
    _ property: PropertyID, to place: Double, speed: Double, _ spring: SpringParameters,
    _ duration: Double, completion: Int32
  ) {
    var goal = place.limited(to: .greatestInReach)
    withUnsafePointer(to: speed.limited(to: .greatestInReach)) { velocity in
      animations.letGo(
        row.index, property, Self.kind, to: &goal, velocity: speed != 0 ? velocity : nil, spring,
        duration: duration, isTouchedWhereShown: false, completion: completion)
    }
  }

  /// Takes the state that follows on a motion which has come to rest: open, ended, or out of sight, where
  /// the views of actions go.
  func motionEnded() {
    switch state {
    case .opening: state = .open
    case .closing: end()
    case .leaving(_, let departs):
      state = .away(departs: departs)
      dropSlots()
    case .held, .open, .chosen, .away, .ended: break
    }
  }

  /// Sets who is called when a motion has come to rest.
  func setRestHandler(_ rested: @escaping (SwipedRow) -> Void) { self.rested = rested }

  /// Lets nobody be called, as the runtime ends.
  func dropRestHandler() { rested = nil }

  /// Ends the row without motion: its content is in its place, the views of its actions go, and nobody is
  /// called at rest.
  func end() {
    state = .ended
    serial += 1
    rested = nil
    if views.names.contains(row) {
      var nothing = 0.0
      animations.jump(row.index, .swipe, Self.kind, to: &nothing)
      animations.jump(row.index, .swipeFill, Self.kind, to: &nothing)
      views.setSwiped(row.index, false)
    }
    dropSlots()
  }

  // MARK: The views of its actions

  /// Makes a view for each action, with its tag and colour; none where there are too many objects.
  private func makeSlots() {
    for action in actions {
      guard let slot = try? views.createOwn() else { continue }
      guard (try? views.add(slot.index, to: row.index)) != nil else {
        views.release(slot)
        continue
      }
      views.tags.set(action.tag, of: slot)
      let look = views.look(slot.index)
      // The look of a view begins with the component behind its geometry.
      let red = Component.red - PropertyKind.geometryComponents
      look[red] = action.color.red
      look[red + 1] = action.color.green
      look[red + 2] = action.color.blue
      look[red + 3] = action.color.alpha
      slots.append(slot)
    }
  }

  /// Removes and releases the views of the actions.
  private func dropSlots() {
    let gone = slots
    slots = []
    for slot in gone {
      views.removeFromSuperview(slot.index)
      views.release(slot)
    }
  }

  /// Returns the room beside the row's bounds in which its actions stand, in its own coordinates (RA-3).
  private func room(_ bounds: Rect, _ revealed: Double) -> Rect {
    Rect(
      x: direction > 0 ? bounds.minX - revealed : bounds.maxX, y: bounds.minY, width: revealed,
      height: bounds.size.height)
  }

  /// Returns the bounds of the row with the room of its actions, as touches find them.
  func touchedBounds(_ bounds: Rect) -> Rect {
    let revealed = self.revealed
    guard revealed > 0, !slots.isEmpty else { return bounds }
    return bounds.union(room(bounds, revealed))
  }

  /// Returns the index of the action at a point in the row's own coordinates; nil if there is none.
  func action(at point: Point) -> Int? {
    for index in slots.indices where isThere(slots[index]) {
      if views.frameWithoutTransform(slots[index].index).contains(point) { return index }
    }
    return nil
  }

  /// Whether the view of an action is still in the row: the host may have taken it away.
  private func isThere(_ slot: Handle) -> Bool {
    views.names.contains(slot) && views.parent(slot.index) == row.index
  }

  /// Lays the views of the actions out in the room beside the row: each has its share, and the first one
  /// what it has taken from the others. A row that is out of sight is kept there.
  func layOut() {
    guard !slots.isEmpty else {
      // A row that has become wider goes on being out of sight.
      if case .away = state, target < width { show(width) }
      return
    }
    guard let kind = PropertyKind.builtIn(.bounds) else { return }
    let revealed = max(0, self.revealed)
    let taken = min(max(0, shown(.swipeFill)), 1)
    let alpha = animations.reducesMotion ? min(1, revealed / openWidth) : 1
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      guard let values = numbers.baseAddress else { return }
      tracks.readShown(row.index, .bounds, kind, into: values)
      let bounds = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      let room = room(bounds, revealed)
      var outer = 0.0
      for index in slots.indices {
        let share = revealed * actions[index].width / openWidth
        let width = index == 0 ? share + taken * (revealed - share) : share * (1 - taken)
        let x = direction > 0 ? room.minX + outer : room.maxX - outer - width
        outer += width
        guard isThere(slots[index]) else { continue }
        place(
          slots[index].index,
          Rect(x: x, y: room.minY, width: width, height: room.size.height), values)
        fade(slots[index].index, alpha, values)
      }
    }
  }

  /// Sets the frame of an action's view; `values` is room for four numbers.
  private func place(_ slot: Int, _ frame: Rect, _ values: UnsafeMutablePointer<Double>) {
    guard let center = PropertyKind.builtIn(.center), let bounds = PropertyKind.builtIn(.bounds)
    else { return }
    values[0] = frame.center.x
    values[1] = frame.center.y
    tracks.setModel(slot, .center, center, to: values)
    values[0] = 0
    values[1] = 0
    values[2] = frame.size.width
    values[3] = frame.size.height
    tracks.setModel(slot, .bounds, bounds, to: values)
  }

  /// Sets the presence alpha of an action's view; nothing is stored for one that has always been opaque.
  private func fade(_ slot: Int, _ alpha: Double, _ values: UnsafeMutablePointer<Double>) {
    guard alpha < 1 || views.has(.presence, slot) else { return }
    values[0] = alpha
    tracks.setModel(slot, .presenceAlpha, Self.kind, to: values)
  }

  /// Whether state and views of actions agree; asked by debug builds in each frame.
  func checkInvariants() -> Bool {
    switch state {
    case .chosen(let index): actions.indices.contains(index)
    case .away: slots.isEmpty
    case .ended: false
    case .held(let hand, let grasp): !hand.isFree && (grasp != .armed || allowsFullSwipe)
    case .opening, .open, .closing, .leaving: true
    }
  }
}
