import CMotus

extension motus_arrangement_summary: SizedStruct {}

extension motus_arrangement_delegate: SizedSettings {
  static var defaults: motus_arrangement_delegate {
    var delegate = motus_arrangement_delegate()
    delegate.struct_size = MemoryLayout<motus_arrangement_delegate>.size
    return delegate
  }
}

/// An arrangement's delegate on the other side of the border.
final class HostArrangementDelegate: ArrangementDelegate {
  private let delegate: motus_arrangement_delegate
  private let context: HostContext

  init(_ delegate: motus_arrangement_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func enter(_ view: Handle, key: UInt64) {
    context.call { delegate.enter?($0, OpaquePointer(view), key) }
  }

  override func exit(_ view: Handle, key: UInt64) {
    context.call { delegate.exit?($0, OpaquePointer(view), key) }
  }

  override func left(_ view: Handle, key: UInt64, tag: UInt64, finished: Bool) {
    context.call { delegate.left?($0, OpaquePointer(view), key, tag, finished) }
  }

  override func settled(_ view: Handle, finished: Bool) {
    context.call { delegate.settled?($0, OpaquePointer(view), finished) }
  }
}
