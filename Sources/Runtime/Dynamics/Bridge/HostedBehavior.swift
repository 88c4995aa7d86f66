/// A behaviour as the host holds it: by handle, with its items checked and its callbacks.
final class HostedBehavior: Entity {
  /// How deep behaviours may stand in each other: the engine walks their trees by recursion.
  static let maximumDepth = 32

  let behavior: DynamicBehavior
  /// Lives as long as the runtime, which ends all behaviours before.
  private unowned(unsafe) let dynamics: Dynamics
  /// The behaviour or the animator that holds it.
  private(set) var parent = Handle.none
  private(set) var children: [Handle] = []
  /// Items that it cannot do without, and that have ended: their numbers may be others' by now.
  private var endedItems: [Int32] = []
  private var isBroken: Bool { !endedItems.isEmpty }
  var action: ((Handle) -> Void)? {
    didSet { behavior.hasAction = action != nil }
  }
  /// Called with the animator that it has joined, or with none when it has left one.
  private(set) var moved: ((Handle, Handle) -> Void)?
  /// Function of a custom field: the force on an item.
  private(set) var evaluator: ((Handle, Handle, FieldBehavior.Probe) -> Vector)?
  /// Delegate of a collision behaviour.
  var delegate: CollisionDelegate? {
    didSet { dynamics.countListeners((delegate != nil ? 1 : 0) - (oldValue != nil ? 1 : 0)) }
  }
  /// Distance of a collision behaviour's boundary from the reference view's bounds.
  var referenceInsets: Insets? {
    get { (behavior as? CollisionBehavior)?.referenceInsets }
    set { (behavior as? CollisionBehavior)?.setReferenceInsets(newValue) }
  }
  /// Region of a field, held.
  private(set) var region = Handle.none

  init(_ behavior: DynamicBehavior, _ dynamics: Dynamics) {
    self.behavior = behavior
    self.dynamics = dynamics
  }

  /// Sets who is called when it joins an animator or leaves one.
  func setMoved(_ moved: ((Handle, Handle) -> Void)?) { self.moved = moved }

  func setEvaluator(_ evaluator: ((Handle, Handle, FieldBehavior.Probe) -> Vector)?) {
    self.evaluator = evaluator
  }

  override func dispose() {
    for child in children {
      if let child = dynamics.behavior(child) { drop(child) }
    }
    for item in items { dynamics.items.unmention(item, by: behavior.identifier) }
    dynamics.entities.release(region)
    if delegate != nil { dynamics.countListeners(-1) }
    dynamics.forget(self)
  }

  /// Items that the behaviour names itself, without those of its children.
  var items: [Int32] { behavior.namedItems }

  /// The animator at the root of its tree.
  var animator: HostedAnimator? {
    var above = parent
    while let behavior = dynamics.behavior(above) { above = behavior.parent }
    return dynamics.animator(above)
  }

  /// Calls for itself and everything below it, parents first.
  func forEach(_ body: (HostedBehavior) -> Void) {
    body(self)
    for child in children { dynamics.behavior(child)?.forEach(body) }
  }

  // MARK: Items

  /// The handle of one of its items; none for one that has ended.
  func handle(ofItem item: Int32) -> Handle {
    item < 0 || endedItems.contains(item) ? .none : dynamics.items[item].handle
  }

  /// Notes with each item that this behaviour names it; once, when the handle is known.
  func mentionItems() {
    for item in items { dynamics.items.mention(item, by: behavior.identifier) }
  }

  func addItem(_ item: Int32) throws(Fault) {
    let behavior = try listBehavior()
    guard !behavior.has(item) else { return }
    if self.animator != nil && dynamics.items[item].uses == 0 {
      try dynamics.refresh(item)
      guard dynamics.behavior(handle) === self else {
        throw Fault(.staleHandle, "a callback has ended the behavior")
      }
      if behavior.has(item) { return }
    }
    let animator = animator
    try animator?.check(item)
    dynamics.items.mention(item, by: behavior.identifier)
    animator?.enter(item)
    behavior.addItem(item)
    animator?.deliverVelocities()
  }

  func removeItem(_ item: Int32) throws(Fault) {
    let behavior = try listBehavior()
    guard behavior.has(item) else { return }
    behavior.removeItem(item)
    dynamics.items.unmention(item, by: behavior.identifier)
    animator?.leave(item)
  }

  /// Takes an ending item out of the list, or where the items are fixed the behaviour out of its
  /// animator, for good.
  func itemEnds(_ item: Int32) {
    if behavior is DynamicItemsBehavior { return (try? removeItem(item)) ?? () }
    dynamics.items.unmention(item, by: behavior.identifier)
    endedItems.append(item)
    leaveParent(isQuiet: true)
  }

