import CMotus

@_cdecl("motus_dynamic_animator_create") @implementation
public func motus_dynamic_animator_create(
  _ runtime: OpaquePointer?, _ referenceView: OpaquePointer?,
  _ outAnimator: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimator?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outAnimator, "out_animator")
    let reference = try runtime.resolveIfAny(referenceView, as: .view)
    out.pointee = OpaquePointer(try runtime.dynamics.makeAnimator(reference: reference).handle)
  }
}

@_cdecl("motus_dynamic_animator_add_behavior") @implementation
public func motus_dynamic_animator_add_behavior(
  _ animator: OpaquePointer?, _ behavior: OpaquePointer?
) -> motus_status {
  entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    try animator.addBehavior(runtime.resolve(behavior, .dynamicBehavior))
  }
}

@_cdecl("motus_dynamic_animator_remove_behavior") @implementation
public func motus_dynamic_animator_remove_behavior(
  _ animator: OpaquePointer?, _ behavior: OpaquePointer?
) -> motus_status {
  entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    animator.removeBehavior(try runtime.resolve(behavior, .dynamicBehavior))
  }
}

@_cdecl("motus_dynamic_animator_remove_all_behaviors") @implementation
public func motus_dynamic_animator_remove_all_behaviors(_ animator: OpaquePointer?) -> motus_status
{
  entering(animator, .dynamicAnimator) { _, animator throws(Fault) in animator.removeAllBehaviors()
  }
}

@_cdecl("motus_dynamic_animator_behavior_count") @implementation
public func motus_dynamic_animator_behavior_count(_ animator: OpaquePointer?) -> Int {
  reading(animator, .dynamicAnimator, or: 0) { _, animator in animator.behaviors.count }
}

@_cdecl("motus_dynamic_animator_behavior_at") @implementation
public func motus_dynamic_animator_behavior_at(
  _ animator: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(animator, .dynamicAnimator, or: nil) { _, animator in
    animator.behaviors.indices.contains(index) ? OpaquePointer(animator.behaviors[index]) : nil
  }
}

@_cdecl("motus_dynamic_animator_reference_view") @implementation
public func motus_dynamic_animator_reference_view(_ animator: OpaquePointer?) -> OpaquePointer? {
  reading(animator, .dynamicAnimator, or: nil) { _, animator in OpaquePointer(animator.reference) }
}

@_cdecl("motus_dynamic_animator_items_in_rect") @implementation
public func motus_dynamic_animator_items_in_rect(
  _ animator: OpaquePointer?, _ rect: motus_rect,
  _ outItems: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  clear(outItems, capacity, outCount)
  return entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    let count = try need(outCount, "out_count")
    let rect = try rect.checked("rect")
    try checkRoom(outItems != nil, capacity, "out_items")
    let found = animator.animator.items(in: rect).filter { animator.isKnown($0) }
    if let outItems {
      for index in 0..<min(capacity, found.count) {
        outItems[index] = OpaquePointer(runtime.dynamics.items[found[index]].handle)
      }
    }
    count.pointee = found.count
  }
}

@_cdecl("motus_dynamic_animator_update_item") @implementation
public func motus_dynamic_animator_update_item(
  _ animator: OpaquePointer?, _ item: OpaquePointer?, _ resetsVelocity: Bool
) -> motus_status {
  entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    try animator.updateItem(runtime.item(item), resettingVelocity: resetsVelocity)
  }
}

@_cdecl("motus_dynamic_animator_is_running") @implementation
public func motus_dynamic_animator_is_running(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .dynamicAnimator, or: false) { _, animator in animator.animator.isActive }
}

@_cdecl("motus_dynamic_animator_elapsed_time") @implementation
public func motus_dynamic_animator_elapsed_time(_ animator: OpaquePointer?) -> Double {
  reading(animator, .dynamicAnimator, or: 0) { _, animator in animator.animator.clock.elapsedTime }
}

@_cdecl("motus_dynamic_animator_set_delegate") @implementation
public func motus_dynamic_animator_set_delegate(
  _ animator: OpaquePointer?, _ delegate: UnsafePointer<motus_dynamic_animator_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  return entering(animator, .dynamicAnimator, owning: userData, destroy) {
    runtime, animator, context throws(Fault) in
    guard delegate != nil else {
      animator.setDelegate(nil)
      return
    }
    animator.setDelegate(HostDynamicAnimatorDelegate(try read(delegate, "delegate"), context))
  }
}

@_cdecl("motus_dynamic_animator_set_watched_rect") @implementation
public func motus_dynamic_animator_set_watched_rect(
  _ animator: OpaquePointer?, _ rect: UnsafePointer<motus_rect>?
) -> motus_status {
  entering(animator, .dynamicAnimator) { _, animator throws(Fault) in
    guard let rect else {
      return animator.animator.watch(nil)
    }
    animator.animator.watch(try rect.pointee.checked("rect"))
  }
}

@_cdecl("motus_dynamic_animator_watched_rect") @implementation
public func motus_dynamic_animator_watched_rect(
  _ animator: OpaquePointer?, _ outRect: UnsafeMutablePointer<motus_rect>?
) -> Bool {
  outRect?.pointee = motus_rect(.zero)
  return reading(animator, .dynamicAnimator, or: false) { runtime, animator throws(Fault) in
    let out = try need(outRect, "out_rect")
    guard let rect = animator.animator.watchedRegion else { return false }
    out.pointee = motus_rect(rect)
    return true
  }
}

@_cdecl("motus_dynamic_animator_contact_events") @implementation
public func motus_dynamic_animator_contact_events(
  _ animator: OpaquePointer?,
  _ outEvents: UnsafeMutablePointer<UnsafePointer<motus_dynamic_contact_event>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEvents, "out_events", outCount, of: animator, .dynamicAnimator) { animator in
    animator.contacts.lent
  }
}

@_cdecl("motus_dynamic_animator_moved_items") @implementation
public func motus_dynamic_animator_moved_items(
  _ animator: OpaquePointer?,
  _ outPoses: UnsafeMutablePointer<UnsafePointer<motus_dynamic_pose>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outPoses, "out_poses", outCount, of: animator, .dynamicAnimator) { animator in
    animator.animator.places.lent
  }
}
