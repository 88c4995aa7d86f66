/// What the host says of a wheel or a trackpad at one moment.
struct WheelSample: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum Unit: UInt32 {
    /// 120 of a notch.
    case notches = 0
    case lines = 1
    case pixels = 2
    case pages = 3
  }

  /// Of fingers on a trackpad. The C enumerators have the same values.
  enum Phase: UInt32 {
    case none = 0
    /// Fingers rest.
    case mayBegin = 1
    case began = 2
    case changed = 3
    case ended = 4
    case cancelled = 5
  }

  /// Of what the system sends after the fingers have left. The C enumerators have the same values.
  enum Momentum: UInt32 {
    case none = 0
    case began = 1
    case changed = 2
    case ended = 3
  }

  struct Modifiers: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// A vertical wheel scrolls horizontally.
    static let across = Modifiers(rawValue: 1)
    /// It zooms.
    static let zoom = Modifiers(rawValue: 2)
    static let all: Modifiers = [.across, .zoom]
  }

  /// In the window.
  let point: Point
  /// On the clock of the runtime, in seconds.
  let time: Double
  /// Positive where the offset grows.
  let delta: Vector
  let unit: Unit
  let phase: Phase
  let momentum: Momentum
  let modifiers: Modifiers

  /// Points of a view whose bounds have a size, by the figures of a scroller's options.
  func distance(in size: Size, _ options: ScrollerOptions) -> Vector {
    switch unit {
    case .notches: return (options.wheelNotch / Self.unitsOfNotch) * delta
    case .lines: return options.line * delta
    case .pixels: return delta
    case .pages:
      return Vector(
        dx: delta.dx * size.width * options.pageFraction,
        dy: delta.dy * size.height * options.pageFraction)
    }
  }

  /// The same in notches of a wheel.
  func notches(_ options: ScrollerOptions) -> Vector {
    switch unit {
    case .notches: return (1 / Self.unitsOfNotch) * delta
    case .lines: return (1 / Self.linesOfNotch) * delta
    case .pixels: return (options.wheelNotch > 0 ? 1.0.divided(by: options.wheelNotch) : 0) * delta
    case .pages: return delta
    }
  }

  private static let unitsOfNotch = 120.0
  private static let linesOfNotch = 3.0
}
