import Testing

@testable import Motus

/// Lists of items, which are searched as lists while they are short and as sets when they are not.
@Suite struct BehaviorItemTests {
  @Test func anItemIsInAListOnceInTheOrderInWhichItCame() {
    let items: [Int32] = [5, 2, 5, 9, 2]
    #expect(GravityBehavior(items: items).items == [5, 2, 9])
    let many = (0..<100).map { Int32($0 * 7 % 50) }
    #expect(GravityBehavior(items: many).items == Array(many.prefix(50)))
  }

  @Test func listsKnowTheirItemsWhileTheyGrowAndShrinkPastTheLengthOfASet() {
    let behavior = GravityBehavior(items: [])
    var expected: [Int32] = []
    var dice = Dice(7)
    for step in 0..<4000 {
      let item = Int32(dice.below(128))
      // Tides: mostly more, then mostly less.
      if dice.below(8) < (step / 500 % 2 == 0 ? 6 : 2) {
        behavior.addItem(item)
        if !expected.contains(item) { expected.append(item) }
      } else {
        behavior.removeItem(item)
        expected.removeAll { $0 == item }
      }
      #expect(behavior.has(item) == expected.contains(item))
      if step % 50 == 0 {
        #expect(behavior.items == expected)
        #expect((0..<128).allSatisfy { behavior.has($0) == expected.contains($0) })
      }
    }
  }
}
