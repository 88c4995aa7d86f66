/// Up to 16 boxes that hold all that has been added.
final class BoxSet {
  static let most = 16
  private(set) var boxes = Buffer<Box>(capacity: most + 1)

  var isEmpty: Bool { boxes.count == 0 }

  func removeAll() { boxes.removeAll() }

  func add(_ other: BoxSet) {
    for index in 0..<other.boxes.count { add(other.boxes[index]) }
  }

  /// Adds a box. Boxes that together are no larger than the one around both become one; when there
  /// are too many, so do the two that grow by the least area.
  func add(_ box: Box) {
    guard box.hasArea else { return }
    var box = box
    var index = 0
    while index < boxes.count {
      let union = boxes[index].union(box)
      if union == boxes[index] { return }
      if Self.added(boxes[index], box) <= 0 {
        box = union
        boxes.removeSwapping(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    boxes.append(box)
    if boxes.count > Self.most { merge() }
  }

  private func merge() {
    var best = (one: 0, other: 1, area: Double.infinity)
    for one in 0..<boxes.count {
      for other in (one + 1)..<max(one + 1, boxes.count) {
        let area = Self.added(boxes[one], boxes[other])
        if area < best.area { best = (one, other, area) }
      }
    }
    let union = boxes[best.one].union(boxes[best.other])
    boxes.removeSwapping(at: best.other)
    boxes.removeSwapping(at: best.one)
    add(union)
  }

  /// By how much the box around two is larger than both.
  private static func added(_ one: Box, _ other: Box) -> Double {
    one.union(other).area - one.area - other.area
  }
}

extension Box {
  var area: Double { (maxX - minX) * (maxY - minY) }
}
