import CMotus

// MARK: Regions

@_cdecl("motus_region_create") @implementation
public func motus_region_create(
  _ runtime: OpaquePointer?, _ shape: motus_region_shape, _ size: motus_size,
  _ outRegion: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outRegion?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outRegion, "out_region")
    let size = Size(
      width: try boundedNotNegative(size.width, "size.width"),
      height: try boundedNotNegative(size.height, "size.height"))
    try runtime.hand(out, try region(shape, size), parts: 1)
  }
}

private func region(_ shape: motus_region_shape, _ size: Size) throws(Fault) -> Region {
  switch shape {
  case MOTUS_REGION_INFINITE: return .infinite
  case MOTUS_REGION_BOX: return .box(size)
  case MOTUS_REGION_DISC:
    guard size.width == size.height else {
      throw Fault(.invalidArgument, "a disc is as wide as high")
    }
    return .disc(radius: size.width / 2)
  default: throw Fault(.invalidArgument, "shape is \(shape.rawValue): 0 to 2 is possible")
  }
}

@_cdecl("motus_region_combine") @implementation
public func motus_region_combine(
  _ region: OpaquePointer?, _ operation: motus_region_operation, _ other: OpaquePointer?,
  _ outRegion: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outRegion?.pointee = nil
  return entering(region, .region) { runtime, region throws(Fault) in
    let out = try need(outRegion, "out_region")
    guard operation.rawValue <= MOTUS_REGION_INVERSE.rawValue else {
      throw Fault(.invalidArgument, "operation is \(operation.rawValue): 0 to 3 is possible")
    }
    if operation == MOTUS_REGION_INVERSE {
      guard other == nil else {
        throw Fault(.invalidArgument, "an inverse is that of one region: other is not NULL")
      }
      return try runtime.hand(out, region.region.inverted, parts: region.parts + 1)
    }
    let other = try runtime.resolve(other, .region)
    let combined: Region =
      switch operation {
      case MOTUS_REGION_UNION: .union(region.region, other.region)
      case MOTUS_REGION_DIFFERENCE: .difference(region.region, other.region)
      default: .intersection(region.region, other.region)
      }
    try runtime.hand(out, combined, parts: region.parts + other.parts + 1)
  }
}

@_cdecl("motus_region_contains") @implementation
public func motus_region_contains(_ region: OpaquePointer?, _ point: motus_point) -> Bool {
  reading(region, .region, or: false) { runtime, region throws(Fault) in
    region.region.contains(try point.checked("point").offset)
  }
}

extension Runtime {
  fileprivate func hand(
    _ out: UnsafeMutablePointer<OpaquePointer?>, _ region: Region, parts: Int
  ) throws(Fault) {
    guard parts <= HostedRegion.maximumParts else {
      throw Fault(.limit, "a region is made of at most \(HostedRegion.maximumParts) parts")
    }
    out.pointee = OpaquePointer(
      try entities.insert(HostedRegion(region, parts: parts), as: .region).handle)
  }
}

// MARK: Fields

@_cdecl("motus_field_options_init") @implementation
public func motus_field_options_init(
  _ options: UnsafeMutablePointer<motus_field_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_field_behavior_create") @implementation
public func motus_field_behavior_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_field_options>?,
  _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outField: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outField?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outField, "out_field")
    let options = try read(
      need(options, "options"), "options")
    let kind = try options.kind()
    let settings = try runtime.settings(options)
    let items = try runtime.items(items, count)
    let hosted = try runtime.dynamics.makeBehavior {
      FieldBehavior(identifier: $0, kind: kind, items: items)
    }
    if let field = hosted.behavior as? FieldBehavior { settings.apply(to: field) }
    hosted.setRegion(settings.handle)
    out.pointee = OpaquePointer(hosted.handle)
  }
}

@_cdecl("motus_field_behavior_get_options") @implementation
public func motus_field_behavior_get_options(
  _ field: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_field_options>?
) -> motus_status {
  clear(outOptions)
  return controlling(field, FieldBehavior.self, "field behavior") {
    _, hosted, field throws(Fault) in
    try fill(
      outOptions, "out_options",
      with: motus_field_options(field, region: OpaquePointer(hosted.region)))
  }
}

