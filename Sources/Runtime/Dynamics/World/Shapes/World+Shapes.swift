/// Shapes: making and removing them. Mass follows with `updateMass`.
extension World {
  /// A convex polygon around the body's origin.
  func addPolygon(_ hull: ConvexHull, to body: Int32) -> Int32 {
    var geometry = ShapeGeometry()
    geometry.centroid = hull.centroid
    geometry.inradius = hull.inradius
    geometry.area = hull.area / 10_000
    geometry.gyration = hull.gyration
    return adopt(geometry, hull.points, of: body)
  }

  func addBox(width: Double, height: Double, to body: Int32) -> Int32 {
    var geometry = ShapeGeometry()
    let x = width / 2
    let y = height / 2
    geometry.inradius = x < y ? x : y
    geometry.area = width * height / 10_000
    geometry.gyration = (width * width + height * height) / 12
    let corners = [
      Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
    ]
    return adopt(geometry, corners, of: body)
  }

  func addCircle(center: Vector, radius: Double, to body: Int32) -> Int32 {
    var geometry = ShapeGeometry()
    geometry.radius = radius
    geometry.centroid = center
    geometry.inradius = radius
    geometry.area = Double.pi * radius * radius / 10_000
    geometry.gyration = radius * radius / 2
    return adopt(geometry, [center], of: body)
  }

  /// A line without thickness that stops what comes from either side. It has no mass.
  func addSegment(from start: Vector, to end: Vector, of body: Int32) -> Int32 {
    var geometry = ShapeGeometry()
    geometry.centroid = (start + end) * 0.5
    let index = adopt(geometry, [start, end], of: body)
    shapes.addGhosts(to: index)
    linkSegment(index)
    return index
  }

  func removeShape(_ index: Int32) {
    let body = shapes[index].body
    wakeNeighbors(of: body)
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let next = contacts[contact].next(edge & 1)
      if contacts[contact].shapeA == index || contacts[contact].shapeB == index {
        destroyContact(contact)
      }
      edge = next
    }
    unlinkSegment(index)
    dropProxy(of: index)
    if bodies[body].firstShape == index {
      bodies[body].firstShape = shapes[index].nextShape
    } else {
      var before = bodies[body].firstShape
      while before >= 0 && shapes[before].nextShape != index { before = shapes[before].nextShape }
      if before >= 0 { shapes[before].nextShape = shapes[index].nextShape }
    }
    shapes.remove(index)
    broadPhase.requestSearch()
  }

  func surface(of shape: Int32) -> Surface { shapes.surface(of: shape) }

  /// Changes the surface of a shape alone: whoever calls it wakes the body and renews its contacts,
  /// as `setMaterial` and `setFilter` do.
  func setSurface(of shape: Int32, _ change: (inout Surface) -> Void) {
    var surface = surface(of: shape)
    change(&surface)
    shapes.setSurface(surface, of: shape)
  }

  /// Whether two shapes may collide.
  @inline(__always) func shouldCollide(_ a: Int32, _ b: Int32) -> Bool {
    let shapeA = shapes.base + Int(a)
    let shapeB = shapes.base + Int(b)
    let first = shapes.surfaces.base + Int(shapeA.pointee.surface)
    let second = shapes.surfaces.base + Int(shapeB.pointee.surface)
    return shapeA.pointee.isBoundary || shapeB.pointee.isBoundary
      ? first.pointee.boundaryBits & second.pointee.boundaryBits != 0
      : first.pointee.itemBits & second.pointee.itemBits != 0
  }

  /// Sets what the shape is made of; contacts take it up when they are next renewed.
  func setMaterial(friction: Float, restitution: Float, of index: Int32) {
    let surface = surface(of: index)
    if surface.friction == friction && surface.restitution == restitution { return }
    setSurface(of: index) {
      $0.friction = friction
      $0.restitution = restitution
    }
    wake(shapes[index].body)
    markContactsStale(of: shapes[index].body)
  }

  func setFilter(itemBits: UInt64, boundaryBits: UInt64, of index: Int32) {
    let surface = surface(of: index)
    if surface.itemBits == itemBits && surface.boundaryBits == boundaryBits { return }
    let body = shapes[index].body
    let wasAlone = collidesWithNothing(body)
    setSurface(of: index) {
      $0.itemBits = itemBits
      $0.boundaryBits = boundaryBits
    }
    if wasAlone { startWatching(body) }
    // Loops of joints that can meet something are solved otherwise.
    if bodies[body].firstJoint >= 0 { joints.invalidateTrees() }
    wakeNeighbors(of: body)
    wake(body)
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let next = contacts[contact].next(edge & 1)
      let a = contacts[contact].shapeA
      let b = contacts[contact].shapeB
      if (a == index || b == index) && !shouldCollide(a, b) { destroyContact(contact) }
      edge = next
    }
    if shapes[index].proxy >= 0 { noteMoved(index) }
    broadPhase.requestSearch()
  }

  /// Begins to watch the path of a body that may meet something from now on.
  private func startWatching(_ body: Int32) {
    guard states[body].speculativeMargin == BodyState.unwatched else { return }
    states[body].speculativeMargin = 0
    predictedPaths[body].lowX = PredictedPath.far
    resetTunnellingCheck(of: body)
  }

  /// Whether none of a body's shapes can meet anything.
  func collidesWithNothing(_ body: Int32) -> Bool {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let surface = surface(of: shape)
      if surface.itemBits | surface.boundaryBits != 0 { return false }
      shape = shapes[shape].nextShape
    }
    return true
  }

  @inline(__always) func outline(of index: Int32) -> Outline {
    let geometry = shapes.geometries.base + Int(shapes.base[Int(index)].geometry)
    let start = Int(geometry.pointee.vertexStart)
    return Outline(
      vertices: shapes.geometries.vertices.base + start,
      normals: shapes.geometries.normals.base + start,
      count: Int(geometry.pointee.vertexCount), radius: geometry.pointee.radius,
      isRectangle: geometry.pointee.isRectangle != 0)
  }

  private func adopt(_ geometry: ShapeGeometry, _ points: [Vector], of body: Int32) -> Int32 {
    let index = shapes.insert(geometry, points, of: body, before: bodies[body].firstShape)
    bodies[body].firstShape = index
    startWatching(body)
    if bodies[body].firstJoint >= 0 { joints.invalidateTrees() }
    makeProxy(of: index)
    broadPhase.requestSearch()
    return index
  }
}
