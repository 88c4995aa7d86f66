import Testing

@testable import Motus

/// Values that are the same bit for bit are there once.
@Suite struct SharedTableTests {
  private func surface(_ friction: Float) -> Surface {
    var surface = Surface()
    surface.friction = friction
    return surface
  }

  @Test func equalValuesHaveOneNumberAndOthersAnother() {
    var table = SharedTable<Surface>()
    let first = table.take(surface(0.5))
    let second = table.take(surface(0.25))
    let again = table.take(surface(0.5))
    #expect(again == first && second != first && table.count == 2)
    #expect(table[first].friction == 0.5 && table[second].friction == 0.25)
    // Not the same bits.
    let negative = table.take(surface(-0.0))
    let positive = table.take(surface(0))
    #expect(negative != positive)
  }

  @Test func aNumberIsGivenOutAgainWhenNobodyHasItsValue() {
    var table = SharedTable<Surface>()
    let first = table.take(surface(1))
    _ = table.take(surface(1))
    table.leave(first)
    let other = table.take(surface(2))
    #expect(other != first && table[first].friction == 1)
    table.leave(first)
    #expect(table.count == 1)
    let third = table.take(surface(3))
    #expect(third == first && table[third].friction == 3)
    let fourth = table.take(surface(1))
    #expect(fourth != first && table[fourth].friction == 1)
    let fifth = table.exchange(fourth, for: surface(2))
    #expect(fifth == other && table.count == 2)
  }

  @Test func aHundredValuesAreFoundAgainAlsoInACopyOfTheirBytes() {
    var table = SharedTable<Surface>()
    var numbers: [Int32] = []
    for index in 0..<100 { numbers.append(table.take(surface(Float(index)))) }
    var measure = StateCoder(.measuring)
    table.code(&measure)
    let room = UnsafeMutableRawPointer.allocate(byteCount: measure.offset, alignment: 8)
    defer { room.deallocate() }
    var writer = StateCoder(.writing, room, size: measure.offset)
    table.code(&writer)
    var copy = SharedTable<Surface>()
    var reader = StateCoder(.reading, room, size: measure.offset)
    copy.code(&reader)
    #expect(reader.isComplete)
    var found: [Int32] = []
    for index in 0..<100 { found.append(copy.take(surface(Float(index)))) }
    #expect(found == numbers && copy.count == 100)
  }
}
