/// Children that move from one list to another of the same group (KL-20).
extension Arrangements {
  /// Drops keys from the lists that are being resolved which a later one of their group names (KL-20).
  func dropDoubles() {
    for last in taken.indices.reversed() {
      let group = taken[last].pendingOptions?.group ?? 0
      // Each group once, at its last list, and from that backwards: the later list notes a key first.
      guard group != 0, isLast(last, of: group) else { continue }
      claims.forgetKeys()
      for position in taken.indices.reversed() where taken[position].pendingOptions?.group == group
      {
        dropDoubles(taken[position]) { claims.note($0) }
      }
    }
  }

  /// Drops the entries of a list whose keys are doubles, with a warning for each.
  private func dropDoubles(_ list: ChildArrangement, _ isDouble: (UInt64) -> Bool) {
    for index in 0..<list.pending.count
    where list.pending[index].flags & ChildEntry.leaves == 0 {
      let key = list.pending[index].key
      guard isDouble(key) else { continue }
      // An entry with this flag means nothing to a list whose child with the key does not leave.
      list.pending.base[index].flags |= ChildEntry.leaves
      warn(
        Fault(
          .invalidArgument,
          "key \(key) stands in two lists of a group: the later one has it"))
    }
  }

  /// Moves children of other lists of the group to a list that is resolved in a block. Lists that wait
  /// for the frame lose the keys that it names, as it is the later call.
  func takeFromOthers(forBlockOf list: ChildArrangement) {
    guard list.group != 0 else { return }
    claims.forgetKeys()
    for index in 0..<list.pending.count
    where list.pending[index].flags & ChildEntry.leaves == 0 {
      _ = claims.note(list.pending[index].key)
    }
    for other in all where other !== list && other.group == list.group {
      dropDoubles(other) { claims.names($0) }
    }
    takeAlone(list)
    takeFromOthers()
    forgetTaken()
  }

  /// Lifts children that are dragged between the lists of a group, or move from one to another in
  /// front, above all that contains the lists (KL-21).
  func lift() {
    guard hasGroups else { return }
    var lifted: [Lifted] = []
    for list in all where list.group != 0 {
      for position in 0..<list.active.count {
        let child = list.children[Int(list.active[position])]
        guard child.state != .none, child.isInFront,
          child.isDragged || child.isFalling || child.isTravelling
        else { continue }
        guard let container = container(of: list.group) else { continue }
        lifted.append(Lifted(view: child.view, container: views.rows[container].name))
      }
    }
    views.setLifted(lifted)
  }

  /// Returns the nearest view that contains all lists of a group that are in the window.
  private func container(of group: UInt64) -> Int? {
    var result: Int?
    for list in all where list.group == group && views.isInWindow(list.parent.index) {
      let parent = list.parent.index
      if let found = result {
        result = try? views.commonAncestor(found, parent)
      } else {
        result = parent
      }
    }
    return result
  }

  /// Whether no later one of the lists that are being resolved belongs to a group.
  private func isLast(_ position: Int, of group: UInt64) -> Bool {
    for later in taken.indices
    where later > position && taken[later].pendingOptions?.group == group { return false }
    return true
  }

  /// Moves children to those lists that are being resolved which name them, from other lists of the
  /// group, and reports that. All maps are found before the first child moves, as one may stand in
  /// another.
  func takeFromOthers() {
    findClaims()
    guard !claims.isEmpty else { return }
    claims.carryOut { move($0) }
    for index in 0..<claims.count {
      claims[index].source.closeGaps()
      guard claims[index].isDone else { continue }
      claims[index].list.countArrival()
      postMove(claims[index])
    }
    claims.removeAll()
  }

  /// Collects the keys in lists that are being resolved whose children are in other lists of the group.
  private func findClaims() {
    for list in taken {
      guard let group = list.pendingOptions?.group, group != 0, !isLeaving(list.parent.index)
      else { continue }
      for index in 0..<list.pending.count {
        let entry = list.pending[index]
        guard entry.flags & ChildEntry.leaves == 0, list.keys.find(entry.key) < 0 else { continue }
        for other in all where other !== list && other.group == group {
          let child = other.keys.find(entry.key)
          guard child >= 0 else { continue }
          let view = Handle(bits: other.children[Int(child)].view)
          guard entry.view == 0 || entry.view == view.bits,
            !views.isDescendant(list.parent.index, of: view.index)
          else { continue }
          var claim = ArrangementClaim(
            source: other, list: list, key: entry.key, depth: views.depth(view.index))
          if !findMap(of: view.index, &claim) { list.pending.base[index].flags |= ChildEntry.jumps }
          claims.append(claim)
          break
        }
      }
    }
  }

