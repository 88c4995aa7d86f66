import CMotus

/// A property that a host has named by number.
struct NamedProperty {
  let id: PropertyID
  /// nil for `hidden`, which is no value that moves.
  let kind: PropertyKind?
  /// Whether the host gives one number for all components, and reads the first.
  var isUniform = false

  var componentCount: Int { isUniform ? 1 : kind?.componentCount ?? 1 }

  /// The corner radius as one number.
  static let cornerRadius = NamedProperty(
    id: .cornerRadius, kind: .builtIn(.cornerRadius), isUniform: true)

  /// Name of the property in diagnostics.
  var noun: StaticString {
    switch id {
    case .center: "the center"
    case .bounds: "the bounds"
    case .transform: "the transform"
    case .alpha: "alpha"
    case .backgroundColor: "the background colour"
    case .cornerRadius: "the corner radius"
    case .hidden: "hidden"
    case .transform3D: "the transform in space"
    case .curl: "the curl"
    case .shadowColor: "the shadow's colour"
    case .shadowOffset: "the shadow's offset"
    case .shadowRadius: "the shadow's radius"
    case .borderColor: "the border's colour"
    case .borderWidth: "the border's width"
    case .presenceAlpha: "the presence's alpha"
    case .presenceTransform: "the presence's transform"
    case .presenceOffset: "the presence's offset"
    case .placeScale: "the scale of the place"
    case .swipe: "how far the row is aside"
    case .swipeFill: "the share of the row's first action"
    case .backdropBlur: "the blur of what is behind"
    default: "the custom property"
    }
  }
}

extension Runtime {
  @_optimize(speed)
  func property(_ number: UInt32, isRead: Bool = false) throws(Fault) -> NamedProperty {
    if number == UInt32(PropertyID.hidden.rawValue) { return NamedProperty(id: .hidden, kind: nil) }
    if number == UInt32(PropertyID.cornerRadius.rawValue) { return .cornerRadius }
    if number == UInt32(PropertyID.numberOfCornerRadii.rawValue) {
      return NamedProperty(id: .cornerRadius, kind: .builtIn(.cornerRadius))
    }
    if number <= UInt32(UInt16.max) {
      let id = PropertyID(rawValue: UInt16(truncatingIfNeeded: number))
      if !id.isOfValue, let kind = views.properties.kind(of: id), !kind.isInternal,
        isRead || !id.isPresence
      {
        return NamedProperty(id: id, kind: kind)
      }
    }
    throw Fault(.notFound, "no property has the number \(number)")
  }

  /// Sets a property to as many numbers as it has, once they are checked.
  @_optimize(speed)
  func set(
    _ property: NamedProperty, of view: Int, to values: UnsafePointer<Double>
  ) throws(Fault) {
    for component in 0..<property.componentCount where !values[component].isInReach {
      throw Fault(
        .invalidArgument, "\(property.noun) of the view would be \(values[component])")
    }
    guard let kind = property.kind else {
      guard values[0] == 0 || values[0] == 1 else {
        throw Fault(.invalidArgument, "hidden of the view is 0 or 1, not \(values[0])")
      }
      return animations.setHiddenByHost(view, values[0] == 1)
    }
    try check(property, values)
    try needHost(property, of: view, for: values)
    switch property.id {
    case .alpha:
      var alpha = min(max(0, values[0]), 1)
      animations.setByHost(view, property.id, kind, to: &alpha)
    case .cornerRadius where property.isUniform:
      withSpread(values[0], kind) { animations.setByHost(view, property.id, kind, to: $0) }
    default:
      animations.setByHost(view, property.id, kind, to: values)
    }
  }

  /// Refuses what the host asks of a property that a finger or a link has.
  @inline(__always)
  func needHost(_ property: PropertyID, of subject: Subject) throws(Fault) {
    guard !tracks.owners.isEmpty else { return }
    try tracks.owners.needHost(property, Handle(bits: tracks.name(of: subject)))
  }

  /// The same of a new value, which may leave what links move what it is.
  @inline(__always)
  func needHost(
    _ property: NamedProperty, of view: Subject, for values: UnsafePointer<Double>
  ) throws(Fault) {
    guard !tracks.owners.isEmpty else { return }
    guard let kind = property.kind, !property.isUniform else {
      return try needHost(property.id, of: view)
    }
    try needHost(property.id, of: view, kind, for: values)
  }

