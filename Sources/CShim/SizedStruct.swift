import CMotus

/// A struct of the header that begins with its own size, so that hosts and libraries of different
/// versions understand each other: what one side does not have is left alone by the other.
protocol SizedStruct {
  /// The size of the struct in version 0.1: no host has a shorter one.
  static var firstSize: Int { get }
}

/// One that the host fills in: settings, and tables of callbacks.
protocol SizedSettings: SizedStruct {
  static var defaults: Self { get }
}

extension SizedStruct {
  /// Size of the struct's first version: the present one, unless the struct has grown and names
  /// another.
  static var firstSize: Int { MemoryLayout<Self>.size }

  /// The size of a table of functions: its own size is a word too.
  static func words(_ count: Int) -> Int { count * MemoryLayout<UInt>.size }
}

/// No struct of ours will ever be larger; a larger number was never initialised.
private let maximumStructSize = 4096

// MARK: From the host

/// Reads a struct of the host, which may be shorter or longer than ours: what it does not have
/// keeps its default; what we do not know must be zero.
@inline(__always)
func read<Settings: SizedSettings & BitwiseCopyable>(
  _ pointer: UnsafePointer<Settings>?, _ name: StaticString
) throws(Fault) -> Settings {
  var result = Settings.defaults
  guard let pointer else { return result }
  try withUnsafeMutableBytes(of: &result) { bytes throws(Fault) in
    try read(UnsafeRawPointer(pointer), name, into: bytes, firstSize: Settings.firstSize)
  }
  return result
}

/// `read` for structs of any type.
private func read(
  _ raw: UnsafeRawPointer, _ name: StaticString, into result: UnsafeMutableRawBufferPointer,
  firstSize: Int
) throws(Fault) {
  let size = try checkedSize(raw, name, firstSize: firstSize)
  let ours = result.count
  for offset in min(size, ours)..<size where raw.load(fromByteOffset: offset, as: UInt8.self) != 0 {
    throw Fault(.structSize, "\(name) has \(size) bytes: some beyond \(ours) are in use")
  }
  result.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, ours)))
}

/// The size that a struct of the host says it has.
private func checkedSize(
  _ raw: UnsafeRawPointer, _ name: StaticString, firstSize: Int
) throws(Fault) -> Int {
  let size = raw.loadUnaligned(as: Int.self)
  guard isStructSize(size, firstSize) else { throw wrongSize(size, "\(name).", firstSize) }
  return size
}

@inline(never)
private func wrongSize(_ size: Int, _ owner: Message, _ firstSize: Int) -> Fault {
  Fault(
    .structSize,
    "\(owner)struct_size is \(UInt(bitPattern: size)): it says how large the struct is, "
      + "\(firstSize) at least, in whole words")
}

/// A size that ends within a word would cut a pointer in two.
private func isStructSize(_ size: Int, _ firstSize: Int) -> Bool {
  size >= firstSize && size <= maximumStructSize && size % MemoryLayout<UInt>.size == 0
}

// MARK: To the host

/// Fills a struct of the host's size with defaults; what we do not know becomes zero.
@inline(__always)
func initialize<Settings: SizedSettings & BitwiseCopyable>(
  _ out: UnsafeMutablePointer<Settings>?, _ name: StaticString, _ size: Int,
  _ function: StaticString = #function
) -> motus_status {
  withUnsafeBytes(of: Settings.defaults) { bytes in
    initialize(UnsafeMutableRawPointer(out), name, size, to: bytes, Settings.firstSize, function)
  }
}

@inline(never)
private func initialize(
  _ out: UnsafeMutableRawPointer?, _ name: StaticString, _ size: Int,
  to defaults: UnsafeRawBufferPointer, _ firstSize: Int, _ function: StaticString
) -> motus_status {
  do throws(Fault) {
    guard let out else { throw Fault(.invalidArgument, "\(name) is NULL") }
    guard isStructSize(size, firstSize) else { throw wrongSize(size, "", firstSize) }
    store(defaults, in: out, size)
    return MOTUS_OK
  } catch {
    return refuseOrphan(error, function)
  }
}

/// Hands a struct to the host, as far as the host has one.
@inline(__always)
func fill<Struct: SizedStruct & BitwiseCopyable>(
  _ out: UnsafeMutablePointer<Struct>?, _ name: StaticString, with value: Struct
) throws(Fault) {
  let raw = UnsafeMutableRawPointer(try need(out, name))
  let size = try checkedSize(raw, name, firstSize: Struct.firstSize)
  withUnsafeBytes(of: value) { bytes in store(bytes, in: raw, size) }
}

/// The struct keeps the size that its owner knows.
private func store(
  _ value: UnsafeRawBufferPointer, in out: UnsafeMutableRawPointer, _ size: Int
) {
  let known = min(size, value.count)
  if let base = value.baseAddress { out.copyMemory(from: base, byteCount: known) }
  (out + known).initializeMemory(as: UInt8.self, repeating: 0, count: size - known)
  out.storeBytes(of: size, as: Int.self)
}

/// Clears a struct that is to be filled, except for its own size; one that does not say its size
/// rightly is left alone.
@inline(__always)
func clear<Struct: SizedStruct & BitwiseCopyable>(_ pointer: UnsafeMutablePointer<Struct>?) {
  clear(UnsafeMutableRawPointer(pointer), Struct.firstSize)
}

@inline(never)
private func clear(_ raw: UnsafeMutableRawPointer?, _ firstSize: Int) {
  guard let raw else { return }
  let size = raw.loadUnaligned(as: Int.self)
  guard isStructSize(size, firstSize) else { return }
  let head = MemoryLayout<Int>.size
  (raw + head).initializeMemory(as: UInt8.self, repeating: 0, count: size - head)
}
