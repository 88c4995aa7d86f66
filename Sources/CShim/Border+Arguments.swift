import CMotus

/// A pointer that a call cannot do without.
@inline(__always)
func need<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(Fault) -> UnsafeMutablePointer<Pointee> {
  guard let pointer else { throw Fault(.invalidArgument, "\(name) is NULL") }
  return pointer
}

@inline(__always)
func need<Pointee>(
  _ pointer: UnsafePointer<Pointee>?, _ name: StaticString
) throws(Fault) -> UnsafePointer<Pointee> {
  guard let pointer else { throw Fault(.invalidArgument, "\(name) is NULL") }
  return pointer
}

@inline(__always)
func finite(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number.isFinite else { throw Fault(.invalidArgument, "\(name) is \(number)") }
  return number
}

@inline(__always)
func notNegative(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number >= 0, number.isFinite else {
    throw Fault(.invalidArgument, "\(name) is \(number): it must be finite and not negative")
  }
  return number
}

@inline(__always)
func positive(_ number: Double, _ name: StaticString) throws(Fault) -> Double {
  guard number > 0, number.isFinite else {
    throw Fault(.invalidArgument, "\(name) is \(number): it must be finite and above 0")
  }
  return number
}

/// Reads a struct of the host, which may be shorter or longer than ours: what it does not have
/// keeps its default; what we do not know must be zero.
func read<Struct: BitwiseCopyable>(
  _ pointer: UnsafePointer<Struct>?, _ name: StaticString, over defaults: Struct, minimumSize: Int
) throws(Fault) -> Struct {
  guard let pointer else { return defaults }
  let raw = UnsafeRawPointer(pointer)
  let size = try checkedSize(raw, name, minimumSize: minimumSize)
  let ours = MemoryLayout<Struct>.size
  for offset in min(size, ours)..<size where raw.load(fromByteOffset: offset, as: UInt8.self) != 0 {
    throw Fault(.structSize, "\(name) has \(size) bytes: some beyond \(ours) are in use")
  }
  var result = defaults
  withUnsafeMutableBytes(of: &result) { bytes in
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, ours)))
  }
  return result
}

/// No struct of ours will ever be larger; a larger number was never initialised.
private let maximumStructSize = 4096

/// The `struct_size` at the head of a struct, when it can be one.
func checkedSize(
  _ raw: UnsafeRawPointer, _ name: StaticString, minimumSize: Int
) throws(Fault) -> Int {
  let size = raw.loadUnaligned(as: Int.self)
  guard size >= minimumSize, size <= maximumStructSize else {
    throw Fault(
      .structSize,
      "\(name).struct_size is \(UInt(bitPattern: size)): it says how large the struct is, "
        + "\(minimumSize) at least")
  }
  return size
}

/// Clears a struct that is to be filled, except for its own size; one that does not say its size
/// rightly is left alone.
func clear<Struct: BitwiseCopyable>(_ pointer: UnsafeMutablePointer<Struct>?, minimumSize: Int) {
  guard let pointer else { return }
  let raw = UnsafeMutableRawPointer(pointer)
  let size = raw.loadUnaligned(as: Int.self)
  guard size >= minimumSize, size <= maximumStructSize else { return }
  let head = MemoryLayout<Int>.size
  (raw + head).initializeMemory(as: UInt8.self, repeating: 0, count: size - head)
}

extension motus_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  var point: Point { Point(x: x, y: y) }
}

extension motus_rect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }

  func checked(_ name: StaticString) throws(Fault) -> Rect {
    let rect = Rect(x: x, y: y, width: width, height: height)
    guard rect.isFinite else { throw Fault(.invalidArgument, "\(name) is not finite") }
    guard width >= 0, height >= 0 else {
      throw Fault(.invalidArgument, "\(name) has a negative size")
    }
    return rect
  }
}

/// Calls a function of the host with a text that lives for the call.
func withFunctionName(_ function: StaticString, _ body: (UnsafePointer<CChar>) -> Void) {
  // `#function` ends in the labels of the arguments: the C name stands before the parenthesis.
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: function.utf8CodeUnitCount + 1) { text in
    var count = 0
    while count < function.utf8CodeUnitCount, function.utf8Start[count] != 0x28 {
      text[count] = CChar(bitPattern: function.utf8Start[count])
      count += 1
    }
    text[count] = 0
    if let base = text.baseAddress { body(base) }
  }
}
