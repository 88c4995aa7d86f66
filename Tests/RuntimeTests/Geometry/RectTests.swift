import Testing

@testable import Motus

@Test func aRectContainsItsLeftAndTopEdgesOnly() {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)
  #expect(rect.contains(Point(x: 10, y: 20)))
  #expect(!rect.contains(Point(x: 40, y: 20)))
  #expect(!rect.contains(Point(x: 10, y: 60)))
  #expect(rect.center == Point(x: 25, y: 40))
}
