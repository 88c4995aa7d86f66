/// Material of shapes and the bits of what they may meet: in most worlds shared by many.
struct Surface {
  var density = 1.0
  var friction: Float = 0
  var restitution: Float = 0
  /// Two items meet if they share an item bit; an item and a boundary if they share a boundary bit.
  var itemBits: UInt64 = .max
  var boundaryBits: UInt64 = .max
}