@_cdecl("motus_field_behavior_set_options") @implementation
public func motus_field_behavior_set_options(
  _ field: OpaquePointer?, _ options: UnsafePointer<motus_field_options>?
) -> motus_status {
  controlling(field, FieldBehavior.self, "field behavior") {
    runtime, hosted, field throws(Fault) in
    let options = try read(
      need(options, "options"), "options")
    guard try options.kind() == field.kind else {
      throw Fault(.invalidArgument, "the type of a field never changes")
    }
    let settings = try runtime.settings(options)
    settings.apply(to: field)
    hosted.setRegion(settings.handle)
  }
}

@_cdecl("motus_field_behavior_set_evaluator") @implementation
public func motus_field_behavior_set_evaluator(
  _ field: OpaquePointer?, _ fn: motus_field_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  return owning(userData, destroy, field) { context in
    controlling(field, FieldBehavior.self, "field behavior") {
      runtime, hosted, field throws(Fault) in
      guard field.kind == .custom else {
        throw Fault(.invalidState, "the field is not custom: it has a law of its own")
      }
      field.changed()
      guard let fn else {
        hosted.setEvaluator(nil)
        return
      }
      hosted.setEvaluator { field, item, probe in
        var probe = motus_field_probe(
          item: OpaquePointer(item), position: motus_point(probe.position),
          velocity: motus_vector(probe.velocity), mass: probe.mass, charge: probe.charge,
          time_step: 1 / Double(World.stepsPerSecond))
        var force = motus_vector()
        context.call { fn($0, OpaquePointer(field), &probe, &force) }
        return Vector(dx: force.dx, dy: force.dy)
      }
    }
  }
}

/// The settings of a field, checked.
private struct FieldSettings {
  var handle = Handle.none
  var region = Region.infinite
  var position: Point
  var strength: Double
  var falloff: Double
  var minimumRadius: Double
  var direction: Vector
  var smoothness: Double
  var animationSpeed: Double

  func apply(to field: FieldBehavior) {
    field.region = region
    field.position = position
    field.strength = strength
    field.falloff = falloff
    field.minimumRadius = minimumRadius
    field.direction = direction
    field.smoothness = smoothness
    field.animationSpeed = animationSpeed
  }
}

extension Runtime {
  fileprivate func settings(_ options: motus_field_options) throws(Fault) -> FieldSettings {
    var settings = FieldSettings(
      position: try options.position.bounded("position"),
      strength: try bounded(options.strength, "strength", Dynamics.largestForce),
      falloff: try bounded(options.falloff, "falloff", within: 0...16),
      minimumRadius: try bounded(
        options.minimum_radius, "minimum_radius", within: 1e-3...Dynamics.largestNumber),
      direction: try options.direction.bounded("direction", Dynamics.largestForce),
      smoothness: try bounded(options.smoothness, "smoothness", within: 0...1),
      animationSpeed: try bounded(options.animation_speed, "animation_speed", within: 0...1e3))
    if let region = try resolveIfAny(options.region, .region) {
      settings.handle = region.handle
      settings.region = region.region
    }
    return settings
  }
}

extension motus_field_options: SizedSettings {
  static var defaults: motus_field_options {
    var options = motus_field_options()
    options.struct_size = MemoryLayout<motus_field_options>.size
    options.strength = 1
    options.minimum_radius = 0.01
    return options
  }

  init(_ field: FieldBehavior, region: OpaquePointer?) {
    self = .defaults
    type = motus_field_type(rawValue: UInt32(field.kind.rawValue))
    self.region = region
    position = motus_point(field.position)
    strength = field.strength
    falloff = field.falloff
    minimum_radius = field.minimumRadius
    direction = motus_vector(field.direction)
    smoothness = field.smoothness
    animation_speed = field.animationSpeed
  }

  fileprivate func kind() throws(Fault) -> FieldBehavior.Kind {
    guard type.rawValue < 256,
      let kind = FieldBehavior.Kind(rawValue: UInt8(truncatingIfNeeded: type.rawValue))
    else { throw Fault(.invalidArgument, "type \(type.rawValue) is no field") }
    return kind
  }
}
