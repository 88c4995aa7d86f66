/// Lists of rows of which only those near what is seen have views (LZ).
///
/// The host says which rows there are, by key and extent. With each layout the list finds out which of
/// them are near the part of its scroller that is seen, asks for their views, gives back others, and
/// lists those that live in the arrangement of its view: so rows come, move and leave as children do.
final class RowLists: FramePart {
  static let mostRows = 1_000_000
  /// How long the content may be, in points.
  static let farthest = 1e9

  let views: Views
  private let animations: Animations
  let arrangements: Arrangements
  private let scrollers: Scrollers
  private let host: Host
  private var all: [RowList] = []
  private var entries = Buffer<ChildEntry>()
  /// Rows to be asked for, or given back: their keys and indices.
  private var keys = Buffer<UInt64>()
  private var indices = Buffer<Int>()
  /// Keys near what is seen whose refusal still counts.
  private var stillRefused = Buffer<UInt64>()
  /// Layouts that are under way, in whose callbacks there is no other one.
  private var depth = 0
  /// How often a layout is done again in the same frame before the rest waits for the next one.
  private static let mostRounds = 8
  /// The velocity from which on the margin ahead is doubled, in points per second.
  private static let fast = 3000.0

  init(
    _ animations: Animations, _ arrangements: Arrangements, _ scrollers: Scrollers, _ host: Host
  ) {
    self.animations = animations
    self.arrangements = arrangements
    self.scrollers = scrollers
    self.host = host
    views = animations.views
    super.init()
    views.observe(self)
  }

  /// Returns the list of rows of a view.
  func find(_ view: Int) -> RowList? {
    for list in all where list.view.index == view { return list }
    return nil
  }

  /// The list of a view that has a scroller, made now if there is none.
  func list(of view: Handle, _ options: RowListOptions) throws(Fault) -> RowList {
    if let list = find(view.index) { return list }
    guard scrollers.scroller(of: view.index) != nil else {
      throw Fault(.invalidState, "the view has no scroller: rows are the content of one")
    }
    let list = RowList(view: view, options: options)
    all.append(list)
    return list
  }

  override func copyMovers(into copies: MoverCopies) {
    for list in all where list.order.hasHeadings { copies.note(.followers) }
  }

  // MARK: Changes by the host

  /// Replaces all rows of a list, and its options. Keys and extents have been checked.
  func replaceAll(
    _ list: RowList, _ order: consuming RowOrder, _ options: RowListOptions
  ) {
    var old = order
    swap(&old, &list.order)
    let reversal = isInBlock(list) ? RowReversal(list, list.options) : nil
    list.noteReplaced(old, list.options, reversal)
    list.setOptions(options)
    rowsChanged(list, reversal)
  }

  /// Notes in the history that rows of a list go and others come, whose extents add up to `length`,
  /// before they do. Returns how the change is undone if it belongs to a block.
  func willReplace(
    _ list: RowList, at index: Int, removed: Int, added: Int, length: Double
  ) -> RowReversal? {
    list.history.noteEdit(list, at: index, removed: removed, added: added, length: length)
    guard isInBlock(list) else { return nil }
    return RowReversal(list, at: index, removed: removed, added: added)
  }

  /// Whether a change of a list belongs to the open block.
  private func isInBlock(_ list: RowList) -> Bool {
    arrangements.isInAnimatedBlock && depth == 0 && arrangements.find(list.view.index) != nil
  }

  /// Notes that rows have changed. An animated block lays them out at once, with its motion (KL-25);
  /// else the next layout does, and only the content's length changes before.
  func rowsChanged(_ list: RowList, _ reversal: RowReversal?) {
    list.forgetRefused()
    list.noteRows(reversal)
    if isInBlock(list) {
      layOut(list, .block)
    } else {
      fit(list, .call, .rows)
    }
  }

  /// Gives a row another extent: the scroller shifts so that what is seen stays (LZ-3, SC-42).
  func setExtent(_ list: RowList, _ slot: Int, _ extent: Double) {
    let old = list.order.extent(slot)
    guard old != extent else { return }
    let cursor = list.order.cursor(ofSlot: slot)
    let start = list.place(cursor)
    list.order.setExtent(slot, extent)
    list.shiftExits(from: start, by: extent - old)
    list.note(.sizes)
    guard let scroller = scroller(of: list) else { return }
    scroller.adjust(list.options.axis, at: start + old, by: extent - old, showing: .atOnce)
  }

