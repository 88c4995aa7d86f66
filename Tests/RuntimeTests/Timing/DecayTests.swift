import Testing

@testable import Motus

@Suite struct DecayTests {
  // TM-14.
  @Test func theLawIsTheMeasuredOne() {
    for (rate, velocity, time, distance, left) in DecayFigures.scrolling {
      let decay = Decay(rate: rate)
      #expect(abs(decay.position(from: 0, velocity: velocity, at: time) - distance) <= 1e-6)
      // The velocity of the place is a little below that of the hand.
      let share = -Elementary.log(rate) * rate / (1 - rate)
      #expect(abs(decay.velocity(from: velocity, at: time) - share * left) <= 1e-6)
    }
  }

  @Test func aRealScrollViewIsMet() {
    // The recording's clock starts 0.9 ms before the law's, at an offset of 5074.
    for (time, offset) in DecayFigures.frames {
      let position = Decay.normal.position(from: 5074, velocity: 750, at: time - 0.0009)
      #expect(abs(position - offset) <= 1, "\(time)")
    }
    // The target that it announced.
    #expect(abs(Decay.normal.projectedEnd(from: 5074, velocity: 750) - 5443.667) <= 1)
  }

  @Test func itStopsAtTenPointsPerSecond() {
    for velocity in [11.0, 300, -2500] {
      let duration = Decay.normal.duration(velocity: velocity)
      let share = -Elementary.log(0.998) * 499
      #expect(
        abs(abs(Decay.normal.velocity(from: velocity, at: duration)) - 10 * share) <= 1e-9)
      let end = Decay.normal.projectedEnd(from: 7, velocity: velocity)
      // f (|v| − 10) on from the start.
      let way = 0.499 * (abs(velocity) - 10)
      #expect(abs(end - 7 - (velocity < 0 ? -way : way)) <= 1e-9)
      #expect(abs(Decay.normal.velocity(from: 7, toStopAt: end) - velocity) <= 1e-9)
    }
    #expect(Decay.normal.duration(velocity: 5) == 0)
    #expect(Decay.normal.projectedEnd(from: 7, velocity: 5) == 7)
    #expect(Decay.normal.velocity(from: 7, toStopAt: 7) == 0)
  }

  @Test func rubberBandsFollowTheLaw() {
    for (pull, dimension, offset) in DecayFigures.rubberBand {
      let band = RubberBand(dimension: dimension)
      #expect(abs(band.offset(ofPull: pull) - offset) <= 1e-6)
      #expect(abs(band.offset(ofPull: -pull) + offset) <= 1e-6)
      #expect(abs(band.pull(ofOffset: band.offset(ofPull: pull)) - pull) <= 1e-9 * pull)
    }
    #expect(RubberBand(dimension: 0).offset(ofPull: 10) == 0)
    #expect(RubberBand(dimension: 100).offset(ofPull: .infinity) == 100)
    #expect(RubberBand(dimension: 100).pull(ofOffset: 500).isFinite)
    #expect(abs(RubberBand.bounce.naturalFrequency - 10.9) <= 1e-12)
    #expect(RubberBand.bounce.regime == .critical)
  }
}
