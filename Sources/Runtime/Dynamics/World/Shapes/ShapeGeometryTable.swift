/// The figures of a world's shapes: those that are the same bit for bit are there once.
///
/// Most worlds have many items of few sizes. Whoever is alike is found by a hash of the numbers;
/// what is found does not depend on it.
struct ShapeGeometryTable: ~Copyable {
  private var geometries = Buffer<ShapeGeometry>()
  private var free = Buffer<Int32>()
  /// Vertices of all geometries, in pieces; normal i belongs to the edge from vertex i to the next.
  private(set) var vertices = Buffer<Vector>()
  private(set) var normals = Buffer<Vector>()
  /// Heads of the lists of free pieces, by length. The next one stands in the first vertex.
  private var freePieces = Buffer<Int32>(capacity: Shape.maxVertexCount + 1)
  private var lists = HashLists()

  init() { freePieces.resize(to: Shape.maxVertexCount + 1, filling: -1) }

  /// How many different ones there are.
  var count: Int { geometries.count - free.count }

  var base: UnsafeMutablePointer<ShapeGeometry> { geometries.base }

  subscript(index: Int32) -> ShapeGeometry {
    @inline(__always) _read { yield geometries.base[Int(index)] }
  }

  /// The figure of these vertices, the present one or a new one.
  mutating func take(_ geometry: ShapeGeometry, _ points: [Vector]) -> Int32 {
    var geometry = geometry
    geometry.vertexCount = Int32(truncatingIfNeeded: points.count)
    geometry.isRectangle = Self.isRectangle(points) ? 1 : 0
    let hash = Self.hash(geometry, points)
    var index = lists.first(hash)
    while index >= 0 {
      if isSame(index, geometry, points) {
        geometries[index].useCount += 1
        return index
      }
      index = lists.next(after: index)
    }
    geometry.useCount = 1
    geometry.vertexStart = store(points)
    if free.isEmpty {
      index = Int32(truncatingIfNeeded: geometries.count)
      geometries.append(geometry)
    } else {
      index = free.removeLast()
      geometries[index] = geometry
    }
    if lists.isShort(of: geometries.count) { makeLists() } else { lists.add(index, hash) }
    return index
  }

  /// Counts one shape less with a geometry, which goes with the last one.
  mutating func leave(_ index: Int32) {
    geometries[index].useCount -= 1
    guard geometries[index].useCount == 0 else { return }
    lists.remove(index, hash(ofFigure: index))
    let count = Int(geometries[index].vertexCount)
    let start = geometries[index].vertexStart
    vertices[start].dx = Double(freePieces[count])
    freePieces[count] = start
    free.append(index)
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&geometries)
    coder.code(&free)
    coder.code(&vertices)
    coder.code(&normals)
    coder.code(&freePieces)
    if coder.isReading { makeLists() }
  }

  /// Every figure has as many shapes as are counted here, and its vertices and the free pieces
  /// share none.
  func isSound(_ uses: borrowing Buffer<Int32>) -> Bool {
    guard uses.count == geometries.count, vertices.count == normals.count,
      freePieces.count == Shape.maxVertexCount + 1
    else { return false }
    var marks = Marks(geometries.count)
    var pieces = Marks(vertices.count)
    for place in 0..<free.count where !marks.take(free[place]) { return false }
    for index in 0..<Int32(truncatingIfNeeded: geometries.count) {
      let geometry = geometries[index]
      guard geometry.useCount == uses[index], (uses[index] == 0) == marks.isTaken(index) else {
        return false
      }
      if geometry.useCount > 0, !isSound(geometry, &pieces) { return false }
    }
    for count in 0..<freePieces.count {
      var start = freePieces[count]
      while start >= 0 {
        guard takePiece(start, Int32(truncatingIfNeeded: count), &pieces) else { return false }
        guard let next = Soundness.whole(vertices[start].dx),
          Soundness.isPlace(next, below: vertices.count)
        else { return false }
        start = next
      }
      guard start == -1 else { return false }
    }
    return true
  }

  private func takePiece(_ start: Int32, _ count: Int32, _ pieces: inout Marks) -> Bool {
    guard start >= 0, count > 0, count <= Shape.maxVertexCount,
      Int(start) + Int(count) <= vertices.count
    else { return false }
    for index in start..<start + count where !pieces.take(index) { return false }
    return true
  }

  private func isSound(_ geometry: ShapeGeometry, _ pieces: inout Marks) -> Bool {
    guard geometry.isRectangle <= (geometry.vertexCount == 4 ? 1 : 0),
      takePiece(geometry.vertexStart, geometry.vertexCount, &pieces),
      Soundness.isInReach(Vector(dx: geometry.radius, dy: geometry.inradius)),
      Soundness.isInReach(geometry.centroid),
      Soundness.isMeasure(Vector(dx: geometry.area, dy: geometry.gyration))
    else { return false }
    for index in geometry.vertexStart..<geometry.vertexStart + geometry.vertexCount {
      guard Soundness.isInReach(vertices[index]), Soundness.isInReach(normals[index]) else {
        return false
      }
    }
    return true
  }

  /// How many there are, free ones included.
  var roomCount: Int { geometries.count }

  /// Traps in debug unless so many shapes have a geometry.
  func checkInvariants(useCount: Int) {
    var used = 0
    for index in 0..<geometries.count { used += Int(geometries[index].useCount) }
    assert(used == useCount && vertices.count == normals.count)
  }

  private mutating func store(_ points: [Vector]) -> Int32 {
    let count = points.count
    let start: Int
    if freePieces[count] >= 0 {
      start = Int(freePieces[count])
      freePieces[count] = Int32(vertices[start].dx)
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
        length > 0
        ? Vector(dx: edge.dy.divided(by: length), dy: (-edge.dx).divided(by: length)) : .zero
    }
    return Int32(truncatingIfNeeded: start)
  }
}

