/// How a child is dragged to another place.
struct ReorderOptions {
  /// The C enumerators have the same values.
  enum Axis: UInt32 { case vertical = 0, horizontal = 1, grid = 2 }

  var axis = Axis.vertical
  /// How it looks while a finger holds it.
  var lift: Presence
  /// How it falls into its place.
  var drop: ImplicitTiming
}

/// A child under a finger.
struct ReorderDrag {
  let key: UInt64
  /// From the finger to the middle of the child.
  var grab: Vector
  /// Its index among the others when it was taken, and now.
  let first: Int
  var index: Int
  /// The view whose list that is: another one of the group, when the finger is there.
  var over: Handle
  let options: ReorderOptions
}