  /// Posts that a child has moved to another list.
  func postMove(_ claim: ArrangementClaim) {
    let index = claim.list.keys.find(claim.key)
    guard index >= 0 else { return }
    events.post(
      .childMovedParent, Handle(bits: claim.list.children[Int(index)].view),
      other: claim.source.parent)
  }

  /// Finds the map between the shown lists of a claim. Returns false, with a warning, if there is none.
  /// A child that is not shown, or moves to a list that has never been, needs no map.
  private func findMap(of view: Int, _ claim: inout ArrangementClaim) -> Bool {
    let (source, target) = (claim.source.parent.index, claim.list.parent.index)
    guard views.isVisible(view), views.hasBeenShown(target) else { return true }
    guard let (map, drift) = mapAndDrift(of: view, from: source, to: target) else {
      warn(
        Fault(
          .invalidState,
          "a transform between two lists of a group is singular: key \(claim.key) jumps"))
      return false
    }
    (claim.map, claim.drift) = (map, drift)
    return true
  }

  /// Moves a child to another list, with shown values and velocity kept; false if that is
  /// impossible.
  func move(_ claim: ArrangementClaim) -> Bool {
    let (old, list) = (claim.source, claim.list)
    let oldIndex = old.keys.find(claim.key)
    guard oldIndex >= 0 else { return false }
    var child = old.children[Int(oldIndex)]
    let view = Handle(bits: child.view)
    clearMembership(view.index)
    do throws(Fault) { try views.add(view.index, to: list.parent.index) } catch {
      setMembership(view.index, old, oldIndex)
      return false
    }
    block?.note(oldIndex, from: old)
    if let map = claim.map {
      recast(view.index, map, claim.drift, list.pendingOptions ?? list.options)
    } else {
      animations.remove(.center, from: view.index)
    }
    old.drop(oldIndex)
    if old.drag?.key == child.key { old.handDrag(to: list, by: claim.map) }
    // Infinite ends wait for a block of the old list, which ends nothing in this one.
    if child.presenceEnd == .infinity { child.presenceEnd = animations.now }
    if child.moveEnd == .infinity { child.moveEnd = animations.now }
    // Without a frame the new list moves it from where it is shown.
    child.presence = ArrangedChild.none
    child.frame = .unplaced
    child.position = ArrangedChild.none
    child.stamp = 0
    child.checked = 0
    child.isActive = false
    child.isTakenAlong = false
    child.isTravelling = true
    if child.state == .resting { child.state = .moving }
    let index = list.insert(child)
    setMembership(view.index, list, index)
    if child.state == .leaving { list.addLeaver(index) } else { list.enlist(index) }
    list.activate(index)
    return true
  }

  /// Returns the map between two views' shown coordinates, and the velocity that a point at rest in
  /// `source`, at the center of a child, has in `target`, as both may move. The velocity is a
  /// central difference over 2 µs.
  private func mapAndDrift(
    of view: Int, from source: Int, to target: Int
  ) -> (AffineTransform, Vector)? {
    // Sampled values may still be those of the last frame.
    let ahead = animations.now - animations.sampledTime
    guard let kind = PropertyKind.builtIn(.center),
      let map = map(from: source, to: target, ahead: ahead)
    else { return nil }
    guard tracks.activeCount > 0 else { return (map, Vector(dx: 0, dy: 0)) }
    tracks.readShown(view, .center, kind, into: scratch)
    let center = Point(x: scratch[0], y: scratch[1])
    let step = 1e-6
    guard let before = self.map(from: source, to: target, ahead: ahead - step),
      let after = self.map(from: source, to: target, ahead: ahead + step)
    else { return (map, Vector(dx: 0, dy: 0)) }
    let drift = after.apply(to: center) - before.apply(to: center)
    return (map, Vector(dx: drift.dx / (2 * step), dy: drift.dy / (2 * step)))
  }

  /// Returns the map from one view's shown coordinates to another's, `ahead` seconds after the
  /// sampled time; nil if there is none or it has no inverse.
  private func map(from source: Int, to target: Int, ahead: Double) -> AffineTransform? {
    tracks.setOutlook(ahead: ahead)
    defer { tracks.setOutlook(ahead: 0) }
    let transform = try? tracks.transform(from: source, to: target, isShown: true)
    guard let flat = transform?.flattened, flat.isFinite, flat.determinant != 0 else { return nil }
    return flat
  }

