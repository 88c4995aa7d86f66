/// The views that have match keys.
struct MatchKeys: ~Copyable {
  struct Entry: BitwiseCopyable {
    let view: Handle.Bits
    let key: UInt64
    let options: MatchOptions

    var handle: Handle { Handle(bits: view) }
  }

  private(set) var entries = Buffer<Entry>()
  /// Index of a view's entry.
  private var places = KeyMap()

  func find(_ view: Handle) -> Entry? {
    let place = places.find(UInt64(view.bits))
    return place >= 0 ? entries[Int(place)] : nil
  }

  mutating func set(_ view: Handle, _ key: UInt64, _ options: MatchOptions) {
    remove(view)
    _ = places.insert(UInt64(view.bits), Int32(truncatingIfNeeded: entries.count))
    entries.append(Entry(view: view.bits, key: key, options: options))
  }

  /// Removes a view's entry; the last entry takes its index.
  mutating func remove(_ view: Handle) {
    let place = places.find(UInt64(view.bits))
    guard place >= 0 else { return }
    places.remove(UInt64(view.bits))
    entries.removeSwapping(at: Int(place))
    guard Int(place) < entries.count else { return }
    places.set(UInt64(entries[Int(place)].view), place)
  }
}
