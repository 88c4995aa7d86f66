import CMotus

@_cdecl("motus_runtime_register_property") @implementation
public func motus_runtime_register_property(
  _ runtime: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ kind: motus_property_kind,
  _ componentCount: Int, _ initial: UnsafePointer<Double>?,
  _ outProperty: UnsafeMutablePointer<UInt32>?
) -> motus_status {
  outProperty?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let name = try bytes(of: need(name, "name"), "name")
    let out = try need(outProperty, "out_property")
    let (interpolation, count) = try interpolation(of: kind)
    guard componentCount >= 1, componentCount <= PropertyID.maximumComponents,
      count == 0 || componentCount == count
    else {
      throw Fault(
        .invalidArgument,
        "component_count is \(UInt(bitPattern: componentCount)): a property of this kind has "
          + (count == 0 ? "1 to 16" : "\(count)"))
    }
    var values: [Double] = []
    for component in 0..<componentCount {
      // A matrix of 4 × 4 has its ones five numbers apart, one of 2 × 2 three.
      let isOne = count == 16 ? component % 5 == 0 : count == 6 && component % 3 == 0
      values.append(
        try finite(initial?[component] ?? (isOne ? 1 : 0), "a component of initial"))
    }
    out.pointee = UInt32(
      try runtime.views.properties.register(
        name, initial: values, interpolation: interpolation
      ).rawValue)
  }
}

/// How a kind is interpolated, and how many components it has: 0 for any number.
func interpolation(
  of kind: motus_property_kind
) throws(Fault) -> (PropertyKind.Interpolation, Int) {
  switch kind {
  case MOTUS_PROPERTY_KIND_LINEAR: (.linear, 0)
  case MOTUS_PROPERTY_KIND_ANGLE: (.angle, 0)
  case MOTUS_PROPERTY_KIND_COLOR: (.color, 4)
  case MOTUS_PROPERTY_KIND_TRANSFORM: (.affine, 6)
  case MOTUS_PROPERTY_KIND_TRANSFORM_3D: (.projective, 16)
  default: throw Fault(.invalidArgument, "kind is \(kind.rawValue): 0 to 4 is possible")
  }
}

func checked(_ space: motus_color_space) throws(Fault) -> ColorChoice {
  guard let choice = ColorChoice(rawValue: UInt32(truncatingIfNeeded: space.rawValue)) else {
    throw Fault(.invalidArgument, "space is \(space.rawValue): 0 to 3 is possible")
  }
  return choice
}

@_cdecl("motus_runtime_set_property_color_space") @implementation
public func motus_runtime_set_property_color_space(
  _ runtime: OpaquePointer?, _ property: UInt32, _ space: motus_color_space
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let property = try runtime.property(property)
    guard property.kind?.interpolation == .color else {
      throw Fault(.invalidArgument, "\(property.noun) is no colour")
    }
    runtime.views.properties.setColorSpace(of: property.id, try checked(space).space ?? .gamma)
  }
}

@_cdecl("motus_runtime_property_color_space") @implementation
public func motus_runtime_property_color_space(
  _ runtime: OpaquePointer?, _ property: UInt32
) -> motus_color_space {
  reading(runtime, as: .runtime, or: MOTUS_COLOR_SPACE_UNSPECIFIED) { runtime, _ throws(Fault) in
    let property = try runtime.property(property)
    guard property.kind?.interpolation == .color else { return MOTUS_COLOR_SPACE_UNSPECIFIED }
    return switch runtime.views.properties.colorSpace(of: property.id) {
    case .linear: MOTUS_COLOR_SPACE_LINEAR_SRGB
    case .oklab: MOTUS_COLOR_SPACE_OKLAB
    case .gamma: MOTUS_COLOR_SPACE_SRGB
    }
  }
}

@_cdecl("motus_view_set_property_velocity") @implementation
public func motus_view_set_property_velocity(
  _ view: OpaquePointer?, _ property: UInt32, _ velocity: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.property(property)
    let velocity = try need(velocity, "velocity")
    guard count == property.componentCount, let kind = property.kind else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
    }
    for component in 0..<count { _ = try finite(velocity[component], "a component of velocity") }
    try runtime.needHost(property.id, of: view.index)
    guard property.isUniform else {
      return try runtime.animations.setVelocity(velocity, of: view.index, property.id, kind)
    }
    let first = velocity[0]
    let fault: Fault? = withSpread(first, kind) { velocity in
      do throws(Fault) {
        try runtime.animations.setVelocity(velocity, of: view.index, property.id, kind)
        return nil
      } catch { return error }
    }
    if let fault { throw fault }
  }
}

