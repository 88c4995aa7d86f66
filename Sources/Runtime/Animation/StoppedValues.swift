/// The two ends of everything that a stopped animator has moved (PA-3).
final class StoppedValues {
  private struct Key: BitwiseCopyable {
    let view: Handle.Bits
    let property: PropertyID
    /// Which of the two parts of bounds its record moves; of other properties both stand for all.
    let movesOrigin: Bool
    let movesSize: Bool
  }

  /// Called with the end that it has been.
  private(set) var followers: [(AnimatingPosition) -> Void]
  private var keys = Buffer<Key>()
  /// Sixteen numbers a property and end.
  private var starts = Buffer<Double>()
  private var ends = Buffer<Double>()

  init(followers: [(AnimatingPosition) -> Void]) { self.followers = followers }

  func forgetFollowers() { followers = [] }

  /// Remembers the ends of a group's records, before they go.
  func capture(_ group: TrackGroupID, _ tracks: Tracks) {
    var record = tracks.groups[Int(group)].first
    while !record.isNone {
      let table = tracks.tables[record.table]
      let identity = table.identity[tracks.track(of: record).row]
      let view = identity.subject
      if let kind = tracks.views.properties.kind(of: identity.property) {
        let isBounds = identity.property == .bounds
        keys.append(
          Key(
            view: identity.view, property: identity.property,
            movesOrigin: !isBounds || tracks.moves(record, 0..<2),
            movesSize: !isBounds || tracks.moves(record, 2..<4)))
        let start = tracks.columns(of: record) { columns in
          columns.start.base + record.row * table.width
        }
        append(start, kind.componentCount, to: &starts)
        append(
          tracks.modelValue(view, identity.property, kind), kind.componentCount, to: &ends)
      }
      record = tracks.link(of: record).next
    }
  }

  /// Sets every property that still exists to one end. The origin and the size of bounds are two: what
  /// resizes a scroller leaves its offset where others have put it.
  func apply(_ position: AnimatingPosition, _ tracks: Tracks) {
    switch position {
    case .current: return
    case .end: for index in 0..<keys.count { apply(index, ends, tracks) }
    case .start:
      // Newest first, so that a property moved twice ends where the first motion found it.
      for index in (0..<keys.count).reversed() { apply(index, starts, tracks) }
    }
    for index in 0..<keys.count where keys[index].property == .bounds && keys[index].movesSize {
      let view = Handle(bits: keys[index].view)
      guard tracks.views.names.contains(view) else { continue }
      for observer in tracks.views.observers { observer.viewDidResizeWithContents(view.index) }
    }
  }

  private func apply(_ index: Int, _ values: borrowing Buffer<Double>, _ tracks: Tracks) {
    let key = keys[index]
    guard tracks.contains(Handle(bits: key.view)),
      let kind = tracks.views.properties.kind(of: key.property)
    else { return }
    let subject = Handle(bits: key.view).subject
    let first = index * PropertyID.maximumComponents
    withUnsafeTemporaryAllocation(of: Double.self, capacity: kind.componentCount) { scratch in
      guard let target = scratch.baseAddress else { return }
      target.copy(from: values.base + first, count: kind.componentCount)
      if key.property == .bounds {
        let model = tracks.modelValue(subject, key.property, kind)
        if !key.movesOrigin { target.copy(from: model, count: 2) }
        if !key.movesSize { (target + 2).copy(from: model + 2, count: 2) }
      }
      tracks.setModel(subject, key.property, kind, to: target)
    }
  }

  private func append(
    _ value: UnsafePointer<Double>, _ count: Int, to column: inout Buffer<Double>
  ) {
    for component in 0..<PropertyID.maximumComponents {
      column.append(component < count ? value[component] : 0)
    }
  }
}
