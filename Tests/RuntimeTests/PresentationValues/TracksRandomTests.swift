import Testing

@testable import Motus

/// Random operations on tracks, each compared with the plain model.
@Suite struct TracksRandomTests {
  typealias Key = TracksModel.Key

  @Test(arguments: [1, 2, 3, 4]) func randomOperationsShowWhatThePlainSumSays(seed: UInt64) throws {
    var run = try TracksRun(seed)
    for _ in 0..<400 {
      try run.step()
      run.compare()
    }
    run.endAll()
    run.compare()
    let tracks = run.world.tracks
    #expect(tracks.count == 0)
    #expect(tracks.activeCount == 0)
    #expect(tracks.liveGroups == 0)
    for table in tracks.tables {
      #expect(table.stacked.count + table.records.count + table.count == 0)
    }
    #expect(run.world.views.names.liveCount == 1)
  }
}

/// One sequence of operations.
struct TracksRun {
  typealias Key = TracksModel.Key

  let world = ViewWorld()
  var dice: Dice
  var model = TracksModel()
  var alive: [Handle] = []
  let properties: [PropertyID]
  /// What the last frame must go on to report until the next one.
  var report: [Key: [Double]] = [:]

  init(_ seed: UInt64) throws {
    dice = Dice(seed)
    let custom = try world.views.properties.register([1], initial: [1, 2, 3])
    let other = try world.views.properties.register([2], initial: [7])
    properties = [
      .center, .transform, .backgroundColor, custom, other, .alpha, .bounds, .cornerRadius,
      .shadowRadius,
    ]
  }

  mutating func step() throws {
    let groups = model.groups.keys.sorted()
    let group = dice.pick(groups)
    switch dice.below(22) {
    case 0 where alive.count < 6: alive.append(try world.views.create())
    case 1 where dice.below(4) == 0: endView()
    case 2, 3: makeGroup()
    case 4...8: animate(group)
    case 9, 10: set()
    case 11, 12:
      guard let group else { return }
      let isActive = dice.below(2) == 0
      world.tracks.setActive(group, isActive)
      model.groups[group]?.isActive = isActive
    case 13, 20, 21: end(group)
    case 14: unblock(group)
    case 15...19: frame()
    default: break
    }
  }

  mutating func endAll() {
    for group in model.groups.keys.sorted() {
      world.tracks.removeGroupNotingChanges(group)
      model.remove(group, noting: true)
    }
    while !alive.isEmpty { endView() }
  }

  private mutating func endView() {
    guard !alive.isEmpty else { return }
    let view = alive.remove(at: dice.below(alive.count))
    world.views.release(view)
    model.end(view.bits)
  }

  private mutating func makeGroup() {
    guard model.groups.count < 10 else { return }
    let isActive = dice.below(3) > 0
    let blocks = dice.below(2) == 0
    let group = world.tracks.makeGroup(tag: -1, isActive: isActive, blocksInteraction: blocks)
    model.groups[group] = .init(isActive: isActive, blocksInteraction: blocks)
  }

  private mutating func target() -> (view: Handle, property: PropertyID, PropertyKind, Key)? {
    guard let view = dice.pick(alive), let property = dice.pick(properties),
      let kind = world.views.properties.kind(of: property)
    else { return nil }
    return (view, property, kind, Key(view: view.bits, property: property.rawValue))
  }

  /// Transforms only translate: their numbers are those of the decomposition too.
  private mutating func number(_ property: PropertyID, _ kind: PropertyKind) -> [Double] {
    var value = (0..<kind.componentCount).map { _ in dice.number(-100, 100) }
    if property == .transform { value.replaceSubrange(0..<4, with: [1, 0, 0, 1]) }
    return value
  }

  /// Something that the setter would take.
  private mutating func value(_ property: PropertyID, _ kind: PropertyKind) -> [Double] {
    let value = number(property, kind)
    switch property {
    case .alpha: return value.map { abs($0) / 100 }
    case .bounds, .cornerRadius, .shadowRadius: return value.map { abs($0) }
    default: return value
    }
  }

  private mutating func animate(_ group: TrackGroupID?) {
    guard let group, let (view, property, kind, key) = target() else { return }
    let value = self.value(property, kind)
    var velocity = dice.below(2) == 0 ? number(property, kind) : nil
    if property == .transform { velocity = nil }
    let old = world.model(view.index, property)
    if let velocity {
      world.tracks.animate(view.index, property, kind, to: value, group: group, velocity: velocity)
    } else {
      world.tracks.animate(view.index, property, kind, to: value, group: group)
    }
    model.animate(key, from: old, to: value, group, velocity)
  }

  private mutating func set() {
    guard let (view, property, kind, key) = target() else { return }
    let value = self.value(property, kind)
    world.tracks.setModel(view.index, property, kind, to: value)
    model.set(key, value)
  }

  private mutating func end(_ group: TrackGroupID?) {
    guard let group else { return }
    switch dice.below(4) {
    case 0:
      world.tracks.removeGroup(group)
      model.remove(group, noting: false)
    case 1:
      world.tracks.removeGroupNotingChanges(group)
      model.remove(group, noting: true)
    case 2:
      world.tracks.rollBack(group)
      model.rollBack(group)
    default:
      world.tracks.freeze(group)
      model.freeze(group)
    }
  }

  private mutating func unblock(_ group: TrackGroupID?) {
    guard let group, let known = model.groups[group] else { return }
    world.tracks.unblockInteraction(group)
    model.groups[group] = .init(
      isActive: known.isActive, blocksInteraction: false, a: known.a, b: known.b)
  }

  private mutating func frame() {
    compareReport()
    world.tracks.frame.open()
    for group in model.groups.keys.sorted() where model.groups[group]?.isActive == true {
      let (a, b) = (dice.number(-0.2, 1.2), dice.below(2) == 0 ? 0 : dice.number(-1, 1))
      model.groups[group]?.a = a
      model.groups[group]?.b = b
      world.tracks.setFactors(group, a: a, b: b)
    }
    world.tracks.evaluate()
    world.tracks.frame.close(world.tracks)
    report = [:]
    for key in model.takeReported() {
      report[key] = model.shown(key, initial: initial(key))
    }
  }

  private func initial(_ key: Key) -> [Double] {
    // Only properties that were never set fall back to this; those have no records either.
    world.shown(Handle(bits: key.view).index, PropertyID(rawValue: key.property))
  }
}
