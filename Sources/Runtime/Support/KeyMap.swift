/// A map from keys to numbers: open addressing with linear probing, at most half full. Nothing
/// depends on its order.
struct KeyMap: ~Copyable {
  /// 0 is no key.
  private var keys = Buffer<UInt64>()
  private var values = Buffer<Int32>()
  private(set) var count = 0

  /// The number of a key; −1 when it is not there.
  func find(_ key: UInt64) -> Int32 {
    guard count > 0 else { return -1 }
    let place = place(of: key)
    return keys[place] == key ? values[place] : -1
  }

  /// The number of the meant one among several with the same key: each further one is stored under
  /// the next free key. `key` becomes that under which it is stored, or would be.
  func find(_ key: inout UInt64, where isMeant: (Int) -> Bool) -> Int32 {
    while true {
      key = max(1, key)
      let number = find(key)
      if number < 0 || isMeant(Int(number)) { return number }
      key &+= 1
    }
  }

  /// Adds a key. Returns the number that it has already, else −1.
  mutating func insert(_ key: UInt64, _ value: Int32) -> Int32 {
    if 2 * (count + 1) > keys.count { grow() }
    let place = place(of: key)
    if keys[place] == key { return values[place] }
    keys[place] = key
    values[place] = value
    count += 1
    return -1
  }

  /// Gives a key a number, in place of the one that it has.
  mutating func set(_ key: UInt64, _ value: Int32) {
    if insert(key, value) >= 0 { values[place(of: key)] = value }
  }

  /// Takes a key away, and closes the gap so that keys behind it are still found (Knuth, *The Art
  /// of Computer Programming*, volume 3, 6.4, algorithm R).
  mutating func remove(_ key: UInt64) {
    guard count > 0 else { return }
    var gap = place(of: key)
    guard keys[gap] == key else { return }
    count -= 1
    let mask = keys.count - 1
    var next = (gap + 1) & mask
    while keys[next] != 0 {
      let wanted = Self.hash(keys[next]) & mask
      if (next - wanted) & mask >= (next - gap) & mask {
        keys[gap] = keys[next]
        values[gap] = values[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    keys[gap] = 0
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    for index in 0..<keys.count { keys[index] = 0 }
  }

  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var index = Self.hash(key) & mask
    while keys[index] != 0 && keys[index] != key { index = (index + 1) & mask }
    return index
  }

  /// The first half of MurmurHash3's finaliser (Appleby): neighbours come to stand far apart.
  static func hash(_ key: UInt64) -> Int {
    var bits = key ^ key >> 33
    bits = bits &* 0xff51_afd7_ed55_8ccd
    bits ^= bits >> 33
    return Int(truncatingIfNeeded: bits >> 1)
  }

  private mutating func grow() {
    let size = max(16, keys.count * 2)
    var old = KeyMap()
    swap(&old, &self)
    keys.append(repeating: 0, count: size)
    values.append(repeating: 0, count: size)
    for index in 0..<old.keys.count where old.keys[index] != 0 {
      _ = insert(old.keys[index], old.values[index])
    }
  }
}
