/// Sorting from the least byte to the greatest (radix sort; Seward, *Information Sorting in the
/// Application of Electronic Digital Computers to Business Operations*, 1954): names whose upper
/// half is the number of a thing, counted as things were made, and whose lower half says where it
/// is.
enum RadixSort {
  /// Brings names into order: by their upper halves, which no two share.
  ///
  /// - Parameter spare: room for as many.
  @_optimize(speed)
  @inline(never)
  static func sort(
    _ names: UnsafeMutablePointer<UInt64>, _ spare: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    guard count > few else { return insert(names, count) }
    var least = names[0]
    var differing: UInt64 = 0
    var isSorted = true
    var place = 1
    while place < count {
      isSorted = isSorted && names[place &- 1] <= names[place]
      if names[place] < least { least = names[place] }
      place &+= 1
    }
    guard !isSorted else { return }
    // Numbers that were given one after the other differ in few bytes.
    let first = least >> 32
    place = 0
    while place < count {
      differing |= (names[place] >> 32) &- first
      place &+= 1
    }
    var from = names
    var to = spare
    var shift: UInt64 = 0
    while differing >> shift != 0 {
      sortByByte(from, to, count, first, shift)
      (from, to) = (to, from)
      shift &+= 8
    }
    if from != names { names.shift(from: from, count: count) }
  }

  @inline(__always)
  private static func sortByByte(
    _ from: UnsafeMutablePointer<UInt64>, _ to: UnsafeMutablePointer<UInt64>, _ count: Int,
    _ first: UInt64, _ shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { starts in
      starts.update(repeating: 0)
      let starts = starts.baseAddress!
      var place = 0
      while place < count {
        let byte = Int(truncatingIfNeeded: ((from[place] >> 32) &- first) >> shift & 255)
        starts[byte] &+= 1
        place &+= 1
      }
      var start: Int32 = 0
      var byte = 0
      while byte < 256 {
        let own = starts[byte]
        starts[byte] = start
        start &+= own
        byte &+= 1
      }
      place = 0
      while place < count {
        let byte = Int(truncatingIfNeeded: ((from[place] >> 32) &- first) >> shift & 255)
        to[Int(starts[byte])] = from[place]
        starts[byte] &+= 1
        place &+= 1
      }
    }
  }

  /// So few are sorted by insertion.
  private static let few = 24

  @inline(__always)
  private static func insert(_ names: UnsafeMutablePointer<UInt64>, _ count: Int) {
    var next = 1
    while next < count {
      let name = names[next]
      var place = next
      while place > 0 && name < names[place &- 1] {
        names[place] = names[place &- 1]
        place &-= 1
      }
      names[place] = name
      next &+= 1
    }
  }
}
