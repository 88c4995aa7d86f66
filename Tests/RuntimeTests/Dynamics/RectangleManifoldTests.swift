import Testing

@testable import Motus

/// Two rectangles have a way of their own; it must find what the one for any two polygons finds.
struct RectangleManifoldTests {
  private let world = World()

  private func rectangle(_ width: Double, _ height: Double) -> Outline {
    let body = world.makeBody(kind: .fixed, at: .zero, angle: 0)
    return world.outline(of: world.addBox(width: width, height: height, to: body))
  }

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
    let a = rectangle(40, 24)
    let b = rectangle(10, 60)
    var counts = [0, 0, 0]
    var features: Set<UInt32> = []
    for step in 1..<1500 {
      // Multiples of irrational shares: all around, at all angles, and never at a tie.
      let way = Rotation(angle: 2.39996 * Double(step))
      let turn = Rotation(angle: 0.61803 * Double(step))
      let share = (0.7548 * Double(step)).truncatingRemainder(dividingBy: 1)
      let offset = way.apply(Vector(dx: 8 + 46 * share, dy: 0))
      let found = Manifold.rectangles(
        a.vertices + 2, b.vertices + 2, offset: offset, turn: turn, within: 1.5)
      var faces = Manifold.Faces()
      let expected = Manifold.polygons(a, b, offset: offset, turn: turn, within: 1.5, &faces)
      counts[expected.count] += 1
      if expected.count > 0 { features.insert(expected.first.feature & ~0xff) }
      if !isSame(found, expected) {
        Issue.record("step \(step): \(found) instead of \(expected)")
      }
    }
    #expect(counts.allSatisfy { $0 > 100 }, "the sweep meets all cases: \(counts)")
    #expect(features.contains(Manifold.betweenCorners))
    #expect(features.count >= 8, "faces of both are references: \(features)")
  }

  /// A figure says whether it is one, and only if it lies about the body's origin, upright.
  @Test func onlyUprightRectanglesAboutTheOriginAreTakenForOnes() {
    func isRectangle(_ corners: [(Double, Double)]) -> Bool {
      let body = world.makeBody(kind: .dynamic, at: .zero, angle: 0)
      let points = corners.map { Vector(dx: $0.0, dy: $0.1) }
      let shape = world.addPolygon(ConvexHull(points)!, to: body)
      return world.figures[world.shapes[shape].figure].isRectangle != 0
    }
    #expect(isRectangle([(2, 1), (-2, 1), (2, -1), (-2, -1)]))
    #expect(!isRectangle([(3, 1), (-1, 1), (3, -1), (-1, -1)]))
    #expect(!isRectangle([(0, 1), (1, 0), (0, -1), (-1, 0)]))
    #expect(!isRectangle([(2, 1), (-1, 1), (1, -1), (-2, -1)]))
    #expect(!isRectangle([(2, 1), (-2, 1), (0, -2)]))
  }
}
