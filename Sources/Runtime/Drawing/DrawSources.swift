/// Values from which items are computed: the shown values of their views.
struct DrawSources: ~Copyable {
  /// Bits of an item's state: it is to be computed anew; its view clips; some view in it is not
  /// listed because it is not seen; it is not seen itself; it has a shadow; it has subviews; it may
  /// have moved; it has been computed anew since rows for a GPU were made.
  static let changed: UInt8 = 1
  static let clips: UInt8 = 2
  static let cut: UInt8 = 4
  static let unseen: UInt8 = 8
  static let decorated: UInt8 = 16
  static let holds: UInt8 = 32
  static let moved: UInt8 = 64
  static let renewed: UInt8 = 128

  /// Whether items and these say all.
  private(set) var isFlat = false
  /// The item of each view; only those whose item names the row count.
  private var itemOfView = PagedNumbers()
  /// The row of each item's view.
  private var views = Buffer<Int32>()
  /// The item above each, −1 for the first.
  private(set) var above = Buffer<Int32>()
  /// Center, bounds and transform that each shows.
  private(set) var places = Buffer<Double>()
  /// The alpha that each shows by itself.
  private(set) var alphas = Buffer<Double>()
  /// Which presence each has, −1 for those that are where they stand.
  private(set) var ways = Buffer<Int32>()
  private(set) var waysOfPresence = Buffer<AffineTransform>()
  private(set) var states = Buffer<UInt8>()
  /// Whether each looks different, beside where it stands and its alpha, since rows for a GPU were
  /// made; and whether any does.
  private(set) var newLooks = Buffer<Bool>()
  private(set) var hasNewLooks = false
  /// Where what stands in each can be seen; empty when all is listed.
  private(set) var regions = Buffer<Box>()
  /// By how much the pictures of some are larger than their bounds, and whose they are, by row and
  /// one.
  private var outsets = Buffer<Box>()
  private var outsetViews = KeyMap()
  /// The first item that is to be computed anew.
  private(set) var firstChanged = 0
  /// How many views without item have been looked at.
  private var looks = 0

  mutating func removeAll(rows: Int) {
    isFlat = true
    itemOfView.removeAll(rows: rows)
    views.removeAll()
    above.removeAll()
    places.removeAll()
    alphas.removeAll()
    ways.removeAll()
    waysOfPresence.removeAll()
    states.removeAll()
    newLooks.removeAll()
    hasNewLooks = false
    regions.removeAll()
    outsets.removeAll()
    outsetViews.removeAll()
  }

  /// Items and these do not say all: the tree is walked for the next picture.
  mutating func noteDeep() { isFlat = false }

  /// Begins to take over what has changed.
  mutating func beginChanges() {
    firstChanged = views.count
    looks = 0
  }

  /// Counts one more view without item that is looked at. Returns how many there were.
  mutating func countLook() -> Int {
    looks += 1
    return looks
  }

  /// Drops the items from one on.
  mutating func shorten(to count: Int) {
    guard count < views.count else { return }
    views.shorten(to: count)
    above.shorten(to: count)
    places.shorten(to: count * PropertyKind.geometryComponents)
    alphas.shorten(to: count)
    ways.shorten(to: count)
    states.shorten(to: count)
    newLooks.shorten(to: count)
    regions.shorten(to: min(count, regions.count))
  }

  // MARK: Splices

  /// Has room for views in so many rows.
  mutating func makeRoom(rows: Int) { itemOfView.makeRoom(rows: rows) }

  /// Whether much is kept for items that are gone.
  var isWorn: Bool { waysOfPresence.count + outsets.count > 2 * views.count + 64 }

  /// One past the last item that stands below an item's view.
  func end(of item: Int) -> Int {
    var end = item + 1
    while end < above.count, above[end] >= Int32(item) { end += 1 }
    return end
  }

  /// Whether an item from one on clips others.
  @_optimize(speed)
  func clips(from first: Int) -> Bool {
    guard regions.count > 0 else { return true }
    let states = UnsafePointer(states.base)
    var sum: UInt8 = 0
    for index in first..<views.count { sum |= states[index] }
    return sum & Self.clips != 0
  }

