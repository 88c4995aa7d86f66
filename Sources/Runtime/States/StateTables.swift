/// Looks of views in their states: values of properties, which go on by the view's implicit
/// timings as if the host had set them (PS-3).
///
/// Of several states each property takes its value from the first one that gives one. Where none does
/// it goes back to the value of the host; what the host sets meanwhile is that value.
final class StateTables: FramePart {
  /// Which state counts first: from the last one to the first one, normal at the end.
  private static let order: [ViewStates] = [
    .disabled, .highlighted, .selected, .focused, .hovered, [],
  ]

  /// One property of a view.
  private struct Row {
    let property: PropertyID
    let kind: PropertyKind
    /// By the place of the state in the order; empty where it gives none.
    var values: [[Double]]
    /// The host's own value, and the one that a state has given in its place; empty for none.
    var base: [Double] = []
    var given: [Double] = []
  }

  private struct Table {
    let view: Handle
    var rows: [Row] = []
  }

  private let animations: Animations
  private let views: Views
  private let tracks: Tracks
  private var tables: [Table] = []
  /// The place of each view's table.
  private var places = KeyMap()

  init(_ animations: Animations) {
    self.animations = animations
    views = animations.views
    tracks = animations.tracks
    super.init()
    views.observe(self)
  }

  /// Gives a property of a view a value in a state, or none.
  func set(
    _ values: [Double], of view: Handle, in state: ViewStates, _ property: PropertyID,
    _ kind: PropertyKind
  ) {
    guard let rank = Self.order.firstIndex(of: state) else { return }
    var place = Int(places.find(UInt64(view.bits)))
    if place < 0 {
      guard !values.isEmpty else { return }
      place = tables.count
      _ = places.insert(UInt64(view.bits), Int32(truncatingIfNeeded: place))
      tables.append(Table(view: view))
    }
    var row = tables[place].rows.firstIndex { $0.property == property }
    if row == nil {
      row = tables[place].rows.count
      tables[place].rows.append(
        Row(
          property: property, kind: kind, values: Array(repeating: [], count: Self.order.count)))
    }
    guard let row else { return }
    tables[place].rows[row].values[rank] = values
    apply(place, row)
    guard tables[place].rows[row].values.allSatisfy({ $0.isEmpty }) else { return }
    tables[place].rows.remove(at: row)
    if tables[place].rows.isEmpty { forget(view) }
  }

  override func viewDidChangeStates(_ view: Int) {
    let place = Int(places.find(UInt64(views.rows[view].name)))
    guard place >= 0 else { return }
    for row in tables[place].rows.indices { apply(place, row) }
  }

  override func viewWillEnd(_ view: Int) { forget(views.rows[view].handle) }

  private func forget(_ view: Handle) {
    let place = Int(places.find(UInt64(view.bits)))
    guard place >= 0 else { return }
    places.remove(UInt64(view.bits))
    tables.swapAt(place, tables.count - 1)
    tables.removeLast()
    guard place < tables.count else { return }
    places.set(UInt64(tables[place].view.bits), Int32(truncatingIfNeeded: place))
  }

  /// Lets a property have the value that counts now.
  private func apply(_ place: Int, _ index: Int) {
    let view = tables[place].view
    var row = tables[place].rows[index]
    // A property that a finger or a link moves is theirs.
    if !tracks.owners.isEmpty, tracks.owners.isMoved(row.property, view) { return }
    let states = views.states(view.index)
    var value: [Double] = []
    for rank in Self.order.indices where value.isEmpty {
      let state = Self.order[rank]
      if state.isEmpty || states.contains(state) { value = row.values[rank] }
    }
    let model = tracks.modelValue(view.index, row.property, row.kind)
    let now = Array(UnsafeBufferPointer(start: model, count: row.kind.componentCount))
    // A value that no state has given has been set by the host.
    if row.given.isEmpty || now != row.given { row.base = now }
    row.given = value
    tables[place].rows[index] = row
    let new = value.isEmpty ? row.base : value
    guard new != now else { return }
    new.withUnsafeBufferPointer { new in
      guard let base = new.baseAddress else { return }
      animations.setByHost(view.index, row.property, row.kind, to: base)
    }
  }

  override func removeAll() {
    tables = []
    places = KeyMap()
  }
}
