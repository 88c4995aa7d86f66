/// From the coordinates of one view to those of another, by what is shown or by model values.
extension Tracks {
  /// From a view's own coordinates to another's, over the nearest view that holds both, shown or by
  /// model values.
  func transform(from source: Int, to target: Int, isShown: Bool) throws(Fault) -> Transform3D {
    try views.transform(from: source, to: target) { index in
      isShown ? place(of: index).placement : views.placementInSpace(index)
    }
  }
}

extension Transform3D {
  /// The image of a point; refused when that is behind the eye or beyond all numbers.
  func carry(_ point: Point) throws(Fault) -> Point {
    guard let result = apply(to: point), result.isFinite else {
      throw Fault(.invalidArgument, "the point is too far away for the view's coordinates")
    }
    return result
  }

  /// The smallest upright rectangle that holds the image of one.
  func carry(_ rect: Rect) throws(Fault) -> Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for corner in 0..<4 {
      let point = Point(
        x: corner & 1 == 0 ? rect.minX : rect.maxX, y: corner & 2 == 0 ? rect.minY : rect.maxY)
      let seen = try carry(point)
      low = Point(x: min(low.x, seen.x), y: min(low.y, seen.y))
      high = Point(x: max(high.x, seen.x), y: max(high.y, seen.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
