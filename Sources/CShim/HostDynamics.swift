import CMotus

extension motus_dynamic_animator_delegate: SizedSettings {
  static var firstSize: Int { words(4) }

  static var defaults: motus_dynamic_animator_delegate {
    var delegate = motus_dynamic_animator_delegate()
    delegate.struct_size = MemoryLayout<motus_dynamic_animator_delegate>.size
    return delegate
  }
}

extension motus_collision_delegate: SizedSettings {
  static var defaults: motus_collision_delegate {
    var delegate = motus_collision_delegate()
    delegate.struct_size = MemoryLayout<motus_collision_delegate>.size
    return delegate
  }
}

extension motus_dynamic_item_callbacks: SizedSettings {
  static var defaults: motus_dynamic_item_callbacks {
    var callbacks = motus_dynamic_item_callbacks()
    callbacks.struct_size = MemoryLayout<motus_dynamic_item_callbacks>.size
    return callbacks
  }
}

/// An object of the host's own on the other side of the border.
final class HostDynamicObject: DynamicObjectSource {
  private let callbacks: motus_dynamic_item_callbacks
  private let context: HostContext

  init(_ callbacks: motus_dynamic_item_callbacks, _ context: HostContext) {
    self.callbacks = callbacks
    self.context = context
  }

  override func read(_ item: Handle, _ state: inout DynamicItemState) {
    var center = motus_point()
    var size = motus_size()
    context.call { callbacks.read?($0, OpaquePointer(item), &center, &size, &state.rotation) }
    state.center = center.point
    state.size = Size(width: size.width, height: size.height)
  }

  override func move(_ item: Handle, to center: Point, _ rotation: Double) {
    context.call { callbacks.moved?($0, OpaquePointer(item), center.x, center.y, rotation) }
  }
}

/// A dynamic animator's delegate on the other side of the border.
final class HostDynamicAnimatorDelegate: DynamicAnimatorDelegate {
  private let delegate: motus_dynamic_animator_delegate
  private let context: HostContext

  init(_ delegate: motus_dynamic_animator_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func willResume(_ animator: Handle) {
    context.call { delegate.will_resume?($0, OpaquePointer(animator)) }
  }

  override func didPause(_ animator: Handle) {
    context.call { delegate.did_pause?($0, OpaquePointer(animator)) }
  }

  override func didLeave(_ animator: Handle, _ item: Handle) {
    context.call { delegate.item_did_leave?($0, OpaquePointer(animator), OpaquePointer(item)) }
  }

  override func layoutDidChange(_ animator: Handle) {
    context.call { delegate.layout_did_change?($0, OpaquePointer(animator)) }
  }
}

/// A collision behaviour's delegate on the other side of the border.
final class HostCollisionDelegate: CollisionDelegate {
  private let delegate: motus_collision_delegate
  private let context: HostContext

  init(_ delegate: motus_collision_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func began(_ behavior: Handle, _ item: Handle, _ other: Handle, at point: Point) {
    context.call {
      delegate.began?(
        $0, OpaquePointer(behavior), OpaquePointer(item), OpaquePointer(other),
        point.x, point.y)
    }
  }

  override func ended(_ behavior: Handle, _ item: Handle, _ other: Handle) {
    context.call {
      delegate.ended?($0, OpaquePointer(behavior), OpaquePointer(item), OpaquePointer(other))
    }
  }

  override func began(_ behavior: Handle, _ item: Handle, boundary: Int32, at point: Point) {
    context.call {
      delegate.began_with_boundary?(
        $0, OpaquePointer(behavior), OpaquePointer(item), boundary, point.x, point.y)
    }
  }

  override func ended(_ behavior: Handle, _ item: Handle, boundary: Int32) {
    context.call {
      delegate.ended_with_boundary?($0, OpaquePointer(behavior), OpaquePointer(item), boundary)
    }
  }
}
