import Synchronization

#if hasFeature(Extern)
  // The linker's `--wrap` turns every call of the compiler's runtime to the two functions of libc
  // into one of those below; these are libc's own.
  @_extern(c, "__real_posix_memalign")
  private func systemAllocate(
    _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32
  @_extern(c, "__real_free")
  private func systemFree(_ memory: UnsafeMutableRawPointer?)
  /// How many bytes a block has that libc has given.
  @_extern(c, "malloc_usable_size")
  private func systemSize(_ memory: UnsafeMutableRawPointer?) -> Int

  /// Everything that the library allocates comes from here: it answers 0, or does not return.
  @_cdecl("__wrap_posix_memalign")
  public func wrappedAllocate(
    _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    out.pointee = Memory.allocate(size, alignment)
    return 0
  }

  @_cdecl("__wrap_free")
  public func wrappedFree(_ memory: UnsafeMutableRawPointer?) {
    if let memory { Memory.free(memory) }
  }
#endif

/// Where the library's memory comes from, how much of it there is, and how much there may be.
///
/// A block of the system's is counted by what libc says of it. One of the host's begins with what
/// freeing it needs:
///
///     | … | size | alignment | the memory …
///
/// where the part before the memory is as long as the alignment, 16 bytes at least. The source is
/// set while the library holds nothing, so that all blocks are of one sort. Nothing of this is
/// there in builds whose memory does not come from here (`isRouted`).
enum Memory {
  /// The host's functions.
  struct Source {
    typealias Allocate =
      @convention(c) (UnsafeMutableRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
    typealias Free =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int, Int) -> Void
    typealias MakeRoom = @convention(c) (UnsafeMutableRawPointer?, Int) -> Bool
    typealias Fail = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void

    var allocate: Allocate?
    var free: Free?
    var makeRoom: MakeRoom?
    var fail: Fail?
    var userData: UnsafeMutableRawPointer?
  }

  /// Set before there is a runtime, once, and so read without a lock.
  nonisolated(unsafe) static var source = Source()
  nonisolated(unsafe) static var isSet = false
  private static let heldBytes = Atomic<Int>(0)
  private static let peakBytes = Atomic<Int>(0)
  private static let budgetBytes = Atomic<Int>(.max)

  static var isRouted: Bool {
    #if hasFeature(Extern)
      true
    #else
      false
    #endif
  }

  /// The bytes of all blocks, with what stands before each.
  static var held: Int { heldBytes.load(ordering: .relaxed) }
  /// The most that `held` has been.
  static var peak: Int { peakBytes.load(ordering: .relaxed) }

  static func setBudget(_ bytes: Int) { budgetBytes.store(bytes, ordering: .relaxed) }

  /// Refuses to begin something new when as much is held as may be.
  static func checkBudget() throws(Fault) {
    guard held < budgetBytes.load(ordering: .relaxed) else { throw exhausted() }
  }

  /// Checks the budget before a list is taken over that may want some bytes for each element.
  static func checkBudget(count: Int, bytesEach: Int = 256) throws(Fault) {
    guard held + count * bytesEach < budgetBytes.load(ordering: .relaxed) else {
      throw exhausted()
    }
  }

  @inline(never)
  private static func exhausted() -> Fault {
    Fault(.outOfMemory, "the library holds \(held) bytes: its budget is used up")
  }
}

#if hasFeature(Extern)
  extension Memory {
    private static var word: Int { MemoryLayout<Int>.size }

    fileprivate static func allocate(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
      guard source.allocate != nil else {
        let block = acquire(size, alignment)
        count(systemSize(block))
        return block
      }
      let head = alignment < 16 ? 16 : alignment
      let (total, overflows) = size.addingReportingOverflow(head)
      guard !overflows else { end("Motus: a block of memory has more bytes than can be counted") }
      let memory = acquire(total, head) + head
      (memory - 2 * word).storeBytes(of: total, as: Int.self)
      (memory - word).storeBytes(of: head, as: Int.self)
      count(total)
      return memory
    }

    fileprivate static func acquire(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
      while true {
        if let block = ask(size, alignment) {
          guard UInt(bitPattern: block) & UInt(bitPattern: alignment - 1) == 0 else {
            end("Motus: the host has given memory that is not aligned as asked")
          }
          return block
        }
        guard let makeRoom = source.makeRoom, makeRoom(source.userData, size) else {
          end("Motus: there is no memory left")
        }
      }
    }

    private static func ask(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer? {
      if let allocate = source.allocate { return allocate(source.userData, size, alignment) }
      var block: UnsafeMutableRawPointer?
      return systemAllocate(&block, alignment, size) == 0 ? block : nil
    }

    private static func count(_ size: Int) {
      let now = heldBytes.wrappingAdd(size, ordering: .relaxed).newValue
      var peak = peakBytes.load(ordering: .relaxed)
      while now > peak {
        let (isDone, other) = peakBytes.weakCompareExchange(
          expected: peak, desired: now, ordering: .relaxed)
        if isDone { break }
        peak = other
      }
    }

    fileprivate static func free(_ memory: UnsafeMutableRawPointer) {
      guard let free = source.free else {
        heldBytes.wrappingSubtract(systemSize(memory), ordering: .relaxed)
        return systemFree(memory)
      }
      let total = (memory - 2 * word).load(as: Int.self)
      let head = (memory - word).load(as: Int.self)
      heldBytes.wrappingSubtract(total, ordering: .relaxed)
      free(source.userData, memory - head, total, head)
    }

    /// Ends the process for want of memory: calls the host's `fail` as the last thing, then traps.
    @inline(never)
    private static func end(_ sentence: StaticString) -> Never {
      sentence.utf8Start.withMemoryRebound(to: CChar.self, capacity: 1) {
        source.fail?(source.userData, $0)
      }
      fatalError()
    }
  }
#endif
