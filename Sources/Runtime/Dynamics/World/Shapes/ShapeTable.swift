/// The shapes of a world: their rows, and in tables of their own what many have alike.
///
/// A shape has one geometry and one surface; a segment has ghosts besides.
struct ShapeTable: ~Copyable {
  private var rows = Pool<Shape>()
  private var ghosts = Pool<SegmentGhosts>()
  private(set) var geometries = ShapeGeometryTable()
  private(set) var surfaces = SharedTable<Surface>()

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
  }

  /// Every living shape, of which there are so many, has a geometry and a surface in use, every segment
  /// ghosts of its own.
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
