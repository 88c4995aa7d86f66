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
  private let hand = RowHand()
  /// By row of the view; rows beyond the end have none.
  private var lists: [SwipedList?] = []
  /// Actions that the host has given: where they stand, by the name of their row.
  private var places = KeyMap()
  private var offers: [RowOffer] = []
  private var freeOffers: [Int] = []
  /// Rows that are aside, in the order in which they were opened.
  private var swiped: [SwipedRow] = []
  /// Whether one of them may have gone with the view tree.
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

  private func list(_ view: Handle) -> SwipedList? {
    guard view.index < lists.count, let list = lists[view.index], list.view == view else {
      return nil
    }
    return list
  }

  /// The list whose row a view is, while rows of it can be swiped.
  private func list(ofRow row: Handle) -> SwipedList? {
    guard let parent = views.parent(row.index) else { return nil }
    return list(views.rows[parent].handle)
  }

  func options(of view: Handle) -> RowOptions? { list(view)?.options }

  /// Lets the subviews of a view be swiped; without options no longer: open rows close then.
  func set(_ options: RowOptions?, of view: Handle) throws(Fault) {
    guard let options else {
      guard let list = list(view) else { return }
      list.set(nil)
      list.pan.setEnabled(false)
      for row in open(in: list) { close(row) }
      return
    }
    let list: SwipedList
    if let old = self.list(view) { list = old } else { list = try make(view) }
    list.set(options)
    list.pan.setEnabled(true)
  }

  private func make(_ view: Handle) throws(Fault) -> SwipedList {
    let pan = try entities.insertOwn(RowPan(gestures: gestures), as: .gesture)
    pan.attach(to: self)
    pan.handler = hand
    gestures.attach(pan, to: view)
    let list = SwipedList(view, pan)
    while lists.count <= view.index { lists.append(nil) }
    lists[view.index] = list
    return list
  }

  func setDelegate(_ delegate: RowDelegate?, of view: Handle) throws(Fault) {
    guard let list = list(view) else {
      throw Fault(.invalidState, "the view is no list: set its row options first")
    }
    list.setDelegate(delegate)
  }

  func offer(of row: Handle) -> RowOffer {
    let place = places.find(UInt64(row.bits))
    return place >= 0 ? offers[Int(place)] : RowOffer()
  }

  /// Sets the actions of a row on one side. A row that is open keeps those that it has.
  func set(_ actions: [RowAction], _ side: RowSide, of row: Handle) {
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

  /// The row that is aside; none for one whose view has ended, which the frame closes.
  func find(_ row: Handle) -> SwipedRow? {
    views.names.contains(row) ? swiped.first { $0.row == row } : nil
  }

  /// The rows of a list that are open: one, or none.
  private func open(in list: SwipedList) -> [SwipedRow] {
    swiped.filter { $0.list == list.view && $0.isOpen && views.names.contains($0.row) }
  }

  /// The row of a list that is open, if there is one.
  func openRow(of view: Handle) -> Handle {
    swiped.first { $0.list == view && $0.isOpen && views.names.contains($0.row) }?.row ?? .none
  }

  /// Whether a row is still aside, with its view: a callback may have ended it.
  private func isCurrent(_ row: SwipedRow) -> Bool { find(row.row) === row }

  /// Closes what is open in the list, sets a row aside by `start`, and tells that it has opened. None
  /// when that cannot be, or a callback has undone it.
  private func begin(
    _ row: Handle, _ side: RowSide, in list: SwipedList, _ options: RowOptions,
    _ start: (SwipedRow) -> Void
  ) -> SwipedRow? {
    for other in open(in: list) { close(other) }
    guard open(in: list).isEmpty, views.names.contains(row), find(row) == nil,
      case let actions = offer(of: row)[side], !actions.isEmpty
    else { return nil }
    let new = SwipedRow(
      row, in: list.view, side, direction: goesRight(side, row) ? 1 : -1, actions, options,
      animations)
    new.notifyAtRest { [self] row in hasRested(row) }
    swiped.append(new)
    start(new)
    notify(.rowOpened, new, detail: Int32(side.rawValue)) { $0.opened(new.list, row, side) }
    return isCurrent(new) ? new : nil
  }

  private func notify(
    _ kind: Event.Kind, _ row: SwipedRow, detail: Int32, value: Double = 0,
    _ body: (RowDelegate) -> Void
  ) {
    events.post(kind, row.row, other: row.list, detail: detail, value: value)
    if let delegate = list(row.list)?.delegate { host.call { body(delegate) } }
  }

  private func notifyArmed(_ row: SwipedRow, _ isArmed: Bool) {
    notify(isArmed ? .rowArmed : .rowDisarmed, row, detail: Int32(row.side.rawValue)) {
      $0.armed(row.list, row.row, isArmed: isArmed)
    }
  }

  /// Lets a row close, and tells that it is armed no more; that it has closed is told at rest.
  private func close(_ row: SwipedRow, velocity: Double = 0) {
    let wasArmed = row.isArmed
    row.close(velocity: velocity)
    if wasArmed { notifyArmed(row, false) }
  }

  /// Keeps a row where it is for the host to do an action, and tells which.
  private func choose(_ row: SwipedRow, _ index: Int, velocity: Double = 0) {
    row.choose(index, velocity: velocity)
    notify(
      .rowChosen, row, detail: Int32(truncatingIfNeeded: index),
      value: Double(row.side.rawValue)
    ) { $0.chosen(row.list, row.row, action: row.actions[index].key) }
  }

  /// A row has come to rest: tells, once, that it has closed or is out of sight.
  private func hasRested(_ row: SwipedRow) {
    guard isCurrent(row) else { return }
    let wasClosed = row.countsAsClosed
    row.rest()
    if row.isEnded { swiped.removeOne { $0 === row } }
    if !wasClosed, row.countsAsClosed { notifyClosed(row, finished: true) }
  }

  private func notifyClosed(_ row: SwipedRow, finished: Bool) {
    notify(.rowClosed, row, detail: finished ? 1 : 0) {
      $0.closed(row.list, row.row, finished: finished)
    }
  }

  /// Ends a row at once: it, or its list, is gone.
  private func cut(_ row: SwipedRow) {
    let wasClosed = row.countsAsClosed
    swiped.removeOne { $0 === row }
    row.end()
    if !wasClosed { notifyClosed(row, finished: false) }
  }

  // MARK: Fingers

  /// The row of a list in which a view stands.
  private func row(above view: Handle, in list: SwipedList) -> Handle? {
    guard views.names.contains(view), views.names.contains(list.view) else { return nil }
    var current = view.index
    while let parent = views.parent(current) {
      if parent == list.view.index { return views.rows[current].handle }
      current = parent
    }
    return nil
  }

  /// Whether a finger may mean something to the rows of a list.
  func wants(_ touch: Touch, _ pan: RowPan) -> Bool {
    guard let list = list(pan.view), list.options != nil else { return false }
    if !openRow(of: list.view).isNone { return true }
    guard let row = row(above: touch.view, in: list) else { return false }
    return canSwipe(row) && (list.delegate != nil || !offer(of: row).isEmpty || find(row) != nil)
  }

  /// Whether a row takes fingers: its host does nothing with it, and nothing else has it.
  private func canSwipe(_ row: Handle) -> Bool {
    switch find(row)?.state {
    case .chosen, .leaving, .away: return false
    case .held, .opening, .open, .closing, .ended, nil: break
    }
    guard let (arrangement, index) = arrangements.membership(row.index) else { return true }
    let child = arrangement.children[Int(index)]
    return !child.isDragged && child.state != .leaving
  }

  /// A finger has come down: it stops a row, presses an action, or closes what is open.
  func fingerCame(_ pan: RowPan, _ touch: Touch) {
    guard let list = list(pan.view) else { return }
    if let open = open(in: list).first {
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

  /// The meaning of a finger that comes down while a row is open.
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

  /// Whether a nearly horizontal drag swipes a row; aims the pan at that. The host is asked first for
  /// the actions of a row that is not aside.
  func takes(_ pan: RowPan, _ travel: Vector) -> Bool {
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
    ask(list, row)
    // The host may have changed anything.
    guard pan.isAlive, pan.view == list.view, list.options != nil, views.names.contains(row),
      views.parent(row.index) == list.view.index, find(row) == nil
    else { return false }
    let side = goesRight(.leading, row) == (travel.dx > 0) ? RowSide.leading : .trailing
    guard !offer(of: row)[side].isEmpty else { return false }
    pan.aim(at: row, side)
    return true
  }

  /// Lets the host give a row its actions.
  private func ask(_ list: SwipedList, _ row: Handle) {
    guard let delegate = list.delegate else { return }
    var key: UInt64 = 0
    if let (arrangement, index) = arrangements.membership(row.index) {
      key = arrangement.children[Int(index)].key
    }
    host.call { delegate.willOpen(list.view, row, key: key) }
  }

  /// Takes the row at which a pan aims: the one that is aside, or a new one, which opens.
  func beginSwipe(_ pan: RowPan) {
    guard let aim = pan.aim, let list = list(pan.view), let options = list.options else { return }
    if let row = find(aim.row) {
      if !row.isOpen {
        // Another one may have opened since the finger came down.
        for other in open(in: list) { close(other) }
        guard open(in: list).isEmpty, isCurrent(row), canSwipe(aim.row) else { return }
      }
      row.take(.dragging)
    } else {
      _ = begin(aim.row, aim.side, in: list, options) { $0.take(.dragging) }
    }
    followSwipe(pan)
  }

  /// The row that a pan swipes.
  private func held(by pan: RowPan) -> SwipedRow? {
    guard let aim = pan.aim, let row = find(aim.row), row.list == pan.view, row.isHeld else {
      return nil
    }
    return row
  }

  func followSwipe(_ pan: RowPan) {
    guard let row = held(by: pan), let travel = try? pan.convert(pan.translation, to: pan.view)
    else {
      return
    }
    if row.follow(travel.dx) { notifyArmed(row, row.isArmed) }
  }

  func endSwipe(_ pan: RowPan, isCancelled: Bool) {
    followSwipe(pan)
    guard let row = held(by: pan) else { return }
    pan.aimAtNothing()
    let velocity = isCancelled ? 0 : (try? pan.convert(pan.velocity, to: pan.view).dx) ?? 0
    letGo(row, velocity, mayDo: !isCancelled)
  }

  /// Sends a row where its release leads; `mayDo` says whether that may do the first action.
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

  /// The last finger has left: what was only touched does its action, or closes; what was stopped goes
  /// to the nearer place.
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

  /// Opens a side of a row, and closes what else is open in its list.
  func open(_ row: Handle, _ side: RowSide) throws(Fault) {
    guard let list = list(ofRow: row), list.options != nil else {
      throw Fault(.invalidState, "the view stands in no view whose rows are swiped")
    }
    guard views.isInWindow(row.index) else {
      throw Fault(.invalidState, "the row is not in the window")
    }
    guard !open(in: list).contains(where: { $0.isHeld }) else {
      throw Fault(.busy, "a finger holds a row of the list")
    }
    if let old = find(row) {
      guard old.side == side, case let state = old.state else {
        throw Fault(.busy, "the other side of the row is not closed yet")
      }
      switch state {
      case .open, .opening: return
      case .closing:
        for other in open(in: list) { close(other) }
        return old.open()
      case .held, .chosen, .leaving, .away, .ended:
        throw Fault(.busy, "an action of the row is being done")
      }
    }
    guard canSwipe(row) else {
      throw Fault(.invalidState, "the row leaves its list, or is dragged to another place")
    }
    ask(list, row)
    guard views.names.contains(row), let again = self.list(ofRow: row), again === list,
      let options = list.options, find(row) == nil,
      !open(in: list).contains(where: { $0.isHeld })
    else {
      throw Fault(.invalidState, "the delegate has taken the row away, or opened it")
    }
    guard !offer(of: row)[side].isEmpty else {
      throw Fault(.notFound, "the row has no actions on this side")
    }
    _ = begin(row, side, in: list, options) { $0.open() }
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
  func step(_ row: Handle, towards right: Bool) throws(Fault) {
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

  /// The host has done what was chosen.
  func finish(_ row: Handle, removes: Bool) throws(Fault) {
    guard let row = find(row), case .chosen = row.state else {
      throw Fault(.invalidState, "no action of the row has been chosen")
    }
    removes ? row.leave() : row.close()
  }

  // MARK: The frame

  /// Closes what the frame so far asks to be closed: its list scrolls, drags it, lets it go, or is read
  /// in the other direction.
  override func begin() {
    guard !swiped.isEmpty else { return hasTreeChanged = false }
    cutLost()
    for row in swiped where isCurrent(row) && views.names.contains(row.list) {
      if let (arrangement, index) = arrangements.membership(row.row.index) {
        let child = arrangement.children[Int(index)]
        watch(row, departs: child.state == .leaving)
        // A child that leaves its list stays until its row is out of sight (RA-7).
        if case .leaving(let end, departs: true) = row.state {
          arrangements.with(index, arrangement) { $0.presenceEnd = max($0.presenceEnd, end) }
        }
        if row.isOpen, child.isDragged || child.state == .leaving { close(row) }
      }
      guard isCurrent(row), views.names.contains(row.list) else { continue }
      guard row.isOpen, !row.isHeld else { continue }
      if isScrolling(around: row.list) || isTurned(row) { close(row) }
    }
    assert(isSound)
  }

  /// Notes that its list lets go a row that goes out of sight; brings it back when the list has it
  /// again (RA-7).
  private func watch(_ row: SwipedRow, departs: Bool) {
    switch row.state {
    case .leaving(_, let did), .away(let did):
      if did, !departs { return close(row) }
      if departs, !did { row.setDeparts(true) }
    case .held, .opening, .open, .chosen, .closing, .ended: break
    }
  }

  /// Whether a row that is aside shows a side that has become the other one.
  private func isTurned(_ row: SwipedRow) -> Bool {
    views.names.contains(row.row) && (row.direction > 0) != goesRight(row.side, row.row)
  }

  /// Whether a scroller of the list, or around it, moves.
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

  /// Ends rows that have left their lists, or the window.
  private func cutLost() {
    guard hasTreeChanged else { return }
    hasTreeChanged = false
    let lost = swiped.filter { !isThere($0) }
    for row in lost where swiped.contains(where: { $0 === row }) { cut(row) }
  }

  private func isThere(_ row: SwipedRow) -> Bool {
    views.names.contains(row.row) && views.names.contains(row.list)
      && views.parent(row.row.index) == row.list.index && views.isInWindow(row.row.index)
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    if !swiped.isEmpty { hasTreeChanged = true }
  }

  override func viewWillEnd(_ view: Int) {
    if !swiped.isEmpty { hasTreeChanged = true }
    if !offers.isEmpty { removeOffer(of: views.rows[view].handle) }
    guard view < lists.count, let list = lists[view] else { return }
    lists[view] = nil
    list.end()
    entities.release(list.pan.handle)
  }

  /// Touches reach a row, and its actions, where they are seen.
  override func touchedPlace(of view: Int) -> ShownPlace? {
    guard views.has(.swiped, view), let row = find(views.rows[view].handle) else { return nil }
    let place = animations.tracks.place(of: view)
    return ShownPlace(bounds: row.touchedBounds(place.bounds), placement: place.placement)
  }

  /// The runtime ends.
  override func removeAll() {
    for list in lists { list?.end() }
    lists = []
    for row in swiped { row.notifyNobody() }
    swiped = []
    offers = []
  }

  /// Asked by debug builds in each frame.
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