  func needHost(
    _ property: PropertyID, of subject: Subject, _ kind: PropertyKind,
    for values: UnsafePointer<Double>
  ) throws(Fault) {
    guard !tracks.owners.isEmpty, !tracks.leavesLinks(subject, property, kind, values) else {
      return
    }
    try needHost(property, of: subject)
  }

  /// Refuses what a property does not take.
  @inline(__always)
  func check(_ property: NamedProperty, _ values: UnsafePointer<Double>) throws(Fault) {
    switch property.id {
    case .bounds where values[2] < 0 || values[3] < 0:
      throw Fault(.invalidArgument, "the bounds of the view would have a negative size")
    case .cornerRadius, .shadowRadius, .borderWidth:
      for component in 0..<property.componentCount where values[component] < 0 {
        throw Fault(
          .invalidArgument, "\(property.noun) of the view would be \(values[component])")
      }
    default: break
    }
  }

  /// Sets a built-in property to a struct that consists of its numbers.
  @inline(__always)
  func set<Struct: BitwiseCopyable>(
    _ id: PropertyID, of view: Int, to value: Struct
  ) throws(Fault) {
    let property = NamedProperty(id: id, kind: PropertyKind.builtIn(id))
    try withUnsafePointer(to: value) { value throws(Fault) in
      try set(
        property, of: view, to: UnsafeRawPointer(value).assumingMemoryBound(to: Double.self))
    }
  }
}

/// The model value of a built-in property, as a struct that consists of its numbers.
@inline(__always)
func model<Struct: BitwiseCopyable>(
  _ view: OpaquePointer?, _ id: PropertyID, or fallback: Struct,
  _ function: StaticString = #function
) -> Struct {
  readingOften(view, as: .view, or: fallback, function) { runtime, view throws(Fault) in
    guard let offset = PropertyKind.builtIn(id)?.offset else { return fallback }
    return UnsafeRawPointer(runtime.views.model(view.index, at: offset)).loadUnaligned(
      as: Struct.self)
  }
}

/// Sets a built-in property to a struct that consists of its numbers.
@inline(__always)
func set<Struct: BitwiseCopyable>(
  _ view: OpaquePointer?, _ id: PropertyID, to value: Struct, _ function: StaticString = #function
) -> motus_status {
  enteringOften(view, as: .view, function) { runtime, view throws(Fault) in
    try runtime.set(id, of: view.index, to: value)
  }
}

/// One number for all components of a property.
func withSpread<Result>(
  _ value: Double, _ kind: PropertyKind, _ body: (UnsafeMutablePointer<Double>) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
    // The buffer is never empty.
    let values = room.baseAddress.unsafelyUnwrapped
    for component in 0..<kind.componentCount { values[component] = value }
    return body(values)
  }
}

extension NamedProperty {
  /// Reads all components, and hands out as many as the host has asked for.
  @inline(__always)
  func read(
    into out: UnsafeMutablePointer<Double>,
    _ body: (PropertyKind, UnsafeMutablePointer<Double>) -> Void
  ) {
    guard let kind else { return }
    guard isUniform else { return body(kind, out) }
    withSpread(0, kind) { values in
      body(kind, values)
      out[0] = values[0]
    }
  }
}

/// Clears as much of the host's room as a property can fill.
@_optimize(speed)
func clear(_ values: UnsafeMutablePointer<Double>?, _ capacity: Int) {
  guard let values else { return }
  let count = min(UInt(bitPattern: capacity), UInt(PropertyID.maximumComponents))
  for component in 0..<Int(count) { values[component] = 0 }
}

/// The host's room for a property's value.
@_optimize(speed)
func room(
  _ values: UnsafeMutablePointer<Double>?, _ capacity: Int, for property: NamedProperty
) throws(Fault) -> UnsafeMutablePointer<Double> {
  let values = try need(values, "out_values")
  guard UInt(bitPattern: capacity) >= UInt(property.componentCount) else {
    throw Fault(
      .invalidArgument,
      "capacity is \(UInt(bitPattern: capacity)): \(property.noun) of the view has \(property.componentCount)"
    )
  }
  return values
}

/// The longest name that the border takes, in bytes.
private let maximumNameLength = 255

/// The bytes of a C string of bounded length, without the zero at the end.
func bytes(of text: UnsafePointer<CChar>, _ name: StaticString) throws(Fault) -> [UInt8] {
  var bytes: [UInt8] = []
  while text[bytes.count] != 0 {
    guard bytes.count < maximumNameLength else {
      throw Fault(.invalidArgument, "\(name) is longer than \(maximumNameLength) bytes")
    }
    bytes.append(UInt8(bitPattern: text[bytes.count]))
  }
  return bytes
}
