/// A part of the plane around its owner's position.
indirect enum Region {
  case infinite
  case empty
  case disc(radius: Double)
  /// Centred, with its sides along the axes.
  case box(Size)
  case inverse(Region)
  case union(Region, Region)
  case difference(Region, Region)
  case intersection(Region, Region)

  /// The inverse of everything is nothing.
  var inverted: Region {
    switch self {
    case .infinite: .empty
    case .empty: .infinite
    case .inverse(let region): region
    default: .inverse(self)
    }
  }

  /// Whether a point, as seen from the owner's position, belongs to the region.
  func contains(_ point: Vector) -> Bool {
    switch self {
    case .infinite: true
    case .empty: false
    case .disc(let radius): point.lengthSquared <= radius * radius
    case .box(let size):
      point.dx.magnitude <= size.width / 2 && point.dy.magnitude <= size.height / 2
    case .inverse(let region): !region.contains(point)
    case .union(let a, let b): a.contains(point) || b.contains(point)
    case .difference(let a, let b): a.contains(point) && !b.contains(point)
    case .intersection(let a, let b): a.contains(point) && b.contains(point)
    }
  }
}
