/// How a property glides when the host sets it outside of any block (IM-1).
struct ImplicitTiming: Equatable {
  /// The C enumerators have the same values.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// Counts for the views below as well.
    static let subtree = Flags(rawValue: 1 << 0)
    /// At once, whatever stands further up.
    static let none = Flags(rawValue: 1 << 1)
    static let shortensReversal = Flags(rawValue: 1 << 2)
    /// Moves although motion is reduced.
    static let keepsMotion = Flags(rawValue: 1 << 3)
    /// Glides also in the layout that a new size of the window brings.
    static let onResize = Flags(rawValue: 1 << 4)
    /// Touches reach what moves where it is seen; hosts do not set it.
    static let touchedWhereShown = Flags(rawValue: 1 << 16)
    static let all: Flags = [.subtree, .none, .shortensReversal, .keepsMotion, .onResize]
  }

  /// Seconds; a spring has its settling time here.
  var duration: Double
  var delay: Double = 0
  /// The curve. A spring has no velocity of its own: glides take over the one that is there.
  var curve: TimingCurve
  var flags: Flags = []
  /// The name by which the host has given the curve.
  var type: UInt32 = 0

  var isImmediate: Bool { flags.contains(.none) || duration + delay <= 0 }
}
