/// Values of a few among many numbered things, in the order in which they came: found, replaced and
/// taken away by the number, in the same time however many there are.
struct NumberedList<Value: BitwiseCopyable>: ~Copyable {
  private var numbers = Buffer<Int32>()
  private var values = Buffer<Value>()
  private var places = KeyMap()

  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  func number(_ place: Int) -> Int32 { numbers[place] }

  /// By place, not by number.
  subscript(place: Int) -> Value { values[place] }

  func find(_ number: Int32) -> Value? {
    let place = places.find(Self.key(number))
    return place < 0 ? nil : values[place]
  }

  mutating func set(_ number: Int32, _ value: Value) {
    let place = places.insert(Self.key(number), Int32(truncatingIfNeeded: count))
    if place >= 0 { return values[place] = value }
    numbers.append(number)
    values.append(value)
  }

  /// The last one takes the place of the removed one.
  mutating func remove(_ number: Int32) {
    let place = Int(places.find(Self.key(number)))
    guard place >= 0 else { return }
    let last = numbers.last
    numbers.removeSwapping(at: place)
    values.removeSwapping(at: place)
    places.remove(Self.key(number))
    guard last != number else { return }
    places.set(Self.key(last), Int32(truncatingIfNeeded: place))
  }

  mutating func removeAll() {
    numbers.removeAll()
    values.removeAll()
    places.removeAll()
  }

  private static func key(_ number: Int32) -> UInt64 { UInt64(UInt32(bitPattern: number)) + 1 }
}
