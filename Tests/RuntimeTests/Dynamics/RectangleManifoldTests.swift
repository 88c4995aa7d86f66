import Testing

@testable import Motus

/// Two rectangles have a way of their own; it must find what the one for any two polygons finds.
struct RectangleManifoldTests {
  private let world = World()

  private func isSame(_ a: Manifold, _ b: Manifold) -> Bool {
    guard a.count == b.count else { return false }
    if a.count == 0 { return near(a.first.separation, b.first.separation, within: 1e-9) }
    return (a.normal - b.normal).length < 1e-9 && isSame(a.first, b.first)
      && (a.count == 1 || isSame(a.second, b.second))
  }

  private func isSame(_ a: Manifold.Point, _ b: Manifold.Point) -> Bool {
    a.feature == b.feature && near(a.separation, b.separation, within: 1e-9)
      && (a.position - b.position).length < 1e-9
  }

  @Test func rectanglesMeetAsAnyPolygonsDo() {
    let a = world.rectangle(40, 24)
    let b = world.rectangle(10, 60)
    var counts = [0, 0, 0]
    var features: Set<UInt32> = []
    func check(_ offset: Vector, _ turn: Rotation) {
      var found = Manifold.rectangles(
        a.vertices + 2, b.vertices + 2, turnA: Rotation.identity.pair, turnB: turn.pair,
        between: offset.pair,
        within: 1.5)
      found.keepPoints(within: 1.5)
      var faces = Manifold.Faces()
      let expected = Manifold.polygons(a, b, offset: offset, turn: turn, within: 1.5, &faces)
      counts[expected.count] += 1
      if expected.count > 0 { features.insert(expected.first.feature & ~0xff) }
      if !isSame(found, expected) {
        Issue.record("\(offset), \(turn): \(found) instead of \(expected)")
      }
    }
    for step in 1..<1500 {
      // Multiples of irrational shares: all around, at all angles, and never at a tie.
      let share = (0.7548 * Double(step)).truncatingRemainder(dividingBy: 1)
      check(
        Rotation(angle: 2.39996 * Double(step)).apply(Vector(dx: 8 + 46 * share, dy: 0)),
        Rotation(angle: 0.61803 * Double(step)))
    }
    #expect(counts.allSatisfy { $0 > 100 }, "the sweep meets all cases: \(counts)")
    #expect(features.count == 8, "all faces of both are references: \(features)")
    // Corners that look at each other across a gap.
    for (x, y) in [(25.9, 42.7), (25.7, 42.9), (-25.9, 42.7), (25.7, -42.9), (-25.9, -42.7)] {
      for angle in [0, 0.001, -0.001] { check(Vector(dx: x, dy: y), Rotation(angle: angle)) }
    }
    #expect(features.contains { $0 & Manifold.betweenCorners != 0 })
  }

  @Test func aLineMeetsARectangleAsAnyPolygonDoes() {
    let line = world.outline(
      of: world.addSegment(from: Vector(dx: -15, dy: 40), to: Vector(dx: 20, dy: 10), of: 0))
    let item = world.rectangle(10, 60)
    var counts = [0, 0, 0]
    for step in 1..<1500 {
      let share = (0.7548 * Double(step)).truncatingRemainder(dividingBy: 1)
      let offset =
        Vector(dx: 2.5, dy: 25)
        + Rotation(angle: 2.39996 * Double(step)).apply(Vector(dx: 54 * share, dy: 0))
      let turn = Rotation(angle: 0.61803 * Double(step))
      var found = Manifold.line(
        LineView(line)!, item.vertices + 2, offset: offset, turn: turn, within: 1.5)
      var faces = Manifold.Faces()
      var expected = Manifold.polygons(
        line, item, offset: offset, turn: turn, within: 1.5, &faces)
      counts[expected.count] += 1
      // A line's second face has another number.
      (found.first.feature, found.second.feature) = (0, 0)
      (expected.first.feature, expected.second.feature) = (0, 0)
      if !isSame(found, expected) {
        Issue.record("\(offset), \(turn): \(found) instead of \(expected)")
      }
    }
    #expect(counts.allSatisfy { $0 > 100 }, "the sweep meets all cases: \(counts)")
  }

  /// Far apart or not, and with either as the first.
  @Test func rectanglesAndLinesAreAsFarApartAsAnyPolygons() {
    let line = world.outline(
      of: world.addSegment(from: Vector(dx: -15, dy: 40), to: Vector(dx: 20, dy: 10), of: 0))
    let item = world.rectangle(10, 60)
    for first in [line, world.rectangle(40, 24)] {
      var isFace = [false, false]
      for step in 1..<500 {
        let share = (0.7548 * Double(step)).truncatingRemainder(dividingBy: 1)
        let offset = Rotation(angle: 2.39996 * Double(step)).apply(Vector(dx: 70 * share, dy: 0))
        let turn = Rotation(angle: 0.61803 * Double(step))
        var faces = Manifold.Faces()
        let gap = Separation.between(
          first, item, offset: offset, turn: turn, limit: .infinity, &faces)
        let one = Separation.face(
          faces.a, of: first, against: item, offset: offset, turn: turn)
        let back = Rotation(cosine: turn.cosine, sine: -turn.sine)
        let two = Separation.face(
          faces.b, of: item, against: first, offset: -turn.undo(offset), turn: back)
        // Each face of either keeps the other away by no more.
        var most = -Double.infinity
        for face in 0..<first.count {
          most = max(
            most, Separation.face(face, of: first, against: item, offset: offset, turn: turn))
        }
        for face in 0..<4 {
          most = max(
            most,
            Separation.face(
              face, of: item, against: first, offset: -turn.undo(offset), turn: back))
        }
        isFace[one > two ? 0 : 1] = true
        let normal =
          one > two ? first.normals[faces.a] : -turn.apply(item.normals[faces.b])
        if !near(gap.distance, most, within: 1e-9) || !near(max(one, two), most, within: 1e-9)
          || (gap.normal - normal).length > 1e-9
        {
          Issue.record("\(offset), \(turn): \(gap) instead of \(most) along \(normal)")
        }
      }
      #expect(isFace == [true, true])
    }
  }

  /// A figure says whether it is one, and only if it lies about the body's origin, upright.
  @Test func onlyUprightRectanglesAboutTheOriginAreTakenForOnes() {
    func isRectangle(_ corners: [(Double, Double)]) -> Bool {
      let body = world.makeBody(kind: .dynamic, at: .zero, angle: 0)
      let points = corners.map { Vector(dx: $0.0, dy: $0.1) }
      let shape = world.addPolygon(ConvexHull(points)!, to: body)
      return world.shapes.geometries[world.shapes[shape].geometry].isRectangle != 0
    }
    #expect(isRectangle([(2, 1), (-2, 1), (2, -1), (-2, -1)]))
    #expect(!isRectangle([(3, 1), (-1, 1), (3, -1), (-1, -1)]))
    #expect(!isRectangle([(0, 1), (1, 0), (0, -1), (-1, 0)]))
    #expect(!isRectangle([(2, 1), (-1, 1), (1, -1), (-2, -1)]))
    #expect(!isRectangle([(2, 1), (-2, 1), (0, -2)]))
  }
}
