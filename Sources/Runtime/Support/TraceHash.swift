/// A fingerprint of everything that a runtime has done: two runs that did the same have the same.
///
/// FNV-1a over the bytes of each word, lowest first (Fowler, Noll, Vo: offset basis and prime of
/// the 64-bit variant).
struct TraceHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }
}
