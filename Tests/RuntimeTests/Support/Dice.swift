/// Numbers that look random and are the same in every run and on every machine: splitmix64 (Steele,
/// Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number in 0..<end.
  mutating func below(_ end: Int) -> Int { Int(bits() % UInt64(end)) }

  /// A number in 0..<1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
