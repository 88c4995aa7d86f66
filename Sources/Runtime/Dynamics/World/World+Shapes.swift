/// Shapes: making and removing them. Mass follows with `updateMass`.
extension World {
  /// A convex polygon around the body's origin.
  func addPolygon(_ hull: ConvexHull, to body: Int32) -> Int32 {
    var shape = Shape(body: body)
    shape.centroid = hull.centroid
    shape.inradius = hull.inradius
    shape.area = hull.area / 10_000
    shape.gyration = hull.gyration
    store(hull.points, in: &shape)
    return adopt(shape)
  }

  func addBox(width: Double, height: Double, to body: Int32) -> Int32 {
    var shape = Shape(body: body)
    let x = width / 2
    let y = height / 2
    shape.inradius = x < y ? x : y
    shape.area = width * height / 10_000
    shape.gyration = (width * width + height * height) / 12
    let corners = [
      Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
    ]
    store(corners, in: &shape)
    return adopt(shape)
  }

  func addCircle(center: Vector, radius: Double, to body: Int32) -> Int32 {
    var shape = Shape(body: body)
    shape.radius = radius
    shape.centroid = center
    shape.inradius = radius
    shape.area = Double.pi * radius * radius / 10_000
    shape.gyration = radius * radius / 2
    store([center], in: &shape)
    return adopt(shape)
  }

  /// A line without thickness that stops what comes from either side. It has no mass.
  func addSegment(from start: Vector, to end: Vector, of body: Int32) -> Int32 {
    var shape = Shape(body: body)
    shape.centroid = (start + end) * 0.5
    store([start, end], in: &shape)
    let index = adopt(shape)
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
    let count = Int(shapes[index].vertexCount)
    let start = shapes[index].vertexStart
    vertices[start].dx = Double(freeVertices[count])
    freeVertices[count] = start
    shapes[index].isAlive = false
    freeShapes.append(index)
    isStale = true
  }

  /// Sets what the shape is made of; contacts take it up when they are next renewed.
  func setMaterial(friction: Float, elasticity: Float, of index: Int32) {
    if shapes[index].friction == friction && shapes[index].elasticity == elasticity { return }
    shapes[index].friction = friction
    shapes[index].elasticity = elasticity
    wake(shapes[index].body)
    markContactsDirty(of: shapes[index].body)
  }

  func setFilter(itemBits: UInt64, boundaryBits: UInt64, of index: Int32) {
    if shapes[index].itemBits == itemBits && shapes[index].boundaryBits == boundaryBits { return }
    let body = shapes[index].body
    let wasAlone = meetsNothing(body)
    shapes[index].itemBits = itemBits
    shapes[index].boundaryBits = boundaryBits
    if wasAlone { startWatching(body) }
    wakeNeighbors(of: body)
    wake(body)
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let next = contacts[contact].next(edge & 1)
      let a = contacts[contact].shapeA
      let b = contacts[contact].shapeB
      if (a == index || b == index) && !shapes[a].meets(shapes[b]) { destroyContact(contact) }
      edge = next
    }
    if shapes[index].proxy >= 0 { movedShapes.append(index) }
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
      if shapes[shape].itemBits | shapes[shape].boundaryBits != 0 { return false }
      shape = shapes[shape].nextShape
    }
    return true
  }

  func outline(of index: Int32) -> Outline {
    let shape = shapes.base + Int(index)
    let start = Int(shape.pointee.vertexStart)
    return Outline(
      vertices: vertices.base + start, normals: normals.base + start,
      count: Int(shape.pointee.vertexCount), radius: shape.pointee.radius)
  }

  private func adopt(_ shape: Shape) -> Int32 {
    let index: Int32
    if freeShapes.isEmpty {
      index = Int32(truncatingIfNeeded: shapes.count)
      shapes.append(shape)
    } else {
      index = freeShapes.removeLast()
      shapes[index] = shape
    }
    shapes[index].nextShape = bodies[shape.body].firstShape
    bodies[shape.body].firstShape = index
    startWatching(shape.body)
    makeProxy(of: index)
    isStale = true
    return index
  }

  private func store(_ points: [Vector], in shape: inout Shape) {
    let count = points.count
    let start: Int
    if freeVertices[count] >= 0 {
      start = Int(freeVertices[count])
      freeVertices[count] = Int32(vertices[start].dx)
    } else {
      start = vertices.count
      vertices.resize(to: start + count, filling: .zero)
      normals.resize(to: start + count, filling: .zero)
    }
    for index in 0..<count {
      vertices[start + index] = points[index]
      let edge = points[index + 1 < count ? index + 1 : 0] - points[index]
      let length = edge.length
      normals[start + index] =
        length > 0 ? Vector(dx: edge.dy / length, dy: -edge.dx / length) : .zero
    }
    shape.vertexStart = Int32(truncatingIfNeeded: start)
    shape.vertexCount = Int32(truncatingIfNeeded: count)
  }
}
