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
  /// Where rows that went began as of the last layout: indices in `places` by key.
  private var gone = KeyMap()
  private var places = Buffer<Double>()
  /// The order that another one has replaced, after these edits, and how its rows stood.
  private var replaced: RowOrder?
  private var replacedStart = 0.0
  private var replacedGap = 0.0

  /// Whether nothing has changed since the last layout.
  private(set) var isEmpty = true

  /// Forgets all changes, as rows have been laid out.
  mutating func forget() {
    guard !isEmpty else { return }
    isEmpty = true
    edits.removeAll()
    gone.removeAll()
    places.removeAll()
    replaced = nil
  }

  /// Keeps an order that is replaced as a whole, with its start and gap. Returns the order to the
  /// caller if an earlier one is kept: rows were last laid out in the earlier one.
  mutating func noteReplaced(
    _ order: consuming RowOrder, start: Double, gap: Double
  ) -> RowOrder? {
    isEmpty = false
    guard replaced == nil else { return order }
    replaced = consume order
    (replacedStart, replacedGap) = (start, gap)
    return nil
  }

  /// Returns the order that has been replaced, for the caller to keep in place of the history.
  mutating func takeReplaced() -> RowOrder? { replaced.take() }

  /// Notes a change of the rows from `index` on before it is made; extents of the rows that come add
  /// up to `length`. Rows that go are kept with their places as of the last layout, if they had one.
  mutating func noteEdit(_ list: RowList, at index: Int, removed: Int, added: Int, length: Double) {
    isEmpty = false
    // Places are found in the order that was replaced: later edits change nothing in that.
    guard replaced == nil else { return }
    let gap = list.options.gap
    var shift = length + gap * Double(added - removed)
    if removed > 0 {
      var cursor = list.order.cursor(at: index)
      while true {
        let slot = list.order.slot(cursor)
        shift -= list.order.extent(slot)
        if let place = formerPlace(cursor.index, list.place(cursor)) {
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

  /// Returns where a row of the list began as of the last layout; nil if it was not in the list.
  mutating func place(of key: UInt64, in list: RowList) -> Double? {
    let known = gone.find(key)
    if known >= 0 { return places[Int(known)] }
    guard replaced == nil else {
      guard let slot = replaced?.find(key), slot >= 0, let cursor = replaced?.cursor(ofSlot: slot)
      else { return nil }
      return formerPlace(
        cursor.index, replacedStart + cursor.start + replacedGap * Double(cursor.index))
    }
    let slot = list.order.find(key)
    guard slot >= 0 else { return nil }
    let cursor = list.order.cursor(ofSlot: slot)
    return formerPlace(cursor.index, list.place(cursor))
  }

  /// Returns where a row began before all edits, which stands at `index` and begins at `place` after
  /// them; nil if it has come with one of them.
  private func formerPlace(_ index: Int, _ place: Double) -> Double? {
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
