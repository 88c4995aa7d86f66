/// What is told of contacts at the end of a call.
extension World {
  func emitBegin(_ index: Int32) {
    contacts[index].isTouching = true
    let c = contacts[index]
    let center = center(of: c.bodyA)
    let two = c.pointCount > 1
    let x = two ? 0.5 * (c.arm1X + c.arm2X) : c.arm1X
    let y = two ? 0.5 * (c.arm1Y + c.arm2Y) : c.arm1Y
    beginEvents.append(
      ContactEvent(
        shapeA: c.shapeA, shapeB: c.shapeB, tagA: tag(of: c.shapeA), tagB: tag(of: c.shapeB),
        point: center + Vector(dx: Double(x), dy: Double(y)),
        normal: Vector(dx: Double(c.normalX), dy: Double(c.normalY))))
  }

  func emitEnd(_ index: Int32) {
    contacts[index].isTouching = false
    let c = contacts[index]
    endEvents.append(
      ContactEvent(
        shapeA: c.shapeA, shapeB: c.shapeB, tagA: tag(of: c.shapeA), tagB: tag(of: c.shapeB),
        point: .zero, normal: .zero))
  }
}
