/// Where changes go that are made now: the innermost open block, or nowhere in particular.
struct AnimationContext {
  enum Target {
    /// A block animation on the runtime's clock.
    case clock
    /// A member of a driver: an animator, or a transition.
    case driver(Driver, window: Driver.Window)
    /// Changes are not animated, but blocks inside become members of the driver with their own
    /// timing: the call in which an animator sets up its transition.
    case capture(Driver)
    /// Changes are not animated.
    case none
  }

  var target: Target
  var options: AnimationOptions
  /// Made with the first change.
  var group: TrackGroupID = -1

  /// Opened by itself, not around a callback: to be closed by itself too.
  var isOpenEnded = false

  var isAnimated: Bool {
    switch target {
    case .clock, .driver: true
    case .capture, .none: false
    }
  }
}
