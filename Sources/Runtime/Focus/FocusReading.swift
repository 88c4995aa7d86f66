/// The views and groups along which the focus goes, as rows that a host may read: for a screen reader
/// (FO-7).
struct FocusReading: ~Copyable {
  /// `motus_focus_entry` has the same layout.
  struct Row: BitwiseCopyable {
    let view: Handle.Bits
    let group: Handle.Bits
    let tag: UInt64
    let frame: Rect
    let flags: UInt32
    let isFocusable: UInt32
  }

  private enum State {
    /// No host has asked for the rows, and they are not kept.
    case unwanted
    /// As it stood at a version of the tree.
    case made(version: UInt64)
  }

  private(set) var rows = Buffer<Row>()
  private var state = State.unwanted
  private var hash: UInt64 = 0

  var isWanted: Bool { if case .unwanted = state { false } else { true } }

  func isMade(at version: UInt64) -> Bool {
    if case .made(let made) = state { made == version } else { false }
  }

  /// Takes what is there now. Answers whether anything but frames has changed.
  mutating func fill(_ scan: borrowing FocusScan, _ tags: Tags, version: UInt64) -> Bool {
    let wasWanted = isWanted
    state = .made(version: version)
    rows.removeAll()
    var trace = TraceHash()
    for index in 0..<scan.order.count {
      let entry = scan.entries[scan.order[index]]
      let group = entry.group < 0 ? 0 : scan.entries[entry.group].view
      rows.append(
        Row(
          view: entry.view, group: group, tag: tags.ofView(entry.row), frame: entry.frame,
          flags: entry.options.flags.rawValue, isFocusable: entry.isFocusable ? 1 : 0))
      trace.add(UInt64(entry.view))
      trace.add(UInt64(group))
      trace.add(UInt64(entry.options.flags.rawValue) << 1 | (entry.isFocusable ? 1 : 0))
    }
    defer { hash = trace.value }
    return wasWanted && hash != trace.value
  }
}
