/// A fingerprint of everything that a runtime has done: two runs that did the same have the same.
///
/// FNV-1a over the bytes of each word, lowest first (Fowler, Noll, Vo: offset basis and prime of
/// the 64-bit variant).
struct TraceHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// 0x100_0000_01b3⁸ modulo 2⁶⁴.
  private static var primeToTheEighth: UInt64 { 0x1efa_c709_0aef_4a21 }

  /// A byte of zero only multiplies: of a small word the last seven are one multiplication, and
  /// with it the first one's.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    if word < 0x100 { value = (value ^ word) &* Self.primeToTheEighth } else { addLong(word) }
  }

  @_optimize(speed)
  @inline(never)
  private mutating func addLong(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }
}
