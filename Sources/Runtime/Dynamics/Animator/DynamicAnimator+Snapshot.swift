/// Snapshots of an animator and its behaviours, as bytes: magic, version, layout, set-up, length
/// and a fingerprint of the rest; then the behaviours, the world, and the animator's own state.
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
    codeBehaviors(&coder)
    codeState(&coder)
    return MemoryLayout<Head>.size + coder.offset
  }

  /// Writes a snapshot into as many bytes as it takes. Changes nothing.
  func writeSnapshot(to bytes: UnsafeMutableRawPointer, size: Int) {
    let body = bytes + MemoryLayout<Head>.size
    let length = size - MemoryLayout<Head>.size
    var coder = StateCoder(.writing, body, size: length)
    codeBehaviors(&coder)
    codeState(&coder)
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
    codeBehaviors(&checker)
    guard checker.fits, canBe(body, length, from: checker.offset, itemCount: itemCount) else {
      throw .damaged
    }
    var coder = StateCoder(.reading, body, size: length)
    codeBehaviors(&coder)
    codeState(&coder)
  }

  /// Whether the bytes behind the behaviours' are a state that these can have. The fingerprint
  /// guards against accidents alone, so nothing here trusts a number: an animator apart takes the
  /// state in and is looked through, then the behaviours' bytes once more, for what they name in
  /// it.
  private func canBe(
    _ bytes: UnsafeMutableRawPointer, _ size: Int, from offset: Int, itemCount: Int
  ) -> Bool {
    let trial = DynamicAnimator()
    var reader = StateCoder(.reading, bytes, size: size, from: offset)
    trial.codeState(&reader)
    guard reader.isComplete, trial.isSound(itemCount: itemCount) else { return false }
    let claims = StateClaims(trial.world)
    var checker = StateCoder(.checking, bytes, size: size, claims: claims)
    codeBehaviors(&checker)
    return checker.fits && claims.haveAllJoints && claims.bits == trial.collisions.usedBits
  }

  /// Asked of an animator that has taken in bytes, before anything else.
  private func isSound(itemCount: Int) -> Bool {
    guard world.isSound({ Self.isTag($0, itemCount) }), haveSoundRecords(itemCount),
      hasSoundFlags(), clock.isSound,
      parts.count <= records.count, previousPoses.count <= records.count,
      loads.count <= records.count
    else { return false }
    for list in [parts.rows, previousPoses.rows] {
      for index in 0..<list.count {
        guard Soundness.isInReach(list[index].center), Soundness.isInReach(list[index].rotation)
        else { return false }
      }
    }
    for index in 0..<loads.count {
      let load = loads[index]
      // In units of gravity.
      guard Soundness.isInReach(load.acceleration * 1e-3), Soundness.isMeasure(load.force),
        Soundness.isMeasure(Vector(dx: load.torque, dy: load.charge))
      else { return false }
    }
    for index in 0..<touching.list.count {
      let pair = touching.list[index]
      guard record(of: pair.itemA) >= 0, Self.isTag(pair.itemB, itemCount), pair.itemB != -1,
        pair.itemB < 0 || record(of: pair.itemB) >= 0, pair.count >= 0
      else { return false }
    }
    for index in 0..<kinematicTargets.count {
      let target = kinematicTargets[index]
      guard isLiving(target.body), Soundness.isInReach(target.center),
        Soundness.isInReach(target.velocity), Soundness.isInReach(target.rotation),
        Soundness.isInReach(target.angularVelocity)
      else { return false }
    }
    return true
  }
  /// Whether a body or a line may be known by a number: that of an item, or below −1 of a boundary.
  private static func isTag(_ tag: Int32, _ itemCount: Int) -> Bool {
    tag >= -1 ? Int(tag) < itemCount : Int(-2 - tag) >> CollisionBehavior.serialBits < 64
  }

  private func isLiving(_ body: Int32) -> Bool {
    body >= 0 && Int(body) < world.bodies.count && world.bodies[body].isAlive
  }

  private func haveSoundRecords(_ itemCount: Int) -> Bool {
    var isFree = Marks(records.count)
    for place in 0..<freeRecords.count where !isFree.take(freeRecords[place]) { return false }
    var uses = Buffer<Int32>()
    uses.resize(to: sizes.roomCount, filling: 0)
    guard recordOfItem.count <= itemCount else { return false }
    for index in 0..<Int32(truncatingIfNeeded: records.count) {
      let record = records.base + Int(index)
      guard Soundness.isFlag(&record.pointee.isGroup), Soundness.isFlag(&record.pointee.wasAwake),
        Soundness.isFlag(&record.pointee.isOutside),
        (record.pointee.item == -1) == isFree.isTaken(index)
      else { return false }
      guard record.pointee.item != -1 else { continue }
      let (group, size) = (record.pointee.group, record.pointee.size)
      guard self.record(of: record.pointee.item) == index, isLiving(record.pointee.body), size >= 0,
        Int(size) < uses.count, Soundness.isPlace(group, below: records.count)
      else { return false }
      uses[size] += 1
      guard group >= 0 else { continue }
      guard Int(index) < parts.count, !record.pointee.isGroup, records[group].isGroup,
        records[group].item >= 0, records[group].body == record.pointee.body
      else { return false }
    }
    for item in 0..<Int32(truncatingIfNeeded: recordOfItem.count) where recordOfItem[item] != -1 {
      let index = recordOfItem[item]
      guard index >= 0, Int(index) < records.count, records[index].item == item else {
        return false
      }
    }
    for number in 0..<sizes.roomCount {
      let size = sizes[Int32(truncatingIfNeeded: number)]
      guard Soundness.isInReach(Vector(dx: size.width, dy: size.height)) else { return false }
    }
    return sizes.isSound(uses)
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
  private func codeBehaviors(_ coder: inout StateCoder) {
    for behavior in behaviors { code(behavior, &coder) }
  }

  private func codeState(_ coder: inout StateCoder) {
    world.code(&coder)
    codeRecords(&coder)
    touching.code(&coder)
    collisions.code(&coder)
    clock.code(&coder)
    codeRun(&coder)
    kinematicTargets.code(&coder)
    var list = Buffer<Int32>()
    if !coder.isReading {
      var place: Int32 = 0
      for behavior in behaviors { note(behavior, &place, &list) }
    }
    coder.code(&list)
    guard coder.isReading else { return }
    forgetRun()
    var place: Int32 = 0
    var next = 0
    for behavior in behaviors { restoreLists(behavior, &place, list, &next) }
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
    if let collision = behavior as? CollisionBehavior { collisions.putBack(collision) }
    place += 1
    for child in behavior.children { restoreLists(child, &place, list, &next) }
  }
}
