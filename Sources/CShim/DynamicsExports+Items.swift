import CMotus

@_cdecl("motus_dynamic_item_create") @implementation
public func motus_dynamic_item_create(
  _ runtime: OpaquePointer?, _ center: motus_point, _ size: motus_size, _ rotation: Double,
  _ outItem: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outItem?.pointee = nil
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outItem, "out_item")
    let object = try runtime.dynamics.makeObject(
      center: center.bounded("center"), size: size.bounded("size"),
      rotation: bounded(rotation, "rotation"))
    out.pointee = OpaquePointer(object)
  }
}

@_cdecl("motus_dynamic_item_center") @implementation
public func motus_dynamic_item_center(_ item: OpaquePointer?) -> motus_point {
  reading(item, as: .dynamicItem, or: motus_point(.zero)) { runtime, item throws(Fault) in
    motus_point(runtime.dynamics.items.place(runtime.dynamics.number(of: item)).center)
  }
}

@_cdecl("motus_dynamic_item_rotation") @implementation
public func motus_dynamic_item_rotation(_ item: OpaquePointer?) -> Double {
  reading(item, as: .dynamicItem, or: 0) { runtime, item throws(Fault) in
    runtime.dynamics.items.place(runtime.dynamics.number(of: item)).rotation
  }
}

@_cdecl("motus_dynamic_item_set_pose") @implementation
public func motus_dynamic_item_set_pose(
  _ item: OpaquePointer?, _ center: motus_point, _ rotation: Double
) -> motus_status {
  entering(item, as: .dynamicItem) { runtime, item throws(Fault) in
    let center = try center.bounded("center")
    let rotation = try bounded(rotation, "rotation")
    guard item.kind != .view else {
      throw Fault(.invalidState, "the item is a view: set its center and transform")
    }
    runtime.dynamics.items.setPlace(runtime.dynamics.number(of: item), center, rotation)
  }
}

@_cdecl("motus_dynamic_item_set_outline") @implementation
public func motus_dynamic_item_set_outline(
  _ item: OpaquePointer?, _ type: motus_outline_type, _ points: UnsafePointer<motus_point>?,
  _ count: Int
) -> motus_status {
  entering(item, as: .dynamicItem) { runtime, item throws(Fault) in
    let outline: DynamicItemState.Outline
    switch type {
    case MOTUS_OUTLINE_RECTANGLE: outline = .rectangle
    case MOTUS_OUTLINE_ELLIPSE: outline = .ellipse
    case MOTUS_OUTLINE_POLYGON:
      let corners = try vectors(points, count, "points")
      guard ConvexHull(corners) != nil else {
        throw Fault(.invalidArgument, "the points span no area")
      }
      outline = .path(corners)
    default: throw Fault(.invalidArgument, "type \(type.rawValue) is none of the three")
    }
    let number = runtime.dynamics.number(of: item)
    guard !runtime.dynamics.items.isGroup(number) else {
      throw Fault(.invalidState, "the item is a group: its members have outlines")
    }
    runtime.dynamics.items.setOutline(number, outline)
  }
}

@_cdecl("motus_dynamic_item_outline") @implementation
public func motus_dynamic_item_outline(
  _ item: OpaquePointer?, _ outType: UnsafeMutablePointer<motus_outline_type>?,
  _ outPoints: UnsafeMutablePointer<motus_point>?, _ capacity: Int,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  outType?.pointee = MOTUS_OUTLINE_RECTANGLE
  clear(outPoints, capacity, outCount)
  return entering(item, as: .dynamicItem) { runtime, item throws(Fault) in
    let type = try need(outType, "out_type")
    let count = try need(outCount, "out_count")
    let outline = runtime.dynamics.items.outline(runtime.dynamics.number(of: item))
    if case .path(let corners) = outline {
      try give(corners, outPoints, capacity)
      count.pointee = corners.count
    }
    switch outline {
    case .rectangle: type.pointee = MOTUS_OUTLINE_RECTANGLE
    case .ellipse: type.pointee = MOTUS_OUTLINE_ELLIPSE
    case .path: type.pointee = MOTUS_OUTLINE_POLYGON
    }
  }
}

