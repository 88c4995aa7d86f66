import CMotus

@_cdecl("motus_collision_behavior_create") @implementation
public func motus_collision_behavior_create(
  _ runtime: OpaquePointer?, _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outCollision: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outCollision?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outCollision, "out_collision")
    let items = try runtime.items(items, count)
    try runtime.hand(out) { CollisionBehavior(identifier: $0, items: items) }
  }
}

@_cdecl("motus_collision_behavior_set_delegate") @implementation
public func motus_collision_behavior_set_delegate(
  _ collision: OpaquePointer?, _ delegate: UnsafePointer<motus_collision_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  return owning(userData, destroy, collision) { context in
    controlling(collision) { runtime, hosted, _ throws(Fault) in
      guard delegate != nil else {
        hosted.delegate = nil
        return
      }
      hosted.delegate = HostCollisionDelegate(
        try read(
          delegate, "delegate"),
        context)
    }
  }
}

@_cdecl("motus_collision_behavior_mode") @implementation
public func motus_collision_behavior_mode(_ collision: OpaquePointer?) -> UInt32 {
  reading(collision, or: 0) { _, collision in
    UInt32(truncatingIfNeeded: collision.mode.rawValue) & MOTUS_COLLISION_EVERYTHING.rawValue
  }
}

@_cdecl("motus_collision_behavior_set_mode") @implementation
public func motus_collision_behavior_set_mode(
  _ collision: OpaquePointer?, _ mode: UInt32
) -> motus_status {
  controlling(collision) { _, _, collision throws(Fault) in
    guard mode & ~MOTUS_COLLISION_EVERYTHING.rawValue == 0, mode != 0 else {
      throw Fault(.invalidArgument, "mode \(mode) has other bits than 1 and 2, or none")
    }
    collision.mode = CollisionBehavior.Mode(rawValue: UInt(mode))
  }
}

@_cdecl("motus_collision_behavior_reference_bounds") @implementation
public func motus_collision_behavior_reference_bounds(
  _ collision: OpaquePointer?, _ outInsets: UnsafeMutablePointer<motus_insets>?
) -> Bool {
  outInsets?.pointee = motus_insets(.zero)
  return reading(collision, or: false) { hosted, _ throws(Fault) in
    let out = try need(outInsets, "out_insets")
    guard let insets = hosted.referenceInsets else { return false }
    out.pointee = motus_insets(insets)
    return true
  }
}

@_cdecl("motus_collision_behavior_set_reference_bounds") @implementation
public func motus_collision_behavior_set_reference_bounds(
  _ collision: OpaquePointer?, _ insets: UnsafePointer<motus_insets>?
) -> motus_status {
  controlling(collision) { _, hosted, collision throws(Fault) in
    hosted.referenceInsets = try insets?.pointee.bounded("insets")
    hosted.animator?.setReferenceBounds(of: hosted)
  }
}

@_cdecl("motus_collision_behavior_add_boundary") @implementation
public func motus_collision_behavior_add_boundary(
  _ collision: OpaquePointer?, _ identifier: Int32, _ points: UnsafePointer<motus_point>?,
  _ count: Int, _ closed: Bool
) -> motus_status {
  controlling(collision) { _, _, collision throws(Fault) in
    try addBoundary(
      to: collision, identifier, vectors(points, count, "points"), isClosed: closed)
  }
}

@_cdecl("motus_collision_behavior_remove_boundary") @implementation
public func motus_collision_behavior_remove_boundary(
  _ collision: OpaquePointer?, _ identifier: Int32
) -> motus_status {
  controlling(collision) { _, _, collision throws(Fault) in
    _ = try boundary(of: collision, identifier)
    collision.removeBoundary(identifier)
  }
}

@_cdecl("motus_collision_behavior_remove_all_boundaries") @implementation
public func motus_collision_behavior_remove_all_boundaries(
  _ collision: OpaquePointer?
) -> motus_status {
  controlling(collision) { _, _, collision throws(Fault) in collision.removeAllBoundaries() }
}

@_cdecl("motus_collision_behavior_boundary_count") @implementation
public func motus_collision_behavior_boundary_count(_ collision: OpaquePointer?) -> Int {
  reading(collision, or: 0) { _, collision in collision.boundaryCount }
}

@_cdecl("motus_collision_behavior_boundary_at") @implementation
public func motus_collision_behavior_boundary_at(
  _ collision: OpaquePointer?, _ index: Int
) -> Int32 {
  reading(collision, or: 0) { _, collision in
    collision.boundaryIdentifier(at: index) ?? DynamicContact.referenceBounds
  }
}

@_cdecl("motus_collision_behavior_boundary_points") @implementation
public func motus_collision_behavior_boundary_points(
  _ collision: OpaquePointer?, _ identifier: Int32,
  _ outPoints: UnsafeMutablePointer<motus_point>?, _ capacity: Int,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  clear(outPoints, capacity, outCount)
  return controlling(collision) { _, _, collision throws(Fault) in
    let count = try need(outCount, "out_count")
    try checkRoom(outPoints != nil, capacity, "out_points")
    let points = try boundary(of: collision, identifier).points
    give(points, outPoints, capacity)
    count.pointee = points.count
  }
}

private func boundary(
  of collision: CollisionBehavior, _ identifier: Int32
) throws(Fault) -> CollisionBehavior.Boundary {
  guard let boundary = collision.boundary(identifier) else {
    throw Fault(.notFound, "the collision behavior has no boundary \(identifier)")
  }
  return boundary
}

private func addBoundary(
  to collision: CollisionBehavior, _ identifier: Int32, _ points: [Vector], isClosed: Bool
) throws(Fault) {
  guard identifier >= 0 else {
    throw Fault(.invalidArgument, "identifier is \(identifier): it must not be negative")
  }
  guard points.contains(where: { $0 != points[0] }) else {
    throw Fault(.invalidArgument, "the boundary has no length")
  }
  guard collision.boundaries.count < Dynamics.mostBoundaries else {
    throw Fault(.limit, "a collision behavior has at most \(Dynamics.mostBoundaries) boundaries")
  }
  collision.addBoundary(identifier, points: points, isClosed: isClosed)
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, HostedBehavior, CollisionBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, CollisionBehavior.self, "collision behavior", function, body)
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (HostedBehavior, CollisionBehavior) throws(Fault) -> Value
) -> Value {
  reading(pointer, CollisionBehavior.self, "collision behavior", or: fallback, function) {
    _, hosted, collision throws(Fault) in try body(hosted, collision)
  }
}
