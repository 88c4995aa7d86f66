/// Ranges of the built-in properties.
///
/// Setters refuse values outside. A spring that overshoots, several motions that add up, and a
/// rollback of a value that was set meanwhile can lead beyond; shown values and the model stay
/// within. All limited properties are kept component by component.
enum ValueLimits {
  /// The widths of tables in which there can be such properties: alpha and the radius of a shadow,
  /// bounds and corner radii.
  static func concerns(width: Int, _ coding: ValueCoding) -> Bool {
    coding == .linear && (width == 1 || width == 4)
  }

  static func concerns(_ property: PropertyID) -> Bool {
    switch property {
    case .alpha, .cornerRadius, .bounds, .shadowRadius, .borderWidth: true
    default: false
    }
  }

  /// Brings a value to the nearest one that its property allows.
  @inline(__always)
  static func apply(_ property: PropertyID, to value: UnsafeMutablePointer<Double>) {
    switch property {
    case .alpha: value[0] = value[0] < 0 ? 0 : value[0] > 1 ? 1 : value[0]
    case .cornerRadius: for component in 0..<4 where value[component] < 0 { value[component] = 0 }
    case .shadowRadius, .borderWidth: if value[0] < 0 { value[0] = 0 }
    case .bounds:
      if value[2] < 0 { value[2] = 0 }
      if value[3] < 0 { value[3] = 0 }
    default: break
    }
  }

  /// Lets components stand still that are held at a limit: `raw` is where motion alone would take
  /// them.
  static func stop(
    _ property: PropertyID, at raw: UnsafePointer<Double>,
    _ velocity: UnsafeMutablePointer<Double>
  ) {
    switch property {
    case .alpha: if raw[0] < 0 || raw[0] > 1 { velocity[0] = 0 }
    case .cornerRadius: for component in 0..<4 where raw[component] < 0 { velocity[component] = 0 }
    case .shadowRadius, .borderWidth: if raw[0] < 0 { velocity[0] = 0 }
    case .bounds: for component in 2..<4 where raw[component] < 0 { velocity[component] = 0 }
    default: break
    }
  }
}
