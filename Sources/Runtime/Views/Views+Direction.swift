/// The direction of layout, which views inherit from their superviews (RL-1).
extension Views {
  /// The direction in which a view is laid out: its own, that of the controller whose view it is, or
  /// that of its superview. A view that stands nowhere has that of the runtime.
  func layoutDirection(of view: Int) -> LayoutDirection {
    guard hasDirections else { return direction }
    var current: Int? = view
    while let index = current {
      if let own = ownDirection(of: index) { return own }
      if rows[index].owner != 0 {
        for observer in observers {
          if let answer = observer.layoutDirection(ofControllerOf: index) { return answer }
        }
      }
      current = parent(index)
    }
    return direction
  }

  /// The direction that the host has given a view; none when it inherits.
  func ownDirection(of view: Int) -> LayoutDirection? {
    let flags = rows[view].flags
    if flags.contains(.leftToRight) { return .leftToRight }
    return flags.contains(.rightToLeft) ? .rightToLeft : nil
  }

  func setOwnDirection(_ direction: LayoutDirection?, of view: Int) {
    noteDirection(direction)
    rows.base[view].flags.subtract([.leftToRight, .rightToLeft])
    if let direction {
      rows.base[view].flags.insert(direction == .leftToRight ? .leftToRight : .rightToLeft)
    }
  }
}