  // MARK: Frames

  /// When rows are laid out, or the content is fitted: in a call outside of blocks, in one inside of an
  /// animated block, or in the frame.
  private enum Moment { case call, block, frame }

  override var answers: FrameQuestions { [.needsFrame] }

  override var needsFrame: Bool {
    for list in all {
      if list.change != .none || owesViews(list) || owesPlaces(list) { return true }
    }
    return false
  }

  /// Whether rows that have views stand elsewhere than they belong, as insets or the direction of
  /// layout are others.
  private func owesPlaces(_ list: RowList) -> Bool {
    guard list.live.count > 0, let scroller = scroller(of: list) else { return false }
    return views.layoutDirection(of: list.view.index) != list.direction
      || list.order.hasHeadings && seenFrom(list, scroller) != list.seenFrom
  }

  /// Lays out all lists; callbacks may add and end some meanwhile.
  override func layOut() {
    var index = 0
    while index < all.count {
      let list = all[index]
      layOut(list, .frame)
      if index < all.count, all[index] === list { index += 1 }
    }
  }

  /// Lays out lists whose rows a block has put back.
  override func finish() {
    for list in all where list.change == .sizes { layOut(list, .frame) }
  }

  override func viewDidResize(_ view: Int) {
    guard !all.isEmpty, let list = find(view) else { return }
    list.note(.sizes)
  }

  /// Ends the list of a view that ends; nobody is asked or told any more.
  override func viewWillEnd(_ view: Int) {
    guard !all.isEmpty else { return }
    for (index, list) in all.enumerated() where list.view.index == view {
      all.remove(at: index)
      releaseAll(of: list)
      return
    }
  }

  override func removeAll() {
    for list in all { releaseAll(of: list) }
    all = []
  }

  /// Releases the views of a list that ends, without a call to its delegate.
  private func releaseAll(of list: RowList) {
    list.setDelegate(nil)
    for index in 0..<list.live.count { views.release(list.live[index].handle) }
    list.forgetLive()
  }

  /// Returns the scroller of a list; nil while it has none that is attached.
  private func scroller(of list: RowList) -> Scroller? {
    guard let scroller = scrollers.scroller(of: list.view.index), scroller.isAttached else {
      return nil
    }
    return scroller
  }

  /// Whether a list has not ended: a callback may have ended it.
  private func isThere(_ list: RowList) -> Bool { all.contains { $0 === list } }

  /// Makes the content as long as the rows. If a scroller at rest would jump, as the content ends before
  /// what it shows, the content shrinks with the timing of the rows, in the frame in which they begin.
  private func fit(_ list: RowList, _ moment: Moment, _ change: RowList.Change) {
    guard let scroller = scroller(of: list) else { return }
    let length = list.length()
    let size = views.bounds(list.view.index).size
    let content =
      list.options.axis == 0
      ? Size(width: length, height: size.height) : Size(width: size.width, height: length)
    guard content != scroller.content.size else { return }
    let timing = list.options.arrangement.layout
    let glides =
      change == .rows && moment != .block && list.live.count > 0 && animations.isEnabled
      && animations.contexts.isEmpty && !timing.isImmediate && isBeyond(scroller, list, length)
    guard glides else { return scroller.setSizeAtStart(content) }
    // In a call nothing yet: the next layout shrinks the content with the rows.
    guard moment == .frame else { return }
    var options = AnimationOptions(duration: timing.duration, curve: timing.curve)
    options.delay = timing.delay
    animations.begin(options)
    scroller.setSizeAtStart(content)
    _ = animations.commit(completion: nil)
  }

  /// Whether content of a length ends before what a scroller at rest shows.
  private func isBeyond(_ scroller: Scroller, _ list: RowList, _ length: Double) -> Bool {
    let axis = list.options.axis
    let size = views.bounds(list.view.index).size
    let seen = axis == 0 ? size.width : size.height
    var (insets, from) = (scroller.insets(axis), scroller[axis].offset)
    if list.isTurned {
      insets = (insets.end, insets.start)
      from = scroller.content.size.width - seen - from
    }
    let end = max(-insets.start, length + insets.end - seen)
    return !scroller.isMoving && !scroller.isInHand && from > end
  }

