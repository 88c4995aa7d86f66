import Testing

@testable import Motus

/// Columns that come with their first use: velocities, second factors and starts.
@Suite struct RecordColumnsTests {
  let world = ViewWorld()
  var tracks: Tracks { world.tracks }
  var table: TrackTable { tracks.tables[1] }

  func move(_ view: Int, to x: Double, _ group: TrackGroupID, velocity: Double? = nil) throws {
    let kind = try #require(world.views.properties.kind(of: .center))
    guard let velocity else {
      return tracks.animate(view, .center, kind, to: [x, 0], group: group)
    }
    tracks.animate(view, .center, kind, to: [x, 0], group: group, velocity: [velocity, 0])
  }

  func block() -> TrackGroupID { tracks.makeGroup(tag: 0, isActive: true, canRollBack: false) }
  func driven() -> TrackGroupID { tracks.makeGroup(tag: -1, isActive: true) }

  @Test func blocksTakeNoRoomForVelocitiesAndStarts() throws {
    try move(world.view(), to: 10, block())
    try move(world.view(), to: 20, block())
    #expect(table.records.velocity.count == 0)
    #expect(table.records.start.count == 0)
    #expect(tracks.drifts == nil)
  }

  @Test func theFirstVelocityMakesRoomForAll() throws {
    let still = world.view()
    let moving = world.view()
    let (first, second) = (block(), block())
    try move(still, to: 10, first)
    try move(moving, to: 10, second, velocity: 100)
    tracks.setFactors(first, a: 0.5, b: 0.25)
    tracks.setFactors(second, a: 0.5, b: 0.25)
    tracks.evaluate()
    #expect(world.shown(still, .center) == [5, 0])
    #expect(world.shown(moving, .center) == [30, 0])
    #expect(table.records.velocity.count == 2 * table.records.count)
  }

  @Test func aStackedRecordTakesItsVelocityAlongIntoTheRow() throws {
    let view = world.view()
    let (first, second) = (block(), block())
    try move(view, to: 10, first)
    try move(view, to: 20, second, velocity: 100)
    tracks.setFactors(second, a: 0, b: 0.25)
    tracks.removeGroup(first)
    #expect(table.stacked.count == 0)
    #expect(world.shown(view, .center) == [45, 0])
  }

  /// What can be rolled back finds its start also when it came after others that have none.
  @Test(arguments: [false, true]) func aRollBackBesideBlocks(stacked: Bool) throws {
    let view = world.view()
    try move(world.view(), to: 1, block())
    let early = block()
    if stacked { try move(view, to: 0.1, early) }
    let group = driven()
    try move(view, to: 20, group)
    try move(world.view(), to: 1, block())
    tracks.rollBack(group)
    #expect(world.model(view, .center) == [stacked ? 0.1 : 0, 0])
    tracks.removeGroup(early)
    #expect(world.model(view, .center) == [stacked ? 0.1 : 0, 0])
    #expect(world.shown(view, .center) == [stacked ? 0.1 : 0, 0])
  }

  /// A handle and the number of a property share a word.
  @Test func anIdentityKeepsBothOfItsParts() {
    for number in [1, 64, UInt16.max] {
      let view = Handle(kind: .animation, runtime: 127, generation: 16383, index: 2_097_151)
      let identity = TrackTable.Identity(view: view.bits, property: PropertyID(rawValue: number))
      #expect(identity.view == view.bits)
      #expect(identity.property.rawValue == number)
    }
  }
}