  /// Whether only what is below an item is seen, and nothing is below it.
  func isForNothing(_ item: Int) -> Bool {
    states[item] & Self.unseen != 0
      && (item + 1 == above.count || Int(above[item + 1]) != item)
  }

  mutating func remove(_ range: Range<Int>) {
    let width = PropertyKind.geometryComponents
    views.remove(range)
    above.remove(range)
    places.remove(range.lowerBound * width..<range.upperBound * width)
    alphas.remove(range)
    ways.remove(range)
    states.remove(range)
    newLooks.remove(range)
    if regions.count > 0 { regions.remove(range) }
    let (end, length) = (Int32(range.upperBound), Int32(range.count))
    Self.shift(
      above.base + range.lowerBound, above.count - range.lowerBound, from: end, by: -length)
    itemOfView.shift(from: end, by: -length)
  }

  /// Moves the sources of the items from `start` on to a place before.
  mutating func moveTail(from start: Int, to place: Int) {
    let width = PropertyKind.geometryComponents
    let length = views.count - start
    views.moveTail(from: start, to: place)
    above.moveTail(from: start, to: place)
    places.moveTail(from: start * width, to: place * width)
    alphas.moveTail(from: start, to: place)
    ways.moveTail(from: start, to: place)
    states.moveTail(from: start, to: place)
    newLooks.moveTail(from: start, to: place)
    if regions.count > 0 { regions.moveTail(from: start, to: place) }
    let (first, behind) = (Int32(start), place + length)
    Self.shift(above.base + place, length, from: first, by: Int32(place - start))
    Self.shift(above.base + behind, above.count - behind, from: Int32(place), by: Int32(length))
    itemOfView.shift(from: Int32(place), by: Int32(length))
    for item in place..<behind { itemOfView.set(Int(views[item]), Int32(item)) }
  }

  /// Shifts those of some numbers that are not below one.
  @_optimize(speed)
  fileprivate static func shift(
    _ numbers: UnsafeMutablePointer<Int32>, _ count: Int, from first: Int32, by change: Int32
  ) {
    for index in 0..<count {
      let number = numbers[index]
      numbers[index] = number &+ (number >= first ? change : 0)
    }
  }

  /// Whether the view of an item has subviews, or had.
  func holdsOthers(_ item: Int) -> Bool { states[item] & Self.holds != 0 }

  /// Lets an item have subviews that can be seen in a region, and has been without before.
  mutating func open(_ item: Int, region: Box) {
    states[item] |= Self.holds
    setRegion(region, of: item)
  }

  @inline(__always)
  func item(of view: Int) -> Int {
    let item = Int(itemOfView[view])
    return item >= 0 && item < views.count && Int(views[item]) == view ? item : -1
  }

  @inline(__always)
  mutating func append(
    view: Int, above parent: Int32, values: UnsafePointer<Double>, alpha: Double,
    way: AffineTransform?
  ) {
    itemOfView.set(view, Int32(truncatingIfNeeded: views.count))
    views.append(Int32(truncatingIfNeeded: view))
    above.append(parent)
    places.extend(by: PropertyKind.geometryComponents)
      .copy(from: values, count: PropertyKind.geometryComponents)
    alphas.append(alpha)
    ways.append(-1)
    states.append(0)
    newLooks.append(false)
    if let way { setWay(way, of: views.count - 1) }
  }

  /// Adds where the last item is seen.
  @inline(__always)
  mutating func appendPlace(region: Box, outset: Box?, _ row: ViewRow, isSeen: Bool) {
    regions.append(region)
    let item = states.count - 1
    states[item] =
      (row.flags.contains(.clipsToBounds) ? Self.clips : 0) | (isSeen ? 0 : Self.unseen)
      | (row.firstChild >= 0 ? Self.holds : 0)
    if outset != nil { setOutset(outset, of: item) }
  }

  @inline(__always)
  mutating func setWay(_ way: AffineTransform?, of item: Int) {
    guard let way else { return ways[item] = -1 }
    if ways[item] < 0 {
      ways[item] = Int32(truncatingIfNeeded: waysOfPresence.count)
      waysOfPresence.append(way)
    } else {
      waysOfPresence[ways[item]] = way
    }
  }

