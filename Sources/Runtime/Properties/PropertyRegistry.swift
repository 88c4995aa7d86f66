/// How a property is stored and interpolated.
struct PropertyKind {
  enum Interpolation {
    /// Component by component.
    case linear
    /// Component by component, each the short way round a circle.
    case angle
    /// In the colour space that the animation asks for.
    case color
    /// By decomposition, rotation the short way round.
    case affine
    /// In space, by decomposition, rotation along the great circle.
    case projective
  }

  let componentCount: Int
  let interpolation: Interpolation
  /// Offset of the model value in a view's row; custom and rare properties have none.
  let offset: Int?
  /// Whether no host is to hear of it, and nothing draws it.
  var isInternal = false

  static var contentShift: PropertyKind {
    PropertyKind(componentCount: 2, interpolation: .linear, offset: nil, isInternal: true)
  }

  /// How many numbers the built-in properties of a view have, see `Component`: its geometry, and
  /// behind that its look.
  static let builtInComponents = 21
  static let geometryComponents = 12
  static let lookComponents = builtInComponents - geometryComponents

  /// The kind of a built-in property; nothing is left of it where the property is known.
  @inline(__always)
  static func builtIn(_ property: PropertyID) -> PropertyKind? {
    switch property {
    case .center:
      PropertyKind(componentCount: 2, interpolation: .linear, offset: Component.center)
    case .bounds:
      PropertyKind(componentCount: 4, interpolation: .linear, offset: Component.bounds)
    case .transform:
      PropertyKind(componentCount: 6, interpolation: .affine, offset: Component.transform)
    case .alpha:
      PropertyKind(componentCount: 1, interpolation: .linear, offset: Component.alpha)
    case .backgroundColor:
      PropertyKind(componentCount: 4, interpolation: .color, offset: Component.backgroundColor)
    case .cornerRadius:
      PropertyKind(componentCount: 4, interpolation: .linear, offset: Component.cornerRadius)
    case .transform3D: PropertyKind(componentCount: 16, interpolation: .projective, offset: nil)
    case .curl, .shadowOffset:
      PropertyKind(componentCount: 2, interpolation: .linear, offset: nil)
    case .shadowColor, .borderColor:
      PropertyKind(componentCount: 4, interpolation: .color, offset: nil)
    case .shadowRadius, .borderWidth:
      PropertyKind(componentCount: 1, interpolation: .linear, offset: nil)
    case .presenceAlpha, .swipe, .swipeFill, .backdropBlur:
      PropertyKind(componentCount: 1, interpolation: .linear, offset: nil)
    case .presenceTransform: PropertyKind(componentCount: 6, interpolation: .affine, offset: nil)
    case .presenceOffset, .placeScale:
      PropertyKind(componentCount: 2, interpolation: .linear, offset: nil)
    case .contentShift: .contentShift
    default: nil
    }
  }
}

/// Every property that a view can have: the built-in ones and those that the host has named.
final class PropertyRegistry {
  private struct Custom {
    let name: [UInt8]
    /// The name with a zero at its end, for hosts.
    let text: [UInt8]
    let kind: PropertyKind
    let initial: [Double]
  }

  private var customs: [Custom] = []
  /// Where each stands, by a number made of its name; the next number where another name has the
  /// same.
  private var places = KeyMap()
  private static let mostCustoms = 4096
  /// Blend spaces of colours that have been given another than gamma.
  private var colorSpaces: [(property: PropertyID, space: Color.BlendSpace)] = []

  @_optimize(speed)
  func kind(of property: PropertyID) -> PropertyKind? {
    if let kind = PropertyKind.builtIn(property) { return kind }
    if property.isOfValue { return PropertyKind(ofValue: property) }
    guard let index = customIndex(property) else { return nil }
    return customs[index].kind
  }

