/// All rows that can be swiped aside, and those that are (RA).
///
/// Rows are the subviews of a view, its list. One pan of the list finds the row below a finger, so that
/// rows without actions cost nothing. Whatever begins here has one end: an opened row is told to be
/// closed once, whether it closes, is removed, or goes with its list.
final class RowActions: FramePart {
  let views: Views
  private let animations: Animations
  private let gestures: Gestures
  private let scrollers: Scrollers
  private let arrangements: Arrangements
  private let panHandler = RowPanHandler()
  /// Lists by the indices of their views.
  private var lists: [SwipedList?] = []
  /// Actions that the host has given: indices in `offers` by the handles of rows.
  private var places = KeyMap()
  private var offers: [RowOffer] = []
  private var freeOffers: [Int] = []
  /// Rows that are aside, in the order in which they were opened.
  private var swiped: [SwipedRow] = []
  /// Whether views have moved or ended since it was looked which rows are still in their lists.
  private var hasTreeChanged = false

  init(
    _ animations: Animations, _ gestures: Gestures, _ scrollers: Scrollers,
    _ arrangements: Arrangements
  ) {
    self.animations = animations
    self.gestures = gestures
    self.scrollers = scrollers
    self.arrangements = arrangements
    views = animations.views
    super.init()
    views.observe(self)
  }

  private var entities: EntityTable { gestures.entities }
  private var events: EventQueue { gestures.events }
  private var host: Host { gestures.host }

  override var answers: FrameQuestions { [.needsFrame] }

  override var needsFrame: Bool { hasTreeChanged && !swiped.isEmpty }

  // MARK: Lists and their rows

  /// Returns the list of a view whose subviews can, or could once, be swiped.
  private func list(_ view: Handle) -> SwipedList? {
    guard view.index < lists.count, let list = lists[view.index], list.view == view else {
      return nil
    }
    return list
  }

  /// Returns the list of which a view is a row: that of its superview.
  private func list(ofRow row: Handle) -> SwipedList? {
    guard let parent = views.parent(row.index) else { return nil }
    return list(views.rows[parent].handle)
  }

  /// Returns the options of a list; nil where rows cannot be swiped.
  func options(of view: Handle) -> RowOptions? { list(view)?.options }

  /// Lets the subviews of a view be swiped. With nil they cannot be, and open rows close.
  func setOptions(_ options: RowOptions?, of view: Handle) throws(Fault) {
    guard let options else {
      guard let list = list(view) else { return }
      list.setOptions(nil)
      list.pan.setEnabled(false)
      for row in openRows(in: list) { close(row) }
      return
    }
    let list: SwipedList
    if let old = self.list(view) { list = old } else { list = try makeList(view) }
    list.setOptions(options)
    list.pan.setEnabled(true)
  }

  /// Makes the list of a view, with the pan that swipes its rows.
  private func makeList(_ view: Handle) throws(Fault) -> SwipedList {
    let pan = try entities.insertOwn(RowPan(gestures: gestures), as: .gesture)
    pan.setRows(self)
    pan.handler = panHandler
    gestures.attach(pan, to: view)
    let list = SwipedList(view, pan)
    while lists.count <= view.index { lists.append(nil) }
    lists[view.index] = list
    return list
  }

  /// Sets who is told of the rows of a list.
  func setDelegate(_ delegate: RowDelegate?, of view: Handle) throws(Fault) {
    guard let list = list(view) else {
      throw Fault(.invalidState, "the view is no list: set its row options first")
    }
    list.setDelegate(delegate)
  }

  /// Returns the actions of a row on both sides; none if the host has given none.
  func offer(of row: Handle) -> RowOffer {
    let place = places.find(UInt64(row.bits))
    return place >= 0 ? offers[Int(place)] : RowOffer()
  }

  /// Sets the actions of a row on one side. A row that is open keeps those that it has.
  func setActions(_ actions: [RowAction], _ side: RowSide, of row: Handle) {
    let place = places.find(UInt64(row.bits))
    if place >= 0 {
      offers[Int(place)][side] = actions
      if offers[Int(place)].isEmpty { removeOffer(of: row) }
      return
    }
    guard !actions.isEmpty else { return }
    var offer = RowOffer()
    offer[side] = actions
    if let free = freeOffers.popLast() {
      offers[free] = offer
      places.set(UInt64(row.bits), Int32(truncatingIfNeeded: free))
    } else {
      places.set(UInt64(row.bits), Int32(truncatingIfNeeded: offers.count))
      offers.append(offer)
    }
  }

