/// How the rows of a list stand. Lengths in points.
struct RowListOptions {
  /// The axis along which they follow one another: 0 horizontal, 1 vertical.
  var axis = 1
  var gap = 0.0
  /// Between the content's edges and the rows.
  var padding = Insets.zero
  /// How far from what is seen rows have views at rest, in lengths of what is seen.
  var margin = 0.5
  var arrangement: ArrangementOptions
}

/// Asked for views of rows, and given views back that are not needed.
class RowListDelegate {
  /// The host's answer for a row: a view, none, or something that is no view.
  typealias Answer = Result<Handle, Fault>

  func provide(_ list: Handle, _ key: UInt64, _ index: Int) -> Answer { .success(.none) }
  func recycle(_ list: Handle, _ key: UInt64, _ view: Handle) {}
}

/// The rows of one view: all of them in their order, and those near what is seen, which have views.
final class RowList {
  /// The index of no row.
  static let none = -1

  /// The kind of change since the last layout; greater ones include smaller ones.
  enum Change: Int {
    case none
    /// Sizes: rows go to their places at once.
    case sizes
    /// The rows: those that are there move, others come and leave.
    case rows
  }

  /// A heading's section, along the axis (LZ-6).
  struct Section: BitwiseCopyable {
    /// Where its heading begins by itself, and where it begins when the section's end pushes it.
    var start: Double
    var last: Double

    /// Where the heading begins when rows are seen from a place on.
    func place(from seen: Double) -> Double { max(start, min(seen, last)) }
  }

  /// How far from what is seen a row is, as of the last look.
  enum Reach: BitwiseCopyable {
    case near
    /// Far away by a change of the list, but it has been near until now: it moves there.
    case going
    /// So far that its view is to be given back.
    case far
  }

  /// Where a heading has been until now.
  enum HeadingPlace: BitwiseCopyable {
    /// Nowhere: it has just come.
    case nowhere
    /// Where it belonged as of the last layout.
    case put
    /// Where a finger has let it go, or where it stood as it was no heading.
    case elsewhere
  }

  /// A row that has a view.
  struct Live: BitwiseCopyable {
    let key: UInt64
    /// Retained.
    let view: Handle.Bits
    /// None for what is no heading.
    var section: Section?
    var headingPlace = HeadingPlace.nowhere
    /// Where a row begins meanwhile that goes far away: not far beyond what is seen (LZ-4).
    var exit: Double?
    /// Whether it is a child of the arrangement.
    var isPlaced = false
    var reach = Reach.near

    var handle: Handle { Handle(bits: view) }
  }

  let view: Handle
  private(set) var options: RowListOptions
  private(set) var delegate: RowListDelegate?
  var order = RowOrder()
  var history = RowHistory()
  private(set) var live = Buffer<Live>()
  /// Keys near what is seen that have been asked for in vain, and all that have been reported.
  private(set) var refused = KeyMap()
  private var reported = KeyMap()
  private(set) var change = Change.none
  /// Counts the changes of the rows by the host.
  private(set) var serial: UInt64 = 0
  private var lastSerial: UInt64 = 0
  /// How the last change is undone that has been made in the open block.
  private var reversal: RowReversal?
  /// A reversal that is to put back an order which the history needs until the next layout.
  private var waiting: RowReversal?
  /// The indices near what is seen, and those of rows that keep their views, as of the last layout.
  private(set) var near = 0..<0
  private(set) var kept = 0..<0
  /// The indices of the headings over these, which may stand far before them; `none` where
  /// there is none.
  private(set) var headings = (near: RowList.none, kept: RowList.none)
  /// Where what is seen begins in the content, as of the last layout, and the direction of that.
  private(set) var seenFrom = 0.0
  private(set) var direction = LayoutDirection.leftToRight

  init(view: Handle, options: RowListOptions) {
    self.view = view
    self.options = options
  }

  func setOptions(_ options: RowListOptions) { self.options = options }

  func setDelegate(_ delegate: RowListDelegate?) { self.delegate = delegate }

  // MARK: Rows that have views

  func add(_ row: Live) { live.append(row) }

  /// Takes out a row that has a view.
  func takeLive(at number: Int) -> Live {
    let row = live[number]
    live.removeSwapping(at: number)
    return row
  }

  func forgetLive() { live.removeAll() }

  /// Lets rows be asked for again that have been refused a view.
  func forgetRefused() { refused.removeAll() }

  /// Notes a row that has been refused a view.
  func noteRefused(_ key: UInt64) { _ = refused.insert(key, 0) }

  /// Notes that the refusal of a row is reported; returns whether for the first time.
  func noteReported(_ key: UInt64) -> Bool { reported.insert(key, 0) < 0 }

  // MARK: What is seen

  /// Notes the rows near what is seen and those that keep their views, and the headings over them.
  func setNear(_ near: Range<Int>, kept: Range<Int>) {
    (self.near, self.kept) = (near, kept)
    headings = (heading(upTo: near.lowerBound), heading(upTo: kept.lowerBound))
  }

  /// Notes where what is seen begins in the content.
  func setSeenFrom(_ place: Double) { seenFrom = place }

  /// Notes the direction of layout; another one is a change of sizes.
  func setDirection(_ new: LayoutDirection) {
    guard direction != new else { return }
    direction = new
    note(.sizes)
  }

  /// The serial that the next change by the host gets.
  var nextSerial: UInt64 { lastSerial + 1 }

