/// A touch that began or ended; laid out as `motus_dynamic_contact_event`.
struct DynamicContact: BitwiseCopyable {
  static let referenceBounds: Int32 = -1

  let behavior: Handle.Bits
  let item: Handle.Bits
  let other: Handle.Bits
  let itemTag: UInt64
  let otherTag: UInt64
  let point: Point
  let boundary: Int32
  let hasBegun: Bool
}
