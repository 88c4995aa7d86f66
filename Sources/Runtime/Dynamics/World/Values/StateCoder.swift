/// Copies the state of a machine out into bytes, and back: one description of what belongs to it
/// serves for both directions.
///
/// The description calls `code` for each part, in a fixed order. Parts must be plain values without
/// padding: then equal states have equal bytes.
struct StateCoder {
  enum Mode {
    case measuring
    case writing
    /// Walks through foreign bytes and changes nothing.
    case checking
    case reading
  }

  let mode: Mode
  private let bytes: UnsafeMutableRawPointer?
  private let size: Int
  private(set) var offset = 0
  /// Nothing was asked for beyond the end.
  private(set) var fits = true

  /// Parts of the world that behaviours own, while the bytes are checked; none when only lengths
  /// are.
  private let claims: StateClaims?

  init(
    _ mode: Mode, _ bytes: UnsafeMutableRawPointer? = nil, size: Int = 0, from offset: Int = 0,
    claims: StateClaims? = nil
  ) {
    self.mode = mode
    self.bytes = bytes
    self.size = size
    self.offset = offset
    self.claims = claims
  }

  var isReading: Bool { mode == .reading }

  /// Whether all bytes were used, and no more.
  var isComplete: Bool { fits && (mode == .measuring || offset == size) }

  /// The one place where bytes move.
  @inline(never)
  mutating func code(_ value: UnsafeMutableRawPointer, count: Int) {
    guard mode != .measuring, let bytes else {
      offset &+= count
      return
    }
    guard fits, count <= size - offset else {
      fits = false
      return
    }
    switch mode {
    case .measuring, .checking: break
    case .writing: (bytes + offset).copyMemory(from: value, byteCount: count)
    case .reading: value.copyMemory(from: bytes + offset, byteCount: count)
    }
    offset += count
  }

  mutating func code<Value: BitwiseCopyable>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { code($0, count: MemoryLayout<Value>.size) }
  }

  /// Codes the length of a list. The answer is how many elements of a size follow: when bytes are
  /// read or checked those that the bytes say, as far as there are so many.
  mutating func code(count: Int, of stride: Int) -> Int {
    var stored = count
    code(&stored, count: MemoryLayout<Int>.size)
    if mode == .checking, let bytes, fits {
      stored = (bytes + (offset - MemoryLayout<Int>.size)).loadUnaligned(as: Int.self)
    }
    guard mode == .checking || mode == .reading else { return count }
    guard fits, stored >= 0, stored <= (size - offset) / stride else {
      fits = false
      return 0
    }
    return stored
  }

  // Values of a behaviour's properties. Each function returns the value to be set, which is the
  // given one unless bytes are read. Properties are set through their observers, one by one.

  @inline(never)
  mutating func number(_ number: Double) -> Double {
    var number = number
    code(&number, count: MemoryLayout<Double>.size)
    if mode == .checking, fits, !Soundness.isInReach(stored(Double.self)) { fits = false }
    return number
  }

  /// Codes a number that must be within bounds.
  mutating func number(_ number: Double, within bounds: ClosedRange<Double>) -> Double {
    let number = self.number(number)
    if mode == .checking, fits, !bounds.contains(stored(Double.self)) { fits = false }
    return number
  }

  mutating func vector(_ vector: Vector) -> Vector {
    Vector(dx: number(vector.dx), dy: number(vector.dy))
  }

  mutating func point(_ point: Point) -> Point { Point(x: number(point.x), y: number(point.y)) }

  mutating func flag(_ flag: Bool) -> Bool { number(flag ? 1 : 0) != 0 }

  /// A whole number.
  mutating func index(_ index: Int32, within bounds: ClosedRange<Int32> = .min ... .max) -> Int32 {
    let number = number(Double(index))
    guard mode == .checking else { return Soundness.whole(number) ?? -1 }
    guard fits, let stored = Soundness.whole(stored(Double.self)), bounds.contains(stored) else {
      fits = false
      return index
    }
    return index
  }

  /// Codes the number of a joint that a behaviour has made; −1 for none.
  mutating func joint(_ joint: Int32) -> Int32 {
    let joint = index(joint)
    if let claims, fits, !claims.takeJoint(Int32(stored(Double.self))) { fits = false }
    return joint
  }

  /// Codes the number of a line of a boundary.
  mutating func shape(_ shape: Int32) -> Int32 {
    let shape = index(shape)
    if let claims, fits, !claims.takeShape(Int32(stored(Double.self))) { fits = false }
    return shape
  }

  /// Codes the bit of a collision behaviour; −1 for none.
  mutating func bit(_ bit: Int) -> Int {
    let bit = index(Int32(truncatingIfNeeded: bit), within: -1...63)
    if let claims, fits, !claims.takeBit(Int(stored(Double.self))) { fits = false }
    return Int(bit)
  }

  /// The value that has been passed last, while bytes are checked.
  func stored<Value: BitwiseCopyable>(_ type: Value.Type) -> Value {
    // Only asked while bytes are checked, which are there then.
    (bytes ?? UnsafeMutableRawPointer(bitPattern: 1)!)
      .loadUnaligned(fromByteOffset: offset - MemoryLayout<Value>.size, as: type)
  }

  mutating func refuse() { fits = false }

  private mutating func skip(_ count: Int) {
    guard count <= size - offset else {
      fits = false
      return
    }
    offset += count
  }

  mutating func code<Element>(_ buffer: inout Buffer<Element>) {
    let stride = MemoryLayout<Element>.stride
    let count = code(count: buffer.count, of: stride)
    if isReading { buffer.makeRoom(for: count) }
    guard mode != .checking else { return skip(count * stride) }
    code(buffer.base, count: count * stride)
  }
}

/// A number that follows from some bytes, in which a change of any of them shows.
///
/// Eight bytes a turn go through an odd multiplication and a fold, both of which lose nothing: two
/// inputs that differ in one word cannot meet. It guards against accidents, not against intent.
struct StatePrint {
  private(set) var value: UInt64 = 0x9AE1_6A3B_2F90_404F

  mutating func fold(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  mutating func fold(_ word: Int32) { fold(UInt64(UInt32(bitPattern: word))) }

  mutating func fold(_ bytes: UnsafeRawPointer, count: Int) {
    fold(UInt64(truncatingIfNeeded: count))
    var offset = 0
    while offset + 8 <= count {
      fold(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < count {
      fold(UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self)))
      offset += 1
    }
  }
}
