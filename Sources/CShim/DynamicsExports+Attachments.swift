import CMotus

@_cdecl("motus_attachment_behavior_create_to_anchor") @implementation
public func motus_attachment_behavior_create_to_anchor(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ offset: motus_vector,
  _ anchor: motus_point, _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAttachment?.pointee = nil
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outAttachment, "out_attachment")
    let item = try runtime.item(item)
    let offset = try offset.bounded("offset", Dynamics.sizes.upperBound)
    let anchor = try anchor.bounded("anchor")
    let length = (runtime.end(item, offset) - anchor).length
    try runtime.hand(out) {
      let attachment = AttachmentBehavior(
        identifier: $0, kind: .anchor, first: item, firstOffset: offset, anchor: anchor)
      attachment.setPresentLength(length, isCertain: runtime.hasOwnPlace(item))
      return attachment
    }
  }
}

@_cdecl("motus_attachment_behavior_create_to_item") @implementation
public func motus_attachment_behavior_create_to_item(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ offset: motus_vector,
  _ other: OpaquePointer?, _ otherOffset: motus_vector,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  tie(runtime, .items, item, offset, other, otherOffset, outAttachment)
}

@_cdecl("motus_attachment_behavior_create_limit") @implementation
public func motus_attachment_behavior_create_limit(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ offset: motus_vector,
  _ other: OpaquePointer?, _ otherOffset: motus_vector,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  tie(runtime, .limit, item, offset, other, otherOffset, outAttachment)
}

@_cdecl("motus_attachment_behavior_create_fixed") @implementation
public func motus_attachment_behavior_create_fixed(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ other: OpaquePointer?,
  _ anchor: motus_point, _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  join(runtime, .fixed, item, other, anchor, outAttachment)
}

@_cdecl("motus_attachment_behavior_create_pin") @implementation
public func motus_attachment_behavior_create_pin(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ other: OpaquePointer?,
  _ anchor: motus_point, _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  join(runtime, .pin, item, other, anchor, outAttachment)
}

@_cdecl("motus_attachment_behavior_create_sliding") @implementation
public func motus_attachment_behavior_create_sliding(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ other: OpaquePointer?,
  _ anchor: motus_point, _ axis: motus_vector,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  guard let direction = try? axis.bounded("axis"), direction.length >= 1e-9 else {
    outAttachment?.pointee = nil
    return entering(runtime, as: .runtime) { _, _ throws(Fault) in
      throw Fault(.invalidArgument, "axis is \(axis.dx), \(axis.dy): it must have a length")
    }
  }
  return join(runtime, .sliding(axis: direction), item, other, anchor, outAttachment)
}

@_cdecl("motus_attachment_behavior_type") @implementation
public func motus_attachment_behavior_type(_ attachment: OpaquePointer?) -> motus_attachment_type {
  reading(attachment, or: MOTUS_ATTACHMENT_ANCHOR) { attachment in
    switch attachment.kind {
    case .anchor: MOTUS_ATTACHMENT_ANCHOR
    case .items: MOTUS_ATTACHMENT_ITEMS
    case .limit: MOTUS_ATTACHMENT_LIMIT
    case .fixed: MOTUS_ATTACHMENT_FIXED
    case .pin: MOTUS_ATTACHMENT_PIN
    case .sliding: MOTUS_ATTACHMENT_SLIDING
    }
  }
}

@_cdecl("motus_attachment_behavior_anchor_point") @implementation
public func motus_attachment_behavior_anchor_point(_ attachment: OpaquePointer?) -> motus_point {
  reading(attachment, or: motus_point(.zero)) { attachment in
    motus_point(attachment.anchorPoint)
  }
}

@_cdecl("motus_attachment_behavior_set_anchor_point") @implementation
public func motus_attachment_behavior_set_anchor_point(
  _ attachment: OpaquePointer?, _ anchor: motus_point
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let anchor = try anchor.bounded("anchor")
    try demand(attachment.second < 0, "the attachment ties two items: it has no anchor to move")
    attachment.anchorPoint = anchor
  }
}

@_cdecl("motus_attachment_behavior_length") @implementation
public func motus_attachment_behavior_length(_ attachment: OpaquePointer?) -> Double {
  reading(attachment, or: 0) { attachment in attachment.length }
}

