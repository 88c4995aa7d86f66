/// Forces and accelerations that act on an item, contacts and joints apart; kept as long as fields
/// ask for it.
struct ItemLoad {
  var acceleration = Vector.zero
  /// Force and torque of pushes, mass · pt/s² and mass · pt²/s².
  var force = Vector.zero
  var torque = 0.0
  var charge = 0.0
}

/// Sum of all behaviours that name one item.
struct GatheredItem {
  var properties = DynamicItemProperties()
  var load = ItemLoad()
  /// Behaviours in whose tree the item is.
  var mentions = 0
  var itemBits: UInt64 = 0
  var boundaryBits: UInt64 = 0
}

/// Sums of behaviours for all items, record by record, while a rebuild asks the behaviours.
///
/// A row is longer than the record itself and needed in few frames, so the memory is given back.
struct ItemGathering: ~Copyable {
  /// Frames without a rebuild after which the room goes back: gravity that follows the tilt of a
  /// device may change every few frames, and these should not allocate.
  private static let patience = 8

  private var items = Buffer<GatheredItem>()
  private var idleFrames = 0

  subscript(index: Int32) -> GatheredItem {
    @inline(__always) get { items[index] }
    @inline(__always) nonmutating _modify { yield &items[index] }
  }

  /// Begins with nothing said of so many items.
  mutating func begin(count: Int) {
    idleFrames = 0
    items.removeAll()
    items.resize(to: count, filling: GatheredItem())
  }

  /// To be called in a frame that gathers nothing.
  mutating func rest() {
    guard items.capacity > 0 else { return }
    idleFrames += 1
    if idleFrames >= Self.patience { items.giveBack() }
  }
}
