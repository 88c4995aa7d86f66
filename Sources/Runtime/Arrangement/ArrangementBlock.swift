/// What a list has changed that was given inside an animated block: it ends with the block, and is undone
/// when that is rolled back (KL-25).
final class ArrangementBlock {
  struct Former: BitwiseCopyable {
    let index: Int32
    let view: Handle.Bits
    let frame: Rect
    let flags: UInt32
  }

  let list: ChildArrangement
  /// The list before, and its options.
  var former = Buffer<Former>()
  let options: ArrangementOptions
  /// The list that it has made.
  var stamp: UInt32 = 0

  init(_ list: ChildArrangement) {
    self.list = list
    options = list.options
  }
}
