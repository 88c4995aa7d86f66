/// How a finger, a pen or a mouse touches, besides where (RS-3).
struct TouchContact: BitwiseCopyable {
  /// The kind of tool that touches. The values are those of the C enumerators.
  enum Tool: UInt32 {
    case finger = 0
    case pen = 1
    case eraser = 2
    case mouse = 3
  }

  var tool = Tool.finger
  /// From 0 to 1.
  var pressure = 1.0
  /// How far it leans, to the right and down, in radians.
  var tilt = Vector.zero
  /// How far it is turned about its own axis, in radians.
  var twist = 0.0
}
