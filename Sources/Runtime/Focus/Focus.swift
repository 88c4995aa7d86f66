/// Which view has the focus, for keys, remote controls and gamepads (FO).
///
/// It is made with the first view that a host names to it, and keeps nothing of others. Where it may go
/// is found out when it is asked to go, from the model: motion under way changes no answer.
final class Focus: FramePart {
  private enum State {
    /// Nothing has it: nobody has asked for it, or the host has taken it away.
    case none
    case on(Handle)
    /// The view that had it is gone or out of reach: the next frame finds another place.
    case lost
    /// There was no other place: each frame looks for one.
    case waiting
    /// The host is asked whether it may go on from where it is; until it answers nothing moves it.
    case asking(from: Handle)
  }

  /// A group, or the view of a controller, around the view that has had it last.
  private struct Surrounding: BitwiseCopyable {
    let view: Handle.Bits
    let isScreen: Bool
  }

  private struct Note {
    let old: Handle
    var new: Handle
    var direction: FocusDirection
  }

  /// How a view stands in what is shown.
  private struct Standing {
    let isEnabled: Bool
    let screen: Int32
  }

  let views: Views
  private let tracks: Tracks
  private let animations: Animations
  private let events: EventQueue
  private let host: Host
  private var delegate: FocusDelegate?
  private var items = FocusItems()
  /// Counts the changes of what the host has named.
  private var itemsVersion: UInt64 = 0
  private var scan: FocusScan
  private var state = State.none
  /// Where it was last, and what was around that from the inside out.
  private var frame = Rect.zero
  private var surroundings = Buffer<Surrounding>()
  /// Version of the tree up to which views are known to be in reach.
  private var knownVersion: UInt64 = 0
  private var notes: [Note] = []
  private var reading = FocusReading()
  private var ring: FocusRing?

  init(_ animations: Animations, _ events: EventQueue, _ host: Host) {
    self.animations = animations
    self.events = events
    self.host = host
    views = animations.views
    tracks = animations.tracks
    scan = FocusScan(views: animations.views)
    super.init()
    views.observe(self)
  }

  /// The view that has it; none when nothing has.
  var view: Handle {
    switch state {
    case .on(let view), .asking(let view): view
    case .none, .lost, .waiting: .none
    }
  }

  private var reachVersion: UInt64 { views.coverVersion &+ views.visibilityVersion }

  override var answers: FrameQuestions { [.needsFrame, .isMoving] }

  override var needsFrame: Bool {
    if !notes.isEmpty || ring.map({ $0.goal != view }) ?? false { return true }
    switch state {
    case .lost: return true
    case .on: return knownVersion != reachVersion
    case .none, .waiting, .asking: return false
    }
  }

  override var isMoving: Bool { ring?.isFlying ?? false }

  override func copyMovers(into copies: MoverCopies) {
    if isMoving { copies.note(.followers) }
  }

  // MARK: What the host names

  func options(of view: Handle) -> FocusOptions? { items.find(view).map { items[$0].options } }

  func set(_ options: FocusOptions?, of view: Handle) throws(Fault) {
    guard options == nil || ring?.view != view else {
      throw Fault(.invalidState, "the view is the ring of the focus")
    }
    itemsVersion += 1
    if let options { items.set(view, options) } else { items.remove(view) }
    if options?.flags.contains(.focusable) != true { lose(view) }
  }

  func setDelegate(_ delegate: FocusDelegate?) { self.delegate = delegate }

  // MARK: Moving

  /// Gives it to a view, or takes it away from all.
  func move(to view: Handle) throws(Fault) {
    try checkIsNotAsking()
    guard !view.isNone else {
      lose(self.view)
      return state = .none
    }
    guard let options = options(of: view), options.flags.contains(.focusable) else {
      throw Fault(.invalidState, "the view is not focusable")
    }
    guard let standing = standing(view.index) else {
      throw Fault(
        .invalidState,
        "the view is not in the window, is hidden, or stands behind what is presented")
    }
    guard standing.isEnabled else {
      throw Fault(.invalidState, "the view, or what it stands in, does not take user interaction")
    }
    _ = move(to: view, .none)
  }

