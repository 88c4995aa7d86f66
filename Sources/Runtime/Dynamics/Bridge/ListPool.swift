/// Lists by small numbers, for the few of many rows that have one.
struct ListPool<Element> {
  private var lists: [[Element]] = []
  private var free: [Int32] = []

  subscript(number: Int32) -> [Element] {
    get { lists[Int(number)] }
    _modify { yield &lists[Int(number)] }
  }

  mutating func add(_ list: [Element]) -> Int32 {
    if let number = free.popLast() {
      lists[Int(number)] = list
      return number
    }
    lists.append(list)
    return Int32(truncatingIfNeeded: lists.count - 1)
  }

  /// Removes a list; its number is given out again.
  mutating func remove(_ number: Int32) {
    lists[Int(number)] = []
    free.append(number)
  }
}
