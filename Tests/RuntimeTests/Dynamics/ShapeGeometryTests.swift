import Testing

@testable import Motus

/// Shapes with the same outline have one figure between them.
@Suite struct ShapeGeometryTests {
  private func geometry(of body: Int32, in world: World) -> Int32 {
    world.shapes[world.bodies[body].firstShape].geometry
  }

  private func body(_ world: World) -> Int32 { world.makeBody(kind: .dynamic, at: .zero, angle: 0) }

  private func box(_ world: World, _ width: Double, _ height: Double) -> Int32 {
    let body = body(world)
    _ = world.addBox(width: width, height: height, to: body)
    return body
  }

  private func corner(of body: Int32, in world: World) -> Vector {
    world.outline(of: world.bodies[body].firstShape).vertices[2]
  }

  private func bytes(of world: World) -> [UInt8] {
    var measure = StateCoder(.measuring)
    world.code(&measure)
    var bytes = [UInt8](repeating: 0, count: measure.offset)
    bytes.withUnsafeMutableBytes {
      var writer = StateCoder(.writing, $0.baseAddress, size: $0.count)
      world.code(&writer)
      #expect(writer.isComplete)
    }
    return bytes
  }

  @Test func equalBoxesShareAFigureAndOthersDoNot() {
    let world = World()
    let first = geometry(of: box(world, 50, 30), in: world)
    #expect(geometry(of: box(world, 50, 30), in: world) == first)
    #expect(geometry(of: box(world, 30, 50), in: world) != first)
    #expect(geometry(of: box(world, 50, 30.000000000000004), in: world) != first)
    #expect(world.shapes.geometries.count == 3)
  }

  @Test func aDiscIsToldFromOneOfAnotherRadius() {
    let world = World()
    func disc(_ radius: Double) -> Int32 {
      let body = body(world)
      _ = world.addCircle(center: .zero, radius: radius, to: body)
      return geometry(of: body, in: world)
    }
    let first = disc(10)
    #expect(disc(10) == first && disc(11) != first)
    #expect(world.shapes.geometries[first].useCount == 2)
  }

  @Test func aFigureLastsAsLongAsOneShapeHasIt() {
    let world = World()
    let first = box(world, 20, 20)
    let second = box(world, 20, 20)
    world.removeBody(first)
    #expect(
      world.shapes.geometries.count == 1 && corner(of: second, in: world) == Vector(dx: 10, dy: 10))
    world.removeBody(second)
    #expect(world.shapes.geometries.count == 0)
    // Its place is used again, and whoever comes later finds the new one there.
    let third = box(world, 40, 60)
    #expect(geometry(of: third, in: world) == 0)
    #expect(corner(of: third, in: world) == Vector(dx: 20, dy: 30))
    #expect(geometry(of: box(world, 20, 20), in: world) == 1)
    #expect(geometry(of: box(world, 40, 60), in: world) == 0)
  }

  @Test func anItemOfAnotherSizeLeavesTheFiguresOfTheOthersAlone() {
    let world = World()
    let changing = box(world, 20, 20)
    let staying = box(world, 20, 20)
    world.removeShape(world.bodies[changing].firstShape)
    _ = world.addBox(width: 80, height: 10, to: changing)
    world.updateMass(of: changing)
    world.updateMass(of: staying)
    #expect(corner(of: changing, in: world) == Vector(dx: 40, dy: 5))
    #expect(corner(of: staying, in: world) == Vector(dx: 10, dy: 10))
    #expect(world.mass(of: changing) == 0.08 && world.mass(of: staying) == 0.04)
  }

  @Test func manySizesAreAllFoundAgain() {
    let world = World()
    var first: [Int32] = []
    for size in 1...60 { first.append(geometry(of: box(world, Double(size), 5), in: world)) }
    for size in (1...60).reversed() {
      #expect(geometry(of: box(world, Double(size), 5), in: world) == first[size - 1])
    }
    #expect(world.shapes.geometries.count == 60)
  }

  @Test func aSnapshotBringsTheFiguresBack() {
    let world = World()
    let gone = box(world, 7, 7)
    let boxes = [box(world, 20, 20), box(world, 30, 20), box(world, 20, 20)]
    _ = world.addSegment(from: .zero, to: Vector(dx: 100, dy: 0), of: World.ground)
    world.removeBody(gone)
    var image = bytes(of: world)
    let other = World()
    _ = box(other, 1, 1)
    image.withUnsafeMutableBytes {
      var reader = StateCoder(.reading, $0.baseAddress, size: $0.count)
      other.code(&reader)
      #expect(reader.isComplete)
    }
    #expect(bytes(of: other) == image)
    #expect(other.shapes.geometries.count == world.shapes.geometries.count)
    let again = box(other, 20, 20)
    #expect(geometry(of: again, in: other) == geometry(of: boxes[0], in: other))
    #expect(other.shapes.geometries.count == world.shapes.geometries.count)
  }
}
