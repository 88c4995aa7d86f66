/// Views and host objects that dynamics can move, under the small numbers by which behaviours and
/// animators know them.
///
/// A number lasts as long as its view or object. The number of an ended one waits until every
/// animator has forgotten it, then it is given out again.
final class DynamicItems: Momentum {
  let views: Views
  let tracks: Tracks
  let animations: Animations
  private(set) var rows = Buffer<DynamicItemRow>()
  /// Data of the views.
  private(set) var viewParts = Buffer<DynamicItemView>()
  private(set) var sizes = SharedTable<Size>()
  private var freeViewParts = Buffer<Int32>()
  /// Members of the groups.
  private var members = ListPool<Int32>()
  /// Outlines that are neither a rectangle nor an ellipse.
  private(set) var outlines = ListPool<Vector>()
  private var predictedPaths = Buffer<NamedPath>()
  /// Where the first one with a key stands.
  private var placeOfPath = KeyMap()
  /// The behaviours that name an item, as lists from the last one to the first.
  private var mentions = Buffer<Mention>()
  private var firstFreeMention: Int32 = -1
  /// The number of a view, by its row in the tree; −1 for none.
  private var numberOfView = Buffer<Int32>()
  /// The number of an object, by the index of its handle.
  private var numberOfObject = Buffer<Int32>()
  private var ended = Buffer<Int32>()
  /// Handles of ended items by their numbers, for events about them that are still to be reported.
  private var lastNames = Buffer<Handle.Bits>()
  private var free = Buffer<Int32>()

  init(views: Views, tracks: Tracks, animations: Animations) {
    self.views = views
    self.tracks = tracks
    self.animations = animations
    super.init()
    animations.take(self)
  }

  /// Lent, not copied: rows are long.
  subscript(number: Int32) -> DynamicItemRow {
    @inline(__always) _read { yield rows.base[Int(number)] }
  }

  /// The numbers that have ever been given out.
  var count: Int { rows.count }

  // MARK: Numbers

  /// The number of a living view, which gets one when it is first asked for.
  func number(ofView view: Handle) -> Int32 {
    while numberOfView.count <= view.index { numberOfView.append(-1) }
    if numberOfView[view.index] >= 0 { return numberOfView[view.index] }
    var row = DynamicItemRow(name: view.bits)
    row.part = makeViewPart()
    let number = make(row)
    numberOfView[view.index] = number
    return number
  }

  /// The number of a view that has one, by its row; −1 for none.
  func number(ofRow row: Int) -> Int32 { row < numberOfView.count ? numberOfView[row] : -1 }

  /// The number of an object that lives, by the index of its handle.
  func number(ofObject index: Int) -> Int32 { numberOfObject[index] }

  func makeObject(_ name: Handle, center: Point, size: Size, rotation: Double) -> Int32 {
    var row = DynamicItemRow(name: name.bits)
    row.center = center
    row.size = sizes.take(size)
    row.rotation = rotation
    let number = make(row)
    while numberOfObject.count <= name.index { numberOfObject.append(-1) }
    numberOfObject[name.index] = number
    return number
  }

  private func makeViewPart() -> Int32 {
    guard freeViewParts.count > 0 else {
      viewParts.append(DynamicItemView())
      return Int32(truncatingIfNeeded: viewParts.count - 1)
    }
    let part = freeViewParts[freeViewParts.count - 1]
    freeViewParts.removeLast()
    viewParts[Int(part)] = DynamicItemView()
    return part
  }

  private func make(_ row: DynamicItemRow) -> Int32 {
    if free.count > 0 {
      let number = free[free.count - 1]
      free.removeLast()
      rows[Int(number)] = row
      return number
    }
    rows.append(row)
    return Int32(truncatingIfNeeded: rows.count - 1)
  }

