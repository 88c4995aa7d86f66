/// The numbers in which a track keeps its property, such that adding them up makes sense.
///
/// Decoded values are in reach, whatever motion has made of their parts.
enum ValueCoding {
  /// As they are.
  case linear
  /// An affine transform, taken apart.
  case affine
  /// A transform in space, taken apart; see `ProjectiveCoding`.
  case projective
  /// A colour as amounts of light, and as the eye sees it.
  case light
  case oklab

  /// The coding of a property's values; of a colour it depends on the space of its blending.
  @inline(__always)
  init(of kind: PropertyKind, _ space: Color.BlendSpace) {
    switch kind.interpolation {
    case .linear, .angle: self = .linear
    case .affine: self = .affine
    case .projective: self = .projective
    case .color:
      switch space {
      case .gamma: self = .linear
      case .linear: self = .light
      case .oklab: self = .oklab
      }
    }
  }

  /// Takes a value apart, on the branch that is nearest to a reference: the short way round.
  func encode(
    _ value: UnsafePointer<Double>, near reference: UnsafePointer<Double>?, count: Int,
    into components: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear: components.copy(from: value, count: count)
    case .affine: AffineCoding.encode(value, near: reference, into: components)
    case .projective: ProjectiveCoding.encode(value, near: reference, into: components)
    case .light, .oklab: ColorCoding.encode(value, isLight: self == .light, into: components)
    }
  }

  @inline(never)
  func decode(
    _ components: UnsafePointer<Double>, count: Int, into value: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear: return value.copy(from: components, count: count)
    case .affine: AffineCoding.decode(components, into: value)
    case .projective: ProjectiveCoding.decode(components, into: value)
    case .light, .oklab: ColorCoding.decode(components, isLight: self == .light, into: value)
    }
    value.limitToReach(count)
  }
}

/// Colours in the coordinates in which they are interpolated; alpha is the fourth in all of them.
enum ColorCoding {
  static func encode(
    _ value: UnsafePointer<Double>, isLight: Bool, into components: UnsafeMutablePointer<Double>
  ) {
    let color = Color(red: value[0], green: value[1], blue: value[2])
    let alpha = value[3]
    if isLight {
      (components[0], components[1], components[2]) = color.linear
    } else {
      (components[0], components[1], components[2]) = color.oklab
    }
    components[3] = alpha
  }

  static func decode(
    _ components: UnsafePointer<Double>, isLight: Bool, into value: UnsafeMutablePointer<Double>
  ) {
    let x = components[0].limited(to: .greatestPart)
    let y = components[1].limited(to: .greatestPart)
    let z = components[2].limited(to: .greatestPart)
    let color =
      isLight ? Color(linearRed: x, green: y, blue: z) : Color(lightness: x, a: y, b: z)
    value[3] = components[3]
    value[0] = color.red
    value[1] = color.green
    value[2] = color.blue
  }
}
