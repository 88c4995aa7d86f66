/// The name of an object, safe to hand to a host: a number that is looked up, never an address.
///
/// From the lowest bit, index, generation, runtime and kind; zero names nothing. Where pointers
/// have room for it these are 21, 14, 7 and 5 bits: 47 in all, so that it fits a user-space pointer
/// on every 64-bit system. In narrower pointers they are 16, 8, 3 and 5.
struct Handle: Equatable {
  /// As wide as the host's pointers, in which handles travel.
  typealias Bits = UInt

  static var indexBits: Bits { choose(21, 16) }
  static var generationBits: Bits { choose(14, 8) }
  static var runtimeBits: Bits { choose(7, 3) }
  static var kindBits: Bits { 5 }
  static var bitCount: Bits { indexBits + generationBits + runtimeBits + kindBits }

  static var maximumIndex: Int { (1 << Int(indexBits)) - 1 }
  static var maximumGeneration: UInt16 { UInt16((1 << generationBits) - 1) }
  /// Whether a slot whose generation has reached that value stays empty: 2³⁵ objects wear out all
  /// of them. Few bits are soon through, and begin anew.
  static var retires: Bool { generationBits > 8 }
  static var runtimeCapacity: Int { 1 << Int(runtimeBits) }

  @_transparent
  private static func choose(_ wide: Bits, _ narrow: Bits) -> Bits {
    Bits.bitWidth < 47 ? narrow : wide
  }

  static let none = Handle(bits: 0)

  let bits: Bits

  init(bits: Bits) {
    self.bits = bits
  }

  init(kind: Kind, runtime: UInt8, generation: UInt16, index: Int) {
    bits =
      Bits(kind.rawValue) << (Self.indexBits + Self.generationBits + Self.runtimeBits)
      | Bits(runtime) << (Self.indexBits + Self.generationBits)
      | Bits(generation) << Self.indexBits
      | Bits(truncatingIfNeeded: index)
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
  var kindNumber: Bits { bits >> (Self.indexBits + Self.generationBits + Self.runtimeBits) }

  /// The kind that the bits claim, or nil when no object of Motus can have this name.
  var kind: Kind? {
    guard kindNumber < 1 << Self.kindBits else { return nil }
    return Kind(rawValue: UInt8(truncatingIfNeeded: kindNumber))
  }

  /// The object in a list of deadlines, which names other things as well.
  init(waitedFor name: UInt64) {
    bits = Bits(truncatingIfNeeded: name)
  }

  /// The handle as a number that does not depend on the width of a pointer or on earlier runtimes,
  /// for traces: kind, generation and index with the widths of 64 bits.
  func word(firstGeneration: UInt16) -> UInt64 {
    UInt64(kindNumber) << 42 | UInt64(generation &- firstGeneration) << 21 | UInt64(index)
  }
}
