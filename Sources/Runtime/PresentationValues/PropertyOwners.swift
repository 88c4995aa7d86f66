/// Who moves a property in place of the host (DG-2, LK-5).
///
/// A property has one owner at most. While a finger holds it, and as long as a link moves it, the
/// host's own words on it are refused; a drag that rests leaves it to the host.
struct PropertyOwners: ~Copyable {
  enum Owner: Int32 {
    /// A drag moves it whose finger is not down.
    case drag = 1
    /// A drag moves it, and a finger is on it.
    case hand = 2
    /// It follows something else.
    case link = 3
  }

  private var owners = KeyMap()

  var isEmpty: Bool { owners.count == 0 }

  /// `subject` is a view's name, or a value's.
  func owner(of property: PropertyID, _ subject: Handle) -> Owner? {
    owners.count == 0 ? nil : Owner(rawValue: owners.find(PropertyLinks.key(subject, property)))
  }

  /// Gives a property an owner, in place of the one that it has.
  mutating func set(_ owner: Owner, of property: PropertyID, _ subject: Handle) {
    owners.set(PropertyLinks.key(subject, property), owner.rawValue)
  }

  mutating func remove(from property: PropertyID, _ subject: Handle) {
    owners.remove(PropertyLinks.key(subject, property))
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
