/// Crowds: so many bodies in one place that not all pairs can be contacts (DY-40).
///
/// A pair of bodies that move is counted for the smaller of them, or for the younger of two of one
/// size, so a large body may carry any number of small ones. No more than `CrowdCounts.most` are
/// counted for a body; of more, those meet whose boxes overlap most. A pair that is left out is
/// sought again at the next search. Pairs with a fast body are always admitted.
extension World {
  /// Overlapping boxes from which on a place is looked at as a crowd.
  static let mostHits = 256

  /// The body for which a pair is counted; -1 for none.
  @inline(__always) private func counted(_ a: Int32, _ b: Int32) -> Int32 {
    let first = bodies.base + Int(a)
    let second = bodies.base + Int(b)
    guard first.pointee.kind == .dynamic, second.pointee.kind == .dynamic,
      !isFast(a), !isFast(b)
    else { return -1 }
    if first.pointee.extent != second.pointee.extent {
      return first.pointee.extent < second.pointee.extent ? a : b
    }
    return first.pointee.serial < second.pointee.serial ? b : a
  }

  /// Whether a body goes farther than its own half within one search: its box is not its place, and
  /// what it may meet there is not to be given up.
  @inline(__always) private func isFast(_ body: Int32) -> Bool {
    let path = predictedPaths.base + Int(body)
    let way = max(path.pointee.velocityX.magnitude, path.pointee.velocityY.magnitude)
    return way * World.collisionSpan > bodies[body].extent
  }

  /// Finds what overlaps a box of a moving shape; in a crowd only so many of those that are not
  /// smaller.
  @_optimize(speed)
  @inline(__always) func findHits(of number: Int32, _ box: BoundingBox, hasFixed: Bool) {
    if !broadPhase.findOverlaps(box, atMost: World.mostHits) { findHitsInCrowd(of: number, box) }
    if hasFixed { broadPhase.addFixedOverlaps(box) }
  }

  @inline(never) private func findHitsInCrowd(of number: Int32, _ box: BoundingBox) {
    let body = shapes[number].body
    let shapes = shapes.base
    broadPhase.findOverlaps(box, atMost: World.mostHits) { other in
      counted(body, shapes[Int(other)].body) == body && shouldCollide(number, other)
    }
  }

  /// Counts the contacts that there are.
  @inline(never) func countMeetings() {
    crowdCounts.begin(bodyCount: bodies.count)
    var index = 0
    while index < contacts.count {
      let contact = contacts.base + index
      index &+= 1
      guard contact.pointee.isAlive else { continue }
      let body = counted(contact.pointee.bodyA, contact.pointee.bodyB)
      if body >= 0 { crowdCounts.count(body) }
    }
  }

  /// Whether a pair that has no contact may have one, which is counted.
  func admits(_ a: Int32, _ b: Int32) -> Bool {
    let body = counted(a, b)
    return body < 0 || crowdCounts.admit(body)
  }

  /// Has bodies that were refused a contact searched again next time.
  func noteCrowdedMoved() {
    let crowded = crowdCounts.crowded
    for index in 0..<crowded.count {
      var shape = bodies[crowded[index]].firstShape
      while shape >= 0 {
        noteMoved(shape)
        shape = shapes[shape].nextShape
      }
    }
    crowdCounts.clearCrowded()
  }

  /// Brings what overlaps a shape most to the front, if there is no room for all that is new.
  @inline(never) func sortHits(of number: Int32) {
    let body = shapes[number].body
    var new: Int32 = 0
    let overlaps = broadPhase.overlaps
    for index in 0..<overlaps.count where isNewMeeting(body, overlaps[index]) { new &+= 1 }
    guard !crowdCounts.hasRoom(body, for: new) else { return }
    let box = proxyBox(of: number)
    for index in 0..<overlaps.count { broadPhase.addOverlapDepth(depth(box, overlaps[index])) }
    broadPhase.sortOverlaps()
  }

  private func isNewMeeting(_ body: Int32, _ other: Int32) -> Bool {
    let otherBody = shapes[other].body
    return otherBody != body && counted(body, otherBody) == body
  }

  /// How far two boxes overlap, the lesser of both axes.
  private func depth(_ box: BoundingBox, _ other: Int32) -> Float {
    let o = proxyBox(of: other)
    let low = box.sides.raised(to: o.sides)
    let high = box.sides.limited(to: o.sides)
    let x = high.z - low.x
    let y = high.w - low.y
    return x < y ? x : y
  }
}
