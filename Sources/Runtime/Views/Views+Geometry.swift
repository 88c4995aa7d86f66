/// Positions of views, by model values.
///
/// With center c, transform T and the middle m of the bounds, a point p of a view's own coordinates
/// stands at c + T(p − m) in its superview. The origin of the superview's bounds is no part of
/// this: it scrolls what the superview shows, as m moves with it.
extension Views {
  func bounds(_ index: Int) -> Rect { Self.bounds(geometry(index)) }

  /// Gives the window another size; it is never animated itself.
  func resizeWindow(_ size: Size) {
    noteResizedWindow()
    let window = self.window.index
    let model = geometry(window)
    model[Component.centerX] = size.width / 2
    model[Component.centerY] = size.height / 2
    model[Component.width] = size.width
    model[Component.height] = size.height
    changePicture()
    for observer in observers { observer.viewDidResize(window) }
  }

  /// From a view's own coordinates to those of its superview.
  func placement(_ index: Int) -> AffineTransform { Self.placement(geometry(index)) }

  /// The center among a view's numbers (`Component`), shown or model.
  @inline(__always)
  static func center(_ values: UnsafePointer<Double>) -> Point {
    Point(x: values[Component.centerX], y: values[Component.centerY])
  }

  /// The rectangle about a view's center with the size of its bounds, whatever its transform.
  func frameWithoutTransform(_ index: Int) -> Rect {
    let values = geometry(index)
    let (width, height) = (values[Component.width], values[Component.height])
    return Rect(
      x: values[Component.centerX] - width / 2, y: values[Component.centerY] - height / 2,
      width: width, height: height)
  }

  /// The bounds among a view's numbers.
  @inline(__always)
  static func bounds(_ values: UnsafePointer<Double>) -> Rect {
    Rect(
      x: values[Component.boundsX], y: values[Component.boundsY],
      width: values[Component.width], height: values[Component.height])
  }

  /// The transform among a view's numbers.
  @inline(__always)
  static func transform(_ values: UnsafePointer<Double>) -> AffineTransform {
    AffineTransform(
      a: values[Component.a], b: values[Component.b], c: values[Component.c],
      d: values[Component.d], tx: values[Component.tx], ty: values[Component.ty])
  }

  /// From a view's own coordinates to those of its superview, by its numbers.
  @inline(__always)
  static func placement(_ values: UnsafePointer<Double>) -> AffineTransform {
    let center = center(values)
    let own = transform(values)
    let middle = bounds(values).center
    return AffineTransform(
      a: own.a, b: own.b, c: own.c, d: own.d,
      tx: center.x + own.tx - (own.a * middle.x + own.c * middle.y),
      ty: center.y + own.ty - (own.b * middle.x + own.d * middle.y))
  }

  /// The smallest rectangle in the superview that holds the transformed bounds.
  @_optimize(speed)
  func frame(_ index: Int) -> Rect {
    let values = geometry(index)
    if transform3D(index) != nil { return frameInSpace(index) }
    // A box of half extents (w, h) is carried to one of half extents (|a| w + |c| h, |b| w + |d| h)
    // about the carried middle.
    let center = Self.center(values)
    let transform = Self.transform(values)
    let size = Self.bounds(values).size
    let width = abs(transform.a) * size.width + abs(transform.c) * size.height
    let height = abs(transform.b) * size.width + abs(transform.d) * size.height
    return Rect(
      x: center.x + transform.tx - width / 2, y: center.y + transform.ty - height / 2,
      width: width, height: height)
  }

  /// Center and bounds with which a view fills a rectangle of its superview.
  func filling(_ frame: Rect, _ index: Int) throws(Fault) -> (center: Point, bounds: Rect) {
    let values = geometry(index)
    let transform = Self.transform(values)
    guard transform == .identity, transform3D(index) == nil else {
      throw Fault(.invalidState, "the view's transform is not the identity: it has no frame to set")
    }
    guard frame.center.isFinite else {
      throw Fault(.invalidArgument, "the frame of the view is too large")
    }
    return (frame.center, Rect(origin: bounds(index).origin, size: frame.size))
  }

  /// Carries a point from one view's coordinates to another's, by way of the nearest view that
  /// holds both. Linear in the number of views between.
  func convert(_ point: Point, from source: Int, to target: Int) throws(Fault) -> Point {
    try transform(from: source, to: target).carry(point)
  }

  /// The smallest rectangle of one view around the image of another's.
  func convert(_ rect: Rect, from source: Int, to target: Int) throws(Fault) -> Rect {
    try transform(from: source, to: target).carry(rect)
  }

  /// From one view's coordinates to another's, by model values.
  func transform(from source: Int, to target: Int) throws(Fault) -> Transform3D {
    try transform(from: source, to: target) { toAncestor($0, from: $1) }
  }

  /// From one view's coordinates to another's, by the `placement` of each view between in its
  /// superview.
  func transform(
    from source: Int, to target: Int, _ placement: (Int) -> Transform3D
  ) throws(Fault) -> Transform3D {
    try transform(from: source, to: target) { ancestor, index in
      index == ancestor
        ? .identity
        : toAncestor(ancestor, from: index, starting: placement(index), placement)
    }
  }

