/// From motion to candidate pairs.
extension World {
  @_optimize(speed)
  func tightBox(of shape: Int32, at pose: Pose) -> BoundingBox {
    let outline = outline(of: shape)
    let r = outline.radius
    if outline.isRectangle {
      // Of opposite corners one look is enough.
      let first = pose.rotation.apply(outline.vertices[0])
      let second = pose.rotation.apply(outline.vertices[1])
      let x = first.dx.magnitude > second.dx.magnitude ? first.dx.magnitude : second.dx.magnitude
      let y = first.dy.magnitude > second.dy.magnitude ? first.dy.magnitude : second.dy.magnitude
      return BoundingBox(
        minX: Float(pose.position.x - x - r), minY: Float(pose.position.y - y - r),
        maxX: Float(pose.position.x + x + r), maxY: Float(pose.position.y + y + r))
    }
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    for index in 0..<outline.count {
      let corner = pose.position + pose.rotation.apply(outline.vertices[index])
      if corner.x < minX { minX = corner.x }
      if corner.x > maxX { maxX = corner.x }
      if corner.y < minY { minY = corner.y }
      if corner.y > maxY { maxY = corner.y }
    }
    return BoundingBox(
      minX: Float(minX - r), minY: Float(minY - r), maxX: Float(maxX + r), maxY: Float(maxY + r))
  }

  /// Room beyond the rounding of single-precision coordinates.
  func rounding(_ box: BoundingBox) -> Float {
    let x = box.minX.magnitude > box.maxX.magnitude ? box.minX.magnitude : box.maxX.magnitude
    let y = box.minY.magnitude > box.maxY.magnitude ? box.minY.magnitude : box.maxY.magnitude
    return 2.4e-7 * (x + y)
  }

  func makeProxy(of shape: Int32) {
    let body = shapes[shape].body
    let tight = tightBox(of: shape, at: originPose(of: body))
    let reach =
      states[body].speculativeMargin < BodyState.unwatched ? states[body].speculativeMargin : 0
    let margin = reach + 0.1 * bodies[body].extent + rounding(tight)
    let box = tight.grown(by: margin)
    shapes[shape].proxy = broadPhase.insert(
      box, of: shape, isFixed: bodies[body].kind == .fixed)
    noteMoved(shape)
  }

  func dropProxy(of shape: Int32) {
    let proxy = shapes[shape].proxy
    guard proxy >= 0 else { return }
    broadPhase.remove(proxy, isFixed: bodies[shapes[shape].body].kind == .fixed)
    shapes[shape].proxy = -1
  }

