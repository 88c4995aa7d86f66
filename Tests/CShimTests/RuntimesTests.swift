import Testing

@testable import Motus

/// Which number the next runtime gets.
@Suite struct RuntimesTests {
  private func chosen(_ places: [Runtimes.Place]) -> Int? {
    places.withUnsafeBufferPointer { Runtimes.choose(among: $0) }
  }

  private func place(
    taken: Bool = false, generation: UInt16 = 1, since: UInt64 = 0
  ) -> Runtimes.Place {
    Runtimes.Place(isTaken: taken, firstGeneration: generation, restingSince: since)
  }

  @Test func theLowestFreeNumberAboveZeroComesFirst() {
    #expect(chosen([place(), place(taken: true), place(), place()]) == 2)
    #expect(chosen([place(), place(taken: true)]) == nil)
  }

  @Test func aNumberThatHasUsedUpItsGenerationsRests() {
    let worn = place(generation: Runtimes.lastGeneration, since: 9)
    #expect(chosen([place(), worn, place()]) == 2)
  }

  /// Without end: two million runtimes are no limit.
  @Test func whenAllAreWornTheOneThatHasRestedLongestBeginsAnew() {
    let last = Runtimes.lastGeneration
    #expect(
      chosen([
        place(), place(generation: last, since: 9), place(generation: last, since: 3),
        place(taken: true, generation: last, since: 1),
      ]) == 2)
  }
}
