import CMotus

/// Items, anchors and type of an attachment: the settings that never change. Checked.
struct AttachmentTies {
  var kind: AttachmentBehavior.Kind
  var first: Int32
  var second: Int32
  var firstOffset: Vector
  var secondOffset: Vector
  var anchor: Point
}

/// Settings that may change while an attachment lasts. Checked.
struct AttachmentSettings {
  var collision: Joint.Collision
  /// None leaves the length.
  var length: Double?
  var frequency: Double
  var damping: Double
  var frictionTorque: Double
  var range: (lower: Double, upper: Double)?
  var anchor: Point

  func apply(to attachment: AttachmentBehavior) {
    if let length, length != attachment.length { attachment.length = length }
    attachment.frequency = frequency
    attachment.damping = damping
    attachment.frictionTorque = frictionTorque
    if range?.lower != attachment.range?.lower || range?.upper != attachment.range?.upper {
      attachment.range = range
    }
    attachment.collision = collision
    attachment.anchorPoint = anchor
  }
}

extension Runtime {
  /// Checks and returns the ties of a new attachment's options.
  func ties(_ options: motus_attachment_options) throws(Fault) -> AttachmentTies {
    let kind = try options.kind()
    let first = try item(options.item)
    let second = try itemIfAny(options.other)
    guard !kind.needsOther || second >= 0 else {
      throw Fault(.invalidArgument, "options.other is NULL: this type of attachment ties two items")
    }
    guard first != second else {
      throw Fault(.invalidArgument, "an item cannot be tied to itself")
    }
    guard kind != .anchor || second < 0 else {
      throw Fault(.invalidArgument, "an anchor ties one item: other must be NULL")
    }
    let limit = Dynamics.sizes.upperBound
    let ties = AttachmentTies(
      kind: kind, first: first, second: second,
      firstOffset: try options.offset.bounded("offset", limit),
      secondOffset: try options.other_offset.bounded("other_offset", limit),
      anchor: try options.anchor.bounded("anchor"))
    try only(kind.hasLength, "offset", ties.firstOffset == .zero)
    try only(kind.hasLength && kind != .anchor, "other_offset", ties.secondOffset == .zero)
    try only(kind == .anchor || !kind.hasLength, "anchor", ties.anchor == .zero)
    if case .sliding = kind { return ties }
    try only(false, "axis", options.axis.dx == 0 && options.axis.dy == 0)
    return ties
  }
}

extension motus_attachment_options: SizedSettings {
  static var defaults: motus_attachment_options {
    var options = motus_attachment_options()
    options.struct_size = MemoryLayout<motus_attachment_options>.size
    options.length = .nan
    options.lower_limit = -.infinity
    options.upper_limit = .infinity
    return options
  }

  init(_ attachment: AttachmentBehavior, of hosted: HostedBehavior) {
    self = .defaults
    switch attachment.kind {
    case .anchor: type = MOTUS_ATTACHMENT_ANCHOR
    case .items: type = MOTUS_ATTACHMENT_ITEMS
    case .limit: type = MOTUS_ATTACHMENT_LIMIT
    case .fixed: type = MOTUS_ATTACHMENT_FIXED
    case .pin: type = MOTUS_ATTACHMENT_PIN
    case .sliding(let direction):
      type = MOTUS_ATTACHMENT_SLIDING
      axis = motus_vector(direction)
    }
    switch attachment.collision {
    case .unlessClose: collision = MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE
    case .always: collision = MOTUS_ATTACHMENT_COLLIDES_ALWAYS
    case .never: collision = MOTUS_ATTACHMENT_COLLIDES_NEVER
    }
    item = OpaquePointer(hosted.handle(ofItem: attachment.first))
    other = OpaquePointer(hosted.handle(ofItem: attachment.second))
    offset = motus_vector(attachment.firstOffset)
    other_offset = motus_vector(attachment.secondOffset)
    anchor = motus_point(attachment.anchorPoint)
    if attachment.hasLength { length = attachment.length }
    frequency = attachment.frequency
    damping_ratio = attachment.damping
    friction_torque = attachment.frictionTorque
    if let range = attachment.range {
      let most = Dynamics.largestNumber
      lower_limit = range.lower > -most ? range.lower : -.infinity
      upper_limit = range.upper < most ? range.upper : .infinity
    }
  }

