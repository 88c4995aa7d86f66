/// A rule for some items, or several rules under one name.
///
/// Behaviours form trees; an animator holds the roots. The concrete behaviours have no children.
class DynamicBehavior {
  /// Names the behaviour in events; the owner's choice.
  let identifier: Int32
  private(set) var children: [DynamicBehavior] = []
  /// Cleared when the behaviour or its animator goes (DY-19): by `move`, and at the latest when the
  /// animator or the parent is freed.
  private(set) unowned(unsafe) var animator: DynamicAnimator?
  private(set) unowned(unsafe) var parent: DynamicBehavior?
  /// Whether ticks report an `action` event for it.
  var hasAction = false { didSet { if hasAction { animator?.noteAction() } } }

  init(identifier: Int32 = -1) { self.identifier = identifier }

  deinit { for child in children { child.parent = nil } }

  /// Whether children may be added: only to behaviours that are nothing but a composite.
  var isComposite: Bool { true }

  enum Misuse: Error {
    /// The behaviour is somewhere else already.
    case taken
    /// A concrete behaviour cannot have children.
    case notComposite
    case full
  }

  /// Adding twice changes nothing (DY-2).
  func addChild(_ child: DynamicBehavior) throws(Misuse) {
    if child.parent === self { return }
    guard isComposite else { throw .notComposite }
    guard child.parent == nil, child.animator == nil, !child.contains(self) else { throw .taken }
    if let animator { guard animator.hasRoom(for: child) else { throw .full } }
    children.append(child)
    child.parent = self
    if let animator { animator.take(child) }
  }

  func removeChild(_ child: DynamicBehavior) {
    guard child.parent === self else { return }
    children.removeOne { $0 === child }
    child.parent = nil
    if let animator { animator.drop(child) }
  }

  private func contains(_ other: DynamicBehavior) -> Bool {
    if other === self { return true }
    for child in children where child.contains(other) { return true }
    return false
  }

  /// Moves the whole tree to an animator, or away from it.
  final func move(to animator: DynamicAnimator?) {
    if animator == nil { willLeave() }
    self.animator = animator
    if hasAction { animator?.noteAction() }
    for child in children { child.move(to: animator) }
    if animator != nil { didEnter() }
  }

  /// The behaviour joined an animator: make what it needs in the world.
  func didEnter() {}
  /// Called before the behaviour leaves its animator: removes from the world what it put there.
  func willLeave() {}
  /// Adds the behaviour's part to the items' properties.
  func contribute(to animator: DynamicAnimator) {}

  /// Number of the behaviour's kind, by which snapshots recognise a tree of behaviours.
  var sort: Int32 { 0 }
  /// The items that it names, not those of its children.
  var namedItems: [Int32] { [] }
  /// Codes everything in it that can change while its items stay. What it says of the world is true
  /// when the world has been coded, too. Setting a property to what it is must do nothing.
  func code(_ coder: inout StateCoder) {}

  /// Has the animator gather the items' properties anew: something from which they follow has
  /// changed.
  final func changed() { animator?.setNeedsRebuild() }
}

/// A behaviour for a list of items, each at most once, in the order they came.
class DynamicItemsBehavior: DynamicBehavior {
  private(set) var items: [Int32] = []
  /// The elements of `items` as a set, kept while there are more than `fewItems`.
  private var members = ItemSet()
  private static let fewItems = 16

  override var isComposite: Bool { false }
  override var namedItems: [Int32] { items }

  init(identifier: Int32 = -1, items: [Int32]) {
    super.init(identifier: identifier)
    self.items.reserveCapacity(items.count)
    for item in items where !has(item) { append(item) }
  }

  /// Whether an item is one of the list.
  @inline(__always) final func has(_ item: Int32) -> Bool {
    items.count > Self.fewItems ? members.contains(item) : items.contains(item)
  }

  private func append(_ item: Int32) {
    items.append(item)
    if items.count == Self.fewItems + 1 {
      for item in items { members.insert(item) }
    } else if items.count > Self.fewItems {
      members.insert(item)
    }
  }

  func addItem(_ item: Int32) {
    guard !has(item) else { return }
    if items.count == items.capacity {
      items.reserveCapacity(Growth.capacity(atLeast: items.count + 1))
    }
    append(item)
    animator?.know(item)
    changed()
  }

  func removeItem(_ item: Int32) {
    guard has(item) else { return }
    items.removeOne { $0 == item }
    members.remove(item)
    if items.count == Self.fewItems { members.removeAll() }
    changed()
  }

  override func didEnter() {
    for item in items { animator?.know(item) }
  }

  override func contribute(to animator: DynamicAnimator) {
    for item in items { animator.mention(item) }
  }
}
