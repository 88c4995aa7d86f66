/// Callbacks of an arrangement about children that come, leave and settle. Inside `enter` and
/// `exit` the delegate can set properties, between which and the old values the children then move.
class ArrangementDelegate {
  /// Counts of what the last list has done to children.
  struct Summary {
    enum Change { case entered, moved, resized, left, returned, culled }

    var entered = 0
    var moved = 0
    var resized = 0
    var left = 0
    var returned = 0
    var came = 0
    var culled = 0

    /// Counts a change of one child.
    mutating func count(_ change: Change) {
      switch change {
      case .entered: entered += 1
      case .moved: moved += 1
      case .resized: resized += 1
      case .left: left += 1
      case .returned: returned += 1
      case .culled: culled += 1
      }
    }
  }

  /// A call to the delegate, made when no list is being worked through.
  struct Note {
    enum Kind { case enter, exit, left, settled }

    let kind: Kind
    let list: ChildArrangement
    /// Retained until the call has been made, unless it is the parent.
    let view: Handle
    var key: UInt64 = 0
    var tag: UInt64 = 0
    var finished = false
    /// Timing of a child that enters or leaves.
    var timing = ImplicitTiming(duration: 0, curve: .linear)
  }

  func enter(_ view: Handle, key: UInt64) {}
  func exit(_ view: Handle, key: UInt64) {}
  func left(_ view: Handle, key: UInt64, tag: UInt64, finished: Bool) {}
  func settled(_ view: Handle, finished: Bool) {}
}
