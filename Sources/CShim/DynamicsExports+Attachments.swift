import CMotus

@_cdecl("motus_attachment_options_init") @implementation
public func motus_attachment_options_init(
  _ options: UnsafeMutablePointer<motus_attachment_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_attachment_behavior_create") @implementation
public func motus_attachment_behavior_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_attachment_options>?,
  _ outAttachment: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAttachment?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outAttachment, "out_attachment")
    let options = try read(need(options, "options"), "options")
    let ties = try runtime.ties(options)
    let settings = try options.settings(of: ties)
    try runtime.hand(out) {
      let attachment = AttachmentBehavior(
        identifier: $0, kind: ties.kind, first: ties.first, firstOffset: ties.firstOffset,
        second: ties.second, secondOffset: ties.secondOffset, anchor: ties.anchor)
      if attachment.hasLength {
        let given = settings.length.map { ($0, isCertain: true) }
        let (length, isCertain) = given ?? runtime.presentLength(of: ties)
        attachment.setLength(length, isCertain: isCertain)
      }
      settings.apply(to: attachment)
      return attachment
    }
  }
}

@_cdecl("motus_attachment_behavior_get_options") @implementation
public func motus_attachment_behavior_get_options(
  _ attachment: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_attachment_options>?
) -> motus_status {
  clear(outOptions)
  return controlling(attachment) { hosted, attachment throws(Fault) in
    try fill(outOptions, "out_options", with: motus_attachment_options(attachment, of: hosted))
  }
}

@_cdecl("motus_attachment_behavior_set_options") @implementation
public func motus_attachment_behavior_set_options(
  _ attachment: OpaquePointer?, _ options: UnsafePointer<motus_attachment_options>?
) -> motus_status {
  controlling(attachment) { hosted, attachment throws(Fault) in
    let options = try read(need(options, "options"), "options")
    let settings = try options.settings(of: attachment, hosted)
    settings.apply(to: attachment)
  }
}

@_cdecl("motus_attachment_behavior_anchor_point") @implementation
public func motus_attachment_behavior_anchor_point(_ attachment: OpaquePointer?) -> motus_point {
  reading(attachment, AttachmentBehavior.self, "attachment behavior", or: motus_point(.zero)) {
    _, _, attachment throws(Fault) in motus_point(attachment.anchorPoint)
  }
}

@_cdecl("motus_attachment_behavior_set_anchor_point") @implementation
public func motus_attachment_behavior_set_anchor_point(
  _ attachment: OpaquePointer?, _ anchor: motus_point
) -> motus_status {
  controlling(attachment) { _, attachment throws(Fault) in
    let anchor = try anchor.bounded("anchor")
    guard attachment.second < 0 else {
      throw Fault(.invalidState, "the attachment ties two items: it has no anchor to move")
    }
    attachment.anchorPoint = anchor
  }
}

extension Runtime {
  /// The length that an attachment without one has, and whether it is known for certain before the
  /// items are in an animator.
  fileprivate func presentLength(of ties: AttachmentTies) -> (Double, isCertain: Bool) {
    let first = end(ties.first, ties.firstOffset)
    guard ties.second >= 0 else { return ((first - ties.anchor).length, hasOwnPlace(ties.first)) }
    let second = end(ties.second, ties.secondOffset)
    return ((first - second).length, hasOwnPlace(ties.first) && hasOwnPlace(ties.second))
  }

  /// Where an end of an attachment is now.
  private func end(_ item: Int32, _ offset: Vector) -> Point {
    let place = dynamics.items.place(item)
    return place.center + AffineTransform.rotation(place.rotation).apply(to: offset)
  }

  /// Whether an item is where it says without an animator: a view may be in other coordinates, a
  /// group is nowhere yet.
  private func hasOwnPlace(_ item: Int32) -> Bool {
    !dynamics.items[item].isView && dynamics.items.members(item).isEmpty
  }
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (HostedBehavior, AttachmentBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, AttachmentBehavior.self, "attachment behavior", function) {
    _, hosted, attachment throws(Fault) in try body(hosted, attachment)
  }
}
