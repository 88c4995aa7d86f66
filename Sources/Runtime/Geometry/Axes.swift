/// One of the two axes of the plane, both, or none. The values are those of the C bits.
struct Axes: OptionSet {
  let rawValue: UInt32
  static let horizontal = Axes(rawValue: 1)
  static let vertical = Axes(rawValue: 2)
  static let both: Axes = [.horizontal, .vertical]

  /// Whether the horizontal axis, 0, or the vertical one, 1, is among them.
  func has(_ axis: Int) -> Bool { rawValue >> UInt32(axis) & 1 == 1 }
}