/// Finding a figure again.
extension ShapeGeometryTable {
  private func isSame(_ index: Int32, _ geometry: ShapeGeometry, _ points: [Vector]) -> Bool {
    guard geometries[index].hasMeasures(of: geometry) else { return false }
    let start = Int(geometries[index].vertexStart)
    for place in points.indices {
      let vertex = vertices[start + place]
      guard vertex.dx.bitPattern == points[place].dx.bitPattern,
        vertex.dy.bitPattern == points[place].dy.bitPattern
      else { return false }
    }
    return true
  }

  /// Whether the points are (−x, −y), (x, −y), (x, y) and (−x, y).
  private static func isRectangle(_ points: [Vector]) -> Bool {
    guard points.count == 4 else { return false }
    let (x, y) = (points[2].dx, points[2].dy)
    return x > 0 && y > 0 && points[0] == Vector(dx: -x, dy: -y)
      && points[1] == Vector(dx: x, dy: -y) && points[3] == Vector(dx: -x, dy: y)
  }

  private static func hash(_ geometry: ShapeGeometry, _ points: [Vector]) -> UInt64 {
    var print = StatePrint()
    print.fold(geometry.radius.bitPattern)
    for point in points {
      print.fold(point.dx.bitPattern)
      print.fold(point.dy.bitPattern)
    }
    return print.value
  }

  private func hash(ofFigure index: Int32) -> UInt64 {
    let start = Int(geometries[index].vertexStart)
    var points: [Vector] = []
    for place in 0..<Int(geometries[index].vertexCount) { points.append(vertices[start + place]) }
    return Self.hash(geometries[index], points)
  }

  /// Whether the vertices are within the table: those that came as bytes from outside may not be.
  private func hasPlace(_ geometry: ShapeGeometry) -> Bool {
    geometry.vertexStart >= 0 && geometry.vertexCount >= 0
      && Int(geometry.vertexStart) + Int(geometry.vertexCount) <= vertices.count
  }

  private mutating func makeLists() {
    lists.clear(for: geometries.count)
    for index in 0..<Int32(truncatingIfNeeded: geometries.count)
    where geometries[index].useCount > 0 && hasPlace(geometries[index]) {
      lists.add(index, hash(ofFigure: index))
    }
  }
}
