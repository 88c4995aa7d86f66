/// Is told what becomes of the children of a view, and may change what they look like when they come and go.
class ArrangementDelegate {
  /// What a list has meant.
  struct Summary {
    var entered = 0
    var moved = 0
    var resized = 0
    var left = 0
    var returned = 0
    var came = 0
    var culled = 0
  }

  /// Something of which it is told when nobody goes through the lists.
  struct Note {
    enum Kind { case enter, exit, left, settled }

    let kind: Kind
    let list: ChildArrangement
    /// Held until it has been told, unless it is the parent.
    let view: Handle
    var key: UInt64 = 0
    var tag: UInt64 = 0
    var finished = false
    /// Of those that come or leave.
    var timing = ImplicitTiming(duration: 0, curve: .linear)
  }

  func enter(_ view: Handle, key: UInt64) {}
  func exit(_ view: Handle, key: UInt64) {}
  func left(_ view: Handle, key: UInt64, tag: UInt64, finished: Bool) {}
  func settled(_ view: Handle, finished: Bool) {}
}