  /// Returns the indices of the rows that are seen, and of those before and behind within so many lengths
  /// of what is seen.
  private func rows(
    _ list: RowList, _ scroller: Scroller, before: Double, behind: Double
  ) -> Range<Int> {
    let axis = list.options.axis
    let size = views.bounds(list.view.index).size
    let seen = axis == 0 ? size.width : size.height
    var low = scroller.anchoredOffset(axis)
    if list.isTurned { low = list.length() - (low + seen) }
    let high = low + (1 + behind) * seen
    low -= before * seen
    let gap = list.options.gap
    let first = list.order.cursor(beyond: low - list.start, gap: gap).index
    let last = list.order.cursor(beyond: high - list.start, gap: gap)
    return first..<max(first, last.index + (list.place(last) < high ? 1 : 0))
  }

  /// Lays a list out: makes the content as long as the rows, gives back views of rows far away and asks
  /// for those of rows near, again while the host changes rows in these calls; then lists what lives in
  /// the arrangement, and puts headings where they stick. Headings alone where nothing has changed.
  private func layOut(_ list: RowList, _ moment: Moment) {
    depth += 1
    defer { depth -= 1 }
    var rounds = 0
    var change = RowList.Change.none
    list.setDirection(views.layoutDirection(of: list.view.index))
    repeat {
      let new = list.takeChange()
      guard let scroller = scroller(of: list) else { return }
      if new.rawValue > change.rawValue { change = new }
      fit(list, moment, change)
      let (near, kept) = findNear(list, scroller)
      guard
        change != .none || near != list.near || kept != list.kept || rounds > 0 || owesViews(list)
      else { return putHeadings(list, scroller, change) }
      list.setNear(near, kept: kept)
      giveBack(list, change)
      guard isThere(list) else { return }
      askForViews(list)
      guard isThere(list) else { return }
      rounds += 1
    } while list.change != .none && rounds < Self.mostRounds
    guard let scroller = scroller(of: list) else { return }
    if change == .rows { findPaths(list, scroller) }
    list.forgetHistory()
    arrange(list, change, moment)
    putHeadings(list, scroller, change)
  }

  /// Returns the rows near what is seen, farther ahead while it scrolls, and those that keep views which
  /// they have.
  private func findNear(
    _ list: RowList, _ scroller: Scroller
  ) -> (near: Range<Int>, kept: Range<Int>) {
    guard list.order.count > 0 else { return (0..<0, 0..<0) }
    let margin = list.options.margin
    let velocity = scroller.anchoredVelocity(list.options.axis) * (list.isTurned ? -1 : 1)
    // Up to twice the margin in the direction of scrolling.
    let ahead = margin * (1 + min(velocity.magnitude / Self.fast, 1))
    let near = rows(
      list, scroller, before: velocity < 0 ? ahead : margin,
      behind: velocity > 0 ? ahead : margin)
    return (near, rows(list, scroller, before: 2 * margin, behind: 2 * margin))
  }

  // MARK: Views that are given back

  /// Whether a view that was a child has left the list for good.
  private func hasLeft(_ row: RowList.Live, _ list: RowList) -> Bool {
    row.isPlaced && arrangements.membership(row.handle.index)?.0.parent != list.view
  }

  /// Whether a layout is due though nothing else has changed: a row has left the list, is no longer
  /// kept far away, or its exit is over.
  private func owesViews(_ list: RowList) -> Bool {
    for index in 0..<list.live.count {
      let row = list.live[index]
      if hasLeft(row, list) || row.reach != .near && !isKept(row.handle) { return true }
      if row.exit != nil, !isMoving(row, list) { return true }
    }
    return false
  }

  /// Whether a row's child enters, moves, waits or leaves.
  func isMoving(_ row: RowList.Live, _ list: RowList) -> Bool {
    guard let (list, child) = arrangements.membership(row.handle.index) else { return false }
    return list.children[child].state != .resting
  }

