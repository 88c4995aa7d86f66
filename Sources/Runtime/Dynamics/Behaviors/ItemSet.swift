/// Items as bits, by their numbers.
struct ItemSet {
  private var words: [UInt64] = []

  @inline(__always) func contains(_ item: Int32) -> Bool {
    let word = Int(item) >> 6
    return item >= 0 && word < words.count && words[word] >> UInt64(item & 63) & 1 != 0
  }

  mutating func insert(_ item: Int32) {
    let word = Int(item) >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(item & 63)
  }

  mutating func remove(_ item: Int32) {
    let word = Int(item) >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(item & 63)) }
  }

  mutating func removeAll() { words.removeAll() }
}
