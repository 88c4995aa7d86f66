/// Result of predicting paths: the bodies with a new path, those of them that leave their boxes,
/// and those whose path is for one sub-step alone. The check of contacts reads the first.
struct PathUpdates: ~Copyable {
  private var updatedBodies = Buffer<Int32>()
  private var leavingBodies = Buffer<Int32>()
  private var shortBodies = Buffer<Int32>()

  @inline(__always) var updated: Rows<Int32> { updatedBodies.rows }
  @inline(__always) var leaving: Rows<Int32> { leavingBodies.rows }
  @inline(__always) var short: Rows<Int32> { shortBodies.rows }

  mutating func begin() {
    updatedBodies.removeAll()
    leavingBodies.removeAll()
    shortBodies.removeAll()
  }

  @inline(__always)
  mutating func note(_ body: Int32, leavesBoxes: Bool, isShort: Bool) {
    leavingBodies.append(body, when: leavesBoxes)
    if isShort { shortBodies.append(body) }
    updatedBodies.append(body)
  }

  /// Traps in debug unless the bodies that leave their boxes and those with a short path all have a
  /// new one.
  func checkInvariants() {
    checkAreUpdated(leaving)
    checkAreUpdated(short)
  }

  /// Both lists are in one order.
  private func checkAreUpdated(_ list: Rows<Int32>) {
    var place = 0
    for index in 0..<list.count {
      while place < updatedBodies.count && updatedBodies[place] != list[index] { place += 1 }
      assert(place < updatedBodies.count)
    }
  }
}