  /// Ends an item; its number stays taken until `recycle`.
  func end(_ number: Int32) {
    let row = rows[Int(number)]
    if row.group >= 0 {
      members[rows[Int(row.group)].part].removeOne { $0 == number }
      rows.base[Int(row.group)].isReshaped = true
    }
    for member in members(number) { rows.base[Int(member)].group = -1 }
    if row.isView {
      numberOfView[row.handle.index] = -1
      freeViewParts.append(row.part)
    } else if row.part >= 0 {
      members.remove(row.part)
    }
    if row.size >= 0 { sizes.leave(row.size) }
    rows.base[Int(number)].size = -1
    rows.base[Int(number)].part = -1
    setPath(number, nil)
    setOutline(number, .rectangle)
    rows.base[Int(number)].path = Int32(truncatingIfNeeded: ended.count)
    lastNames.append(row.name)
    rows.base[Int(number)].name = 0
    ended.append(number)
  }

  /// Frees the numbers of ended items; to be called when no animator knows these any more.
  func recycle() {
    guard ended.count > 0 else { return }
    free.append(contentsOf: ended.base, count: ended.count)
    ended.removeAll()
    lastNames.removeAll()
  }

  /// The name of an item, also of one that has ended since the last frame.
  func name(_ number: Int32) -> Handle.Bits {
    let name = rows[Int(number)].name
    guard name == 0 else { return name }
    let place = Int(rows[Int(number)].path)
    return place >= 0 && place < ended.count && ended[place] == number ? lastNames[place] : 0
  }

  // MARK: Who names an item

  private struct Mention: BitwiseCopyable {
    var behavior: Int32
    /// The one before, or of a free one the next free one; −1 for none.
    var previous: Int32
  }

  /// Behaviours by their identifiers, in the order in which they came.
  func behaviors(naming number: Int32) -> [Int32] {
    var behaviors: [Int32] = []
    var index = rows[Int(number)].lastMention
    while index >= 0 {
      behaviors.append(mentions[Int(index)].behavior)
      index = mentions[Int(index)].previous
    }
    behaviors.reverse()
    return behaviors
  }

  func mention(_ number: Int32, by behavior: Int32) {
    let mention = Mention(behavior: behavior, previous: rows[Int(number)].lastMention)
    var index = firstFreeMention
    if index >= 0 {
      firstFreeMention = mentions[Int(index)].previous
      mentions[Int(index)] = mention
    } else {
      index = Int32(truncatingIfNeeded: mentions.count)
      mentions.append(mention)
    }
    rows.base[Int(number)].lastMention = index
  }

  func unmention(_ number: Int32, by behavior: Int32) {
    var next: Int32 = -1
    var index = rows[Int(number)].lastMention
    while index >= 0 && mentions[Int(index)].behavior != behavior {
      next = index
      index = mentions[Int(index)].previous
    }
    guard index >= 0 else { return }
    let previous = mentions[Int(index)].previous
    if next >= 0 {
      mentions.base[Int(next)].previous = previous
    } else {
      rows.base[Int(number)].lastMention = previous
    }
    mentions.base[Int(index)].previous = firstFreeMention
    firstFreeMention = index
  }

  /// Notes that one more behaviour of an animator names the item. Returns whether it is the first.
  func enter(_ number: Int32, _ animator: Handle) -> Bool {
    rows.base[Int(number)].animator = animator.bits
    for member in members(number) { rows.base[Int(member)].animator = animator.bits }
    rows.base[Int(number)].uses += 1
    return rows[Int(number)].uses == 1
  }

  func leave(_ number: Int32) {
    rows.base[Int(number)].uses -= 1
    guard rows[Int(number)].uses == 0 else { return }
    rows.base[Int(number)].animator = 0
    for member in members(number) { rows.base[Int(member)].animator = 0 }
  }

  // MARK: Shapes

  func setOutline(_ number: Int32, _ outline: DynamicItemState.Outline) {
    let old = rows[Int(number)].outline
    if old >= 0 { outlines.remove(old) }
    switch outline {
    case .rectangle: rows.base[Int(number)].outline = DynamicItemRow.rectangle
    case .ellipse: rows.base[Int(number)].outline = DynamicItemRow.ellipse
    case .path(let points): rows.base[Int(number)].outline = outlines.add(points)
    }
    rows.base[Int(number)].isReshaped = true
  }

