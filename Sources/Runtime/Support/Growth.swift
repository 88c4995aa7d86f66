/// How long arrays become that have to grow.
enum Growth {
  /// Four lengths to an octave: 16, 20, 24, 28, 32, 40 … On average a twelfth is spare, and every
  /// element has been copied five times when an array is full.
  static func capacity(atLeast minimum: Int) -> Int {
    guard minimum > 16 else { return 16 }
    let step = 1 << (Int.bitWidth - 3 - (minimum - 1).leadingZeroBitCount)
    return (minimum + step - 1) & ~(step - 1)
  }

  /// The next capacity of an array that may well stay short: 4, 8, 16, 32, 64, and on as above. (A
  /// few dozen elements are soon there; to ask for memory at every fourth costs more than they do.)
  static func capacity(after capacity: Int) -> Int {
    guard capacity < 64 else { return self.capacity(atLeast: capacity + 1) }
    return capacity < 4 ? 4 : 2 * capacity
  }

  /// Moves an element to another place, and those between by one place, whatever they are.
  @inline(never)
  static func turn(_ bytes: UnsafeMutableRawBufferPointer, _ from: Int, _ to: Int, _ stride: Int) {
    guard let base = bytes.baseAddress else { return }
    withUnsafeTemporaryAllocation(byteCount: stride, alignment: 16) { room in
      guard let kept = room.baseAddress else { return }
      kept.copyMemory(from: base + from &* stride, byteCount: stride)
      let first = base + min(from, to) &* stride
      let bytes = abs(to &- from) &* stride
      if from < to {
        first.copyMemory(from: first + stride, byteCount: bytes)
      } else {
        (first + stride).copyMemory(from: first, byteCount: bytes)
      }
      (base + to &* stride).copyMemory(from: kept, byteCount: stride)
    }
  }

  /// Moves the bytes of an array to a larger place: for all types of elements in one function.
  @inline(never)
  static func move(
    _ base: UnsafeMutableRawPointer, bytes: Int, to size: Int
  ) -> UnsafeMutableRawPointer {
    // No element of ours asks for more than malloc gives.
    let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: base, byteCount: bytes)
    giveBack(base)
    return larger
  }

  /// The address of arrays that have no element yet: it takes no memory, and is never read.
  private static let nowhere = 16

  /// Room for so many elements.
  @inline(__always)
  static func room<Element: BitwiseCopyable>(for capacity: Int) -> UnsafeMutablePointer<Element> {
    guard capacity > 0 else {
      return UnsafeMutablePointer(bitPattern: nowhere).unsafelyUnwrapped
    }
    return .allocate(capacity: capacity)
  }

  @inline(never)
  static func giveBack(_ base: UnsafeMutableRawPointer) {
    if Int(bitPattern: base) != nowhere { base.deallocate() }
  }
}