  /// Moves it in a direction. Answers whether it has gone anywhere.
  func move(_ direction: FocusDirection) throws(Fault) -> Bool {
    try checkIsNotAsking()
    let new = target(direction)
    return !new.isNone && move(to: new, direction)
  }

  /// The view to which it would go in a direction; none when there is none.
  func target(_ direction: FocusDirection) -> Handle {
    look()
    let found =
      scan.find(view).map { scan.target(direction, from: $0) }
      ?? (direction.isOrdered ? scan.end(direction) : entry { _ in true })
    return found.map { scan.entries[$0].handle } ?? .none
  }

  private func checkIsNotAsking() throws(Fault) {
    if case .asking = state {
      throw Fault(.reentrant, "the delegate is being asked where the focus may go")
    }
  }

  /// Gives it to a view that takes it, if the host lets it.
  private func move(to new: Handle, _ direction: FocusDirection) -> Bool {
    guard new != view else { return true }
    guard isAllowed(new, direction) else { return false }
    let old = view
    note(old, new, direction)
    if !old.isNone { events.post(.focusLost, old, other: new, detail: direction.detail) }
    show(old, false)
    state = .on(new)
    items.note(new)
    show(new, true)
    events.post(.focusGained, new, other: old, detail: direction.detail)
    remember(new.index)
    // Scrollers may call the host, who may change anything.
    let margin = options(of: new)?.margin ?? 0
    for observer in views.observers where views.names.contains(new) {
      observer.reveal(new.index, margin: margin)
    }
    return true
  }

  private func isAllowed(_ new: Handle, _ direction: FocusDirection) -> Bool {
    guard let delegate else { return true }
    let before = state
    let old = view
    state = .asking(from: old)
    let isAllowed = host.call { delegate.shouldMove(from: old, to: new, direction) }
    // Both the view that had it and the one to which it goes may have gone meanwhile.
    if case .asking = state { state = before }
    return isAllowed && isInReach(new)
  }

  /// A view has it no more, if it had it.
  private func lose(_ view: Handle) {
    guard !view.isNone, view == self.view else { return }
    state = .lost
    show(view, false)
    events.post(.focusLost, view)
    note(view, .none, .none)
  }

  /// Lets a view be in the state of one that has it, or not any more.
  private func show(_ view: Handle, _ isFocused: Bool) {
    guard !view.isNone else { return }
    views.setFocused(isFocused ? view : .none)
    views.setState(.focused, view.index, isFocused)
  }

  // MARK: Reach

  private func isInReach(_ view: Handle) -> Bool {
    options(of: view)?.flags.contains(.focusable) == true
      && standing(view.index)?.isEnabled == true
  }

  /// The view to which all is confined, as what is presented confines it.
  private var root: Int {
    for observer in views.observers {
      if let view = observer.confinement { return view }
    }
    return views.window.index
  }

  private func standing(_ view: Int) -> Standing? { standing(view, below: root) }

  /// How a view stands; none when it is not in the window, hidden, on its way out, or confined away.
  private func standing(_ view: Int, below root: Int) -> Standing? {
    var current = view
    var (isEnabled, isInside, screen) = (true, false, Int32(-1))
    while true {
      let row = views.rows[current]
      guard row.flags.isDisjoint(with: [.hidden, .untouchable, .outgoing]) else { return nil }
      isEnabled = isEnabled && row.flags.contains(.userInteractionEnabled)
      isInside = isInside || current == root
      if row.owner != 0 {
        for observer in views.observers where observer.isGoing(current) { return nil }
        if screen < 0 { screen = Int32(truncatingIfNeeded: current) }
      }
      guard let parent = views.parent(current) else { break }
      current = parent
    }
    guard isInside, current == views.window.index else { return nil }
    return Standing(isEnabled: isEnabled, screen: screen)
  }

  /// Returns a view's frame in the window once nothing moves.
  private func place(of view: Int) -> Rect? {
    guard
      let frame = try? views.convert(views.bounds(view), from: view, to: views.window.index),
      frame.isFinite
    else { return nil }
    return frame
  }

