/// The name of an object, safe to hand to a host: a number that is looked up, never an address.
///
/// It is as wide as a pointer. Bits, from the lowest:
///
///     pointers of   index   generation   runtime   kind
///     64 bits          21           14         7      5   47, as user-space addresses have
///     32 bits          16            8         3      5
///
/// Zero names nothing.
struct Handle: Equatable {
  private static var isWide: Bool { UInt.bitWidth > 32 }
  static var indexBits: UInt { isWide ? 21 : 16 }
  static var generationBits: UInt { isWide ? 14 : 8 }
  static var runtimeBits: UInt { isWide ? 7 : 3 }
  static var kindBits: UInt { 5 }
  static var bitCount: UInt { indexBits + generationBits + runtimeBits + kindBits }

  static var maximumIndex: Int { (1 << Int(indexBits)) - 1 }
  static var maximumGeneration: UInt16 { (1 << UInt16(generationBits)) - 1 }
  /// Whether a place whose generation has reached that value stays empty: 2³⁵ objects wear out all
  /// of them. Else its generations begin anew.
  static var retires: Bool { isWide }
  static var runtimeCapacity: Int { 1 << Int(runtimeBits) }

  static let none = Handle(bits: 0)

  let bits: UInt

  init(bits: UInt) {
    self.bits = bits
  }

  init(kind: Kind, runtime: UInt8, generation: UInt16, index: Int) {
    bits =
      UInt(kind.rawValue) << (Self.indexBits + Self.generationBits + Self.runtimeBits)
      | UInt(runtime) << (Self.indexBits + Self.generationBits)
      | UInt(generation) << Self.indexBits
      | UInt(truncatingIfNeeded: index)
  }

  var isNone: Bool { bits == 0 }

  var index: Int { Int(truncatingIfNeeded: bits & (1 << Self.indexBits - 1)) }

  var generation: UInt16 {
    UInt16(truncatingIfNeeded: (bits >> Self.indexBits) & (1 << Self.generationBits - 1))
  }

  var runtime: UInt8 {
    UInt8(
      truncatingIfNeeded: (bits >> (Self.indexBits + Self.generationBits))
        & (1 << Self.runtimeBits - 1))
  }

  /// The number of the kind that the bits claim; too large for any when bits are set above it.
  @inline(__always)
  var kindNumber: UInt { bits >> (Self.indexBits + Self.generationBits + Self.runtimeBits) }

  /// The kind that the bits claim, or nil when no object of Motus can have this name.
  var kind: Kind? {
    guard kindNumber < 1 << Self.kindBits else { return nil }
    return Kind(rawValue: UInt8(truncatingIfNeeded: kindNumber))
  }
}