  /// Carries a view into the coordinates of another list so that it looks the same. Center, offset and
  /// what is left of their motions go by the map; its scale goes into the size, its turn into the
  /// transform. `drift` is the velocity that the view has by the lists' motion.
  private func recast(
    _ view: Int, _ map: AffineTransform, _ drift: Vector, _ options: ArrangementOptions
  ) {
    let center = map.apply(to: Views.center(views.geometry(view)))
    (scratch[0], scratch[1]) = (center.x, center.y)
    tracks.recast(view, .center, model: scratch) { numbers, isValue in map.carry(numbers, isValue) }
    let across = map.carry(Vector(dx: 1, dy: 0)).length
    let down = map.carry(Vector(dx: 0, dy: 1)).length
    if views.has(.presence, view), let kind = PropertyKind.builtIn(.presenceOffset) {
      let offset = tracks.modelValue(view, .presenceOffset, kind)
      let carried = map.carry(Vector(dx: offset[0], dy: offset[1]))
      (scratch[0], scratch[1]) = (carried.dx, carried.dy)
      tracks.recast(view, .presenceOffset, model: scratch) { numbers, _ in map.carry(numbers, false)
      }
    }
    if (map.a, map.b, map.c, map.d) != (1, 0, 0, 1), across > 0, down > 0 {
      recastTurn(view, map, across, down, options.layout)
      recastSize(view, across, down, options.sizing)
    }
    guard drift != Vector(dx: 0, dy: 0), !options.layout.isImmediate else { return }
    // Only the velocity runs out here: the list that is resolved next sets the center.
    let timing = options.layout.curve.isSpring ? options.layout : Self.drift
    fall(view, to: center, timing, drift)
  }

  /// Spring by which the old list's velocity decays in the new one when moves have no spring of
  /// their own: critically damped, with a response of .35 s.
  private static let drift: ImplicitTiming = {
    // 2π / .35
    let frequency = 17.952
    let spring = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    return ImplicitTiming(
      duration: spring.settlingDuration(initialVelocity: 0),
      curve: .spring(spring, initialVelocity: 0), flags: [.touchedWhereShown])
  }()

  /// Puts the map without its scale into the transform, which then moves back to the view's own.
  private func recastTurn(
    _ view: Int, _ map: AffineTransform, _ across: Double, _ down: Double, _ timing: ImplicitTiming
  ) {
    guard let kind = PropertyKind.builtIn(.transform) else { return }
    let own = Views.transform(views.geometry(view))
    let turned = AffineTransform.scale(x: 1 / across, y: 1 / down).concatenating(own)
      .concatenating(AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0))
    if turned == own { return }
    turned.write(to: scratch)
    tracks.setModel(view, .transform, kind, to: scratch)
    own.write(to: scratch)
    animations.glideQuietly(view, .transform, kind, to: scratch, timing)
  }

  /// Multiplies a view's size, or the scale by which its list animates that, with what is left of the
  /// motion, by `across` and `down`.
  private func recastSize(
    _ view: Int, _ across: Double, _ down: Double, _ sizing: ArrangementOptions.Sizing
  ) {
    let isScaled = sizing == .scale && tracks.find(view, .bounds).isNone
    let property: PropertyID = isScaled ? .placeScale : .bounds
    guard let kind = PropertyKind.builtIn(property) else { return }
    let model = tracks.modelValue(view, property, kind)
    // The component that is the width: bounds have an origin before.
    let width = isScaled ? 0 : 2
    for component in 0..<kind.componentCount { scratch[component] = model[component] }
    scratch[width] *= across
    scratch[width + 1] *= down
    tracks.recast(view, property, model: scratch) { numbers, _ in
      numbers[width] *= across
      numbers[width + 1] *= down
    }
  }
}

extension AffineTransform {
  /// Maps a difference of points, which the map's translation does not move.
  func carry(_ vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// Maps a point, or a difference of points where `isValue` is false.
  fileprivate func carry(_ numbers: UnsafeMutablePointer<Double>, _ isValue: Bool) {
    let (x, y) = (numbers[0], numbers[1])
    numbers[0] = a * x + c * y + (isValue ? tx : 0)
    numbers[1] = b * x + d * y + (isValue ? ty : 0)
  }

  fileprivate func write(to scratch: UnsafeMutablePointer<Double>) {
    (scratch[0], scratch[1], scratch[2], scratch[3], scratch[4], scratch[5]) = (a, b, c, d, tx, ty)
  }
}
