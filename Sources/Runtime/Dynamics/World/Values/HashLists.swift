/// Numbers by hash: separate chaining in as many lists as a power of two, which the owner of the
/// numbers walks.
struct HashLists: ~Copyable {
  private var firsts = Buffer<Int32>()
  private var nexts = Buffer<Int32>()

  init() { clear(for: 8) }

  private func list(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (firsts.count &- 1)
  }

  /// The first number that may have a hash; -1 for none.
  func first(_ hash: UInt64) -> Int32 { firsts[list(hash)] }

  /// The next one that may have the same.
  func next(after number: Int32) -> Int32 { nexts[number] }

  /// Whether lists would be long on average with so many numbers: then `clear` and add all anew.
  func isShort(of count: Int) -> Bool { count > firsts.count }

  @inline(never)
  mutating func add(_ number: Int32, _ hash: UInt64) {
    if Int(number) >= nexts.count { nexts.resize(to: Int(number) + 1, filling: -1) }
    let list = list(hash)
    nexts[number] = firsts[list]
    firsts[list] = number
  }

  @inline(never)
  mutating func remove(_ number: Int32, _ hash: UInt64) {
    let list = list(hash)
    guard firsts[list] != number else {
      firsts[list] = nexts[number]
      return
    }
    var before = firsts[list]
    while before >= 0 && nexts[before] != number { before = nexts[before] }
    if before >= 0 { nexts[before] = nexts[number] }
  }

  /// Empties the lists, of which there are enough for so many numbers then.
  @inline(never)
  mutating func clear(for count: Int) {
    var lists = firsts.count > 0 ? firsts.count : 8
    while lists < count { lists *= 2 }
    firsts.removeAll()
    firsts.resize(to: lists, filling: -1)
  }
}
