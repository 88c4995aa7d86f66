/// The timing curves in use, each prepared once however many animations share it.
///
/// A curve is looked for among the few used last; a curve that is not found there is prepared
/// again, which costs time and no more.
final class CurveTable {
  struct Entry {
    let curve: TimingCurve
    let spring: Spring?
    var uses: Int32
  }

  private static let remembered = 8

  private(set) var entries: [Entry] = []
  private var free: [Int32] = []
  private var recent: [Int32] = []

  /// The index of a curve, counted as used once more.
  func use(_ curve: TimingCurve) -> Int32 {
    for index in recent where entries[Int(index)].curve == curve {
      entries[Int(index)].uses += 1
      return index
    }
    let entry = Entry(curve: curve, spring: Self.spring(of: curve), uses: 1)
    let index: Int32
    if let last = free.popLast() {
      index = last
      entries[Int(index)] = entry
    } else {
      index = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    if recent.count == Self.remembered { forget(recent.removeFirst()) }
    // Being remembered counts as a use.
    entries[Int(index)].uses += 1
    recent.append(index)
    return index
  }

  func release(_ index: Int32) { forget(index) }

  private func forget(_ index: Int32) {
    entries[Int(index)].uses -= 1
    if entries[Int(index)].uses == 0 { free.append(index) }
  }

  private static func spring(of curve: TimingCurve) -> Spring? {
    guard case .spring(let parameters, _) = curve else { return nil }
    return Spring(parameters)
  }
}
