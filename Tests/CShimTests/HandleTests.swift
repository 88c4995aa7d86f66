import CMotus
import Testing

@testable import Motus

@Suite struct HandleTests {
  @Test func aHandleKeepsItsPartsAndFitsAPointer() {
    for kind in [Kind.runtime, .view, .segue, .animation] {
      let handle = Handle(
        kind: kind, runtime: 127, generation: Handle.maximumGeneration, index: Handle.maximumIndex)
      #expect(handle.kind == kind)
      #expect(handle.runtime == 127)
      #expect(handle.generation == Handle.maximumGeneration)
      #expect(handle.index == Handle.maximumIndex)
      #expect(handle.bits < 1 << 47)
    }
  }

  @Test func bitsAboveTheKindMakeNoKind() {
    let handle = Handle(kind: .view, runtime: 1, generation: 1, index: 0)
    #expect(Handle(bits: handle.bits | 1 << 47).kind == nil)
    #expect(Handle(bits: handle.bits | 1 << 63).kind == nil)
    #expect(Handle(bits: 31 << 42).kind == nil)
    #expect(Handle.none.kind == nil)
  }

  @Test func freedPlacesWaitBeforeTheyComeBack() throws {
    var table = GenerationTable(runtime: 1, firstGeneration: 5)
    let first = try table.insert(.view)
    #expect(first.generation == 5)
    table.remove(first)
    for index in 1...64 {
      let next = try table.insert(.view)
      #expect(next.index == index)
      table.remove(next)
    }
    let again = try table.insert(.view)
    #expect(again.index == first.index)
    #expect(again.generation == 6)
    #expect(again != first)
    let (isOld, isNew) = (table.contains(first), table.contains(again))
    #expect(!isOld)
    #expect(isNew)
  }

  @Test func aPlaceIsNotUsedBeyondItsLastGeneration() throws {
    var table = GenerationTable(runtime: 1, firstGeneration: Handle.maximumGeneration)
    let first = try table.insert(.view)
    table.remove(first)
    for _ in 0..<200 {
      let next = try table.insert(.view)
      #expect(next.index != first.index)
      table.remove(next)
    }
    let count = table.liveCount
    #expect(count == 0)
  }

  @Test func aNameOfAnotherKindIsAnotherName() throws {
    var table = GenerationTable(runtime: 1, firstGeneration: 1)
    let view = try table.insert(.view)
    let other = Handle(kind: .segue, runtime: 1, generation: view.generation, index: view.index)
    let contained = [table.contains(view), table.contains(other), table.contains(.none)]
    #expect(contained == [true, false, false])
  }

  @Test func referencesAreCounted() throws {
    var table = GenerationTable(runtime: 1, firstGeneration: 1)
    let view = try table.insert(.view)
    try table.retain(view)
    let counts = [table.references(of: view), table.release(view) ? 1 : 0]
    #expect(counts == [2, 0])
    let isLast = table.release(view)
    #expect(isLast)
    table.remove(view)
    let left = table.references(of: view)
    #expect(left == 0)
    #expect(throws: Fault.self) { try table.retain(view) }
  }
}
