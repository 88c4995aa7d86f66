/// A counting sort (Seward 1954): numbers are listed by the rows that they belong to, and in their
/// own order within each.
enum CountingSort {
  /// Counts what each row has, sums up where its list begins, and places the numbers.
  ///
  /// - Parameters:
  ///   - count: of the numbers, which go from 0 on.
  ///   - ends: scratch, an element for each row.
  ///   - row: the row of a number.
  ///   - note: takes a row, the place at which its list begins, and how long that is.
  ///   - put: takes a number and its place among all lists.
  @inline(__always)
  static func sort(
    _ count: Int, into ends: Rows<Int32>, row: (Int) -> Int32,
    note: (_ row: Int, _ first: Int32, _ count: Int32) -> Void,
    put: (_ number: Int, _ place: Int32) -> Void
  ) {
    var index = 0
    while index < ends.count {
      ends[index] = 0
      index &+= 1
    }
    var number = 0
    while number < count {
      ends[row(number)] &+= 1
      number &+= 1
    }
    var first: Int32 = 0
    index = 0
    while index < ends.count {
      let length = ends[index]
      ends[index] = first
      note(index, first, length)
      first &+= length
      index &+= 1
    }
    number = 0
    while number < count {
      let end = row(number)
      put(number, ends[end])
      ends[end] &+= 1
      number &+= 1
    }
  }
}
