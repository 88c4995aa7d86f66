/// An event of a wheel or a trackpad, as the host has fed it.
struct WheelSample: PointerSample {
  /// Units of a delta. The values are those of the C enumerators.
  enum Unit: UInt32 {
    /// A notch has 120 of these.
    case notches = 0
    case lines = 1
    case pixels = 2
    case pages = 3
  }

  /// Phases of fingers on a trackpad. The values are those of the C enumerators.
  enum Phase: UInt32 {
    case none = 0
    /// The fingers rest.
    case mayBegin = 1
    case began = 2
    case changed = 3
    case ended = 4
    case cancelled = 5
  }

  /// Phases of the system's momentum after the fingers have left. The values are those of the C
  /// enumerators.
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
    /// The wheel zooms.
    static let zoom = Modifiers(rawValue: 2)
    static let all: Modifiers = [.across, .zoom]
  }

  /// Position in the window.
  let point: Point
  /// Time in seconds of the host's clock.
  let time: Double
  /// Distance in `unit`; positive where the offset grows.
  let delta: Vector
  let unit: Unit
  let phase: Phase
  let momentum: Momentum
  let modifiers: Modifiers

  /// Returns the delta in points of a view with a size, by the figures of a scroller's options.
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

  /// Returns the delta in notches of a wheel.
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
