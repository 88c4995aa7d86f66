/// Copies of what layers move by time alone, for a picture that goes on without them (PB-2).
class MoverCopy {
  /// Views that it moves.
  private(set) var views = Buffer<Int32>()

  func removeAll() { views.removeAll() }

  func add(_ view: Int) { views.append(Int32(truncatingIfNeeded: view)) }

  /// How far it carries what is in the views until a time, at most.
  func distance(until time: Double) -> Double { 0 }

  /// Gives copies of the views the values that they have at a time, and may be called again with
  /// any other.
  func show(in views: Views, at time: Double) {}
}

/// What the layers of a runtime have to say to a picture that goes on without them.
final class MoverCopies {
  /// What moves and stands still in such a picture. Numbered as `motus_frame_standing`.
  struct Standing: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// Bodies.
    static let dynamics = Standing(rawValue: 1)
    /// What follows other motion.
    static let followers = Standing(rawValue: 2)
    static let flights = Standing(rawValue: 4)
    /// Content that is zoomed by itself.
    static let zooms = Standing(rawValue: 8)
    /// What begins, and of which not all is known before.
    static let starts = Standing(rawValue: 16)
  }

  private(set) var standing: Standing = []
  /// One for each layer that has ever had any.
  private(set) var all: [MoverCopy] = []

  /// Those of them that go where the others have put views.
  private(set) var placed: [MoverCopy] = []

  func removeAll() {
    standing = []
    for copy in all { copy.removeAll() }
  }

  var areEmpty: Bool {
    for copy in all where copy.views.count > 0 { return false }
    return true
  }

  func note(_ standing: Standing) { self.standing.formUnion(standing) }

  /// Returns the copy of a kind, of which there is one, made when it is wanted first. One that is placed
  /// goes where the others have put views.
  func one<Copy: MoverCopy>(isPlaced: Bool = false, _ make: @autoclosure () -> Copy) -> Copy {
    for known in all {
      if let copy = known as? Copy { return copy }
    }
    let copy = make()
    all.append(copy)
    if isPlaced { placed.append(copy) }
    return copy
  }
}