  /// The numbers of all properties that a view can have.
  var all: [PropertyID] {
    var all: [PropertyID] = []
    for number in 1..<PropertyID.firstCustom {
      let property = PropertyID(rawValue: number)
      if PropertyKind.builtIn(property) != nil { all.append(property) }
    }
    for index in customs.indices {
      all.append(PropertyID(rawValue: PropertyID.firstCustom + UInt16(index)))
    }
    return all
  }

  /// In which space a colour is interpolated when nobody asks for another.
  func colorSpace(of property: PropertyID) -> Color.BlendSpace {
    if property.isOfValue { return property.spaceOfValue }
    for entry in colorSpaces where entry.property == property { return entry.space }
    return .gamma
  }

  func setColorSpace(of property: PropertyID, _ space: Color.BlendSpace) {
    colorSpaces.removeAll { $0.property == property }
    if space != .gamma { colorSpaces.append((property, space)) }
  }

  /// The value of a property without a place in the views' rows on a view that has never been given
  /// one.
  func readInitial(of property: PropertyID, into value: UnsafeMutablePointer<Double>) {
    if let index = customIndex(property) {
      let initial = customs[index].initial
      for component in initial.indices { value[component] = initial[component] }
    } else if let kind = PropertyKind.builtIn(property) {
      // Ones stand in the diagonal of a matrix, or are the alpha of a black border.
      let distance =
        switch property {
        case .presenceAlpha, .placeScale: 1
        case .presenceTransform: 3
        case .transform3D: 5
        default: 0
        }
      for component in 0..<kind.componentCount {
        value[component] = distance > 0 && component % distance == 0 ? 1 : 0
      }
      if property == .borderColor { value[3] = 1 }
    }
  }

  /// Names a property of 1 to 16 components. The same name with the same count and interpolation
  /// answers the same property again.
  func register(
    _ name: [UInt8], initial: [Double], interpolation: PropertyKind.Interpolation = .linear
  ) throws(Fault) -> PropertyID {
    guard initial.count >= 1, initial.count <= PropertyID.maximumComponents else {
      throw Fault(.invalidArgument, "a property has 1 to 16 components, not \(initial.count)")
    }
    guard !name.isEmpty else { throw Fault(.invalidArgument, "the property's name is empty") }
    if let known = property(named: name) {
      let kind = kind(of: known)
      guard kind?.componentCount == initial.count, kind?.interpolation == interpolation else {
        throw Fault(.invalidState, "a property of this name has other components or another kind")
      }
      return known
    }
    guard customs.count < Self.mostCustoms else {
      throw Fault(.limit, "\(Self.mostCustoms) properties are registered")
    }
    let raw = Int(PropertyID.firstCustom) + customs.count
    var key = key(of: name)
    _ = places.find(&key) { customs[$0].name == name }
    _ = places.insert(key, Int32(customs.count))
    customs.append(
      Custom(
        name: name, text: name + [0],
        kind: PropertyKind(
          componentCount: initial.count, interpolation: interpolation, offset: nil),
        initial: initial))
    return PropertyID(rawValue: UInt16(raw))
  }

  /// The name of a property of the host's, with a zero at its end; it lives as long as the
  /// registry.
  func name(of property: PropertyID) -> UnsafePointer<UInt8>? {
    guard let index = customIndex(property) else { return nil }
    return customs[index].text.withUnsafeBufferPointer { $0.baseAddress }
  }

  func property(named name: [UInt8]) -> PropertyID? {
    var key = key(of: name)
    let place = places.find(&key) { customs[$0].name == name }
    return place < 0 ? nil : PropertyID(rawValue: PropertyID.firstCustom + UInt16(place))
  }

  private func key(of name: [UInt8]) -> UInt64 {
    var hash = TraceHash()
    for byte in name { hash.add(UInt64(byte)) }
    return hash.value
  }

  private func customIndex(_ property: PropertyID) -> Int? {
    guard property.isCustom, !property.isOfValue else { return nil }
    let index = Int(property.rawValue - PropertyID.firstCustom)
    return index < customs.count ? index : nil
  }
}
