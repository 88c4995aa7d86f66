/// Places of views in a list of the frame before, by name. They are found out when the first one is
/// asked for: most views stand where they stood.
struct ViewPlaces: ~Copyable {
  private var places = KeyMap()
  private var areKnown = false

  /// The list is another one.
  mutating func forget() { areKnown = false }

  /// The place of a view among so many; none if it was not there. What has no name is not found.
  mutating func find(
    _ view: Handle.Bits, among count: Int, _ name: (Int) -> Handle.Bits
  ) -> Int? {
    guard view != 0 else { return nil }
    if !areKnown {
      areKnown = true
      places.removeAll()
      for place in 0..<count where name(place) != 0 {
        _ = places.insert(UInt64(name(place)), Int32(truncatingIfNeeded: place))
      }
    }
    let place = places.find(UInt64(view))
    return place >= 0 ? Int(place) : nil
  }
}