  /// Forgets the actions of a row.
  private func removeOffer(of row: Handle) {
    let place = places.find(UInt64(row.bits))
    guard place >= 0 else { return }
    offers[Int(place)] = RowOffer()
    freeOffers.append(Int(place))
    places.remove(UInt64(row.bits))
  }

  /// Whether the content of a row that opens a side goes to the right: the only place that knows the
  /// direction of reading (RA-9).
  private func goesRight(_ side: RowSide, _ row: Handle) -> Bool {
    (side == .leading) == (views.layoutDirection(of: row.index) == .leftToRight)
  }

  // MARK: Rows that are aside

  /// Returns the swiped row of a view; nil if that is not aside, or its view has ended, after which the
  /// frame cuts the swiped row off.
  func find(_ row: Handle) -> SwipedRow? {
    views.names.contains(row) ? swiped.first { $0.row == row } : nil
  }

  /// Returns the rows of a list that count as open: one, or none.
  private func openRows(in list: SwipedList) -> [SwipedRow] {
    swiped.filter { $0.list == list.view && $0.isOpen && views.names.contains($0.row) }
  }

  /// Returns the view of the row of a list that counts as open; none if no row does.
  func openRow(of view: Handle) -> Handle {
    swiped.first { $0.list == view && $0.isOpen && views.names.contains($0.row) }?.row ?? .none
  }

  /// Whether a row is still aside, with its view: a callback may have ended it.
  private func isCurrent(_ row: SwipedRow) -> Bool { find(row.row) === row }

  /// Closes what is open in the list, makes a row of it a swiped row, lets `start` move that, and tells
  /// that the row has opened, which it counts as from then on. Returns nil if it has no actions on that
  /// side or is aside already, or if a callback has ended it.
  private func makeSwiped(
    _ row: Handle, _ side: RowSide, in list: SwipedList, _ options: RowOptions,
    _ start: (SwipedRow) -> Void
  ) -> SwipedRow? {
    for other in openRows(in: list) { close(other) }
    guard openRows(in: list).isEmpty, views.names.contains(row), find(row) == nil,
      case let actions = offer(of: row)[side], !actions.isEmpty
    else { return nil }
    let new = SwipedRow(
      row, in: list.view, side, direction: goesRight(side, row) ? 1 : -1, actions, options,
      animations)
    new.setRestHandler { [self] row in hasRested(row) }
    swiped.append(new)
    start(new)
    notify(.rowOpened, new, detail: Int32(side.rawValue)) { $0.opened(new.list, row, side) }
    return isCurrent(new) ? new : nil
  }

  /// Posts an event of a row, and calls the delegate of its list.
  private func notify(
    _ kind: Event.Kind, _ row: SwipedRow, detail: Int32, value: Double = 0,
    _ body: (RowDelegate) -> Void
  ) {
    events.post(kind, row.row, other: row.list, detail: detail, value: value)
    if let delegate = list(row.list)?.delegate { host.call { body(delegate) } }
  }

  /// Tells that a row is armed, or disarmed.
  private func notifyArmed(_ row: SwipedRow, _ isArmed: Bool) {
    notify(isArmed ? .rowArmed : .rowDisarmed, row, detail: Int32(row.side.rawValue)) {
      $0.armed(row.list, row.row, isArmed: isArmed)
    }
  }

  /// Lets a row close, and tells that it is disarmed if it was armed. That it has closed is told when it
  /// has come to rest.
  private func close(_ row: SwipedRow, velocity: Double = 0) {
    let wasArmed = row.isArmed
    row.close(velocity: velocity)
    if wasArmed { notifyArmed(row, false) }
  }

  /// Chooses the action with an index: the row stays aside for the host to do it, which is told.
  private func choose(_ row: SwipedRow, _ index: Int, velocity: Double = 0) {
    row.choose(index, velocity: velocity)
    notify(
      .rowChosen, row, detail: Int32(truncatingIfNeeded: index),
      value: Double(row.side.rawValue)
    ) { $0.chosen(row.list, row.row, action: row.actions[index].key) }
  }

