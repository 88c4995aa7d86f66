/// Where an item can be seen, as a row of a GPU says it: in an upright rectangle with round corners.
struct RowClip {
  var box: Box
  var radii = CornerRadii()
  /// Whether nothing else clips: no clip is turned, and no other corner is round.
  var isWhole = true

  /// Cuts it with the bounds of an item that clips.
  mutating func cut(by item: DrawList.Item, _ detail: DrawList.Detail) {
    let transform = item.transform
    let isUpright = transform.b == 0 && transform.c == 0
    let isTurned = transform.a == 0 && transform.d == 0
    let bounds = Box(item.bounds).carried(by: transform)
    guard isUpright || isTurned, bounds.isFinite else {
      isWhole = false
      // The part that is known.
      if bounds.isFinite { cut(by: bounds, CornerRadii()) }
      return
    }
    cut(by: bounds, corners(transform, detail))
  }

  /// The round corners of an upright item in the window.
  private mutating func corners(
    _ transform: AffineTransform, _ detail: DrawList.Detail
  ) -> CornerRadii {
    let radii = detail.radii
    guard radii != CornerRadii() else { return radii }
    guard detail.scaleX > .leastInReach, detail.scaleY > .leastInReach else {
      isWhole = false
      return CornerRadii()
    }
    let scaleX = max(transform.a.magnitude, transform.b.magnitude).divided(by: detail.scaleX)
    let scaleY = max(transform.d.magnitude, transform.c.magnitude).divided(by: detail.scaleY)
    let isPlain = transform.a > 0 && transform.d > 0
    let isAlike =
      radii.topLeft == radii.topRight && radii.topLeft == radii.bottomLeft
      && radii.topLeft == radii.bottomRight
    // Ellipses, and corners that have changed places.
    if (scaleX - scaleY).magnitude > 1e-9 * scaleX || !(isPlain || isAlike) { isWhole = false }
    let scale = min(scaleX, scaleY)
    return CornerRadii(
      topLeft: radii.topLeft * scale, topRight: radii.topRight * scale,
      bottomRight: radii.bottomRight * scale, bottomLeft: radii.bottomLeft * scale)
  }

  private mutating func cut(by other: Box, _ otherRadii: CornerRadii) {
    let old = self
    box = old.box.intersection(other)
    radii.topLeft = corner(0, old.box, old.radii.topLeft, other, otherRadii.topLeft)
    radii.topRight = corner(1, old.box, old.radii.topRight, other, otherRadii.topRight)
    radii.bottomRight = corner(2, old.box, old.radii.bottomRight, other, otherRadii.bottomRight)
    radii.bottomLeft = corner(3, old.box, old.radii.bottomLeft, other, otherRadii.bottomLeft)
  }

  /// The radius at a corner of two rectangles that cut each other. An arc that remains elsewhere is
  /// more than a row can say.
  private mutating func corner(
    _ corner: Int, _ one: Box, _ radius: Double, _ other: Box, _ otherRadius: Double
  ) -> Double {
    max(arc(corner, of: one, radius), arc(corner, of: other, otherRadius))
  }

  private mutating func arc(_ corner: Int, of outline: Box, _ radius: Double) -> Double {
    guard radius > 0 else { return 0 }
    let isLeft = corner == 0 || corner == 3
    let isTop = corner < 2
    let x = isLeft ? outline.minX : outline.maxX
    let y = isTop ? outline.minY : outline.maxY
    if x == (isLeft ? box.minX : box.maxX), y == (isTop ? box.minY : box.maxY) { return radius }
    let square = Box(
      minX: isLeft ? x : x - radius, minY: isTop ? y : y - radius, maxX: isLeft ? x + radius : x,
      maxY: isTop ? y + radius : y)
    if square.intersection(box).hasArea { isWhole = false }
    return 0
  }
}
