import Testing

@testable import Motus

/// What lies in a box is found, whether boxes stand in a row or in a tree, and in the same order
/// wherever the state is the same (DY-23).
@Suite struct DynamicTreeTests {
  /// A tree, and the same boxes in a list that is read from end to end.
  private struct Boxes: ~Copyable {
    var tree = DynamicTree()
    var leaves: [Int32: (box: BoundingBox, leaf: Int32)] = [:]
    private var state: UInt64 = 7
    private var hits = Buffer<Int32>()

    mutating func unit() -> Float {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(state >> 40) / 16_777_216
    }

    mutating func randomBox() -> BoundingBox {
      let x = unit() * 1000
      let y = unit() * 1000
      return BoundingBox(minX: x, minY: y, maxX: x + unit() * 60, maxY: y + unit() * 60)
    }

    mutating func insert(_ payload: Int32) {
      let box = randomBox()
      leaves[payload] = (box, tree.insert(box, payload: payload))
    }

    mutating func remove(_ payload: Int32) {
      tree.remove(leaves[payload]!.leaf)
      leaves[payload] = nil
    }

    mutating func move(_ payload: Int32) {
      let box = randomBox()
      leaves[payload]!.box = box
      tree.move(leaves[payload]!.leaf, to: box)
    }

    mutating func checkQuery() {
      let sought = randomBox().grown(by: 100)
      hits.removeAll()
      tree.query(sought, into: &hits)
      let found = (0..<hits.count).map { hits[$0] }.sorted()
      let expected = leaves.filter { $0.value.box.overlaps(sought) }.map(\.key).sorted()
      #expect(found == expected)
      for (_, entry) in leaves {
        #expect(tree.box(of: entry.leaf).sides == entry.box.sides)
      }
    }
  }

  @Test(arguments: [1, 2, 31, 32, 33, 34, 90])
  func everyLeafInTheBoxIsFound(count: Int32) {
    var boxes = Boxes()
    for payload in 0..<count { boxes.insert(payload) }
    for round in 0..<12 {
      for payload in boxes.leaves.keys.sorted() where boxes.unit() < 0.6 { boxes.move(payload) }
      if round % 4 == 3, let last = boxes.leaves.keys.max() { boxes.remove(last) }
      if round % 2 == 1 { boxes.tree.tidy() }
      boxes.checkQuery()
    }
  }

  @Test func leavesComeAndGoAcrossTheEndOfTheRow() {
    var boxes = Boxes()
    var next: Int32 = 0
    // Up to 48, down to 20, up again and down to none, with free places left over in between.
    for goal in [48, 20, 40, 0, 36, 0] {
      while boxes.leaves.count != goal {
        if boxes.leaves.count < goal {
          boxes.insert(next)
          next += 1
        } else {
          let keys = boxes.leaves.keys.sorted()
          boxes.remove(keys[Int(boxes.unit() * Float(keys.count)) % keys.count])
        }
        if boxes.unit() < 0.3 { boxes.tree.tidy() }
        boxes.checkQuery()
      }
    }
  }

  @Test(arguments: [20, 40])
  func aTreeThatIsReadBackFindsTheSameInTheSameOrder(count: Int32) {
    var boxes = Boxes()
    for payload in 0..<count { boxes.insert(payload) }
    for payload in 0..<count / 4 { boxes.remove(payload * 3) }
    var measure = StateCoder(.measuring)
    boxes.tree.code(&measure)
    let size = measure.offset
    let room = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { room.deallocate() }
    var writer = StateCoder(.writing, room, size: size)
    boxes.tree.code(&writer)
    var again = DynamicTree()
    var reader = StateCoder(.reading, room, size: size)
    again.code(&reader)
    #expect(reader.isComplete)
    for _ in 0..<8 {
      let sought = boxes.randomBox().grown(by: 200)
      var one = Buffer<Int32>()
      var other = Buffer<Int32>()
      boxes.tree.query(sought, into: &one)
      again.query(sought, into: &other)
      #expect((0..<one.count).map { one[$0] } == (0..<other.count).map { other[$0] })
    }
  }
}
