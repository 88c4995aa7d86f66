/// Changes by a list that was given inside an animated block. They end with the block, and are
/// undone when that is rolled back (KL-25).
final class ArrangementBlock {
  struct Former: BitwiseCopyable {
    let index: Int32
    let key: UInt64
    let view: Handle.Bits
    let frame: Rect
    let flags: UInt32
  }

  /// A child that the list has taken from another list of its group.
  struct Guest {
    let source: ChildArrangement
    /// The child as it was in the source, its position, and the serial of the list in force.
    let child: ArrangedChild
    let position: Int
    let stamp: UInt32
  }

  let list: ChildArrangement
  /// The children of the list before this one, its options, and its serial.
  private(set) var former = Buffer<Former>()
  let options: ArrangementOptions
  let formerStamp: UInt32
  /// Children taken from other lists, in ascending order of their old positions.
  private(set) var guests: [Guest] = []
  /// How the order of which the children are a part is put back.
  let reversal: ChildReversal?
  /// Serial of the list that was given in the block.
  private var stamp: UInt32 = 0

  /// Takes down the list in force, before the one that is given in the block replaces it.
  init(_ list: ChildArrangement) {
    self.list = list
    options = list.options
    reversal = list.order?.takeReversal()
    formerStamp = list.stampInForce
    list.closeGaps()
    for position in 0..<list.listed.count {
      let index = list.listed[position]
      let child = list.children[Int(index)]
      former.append(
        .init(
          index: index, key: child.key, view: child.view, frame: child.frame, flags: child.flags))
    }
  }

  /// Notes the serial of the list that was given in the block, once it is in force.
  func noteResolved() { stamp = list.stampInForce }

  /// Whether the list that was given in the block counts: no other one has been given since, but for
  /// children that have come near or gone far.
  var isInForce: Bool { reversal?.isInForce ?? (list.stampInForce == stamp) }

  /// Notes a child that the list is about to take from another list, in the order of old positions.
  func note(_ index: Int32, from source: ChildArrangement) {
    var position = 0
    while position < source.listed.count, source.listed[position] != index { position += 1 }
    var rank = guests.count
    while rank > 0, guests[rank - 1].position > position { rank -= 1 }
    guests.put(
      .init(
        source: source, child: source.children[Int(index)], position: position,
        stamp: source.stampInForce), at: rank)
  }
}
