/// Numbers of a drag's anchors on its only axis, each once, in order: what a place among them is counted
/// in. Unlike the progress from one anchor it goes on where a release chooses another one.
struct AnchorOrder {
  private var numbers: [Double] = []

  mutating func set(_ given: [Double]) {
    var sorted = given
    HeapSort.sort(&sorted) { $0 < $1 }
    numbers = []
    for number in sorted where number != numbers.last { numbers.append(number) }
  }

  /// 0 on the lowest, 1 on the next one, .5 half-way, and not beyond the ends; none without anchors.
  func place(of number: Double) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let next = numbers.firstPlace { $0 > number }
    guard next > 0 else { return 0 }
    let before = Double(next - 1)
    guard next < numbers.count else { return before }
    return before + (number - numbers[next - 1]) * slope(below: next)
  }

  /// How much the place changes for 1 of a number that moves; on an anchor, on the side to which it goes.
  func slope(at number: Double, isRising: Bool) -> Double {
    let next = numbers.firstPlace { isRising ? $0 > number : $0 >= number }
    return next > 0 && next < numbers.count ? slope(below: next) : 0
  }

  private func slope(below next: Int) -> Double {
    (1 as Double).divided(by: numbers[next] - numbers[next - 1])
  }
}
