/// Shapes: making and removing them. Mass follows with `updateMass`.
extension World {
  /// A convex polygon around the body's origin.
  func addPolygon(_ hull: ConvexHull, to body: Int32) -> Int32 {
    var figure = Figure()
    figure.centroid = hull.centroid
    figure.inradius = hull.inradius
    figure.area = hull.area / 10_000
    figure.gyration = hull.gyration
    return adopt(figure, hull.points, of: body)
  }

  func addBox(width: Double, height: Double, to body: Int32) -> Int32 {
    var figure = Figure()
    let x = width / 2
    let y = height / 2
    figure.inradius = x < y ? x : y
    figure.area = width * height / 10_000
    figure.gyration = (width * width + height * height) / 12
    let corners = [
      Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
    ]
    return adopt(figure, corners, of: body)
  }

  func addCircle(center: Vector, radius: Double, to body: Int32) -> Int32 {
    var figure = Figure()
    figure.radius = radius
    figure.centroid = center
    figure.inradius = radius
    figure.area = Double.pi * radius * radius / 10_000
    figure.gyration = radius * radius / 2
    return adopt(figure, [center], of: body)
  }

  /// A line without thickness that stops what comes from either side. It has no mass.
  func addSegment(from start: Vector, to end: Vector, of body: Int32) -> Int32 {
    var figure = Figure()
    figure.centroid = (start + end) * 0.5
    let index = adopt(figure, [start, end], of: body)
    shapes[index].line = makeLine()
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
    figures.leave(shapes[index].figure)
    surfaces.leave(shapes[index].surface)
    if shapes[index].line >= 0 { freeLines.append(shapes[index].line) }
    shapes[index].isAlive = false
    freeShapes.append(index)
    isStale = true
  }

  func surface(of shape: Int32) -> Surface { surfaces[shapes[shape].surface] }

  /// Changes the surface of a shape, and nothing that follows from it.
  func setSurface(of shape: Int32, _ change: (inout Surface) -> Void) {
    var surface = surface(of: shape)
    change(&surface)
    shapes[shape].surface = surfaces.exchange(shapes[shape].surface, for: surface)
  }

  /// Whether two shapes may collide.
  @inline(__always) func meet(_ a: Int32, _ b: Int32) -> Bool {
    let shapeA = shapes.base + Int(a)
    let shapeB = shapes.base + Int(b)
    let first = surfaces.base + Int(shapeA.pointee.surface)
    let second = surfaces.base + Int(shapeB.pointee.surface)
    return shapeA.pointee.isBoundary || shapeB.pointee.isBoundary
      ? first.pointee.boundaryBits & second.pointee.boundaryBits != 0
      : first.pointee.itemBits & second.pointee.itemBits != 0
  }

  /// Sets what the shape is made of; contacts take it up when they are next renewed.
  func setMaterial(friction: Float, elasticity: Float, of index: Int32) {
    let surface = surface(of: index)
    if surface.friction == friction && surface.elasticity == elasticity { return }
    setSurface(of: index) {
      $0.friction = friction
      $0.elasticity = elasticity
    }
    wake(shapes[index].body)
    markContactsDirty(of: shapes[index].body)
  }

  func setFilter(itemBits: UInt64, boundaryBits: UInt64, of index: Int32) {
    let surface = surface(of: index)
    if surface.itemBits == itemBits && surface.boundaryBits == boundaryBits { return }
    let body = shapes[index].body
    let wasAlone = meetsNothing(body)
    setSurface(of: index) {
      $0.itemBits = itemBits
      $0.boundaryBits = boundaryBits
    }
    if wasAlone { startWatching(body) }
    wakeNeighbors(of: body)
    wake(body)
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let next = contacts[contact].next(edge & 1)
      let a = contacts[contact].shapeA
      let b = contacts[contact].shapeB
      if (a == index || b == index) && !meet(a, b) { destroyContact(contact) }
      edge = next
    }
    if shapes[index].proxy >= 0 { noteMoved(index) }
    isStale = true
  }

  /// From now on a body may meet something; nobody has watched where it went until now.
  private func startWatching(_ body: Int32) {
    guard states[body].reach == .infinity else { return }
    states[body].reach = 0
    paths[body].lowX = .infinity
    resetGuard(of: body)
  }

  /// Whether none of a body's shapes can meet anything.
  func meetsNothing(_ body: Int32) -> Bool {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let surface = surface(of: shape)
      if surface.itemBits | surface.boundaryBits != 0 { return false }
      shape = shapes[shape].nextShape
    }
    return true
  }

  @inline(__always) func outline(of index: Int32) -> Outline {
    let figure = figures.base + Int(shapes.base[Int(index)].figure)
    let start = Int(figure.pointee.vertexStart)
    return Outline(
      vertices: figures.vertices.base + start, normals: figures.normals.base + start,
      count: Int(figure.pointee.vertexCount), radius: figure.pointee.radius,
      isRectangle: figure.pointee.isRectangle != 0)
  }

  private func adopt(_ figure: Figure, _ points: [Vector], of body: Int32) -> Int32 {
    var shape = Shape(
      body: body, figure: figures.take(figure, points), surface: surfaces.take(Surface()))
    shape.vertexCount = UInt8(truncatingIfNeeded: points.count)
    shape.nextShape = bodies[body].firstShape
    let index: Int32
    if freeShapes.isEmpty {
      index = Int32(truncatingIfNeeded: shapes.count)
      shapes.append(shape)
    } else {
      index = freeShapes.removeLast()
      shapes[index] = shape
    }
    bodies[body].firstShape = index
    startWatching(body)
    makeProxy(of: index)
    isStale = true
    return index
  }

  private func makeLine() -> Int32 {
    if freeLines.isEmpty {
      lines.append(LineLinks())
      return Int32(truncatingIfNeeded: lines.count - 1)
    }
    let line = freeLines.removeLast()
    lines[line] = LineLinks()
    return line
  }
}
