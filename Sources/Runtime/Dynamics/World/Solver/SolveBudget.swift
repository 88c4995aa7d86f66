/// How many solves an island may take in a sub-step, and how many all have taken.
///
/// A *solve* is one contact or joint solved once; contacts are solved in fours, and an empty lane
/// counts as one. Counted in solves, and for each island, a budget gives the same bits on every
/// machine, whatever else there is.
///
/// One pass with bias and one that relaxes, over all contacts and joints, are made in any case.
/// Further ones are taken out of what these leave. Those over contacts leave something to those over
/// joints, and those with bias something to those that relax: so overlaps give way first, then
/// joints. What a solve that is cut short does to speeds, `limitEnergyOfCut` takes back.
struct SolveBudget: ~Copyable {
  /// Solves of an island in a sub-step; 0 for no limit.
  private(set) var limit = 0
  /// Whether there is a limit for the island at hand.
  private(set) var isLimited = false
  /// Whether the energy of the island at hand is: while it has a limit, and as long after as what
  /// was left undone may give some.
  private(set) var isWatched = false
  /// What further passes of it may take in this sub-step yet, and could in the beginning.
  private var left = Int.max
  private var most = Int.max
  /// Solves of a pass over the contacts of the island at hand, and over its joints.
  private(set) var contacts = 0
  private(set) var joints = 0
  /// A pass was wanted and not made in the sub-step of the island at hand.
  private(set) var isCut = false
  private(set) var work = SolverWork()

  mutating func setLimit(_ limit: Int) { self.limit = limit }
  mutating func clearWork() { work = SolverWork() }
  @inline(__always) mutating func countStep() { work.steps &+= 1 }
  @inline(__always) mutating func countIsland() { work.islands &+= 1 }

  /// Begins the sub-step of an island, or a half of it.
  ///
  /// - Parameters:
  ///   - contacts: the solves of a pass over its contacts.
  ///   - joints: those of a pass over its joints.
  ///   - limit: the solves that it may take; nil for all that it asks for.
  ///   - isWatched: whether its energy is limited.
  @inline(__always)
  mutating func begin(contacts: Int, joints: Int, limit: Int?, isWatched: Bool) {
    self.contacts = contacts
    self.joints = joints
    isCut = false
    isLimited = limit != nil
    self.isWatched = isWatched
    let first = 2 &* (contacts &+ joints)
    work.solves &+= first
    guard let limit else { return }
    left = limit > first ? limit - first : 0
    most = left
  }

  /// Counts a pass that is made in any case.
  @inline(__always) mutating func count(_ cost: Int) { work.solves &+= cost }

  /// Takes a further pass. Returns whether it is to be made.
  ///
  /// - Parameter share: how often what further passes could take in the beginning is halved to give
  ///   what this one has to leave; 0 where it may take all.
  @inline(__always)
  mutating func take(_ cost: Int, leaving share: Int = 0) -> Bool {
    if isLimited {
      guard left &- cost >= (share > 0 ? most >> share : 0) else {
        if !isCut { work.cuts &+= 1 }
        isCut = true
        return false
      }
      left &-= cost
    }
    work.solves &+= cost
    work.rounds &+= 1
    return true
  }

  /// Traps in debug where numbers are counted below 0.
  func checkInvariants() {
    assert(limit >= 0 && left >= 0 && most >= left && contacts >= 0 && joints >= 0)
    assert(work.cuts >= 0 && work.rounds >= 0 && work.solves >= work.rounds)
  }
}

/// What a world has done in a tick.
struct SolverWork {
  var steps = 0
  /// Islands, each counted in each sub-step, or half of one.
  var islands = 0
  /// Contacts and joints, each counted whenever it was solved.
  var solves = 0
  /// Further passes.
  var rounds = 0
  /// Sub-steps of an island in which a pass was left out.
  var cuts = 0
}
