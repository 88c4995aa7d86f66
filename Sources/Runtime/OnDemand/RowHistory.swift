/// Where rows were as of the last layout: what comes near by a change comes from there (LZ-4).
///
/// A change at an index is kept as how many rows went and came and by how much others gave way, so
/// that a row's old place is found from its present one, back through all changes. Rows that went are
/// kept by key, as they may have come back elsewhere; so is a whole order that has been replaced.
struct RowHistory: ~Copyable {
  struct Edit: BitwiseCopyable {
    let index: Int
    let removed: Int
    let added: Int
    /// By how much the rows behind have moved.
    let shift: Double
  }

  private var edits = Buffer<Edit>()
  private var gone = KeyMap()
  private var places = Buffer<Double>()
  /// The order that another one has replaced, after these edits, and how its rows stood.
  private var replaced: RowOrder?
  private var replacedStart = 0.0
  private var replacedGap = 0.0

  private(set) var isEmpty = true

  mutating func forget() {
    guard !isEmpty else { return }
    isEmpty = true
    edits.removeAll()
    gone.removeAll()
    places.removeAll()
    replaced = nil
  }

  /// Keeps an order that is replaced as a whole, and how its rows stood. Returns it instead if an
  /// earlier one is kept already, in which rows were last laid out.
  mutating func noteReplaced(
    _ order: consuming RowOrder, start: Double, gap: Double
  ) -> RowOrder? {
    isEmpty = false
    guard replaced == nil else { return order }
    replaced = consume order
    (replacedStart, replacedGap) = (start, gap)
    return nil
  }

  /// The order that has been replaced, which is not kept here any more.
  mutating func takeReplaced() -> RowOrder? { replaced.take() }

  /// Notes that rows go and others come, whose extents add up to `length`, before they do. A row that
  /// goes and has come since the last layout has no former place.
  mutating func note(_ list: RowList, at index: Int, removed: Int, added: Int, length: Double) {
    isEmpty = false
    guard replaced == nil else { return }
    let gap = list.options.gap
    var shift = length + gap * Double(added - removed)
    if removed > 0 {
      var cursor = list.order.cursor(at: index)
      while true {
        let slot = list.order.slot(cursor)
        shift -= list.order.extent(slot)
        if let place = former(cursor.index, list.place(cursor)) {
          if gone.insert(list.order.key(slot), Int32(truncatingIfNeeded: places.count)) < 0 {
            places.append(place)
          }
        }
        if cursor.index + 1 >= index + removed { break }
        list.order.advance(&cursor)
      }
    }
    edits.append(Edit(index: index, removed: removed, added: added, shift: shift))
  }

  /// Where a row of the list began as of the last layout; nil when it was not there.
  mutating func place(of key: UInt64, in list: RowList) -> Double? {
    let known = gone.find(key)
    if known >= 0 { return places[Int(known)] }
    guard replaced == nil else {
      guard let slot = replaced?.find(key), slot >= 0, let cursor = replaced?.cursor(ofSlot: slot)
      else { return nil }
      return former(
        cursor.index, replacedStart + cursor.start + replacedGap * Double(cursor.index))
    }
    let slot = list.order.find(key)
    guard slot >= 0 else { return nil }
    let cursor = list.order.cursor(ofSlot: slot)
    return former(cursor.index, list.place(cursor))
  }

  /// Where a row began before all edits that stands at an index and begins at a place after them.
  private func former(_ index: Int, _ place: Double) -> Double? {
    var (index, place) = (index, place)
    for number in 0..<edits.count {
      let edit = edits[edits.count - 1 - number]
      guard index >= edit.index else { continue }
      guard index >= edit.index + edit.added else { return nil }
      index += edit.removed - edit.added
      place -= edit.shift
    }
    return place
  }
}