  @inline(__always)
  mutating func setOutset(_ outset: Box?, of item: Int) {
    guard let outset else { return states[item] &= ~Self.decorated }
    keep(outset, of: item)
  }

  @inline(never)
  private mutating func keep(_ outset: Box, of item: Int) {
    states[item] |= Self.decorated
    let place = outsetViews.insert(
      UInt64(views[item] + 1), Int32(truncatingIfNeeded: outsets.count))
    if place < 0 { outsets.append(outset) } else { outsets[place] = outset }
  }

  func outset(of item: Int) -> Box { outsets[outsetViews.find(UInt64(views[item] + 1))] }

  /// Notes the region in which the contents of an item can be seen.
  @inline(__always)
  func setRegion(_ region: Box, of item: Int) {
    if item < regions.count { regions[item] = region }
  }

  /// Something in an item is not listed because it is not seen.
  @inline(__always)
  func cut(_ item: Int) {
    if item < states.count { states[item] |= Self.cut }
  }

  /// An item looks different, where it stands.
  @inline(__always)
  mutating func renew(_ item: Int) {
    states[item] |= Self.renewed
    noteLook(item)
  }

  /// An item looks different, beside where it stands.
  @inline(__always)
  mutating func noteLook(_ item: Int) {
    newLooks[item] = true
    hasNewLooks = true
  }

  /// Rows show what all items look like.
  mutating func settleLooks() { hasNewLooks = false }

  /// Rows show what an item is now.
  @inline(__always)
  func settle(_ item: Int) {
    guard item < states.count else { return }
    states[item] &= ~Self.renewed
    newLooks[item] = false
  }

  @inline(__always)
  mutating func note(_ item: Int, moves: Bool = true) {
    states[item] |= moves ? Self.changed | Self.moved : Self.changed
    if item < firstChanged { firstChanged = item }
  }

  /// Traps in debug where they are not those of so many items.
  func checkInvariants(items: Int) {
    guard isFlat else { return }
    assert(views.count == items && above.count == items && alphas.count == items)
    assert(ways.count == items && states.count == items && newLooks.count == items)
    assert(places.count == items * PropertyKind.geometryComponents)
    assert(regions.isEmpty || regions.count == items)
    assert(
      (0..<items).allSatisfy { above[$0] < Int32($0) && item(of: Int(views[$0])) == $0 },
      "an item stands before the one above it")
  }
}

/// Numbers of few among many rows: pages of 64, where there are some.
struct PagedNumbers: ~Copyable {
  private var pages = Buffer<Int32>()
  private var used = Buffer<Int32>()
  private var numbers = Buffer<Int32>()

  @inline(__always)
  subscript(row: Int) -> Int32 {
    let page = row >> 6
    guard page < pages.count, pages[page] >= 0 else { return -1 }
    return numbers[Int(pages[page]) &* 64 &+ (row & 63)]
  }

  mutating func removeAll(rows: Int) {
    for index in 0..<used.count { pages[used[index]] = -1 }
    used.removeAll()
    makeRoom(rows: rows)
    numbers.removeAll()
  }

  /// Has room for so many rows.
  mutating func makeRoom(rows: Int) {
    if pages.count <= rows >> 6 { pages.resize(to: (rows >> 6) + 1, filling: -1) }
  }

  /// Shifts the numbers that are not below one.
  mutating func shift(from first: Int32, by change: Int32) {
    DrawSources.shift(numbers.base, numbers.count, from: first, by: change)
  }

  @inline(__always)
  mutating func set(_ row: Int, _ number: Int32) {
    if pages[row >> 6] < 0 { addPage(row >> 6) }
    numbers[Int(pages[row >> 6]) &* 64 &+ (row & 63)] = number
  }

  @inline(never)
  private mutating func addPage(_ page: Int) {
    pages[page] = Int32(truncatingIfNeeded: numbers.count / 64)
    used.append(Int32(truncatingIfNeeded: page))
    numbers.append(repeating: -1, count: 64)
  }
}
