import CMotus

extension motus_split_delegate: SizedSettings {
  static var defaults: motus_split_delegate {
    var delegate = motus_split_delegate()
    delegate.struct_size = MemoryLayout<motus_split_delegate>.size
    return delegate
  }
}

/// A split view controller's delegate on the other side of the border.
final class HostSplitDelegate: SplitDelegate {
  private let delegate: motus_split_delegate
  private let context: HostContext

  init(_ delegate: motus_split_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func shouldCollapse(_ split: SplitViewController) -> Bool {
    context.call { delegate.should_collapse?($0, OpaquePointer(split.handle)) } ?? true
  }

  override func topColumn(_ split: SplitViewController, proposed: Int) -> Int {
    let answer = context.call {
      delegate.top_column?(
        $0, OpaquePointer(split.handle), motus_split_column(rawValue: UInt32(proposed)))
    }
    guard let answer, answer.rawValue <= 2 else { return proposed }
    return Int(answer.rawValue)
  }

  override func modeForExpanding(
    _ split: SplitViewController, proposed: SplitMode
  ) -> SplitMode {
    let answer = context.call {
      delegate.mode_for_expanding?(
        $0, OpaquePointer(split.handle), motus_split_mode(rawValue: UInt32(proposed.rawValue)))
    }
    guard let answer, answer.rawValue <= 5 else { return proposed }
    return SplitMode(rawValue: Int32(answer.rawValue)) ?? proposed
  }

  override func willChange(_ split: SplitViewController, to mode: SplitMode) {
    context.call {
      delegate.will_change_mode?(
        $0, OpaquePointer(split.handle), motus_split_mode(rawValue: UInt32(mode.rawValue)))
    }
  }

  override func willShow(_ column: Int, in split: SplitViewController, isShown: Bool) {
    let function = isShown ? delegate.will_show_column : delegate.will_hide_column
    context.call {
      function?($0, OpaquePointer(split.handle), motus_split_column(rawValue: UInt32(column)))
    }
  }

  override func didCollapse(_ split: SplitViewController, _ isCollapsed: Bool) {
    context.call { delegate.did_collapse?($0, OpaquePointer(split.handle), isCollapsed) }
  }
}
