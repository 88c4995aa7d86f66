/// Children whose presences have come to rest in a frame, to be sorted by the time of that.
struct RestOrder: ~Copyable {
  private var over = Buffer<Int32>()
  private var merged = Buffer<Int32>()

  var count: Int { over.count }

  subscript(position: Int) -> Int32 { over[position] }

  mutating func removeAll() { over.removeAll() }

  mutating func append(_ index: Int32) { over.append(index) }

  /// Sorts by end, equal ends in their old order: a bottom-up merge sort, as it is stable and the
  /// children are mostly in order already.
  mutating func sort(_ children: UnsafePointer<ArrangedChild>) {
    var length = 1
    while length < over.count {
      // Runs of this length are sorted: two adjacent ones are merged.
      merged.removeAll()
      var start = 0
      while start < over.count {
        let middle = min(start + length, over.count)
        let end = min(middle + length, over.count)
        var (first, second) = (start, middle)
        while first < middle || second < end {
          let takesFirst =
            first < middle
            && (second >= end
              || children[Int(over[first])].presenceEnd <= children[Int(over[second])].presenceEnd)
          merged.append(over[takesFirst ? first : second])
          if takesFirst { first += 1 } else { second += 1 }
        }
        start = end
      }
      swap(&over, &merged)
      length *= 2
    }
  }
}
