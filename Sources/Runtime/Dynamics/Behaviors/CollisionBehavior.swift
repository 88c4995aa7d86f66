/// Items of one collision behaviour meet each other, its boundaries, or both (DY-13).
///
/// Boundaries belong to the behaviour: they outlast its removal from an animator (DY-20).
final class CollisionBehavior: DynamicItemsBehavior {
  struct Mode: OptionSet {
    let rawValue: UInt
    static let items = Mode(rawValue: 1)
    static let boundaries = Mode(rawValue: 2)
    static let everything = Mode(rawValue: .max)
  }

  struct Boundary {
    /// nil for the reference bounds.
    let identifier: Int32?
    let points: [Vector]
    let isClosed: Bool
    /// Distinguishes it from every other that the behaviour has or had.
    let serial: Int32
  }

  /// Serials share a number with the behaviour's bit.
  static let serialBits = 20

  var mode = Mode.everything { didSet { if mode != oldValue { meetingsChanged() } } }
  /// In the order in which they came, so that serials rise, but for a fall to 0.
  private(set) var boundaries: [Boundary] = []
  /// The serials of those that have identifiers, by these.
  private var serials = KeyMap()
  /// The serial of the one without, when there is one.
  private var referenceSerial: Int32 = 0
  /// The distance of a boundary from the reference bounds, which whoever owns these sets; nil for
  /// no such boundary.
  private(set) var referenceInsets: Insets?
  private var shapes: [Int32] = []
  private var lastSerial: Int32 = 0
  /// The behaviour's bit among the animator's collision behaviours; -1 outside.
  private(set) var bit = -1

  /// How many have identifiers: all but that of the reference bounds.
  var boundaryCount: Int { serials.count }

  func setReferenceInsets(_ insets: Insets?) { referenceInsets = insets }

  /// Identifiers in the order in which their boundaries came.
  func boundaryIdentifier(at index: Int) -> Int32? {
    guard index >= 0, index < serials.count else { return nil }
    let isBehind = serials.count < boundaries.count && place(ofSerial: referenceSerial) <= index
    return boundaries[isBehind ? index + 1 : index].identifier
  }

  func boundary(_ identifier: Int32) -> Boundary? {
    let serial = serials.find(Self.key(identifier))
    return serial < 0 ? nil : boundary(serial: serial)
  }

