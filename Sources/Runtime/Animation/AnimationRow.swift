/// One block animation on its way from one table to another.
struct AnimationRow: BitwiseCopyable {
  /// When the motion starts, on the runtime's clock, in seconds.
  let start: Double
  /// Seconds from start to target, once.
  let duration: Double
  let curve: CurveUse
  /// Iterations counted both ways; negative when every second one runs back.
  let iterations: Double
  let group: TrackGroupID
  let completion: Int32
  /// The index of its name.
  let name: UInt32
}
