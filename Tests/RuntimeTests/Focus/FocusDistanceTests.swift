import Testing

@testable import Motus

/// FO-2: the distances that the formula gives by hand, from (100, 100) and 50 by 40.
@Suite struct FocusDistanceTests {
  /// Computed from the formula by a program of its own.
  static let table: [(FocusDirection, Rect, Double?)] = [
    (.right, Rect(x: 160, y: 100, width: 50, height: 40), 605.0),
    (.right, Rect(x: 160, y: 120, width: 30, height: 40), 607.5),
    (.right, Rect(x: 150, y: 140, width: 50, height: 40), 600.0),
    (.right, Rect(x: 200, y: 0, width: 50, height: 40), 2478.1024967590665),
    (.right, Rect(x: 120, y: 110, width: 50, height: 20), 573.0051025721682),
    (.right, Rect(x: 100, y: 110, width: 60, height: 10), 576.389320225002),
    (.right, Rect(x: 90, y: 120, width: 50, height: 40), nil),
    (.right, Rect(x: 130, y: 180, width: 50, height: 40), nil),
    (.right, Rect(x: 60, y: 60, width: 50, height: 60), nil),
    (.right, Rect(x: 0, y: 0, width: 400, height: 400), nil),
    (.left, Rect(x: 160, y: 120, width: 30, height: 40), nil),
    (.left, Rect(x: 200, y: 0, width: 50, height: 40), nil),
    (.left, Rect(x: 100, y: 110, width: 60, height: 10), nil),
    (.left, Rect(x: 40, y: 100, width: 50, height: 40), 605.0),
    (.left, Rect(x: 90, y: 120, width: 50, height: 40), 569.2157287525381),
    (.left, Rect(x: 130, y: 180, width: 50, height: 40), nil),
    (.left, Rect(x: 60, y: 60, width: 50, height: 60), 583.357864376269),
    (.left, Rect(x: 100, y: 100, width: 50, height: 40), nil),
    (.down, Rect(x: 160, y: 100, width: 50, height: 40), nil),
    (.down, Rect(x: 150, y: 140, width: 50, height: 40), 50.0),
    (.down, Rect(x: 200, y: 0, width: 50, height: 40), nil),
    (.down, Rect(x: 100, y: 110, width: 60, height: 10), nil),
    (.down, Rect(x: 90, y: 120, width: 50, height: 40), 17.715728752538098),
    (.down, Rect(x: 100, y: 150, width: 50, height: 40), 55.0),
    (.down, Rect(x: 130, y: 180, width: 50, height: 40), 88.0),
    (.down, Rect(x: 100, y: 40, width: 50, height: 40), nil),
    (.down, Rect(x: 100, y: 100, width: 50, height: 40), nil),
    (.up, Rect(x: 160, y: 100, width: 50, height: 40), nil),
    (.up, Rect(x: 150, y: 140, width: 50, height: 40), nil),
    (.up, Rect(x: 200, y: 0, width: 50, height: 40), 228.10249675906653),
    (.up, Rect(x: 100, y: 110, width: 60, height: 10), nil),
    (.up, Rect(x: 90, y: 120, width: 50, height: 40), nil),
    (.up, Rect(x: 130, y: 180, width: 50, height: 40), nil),
    (.up, Rect(x: 100, y: 40, width: 50, height: 40), 65.0),
    (.up, Rect(x: 60, y: 60, width: 50, height: 60), 34.85786437626905),
    (.up, Rect(x: 0, y: 0, width: 400, height: 400), nil),
  ]

  @Test(arguments: table.indices)
  func distancesAreThoseOfTheFormula(row: Int) throws {
    let (direction, new, expected) = Self.table[row]
    let old = Rect(x: 100, y: 100, width: 50, height: 40)
    let distance = FocusDistance.distance(from: old, to: new, direction)
    #expect((distance == nil) == (expected == nil))
    if let distance, let expected { #expect(abs(distance - expected) < 1e-9) }
  }

  @Test func aRectangleWithoutExtentHasNoAlignment() throws {
    let old = Rect(x: 0, y: 100, width: 10, height: 0)
    let new = Rect(x: 60, y: 100, width: 20, height: 0)
    #expect(try #require(FocusDistance.distance(from: old, to: new, .right)) == 50)
  }
}