  func makeProxies(of body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      makeProxy(of: shape)
      shape = shapes[shape].nextShape
    }
  }

  func dropProxies(of body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      dropProxy(of: shape)
      shape = shapes[shape].nextShape
    }
  }

  @inline(__always) func proxyBox(of shape: Int32) -> BoundingBox {
    let s = shapes.base + Int(shape)
    return broadPhase.box(
      of: s.pointee.proxy, isFixed: bodies.base[Int(s.pointee.body)].kind == .fixed)
  }

  /// Contacts of a shape are to be sought.
  @inline(__always) func noteMoved(_ shape: Int32) {
    guard !shapes[shape].isMoved else { return }
    shapes[shape].isMoved = true
    broadPhase.noteMoved(shape)
  }

  /// Moves the broad-phase boxes of a body that left them.
  @_optimize(speed)
  func refreshProxies(of body: Int32) {
    let pose = originPose(of: body)
    let state = states.base + Int(body)
    let reach = state.pointee.speculativeMargin
    // A body that meets nothing gets its boxes when that changes.
    guard reach < BodyState.unwatched else { return }
    let isFixed = bodies[body].kind == .fixed
    let extent = bodies[body].extent
    let path = predictedPaths.base + Int(body)
    let span = searchSpan(of: Int(body))
    let firstX = path.pointee.velocityX * span.from
    let firstY = path.pointee.velocityY * span.from
    let travelX = path.pointee.velocityX * span.to
    let travelY = path.pointee.velocityY * span.to
    // In the order of a box's sides, of which the first two are the lower ones.
    let out = SIMD4<Float>(-1, -1, 1, 1)
    let ahead = SIMD4<Float>(
      travelX < 0 ? travelX : firstX, travelY < 0 ? travelY : firstY,
      travelX < 0 ? firstX : travelX, travelY < 0 ? firstY : travelY)
    let moved = SIMD4<Float>(
      state.pointee.movedX, state.pointee.movedY, state.pointee.movedX, state.pointee.movedY)
    let most = Float.greatestFiniteMagnitude
    var free = SIMD4<Float>(-most, -most, most, most)
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let tight = tightBox(of: shape, at: pose)
      let rounded: SIMD4<Float> = tight.sides + out * SIMD4(all: rounding(tight))
      let needed: SIMD4<Float> = rounded + out * SIMD4(all: reach) + ahead
      let proxy = shapes[shape].proxy
      var box = broadPhase.box(of: proxy, isFixed: isFixed).sides
      let spare: SIMD4<Float> = out * (box - needed)
      let room = spare.x + spare.y + spare.z + spare.w
      let margin = 4 * reach + travelX.magnitude + travelY.magnitude
      if !BoundingBox(box).contains(BoundingBox(needed))
        || World.isWide(room + margin, margin, extent)
      {
        // Room for the next searches, so that the tree is not touched every time: for three more,
        // but no more than the body's own size if that is good for one.
        let one = ahead.magnitudes
        // A body that was turned round in flight will soon be so again.
        let more: Float = elasticFlights.isRunning || span.isShort ? 0 : 3
        let room: SIMD4<Float> = (one * SIMD4(all: more)).limited(
          to: one.raised(to: SIMD4(all: extent)))
        box = needed + out * SIMD4(all: 0.1 * extent) + out * room
        broadPhase.move(proxy, to: BoundingBox(box), isFixed: isFixed)
        noteMoved(shape)
      }
      let here: SIMD4<Float> = moved + box - rounded
      let low = free.raised(to: here)
      let high = free.limited(to: here)
      free = SIMD4(low.x, low.y, high.z, high.w)
      shape = shapes[shape].nextShape
    }
    path.pointee.boxTurned = state.pointee.turned
    path.pointee.lowX = free.x
    path.pointee.lowY = free.y
    path.pointee.highX = free.z
    path.pointee.highY = free.w
  }

  /// A number that follows from where a body is, as from any throw of dice (a multiplicative hash;
  /// Knuth, *The Art of Computer Programming*, volume 3, 6.4).
  private func placeNumber(of index: Int32) -> UInt64 {
    let center = center(of: index)
    let x = center.x.bitPattern &* 0x9E37_79B9_7F4A_7C15
    let y = (center.y.bitPattern ^ x &>> 29) &* 0xBF58_476D_1CE4_E5B9
    return y ^ y &>> 32
  }

  /// Makes contacts of the pairs that have been found, in an order of their own: the trees find them
  /// in one that depends on everything in the world.
  @_optimize(speed)
  private func makeNotedContacts() {
    broadPhase.sortPairs()
    let pairs = broadPhase.pairs
    var place = 0
    while place < pairs.count {
      let pair = pairs[place]
      place &+= 1
      // Either shape may have found the other.
      if contacts.contains(pair.first, pair.second) { continue }
      makeContact(pair.first, pair.second)
    }
  }

  /// Makes a contact for every new pair of overlapping boxes.
  @_optimize(speed)
  func findPairs() {
    let moved = broadPhase.moved
    guard !moved.isEmpty else { return }
    broadPhase.tidyTrees()
    let shapes = shapes.base
    let bodies = bodies.base
    // Whether contacts are counted: there is a crowd.
    var counts = false
    broadPhase.beginPairs()
    var place = 0
    while place < moved.count {
      let number = moved[place]
      place &+= 1
      let shape = shapes + Int(number)
      shape.pointee.isMoved = false
      guard shape.pointee.isAlive, shape.pointee.proxy >= 0 else { continue }
      let body = shape.pointee.body
      let kind = bodies[Int(body)].kind
      let box = proxyBox(of: number)
      findHits(of: number, box, hasFixed: kind != .fixed)
      if broadPhase.overlaps.count > Int(CrowdCounts.most) {
        if !counts { countMeetings() }
        counts = true
        sortHits(of: number)
      }
      let hits = broadPhase.overlaps.base
      let count = broadPhase.overlaps.count
      var index = 0
      while index < count {
        let other = hits[index]
        let otherBody = shapes[Int(other)].body
        index &+= 1
        guard otherBody != body else { continue }
        let isDynamic = kind == .dynamic
        let isOtherDynamic = bodies[Int(otherBody)].kind == .dynamic
        // The fixed one first, else the older one: the order must not depend on who moved.
        let swaps =
          isDynamic == isOtherDynamic
          ? shapes[Int(other)].serial < shape.pointee.serial : isDynamic
        let first = swaps ? other : number
        let second = swaps ? number : other
        // Most have a contact already.
        guard !contacts.contains(first, second), isDynamic || isOtherDynamic,
          shouldCollide(number, other), !areParted(body, otherBody),
          !counts || admits(body, otherBody)
        else { continue }
        // (In a crowd at once: who comes first is by depth, and counted.)
        if counts {
          makeContact(first, second)
        } else {
          broadPhase.notePair(
            NewPair(
              place: body == World.ground || otherBody == World.ground
                ? 0 : placeNumber(of: body) &+ placeNumber(of: otherBody),
              order: UInt64(shapes[Int(first)].serial) &<< 32 | UInt64(shapes[Int(second)].serial),
              first: first, second: second))
        }
      }
    }
    makeNotedContacts()
    broadPhase.clearMoved()
    noteCrowdedMoved()
  }
}
