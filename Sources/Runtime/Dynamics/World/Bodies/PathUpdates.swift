/// What predicting paths has found: the bodies with a new path, and those of them whose boxes no longer hold
/// it. The check of contacts reads the former.
struct PathUpdates: ~Copyable {
  private var updatedBodies = Buffer<Int32>()
  private var leavingBodies = Buffer<Int32>()

  @inline(__always) var updated: Rows<Int32> { updatedBodies.rows }
  @inline(__always) var leaving: Rows<Int32> { leavingBodies.rows }

  mutating func begin() {
    updatedBodies.removeAll()
    leavingBodies.removeAll()
  }

  @inline(__always)
  mutating func note(_ body: Int32, leavesBoxes: Bool) {
    leavingBodies.append(body, when: leavesBoxes)
    updatedBodies.append(body)
  }

  /// What leaves its boxes has a new path.
  func checkInvariants() {
    var place = 0
    for index in 0..<leavingBodies.count {
      while place < updatedBodies.count && updatedBodies[place] != leavingBodies[index] {
        place += 1
      }
      assert(place < updatedBodies.count)
    }
  }
}
