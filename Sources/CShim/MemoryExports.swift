import CMotus

extension motus_memory_source: SizedSettings {
  static var defaults: motus_memory_source {
    var source = motus_memory_source()
    source.struct_size = MemoryLayout<motus_memory_source>.size
    return source
  }
}

@_cdecl("motus_library_set_memory") @implementation
public func motus_library_set_memory(
  _ source: UnsafePointer<motus_memory_source>?
) -> motus_status {
  answering { () throws(Fault) in
    let source = try read(need(source, "source"), "source")
    guard (source.allocate == nil) == (source.free == nil) else {
      throw Fault(.invalidArgument, "allocate and free go together: one of them is NULL")
    }
    try needRoutedMemory()
    guard !Memory.isSet else { throw Fault(.invalidState, "the memory has been set before") }
    guard !Runtimes.haveBeen else {
      throw Fault(.invalidState, "a runtime has been created before")
    }
    guard Memory.held == 0 else {
      throw Fault(.invalidState, "the library holds memory already: set it before other calls")
    }
    Memory.isSet = true
    Memory.source = Memory.Source(
      allocate: source.allocate, free: source.free, makeRoom: source.make_room,
      fail: source.fail, userData: source.user_data)
  }
}

@_cdecl("motus_library_set_memory_budget") @implementation
public func motus_library_set_memory_budget(_ bytes: Int) -> motus_status {
  answering { () throws(Fault) in
    try needRoutedMemory()
    Memory.setBudget(bytes > 0 ? bytes : .max)
  }
}

/// Builds for tests take the system's memory without asking, and say so.
private func needRoutedMemory() throws(Fault) {
  guard Memory.isRouted else {
    throw Fault(.invalidState, "this build of the library takes the system's memory, uncounted")
  }
}