  /// Takes a row that has come to rest on to its next state, and drops it if that is the last one. Tells
  /// once that it counts as closed: at rest in its place, or out of sight.
  private func hasRested(_ row: SwipedRow) {
    guard isCurrent(row) else { return }
    let wasClosed = row.countsAsClosed
    row.motionEnded()
    if row.isEnded { swiped.removeOne { $0 === row } }
    if !wasClosed, row.countsAsClosed { notifyClosed(row, finished: true) }
  }

  /// Tells that a row has closed; `finished` is false if it was cut off.
  private func notifyClosed(_ row: SwipedRow, finished: Bool) {
    notify(.rowClosed, row, detail: finished ? 1 : 0) {
      $0.closed(row.list, row.row, finished: finished)
    }
  }

  /// Ends a swiped row without motion, as its view or its list is gone, and tells that it has closed
  /// unless that has been told.
  private func cutOff(_ row: SwipedRow) {
    let wasClosed = row.countsAsClosed
    swiped.removeOne { $0 === row }
    row.end()
    if !wasClosed { notifyClosed(row, finished: false) }
  }

  // MARK: Fingers

  /// Returns the row of a list that is a view or contains it; nil if it is in none.
  private func row(above view: Handle, in list: SwipedList) -> Handle? {
    guard views.names.contains(view), views.names.contains(list.view) else { return nil }
    var current = view.index
    while let parent = views.parent(current) {
      if parent == list.view.index { return views.rows[current].handle }
      current = parent
    }
    return nil
  }

  /// Whether the pan of a list takes a touch: a row is open, which it may close, or the row under it may
  /// be swiped.
  func wants(_ touch: Touch, _ pan: RowPan) -> Bool {
    guard let list = list(pan.view), list.options != nil else { return false }
    if !openRow(of: list.view).isNone { return true }
    guard let row = row(above: touch.view, in: list) else { return false }
    return canSwipe(row) && (list.delegate != nil || !offer(of: row).isEmpty || find(row) != nil)
  }

  /// Whether a finger may swipe a row: no action of it has been chosen, and it neither leaves its list nor
  /// is dragged to another place.
  private func canSwipe(_ row: Handle) -> Bool {
    switch find(row)?.state {
    case .chosen, .leaving, .away: return false
    case .held, .opening, .open, .closing, .ended, nil: break
    }
    guard let (arrangement, index) = arrangements.membership(row.index) else { return true }
    let child = arrangement.children[Int(index)]
    return !child.isDragged && child.state != .leaving
  }

  /// Finds what a finger that has come down means (`RowPan.Use`), closes the open row or stops a moving
  /// one, and keeps the touch from content where it means something.
  func fingerCame(_ pan: RowPan, _ touch: Touch) {
    guard let list = list(pan.view) else { return }
    if let open = openRows(in: list).first {
      pan.setUse(use(of: touch, on: open))
      if case .closing = pan.use { close(open) }
    } else if let below = row(above: touch.view, in: list), let row = find(below),
      case .closing = row.state
    {
      pan.setUse(.content(row))
    }
    guard pan.claimsTouches else { return }
    pan.keepFromContent(touch)
    guard case .content(let row) = pan.use else { return }
    switch row.state {
    case .opening, .closing: row.take(.caught)
    case .held, .open, .chosen, .leaving, .away, .ended: break
    }
  }

  /// Returns the meaning of a finger that comes down while a row is open. Outside of that row, or while
  /// another finger holds it, it closes the row.
  private func use(of touch: Touch, on row: SwipedRow) -> RowPan.Use {
    guard views.names.contains(row.list), views.names.contains(row.row), !row.isHeld,
      let point = try? gestures.views.convert(
        touch.location, from: views.window.index, to: row.list.index),
      case let place = animations.tracks.place(of: row.row.index),
      let inside = place.placement.inPlane.inverted()?.apply(to: point)
    else { return .closing }
    if let index = row.action(at: inside) { return .action(row, index) }
    return place.bounds.contains(inside) ? .content(row) : .closing
  }

