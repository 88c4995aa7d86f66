/// Settings of a view for the focus.
struct FocusOptions: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let focusable = Flags(rawValue: 1)
    static let preferred = Flags(rawValue: 2)
    static let group = Flags(rawValue: 4)
    static let trap = Flags(rawValue: 8)
    static let circular = Flags(rawValue: 16)
    static let all: Flags = [.focusable, .preferred, .group, .trap, .circular]
  }

  var flags: Flags = []
  /// Members of a group with lower numbers come first.
  var order: Int32 = 0
  /// How much of what is around it is scrolled into sight with it.
  var margin = 20.0
}

/// The views that a host has named to the focus. They alone take room.
struct FocusItems: ~Copyable {
  struct Item: BitwiseCopyable {
    let view: Handle.Bits
    var options: FocusOptions
    /// When it has had the focus last, counted in changes; 0 for never.
    var turn: UInt64 = 0

    var handle: Handle { Handle(bits: view) }
  }

  private var items = Buffer<Item>()
  /// The place of each view's item.
  private var places = KeyMap()
  private var turns: UInt64 = 0

  var count: Int { items.count }

  subscript(index: Int) -> Item { items[index] }

  /// The place of a view's item; none when it has none.
  func find(_ view: Handle) -> Int? {
    guard !view.isNone else { return nil }
    let place = places.find(UInt64(view.bits))
    return place < 0 ? nil : Int(place)
  }

  mutating func set(_ view: Handle, _ options: FocusOptions) {
    let place = places.insert(UInt64(view.bits), Int32(truncatingIfNeeded: items.count))
    if place < 0 {
      items.append(Item(view: view.bits, options: options))
    } else {
      items[place].options = options
    }
  }

  /// Answers whether there was one.
  @discardableResult
  mutating func remove(_ view: Handle) -> Bool {
    guard let place = find(view) else { return false }
    places.remove(UInt64(view.bits))
    items.removeSwapping(at: place)
    guard place < items.count else { return true }
    places.set(UInt64(items[place].view), Int32(truncatingIfNeeded: place))
    return true
  }

  /// Notes that a view has the focus from now on.
  mutating func note(_ view: Handle) {
    guard let place = find(view) else { return }
    turns += 1
    items[place].turn = turns
  }

  mutating func removeAll() {
    items.giveBack()
    places = KeyMap()
  }

  func checkInvariants() {
    assert(places.count == items.count)
    for place in 0..<items.count {
      assert(Int(places.find(UInt64(items[place].view))) == place)
      assert(items[place].turn <= turns)
      assert(FocusOptions.Flags.all.isSuperset(of: items[place].options.flags))
    }
  }
}
