/// Which links move which components of properties (LK-5): one for each component, or one for all. That
/// links move a property at all stands in `PropertyOwners`.
struct PropertyLinks: ~Copyable {
  /// Components, one bit each.
  typealias Components = UInt16
  static let all = Components.max

  struct Entry: BitwiseCopyable {
    let components: Components
    let link: Handle.Bits
    /// The next one of the same property, or the next free one; −1 after the last.
    var next: Int32
  }

  private var entries = Buffer<Entry>()
  private var firstFree: Int32 = -1
  private var places = KeyMap()

  var isEmpty: Bool { places.count == 0 }

  /// A property of a view or a value, as one number that is not 0.
  @inline(__always)
  static func key(_ subject: Handle, _ property: PropertyID) -> UInt64 {
    UInt64(subject.bits) << 16 | UInt64(property.rawValue)
  }

  /// Which components of a property links move.
  func components(of subject: Handle, _ property: PropertyID) -> Components {
    var all: Components = 0
    forEach(of: subject, property) { _, moved in all |= moved }
    return all
  }

  func forEach(
    of subject: Handle, _ property: PropertyID, _ body: (Handle, Components) -> Void
  ) {
    var place = places.find(Self.key(subject, property))
    while place >= 0 {
      let entry = entries[place]
      place = entry.next
      body(Handle(bits: entry.link), entry.components)
    }
  }

  fileprivate mutating func insert(
    _ link: Handle, of subject: Handle, _ property: PropertyID, _ components: Components
  ) {
    let key = Self.key(subject, property)
    let entry = Entry(
      components: components, link: link.bits, next: places.find(key))
    var place = firstFree
    if place >= 0 {
      firstFree = entries[place].next
      entries[place] = entry
    } else {
      place = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    places.set(key, place)
  }

  fileprivate mutating func remove(
    _ link: Handle, of subject: Handle, _ property: PropertyID
  ) {
    let key = Self.key(subject, property)
    var (before, place): (Int32, Int32) = (-1, places.find(key))
    while place >= 0, entries[place].link != link.bits {
      (before, place) = (place, entries[place].next)
    }
    guard place >= 0 else { return }
    let next = entries[place].next
    if before >= 0 {
      entries[before].next = next
    } else if next >= 0 {
      places.set(key, next)
    } else {
      places.remove(key)
    }
    entries[place].next = firstFree
    firstFree = place
  }
}

extension Tracks {
  /// Lets a link move components of a property from now on.
  func lead(
    _ subject: Handle, _ property: PropertyID, _ components: PropertyLinks.Components,
    by link: Handle
  ) {
    links.insert(link, of: subject, property, components)
    owners.set(.link, of: property, subject)
    noteLinked(subject.subject)
  }

  /// Remembers that a link moves or reads a view or a value.
  func noteLinked(_ subject: Subject) {
    if subject >= 0 {
      views.rows.base[subject].flags.insert(.bound)
    } else {
      values.rows.base[~subject].mayBeLinked = true
    }
  }

  /// Lets a link let go of a property, also of a view or a value that has ended.
  func stopLeading(_ subject: Handle, _ property: PropertyID, by link: Handle) {
    links.remove(link, of: subject, property)
    if links.components(of: subject, property) == 0 { owners.remove(from: property, subject) }
  }

  /// Whether a link moves or reads a property of a view or value, or has: then `links` is asked.
  @inline(__always)
  func mayBeLinked(_ subject: Subject) -> Bool {
    subject >= 0
      ? views.rows[subject].flags.contains(.bound) : values.rows[~subject].mayBeLinked
  }

  /// Whether the host may give a property of which links move single components a value: where it
  /// leaves those what they are.
  func leavesLinks(
    _ subject: Subject, _ property: PropertyID, _ kind: PropertyKind,
    _ value: UnsafePointer<Double>
  ) -> Bool {
    guard mayBeLinked(subject) else { return false }
    let linked = links.components(of: Handle(bits: name(of: subject)), property)
    guard linked != 0, linked != PropertyLinks.all else { return false }
    let model = modelValue(subject, property, kind)
    for component in 0..<kind.componentCount
    where linked & 1 << PropertyLinks.Components(component) != 0 {
      if model[component] != value[component] { return false }
    }
    return true
  }
}
