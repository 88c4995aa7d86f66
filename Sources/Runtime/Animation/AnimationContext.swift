/// Receiver of the changes that are made now: the innermost open block, if one is open.
struct AnimationContext {
  enum Target {
    /// A block animation on the runtime's clock.
    case clock
    /// A member of a driver: an animator, or a transition.
    case driver(Driver, span: Driver.Span)
    /// Changes are not animated, but blocks inside become members of the driver with their own
    /// timing: the call in which an animator sets up its transition.
    case capture(Driver)
    /// A keyframe: a part of a whole motion.
    case keyframe(KeyframeSet, begin: Double, end: Double)
    /// The block in which a set of keyframes is made; its own changes take the whole time.
    case keyframes(KeyframeSet)
    /// Changes are made as if with a group by which the size of a view moves already.
    case joining(TrackGroupID, of: Handle)
    /// Changes are not animated, nor those of blocks inside.
    case none
    /// Animations were switched off when it was opened; blocks inside look further out.
    case disabled
  }

  var target: Target
  var options: AnimationOptions
  /// Changes show at once because the duration is 0 (UA-1).
  var isImmediate = false
  /// Made with the first change.
  var group: TrackGroupID = -1

  /// The last animation inside that repeats differently: it has the completion of a block that
  /// moves nothing else.
  var modified = Handle.none

  /// Whether it has given a velocity to what stays at its target.
  var nudges = false

  /// Opened by itself, not around a callback: to be closed by itself too.
  var isOpenEnded = false

  /// Whether it begins a motion of its own.
  var beginsMotion: Bool {
    if case .joining = target { return false }
    return isAnimated
  }

  var isAnimated: Bool {
    if isImmediate { return false }
    switch target {
    case .clock, .driver, .keyframe, .keyframes, .joining: return true
    case .capture, .none, .disabled: return false
    }
  }
}
