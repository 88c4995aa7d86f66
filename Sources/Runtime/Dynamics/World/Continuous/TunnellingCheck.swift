/// Where the centre of a body was when its path was last checked, and how far it may go from there.
struct TunnellingCheck {
  /// The centre of mass at the last look.
  var x = 0.0
  var y = 0.0
  /// Displacement and turn at the last look, since the reference pose.
  var movedX: Float = 0
  var movedY: Float = 0
  var turned: Float = 0
  /// How far from there no look is needed; negative to look at once, pt.
  var room: Float = -1
  /// Greatest distance of a shape's centre from the centre of mass, pt.
  var arm: Float = 0
  private let endGap: UInt32 = 0
}
