import Testing

@testable import Motus

@Suite struct RectOperationsTests {
  @Test func insetsMakeSmallerButNotNegative() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: Insets(top: -5, left: 60, bottom: 0, right: 60))
        == Rect(x: 60, y: 15, width: 0, height: 55))
    #expect(
      rect.inset(by: Insets(top: 40, left: 0, bottom: 40, right: 0))
        == Rect(x: 10, y: 45, width: 100, height: 0))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func rectsMeetAndJoin() {
    let one = Rect(x: 0, y: 0, width: 10, height: 10)
    let two = Rect(x: 5, y: -5, width: 10, height: 10)
    #expect(one.union(two) == Rect(x: 0, y: -5, width: 15, height: 15))
    #expect(one.intersection(two) == Rect(x: 5, y: 0, width: 5, height: 5))
    #expect(one.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(one.offset(by: Vector(dx: 3, dy: -4)) == Rect(x: 3, y: -4, width: 10, height: 10))
  }
}
