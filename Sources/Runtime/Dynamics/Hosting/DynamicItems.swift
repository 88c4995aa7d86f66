/// What dynamics can move, views and the host's own objects, as the small numbers by which
/// behaviours and animators know it.
///
/// A number lasts as long as its view or object. One that has ended waits until every animator has
/// forgotten it, then it is given out again.
final class DynamicItems: Momentum {
  struct Row: BitwiseCopyable {
    /// The view or the object; 0 when it has ended.
    var name: UInt64
    /// The animator whose behaviours name the item, and how many of them do (CONTRACT DY-3).
    var animator: UInt64 = 0
    var uses = 0
    /// Of a view: its transform when it was read, the rotation that this holds, and the rotation
    /// that the view shows now. Whatever else is in the transform is kept.
    var base = AffineTransform.identity
    var baseRotation = 0.0
    var rotation = 0.0
    /// Where an animator has put or found the item; of an object, where it is.
    var center = Point.zero
    /// Of an object; a view has its own.
    var size = Size.zero
    /// Of an object: the host has placed it since it was read.
    var isPlaced = false
    /// The host has given it another outline, or it has lost a member, since an animator took it up.
    var isReshaped = false
    /// The group that it is a member of; −1 for none.
    var group: Int32 = -1
    /// With what velocity an animator has let go of it, and when.
    var velocity = Vector.zero
    var releaseTime = -Double.infinity

    var handle: Handle { Handle(bits: name) }
    var isView: Bool { handle.kind == .view }
  }

  let views: Views
  let tracks: Tracks
  let animations: Animations
  private var rows = Column<Row>()
  private var outlines: [DynamicItemState.Outline] = []
  /// Of groups.
  private var members: [[Int32]] = []
  private var paths = Column<NamedPath>()
  /// The behaviours that name an item.
  private var mentions: [[Handle]] = []
  /// The number of a view, by its row in the tree; −1 for none.
  private var numberOfView = Column<Int32>()
  private var ended = Column<Int32>()
  /// What those that have ended were called, for what is still told of them.
  private var lastNames = Column<UInt64>()
  private var free = Column<Int32>()

  init(views: Views, tracks: Tracks, animations: Animations) {
    self.views = views
    self.tracks = tracks
    self.animations = animations
    super.init()
    animations.momentum = self
  }

  /// Lent, not copied: rows are long.
  subscript(number: Int32) -> Row {
    @inline(__always) _read { yield rows.base[Int(number)] }
  }

  /// The numbers that have ever been given out.
  var count: Int { rows.count }

  // MARK: Numbers

  /// The number of a living view, which gets one when it is first asked for.
  func number(ofView view: Handle) -> Int32 {
    while numberOfView.count <= view.index { numberOfView.append(-1) }
    if numberOfView[view.index] >= 0 { return numberOfView[view.index] }
    let number = make(Row(name: view.bits))
    numberOfView[view.index] = number
    return number
  }

  /// The number of a view that has one, by its row; −1 for none.
  func number(ofRow row: Int) -> Int32 { row < numberOfView.count ? numberOfView[row] : -1 }

  func makeObject(center: Point, size: Size, rotation: Double) -> Int32 {
    var row = Row(name: 0)
    row.center = center
    row.size = size
    row.rotation = rotation
    return make(row)
  }

  func name(_ number: Int32, _ handle: Handle) { rows.base[Int(number)].name = handle.bits }

  private func make(_ row: Row) -> Int32 {
    if free.count > 0 {
      let number = free[free.count - 1]
      free.removeLast()
      rows[Int(number)] = row
      return number
    }
    rows.append(row)
    outlines.append(.rectangle)
    members.append([])
    mentions.append([])
    return Int32(truncatingIfNeeded: rows.count - 1)
  }

  /// The item is gone: its number stays taken until `recycle`.
  func end(_ number: Int32) {
    let row = rows[Int(number)]
    if row.isView { numberOfView[row.handle.index] = -1 }
    if row.group >= 0 {
      members[Int(row.group)].removeAll { $0 == number }
      rows.base[Int(row.group)].isReshaped = true
    }
    for member in members[Int(number)] { rows.base[Int(member)].group = -1 }
    members[Int(number)].removeAll()
    setPath(number, nil)
    lastNames.append(rows[Int(number)].name)
    rows.base[Int(number)].name = 0
    outlines[Int(number)] = .rectangle
    ended.append(number)
  }

  /// To be called when no animator knows the items that have ended.
  func recycle() {
    guard ended.count > 0 else { return }
    free.append(contentsOf: ended.base, count: ended.count)
    ended.removeAll()
    lastNames.removeAll()
  }

  /// The name of an item, also of one that has ended since the last frame.
  func name(_ number: Int32) -> UInt64 {
    let name = rows[Int(number)].name
    guard name == 0 else { return name }
    for index in 0..<ended.count where ended[index] == number { return lastNames[index] }
    return 0
  }