@_cdecl("motus_view_set_property") @implementation
@_optimize(speed)
public func motus_view_set_property(
  _ view: OpaquePointer?, _ property: UInt32, _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  enteringOften(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.property(property)
    let values = try need(values, "values")
    guard count == property.componentCount else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
    }
    try runtime.set(property, of: view.index, to: values)
  }
}

@_cdecl("motus_view_property") @implementation
public func motus_view_property(
  _ view: OpaquePointer?, _ property: UInt32, _ source: motus_value_source,
  _ outValues: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return enteringOften(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.property(property, isRead: true)
    let out = try room(outValues, capacity, for: property)
    guard source == MOTUS_VALUE_MODEL || source == MOTUS_VALUE_SHOWN else {
      throw Fault(.invalidArgument, "source is \(source.rawValue): no such source")
    }
    guard property.kind != nil else {
      out[0] =
        source == MOTUS_VALUE_MODEL
        ? (runtime.views.has(.hidden, view.index) ? 1 : 0)
        : (runtime.views.isDrawnHidden(view.index) ? 1 : 0)
      return
    }
    property.read(into: out) { kind, values in
      if source == MOTUS_VALUE_MODEL {
        runtime.tracks.readModel(view.index, property.id, kind, into: values)
      } else {
        runtime.tracks.readShown(view.index, property.id, kind, into: values)
      }
    }
  }
}

@_cdecl("motus_view_property_velocity") @implementation
public func motus_view_property_velocity(
  _ view: OpaquePointer?, _ property: UInt32, _ outValues: UnsafeMutablePointer<Double>?,
  _ capacity: Int
) -> motus_status {
  clear(outValues, capacity)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let property = try runtime.property(property, isRead: true)
    let out = try room(outValues, capacity, for: property)
    property.read(into: out) { kind, values in
      runtime.animations.readVelocity(view.index, property.id, kind, into: values)
    }
  }
}

@_cdecl("motus_view_center") @implementation
@inline(__always)
public func motus_view_center(_ view: OpaquePointer?) -> motus_point {
  model(view, .center, or: motus_point(x: 0, y: 0))
}

@_cdecl("motus_view_set_center") @implementation
@_optimize(speed)
public func motus_view_set_center(_ view: OpaquePointer?, _ center: motus_point) -> motus_status {
  set(view, .center, to: center)
}

@_cdecl("motus_view_bounds") @implementation
@inline(__always)
public func motus_view_bounds(_ view: OpaquePointer?) -> motus_rect {
  model(view, .bounds, or: motus_rect(.zero))
}

@_cdecl("motus_view_set_bounds") @implementation
@_optimize(speed)
public func motus_view_set_bounds(_ view: OpaquePointer?, _ bounds: motus_rect) -> motus_status {
  set(view, .bounds, to: bounds)
}

@_cdecl("motus_view_frame") @implementation
@_optimize(speed)
public func motus_view_frame(_ view: OpaquePointer?) -> motus_rect {
  readingOften(view, as: .view, or: motus_rect(.zero)) { runtime, view throws(Fault) in
    motus_rect(runtime.views.frame(view.index))
  }
}

@_cdecl("motus_view_set_frame") @implementation
@_optimize(speed)
public func motus_view_set_frame(_ view: OpaquePointer?, _ frame: motus_rect) -> motus_status {
  enteringOften(view, as: .view) { runtime, view throws(Fault) in
    let (center, bounds) = try runtime.views.filling(frame.checked("frame"), view.index)
    try runtime.needHost(ofFrame: view.index, center, bounds)
    try runtime.set(.center, of: view.index, to: motus_point(center))
    try runtime.set(.bounds, of: view.index, to: motus_rect(bounds))
  }
}

@_cdecl("motus_view_transform") @implementation
@inline(__always)
public func motus_view_transform(_ view: OpaquePointer?) -> motus_transform {
  model(view, .transform, or: motus_transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
}

@_cdecl("motus_view_set_transform") @implementation
@_optimize(speed)
public func motus_view_set_transform(
  _ view: OpaquePointer?, _ transform: motus_transform
) -> motus_status {
  set(view, .transform, to: transform)
}

@_cdecl("motus_view_transform_3d") @implementation
public func motus_view_transform_3d(
  _ view: OpaquePointer?, _ outTransform: UnsafeMutablePointer<motus_transform_3d>?
) -> motus_status {
  let out = UnsafeMutableRawPointer(outTransform)?.assumingMemoryBound(to: Double.self)
  clear(out, PropertyID.maximumComponents)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(out, "out_transform")
    runtime.tracks.readModel(view.index, .transform3D, Views.kindOfTransform3D, into: out)
  }
}