  /// Notes that the host has changed the rows; in a block, with how the change is undone.
  func noteRows(_ reversal: RowReversal?) {
    lastSerial += 1
    serial = lastSerial
    self.reversal = reversal
    note(.rows)
  }

  /// Notes that all rows have been replaced. The order before goes to the history, which finds in it
  /// where rows were, and to the reversal after the next layout; to the reversal at once if the history
  /// keeps an earlier order.
  func noteReplaced(
    _ order: consuming RowOrder, _ options: RowListOptions, _ reversal: RowReversal?
  ) {
    let start = options.axis == 0 ? options.padding.left : options.padding.top
    if let order = history.noteReplaced(order, start: start, gap: options.gap) {
      reversal?.take(order)
    }
    if reversal?.needsOrder == true { waiting = reversal }
  }

  /// Forgets where rows were, as they have been laid out, and gives a reversal that waits for the order
  /// before what the history has kept of it.
  func forgetHistory() {
    if let reversal = waiting, let order = history.takeReplaced() { reversal.take(order) }
    waiting = nil
    history.forget()
  }

  /// Returns how the last change in the open block is undone, and forgets it here.
  func takeReversal() -> RowReversal? {
    defer { reversal = nil }
    return reversal
  }

  /// Notes that the rows are those of an earlier serial again; the next layout puts them to their places
  /// without motion.
  func goBack(to serial: UInt64) {
    self.serial = serial
    history.forget()
    refused.removeAll()
    for number in 0..<live.count { live[number].exit = nil }
    note(.sizes)
  }

  /// Returns where a row moves to that leaves the sight from `old` to `place`: no farther than what is
  /// seen is long (LZ-4). A nearer end than `place` is noted as the row's exit.
  func planExit(of key: UInt64, from old: Double, to place: Double, in size: Size) -> Double {
    let seen = options.axis == 0 ? size.width : size.height
    guard case let number = findLive(key: key), number >= 0, (place - old).magnitude > seen else {
      return place
    }
    let exit = old + (place > old ? seen : -seen)
    live[number].exit = exit
    return exit
  }

  /// Notes a change for the next layout; a greater one that is noted already stays.
  func note(_ new: Change) { if new.rawValue > change.rawValue { change = new } }

  /// Returns what has changed since the last call, and forgets it.
  func takeChange() -> Change {
    defer { change = .none }
    return change
  }

  /// Length of the content along the axis.
  func length() -> Double {
    let ends =
      options.axis == 0
      ? options.padding.left + options.padding.right
      : options.padding.top + options.padding.bottom
    return order.total() + options.gap * Double(max(0, order.count - 1)) + ends
  }

  /// Where the first row begins.
  var start: Double { options.axis == 0 ? options.padding.left : options.padding.top }

  /// Returns where a rectangle of the content begins and ends along the axis, counted from the edge at
  /// which the first row is.
  func ends(of rect: Rect) -> (low: Double, high: Double) {
    guard options.axis == 0 else { return (rect.minY, rect.maxY) }
    guard isTurned else { return (rect.minX, rect.maxX) }
    let length = length()
    return (length - rect.maxX, length - rect.minX)
  }

  /// Whether offsets grow against the order of the rows.
  var isTurned: Bool { options.axis == 0 && direction == .rightToLeft }

  /// Shifts the exits of rows that lie behind a place, as a row there has become longer.
  func shiftExits(from place: Double, by distance: Double) {
    for number in 0..<live.count {
      if let exit = live[number].exit, exit > place { live[number].exit = exit + distance }
    }
  }

  /// Where a row begins in the content.
  func place(_ cursor: RowOrder.Cursor) -> Double {
    start + cursor.start + options.gap * Double(cursor.index)
  }

  /// The section of a heading: up to the next one, or the end.
  func section(_ cursor: RowOrder.Cursor) -> Section {
    let start = place(cursor)
    let extent = order.extent(order.slot(cursor))
    let end =
      order.heading(behind: cursor).map { place($0) }
      ?? self.start + order.total() + options.gap * Double(order.count)
    return Section(start: start, last: max(start, end - options.gap - extent))
  }

  /// The frame of a row that begins at a place in the content; `size` is that of the list's view.
  func frame(at place: Double, _ extent: Double, in size: Size) -> Rect {
    let padding = options.padding
    guard options.axis == 0 else {
      return Rect(
        x: padding.left, y: place, width: max(0, size.width - padding.left - padding.right),
        height: extent)
    }
    return direction.place(
      Rect(
        x: place, y: padding.top, width: extent,
        height: max(0, size.height - padding.top - padding.bottom)),
      in: Rect(x: 0, y: 0, width: length(), height: size.height))
  }

  /// Returns the index of the last heading up to a row, which may be that row; `none` if there is
  /// none.
  private func heading(upTo index: Int) -> Int {
    index < order.count ? order.heading(upTo: index)?.index ?? Self.none : Self.none
  }

  /// Whether the row at an index is to have a view, or may keep one: it is near, or the heading over
  /// what is near.
  func isWanted(_ index: Int) -> Bool {
    near.contains(index) || kept.contains(index) || index == headings.near
      || index == headings.kept
  }

  /// The index of a view among the live ones; `none` if it is none of them.
  func findLive(view: Handle) -> Int {
    for index in 0..<live.count where live[index].view == view.bits { return index }
    return Self.none
  }

  /// The index of a row among the live ones; `none` if it has no view.
  func findLive(key: UInt64) -> Int {
    for index in 0..<live.count where live[index].key == key { return index }
    return Self.none
  }
}
