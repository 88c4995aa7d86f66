import Testing

@testable import Motus

/// A hand on one number, how it gives way, and where it lets go (DG-2, DG-3).
@Suite struct HandTests {
  @Test func itHoldsWhereItTookAndGoesWithTheFinger() throws {
    var hand = Hand()
    #expect(hand.isFree && hand.raw == nil)
    hand.take(at: 100, distance: 4, since: 2)
    #expect(hand.raw == 100 && hand.grip?.since == 2)
    hand.follow(14)
    #expect(hand.raw == 110)
    hand.move(to: 50)
    hand.follow(15)
    #expect(hand.raw == 51)
    hand.letGo()
    hand.follow(20)
    #expect(hand.isFree && hand.raw == nil)
  }

  @Test func aFactorMultiplies() {
    var hand = Hand()
    hand.take(factorAt: 2, since: 0)
    hand.follow(1.5)
    #expect(hand.raw == 3)
    hand.move(to: 6)
    hand.follow(3)
    #expect(hand.raw == 12)
  }

  @Test func itWaitsForWhatIsNotThereYet() {
    var hand = Hand()
    hand.wait(reading: 7)
    #expect(!hand.isFree && hand.raw == nil && hand.waitingReading == 7)
    hand.take(at: 0, distance: 7, since: 0)
    #expect(hand.waitingReading == nil && hand.raw == 0)
  }

  /// (1 − 1 / (.55 · 50 / 400 + 1)) · 400 is 25.73099415.
  @Test func shownIsAFunctionOfRawAndBack() {
    let band = Resistance(
      lowest: 0, highest: 100, form: .band(RubberBand(dimension: 400)))
    #expect(near(band.shown(ofRaw: 150), 125.73099415204678))
    #expect(near(band.shown(ofRaw: -50), -25.73099415204678))
    for raw in stride(from: -500.0, through: 600, by: 25) {
      #expect(near(band.raw(ofShown: band.shown(ofRaw: raw)), raw, 1e-9))
      let slope = (band.shown(ofRaw: raw + 1e-4) - band.shown(ofRaw: raw - 1e-4)) / 2e-4
      let isEdge = raw == 0 || raw == 100
      #expect(isEdge || near(band.slope(atRaw: raw), slope, 1e-6))
    }
  }

  /// ln 4 + (1 − 1 / (.55 + 1)) ln 2 of a factor twice beyond 4.
  @Test func aFactorGivesWayInItsLogarithm() {
    let band = Resistance(
      lowest: 0.5, highest: 4, form: .scaleBand(RubberBand(dimension: 0.6931471805599453)))
    #expect(near(band.shown(ofRaw: 8), 5.11537040530607, 1e-9))
    for raw in [0.05, 0.3, 0.5, 1, 4, 5, 20] {
      #expect(near(band.raw(ofShown: band.shown(ofRaw: raw)), raw, 1e-9))
    }
    #expect(band.shown(ofRaw: -1) == 0.5 && band.slope(atRaw: -1) == 0)
  }

  @Test func aStopStopsAndNothingGoesOn() {
    let stop = Resistance(lowest: 0, highest: 1, form: .stop)
    #expect(stop.shown(ofRaw: 3) == 1 && stop.slope(atRaw: 3) == 0 && stop.slope(atRaw: 0.5) == 1)
    let none = Resistance(lowest: 0, highest: 1)
    #expect(none.shown(ofRaw: 3) == 3 && none.slope(atRaw: 3) == 1)
  }

  /// x + .499 (v − 10 sgn v), in points.
  @Test func aReleaseIsJudgedByItsProjectedEnd() {
    #expect(near(Release(place: 20, velocity: 1000).projectedEnd(), 514.01, 1e-9))
    #expect(Release(place: 20, velocity: -9).projectedEnd() == 20)
    let small = Release(place: 0.2, velocity: 10).projectedEnd(numberPerPoint: 0.01)
    #expect(near(small, 5.1401, 1e-9))
  }

  @Test(arguments: [
    (60.0, 1.0, 1), (50, 1, 1), (50, -1, 0), (50, 0, 0), (-900, 0, 0), (170, -1, 2), (150, -1, 1),
    (150, 1, 2),
  ])
  func theNearestIsChosenAndATieGoesWithTheMotion(end: Double, velocity: Double, index: Int) {
    let places = [0.0, 100, 200]
    let found = AnchorChoice.nearest(
      to: Vector(dx: end, dy: 0), moving: Vector(dx: velocity, dy: 0), count: 3
    ) { Vector(dx: places[$0], dy: 0) }
    #expect(found == index)
  }

  @Test func theNextLiesInTheDirection() {
    let places = [Vector(dx: 0, dy: 0), Vector(dx: 100, dy: 0), Vector(dx: 0, dy: 100)]
    func next(_ dx: Double, _ dy: Double) -> Int? {
      AnchorChoice.next(
        from: Vector(dx: 50, dy: 10), towards: Vector(dx: dx, dy: dy), count: 3
      ) { places[$0] }
    }
    #expect(next(1, 0) == 1 && next(-1, 0) == 0 && next(0, 1) == 2)
    #expect(
      AnchorChoice.next(from: .zero, towards: Vector(dx: 0, dy: -1), count: 3) { places[$0] }
        == nil)
  }
}