@_cdecl("motus_attachment_behavior_set_length") @implementation
public func motus_attachment_behavior_set_length(
  _ attachment: OpaquePointer?, _ length: Double
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let length = try boundedNotNegative(length, "length")
    try demand(attachment.hasLength, "the attachment has no length")
    attachment.length = length
  }
}

@_cdecl("motus_attachment_behavior_frequency") @implementation
public func motus_attachment_behavior_frequency(_ attachment: OpaquePointer?) -> Double {
  reading(attachment, or: 0) { attachment in attachment.frequency }
}

@_cdecl("motus_attachment_behavior_set_frequency") @implementation
public func motus_attachment_behavior_set_frequency(
  _ attachment: OpaquePointer?, _ frequency: Double
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let frequency = try boundedNotNegative(frequency, "frequency")
    try demand(attachment.canSpring, "the attachment cannot be a spring")
    attachment.frequency = frequency
  }
}

@_cdecl("motus_attachment_behavior_damping") @implementation
public func motus_attachment_behavior_damping(_ attachment: OpaquePointer?) -> Double {
  reading(attachment, or: 0) { attachment in attachment.damping }
}

@_cdecl("motus_attachment_behavior_set_damping") @implementation
public func motus_attachment_behavior_set_damping(
  _ attachment: OpaquePointer?, _ damping: Double
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let damping = try bounded(damping, "damping", within: 0...Dynamics.largestDamping)
    try demand(attachment.canSpring, "the attachment cannot be a spring")
    attachment.damping = damping
  }
}

@_cdecl("motus_attachment_behavior_friction_torque") @implementation
public func motus_attachment_behavior_friction_torque(_ attachment: OpaquePointer?) -> Double {
  reading(attachment, or: 0) { attachment in attachment.frictionTorque }
}

@_cdecl("motus_attachment_behavior_set_friction_torque") @implementation
public func motus_attachment_behavior_set_friction_torque(
  _ attachment: OpaquePointer?, _ torque: Double
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let torque = try boundedNotNegative(torque, "torque")
    try demand(attachment.kind == .pin, "the attachment is no pin")
    attachment.frictionTorque = torque
  }
}

@_cdecl("motus_attachment_behavior_collision") @implementation
public func motus_attachment_behavior_collision(
  _ attachment: OpaquePointer?
) -> motus_attachment_collision {
  reading(attachment, or: MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE) { attachment in
    switch attachment.collision {
    case .unlessClose: MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE
    case .always: MOTUS_ATTACHMENT_COLLIDES_ALWAYS
    case .never: MOTUS_ATTACHMENT_COLLIDES_NEVER
    }
  }
}

@_cdecl("motus_attachment_behavior_set_collision") @implementation
public func motus_attachment_behavior_set_collision(
  _ attachment: OpaquePointer?, _ collision: motus_attachment_collision
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    switch collision {
    case MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE: attachment.collision = .unlessClose
    case MOTUS_ATTACHMENT_COLLIDES_ALWAYS: attachment.collision = .always
    case MOTUS_ATTACHMENT_COLLIDES_NEVER: attachment.collision = .never
    default: throw Fault(.invalidArgument, "the collision is none of the enumerators")
    }
  }
}

@_cdecl("motus_attachment_behavior_range") @implementation
public func motus_attachment_behavior_range(
  _ attachment: OpaquePointer?, _ outLower: UnsafeMutablePointer<Double>?,
  _ outUpper: UnsafeMutablePointer<Double>?
) -> Bool {
  outLower?.pointee = 0
  outUpper?.pointee = 0
  return reading(attachment, or: false) { attachment throws(Fault) in
    guard let range = attachment.range else { return false }
    try need(outLower, "out_lower").pointee = range.lower
    try need(outUpper, "out_upper").pointee = range.upper
    return true
  }
}

@_cdecl("motus_attachment_behavior_set_range") @implementation
public func motus_attachment_behavior_set_range(
  _ attachment: OpaquePointer?, _ lower: Double, _ upper: Double
) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    let lower = try bounded(lower, "lower", within: -Dynamics.largestNumber...0)
    let upper = try boundedNotNegative(upper, "upper")
    try demand(attachment.hasRange, "the attachment is neither pin nor slide")
    attachment.range = (lower, upper)
  }
}

