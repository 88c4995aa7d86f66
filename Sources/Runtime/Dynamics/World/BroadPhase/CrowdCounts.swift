/// How many contacts are counted for each body, in a search that has come upon a crowd, and the
/// bodies that could not have all.
struct CrowdCounts: ~Copyable {
  private var meetings = Buffer<Int32>()
  private var crowdedBodies = Buffer<Int32>()

  /// Contacts of a body with such as are not smaller. Side by side there is room for six or eight;
  /// boxes of what is fast reach as far as it goes in an interval, and who is left out is passed
  /// through.
  static let most: Int32 = 96

  /// The bodies to which a contact was refused, each once.
  var crowded: Rows<Int32> { crowdedBodies.rows }

  /// Begins to count, because a search has come upon a crowd.
  mutating func begin(bodyCount: Int) {
    meetings.removeAll()
    meetings.resize(to: bodyCount, filling: 0)
  }

  func count(_ body: Int32) { meetings[body] &+= 1 }

  func hasRoom(_ body: Int32, for more: Int32) -> Bool {
    meetings[body] &+ more <= CrowdCounts.most
  }

  /// Whether a body may have one more contact, which is counted then.
  mutating func admit(_ body: Int32) -> Bool {
    if meetings[body] < CrowdCounts.most {
      meetings[body] &+= 1
      return true
    }
    if meetings[body] == CrowdCounts.most {
      meetings[body] &+= 1
      crowdedBodies.append(body)
    }
    return false
  }

  mutating func clearCrowded() { crowdedBodies.removeAll() }

  /// Traps in debug unless nobody waits, as between two searches.
  func checkInvariants() { assert(crowdedBodies.isEmpty) }
}
