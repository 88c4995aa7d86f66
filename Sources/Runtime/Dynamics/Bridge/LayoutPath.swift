/// Which element of a collection an item stands for; laid out as `motus_layout_path`.
struct LayoutPath: Equatable, BitwiseCopyable {
  var category: UInt32
  var kind: Int32
  var section: Int32
  var item: Int32
}
