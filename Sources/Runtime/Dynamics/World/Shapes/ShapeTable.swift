/// The shapes of a world: their rows, and in tables of their own what many have alike.
///
/// A shape has one geometry and one surface; a segment has ghosts besides.
struct ShapeTable: ~Copyable {
  private var rows = Pool<Shape>()
  private var ghosts = Pool<SegmentGhosts>()
  private(set) var geometries = ShapeGeometryTable()
  private(set) var surfaces = SharedTable<Surface>()
  private var nextSerial: UInt32 = 0

  @inline(__always) var base: UnsafeMutablePointer<Shape> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }
  /// A segment knows the number of its ghosts.
  @inline(__always) var segmentGhosts: Rows<SegmentGhosts> { ghosts.all }

  subscript(index: Int32) -> Shape {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  /// Makes a shape with the usual surface.
  ///
  /// - Parameter next: what follows it in the list of its body.
  mutating func insert(
    _ geometry: ShapeGeometry, _ points: [Vector], of body: Int32, before next: Int32
  ) -> Int32 {
    var shape = Shape(
      body: body, geometry: geometries.take(geometry, points), surface: surfaces.take(Surface()))
    shape.vertexCount = UInt8(truncatingIfNeeded: points.count)
    shape.nextShape = next
    shape.serial = nextSerial
    nextSerial &+= 1
    return rows.insert(shape)
  }

  mutating func addGhosts(to index: Int32) { rows[index].segment = ghosts.insert(SegmentGhosts()) }

  mutating func remove(_ index: Int32) {
    geometries.leave(rows[index].geometry)
    surfaces.leave(rows[index].surface)
    if rows[index].segment >= 0 { ghosts.remove(rows[index].segment) }
    rows[index].isAlive = false
    rows.remove(index)
  }

  func surface(of index: Int32) -> Surface { surfaces[rows[index].surface] }

  mutating func setSurface(_ surface: Surface, of index: Int32) {
    rows[index].surface = surfaces.exchange(rows[index].surface, for: surface)
  }

  mutating func code(_ coder: inout StateCoder) {
    rows.code(&coder)
    geometries.code(&coder)
    surfaces.code(&coder)
    ghosts.code(&coder)
    coder.code(&nextSerial)
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(_ bodies: borrowing BodyTable) -> Bool {
    var geometryUses = Buffer<Int32>()
    var surfaceUses = Buffer<Int32>()
    geometryUses.resize(to: geometries.roomCount, filling: 0)
    surfaceUses.resize(to: surfaces.roomCount, filling: 0)
    var links = Marks(ghosts.count)
    for index in 0..<Int32(truncatingIfNeeded: rows.count) {
      let shape = rows.base + Int(index)
      guard Soundness.isFlag(&shape.pointee.isAlive), Soundness.isFlag(&shape.pointee.isBoundary),
        Soundness.isFlag(&shape.pointee.isMoved)
      else { return false }
      guard shape.pointee.isAlive else { continue }
      let geometry = shape.pointee.geometry
      let surface = shape.pointee.surface
      guard geometry >= 0, Int(geometry) < geometryUses.count, surface >= 0,
        Int(surface) < surfaceUses.count, shape.pointee.body >= 0,
        Int(shape.pointee.body) < bodies.count, bodies[shape.pointee.body].isAlive,
        Int32(shape.pointee.vertexCount) == geometries[geometry].vertexCount,
        Soundness.isPlace(shape.pointee.nextShape, below: rows.count),
        shape.pointee.segment == -1 || links.take(shape.pointee.segment)
      else { return false }
      geometryUses[geometry] += 1
      surfaceUses[surface] += 1
    }
    guard rows.isSound({ rows[$0].isAlive }), ghosts.isSound({ links.isTaken($0) }),
      geometries.isSound(geometryUses), surfaces.isSound(surfaceUses)
    else { return false }
    for index in 0..<Int32(truncatingIfNeeded: ghosts.count) where links.isTaken(index) {
      let ghost = ghosts[index]
      for link in [ghost.atStart, ghost.atEnd, ghost.backAtStart, ghost.backAtEnd] {
        guard link == -1 || isSegment(link) else { return false }
      }
    }
    return haveNumbers && standInLists(bodies)
  }

  private func isSegment(_ shape: Int32) -> Bool {
    shape >= 0 && Int(shape) < rows.count && rows[shape].isAlive && rows[shape].segment >= 0
  }

  private var haveNumbers: Bool {
    for number in 0..<surfaces.roomCount {
      let surface = surfaces[Int32(truncatingIfNeeded: number)]
      guard Soundness.isMeasure(surface.density),
        Soundness.areNumbers(in: SIMD2(surface.friction, surface.restitution))
      else { return false }
    }
    return true
  }

  /// Whether every shape stands in the list of its body, once.
  private func standInLists(_ bodies: borrowing BodyTable) -> Bool {
    var listed = Marks(rows.count)
    for index in 0..<Int32(truncatingIfNeeded: bodies.count) where bodies[index].isAlive {
      var shape = bodies[index].firstShape
      while shape >= 0 {
        guard listed.take(shape), rows[shape].isAlive, rows[shape].body == index else {
          return false
        }
        shape = rows[shape].nextShape
      }
    }
    return listed.count == rows.usedCount
  }

  /// Traps in debug unless every living shape, of which there are so many, has a geometry and a
  /// surface in use, every segment ghosts of its own.
  func checkInvariants(livingCount: Int) {
    rows.checkInvariants()
    ghosts.checkInvariants()
    var living = 0
    var segments = 0
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where rows[index].isAlive {
      living += 1
      if rows[index].segment >= 0 { segments += 1 }
      assert(geometries[rows[index].geometry].useCount > 0)
      assert(Int32(rows[index].vertexCount) == geometries[rows[index].geometry].vertexCount)
    }
    assert(living == livingCount && living == rows.usedCount && segments == ghosts.usedCount)
    geometries.checkInvariants(useCount: living)
    surfaces.checkInvariants(useCount: living)
  }
}
