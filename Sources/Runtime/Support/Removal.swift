extension Array {
  /// Takes away the one element that is wanted, looked for from both ends at once, so that lists which
  /// are taken apart from either end are not walked through; those behind it move up.
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
