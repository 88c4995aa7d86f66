import Testing

@testable import Motus

/// Settings of an attachment that go leave nothing behind.
@Suite struct AttachmentSettingTests {
  /// A bar that hangs on a hinge at its end.
  private func hang(
    range: (lower: Double, upper: Double)?, friction: Double
  ) -> (AnimatorFixture, AttachmentBehavior, Int32) {
    let fixture = AnimatorFixture()
    let bar = fixture.item(50, 0, height: 20)
    let hinge = AttachmentBehavior(kind: .pin, first: bar, anchor: .zero)
    hinge.range = range
    hinge.frictionTorque = friction
    fixture.add(GravityBehavior(items: [bar]))
    fixture.add(hinge)
    return (fixture, hinge, bar)
  }

  @Test func aRangeThatGoesLetsGo() {
    let (fixture, hinge, bar) = hang(range: (-0.1, 0.1), friction: 0)
    fixture.run(frames: 30)
    #expect(abs(fixture.rotation(bar) - 0.1) < 0.01)
    hinge.range = nil
    fixture.run(frames: 15)
    #expect(fixture.rotation(bar) > 0.3)
  }

  /// The weight of .2 at 50 points turns with 10,000, a friction of 1.01 bears 10,100: the bar
  /// stands still, and the animator pauses. Free, it would have turned by more than 1.
  @Test func frictionThatGoesLetsGo() {
    let (fixture, hinge, bar) = hang(range: nil, friction: 1.01)
    fixture.run(frames: 40)
    #expect(abs(fixture.rotation(bar)) < 1e-9)
    #expect(!fixture.animator.isRunning)
    hinge.frictionTorque = 0
    fixture.run(frames: 15)
    #expect(fixture.rotation(bar) > 0.3)
  }

  /// DY-9: what nobody has set does not count.
  @Test func propertiesAreMergedOneByOne() {
    var sum = DynamicItemProperties()
    var first = DynamicItemProperties()
    first.friction = 0.5
    first.density = 3
    var second = DynamicItemProperties()
    second.density = 1
    second.allowsRotation = false
    sum.merge(first)
    sum.merge(second)
    #expect(sum.friction == 0.5 && sum.density == 1 && !sum.allowsRotation)
    #expect(sum.elasticity == 0 && !sum.isAnchored)
  }
}
