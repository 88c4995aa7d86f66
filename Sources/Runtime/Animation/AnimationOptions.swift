/// In which space colours that rest begin to move; the C enumerators have the same values.
enum ColorChoice: UInt32 {
  /// In the property's own.
  case unspecified = 0
  case light = 1
  case oklab = 2
  case gamma = 3

  var space: Color.BlendSpace? {
    switch self {
    case .unspecified: nil
    case .light: .linear
    case .oklab: .oklab
    case .gamma: .gamma
    }
  }
}

/// How a block's changes are animated (UA-16).
struct AnimationOptions {
  /// The bits of UIKit's `UIViewAnimationOptions`, and a few of our own.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    static let layoutSubviews = Flags(rawValue: 1 << 0)
    static let allowUserInteraction = Flags(rawValue: 1 << 1)
    static let beginFromCurrentState = Flags(rawValue: 1 << 2)
    static let repeats = Flags(rawValue: 1 << 3)
    static let autoreverses = Flags(rawValue: 1 << 4)
    static let overrideInheritedDuration = Flags(rawValue: 1 << 5)
    static let overrideInheritedCurve = Flags(rawValue: 1 << 6)
    static let allowAnimatedContent = Flags(rawValue: 1 << 7)
    static let showHideTransitionViews = Flags(rawValue: 1 << 8)
    static let overrideInheritedOptions = Flags(rawValue: 1 << 9)
    /// A number of its own: `ViewTransitionStyle`.
    static let transitionStyle = Flags(rawValue: 7 << 20)
    /// 0, or 3 for 60, or 7 for 30 frames a second.
    static let frameRate = Flags(rawValue: 7 << 24)
    /// Jumps to the old target when it gets another one, as UIKit does where it is not additive
    ///
    static let jumpsOnRetarget = Flags(rawValue: 1 << 27)
    static let colorsAsLight = Flags(rawValue: 1 << 28)
    static let colorsInOKLab = Flags(rawValue: 1 << 29)

    /// Moves although motion is reduced.
    static let keepsMotion = Flags(rawValue: 1 << 30)

    static let all: Flags = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeats, .autoreverses,
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .frameRate,
      .jumpsOnRetarget, .colorsAsLight, .colorsInOKLab, .keepsMotion,
    ]
    /// Flags that belong to view transitions alone.
    static let ofTransitions: Flags = [
      .allowAnimatedContent, .showHideTransitionViews, .transitionStyle,
    ]
    /// Flags that a block takes over from the one around it, besides repetition.
    static let manner: Flags = [
      .allowUserInteraction, .beginFromCurrentState, .jumpsOnRetarget, .keepsMotion,
    ]
    /// Flags that the blocks of an animator may have.
    static let ofAnimators: Flags = [
      .layoutSubviews, .beginFromCurrentState, .frameRate, .jumpsOnRetarget, .keepsMotion,
      .colorSpace,
    ]
    /// A number of its own: `ColorChoice`.
    static let colorSpace: Flags = [.colorsAsLight, .colorsInOKLab]

    var colors: ColorChoice {
      get { ColorChoice(rawValue: rawValue >> 28 & 3) ?? .unspecified }
      set { self = subtracting(.colorSpace).union(Flags(rawValue: newValue.rawValue << 28)) }
    }

    /// Takes over from the block around it what has not been said otherwise.
    mutating func inheritManner(of outer: Flags) {
      formUnion(outer.intersection(.manner))
      if isDisjoint(with: .colorSpace) { formUnion(outer.intersection(.colorSpace)) }
      if isDisjoint(with: .frameRate) { formUnion(outer.intersection(.frameRate)) }
    }

    /// The frames a second that are enough; 0 when every frame is wanted.
    var enoughFrames: Double {
      switch rawValue >> 24 & 7 {
      case 3: 60
      case 7: 30
      default: 0
      }
    }
  }

  /// Seconds; a spring without a duration of its own has its settling time here.
  var duration: Double
  /// Seconds between the block and the first movement.
  var delay: Double = 0
  var curve: TimingCurve
  var flags: Flags = []
  /// How often it runs; with none given once, and for ever with `.repeats`.
  var repeatCount: Double?

  init(duration: Double, curve: TimingCurve = .cubic(.easeInOut)) {
    self.duration = duration
    self.curve = curve
  }

  /// Seconds from the block to the end, delay included.
  var total: Double { delay + duration * iterations }

  var iterations: Double {
    let count = repeatCount ?? (flags.contains(.repeats) ? .infinity : 1)
    return flags.contains(.autoreverses) ? count * 2 : count
  }
}
