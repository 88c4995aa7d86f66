/// Items: becoming known, read, changed.
extension DynamicAnimator {
  enum ItemProblem: Error {
    case empty
    case notFinite
    case degenerate
    case notKnown
  }

  /// Whether an item's state can be taken; the border asks before it adds the item.
  static func check(_ state: DynamicItemState) throws(ItemProblem) {
    guard state.center.isFinite, state.size.isFinite, state.rotation.isFinite else {
      throw .notFinite
    }
    guard state.size.width > 0, state.size.height > 0 else { throw .empty }
    if case .path(let points) = state.outline {
      for point in points where !point.isFinite { throw .notFinite }
      guard ConvexHull(points) != nil else { throw .degenerate }
    }
  }

  /// Takes up an item when a behaviour first names it; its pose is read once (DY-4).
  func know(_ item: Int32) {
    guard item >= 0, record(of: item) < 0, let source else { return }
    let state = source.state(of: item)
    do throws(ItemProblem) { try DynamicAnimator.check(state) } catch { return }
    let body = world.makeBody(kind: .dynamic, at: state.center, angle: state.rotation)
    world.bodies[body].tag = item
    if state.members.isEmpty {
      addShape(of: state, at: .zero, turn: 0, to: body)
    }
    var entry = DynamicItemRecord(item: item, body: body, size: sizes.take(state.size))
    entry.isGroup = !state.members.isEmpty
    let group = adopt(entry)
    setPrevious(of: group, state.center, state.rotation)
    for member in state.members where record(of: member) < 0 {
      addMember(member, to: group, at: state)
    }
    world.updateMass(of: body)
    setNeedsRebuild()
  }

  /// Members keep their own outline; the group is one rigid body (DY-22).
  private func addMember(_ member: Int32, to group: Int32, at state: DynamicItemState) {
    guard let source else { return }
    let part = source.state(of: member)
    do throws(ItemProblem) { try DynamicAnimator.check(part) } catch { return }
    let rotation = Rotation(angle: state.rotation)
    let body = records[group].body
    var entry = DynamicItemRecord(item: member, body: body, size: sizes.take(part.size))
    entry.group = group
    let offset = rotation.undo(part.center - state.center)
    let turn = part.rotation - state.rotation
    addShape(of: part, at: offset, turn: turn, to: body)
    let index = adopt(entry)
    if Int(index) >= parts.count { parts.resize(to: Int(index) + 1, filling: DynamicItemPose()) }
    parts[index] = DynamicItemPose(
      center: Point(x: offset.dx, y: offset.dy), rotation: turn)
  }

  private func addShape(
    of state: DynamicItemState, at offset: Vector, turn: Double, to body: Int32
  ) {
    let rotation = Rotation(angle: turn)
    let x = state.size.width / 2
    let y = state.size.height / 2
    var points: [Vector]
    switch state.outline {
    case .rectangle:
      if offset == .zero && turn == 0 {
        _ = world.addBox(width: state.size.width, height: state.size.height, to: body)
        return
      }
      points = [
        Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
      ]
    case .ellipse:
      if x == y {
        _ = world.addCircle(center: offset, radius: x, to: body)
        return
      }
      points = []
      let sides = 24
      // Corners a little outside, so that the polygon has the ellipse's area.
      let (s, _) = Elementary.sincos(2 * Double.pi / Double(sides))
      let swell = (2 * Double.pi / (Double(sides) * s)).squareRoot()
      for side in 0..<sides {
        let (s, c) = Elementary.sincos(2 * Double.pi * (Double(side) + 0.5) / Double(sides))
        points.append(Vector(dx: x * c * swell, dy: y * s * swell))
      }
    case .path(let outline):
      points = outline
    }
    let placed = points.map { offset + rotation.apply($0) }
    if let hull = ConvexHull(placed) { _ = world.addPolygon(hull, to: body) }
  }

  func body(of item: Int32) -> Int32? {
    let index = record(of: item)
    return index < 0 ? nil : records[index].body
  }

  /// The record that a property of the item goes to: a member's is its group's.
  func owner(of item: Int32) -> Int32 {
    let index = record(of: item)
    guard index >= 0 else { return -1 }
    return records[index].group >= 0 ? records[index].group : index
  }

  /// Reads an item's pose anew; its velocity stays unless it is to be reset.
  func updateItem(_ item: Int32, resettingVelocity: Bool = false) throws(ItemProblem) {
    let index = owner(of: item)
    guard index >= 0, let source else { throw .notKnown }
    let state = source.state(of: records[index].item)
    guard state.center.isFinite, state.rotation.isFinite else { throw .notFinite }
    let body = records[index].body
    let isSent = send(
      body, to: state.center, state.rotation,
      velocity: resettingVelocity ? .zero : world.velocity(of: body),
      angularVelocity: resettingVelocity ? 0 : world.angularVelocity(of: body))
    if isSent { return }
    put(body, state.center, state.rotation)
    if resettingVelocity { setVelocity(.zero, angularVelocity: 0, of: body) }
    setPrevious(of: index, state.center, state.rotation)
    setNeedsTick()
  }

