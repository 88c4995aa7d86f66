/// The property of a value says by its number how the value is kept: bit 15 distinguishes it from
/// the properties of views; then come the number of components less one (4 bits), the interpolation
/// (3), the colour space (2), whether it is a motion, which reduced motion replaces, and whether
/// the value is a glide's.
extension PropertyID {
  private static let valueBit: UInt16 = 1 << 15
  private static let motionBit: UInt16 = 1 << 9
  private static let glideBit: UInt16 = 1 << 10
  /// By which hosts know it, and glides.
  private static let numberOfValue: UInt16 = 48
  private static let numberOfGlide: UInt16 = 49

  init(
    ofValueWith count: Int, _ interpolation: PropertyKind.Interpolation,
    space: Color.BlendSpace = .gamma, isMotion: Bool = false, isGlide: Bool = false
  ) {
    let kind: UInt16 =
      switch interpolation {
      case .linear: 0
      case .angle: 1
      case .color: 2
      case .affine: 3
      case .projective: 4
      }
    let blend: UInt16 =
      switch space {
      case .gamma: 0
      case .linear: 1
      case .oklab: 2
      }
    var number = Self.valueBit | UInt16(truncatingIfNeeded: count - 1) | kind << 4 | blend << 7
    if isMotion { number |= Self.motionBit }
    if isGlide { number |= Self.glideBit }
    self.init(rawValue: number)
  }

  @inline(__always) var isOfValue: Bool { rawValue & Self.valueBit != 0 }
  @inline(__always) var countOfValue: Int { Int(rawValue & 15) + 1 }
  var isMotionOfValue: Bool { rawValue & Self.motionBit != 0 }
  var isGlide: Bool { isOfValue && rawValue & Self.glideBit != 0 }

  var interpolationOfValue: PropertyKind.Interpolation {
    switch rawValue >> 4 & 7 {
    case 1: .angle
    case 2: .color
    case 3: .affine
    case 4: .projective
    default: .linear
    }
  }

  var spaceOfValue: Color.BlendSpace {
    switch rawValue >> 7 & 3 {
    case 1: .linear
    case 2: .oklab
    default: .gamma
    }
  }

  /// Whether it is a place in a plane, which can follow a path.
  var isPlace: Bool {
    self == .center || isOfValue && countOfValue == 2 && interpolationOfValue == .linear
  }

  /// By which hosts know it.
  @inline(__always)
  var number: UInt16 { isOfValue ? numberOfKind : rawValue }

  private var numberOfKind: UInt16 { isGlide ? Self.numberOfGlide : Self.numberOfValue }
}

extension PropertyKind {
  init(ofValue property: PropertyID) {
    self.init(
      componentCount: property.countOfValue, interpolation: property.interpolationOfValue,
      offset: nil)
  }
}
