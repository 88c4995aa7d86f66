/// Where the states of a block's bodies are, for either side.
struct BodyOffsets {
  let a: Int
  let b: Int
  let c: Int
  let d: Int

  @_transparent init(_ indices: UnsafeRawPointer) {
    a = Int(indices.load(as: Int32.self))
    b = Int(indices.load(fromByteOffset: 4, as: Int32.self))
    c = Int(indices.load(fromByteOffset: 8, as: Int32.self))
    d = Int(indices.load(fromByteOffset: 12, as: Int32.self))
  }

  /// Byte offset of a body's state among all; contact blocks keep this in place of the index.
  @_transparent static func offset(of body: Int32) -> Int32 { body &<< 5 }

  @_transparent static func body(at offset: Int32) -> Int32 { offset &>> 5 }

  @_transparent private init(a: Int, b: Int, c: Int, d: Int) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// The offsets into a table whose entries have 16 bytes instead of 32.
  @_transparent var halved: BodyOffsets {
    BodyOffsets(a: a &>> 1, b: b &>> 1, c: c &>> 1, d: d &>> 1)
  }
}
