/// Where items are: read from views, written back to them.
extension DynamicItems {
  func outline(_ number: Int32) -> DynamicItemState.Outline {
    switch rows[Int(number)].outline {
    case DynamicItemRow.rectangle: .rectangle
    case DynamicItemRow.ellipse: .ellipse
    case let path: .path(outlines[path])
    }
  }

  /// An animator takes an item up as it is.
  func isShaped(_ number: Int32) {
    rows.base[Int(number)].isReshaped = false
    for member in members(number) { rows.base[Int(member)].isReshaped = false }
  }

  /// Center and rotation in the item's own coordinates, those of its superview.
  func place(_ number: Int32) -> (center: Point, rotation: Double) {
    let row = rows[Int(number)]
    guard row.isView else { return (row.center, row.rotation) }
    let model = views.geometry(row.handle.index)
    return (
      Views.center(model),
      isShowing(row) ? row.rotation : Self.rotation(transform(row.handle.index))
    )
  }

  func size(_ number: Int32) -> Size {
    let row = rows[Int(number)]
    guard !row.isView else { return views.bounds(row.handle.index).size }
    return row.size < 0 ? .zero : sizes[row.size]
  }

  /// Places an object for the host.
  func setPlace(_ number: Int32, _ center: Point, _ rotation: Double) {
    rows.base[Int(number)].center = center
    rows.base[Int(number)].rotation = rotation
    rows.base[Int(number)].isPlaced = true
  }

  /// Reads a view anew: where it is, and the transform that later rotations start from. Returns
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
    let part = viewParts.base + Int(rows[Int(number)].part)
    part.pointee.base = base
    part.pointee.baseRotation = rotation
    rows.base[Int(number)].rotation = rotation
  }

  /// Stores where an animator has put an item, which has this row.
  @inline(__always)
  func move(
    _ number: Int32, _ row: UnsafeMutablePointer<DynamicItemRow>, to center: Point,
    _ rotation: Double
  ) {
    let before = row.pointee.rotation
    row.pointee.center = center
    row.pointee.rotation = rotation
    let handle = Handle(bits: row.pointee.name)
    guard handle.kindNumber == Handle.Bits(Kind.view.rawValue) else { return }
    showView(number, turns: rotation != before)
  }

  @inline(never)
  private func showView(_ number: Int32, turns: Bool) {
    let row = rows[Int(number)]
    overwrite(row.handle.index, .center, row.center)
    if turns { overwrite(row.handle.index, .transform, shown(row)) }
  }

  /// Sets a property of a view that an animator moves. An animation that began meanwhile is one
  /// more change from outside (DY-4): it ends, or its difference would be seen on top.
  @inline(__always) private func overwrite<Value: BitwiseCopyable>(
    _ view: Int, _ property: PropertyID, _ value: Value
  ) {
    if !views.rows[view].firstTrack.isNone && !tracks.find(view, property).isNone {
      animations.remove(property, from: view)
    }
    set(view, property, value)
  }

  /// Lets go of the animations of a view's center and transform: it stays where it is shown.
  /// Returns its velocity.
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
  /// its velocity to the second. Returns whether anything moved it.
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

  private func set<Value: BitwiseCopyable>(_ view: Int, _ property: PropertyID, _ value: Value) {
    guard let kind = views.properties.kind(of: property) else { return }
    withUnsafePointer(to: value) { value in
      tracks.setModel(
        view, property, kind, to: UnsafeRawPointer(value).assumingMemoryBound(to: Double.self))
    }
  }

  private func transform(_ view: Int) -> AffineTransform {
    Views.transform(views.geometry(view))
  }

  /// The transform of a view that has been turned since it was read.
  private func shown(_ row: DynamicItemRow) -> AffineTransform {
    let part = viewParts.base + Int(row.part)
    let base = part.pointee.base
    return row.rotation == part.pointee.baseRotation
      ? base : base.concatenating(.rotation(row.rotation - part.pointee.baseRotation))
  }

  /// Whether the view's transform is the one that was set here: then the rotation is known with
  /// its full turns.
  private func isShowing(_ row: DynamicItemRow) -> Bool {
    transform(row.handle.index) == shown(row)
  }

  private static func rotation(_ transform: AffineTransform) -> Double {
    Elementary.atan2(transform.b, transform.a)
  }
}
