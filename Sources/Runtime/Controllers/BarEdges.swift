/// Edges of a container at which it has bars: top, bottom. The bits are those of `motus_edge`.
struct BarEdges: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  static let top = BarEdges(rawValue: 1)
  static let bottom = BarEdges(rawValue: 4)
}