@_cdecl("motus_view_set_transform_3d") @implementation
public func motus_view_set_transform_3d(
  _ view: OpaquePointer?, _ transform: UnsafePointer<motus_transform_3d>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let transform = UnsafeRawPointer(try need(transform, "transform"))
    try runtime.set(
      NamedProperty(id: .transform3D, kind: Views.kindOfTransform3D), of: view.index,
      to: transform.assumingMemoryBound(to: Double.self))
  }
}

@_cdecl("motus_transform_3d_rotation") @implementation
public func motus_transform_3d_rotation(
  _ angle: Double, _ x: Double, _ y: Double, _ z: Double,
  _ outTransform: UnsafeMutablePointer<motus_transform_3d>?
) -> motus_status {
  make(outTransform) { () throws(Fault) in
    .rotation(
      try finite(angle, "angle"), x: try finite(x, "x"), y: try finite(y, "y"),
      z: try finite(z, "z"))
  }
}

@_cdecl("motus_transform_3d_concat") @implementation
public func motus_transform_3d_concat(
  _ first: UnsafePointer<motus_transform_3d>?, _ second: UnsafePointer<motus_transform_3d>?,
  _ outTransform: UnsafeMutablePointer<motus_transform_3d>?
) -> motus_status {
  make(outTransform) { () throws(Fault) in
    try read(first, "first").concatenating(try read(second, "second"))
  }
}

private func read(
  _ transform: UnsafePointer<motus_transform_3d>?, _ name: StaticString
) throws(Fault) -> Transform3D {
  let bytes = UnsafeRawPointer(try need(transform, name))
  let transform = bytes.loadUnaligned(as: Transform3D.self)
  guard transform.isFinite else { throw Fault(.invalidArgument, "\(name) is not finite") }
  return transform
}

extension Runtime {
  /// Refuses a frame before any of it is set.
  @inline(__always)
  fileprivate func needHost(ofFrame view: Int, _ center: Point, _ bounds: Rect) throws(Fault) {
    guard !tracks.owners.isEmpty else { return }
    try needHost(.center, of: view, for: motus_point(center))
    try needHost(.bounds, of: view, for: motus_rect(bounds))
  }

  private func needHost<Struct: BitwiseCopyable>(
    _ id: PropertyID, of view: Int, for value: Struct
  ) throws(Fault) {
    guard let kind = PropertyKind.builtIn(id) else { return }
    try withUnsafePointer(to: value) { value throws(Fault) in
      try needHost(
        id, of: view, kind,
        for: UnsafeRawPointer(value).assumingMemoryBound(to: Double.self))
    }
  }
}

/// Hands a transform out that belongs to no runtime.
private func make(
  _ outTransform: UnsafeMutablePointer<motus_transform_3d>?, _ function: StaticString = #function,
  _ body: () throws(Fault) -> Transform3D
) -> motus_status {
  do throws(Fault) {
    let transform = try body()
    let out = UnsafeMutableRawPointer(try need(outTransform, "out_transform"))
    guard transform.isFinite else {
      throw Fault(.invalidArgument, "the transform would not be finite")
    }
    out.storeBytes(of: transform, as: Transform3D.self)
    return MOTUS_OK
  } catch {
    clear(
      UnsafeMutableRawPointer(outTransform)?.assumingMemoryBound(to: Double.self),
      PropertyID.maximumComponents)
    return refuseOrphan(error, function)
  }
}

@_cdecl("motus_view_alpha") @implementation
@inline(__always)
public func motus_view_alpha(_ view: OpaquePointer?) -> Double {
  model(view, .alpha, or: 0)
}

@_cdecl("motus_view_set_alpha") @implementation
@_optimize(speed)
public func motus_view_set_alpha(_ view: OpaquePointer?, _ alpha: Double) -> motus_status {
  set(view, .alpha, to: alpha)
}

@_cdecl("motus_view_background_color") @implementation
@inline(__always)
public func motus_view_background_color(_ view: OpaquePointer?) -> motus_color {
  model(view, .backgroundColor, or: motus_color(red: 0, green: 0, blue: 0, alpha: 0))
}

@_cdecl("motus_view_set_background_color") @implementation
@_optimize(speed)
public func motus_view_set_background_color(
  _ view: OpaquePointer?, _ color: motus_color
) -> motus_status {
  set(view, .backgroundColor, to: color)
}

@_cdecl("motus_view_corner_radius") @implementation
@inline(__always)
public func motus_view_corner_radius(_ view: OpaquePointer?) -> Double {
  model(view, .cornerRadius, or: 0)
}

