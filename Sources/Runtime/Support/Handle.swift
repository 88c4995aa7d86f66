/// The name of an object, safe to hand to a host: a number that is looked up, never an address.
///
/// From the lowest bit: 21 bits of index, 14 of generation, 7 of runtime, 5 of kind; 47 in all, so
/// that it fits a user-space pointer on every 64-bit system. Zero names nothing.
struct Handle: Equatable {
  static let indexBits: UInt64 = 21
  static let generationBits: UInt64 = 14
  static let runtimeBits: UInt64 = 7
  static let kindBits: UInt64 = 5
  static let bitCount = indexBits + generationBits + runtimeBits + kindBits

  static let maximumIndex = (1 << Int(indexBits)) - 1
  /// A slot whose generation has reached this value is retired instead of reused.
  static let maximumGeneration = UInt16((1 << generationBits) - 1)
  static let runtimeCapacity = 1 << Int(runtimeBits)

  static let none = Handle(bits: 0)

  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  init(kind: Kind, runtime: UInt8, generation: UInt16, index: Int) {
    bits =
      UInt64(kind.rawValue) << (Self.indexBits + Self.generationBits + Self.runtimeBits)
      | UInt64(runtime) << (Self.indexBits + Self.generationBits)
      | UInt64(generation) << Self.indexBits
      | UInt64(truncatingIfNeeded: index)
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
  var kindNumber: UInt64 { bits >> (Self.indexBits + Self.generationBits + Self.runtimeBits) }

  /// The kind that the bits claim, or nil when no object of Motus can have this name.
  var kind: Kind? {
    guard kindNumber < 1 << Self.kindBits else { return nil }
    return Kind(rawValue: UInt8(truncatingIfNeeded: kindNumber))
  }
}
