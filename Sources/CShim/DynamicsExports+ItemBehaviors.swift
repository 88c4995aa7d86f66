import CMotus

@_cdecl("motus_item_behavior_options_init") @implementation
public func motus_item_behavior_options_init(
  _ options: UnsafeMutablePointer<motus_item_behavior_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_item_behavior_create") @implementation
public func motus_item_behavior_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_item_behavior_options>?,
  _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outBehavior: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outBehavior?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outBehavior, "out_behavior")
    let properties = try read(options, "options").properties()
    let items = try runtime.items(items, count)
    try runtime.hand(out) {
      let behavior = ItemBehavior(identifier: $0, items: items)
      behavior.properties = properties
      return behavior
    }
  }
}

@_cdecl("motus_item_behavior_get_options") @implementation
public func motus_item_behavior_get_options(
  _ behavior: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_item_behavior_options>?
) -> motus_status {
  clear(outOptions)
  return controlling(behavior) { _, behavior throws(Fault) in
    try fill(
      outOptions, "out_options", with: motus_item_behavior_options(behavior.properties))
  }
}

@_cdecl("motus_item_behavior_set_options") @implementation
public func motus_item_behavior_set_options(
  _ behavior: OpaquePointer?, _ options: UnsafePointer<motus_item_behavior_options>?
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties = try read(need(options, "options"), "options").properties()
  }
}

@_cdecl("motus_item_behavior_linear_velocity") @implementation
public func motus_item_behavior_linear_velocity(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?
) -> motus_vector {
  reading(behavior, or: motus_vector(.zero)) { runtime, _, behavior throws(Fault) in
    motus_vector(behavior.linearVelocity(of: try runtime.item(item)))
  }
}

@_cdecl("motus_item_behavior_add_linear_velocity") @implementation
public func motus_item_behavior_add_linear_velocity(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?, _ velocity: motus_vector
) -> motus_status {
  controlling(behavior) { runtime, behavior throws(Fault) in
    let item = try runtime.item(item, of: behavior)
    let velocity = try velocity.bounded("velocity")
    let sum = motus_vector(behavior.linearVelocity(of: item) + velocity)
    _ = try sum.bounded("the velocity of the item")
    behavior.addLinearVelocity(velocity, for: item)
  }
}

@_cdecl("motus_item_behavior_angular_velocity") @implementation
public func motus_item_behavior_angular_velocity(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?
) -> Double {
  reading(behavior, or: 0) { runtime, _, behavior throws(Fault) in
    behavior.angularVelocity(of: try runtime.item(item))
  }
}

@_cdecl("motus_item_behavior_add_angular_velocity") @implementation
public func motus_item_behavior_add_angular_velocity(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?, _ velocity: Double
) -> motus_status {
  controlling(behavior) { runtime, behavior throws(Fault) in
    let item = try runtime.item(item, of: behavior)
    let velocity = try bounded(velocity, "velocity")
    _ = try bounded(behavior.angularVelocity(of: item) + velocity, "the spin of the item")
    behavior.addAngularVelocity(velocity, for: item)
  }
}

extension motus_item_behavior_options: SizedSettings {
  static var defaults: motus_item_behavior_options {
    motus_item_behavior_options(DynamicItemProperties())
  }

  init(_ properties: DynamicItemProperties) {
    self.init()
    struct_size = MemoryLayout<motus_item_behavior_options>.size
    elasticity = properties.sets(.elasticity) ? properties.elasticity : .nan
    friction = properties.sets(.friction) ? properties.friction : .nan
    density = properties.sets(.density) ? properties.density : .nan
    resistance = properties.sets(.resistance) ? properties.resistance : .nan
    angular_resistance = properties.sets(.angularResistance) ? properties.angularResistance : .nan
    charge = properties.sets(.charge) ? properties.charge : .nan
    is_anchored = motus_choice(properties.sets(.isAnchored) ? properties.isAnchored : nil)
    allows_rotation = motus_choice(
      properties.sets(.allowsRotation) ? properties.allowsRotation : nil)
  }

  fileprivate func properties() throws(Fault) -> DynamicItemProperties {
    var properties = DynamicItemProperties()
    if !elasticity.isNaN {
      properties.elasticity = try bounded(elasticity, "elasticity", within: 0...1)
    }
    if !friction.isNaN { properties.friction = try boundedNotNegative(friction, "friction") }
    if !density.isNaN {
      properties.density = try bounded(density, "density", within: Dynamics.densities)
    }
    if !resistance.isNaN {
      properties.resistance = try boundedNotNegative(resistance, "resistance")
    }
    if !angular_resistance.isNaN {
      properties.angularResistance = try boundedNotNegative(
        angular_resistance, "angular_resistance")
    }
    if !charge.isNaN { properties.charge = try bounded(charge, "charge") }
    if let isAnchored = try is_anchored.answer("is_anchored") {
      properties.isAnchored = isAnchored
    }
    if let allowsRotation = try allows_rotation.answer("allows_rotation") {
      properties.allowsRotation = allowsRotation
    }
    return properties
  }
}

extension motus_choice {
  fileprivate init(_ answer: Bool?) {
    self = answer.map { $0 ? MOTUS_CHOICE_YES : MOTUS_CHOICE_NO } ?? MOTUS_CHOICE_OPEN
  }

  fileprivate func answer(_ name: StaticString) throws(Fault) -> Bool? {
    switch self {
    case MOTUS_CHOICE_OPEN: return nil
    case MOTUS_CHOICE_NO: return false
    case MOTUS_CHOICE_YES: return true
    default: throw Fault(.invalidArgument, "\(name) is \(rawValue): -1 to 1 is possible")
    }
  }
}

extension Runtime {
  /// The number of an item that is one of the behaviour's.
  func item(
    _ pointer: OpaquePointer?, of behavior: DynamicItemsBehavior
  ) throws(Fault) -> Int32 {
    let item = try item(pointer)
    guard behavior.has(item) else {
      throw Fault(.notFound, "the item is none of the behavior's")
    }
    return item
  }
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, ItemBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, ItemBehavior.self, "item behavior", function) {
    runtime, _, behavior throws(Fault) in try body(runtime, behavior)
  }
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (Runtime, HostedBehavior, ItemBehavior) throws(Fault) -> Value
) -> Value {
  reading(pointer, ItemBehavior.self, "item behavior", or: fallback, function, body)
}
