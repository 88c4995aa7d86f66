/// How a block's changes are animated (CONTRACT 1.14).
struct AnimationOptions {
  /// The bits of UIKit's `UIViewAnimationOptions` that mean something without a screen.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let allowUserInteraction = Flags(rawValue: 1 << 1)
    static let repeats = Flags(rawValue: 1 << 3)
    static let autoreverses = Flags(rawValue: 1 << 4)
    static let overrideInheritedDuration = Flags(rawValue: 1 << 5)
    static let overrideInheritedCurve = Flags(rawValue: 1 << 6)
    static let overrideInheritedOptions = Flags(rawValue: 1 << 9)
    /// Our own: moves although motion is reduced.
    static let keepsMotion = Flags(rawValue: 1 << 28)

    static let all: Flags = [
      .allowUserInteraction, .repeats, .autoreverses, .overrideInheritedDuration,
      .overrideInheritedCurve, .overrideInheritedOptions, .keepsMotion,
    ]

    /// What blocks inside take over.
    static let inherited: Flags = [
      .allowUserInteraction, .repeats, .autoreverses, .keepsMotion,
    ]
  }

  /// Seconds; a spring without a duration of its own has its settling time here.
  var duration: Double
  /// Seconds between the block and the first movement.
  var delay: Double = 0
  var curve: TimingCurve
  var flags: Flags = []
  /// How often it runs; with `.repeats` and none given, for ever.
  var repeatCount: Double = 1

  init(duration: Double, curve: TimingCurve = .cubic(.easeInOut)) {
    self.duration = duration
    self.curve = curve
  }

  /// Seconds from the block to the end, delay included.
  var total: Double { delay + duration * iterations }

  var iterations: Double {
    let count = flags.contains(.repeats) && repeatCount == 1 ? Double.infinity : repeatCount
    return flags.contains(.autoreverses) ? count * 2 : count
  }
}
