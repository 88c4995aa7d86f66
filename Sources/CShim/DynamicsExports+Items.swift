import CMotus

@_cdecl("motus_dynamic_item_create") @implementation
public func motus_dynamic_item_create(
  _ runtime: OpaquePointer?, _ center: motus_point, _ size: motus_size, _ rotation: Double,
  _ outItem: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outItem?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
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
        throw Fault(.invalidArgument, "the points of the outline span no area")
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
    try checkRoom(outPoints != nil, capacity, "out_points")
    let outline = runtime.dynamics.items.outline(runtime.dynamics.number(of: item))
    if case .path(let corners) = outline {
      give(corners, outPoints, capacity)
      count.pointee = corners.count
    }
    switch outline {
    case .rectangle: type.pointee = MOTUS_OUTLINE_RECTANGLE
    case .ellipse: type.pointee = MOTUS_OUTLINE_ELLIPSE
    case .path: type.pointee = MOTUS_OUTLINE_POLYGON
    }
  }
}
