/// One of the four lanes of a block, its numbers by name.
///
/// A block is made of vectors, each with one number of all its four members. To change one lane of
/// a vector by a subscript that is not a constant the compiler takes the vector apart and writes it
/// again; here one number is read or written.
struct BlockLane<Field: LaneField> {
  private let start: UnsafeMutableRawPointer

  @_transparent init(_ block: UnsafeMutableRawPointer, _ lane: Int) { start = block + 4 &* lane }

  @_transparent private init(start: UnsafeMutableRawPointer) { self.start = start }

  subscript(field: Field) -> Float {
    @inline(__always) get { start.load(fromByteOffset: 16 &* field.rawValue, as: Float.self) }
    @inline(__always) nonmutating set {
      start.storeBytes(of: newValue, toByteOffset: 16 &* field.rawValue, as: Float.self)
    }
  }

  subscript(integer field: Field) -> Int32 {
    @inline(__always) get { start.load(fromByteOffset: 16 &* field.rawValue, as: Int32.self) }
    @inline(__always) nonmutating set {
      start.storeBytes(of: newValue, toByteOffset: 16 &* field.rawValue, as: Int32.self)
    }
  }

  /// A part of the block that is made of vectors in its turn, from a field of this one on.
  @inline(__always) func part<Part: LaneField>(from field: Int) -> BlockLane<Part> {
    BlockLane<Part>(start: start + 16 &* field)
  }

  /// Takes over all numbers of another block's lane.
  @inline(__always) func copy(_ other: BlockLane, count: Int) {
    var field = 0
    while field < count {
      let bits = other.start.load(fromByteOffset: 16 &* field, as: UInt32.self)
      start.storeBytes(of: bits, toByteOffset: 16 &* field, as: UInt32.self)
      field &+= 1
    }
  }

  @inline(__always) func clear(count: Int) {
    var field = 0
    while field < count {
      start.storeBytes(of: 0, toByteOffset: 16 &* field, as: UInt32.self)
      field &+= 1
    }
  }
}

/// The vectors of a block, in its order.
protocol LaneField: RawRepresentable where RawValue == Int {}