  private static func key(_ identifier: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: identifier)) + 1
  }

  func boundary(serial: Int32) -> Boundary? {
    let place = place(ofSerial: serial)
    return place < boundaries.count && boundaries[place].serial == serial ? boundaries[place] : nil
  }

  /// Where a boundary stands, or would.
  private func place(ofSerial serial: Int32) -> Int {
    place(of: serial, among: boundaries.count) { boundaries[$0].serial }
  }

  /// Index at which a serial is, or would be, among rising ones, by binary search: serials count on
  /// from 0 after the greatest, so they are compared from the first one on.
  private func place(of serial: Int32, among count: Int, _ serialAt: (Int) -> Int32) -> Int {
    guard let first = boundaries.first?.serial else { return 0 }
    let mask: Int32 = 1 << CollisionBehavior.serialBits - 1
    let wanted = (serial - first) & mask
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = (serialAt(middle) - first) & mask < wanted
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a boundary, or replaces the one of that name.
  func addBoundary(_ identifier: Int32, points: [Vector], isClosed: Bool) {
    if let old = boundary(identifier) { remove(old) }
    append(identifier, points, isClosed)
    changed()
  }

  func addBoundary(_ identifier: Int32, from start: Point, to end: Point) {
    addBoundary(identifier, points: [start - .zero, end - .zero], isClosed: false)
  }

  func removeBoundary(_ identifier: Int32) {
    guard let boundary = boundary(identifier) else { return }
    remove(boundary)
    changed()
  }

  func removeAllBoundaries() {
    while let last = boundaries.last(where: { $0.identifier != nil }) { remove(last) }
    changed()
  }

  /// The reference view's bounds as a boundary, inset; nil for none.
  func setReferenceBounds(_ bounds: Rect?) {
    if serials.count < boundaries.count, let old = boundary(serial: referenceSerial) { remove(old) }
    if let bounds {
      let corners = [
        Vector(dx: bounds.minX, dy: bounds.minY), Vector(dx: bounds.maxX, dy: bounds.minY),
        Vector(dx: bounds.maxX, dy: bounds.maxY), Vector(dx: bounds.minX, dy: bounds.maxY),
      ]
      append(nil, corners, true)
    }
    changed()
  }

  /// Shapes stand in the order of their boundaries. Those of the others stay, and with them what
  /// touches them.
  @inline(never) private func remove(_ boundary: Boundary) {
    if let animator {
      let first = place(of: boundary.serial, among: shapes.count) {
        CollisionBehavior.serial(ofTag: animator.world.tag(of: shapes[$0]))
      }
      var end = first
      while end < shapes.count,
        CollisionBehavior.serial(ofTag: animator.world.tag(of: shapes[end])) == boundary.serial
      {
        animator.world.removeShape(shapes[end])
        end += 1
      }
      if end > first { shapes.removeSubrange(first..<end) }
    }
    if let identifier = boundary.identifier { serials.remove(Self.key(identifier)) }
    boundaries.close(place(ofSerial: boundary.serial))
  }

  /// The serial of a boundary, from the tag of its shapes.
  static func serial(ofTag tag: Int32) -> Int32 { (-2 - tag) & (1 << serialBits - 1) }

  private func append(_ identifier: Int32?, _ points: [Vector], _ isClosed: Bool) {
    repeat {
      lastSerial = (lastSerial + 1) & (1 << CollisionBehavior.serialBits - 1)
    } while boundary(serial: lastSerial) != nil
    boundaries.append(
      Boundary(identifier: identifier, points: points, isClosed: isClosed, serial: lastSerial))
    name(boundaries[boundaries.count - 1])
    makeShapes(of: boundaries[boundaries.count - 1])
  }

  private func name(_ boundary: Boundary) {
    guard let identifier = boundary.identifier else { return referenceSerial = boundary.serial }
    _ = serials.insert(Self.key(identifier), boundary.serial)
  }

  override var sort: Int32 { 5 }

  override func code(_ coder: inout StateCoder) {
    mode = Mode(
      rawValue: UInt(bitPattern: Int(coder.index(Int32(truncatingIfNeeded: mode.rawValue)))))
    bit = coder.bit(bit)
    let serials = 0...Int32(1 << Self.serialBits - 1)
    lastSerial = coder.index(lastSerial, within: serials)
    let isInset = coder.flag(referenceInsets != nil)
    let vertical = coder.vector(
      Vector(dx: referenceInsets?.top ?? 0, dy: referenceInsets?.bottom ?? 0))
    let horizontal = coder.vector(
      Vector(dx: referenceInsets?.left ?? 0, dy: referenceInsets?.right ?? 0))
    if coder.isReading {
      referenceInsets =
        isInset
        ? Insets(
          top: vertical.dx, left: horizontal.dx, bottom: vertical.dy, right: horizontal.dy) : nil
    }
    var list: [Int32] = []
    for index in 0..<coder.code(count: shapes.count, of: 8) {
      list.append(coder.shape(index < shapes.count ? shapes[index] : -1))
    }
    var made: [Boundary] = []
    for index in 0..<coder.code(count: boundaries.count, of: 40) {
      made.append(coded(index < boundaries.count ? boundaries[index] : nil, &coder))
    }
    guard coder.isReading else { return }
    shapes = list
    boundaries = made
    self.serials.removeAll()
    for boundary in made { name(boundary) }
  }

  private func coded(_ boundary: Boundary?, _ coder: inout StateCoder) -> Boundary {
    let isNamed = coder.flag(boundary?.identifier != nil)
    let identifier = coder.index(boundary?.identifier ?? 0)
    let isClosed = coder.flag(boundary?.isClosed ?? false)
    let serial = coder.index(
      boundary?.serial ?? 0, within: 0...Int32(1 << Self.serialBits - 1))
    let old = boundary?.points ?? []
    var points: [Vector] = []
    for index in 0..<coder.code(count: old.count, of: 16) {
      points.append(coder.vector(index < old.count ? old[index] : .zero))
    }
    return Boundary(
      identifier: isNamed ? identifier : nil, points: points, isClosed: isClosed, serial: serial)
  }

  override func didEnter() {
    super.didEnter()
    bit = animator?.takeBit(for: self) ?? -1
    for boundary in boundaries { makeShapes(of: boundary) }
  }

  override func willLeave() {
    dropShapes()
    animator?.returnBit(of: self)
    bit = -1
  }

  override func addItem(_ item: Int32) {
    super.addItem(item)
    meetingsChanged()
  }

  override func removeItem(_ item: Int32) {
    super.removeItem(item)
    meetingsChanged()
  }

  /// Has the contacts of this behaviour's items revised with the next tick: the items have changed.
  private func meetingsChanged() {
    animator?.noteNewCollisionPairs()
    changed()
  }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    guard bit >= 0 else { return }
    let own = UInt64(1) << UInt64(bit)
    for item in items {
      animator.collide(
        item, itemBits: mode.contains(.items) ? own : 0,
        boundaryBits: mode.contains(.boundaries) ? own : 0)
    }
  }

  private func makeShapes(of boundary: Boundary) {
    guard let animator, bit >= 0 else { return }
    let points = boundary.points
    let sides = boundary.isClosed && points.count > 2 ? points.count : points.count - 1
    guard sides > 0 else { return }
    for side in 0..<sides {
      let start = points[side]
      let end = points[side + 1 < points.count ? side + 1 : 0]
      guard start != end else { continue }
      let shape = animator.world.addSegment(from: start, to: end, of: World.ground)
      animator.world.shapes[shape].isBoundary = true
      animator.world.setSurface(of: shape) {
        $0.itemBits = 0
        $0.boundaryBits = UInt64(1) << UInt64(bit)
      }
      // Distinguished from items by the sign: behaviour and boundary in one number.
      let segment = animator.world.shapes[shape].segment
      animator.world.shapes.segmentGhosts[segment].tag =
        -2 - (Int32(truncatingIfNeeded: bit) << CollisionBehavior.serialBits | boundary.serial)
      shapes.append(shape)
    }
  }

  private func dropShapes() {
    if let animator {
      for shape in shapes { animator.world.removeShape(shape) }
    }
    shapes.removeAll()
  }
}