  /// Whether a row keeps its view wherever it is: it is moved, held, or has the focus (LZ-5).
  private func isKept(_ view: Handle) -> Bool {
    if !views.focused.isNone, views.names.contains(views.focused),
      views.isDescendant(views.focused.index, of: view.index)
    {
      return true
    }
    if let (list, child) = arrangements.membership(view.index) {
      let child = list.children[Int(child)]
      if child.state != .resting || child.isDragged { return true }
    }
    if !views.rows[view.index].firstTrack.isNone, animations.isShownElsewhere(view.index) {
      return true
    }
    for touch in scrollers.gestures.touches
    where views.names.contains(touch.view)
      && views.isDescendant(touch.view.index, of: view.index)
    {
      return true
    }
    return false
  }

  /// Finds which rows are far away, and gives their views back to the host in the order of the rows,
  /// with those of rows that have gone last. The host may end the list in these calls.
  private func giveBack(_ list: RowList, _ change: RowList.Change) {
    keys.removeAll()
    indices.removeAll()
    for number in 0..<list.live.count {
      let row = list.live[number]
      let slot = list.order.find(row.key)
      guard slot >= 0 else {
        // A row that has gone keeps its view until its exit as a child is over.
        if !row.isPlaced || hasLeft(row, list) { noteSorted(row.key, .max) }
        continue
      }
      let cursor = list.order.cursor(ofSlot: slot)
      let reach: RowList.Reach =
        list.isWanted(cursor.index)
        ? .near : change == .rows && row.reach != .far && row.isPlaced ? .going : .far
      list.live[number].reach = reach
      if reach == .far, !isKept(row.handle) { noteSorted(row.key, cursor.index) }
    }
    for position in 0..<keys.count {
      let number = list.findLive(key: keys[position])
      guard number >= 0 else { continue }
      let row = list.takeLive(at: number)
      if views.parent(row.handle.index) == list.view.index {
        views.removeFromSuperview(row.handle.index)
      }
      if let delegate = list.delegate {
        host.call { delegate.recycle(list.view, row.key, row.handle) }
      }
      views.release(row.handle)
      guard isThere(list) else { return }
    }
  }

  /// Inserts a key and its index into `keys` and `indices`, which are sorted by index.
  private func noteSorted(_ key: UInt64, _ index: Int) {
    keys.append(key)
    indices.append(index)
    var at = keys.count - 1
    while at > 0, indices[at - 1] > index {
      keys.exchange(at, at - 1)
      indices.exchange(at, at - 1)
      at -= 1
    }
  }

  // MARK: Views that are asked for

  /// Asks the host for the views of rows near what is seen, and of the heading over them, that have
  /// none. Forgets refusals of rows that are not near. The host may end the list in these calls.
  private func askForViews(_ list: RowList) {
    guard let delegate = list.delegate, !list.near.isEmpty else { return }
    keys.removeAll()
    indices.removeAll()
    stillRefused.removeAll()
    if list.headings.near >= 0, list.headings.near < list.near.lowerBound {
      noteToAsk(list, list.order.cursor(at: list.headings.near))
    }
    var cursor = list.order.cursor(at: list.near.lowerBound)
    while cursor.index < list.near.upperBound {
      noteToAsk(list, cursor)
      if cursor.index + 1 == list.near.upperBound { break }
      list.order.advance(&cursor)
    }
    list.forgetRefused()
    for number in 0..<stillRefused.count { list.noteRefused(stillRefused[number]) }
    for number in 0..<keys.count {
      let key = keys[number]
      // The host may have taken the row away since, or have replaced its functions.
      guard list.order.find(key) >= 0, list.findLive(key: key) < 0, list.delegate === delegate
      else { continue }
      let answer = host.call { delegate.provide(list.view, key, indices[number]) }
      guard isThere(list) else { return }
      accept(answer, key, list)
    }
  }

  /// Notes a row to be asked for, unless it has a view; one that has been refused, as still refused.
  private func noteToAsk(_ list: RowList, _ cursor: RowOrder.Cursor) {
    let key = list.order.key(list.order.slot(cursor))
    if list.refused.find(key) >= 0 {
      stillRefused.append(key)
    } else if list.findLive(key: key) < 0 {
      keys.append(key)
      indices.append(cursor.index)
    }
  }

