/// Place of a record: in a track's own row, or among the stacked records of its table.
struct RecordID: Equatable, BitwiseCopyable {
  static let none = RecordID(rawValue: .max)
  private static let stackedBit: UInt32 = 1 << 31

  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ track: TrackID) { rawValue = track.rawValue }

  init(stackedIn table: Int, row: Int) {
    rawValue = TrackID(table: table, row: row).rawValue | Self.stackedBit
  }

  var isNone: Bool { rawValue == .max }
  var isStacked: Bool { rawValue & Self.stackedBit != 0 }
  var table: Int { Int((rawValue & ~Self.stackedBit) >> 26) }
  var row: Int { Int(rawValue & 0x3ff_ffff) }
}

/// A set of records that share one pair of factors.
typealias TrackGroupID = Int32
