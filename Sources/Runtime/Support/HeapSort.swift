/// Heapsort (Williams, *Algorithm 232: Heapsort*, 1964): in place, O(n log n) whatever the order
/// was. Those that are alike may change places: who needs their order compares it as well.
enum HeapSort {
  /// Brings things into order, which are compared and exchanged by their places.
  @inline(never)
  static func sort(
    _ count: Int, comesBefore: (Int, Int) -> Bool, exchange: (Int, Int) -> Void
  ) {
    var root = count / 2
    while root > 0 {
      root -= 1
      sink(root, count, comesBefore, exchange)
    }
    var end = count
    while end > 1 {
      end -= 1
      exchange(0, end)
      sink(0, end, comesBefore, exchange)
    }
  }

  static func sort<Element>(_ list: inout [Element], _ comesBefore: (Element, Element) -> Bool) {
    list.withUnsafeMutableBufferPointer { list in
      sort(list.count) {
        comesBefore(list[$0], list[$1])
      } exchange: {
        list.swapAt($0, $1)
      }
    }
  }

  /// Lets a thing sink until none below it comes later.
  @inline(never)
  private static func sink(
    _ root: Int, _ end: Int, _ comesBefore: (Int, Int) -> Bool, _ exchange: (Int, Int) -> Void
  ) {
    var index = root
    while 2 * index + 1 < end {
      var child = 2 * index + 1
      if child + 1 < end, comesBefore(child, child + 1) { child += 1 }
      guard comesBefore(index, child) else { return }
      exchange(index, child)
      index = child
    }
  }
}