  /// Adds the view that the host has given for a row, and retains it. An answer that cannot be the
  /// row's view is a refusal.
  private func accept(_ answer: RowListDelegate.Answer, _ key: UInt64, _ list: RowList) {
    switch answer {
    case .failure(let fault): refuse(key, list, fault.code, fault.message)
    case .success(let view):
      guard !view.isNone, views.names.contains(view) else {
        return refuse(key, list, .invalidArgument, "no view")
      }
      guard !views.isDescendant(list.view.index, of: view.index) else {
        return refuse(key, list, .invalidArgument, "the list's view, or one that stands above it")
      }
      guard list.findLive(view: view) < 0 else {
        return refuse(key, list, .invalidArgument, "the view of another row")
      }
      guard (try? views.retain(view)) != nil else { return }
      list.add(.init(key: key, view: view.bits))
    }
  }

  /// Notes that a row has no view until it comes near anew or rows change, and warns once of it (LZ-7).
  private func refuse(_ key: UInt64, _ list: RowList, _ code: Fault.Code, _ what: Message) {
    list.noteRefused(key)
    guard list.noteReported(key) else { return }
    host.warn(code, "provide", "the row with the key \(key) gets \(what): it has none")
  }

  // MARK: Places

  /// Gives the rows that have views to the arrangement as its list, in their order. In the frame the
  /// list is resolved at once, as the step of arrangements is over.
  private func arrange(_ list: RowList, _ change: RowList.Change, _ moment: Moment) {
    entries.removeAll()
    let next = list.near.isEmpty ? nil : list.order.cursor(at: list.near.lowerBound)
    // Rows that are kept beyond what is near come first or last.
    for isBehind in [false, true] {
      if isBehind, var cursor = next {
        while true {
          append(list, cursor, change)
          if cursor.index + 1 >= list.near.upperBound { break }
          list.order.advance(&cursor)
        }
      }
      var index = 0
      while index < list.live.count {
        let slot = list.order.find(list.live[index].key)
        if slot >= 0 {
          let cursor = list.order.cursor(ofSlot: slot)
          let isBefore = cursor.index < list.near.lowerBound
          if !list.near.contains(cursor.index), isBefore != isBehind {
            append(list, cursor, change)
          }
        }
        index += 1
      }
    }
    do throws(Fault) {
      var options = list.options.arrangement
      // Rows that begin at the right keep their distance from there when the content grows.
      options.origin = Point(x: list.isTurned ? list.length() : 0, y: 0)
      try arrangements.arrange(
        list.view, UnsafeBufferPointer(start: entries.base, count: entries.count), options, [])
      if moment == .frame { arrangements.begin() }
      if let arrangement = arrangements.find(list.view.index), arrangement.order == nil {
        arrangement.setOrder(RowPlaces(list, views))
      }
    } catch { host.warn(error.code, "motus_view_set_rows", error.message) }
  }

  /// Appends a row to the list for the arrangement, if it has a view, and notes in the row that it is a
  /// child, its section and whether its exit is over. Headings are held, as `putHeadings` places them.
  private func append(_ list: RowList, _ cursor: RowOrder.Cursor, _ change: RowList.Change) {
    let slot = list.order.slot(cursor)
    let number = list.findLive(key: list.order.key(slot))
    guard number >= 0 else { return }
    let row = list.live[number]
    list.live[number].isPlaced = true
    let section = list.order.isHeading(slot) ? list.section(cursor) : nil
    list.live[number].section = section
    if row.isPlaced, row.section == nil { list.live[number].headingPlace = .elsewhere }
    if row.exit != nil, list.near.contains(cursor.index) || !isMoving(row, list), change != .rows {
      list.live[number].exit = nil
    }
    let start = list.live[number].exit ?? list.place(cursor)
    var flags = change == .rows ? 0 : ChildEntry.jumps
    if section != nil { flags |= ChildEntry.isHeld }
    entries.append(
      ChildEntry(
        key: row.key, frame: frame(list, at: start, list.order.extent(slot)), view: row.view,
        tag: views.tags.ofView(row.handle.index), flags: flags))
  }

  /// The frame of a row in the content.
  func frame(_ list: RowList, _ cursor: RowOrder.Cursor) -> Rect {
    frame(list, at: list.place(cursor), list.order.extent(list.order.slot(cursor)))
  }

  /// The frame of a row that begins at a place in the content.
  func frame(_ list: RowList, at place: Double, _ extent: Double) -> Rect {
    list.frame(at: place, extent, in: views.bounds(list.view.index).size)
  }
}