  private func transform(
    from source: Int, to target: Int, _ ascend: (_ ancestor: Int, _ index: Int) -> Transform3D
  ) throws(Fault) -> Transform3D {
    let common = try commonAncestor(source, target)
    let transform = ascend(common, source)
    guard target != common else { return transform }
    guard let back = ascend(common, target).inPlane.inverted() else {
      throw Fault(
        .invalidArgument, "a transform between the views is singular: it cannot be inverted")
    }
    return transform.inPlane.concatenating(back)
  }

  /// Carries a point of the superview into a view; nil when the transform is singular.
  @_optimize(speed)
  func enter(_ index: Int, _ point: Point) -> Point? {
    guard !rows.base[index].flags.isDisjoint(with: [.effects, .singleSided]) else {
      let placement = Self.placement(geometry(index))
      guard placement.isTranslation else { return placement.inverted()?.apply(to: point) }
      let inside = Point(x: point.x - placement.tx, y: point.y - placement.ty)
      return placement.isFinite ? inside : nil
    }
    let placement = placementInSpace(index)
    if rows[index].flags.contains(.singleSided), placement.isSeenFromBehind { return nil }
    return placement.inPlane.inverted()?.apply(to: point)
  }

  /// From a view's own coordinates to those of one above it, by model values: as long as nothing is
  /// turned in space, in the plane.
  @_optimize(speed)
  private func toAncestor(_ ancestor: Int, from index: Int) -> Transform3D {
    guard index != ancestor else { return .identity }
    var current = index
    var plane = AffineTransform.identity
    while rows.base[current].flags.isDisjoint(with: .effects) {
      let placement = Self.placement(geometry(current))
      plane = current == index ? placement : plane.concatenating(placement)
      guard let next = parent(current), next != ancestor else { return Transform3D(plane) }
      current = next
    }
    let last = placementInSpace(current)
    let transform = current == index ? last : Transform3D(plane).concatenating(last)
    return toAncestor(ancestor, from: current, starting: transform) { placementInSpace($0) }
  }

  private func toAncestor(
    _ ancestor: Int, from index: Int, starting start: Transform3D,
    _ placement: (Int) -> Transform3D
  ) -> Transform3D {
    var transform = start
    var current = index
    while let next = parent(current), next != ancestor {
      transform = transform.inPlane.concatenating(placement(next))
      current = next
    }
    return transform
  }

  func commonAncestor(_ first: Int, _ second: Int) throws(Fault) -> Int {
    var first = first
    var second = second
    var difference = depth(first) - depth(second)
    while difference > 0 {
      first = Int(rows[first].parent)
      difference -= 1
    }
    while difference < 0 {
      second = Int(rows[second].parent)
      difference += 1
    }
    while first != second {
      guard let up = parent(first), let other = parent(second) else {
        throw Fault(.invalidArgument, "the views stand in different trees")
      }
      first = up
      second = other
    }
    return first
  }

  func depth(_ index: Int) -> Int {
    var depth = 0
    var current = index
    while let next = parent(current) {
      depth += 1
      current = next
    }
    return depth
  }
}

/// Positions of views that have a depth.
extension Views {
  static let kindOfTransform3D = PropertyKind(
    componentCount: 16, interpolation: .projective, offset: nil)
  static let kindOfCurl = PropertyKind(componentCount: 2, interpolation: .linear, offset: nil)

  /// The model value of a view's transform in space; none when it has had none.
  func transform3D(_ index: Int) -> Transform3D? {
    guard rows[index].flags.contains(.effects),
      let value = customs.find(.transform3D, from: rows[index].firstCustom)
    else { return nil }
    let transform = ProjectiveCoding.transform(value)
    return transform.isIdentity ? nil : transform
  }

  /// From a view's own coordinates to those of its superview: by its affine placement, then by a
  /// transform in space about the center.
  static func placement(
    _ placement: AffineTransform, about center: Point, _ transform: Transform3D
  ) -> Transform3D {
    var flat = placement
    flat.tx -= center.x
    flat.ty -= center.y
    return Transform3D(flat).concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y, z: 0))
  }

  /// From a view's own coordinates to those of its superview, by model values.
  func placementInSpace(_ index: Int) -> Transform3D {
    guard let transform = transform3D(index) else { return Transform3D(placement(index)) }
    let values = geometry(index)
    return Self.placement(placement(index), about: Self.center(values), transform)
  }

  /// The smallest rectangle that holds the image of the bounds; of corners behind the eye only the
  /// direction is known, and they are left out.
  fileprivate func frameInSpace(_ index: Int) -> Rect {
    let bounds = self.bounds(index)
    let placement = placementInSpace(index)
    var result: Rect?
    for corner in 0..<4 {
      let point = Point(
        x: corner & 1 == 0 ? bounds.minX : bounds.maxX,
        y: corner & 2 == 0 ? bounds.minY : bounds.maxY)
      guard let seen = placement.apply(to: point) else { continue }
      let spot = Rect(origin: seen, size: Size(width: 0, height: 0))
      result = result.map { $0.union(spot) } ?? spot
    }
    guard let result, result.isFinite else { return .zero }
    return result
  }
}
