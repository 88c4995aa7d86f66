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
    #expect(Kind.percentDrivenInteraction.stands(for: .interactiveTransitioning))
    #expect(!Kind.interactiveTransitioning.stands(for: .percentDrivenInteraction))
  }

  @Test func aShorterStructKeepsTheDefaultsThatItDoesNotHave() throws {
    var delegate = motus_navigation_delegate.defaults
    delegate.struct_size = 24
    delegate.did_show = { _, _, _, _ in }
    delegate.animation_controller = { _, _, _, _, _ in nil }
    let result = try read(&delegate, "delegate", over: .defaults, minimumSize: 24)
    #expect(result.did_show != nil)
    #expect(result.animation_controller == nil)
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
    let result = try read(pointer, "timing", over: .defaults, minimumSize: size)
    #expect(result.mass == 3)
    room.storeBytes(of: 1, toByteOffset: size + 63, as: UInt8.self)
    #expect(throws: Fault.self) {
      try read(pointer, "timing", over: .defaults, minimumSize: size)
    }
  }

  @Test func noStructMeansTheDefaults() throws {
    let result = try read(nil, "timing", over: motus_timing.defaults, minimumSize: 104)
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
