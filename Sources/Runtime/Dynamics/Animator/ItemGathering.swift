/// What acts on an item besides contacts and ties, as long as fields need to know it.
struct ItemLoad {
  var acceleration = Vector.zero
  /// Force and torque of pushes, mass · pt/s² and mass · pt²/s².
  var force = Vector.zero
  var torque = 0.0
  var charge = 0.0
}

/// What behaviours say of an item.
struct GatheredItem {
  var properties = DynamicItemProperties()
  var load = ItemLoad()
  /// Behaviours in whose tree the item is.
  var mentions = 0
  var itemBits: UInt64 = 0
  var boundaryBits: UInt64 = 0
}

/// What behaviours say of all items, record by record, while a rebuild asks them.
///
/// It is longer than the records themselves and needed in few frames, so its room is given back.
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
