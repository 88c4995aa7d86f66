import CMotus

/// Names of enumerators as text: for logs and overlays.

@_cdecl("motus_kind_name") @implementation
public func motus_kind_name(_ kind: motus_kind) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch kind {
    case MOTUS_KIND_NONE: "MOTUS_KIND_NONE"
    case MOTUS_KIND_RUNTIME: "MOTUS_KIND_RUNTIME"
    case MOTUS_KIND_VIEW: "MOTUS_KIND_VIEW"
    case MOTUS_KIND_VIEW_CONTROLLER: "MOTUS_KIND_VIEW_CONTROLLER"
    case MOTUS_KIND_NAVIGATION_CONTROLLER: "MOTUS_KIND_NAVIGATION_CONTROLLER"
    case MOTUS_KIND_TAB_BAR_CONTROLLER: "MOTUS_KIND_TAB_BAR_CONTROLLER"
    case MOTUS_KIND_PROPERTY_ANIMATOR: "MOTUS_KIND_PROPERTY_ANIMATOR"
    case MOTUS_KIND_ANIMATION_CONTROLLER: "MOTUS_KIND_ANIMATION_CONTROLLER"
    case MOTUS_KIND_INTERACTION_CONTROLLER: "MOTUS_KIND_INTERACTION_CONTROLLER"
    case MOTUS_KIND_PERCENT_DRIVEN_INTERACTION: "MOTUS_KIND_PERCENT_DRIVEN_INTERACTION"
    case MOTUS_KIND_TRANSITION_CONTEXT: "MOTUS_KIND_TRANSITION_CONTEXT"
    case MOTUS_KIND_TRANSITION_COORDINATOR: "MOTUS_KIND_TRANSITION_COORDINATOR"
    case MOTUS_KIND_PRESENTATION_CONTROLLER: "MOTUS_KIND_PRESENTATION_CONTROLLER"
    case MOTUS_KIND_GESTURE: "MOTUS_KIND_GESTURE"
    case MOTUS_KIND_DYNAMIC_ANIMATOR: "MOTUS_KIND_DYNAMIC_ANIMATOR"
    case MOTUS_KIND_DYNAMIC_BEHAVIOR: "MOTUS_KIND_DYNAMIC_BEHAVIOR"
    case MOTUS_KIND_SEGUE: "MOTUS_KIND_SEGUE"
    case MOTUS_KIND_DISPLAY_LINK: "MOTUS_KIND_DISPLAY_LINK"
    case MOTUS_KIND_ANIMATION: "MOTUS_KIND_ANIMATION"
    case MOTUS_KIND_DYNAMIC_ITEM: "MOTUS_KIND_DYNAMIC_ITEM"
    case MOTUS_KIND_REGION: "MOTUS_KIND_REGION"
    default: "MOTUS_KIND_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_animating_state_name") @implementation
public func motus_animating_state_name(_ state: motus_animating_state) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch state {
    case MOTUS_ANIMATING_INACTIVE: "MOTUS_ANIMATING_INACTIVE"
    case MOTUS_ANIMATING_ACTIVE: "MOTUS_ANIMATING_ACTIVE"
    case MOTUS_ANIMATING_STOPPED: "MOTUS_ANIMATING_STOPPED"
    default: "MOTUS_ANIMATING_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_gesture_type_name") @implementation
public func motus_gesture_type_name(_ type: motus_gesture_type) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch type {
    case MOTUS_GESTURE_PAN: "MOTUS_GESTURE_PAN"
    case MOTUS_GESTURE_SCREEN_EDGE_PAN: "MOTUS_GESTURE_SCREEN_EDGE_PAN"
    case MOTUS_GESTURE_TAP: "MOTUS_GESTURE_TAP"
    case MOTUS_GESTURE_LONG_PRESS: "MOTUS_GESTURE_LONG_PRESS"
    case MOTUS_GESTURE_SWIPE: "MOTUS_GESTURE_SWIPE"
    case MOTUS_GESTURE_PINCH: "MOTUS_GESTURE_PINCH"
    case MOTUS_GESTURE_ROTATION: "MOTUS_GESTURE_ROTATION"
    default: "MOTUS_GESTURE_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_recognition_state_name") @implementation
