extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Overwrites elements with others that do not overlap them. `update(from:count:)` becomes a call
  /// for each element in Embedded Swift.
  @inline(__always)
  func copy(from source: UnsafePointer<Pointee>, count: Int) {
    var index = 0
    while index < count {
      self[index] = source[index]
      index &+= 1
    }
  }

  /// Overwrites elements with others, which may overlap them, by one call that moves bytes.
  /// `update(from:count:)` moves them one by one in Embedded Swift, with a call for each.
  func shift(from source: UnsafePointer<Pointee>, count: Int) {
    UnsafeMutableRawPointer(self).copyMemory(
      from: source, byteCount: count &* MemoryLayout<Pointee>.stride)
  }
}