  /// Aims the pan at the row that a nearly horizontal drag swipes; returns false if it swipes none. The
  /// host is asked first for the actions of a row that is not aside.
  func aim(_ pan: RowPan, _ travel: Vector) -> Bool {
    pan.aimAtNothing()
    guard let list = list(pan.view), list.options != nil, let touch = pan.touches.first else {
      return false
    }
    switch pan.use {
    case .content(let row), .action(let row, _):
      guard isCurrent(row), canSwipe(row.row) else { return false }
      pan.aim(at: row.row, row.side)
      return true
    case .free, .closing: break
    }
    guard let row = row(above: touch.view, in: list), find(row) == nil, canSwipe(row) else {
      return false
    }
    askForActions(list, row)
    // The call of the host may have changed anything.
    guard pan.isAlive, pan.view == list.view, list.options != nil, views.names.contains(row),
      views.parent(row.index) == list.view.index, find(row) == nil
    else { return false }
    let side = goesRight(.leading, row) == (travel.dx > 0) ? RowSide.leading : .trailing
    guard !offer(of: row)[side].isEmpty else { return false }
    pan.aim(at: row, side)
    return true
  }

  /// Calls the delegate, in which the host may give a row its actions.
  private func askForActions(_ list: SwipedList, _ row: Handle) {
    guard let delegate = list.delegate else { return }
    var key: UInt64 = 0
    if let (arrangement, index) = arrangements.membership(row.index) {
      key = arrangement.children[Int(index)].key
    }
    host.call { delegate.willOpen(list.view, row, key: key) }
  }

  /// Lets a finger take the row at which its pan is aimed, and follows it. A row that is not aside yet is
  /// made one that is; other open rows close.
  func beginSwipe(_ pan: RowPan) {
    guard let aim = pan.aim, let list = list(pan.view), let options = list.options else { return }
    if let row = find(aim.row) {
      if !row.isOpen {
        // Another one may have opened since the finger came down.
        for other in openRows(in: list) { close(other) }
        guard openRows(in: list).isEmpty, isCurrent(row), canSwipe(aim.row) else { return }
      }
      row.take(.dragging)
    } else {
      _ = makeSwiped(aim.row, aim.side, in: list, options) { $0.take(.dragging) }
    }
    followSwipe(pan)
  }

  /// Returns the row that a pan holds; nil if it has let it go, or the row has ended.
  private func held(by pan: RowPan) -> SwipedRow? {
    guard let aim = pan.aim, let row = find(aim.row), row.list == pan.view, row.isHeld else {
      return nil
    }
    return row
  }

  /// Moves the row that a pan holds with the finger, and tells if that arms or disarms it.
  func followSwipe(_ pan: RowPan) {
    guard let row = held(by: pan), let travel = try? pan.convert(pan.translation, to: pan.view)
    else {
      return
    }
    if row.follow(travel.dx) { notifyArmed(row, row.isArmed) }
  }

  /// Moves the row once more, and lets it go with the finger's velocity; after a cancel without, and
  /// without doing an action.
  func endSwipe(_ pan: RowPan, isCancelled: Bool) {
    followSwipe(pan)
    guard let row = held(by: pan) else { return }
    pan.aimAtNothing()
    let velocity = isCancelled ? 0 : (try? pan.convert(pan.velocity, to: pan.view).dx) ?? 0
    letGo(row, velocity, mayDo: !isCancelled)
  }

  /// Opens or closes a row, or chooses its first action, as its release leads; `mayDo` says whether an
  /// action may be chosen.
  private func letGo(_ row: SwipedRow, _ velocity: Double, mayDo: Bool) {
    switch row.outcome(velocity, mayDo: mayDo) {
    case .does: choose(row, 0, velocity: velocity)
    case .closes: close(row, velocity: velocity)
    case .opens:
      let wasArmed = row.isArmed
      row.open(velocity: velocity)
      if wasArmed { notifyArmed(row, false) }
    }
  }

