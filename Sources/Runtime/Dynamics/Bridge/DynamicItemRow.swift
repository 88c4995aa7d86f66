/// Row of anything that dynamics can move. Data that few items have is in side tables.
struct DynamicItemRow: BitwiseCopyable {
  /// Values of `outline` for the two shapes that need no path.
  static let rectangle: Int32 = -1
  static let ellipse: Int32 = -2

  /// The view or the object; 0 when it has ended.
  var name: Handle.Bits
  /// The animator whose behaviours name the item, and how many of them do (DY-3).
  var animator: Handle.Bits = 0
  /// Where an animator has put or found the item; of an object, where it is.
  var center = Point.zero
  /// Rotation that a view shows now.
  var rotation = 0.0
  /// Size of an object, in the table of sizes; a view has its own. −1 for none.
  var size: Int32 = -1
  var uses: Int32 = 0
  /// The group that it is a member of; −1 for none.
  var group: Int32 = -1
  /// Index of a view's `DynamicItemView`, or of a group's list of members; else −1.
  var part: Int32 = -1
  var outline = DynamicItemRow.rectangle
  /// Where its layout path stands; −1 for none. Of one that has ended, where its last name does.
  var path: Int32 = -1
  /// The last of the behaviours that name it.
  var lastMention: Int32 = -1
  /// Whether the host has placed an object since it was read.
  var isPlaced = false
  /// The host has given it another outline, or it has lost a member, since an animator took it up.
  var isReshaped = false

  var handle: Handle { Handle(bits: name) }
  var isView: Bool { handle.kind == .view }
}

/// Data of an item that is a view.
struct DynamicItemView: BitwiseCopyable {
  /// Transform of the view when it was read, and the rotation in it. Whatever else is in the
  /// transform is kept.
  var base = AffineTransform.identity
  var baseRotation = 0.0
  /// With what velocity an animator has let go of it, and when.
  var velocity = Vector.zero
  var releaseTime = -Double.infinity
}
