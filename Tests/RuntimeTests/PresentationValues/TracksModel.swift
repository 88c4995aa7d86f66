@testable import Motus

/// What tracks should show, computed the plain way: shown = model + Σ over the records of
/// (delta·a + velocity·b), within what the property allows.
struct TracksModel {
  struct Key: Hashable {
    let view: Handle.Bits
    let property: UInt16
  }

  struct Record {
    let group: TrackGroupID
    var delta: [Double]
    var velocity: [Double]
    var start: [Double]
  }

  struct Group {
    var isActive: Bool
    let blocksInteraction: Bool
    var a = 1.0
    var b = 0.0
  }

  /// The value of every property that has ever been touched.
  var models: [Key: [Double]] = [:]
  /// The same as motion counts it: it may lie beyond the limits as long as something moves it.
  private var targets: [Key: [Double]] = [:]
  /// Records of each property, oldest first; never empty.
  var records: [Key: [Record]] = [:]
  var groups: [TrackGroupID: Group] = [:]
  /// Properties that the next frame reports though nothing of theirs is active.
  var noted: Set<Key> = []

  func part(_ record: Record) -> [Double] {
    guard let group = groups[record.group] else { return record.delta }
    return zip(record.delta, record.velocity).map { $0 * group.a + $1 * group.b }
  }

  func shown(_ key: Key, initial: [Double]) -> [Double] {
    var sum = targets[key] ?? initial
    for record in records[key] ?? [] { sum = zip(sum, part(record)).map { $0 + $1 } }
    return Self.limited(key, sum)
  }

  /// The nearest value that a property allows.
  static func limited(_ key: Key, _ value: [Double]) -> [Double] {
    var value = value
    switch PropertyID(rawValue: key.property) {
    case .alpha: value[0] = min(max(0, value[0]), 1)
    case .bounds: for component in 2..<4 { value[component] = max(0, value[component]) }
    case .cornerRadius, .shadowRadius: value = value.map { max(0, $0) }
    default: break
    }
    return value
  }

  func isActive(_ key: Key) -> Bool {
    (records[key] ?? []).contains { groups[$0.group]?.isActive ?? false }
  }

  func blocks(of view: Handle.Bits) -> Int {
    var count = 0
    for (key, list) in records where key.view == view {
      count += list.filter { groups[$0.group]?.blocksInteraction ?? false }.count
    }
    return count
  }

  mutating func set(_ key: Key, _ value: [Double]) {
    models[key] = value
    targets[key] = value
    noted.insert(key)
  }

  mutating func animate(
    _ key: Key, from old: [Double], to value: [Double], _ group: TrackGroupID, _ velocity: [Double]?
  ) {
    var list = records[key] ?? []
    let target = list.isEmpty ? old : targets[key] ?? old
    models[key] = value
    targets[key] = value
    let index =
      list.firstIndex { $0.group == group }
      ?? {
        let zero = old.map { _ in 0.0 }
        list.append(Record(group: group, delta: zero, velocity: zero, start: old))
        return list.count - 1
      }()
    for component in old.indices {
      list[index].delta[component] += target[component] - value[component]
      if let velocity { list[index].velocity[component] = velocity[component] }
    }
    records[key] = list
    if groups[group]?.isActive == false { noted.insert(key) }
  }

  mutating func remove(_ group: TrackGroupID, noting: Bool) {
    for (key, list) in records where list.contains(where: { $0.group == group }) {
      if noting { noted.insert(key) }
      let rest = list.filter { $0.group != group }
      records[key] = rest.isEmpty ? nil : rest
      if rest.isEmpty { targets[key] = models[key] }
    }
    groups[group] = nil
  }

  mutating func rollBack(_ group: TrackGroupID) {
    for (key, list) in records {
      guard let index = list.firstIndex(where: { $0.group == group }) else { continue }
      move(key, by: list[index].delta, after: index)
      // To the last bit, unless something else has moved the target meanwhile.
      let start = list[index].start
      if index == list.count - 1,
        zip(targets[key] ?? [], start).allSatisfy({ abs($0 - $1) < 1e-9 })
      {
        targets[key] = start
        models[key] = start
      }
    }
    remove(group, noting: true)
  }

  mutating func freeze(_ group: TrackGroupID) {
    for (key, list) in records {
      guard list.contains(where: { $0.group == group }) else { continue }
      // What else moves the property has nothing left to move.
      let shown = shown(key, initial: [])
      models[key] = shown
      targets[key] = shown
      records[key] = list.map { record in
        var rest = record
        rest.delta = record.delta.map { _ in 0 }
        rest.velocity = rest.delta
        return rest
      }
    }
    remove(group, noting: true)
  }

  mutating func end(_ view: Handle.Bits) {
    records = records.filter { $0.key.view != view }
    models = models.filter { $0.key.view != view }
    targets = targets.filter { $0.key.view != view }
    noted = noted.filter { $0.view != view }
  }

  /// What the last frame reports, when it is closed now.
  mutating func takeReported() -> Set<Key> {
    var keys = noted
    for key in records.keys where isActive(key) { keys.insert(key) }
    noted = []
    return keys
  }

  private mutating func move(_ key: Key, by change: [Double], after index: Int) {
    let target = zip(targets[key] ?? [], change).map { $0 + $1 }
    targets[key] = target
    models[key] = Self.limited(key, target)
    guard var list = records[key] else { return }
    for later in list.indices where later > index {
      list[later].start = Self.limited(key, zip(list[later].start, change).map { $0 + $1 })
    }
    records[key] = list
  }
}