  /// Looks at all that there is.
  private func look() {
    let root = self.root
    scan.removeAll()
    for index in 0..<items.count {
      let item = items[index]
      let view = item.handle.index
      guard let standing = standing(view, below: root), let frame = place(of: view) else {
        continue
      }
      scan.append(
        FocusScan.Entry(
          item, frame: frame,
          isFocusable: standing.isEnabled && item.options.flags.contains(.focusable),
          screen: standing.screen))
    }
    scan.findGroups()
    scan.sort { views.layoutDirection(of: $0) }
  }

  /// Remembers where it is: should the view go, a place near there is found.
  private func remember(_ view: Int) {
    if let place = place(of: view) { frame = place }
    surroundings.removeAll()
    var current = view
    while let parent = views.parent(current) {
      current = parent
      let row = views.rows[parent]
      let isGroup = options(of: row.handle)?.flags.contains(.group) == true
      guard isGroup || row.owner != 0 else { continue }
      surroundings.append(Surrounding(view: row.name, isScreen: row.owner != 0))
    }
  }

  // MARK: What has gone

  /// Finds another place for what was lost: in the group, then in the screen that has come in place of
  /// one that has gone, then anywhere (FO-3).
  private func replacement() -> Handle {
    look()
    var isScreenGone = false
    for index in 0..<surroundings.count {
      let surrounding = surroundings[index]
      let handle = Handle(bits: surrounding.view)
      guard views.names.contains(handle), standing(handle.index) != nil else {
        isScreenGone = isScreenGone || surrounding.isScreen
        continue
      }
      let isInside = { (place: Int) in
        self.views.isDescendant(self.scan.entries[place].row, of: handle.index)
      }
      let isInScreen = { (place: Int) in
        Int(self.scan.entries[place].screen) != handle.index && isInside(place)
      }
      let found =
        isScreenGone ? entry(isInScreen) ?? entry(isInside) : scan.nearest(to: frame, isInside)
      if let found { return scan.entries[found].handle }
    }
    return entry { _ in true }.map { scan.entries[$0].handle } ?? .none
  }

  /// Where something is entered: where it was last, else where the host prefers, else at its beginning.
  private func entry(_ isMeant: (Int) -> Bool) -> Int? {
    scan.remembered(isMeant) ?? scan.preferred(isMeant) ?? scan.first(isMeant)
  }

  /// Lets go of what is out of reach, and finds another place.
  private func settle() {
    if case .on(let view) = state {
      if isInReach(view) { remember(view.index) } else { lose(view) }
    }
    knownVersion = reachVersion
    switch state {
    case .none, .on, .asking: return
    case .lost, .waiting:
      let new = replacement()
      guard !new.isNone else { return state = .waiting }
      if !move(to: new, .none), view.isNone { state = .none }
    }
  }

  // MARK: The frame

  override func begin() {
    settle()
    notify()
  }

  override func layOut() {
    guard let ring else { return }
    guard views.parent(ring.view.index) == views.window.index else { return dropRing() }
    let target = view.isNone ? nil : shownFrame(of: view.index)
    ring.follow(
      target, of: view, at: animations.now,
      flies: animations.isEnabled && !animations.reducesMotion)
    show(ring)
  }

  override func finish() {
    assert(isSound)
    notify()
    guard reading.isWanted, !reading.isMade(at: readingVersion) else { return }
    look()
    if reading.fill(scan, views.tags, version: readingVersion) {
      events.post(.focusOrderChanged, views.window)
    }
  }

  /// The order as of the last frame, or as of now when it is asked for the first time.
  func rowsToRead() -> Rows<FocusReading.Row> {
    if !reading.isWanted {
      look()
      _ = reading.fill(scan, views.tags, version: readingVersion)
    }
    return reading.rows.rows
  }

  private var readingVersion: UInt64 {
    views.drawVersion &+ views.coverVersion &+ views.visibilityVersion &+ itemsVersion
  }