  /// Acts on what the last finger that has left meant: a tap on an action chooses it, a tap on the open
  /// row's content closes it, and a row that the finger has only stopped goes to the nearer place.
  func fingersLeft(_ pan: RowPan) {
    let (use, isTap) = (pan.use, pan.isTap)
    pan.forgetUse()
    switch use {
    case .free, .closing: break
    case .content(let row):
      guard isCurrent(row) else { return }
      switch row.state {
      case .held(_, .caught): letGo(row, 0, mayDo: false)
      case .open: if isTap { close(row) }
      case .held, .opening, .chosen, .closing, .leaving, .away, .ended: break
      }
    case .action(let row, let index):
      guard isTap, isCurrent(row) else { return }
      switch row.state {
      case .open, .opening: choose(row, index)
      case .held, .chosen, .closing, .leaving, .away, .ended: break
      }
    }
  }

  // MARK: By program

  /// Opens a side of a row, after the host has been asked for its actions, and closes what else is open
  /// in its list.
  func open(_ row: Handle, _ side: RowSide) throws(Fault) {
    guard let list = list(ofRow: row), list.options != nil else {
      throw Fault(.invalidState, "the view stands in no view whose rows are swiped")
    }
    guard views.isInWindow(row.index) else {
      throw Fault(.invalidState, "the row is not in the window")
    }
    guard !openRows(in: list).contains(where: { $0.isHeld }) else {
      throw Fault(.busy, "a finger holds a row of the list")
    }
    if let old = find(row) {
      guard old.side == side, case let state = old.state else {
        throw Fault(.busy, "the other side of the row is not closed yet")
      }
      switch state {
      case .open, .opening: return
      case .closing:
        for other in openRows(in: list) { close(other) }
        return old.open()
      case .held, .chosen, .leaving, .away, .ended:
        throw Fault(.busy, "an action of the row is being done")
      }
    }
    guard canSwipe(row) else {
      throw Fault(.invalidState, "the row leaves its list, or is dragged to another place")
    }
    askForActions(list, row)
    guard views.names.contains(row), let again = self.list(ofRow: row), again === list,
      let options = list.options, find(row) == nil,
      !openRows(in: list).contains(where: { $0.isHeld })
    else {
      throw Fault(.invalidState, "the delegate has taken the row away, or opened it")
    }
    guard !offer(of: row)[side].isEmpty else {
      throw Fault(.notFound, "the row has no actions on this side")
    }
    _ = makeSwiped(row, side, in: list, options) { $0.open() }
  }

  /// Closes a row, or brings one back that is out of sight.
  func close(_ row: Handle) throws(Fault) {
    guard let row = find(row) else { return }
    switch row.state {
    case .held: throw Fault(.busy, "a finger holds the row")
    case .chosen: throw Fault(.busy, "an action of the row is being done: finish it first")
    case .opening, .open, .leaving, .away: close(row)
    case .closing, .ended: break
    }
  }

  /// Moves a row's content one place to the right or the left, for arrow keys: closes the side that is
  /// aside, or opens the one that lies there (RA-9).
  func step(_ row: Handle, toRight right: Bool) throws(Fault) {
    let side = goesRight(.leading, row) == right ? RowSide.leading : .trailing
    if let old = find(row), old.side != side { return try close(row) }
    try open(row, side)
  }

  /// Does an action as a finger on it would.
  func choose(_ key: UInt64, of row: Handle) throws(Fault) {
    guard let row = find(row), let index = row.actions.firstIndex(where: { $0.key == key }) else {
      throw Fault(.notFound, "the row is not open, or has no action with this key on that side")
    }
    switch row.state {
    case .open, .opening: choose(row, index)
    case .held: throw Fault(.busy, "a finger holds the row")
    case .chosen: throw Fault(.busy, "an action of the row is being done")
    case .closing, .leaving, .away, .ended:
      throw Fault(.invalidState, "the row is not open")
    }
  }

  /// Ends the action that the host has done: the row goes out of sight if `removes`, else it closes.
  func finish(_ row: Handle, removes: Bool) throws(Fault) {
    guard let row = find(row), case .chosen = row.state else {
      throw Fault(.invalidState, "no action of the row has been chosen")
    }
    removes ? row.leave() : row.close()
  }

  // MARK: The frame

