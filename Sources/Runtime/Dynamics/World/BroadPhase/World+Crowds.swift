/// What lies in one place in such numbers that not all pairs can be contacts (DY-40).
///
/// A pair of bodies that move is counted for the smaller of them, or for the younger of two of one
/// size, so a large body may carry any number of small ones. No more than `mostMeetings` are
/// counted for a body; of more, those meet whose boxes overlap most. Who is left out is sought for
/// again at the next search. Pairs with a fast body are always admitted.
extension World {
  /// Contacts of a body with such as are not smaller. Side by side there is room for six or eight; boxes
  /// of what is fast reach as far as it goes in an interval, and who is left out is passed through.
  static let mostMeetings: Int32 = 96
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
    return a < b ? b : a
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
    pairHits.removeAll()
    if !movingTree.query(box, into: &pairHits, atMost: World.mostHits) {
      findHitsInCrowd(of: number, box)
    }
    if hasFixed { fixedTree.query(box, into: &pairHits) }
  }

  @inline(never) private func findHitsInCrowd(of number: Int32, _ box: BoundingBox) {
    let body = shapes[number].body
    let shapes = shapes.base
    pairHits.removeAll()
    _ = movingTree.walk(box, into: &pairHits, atMost: World.mostHits) { other in
      counted(body, shapes[Int(other)].body) == body && shouldCollide(number, other)
    }
  }

  /// Counts the contacts that there are.
  @inline(never) func countMeetings() {
    meetings.removeAll()
    meetings.resize(to: bodies.count, filling: 0)
    var index = 0
    while index < contacts.count {
      let contact = contacts.base + index
      index &+= 1
      guard contact.pointee.isAlive else { continue }
      let body = counted(contact.pointee.bodyA, contact.pointee.bodyB)
      if body >= 0 { meetings[body] &+= 1 }
    }
  }

  /// Whether a pair that has no contact may have one, which is counted.
  func admits(_ a: Int32, _ b: Int32) -> Bool {
    let body = counted(a, b)
    guard body >= 0 else { return true }
    if meetings[body] >= World.mostMeetings {
      noteCrowded(body)
      return false
    }
    meetings[body] &+= 1
    return true
  }

  /// Its shapes are sought for again at the next search.
  private func noteCrowded(_ body: Int32) {
    guard meetings[body] == World.mostMeetings else { return }
    meetings[body] &+= 1
    crowded.append(body)
  }

  func noteCrowdedMoved() {
    for place in 0..<crowded.count {
      var shape = bodies[crowded[place]].firstShape
      while shape >= 0 {
        noteMoved(shape)
        shape = shapes[shape].nextShape
      }
    }
    crowded.removeAll()
  }

  /// Brings what overlaps a shape most to the front, if there is no room for all that is new.
  @inline(never) func sortHits(of number: Int32) {
    let body = shapes[number].body
    var new: Int32 = 0
    for place in 0..<pairHits.count where isNewMeeting(body, pairHits[place]) { new &+= 1 }
    guard meetings[body] &+ new > World.mostMeetings else { return }
    let box = proxyBox(of: number)
    hitDepths.removeAll()
    for place in 0..<pairHits.count { hitDepths.append(depth(box, pairHits[place])) }
    sortHitsByDepth()
  }

  private func isNewMeeting(_ body: Int32, _ other: Int32) -> Bool {
    let otherBody = shapes[other].body
    return otherBody != body && counted(body, otherBody) == body
  }

  /// How far two boxes overlap, the lesser of both ways.
  private func depth(_ box: BoundingBox, _ other: Int32) -> Float {
    let o = proxyBox(of: other)
    let low = box.sides.raised(to: o.sides)
    let high = box.sides.limited(to: o.sides)
    let x = high.z - low.x
    let y = high.w - low.y
    return x < y ? x : y
  }

  /// The deepest first, those of one depth by their numbers: a sort by a heap, in place.
  private func sortHitsByDepth() {
    let count = pairHits.count
    var start = count / 2
    while start > 0 {
      start -= 1
      sink(start, count)
    }
    var end = count
    while end > 1 {
      end -= 1
      swapHits(0, end)
      sink(0, end)
    }
  }

  /// The least of both stands at the top of the heap.
  private func sink(_ start: Int, _ end: Int) {
    var place = start
    while 2 * place + 1 < end {
      var child = 2 * place + 1
      if child + 1 < end, comesBefore(child, child + 1) { child += 1 }
      guard comesBefore(place, child) else { return }
      swapHits(place, child)
      place = child
    }
  }

  private func comesBefore(_ a: Int, _ b: Int) -> Bool {
    hitDepths[a] != hitDepths[b] ? hitDepths[a] > hitDepths[b] : pairHits[a] < pairHits[b]
  }

  private func swapHits(_ a: Int, _ b: Int) {
    let hit = pairHits[a]
    let depth = hitDepths[a]
    pairHits[a] = pairHits[b]
    hitDepths[a] = hitDepths[b]
    pairHits[b] = hit
    hitDepths[b] = depth
  }
}