  private func listBehavior() throws(Fault) -> DynamicItemsBehavior {
    guard let behavior = behavior as? DynamicItemsBehavior else {
      throw Fault(.invalidState, "the \(noun)'s items are fixed")
    }
    return behavior
  }

  // MARK: The tree

  func addChild(_ child: HostedBehavior) throws(Fault) {
    guard child.parent != handle else { return }
    guard behavior.isComposite else { throw Fault(.invalidState, "a \(noun) has no children") }
    try child.checkFree()
    var above = self
    var depth = 1
    while above !== child, let next = dynamics.behavior(above.parent) {
      above = next
      depth += 1
    }
    guard above !== child else {
      throw Fault(.invalidState, "a behavior cannot stand below itself")
    }
    guard depth + child.height <= Self.maximumDepth else {
      throw Fault(.limit, "behaviors stand at most \(Self.maximumDepth) deep in each other")
    }
    if let animator = self.animator {
      try animator.refresh(child)
      guard dynamics.behavior(handle) === self else {
        throw Fault(.staleHandle, "a callback has ended the behavior")
      }
    }
    let animator = animator
    try animator?.check(child)
    try dynamics.entities.retain(child.handle)
    child.parent = handle
    children.append(child.handle)
    animator?.enter(child)
    try? behavior.addChild(child.behavior)
    animator?.deliverVelocities()
    if animator != nil { child.reportMoved() }
  }

  func removeChild(_ child: HostedBehavior) {
    guard child.parent == handle else { return }
    child.leaveParent()
  }

  /// Leaves whatever holds it, which lets go of it.
  func leaveParent(isQuiet: Bool = false) {
    if let animator = dynamics.animator(parent) {
      return animator.removeBehavior(self, isQuiet: isQuiet)
    }
    guard let above = dynamics.behavior(parent) else {
      parent = .none
      return
    }
    let animator = animator
    animator?.leave(self)
    try? dynamics.entities.retain(handle)
    above.drop(self)
    if animator != nil { reportMoved(later: isQuiet) }
    dynamics.entities.release(handle)
  }

  /// Notifies the whole tree, parents first, of where it has come to: now, when the host may change
  /// anything, or with the next frame.
  func reportMoved(later: Bool = false) {
    var listeners: [HostedBehavior] = []
    forEach { if $0.moved != nil { listeners.append($0) } }
    for listener in listeners {
      if later {
        dynamics.reportLater(listener.handle)
      } else {
        listener.moved?(listener.handle, listener.animator?.handle ?? .none)
      }
    }
  }

  private func drop(_ child: HostedBehavior) {
    children.removeOne { $0 == child.handle }
    behavior.removeChild(child.behavior)
    child.parent = .none
    dynamics.entities.release(child.handle)
  }

  /// The animator that held it has let it go.
  func part() { parent = .none }

  func join(_ animator: HostedAnimator) { parent = animator.handle }

  /// Refuses a behaviour that stands somewhere, or cannot stand anywhere.
  func checkFree() throws(Fault) {
    guard parent.isNone else {
      throw Fault(.invalidState, "the \(noun) has a parent or an animator: remove it there first")
    }
    try checkWhole()
  }

  func checkWhole() throws(Fault) {
    guard !isBroken else { throw Fault(.invalidState, "an item of the \(noun) has ended") }
  }

  /// Levels from here down.
  private var height: Int {
    var most = 0
    for child in children {
      let height = dynamics.behavior(child)?.height ?? 0
      if height > most { most = height }
    }
    return most + 1
  }

  // MARK: Others

  func setRegion(_ handle: Handle) {
    let old = region
    if !handle.isNone { try? dynamics.entities.retain(handle) }
    region = handle
    dynamics.entities.release(old)
  }

  /// Name of the behaviour's kind in diagnostics.
  var noun: StaticString { Self.noun(of: behavior) }

  static func noun(of behavior: DynamicBehavior) -> StaticString {
    switch behavior {
    case is GravityBehavior: "gravity behavior"
    case is CollisionBehavior: "collision behavior"
    case is AttachmentBehavior: "attachment behavior"
    case is SnapBehavior: "snap behavior"
    case is PushBehavior: "push behavior"
    case is ItemBehavior: "item behavior"
    case is FieldBehavior: "field behavior"
    default: "composite behavior"
    }
  }
}

/// The delegate of a collision behaviour; the border has a subclass.
class CollisionDelegate {
  func began(_ behavior: Handle, _ item: Handle, _ other: Handle, at point: Point) {}
  func ended(_ behavior: Handle, _ item: Handle, _ other: Handle) {}
  func began(_ behavior: Handle, _ item: Handle, boundary: Int32, at point: Point) {}
  func ended(_ behavior: Handle, _ item: Handle, boundary: Int32) {}
}
