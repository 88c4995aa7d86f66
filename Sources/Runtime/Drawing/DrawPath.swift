/// Where the walk that makes a draw list is in the tree.
struct DrawPath: ~Copyable {
  /// The items from the window down to the view that is visited, one for each depth.
  private(set) var items = Buffer<Int32>()
  /// Effects of these items, −1 for those that lie flat in the window.
  private(set) var effects = Buffer<Int32>()
  /// Where among the subviews of each view above the walk is.
  private var levels = Buffer<DrawList.Level>()
  /// Region in which the visited view can be seen.
  private(set) var region = Box.everything
  /// From a view with a depth to the window: the one that is visited, or opened.
  private(set) var space = Transform3D.identity
  /// The item that was added last.
  private(set) var last = Added()
  /// The view that is drawn in front of others just now, and what clips it.
  private(set) var lifted: (view: Int, clip: Int32) = (-1, -1)

  /// An item that has been added: its number, that of its effect or −1, whether it is seen by itself,
  /// and what was there before it.
  struct Added: BitwiseCopyable {
    var item: Int32 = -1
    var effect: Int32 = -1
    var isSeen = true
    var mark = DrawnItems.Mark()
  }

  /// How many views stand above the one that is visited.
  @inline(__always) var count: Int { items.count }
  @inline(__always) var depth: Int32 { Int32(truncatingIfNeeded: items.count) }
  /// The item of the superview, and its effect.
  @inline(__always) var item: Int32 { items[items.count - 1] }
  @inline(__always) var effect: Int32 { effects[effects.count - 1] }
  var levelCount: Int { levels.count }

  /// Begins above the window.
  mutating func removeAll() {
    items.removeAll()
    effects.removeAll()
    levels.removeAll()
    region = .everything
  }

  /// Begins at the subviews of the view of an item at a depth.
  mutating func begin(at item: Int32, depth: Int32, _ above: borrowing Buffer<Int32>) {
    removeAll()
    items.append(repeating: item, count: Int(depth) + 1)
    effects.append(repeating: -1, count: Int(depth) + 1)
    for index in stride(from: Int(depth) - 1, through: 0, by: -1) {
      items[index] = above[items[index + 1]]
    }
  }

  /// Goes down to the subviews of the view of an item.
  @inline(__always)
  mutating func push(_ item: Int32, _ effect: Int32) {
    items.append(item)
    effects.append(effect)
  }

  /// Goes down to the subviews of the view whose item was added last.
  @inline(__always)
  mutating func pushLast() { push(last.item, last.effect) }

  @inline(__always)
  mutating func pop() {
    items.removeLast()
    effects.removeLast()
  }

  @inline(__always)
  mutating func keep(_ level: DrawList.Level) { levels.append(level) }

  @inline(__always)
  mutating func takeLevel() -> DrawList.Level { levels.removeLast() }

  /// Visits views that can be seen in a region from now on.
  @inline(__always)
  mutating func look(in region: Box) { self.region = region }

  mutating func stand(in space: Transform3D) { self.space = space }

  @inline(__always)
  mutating func note(_ added: Added) { last = added }

  /// Visits a view in front of others, and what is below it, until `putDown`.
  mutating func lift(_ view: Int, clip: Int32) { lifted = (view, clip) }

  mutating func putDown() { lifted = (-1, -1) }

  /// Traps in debug where a walk has not come back.
  func checkInvariants() {
    assert(items.isEmpty && effects.isEmpty && levels.isEmpty, "a walk is not at its end")
    assert(lifted.view < 0, "a view is still lifted")
  }
}
