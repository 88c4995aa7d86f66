/// Sorting whatever has numbers, in one function for all types.
enum Order {
  /// The numbers below a count as a rule wants them; those that it does not tell apart stay in their
  /// order. Runs of 1, 2, 4 … are merged: n log n.
  @inline(never)
  static func sorted(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    var order = Array(0..<count)
    var merged = order
    var run = 1
    while run < count {
      for start in stride(from: 0, to: count, by: 2 * run) {
        let middle = min(start + run, count)
        let end = min(middle + run, count)
        var (left, right) = (start, middle)
        for place in start..<end {
          if right == end || left < middle && !isBefore(order[right], order[left]) {
            merged[place] = order[left]
            left += 1
          } else {
            merged[place] = order[right]
            right += 1
          }
        }
      }
      swap(&order, &merged)
      run *= 2
    }
    return order
  }
}
