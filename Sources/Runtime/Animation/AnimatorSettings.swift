/// The settings of a property animator, which change only while it is inactive, but for one (PA-22).
struct AnimatorSettings {
  var isInterruptible = true
  var isUserInteractionEnabled = true
  /// Whether the host finds by itself who is touched where something moves; else touches reach what
  /// the animator moves where it is seen.
  var managesHitTesting = false
  var scrubsLinearly = true
  /// Changes at any time.
  var pausesOnCompletion = false
  /// Flags of its blocks beyond their timing (UA-16).
  var flags: AnimationOptions.Flags = []
}