  func setSize(_ number: Int32, _ size: Size) {
    let old = rows[Int(number)].size
    rows.base[Int(number)].size = sizes.take(size)
    if old >= 0 { sizes.leave(old) }
  }

  // MARK: Groups

  func members(_ number: Int32) -> [Int32] {
    let row = rows[Int(number)]
    return row.part < 0 || row.isView ? [] : members[row.part]
  }

  func isGroup(_ number: Int32) -> Bool { !members(number).isEmpty }

  /// Sets the members of a group; an item that is named twice is a member once.
  func setMembers(_ number: Int32, _ items: [Int32]) {
    var once: [Int32] = []
    for item in items where rows[Int(item)].group != number {
      rows.base[Int(item)].group = number
      once.append(item)
    }
    rows.base[Int(number)].part = members.add(once)
  }

  /// Puts a group in the middle of the rectangle around its members (DY-22), in the coordinates in
  /// which these are placed.
  @inline(never) func enclose(
    _ number: Int32, placing: (Int32) -> (center: Point, rotation: Double)
  ) {
    var frame: Rect?
    for member in members(number) {
      let place = placing(member)
      let bounds = Rect(around: place.center, size(member), place.rotation)
      frame = frame?.union(bounds) ?? bounds
    }
    guard let frame else { return }
    rows.base[Int(number)].center = Point(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    setSize(number, frame.size)
    rows.base[Int(number)].rotation = 0
  }

  // MARK: Layout paths

  private struct NamedPath: BitwiseCopyable {
    let item: Int32
    let path: LayoutPath
    /// The next one whose path has the same key.
    var next: Int32 = -1
  }

  /// Says which element of a collection an item is; nil for none.
  func setPath(_ number: Int32, _ path: LayoutPath?) {
    let place = rows[Int(number)].path
    if place >= 0 { removePath(place) }
    rows.base[Int(number)].path = -1
    guard let path else { return }
    let new = Int32(truncatingIfNeeded: predictedPaths.count)
    rows.base[Int(number)].path = new
    predictedPaths.append(NamedPath(item: number, path: path))
    link(new)
  }

  private func link(_ place: Int32) {
    let key = predictedPaths[place].path.key
    let first = placeOfPath.find(key)
    placeOfPath.set(key, place)
    predictedPaths[place].next = first
  }

  private func unlink(_ place: Int32) {
    let entry = predictedPaths[place]
    let key = entry.path.key
    var before = placeOfPath.find(key)
    if before == place {
      if entry.next >= 0 { placeOfPath.set(key, entry.next) } else { placeOfPath.remove(key) }
    } else {
      while predictedPaths[before].next != place { before = predictedPaths[before].next }
      predictedPaths[before].next = entry.next
    }
  }

  /// The last one takes the place of the removed one.
  private func removePath(_ place: Int32) {
    unlink(place)
    let last = Int32(truncatingIfNeeded: predictedPaths.count - 1)
    if place != last {
      unlink(last)
      rows.base[Int(predictedPaths[last].item)].path = place
    }
    predictedPaths.removeSwapping(at: Int(place))
    if place != last { link(place) }
  }

  /// The item of an animator with a path; −1 for none.
  func item(at path: LayoutPath, of animator: Handle) -> Int32 {
    var index = placeOfPath.find(path.key)
    while index >= 0 {
      let entry = predictedPaths[index]
      if entry.path == path, rows[Int(entry.item)].animator == animator.bits { return entry.item }
      index = entry.next
    }
    return -1
  }

  // MARK: Momentum

  /// Notes that an animator lets go of a view that moves.
  func release(_ number: Int32, velocity: Vector, at time: Double) {
    let part = viewParts.base + Int(rows[Int(number)].part)
    part.pointee.velocity = velocity
    part.pointee.releaseTime = time
  }

  /// The velocity of a view that an animator has let go of in the present frame.
  override func momentum(ofView view: Int, at time: Double) -> Vector? {
    let number = number(ofRow: view)
    guard number >= 0, rows[Int(number)].uses == 0 else { return nil }
    let part = viewParts.base + Int(rows[Int(number)].part)
    return part.pointee.releaseTime == time ? part.pointee.velocity : nil
  }
}
