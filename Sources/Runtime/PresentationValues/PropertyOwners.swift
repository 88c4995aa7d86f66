/// The mover of a property in place of the host (DG-2, LK-5).
///
/// A property has one owner at most. While a finger holds it, and as long as a link moves it, the
/// host's own words on it are refused; a drag that rests leaves it to the host.
struct PropertyOwners: ~Copyable {
  enum Owner: Int32 {
    /// A drag moves it whose finger is not down.
    case drag = 1
    /// A drag moves it, and a finger is on it.
    case hand = 2
    /// A link: it follows something else.
    case link = 3
  }

  private var owners = KeyMap()
  /// Properties with a finger on them: no more than there are fingers.
  private var hands: [(key: UInt64, motion: ForeignMotion)] = []

  var isEmpty: Bool { owners.count == 0 }

  /// `subject` is a view's name, or a value's.
  func owner(of property: PropertyID, _ subject: Handle) -> Owner? {
    owners.count == 0 ? nil : Owner(rawValue: owners.find(PropertyLinks.key(subject, property)))
  }

  /// Gives a property an owner, in place of the one that it has.
  mutating func set(_ owner: Owner, of property: PropertyID, _ subject: Handle) {
    owners.set(PropertyLinks.key(subject, property), owner.rawValue)
  }

  /// A finger comes down on a property that its drag has, and says how fast that moves.
  mutating func hold(_ property: PropertyID, _ subject: Handle, _ motion: ForeignMotion) {
    set(.hand, of: property, subject)
    hands.append((PropertyLinks.key(subject, property), motion))
  }

  /// The finger lets go: the property is its drag's, and the host's.
  mutating func letGo(of property: PropertyID, _ subject: Handle) {
    set(.drag, of: property, subject)
    removeHand(from: PropertyLinks.key(subject, property))
  }

  private mutating func removeHand(from key: UInt64) { hands.removeAll { $0.key == key } }

  /// Adds how fast a finger moves a property.
  @inline(__always)
  func addVelocity(
    of subject: Subject, named name: Handle, _ property: PropertyID,
    to velocity: UnsafeMutablePointer<Double>
  ) {
    guard !hands.isEmpty else { return }
    let key = PropertyLinks.key(name, property)
    for hand in hands where hand.key == key {
      hand.motion.addVelocity(of: subject, property, to: velocity)
    }
  }

  mutating func remove(from property: PropertyID, _ subject: Handle) {
    let key = PropertyLinks.key(subject, property)
    owners.remove(key)
    removeHand(from: key)
  }

  /// Whether somebody else than the host moves a property now.
  func isMoved(_ property: PropertyID, _ subject: Handle) -> Bool {
    switch owner(of: property, subject) {
    case nil, .drag: false
    case .hand, .link: true
    }
  }

  /// Refuses what the host asks of a property that another one moves.
  func needHost(_ property: PropertyID, _ subject: Handle) throws(Fault) {
    switch owner(of: property, subject) {
    case nil, .drag: return
    case .hand: throw Fault(.busy, "a finger holds it: set it when its drag has ended")
    case .link: throw Fault(.busy, "a link moves it: remove the link first")
    }
  }

  /// Refuses a second owner.
  func needNone(_ property: PropertyID, _ subject: Handle) throws(Fault) {
    switch owner(of: property, subject) {
    case nil: return
    case .drag, .hand: throw Fault(.busy, "a drag moves it already: end the drag first")
    case .link: throw Fault(.busy, "a link moves it already: remove the link first")
    }
  }
}
