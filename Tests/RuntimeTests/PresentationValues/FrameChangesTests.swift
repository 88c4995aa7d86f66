import Testing

@testable import Motus

@Suite struct FrameChangesTests {
  struct Record: Equatable {
    let view: Handle.Bits
    let property: PropertyID
    let values: [Double]
  }

  let world = ViewWorld()

  /// What the host reads.
  func records() -> [Record] { records(world.runtime.changeList) }

  func records(_ list: ChangeList) -> [Record] {
    list.makeRecords(world.tracks)
    return (0..<list.records.count).map { index in
      let record = list.records[index]
      return Record(
        view: record.view, property: PropertyID(rawValue: UInt16(record.property)),
        values: (0..<Int(record.componentCount)).map { record.values[$0] })
    }
  }

  func batches(_ list: ChangeList) -> [Record] {
    list.makeBatches(world.tracks)
    var said: [Record] = []
    for index in 0..<list.batches.count {
      let batch = list.batches[index]
      for row in 0..<batch.count {
        let values = batch.values + row * batch.componentCount
        said.append(
          Record(
            view: batch.views[row], property: PropertyID(rawValue: batch.properties[row]),
            values: (0..<batch.componentCount).map { values[$0] }))
      }
    }
    return said
  }

  func record(_ view: Int, _ property: PropertyID, _ values: [Double]) -> Record {
    Record(view: world.handle(view).bits, property: property, values: values)
  }

  @Test func aChangeIsReportedOnceWithItsLastValue() throws {
    let custom = try world.views.properties.register([1], initial: [0, 0])
    let view = world.view()
    for step in 1...3 {
      let number = Double(step)
      world.set(view, .center, [number, number])
      world.set(view, custom, [number, -number])
      world.set(view, .alpha, [number / 4])
    }
    world.tick(0)
    let expected = [
      record(view, .alpha, [0.75]), record(view, .center, [3, 3]), record(view, custom, [3, -3]),
    ]
    #expect(records() == expected)
    world.tick(1)
    #expect(records() == [])
    world.set(view, custom, [9, 9])
    world.tick(2)
    #expect(records() == [record(view, custom, [9, 9])])
  }

  @Test func hiddenIsReportedAsANumber() {
    let view = world.view()
    world.views.setHidden(view, true)
    world.tick(0)
    #expect(records() == [record(view, .hidden, [1])])
    world.views.setHidden(view, false)
    world.tick(1)
    #expect(records() == [record(view, .hidden, [0])])
  }

  @Test func aMovingPropertyIsReportedEveryFrameTheLastIncluded() {
    let view = world.view()
    world.animate(2) { world.set(view, .shadowRadius, [8]) }
    for (time, value) in [(0.0, 0.0), (0.5, 2), (1, 4), (2, 8)] {
      world.tick(time)
      #expect(records() == [record(view, .shadowRadius, [value])])
    }
    world.tick(3)
    #expect(records() == [])
    #expect(world.tracks.count == 0)
  }

  @Test func aMovingPropertyThatIsSetTooIsReportedOnce() {
    let view = world.view()
    world.animate(2) { world.set(view, .shadowRadius, [8]) }
    world.tick(0)
    world.set(view, .shadowRadius, [16])
    world.tick(1)
    #expect(records() == [record(view, .shadowRadius, [12])])
  }

  @Test func transformsAreReportedAsMatrices() {
    let view = world.view()
    world.animate(2) { world.set(view, .transform, [1, 0, 0, 1, 20, 40]) }
    world.tick(1)
    #expect(records() == [record(view, .transform, [1, 0, 0, 1, 10, 20])])
  }

  @Test func aReportStaysReadableUntilTheNextFrame() {
    let (view, other) = (world.view(), world.view())
    let name = world.handle(other).bits
    world.animate(2) {
      world.set(view, .shadowRadius, [8])
      world.set(other, .center, [4, 4])
    }
    world.tick(1)
    // Nobody has asked yet; then everything goes.
    world.set(view, .shadowRadius, [100])
    world.views.removeFromSuperview(other)
    world.runtime.animations.removeAll(from: view)
    world.animate(1) { world.set(view, .alpha, [0]) }
    let expected = [
      record(view, .shadowRadius, [4]), Record(view: name, property: .center, values: [2, 2]),
    ]
    #expect(records() == expected)
    #expect(records() == expected)
    world.tick(1)
    #expect(records() == [record(view, .shadowRadius, [100]), record(view, .alpha, [1])])
  }

  @Test func whatEndedBeforeTheFrameIsNotReported() {
    let view = world.view()
    world.set(view, .alpha, [0.5])
    world.views.setHidden(view, true)
    world.views.removeFromSuperview(view)
    world.tick(0)
    #expect(records() == [])
  }

  @Test func whatWaitsIsReportedOnceItMoves() {
    let view = world.view()
    world.tick(0)
    world.animate(1, delay: 1) { world.set(view, .shadowRadius, [8]) }
    world.tick(0.5)
    // Its picture has not moved; that it has another target now is said once.
    #expect(records() == [record(view, .shadowRadius, [0])])
    world.tick(0.75)
    #expect(records() == [])
    world.tick(1.5)
    #expect(records() == [record(view, .shadowRadius, [4])])
  }

  @Test func whatIsTakenFromItsAnimationIsReportedAtItsTarget() {
    let view = world.view()
    world.animate(1) { world.set(view, .shadowRadius, [8]) }
    world.tick(0.5)
    world.runtime.animations.removeAll(from: view)
    world.tick(0.75)
    #expect(records() == [record(view, .shadowRadius, [8])])
  }

  @Test func batchesSayTheSameAsRecords() throws {
    let wide = try world.views.properties.register(
      [1], initial: [Double](repeating: 0, count: 16))
    let view = world.view()
    world.animate(1) {
      world.set(view, .transform, [1, 0, 0, 1, 8, 8])
      world.set(view, wide, [Double](repeating: 2, count: 16))
    }
    world.set(view, .center, [1, 2])
    world.set(view, .backgroundColor, [1, 1, 0, 1])
    world.tick(0.5)
    let said = batches(world.runtime.changeList)
    #expect(said == records())
    #expect(said.count == 4)
  }

  /// The lists are kept as long as the same rows move; they say what lists made anew say.
  @Test(arguments: 1...6) func listsThatAreKeptSayTheSame(seed: UInt64) {
    var random = Dice(seed)
    let views = (0..<6).map { _ in world.view() }
    var time = 0.0
    for _ in 0..<60 {
      for _ in 0..<random.below(3) {
        let view = views[random.below(6)]
        switch random.below(5) {
        case 0: world.set(view, .alpha, [random.number(0, 1)])
        case 1: world.animate(0.5) { world.set(view, .alpha, [random.number(0, 1)]) }
        case 2: world.animate(1) { world.set(view, .center, [random.number(0, 9), 1]) }
        case 3: world.runtime.animations.removeAll(from: view)
        default:
          if random.below(2) == 0 { #expect(records() == records(ChangeList())) }
          if random.below(2) == 0 {
            #expect(batches(world.runtime.changeList) == batches(ChangeList()))
          }
        }
      }
      time += 0.1
      world.tick(time)
      if random.below(3) > 0 { #expect(records() == records(ChangeList())) }
      if random.below(3) > 0 {
        #expect(batches(world.runtime.changeList) == batches(ChangeList()))
      }
    }
  }
}
