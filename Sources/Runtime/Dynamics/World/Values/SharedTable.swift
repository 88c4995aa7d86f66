/// Values that many have and few are different: each is there once, and known by a number.
///
/// Two values are the same if their bytes are, so they must have no padding. They are found by a
/// hash; what is found does not depend on it.
struct SharedTable<Value: BitwiseCopyable>: ~Copyable {
  private var values = Buffer<Value>()
  /// How many have each of them.
  private var useCounts = Buffer<Int32>()
  private var free = Buffer<Int32>()
  private var lists = HashLists()

  /// How many different ones there are.
  var count: Int { values.count - free.count }

  var base: UnsafeMutablePointer<Value> { values.base }

  @inline(__always) subscript(number: Int32) -> Value {
    _read { yield values.base[Int(number)] }
  }

  /// The number of a value that one more has.
  mutating func take(_ value: Value) -> Int32 {
    let hash = Self.hash(value)
    var number = lists.first(hash)
    while number >= 0 {
      if Self.isSame(values[number], value) {
        useCounts[number] += 1
        return number
      }
      number = lists.next(after: number)
    }
    if free.isEmpty {
      number = Int32(truncatingIfNeeded: values.count)
      values.append(value)
      useCounts.append(1)
    } else {
      number = free.removeLast()
      values[number] = value
      useCounts[number] = 1
    }
    if lists.isShort(of: values.count) { makeLists() } else { lists.add(number, hash) }
    return number
  }

  /// Counts one holder less of a value, which goes with the last one.
  mutating func leave(_ number: Int32) {
    useCounts[number] -= 1
    guard useCounts[number] == 0 else { return }
    lists.remove(number, Self.hash(values[number]))
    free.append(number)
  }

  /// Exchanges the value of one holder for another one. Returns its number.
  mutating func exchange(_ number: Int32, for value: Value) -> Int32 {
    let other = take(value)
    leave(number)
    return other
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&values)
    coder.code(&useCounts)
    coder.code(&free)
    if coder.isReading { makeLists() }
  }

  /// Every value has as many users as are counted here, and those without are free.
  func isSound(_ uses: borrowing Buffer<Int32>) -> Bool {
    guard uses.count == values.count, useCounts.count == values.count else { return false }
    var marks = Marks(values.count)
    for index in 0..<free.count where !marks.take(free[index]) { return false }
    for number in 0..<Int32(truncatingIfNeeded: values.count) {
      guard useCounts[number] == uses[number], (uses[number] == 0) == marks.isTaken(number) else {
        return false
      }
    }
    return true
  }

  /// How many there are, free ones included.
  var roomCount: Int { values.count }

  /// Traps in debug unless the values have so many holders together.
  func checkInvariants(useCount: Int) {
    var used = 0
    for number in 0..<useCounts.count { used += Int(useCounts[number]) }
    assert(used == useCount && useCounts.count == values.count)
  }

  private mutating func makeLists() {
    lists.clear(for: values.count)
    for number in 0..<Int32(truncatingIfNeeded: values.count)
    where Int(number) < useCounts.count && useCounts[number] > 0 {
      lists.add(number, Self.hash(values[number]))
    }
  }

  private static func hash(_ value: Value) -> UInt64 {
    var print = StatePrint()
    withUnsafeBytes(of: value) { bytes in
      if let base = bytes.baseAddress { print.fold(base, count: bytes.count) }
    }
    return print.value
  }

  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        for index in 0..<a.count where a[index] != b[index] { return false }
        return true
      }
    }
  }
}