  private func note(_ old: Handle, _ new: Handle, _ direction: FocusDirection) {
    guard delegate != nil else { return }
    if old.isNone, notes.last?.new.isNone == true {
      notes[notes.count - 1].new = new
      notes[notes.count - 1].direction = direction
    } else {
      notes.append(Note(old: old, new: new, direction: direction))
    }
  }

  private func notify() {
    guard !notes.isEmpty else { return }
    let due = notes
    notes.removeAll(keepingCapacity: true)
    for note in due {
      guard let delegate else { return }
      host.call {
        delegate.didMove(from: alive(note.old), to: alive(note.new), note.direction)
      }
    }
  }

  private func alive(_ view: Handle) -> Handle { views.names.contains(view) ? view : .none }

  // MARK: The tree

  /// Forgets a view that has left the window, and has lost the focus there.
  override func viewWillEnd(_ view: Int) {
    if items.remove(views.rows[view].handle) { itemsVersion += 1 }
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    let focused = self.view
    if wasInWindow, !focused.isNone, !views.isInWindow(focused.index) { lose(focused) }
  }

  /// The runtime ends.
  override func removeAll() {
    state = .none
    delegate = nil
    notes = []
    items.removeAll()
    scan.removeAll()
    ring = nil
  }

  /// Asked by debug builds in each frame.
  private var isSound: Bool {
    items.checkInvariants()
    scan.checkInvariants()
    ring?.checkInvariants()
    if case .asking = state { return false }
    return view.isNone || items.find(view) != nil
  }

  // MARK: The ring

  /// Takes a view to show where the focus is, or none.
  func setRing(_ view: Handle, _ options: FocusRing.Options) throws(Fault) {
    if view.isNone { return dropRing() }
    let isOld = ring?.view == view
    guard view != views.window else {
      throw Fault(.invalidArgument, "the window cannot stand around views in it")
    }
    if !isOld {
      guard !views.has(.inFront, view.index) else {
        throw Fault(.invalidState, "the view is the bar of a container")
      }
      guard items.find(view) == nil else {
        throw Fault(.invalidState, "the view takes the focus itself")
      }
      try take(view)
      dropRing()
    }
    ring = FocusRing(view, options)
  }

  /// Puts a view into the window, out of the way.
  private func take(_ view: Handle) throws(Fault) {
    try views.retain(view)
    views.setStaysInFront(view.index, true)
    do throws(Fault) {
      try views.add(view.index, to: views.window.index)
    } catch {
      views.setStaysInFront(view.index, false)
      views.release(view)
      throw error
    }
    views.setTouchable(view.index, false)
    views.setHidden(view.index, true)
  }

  private func dropRing() {
    guard let view = ring?.view else { return }
    ring = nil
    views.setStaysInFront(view.index, false)
    views.setTouchable(view.index, true)
    if views.parent(view.index) == views.window.index { views.removeFromSuperview(view.index) }
    views.release(view)
  }

  private func show(_ ring: FocusRing) {
    let view = ring.view.index
    guard let frame = ring.frame else { return views.setHidden(view, true) }
    let model = views.geometry(view)
    guard let center = PropertyKind.builtIn(.center), let bounds = PropertyKind.builtIn(.bounds)
    else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
      guard let values = room.baseAddress else { return }
      values[0] = frame.center.x
      values[1] = frame.center.y
      tracks.setModel(view, .center, center, to: values)
      values[0] = model[Component.boundsX]
      values[1] = model[Component.boundsY]
      values[2] = frame.size.width
      values[3] = frame.size.height
      tracks.setModel(view, .bounds, bounds, to: values)
    }
    views.setHidden(view, false)
  }

  /// Returns a view's seen frame in the window, whatever moves it.
  private func shownFrame(of view: Int) -> Rect? {
    let place = tracks.place(of: view)
    var map = place.placement
    var current = view
    while let parent = views.parent(current), parent != views.window.index {
      map = map.inPlane.concatenating(tracks.place(of: parent).placement)
      current = parent
    }
    guard let frame = try? map.carry(place.bounds), frame.isFinite else { return nil }
    return frame
  }
}

extension FocusDirection {
  fileprivate var detail: Int32 { Int32(bitPattern: rawValue) }
}
