/// What an animator and its behaviours are, as bytes: magic, version, layout, set-up, length and a
/// fingerprint of what follows; then the behaviours, the world, and the animator's own state.
extension DynamicAnimator {
  enum SnapshotProblem: Error {
    /// No snapshot, not of this version, or not as it was written.
    case damaged
    /// The behaviours or their items are others than when it was taken.
    case otherSetup
  }

  private struct Head: BitwiseCopyable {
    /// "motusdyn", and after it the version of what follows.
    var magic: UInt64 = 0x6E79_6473_7574_6F6D
    var version: UInt64 = 1
    var layout = Head.layout
    var setup: UInt64 = 0
    /// The highest number of an item in it.
    var lastItem: Int64 = -1
    var length: UInt64 = 0
    var print: UInt64 = 0

    private static var layout: UInt64 {
      var print = StatePrint()
      print.fold(World.layout)
      print.fold(UInt64(MemoryLayout<DynamicItemRecord>.stride))
      return print.value
    }
  }

  /// The bytes that a snapshot takes now.
  func snapshotSize() -> Int {
    var coder = StateCoder(.measuring)
    code(&coder)
    return MemoryLayout<Head>.size + coder.offset
  }

  /// Writes a snapshot into as many bytes as it takes. Changes nothing.
  func writeSnapshot(to bytes: UnsafeMutableRawPointer, size: Int) {
    let body = bytes + MemoryLayout<Head>.size
    let length = size - MemoryLayout<Head>.size
    var coder = StateCoder(.writing, body, size: length)
    code(&coder)
    var head = Head()
    head.setup = setup
    head.lastItem = Int64(lastItem)
    head.length = UInt64(truncatingIfNeeded: length)
    head.print = print(of: head, body)
    bytes.storeBytes(of: head, as: Head.self)
  }

  /// Puts back what a snapshot holds, or changes nothing.
  func restore(
    from bytes: UnsafeRawPointer, size: Int, itemCount: Int
  ) throws(SnapshotProblem) {
    guard size >= MemoryLayout<Head>.size else { throw .damaged }
    let head = bytes.loadUnaligned(as: Head.self)
    let ours = Head()
    let length = size - MemoryLayout<Head>.size
    let body = UnsafeMutableRawPointer(mutating: bytes) + MemoryLayout<Head>.size
    guard head.magic == ours.magic, head.version == ours.version, head.layout == ours.layout,
      head.length == UInt64(length), head.print == print(of: head, body)
    else { throw .damaged }
    guard head.setup == setup, head.lastItem < itemCount else { throw .otherSetup }
    var checker = StateCoder(.checking, body, size: length)
    code(&checker)
    guard checker.isComplete else { throw .damaged }
    var coder = StateCoder(.reading, body, size: length)
    code(&coder)
  }

  private func print(of head: Head, _ bytes: UnsafeRawPointer) -> UInt64 {
    var print = StatePrint()
    print.fold(head.setup)
    print.fold(UInt64(bitPattern: head.lastItem))
    print.fold(bytes, count: Int(truncatingIfNeeded: head.length))
    return print.value
  }

  private var lastItem: Int32 {
    var last: Int32 = -1
    for index in 0..<records.count where records[index].item > last { last = records[index].item }
    return last
  }

  /// Which behaviours there are, in which order, with which items.
  private var setup: UInt64 {
    var print = StatePrint()
    for behavior in behaviors { describe(behavior, &print) }
    return print.value
  }

  private func describe(_ behavior: DynamicBehavior, _ print: inout StatePrint) {
    let items = behavior.namedItems
    print.fold(behavior.sort)
    print.fold(UInt64(truncatingIfNeeded: items.count))
    for item in items { print.fold(item) }
    print.fold(UInt64(truncatingIfNeeded: behavior.children.count))
    for child in behavior.children { describe(child, &print) }
  }

  /// Behaviours come first: what they change in the world when they are set is overwritten by the
  /// world as it was, and what they ask of the animator by the animator's own state.
  private func code(_ coder: inout StateCoder) {
    for behavior in behaviors { code(behavior, &coder) }
    world.code(&coder)
    coder.code(&records)
    sizes.code(&coder)
    coder.code(&parts)
    coder.code(&previousPoses)
    coder.code(&loads)
    coder.code(&recordOfItem)
    coder.code(&freeRecords)
    touching.code(&coder)
    coder.code(&usedBits)
    coder.code(&elapsedTime)
    coder.code(&stepsTaken)
    coder.code(&shownFraction)
    coder.code(&needsRebuild)
    coder.code(&needsTick)
    coder.code(&isRunning)
    coder.code(&hasTurningPush)
    var sent = Buffer<KinematicTarget>()
    if !coder.isReading {
      for index in 0..<kinematicTargets.count { sent.append(kinematicTargets[index]) }
    }
    coder.code(&sent)
    if coder.isReading {
      kinematicTargets.removeAll()
      for index in 0..<sent.count { kinematicTargets.set(sent[index].body, sent[index]) }
    }
    var list = Buffer<Int32>()
    if !coder.isReading {
      var place: Int32 = 0
      for behavior in behaviors { note(behavior, &place, &list) }
    }
    coder.code(&list)
    guard coder.isReading else { return }
    removeFields()
    stopAnchors()
    pendingEvents.removeAll()
    hasNewCollisionPairs = needsRebuild
    for bit in collisions.indices { collisions[bit] = nil }
    var place: Int32 = 0
    var next = 0
    for behavior in behaviors { restoreLists(behavior, &place, list, &next) }
    mustReportPause = hasReportedResume && !isRunning
  }

  private func code(_ behavior: DynamicBehavior, _ coder: inout StateCoder) {
    behavior.code(&coder)
    for child in behavior.children { code(child, &coder) }
  }

  /// Notes the place in the tree of each field that acts and of each anchor that is on its way.
  private func note(
    _ behavior: DynamicBehavior, _ place: inout Int32, _ list: inout Buffer<Int32>
  ) {
    let isMoving = ((behavior as? AttachmentBehavior)?.movingPlace ?? -1) >= 0
    if isMoving || (behavior as? FieldBehavior)?.isActing == true { list.append(place) }
    place += 1
    for child in behavior.children { note(child, &place, &list) }
  }

  private func restoreLists(
    _ behavior: DynamicBehavior, _ place: inout Int32, _ list: borrowing Buffer<Int32>,
    _ next: inout Int
  ) {
    if next < list.count && list[next] == place {
      next += 1
      if let field = behavior as? FieldBehavior { addField(field) }
      if let attachment = behavior as? AttachmentBehavior { addMovingAnchor(of: attachment) }
    }
    if let collision = behavior as? CollisionBehavior, collisions.indices.contains(collision.bit) {
      collisions[collision.bit] = collision
    }
    place += 1
    for child in behavior.children { restoreLists(child, &place, list, &next) }
  }
}
