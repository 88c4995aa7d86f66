/// The numbers of a drag's anchors on its only axis, sorted, equal ones once. A number's place among
/// them, unlike the progress from one anchor, does not jump where a release chooses another anchor.
struct AnchorOrder {
  private var numbers: [Double] = []

  /// Sorts other numbers, and drops equal ones.
  mutating func set(_ given: [Double]) {
    var sorted = given
    HeapSort.sort(&sorted) { $0 < $1 }
    numbers = []
    for number in sorted where number != numbers.last { numbers.append(number) }
  }

  /// Returns the place of a number: 0 on the lowest anchor, 1 on the next one, 0.5 half-way between,
  /// and not beyond the ends; none without anchors.
  func place(of number: Double) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let next = numbers.firstPlace { $0 > number }
    guard next > 0 else { return 0 }
    let before = Double(next - 1)
    guard next < numbers.count else { return before }
    return before + (number - numbers[next - 1]) * slope(below: next)
  }

  /// How much the place changes for 1 of a number that moves; on an anchor, on the side to which the
  /// number goes. 0 beyond the ends.
  func slope(at number: Double, isRising: Bool) -> Double {
    let next = numbers.firstPlace { isRising ? $0 > number : $0 >= number }
    return next > 0 && next < numbers.count ? slope(below: next) : 0
  }

  /// How much the place changes for 1 between an anchor and the one below.
  private func slope(below next: Int) -> Double {
    (1 as Double).divided(by: numbers[next] - numbers[next - 1])
  }
}