@_cdecl("motus_item_behavior_create") @implementation
public func motus_item_behavior_create(
  _ runtime: OpaquePointer?, _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outBehavior: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outBehavior?.pointee = nil
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outBehavior, "out_behavior")
    let items = try runtime.items(items, count)
    try runtime.hand(out) { ItemBehavior(identifier: $0, items: items) }
  }
}

@_cdecl("motus_item_behavior_elasticity") @implementation
public func motus_item_behavior_elasticity(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.elasticity }
}

@_cdecl("motus_item_behavior_set_elasticity") @implementation
public func motus_item_behavior_set_elasticity(
  _ behavior: OpaquePointer?, _ elasticity: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.elasticity = try bounded(elasticity, "elasticity", within: 0...1)
  }
}

@_cdecl("motus_item_behavior_friction") @implementation
public func motus_item_behavior_friction(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.friction }
}

@_cdecl("motus_item_behavior_set_friction") @implementation
public func motus_item_behavior_set_friction(
  _ behavior: OpaquePointer?, _ friction: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.friction = try boundedNotNegative(friction, "friction")
  }
}

@_cdecl("motus_item_behavior_density") @implementation
public func motus_item_behavior_density(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.density }
}

@_cdecl("motus_item_behavior_set_density") @implementation
public func motus_item_behavior_set_density(
  _ behavior: OpaquePointer?, _ density: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.density = try bounded(density, "density", within: Dynamics.densities)
  }
}

@_cdecl("motus_item_behavior_resistance") @implementation
public func motus_item_behavior_resistance(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.resistance }
}

@_cdecl("motus_item_behavior_set_resistance") @implementation
public func motus_item_behavior_set_resistance(
  _ behavior: OpaquePointer?, _ resistance: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.resistance = try boundedNotNegative(resistance, "resistance")
  }
}

@_cdecl("motus_item_behavior_angular_resistance") @implementation
public func motus_item_behavior_angular_resistance(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.angularResistance }
}

@_cdecl("motus_item_behavior_set_angular_resistance") @implementation
public func motus_item_behavior_set_angular_resistance(
  _ behavior: OpaquePointer?, _ resistance: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.angularResistance = try boundedNotNegative(resistance, "resistance")
  }
}

@_cdecl("motus_item_behavior_charge") @implementation
public func motus_item_behavior_charge(_ behavior: OpaquePointer?) -> Double {
  reading(behavior, or: 0) { _, _, behavior in behavior.properties.charge }
}

@_cdecl("motus_item_behavior_set_charge") @implementation
public func motus_item_behavior_set_charge(
  _ behavior: OpaquePointer?, _ charge: Double
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.charge = try bounded(charge, "charge")
  }
}

@_cdecl("motus_item_behavior_is_anchored") @implementation
public func motus_item_behavior_is_anchored(_ behavior: OpaquePointer?) -> Bool {
  reading(behavior, or: false) { _, _, behavior in behavior.properties.isAnchored }
}

@_cdecl("motus_item_behavior_set_anchored") @implementation
public func motus_item_behavior_set_anchored(
  _ behavior: OpaquePointer?, _ anchored: Bool
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in behavior.properties.isAnchored = anchored }
}

@_cdecl("motus_item_behavior_allows_rotation") @implementation
public func motus_item_behavior_allows_rotation(_ behavior: OpaquePointer?) -> Bool {
  reading(behavior, or: false) { _, _, behavior in behavior.properties.allowsRotation }
}

@_cdecl("motus_item_behavior_set_allows_rotation") @implementation
public func motus_item_behavior_set_allows_rotation(
  _ behavior: OpaquePointer?, _ allows: Bool
) -> motus_status {
  controlling(behavior) { _, behavior throws(Fault) in
    behavior.properties.allowsRotation = allows
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

extension Runtime {
  /// The number of an item that is one of the behaviour's.
  func item(
    _ pointer: OpaquePointer?, of behavior: DynamicItemsBehavior
  ) throws(Fault) -> Int32 {
    let item = try item(pointer)
    guard behavior.items.contains(item) else {
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