@_cdecl("motus_view_set_corner_radius") @implementation
@_optimize(speed)
public func motus_view_set_corner_radius(_ view: OpaquePointer?, _ radius: Double) -> motus_status {
  enteringOften(view, as: .view) { runtime, view throws(Fault) in
    var radius = radius
    try runtime.set(.cornerRadius, of: view.index, to: &radius)
  }
}

@_cdecl("motus_view_is_hidden") @implementation
@_optimize(speed) @inline(__always)
public func motus_view_is_hidden(_ view: OpaquePointer?) -> Bool {
  readingOften(view, as: .view, or: false) { runtime, view throws(Fault) in
    runtime.views.has(.hidden, view.index)
  }
}

@_cdecl("motus_view_set_hidden") @implementation
@_optimize(speed)
public func motus_view_set_hidden(_ view: OpaquePointer?, _ hidden: Bool) -> motus_status {
  enteringOften(view, as: .view) { runtime, view throws(Fault) in
    runtime.animations.setHiddenByHost(view.index, hidden)
  }
}

/// Corners, shadow and border.

@_cdecl("motus_view_corner_radii") @implementation
public func motus_view_corner_radii(_ view: OpaquePointer?) -> motus_corner_radii {
  model(view, .cornerRadius, or: motus_corner_radii())
}

@_cdecl("motus_view_set_corner_radii") @implementation
public func motus_view_set_corner_radii(
  _ view: OpaquePointer?, _ radii: motus_corner_radii
) -> motus_status {
  set(view, .cornerRadius, to: radii)
}

@_cdecl("motus_view_shadow_color") @implementation
public func motus_view_shadow_color(_ view: OpaquePointer?) -> motus_color {
  rareModel(view, .shadowColor, or: motus_color())
}

@_cdecl("motus_view_set_shadow_color") @implementation
public func motus_view_set_shadow_color(_ view: OpaquePointer?, _ color: motus_color)
  -> motus_status
{
  set(view, .shadowColor, to: color)
}

@_cdecl("motus_view_shadow_offset") @implementation
public func motus_view_shadow_offset(_ view: OpaquePointer?) -> motus_vector {
  rareModel(view, .shadowOffset, or: motus_vector())
}

@_cdecl("motus_view_set_shadow_offset") @implementation
public func motus_view_set_shadow_offset(_ view: OpaquePointer?, _ offset: motus_vector)
  -> motus_status
{
  set(view, .shadowOffset, to: offset)
}

@_cdecl("motus_view_shadow_radius") @implementation
public func motus_view_shadow_radius(_ view: OpaquePointer?) -> Double {
  rareModel(view, .shadowRadius, or: 0)
}

@_cdecl("motus_view_set_shadow_radius") @implementation
public func motus_view_set_shadow_radius(_ view: OpaquePointer?, _ radius: Double) -> motus_status {
  set(view, .shadowRadius, to: radius)
}

@_cdecl("motus_view_border_color") @implementation
public func motus_view_border_color(_ view: OpaquePointer?) -> motus_color {
  rareModel(view, .borderColor, or: motus_color())
}

@_cdecl("motus_view_set_border_color") @implementation
public func motus_view_set_border_color(_ view: OpaquePointer?, _ color: motus_color)
  -> motus_status
{
  set(view, .borderColor, to: color)
}

@_cdecl("motus_view_border_width") @implementation
public func motus_view_border_width(_ view: OpaquePointer?) -> Double {
  rareModel(view, .borderWidth, or: 0)
}

@_cdecl("motus_view_set_border_width") @implementation
public func motus_view_set_border_width(_ view: OpaquePointer?, _ width: Double) -> motus_status {
  set(view, .borderWidth, to: width)
}

/// The model value of a property that most views do not have, as a struct that consists of its
/// numbers.
private func rareModel<Struct: BitwiseCopyable>(
  _ view: OpaquePointer?, _ id: PropertyID, or fallback: Struct,
  _ function: StaticString = #function
) -> Struct {
  reading(view, as: .view, or: fallback, function) { runtime, view throws(Fault) in
    guard let kind = PropertyKind.builtIn(id) else { return fallback }
    return withSpread(0, kind) { values in
      runtime.tracks.readModel(view.index, id, kind, into: values)
      return UnsafeRawPointer(values).loadUnaligned(as: Struct.self)
    }
  }
}

