import CMotus

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
