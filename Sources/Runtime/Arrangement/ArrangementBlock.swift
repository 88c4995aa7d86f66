/// What a list has changed that was given inside an animated block: it ends with the block, and is undone
/// when that is rolled back (KL-25).
final class ArrangementBlock {
  struct Former: BitwiseCopyable {
    let index: Int32
    let key: UInt64
    let view: Handle.Bits
    let frame: Rect
    let flags: UInt32
  }

  /// A child that it has taken from another list of the group.
  struct Guest {
    let source: ChildArrangement
    /// As it was there, where it stood, and the list that was in force.
    let child: ArrangedChild
    let place: Int
    let stamp: UInt32
  }

  let list: ChildArrangement
  /// The list before, and its options.
  var former = Buffer<Former>()
  let options: ArrangementOptions
  let formerStamp: UInt32
  /// By their places.
  var guests: [Guest] = []
  /// The list that it has made.
  var stamp: UInt32 = 0

  init(_ list: ChildArrangement) {
    self.list = list
    options = list.options
    formerStamp = list.stampInForce
    list.closeGaps()
    for place in 0..<list.listed.count {
      let index = list.listed[place]
      let child = list.children[Int(index)]
      former.append(
        .init(
          index: index, key: child.key, view: child.view, frame: child.frame, flags: child.flags))
    }
  }

  func note(_ index: Int32, from source: ChildArrangement) {
    var place = 0
    while place < source.listed.count, source.listed[place] != index { place += 1 }
    var rank = guests.count
    while rank > 0, guests[rank - 1].place > place { rank -= 1 }
    guests.put(
      .init(
        source: source, child: source.children[Int(index)], place: place,
        stamp: source.stampInForce), at: rank)
  }
}