public func motus_recognition_state_name(_ state: motus_recognition_state) -> UnsafePointer<CChar>?
{
  let name: StaticString =
    switch state {
    case MOTUS_RECOGNITION_POSSIBLE: "MOTUS_RECOGNITION_POSSIBLE"
    case MOTUS_RECOGNITION_BEGAN: "MOTUS_RECOGNITION_BEGAN"
    case MOTUS_RECOGNITION_CHANGED: "MOTUS_RECOGNITION_CHANGED"
    case MOTUS_RECOGNITION_ENDED: "MOTUS_RECOGNITION_ENDED"
    case MOTUS_RECOGNITION_CANCELLED: "MOTUS_RECOGNITION_CANCELLED"
    case MOTUS_RECOGNITION_FAILED: "MOTUS_RECOGNITION_FAILED"
    default: "MOTUS_RECOGNITION_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_appearance_state_name") @implementation
public func motus_appearance_state_name(_ state: motus_appearance_state) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch state {
    case MOTUS_APPEARANCE_DISAPPEARED: "MOTUS_APPEARANCE_DISAPPEARED"
    case MOTUS_APPEARANCE_APPEARING: "MOTUS_APPEARANCE_APPEARING"
    case MOTUS_APPEARANCE_APPEARED: "MOTUS_APPEARANCE_APPEARED"
    case MOTUS_APPEARANCE_DISAPPEARING: "MOTUS_APPEARANCE_DISAPPEARING"
    default: "MOTUS_APPEARANCE_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_event_kind_name") @implementation
public func motus_event_kind_name(_ kind: motus_event_kind) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch kind {
    case MOTUS_EVENT_VIEW_DID_LOAD: "MOTUS_EVENT_VIEW_DID_LOAD"
    case MOTUS_EVENT_VIEW_WILL_APPEAR: "MOTUS_EVENT_VIEW_WILL_APPEAR"
    case MOTUS_EVENT_VIEW_IS_APPEARING: "MOTUS_EVENT_VIEW_IS_APPEARING"
    case MOTUS_EVENT_VIEW_DID_APPEAR: "MOTUS_EVENT_VIEW_DID_APPEAR"
    case MOTUS_EVENT_VIEW_WILL_DISAPPEAR: "MOTUS_EVENT_VIEW_WILL_DISAPPEAR"
    case MOTUS_EVENT_VIEW_DID_DISAPPEAR: "MOTUS_EVENT_VIEW_DID_DISAPPEAR"
    case MOTUS_EVENT_WILL_MOVE_TO_PARENT: "MOTUS_EVENT_WILL_MOVE_TO_PARENT"
    case MOTUS_EVENT_DID_MOVE_TO_PARENT: "MOTUS_EVENT_DID_MOVE_TO_PARENT"
    case MOTUS_EVENT_WILL_SHOW: "MOTUS_EVENT_WILL_SHOW"
    case MOTUS_EVENT_DID_SHOW: "MOTUS_EVENT_DID_SHOW"
    case MOTUS_EVENT_DID_SELECT: "MOTUS_EVENT_DID_SELECT"
    case MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE: "MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE"
    case MOTUS_EVENT_TRAITS_WILL_CHANGE: "MOTUS_EVENT_TRAITS_WILL_CHANGE"
    case MOTUS_EVENT_TRANSITION_BEGAN: "MOTUS_EVENT_TRANSITION_BEGAN"
    case MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE: "MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE"
    case MOTUS_EVENT_TRANSITION_FINISHING: "MOTUS_EVENT_TRANSITION_FINISHING"
    case MOTUS_EVENT_TRANSITION_CANCELLING: "MOTUS_EVENT_TRANSITION_CANCELLING"
    case MOTUS_EVENT_TRANSITION_ENDED: "MOTUS_EVENT_TRANSITION_ENDED"
    case MOTUS_EVENT_PRESENTATION_ADAPTED: "MOTUS_EVENT_PRESENTATION_ADAPTED"
    case MOTUS_EVENT_SHEET_DETENT_CHANGED: "MOTUS_EVENT_SHEET_DETENT_CHANGED"
    case MOTUS_EVENT_SHEET_DRAG_BEGAN: "MOTUS_EVENT_SHEET_DRAG_BEGAN"
    case MOTUS_EVENT_SHEET_DRAG_ENDED: "MOTUS_EVENT_SHEET_DRAG_ENDED"
    case MOTUS_EVENT_COMPLETED: "MOTUS_EVENT_COMPLETED"
    case MOTUS_EVENT_WILL_DISMISS: "MOTUS_EVENT_WILL_DISMISS"
    case MOTUS_EVENT_DID_DISMISS: "MOTUS_EVENT_DID_DISMISS"
    case MOTUS_EVENT_DID_ATTEMPT_TO_DISMISS: "MOTUS_EVENT_DID_ATTEMPT_TO_DISMISS"
    case MOTUS_EVENT_GESTURE: "MOTUS_EVENT_GESTURE"
    case MOTUS_EVENT_SETTLED: "MOTUS_EVENT_SETTLED"
    case MOTUS_EVENT_DYNAMICS_WILL_RESUME: "MOTUS_EVENT_DYNAMICS_WILL_RESUME"
    case MOTUS_EVENT_DYNAMICS_DID_PAUSE: "MOTUS_EVENT_DYNAMICS_DID_PAUSE"
    case MOTUS_EVENT_DYNAMICS_ITEM_LEFT: "MOTUS_EVENT_DYNAMICS_ITEM_LEFT"
    case MOTUS_EVENT_CONTACT_BEGAN: "MOTUS_EVENT_CONTACT_BEGAN"
    case MOTUS_EVENT_CONTACT_ENDED: "MOTUS_EVENT_CONTACT_ENDED"
    case MOTUS_EVENT_DISPLAY_LINK: "MOTUS_EVENT_DISPLAY_LINK"
    default: "MOTUS_EVENT_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_runtime_property_name") @implementation
public func motus_runtime_property_name(
  _ runtime: OpaquePointer?, _ property: UInt32
) -> UnsafePointer<CChar>? {
  let builtIn: StaticString? =
    switch motus_property(property) {
    case MOTUS_PROPERTY_CENTER: "MOTUS_PROPERTY_CENTER"
    case MOTUS_PROPERTY_BOUNDS: "MOTUS_PROPERTY_BOUNDS"
    case MOTUS_PROPERTY_TRANSFORM: "MOTUS_PROPERTY_TRANSFORM"
    case MOTUS_PROPERTY_ALPHA: "MOTUS_PROPERTY_ALPHA"
    case MOTUS_PROPERTY_BACKGROUND_COLOR: "MOTUS_PROPERTY_BACKGROUND_COLOR"
    case MOTUS_PROPERTY_CORNER_RADIUS: "MOTUS_PROPERTY_CORNER_RADIUS"
    case MOTUS_PROPERTY_HIDDEN: "MOTUS_PROPERTY_HIDDEN"
    case MOTUS_PROPERTY_TRANSFORM_3D: "MOTUS_PROPERTY_TRANSFORM_3D"
    case MOTUS_PROPERTY_CURL: "MOTUS_PROPERTY_CURL"
    default: nil
    }
  return reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    if let builtIn { return text(builtIn) }
    guard let raw = UInt16(exactly: property),
      let name = runtime.views.properties.name(of: PropertyID(rawValue: raw))
    else { return nil }
    return UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
  }
}

@_cdecl("motus_handle_kind") @implementation
public func motus_handle_kind(_ pointer: UnsafeRawPointer?) -> motus_kind {
  guard motus_is_alive(pointer) else { return MOTUS_KIND_NONE }
  let handle = Handle(bits: UInt64(UInt(bitPattern: pointer)))
  return motus_kind(UInt32(handle.kind?.rawValue ?? 0))
}

/// A name as C wants it; literals end with a zero.
private func text(_ name: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}
