// The standard library replaces a range of an array by a collection, in code of its own for each
// type of both: three times as much as what is here.
extension Array {
  /// Puts an element in at a place, or behind all.
  mutating func put(_ element: Element, at index: Int) {
    let last = count
    append(element)
    if index < last {
      withUnsafeMutableBytes { Growth.turn($0, last, index, MemoryLayout<Element>.stride) }
    }
  }

  /// The place of the first element of which something holds that holds of all behind it, by halving.
  @inline(__always)
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Keeps the order of what stays.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for index in indices where !isUnwanted(self[index]) {
      if kept < index { swapAt(kept, index) }
      kept += 1
    }
    while count > kept { removeLast() }
  }

  /// Takes away the one element that is wanted, looked for from both ends at once, so that lists
  /// which are taken apart from either end are not walked through; those behind it move up.
  @inline(__always)
  mutating func removeOne(where isIt: (Element) -> Bool) {
    var (front, back) = (0, count - 1)
    while front <= back {
      if isIt(self[back]) { return close(back) }
      if isIt(self[front]) { return close(front) }
      (front, back) = (front + 1, back - 1)
    }
  }

  mutating func takeFirst() -> Element {
    let first = self[0]
    close(0)
    return first
  }

  /// `remove(at:)` in one go instead of element by element.
  mutating func close(_ index: Int) {
    let last = count - 1
    if index < last {
      withUnsafeMutableBytes { Growth.turn($0, index, last, MemoryLayout<Element>.stride) }
    }
    removeLast()
  }
}
