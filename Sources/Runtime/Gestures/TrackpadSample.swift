/// An event of a gesture that a trackpad has recognized itself, as the host has fed it.
struct TrackpadSample: PointerSample {
  /// Gestures. The values are those of the C enumerators.
  enum Kind: UInt32 {
    /// Two fingers or more that move apart or together, turn, and move.
    case pinch = 0
    /// Fingers that move side by side.
    case swipe = 1
    /// Fingers that rest.
    case hold = 2
    /// A double tap that asks for another scale: one event.
    case smartZoom = 3
  }

  let kind: Kind
  let phase: TouchSample.Phase
  let fingers: Int
  /// Where the pointer is, in the window.
  let point: Point
  /// Time in seconds of the host's clock.
  let time: Double
  /// How far the fingers have moved since the last event.
  let delta: Vector
  /// Ratio of the fingers' distance to that at the beginning.
  let scale: Double
  /// How far the fingers have turned since the last event, in radians.
  let rotation: Double
}
