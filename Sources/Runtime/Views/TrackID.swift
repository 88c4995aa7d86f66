/// Where the track of a property in motion stands, for the layer of presentation values: its table
/// and its row there. Changes when rows move.
struct TrackID: Equatable, BitwiseCopyable {
  static let none = TrackID(rawValue: .max)

  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(table: Int, row: Int) {
    rawValue = UInt32(truncatingIfNeeded: table) << 26 | UInt32(truncatingIfNeeded: row)
  }

  var isNone: Bool { rawValue == .max }
  var table: Int { Int(rawValue >> 26) }
  var row: Int { Int(rawValue & 0x3ff_ffff) }
}
