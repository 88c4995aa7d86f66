/// Which element of a collection an item stands for; laid out as `motus_layout_path`.
struct LayoutPath: Equatable, BitwiseCopyable {
  var category: UInt32
  var kind: Int32
  var section: Int32
  var item: Int32

  /// For looking it up: few paths have the same. Not 0.
  var key: UInt64 {
    var hash = TraceHash()
    hash.add(UInt64(category) << 32 | UInt64(UInt32(bitPattern: kind)))
    hash.add(UInt64(UInt32(bitPattern: section)) << 32 | UInt64(UInt32(bitPattern: item)))
    return max(1, hash.value)
  }
}