  fileprivate func kind() throws(Fault) -> AttachmentBehavior.Kind {
    switch type {
    case MOTUS_ATTACHMENT_ANCHOR: return .anchor
    case MOTUS_ATTACHMENT_ITEMS: return .items
    case MOTUS_ATTACHMENT_LIMIT: return .limit
    case MOTUS_ATTACHMENT_FIXED: return .fixed
    case MOTUS_ATTACHMENT_PIN: return .pin
    case MOTUS_ATTACHMENT_SLIDING:
      let direction = try axis.bounded("axis")
      guard direction.length >= 1e-9 else {
        throw Fault(.invalidArgument, "axis is \(axis.dx), \(axis.dy): it must have a length")
      }
      return .sliding(axis: direction)
    default: throw Fault(.invalidArgument, "type \(type.rawValue) is no attachment")
    }
  }

  /// The settings of a new attachment.
  func settings(of ties: AttachmentTies) throws(Fault) -> AttachmentSettings {
    try settings(kind: ties.kind, anchor: ties.anchor)
  }

  /// The settings of an attachment that there is; refuses what cannot change.
  func settings(
    of attachment: AttachmentBehavior, _ hosted: HostedBehavior
  ) throws(Fault) -> AttachmentSettings {
    let now = motus_attachment_options(attachment, of: hosted)
    guard
      type == now.type, item == now.item, other == now.other,
      offset.dx == now.offset.dx, offset.dy == now.offset.dy,
      other_offset.dx == now.other_offset.dx, other_offset.dy == now.other_offset.dy,
      axis.dx == now.axis.dx, axis.dy == now.axis.dy
    else {
      throw Fault(.invalidArgument, "type, items, offsets and axis of an attachment never change")
    }
    let anchor = try anchor.bounded("anchor")
    guard attachment.second < 0 || anchor == attachment.anchorPoint else {
      throw Fault(.invalidArgument, "the anchor between two items never changes")
    }
    return try settings(kind: attachment.kind, anchor: anchor)
  }

  private func settings(
    kind: AttachmentBehavior.Kind, anchor: Point
  ) throws(Fault) -> AttachmentSettings {
    let settings = AttachmentSettings(
      collision: try collisionRule(),
      length: length.isNaN ? nil : try boundedNotNegative(length, "length"),
      frequency: try boundedNotNegative(frequency, "frequency"),
      damping: try bounded(damping_ratio, "damping_ratio", within: 0...Dynamics.largestDamping),
      frictionTorque: try boundedNotNegative(friction_torque, "friction_torque"),
      range: try range(), anchor: anchor)
    try only(kind.hasLength, "length", settings.length == nil)
    try only(kind.canSpring, "frequency", settings.frequency == 0)
    try only(kind.canSpring, "damping_ratio", settings.damping == 0)
    try only(kind == .pin, "friction_torque", settings.frictionTorque == 0)
    try only(kind.hasRange, "lower_limit or upper_limit", settings.range == nil)
    return settings
  }

  private func collisionRule() throws(Fault) -> Joint.Collision {
    switch collision {
    case MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE: return .unlessClose
    case MOTUS_ATTACHMENT_COLLIDES_ALWAYS: return .always
    case MOTUS_ATTACHMENT_COLLIDES_NEVER: return .never
    default: throw Fault(.invalidArgument, "collision is \(collision.rawValue): 0 to 2 is possible")
    }
  }

  /// None without a limit; one side alone is limited by the largest number at the other.
  private func range() throws(Fault) -> (lower: Double, upper: Double)? {
    if lower_limit == -.infinity && upper_limit == .infinity { return nil }
    let most = Dynamics.largestNumber
    return (
      lower_limit == -.infinity
        ? -most : try bounded(lower_limit, "lower_limit", within: -most...0),
      upper_limit == .infinity ? most : try boundedNotNegative(upper_limit, "upper_limit")
    )
  }
}

/// Refuses a setting that the type of an attachment does not have.
private func only(_ has: Bool, _ name: StaticString, _ isDefault: Bool) throws(Fault) {
  guard has || isDefault else {
    throw Fault(.invalidArgument, "\(name) is set: this type of attachment has none")
  }
}

extension AttachmentBehavior.Kind {
  fileprivate var needsOther: Bool { self == .items || self == .limit }
  fileprivate var hasLength: Bool { needsOther || self == .anchor }
  fileprivate var canSpring: Bool {
    self == .anchor || self == .items || self == .fixed || self == .pin
  }
  fileprivate var hasRange: Bool {
    if case .sliding = self { return true }
    return self == .pin
  }
}
