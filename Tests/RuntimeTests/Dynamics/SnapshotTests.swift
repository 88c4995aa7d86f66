import Testing

@testable import Motus

/// Snapshots are the bytes of structs: what the compiler leaves between fields would make equal
/// states unequal, and what is not listed would be lost.
@Suite struct SnapshotTests {
  /// The bytes that the fields of a value fill.
  private func filled(_ value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, !mirror.children.isEmpty {
      return mirror.children.reduce(0) { $0 + filled($1.value) }
    }
    func size<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: size)
  }

  private func checkHasNoGaps<Value>(_ value: Value) {
    #expect(
      filled(value) == MemoryLayout<Value>.stride,
      "\(Value.self) has gaps: fill them, its bytes are part of snapshots")
  }

  @Test func theStructsOfASnapshotHaveNoGaps() {
    checkHasNoGaps(Body(kind: .dynamic, origin: .zero, angle: 0))
    checkHasNoGaps(BodyState())
    checkHasNoGaps(BodyAcceleration(model: 0))
    checkHasNoGaps(BodyModel())
    checkHasNoGaps(Surface())
    checkHasNoGaps(BodyStart())
    checkHasNoGaps(PredictedPath())
    checkHasNoGaps(TunnellingCheck())
    checkHasNoGaps(Shape(body: 0, geometry: 0, surface: 0))
    checkHasNoGaps(Contact(shapeA: 0, shapeB: 0, bodyA: 0, bodyB: 0))
    checkHasNoGaps(RestitutionContact(contact: 0))
    checkHasNoGaps(Joint(kind: .pin, bodyA: 0, bodyB: 0))
    checkHasNoGaps(ContactEvent(tagA: 0, tagB: 0, point: .zero))
    checkHasNoGaps(DynamicItemRecord(item: 0, body: 0, size: 0))
    checkHasNoGaps(ShapeGeometry())
    checkHasNoGaps(SegmentGhosts())
    checkHasNoGaps(DynamicItemPose())
    checkHasNoGaps(ItemLoad())
    checkHasNoGaps(TouchingPair(itemA: 0, itemB: 0))
    checkHasNoGaps(Island())
    checkHasNoGaps(BlockLink(island: 0, color: 0, next: -1, laneCount: 0, depth: 1))
  }

  /// Fails when the world gets a new stored property: add it to `World.code(_:)`, or to the names
  /// here if a step fills it before reading it. What a store holds stands beside its own `code`.
  @Test func everythingInAWorldIsInItsSnapshotOrScratch() {
    let coded: Set<String> = [
      "bodies", "warmStartCache", "tunnellingChecks", "shapes", "broadPhase", "contacts",
      "contactEvents", "colors", "restitutionContacts", "joints", "islands",
      "subStepCount", "sleepsWhenResting",
    ]
    let scratch: Set<String> = [
      "pathUpdates", "poseCache", "crowdCounts", "segmentBlock", "elasticFlights",
      "jointOrder", "jointKeys", "assemblies", "assemblyList", "assemblyNumber", "allRodBlocks",
      "allSpringBlocks", "allSingleJoints", "allLoopJoints", "jointTrees", "contactSoftness",
      "fixedContactSoftness", "profiler", "budget", "energyOfSubStep",
    ]
    let stored = Set(Mirror(reflecting: World()).children.compactMap(\.label))
    #expect(stored == coded.union(scratch))
    #expect(coded.isDisjoint(with: scratch))
  }

  @Test func bytesThatAreTooFewAreNotReadBeyondTheirEnd() {
    var words = Buffer<Int64>()
    for word in 1...3 { words.append(Int64(word)) }
    var measure = StateCoder(.measuring)
    measure.code(&words)
    #expect(measure.offset == 32)
    let room = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { room.deallocate() }
    var writer = StateCoder(.writing, room, size: 32)
    writer.code(&words)
    #expect(writer.isComplete)
    for size in 0..<32 {
      var checker = StateCoder(.checking, room, size: size)
      checker.code(&words)
      #expect(!checker.isComplete)
    }
    var other = Buffer<Int64>()
    var reader = StateCoder(.reading, room, size: 32)
    reader.code(&other)
    #expect(reader.isComplete)
    #expect(other.count == 3 && other[0] == 1 && other[2] == 3)
  }

  @Test func oneChangedBitChangesTheFingerprint() {
    var bytes = [UInt8](repeating: 7, count: 61)
    func print(_ bytes: [UInt8]) -> UInt64 {
      var print = StatePrint()
      bytes.withUnsafeBytes { if let base = $0.baseAddress { print.fold(base, count: $0.count) } }
      return print.value
    }
    let whole = print(bytes)
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        #expect(print(bytes) != whole)
        bytes[index] ^= 1 << bit
      }
    }
  }
}