  /// Cuts off rows that are gone from their lists, and closes open ones whose list scrolls, has another
  /// direction of reading, drags them or lets them leave. Follows the exits of rows out of sight.
  override func begin() {
    guard !swiped.isEmpty else { return hasTreeChanged = false }
    cutLost()
    for row in swiped where isCurrent(row) && views.names.contains(row.list) {
      if let (arrangement, index) = arrangements.membership(row.row.index) {
        let child = arrangement.children[Int(index)]
        noteDeparture(of: row, departs: child.state == .leaving)
        // A child that leaves its list stays until its row is out of sight (RA-7).
        if case .leaving(let end, departs: true) = row.state {
          arrangements.with(index, arrangement) { $0.presenceEnd = max($0.presenceEnd, end) }
        }
        if row.isOpen, child.isDragged || child.state == .leaving { close(row) }
      }
      // Calls of the delegate may have ended the row or its list.
      guard isCurrent(row), views.names.contains(row.list) else { continue }
      guard row.isOpen, !row.isHeld else { continue }
      if isScrolling(around: row.list) || isTurned(row) { close(row) }
    }
    assert(isSound)
  }

  /// Notes whether a row that goes, or is, out of sight leaves its list; closes it, which brings it back,
  /// when the list has taken it back (RA-7).
  private func noteDeparture(of row: SwipedRow, departs: Bool) {
    switch row.state {
    case .leaving(_, let did), .away(let did):
      if did, !departs { return close(row) }
      if departs, !did { row.setDeparts(true) }
    case .held, .opening, .open, .chosen, .closing, .ended: break
    }
  }

  /// Whether the direction of reading has changed since a row was set aside, so that its content lies on
  /// the wrong side.
  private func isTurned(_ row: SwipedRow) -> Bool {
    views.names.contains(row.row) && (row.direction > 0) != goesRight(row.side, row.row)
  }

  /// Whether a scroller of the list, or one around it, is dragged or moves.
  private func isScrolling(around list: Handle) -> Bool {
    var current: Int? = list.index
    while let view = current {
      if let scroller = scrollers.scroller(of: view), scroller.isDragging || scroller.isMoving {
        return true
      }
      current = views.parent(view)
    }
    return false
  }

  override func layOut() {
    for row in swiped where views.names.contains(row.row) { row.layOut() }
  }

  override func finish() { cutLost() }

  // MARK: The tree

  /// Cuts off rows that have left their lists, or the window.
  private func cutLost() {
    guard hasTreeChanged else { return }
    hasTreeChanged = false
    let lost = swiped.filter { !isThere($0) }
    // A callback for one row may have ended another.
    for row in lost where swiped.contains(where: { $0 === row }) { cutOff(row) }
  }

  /// Whether a row is still in its list, and in the window.
  private func isThere(_ row: SwipedRow) -> Bool {
    views.names.contains(row.row) && views.names.contains(row.list)
      && views.parent(row.row.index) == row.list.index && views.isInWindow(row.row.index)
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    if !swiped.isEmpty { hasTreeChanged = true }
  }

  /// Forgets the actions and the list of a view that ends. Its rows are cut off in the frame, as no call
  /// can be made here.
  override func viewWillEnd(_ view: Int) {
    if !swiped.isEmpty { hasTreeChanged = true }
    if !offers.isEmpty { removeOffer(of: views.rows[view].handle) }
    guard view < lists.count, let list = lists[view] else { return }
    lists[view] = nil
    list.end()
    entities.release(list.pan.handle)
  }

  /// Returns where touches reach a row: its bounds with the room of its actions.
  override func touchedPlace(of view: Int) -> ShownPlace? {
    guard views.has(.swiped, view), let row = find(views.rows[view].handle) else { return nil }
    let place = animations.tracks.place(of: view)
    return ShownPlace(bounds: row.touchedBounds(place.bounds), placement: place.placement)
  }

  /// Drops everything as the runtime ends; nobody is called.
  override func removeAll() {
    for list in lists { list?.end() }
    lists = []
    for row in swiped { row.dropRestHandler() }
    swiped = []
    offers = []
  }

  /// Whether each list has at most one open row, and all rows are sound; asked by debug builds.
  private var isSound: Bool {
    for row in swiped {
      guard row.checkInvariants() else { return false }
      if row.isOpen, swiped.contains(where: { $0 !== row && $0.list == row.list && $0.isOpen }) {
        return false
      }
    }
    return true
  }
}
