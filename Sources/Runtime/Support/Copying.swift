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
}
