/// Items as they are now: velocities, bounds, places, and whom they meet.
extension DynamicAnimator {
  func velocity(of item: Int32) -> Vector? {
    guard let body = body(of: item) else { return nil }
    return world.velocity(of: body)
  }

  func angularVelocity(of item: Int32) -> Double? {
    guard let body = body(of: item) else { return nil }
    return world.angularVelocity(of: body)
  }

  /// Items whose bounds meet a rectangle, in the order of their arrival (DY-18).
  func items(in rect: Rect) -> [Int32] {
    var found: [Int32] = []
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && bounds(of: index).intersects(rect) {
        found.append(records[index].item)
      }
      index += 1
    }
    return found
  }

  /// The upright rectangle around an item where it is.
  func bounds(of index: Int32) -> Rect {
    let record = records[index]
    let (center, angle) = place(of: index)
    return Rect(around: center, sizes[record.size], angle)
  }

  /// Centre and rotation of an item as the world has it.
  func place(of index: Int32) -> (Point, Double) {
    let record = records[index]
    let pose = world.originPose(of: record.body)
    let angle = world.angle(of: record.body)
    guard record.group >= 0 else { return (pose.position, angle) }
    let part = parts[index]
    return (pose.position + pose.rotation.apply(part.offset), angle + part.rotation)
  }

  /// The collision behaviours that let an item meet others, as bits.
  @_optimize(speed)
  func itemBits(of item: Int32) -> UInt64 {
    let index = record(of: item)
    guard index >= 0 else { return 0 }
    // All shapes of a body have the same.
    let body = records.base[Int(index)].body
    let shape = world.bodies.base[Int(body)].firstShape
    return shape < 0 ? 0 : world.shapes.surface(of: shape).itemBits
  }
}

extension Rect {
  /// The upright rectangle around a turned one.
  init(around center: Point, _ size: Size, _ rotation: Double) {
    let rotation = Rotation(angle: rotation)
    let c = rotation.cosine.magnitude
    let s = rotation.sine.magnitude
    let width = c * size.width + s * size.height
    let height = s * size.width + c * size.height
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