  /// Puts an item somewhere, with a velocity.
  func setState(
    of item: Int32, center: Point, rotation: Double, velocity: Vector, angularVelocity: Double
  ) {
    let index = record(of: item)
    guard index >= 0 else { return }
    let body = records[index].body
    if send(body, to: center, rotation, velocity: velocity, angularVelocity: angularVelocity) {
      return
    }
    put(body, center, rotation)
    setVelocity(velocity, angularVelocity: angularVelocity, of: body)
    setPrevious(of: index, center, rotation)
    setNeedsTick()
  }

  private func put(_ body: Int32, _ center: Point, _ rotation: Double) {
    world.setPose(of: body, origin: center, angle: rotation)
    if world.bodies[body].kind != .dynamic { world.wakeBeneath(body) }
  }

  /// Sets the velocity of a body. An anchored one keeps it until it is given another.
  private func setVelocity(_ velocity: Vector, angularVelocity: Double, of body: Int32) {
    if world.bodies[body].kind == .dynamic {
      world.setVelocity(velocity, angularVelocity: angularVelocity, of: body)
    } else {
      world.setKinematicVelocity(body, velocity: velocity, angularVelocity: angularVelocity)
    }
  }

  func velocity(of item: Int32) -> Vector? {
    guard let body = body(of: item) else { return nil }
    return world.velocity(of: body)
  }

  func angularVelocity(of item: Int32) -> Double? {
    guard let body = body(of: item) else { return nil }
    return world.angularVelocity(of: body)
  }

  func addVelocity(_ linear: Vector, angular: Double, to item: Int32) {
    guard let body = body(of: item), linear.isFinite, angular.isFinite else { return }
    setVelocity(
      world.velocity(of: body) + linear, angularVelocity: world.angularVelocity(of: body) + angular,
      of: body)
    setNeedsTick()
  }

  /// Items whose bounds meet a rectangle, in the order of their arrival (DY-18).
  func items(in rect: Rect) -> [Int32] {
    var found: [Int32] = []
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && bounds(of: index).intersects(rect) {
        found.append(records[index].item)
      }
      index += 1
    }
    return found
  }

  /// The upright rectangle around an item where it is.
  func bounds(of index: Int32) -> Rect {
    let record = records[index]
    let (center, angle) = place(of: index)
    return Rect(around: center, sizes[record.size], angle)
  }

  /// Centre and rotation of an item as the world has it.
  func place(of index: Int32) -> (Point, Double) {
    let record = records[index]
    let pose = world.originPose(of: record.body)
    let angle = world.angle(of: record.body)
    guard record.group >= 0 else { return (pose.position, angle) }
    let part = parts[index]
    return (pose.position + pose.rotation.apply(part.offset), angle + part.rotation)
  }

  /// Sets the start of the interpolation that is shown until the next sub-step.
  private func setPrevious(of index: Int32, _ center: Point, _ rotation: Double) {
    guard !previousPoses.isEmpty else { return }
    if Int(index) >= previousPoses.count {
      previousPoses.resize(to: Int(index) + 1, filling: DynamicItemPose())
    }
    previousPoses[index] = DynamicItemPose(center: center, rotation: rotation)
  }

  /// The collision behaviours that let an item meet others, as bits.
  @_optimize(speed)
  func itemBits(of item: Int32) -> UInt64 {
    let index = record(of: item)
    guard index >= 0 else { return 0 }
    // All shapes of a body have the same.
    let body = records.base[Int(index)].body
    let shape = world.bodies.base[Int(body)].firstShape
    return shape < 0 ? 0 : world.shapes.surface(of: shape).itemBits
  }

  // MARK: What behaviours contribute to a rebuild

  func mention(_ item: Int32) {
    let index = owner(of: item)
    if index >= 0 { gathering[index].mentions += 1 }
  }

  func accelerate(_ item: Int32, by acceleration: Vector) {
    let index = owner(of: item)
    if index >= 0 { gathering[index].load.acceleration += acceleration }
  }

  func push(_ item: Int32, force: Vector, torque: Double) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].load.force += force
    gathering[index].load.torque += torque
  }

  /// One blow: Δv = impulse/mass, Δω = torque/inertia.
  func strike(_ item: Int32, impulse: Vector, torque: Double) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    let body = world.bodies[records[index].body]
    let mass = world.mass(of: records[index].body)
    let inertia = world.inertia(of: records[index].body)
    guard body.kind == .dynamic, mass > 0 else { return }
    let density = gathering[index].properties.density
    let now = world.surface(of: body.firstShape).density
    // The density that this rebuild is about to set counts already.
    let ratio = now > 0 ? density.divided(by: now) : 1
    addVelocity(
      impulse * (1 / (mass * ratio)),
      angular: body.allowsRotation && inertia > 0 ? torque.divided(by: inertia * ratio) : 0,
      to: records[index].item)
  }

  func setProperties(_ properties: DynamicItemProperties, of item: Int32) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].properties.merge(properties)
    gathering[index].load.charge = gathering[index].properties.charge
  }

  func collide(_ item: Int32, itemBits: UInt64, boundaryBits: UInt64) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].itemBits |= itemBits
    gathering[index].boundaryBits |= boundaryBits
  }
}

extension Rect {
  /// The upright rectangle around a turned one.
  init(around center: Point, _ size: Size, _ rotation: Double) {
    let rotation = Rotation(angle: rotation)
    let c = rotation.cosine.magnitude
    let s = rotation.sine.magnitude
    let width = c * size.width + s * size.height
    let height = s * size.width + c * size.height
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