  // MARK: Who names an item

  func behaviors(naming number: Int32) -> [Handle] { mentions[Int(number)] }

  func mention(_ number: Int32, by behavior: Handle) { mentions[Int(number)].append(behavior) }

  func unmention(_ number: Int32, by behavior: Handle) {
    guard let place = mentions[Int(number)].lastIndex(of: behavior) else { return }
    mentions[Int(number)].remove(at: place)
  }

  /// Notes that one more behaviour of an animator names the item. Answers whether it is the first.
  func enter(_ number: Int32, _ animator: Handle) -> Bool {
    rows.base[Int(number)].animator = animator.bits
    for member in members[Int(number)] { rows.base[Int(member)].animator = animator.bits }
    rows.base[Int(number)].uses += 1
    return rows[Int(number)].uses == 1
  }

  func leave(_ number: Int32) {
    rows.base[Int(number)].uses -= 1
    guard rows[Int(number)].uses == 0 else { return }
    rows.base[Int(number)].animator = 0
    for member in members[Int(number)] { rows.base[Int(member)].animator = 0 }
  }

  // MARK: Groups

  func members(_ number: Int32) -> [Int32] { members[Int(number)] }

  func isGroup(_ number: Int32) -> Bool { !members[Int(number)].isEmpty }

  func setMembers(_ number: Int32, _ items: [Int32]) {
    members[Int(number)] = items
    for item in items { rows.base[Int(item)].group = number }
  }

  /// Where a group stands before an animator knows it.
  func enclose(_ number: Int32) {
    var frame: Rect?
    for member in members[Int(number)] {
      let place = place(member)
      let bounds = Rect(around: place.center, size(member), place.rotation)
      frame = frame?.union(bounds) ?? bounds
    }
    if let frame { setFrame(number, frame) }
  }

  /// Where a group begins, as what encloses its members.
  func setFrame(_ number: Int32, _ frame: Rect) {
    rows.base[Int(number)].center = Point(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    rows.base[Int(number)].size = frame.size
    rows.base[Int(number)].rotation = 0
  }

  // MARK: Layout paths

  private struct NamedPath: BitwiseCopyable {
    let item: Int32
    let path: LayoutPath
  }

  /// Says which element of a collection an item is; nil for none.
  func setPath(_ number: Int32, _ path: LayoutPath?) {
    for index in 0..<paths.count where paths[index].item == number {
      paths.removeBySwap(index)
      break
    }
    if let path { paths.append(NamedPath(item: number, path: path)) }
  }

  /// The item of an animator with a path; −1 for none.
  func item(at path: LayoutPath, of animator: Handle) -> Int32 {
    for index in 0..<paths.count
    where paths[index].path == path && rows[Int(paths[index].item)].animator == animator.bits {
      return paths[index].item
    }
    return -1
  }

  // MARK: Momentum

  /// Notes that an animator lets go of an item that moves.
  func release(_ number: Int32, velocity: Vector, at time: Double) {
    rows.base[Int(number)].velocity = velocity
    rows.base[Int(number)].releaseTime = time
  }

  /// The velocity of a view that an animator has let go of in the present frame.
  override func momentum(ofView view: Int, at time: Double) -> Vector? {
    let number = number(ofRow: view)
    guard number >= 0, rows[Int(number)].releaseTime == time, rows[Int(number)].uses == 0 else {
      return nil
    }
    return rows[Int(number)].velocity
  }

  // MARK: Where an item is

  func outline(_ number: Int32) -> DynamicItemState.Outline { outlines[Int(number)] }

  func setOutline(_ number: Int32, _ outline: DynamicItemState.Outline) {
    outlines[Int(number)] = outline
    rows.base[Int(number)].isReshaped = true
  }

  /// An animator takes an item up as it is.
  func isShaped(_ number: Int32) {
    rows.base[Int(number)].isReshaped = false
    for member in members[Int(number)] { rows.base[Int(member)].isReshaped = false }
  }

  /// Center and rotation in the item's own coordinates, those of its superview.
  func place(_ number: Int32) -> (center: Point, rotation: Double) {
    let row = rows[Int(number)]
    guard row.isView else { return (row.center, row.rotation) }
    let model = views.geometry(row.handle.index)
    return (
      Point(x: model[0], y: model[1]),
      isShowing(row) ? row.rotation : Self.rotation(transform(row.handle.index))
    )
  }

  func size(_ number: Int32) -> Size {
    let row = rows[Int(number)]
    return row.isView ? views.bounds(row.handle.index).size : row.size
  }

  /// Places an object for the host.
  func setPlace(_ number: Int32, _ center: Point, _ rotation: Double) {
    rows.base[Int(number)].center = center
    rows.base[Int(number)].rotation = rotation
    rows.base[Int(number)].isPlaced = true
  }

  func setSize(_ number: Int32, _ size: Size) { rows.base[Int(number)].size = size }

  /// Reads a view anew: where it is, and the transform that later rotations start from. Answers
  /// whether it is elsewhere than an animator has left it.
  func read(_ number: Int32) -> Bool {
    let row = rows[Int(number)]
    guard row.isView else {
      rows.base[Int(number)].isPlaced = false
      return row.isPlaced
    }
    let place = place(number)
    rows.base[Int(number)].center = place.center
    let isElsewhere = place.center != row.center || place.rotation != row.rotation
    if !isShowing(row) { readTransform(number) }
    return isElsewhere
  }

  private func readTransform(_ number: Int32) {
    let base = transform(rows[Int(number)].handle.index)
    let rotation = Self.rotation(base)
    rows.base[Int(number)].base = base
    rows.base[Int(number)].baseRotation = rotation
    rows.base[Int(number)].rotation = rotation
  }

  /// Stores where an animator has put an item.
  func move(_ number: Int32, to center: Point, _ rotation: Double) {
    let row = rows.base + Int(number)
    let before = row.pointee.rotation
    row.pointee.center = center
    row.pointee.rotation = rotation
    let handle = Handle(bits: row.pointee.name)
    guard handle.kind == .view else { return }
    overwrite(handle.index, .center, center)
    guard rotation != before else { return }
    overwrite(handle.index, .transform, shown(rows[Int(number)]))
  }

  /// Lets go of the animations of a view's center and transform: it stays where it is shown.
  /// Answers its velocity.
  func takeFromAnimations(_ number: Int32) -> (linear: Vector, angular: Double) {
    let row = rows[Int(number)]
    guard row.isView, !views.rows[row.handle.index].firstTrack.isNone else { return (.zero, 0) }
    let view = row.handle.index
    var linear = Vector.zero
    var angular = 0.0
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 12) { room in
      guard let value = room.baseAddress else { return }
      if take(view, .center, value) { linear = Vector(dx: value[6], dy: value[7]) }
      if take(view, .transform, value) {
        // The angle atan2(b, a) changes at (a·b′ − b·a′)/(a² + b²).
        let square = value[0] * value[0] + value[1] * value[1]
        if square > 0 { angular = (value[0] * value[7] - value[1] * value[6]) / square }
      }
    }
    guard linear.isFinite, angular.isFinite else { return (.zero, 0) }
    return (linear, angular)
  }

