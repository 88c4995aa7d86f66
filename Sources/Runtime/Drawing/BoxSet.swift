/// Up to 16 boxes that hold all that has been added.
final class BoxSet {
  static let most = 16
  private(set) var boxes = Buffer<Box>(capacity: most + 1)
  /// By how much the box around two is larger than both, of each with each: one row for each box.
  private var costs = Buffer<Double>()

  private static let width = most + 1

  var isEmpty: Bool { boxes.count == 0 }

  func removeAll() { boxes.removeAll() }

  func add(_ other: BoxSet) {
    for index in 0..<other.boxes.count { add(other.boxes[index]) }
  }

  /// Adds a box. Boxes that together are no larger than the one around both become one; when there
  /// are too many, so do the two that grow by the least area.
  @_optimize(speed)
  func add(_ box: Box) {
    guard box.hasArea else { return }
    if costs.count == 0 { costs.append(repeating: 0, count: Self.width * Self.width) }
    var box = box
    var index = 0
    while index < boxes.count {
      let other = boxes[index]
      let union = other.union(box)
      if union == other { return }
      let cost = union.area - other.area - box.area
      if cost <= 0 {
        box = union
        remove(index)
        index = 0
      } else {
        setCost(index, boxes.count, cost)
        index += 1
      }
    }
    boxes.append(box)
    if boxes.count > Self.most { merge() }
  }

  @_optimize(speed)
  private func merge() {
    var best = (one: 0, other: 1, area: Double.infinity)
    for one in 0..<boxes.count {
      let row = UnsafePointer(costs.base + one &* Self.width)
      for other in (one + 1)..<max(one + 1, boxes.count) where row[other] < best.area {
        best = (one, other, row[other])
      }
    }
    let union = boxes[best.one].union(boxes[best.other])
    remove(best.other)
    remove(best.one)
    add(union)
  }

  @inline(__always)
  private func setCost(_ one: Int, _ other: Int, _ cost: Double) {
    costs.base[one &* Self.width &+ other] = cost
    costs.base[other &* Self.width &+ one] = cost
  }

  /// Removes a box; the last one takes its place.
  private func remove(_ index: Int) {
    let last = boxes.count - 1
    for other in 0..<last where other != index {
      setCost(index, other, costs.base[last &* Self.width &+ other])
    }
    boxes.removeSwapping(at: index)
  }
}

extension Box {
  var area: Double { (maxX - minX) * (maxY - minY) }
}