@_cdecl("motus_view_convert_point_by") @implementation
public func motus_view_convert_point_by(
  _ view: OpaquePointer?, _ point: motus_point, _ to: OpaquePointer?,
  _ source: motus_value_source, _ outPoint: UnsafeMutablePointer<motus_point>?
) -> motus_status {
  outPoint?.pointee = motus_point(.zero)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outPoint, "out_point")
    let transform = try runtime.transform(from: view, to: to, source)
    out.pointee = motus_point(try transform.carry(point.checked("point")))
  }
}

@_cdecl("motus_view_convert_rect_by") @implementation
public func motus_view_convert_rect_by(
  _ view: OpaquePointer?, _ rect: motus_rect, _ to: OpaquePointer?,
  _ source: motus_value_source, _ outRect: UnsafeMutablePointer<motus_rect>?
) -> motus_status {
  outRect?.pointee = motus_rect(.zero)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outRect, "out_rect")
    let transform = try runtime.transform(from: view, to: to, source)
    out.pointee = motus_rect(try transform.carry(rect.checked("rect")))
  }
}

@_cdecl("motus_view_transform_by") @implementation
public func motus_view_transform_by(
  _ view: OpaquePointer?, _ to: OpaquePointer?, _ source: motus_value_source,
  _ outTransform: UnsafeMutablePointer<motus_transform>?
) -> motus_status {
  outTransform?.pointee = motus_transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outTransform, "out_transform")
    let transform = try runtime.transform(from: view, to: to, source).flattened
    guard transform.isFinite else {
      throw Fault(.invalidArgument, "the transform would not be finite")
    }
    out.pointee = motus_transform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

@_cdecl("motus_runtime_property_name") @implementation
public func motus_runtime_property_name(
  _ runtime: OpaquePointer?, _ property: UInt32
) -> UnsafePointer<CChar>? {
  let builtIn: StaticString? =
    switch motus_property(property) {
    case MOTUS_PROPERTY_VALUE: "MOTUS_PROPERTY_VALUE"
    case MOTUS_PROPERTY_GLIDE: "MOTUS_PROPERTY_GLIDE"
    case MOTUS_PROPERTY_CENTER: "MOTUS_PROPERTY_CENTER"
    case MOTUS_PROPERTY_BOUNDS: "MOTUS_PROPERTY_BOUNDS"
    case MOTUS_PROPERTY_TRANSFORM: "MOTUS_PROPERTY_TRANSFORM"
    case MOTUS_PROPERTY_ALPHA: "MOTUS_PROPERTY_ALPHA"
    case MOTUS_PROPERTY_BACKGROUND_COLOR: "MOTUS_PROPERTY_BACKGROUND_COLOR"
    case MOTUS_PROPERTY_CORNER_RADIUS: "MOTUS_PROPERTY_CORNER_RADIUS"
    case MOTUS_PROPERTY_HIDDEN: "MOTUS_PROPERTY_HIDDEN"
    case MOTUS_PROPERTY_TRANSFORM_3D: "MOTUS_PROPERTY_TRANSFORM_3D"
    case MOTUS_PROPERTY_CURL: "MOTUS_PROPERTY_CURL"
    case MOTUS_PROPERTY_SHADOW_COLOR: "MOTUS_PROPERTY_SHADOW_COLOR"
    case MOTUS_PROPERTY_SHADOW_OFFSET: "MOTUS_PROPERTY_SHADOW_OFFSET"
    case MOTUS_PROPERTY_SHADOW_RADIUS: "MOTUS_PROPERTY_SHADOW_RADIUS"
    case MOTUS_PROPERTY_BORDER_COLOR: "MOTUS_PROPERTY_BORDER_COLOR"
    case MOTUS_PROPERTY_BORDER_WIDTH: "MOTUS_PROPERTY_BORDER_WIDTH"
    case MOTUS_PROPERTY_CORNER_RADII: "MOTUS_PROPERTY_CORNER_RADII"
    case MOTUS_PROPERTY_PRESENCE_ALPHA: "MOTUS_PROPERTY_PRESENCE_ALPHA"
    case MOTUS_PROPERTY_PRESENCE_TRANSFORM: "MOTUS_PROPERTY_PRESENCE_TRANSFORM"
    case MOTUS_PROPERTY_PRESENCE_OFFSET: "MOTUS_PROPERTY_PRESENCE_OFFSET"
    case MOTUS_PROPERTY_PLACE_SCALE: "MOTUS_PROPERTY_PLACE_SCALE"
    case MOTUS_PROPERTY_ROW_ASIDE: "MOTUS_PROPERTY_ROW_ASIDE"
    case MOTUS_PROPERTY_ROW_FILL: "MOTUS_PROPERTY_ROW_FILL"
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