  /// Ends what moves a property where it is shown: the value goes to the first half of the room,
  /// its velocity to the second. Answers whether anything moved it.
  private func take(
    _ view: Int, _ property: PropertyID, _ room: UnsafeMutablePointer<Double>
  ) -> Bool {
    guard !tracks.find(view, property).isNone, let kind = views.properties.kind(of: property)
    else { return false }
    tracks.readShown(view, property, kind, into: room)
    tracks.readVelocity(view, property, kind, into: room + 6) { group in
      animations.rates(of: group)
    }
    animations.remove(property, from: view)
    tracks.setModel(view, property, kind, to: room)
    return true
  }

  /// Sets a property of a view that an animator moves. An animation that began meanwhile is one more
  /// change from outside (CONTRACT DY-4): it ends, or its difference would be seen on top.
  private func overwrite<Value: BitwiseCopyable>(
    _ view: Int, _ property: PropertyID, _ value: Value
  ) {
    if !views.rows[view].firstTrack.isNone && !tracks.find(view, property).isNone {
      animations.remove(property, from: view)
    }
    set(view, property, value)
  }

  private func set<Value: BitwiseCopyable>(_ view: Int, _ property: PropertyID, _ value: Value) {
    guard let kind = views.properties.kind(of: property) else { return }
    withUnsafePointer(to: value) { value in
      tracks.setModel(
        view, property, kind, to: UnsafeRawPointer(value).assumingMemoryBound(to: Double.self))
    }
  }

  private func transform(_ view: Int) -> AffineTransform {
    let model = views.geometry(view)
    return AffineTransform(
      a: model[6], b: model[7], c: model[8], d: model[9], tx: model[10], ty: model[11])
  }

  /// The transform of a view that has been turned since it was read.
  private func shown(_ row: Row) -> AffineTransform {
    row.rotation == row.baseRotation
      ? row.base : row.base.concatenating(.rotation(row.rotation - row.baseRotation))
  }

  /// Whether the view's transform is the one that was set here: then the rotation is known with
  /// its full turns.
  private func isShowing(_ row: Row) -> Bool { transform(row.handle.index) == shown(row) }

  private static func rotation(_ transform: AffineTransform) -> Double {
    Elementary.atan2(transform.b, transform.a)
  }
}
