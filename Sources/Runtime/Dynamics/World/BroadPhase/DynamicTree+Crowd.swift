/// Searches where so much stands in one place that not all of it is wanted.
extension DynamicTree {
  /// Appends payloads of leaves whose box meets the given one, as `query` does, until there are so
  /// many. Returns whether those are all.
  @_optimize(speed)
  mutating func query(_ box: BoundingBox, into hits: inout Buffer<Int32>, atMost most: Int) -> Bool
  {
    guard root >= 0 else {
      query(box, into: &hits)
      return true
    }
    return walk(box, into: &hits, atMost: most) { _ in true }
  }

  /// Appends payloads of leaves whose box meets the given one, until there are `most` of those that
  /// a condition counts; the others are appended without a limit. Returns whether those are all.
  @inline(__always)
  mutating func walk(
    _ box: BoundingBox, into hits: inout Buffer<Int32>, atMost most: Int,
    counting isCounted: (Int32) -> Bool
  ) -> Bool {
    // The path back is never longer than there are inner nodes.
    let back = stack.room(for: Int(leafCount))
    let n = nodes.base
    var top = 0
    var left = most
    var index = Int(root)
    while true {
      let node = n + index
      if node.pointee.box.overlaps(box) {
        if node.pointee.left < 0 {
          let payload = node.pointee.right
          if isCounted(payload) {
            guard left > 0 else { return false }
            left &-= 1
          }
          hits.append(payload)
        } else {
          back[top] = node.pointee.right
          top &+= 1
          index = Int(node.pointee.left)
          continue
        }
      }
      guard top > 0 else { return true }
      top &-= 1
      index = Int(back[top])
    }
  }
}
