/// The number that a link moves (LK-5).
enum LinkTarget {
  /// A property of a view or a value: one component, or all.
  case property(Handle, PropertyID, PropertyKind, component: Int?)
  case animator(Handle)
  case interaction(Handle)

  /// How the numbers are blended that a link gives it.
  var kind: PropertyKind {
    switch self {
    case .property(_, _, let kind, nil): kind
    case .property(_, _, let kind, _):
      PropertyKind(
        componentCount: 1, interpolation: kind.interpolation == .angle ? .angle : .linear,
        offset: nil)
    case .animator, .interaction:
      PropertyKind(componentCount: 1, interpolation: .linear, offset: nil)
    }
  }

  /// Of the property, for the owner's list.
  var components: PropertyLinks.Components {
    if case .property(_, _, _, let component?) = self {
      return 1 << PropertyLinks.Components(component)
    }
    return PropertyLinks.all
  }

  var object: Handle {
    switch self {
    case .property(let subject, _, _, _): subject
    case .animator(let animator): animator
    case .interaction(let interaction): interaction
    }
  }

  /// A number by which the links of an input are sorted, whichever was made first.
  var word: UInt64 {
    guard case .property(let subject, let property, _, let component) = self else {
      return UInt64(object.bits) << 16
    }
    let part = UInt64((component ?? -1) + 1)
    return PropertyLinks.key(subject, property) &* 32 &+ part
  }

  /// Noun for messages to hosts.
  var noun: Message {
    guard let kind = object.kind else { return "nothing" }
    guard case .property(_, let property, _, let component) = self else {
      return "\(kind.noun) \(object)"
    }
    var noun: Message = "\(kind.noun) \(object)"
    if !property.isOfValue { noun = "property \(property.rawValue) of \(noun)" }
    if let component, self.isPart { noun = "number \(component) of \(noun)" }
    return noun
  }

  private var isPart: Bool {
    if case .property(_, _, let kind, _?) = self { return kind.componentCount > 1 }
    return false
  }

  /// The cell by which readers know it.
  var cell: LinkCell {
    guard case .property(let subject, let property, _, _) = self else {
      return LinkCell(key: PropertyLinks.key(object, .all), components: PropertyLinks.all)
    }
    return LinkCell(key: PropertyLinks.key(subject, property), components: components)
  }
}

/// Something that links move and read: a property's components, or an object.
struct LinkCell: BitwiseCopyable {
  let key: UInt64
  let components: PropertyLinks.Components
}
