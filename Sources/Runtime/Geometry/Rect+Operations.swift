extension Rect {
  /// Moved by an offset.
  func offset(by offset: Vector) -> Rect { Rect(origin: origin + offset, size: size) }

  /// Made smaller by insets. What would have a negative size has none, in the middle.
  func inset(by insets: Insets) -> Rect {
    var result = Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    if result.size.width < 0 {
      result.origin.x += result.size.width / 2
      result.size.width = 0
    }
    if result.size.height < 0 {
      result.origin.y += result.size.height / 2
      result.size.height = 0
    }
    return result
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The area that both cover; none if they have no inside in common.
  func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}
