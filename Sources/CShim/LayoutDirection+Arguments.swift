import CMotus

extension motus_layout_direction {
  init(_ direction: LayoutDirection?) {
    self.init(rawValue: UInt32(direction?.rawValue ?? 0))
  }

  /// The direction, or none to inherit.
  func checked(_ name: StaticString) throws(Fault) -> LayoutDirection? {
    guard rawValue <= 2 else {
      throw Fault(.invalidArgument, "\(name) is no layout direction: \(rawValue)")
    }
    return LayoutDirection(rawValue: Int32(rawValue))
  }
}