@_cdecl("motus_attachment_behavior_remove_range") @implementation
public func motus_attachment_behavior_remove_range(_ attachment: OpaquePointer?) -> motus_status {
  controlling(attachment) { attachment throws(Fault) in
    try demand(attachment.hasRange, "the attachment is neither pin nor slide")
    attachment.range = nil
  }
}

extension AttachmentBehavior {
  fileprivate var canSpring: Bool { hasLength && kind != .limit || kind == .fixed || kind == .pin }
  fileprivate var hasRange: Bool {
    if case .sliding = kind { return true }
    return kind == .pin
  }
}

extension Runtime {
  /// Where an end of an attachment is now.
  fileprivate func end(_ item: Int32, _ offset: Vector) -> Point {
    let place = dynamics.items.place(item)
    return place.center + AffineTransform.rotation(place.rotation).apply(to: offset)
  }

  /// Whether an item is where it says without an animator: a view may be in other coordinates, a
  /// group is nowhere yet.
  fileprivate func hasOwnPlace(_ item: Int32) -> Bool {
    !dynamics.items[item].isView && dynamics.items.members(item).isEmpty
  }

  fileprivate func pair(
    _ item: OpaquePointer?, _ other: OpaquePointer?, needsOther: Bool
  ) throws(Fault) -> (Int32, Int32) {
    let first = try self.item(item)
    let second = needsOther ? try self.item(other) : try itemIfAny(other)
    guard first != second else {
      throw Fault(.invalidArgument, "an item cannot be tied to itself")
    }
    return (first, second)
  }
}

/// A rod or a rope between two items, as long as they are apart.
private func tie(
  _ runtime: OpaquePointer?, _ kind: AttachmentBehavior.Kind, _ item: OpaquePointer?,
  _ offset: motus_vector, _ other: OpaquePointer?, _ otherOffset: motus_vector,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?, _ function: StaticString = #function
) -> motus_status {
  outAttachment?.pointee = nil
  return entering(runtime, as: .runtime, function) { runtime, _ throws(Fault) in
    let out = try need(outAttachment, "out_attachment")
    let (first, second) = try runtime.pair(item, other, needsOther: true)
    let offset = try offset.bounded("offset", Dynamics.sizes.upperBound)
    let otherOffset = try otherOffset.bounded("other_offset", Dynamics.sizes.upperBound)
    let length = (runtime.end(first, offset) - runtime.end(second, otherOffset)).length
    try runtime.hand(out) {
      let attachment = AttachmentBehavior(
        identifier: $0, kind: kind, first: first, firstOffset: offset, second: second,
        secondOffset: otherOffset)
      attachment.setPresentLength(
        length, isCertain: runtime.hasOwnPlace(first) && runtime.hasOwnPlace(second))
      return attachment
    }
  }
}

/// A joint at a point between two items, or an item and the plane.
private func join(
  _ runtime: OpaquePointer?, _ kind: AttachmentBehavior.Kind, _ item: OpaquePointer?,
  _ other: OpaquePointer?, _ anchor: motus_point,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?, _ function: StaticString = #function
) -> motus_status {
  outAttachment?.pointee = nil
  return entering(runtime, as: .runtime, function) { runtime, _ throws(Fault) in
    let out = try need(outAttachment, "out_attachment")
    let (first, second) = try runtime.pair(item, other, needsOther: false)
    let anchor = try anchor.bounded("anchor")
    try runtime.hand(out) {
      AttachmentBehavior(
        identifier: $0, kind: kind, first: first, second: second, anchor: anchor)
    }
  }
}

private func demand(_ holds: Bool, _ sentence: StaticString) throws(Fault) {
  guard holds else { throw Fault(.invalidState, "\(sentence)") }
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (AttachmentBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, AttachmentBehavior.self, "attachment behavior", function) {
    _, _, attachment throws(Fault) in try body(attachment)
  }
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (AttachmentBehavior) throws(Fault) -> Value
) -> Value {
  reading(pointer, AttachmentBehavior.self, "attachment behavior", or: fallback, function) {
    _, _, attachment throws(Fault) in try body(attachment)
  }
}
