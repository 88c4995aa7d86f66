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
  private var indices = KeyMap()

  func find(_ view: Handle) -> Entry? {
    let index = indices.find(UInt64(view.bits))
    return index >= 0 ? entries[Int(index)] : nil
  }

  mutating func set(_ view: Handle, _ key: UInt64, _ options: MatchOptions) {
    remove(view)
    _ = indices.insert(UInt64(view.bits), Int32(truncatingIfNeeded: entries.count))
    entries.append(Entry(view: view.bits, key: key, options: options))
  }

  /// Removes a view's entry; the last entry takes its index.
  mutating func remove(_ view: Handle) {
    let index = indices.find(UInt64(view.bits))
    guard index >= 0 else { return }
    indices.remove(UInt64(view.bits))
    entries.removeSwapping(at: Int(index))
    guard Int(index) < entries.count else { return }
    indices.set(UInt64(entries[Int(index)].view), index)
  }
}
