import CMotus
import Testing

@testable import Motus

/// What every call passes on its way in: names, structs that say their size, host data.
struct BorderTests {
  @Test func aHandleHasAllItsPartsAndFitsAnyPointer() {
    let handle = Handle(
      kind: .animation, runtime: 127, generation: Handle.maximumGeneration,
      index: Handle.maximumIndex)
    #expect(handle.kind == .animation)
    #expect(handle.runtime == 127)
    #expect(handle.generation == Handle.maximumGeneration)
    #expect(handle.index == Handle.maximumIndex)
    #expect(handle.bits >> 47 == 0)
    #expect(OpaquePointer(Handle.none) == nil)
    #expect(Handle(bits: handle.bits | 1 << 47).kind == nil)
    #expect(Handle(bits: 0).kind == nil)
  }

  @Test func everyKindHasANounAndOnlySubclassesStandForOthers() {
    var nouns: Set<String> = []
    for number in UInt8(1)...18 {
      guard let kind = Kind(rawValue: number) else {
        Issue.record("no kind \(number)")
        continue
      }
      nouns.insert(kind.noun.description)
      let vowel = "aeiou".contains(kind.noun.description.prefix(1))
      #expect(kind.article.description == (vowel ? "an" : "a"))
      #expect(kind.stands(for: kind))
    }
    #expect(nouns.count == 18)
    #expect(Kind.navigationController.stands(for: .viewController))
    #expect(!Kind.viewController.stands(for: .navigationController))
    #expect(Kind.percentDrivenInteraction.stands(for: .interactionController))
    #expect(!Kind.interactionController.stands(for: .percentDrivenInteraction))
  }

  @Test func aShorterStructKeepsTheDefaultsThatItDoesNotHave() throws {
    var callbacks = motus_view_controller_callbacks.defaults
    callbacks.struct_size = motus_view_controller_callbacks.firstSize
    callbacks.view_did_load = { _, _ in }
    callbacks.did_receive_memory_warning = { _, _ in }
    let result = try read(&callbacks, "callbacks")
    #expect(result.view_did_load != nil)
    #expect(result.did_receive_memory_warning == nil)
  }

  @Test func aStructOfAnOlderHostIsFilledAsFarAsItGoes() {
    let size = motus_animation_options.firstSize
    var bytes = [UInt8](repeating: 7, count: MemoryLayout<motus_animation_options>.size + 8)
    bytes.withUnsafeMutableBytes { bytes in
      let older = bytes.baseAddress?.assumingMemoryBound(to: motus_animation_options.self)
      #expect(motus_animation_options_init(older, size) == MOTUS_OK)
      #expect(bytes.load(as: Int.self) == size)
    }
    #expect(bytes[size...].allSatisfy { $0 == 7 })
  }

  @Test func aStructOfANewerHostIsFilledWithZeroBeyondWhatWeKnow() {
    let known = MemoryLayout<motus_timing>.size
    var bytes = [UInt8](repeating: 7, count: known + 24)
    bytes.withUnsafeMutableBytes { bytes in
      let newer = bytes.baseAddress?.assumingMemoryBound(to: motus_timing.self)
      #expect(motus_timing_init(newer, known + 16) == MOTUS_OK)
      #expect(newer?.pointee.stiffness == 100)
      #expect(newer?.pointee.struct_size == known + 16)
    }
    #expect(bytes[known..<known + 16].allSatisfy { $0 == 0 })
    #expect(bytes[(known + 16)...].allSatisfy { $0 == 7 })
  }

  @Test func aLongerStructIsTakenWhenTheRestIsZero() throws {
    let size = MemoryLayout<motus_timing>.size
    let room = UnsafeMutableRawPointer.allocate(byteCount: size + 64, alignment: 8)
    defer { room.deallocate() }
    room.initializeMemory(as: UInt8.self, repeating: 0, count: size + 64)
    var timing = motus_timing.defaults
    timing.struct_size = size + 64
    timing.mass = 3
    room.copyMemory(from: &timing, byteCount: size)
    let pointer = UnsafePointer(room.assumingMemoryBound(to: motus_timing.self))
    let result = try read(pointer, "timing")
    #expect(result.mass == 3)
    room.storeBytes(of: 1, toByteOffset: size + 63, as: UInt8.self)
    #expect(throws: Fault.self) {
      try read(pointer, "timing")
    }
  }

  @Test func noStructMeansTheDefaults() throws {
    let result: motus_timing = try read(nil, "timing")
    #expect(result.stiffness == 100)
  }

  @Test func aFunctionIsNamedAsInTheHeader() {
    var name = ""
    withFunctionName("motus_view_set_alpha(_:_:)") { name = String(cString: $0) }
    #expect(name == "motus_view_set_alpha")
    withFunctionName("animation_controller") { name = String(cString: $0) }
    #expect(name == "animation_controller")
  }

  /// Whatever order the optimiser lets them go in.
  @Test func hostDataEndsInTheOrderInWhichItCame() {
    nonisolated(unsafe) var ended: [Int] = []
    withUnsafeMutablePointer(to: &ended) { list in
      let queue = DisposalQueue()
      let numbers = UnsafeMutablePointer<(UnsafeMutablePointer<[Int]>, Int)>.allocate(capacity: 4)
      defer { numbers.deallocate() }
      for index in 0..<4 { (numbers + index).initialize(to: (list, index)) }
      var contexts = (0..<4).map { index in
        HostContext(
          userData: numbers + index,
          destroy: { data in
            let entry = data!.load(as: (UnsafeMutablePointer<[Int]>, Int).self)
            entry.0.pointee.append(entry.1)
          }, queue: queue)
      }
      contexts.remove(at: 2)
      contexts.remove(at: 0)
      #expect(list.pointee.isEmpty)
      queue.flush()
      contexts.removeAll()
      queue.flush()
      #expect(queue.isEmpty)
    }
    #expect(ended == [0, 2, 1, 3])
  }

  @Test func hostDataOfNoRuntimeEndsAtOnce() {
    var ended = 0
    withUnsafeMutablePointer(to: &ended) { count in
      _ = HostContext(
        userData: count, destroy: { $0!.assumingMemoryBound(to: Int.self).pointee += 1 }, queue: nil
      )
    }
    #expect(ended == 1)
  }
}
